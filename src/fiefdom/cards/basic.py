"""The basic cards, which are in every game, and the sizes of all piles."""

from typing import Final

from fiefdom.cards.define import card
from fiefdom.engine.card import Kind
from fiefdom.engine.card_type import CURSE, TREASURE, VICTORY

copper: Final = card("Copper", cost=0, types=TREASURE, coins=1)
silver: Final = card("Silver", cost=3, types=TREASURE, coins=2)
gold: Final = card("Gold", cost=6, types=TREASURE, coins=3)
estate: Final = card("Estate", cost=2, types=VICTORY, points=1)
duchy: Final = card("Duchy", cost=5, types=VICTORY, points=3)
province: Final = card("Province", cost=8, types=VICTORY, points=6, ends_game=True)
curse: Final = card("Curse", cost=0, types=CURSE, points=-1)

STARTING_CARDS = [(copper, 7), (estate, 3)]


def basic_piles(players: int, all_treasures: bool = False) -> list[tuple[Kind, int]]:
    """The basic piles and their sizes, in order of cost.

    More than four players need the Treasures of two boxes; fewer may use them, too.
    """
    boxes = 2 if all_treasures or players > 4 else 1
    return [
        (copper, 60 * boxes - 7 * players),
        (curse, 10 * (players - 1)),
        (estate, pile_size(estate, players)),
        (silver, 40 * boxes),
        (duchy, pile_size(duchy, players)),
        (gold, 30 * boxes),
        (province, 3 * players if players > 4 else pile_size(province, players)),
    ]


def pile_size(kind: Kind, players: int) -> int:
    """The usual size of the pile of a kingdom card or a basic Victory card."""
    if kind.types & VICTORY:
        return 8 if players == 2 else 12
    return 10
