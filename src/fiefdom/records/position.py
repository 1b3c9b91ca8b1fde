"""A position of a game as a scenario file, with everything that is needed to continue from there."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from fiefdom.cards.kingdoms import make_setup
from fiefdom.engine.card import Kind
from fiefdom.engine.decision import Decision
from fiefdom.engine.desk import Given
from fiefdom.engine.game import Game
from fiefdom.engine.player import Player
from fiefdom.errors import Complaint
from fiefdom.files import quoted
from fiefdom.records.answers import count_names, format_answer
from fiefdom.records.knowledge import knowledge_lines
from fiefdom.records.mats import mat_key, mat_named, tokens_named
from fiefdom.records.scenario import PHASE_NUMBERS, ROWS, ZONES, usual_numbers
from fiefdom.records.script import asked
from fiefdom.records.waiting import waiting_line
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
    ]
    lines.append(f"kingdom = {quoted(count_names([kind.name for kind in kingdom]))}")
    if discreet:
        lines.append("discreet = true")
    lines += table_lines(game, kingdom)
    for player in game.players:
        lines += seat_lines(player)
    if game.waiting:
        lines += ["waiting = [", *(f"  {waiting_line(game, each)}," for each in game.waiting), "]"]
    lines += knowledge_lines(game)
    script = [quoted(format_answer(each.seat, each.purpose, each.picked)) for each in given if each.counts]
    if script:
        lines += ["script = [", *(f"  {line}," for line in script), "]"]
    if pending is None:
        lines += ["[scenario.after]", "over = true"]
    elif pending.most:
        # A discreet table also asks when nothing is on offer; a script leaves that out.
        lines += ["[scenario.after]", f"asks = {quoted(asked(pending))}"]
    return "\n".join(lines) + "\n"


def table_lines(game: Game, kingdom: Sequence[Kind]) -> list[str]:
    """Everything that belongs to no player, unless it is as usual."""
    lines = [f"random = {game.rng.state()}", f"turn = {game.turn + 1}"]
    phase = next(name for name, number in PHASE_NUMBERS.items() if number == game.phase)
    lines.append(f"phase = {quoted(phase)}")
    if game.is_extra_turn:
        lines.append("extra_turn = true")
    if game.regular_turn != game.turn:
        lines.append(f"regular_turn = {game.regular_turn + 1}")
    if game.resigned:
        lines.append(f"resigned = {[seat + 1 for seat in game.resigned]}")
    if game.extra_turns:
        lines.append(f"extra_turns = {[seat + 1 for seat in game.extra_turns]}")
    if game.less():
        lines.append(f"cheaper = {game.less()}")
    if game.trash.n:
        lines.append(f"trash = {quoted(count_names(kind.name for kind in game.trash.kinds))}")
    usual = make_setup(len(game.players), list(kingdom)).layout.piles
    for pile, full in zip(game.piles, usual, strict=True):
        if pile.n != full.n:
            lines.append(f"supply.{key(pile.kind.name)} = {pile.n}")
        for name, n in Counter(token.kind.name for token in pile.tokens).items():
            lines.append(f"{key(name)}.{key(pile.kind.name)} = {n}")
    return lines


def seat_lines(player: Player) -> list[str]:
    """Everything that a player has."""
    seat = f"seat{player.seat + 1}"
    lines: list[str] = []
    for zone in player.zones():
        name = zone.name if zone.name in ZONES else mat_key(zone)
        names = [kind.name for kind in zone.kinds]
        # Empty mats are written, too.
        if names or zone in player.mats:
            if name not in ZONES and mat_named(name)[0] != zone.name:
                raise Complaint("position-word", word=zone.name)
            lines.append(f"{seat}.{key(name)} = {quoted(count_names(names[::-1] if name == 'deck' else names))}")
    for name in ROWS:
        names = [kind.name for kind in getattr(player, name).kinds]
        if names:
            lines.append(f"{seat}.{name} = {quoted(count_names(names))}")
    counted = zip(player.game.stock.numbers, player.numbers, strict=True)
    numbers = {number.name: int(n) for number, n in counted} | {"turns": player.turns, "next_hand": player.next_hand}
    usual = usual_numbers(player)
    lines += [f"{seat}.{name} = {n}" for name, n in numbers.items() if n != usual.get(name, 0)]
    for name, n in player.tokens.counts().items():
        if tokens_named(name) != name:
            raise Complaint("position-word", word=name)
        lines.append(f"{seat}.{key(name)} = {n}")
    return lines


def key(name: str) -> str:
    """A name as a TOML key."""
    return name if re.fullmatch("[A-Za-z0-9_-]+", name) else quoted(name)
