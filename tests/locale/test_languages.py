"""Games, names and sentences in all languages, and which of them somebody gets."""

import ast
import re
from dataclasses import replace
from pathlib import Path

import pytest
from collector import Collector
from commands import Command

import fiefdom
from fiefdom import Bot, Complaint, IllegalAnswer, Table, View, catalog, choose_kingdom, make_setup, recommended
from fiefdom.bots.bot import RandomBot
from fiefdom.engine.decision import (
    ACTION_PHASE,
    DISCARD,
    GAIN,
    PASS,
    RETURN,
    REVEAL,
    SET_ASIDE,
    TOPDECK,
    TRASH,
    Answer,
    Decision,
    KindOptions,
)
from fiefdom.files import write_text
from fiefdom.locale.names import folded
from fiefdom.locale.speaker import Speaker, language_of_environment, languages, speaker, speakers
from fiefdom.locale.wording import card_lines, log, option, prompt
from fiefdom.records.scenario import read_scenarios, set_up
from fiefdom.views.picture import SeenEvent
from fiefdom.views.sentences import how_many

SOURCES = Path(fiefdom.__file__).parent
OTHERS = [language for language in languages() if language != "en"]


# -- Whole games -----------------------------------------------------------------------------------------


class Listener:
    """A bot that puts every question and option into words in all languages before it answers."""

    def __init__(self, bot: Bot, names: list[str], heard: dict[str, set[str]]) -> None:
        self.bot = bot
        self.names = names
        self.heard = heard
        self.asked: set[tuple[object, ...]] = set()

    def answer(self, view: View, decision: Decision) -> Answer:
        source = decision.source.name if decision.source else ""
        question = (decision.purpose, source, how_many(decision), decision.most, *decision.options.names())
        if question not in self.asked:
            self.asked.add(question)
            for language, lines in self.heard.items():
                lines.add(prompt(speaker(language), decision, self.names))
                lines.update(option(speaker(language), decision, i) for i in range(len(decision.options)))
        return self.bot.answer(view, decision)


CARD_QUESTIONS = (GAIN, DISCARD, TRASH, TOPDECK, REVEAL, RETURN, PASS, SET_ASIDE)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("purpose", CARD_QUESTIONS)
def test_a_question_about_cards_says_how_many_and_which(purpose: str, language: str) -> None:
    def asked(names: str, least: int, most: int, all_or_none: bool = False) -> str:
        kinds = [catalog.find(name) for name in names.split()]
        options = KindOptions(kinds, make_setup(2, kinds).stock)
        decision = Decision(0, ACTION_PHASE, purpose, None, options, least, most, False, all_or_none)
        return prompt(speaker(language), decision, ["Ann", "Bob"])

    # One card may be "it"; of several, the question has to be which.
    may, which = asked("Gold", 0, 1), asked("Gold Estate", 0, 1)
    assert may != which
    if language == "en":
        assert which.startswith("Which card will you")
    several = [asked("Gold Estate Copper", *how) for how in ((2, 2), (0, 2, True), (0, 2))]
    assert all("2" in sentence for sentence in several), several
    some = [asked("Gold Estate Copper", 1, 1), asked("Gold Estate Copper", 0, 3)]
    assert not any(re.search("[0-9]", sentence) for sentence in some), some
    assert len({may, which, *several, *some}) == 7


GAMES = 40


@pytest.mark.no_cover
def test_every_prompt_event_and_option_of_random_games_in_all_languages() -> None:
    heard: dict[str, set[str]] = {language: set() for language in languages()}
    told: set[SeenEvent] = set()
    for seed in range(GAMES):
        players = 2 + seed % 3
        names = ["Ann", "Bob", "Cid", "Dan"][:players]
        bot: Bot = RandomBot(seed) if seed % 10 == 0 else Collector(seed)
        listener = Listener(bot, names, heard)
        kingdom = [kind.name for kind in choose_kingdom(None, seed)]
        table = Table(names, kingdom, seed, bots=dict.fromkeys(range(players), listener))
        for event in [*table.events(0), *table.secret_events()]:
            content = replace(event, number=0, cause=None, depth=0, origin="")
            if content not in told:
                told.add(content)
                for language, lines in heard.items():
                    lines.update(log(speaker(language), [event], names))
    english = {kind.name for kind in catalog.kinds}
    for language, lines in heard.items():
        own = " ".join(speaker(language).card(name) for name in english)
        foreign = [name for name in english if language != "en" and not re.search(rf"\b{name}\b", own)]
        pattern = re.compile(rf"\b({'|'.join(foreign)})\b") if foreign else None
        assert len(lines) > 1000
        for line in lines:
            assert line.strip()
            assert not re.search(r"[{}]|\$[a-z]|\b(event|ask|label|zone|token|card|bonus)-[a-z]", line), line
            assert pattern is None or not pattern.search(line), line


def test_bonuses_are_generated_from_the_fields() -> None:
    say = speaker("en")
    assert card_lines(say, catalog.find("Market")) == ["+1 Card, +1 Action, +1 Buy, +$1"]
    assert card_lines(say, catalog.find("Festival")) == ["+2 Actions, +1 Buy, +$2"]
    assert card_lines(say, catalog.find("Gold")) == ["Worth $3."]
    assert card_lines(say, catalog.find("Estate")) == ["1 victory point."]
    assert card_lines(say, catalog.find("Curse")) == ["−1 victory point."]


def test_every_card_that_does_more_has_a_text_of_our_own() -> None:
    for kind in catalog.kinds:
        does_more = kind.on_play or kind.on_score or kind.on_price or kind.sequels or kind.abilities
        assert bool(kind.text or any(kind.next_bonus)) == bool(does_more), kind.name


@pytest.mark.parametrize(
    ("language", "line"),
    [("pl", "+1 Karta, +2 Akcje"), ("hu", "+1 Lap, +2 Akció"), ("cs", "+1 karta, +2 akce")],
)
def test_bonuses_are_counted_as_the_language_does(language: str, line: str) -> None:
    [text] = card_lines(speaker(language), catalog.find("Village"))
    assert text.casefold() == line.casefold()


# -- Names and languages ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["Sekretna Komnata", "Rejtekszoba", "Tajemná komnata", "Secret Chamber", "tajemna KOMNATA"]
)
def test_a_name_in_any_language_is_the_same_card(name: str) -> None:
    assert catalog.find(name).name == "Secret Chamber"


@pytest.mark.parametrize("language", OTHERS)
def test_every_name_is_understood_with_and_without_accents(language: str) -> None:
    for kind in catalog.kinds:
        name = speaker(language).card(kind.name)
        assert catalog.find(name) is kind
        assert catalog.find(folded(name)) is kind
    for kingdom in recommended():
        name = speaker(language).name("kingdom", kingdom.name)
        kinds = choose_kingdom(name, 0)
        assert {kind.name for kind in kinds} == set(kingdom.cards)


def test_both_published_forms_of_a_name_are_understood() -> None:
    assert catalog.find("Miedziak") is catalog.find("Miedziaki") is catalog.find("Copper")


def test_a_pasted_list_may_be_in_another_language() -> None:
    english = choose_kingdom("First Game", 0)
    for language in OTHERS:
        pasted = ", ".join(speaker(language).card(kind.name) for kind in english)
        assert choose_kingdom(pasted, 0) == english


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL", "LC_ALL": "hu_HU"}, "hu"),
        ({"LANG": "xx_XX"}, "en"),
        ({"LANG": "csb_PL.UTF-8"}, "en"),
        ({"LANG": "PL"}, "pl"),
        ({}, "en"),
    ],
)
def test_the_environment_says_the_language(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language_of_environment() == language


@pytest.mark.parametrize(
    "content", [b"good = well\n\nbad = { $x }}\n", b"good = well\n\nbad = \xff\n", b"good = well\nbad =\n    { $ }\n"]
)
def test_a_broken_file_is_told_with_its_name_and_line(content: bytes) -> None:
    with pytest.raises(Complaint) as complaint:
        Speaker("en").read("en/test.ftl", content)
    assert complaint.value.parts == {"file": "en/test.ftl", "line": 3}


def test_what_a_language_has_wrong_is_said_in_english() -> None:
    say = Speaker("pl")
    del say.bundle._messages["play-hand"], say.bundle._messages["card-moat"]
    say.add("pl/test.ftl", "play-hand = { $crads }\ncard-moat = { -term }\n")
    assert say.say("play-hand", cards="x") == speaker("en").say("play-hand", cards="x")
    assert say.card("Moat") == "Moat"


def test_a_broken_language_is_left_out_where_all_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    read = Speaker.read

    def broken(self: Speaker, name: str, content: bytes) -> None:
        read(self, name, content + b"bad = {" if name == "pl/game.ftl" else content)

    speaker.cache_clear()
    speakers.cache_clear()
    monkeypatch.setattr(Speaker, "read", broken)
    try:
        assert [each.language for each in speakers()] == [name for name in languages() if name != "pl"]
    finally:
        speaker.cache_clear()
        speakers.cache_clear()


# -- Places for sentences --------------------------------------------------------------------------------


def test_no_sentence_for_people_stands_in_the_clients() -> None:
    """What clients print comes from the locale: no string in them has two words that a person would read."""
    for path in [*(SOURCES / "cli").glob("*.py"), *(SOURCES / "tui").glob("*.py")]:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
                # Patterns are not for people.
                is_pattern = "(?P<" in node.value
                assert is_pattern or not re.search(r"[a-z]{2,} [a-z]{2,}", node.value), (path.name, node.value)


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", "Merchant, Merchant Ship, Militia"),
        ("pl", "Klątwa, Kłusownik, Kuźnia, Laboratorium, Zwiastun, Żeglarz"),
        ("hu", "Álarcosbál, Arany, Átok, Birtok, Csatlós, Kovácsműhely, Könyvtár, Orvvadász, Őrszem, Zsebmetsző"),
        ("cs", "Bazar, Čarodějnice, Dar poddaných, Hutě, Chudinská čtvrť, Jarmark, Námořní mapa, Námořník, Provincie"),
    ],
)
def test_names_are_sorted_by_the_alphabet_of_the_language(language: str, names: str) -> None:
    kinds = [catalog.find(name) for name in names.split(", ")]
    say = speaker(language)
    assert say.listed(sorted((kind.name for kind in kinds[::-1]), key=say.sort_key)) == names


def test_thousands_stand_apart_from_five_digits_on() -> None:
    assert speaker("pl").say("lab-heading", games=2000, kingdom="").startswith("gry: 2000 ")
    assert speaker("pl").number(1234.5) == "1234,5"
    assert speaker("pl").number(12345, 0) == "12\u00a0345"
    assert speaker("en").number(12345, 0) == "12,345"


@pytest.mark.parametrize("language", languages())
def test_what_the_operating_system_refuses_is_told_in_the_language(language: str, tmp_path: Path) -> None:
    say = speaker(language)
    for path in (tmp_path, tmp_path / "missing" / "file", tmp_path / ("x" * 300)):
        with pytest.raises(Complaint) as complaint:
            write_text(str(path), "text")
        problem = complaint.value.parts["problem"]
        assert isinstance(problem, Complaint)
        assert say.say_complaint(problem) in say.say_complaint(complaint.value)


def test_an_unknown_language_is_told_in_that_of_the_environment(
    fiefdom: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    outcome = fiefdom("cards", "--lang", "xx")
    assert outcome.status == 2
    complaint = Complaint("unknown-language", language="xx", languages=", ".join(languages()))
    assert outcome.err == f"fiefdom: {speaker('cs').say_complaint(complaint)}\n"
    assert fiefdom("cards", "Moat", "--lang", "xx", "--lang", "pl").out.startswith("Fosa")


def test_scenarios_and_boxes_are_understood_in_any_language(fiefdom: Command, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(
        """
        [[scenario]]
        title = "t"
        kingdom = "Piac, Kuźnia"
        seat1.hand = "Piac, Kovárna"
        seat1.deck = "2 Réz"
        script = ["1 play Piac"]
        after.seat1.hand = "Miedziaki, Smithy, Curse"
        after.over = true
        """,
        encoding="utf-8",
    )
    labels = tmp_path / "labels.toml"
    labels.write_text(
        """
        [[scenario]]
        title = "t"
        kingdom = "Giermek"
        seat1.hand = "Giermek"
        script = ["1 play Csatlós", "1 choose +1 akcja, +1 nákup"]
        after.seat1.buys = 2
        """,
        encoding="utf-8",
    )
    assert fiefdom("scenario", str(labels)).status == 0
    out = fiefdom("scenario", str(file), "--lang", "hu").out
    assert f"[{file}]" in out
    assert "Átok" in out
    assert "Kovácsműhely" in out
    assert "true" in out
    assert fiefdom("kingdoms", "--random", "--box", "przystań 5, Intryga 5", "--wish", "akciók, atak").status == 0


def test_a_number_that_is_no_choice_is_told_as_it_was_typed() -> None:
    table = Table(["Ann", "Bob"], "First Game", 1)
    with pytest.raises(IllegalAnswer, match="“2” cannot be picked"):
        table.answer(0 if table.pending is None else table.pending.seat, ["2"])


def test_the_usage_goes_on_below_itself(fiefdom: Command) -> None:
    first, second, *_ = fiefdom("play", "--help", "--lang", "cs").out.splitlines()
    assert first.startswith("použití: fiefdom play [")
    assert second.index("[") == first.index("[")


def test_who_is_asked_what_another_gains_is_told_who_that_is() -> None:
    asked: list[str] = []

    class Plays:
        def answer(self, _view: View, decision: Decision) -> Answer:
            asked.append(prompt(speaker("en"), decision, ["Ann", "Bob", "Cid"]))
            return (0,)

    [scenario] = read_scenarios(
        '[[scenario]]\ntitle = "t"\nplayers = 3\nkingdom = "Swindler, Workshop"\nseat1.hand = "Swindler"\n'
        'seat2.deck = "Workshop"\nseat3.deck = "Estate"',
        "position",
    )
    game = set_up(scenario)
    game.seat_bots([Plays()] * 3, View)
    game.step()
    assert asked[1] == "Swindler, Bob: Which card do they gain?"
