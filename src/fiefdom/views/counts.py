"""What a seat knows of a game, as counts by kind of card, written into an observation.

Seats come in turn order, the viewer first, so that every seat sees the game from the same side.
"""

from __future__ import annotations

from typing import Final

from fiefdom.engine.game import Game
from fiefdom.engine.native import i16, i64
from fiefdom.engine.number import ACTIONS, BUYS, COINS
from fiefdom.engine.player import Player
from fiefdom.engine.score import score_with
from fiefdom.engine.zone import Row, Zone
from fiefdom.views.observation import Observation
from fiefdom.views.onlooker import Onlooker
from fiefdom.views.view import View

# What everybody sees of a kind: whether it has a supply pile, how many cards are left, what it costs now, how many
# tokens lie on its pile, and how many cards are in the trash.
COMMON_COLUMNS: Final = ("in_supply", "supply", "cost", "tokens", "trash")
IN_SUPPLY_COLUMN: Final = 0
SUPPLY_COLUMN: Final = 1
COST_COLUMN: Final = 2
TOKENS_COLUMN: Final = 3
TRASH_COLUMN: Final = 4

# Where a seat's cards are, as far as the viewer knows. Cards that the viewer knows to be in certain places, but not
# which one is where, are counted as jumbled and nowhere else.
SEAT_COLUMNS: Final = ("owned", "hand", "in_play", "discard", "deck", "aside", "mats", "jumbled")
OWNED_COLUMN: Final = 0
HAND_COLUMN: Final = 1
IN_PLAY_COLUMN: Final = 2
DISCARD_COLUMN: Final = 3
DECK_COLUMN: Final = 4
ASIDE_COLUMN: Final = 5
MATS_COLUMN: Final = 6
JUMBLED_COLUMN: Final = 7

# What a seat gained and bought on its current turn or, between turns, on its last, and what it has played this turn.
HISTORY_COLUMNS: Final = ("gained", "bought", "played")


def count_columns(players: int, with_history: bool) -> int:
    """How many columns each kind has."""
    each = len(SEAT_COLUMNS) + (len(HISTORY_COLUMNS) if with_history else 0)
    return len(COMMON_COLUMNS) + players * each


def write_counts(view: View, observation: Observation, with_history: bool) -> None:
    """Write all counts that the viewer may know."""
    game = view._game
    is_new = observation.begin(game.stock)
    write_prices(game, observation, is_new)
    write_piles(game, observation)
    observation.count(game.trash, TRASH_COLUMN)
    column: i64 = len(COMMON_COLUMNS)
    players = len(game.players)
    jumbled = jumbled_cards(game, view.seat) if game.knowledge.jumbles else NO_CARDS
    for i in range(players):
        player = game.players[(view.seat + i) % players]
        count_seat(game, view.seat, player, jumbled, observation, column)
        column += len(SEAT_COLUMNS)
        if with_history:
            observation.count(player.gained, column)
            observation.count(player.bought, column + 1)
            observation.count(player.played, column + 2)
            column += len(HISTORY_COLUMNS)


def write_seat(view: View, seat: i64, observation: Observation, at: i64) -> None:
    """Write the numbers of a seat that the viewer may know."""
    player = view._game.players[seat]
    numbers = player.numbers
    observation.write(at, numbers[ACTIONS])
    observation.write(at + 1, numbers[BUYS])
    observation.write(at + 2, numbers[COINS])
    observation.write(at + 3, player.turns)
    observation.write(at + 4, player.hand.n)
    observation.write(at + 5, known_score(view, seat))
    observation.write(at + 6, player.tokens.total())
    observation.write(at + 7, count_covered(view, seat))


def write_numbers(view: View, seat: i64, places: list[int], observation: Observation, at: i64) -> None:
    """Write more of a seat's numbers, as far as the viewer knows them."""
    numbers = view._game.players[seat].numbers
    named = view._game.stock.numbers
    for place in places:
        if place < len(named) and (seat == view.seat or not named[place].is_secret):
            observation.write(at, numbers[place])
        at += 1


def known_score(view: Onlooker, seat: int) -> int:
    """The score of a seat, as far as the viewer can know it."""
    game = view._game
    player = game.players[seat]
    if not game.knowledge.passes:
        return player.score()
    return score_with(player, game.knowledge.owned_as_known(player.owned, seat, view.seat))


def count_covered(view: View, seat: i64) -> i64:
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


def write_prices(game: Game, observation: Observation, is_new: bool) -> None:
    """Write which kinds are in the supply and what they cost now, if any of it may have changed."""
    varies = game.stock.varies or len(game.price_changes) > 0
    if is_new or varies or observation.varies:
        kinds = game.stock.kinds
        for i in range(len(kinds)):
            pile = game.pile(kinds[i])
            if pile is not None and pile.in_supply:
                at = observation.kind_blocks[i]
                observation.write(at + IN_SUPPLY_COLUMN, 1)
                observation.write(at + COST_COLUMN, game.price(kinds[i]))
    observation.varies = varies


def write_piles(game: Game, observation: Observation) -> None:
    """Write how many cards the piles of the supply have, and how many tokens lie on them."""
    row = observation.row
    places = observation.places
    blocks = observation.kind_blocks
    piles = game.piles
    i: i64 = 0
    n: i64 = len(places)
    while i < n:
        if places[i] >= 0:
            pile = piles[places[i]]
            if pile.in_supply:
                row[blocks[i] + SUPPLY_COLUMN] = i16(pile.n)
                row[blocks[i] + TOKENS_COLUMN] = i16(len(pile.tokens))
        i += 1


def count_seat(
    game: Game, viewer: i64, player: Player, jumbled: list[int], observation: Observation, column: i64
) -> None:
    knowledge = game.knowledge
    owned = knowledge.owned_as_known(player.owned, player.seat, viewer) if knowledge.passes else player.owned
    observation.write_kinds(owned, column + OWNED_COLUMN)
    if player.seat == viewer:
        observation.count(player.hand, column + HAND_COLUMN)
    else:
        count_known(game, viewer, player.hand, jumbled, observation, column + HAND_COLUMN)
    observation.count(player.in_play, column + IN_PLAY_COLUMN)
    count_known(game, viewer, player.deck, jumbled, observation, column + DECK_COLUMN)
    if knowledge.is_tracked:
        count_known(game, viewer, player.discards, jumbled, observation, column + DISCARD_COLUMN)
    elif player.discards.n:
        # If nothing is remembered, the top card, which everybody sees.
        observation.add(i64(player.discards.idents[player.discards.n - 1]), column + DISCARD_COLUMN)
    for zone in game.temporary:
        if zone.owner == player.seat:
            count_uncovered(game, viewer, zone, jumbled, observation, column + ASIDE_COLUMN)
    for zone in player.mats:
        count_uncovered(game, viewer, zone, jumbled, observation, column + MATS_COLUMN)
    if jumbled:
        count_jumbled(game, viewer, player, observation, column + JUMBLED_COLUMN)


NO_CARDS: Final[list[int]] = []


def jumbled_cards(game: Game, viewer: i64) -> list[int]:
    """The numbers of the cards that are in the viewer's jumbles."""
    return [ident for idents in game.knowledge.jumbled(viewer) for ident in idents]


def count_jumbled(game: Game, viewer: i64, player: Player, observation: Observation, column: i64) -> None:
    """Count a player's jumbled cards, as `View.known` has them."""
    zones = [zone for zone in player.zones() if not zone.is_seen_by(viewer)]
    for idents in game.knowledge.jumbled(viewer):
        here = [zone for zone in zones for ident in idents if zone.place_of(ident) >= 0]
        # Nobody may look through a discard pile.
        if here and here != [player.discards]:
            for ident in idents:
                observation.add(ident, column)


def count_uncovered(
    game: Game, viewer: i64, zone: Zone, jumbled: list[int], observation: Observation, column: i64
) -> None:
    if zone.is_seen_by(viewer):
        observation.count(zone, column)
    else:
        count_known(game, viewer, zone, jumbled, observation, column)


def count_known(game: Game, viewer: i64, zone: Row, jumbled: list[int], observation: Observation, column: i64) -> None:
    """Count the cards that the viewer does not see, but knows to be here."""
    knowledge = game.knowledge
    if not knowledge.is_tracked:
        return
    if not jumbled:
        observation.count_known(zone, knowledge.known, viewer, column)
        return
    for card in zone.cards:
        if knowledge.knows(viewer, card) and card.ident not in jumbled:
            observation.add(card.ident, column)
