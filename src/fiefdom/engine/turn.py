"""The turn, as a machine that can stop between any two effects, because its whole state is in the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fiefdom.engine.ability import NEXT_TURN, THIS_TURN
from fiefdom.engine.card import Card
from fiefdom.engine.card_type import ACTION, NIGHT, RULE, TREASURE
from fiefdom.engine.decision import (
    ACTION_PHASE,
    BUY_PHASE,
    CLEAN_UP_PHASE,
    FIRST,
    GAME_OVER,
    MOST_FIRST,
    NIGHT_PHASE,
    PLAY,
    START,
    TREASURE_PHASE,
    CardOptions,
    Decision,
    PileOptions,
)
from fiefdom.engine.detail import Detail
from fiefdom.engine.landscape import take_up, use
from fiefdom.engine.moment import (
    ACTIONS_END,
    BOUGHT,
    BUYS_BEGIN,
    BUYS_END,
    CLEAN_UP,
    CLEARED,
    DREW,
    OVER,
    QUIETLY,
    TURN,
    TURN_ENDS,
)
from fiefdom.engine.move import laid_down, move_top, receive
from fiefdom.engine.native import i16, i64, vec
from fiefdom.engine.number import ACTIONS, BUYS, COINS
from fiefdom.engine.offer import buying, owes, pay, purse
from fiefdom.engine.player import HAND_SIZE
from fiefdom.engine.playing import play
from fiefdom.engine.question import ask_for_nothing
from fiefdom.engine.turn_order import next_seat
from fiefdom.engine.waiting import EVERY_SEAT, stop_waiting

if TYPE_CHECKING:
    from fiefdom.engine.game import Game
    from fiefdom.engine.player import Player


NO_CARDS: Final[list[Card]] = []


def play_on(game: Game, whole_turn: bool) -> None:
    """Play to the end of the turn, or just to the next place between two effects: cards played, one bought."""
    me = game.players[game.turn]
    if game.phase == START:
        begin_turn(game, me)
    # More than once only if an effect goes back to the Action phase.
    while game.phase < NIGHT_PHASE:
        while game.phase == ACTION_PHASE:
            play_action(game, me)
            if not whole_turn:
                return
        while game.phase == TREASURE_PHASE:
            play_treasures(game, me)
            if not whole_turn:
                return
        while game.phase == BUY_PHASE and buy(game, me):
            if not whole_turn:
                return
        if game.phase == BUY_PHASE:
            end_buys(game, me)
    while game.phase == NIGHT_PHASE and play_night(game, me):
        if not whole_turn:
            return
    end_turn(game, me)


def next_question(game: Game) -> Decision | None:
    """Go on to the next question of the turn itself, and return it unasked; None if the next step asks none.

    `play_on` then asks it. A caller that waits for that answer does not have to be stopped by Suspend, which costs more
    than the rest.
    """
    me = game.players[game.turn]
    if game.phase == START:
        begin_turn(game, me)
    if game.phase == ACTION_PHASE:
        question = action_question(game, me)
        if question is not None:
            return question
        end_actions(game, me)
    if game.phase == TREASURE_PHASE:
        question = treasure_question(game, me)
        if question is not None:
            return question
        game.phase = BUY_PHASE
    if game.phase == NIGHT_PHASE:
        return night_question(game, me)
    return buy_question(game, me) if game.phase == BUY_PHASE else None


def begin_turn(game: Game, me: Player) -> None:
    if not game.is_extra_turn:
        me.turns += 1
    numbers = me.numbers
    numbers[ACTIONS] = 1
    numbers[BUYS] = 1
    me.gained.n = 0
    me.bought.n = 0
    game.phase = ACTION_PHASE
    if game.wiring.log is not None:
        game.tell(TURN, me.seat, [], 0, Detail(turn=0 if game.is_extra_turn else me.turns))
    if game.waiting or game.stock.awaited & TURN:
        begin_waited(game, me)


def begin_waited(game: Game, me: Player) -> None:
    """Stop the effects that watched other players until now, then let those act that waited for this turn."""
    waiting = game.waiting
    watching = tuple([each for each in waiting if each.when != TURN])
    if watching:
        stop_waiting(game, me.seat, NEXT_TURN, watching)
    game.happens(TURN, me.seat)
    stop_waiting(game, me.seat, NEXT_TURN, waiting)


def action_question(game: Game, me: Player) -> Decision | None:
    """Which Action to play; None if there is none to play."""
    if game.stock.rules_for_actions:
        usable = usable_rules(game, me)
        if usable:
            options = CardOptions(game.stock, vec[i16]([i16(card.ident) for card in usable]), "table", me.seat)
            return Decision(me.seat, ACTION_PHASE, PLAY, None, options, 0, 1, False)
    if me.numbers[ACTIONS] > 0:
        actions = me.hand.of(ACTION)
        if len(actions):
            options = CardOptions(game.stock, actions, "hand", me.seat)
            return Decision(me.seat, ACTION_PHASE, PLAY, None, options, 0, 1, False)
        ask_for_nothing(me, PLAY, me.hand)
    return None


def usable_rules(game: Game, me: Player) -> list[Card]:
    """The rules that a player can use now that they have run out of Actions."""
    found: list[Card] = []
    for kind in game.stock.rules_for_actions:
        if kind.sold_if is not None and kind.sold_if(me):
            pile = game.pile(kind)
            if pile is not None:
                found.append(pile.top(1)[0])
    return found


def play_action(game: Game, me: Player) -> None:
    """Play an Action; if none is played, go on to the Buy phase."""
    question = action_question(game, me)
    if question is not None:
        answer = game.ask(question)
        if answer:
            options = question.options
            assert isinstance(options, CardOptions)
            card = game.stock.cards[options.idents[answer[0]]]
            if card.types & RULE:
                use(me, card)
                return
            me.numbers[ACTIONS] -= 1
            play(me, card, me.hand)
            return
    end_actions(game, me)


def end_actions(game: Game, me: Player) -> None:
    if (game.stock.awaited | game.awaited) & (ACTIONS_END | BUYS_BEGIN):
        game.happens(ACTIONS_END, me.seat)
        game.phase = TREASURE_PHASE
        game.happens(BUYS_BEGIN, me.seat)
    game.phase = TREASURE_PHASE


def play_treasures(game: Game, me: Player) -> None:
    """Play the Treasures that are picked at once; if there are none, go on to buying."""
    wiring = game.wiring
    # If nothing can come between the Treasures and there is no log, those that only give +$ are played at once.
    is_simple = not game.minds_treasures() and wiring.log is None and not wiring.is_checked
    if is_simple and me.seat < len(wiring.answerers):
        answerer = wiring.answerers[me.seat]
        if answerer is not None and answerer.plays_all_treasures and play_money(me):
            game.phase = BUY_PHASE
            return
    question = treasure_question(game, me)
    if question is not None:
        answer = game.ask(question)
        if answer:
            n = question.most
            if is_simple and n < MOST_FIRST and answer is FIRST[n] and play_money(me):
                game.phase = BUY_PHASE
                return
            options = question.options
            assert isinstance(options, CardOptions)
            for place in answer:
                treasure = game.stock.cards[options.idents[place]]
                if me.hand.holds(treasure):
                    play(me, treasure, me.hand)
            return
    game.phase = BUY_PHASE


def treasure_question(game: Game, me: Player) -> Decision | None:
    """Which Treasures to play, and in which order; None if there are none to play."""
    treasures = me.hand.of(TREASURE)
    n = len(treasures)
    if n:
        options = CardOptions(game.stock, treasures, "hand", me.seat)
        return Decision(me.seat, TREASURE_PHASE, PLAY, None, options, 0, n, True)
    ask_for_nothing(me, PLAY, me.hand)
    return None


def play_money(me: Player) -> bool:
    """Play all Treasures in hand if each only gives +$; otherwise do nothing and return False."""
    hand = me.hand
    stock = hand.stock
    idents = hand.idents
    types_of = stock.types
    coins_of = stock.coins
    n = hand.n
    i: i64 = 0
    if not stock.is_all_money:
        while i < n:
            ident = i64(idents[i])
            if types_of[ident] & TREASURE and coins_of[ident] < 0:
                return False
            i += 1
    in_play = me.in_play
    played = me.played
    p = in_play.n
    q = played.n
    if p + n > len(in_play.idents):
        in_play.make_room(n)
    if q + n > len(played.idents):
        played.make_room(n)
    there = in_play.idents
    log = played.idents
    coins: i64 = 0
    left: i64 = 0
    i = 0
    while i < n:
        number = idents[i]
        ident = i64(number)
        if types_of[ident] & TREASURE:
            coins += coins_of[ident]
            there[p] = number
            log[q] = number
            p += 1
            q += 1
        else:
            idents[left] = number
            left += 1
        i += 1
    hand.n = left
    in_play.n = p
    played.n = q
    me.numbers[COINS] += coins
    return True


def buy(game: Game, me: Player) -> bool:
    """Buy a card; returns whether the player may buy another one."""
    question = buy_question(game, me)
    if question is not None:
        answer = game.ask(question)
        if answer:
            options = question.options
            assert isinstance(options, PileOptions)
            pick = answer[0]
            kind = options.kinds[pick]
            pile = game.piles[options.places[pick]]
            card = game.stock.cards[pile.idents[pile.n - 1]]
            numbers = me.numbers
            if kind.takes_buy:
                numbers[BUYS] -= 1
            if game.stock.is_paid_in_coins:
                numbers[COINS] -= game.price(kind)
            else:
                pay(me, game.price(kind))
            if pile.in_supply:
                me.bought.put(card.ident)
                receive(me, card, pile, me.discards, BOUGHT)
            else:
                take_up(me, card, pile)
            return numbers[BUYS] > 0 or (not game.stock.is_paid_in_coins and owes(me))
    return False


def buy_question(game: Game, me: Player) -> Decision | None:
    """Which card to buy; None if there is none to buy."""
    numbers = me.numbers
    if numbers[BUYS] <= 0 and not (numbers[COINS] and owes(me)):
        return None
    return buying(game, me.seat, numbers[COINS] if game.stock.is_paid_in_coins else purse(me))


def end_buys(game: Game, me: Player) -> None:
    """Go on to the Night phase, if there are cards for it, or to the end of the turn."""
    if (game.stock.awaited | game.awaited) & BUYS_END:
        game.happens(BUYS_END, me.seat)
    if game.phase == BUY_PHASE:
        game.phase = NIGHT_PHASE if game.stock.has_nights else CLEAN_UP_PHASE


def night_question(game: Game, me: Player) -> Decision | None:
    """Which Night card to play; None if there is none to play."""
    nights = me.hand.of(NIGHT)
    if len(nights):
        options = CardOptions(game.stock, nights, "hand", me.seat)
        return Decision(me.seat, NIGHT_PHASE, PLAY, None, options, 0, 1, False)
    ask_for_nothing(me, PLAY, me.hand)
    return None


def play_night(game: Game, me: Player) -> bool:
    """Play a Night card; returns False if none is played."""
    question = night_question(game, me)
    if question is not None:
        answer = game.ask(question)
        if answer:
            options = question.options
            assert isinstance(options, CardOptions)
            play(me, game.stock.cards[options.idents[answer[0]]], me.hand)
            return True
    return False


def end_turn(game: Game, me: Player) -> None:
    """Clean up, then end the game or find out whose turn is next."""
    game.phase = CLEAN_UP_PHASE
    if (game.stock.awaited | game.awaited) & CLEAN_UP:
        game.happens(CLEAN_UP, me.seat)
    clean_up(game, me)
    if (game.stock.awaited | game.awaited) & TURN_ENDS:
        game.happens(TURN_ENDS, me.seat)
    if game.empty_piles and game.has_ended():
        game.phase = GAME_OVER
        if game.wiring.log is not None:
            game.tell(OVER, game.turn, [], 0)
        game.happens(OVER, me.seat)
        return
    if game.waiting:
        stop_waiting(game, EVERY_SEAT, THIS_TURN, game.waiting)
    if game.price_changes:
        game.price_changes = tuple([change for change in game.price_changes if change.until != THIS_TURN])
    for player in game.players:
        player.played.n = 0
    game.phase = START
    game.is_extra_turn = len(game.extra_turns) > 0
    if game.is_extra_turn:
        game.turn = game.extra_turns[0]
        game.extra_turns = game.extra_turns[1:]
    else:
        game.turn = game.regular_turn = next_seat(game)


def clean_up(game: Game, me: Player) -> None:
    """Discard the hand, with the cards in play on top because everybody has seen those; then draw a new hand."""
    discards = me.discards
    in_play = me.in_play
    log = game.wiring.log
    needed = NO_CARDS
    if game.waiting:
        needed = [card for each in game.waiting if each.seat == me.seat for card in each.keeps]
    if (game.stock.awaited | game.awaited) & CLEARED:
        for card in in_play.cards:
            if card not in needed and in_play.holds(card):
                game.happens_to(CLEARED, card, me.seat)
    from_hand = me.hand.n
    covered = discards.n + from_hand
    if log is not None:
        game.knowledge.remember(me.hand.cards, 1 << me.seat)
    if game.rng.secret:
        me.hand.fill(laid_down(me, me.hand.cards))
    discards.take_all(me.hand)
    if needed:
        staying = [card for card in in_play.cards if card in needed]
        for card in staying:
            in_play.remove(card.ident)
        discards.take_all(in_play)
        in_play.fill(staying)
    else:
        discards.take_all(in_play)
    if log is not None and discards.n:
        game.knowledge.show(discards.top(1), discards.top(from_hand) if discards.n == covered else [])
    numbers = me.numbers
    numbers[ACTIONS] = 0
    numbers[BUYS] = 0
    numbers[COINS] = 0
    for place in game.stock.ending_with_turn:
        numbers[place] = 0
    n = me.next_hand
    me.next_hand = HAND_SIZE
    move_top(me, n, me.hand, QUIETLY)
    if log is not None and log.hears:
        game.tell(DREW, me.seat, me.hand.cards, 1 << me.seat, Detail(is_next_hand=True), "deck", "hand")
