"""What seats know beyond what they see: where cards are that they saw go there, and who has what was passed unseen."""

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
    """Cards of which these seats know that they lie in certain places, but not which one lies where."""

    def __init__(self, seats: i64, idents: list[int]) -> None:
        self.seats: Final[i64] = seats
        self.idents: Final = idents


@mypyc_attr(acyclic=True)
@final
class Pass:
    """A card of a kind that went from one hand to another: `known_to` these seats, as a bit set."""

    def __init__(self, kind_number: i64, source: i64, target: i64, known_to: i64) -> None:
        self.kind_number: Final[i64] = kind_number
        self.source: Final[i64] = source
        self.target: Final[i64] = target
        self.known_to: Final[i64] = known_to


NO_JUMBLES: Final[list[Jumble]] = []
NO_PASSES: Final[list[Pass]] = []

# -- Where cards are: kept while somebody listens ---------------------------------------------------------


def seen_at(game: Game, zone: Zone) -> int:
    """Who sees every card that is there."""
    return game.everybody if zone.sight == EVERYBODY else 1 << zone.owner if zone.sight == OWNER else 0


def follow(game: Game, moved: list[Card], source: Zone, target: Zone, seen_by: i64) -> i64:
    """Cards went from one place to another, and these seats saw which. Returns who knows which of them is where now.

    Those who did not see it know less of what stays behind.
    """
    known = game.known
    unseen_by = game.everybody & ~seen_by
    lay = [*moved, *source.cards] if source.sight == OWNER else []
    for card in moved if lay else []:
        exchange(game, card, lay, seen_by)
    # A card that comes from a place in the deck is still that card to whoever knew it there; so is one of a hand
    # that goes as a whole, unless it goes to a deck, in an order that is secret.
    is_followed = source.sight == NOBODY or (source.sight == OWNER and source.n == 0 and target.sight != NOBODY)
    keep = unseen_by if is_followed else know_all(game, lay, unseen_by) if lay else 0
    for card in moved:
        # A jumble is of one player's cards: what somebody else gets is not in it any more.
        still = known[card.ident] if source.owner == target.owner else known_apart(game, card)
        known[card.ident] = seen_by | (still & keep)
    if keep and not is_followed:
        mix_up(game, lay, keep)
    if target.sight == TOP_ONLY:
        show(game, moved[-1:], lay)
    if source.sight == OWNER or source.sight == TOP_ONLY:
        forget(game, source, seen_by | keep)
    if game.jumbles:
        find_order(game, moved, seen_by)
    if target.sight == NOBODY and are_different(moved):
        # Several cards that go face down: their order is their owner's secret.
        others = seen_by & ~(1 << target.owner)
        if others:
            game.jumbles = [*game.jumbles, Jumble(others, [card.ident for card in moved])]
            seen_by &= ~others
    return seen_by


def know_all(game: Game, cards: list[Card], seats: i64) -> i64:
    """Who of these knows every one of the cards."""
    for card in cards:
        seats &= game.known[card.ident]
    return seats


def mix_up(game: Game, cards: list[Card], seats: i64) -> None:
    """These know the cards that lay in one place, but not which of them went: cards and places are a jumble now."""
    for seat in range(len(game.players) + 1):
        bit: i64 = i64(1) << seat
        if seats & bit:
            idents = [card.ident for card in cards]
            apart: list[Jumble] = []
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
    """Cards of a kind are alike: who sees one of those that lay there, and knew of another one, knew of this one."""
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
    """Who sees a card that may be one of a jumble, or as well another one of those that lay there, loses the jumble."""
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
    """Who knows where this very card is."""
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
    """Who is not among these does not know any more which cards are there."""
    i: i64 = 0
    while i < zone.n:
        game.known[i64(zone.idents[i])] &= seen_by
        i += 1
    if game.jumbles:
        find_order(game, [], 0)


def remember(game: Game, zone: Zone, seats: i64) -> None:
    """These know which cards are there."""
    i: i64 = 0
    while i < zone.n:
        game.known[i64(zone.idents[i])] |= seats
        i += 1


def show(game: Game, cards: list[Card], lay: list[Card]) -> None:
    """Everybody sees these cards, which are or were among those that lay somewhere hidden."""
    for card in cards:
        exchange(game, card, lay, game.everybody)
    for card in cards:
        game.known[card.ident] = game.everybody
    if game.jumbles:
        find_order(game, cards, game.everybody)


def find_order(game: Game, cards: list[Card], seen_by: i64) -> None:
    """These seats saw these cards, so that jumbles are without them; and who lost sight of one has lost the jumble."""
    seen = [card.ident for card in cards]
    left: list[Jumble] = []
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


def with_jumble(jumbles: list[Jumble], seats: i64, idents: list[int]) -> list[Jumble]:
    """One more, if there is anything in it that anybody does not know."""
    return [*jumbles, Jumble(seats, idents)] if seats and len(idents) > 1 else jumbles


# -- Who has which cards ----------------------------------------------------------------------------------


def pass_in_secret(game: Game, cards: list[Card], source: Player, target: Player) -> None:
    """Cards are about to go from one hand to another: only these two will know which."""
    known_to = 1 << source.seat | 1 << target.seat
    if len(game.players) > 2:
        passes = [Pass(card.kind.number, source.seat, target.seat, known_to) for card in cards]
        game.passes = [*game.passes, *passes]


def owned_as_known(game: Game, player: Player, viewer: i64) -> vec[i64]:
    """How many cards of each kind a player has, as far as another seat can know: without what was passed unseen."""
    owned = player.owned[:]
    for each in game.passes:
        if each.known_to >> viewer & 1 == 0:
            if each.source == player.seat:
                owned[each.kind_number] += 1
            if each.target == player.seat:
                owned[each.kind_number] -= 1
    return owned


def find_passes(game: Game, player: Player, kind_number: i64) -> None:
    """A player has lost a card of this kind. To whom they had none of it, they must have been passed it."""
    for viewer in range(len(game.players)):
        while owned_as_known(game, player, viewer)[kind_number] < 0:
            found = first_unknown(game, player, kind_number, viewer)
            learnt = Pass(found.kind_number, found.source, found.target, found.known_to | 1 << viewer)
            game.passes = [learnt if each is found else each for each in game.passes]
    everybody = (1 << len(game.players)) - 1
    game.passes = [each for each in game.passes if each.known_to != everybody]


def first_unknown(game: Game, player: Player, kind_number: i64, viewer: i64) -> Pass:
    for each in game.passes:
        if each.target == player.seat and each.kind_number == kind_number and each.known_to >> viewer & 1 == 0:
            return each
    raise AssertionError("nobody has less than nothing but for what they were passed")
