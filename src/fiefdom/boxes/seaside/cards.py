"""The third box, both editions."""

from fiefdom.cards.basic import copper, curse, gold, province, silver
from fiefdom.cards.define import FIRST_EDITION, SECOND_EDITION, card
from fiefdom.cards.robbing import rob
from fiefdom.engine.ability import IN_PLAY, OWN, PILE
from fiefdom.engine.card import Bonus, Card
from fiefdom.engine.card_type import ACTION, ATTACK, DURATION, REACTION, TREASURE, VICTORY
from fiefdom.engine.decision import GAIN, PLAY, RETURN, REVEAL, SET_ASIDE
from fiefdom.engine.moment import BOUGHT, CLEAN_UP, GAINED, PLAYED
from fiefdom.engine.player import Player
from fiefdom.engine.price import coin_part
from fiefdom.engine.sight import OWNER

bazaar = card("Bazaar", cost=5, types=ACTION, cards=1, actions=2, coins=1)


ambassador = card("Ambassador", cost=3, types=ACTION | ATTACK, editions=FIRST_EDITION, text="""
    Reveal a card from your hand. You may return up to two cards with that name from your hand to the supply. Each
    other player then gains one.""")  # fmt: skip


@ambassador.play
def ambassador_play(me: Player) -> None:
    for shown in me.reveal(1):
        alike = [each for each in me.hand.cards if each.kind is shown.kind]
        for returned in me.pick(RETURN, me.hand, 0, 2, of=alike):
            me.return_to_supply(returned)
        for other in me.attacked():
            other.gain(shown.kind)


caravan = card("Caravan", cost=4, types=ACTION | DURATION, cards=1, actions=1, next_turn=Bonus(cards=1))


cutpurse = card("Cutpurse", cost=4, types=ACTION | ATTACK, coins=2, text="""
    Each other player discards a Copper; anyone without one reveals their hand.""")  # fmt: skip


@cutpurse.play
def cutpurse_play(me: Player) -> None:
    for other in me.attacked():
        if not other.discard(1, of=copper):
            other.reveal_hand()


embargo = card("Embargo", cost=2, types=ACTION, coins=2, editions=FIRST_EDITION, text="""
    Trash this card. Put an Embargo token on a pile in the supply. From now on, whoever buys a card from that pile
    gains a Curse for each token on it.""")  # fmt: skip


@embargo.play
def embargo_play(me: Player) -> None:
    me.trash_this()
    me.put_token(me.choose_pile())


@embargo.when(BOUGHT, where=PILE)
def embargo_token(me: Player, _bought: Card) -> None:
    me.gain(curse)


explorer = card("Explorer", cost=5, types=ACTION, editions=FIRST_EDITION, text="""
    You may reveal a Province from your hand. If you do, gain a Gold to your hand; if not, gain a Silver to your
    hand.""")  # fmt: skip


@explorer.play
def explorer_play(me: Player) -> None:
    shown = me.pick(REVEAL, me.hand, 0, 1, of=province)
    me.show(shown)
    me.gain(gold if shown else silver, to=me.hand)


fishing_village = card(
    "Fishing Village", cost=3, types=ACTION | DURATION, actions=2, coins=1, next_turn=Bonus(actions=1, coins=1)
)


ghost_ship = card("Ghost Ship", cost=5, types=ACTION | ATTACK, cards=2, editions=FIRST_EDITION, text="""
    Each other player with more than three cards in hand puts cards from their hand on top of their deck until three
    are left.""")  # fmt: skip


@ghost_ship.play
def ghost_ship_play(me: Player) -> None:
    for other in me.attacked():
        other.topdeck(max(0, len(other.hand) - 3))


haven = card("Haven", cost=2, types=ACTION | DURATION, cards=1, actions=1, text="""
    Set aside a card from your hand, face down. It goes back to your hand at the start of your next turn.""")  # fmt: skip


@haven.play
def haven_play(me: Player) -> None:
    saved = me.pick(SET_ASIDE, me.hand, 1, 1)
    if saved:
        me.put_aside(saved, me.hand, me.mat("set_aside", OWNER))
        me.next_turn(saved)


@haven.next_turn
def haven_next_turn(me: Player) -> None:
    me.take_into_hand(me.waiting.cards, me.mat("set_aside", OWNER))


island = card("Island", cost=4, types=ACTION | VICTORY, points=2, mats=("island",), text="""
    Put this and a card from your hand on your Island mat. Both are yours again at the end of the game.""")  # fmt: skip


@island.play
def island_play(me: Player) -> None:
    mat = me.mat("island")
    me.put_aside([me.this], me.in_play, mat)
    me.put_aside(me.pick(SET_ASIDE, me.hand, 1, 1), me.hand, mat)


lighthouse = card("Lighthouse", cost=2, types=ACTION | DURATION, actions=1, coins=1, next_turn=Bonus(coins=1), text="""
    Attacks played by other players do not affect you while this is in play.""")  # fmt: skip

lighthouse.shields()


lookout = card("Lookout", cost=3, types=ACTION, actions=1, good_for="trashing", text="""
    Look at the top three cards of your deck. Trash one, discard one, and put the third back.""")  # fmt: skip


@lookout.play
def lookout_play(me: Player) -> None:
    looked_at = me.look_at_top(3)
    me.trash(1, zone=looked_at)
    me.discard(1, zone=looked_at)
    me.topdeck_all(looked_at)


merchant_ship = card("Merchant Ship", cost=5, types=ACTION | DURATION, coins=2, next_turn=Bonus(coins=2))


native_village = card("Native Village", cost=2, types=ACTION, actions=2, mats=("native_village",), text="""
    Either put the top card of your deck face down on your Native Village mat, where you may look at it, or put all
    the cards from the mat into your hand.""")  # fmt: skip


@native_village.play
def native_village_play(me: Player) -> None:
    mat = me.mat("native_village", OWNER)
    if me.choose("set aside", "take mat") == ["set aside"]:
        looked_at = me.look_at_top(1)
        me.put_aside(looked_at.cards, looked_at, mat)
    else:
        me.take_into_hand(mat.cards, mat)


navigator = card("Navigator", cost=4, types=ACTION, coins=2, editions=FIRST_EDITION, text="""
    Look at the top five cards of your deck. Discard them all, or put them all back in any order.""")  # fmt: skip


@navigator.play
def navigator_play(me: Player) -> None:
    looked_at = me.look_at_top(5)
    if me.choose("discard", "put back") == ["discard"]:
        me.discard_all(looked_at)
    else:
        me.topdeck_all(looked_at)


outpost = card("Outpost", cost=5, types=ACTION | DURATION, text="""
    Draw only three cards for your next hand. Take an extra turn after this one, unless this is already an extra
    turn.""")  # fmt: skip


@outpost.play
def outpost_play(me: Player) -> None:
    me.next_hand = 3
    if not me.game.is_extra_turn:
        me.extra_turn()
        me.next_turn()


pearl_diver = card("Pearl Diver", cost=2, types=ACTION, cards=1, actions=1, editions=FIRST_EDITION, text="""
    Look at the bottom card of your deck and, if you like, move it to the top.""")  # fmt: skip


@pearl_diver.play
def pearl_diver_play(me: Player) -> None:
    looked_at = me.look_at_bottom()
    me.topdeck(up_to=1, zone=looked_at)
    me.put_at_bottom(looked_at)


pirate_ship = card("Pirate Ship", cost=4, types=ACTION | ATTACK, editions=FIRST_EDITION, tokens=("pirate_ship",), text="""
    Either each other player reveals the top two cards of their deck, trashes one of the revealed Treasures (you
    choose which) and discards the rest, and you get a coin token if any Treasure was trashed; or you get +$1 for each
    of your coin tokens.""")  # fmt: skip


@pirate_ship.play
def pirate_ship_play(me: Player) -> None:
    tokens = me.tokens["pirate_ship"]
    if me.choose("attack", f"+${tokens}") != ["attack"]:
        me.plus(coins=tokens)
        return
    if rob(me, TREASURE, by=me):
        me.add_token("pirate_ship")


salvager = card("Salvager", cost=4, types=ACTION, buys=1, good_for="trashing", text="""
    Trash a card from your hand and get $ equal to its cost.""")  # fmt: skip


@salvager.play
def salvager_play(me: Player) -> None:
    for trashed in me.trash(1):
        me.plus(coins=coin_part(me.cost(trashed.kind)))


sea_hag = card("Sea Hag", cost=4, types=ACTION | ATTACK, editions=FIRST_EDITION, text="""
    Each other player discards the top card of their deck and then gains a Curse on top of their deck.""")  # fmt: skip


@sea_hag.play
def sea_hag_play(me: Player) -> None:
    for other in me.attacked():
        other.discard_top(1)
        other.gain(curse, to=other.deck)


smugglers = card("Smugglers", cost=3, types=ACTION, text="""
    Gain a card that costs $6 or less and has the same name as one that the player to your right gained on their
    last turn.""")  # fmt: skip


@smugglers.play
def smugglers_play(me: Player) -> None:
    pile = me.pick_pile(GAIN, 0, 6, among=me.right().gained.kinds)
    if pile is not None:
        me.gain_from(pile)


tactician = card("Tactician", cost=5, types=ACTION | DURATION, good_for="buys", text="""
    Discard your hand. If you discarded at least one card, then at the start of your next turn, +5 Cards, +1 Action
    and +1 Buy.""")  # fmt: skip


@tactician.play
def tactician_play(me: Player) -> None:
    if me.hand:
        me.discard_all(me.hand)
        me.next_turn()


tactician.next_turn(Bonus(cards=5, actions=1, buys=1))


treasure_map = card("Treasure Map", cost=4, types=ACTION, text="""
    Trash this and another Treasure Map from your hand. If you trashed both, gain four Golds on top of your deck.""")  # fmt: skip


@treasure_map.play
def treasure_map_play(me: Player) -> None:
    this = me.trash_this()
    another = me.trash(1, of=treasure_map)
    if this and another:
        for _ in range(4):
            me.gain(gold, to=me.deck)


treasury = card("Treasury", cost=5, types=ACTION, cards=1, actions=1, coins=1, text="""
    If you bought no Victory card this turn, you may put this on top of your deck when you discard it from play.""")  # fmt: skip


@treasury.when(CLEAN_UP, where=IN_PLAY, by=OWN, is_joint=True)
def treasury_clean_up(me: Player, _this: Card) -> None:
    if not me.bought.has(VICTORY):
        treasuries = [each for each in me.in_play.cards if each.kind is treasury]
        me.topdeck(up_to=len(treasuries), zone=me.in_play, of=treasuries)


warehouse = card("Warehouse", cost=3, types=ACTION, cards=3, actions=1, text="""
    Then discard three cards.""")  # fmt: skip


@warehouse.play
def warehouse_play(me: Player) -> None:
    me.discard(3)


wharf = card("Wharf", cost=5, types=ACTION | DURATION, cards=2, buys=1, next_turn=Bonus(cards=2, buys=1))


# -- Second edition only ----------------------------------------------------------------------------


astrolabe = card(
    "Astrolabe",
    cost=3,
    types=TREASURE | DURATION,
    coins=1,
    buys=1,
    next_turn=Bonus(buys=1, coins=1),
    editions=SECOND_EDITION,
)


blockade = card("Blockade", cost=4, types=ACTION | DURATION | ATTACK, editions=SECOND_EDITION, text="""
    Gain a card that costs $4 or less and set it aside. It goes to your hand at the start of your next turn. Until
    then, any other player who gains a card with the same name on their own turn also gains a Curse.""")  # fmt: skip


@blockade.play
def blockade_play(me: Player) -> None:
    aside = me.mat("set_aside")
    gained = me.gain_up_to(4, to=aside)
    if gained is not None and aside.holds(gained):
        me.next_turn([gained])
        me.watch(GAINED, me.attacked(), gained.kind)


@blockade.next_turn
def blockade_next_turn(me: Player) -> None:
    me.take_into_hand(me.waiting.cards, me.mat("set_aside"))


@blockade.watch(GAINED)
def blockade_watch(me: Player, _gained: Card) -> None:
    if me.actor().seat == me.game.turn:
        me.actor().gain(curse)


corsair = card("Corsair", cost=5, types=ACTION | DURATION | ATTACK, coins=2, editions=SECOND_EDITION, text="""
    At the start of your next turn, +1 Card. Until then, whenever another player plays their first Silver or Gold of
    a turn, they trash it.""")  # fmt: skip


@corsair.play
def corsair_play(me: Player) -> None:
    me.next_turn()
    me.watch(PLAYED, me.attacked(), silver, gold)


corsair.next_turn(Bonus(cards=1))


@corsair.watch(PLAYED)
def corsair_watch(me: Player, played: Card) -> None:
    if me.actor().has_played_first(silver, gold):
        me.actor().trash_card(played, me.actor().in_play)


monkey = card("Monkey", cost=3, types=ACTION | DURATION, editions=SECOND_EDITION, text="""
    Until your next turn, you get +1 Card whenever the player to your right gains a card. At the start of that turn,
    +1 Card.""")  # fmt: skip


@monkey.play
def monkey_play(me: Player) -> None:
    me.next_turn()
    me.watch(GAINED, [me.right()])


@monkey.watch(GAINED)
def monkey_watch(me: Player, _gained: Card) -> None:
    me.draw(1)


monkey.next_turn(Bonus(cards=1))


pirate = card("Pirate", cost=5, types=ACTION | DURATION | REACTION, editions=SECOND_EDITION, text="""
    At the start of your next turn, gain to your hand a Treasure that costs $6 or less. You may play this from your
    hand when any player gains a Treasure.""")  # fmt: skip


@pirate.play
def pirate_play(me: Player) -> None:
    me.next_turn()


@pirate.next_turn
def pirate_next_turn(me: Player) -> None:
    me.gain_up_to(6, TREASURE, to=me.hand)


@pirate.when(GAINED, types=TREASURE, may=True)
def pirate_react(me: Player, _treasure: Card) -> None:
    me.play(me.this)


sailor = card("Sailor", cost=4, types=ACTION | DURATION, actions=1, editions=SECOND_EDITION, good_for="trashing", text="""
    This turn, you may play one Duration as soon as you gain it. At the start of your next turn, +$2, and you may
    trash a card from your hand.""")  # fmt: skip


@sailor.play
def sailor_play(me: Player) -> None:
    me.next_turn()
    me.this_turn(GAINED, types=DURATION)


@sailor.next_turn
def sailor_next_turn(me: Player) -> None:
    me.plus(coins=2)
    me.trash(up_to=1)


@sailor.this_turn(GAINED)
def sailor_this_turn(me: Player, gained: Card) -> None:
    zone = me.zone_of(gained)
    if zone is not None and zone is not me.in_play:
        for duration in me.pick(PLAY, zone, 0, 1, of=[gained]):
            me.wait_no_more()
            me.play(duration, zone)


sea_chart = card("Sea Chart", cost=3, types=ACTION, cards=1, actions=1, editions=SECOND_EDITION, text="""
    Reveal the top card of your deck. If you have a card with the same name in play, the revealed card goes to your
    hand; otherwise put it back.""")  # fmt: skip


@sea_chart.play
def sea_chart_play(me: Player) -> None:
    revealed = me.reveal_top(1)
    in_play = [each.kind for each in me.in_play.cards]
    me.take_into_hand([each for each in revealed.cards if each.kind in in_play], revealed)
    me.topdeck_all(revealed)


sea_witch = card("Sea Witch", cost=5, types=ACTION | DURATION | ATTACK, cards=2, editions=SECOND_EDITION, text="""
    The other players each gain a Curse. At the start of your next turn, draw two cards, then discard two.""")  # fmt: skip


@sea_witch.play
def sea_witch_play(me: Player) -> None:
    me.next_turn()
    for other in me.attacked():
        other.gain(curse)


@sea_witch.next_turn
def sea_witch_next_turn(me: Player) -> None:
    me.draw(2)
    me.discard(2)


tide_pools = card("Tide Pools", cost=4, types=ACTION | DURATION, cards=3, actions=1, editions=SECOND_EDITION, text="""
    Discard two cards at the start of your next turn.""")  # fmt: skip


@tide_pools.play
def tide_pools_play(me: Player) -> None:
    me.next_turn()


@tide_pools.next_turn
def tide_pools_next_turn(me: Player) -> None:
    me.discard(2)
