"""What an onlooker may know of a game, computed when asked for."""

from __future__ import annotations

from typing import Final

from fiefdom.engine.card import Kind
from fiefdom.engine.card_type import TREASURE
from fiefdom.engine.decision import ACTION_PHASE, BUY_PHASE, PHASES, PileOptions
from fiefdom.engine.game import Game
from fiefdom.engine.native import i64, vec
from fiefdom.engine.sight import NOBODY

MANY: Final = 1 << 30
DISCARDS: Final = "discard"


def kind_name(kind: Kind) -> str:
    return kind.name


def places_and_names(entry: tuple[list[tuple[str, int]], list[Kind]]) -> tuple[list[tuple[str, int]], list[str]]:
    places, kinds = entry
    return places, [kind.name for kind in kinds]


class Onlooker:
    """What anybody who watches a game may know; a seat's view builds on it.

    Hands are secret, but their sizes are not. Only the top card of a discard pile is known, and decks are not counted.
    The supply, the trash and the cards in play are open.
    """

    def __init__(self, game: Game, seat: int | None = None) -> None:
        self._game: Final = game
        # Onlookers count as one more seat.
        self.seat: Final[int] = len(game.players) if seat is None else seat

    def __repr__(self) -> str:
        return f"onlooker: {self._turn_line()}"

    def _turn_line(self) -> str:
        return f"turn {self.turns(self.turn)} of seat {self.turn + 1}, {self.phase}"

    # -- Table --------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        return len(self._game.players)

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return self._game.turn

    @property
    def phase(self) -> str:
        """The phase of the turn. To others it is the Action phase until a Treasure is played or a card is bought."""
        return PHASES[self._shown_phase()]

    def _shown_phase(self) -> i64:
        game = self._game
        if game.turn == self.seat or game.phase <= ACTION_PHASE or game.phase > BUY_PHASE:
            return game.phase
        player = game.players[game.turn]
        return game.phase if player.bought.n > 0 or player.played.has(TREASURE) else ACTION_PHASE

    @property
    def resigned(self) -> list[int]:
        """The seats that have resigned, in that order."""
        return list(self._game.resigned)

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
        """The fewest cards that have to be gained from the supply before the game can end."""
        game = self._game
        # The smallest piles, as many as end the game, in order of size; and the smallest pile that ends it alone.
        k: i64 = game.piles_to_end
        smallest = vec[i64]([MANY] * k)
        largest: i64 = MANY
        for pile in game.piles:
            n = pile.n
            if n < largest and pile.in_supply:
                i = k - 1
                while i > 0 and smallest[i - 1] > n:
                    smallest[i] = smallest[i - 1]
                    i -= 1
                smallest[i] = n
                largest = smallest[k - 1]
        least: i64 = MANY
        for place in game.stock.ending:
            n = game.piles[place].n
            if n < least:
                least = n
        together: i64 = 0
        for n in smallest:
            together += n
        return min(least, together)

    @property
    def may_end(self) -> bool:
        """Whether a single gain can end the game: there is a last card whose pile ends it."""
        game = self._game
        if game.empty_piles < game.piles_to_end - 1:
            for place in game.stock.ending:
                if game.piles[place].n == 1:
                    return True
            return False
        for pile in game.piles:
            if pile.n == 1 and pile.in_supply:
                return True
        return False

    @property
    def supply(self) -> list[Kind]:
        """The kinds that have a supply pile, even an empty one."""
        return [pile.kind for pile in self._game.piles if pile.in_supply]

    def left(self, kind: Kind) -> int:
        """How many cards of this kind's pile are left."""
        place = self._game.stock.place_of(kind)
        if place < 0:
            return 0
        return self._game.piles[place].n

    def cost(self, kind: Kind) -> int:
        """What a card costs now."""
        return self._game.price(kind)

    def affordable(self, coins: int) -> PileOptions:
        """The supply piles that cost no more than this now and are not empty."""
        return self._game.affordable(coins)

    def tokens_on(self, kind: Kind) -> dict[str, int]:
        """How many tokens lie on the pile of this kind, by the name of the card that they belong to."""
        pile = self._game.pile(kind)
        found: dict[str, int] = {}
        if pile is not None:
            for token in pile.tokens:
                found[token.kind.name] = found.get(token.kind.name, 0) + 1
        return found

    def has_tokens(self, kind: Kind) -> bool:
        """Whether any tokens lie on the pile of this kind."""
        game = self._game
        place = game.stock.place_of(kind)
        return place >= 0 and len(game.piles[place].tokens) > 0

    @property
    def trash(self) -> list[Kind]:
        return self._game.trash.kinds

    # -- Seats --------------------------------------------------------------------------------------

    def actions(self, seat: int) -> int:
        return self._game.players[seat].actions

    def buys(self, seat: int) -> int:
        return self._game.players[seat].buys

    def coins(self, seat: int) -> int:
        return self._game.players[seat].coins

    def numbers(self, seat: int) -> dict[str, int]:
        """What is counted for a seat, by name: everything that there is any of, and on their turn all that a turn is
        about.

        Of secret numbers, these are only the viewer's own.
        """
        player = self._game.players[seat]
        named = self._game.stock.numbers
        found: dict[str, int] = {}
        for i in self._game.stock.counted:
            n: int = player.numbers[i]
            is_shown = n != 0 or (seat == self._game.turn and not named[i].stays)
            if is_shown and (seat == self.seat or not named[i].is_secret):
                found[named[i].name] = n
        return found

    def turns(self, seat: int) -> int:
        return self._game.players[seat].turns

    def hand_size(self, seat: int) -> int:
        return self._game.players[seat].hand.n

    def in_play(self, seat: int) -> list[Kind]:
        return self._game.players[seat].in_play.kinds

    def from_before(self, seat: int) -> list[Kind]:
        """The cards in play that were played in an earlier turn."""
        player = self._game.players[seat]
        played = player.played.cards
        return [card.kind for card in player.in_play.cards if card not in played]

    def discard_top(self, seat: int) -> Kind | None:
        discards = self._game.players[seat].discards
        return discards.top(1)[0].kind if discards.n else None

    def uncovered(self, seat: int) -> list[tuple[str, list[Kind] | None, int]]:
        """Cards revealed, looked at, set aside or on mats: the zone's name, the cards if they may be seen, how many."""
        temporary = [zone for zone in self._game.temporary if zone.owner == seat]
        return [
            (zone.name, zone.kinds if zone.is_seen_by(self.seat) else None, int(zone.n))
            for zone in [*temporary, *self._game.players[seat].mats]
        ]

    def known(self, seat: int) -> list[tuple[list[tuple[str, int]], list[Kind]]]:
        """Hidden cards of a seat that the viewer knows about: their places, and the cards there in some order.

        A place is a zone and, in a deck, the depth (0 is the top), otherwise -1. They are sorted, because the order in
        which cards came into a hand is secret. Only games with a log track this.
        """
        game = self._game
        knowledge = game.knowledge
        places: dict[int, tuple[str, int]] = {}
        if knowledge.is_tracked:
            for zone in game.players[seat].zones():
                if not zone.is_seen_by(self.seat):
                    for depth, card in enumerate(reversed(zone.cards)):
                        if knowledge.knows(self.seat, card):
                            places[card.ident] = (zone.name, depth if zone.sight == NOBODY else -1)
        jumbles = knowledge.jumbled(self.seat)
        jumbled = [ident for idents in jumbles for ident in idents]
        found: list[tuple[list[tuple[str, int]], list[Kind]]] = []
        for idents in [*jumbles, *[[ident] for ident in places if ident not in jumbled]]:
            where = sorted([places[ident] for ident in idents if ident in places])
            # Nobody may look through a discard pile.
            if where and where != [(DISCARDS, -1)]:
                found.append((where, sorted([game.stock.cards[ident].kind for ident in idents], key=kind_name)))
        return sorted(found, key=places_and_names)

    def tokens(self, seat: int) -> dict[str, int]:
        """How many tokens a seat has, by their name."""
        return self._game.players[seat].tokens.counts()
