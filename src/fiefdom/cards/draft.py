"""A kingdom that players choose in turn, one card each, until there are ten."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from fiefdom.cards.catalog import catalog
from fiefdom.cards.randomizer import PILES, WISHES, count_piles, has_room, random_kingdom, share_out
from fiefdom.engine.card import Kind
from fiefdom.engine.card_type import ATTACK
from fiefdom.errors import Complaint, cards


class Draft:
    """Who has chosen what, and what is left to choose from: cards of these boxes and editions, without vetoed ones.

    The named kinds are in the kingdom from the start. Complains if there are not enough cards for ten piles.
    """

    def __init__(
        self,
        players: int,
        first: int,
        boxes: Iterable[str] | None = None,
        editions: Iterable[int] = (1, 2),
        veto: Iterable[str] = (),
        named: Sequence[Kind] = (),
    ) -> None:
        boxes = list(catalog.implied_boxes() if boxes is None else boxes)
        vetoed = [catalog.find(name).name for name in veto]
        if len(named) == PILES:
            raise Complaint("draft-full")
        # What can be filled up at random can also be chosen: has_room sees to it that no choice leads to a dead end.
        random_kingdom(0, boxes, editions, veto=vetoed, named=named)
        self.players = players
        self.first = first
        self.named = list(named)
        # The seats and what they have chosen, in order.
        self.chosen: list[tuple[int, Kind]] = []
        self._shares = share_out(boxes)
        self._pool = [kind for kind in catalog.kingdom_cards(self._shares, editions) if kind.name not in vetoed]

    @property
    def kingdom(self) -> list[Kind]:
        """The cards so far."""
        return [*self.named, *(kind for _, kind in self.chosen)]

    @property
    def chooser(self) -> int | None:
        """The seat that chooses next; None if there are ten cards."""
        return None if len(self.kingdom) >= PILES else (self.first + len(self.chosen)) % self.players

    def choices(self) -> list[Kind]:
        """The cards that may be chosen next."""
        kingdom = self.kingdom
        return [
            kind
            for kind in self._pool
            if kind not in kingdom and has_room(kind, kingdom, PILES - count_piles(kingdom), self._shares)
        ]

    def check(self, name: str) -> Kind:
        """The card of this name; complains if it cannot be chosen."""
        kind = catalog.find(name)
        if kind in self.kingdom:
            raise Complaint("draft-chosen", card=cards(kind.name))
        if kind not in self.choices():
            raise Complaint("draft-card", card=cards(kind.name))
        return kind

    def choose(self, name: str) -> None:
        """Take a card for the player who chooses next; complains if it cannot be chosen, and changes nothing."""
        kind = self.check(name)
        assert self.chooser is not None, "whatever can be chosen leaves no more than ten cards"
        self.chosen.append((self.chooser, kind))


def suggested(kingdom: Sequence[Kind], choices: Sequence[Kind], needed: Sequence[Kind], random: Random) -> Kind:
    """What a bot chooses: a card that it needs; or else, at random, one of a sort that the kingdom still lacks.

    Reactions count as missing only where there is something to react to.
    """
    own = [kind for kind in needed if kind in choices]
    if own:
        return own[0]
    lacking = {wish: fits for wish, fits in WISHES.items() if not any(fits(kind) for kind in kingdom)}
    if not any(kind.types & ATTACK for kind in kingdom):
        lacking.pop("reaction", None)
    fitting = [kind for kind in choices if any(fits(kind) for fits in lacking.values())]
    return random.choice(fitting or list(choices))
