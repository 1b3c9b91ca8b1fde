"""The basic cards, which are in every game."""

from fiefdom.cards.printed import card
from fiefdom.engine.card import CURSE, TREASURE, VICTORY
from fiefdom.engine.setup import Basics

copper = card("Copper", cost=0, types=TREASURE, coins=1)
silver = card("Silver", cost=3, types=TREASURE, coins=2)
gold = card("Gold", cost=6, types=TREASURE, coins=3)
estate = card("Estate", cost=2, types=VICTORY, points=1)
duchy = card("Duchy", cost=5, types=VICTORY, points=3)
province = card("Province", cost=8, types=VICTORY, points=6)
curse = card("Curse", cost=0, types=CURSE, points=-1)

basics = Basics(copper, silver, gold, estate, duchy, province, curse)
