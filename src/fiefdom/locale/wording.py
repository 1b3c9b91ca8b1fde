"""Cards, questions and events as sentences of a language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fiefdom.cards.catalog import catalog
from fiefdom.engine.card import TREASURE, VICTORY, Kind
from fiefdom.engine.decision import (
    ORDER,
    PLAY,
    CardOptions,
    Decision,
    LabelOptions,
    NumberOptions,
    PileOptions,
)
from fiefdom.locale.layout import wrapped
from fiefdom.locale.names import key_of
from fiefdom.locale.speaker import Speaker, speakers
from fiefdom.views.picture import SeenEvent


def card_lines(speaker: Speaker, kind: Kind) -> list[str]:
    """What a card says: its value and bonuses, made from its fields, and the rest of its text."""
    worth = kind.coins if kind.types & TREASURE else 0
    lines = [
        speaker.say("worth-coins", n=worth) if worth else "",
        bonus_text(speaker, kind.cards, kind.actions, kind.buys, kind.coins - worth),
        speaker.say("worth-points", n=kind.points) if kind.points else "",
    ]
    return [line for line in (*lines, *text_lines(speaker, kind)) if line]


def text_lines(speaker: Speaker, kind: Kind) -> list[str]:
    """What a card says besides its value, bonuses and points."""
    next_turn = bonus_text(speaker, *kind.next_bonus)
    lines = [
        speaker.say("bonus-next-turn", bonuses=next_turn) if next_turn else "",
        speaker.card_text(kind.name, kind.text),
    ]
    return [line for line in lines if line]


def bonus_text(speaker: Speaker, cards: int, actions: int, buys: int, coins: int) -> str:
    numbers = {"cards": cards, "actions": actions, "buys": buys, "coins": coins}
    return ", ".join(speaker.say(f"bonus-{name}", n=n) for name, n in numbers.items() if n)


def rulings(speaker: Speaker, kind: Kind) -> list[str]:
    """The rulings on a card, a sentence or two each: its own, and what is so for all cards of its types."""
    key = f"rulings-{key_of(kind.name)}"
    found = speaker.say(key).splitlines() if speaker.knows(key) else []
    if kind.types & VICTORY and kind.box != "basic":
        found.append(speaker.say("ruling-victory-pile"))
    return found


def type_line(speaker: Speaker, kind: Kind) -> str:
    return " – ".join(speaker.card_type(name) for name in kind.type_names())


def how_many(decision: Decision) -> str:
    """Which of the usual phrases says how many options to pick."""
    if decision.least == decision.most:
        return "one" if decision.most == 1 else "exact"
    if decision.most == 1:
        return "may" if len(set(decision.options.names())) == 1 else "which"
    if decision.all_or_none:
        return "all_or_none"
    return "any" if decision.most >= len(decision.options) else "upto"


def prompt(speaker: Speaker, decision: Decision, names: Sequence[str]) -> str:
    """The question, made of purpose, source and numbers."""
    options = decision.options
    how = how_many(decision)
    if decision.purpose == PLAY and decision.is_for_treasures:
        how = "treasures"
    elif decision.purpose == ORDER and not decision.ordered:
        how = "effects"
    key = f"ask-{decision.purpose}"
    if decision.source is None:
        return speaker.say(key, how=how, most=decision.most)
    # For a few cards, the purpose does not say what they ask.
    special = f"{key}-{key_of(decision.source.name)}"
    question = speaker.say(special if speaker.knows(special) else key, how=how, most=decision.most)
    card = speaker.card(decision.source.name)
    if isinstance(options, CardOptions | PileOptions) and options.owner not in (-1, decision.seat):
        return speaker.say("ask-about", card=card, player=names[options.owner], question=question)
    return speaker.say("ask-by", card=card, question=question)


def option(speaker: Speaker, decision: Decision, index: int) -> str:
    name = decision.options.name(index)
    if isinstance(decision.options, LabelOptions | NumberOptions):
        return speaker.label(name, decision.source.name if decision.source else "")
    return speaker.card(name)


def sentence(speaker: Speaker, event: SeenEvent, names: Sequence[str]) -> str:
    """What happened, as one line."""
    key = f"event-{event.name}"
    label = event.zone
    if event.cards is None and event.count:
        key += "-hidden"
    elif event.zone and speaker.is_said(f"{key}-{event.zone}"):
        key += f"-{event.zone}"
    elif event.name == "gain" and event.zone not in ("", "discard"):
        key += "-mat"
        label = speaker.zone(event.zone)
    if event.name in ("mark", "name"):
        label = speaker.card(event.zone)
    elif event.name == "choose" and event.cards:
        label = speaker.label(event.zone, event.cards[0])
    return speaker.say(
        key,
        player=names[event.seat],
        cards=speaker.listed(gathered(event.cards or ())),
        count=event.count,
        top=speaker.card(event.top) if event.top else "",
        amount=event.amount,
        label=label,
        bonus=speaker.bonus(event.zone, event.amount) if event.name == "get" else "",
        other=names[event.amount] if event.name == "pass" else "",
    )


def gathered(names: Sequence[str]) -> list[str]:
    """The names, with equal ones next to each other."""
    return sorted(names, key=names.index)


def log(speaker: Speaker, events: Iterable[SeenEvent], names: Sequence[str], brief: bool = False) -> list[str]:
    """Events as lines; Treasures played in a row share one line. `brief` leaves out new hands and the end."""
    lines: list[str] = []
    run: list[str] = []
    player = -1

    def close() -> None:
        if run:
            lines.append(speaker.say("event-play", player=names[player], cards=speaker.listed(run)))
            run.clear()

    for event in events:
        if event.name == "play" and event.cards and catalog.find(event.cards[0]).types & TREASURE:
            player = event.seat
            run.extend(event.cards)
            continue
        close()
        if brief and (event.zone == "next_hand" or event.name == "over"):
            continue
        lines.append(sentence(speaker, event, names))
    close()
    return lines


def card_page(speaker: Speaker, kind: Kind) -> list[str]:
    """A card: its heading and its text."""
    heading = f"{speaker.card(kind.name)} · ${kind.cost} · {type_line(speaker, kind)} · {origin(speaker, kind)}"
    return [heading, *(part for line in card_lines(speaker, kind) for part in wrapped(line, "  "))]


def card_in_full(speaker: Speaker, kind: Kind) -> list[str]:
    """A card with its rulings and its names in all languages."""
    lines = card_page(speaker, kind)
    lines += [part for ruling in rulings(speaker, kind) for part in wrapped(f"– {ruling}", "  ")]
    names = [f"{each.language}: {each.card(kind.name)}" for each in speakers()]
    return [*lines, *wrapped(" · ".join(names), "  ")]


def origin(speaker: Speaker, kind: Kind) -> str:
    """The box a card comes from, and the edition if it is only in one."""
    box = speaker.say(f"box-{kind.box}") if speaker.knows(f"box-{kind.box}") else kind.box
    if len(kind.editions) == 1:
        return speaker.say("box-edition", box=box, edition=kind.editions[0])
    return box


def in_shelf_order(say: Speaker, kinds: Iterable[Kind]) -> list[Kind]:
    """The basic cards first, then by box, cost and name."""
    return sorted(kinds, key=lambda kind: (kind.box != "basic", kind.box, kind.cost, say.sort_key(kind.name)))
