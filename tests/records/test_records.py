"""Records: writing them, reading them back, and complaints about damaged ones."""

import re
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from folders import ROOT

from fiefdom import Complaint, Record, Table, catalog, make_bot, recorded_bots
from fiefdom.bots.foresight import Effort
from fiefdom.bots.opponents import OPPONENTS
from fiefdom.cards import ACTION, card
from fiefdom.files import quoted
from fiefdom.records.answers import format_answer, indices_of, parse_answer
from fiefdom.roster import opponent
from fiefdom.version import RULES, VERSION

HEADING = "fiefdom record 1"


def finished() -> Table:
    bots = {0: make_bot("random", 4), 1: make_bot("big-money"), 2: make_bot("random", 5)}
    return Table(["Ann", "Bob", "Cyd"], "Size Distortion", 11, bots=bots)


def test_a_record_read_back_is_the_same_record() -> None:
    record = finished().secret_record()
    assert Record.from_text(record.text(), "file") == record


def test_a_record_gives_the_same_game_back_decision_by_decision() -> None:
    table = finished()
    again = Table.from_record(Record.from_text(table.secret_record().text(), "file"))
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


def test_a_record_holds_that_the_treasures_of_two_boxes_were_used() -> None:
    bots = {0: make_bot("big-money"), 1: make_bot("random", 3)}
    table = Table(2, "First Game", 3, bots=bots, all_treasures=True)
    text = table.secret_record().text()
    assert "treasures: all" in text.splitlines()
    again = Table.from_record(Record.from_text(text))
    assert again.picture(0) == table.picture(0)
    assert again.picture(0)["supply"]["Gold"] > 30
    assert Record.from_text(again.secret_record().text()).all_treasures
    assert "treasures" not in GOOD


GOOD = Record(("Ann", "Bob"), tuple(Table(2, "First Game").secret_record().kingdom), 1).text()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: this is not a saved game"),
        ("[[scenario]]\ntitle = 1\n", "line 1: this is not a saved game"),
        (GOOD.replace("seed: 1", "seed: one"), "line 6: “seed: one” is not valid here"),
        (GOOD.replace("seed: 1", "sead: 1"), "line 6: “sead: 1” is not valid here"),
        (GOOD.replace("answers:", "treasures: some\nanswers:"), "line 7: “treasures: some” is not valid here"),
        (GOOD.replace("seed: 1\n", ""), "“seed:” is missing"),
        (GOOD.replace("answers:\n", ""), "the file ends too soon"),
        (GOOD + "1 buy\n", "line 8: “1 buy” is not a valid line"),
        (GOOD + "1 sell Copper\n", "line 8: “sell” is not a purpose"),
    ],
)
def test_a_damaged_record_is_refused_with_its_line(text: str, message: str) -> None:
    with pytest.raises(Complaint, match="file") as refused:
        Record.from_text(text, "file")
    assert message in str(refused.value)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("1 buy Silver", "line 8: here the game asks “1 play”"),
        ("2 play Copper", "line 8: here the game asks “1 play”"),
        ("1 play Gold", "line 8: “Gold” cannot be picked here"),
    ],
)
def test_an_answer_that_does_not_fit_the_game_is_refused_with_its_line(line: str, message: str) -> None:
    text = GOOD.replace("seed: 1", "seed: 5") + line + "\n"
    assert Table.from_record(Record.from_text(GOOD.replace("seed: 1", "seed: 5"), "file")).pending is not None
    with pytest.raises(Complaint) as refused:
        Table.from_record(Record.from_text(text, "file"), file="file")
    assert message in str(refused.value)


def test_an_answer_after_the_end_is_refused() -> None:
    text = finished().secret_record().text()
    with pytest.raises(Complaint, match="the game ends before this line"):
        Table.from_record(Record.from_text(text + "1 play -\n", "file"))


def test_a_record_replaces_another_record_but_no_other_file(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    for seed in (1, 2):
        record = Table(2, "First Game", seed).secret_record()
        record.write(str(file))
        assert Record.read(str(file)) == record
    file.write_text("notes", encoding="utf-8")
    with pytest.raises(Complaint, match="not a saved game"):
        record.write(str(file))
    assert file.read_text(encoding="utf-8") == "notes"


# -- Versions ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("made", "rules", "here", "message"),
    [
        (
            "0.1.0",
            "0.2.0",
            "0.2.0",
            "saved by version 0.1.0, but this is version 0.2.0. The rules changed in version 0.2.0",
        ),
        (
            "0.9.9",
            "0.10.0",
            "0.11.3",
            "saved by version 0.9.9, but this is version 0.11.3. The rules changed in version 0.10.0",
        ),
        ("0.2.1", "0.2.0", "0.2.0", "saved by version 0.2.1, but this is only version 0.2.0"),
        ("1.0.0", "0.9.0", "0.11.0", "saved by version 1.0.0, but this is only version 0.11.0"),
    ],
)
def test_a_record_of_other_rules_is_refused_with_both_versions(
    monkeypatch: pytest.MonkeyPatch, made: str, rules: str, here: str, message: str
) -> None:
    """Even if its other lines make no sense to this version."""
    monkeypatch.setattr("fiefdom.records.record.RULES", rules)
    monkeypatch.setattr("fiefdom.records.record.VERSION", here)
    text = GOOD.replace(f"version: {VERSION}\n", f"version: {made}\nweather: fine\n") + "1 conjure Copper\n"
    with pytest.raises(Complaint) as refused:
        Record.from_text(text, "game.txt")
    assert str(refused.value).startswith(f"game.txt: this game was {message}")


@pytest.mark.parametrize("made", ["0.10.0", "0.10.2", "0.11.0"])
def test_a_record_of_the_same_rules_is_read(monkeypatch: pytest.MonkeyPatch, made: str) -> None:
    monkeypatch.setattr("fiefdom.records.record.RULES", "0.10.0")
    monkeypatch.setattr("fiefdom.records.record.VERSION", "0.11.0")
    assert Record.from_text(GOOD.replace(f"version: {VERSION}", f"version: {made}"), "file").version == made


@pytest.mark.parametrize("version", ["", "two", "0.2", "0.2.x", "0.2.0.1", "-1.0.0", "²"])
def test_a_version_that_is_none_is_refused_with_its_line(version: str) -> None:
    with pytest.raises(Complaint, match="line 2: “version: "):
        Record.from_text(GOOD.replace(f"version: {VERSION}", f"version: {version}"), "file")


def test_the_rules_are_those_of_the_last_version_that_changed_them() -> None:
    """A change of rules raises the version, so no unreleased change may be one."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    sections = re.findall(r"^## (\S+).*?\n(.*?)(?=^## |\Z)", text, flags=re.M | re.S)
    assert [name for name, _ in sections[:2]] == ["Unreleased", VERSION]
    assert next(name for name, changes in sections if "### Rules" in changes) == RULES


# -- Bots and their plans -----------------------------------------------------------------------------

MINE = 'name = "my plan (2)"\nauthor = "Ann \\"A\\""\nrules = """\nGold\nSmithy if count(Smithy) < 1\nSilver\n"""\n'


def saved(bot: Any) -> tuple[Table, str]:
    """A table where Ann has bought a Silver and this bot has had its turn; and its record."""
    table = Table(["Ann", "Bot"], "First Game", 3, first=0, bots={1: bot})
    table.answer(0, ["Copper"] * table.pending.most if table.pending else [])
    table.answer(0, ["Silver"])
    return table, table.secret_record().text()


def gone_on(table: Table) -> Record:
    """The record of the game, played on with Ann buying nothing more."""
    while table.pending is not None and len(table.secret_record().answers) < 200:
        table.answer(table.pending.seat, list(range(table.pending.least)))
    return table.secret_record()


def test_a_strategy_file_is_not_needed_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(MINE, encoding="utf-8")
    table, text = saved(make_bot(str(file)))
    file.unlink()
    record = Record.from_text(text, "file")
    assert record == table.secret_record()
    again = Table.from_record(record, recorded_bots(record))
    assert again.secret_record() == table.secret_record()
    assert gone_on(again) == gone_on(table)
    assert "2 buy" in text


@pytest.mark.parametrize("name", ["easy", "fair", "strong", "master"])
def test_an_opponent_goes_on_with_the_plan_it_made(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if name == "master":
        hasty = replace(OPPONENTS[name], plan=OPPONENTS["strong"].plan, effort_by_games=Effort(20, None))
        monkeypatch.setitem(OPPONENTS, name, hasty)
    bot = opponent(name, 3 + 1, by_games=True)  # the seed of the table and the number of the seat, as everywhere
    table, text = saved(bot)
    assert bot.went_for is not None
    fails = replace(OPPONENTS[name], plan=lambda *_: pytest.fail("it made a new plan"))
    monkeypatch.setitem(OPPONENTS, name, fails)
    record = Record.from_text(text, "file")
    bots: dict[int, Any] = dict(recorded_bots(record))
    assert bots[1].went_for == bot.went_for
    bots[1].by_games = True
    assert gone_on(Table.from_record(record, bots)) == gone_on(table)


def test_a_shipped_bot_is_saved_by_its_name() -> None:
    table, text = saved(make_bot("big-money"))
    assert "player: Bot (big-money)\nkingdom:" in text
    assert table.secret_record().plans == {}


def test_a_record_with_a_plan_reads_like_a_game(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(MINE, encoding="utf-8")
    lines = saved(make_bot(str(tmp_path / "mine.toml")))[1].splitlines()
    place = lines.index("player: Bot (my plan (2))")
    assert lines[place + 1 : place + 3] == ["plan:", '  name = "my plan (2)"']
    assert "  Smithy if count(Smithy) < 1" in lines


PLANNED = GOOD.replace("player: Bob\n", 'player: Bob (mine)\nplan:\n  name = "mine"\n  rules = """\n  Gold\n  """\n')


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("  Gold", "  Glod", "line 8, column 3"),
        ('name = "mine"', "name = mine", "line 6, column 10"),
        ("rules =", "rulez =", "line 7"),
        ("Bob (mine)", "Bob", "line 5: “plan:” is not valid here"),
        ("plan:\n", "plan: x\n", "line 5: “plan: x” is not valid here"),
        ('  name = "mine"', 'name = "mine"', "line 6: "),
    ],
)
def test_a_damaged_plan_is_refused_with_its_place(old: str, new: str, place: str) -> None:
    assert recorded_bots(Record.from_text(PLANNED, "file"))
    with pytest.raises(Complaint, match="file") as refused:
        recorded_bots(Record.from_text(PLANNED.replace(old, new), "file"), "file")
    assert place in str(refused.value)


def test_a_record_without_a_plan_is_read_as_ever() -> None:
    record = Record.from_text(GOOD.replace("player: Bob", "player: Bob (fair)"), "file")
    assert (record.bots, record.plans) == ({1: "fair"}, {})
    assert list(recorded_bots(record)) == [1]


# -- Names that a line cannot hold ------------------------------------------------------------------------

LINE_ENDS = ["\n", "\r", "\x0b", "\x0c", "\x1c", "\x1d", "\x1e", "\x85", "\u2028", "\u2029"]


@pytest.mark.parametrize(
    "name", ["", " ", " Ann", "Ann ", "Ann\u3000", "A\x1bn", "A\ud800n", *(f"A{end}n" for end in LINE_ENDS)]
)
def test_a_name_that_a_record_could_not_hold_is_refused(name: str) -> None:
    with pytest.raises(Complaint, match="cannot be a player's name"):
        Table([name, "Bob"], "First Game")


@pytest.mark.parametrize("end", LINE_ENDS)
def test_a_bot_and_a_card_have_names_of_one_line(end: str) -> None:
    bot: Any = make_bot("random")
    bot.name = f"ran{end}dom"
    with pytest.raises(Complaint, match="cannot be the name of a bot"):
        Table(2, "First Game", bots={1: bot})
    with pytest.raises(Complaint, match="cannot be the name of a bot"):
        Table(2, "First Game").seat_bots({1: bot})
    with pytest.raises(Complaint, match="cannot be the name of a card"):
        card(f"Bell{end}Tower", cost=3, types=ACTION)


@pytest.mark.parametrize(
    "name", ["Ann B.", "Ann  B", "Ünal “x”", "👩\u200d🌾", "李\u3000四", "answers", "plan", "12", "-"]
)
@pytest.mark.parametrize("bot", ["", "b (c)", ") (", "a: b", " x ", "bot"])
def test_other_names_come_back(name: str, bot: str, tmp_path: Path) -> None:
    patient: Any = make_bot("random")
    patient.name = bot
    record = Table([name, "Bob"], "First Game", bots={0: patient, 1: patient}).secret_record()
    record.write(str(tmp_path / "game"))
    assert Record.read(str(tmp_path / "game")) == record


@pytest.mark.parametrize("name", ["Tower #2", "Fool (II)", "What if", "Now if ever", "A, B", " A", "A "])
def test_a_card_has_a_name_that_lists_and_strategies_can_hold(name: str) -> None:
    with pytest.raises(Complaint, match="cannot be the name of a card"):
        card(name, cost=3, types=ACTION)


@pytest.mark.parametrize("name", ["Fool's Gold", 'The "Inn"', "Ends\\", "Iffy", "7 Wonders", "Box2"])
def test_a_bot_that_wants_any_card_of_ones_own_comes_back(name: str) -> None:
    catalog.add("own", [card(name, cost=3, types=ACTION, cards=3)])
    kingdom = [name, "Moat", "Village", "Cellar", "Chapel", "Mine", "Market", "Militia", "Remodel", "Workshop"]
    table = Table(2, kingdom, 1, bots={0: make_bot("fair"), 1: make_bot("easy")})
    record = Record.from_text(table.secret_record().text(), "file")
    assert record == table.secret_record()
    again = Table.from_record(record, recorded_bots(record))
    assert again.result == table.result
    assert again.secret_record() == record


def test_a_plan_comes_back_whatever_its_lines_are(tmp_path: Path) -> None:
    """Somebody's own bot may write anything there."""
    bot: Any = make_bot("random")
    bot.plan = "one\u2028two\n\n  three:\x0c\nanswers:\n1 buy Gold\n"
    record = Table(2, "First Game", bots={1: bot}).secret_record()
    record.write(str(tmp_path / "game"))
    assert Record.read(str(tmp_path / "game")) == record
    assert record.plans[1].split("\n")[-1] == "1 buy Gold"


@pytest.mark.parametrize("text", ["", "\\n", 'say "x"', *LINE_ENDS, "\t", "\x00", "\x7f", "Ünal 👩\u200d🌾"])
def test_any_text_is_a_line_of_toml(text: str) -> None:
    assert tomllib.loads(f"x = {quoted(text)}") == {"x": text}
    assert len(quoted(text).splitlines()) == 1


@pytest.mark.parametrize("names", [["7 Wonders"], ["Max2", "Max2"], ["Copper", "7 Wonders", "Tower ×2"]])
@pytest.mark.parametrize("purpose", ["gain", "discard"])
def test_cards_whose_names_look_like_counts_come_back(purpose: str, names: list[str]) -> None:
    assert parse_answer(format_answer(0, purpose, names)) == (0, purpose, names)
    assert parse_answer(format_answer(0, "choose", names[:1])) == (0, "choose", names[:1])


def test_labels_that_differ_in_their_capitals_only_are_told_apart() -> None:
    assert indices_of(["Top"], ["top", "Top"]) == (1,)
    assert indices_of(["top", "Top"], ["Top", "top"]) == (1, 0)
