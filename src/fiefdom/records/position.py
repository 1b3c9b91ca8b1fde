"""A position of a game as a scenario file, with everything that is needed to continue from there; and back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import make_setup
from fiefdom.engine.card import Kind
from fiefdom.engine.decision import Decision
from fiefdom.engine.game import Game
from fiefdom.engine.log import Given
from fiefdom.engine.move import count_cards
from fiefdom.engine.player import Player
from fiefdom.files import quoted
from fiefdom.records.answers import count_names, format_answer
from fiefdom.records.fields import (
    AFTER_SEATS,
    BEFORE_SEATS,
    OF_GAME,
    fields_of_players,
    game_field,
    own_fields,
    player_field,
    tokens_on_piles,
)
from fiefdom.records.script import asked
from fiefdom.version import VERSION

POSITION_HEADING = "# fiefdom position"


def position_text(
    title: str,
    kingdom: Sequence[Kind],
    game: Game,
    given: Iterable[Given],
    pending: Decision | None,
    discreet: bool = False,
) -> str:
    """The text for a game between two effects, the answers given since, and the question that they lead to."""
    lines = [
        f"{POSITION_HEADING} {VERSION}",
        "[[scenario]]",
        f"title = {quoted(title)}",
        f"players = {len(game.players)}",
        f"kingdom = {quoted(count_names([kind.name for kind in kingdom]))}",
    ]
    if discreet:
        lines.append("discreet = true")
    for field in (*BEFORE_SEATS, *tokens_on_piles(game)):
        lines += field.lines(game)
    for player in game.players:
        for part in (*own_fields(player), *fields_of_players().values()):
            lines += part.lines(player, f"seat{player.seat + 1}.")
    for field in AFTER_SEATS:
        lines += field.lines(game)
    script = [quoted(format_answer(each.seat, each.purpose, each.picked)) for each in given if each.counts]
    if script:
        lines += ["script = [", *(f"  {line}," for line in script), "]"]
    if pending is None:
        lines += ["[scenario.after]", "over = true"]
    elif pending.most:
        # A discreet table also asks when nothing is on offer; a script leaves that out.
        lines += ["[scenario.after]", f"asks = {quoted(asked(pending))}"]
    return "\n".join(lines) + "\n"


def laid_out(players: int, kingdom: Sequence[Kind], table: Mapping[str, Any]) -> Game:
    """A game in the position that a table of keys describes."""
    game = make_setup(players, list(kingdom)).layout
    tokens = [field for key in table if key not in OF_GAME and (field := game_field(key)) is not None]
    for field in (*BEFORE_SEATS, *tokens):
        field.read(game, table, players)
    for player in game.players:
        seat(player, table.get(f"seat{player.seat + 1}", {}))
    for entry in table.get("passed", []):
        game.stock.make(catalog.find(entry["card"]), 0)
    # Now it is known which cards there are.
    for player in game.players:
        player.owned = count_cards(player)
    for field in AFTER_SEATS:
        field.read(game, table, players)
    return game


def seat(player: Player, table: Mapping[str, Any]) -> None:
    """Give a player what a table of keys says."""
    usual = fields_of_players()
    own = [field for key, value in table.items() if key not in usual and (field := player_field(key, value))]
    for field in (*own, *usual.values()):
        field.read(player, table, len(player.game.players))
