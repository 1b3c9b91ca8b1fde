"""Records: written, read back, and what is said of a damaged one."""

import pytest

from fiefdom import Complaint, Record, Table, make_bot, read_record

HEADING = "fiefdom record 1"


def finished() -> Table:
    bots = {0: make_bot("random", 4), 1: make_bot("big-money"), 2: make_bot("random", 5)}
    return Table(["Ann", "Bob", "Cyd"], "Size Distortion", 11, bots=bots)


def test_a_record_read_back_is_the_same_record() -> None:
    record = finished().secret_record()
    assert read_record(record.text(), "file") == record


def test_a_record_gives_the_same_game_back_decision_by_decision() -> None:
    table = finished()
    again = Table.from_record(read_record(table.secret_record().text(), "file"))
    for seat in range(3):
        assert again.picture(seat) == table.picture(seat)
        assert again.events(seat) == table.events(seat)
    assert again.result == table.result


def test_a_record_of_an_unfinished_game_stands_at_its_decision() -> None:
    table = Table(2, "First Game", 3)
    assert table.pending is not None
    table.answer(table.pending.seat, ["Copper", "Copper"])
    again = Table.from_record(table.secret_record())
    assert again.picture(0) == table.picture(0)
    assert repr(again.pending) == repr(table.pending)


def test_a_record_reads_like_a_game() -> None:
    table = Table(["Ann", "Bob"], "First Game", 3, first=1, bots={0: make_bot("big-money")})
    table.answer(1, ["Copper", "Copper"])
    lines = table.secret_record().text().splitlines()
    assert lines[0] == HEADING
    assert "player: Ann (big-money)" in lines
    assert "player: Bob" in lines
    assert "seed: 3" in lines
    assert "first: 2" in lines
    assert lines[-1] == "2 play 2 Copper"


GOOD = Record(("Ann", "Bob"), tuple(Table(2, "First Game").secret_record().kingdom), 1).text()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: this is no record"),
        ("[[scenario]]\ntitle = 1\n", "line 1: this is no record"),
        (GOOD.replace("seed: 1", "seed: one"), "line 6: “seed: one” is not understood"),
        (GOOD.replace("seed: 1", "sead: 1"), "line 6: “sead: 1” is not understood"),
        (GOOD.replace("seed: 1\n", ""), "“seed:” is missing"),
        (GOOD.replace("answers:\n", ""), "the file ends too soon"),
        (GOOD + "1 buy\n", "line 8: “1 buy” is not understood"),
        (GOOD + "1 sell Copper\n", "line 8: “sell” is not something to decide"),
    ],
)
def test_a_damaged_record_is_refused_with_its_line(text: str, message: str) -> None:
    with pytest.raises(Complaint, match="file") as refused:
        read_record(text, "file")
    assert message in str(refused.value)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("1 buy Silver", "line 8: the game asks “1 play” here"),
        ("2 play Copper", "line 8: the game asks “1 play” here"),
        ("1 play Gold", "line 8: “Gold” cannot be picked here"),
    ],
)
def test_an_answer_that_does_not_fit_the_game_is_refused_with_its_line(line: str, message: str) -> None:
    text = GOOD.replace("seed: 1", "seed: 5") + line + "\n"
    assert Table.from_record(read_record(GOOD.replace("seed: 1", "seed: 5"), "file")).pending is not None
    with pytest.raises(Complaint) as refused:
        Table.from_record(read_record(text, "file"), file="file")
    assert message in str(refused.value)


def test_an_answer_after_the_end_is_refused() -> None:
    text = finished().secret_record().text()
    with pytest.raises(Complaint, match="the game is over before this line"):
        Table.from_record(read_record(text + "1 play -\n", "file"))
