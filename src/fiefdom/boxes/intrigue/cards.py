"""The second box, both editions."""

from fiefdom.cards.basic import copper, curse, duchy, estate, gold, silver
from fiefdom.cards.define import FIRST_EDITION, SECOND_EDITION, card
from fiefdom.engine.card import Card
from fiefdom.engine.card_type import ACTION, ATTACK, CURSE, REACTION, TREASURE, VICTORY
from fiefdom.engine.decision import DISCARD, GAIN, TOPDECK, TRASH
from fiefdom.engine.moment import PLAYED
from fiefdom.engine.player import ALL, Player
from fiefdom.engine.price import covers

great_hall = card("Great Hall", cost=3, types=ACTION | VICTORY, cards=1, actions=1, points=1, editions=FIRST_EDITION)
harem = card("Harem", cost=6, types=TREASURE | VICTORY, coins=2, points=2)


baron = card("Baron", cost=4, types=ACTION, buys=1, text="""
    Discard an Estate, if you like, to get +$4; otherwise gain an Estate.""")  # fmt: skip


@baron.play
def baron_play(me: Player) -> None:
    if me.discard(up_to=1, of=estate):
        me.plus(coins=4)
    else:
        me.gain(estate)


bridge = card("Bridge", cost=4, types=ACTION, buys=1, coins=1, text="""
    All cards, wherever they are, cost $1 less this turn, but never less than $0.""")  # fmt: skip


@bridge.play
def bridge_play(me: Player) -> None:
    me.game.cheaper(1)


conspirator = card("Conspirator", cost=4, types=ACTION, coins=2, text="""
    If this is the third Action that you play this turn, or a later one, +1 Card and +1 Action.""")  # fmt: skip


@conspirator.play
def conspirator_play(me: Player) -> None:
    if me.played.count(ACTION) >= 3:
        me.plus(cards=1, actions=1)


coppersmith = card("Coppersmith", cost=4, types=ACTION, editions=FIRST_EDITION, text="""
    Each Copper that you play this turn gives $1 more.""")  # fmt: skip


@coppersmith.play
def coppersmith_play(me: Player) -> None:
    me.this_turn(PLAYED, copper)


@coppersmith.this_turn(PLAYED)
def coppersmith_this_turn(me: Player, _copper: Card) -> None:
    me.plus(coins=1)


courtier = card("Courtier", cost=5, types=ACTION, editions=SECOND_EDITION, good_for="buys", text="""
    Reveal a card from your hand. Choose as many different bonuses as it has types: +1 Action; +1 Buy; +$3; gain a
    Gold.""")  # fmt: skip


@courtier.play
def courtier_play(me: Player) -> None:
    for shown in me.reveal(1):
        n = min(4, len(shown.kind.type_names()))
        for choice in me.choose("+1 Action", "+1 Buy", "+$3", "gain Gold", least=n, most=n):
            if choice == "gain Gold":
                me.gain(gold)
            else:
                me.grant(choice)


courtyard = card("Courtyard", cost=2, types=ACTION, cards=3, text="""
    Then put a card from your hand on top of your deck.""")  # fmt: skip


@courtyard.play
def courtyard_play(me: Player) -> None:
    me.topdeck(1)


diplomat = card("Diplomat", cost=4, types=ACTION | REACTION, cards=2, editions=SECOND_EDITION, good_for="actions", text="""
    If you then have five or fewer cards in hand, +2 Actions. When another player plays an Attack and you have five
    or more cards in hand, you may first reveal this; if you do, draw two cards, then discard three.""")  # fmt: skip


@diplomat.play
def diplomat_play(me: Player) -> None:
    if len(me.hand) <= 5:
        me.plus(actions=2)


@diplomat.react_only_if
def diplomat_reacts(me: Player) -> bool:
    return len(me.hand) >= 5


@diplomat.react
def diplomat_react(me: Player) -> None:
    me.draw(2)
    me.discard(3)


duke = card("Duke", cost=5, types=VICTORY, text="""
    Worth one point for each Duchy you own.""")  # fmt: skip


@duke.score
def duke_score(me: Player) -> int:
    return me.owns(duchy)


ironworks = card("Ironworks", cost=4, types=ACTION, text="""
    Gain a card that costs $4 or less. If it is an Action, +1 Action; if it is a Treasure, +$1; if it is a Victory
    card, +1 Card.""")  # fmt: skip


@ironworks.play
def ironworks_play(me: Player) -> None:
    gained = me.gain_up_to(4)
    if gained is not None:
        if gained.types & ACTION:
            me.plus(actions=1)
        if gained.types & TREASURE:
            me.plus(coins=1)
        if gained.types & VICTORY:
            me.draw(1)


lurker = card("Lurker", cost=2, types=ACTION, actions=1, editions=SECOND_EDITION, text="""
    Either trash an Action from the supply, or gain an Action from the trash.""")  # fmt: skip


@lurker.play
def lurker_play(me: Player) -> None:
    if me.choose("trash", "gain") == ["trash"]:
        pile = me.pick_pile(TRASH, 0, ALL, ACTION)
        if pile is not None:
            me.trash_from_supply(pile)
    else:
        for action in me.pick(GAIN, me.game.trash, 1, 1, ACTION):
            me.gain_from_trash(action)


masquerade = card("Masquerade", cost=3, types=ACTION, cards=2, good_for="trashing", text="""
    Each player with cards in hand chooses one of them. Then all of them pass their cards at the same time, to the
    next player on the left who had cards. After that, you may trash a card from your hand.""")  # fmt: skip


@masquerade.play
def masquerade_play(me: Player) -> None:
    passing = [player for player in [me, *me.others()] if player.hand]
    held_out = [player.hold_out(1) for player in passing]
    for i, player in enumerate(passing):
        player.pass_on(held_out[i], to=passing[(i + 1) % len(passing)])
    me.trash(up_to=1)


mill = card("Mill", cost=4, types=ACTION | VICTORY, cards=1, actions=1, points=1, editions=SECOND_EDITION, text="""
    You may discard two cards to get +$2.""")  # fmt: skip


@mill.play
def mill_play(me: Player) -> None:
    pair = me.pick(DISCARD, me.hand, 0, 2, all_or_none=True)
    if len(me.discard_cards(pair, me.hand)) == 2:
        me.plus(coins=2)


mining_village = card("Mining Village", cost=4, types=ACTION, cards=1, actions=2, text="""
    You may trash this card to get +$2.""")  # fmt: skip


@mining_village.play
def mining_village_play(me: Player) -> None:
    if me.trash(up_to=1, zone=me.in_play, of=[me.this]):
        me.plus(coins=2)


minion = card("Minion", cost=5, types=ACTION | ATTACK, actions=1, text="""
    Either take +$2, or discard your hand and draw four cards. If you discard, each other player with five or more
    cards in hand does the same.""")  # fmt: skip


@minion.play
def minion_play(me: Player) -> None:
    if me.choose("+$2", "discard hand") == ["+$2"]:
        me.plus(coins=2)
        return
    for player in [me, *(other for other in me.attacked() if len(other.hand) >= 5)]:
        player.discard_all(player.hand)
        player.draw(4)


nobles = card("Nobles", cost=6, types=ACTION | VICTORY, points=2, good_for="actions", text="""
    Take either +3 Cards or +2 Actions.""")  # fmt: skip


@nobles.play
def nobles_play(me: Player) -> None:
    me.choose_bonuses(1, "+3 Cards", "+2 Actions")


patrol = card("Patrol", cost=5, types=ACTION, cards=3, editions=SECOND_EDITION, text="""
    Reveal the top four cards of your deck. The Victory cards and Curses go to your hand; put the rest back on top
    in any order.""")  # fmt: skip


@patrol.play
def patrol_play(me: Player) -> None:
    revealed = me.reveal_top(4)
    me.take_into_hand([each for each in revealed.cards if each.types & (VICTORY | CURSE)], revealed)
    me.topdeck_all(revealed)


pawn = card("Pawn", cost=2, types=ACTION, good_for="buys", text="""
    Choose two different bonuses: +1 Card; +1 Action; +1 Buy; +$1.""")  # fmt: skip


@pawn.play
def pawn_play(me: Player) -> None:
    me.choose_bonuses(2, "+1 Card", "+1 Action", "+1 Buy", "+$1")


replace = card("Replace", cost=5, types=ACTION | ATTACK, editions=SECOND_EDITION, good_for="trashing", text="""
    Trash a card from your hand and gain one that costs at most $2 more. If you gained an Action or Treasure, put it
    on top of your deck. If you gained a Victory card, each other player gains a Curse.""")  # fmt: skip


@replace.play
def replace_play(me: Player) -> None:
    for trashed in me.trash(1):
        gained = me.gain_up_to(me.cost(trashed.kind) + 2)
        if gained is None:
            continue
        if gained.types & (ACTION | TREASURE):
            me.topdeck_cards([gained], me.discards, me.game.everybody)
        if gained.types & VICTORY:
            for other in me.attacked():
                other.gain(curse)


saboteur = card("Saboteur", cost=5, types=ACTION | ATTACK, editions=FIRST_EDITION, text="""
    Each other player reveals cards from their deck until one costs $3 or more. They trash that card, and may gain a
    card that costs at least $2 less. Then they discard the other revealed cards.""")  # fmt: skip


@saboteur.play
def saboteur_play(me: Player) -> None:
    for other in me.attacked():
        revealed = other.reveal_top(0)
        while not any(covers(other.cost(each.kind), 3) for each in revealed.cards) and other.can_draw():
            other.reveal_top(1, revealed)
        for trashed in other.trash(1, zone=revealed, of=lambda kind: covers(me.cost(kind), 3)):
            other.gain_up_to(other.cost(trashed.kind) - 2, may=True)
        other.discard_all(revealed)


scout = card("Scout", cost=4, types=ACTION, actions=1, editions=FIRST_EDITION, text="""
    Reveal the top four cards of your deck. The Victory cards go to your hand; put the rest back on top in any
    order.""")  # fmt: skip


@scout.play
def scout_play(me: Player) -> None:
    revealed = me.reveal_top(4)
    me.take_into_hand([each for each in revealed.cards if each.types & VICTORY], revealed)
    me.topdeck_all(revealed)


secret_chamber = card("Secret Chamber", cost=2, types=ACTION | REACTION, editions=FIRST_EDITION, text="""
    Discard as many cards as you like for +$1 each. When another player plays an Attack, you may first reveal this;
    if you do, draw two cards, then put two cards from your hand on top of your deck.""")  # fmt: skip


@secret_chamber.play
def secret_chamber_play(me: Player) -> None:
    me.plus(coins=len(me.discard(up_to=ALL)))


@secret_chamber.react
def secret_chamber_react(me: Player) -> None:
    me.draw(2)
    me.topdeck(2)


secret_passage = card("Secret Passage", cost=4, types=ACTION, cards=2, actions=1, editions=SECOND_EDITION, text="""
    Put a card from your hand anywhere in your deck.""")  # fmt: skip


@secret_passage.play
def secret_passage_play(me: Player) -> None:
    for hidden in me.pick(TOPDECK, me.hand, 1, 1):
        me.tuck(hidden, me.choose_number(len(me.deck)) if me.deck else 0)


shanty_town = card("Shanty Town", cost=3, types=ACTION, actions=2, text="""
    Reveal your hand. If there is no Action in it, +2 Cards.""")  # fmt: skip


@shanty_town.play
def shanty_town_play(me: Player) -> None:
    me.reveal_hand()
    if not me.hand.has(ACTION):
        me.draw(2)


steward = card("Steward", cost=3, types=ACTION, good_for="trashing", text="""
    Take +2 Cards, or take +$2, or trash two cards from your hand.""")  # fmt: skip


@steward.play
def steward_play(me: Player) -> None:
    [choice] = me.choose("+2 Cards", "+$2", "trash")
    if choice == "trash":
        me.trash(2)
    else:
        me.grant(choice)


swindler = card("Swindler", cost=3, types=ACTION | ATTACK, coins=2, text="""
    Each other player trashes the top card of their deck. For each of them, you choose a card with the same cost,
    and they gain it.""")  # fmt: skip


@swindler.play
def swindler_play(me: Player) -> None:
    for other in me.attacked():
        revealed = other.reveal_top(1)
        for trashed in other.trash(1, zone=revealed):
            other.gain_costing(me.cost(trashed.kind), by=me)


torturer = card("Torturer", cost=5, types=ACTION | ATTACK, cards=3, text="""
    Each other player makes a choice: discard two cards, or gain a Curse to their hand.""")  # fmt: skip


@torturer.play
def torturer_play(me: Player) -> None:
    for other in me.attacked():
        if other.choose("discard", "gain Curse") == ["discard"]:
            other.discard(2)
        else:
            other.gain(curse, to=other.hand)


trading_post = card("Trading Post", cost=5, types=ACTION, good_for="trashing", text="""
    Trash two cards from your hand. If you trashed two, gain a Silver to your hand.""")  # fmt: skip


@trading_post.play
def trading_post_play(me: Player) -> None:
    if len(me.trash(2)) == 2:
        me.gain(silver, to=me.hand)


tribute = card("Tribute", cost=5, types=ACTION, editions=FIRST_EDITION, text="""
    The player to your left reveals the top two cards of their deck and discards them. For each differently named
    card: +2 Actions if it is an Action, +$2 if it is a Treasure, +2 Cards if it is a Victory card.""")  # fmt: skip


@tribute.play
def tribute_play(me: Player) -> None:
    for kind in dict.fromkeys(each.kind for each in me.left().discard_top(2)):
        if kind.types & ACTION:
            me.plus(actions=2)
        if kind.types & TREASURE:
            me.plus(coins=2)
        if kind.types & VICTORY:
            me.draw(2)


upgrade = card("Upgrade", cost=5, types=ACTION, cards=1, actions=1, good_for="trashing", text="""
    Trash a card from your hand and gain one that costs exactly $1 more.""")  # fmt: skip


@upgrade.play
def upgrade_play(me: Player) -> None:
    for trashed in me.trash(1):
        me.gain_costing(me.cost(trashed.kind) + 1)


wishing_well = card("Wishing Well", cost=3, types=ACTION, cards=1, actions=1, text="""
    Name a card, then reveal the top card of your deck. If you named it, it goes to your hand; otherwise put it
    back.""")  # fmt: skip


@wishing_well.play
def wishing_well_play(me: Player) -> None:
    wish = me.name_card()
    revealed = me.reveal_top(1)
    me.take_into_hand([each for each in revealed.cards if each.kind is wish], revealed)
    me.topdeck_all(revealed)
