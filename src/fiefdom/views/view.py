"""What one seat may know of a game, computed when asked for."""

from __future__ import annotations

from typing import Final

from fiefdom.engine.card import Kind
from fiefdom.engine.card_type import TREASURE
from fiefdom.engine.game import Game
from fiefdom.engine.moment import GAINED
from fiefdom.engine.native import i64
from fiefdom.engine.player import Player
from fiefdom.engine.rng import Rng
from fiefdom.engine.score import money, score_with
from fiefdom.engine.zone import counted
from fiefdom.views.onlooker import Onlooker
from fiefdom.views.resample import Imagined, imagined


class View(Onlooker):
    """What one seat knows of a game: the only thing that players, bots and agents are given.

    Beyond what everybody sees, you see your own hand, may count your own deck, and remember which cards you own.
    """

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(game, seat)
        self._me: Final[Player] = game.players[seat]

    def __repr__(self) -> str:
        return f"view of seat {self.seat + 1}: {self._turn_line()}; hand: {counted(self.hand)}"

    def imagine(self, rng: Rng) -> Imagined | None:
        """A game that looks the same from here, with all that you cannot see dealt again; None if there is none."""
        return imagined(self._game, self.seat, rng)

    def points_by(self, kinds: list[Kind]) -> int:
        """The points that a card more of each of these kinds would add."""
        owned = self._me.owned[:]
        for kind in kinds:
            owned[self._game.stock.slot_of(kind)] += 1
        return score_with(self._me, owned) - self._me.score()

    @property
    def hand(self) -> list[Kind]:
        return self._me.hand.kinds

    def in_hand(self, kind: Kind) -> int:
        """How many cards of this kind are in your hand."""
        return self._me.hand.count_of(kind)

    def in_play_of(self, kind: Kind) -> int:
        """How many cards of this kind you have in play."""
        return self._me.in_play.count_of(kind)

    @property
    def hand_coins(self) -> int:
        """How much +$ the Treasures in your hand give."""
        hand = self._me.hand
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
    def has_plain_money(self) -> bool:
        """Whether the Treasures in your hand only give +$ and nothing waits for them, so all can be played at once."""
        hand = self._me.hand
        if self._game.minds_treasures():
            return False
        for ident in hand.of(TREASURE):
            if hand.stock.coins[i64(ident)] < 0:
                return False
        return True

    @property
    def deck_size(self) -> int:
        return self._me.deck.n

    @property
    def can_draw(self) -> bool:
        """Whether there is a card to draw, before or after a shuffle."""
        return self._me.can_draw()

    @property
    def score(self) -> int:
        return self._me.score()

    @property
    def lead(self) -> int:
        """How many points you are ahead of the best other player (or, below zero, behind), as far as you can know.

        Everybody sees what is gained and trashed, but not what others pass to each other.
        """
        game = self._game
        knowledge = game.knowledge
        best: int | None = None
        for each in game.players:
            if each is self._me or (game.resigned and game.has_resigned(each.seat)):
                continue
            if knowledge.passes:
                points = score_with(each, knowledge.owned_as_known(each.owned, each.seat, self.seat))
            else:
                points = each.score()
            if best is None or points > best:
                best = points
        # All others may have resigned.
        return self.score - (best or 0)

    @property
    def money(self) -> int:
        """What all your Treasures are worth together."""
        return money(self._me)

    @property
    def is_safe(self) -> bool:
        """Whether you are safe from the attack that you may react to."""
        effect = self._game.effect
        return effect is not None and effect.safe >> self.seat & 1 == 1

    @property
    def attack(self) -> Kind | None:
        """The attack that you are reacting to."""
        effect = self._game.effect
        attack = None if effect is None else effect.reacts_to
        return None if attack is None else attack.card.kind

    def traps_on(self, kind: Kind) -> dict[str, int]:
        """How many effects of others wait for you to gain a card of this very kind, by the card that each is of."""
        found: dict[str, int] = {}
        for each in self._game.waiting:
            if each.when & GAINED and each.watched >> self.seat & 1 and kind in each.of:
                name = each.card.kind.name
                found[name] = found.get(name, 0) + 1
        return found

    def has_traps(self, kind: Kind) -> bool:
        """Whether any effects of others wait for you to gain a card of this very kind."""
        return self._game.awaited & GAINED != 0 and len(self.traps_on(kind)) > 0

    @property
    def has_reacted(self) -> bool:
        """Whether you have revealed a reaction to the attack that you may react to."""
        effect = self._game.effect
        return effect is not None and effect.reacted >> self.seat & 1 == 1

    @property
    def facts(self) -> i64:
        """What bots want to know about the cards of this game, as a bit set: what is not in it is of no card here."""
        return self._game.stock.facts()

    @property
    def kinds(self) -> list[Kind]:
        """The kinds that are in the game or may come into it."""
        return self._game.stock.kinds

    def owns(self, kind: Kind) -> int:
        """How many cards of this kind you own, in any zone."""
        return self._me.owns(kind)

    def owns_types(self, types: i64) -> int:
        """How many cards of these types you own."""
        owned = self._me.owned
        kinds = self._game.stock.kinds
        n: i64 = 0
        i: i64 = 0
        while i < len(kinds):
            if kinds[i].types & types:
                n += owned[i + 1]
            i += 1
        return n

    @property
    def owned(self) -> list[tuple[Kind, int]]:
        owned = self._me.owned
        kinds = self._game.stock.kinds
        return [(kinds[i - 1], int(owned[i])) for i in range(1, len(owned)) if owned[i]]
