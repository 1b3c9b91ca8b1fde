"""A card of one's own, with an attack and a reaction. Play with it: fiefdom play --cards gatekeeper.py"""

from fiefdom.cards import ACTION, ATTACK, REACTION, Player, card

gatekeeper = card("Gatekeeper", cost=4, types=ACTION | ATTACK | REACTION, cards=1, coins=1, text="""
    Everybody else with five or more cards in hand discards one.
    When somebody else plays an Attack, you may first show this from your hand, to draw a card and discard one.""")  # fmt: skip


@gatekeeper.play
def gatekeeper_play(me: Player) -> None:
    for other in me.attacked():
        if len(other.hand) >= 5:
            other.discard(1)


@gatekeeper.react
def gatekeeper_react(me: Player) -> None:
    me.draw(1)
    me.discard(1)
