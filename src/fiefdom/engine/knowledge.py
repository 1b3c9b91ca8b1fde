"""What seats know beyond what they see: where cards are that they saw go there, and who has which cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from fiefdom.engine.card import Card
from fiefdom.engine.native import i64, mypyc_attr, vec
from fiefdom.engine.zone import EVERYBODY, NOBODY, OWNER, TOP_ONLY, Zone

if TYPE_CHECKING:
    from fiefdom.engine.game import Game
    from fiefdom.engine.player import Player


@mypyc_attr(acyclic=True)
@final
class Jumble:
    """Cards that these seats know to be in certain places, but not which one is where."""

    def __init__(self, seats: i64, idents: list[int]) -> None:
        self.seats: Final[i64] = seats
        self.idents: Final = idents


@mypyc_attr(acyclic=True)
@final
class Pass:
    """A card of a kind that was passed from one hand to another, `known_to` a bit set of seats."""

    def __init__(self, kind_number: i64, source: i64, target: i64, known_to: i64) -> None:
        self.kind_number: Final[i64] = kind_number
        self.source: Final[i64] = source
        self.target: Final[i64] = target
        self.known_to: Final[i64] = known_to


# -- Places of cards, tracked only if there is a log ------------------------------------------------------


def seen_at(game: Game, zone: Zone) -> int:
    """The seats that see every card in this zone, as a bit set."""
    return game.everybody if zone.sight == EVERYBODY else 1 << zone.owner if zone.sight == OWNER else 0


def follow(game: Game, moved: list[Card], source: Zone, target: Zone, seen_by: i64) -> i64:
    """Track cards that moved and which seats saw them. Returns the seats that know which of them is where now.

    Seats that did not see them know less about the cards that stay behind.
    """
    known = game.known
    unseen_by = game.everybody & ~seen_by
    lay = [*moved, *source.cards] if source.sight == OWNER else []
    for card in moved if lay else []:
        exchange(game, card, lay, seen_by)
    # Whoever knew a card in the deck still knows it when it leaves. The same goes for cards of a hand that moves as a
    # whole, unless it goes to a deck, in a secret order.
    is_followed = source.sight == NOBODY or (source.sight == OWNER and source.n == 0 and target.sight != NOBODY)
    keep = unseen_by if is_followed else know_all(game, lay, unseen_by) if lay and unseen_by else 0
    for card in moved:
        # A jumble has cards of one player only: a card that somebody else gets leaves it.
        still = known[card.ident] if source.owner == target.owner else known_apart(game, card)
        known[card.ident] = seen_by | (still & keep)
    if keep and not is_followed:
        mix_up(game, lay, keep)
    if target.sight == TOP_ONLY:
        show(game, moved[-1:], lay)
    if (source.sight == OWNER or source.sight == TOP_ONLY) and (unseen_by or game.jumbles):
        forget(game, source, seen_by | keep)
    if game.jumbles:
        find_order(game, moved, seen_by)
    if target.sight == NOBODY and are_different(moved):
        # Several cards go face down: only their owner knows the order.
        others = seen_by & ~(1 << target.owner)
        if others:
            game.jumbles = (*game.jumbles, Jumble(others, [card.ident for card in moved]))
            seen_by &= ~others
    return seen_by


def know_all(game: Game, cards: list[Card], seats: i64) -> i64:
    """Which of these seats know all of the cards."""
    for card in cards:
        seats &= game.known[card.ident]
    return seats


def mix_up(game: Game, cards: list[Card], seats: i64) -> None:
    """Make a jumble for seats that know the cards of one place, but not which of them left it."""
    for seat in range(len(game.players) + 1):
        bit: i64 = i64(1) << seat
        if seats & bit:
            idents = [card.ident for card in cards]
            apart: tuple[Jumble, ...] = ()
            for jumble in game.jumbles:
                is_joined = jumble.seats & bit != 0 and touches(jumble, idents)
                if is_joined:
                    idents += [ident for ident in jumble.idents if ident not in idents]
                apart = with_jumble(apart, jumble.seats & ~bit if is_joined else jumble.seats, jumble.idents)
            game.jumbles = with_jumble(apart, bit, idents)


def touches(jumble: Jumble, idents: list[int]) -> bool:
    for ident in jumble.idents:
        if ident in idents:
            return True
    return False


def exchange(game: Game, card: Card, lay: list[Card], seen_by: i64) -> None:
    """Cards of a kind are alike: a seat that sees one and knew of another one of `lay` takes it for that one."""
    known = game.known
    if game.jumbles:
        lose_track(game, card, lay, seen_by)
    unknown_to = seen_by & ~known[card.ident]
    for other in lay:
        if unknown_to == 0:
            return
        if other.kind is card.kind:
            knew = known[other.ident] & unknown_to
            known[other.ident] &= ~knew
            unknown_to &= ~knew


def lose_track(game: Game, card: Card, lay: list[Card], seen_by: i64) -> None:
    """A seat that cannot tell whether a card comes from a jumble or from the other cards of `lay` loses the jumble."""
    for jumble in game.jumbles:
        kinds = [game.stock.cards[ident].kind for ident in jumble.idents]
        if card.kind in kinds and touches(jumble, [each.ident for each in lay]):
            unsure: i64 = 0
            for other in lay:
                if other.ident not in jumble.idents:
                    unsure |= game.everybody if other.kind is card.kind else ~known_apart(game, other)
            for ident in jumble.idents:
                game.known[ident] &= ~(jumble.seats & seen_by & unsure)
    find_order(game, [], 0)


def known_apart(game: Game, card: Card) -> i64:
    """Which seats know where this very card is, not just in a jumble."""
    seats = game.known[card.ident]
    for jumble in game.jumbles:
        if card.ident in jumble.idents:
            seats &= ~jumble.seats
    return seats


def are_different(cards: list[Card]) -> bool:
    for card in cards:
        if card.kind is not cards[0].kind:
            return True
    return False


def forget(game: Game, zone: Zone, seen_by: i64) -> None:
    """Seats other than these no longer know which cards are in this zone."""
    i: i64 = 0
    while i < zone.n:
        game.known[i64(zone.idents[i])] &= seen_by
        i += 1
    if game.jumbles:
        find_order(game, [], 0)


def remember(game: Game, zone: Zone, seats: i64) -> None:
    """These seats know which cards are in this zone."""
    i: i64 = 0
    while i < zone.n:
        game.known[i64(zone.idents[i])] |= seats
        i += 1


def show(game: Game, cards: list[Card], lay: list[Card]) -> None:
    """Everybody sees these cards, which are or were among the hidden cards `lay`."""
    for card in cards:
        exchange(game, card, lay, game.everybody)
    for card in cards:
        game.known[card.ident] = game.everybody
    if game.jumbles:
        find_order(game, cards, game.everybody)


def find_order(game: Game, cards: list[Card], seen_by: i64) -> None:
    """Take cards that these seats saw out of their jumbles; a seat that has lost track of one card loses the jumble."""
    seen = [card.ident for card in cards]
    left: tuple[Jumble, ...] = ()
    for jumble in game.jumbles:
        lost: i64 = 0
        for ident in jumble.idents:
            lost |= jumble.seats & ~game.known[ident]
        for ident in jumble.idents:
            game.known[ident] &= ~lost
        seats = jumble.seats & ~lost
        rest = [ident for ident in jumble.idents if ident not in seen]
        if len(rest) == len(jumble.idents):
            left = with_jumble(left, seats, rest)
        else:
            left = with_jumble(left, seats & seen_by, rest)
            left = with_jumble(left, seats & ~seen_by, jumble.idents)
    game.jumbles = left


def with_jumble(jumbles: tuple[Jumble, ...], seats: i64, idents: list[int]) -> tuple[Jumble, ...]:
    """The jumbles with one more, if it leaves any seat in doubt."""
    return (*jumbles, Jumble(seats, idents)) if seats and len(idents) > 1 else jumbles


# -- Ownership --------------------------------------------------------------------------------------------


def pass_in_secret(game: Game, cards: list[Card], source: Player, target: Player) -> None:
    """Note that cards are about to be passed from one hand to another: only these two players will know which."""
    known_to = 1 << source.seat | 1 << target.seat
    if not len(game.known):
        known_to |= 1 << len(game.players)  # where there is no log, nobody looks on
    if known_to != game.everybody:
        passes = [Pass(card.kind.number, source.seat, target.seat, known_to) for card in cards]
        game.passes = (*game.passes, *passes)


def owned_as_known(game: Game, player: Player, viewer: i64) -> vec[i64]:
    """How many cards of each kind a player has, as far as another seat can know: without what was passed in secret."""
    owned = player.owned[:]
    for each in game.passes:
        if each.known_to >> viewer & 1 == 0:
            if each.source == player.seat:
                owned[each.kind_number] += 1
            if each.target == player.seat:
                owned[each.kind_number] -= 1
    return owned


def find_passes(game: Game, player: Player, kind_number: i64) -> None:
    """A player has lost a card of this kind: a seat that knew of none learns that one had been passed to them."""
    for viewer in range(len(game.players) + 1):  # onlookers count as one more seat
        while owned_as_known(game, player, viewer)[kind_number] < 0:
            found = first_unknown(game, player, kind_number, viewer)
            learnt = Pass(found.kind_number, found.source, found.target, found.known_to | 1 << viewer)
            game.passes = tuple([learnt if each is found else each for each in game.passes])
    game.passes = tuple([each for each in game.passes if each.known_to != game.everybody])


def first_unknown(game: Game, player: Player, kind_number: i64, viewer: i64) -> Pass:
    for each in game.passes:
        if each.target == player.seat and each.kind_number == kind_number and each.known_to >> viewer & 1 == 0:
            return each
    raise AssertionError("nobody has less than nothing but for what they were passed")
