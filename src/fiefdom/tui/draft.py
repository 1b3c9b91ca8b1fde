"""People at one keyboard, and bots, choose the kingdom in turn before a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from fiefdom.bots.plan import needed_by
from fiefdom.cards.catalog import catalog
from fiefdom.cards.draft import Draft, suggested
from fiefdom.cards.randomizer import PILES
from fiefdom.engine.card import Kind
from fiefdom.errors import Complaint
from fiefdom.locale.layout import fitted
from fiefdom.locale.speaker import Speaker
from fiefdom.locale.wording import card_in_full
from fiefdom.roster import plans_of
from fiefdom.tui.plain import Quit, Terminal
from fiefdom.tui.typed import completed, understood, unquoted, words_for


def drafted(
    draft: Draft, names: Sequence[str], bots: Mapping[int, Any], say: Speaker, terminal: Terminal, random: Random
) -> list[Kind]:
    """The ten cards that everybody has chosen in turn; raises Quit or EOFError if somebody stops before."""

    def write(*lines: str) -> None:
        for line in lines:
            for part in fitted(line):
                terminal.write(part)

    write(*choices_page(say, draft), "", say.say("play-draft-hint"))
    while (seat := draft.chooser) is not None:
        if seat in bots:
            chosen = suggested(draft.kingdom, draft.choices(), needed_by(plans_of([bots[seat]])), random).name
        else:
            n = len(draft.kingdom) + 1
            typed = unquoted(terminal.read(say.say("play-draft", player=names[seat], n=n, most=PILES) + " ").strip())
            word, _, rest = typed.partition(" ")
            if not typed:
                write(*choices_page(say, draft))
                continue
            if word.casefold() in words_for(say, "command-quit"):
                raise Quit
            try:
                if rest and word.casefold() in words_for(say, "command-help"):
                    write(*card_in_full(say, catalog.find(named(draft, say, rest))))
                    continue
                chosen = draft.check(named(draft, say, typed)).name
            except Complaint as complaint:
                write(say.say_complaint(complaint))
                continue
        draft.choose(chosen)
        write(say.say("play-drafted", player=names[seat], card=say.card(chosen)))
    return draft.kingdom


def named(draft: Draft, say: Speaker, typed: str) -> str:
    """The name of a card, also if only its beginning was typed."""
    names = [kind.name for kind in draft.choices()]
    return completed(typed, names, *([each.card(name) for name in names] for each in understood(say)))


def choices_page(say: Speaker, draft: Draft) -> list[str]:
    """What can be chosen, by cost."""
    lines = []
    choices = draft.choices()
    for cost in sorted({kind.cost for kind in choices}):
        names = sorted((kind.name for kind in choices if kind.cost == cost), key=say.sort_key)
        lines.append(f"${cost}: {say.listed(names)}")
    return lines
