"""The first box, both editions. The code of a card reads like its text."""

from fiefdom.cards.basic import copper, curse, gold, silver
from fiefdom.cards.define import FIRST_EDITION, SECOND_EDITION, card
from fiefdom.cards.robbing import rob
from fiefdom.engine.card import Card, Kind
from fiefdom.engine.card_type import ACTION, ATTACK, REACTION, TREASURE, VICTORY
from fiefdom.engine.decision import GAIN, PLAY, SET_ASIDE
from fiefdom.engine.moment import PLAYED
from fiefdom.engine.player import ALL, Player

festival = card("Festival", cost=5, types=ACTION, actions=2, buys=1, coins=2)
laboratory = card("Laboratory", cost=5, types=ACTION, cards=2, actions=1)
market = card("Market", cost=5, types=ACTION, cards=1, actions=1, buys=1, coins=1)
smithy = card("Smithy", cost=4, types=ACTION, cards=3)
village = card("Village", cost=3, types=ACTION, cards=1, actions=2)
woodcutter = card("Woodcutter", cost=3, types=ACTION, buys=1, coins=2, editions=FIRST_EDITION)


adventurer = card("Adventurer", cost=6, types=ACTION, editions=FIRST_EDITION, text="""
    Reveal cards from your deck until two of them are Treasures. Put the Treasures into your hand and discard the
    other revealed cards.""")  # fmt: skip


@adventurer.play
def adventurer_play(me: Player) -> None:
    revealed = me.reveal_top(0)
    while revealed.count(TREASURE) < 2 and me.can_draw():
        me.reveal_top(1, revealed)
    me.take_into_hand([each for each in revealed.cards if each.kind.types & TREASURE], revealed)
    me.discard_all(revealed)


artisan = card("Artisan", cost=6, types=ACTION, editions=SECOND_EDITION, text="""
    Gain to your hand a card that costs $5 or less. Then put any card from your hand on top of your deck.""")  # fmt: skip


@artisan.play
def artisan_play(me: Player) -> None:
    me.gain_up_to(5, to=me.hand)
    me.topdeck(1)


bandit = card("Bandit", cost=5, types=ACTION | ATTACK, editions=SECOND_EDITION, text="""
    Gain a Gold. Each other player reveals the top two cards of their deck. Of these, they trash one Treasure other
    than Copper, if there is one, and discard the rest.""")  # fmt: skip


@bandit.play
def bandit_play(me: Player) -> None:
    me.gain(gold)
    rob(me, is_dear_treasure)


def is_dear_treasure(kind: Kind) -> bool:
    return kind is not copper and kind.types & TREASURE != 0


bureaucrat = card("Bureaucrat", cost=4, types=ACTION | ATTACK, text="""
    Gain a Silver on top of your deck. Each other player reveals a Victory card from their hand and puts it on top
    of their deck; anyone without one reveals their hand.""")  # fmt: skip


@bureaucrat.play
def bureaucrat_play(me: Player) -> None:
    me.gain(silver, to=me.deck)
    for other in me.attacked():
        if not other.topdeck(1, of=VICTORY, shows=True):
            other.reveal_hand()


cellar = card("Cellar", cost=2, types=ACTION, actions=1, text="""
    Discard as many cards as you like, then draw that many.""")  # fmt: skip


@cellar.play
def cellar_play(me: Player) -> None:
    me.draw(len(me.discard(up_to=ALL)))


chancellor = card("Chancellor", cost=3, types=ACTION, coins=2, editions=FIRST_EDITION, text="""
    You may put your whole deck into your discard pile straight away.""")  # fmt: skip


@chancellor.play
def chancellor_play(me: Player) -> None:
    if me.choose("discard deck", least=0):
        me.discard_deck()


chapel = card("Chapel", cost=2, types=ACTION, good_for="trashing", text="""
    You may trash as many as four cards from your hand.""")  # fmt: skip


@chapel.play
def chapel_play(me: Player) -> None:
    me.trash(up_to=4)


council_room = card("Council Room", cost=5, types=ACTION, cards=4, buys=1, text="""
    The other players each draw a card.""")  # fmt: skip


@council_room.play
def council_room_play(me: Player) -> None:
    for other in me.others():
        other.draw(1)


feast = card("Feast", cost=4, types=ACTION, editions=FIRST_EDITION, text="""
    Trash this card, then gain a card that costs $5 or less.""")  # fmt: skip


@feast.play
def feast_play(me: Player) -> None:
    me.trash_this()
    me.gain_up_to(5)


gardens = card("Gardens", cost=4, types=VICTORY, text="""
    Worth one point for every ten cards you own, rounded down.""")  # fmt: skip


@gardens.score
def gardens_score(me: Player) -> int:
    return me.total_owned() // 10


harbinger = card("Harbinger", cost=3, types=ACTION, cards=1, actions=1, editions=SECOND_EDITION, text="""
    Look through your discard pile and, if you like, put one card from it on top of your deck.""")  # fmt: skip


@harbinger.play
def harbinger_play(me: Player) -> None:
    me.look_through_discards()
    me.topdeck(up_to=1, zone=me.discards)


library = card("Library", cost=5, types=ACTION, text="""
    Draw cards one at a time until you have seven in hand. You may set aside any Actions as you draw them; discard
    those at the end.""")  # fmt: skip


@library.play
def library_play(me: Player) -> None:
    aside = me.aside()
    while len(me.hand) < 7 and (drawn := me.draw(1)):
        actions = [each for each in drawn if each.types & ACTION]
        me.put_aside(me.pick(SET_ASIDE, me.hand, 0, 1, actions), me.hand, aside)
    me.discard_all(aside)


merchant = card("Merchant", cost=3, types=ACTION, cards=1, actions=1, editions=SECOND_EDITION, text="""
    The first Silver that you play this turn gives an extra $1.""")  # fmt: skip


@merchant.play
def merchant_play(me: Player) -> None:
    me.this_turn(PLAYED, silver)


@merchant.this_turn(PLAYED)
def merchant_this_turn(me: Player, _silver: Card) -> None:
    if me.has_played_first(silver):
        me.plus(coins=1)


militia = card("Militia", cost=4, types=ACTION | ATTACK, coins=2, text="""
    Each other player keeps no more than three cards in hand and discards the rest.""")  # fmt: skip


@militia.play
def militia_play(me: Player) -> None:
    for other in me.attacked():
        other.discard_down_to(3)


mine = card("Mine", cost=5, types=ACTION, text="""
    You may trash a Treasure from your hand. If you do, gain to your hand a Treasure that costs at most $3 more.""")  # fmt: skip


@mine.play
def mine_play(me: Player) -> None:
    for treasure in me.trash(up_to=1, of=TREASURE):
        me.gain_up_to(me.cost(treasure.kind) + 3, TREASURE, to=me.hand)


moat = card("Moat", cost=2, types=ACTION | REACTION, cards=2, text="""
    When another player plays an Attack, you may reveal this from your hand first; that Attack then does not affect
    you.""")  # fmt: skip


@moat.react
def moat_react(me: Player) -> None:
    me.be_safe()


moneylender = card("Moneylender", cost=4, types=ACTION, good_for="trashing", text="""
    You may trash a Copper from your hand to get +$3.""")  # fmt: skip


@moneylender.play
def moneylender_play(me: Player) -> None:
    if me.trash(up_to=1, of=copper):
        me.plus(coins=3)


poacher = card("Poacher", cost=4, types=ACTION, cards=1, actions=1, coins=1, editions=SECOND_EDITION, text="""
    For each empty pile in the supply, discard a card.""")  # fmt: skip


@poacher.play
def poacher_play(me: Player) -> None:
    me.discard(me.game.empty_piles)


remodel = card("Remodel", cost=4, types=ACTION, good_for="trashing", text="""
    Trash a card from your hand. If you do, gain a card that costs at most $2 more.""")  # fmt: skip


@remodel.play
def remodel_play(me: Player) -> None:
    for trashed in me.trash(1):
        me.gain_up_to(me.cost(trashed.kind) + 2)


sentry = card("Sentry", cost=5, types=ACTION, cards=1, actions=1, editions=SECOND_EDITION, good_for="trashing", text="""
    Look at the top two cards of your deck. Trash any of them, discard any of them, and put the rest back on top in
    any order.""")  # fmt: skip


@sentry.play
def sentry_play(me: Player) -> None:
    looked_at = me.look_at_top(2)
    me.trash(up_to=2, zone=looked_at)
    me.discard(up_to=2, zone=looked_at)
    me.topdeck_all(looked_at)


spy = card("Spy", cost=4, types=ACTION | ATTACK, cards=1, actions=1, editions=FIRST_EDITION, text="""
    Each player, including you, reveals the top card of their deck. For each, you decide whether that player
    discards it or puts it back.""")  # fmt: skip


@spy.play
def spy_play(me: Player) -> None:
    for player in [me, *me.attacked()]:
        revealed = player.reveal_top(1)
        player.discard(up_to=1, zone=revealed, by=me)
        player.topdeck_all(revealed)


thief = card("Thief", cost=4, types=ACTION | ATTACK, editions=FIRST_EDITION, text="""
    Each other player reveals the top two cards of their deck. You choose one of the Treasures that each player
    revealed; they trash it and discard the rest. You may gain any of the trashed cards.""")  # fmt: skip


@thief.play
def thief_play(me: Player) -> None:
    loot = rob(me, TREASURE, by=me)
    for treasure in me.pick(GAIN, me.game.trash, 0, ALL, of=loot):
        me.gain_from_trash(treasure)


throne_room = card("Throne Room", cost=4, types=ACTION, text="""
    Choose an Action from your hand, if you like, and play it twice.""")  # fmt: skip


@throne_room.play
def throne_room_play(me: Player) -> None:
    for action in me.pick(PLAY, me.hand, 0, 1, ACTION):
        me.play_twice(action)


vassal = card("Vassal", cost=3, types=ACTION, coins=2, editions=SECOND_EDITION, text="""
    Discard the top card of your deck; you may play it if it is an Action.""")  # fmt: skip


@vassal.play
def vassal_play(me: Player) -> None:
    actions = [each for each in me.discard_top(1) if each.types & ACTION]
    for action in me.pick(PLAY, me.discards, 0, 1, actions):
        me.play(action, me.discards)


witch = card("Witch", cost=5, types=ACTION | ATTACK, cards=2, text="""
    The other players each gain a Curse.""")  # fmt: skip


@witch.play
def witch_play(me: Player) -> None:
    for other in me.attacked():
        other.gain(curse)


workshop = card("Workshop", cost=3, types=ACTION, text="""
    Gain a card that costs $4 or less.""")  # fmt: skip


@workshop.play
def workshop_play(me: Player) -> None:
    me.gain_up_to(4)
