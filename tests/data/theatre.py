"""Cards that bring all sorts of words along: mats, tokens of players and on piles, labels; and what waits."""

from fiefdom.cards import (
    ACTION,
    ATTACK,
    BOUGHT,
    DURATION,
    GAINED,
    OWNER,
    PILE,
    REACTION,
    TREASURE,
    Card,
    Player,
    Zone,
    card,
)
from fiefdom.cards.basic import silver

WARDROBE = "Wardrobe"

stage = card(
    "Stage",
    cost=0,
    types=ACTION,
    actions=1,
    text="Dance or sing.",
    mats=("Main Stage", WARDROBE),
    tokens=("Applause",),
)


def wardrobe(me: Player) -> Zone:
    return me.mat(WARDROBE, OWNER)


@stage.play
def stage_play(me: Player) -> None:
    if me.choose("Dance", "Sing, or hum") == ["Dance"]:
        me.add_token("Applause")
        me.put_aside(me.pick("set_aside", me.hand, 0, 1), me.hand, me.mat("Main Stage"))
    else:
        me.put_aside(me.pick("set_aside", me.hand, 0, 1), me.hand, wardrobe(me))
    me.choose("set aside", "2 bows", "3 bows", least=2, most=2)
    me.plus(coins=me.choose_number(2))


poster = card(
    "Poster",
    cost=0,
    types=ACTION,
    actions=1,
    text="Put a token on a pile.",
    mats=("Main Stage",),
    tokens=("Ticket",),
)


@poster.play
def poster_play(me: Player) -> None:
    me.put_token(me.choose_pile())
    me.gain(silver, to=me.mat("Main Stage"))
    curtain = me.temporary_zone("Curtain")
    me.put_aside(me.hand.cards[:1], me.hand, curtain)
    me.choose("this", "that")
    me.take_into_hand(curtain.cards, curtain)


@poster.when(BOUGHT, where=PILE)
def poster_token(me: Player, bought: Card) -> None:
    me.add_token("Ticket")


encore = card(
    "Encore",
    cost=3,
    types=ACTION | DURATION | REACTION,
    actions=1,
    text="Once more.",
    mats=(WARDROBE,),
    tokens=("Applause",),
)


@encore.play
def encore_play(me: Player) -> None:
    aside = me.aside()
    me.put_aside(me.pick("set_aside", me.hand, 0, 1), me.hand, aside)
    me.choose("this", "that")
    me.take_into_hand(aside.cards, aside)
    me.next_turn()


@encore.next_turn
def encore_next_turn(me: Player) -> None:
    me.plus(coins=me.tokens["Applause"])
    me.take_into_hand(wardrobe(me).cards, wardrobe(me))


@encore.when(GAINED, types=TREASURE, may=True)
def encore_react(me: Player, gained: Card) -> None:
    me.draw(1)


@encore.price
def encore_price(me: Player) -> int:
    return max(0, 3 - me.tokens.get("Applause", 0))


heckler = card("Heckler", cost=2, types=ACTION | ATTACK | REACTION, cards=1, text="Throw tomatoes.")


@heckler.play
def heckler_play(me: Player) -> None:
    for other in me.attacked():
        other.discard_down_to(4)


@heckler.react
def heckler_react(me: Player) -> None:
    if me.choose("Leave", least=0):
        me.be_safe()
