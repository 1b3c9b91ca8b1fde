"""English texts read the way players talk: no phrase on these lists comes back.

Each pattern has a phrase that it must find and a better one that it must leave alone. Exceptions are in the pattern.
"""

import argparse
import functools
import re
import tokenize

import pytest
from folders import ROOT

from fiefdom import catalog
from fiefdom.bots.shipped import shipped
from fiefdom.cli.main import make_parser
from fiefdom.locale.sources import text_files
from fiefdom.locale.speaker import speaker

# As they are before any test adds cards of its own.
CARDS = tuple(catalog.kinds)
# The pages to check, as patterns of paths.
PAGES = (
    "README.md",
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "docs/*.md",
    "docs/design/*.md",
    "docs/notebooks/*.md",
    "docs/cards/en/*.md",
    "Makefile",
    "hatch_build.py",
)

# "Beside" means next to, and is allowed before these places only; "besides" means in addition to.
PLACES = "it|them|the (?:supply|deck|board|table|compiled modules)|(?:your|their) deck"
# "Is no" is allowed in comparisons, and in "there is no".
COMPARED = "longer|more|less|better|worse|faster|slower|bigger|smaller"

FOREIGN = (
    (
        r"(?<!\byou )\b(?:is|are|be|was|were) told\b",
        "one alone is told by itself",
        "with one, report how it does; you are told once",
    ),
    (r"\btells? (?:who|what|how|which|where|whether|more)\b", "--help tells what is", "see --help"),
    (r"\bthat comes about which\b", "when that comes about which it waits for", "when the event happens"),
    (rf"\bbeside\b(?! (?:{PLACES})\b)", "the log beside the questions", "the mat beside the supply"),
    (
        rf"(?<!\bthere )\bis no (?!(?:{COMPARED})\b)",
        "This is no Attack.",
        "There is no file, and it is no longer here.",
    ),
    (r"\b(?:is|are) there already\b", "notes.txt is there already", "notes.txt already exists"),
    (r"\band here are\b", "A kingdom has ten cards, and here are 2.", "A kingdom needs ten cards; you gave 2."),
    (r"\bshould be [^.]*, and is\b", "should be 3, and is 2", "expected 3, got 2"),
    (r"\bstands? (?:twice|in two|before it|with)\b", "this stands twice in the file", "this key is defined twice"),
    (r"\bnot understood\b", "“x” is not understood", "unknown argument “x”"),
    (r"\bto go on with\b", "no game to go on with", "no game to resume"),
    (r"\bt(?:ake|akes|aken|ook) (?:it )?back\b", "It cannot be taken back", "Too late to undo"),
    (r"\b(?:nothing|one|[0-9]+|\}) (?:is|are) picked\b", "One is picked, and it must be 2.", "You picked 1; pick 2."),
    (r"\bby that[.,;]", "ends one that it wins by that.", "when that wins"),
    (r"\bfor want of\b", "ended for want of memory", "because memory ran out"),
    (r"\b(?:is|are) to (?:have|give|lie)\b", "The boxes are to give 11 cards", "The boxes add up to 11 cards"),
    (
        r"\b(?:what|when|if|how|where) one (?:can|may|must|would|has|wants|needs)\b",
        "what one can buy",
        "what you can buy",
    ),
    (r"\banother world\b", "Another world has no record.", "A resampled game cannot be saved."),
    (r"\banew\b", "The file is written anew.", "The file is rewritten."),
    (r"\bapart from those of\b", "a place apart from those of your system", "a virtual environment"),
    (r"\bnot by .{1,60}, but by\b", "Not by uv (see a.log), but by pip.", "uv failed (see a.log). Trying pip."),
    (
        r"(?<![/-])\bkept\b(?! up to date)",
        "Games are kept after every answer.",
        "saved by tui/saved.py; kept up to date",
    ),
    (
        r"(?<!'s )(?<!your )(?<!our )\bown (?:cards?|bots?)\b",
        "An own card that loops",
        "your own card, people's own bots",
    ),
    (r"\bwaits? with (?:Provinces|it)\b", "waits with Provinces", "holds off on Provinces"),
    (r"\bthe status [0-9]", "ends with the status 2", "ends with status 2"),
    (r"\b(?:who|seat|strategy|always) begins?\b", "which seat begins", "which seat goes first; the turn begins"),
    (r"[0-9] %", "with 95 % certainty", "with 95% certainty"),
    (
        r"(?<!, )\bso (?:many|few)\b(?!(?: \w+)? that\b)",
        "Whether so many coins can win.",
        "Whether this many coins can win; so many Provinces that nobody can catch up.",
    ),
    (r"\bwithout (?:an )?end\b", "Copies are made without end.", "Copies are made all the time."),
    (r"\bin the making\b", "A plan is in the making.", "The bot is still planning."),
    (r"\bworth a trial\b", "each answer that is worth a trial", "each answer that is worth trying"),
    (r"\bowes? something to luck\b", "The best one owes something to luck.", "The best one is partly lucky."),
    (r"\bcards? to leave\b|\bthose to leave\b", "the cards that matter and those to leave", "the cards to skip"),
    (r"(?<!this )(?<!that )\bone's (?:own|turn|last)\b", "cards of one's own", "your own cards; that one's turn"),
)

# For the texts of cards and their rulings, which use the words of the game.
NOT_OF_THE_GAME = (
    (r"\bturn(?:s|ed|ing)? over\b", "turns over the top card", "reveals the top card"),
    (r"\bshow(?:s|n|ed|ing)?\b", "who shows a Moat", "a player who reveals a Moat"),
    (r"\bcards? of (?:your|their|the) hand\b", "a card of your hand", "a card from your hand"),
    (r"\beverybody else\b|\bthe others\b", "Everybody else draws.", "Each other player draws."),
    (r"(?:^|[.,:;] )who (?!played)\w+", "Who has none gains none.", "A player who has none gains none."),
    (r"\bhave no part in\b|\bwards? (?:it )?off\b", "Moat and Lighthouse have no part in it.", "Moat does not help."),
    (r"\breach(?:es)? you\b", "the attack does not reach you", "the attack does not affect you"),
    (r"\bthose of the moment\b", "Costs are those of the moment.", "Current costs count."),
    (r"\bevery other player\b", "Every other player draws a card.", "The other players each draw a card."),
    (r"\bneed not\b", "You need not play them.", "You do not have to play them."),
)


def helps() -> dict[str, str]:
    """The help of the command and of each of its commands."""
    parser = make_parser(speaker("en"))
    [commands] = [action.choices for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    return {f"fiefdom {name} --help": each.format_help() for name, each in {"": parser, **commands}.items()}


def locale() -> dict[str, str]:
    return {f"{name}.ftl": file.read_text(encoding="utf-8") for name, file in text_files("en").items()}


def pages() -> dict[str, str]:
    paths = [path for pattern in PAGES for path in sorted(ROOT.glob(pattern))]
    return {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in paths}


@functools.cache
def code() -> dict[str, str]:
    """The docstrings and comments of each module."""
    texts = {}
    for path in sorted((ROOT / "src").rglob("*.py")):
        with tokenize.open(path) as file:
            said = [each.string for each in tokenize.generate_tokens(file.readline) if is_prose(each)]
        texts[str(path.relative_to(ROOT))] = " ".join(each.strip('#" ') for each in said)
    return texts


def is_prose(token: tokenize.TokenInfo) -> bool:
    return token.type == tokenize.COMMENT or (token.type == tokenize.STRING and token.string.startswith('"""'))


def cards() -> dict[str, str]:
    """The texts of all cards, and their rulings."""
    rulings = {
        name: text for name, text in locale().items() if name.removesuffix(".ftl") in {kind.box for kind in CARDS}
    }
    return {kind.name: kind.text for kind in CARDS} | rulings


def descriptions() -> dict[str, str]:
    return {plan.name: plan.description for plan in shipped().values()}


def found(pattern: str, text: str) -> list[str]:
    """The places where a pattern matches, with some words around each."""
    line = " ".join(text.split())
    places = [match.span() for match in re.finditer(pattern, line, re.IGNORECASE)]
    return [line[max(0, start - 30) : end + 30] for start, end in places]


@pytest.mark.parametrize(("pattern", "bad", "good"), FOREIGN + NOT_OF_THE_GAME)
def test_a_pattern_knows_bad_from_good(pattern: str, bad: str, good: str) -> None:
    assert found(pattern, bad)
    assert not found(pattern, good)


@pytest.mark.parametrize("pattern", [pattern for pattern, _, _ in FOREIGN])
def test_no_text_has_a_foreign_phrase(pattern: str) -> None:
    texts = locale() | helps() | pages() | code() | cards() | descriptions()
    assert {name: places for name, text in texts.items() if (places := found(pattern, text))} == {}


@pytest.mark.parametrize("pattern", [pattern for pattern, _, _ in NOT_OF_THE_GAME])
def test_cards_use_the_words_of_the_game(pattern: str) -> None:
    assert {name: places for name, text in cards().items() if (places := found(pattern, text))} == {}


def test_all_texts_are_found() -> None:
    assert all(any(ROOT.glob(pattern)) for pattern in PAGES)
    assert {"seaside.ftl", "errors.ftl"} <= set(locale())
    assert {"basic.ftl", "dominion.ftl", "intrigue.ftl", "seaside.ftl"} <= set(cards())
    assert {"fiefdom  --help", "fiefdom play --help", "fiefdom strategies --help"} <= set(helps())
    assert "reveal" in cards()["Moat"]
    assert "a zone is a row with a name" in code()["src/fiefdom/engine/zone.py"]
    assert len(descriptions()) > 100
