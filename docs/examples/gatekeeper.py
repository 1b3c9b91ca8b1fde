"""Cards of your own: an Attack, Reactions, a mat, a Duration. Play with them: fiefdom play --cards gatekeeper.py"""

from fiefdom.cards import ACTION, ATTACK, DURATION, GAINED, OTHERS, OWNER, REACTION, TREASURE, Card, Player, card
from fiefdom.cards.basic import silver

gatekeeper = card("Gatekeeper", cost=4, types=ACTION | ATTACK | REACTION, cards=1, coins=1, text="""
    Each other player with five or more cards in hand discards a card.
    When another player plays an Attack, you may first reveal this from your hand to draw a card, then discard a card.""")  # fmt: skip


@gatekeeper.play
def gatekeeper_play(me: Player) -> None:
    for other in me.attacked():
        if len(other.hand) >= 5:
            other.discard(1)


@gatekeeper.react
def gatekeeper_react(me: Player) -> None:
    me.draw(1)
    me.discard(1)


strongroom = card("Strongroom", cost=3, types=ACTION | DURATION | REACTION, actions=1, mats=("Strongroom",), text="""
    Put up to two cards from your hand face down on your Strongroom mat.
    At the start of your next turn, put all cards from that mat into your hand.
    When another player gains a Treasure, you may discard this from your hand to gain a Silver.""")  # fmt: skip


@strongroom.play
def strongroom_play(me: Player) -> None:
    cards = me.pick("set_aside", me.hand, 0, 2)
    me.put_aside(cards, me.hand, me.mat("Strongroom", OWNER))
    me.next_turn()


@strongroom.next_turn
def strongroom_next_turn(me: Player) -> None:
    mat = me.mat("Strongroom", OWNER)
    me.take_into_hand(mat.cards, mat)


@strongroom.when(GAINED, by=OTHERS, types=TREASURE, may=True)
def strongroom_react(me: Player, treasure: Card) -> None:
    if me.discard_cards([me.this], me.hand):
        me.gain(silver)
