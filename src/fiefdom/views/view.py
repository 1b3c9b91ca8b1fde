"""What one seat may know of a game, computed when asked for."""

from __future__ import annotations

from typing import Final, final

from fiefdom.engine.card import TREASURE, Kind
from fiefdom.engine.decision import PHASES
from fiefdom.engine.game import Game
from fiefdom.engine.native import i64, vec

MANY: Final = 1 << 30


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
        game = self._game
        # The smallest piles, as many as end the game together, in their order; and those of which one alone does.
        k: i64 = game.piles_to_end
        smallest = vec[i64]([MANY] * k)
        least: i64 = MANY
        for pile in game.piles:
            n = pile.n
            if game.ending >> pile.place & 1 and n < least:
                least = n
            if n < smallest[k - 1] and pile.in_supply:
                i = k - 1
                while i > 0 and smallest[i - 1] > n:
                    smallest[i] = smallest[i - 1]
                    i -= 1
                smallest[i] = n
        together: i64 = 0
        for n in smallest:
            together += n
        return min(least, together)

    @property
    def may_end(self) -> bool:
        """Whether a single gain may end the game; if not, it certainly does not."""
        game = self._game
        if game.empty_piles >= game.piles_to_end - 1:
            return True
        for place in game.stock.ending:
            if game.piles[place].n <= 1:
                return True
        return False

    @property
    def supply(self) -> list[Kind]:
        """The kinds that have a pile, those whose pile is empty included."""
        return [pile.kind for pile in self._game.piles if pile.in_supply]

    def left(self, kind: Kind) -> int:
        """How many cards of this kind's pile are left."""
        pile = self._game.pile(kind)
        return 0 if pile is None else pile.n

    def cost(self, kind: Kind) -> int:
        """What a card costs now."""
        return self._game.price(kind)

    def tokens_on(self, kind: Kind) -> dict[str, int]:
        """How many tokens lie on the pile of this kind, by the name of the card that they belong to."""
        pile = self._game.pile(kind)
        found: dict[str, int] = {}
        if pile is not None:
            for token in pile.tokens:
                found[token.kind.name] = found.get(token.kind.name, 0) + 1
        return found

    @property
    def trash(self) -> list[Kind]:
        return self._game.trash.kinds

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
        return self._game.players[seat].hand.n

    def in_play(self, seat: int) -> list[Kind]:
        return self._game.players[seat].in_play.kinds

    def discard_top(self, seat: int) -> Kind | None:
        discards = self._game.players[seat].discards
        return discards.top(1)[0].kind if discards.n else None

    def uncovered(self, seat: int) -> list[tuple[str, list[Kind] | None, int]]:
        """Cards revealed, looked at, set aside or on mats: name of the zone, cards if they may be seen, how many."""
        temporary = [zone for zone in self._game.temporary if zone.owner == seat]
        return [
            (zone.name, zone.kinds if zone.is_seen_by(self.seat) else None, int(zone.n))
            for zone in [*temporary, *self._game.players[seat].mats]
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
        return self._game.players[self.seat].hand.kinds

    def in_hand(self, kind: Kind) -> int:
        """How many cards of this kind are in one's hand."""
        return self._game.players[self.seat].hand.count_of(kind)

    def in_play_of(self, kind: Kind) -> int:
        """How many cards of this kind one has in play."""
        return self._game.players[self.seat].in_play.count_of(kind)

    @property
    def hand_coins(self) -> int:
        """What the Treasures of one's hand give."""
        hand = self._game.players[self.seat].hand
        stock = hand.stock
        total: i64 = 0
        i: i64 = 0
        while i < hand.n:
            ident = i64(hand.idents[i])
            if stock.types[ident] & TREASURE:
                coins = stock.coins[ident]
                total += coins if coins >= 0 else stock.cards[ident].kind.coins
            i += 1
        return total

    @property
    def deck_size(self) -> int:
        return self._game.players[self.seat].deck.n

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
        return self._game.players[self.seat].money()

    @property
    def is_safe(self) -> bool:
        """Whether the attack that one may react to does not reach one."""
        effect = self._game.effect
        return effect is not None and effect.safe >> self.seat & 1 == 1

    @property
    def attack(self) -> Kind | None:
        """The attack that one is reacting to."""
        effect = self._game.effect
        attack = None if effect is None else effect.reacts_to
        return None if attack is None else attack.card.kind

    @property
    def has_reacted(self) -> bool:
        """Whether one has shown a reaction to the attack that one may react to."""
        effect = self._game.effect
        return effect is not None and effect.reacted >> self.seat & 1 == 1

    def owns(self, kind: Kind) -> int:
        """How many cards of this kind are one's own, wherever they lie."""
        return self._game.players[self.seat].owned[kind.number]

    def owns_types(self, types: i64) -> int:
        """How many cards of these types are one's own."""
        owned = self._game.players[self.seat].owned
        n: i64 = 0
        for kind in self._game.stock.kinds:
            if kind.types & types:
                n += owned[kind.number]
        return n

    @property
    def owned(self) -> list[tuple[Kind, int]]:
        owned = self._game.players[self.seat].owned
        return [(kind, int(owned[kind.number])) for kind in self._game.stock.kinds if owned[kind.number]]
