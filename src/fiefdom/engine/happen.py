"""The one place where everything that waits for a moment is found and ordered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from fiefdom.engine.ability import GAME, HAND, IN_PLAY, ITSELF, PILE, Ability, Effect
from fiefdom.engine.card import Card
from fiefdom.engine.decision import ORDER, REACT
from fiefdom.engine.moment import PLAYING, REACTED
from fiefdom.engine.native import i64, mypyc_attr, vec
from fiefdom.engine.question import ask_for_nothing, ask_for_one
from fiefdom.engine.waiting import Waiting
from fiefdom.engine.zone import Zone

if TYPE_CHECKING:
    from fiefdom.engine.game import Game
    from fiefdom.engine.player import Player


@mypyc_attr(acyclic=True)
@final
class Source:
    """Something that waits for the current moment: an ability of a card, or a waiting effect.

    For a token on a pile, `nth` says which one it is.
    """

    def __init__(self, card: Card, ability: Ability | None, waiting: Waiting | None, nth: int = 0) -> None:
        self.card: Final = card
        self.ability: Final = ability
        self.waiting: Final = waiting
        self.nth: Final = nth

    def may_be_left(self) -> bool:
        return self.ability is not None and self.ability.may

    def comes_again(self, when: i64) -> bool:
        """Whether it may be used as often as its owner likes: a reaction revealed before a card takes effect."""
        return when == PLAYING and self.ability is not None and self.ability.may and self.ability.where == HAND

    def is_in(self, done: list[Source]) -> bool:
        """Whether it is one of these; cards that act together count as one."""
        for other in done:
            is_joint = self.ability is not None and self.ability.is_joint
            if (
                self.ability is other.ability
                and self.waiting is other.waiting
                and (is_joint or (self.card is other.card and self.nth == other.nth))
            ):
                return True
        return False


NO_SOURCES: Final[list[Source]] = []


def happen(game: Game, when: i64, card: Card | None, by: i64) -> None:
    """A seat does something, perhaps with a card: each player, in turn order, resolves what waits for that.

    Players resolve what is theirs, mandatory or optional, in the order they like, one at a time, seeing what the last
    one did. An effect that begins to wait meanwhile waits for the next such moment.
    """
    waiting = game.waiting
    seat = game.turn
    for _ in game.players:
        me = game.players[seat]
        seat = seat + 1 if seat + 1 < len(game.players) else 0
        if game.resigned and game.has_resigned(me.seat):
            continue
        done = NO_SOURCES
        while True:
            sources = what_waits(game, me, when, card, by, waiting, done)
            if game.wiring.is_discreet and not asks(sources) and might_react(me, when, card, by):
                # Ask again after each thing they do, or others would learn that nothing more is left.
                ask_for_nothing(me, REACT, me.hand)
            source = next_of(me, sources) if sources else None
            if source is None:
                break
            if not source.comes_again(when):
                done = [*done, source]
            take_effect(game, me, source, when, card, by)


def what_waits(
    game: Game, me: Player, when: i64, card: Card | None, by: i64, waiting: tuple[Waiting, ...], done: list[Source]
) -> list[Source]:
    """What a player has waiting for this: effects, cards in hand and in play, the card itself, tokens on its pile."""
    found = NO_SOURCES
    for each in waiting:
        is_own = each.seat == me.seat and each.sequel is not None
        if is_own and each.concerns(when, card, by) and each in game.waiting:
            found = [*found, Source(each.card, None, each)]
    stock = game.stock
    if stock.awaited_in_hand & when:
        found = look_in(me, me.hand, stock.in_hand, HAND, when, card, by, found)
    if stock.awaited_in_play & when:
        found = look_in(me, me.in_play, stock.in_play, IN_PLAY, when, card, by, found)
    if stock.awaited_by_all & when:
        for having in stock.for_all:
            found = with_abilities(me, having, GAME, when, card, by, found)
    if stock.awaited_on_mats & when:
        for mat in me.mats:
            for having in mat.cards:
                found = with_abilities(me, having, mat.name, when, card, by, found)
    if card is not None and me.seat == by:
        found = with_abilities(me, card, ITSELF, when, card, by, found)
        pile = game.pile(card.kind)
        if pile is not None and pile.tokens:
            for nth in range(len(pile.tokens)):
                found = with_abilities(me, pile.tokens[nth], PILE, when, card, by, found, nth)
    return [source for source in found if not source.is_in(done)] if done else found


def look_in(
    me: Player, zone: Zone, awaits: vec[i64], where: str, when: i64, card: Card | None, by: i64, found: list[Source]
) -> list[Source]:
    """What was found before, with what waits in this zone."""
    idents = zone.idents
    n = zone.n
    i: i64 = 0
    while i < n:
        if awaits[i64(idents[i])] & when:
            found = with_abilities(me, zone.stock.cards[idents[i]], where, when, card, by, found)
        i += 1
    return found


def with_abilities(
    me: Player, having: Card, where: str, when: i64, card: Card | None, by: i64, found: list[Source], nth: int = 0
) -> list[Source]:
    """What was found before, with the abilities of one card that wait for this."""
    kind = having.kind
    for ability in kind.abilities:
        is_there = ability.where == where and ability.concerns(when, card, me.seat, by)
        is_wanted = is_there and (not ability.may or kind.reacts_if is None or kind.reacts_if(me))
        if is_wanted and (ability.only_if is None or does_something(me, having, ability.only_if, card)):
            found = [*found, Source(having, ability, None, nth)]
    return found


def does_something(me: Player, having: Card, only_if: Callable[[Player, Card], bool], card: Card | None) -> bool:
    """Whether the ability of a card would do anything, as the card itself says."""
    game = me.game
    outer = game.effect
    game.effect = Effect(having, outer)
    is_so = only_if(me, having if card is None else card)
    game.effect = outer
    return is_so


def might_react(me: Player, when: i64, card: Card | None, by: i64) -> bool:
    """Whether a player could have a reaction to this in hand, as far as others know."""
    if me.game.stock.awaited_in_hand & when == 0:
        return False
    for kind in me.game.stock.kinds:
        for ability in kind.abilities:
            if ability.where == HAND and ability.concerns(when, card, me.seat, by):
                return True
    return False


def asks(sources: list[Source]) -> bool:
    """Whether their owner is asked which of these comes next, at once or after quiet ones are done."""
    must: list[Source] = []
    for source in sources:
        if source.may_be_left() or (source.ability is not None and source.ability.is_quiet):
            return True
        must.append(source)
    for source in must:
        if source.card.kind is not must[0].card.kind:
            return is_order_open(must)
    return False


def next_of(me: Player, sources: list[Source]) -> Source | None:
    """What comes next, chosen by its owner if there is a choice; None if they decline the rest."""
    must: list[Source] = []
    for source in sources:
        if source.ability is not None and source.ability.is_quiet:
            return source
        if not source.may_be_left():
            must.append(source)
    cards = [source.card for source in sources]
    if len(must) < len(sources):
        zone = me.hand if all_in_hand(sources) else me.in_play
        picked = ask_for_one(me, REACT, zone, cards, must=len(must) > 0)
    elif is_order_open(sources) or me.game.wiring.asks_forced:
        picked = ask_for_one(me, ORDER, me.in_play, cards, must=True)
    else:
        return sources[0]
    for source in sources:
        if picked and source.card is picked[0]:
            return source
    return None


def all_in_hand(sources: list[Source]) -> bool:
    for source in sources:
        if source.ability is None or source.ability.where != HAND:
            return False
    return True


def is_order_open(sources: list[Source]) -> bool:
    """Whether it can make a difference which comes first; among bonuses at the start of a turn it cannot."""
    for source in sources:
        sequel = None if source.waiting is None else source.waiting.sequel
        if sequel is None or not sequel.is_bonus:
            return len(sources) > 1
    return False


def take_effect(game: Game, me: Player, source: Source, when: i64, card: Card | None, by: i64) -> None:
    """Carry out what has waited."""
    ability = source.ability
    if ability is not None and ability.where == HAND and game.wiring.log is not None:
        game.knowledge.show([source.card], me.hand.cards)
        game.tell(REACTED, me.seat, [source.card], game.everybody)
    effect = game.begin(source.card)
    effect.when = when
    effect.by = by
    effect.waiting = source.waiting
    concerned = source.card if card is None else card
    if when == PLAYING and effect.outer is not None:
        effect.reacts_to = effect.outer
        if ability is not None and ability.where == HAND:
            effect.outer.reacted |= 1 << me.seat
    if ability is not None:
        ability.effect(me, concerned)
    elif source.waiting is not None and source.waiting.sequel is not None:
        source.waiting.sequel.effect(me, concerned)
    game.end()
