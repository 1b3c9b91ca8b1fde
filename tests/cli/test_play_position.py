"""Playing on from a position that was saved: in the terminal, kept, resumed, replayed and undone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from commands import SCENARIO, TEN, Command

from fiefdom.records.record import Record
from fiefdom.records.scenario import read_scenarios
from fiefdom.table import Table


def saved_position(fiefdom: Command) -> None:
    typed = "all\nSilver\nposition here.toml\nquit\n"
    fiefdom("play", "--seed", "39", "--first", "1", "--kingdom", TEN, typed=typed)


def test_a_saved_position_can_be_played_on_from(fiefdom: Command) -> None:
    saved_position(fiefdom)
    status, said, _ = fiefdom("play", "--position", "here.toml", typed="supply\nbuy Silver\nquit\n")
    assert status == 0
    assert "Player 1 buys" in said
    # It is kept, resumed and replayed like any other game.
    status, again, _ = fiefdom("play", "--resume", typed="quit\n")
    assert status == 0
    assert "Player 1 buys" in fiefdom("replay", "1").out
    hand = re.findall("Hand: .*", said)[-1]
    assert hand == re.findall("Hand: .*", again)[-1]


def test_a_record_of_a_game_from_a_position_leads_to_the_same_table(fiefdom: Command) -> None:
    saved_position(fiefdom)
    (scenario,) = read_scenarios(Path("here.toml").read_text(encoding="utf-8"), "here.toml")
    table = Table.from_position(scenario)
    assert table.pending is not None
    table.answer(table.pending.seat, ())
    record = Record.from_text(table.secret_record().text())
    assert record == table.secret_record()
    again = Table.from_record(record)
    assert [again.picture(seat) for seat in (0, 1)] == [table.picture(seat) for seat in (0, 1)]
    # And so does the position that it is saved in now.
    (later,) = read_scenarios(table.secret_position(), "later.toml")
    assert Table.from_position(later).picture(0) == table.picture(0)
    # Undo goes back to the position, and no further.
    again.undo()
    assert again.picture(0) == Table.from_position(scenario).picture(0)
    assert not again.has_answered()


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--bots", "fair,fair"], "This position has 2 players; you named 3 players and bots."),
        (["--seed", "3"], "Give either --seed or --position, not both."),
        (["--resume"], "Give either --resume or --position, not both."),
        (["--port", "1"], "Give either --port or --position, not both."),
    ],
)
def test_what_does_not_go_with_a_position_is_refused(fiefdom: Command, words: list[str], complaint: str) -> None:
    saved_position(fiefdom)
    status, _, said = fiefdom("play", "--position", "here.toml", *words)
    assert status == 2
    assert said.endswith(f"{complaint}\n")


def test_a_file_with_several_scenarios_or_a_finished_game_is_no_position_to_play_from(fiefdom: Command) -> None:
    Path("two.toml").write_text(SCENARIO * 2, encoding="utf-8")
    assert "has 2 scenarios" in fiefdom("play", "--position", "two.toml").err
    Path("over.toml").write_text(f'{SCENARIO}phase = "over"\n', encoding="utf-8")
    assert "the game is over" in fiefdom("play", "--position", "over.toml").err


def test_a_position_is_shown_with_its_question(fiefdom: Command) -> None:
    saved_position(fiefdom)
    status, said, _ = fiefdom("scenario", "here.toml")
    assert status == 0
    assert "Supply" in said
    assert "Hand: " in said
    assert "   1 Copper" in said
    assert said.endswith("1 passed, 0 failed\n")
    Path("other.toml").write_text(SCENARIO, encoding="utf-8")
    assert "Supply" not in fiefdom("scenario", "other.toml").out
    assert "   1 Village" in fiefdom("scenario", "--show", "other.toml").out
