"""The basic cards, which are in every game."""

from typing import Final

from fiefdom.cards.define import card
from fiefdom.engine.card_type import CURSE, TREASURE, VICTORY

copper: Final = card("Copper", cost=0, types=TREASURE, coins=1)
silver: Final = card("Silver", cost=3, types=TREASURE, coins=2)
gold: Final = card("Gold", cost=6, types=TREASURE, coins=3)
estate: Final = card("Estate", cost=2, types=VICTORY, points=1)
duchy: Final = card("Duchy", cost=5, types=VICTORY, points=3)
province: Final = card("Province", cost=8, types=VICTORY, points=6, ends_game=True)
curse: Final = card("Curse", cost=0, types=CURSE, points=-1)
