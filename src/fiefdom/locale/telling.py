"""Cards, questions and events as sentences of a language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from fiefdom.cards.catalog import catalog
from fiefdom.engine.card import TREASURE, Kind
from fiefdom.engine.decision import CHOOSE, PLAY, CardOptions, Decision
from fiefdom.locale.speaker import Speaker
from fiefdom.records.lines import count_names
from fiefdom.views.seen import SeenEvent


def card_lines(speaker: Speaker, kind: Kind) -> list[str]:
    """What a card says: its bonuses, from its fields, and the rest of its text."""
    if kind.types & TREASURE:
        worth = [speaker.say("worth-coins", n=kind.coins)] if kind.coins else []
        bonuses: list[str] = []
    else:
        worth = []
        numbers = {"cards": kind.cards, "actions": kind.actions, "buys": kind.buys, "coins": kind.coins}
        bonuses = [speaker.say(f"bonus-{name}", n=n) for name, n in numbers.items() if n]
    points = [speaker.say("worth-points", n=kind.points)] if kind.points else []
    text = [kind.text] if kind.text else []
    return ([", ".join(bonuses)] if bonuses else []) + worth + points + text


def type_line(speaker: Speaker, kind: Kind) -> str:
    return " – ".join(speaker.say(f"type-{name}") for name in kind.type_names())


def how_many(decision: Decision) -> str:
    """In which of the usual ways a number of options is to be picked."""
    if decision.least == decision.most:
        return "one" if decision.most == 1 else "exact"
    if decision.most == 1:
        return "may"
    if decision.all_or_none:
        return "all_or_none"
    return "any" if decision.most >= len(decision.options) else "upto"


def prompt(speaker: Speaker, decision: Decision, names: Sequence[str]) -> str:
    """The question, made of purpose, source and numbers."""
    how = "treasures" if decision.purpose == PLAY and decision.ordered else how_many(decision)
    question = speaker.say(f"ask-{decision.purpose}", how=how, most=decision.most)
    if decision.source is None:
        return question
    options = decision.options
    if isinstance(options, CardOptions) and options.owner not in (-1, decision.seat):
        return speaker.say("ask-about", card=decision.source.name, player=names[options.owner], question=question)
    return speaker.say("ask-by", card=decision.source.name, question=question)


def option(speaker: Speaker, decision: Decision, index: int) -> str:
    name = decision.options.name(index)
    return label(speaker, name) if decision.purpose == CHOOSE else name


def label(speaker: Speaker, name: str) -> str:
    """A named option: a bonus, one that has its key, or, of somebody's own card, as it is written."""
    bonus = re.fullmatch(r"\+(\d+) (Card|Action|Buy)s?|\+\$(\d+)", name)
    if bonus:
        kind = f"{bonus[2].lower()}s" if bonus[2] else "coins"
        return speaker.say(f"bonus-{kind}", n=int(bonus[1] or bonus[3]))
    key = "label-" + "-".join(name.split())
    return speaker.say(key) if speaker.knows(key) else name


def sentence(speaker: Speaker, event: SeenEvent, names: Sequence[str]) -> str:
    """What happened, as one line."""
    key = f"event-{event.name}"
    if event.cards is None and event.count:
        key += "-hidden"
    elif event.zone and speaker.knows(f"{key}-{event.zone}"):
        key += f"-{event.zone}"
    return speaker.say(
        key,
        player=names[event.seat],
        cards=count_names(gathered(event.cards or ())),
        count=event.count,
        top=event.top or "",
        amount=event.amount,
        label=label(speaker, event.zone),
        other=names[event.amount] if event.name == "pass" else "",
    )


def gathered(names: Sequence[str]) -> list[str]:
    """Names with those that are alike together."""
    return sorted(names, key=names.index)


def log(speaker: Speaker, events: Iterable[SeenEvent], names: Sequence[str], brief: bool = False) -> list[str]:
    """Events as lines; Treasures played one after another share one. `brief` leaves out new hands and the end."""
    lines: list[str] = []
    run: list[str] = []
    player = -1

    def close() -> None:
        if run:
            lines.append(speaker.say("event-play", player=names[player], cards=count_names(run)))
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
