"""Tables where the players choose the kingdom in turn before the game."""

from __future__ import annotations

from random import SystemRandom

from fiefdom.cards.draft import Draft, suggested
from fiefdom.errors import Complaint
from fiefdom.server import entries, messages
from fiefdom.server.options import needed_for
from fiefdom.server.room import Room
from fiefdom.server.seats import Who


def choice_of(room: Room, who: Who, request: messages.Choose) -> entries.Chosen:
    """The entry for a card that a player chooses; complains if it is not their turn or not among the cards."""
    draft = drafting(room)
    if request.step != room.step:
        raise Complaint("server-answered")
    if who.seat is None or who.seat != draft.chooser or room.seats[who.seat].played_by:
        raise Complaint("server-not-choosing", name=room.seats[draft.chooser or 0].name)
    kind = draft.check(request.card)
    return entries.Chosen(who.seat, kind.name)


def choice_of_bot(room: Room) -> entries.Chosen:
    """The entry for the card that the bot chooses whose turn it is."""
    draft = drafting(room)
    assert draft.chooser is not None
    needed = needed_for([room.seats[draft.chooser].played_by])
    kind = suggested(draft.kingdom, draft.choices(), needed, SystemRandom())
    return entries.Chosen(draft.chooser, kind.name)


def drafting(room: Room) -> Draft:
    """The draft that is going on."""
    if room.draft is None or room.status != "drafting":
        raise Complaint(f"server-is-{room.status}")
    return room.draft


def draft_seen(room: Room) -> messages.DraftSeen | None:
    """What everybody sees of a draft, before and while it goes on."""
    if not room.options.draft:
        return None
    named, draft = tuple(room.options.kingdom), room.draft
    if draft is None:
        return messages.DraftSeen(named)
    chosen = tuple(messages.CardChosen(seat, kind.name) for seat, kind in draft.chosen)
    return messages.DraftSeen(named, chosen, tuple(kind.name for kind in draft.choices()))
