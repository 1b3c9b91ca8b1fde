"""What the plain client shows: the supply, the table, a question, a kingdom, the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fiefdom.bots.went_for import what_bots_went_for
from fiefdom.engine.card import Kind
from fiefdom.engine.decision import BUY, BUY_PHASE, PLAY, REACT, Decision, PileOptions
from fiefdom.engine.price import covers
from fiefdom.locale.layout import columns, fitted, wrapped
from fiefdom.locale.names import key_of
from fiefdom.locale.speaker import Speaker
from fiefdom.locale.wording import card_page, option, price_text, type_line
from fiefdom.table import Table
from fiefdom.tui.typed import Choices
from fiefdom.views.sentences import how_many
from fiefdom.views.view import View

# Up to this many options are listed one per line, more in columns.
LONGEST_LIST = 9


def supply_page(speaker: Speaker, view: View, coins: int | None = None) -> list[str]:
    """The piles by cost, with size and types, and a mark on those that this many coins buy; the trash below."""
    piles = sorted(view.supply, key=lambda kind: (kind.box != "basic", kind.cost, speaker.sort_key(kind.name)))

    def cell(kind: Kind) -> str:
        left = view.left(kind)
        sign = "*" if coins is not None and left and covers(coins, view.cost(kind)) else " "
        marks = " †" * (sum(view.tokens_on(kind).values()) + sum(view.traps_on(kind).values()))
        return f"{sign}{price_text(speaker, view.cost(kind))} {speaker.card(kind.name)} ({left}){marks}"

    heading = speaker.say("play-supply")
    if coins is not None:
        heading = speaker.say("play-supply-affordable", supply=heading, coins=coins)
    lines = ["", heading]
    for is_basic in (True, False):
        kinds = [kind for kind in piles if (kind.box == "basic") == is_basic]
        with_types = columns([f"{cell(kind)} {type_line(speaker, kind)}" for kind in kinds])
        # On a narrow screen, types would take a line for each pile; there, `kingdom` shows them.
        lines += with_types if len(with_types) < len(kinds) else columns([cell(kind) for kind in kinds])
    lines += mark_lines(speaker, "play-tokens", {kind: view.tokens_on(kind) for kind in piles})
    lines += mark_lines(speaker, "play-traps", {kind: view.traps_on(kind) for kind in piles})
    if view.trash:
        lines.append(speaker.say("play-trash", cards=card_list(speaker, view.trash)))
    return lines


def mark_lines(speaker: Speaker, key: str, marks: dict[Kind, dict[str, int]]) -> list[str]:
    """Which cards have put a mark on which piles; a few cards have a sentence that also says what it does."""
    found: dict[str, list[str]] = {}
    for kind, cards in marks.items():
        for card, n in cards.items():
            name = speaker.card(kind.name)
            found.setdefault(card, []).append(f"{name} ×{n}" if n > 1 else name)
    lines: list[str] = []
    for card, names in found.items():
        special = f"{key}-{key_of(card)}"
        said = special if speaker.is_said(special) else key
        lines += wrapped(speaker.say(said, card=speaker.card(card), piles=", ".join(names)))
    return lines


def purse(view: View, decision: Decision) -> int | None:
    """The coins that the deciding seat can spend this turn, with its Treasures as long as they can be played."""
    if not view.buys(decision.seat) or decision.in_phase > BUY_PHASE:
        return None
    return view.coins(decision.seat) + (view.hand_coins if decision.in_phase < BUY_PHASE else 0)


def table_page(speaker: Speaker, view: View, names: Sequence[str]) -> list[str]:
    """What everybody sees at the table, and the player's own hand and numbers."""
    seat = view.seat
    lines = [""]
    for other in range(view.players):
        if other != seat:
            top = view.discard_top(other)
            lines.append(
                speaker.say(
                    "play-others",
                    player=names[other],
                    hand=view.hand_size(other),
                    top=speaker.card(top.name) if top else "none",
                )
            )
        for zone, kinds, n in view.uncovered(other):
            if n:
                cards = card_list(speaker, kinds) if kinds is not None else speaker.say("play-hidden", n=n)
                player, name = names[other], speaker.zone(zone)
                lines.append(speaker.say("play-uncovered", player=player, zone=name, cards=cards))
        if other not in (seat, view.turn) and view.numbers(other):
            counted = " · ".join(numbers(speaker, view.numbers(other)))
            lines.append(speaker.say("play-numbers-of", player=names[other], numbers=counted))
        for token, n in view.tokens(other).items():
            key = f"token-{token}" if speaker.is_said(f"token-{token}") else "play-token"
            lines.append(speaker.say(key, player=names[other], token=token, n=n))
    if view.in_play(view.turn):
        lines.append(speaker.say("play-in-play", cards=card_list(speaker, view.in_play(view.turn), in_order=True)))
    if view.turn == seat:
        lines.append(" · ".join([*numbers(speaker, view.numbers(seat)), speaker.say("play-deck", n=view.deck_size)]))
    elif view.numbers(seat):
        lines.append(" · ".join(numbers(speaker, view.numbers(seat))))
    lines.append(speaker.say("play-hand", cards=card_list(speaker, view.hand)))
    return [part for line in lines for part in wrapped(line)]


def numbers(speaker: Speaker, counted: Mapping[str, int]) -> list[str]:
    """What is counted for a player, each with its name."""
    return [speaker.player_number(name, n) for name, n in counted.items()]


def question_page(speaker: Speaker, view: View, choices: Choices) -> tuple[list[str], list[str]]:
    """The lines of the question, and those of its numbered options."""
    decision = choices.decision
    question = choices.question
    if not decision.least:
        question = speaker.say("play-may", question=question, how=way_out(view, decision))
    cells = []
    for number, index in enumerate(choices.indices, start=1):
        text = option(speaker, decision, index)
        kind = decision.options.kind(index)
        if isinstance(decision.options, PileOptions) and kind is not None:
            cost = price_text(speaker, view.cost(kind))
            text = speaker.say("play-option-pile", card=speaker.card(kind.name), cost=cost, left=view.left(kind))
        copies = choices.copies(index)
        cells.append(f" {number:>2} {text}" + (f" ×{copies}" if copies > 1 else ""))
    options = columns(cells) if len(cells) > LONGEST_LIST else [f" {cell}" for cell in cells]
    return fitted(question), [part for line in options for part in fitted(line)]


def way_out(view: View, decision: Decision) -> str:
    """What Enter does if nothing has to be picked."""
    if decision.is_for_treasures:
        return "treasures" if view.has_plain_money else "treasures-named"
    if decision.purpose == REACT and view.is_safe:
        return "safe"
    return "any" if decision.purpose in (PLAY, BUY) else how_many(decision)


def card_list(speaker: Speaker, kinds: list[Kind], in_order: bool = False) -> str:
    names = [kind.name for kind in kinds]
    if not in_order:
        names.sort(key=speaker.sort_key)
    return speaker.listed(names) or speaker.say("play-nothing")


def kingdom_page(speaker: Speaker, kinds: list[Kind]) -> list[str]:
    """All cards of a kingdom with their texts, by cost."""
    by_cost = sorted(kinds, key=lambda kind: (kind.cost, speaker.sort_key(kind.name)))
    return [line for kind in by_cost for line in card_page(speaker, kind)]


def end_page(speaker: Speaker, table: Table) -> list[str]:
    """Scores, ranks and decks."""
    result = table.result
    view = table.view(0)
    empty = sorted((kind.name for kind in view.supply if not view.left(kind)), key=speaker.sort_key)
    lines = ["", speaker.say("play-over"), speaker.say("play-empty", piles=speaker.listed(empty))]
    for standing in sorted(result.standings, key=lambda standing: standing.rank):
        lines.append(
            speaker.say(
                "play-standing",
                rank=standing.rank,
                player=table.names[standing.seat],
                score=standing.score,
                turns=standing.turns,
            )
        )
        cards = speaker.listed(name for name, n in standing.cards for _ in range(n))
        lines += wrapped(cards, "   ")
    return [*lines, winner_line(speaker, table), *plan_lines(speaker, table)]


def winner_line(speaker: Speaker, table: Table) -> str:
    winners = [table.names[seat] for seat in table.result.winners]
    if len(winners) == 1:
        return speaker.say("play-winner", player=winners[0])
    return speaker.say("play-shared", players=", ".join(winners))


def plan_lines(speaker: Speaker, table: Table) -> list[str]:
    """What bots that play by a plan went for."""
    sentences = what_bots_went_for(speaker, table.secret_record(), table.result)
    return [line for sentence in sentences.values() for line in wrapped(sentence, "  ")]
