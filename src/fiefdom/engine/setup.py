"""How games are set up: the piles for a number of players, and the first hands."""

from __future__ import annotations

from typing import Final, final

from fiefdom.engine.card import Card, Kind
from fiefdom.engine.game import ROOM, Game
from fiefdom.engine.moment import DREW
from fiefdom.engine.move import move_top
from fiefdom.engine.native import append, i16, i64, vec
from fiefdom.engine.pile import Pile
from fiefdom.engine.player import ALL, HAND_SIZE
from fiefdom.engine.sight import EVERYBODY
from fiefdom.engine.stock import MOST_PLAYERS as MOST_PLAYERS
from fiefdom.engine.stock import Stock

FEWEST_PLAYERS: Final = 2


@final
class PilePlan:
    """A pile to set up: how many cards of which kinds, the first ones on top, and whether it is in the supply.

    If not everybody sees all its cards (`sight`), it is shuffled for each game: only its top card is seen, or none is.
    Then it may use fewer of them. The kind that it goes by (`randomizer`) need not be one of its cards.
    """

    def __init__(
        self,
        cards: list[tuple[Kind, int]],
        in_supply: bool = True,
        sight: int = EVERYBODY,
        randomizer: Kind | None = None,
        used: int = ALL,
    ) -> None:
        self.cards: Final = cards
        self.randomizer: Final = cards[0][0] if randomizer is None else randomizer
        self.used: Final = used
        self.in_supply: Final = in_supply
        self.sight: Final = sight


@final
class Setup:
    """Players, piles and starting cards, from which games are dealt with different seeds."""

    def __init__(self, players: int, piles: list[PilePlan], starting_cards: list[tuple[Kind, int]]) -> None:
        self.players: Final = players
        self.stock: Final = Stock()
        self.layout: Final = Game(self.stock, players)
        for plan in piles:
            self.add_pile(plan)
        # What each player starts with: how many of which kind, and the numbers of the cards, with room for more.
        self.starting_cards: Final = starting_cards
        self.starting_size: Final[i64] = sum([n for _, n in starting_cards])
        self.starting: Final[list[vec[i16]]] = []
        for _ in range(players):
            cards: list[Card] = []
            for kind, n in starting_cards:
                cards += self.stock.make(kind, n)
            room = [0] * max(0, ROOM - len(cards))
            self.starting.append(vec[i16]([i16(ident) for ident in [card.ident for card in cards] + room]))
        # Now it is known how many kinds there are.
        for _ in range(players):
            self.layout.add_player()
        # A game that is no longer needed; the next one may reuse its memory.
        self.spare: Game | None = None

    def add_pile(self, plan: PilePlan) -> None:
        place = len(self.layout.piles)
        if len(plan.cards) > 1:
            self.stock.mixed_piles.append(place)
        kinds = [kind for kind, _ in plan.cards]
        cards: list[Card] = []
        for kind, n in reversed(plan.cards):
            cards += self.stock.make(kind, n)
            self.stock.put_pile(kind, place)
            if kind.ends_game:
                self.layout.ending |= i64(1) << place
                self.stock.ending = append(self.stock.ending, i64(place))
        idents = vec[i16]([i16(card.ident) for card in cards])
        self.stock.put_pile(plan.randomizer, place)
        n = min(len(cards), plan.used)
        pile = Pile(plan.randomizer, kinds, place, plan.in_supply, plan.sight, self.stock, idents, n)
        if plan.sight != EVERYBODY:
            self.stock.shuffled_piles.append(place)
        self.layout.piles.append(pile)
        self.layout.unshared_piles |= i64(1) << place
        self.layout.count_empty(pile)

    def start(self, seed: int, first: int = -1) -> Game:
        """Deal a game with this seed; `first` is the seat that goes first, by default a random one."""
        game = self.spare
        if game is None:
            game = self.layout.copy()
        else:
            self.spare = None
            game.become(self.layout)
        self.deal(game, seed, first)
        return game

    def put_away(self, game: Game) -> None:
        """Give back a game that nobody needs any more: the next one may reuse its memory."""
        if game.wiring.log is None:
            self.spare = game

    def deal(self, game: Game, seed: int, first: int) -> None:
        """Shuffle the piles and starting decks of a game just laid out, and draw the first hands."""
        rng = game.rng
        rng.seed(seed)
        game.turn = game.regular_turn = rng.below(self.players) if first < 0 else first
        for place in self.stock.shuffled_piles:
            game.unshared_pile(place).shuffle(rng)
            game.shelf = None
        for player in game.players:
            player.deck.idents = self.starting[player.seat][:]
            player.deck.n = self.starting_size
            rng.mix(player.deck.idents, self.starting_size)
            for kind, n in self.starting_cards:
                player.owned[self.stock.slot_of(kind)] = n
        for card in self.stock.preparing:
            prepare(game, card)
        for player in game.players:
            move_top(player, HAND_SIZE, player.hand, DREW)


def prepare(game: Game, card: Card) -> None:
    """Do what a kind in the game has to do before it begins."""
    if card.kind.on_setup is not None:
        game.begin(card)
        card.kind.on_setup(game.players[game.turn])
        game.end()
