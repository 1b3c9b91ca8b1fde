"""A box of one card, in the shape that our own boxes have."""

from fiefdom.cards import ACTION, Player, card
from fiefdom.cards.basic import copper, silver

smelter = card("Smelter", cost=4, types=ACTION, text="""
    Choose one: +$2; or trash a Copper from your hand and gain a Silver.""")  # fmt: skip


@smelter.play
def smelter_play(me: Player) -> None:
    if me.choose("+$2", "smelt") == ["+$2"]:
        me.plus(coins=2)
    elif me.trash(1, of=copper):
        me.gain(silver)
