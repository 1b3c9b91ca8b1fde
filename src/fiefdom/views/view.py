"""What one seat may know of a game, computed when asked for."""

from __future__ import annotations

from typing import Final, final

from fiefdom.engine.card import TREASURE, Kind
from fiefdom.engine.game import PHASES, PROVINCES, Game
from fiefdom.engine.zone import Zone


@final
class View:
    """One seat's knowledge of a game: the only thing that clients, bots and agents are given.

    Hands are secret, but their sizes are not; of a discard pile the top card is known; one may count one's own
    deck and nobody else's; supply, trash and what is in play are open. What one owns, one remembers.
    """

    def __init__(self, game: Game, seat: int) -> None:
        self._game: Final = game
        self.seat: Final = seat

    # -- The table ----------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        return len(self._game.players)

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return self._game.turn

    @property
    def phase(self) -> str:
        return PHASES[self._game.phase]

    @property
    def is_over(self) -> bool:
        return self._game.is_over

    @property
    def empty_piles(self) -> int:
        return self._game.empty_piles

    @property
    def piles_to_end(self) -> int:
        """How many empty piles end the game."""
        return self._game.piles_to_end

    @property
    def gains_to_end(self) -> int:
        """How many cards must at least be gained from the supply before the game can end."""
        sizes = sorted([len(pile.cards) for pile in self._game.supply])
        return min(len(self._game.supply[PROVINCES].cards), sum(sizes[: self._game.piles_to_end]))

    @property
    def supply(self) -> list[Kind]:
        """The kinds that have a pile, those whose pile is empty included."""
        return [pile.kind for pile in self._game.supply]

    def left(self, kind: Kind) -> int:
        """How many cards of this kind are left in the supply."""
        pile = self._game.pile(kind)
        return 0 if pile is None else len(pile.cards)

    def embargo(self, kind: Kind) -> int:
        """How many Embargo tokens lie on the pile of this kind."""
        place = self._game.places[kind.number]
        return self._game.embargoes[place] if self._game.embargoes and place >= 0 else 0

    @property
    def trash(self) -> list[Kind]:
        return kinds(self._game.trash)

    # -- A seat -------------------------------------------------------------------------------------

    def actions(self, seat: int) -> int:
        return self._game.players[seat].actions

    def buys(self, seat: int) -> int:
        return self._game.players[seat].buys

    def coins(self, seat: int) -> int:
        return self._game.players[seat].coins

    def turns(self, seat: int) -> int:
        return self._game.players[seat].turns

    def hand_size(self, seat: int) -> int:
        return len(self._game.players[seat].hand.cards)

    def in_play(self, seat: int) -> list[Kind]:
        return kinds(self._game.players[seat].in_play)

    def discard_top(self, seat: int) -> Kind | None:
        cards = self._game.players[seat].discards.cards
        return cards[-1].kind if cards else None

    def uncovered(self, seat: int) -> list[tuple[str, list[Kind] | None, int]]:
        """Cards revealed, looked at, set aside or on mats: name of the zone, cards if they may be seen, how many."""
        return [
            (zone.name, kinds(zone) if zone.is_seen_by(self.seat) else None, len(zone.cards))
            for zone in [*self._game.players[seat].temporary, *self._game.players[seat].mats]
        ]

    def tokens(self, seat: int) -> dict[str, int]:
        """The tokens of a seat, by the name of what they belong to."""
        return self._game.players[seat].tokens.copy()

    # -- One's own ----------------------------------------------------------------------------------

    def points_by(self, kind: Kind) -> int:
        """How many points more one would have with another card of this kind."""
        me = self._game.players[self.seat]
        now = me.score()
        me.owned[kind.number] += 1
        then = me.score()
        me.owned[kind.number] -= 1
        return then - now

    @property
    def hand(self) -> list[Kind]:
        return kinds(self._game.players[self.seat].hand)

    @property
    def deck_size(self) -> int:
        return len(self._game.players[self.seat].deck.cards)

    @property
    def can_draw(self) -> bool:
        """Whether there is a card to draw, before or after a shuffle."""
        return self._game.players[self.seat].can_draw()

    @property
    def score(self) -> int:
        return self._game.players[self.seat].score()

    @property
    def lead(self) -> int:
        """By how many points one is ahead of the best of the others, or behind: everybody sees what is gained."""
        best = max([player.score() for player in self._game.players if player.seat != self.seat])
        return self.score - best

    @property
    def money(self) -> int:
        """What all one's Treasures are worth together."""
        owned = self._game.players[self.seat].owned
        total = 0
        for kind in self._game.kinds:
            if kind.types & TREASURE:
                total += owned[kind.number] * kind.coins
        return total

    @property
    def is_safe(self) -> bool:
        """Whether the attack that one may react to does not reach one."""
        return bool(self._game.plays) and self._game.plays[-1].safe >> self.seat & 1 == 1

    @property
    def attack(self) -> Kind | None:
        """The attack that one is reacting to."""
        attack = self._game.plays[-1].attack if self._game.plays else None
        return None if attack is None else attack.card.kind

    @property
    def has_reacted(self) -> bool:
        """Whether one has shown a reaction to the attack that one may react to."""
        return bool(self._game.plays) and self._game.plays[-1].reacted >> self.seat & 1 == 1

    def owns(self, kind: Kind) -> int:
        """How many cards of this kind are one's own, wherever they lie."""
        return self._game.players[self.seat].owned[kind.number]

    @property
    def owned(self) -> list[tuple[Kind, int]]:
        owned = self._game.players[self.seat].owned
        return [(kind, owned[kind.number]) for kind in self._game.kinds if owned[kind.number]]


def kinds(zone: Zone) -> list[Kind]:
    return [card.kind for card in zone.cards]
