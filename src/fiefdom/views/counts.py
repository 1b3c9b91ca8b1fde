"""What a seat knows of a game, as counts by kind of card, written into a row of numbers.

The row has a block of columns for each kind. Seats come in turn order, the viewer first, so that every seat sees the
game from the same side.
"""

from __future__ import annotations

from typing import Final

from fiefdom.engine.game import Game
from fiefdom.engine.knowledge import owned_as_known
from fiefdom.engine.native import i16, i64, vec
from fiefdom.engine.player import Player
from fiefdom.engine.zone import Row, Zone
from fiefdom.views.onlooker import Onlooker
from fiefdom.views.view import View

# What everybody sees of a kind: whether it has a supply pile, how many cards are left, what it costs now, how many
# tokens lie on its pile, and how many cards are in the trash.
COMMON_COLUMNS: Final = ("in_supply", "supply", "cost", "tokens", "trash")
IN_SUPPLY: Final = 0
SUPPLY: Final = 1
COST: Final = 2
TOKENS: Final = 3
TRASH: Final = 4

# Where a seat's cards are, as far as the viewer knows. Cards that the viewer knows to be in certain places, but not
# which one is where, are counted as jumbled and nowhere else.
SEAT_COLUMNS: Final = ("owned", "hand", "in_play", "discard", "deck", "aside", "mats", "jumbled")
OWNED: Final = 0
HAND: Final = 1
IN_PLAY: Final = 2
DISCARD: Final = 3
DECK: Final = 4
ASIDE: Final = 5
MATS: Final = 6
JUMBLED: Final = 7

# What a seat gained and bought on its current turn or, between turns, on its last, and what it has played this turn.
HISTORY_COLUMNS: Final = ("gained", "bought", "played")


def count_columns(players: int, with_history: bool) -> int:
    """How many columns each kind has."""
    each = len(SEAT_COLUMNS) + (len(HISTORY_COLUMNS) if with_history else 0)
    return len(COMMON_COLUMNS) + players * each


def write_counts(view: View, row: vec[i16], start: i64, width: i64, slots: vec[i64], with_history: bool) -> None:
    """Write all counts that the viewer may know.

    The block of a kind begins at `start + width * slots[kind.number]`, and is zero so far.
    """
    game = view._game
    count_table(game, row, start, width, slots)
    at: i64 = start + len(COMMON_COLUMNS)
    players = len(game.players)
    for i in range(players):
        player = game.players[(view.seat + i) % players]
        count_seat(game, view.seat, player, row, at, width, slots)
        at += len(SEAT_COLUMNS)
        if with_history:
            count_row(player.gained, row, at, width, slots)
            count_row(player.bought, row, at + 1, width, slots)
            count_row(player.played, row, at + 2, width, slots)
            at += len(HISTORY_COLUMNS)


def known_score(view: Onlooker, seat: int) -> int:
    """The score of a seat, as far as the viewer can know it."""
    game = view._game
    player = game.players[seat]
    return player.score_with(owned_as_known(game, player, view.seat)) if game.passes else player.score()


def count_tokens(view: View, seat: int) -> int:
    """How many tokens a seat has, of all names together."""
    tokens = view._game.players[seat].tokens
    return sum(tokens.values()) if tokens else 0


def count_covered(view: View, seat: int) -> int:
    """How many of a seat's cards are set aside, looked at or on mats where the viewer does not see them."""
    game = view._game
    found: i64 = 0
    for zone in game.temporary:
        if zone.owner == seat and not zone.is_seen_by(view.seat):
            found += zone.n
    for zone in game.players[seat].mats:
        if not zone.is_seen_by(view.seat):
            found += zone.n
    return found


def clear_counts(view: View, row: vec[i16], start: i64, width: i64, slots: vec[i64]) -> None:
    """Write zeros into the blocks of all kinds that are in the game."""
    for kind in view._game.stock.kinds:
        at = start + width * slots[kind.number]
        end = at + width
        while at < end:
            row[at] = i16(0)
            at += 1


def count_table(game: Game, row: vec[i16], start: i64, width: i64, slots: vec[i64]) -> None:
    for kind in game.stock.kinds:
        pile = game.pile(kind)
        if pile is not None and pile.in_supply:
            at = start + width * slots[kind.number]
            row[at + IN_SUPPLY] = i16(1)
            row[at + SUPPLY] = i16(pile.n)
            row[at + COST] = i16(game.price(kind))
            if pile.tokens:
                row[at + TOKENS] = i16(len(pile.tokens))
    count_row(game.trash, row, start + TRASH, width, slots)


def count_seat(game: Game, viewer: i64, player: Player, row: vec[i16], at: i64, width: i64, slots: vec[i64]) -> None:
    owned = owned_as_known(game, player, viewer) if game.passes else player.owned
    for kind in game.stock.kinds:
        row[at + OWNED + width * slots[kind.number]] = i16(owned[kind.number])
    jumbled = jumbled_cards(game, viewer) if game.jumbles else NO_CARDS
    if player.seat == viewer:
        count_row(player.hand, row, at + HAND, width, slots)
    else:
        count_known(game, viewer, player.hand, jumbled, row, at + HAND, width, slots)
    count_row(player.in_play, row, at + IN_PLAY, width, slots)
    count_known(game, viewer, player.deck, jumbled, row, at + DECK, width, slots)
    count_discards(game, viewer, player, jumbled, row, at + DISCARD, width, slots)
    for zone in game.temporary:
        if zone.owner == player.seat:
            count_uncovered(game, viewer, zone, jumbled, row, at + ASIDE, width, slots)
    for zone in player.mats:
        count_uncovered(game, viewer, zone, jumbled, row, at + MATS, width, slots)
    if jumbled:
        count_jumbled(view_of_jumbles(game, viewer, player), row, at + JUMBLED, width, slots)


NO_CARDS: Final[list[int]] = []


def jumbled_cards(game: Game, viewer: i64) -> list[int]:
    """The numbers of the cards that are in the viewer's jumbles."""
    return [ident for jumble in game.jumbles if jumble.seats >> viewer & 1 for ident in jumble.idents]


def view_of_jumbles(game: Game, viewer: i64, player: Player) -> list[int]:
    """The numbers of the kinds of a player's jumbled cards."""
    entries = View(game, viewer).known(player.seat)
    return [int(kind.number) for places, kinds in entries if len(kinds) > 1 for kind in kinds]


def count_jumbled(numbers: list[int], row: vec[i16], at: i64, width: i64, slots: vec[i64]) -> None:
    for number in numbers:
        row[at + width * slots[number]] += i16(1)


def count_row(cards: Row, row: vec[i16], at: i64, width: i64, slots: vec[i64]) -> None:
    """Count all cards of a row that the viewer sees."""
    numbers = cards.stock.kind_numbers
    idents = cards.idents
    n = cards.n
    i: i64 = 0
    while i < n:
        row[at + width * slots[numbers[i64(idents[i])]]] += i16(1)
        i += 1


def count_uncovered(
    game: Game, viewer: i64, zone: Zone, jumbled: list[int], row: vec[i16], at: i64, width: i64, slots: vec[i64]
) -> None:
    if zone.is_seen_by(viewer):
        count_row(zone, row, at, width, slots)
    else:
        count_known(game, viewer, zone, jumbled, row, at, width, slots)


def count_known(
    game: Game, viewer: i64, zone: Row, jumbled: list[int], row: vec[i16], at: i64, width: i64, slots: vec[i64]
) -> None:
    """Count the cards that the viewer does not see, but knows to be here."""
    known = game.known
    if len(known) == 0:
        return
    numbers = zone.stock.kind_numbers
    idents = zone.idents
    n = zone.n
    i: i64 = 0
    while i < n:
        ident = i64(idents[i])
        if known[ident] >> viewer & 1 and not (jumbled and ident in jumbled):
            row[at + width * slots[numbers[ident]]] += i16(1)
        i += 1


def count_discards(
    game: Game, viewer: i64, player: Player, jumbled: list[int], row: vec[i16], at: i64, width: i64, slots: vec[i64]
) -> None:
    """Count the discards that the viewer remembers or, if nothing is remembered, the top card, which everybody sees."""
    discards = player.discards
    if len(game.known):
        count_known(game, viewer, discards, jumbled, row, at, width, slots)
    elif discards.n:
        top = i64(discards.idents[discards.n - 1])
        row[at + width * slots[discards.stock.kind_numbers[top]]] += i16(1)
