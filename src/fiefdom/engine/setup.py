"""How a game is set up: the supply for a number of players, and the first hands."""

from __future__ import annotations

from typing import Final, final

from fiefdom.engine.card import VICTORY, Card, Kind
from fiefdom.engine.game import Game
from fiefdom.engine.rng import seeded
from fiefdom.engine.zone import Pile

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 6


@final
class Basics:
    """The seven basic cards, by the part they play."""

    def __init__(
        self, copper: Kind, silver: Kind, gold: Kind, estate: Kind, duchy: Kind, province: Kind, curse: Kind
    ) -> None:
        self.copper: Final = copper
        self.silver: Final = silver
        self.gold: Final = gold
        self.estate: Final = estate
        self.duchy: Final = duchy
        self.province: Final = province
        self.curse: Final = curse

    def piles(self, players: int) -> list[tuple[Kind, int]]:
        """The basic piles and their sizes, by their cost."""
        boxes = 2 if players > 4 else 1
        provinces = 3 * players if players > 4 else victory_cards(players)
        return [
            (self.copper, 60 * boxes - 7 * players),
            (self.curse, 10 * (players - 1)),
            (self.estate, victory_cards(players)),
            (self.silver, 40 * boxes),
            (self.duchy, victory_cards(players)),
            (self.gold, 30 * boxes),
            (self.province, provinces),
        ]


def victory_cards(players: int) -> int:
    return 8 if players == 2 else 12


@final
class Setup:
    """Players and a kingdom: games with one and the same setup differ by their seed."""

    def __init__(self, players: int, kingdom: list[Kind], basics: Basics, kinds_known: int) -> None:
        self.players: Final = players
        self.kingdom: Final = kingdom
        self.basics: Final = basics
        piles = basics.piles(players)
        for kind in kingdom:
            piles.append((kind, victory_cards(players) if kind.types & VICTORY else 10))
        places = [-1] * kinds_known
        for i in range(len(piles)):
            places[piles[i][0].number] = i
        self.cards_made = 0
        self.layout: Final = Game(players, [kind for kind, _ in piles], places, seeded(0))
        for _ in range(players):
            self.layout.add_player(kinds_known)
        for kind, size in piles:
            self.layout.supply.append(Pile(kind, self.make(kind, size)))
            self.layout.note_kind(kind)
        self.starting_cards: Final = [self.make(basics.copper, 7) + self.make(basics.estate, 3) for _ in range(players)]

    def make(self, kind: Kind, n: int) -> list[Card]:
        """New cards of cardboard, for the table as it is laid out."""
        first = self.cards_made
        self.cards_made += n
        return [Card(kind, first + i) for i in range(n)]

    def start(self, seed: int, first: int = -1) -> Game:
        """A game dealt with this seed; `first` is the seat that begins, by default a random one."""
        game = self.layout.copy()
        self.deal(game, seed, first)
        return game

    def deal(self, game: Game, seed: int, first: int) -> None:
        """Shuffle the starting decks of a game just laid out, and draw the first hands."""
        rng = seeded(seed)
        game.rng = rng
        game.turn = rng.below(self.players) if first < 0 else first
        for player in game.players:
            cards = self.starting_cards[player.seat].copy()
            rng.shuffle(cards)
            player.deck.cards = cards
            player.owned[self.basics.copper.number] = 7
            player.owned[self.basics.estate.number] = 3
            player.draw(5)
