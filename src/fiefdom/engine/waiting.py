"""Cards that wait for something to happen: until the turn ends, until their owner's next one, or always."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from fiefdom.engine.ability import ALWAYS, NEXT_TURN, THIS_TURN
from fiefdom.engine.card import Card, Kind
from fiefdom.engine.mistake import BrokenCard
from fiefdom.engine.moment import AWAITABLE, MOMENTS, TURN
from fiefdom.engine.native import i64, mypyc_attr

if TYPE_CHECKING:
    from fiefdom.engine.game import Game
    from fiefdom.engine.player import Player

EVERY_SEAT: Final = -1


@mypyc_attr(acyclic=True)
@final
class Waiting:
    """A card that waits for `watched` seats to do something, with a card of kinds `of` and of `types`, if given.

    The cards `keeps` stay in play while it waits, and its effect will be `about` some cards. It never changes, so
    copies of a game share it.
    """

    def __init__(
        self,
        when: i64,
        seat: i64,
        card: Card,
        of: tuple[Kind, ...],
        types: i64,
        watched: i64,
        until: int,
        keeps: tuple[Card, ...],
        about: tuple[Card, ...],
    ) -> None:
        self.when: Final[i64] = when
        self.seat: Final[i64] = seat
        self.card: Final = card
        self.of: Final = of
        self.types: Final[i64] = types
        self.watched: Final[i64] = watched
        self.until: Final = until
        self.keeps: Final = keeps
        self.about: Final = about
        # What the card then does; None if it only stays in play until then.
        self.sequel: Final = card.kind.sequel(when, until)

    @property
    def cards(self) -> list[Card]:
        """The cards that it is about, as a new list."""
        return list(self.about)

    def concerns(self, when: i64, card: Card | None, by: i64) -> bool:
        """Whether it responds to what happens now."""
        if self.when & when == 0 or self.watched >> by & 1 == 0:
            return False
        if not self.of and self.types == 0:
            return True
        if card is None or (self.of and card.kind not in self.of):
            return False
        return self.types == 0 or card.types & self.types != 0


def wait(game: Game, waiting: Waiting) -> None:
    if waiting.when not in AWAITABLE:
        raise BrokenCard("card-moment")
    game.waiting = (*game.waiting, waiting)
    game.awaited |= waiting.when


def wait_this_turn(me: Player, when: i64, of: tuple[Kind, ...], types: i64) -> None:
    waiting = Waiting(when, me.seat, me.this, of, types, 1 << me.seat, THIS_TURN, (), ())
    wait(me.game, waiting)
    check_sequel(waiting, "this_turn")


def watch(me: Player, when: i64, watched: list[Player], of: tuple[Kind, ...], types: i64) -> None:
    seats = 0
    for other in watched:
        seats |= 1 << other.seat
    waiting = Waiting(when, me.seat, me.this, of, types, seats, NEXT_TURN, (me.this,), ())
    wait(me.game, waiting)
    check_sequel(waiting, "watch")


def check_sequel(waiting: Waiting, verb: str) -> None:
    """Raise if a card waits for something, and no function of it says what it does then."""
    if waiting.sequel is None:
        moment = next(name for name, when in MOMENTS.items() if when == waiting.when)
        raise BrokenCard("card-without-sequel", card=(waiting.card.kind.name,), verb=verb, moment=moment)


def wait_for_next_turn(me: Player, about: tuple[Card, ...]) -> None:
    keeps = (me.this, *me.game.now().holders(me.game.waiting))
    wait(me.game, Waiting(TURN, me.seat, me.this, (), 0, 1 << me.seat, NEXT_TURN, keeps, about))


def wait_always(me: Player, when: i64, of: tuple[Kind, ...], types: i64) -> None:
    keeps = (me.this, *me.game.now().holders(me.game.waiting))
    waiting = Waiting(when, me.seat, me.this, of, types, 1 << me.seat, ALWAYS, keeps, ())
    wait(me.game, waiting)
    check_sequel(waiting, "wait_always")


def wait_no_more(game: Game, waiting: Waiting) -> None:
    game.waiting = tuple([other for other in game.waiting if other is not waiting])


def stop_waiting(game: Game, seat: int, until: int, waiting: tuple[Waiting, ...]) -> None:
    """Drop those in `waiting` that wait `until` now, of this seat or of all seats."""
    left: list[Waiting] = []
    game.awaited = 0
    for each in game.waiting:
        if each.until != until or (seat >= 0 and each.seat != seat) or each not in waiting:
            left.append(each)
            game.awaited |= each.when
    game.waiting = tuple(left)


def stop_waiting_of(game: Game, seat: int) -> None:
    """Drop everything that waits for this seat, which has resigned."""
    game.waiting = tuple([each for each in game.waiting if each.seat != seat])
    game.awaited = 0
    for waiting in game.waiting:
        game.awaited |= waiting.when
