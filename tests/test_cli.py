"""The command line from outside: what is typed, what comes out, and the exit status."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import recommended
from fiefdom.cli import main
from fiefdom.table import Table

TEN = "Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop"
HEAD = "fiefdom record 1\nversion: 0.1.0\nplayer: Ann\nplayer: Bob\n"
RECORD = f"{HEAD}kingdom: {TEN}\nseed: 6\nfirst: 1\nanswers:\n1 play 4 Copper\n1 buy Smithy\n"
SCENARIO = '[[scenario]]\ntitle = "A Village"\nrule = "Village"\nkingdom = "Village"\nseat1.hand = "Village"\n'
OWN_CARD = """
from fiefdom.cards import ACTION, ATTACK, REACTION, Player, card

tower = card("Bell Tower", cost=0, types=ACTION | ATTACK | REACTION, coins=1, text="Everybody else keeps four cards.")


@tower.play
def tower_play(me: Player) -> None:
    for other in me.attacked():
        other.discard_down_to(4)


@tower.react
def tower_react(me: Player) -> None:
    me.be_safe()
"""


class Outcome(NamedTuple):
    status: int
    out: str
    err: str


Command = Callable[..., Outcome]


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are kept; each test runs in a folder of its own beside it, and forgets cards it adds."""
    monkeypatch.setattr(catalog, "kinds", catalog.kinds.copy())
    monkeypatch.setattr(catalog, "by_name", catalog.by_name.copy())
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    return tmp_path / "state"


@pytest.fixture
def fiefdom(state: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """The command, with these words after it and this typed into it."""

    def run(*words: str, typed: str = "") -> Outcome:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            status = main(words)
        except SystemExit as stop:
            status = int(stop.code or 0)
        return Outcome(status, *capsys.readouterr())

    return run


def run_apart(*words: str, typed: str = "") -> Outcome:
    """The command in a process of its own: cards that are added stay in the catalog."""
    paths = os.pathsep.join(path for path in sys.path if path)
    done = subprocess.run(
        [sys.executable, "-m", "fiefdom.cli", *words],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8"},
    )
    return Outcome(done.returncode, done.stdout, done.stderr)


def is_refused(outcome: Outcome, *parts: str) -> None:
    """Refused in one clear line with these parts in it, and with nothing done before."""
    assert outcome.status == 2
    assert outcome.out == ""
    assert outcome.err.startswith("fiefdom: ")
    assert outcome.err.count("\n") == 1, outcome.err
    for part in parts:
        assert part in outcome.err


# -- The command itself -----------------------------------------------------------------------------


def test_version_tells_the_build(fiefdom: Command) -> None:
    outcome = fiefdom("--version")
    assert outcome.status == 0
    assert re.fullmatch(r"Fiefdom \d+\.\d+\.\d+, engine (compiled|in plain Python.*)\n", outcome.out)


def test_help_names_every_command(fiefdom: Command) -> None:
    outcome = fiefdom("--help")
    assert outcome.status == 0
    assert all(command in outcome.out for command in ("play", "replay", "scenario", "cards", "kingdoms"))


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("play", "--players --bots --kingdom --box --edition --seed --first --resume --cards"),
        ("replay", "FILE --cards"),
        ("scenario", "FILE --cards"),
        ("cards", "NAME --json --cards"),
        ("kingdoms", "--json --cards"),
    ],
)
def test_help_of_a_command_names_its_options(fiefdom: Command, command: str, options: str) -> None:
    outcome = fiefdom(command, "--help")
    assert outcome.status == 0
    assert all(option in outcome.out for option in options.split())


@pytest.mark.parametrize(
    "words", [[], ["dance"], ["play", "--dance"], ["play", "--seed"], ["play", "now"], ["scenario"]]
)
def test_wrong_words_are_refused(fiefdom: Command, words: list[str]) -> None:
    is_refused(fiefdom(*words))


# -- Cards and kingdoms -----------------------------------------------------------------------------


def test_cards_lists_all_of_them(fiefdom: Command) -> None:
    outcome = fiefdom("cards")
    headings = [line.split(" · ")[0] for line in outcome.out.splitlines() if " · " in line]
    assert outcome.status == 0
    assert len(headings) == 39
    assert {"Copper", "Curse", "Throne Room", "Woodcutter"} <= set(headings)


@pytest.mark.parametrize("name", [["Throne Room"], ["Throne", "Room"], ["throne room"], ["THRONEROOM"]])
def test_a_card_is_found_however_it_is_written(fiefdom: Command, name: list[str]) -> None:
    heading, *text = fiefdom("cards", *name).out.splitlines()
    assert heading == "Throne Room · $4 · Action · Dominion"
    assert text


def test_cards_as_json(fiefdom: Command) -> None:
    cards = json.loads(fiefdom("cards", "--json").out)
    assert len(cards) == 39
    for card in cards:
        assert list(card) == ["name", "set", "editions", "cost", "types", "text"]
        assert card["text"]
    assert {card["set"] for card in cards} == {"basic", "dominion"}


def test_one_card_as_json_is_a_list_too(fiefdom: Command) -> None:
    [moat] = json.loads(fiefdom("cards", "Moat", "--json").out)
    assert moat["editions"] == [1, 2]
    assert moat["cost"] == 2
    assert moat["types"] == ["Action", "Reaction"]
    assert moat["text"].startswith("+2 Cards")


def test_a_curse_costs_its_owner_a_point(fiefdom: Command) -> None:
    assert re.search("[-\u2212]1 victory point", fiefdom("cards", "Curse").out)


@pytest.mark.parametrize(
    ("name", "nearest"), [("Milita", "Militia"), ("Thron Room", "Throne Room"), ("Vilage", "Village")]
)
def test_an_unknown_card_is_told_with_the_nearest_names(fiefdom: Command, name: str, nearest: str) -> None:
    is_refused(fiefdom("cards", name), name, nearest)


@pytest.mark.parametrize("name", ["", "Xyzzyx"])
def test_where_no_name_is_near_none_is_given(fiefdom: Command, name: str) -> None:
    outcome = fiefdom("cards", name)
    is_refused(outcome)
    assert ": -" not in outcome.err


def test_kingdoms_lists_the_recommended_ones(fiefdom: Command) -> None:
    outcome = fiefdom("kingdoms")
    assert outcome.status == 0
    assert all(kingdom.name in outcome.out for kingdom in recommended())


def test_kingdoms_as_json(fiefdom: Command) -> None:
    kingdoms = json.loads(fiefdom("kingdoms", "--json").out)
    assert "First Game" in [kingdom["name"] for kingdom in kingdoms]
    for kingdom in kingdoms:
        assert list(kingdom) == ["name", "source", "cards"]
        assert kingdom["source"]
        assert len({catalog.find(card).name for card in kingdom["cards"]}) == 10


# -- Starting a game --------------------------------------------------------------------------------


def begun(outcome: Outcome) -> list[str]:
    """The kingdom of a game that was begun, by its first lines."""
    assert outcome.status == 0, outcome.err
    return " ".join(outcome.out.split()).split(" · ")[0].split(", ")


def test_a_game_at_the_end_of_input_is_kept(fiefdom: Command, state: Path) -> None:
    outcome = fiefdom("play", "--seed", "5", "--kingdom", "First Game", typed="all\n")
    assert begun(outcome) == TEN.split(", ")
    assert "Player 1 plays 4 Copper." in outcome.out
    assert "big-money-ultimate" in outcome.out
    assert "play --resume" in outcome.out.splitlines()[-1]
    [kept] = [path for path in state.rglob("*") if path.is_file()]
    assert "1 play 4 Copper" in kept.read_text()


def test_a_seed_deals_the_same_game_again(fiefdom: Command) -> None:
    one, again, other = (fiefdom("play", "--seed", seed, typed="all\n-\nall\n").out for seed in ("8", "8", "9"))
    assert one == again
    assert one != other


def test_without_a_seed_games_differ(fiefdom: Command) -> None:
    assert fiefdom("play").out != fiefdom("play").out


@pytest.mark.parametrize("kingdom", ["First Game", "first game", "FIRSTGAME", TEN, TEN.casefold().replace(", ", " , ")])
def test_a_kingdom_by_name_or_by_its_cards(fiefdom: Command, kingdom: str) -> None:
    assert begun(fiefdom("play", "--kingdom", kingdom)) == TEN.split(", ")


@pytest.mark.parametrize("edition", [1, 2])
def test_a_random_kingdom_of_one_edition(fiefdom: Command, edition: int) -> None:
    for seed in range(5):
        kingdom = begun(fiefdom("play", "--edition", str(edition), "--seed", str(seed)))
        assert all(edition in catalog.find(name).editions for name in kingdom)


def test_a_random_kingdom_of_a_box(fiefdom: Command) -> None:
    assert len(set(begun(fiefdom("play", "--box", "dominion")))) == 10


@pytest.mark.parametrize("seat", ["1", "2", "3"])
def test_the_first_player_can_be_chosen(fiefdom: Command, seat: str) -> None:
    out = fiefdom("play", "--players", "Ann,Bob,Cy", "--first", seat).out
    assert re.findall(r"(\w+), turn 1\b", out) == [["Ann", "Bob", "Cy"][int(seat) - 1]]


def test_people_and_bots_sit_down_together(fiefdom: Command) -> None:
    words = ["--players", "Ann, Bob", "--bots", "random, big-money, random", "--first", "1", "--seed", "1"]
    out = fiefdom("play", *words, typed="-\n-\n").out
    others = [line.split(":")[0] for line in out.splitlines() if " in hand, " in line]
    assert others[:4] == ["Bob", "random", "big-money", "random 2"]


@pytest.mark.parametrize(
    ("players", "piles"),
    [
        (2, "Copper (46), Curse (10), Estate (8), Province (8), Gold (30)"),
        (4, "Copper (32), Curse (30), Estate (12), Province (12), Silver (40)"),
        (5, "Copper (85), Curse (40), Estate (12), Province (15), Silver (80)"),
        (6, "Copper (78), Curse (50), Duchy (12), Province (18), Gold (60)"),
    ],
)
def test_the_supply_suits_the_number_of_players(fiefdom: Command, players: int, piles: str) -> None:
    out = fiefdom("play", "--players", ",".join("ABCDEF"[:players])).out
    assert all(pile in out for pile in piles.split(", "))


def test_resume_goes_on_with_the_game_last_left(fiefdom: Command) -> None:
    before = fiefdom("play", "--seed", "5", "--kingdom", TEN, typed="all\nSilver\n2 Copper\n").out
    after = fiefdom("play", "--resume").out
    question = "Which Treasures will you play?"
    assert before.rsplit(question, 1)[1] == after.rsplit(question, 1)[1]
    assert "Coins $2" in after.rsplit(question, 1)[0].splitlines()[-2]


def test_resume_goes_on_with_a_saved_game(fiefdom: Command) -> None:
    fiefdom("play", "--seed", "5", "--kingdom", TEN, typed="all\nsave my game.txt\nSmithy\n")
    outcome = fiefdom("play", "--resume", "my game.txt", typed="Smithy\n")
    assert begun(outcome) == TEN.split(", ")
    assert "Player 1 buys Smithy." in outcome.out


def test_resume_does_not_tell_the_whole_game_again(fiefdom: Command) -> None:
    fiefdom("play", "--seed", "5", "--kingdom", TEN, typed="all\n-\n" * 15)
    assert "Player 1, turn 3" not in fiefdom("play", "--resume").out


def test_resume_takes_no_options_of_a_new_game(fiefdom: Command) -> None:
    fiefdom("play", "--seed", "5", typed="all\n")
    is_refused(fiefdom("play", "--resume", "--seed", "6"))


def test_resume_without_a_kept_game(fiefdom: Command) -> None:
    is_refused(fiefdom("play", "--resume"), "no game to go on with")


# -- Bad input --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (["--kingdom", TEN.replace("Militia", "Milita")], ["Milita", "Militia"]),
        (["--kingdom", TEN.removesuffix(", Workshop")], ["ten", "9"]),
        (["--kingdom", TEN + ", Witch"], ["ten", "11"]),
        (["--kingdom", TEN.replace("Workshop", "Moat")], ["Moat", "twice"]),
        (["--kingdom", TEN.replace("Workshop", "Gold")], ["Gold"]),
        (["--kingdom", "Frist Game"], ["Frist Game", "First Game"]),
        (["--kingdom", "Village"], ["Village"]),
        (["--players", "Ann", "--bots", ","], ["Two to six", "1"]),
        (["--players", "A,B,C,D,E,F,G"], ["Two to six", "7"]),
        (["--players", "A,B", "--bots", "random,random,random,random,random"], ["Two to six", "7"]),
        (["--players", "Ann,Ann"], ["Ann"]),
        (["--players", "Ann (x),Bob"], ["Ann (x)"]),
        (["--bots", "genius"], ["genius", "big-money"]),
        (["--box", "alchemy"], ["alchemy", "dominion"]),
        (["--edition", "3"], ["3", "1", "2"]),
        (["--seed", "five"], ["five"]),
        (["--seed", "1.5"], ["1.5"]),
        (["--first", "0"], ["0", "1 to 2"]),
        (["--first", "3"], ["3", "1 to 2"]),
        (["--first", "me"], ["me"]),
        (["--resume", "no-such-file"], ["no-such-file"]),
        (["--cards", "no-such-file.py"], ["no-such-file.py"]),
    ],
)
def test_a_game_that_cannot_be_is_refused(fiefdom: Command, state: Path, words: list[str], parts: list[str]) -> None:
    is_refused(fiefdom("play", *words), *parts)
    assert not state.exists()


@pytest.mark.parametrize("typed", ["2", "0", "99", "-1", "1.5", "Gold", "2 Gold", "5 Copper", "Copper, Gold", "²"])
def test_an_answer_out_of_range_changes_nothing(fiefdom: Command, state: Path, typed: str) -> None:
    """The hand has four Coppers and an Estate."""
    outcome = fiefdom("play", "--seed", "5", "--kingdom", TEN, typed=f"{typed}\n")
    complaint = outcome.out.split(f"Player 1 > {typed}\n")[1].split("Player 1 > ")[0]
    assert outcome.status == 0
    assert complaint.strip()
    assert "1 play" not in next(state.rglob("*.txt")).read_text()


def test_an_answer_with_an_enormous_count_changes_nothing(fiefdom: Command) -> None:
    outcome = fiefdom("play", "--seed", "5", "--kingdom", TEN, typed="999999999999999999 Copper\n")
    assert outcome.status == 0
    assert "Player 1 plays" not in outcome.out


@pytest.mark.parametrize("path", ["missing/game.txt", "file/game.txt", "folder", "/", ".", "x" * 300])
def test_a_save_path_that_cannot_be_written_is_told_and_the_game_goes_on(fiefdom: Command, path: str) -> None:
    Path("file").write_text("as it was")
    Path("folder").mkdir()
    outcome = fiefdom("play", "--seed", "5", "--kingdom", TEN, typed=f"save {path}\nall\n")
    assert outcome.status == 0
    assert "cannot be written" in outcome.out
    assert "Player 1 plays 4 Copper." in outcome.out
    assert sorted(path.name for path in Path().rglob("*")) == ["file", "folder"]
    assert Path("file").read_text() == "as it was"


def test_a_game_that_cannot_be_kept_is_told_in_one_line(fiefdom: Command, state: Path) -> None:
    state.write_text("a file where the folder should be")
    outcome = fiefdom("play", "--seed", "5", typed="quit\n")
    assert outcome.status == 2
    assert outcome.err.count("\n") == 1
    assert "cannot be written" in outcome.err


# -- Scenarios --------------------------------------------------------------------------------------


def test_scenarios_that_pass(fiefdom: Command) -> None:
    Path("one.toml").write_text(f'{SCENARIO}script = ["1 play Village"]\n[scenario.after]\nseat1.actions = 2\n')
    Path("two.toml").write_text(SCENARIO + SCENARIO)
    outcome = fiefdom("scenario", "one.toml", "two.toml")
    assert outcome.status == 0
    assert outcome.out.splitlines() == [*["ok    A Village"] * 3, "3 passed, 0 failed"]


def test_a_scenario_that_fails_tells_each_difference(fiefdom: Command) -> None:
    after = '[scenario.after]\nseat1.actions = 3\nseat1.hand = "2 Copper"\nasks = "2 buy"\n'
    Path("one.toml").write_text(f'{SCENARIO}script = ["1 play Village"]\n{after}{SCENARIO}')
    outcome = fiefdom("scenario", "one.toml")
    assert outcome.status == 1
    assert outcome.err == ""
    heading, *differences, passed, total = outcome.out.splitlines()
    assert heading.startswith("FAIL  A Village")
    assert [line.strip() for line in differences] == [
        "seat1.actions: should be 3, and is 2",
        "seat1.hand: should be 2 Copper, and is -",
        "asks: should be 2 buy, and is 1 buy",
    ]
    assert passed == "ok    A Village"
    assert total == "1 passed, 1 failed"


@pytest.mark.parametrize(
    ("script", "parts"),
    [
        ('["1 play Moat"]', ["1 play Moat", "Village"]),
        ('["2 play Village"]', ["2 play Village", "1 play"]),
        ('["1 play Village", "1 buy -", "1 discard -"]', ["1 discard -", "2 buy"]),
        ('["1 play 2 Village"]', ["1 play 2 Village"]),
    ],
)
def test_a_script_that_goes_wrong_names_the_line(fiefdom: Command, script: str, parts: list[str]) -> None:
    Path("one.toml").write_text(f"{SCENARIO}script = {script}\n")
    outcome = fiefdom("scenario", "one.toml")
    assert outcome.status == 1
    assert all(part in outcome.out for part in parts)


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("seat1 = ", ["line 6"]),
        ("players = 1", ["Two to six", "1"]),
        ("players = 7", ["Two to six", "7"]),
        ("players = true", ["players"]),
        ('seat2.hand = "Milita"', ["Milita", "Militia"]),
        ('seat3.hand = "Moat"', ["seat3"]),
        ('seat2.hnd = "Moat"', ["seat2.hnd", "hand"]),
        ("seat2.hand = 3", ["seat2.hand"]),
        ('seat2.hand = "999999999999999999 Copper"', ["seat2.hand"]),
        ("seat2.coins = -1", ["seat2.coins"]),
        ("supply.Copper = -1", ["supply.Copper"]),
        ("supply.Milita = 1", ["Milita", "Militia"]),
        ('script = ["1 eat Copper"]', ["eat"]),
        ('script = ["play"]', ["play"]),
        ('script = ["² play Copper"]', ["² play"]),
        ('script = ["3 play Copper"]', ["3", "1 to 2"]),
        ("script = 3", ["script"]),
        ('phase = "night"', ["phase", "action"]),
        ("phase = [1]", ["phase", "action"]),
        ("turn = 3", ["3", "1 to 2"]),
        ("seed = 1.5", ["seed"]),
        ("[scenario.after]\nseat1.cions = 1", ["seat1.cions", "coins"]),
        ("[scenario.after]\nwinner = 1", ["winner", "winners"]),
        ("[scenario.after]\nasks = 3", ["asks"]),
        ('[scenario.after]\nover = "yes"', ["over"]),
        ("[scenario.after]\nwinners = 1", ["winners"]),
    ],
)
def test_a_broken_scenario_is_told_with_its_file_and_place(fiefdom: Command, line: str, parts: list[str]) -> None:
    Path("good.toml").write_text(SCENARIO)
    Path("bad.toml").write_text(f"{SCENARIO}{line}\n")
    outcome = fiefdom("scenario", "good.toml", "bad.toml")
    is_refused(outcome, "bad.toml", *parts)
    assert "A Village" in outcome.err or "line" in outcome.err


@pytest.mark.parametrize(
    ("kingdom", "parts"),
    [
        ("Village, Village", ["Village", "twice"]),
        ("Vilage", ["Vilage", "Village"]),
        ("Copper", ["Copper"]),
        (TEN + ", Witch", ["ten", "11"]),
    ],
)
def test_a_scenario_with_an_impossible_kingdom(fiefdom: Command, kingdom: str, parts: list[str]) -> None:
    Path("bad.toml").write_text(f'[[scenario]]\ntitle = "A Village"\nkingdom = "{kingdom}"\n')
    is_refused(fiefdom("scenario", "bad.toml"), "bad.toml", "A Village", *parts)


def test_a_pile_that_the_kingdom_lacks_is_told_before_anything_runs(fiefdom: Command) -> None:
    Path("bad.toml").write_text(f'{SCENARIO}[[scenario]]\ntitle = "B"\nkingdom = "{TEN}"\nsupply.Witch = 1\n')
    is_refused(fiefdom("scenario", "bad.toml"), "bad.toml", "“B”", "Witch")


@pytest.mark.parametrize("text", ["", 'title = "A"\n', "[[scenario]]\n", "[scenario]\ntitle = 'A'\n", "\x00"])
def test_a_file_without_scenarios(fiefdom: Command, text: str) -> None:
    Path("bad.toml").write_text(text)
    is_refused(fiefdom("scenario", "bad.toml"), "bad.toml")


def test_a_missing_scenario_file(fiefdom: Command) -> None:
    is_refused(fiefdom("scenario", "none.toml"), "none.toml")


# -- Records ----------------------------------------------------------------------------------------


def test_replay_tells_a_game_that_is_not_over(fiefdom: Command) -> None:
    Path("game.txt").write_text(RECORD)
    outcome = fiefdom("replay", "game.txt")
    assert outcome.status == 0
    assert outcome.out.splitlines()[0] == f"Ann, Bob · {TEN} · seed 6"
    told = ["Ann, turn 1", "Ann plays 4 Copper.", "Ann buys Smithy.", "Bob, turn 1"]
    assert sorted(told, key=outcome.out.index) == told
    assert "over" not in outcome.out


def test_replay_tells_a_whole_game_with_its_end(fiefdom: Command) -> None:
    table = Table(["Ann", "Bob"], TEN.split(", "), 5)
    while (decision := table.pending) is not None:
        names = decision.options.names()
        dearest = [name for name in ("Province", "Gold", "Silver") if name in names][:1]
        table.answer(decision.seat, dearest if decision.purpose == "buy" else names)
    Path("game.txt").write_text(table.record().text())
    outcome = fiefdom("replay", "game.txt")
    assert outcome.status == 0
    for standing in table.result.standings:
        name = table.names[standing.seat]
        assert f"{standing.rank}. {name}: {standing.score} points in {standing.turns} turns" in outcome.out
        assert f"{name}, turn {standing.turns}" in outcome.out
    assert fiefdom("replay", "game.txt") == outcome


@pytest.mark.parametrize(
    ("old", "new", "line", "parts"),
    [
        ("record 1", "record 2", 1, ["fiefdom record 1"]),
        ("answers:\n1 play 4 Copper\n1 buy Smithy\n", "", 7, ["answers"]),
        ("seed: 6\n", "", 7, ["seed"]),
        ("seed: 6", "seed: five", 6, ["five"]),
        ("seed: 6", "sed: 6", 6, ["sed: 6"]),
        ("first: 1", "seed: 7", 7, ["seed"]),
        ("first: 1", "first: 3", 7, ["3", "1 to 2"]),
        ("Militia", "Milita", 5, ["Milita", "Militia"]),
        ("Militia, ", "", 5, ["ten", "9"]),
        ("Militia", "Mine", 5, ["Mine", "twice"]),
        ("player: Bob\n", "", 3, ["Two to six", "1"]),
        ("player: Bob", "player: Ann", 4, ["Ann"]),
        ("1 play 4", "2 play 4", 9, ["1 play"]),
        ("1 play 4 Copper", "1 play Gold", 9, ["Gold", "4 Copper"]),
        ("1 play 4 Copper", "1 play 5 Copper", 9, ["Copper"]),
        ("1 play 4 Copper", "1 play 999999999999999999 Copper", 9, ["Copper"]),
        ("1 play", "1 eat", 9, ["eat"]),
        ("1 play", "² play", 9, ["² play"]),
        ("buy Smithy", "buy Gold", 10, ["Gold"]),
        ("buy Smithy", "buy Smithy, Moat", 10, ["Moat"]),
        ("buy Smithy\n", "buy Smithy\ngarbage\n", 11, ["garbage"]),
    ],
)
@pytest.mark.parametrize("command", ["replay", "play --resume"])
def test_a_damaged_record_is_told_with_its_line(
    fiefdom: Command, command: str, old: str, new: str, line: int, parts: list[str]
) -> None:
    damaged = RECORD.replace(old, new)
    Path("game.txt").write_text(damaged)
    is_refused(fiefdom(*command.split(), "game.txt"), "game.txt", f"line {line}", *parts)
    assert Path("game.txt").read_text() == damaged


@pytest.mark.parametrize("text", ["", "hello\n", SCENARIO])
def test_a_foreign_file_is_no_record(fiefdom: Command, text: str) -> None:
    Path("game.txt").write_text(text)
    is_refused(fiefdom("replay", "game.txt"), "game.txt", "line 1", "fiefdom record 1")


def test_a_record_with_an_unknown_bot_is_told_with_its_line(fiefdom: Command) -> None:
    Path("game.txt").write_text(RECORD.replace("player: Bob", "player: Bob (genius)"))
    is_refused(fiefdom("play", "--resume", "game.txt"), "game.txt", "line 4", "genius")


def test_a_complaint_about_a_record_says_one_thing_once(fiefdom: Command) -> None:
    Path("game.txt").write_text(RECORD.replace("4 Copper", "Gold"))
    assert ".;" not in fiefdom("replay", "game.txt").err


@pytest.mark.parametrize("command", ["replay", "scenario"])
def test_a_file_that_is_no_text(fiefdom: Command, command: str) -> None:
    Path("file").write_bytes(b"\xff\xfe\x00")
    is_refused(fiefdom(command, "file"), "file")
    is_refused(fiefdom(command, "."), ".")
    is_refused(fiefdom(command, "none"), "none")


# -- Own cards --------------------------------------------------------------------------------------


def test_own_cards_are_shown_and_played(state: Path) -> None:
    Path("my_cards.py").write_text(OWN_CARD)
    [shown] = json.loads(run_apart("cards", "--cards", "my_cards.py", "bell tower", "--json").out)
    assert shown["set"] == "my_cards"
    assert shown["types"] == ["Action", "Attack", "Reaction"]
    kingdom = TEN.replace("Workshop", "Bell Tower")
    words = ["play", "--cards", "my_cards.py", "--kingdom", kingdom, "--seed", "5", "--players", "A,B", "--first", "1"]
    typed = "all\nBell Tower\nall\nBell Tower\n" * 2 + "Bell Tower\n"
    played = run_apart(*words, typed=typed)
    assert played.err == ""
    assert "A plays Bell Tower." in played.out
    replayed = run_apart("replay", "--cards", "my_cards.py", str(next(state.rglob("*.txt"))))
    assert "A plays Bell Tower." in replayed.out


def test_own_cards_in_a_scenario(state: Path) -> None:
    Path("my_cards.py").write_text(OWN_CARD)
    script = 'seat1.hand = "Bell Tower"\nscript = ["1 play Bell Tower"]\n[scenario.after]\nseat1.coins = 1\n'
    Path("own.toml").write_text(f'[[scenario]]\ntitle = "Own"\nkingdom = "Bell Tower"\n{script}')
    outcome = run_apart("scenario", "--cards", "my_cards.py", "own.toml")
    assert outcome == (0, "ok    Own\n1 passed, 0 failed\n", "")


def test_own_cards_of_several_files(state: Path) -> None:
    Path("one.py").write_text(OWN_CARD)
    Path("two.py").write_text(OWN_CARD.replace("Bell Tower", "Clock Tower"))
    outcome = run_apart("cards", "--cards", "one.py", "--cards", "two.py")
    assert "Bell Tower" in outcome.out
    assert "Clock Tower" in outcome.out


def test_an_own_file_may_be_called_like_a_box(state: Path) -> None:
    Path("basic.py").write_text(OWN_CARD)
    kingdom = TEN.replace("Workshop", "Bell Tower")
    assert run_apart("play", "--cards", "basic.py", "--kingdom", kingdom).status == 0


def test_an_own_card_that_fails_in_a_game_is_told_in_one_line_and_the_game_is_kept(state: Path) -> None:
    Path("my_cards.py").write_text(OWN_CARD.replace("me.attacked()", "me.nobody()"))
    kingdom = TEN.replace("Workshop", "Bell Tower")
    words = ["play", "--cards", "my_cards.py", "--kingdom", kingdom, "--seed", "5", "--first", "1"]
    outcome = run_apart(*words, typed="all\nBell Tower\nall\nBell Tower\n" * 2 + "Bell Tower\n")
    assert outcome.status != 0
    assert outcome.err.count("\n") == 1
    assert "my_cards.py" in outcome.err
    assert "line 9" in outcome.err
    assert next(state.rglob("*.txt")).is_file()


@pytest.mark.parametrize(
    ("source", "parts"),
    [
        ('card("Tower" cost=3)', ["line 3"]),
        ('card("Tower", cost=1 // 0, types=ACTION)', ["line 3", "zero"]),
        ('card("Tower", cots=3, types=ACTION)', ["line 3", "cots"]),
        ('card("Tower", cost=-1, types=ACTION)', ["line 3", "Tower", "cost", "-1"]),
        ('card("Tower", cost=2.5, types=ACTION)', ["line 3", "Tower", "cost", "2.5"]),
        ('card("Tower", cost="free", types=ACTION)', ["line 3", "Tower", "cost", "free"]),
        ('card("Tower", cost=3, types=0)', ["line 3", "Tower", "types", "Action"]),
        ('card("Tower", cost=3, types=ACTION, points="many")', ["line 3", "Tower", "points"]),
        ('card("", cost=3, types=ACTION)', ["line 3", "called"]),
        ('card("???", cost=3, types=ACTION)', ["line 3", "called", "???"]),
        ('card("Militia", cost=3, types=ACTION)', ["Militia", "already"]),
        ('card("throne-room", cost=3, types=ACTION)', ["throne-room", "already"]),
        ('card("Tower", cost=3, types=ACTION), card("tower", cost=3, types=ACTION)', ["tower", "already"]),
        ('next(open("no such file"))', ["line 3", "no such file"]),
        ("exec(\"raise ValueError('one\\\\ntwo')\")", ["line 3", "one"]),
        ("exit()", []),
        ("3", ["no card"]),
    ],
)
@pytest.mark.parametrize("folder", [".", "absolute"])
def test_a_wrong_file_of_cards_is_refused(
    fiefdom: Command, state: Path, folder: str, source: str, parts: list[str]
) -> None:
    path = str(Path("my_cards.py").absolute()) if folder == "absolute" else "my_cards.py"
    Path(path).write_text(f"from fiefdom.cards import ACTION, card\n\none, two, *_ = {source}, 0, 0\n")
    before = list(catalog.kinds)
    is_refused(fiefdom("play", "--cards", path), path, *parts)
    assert catalog.kinds == before
    assert not state.exists()


@pytest.mark.parametrize("command", [["cards"], ["kingdoms"], ["replay", "game.txt"], ["scenario", "one.toml"]])
def test_every_command_refuses_a_wrong_file_of_cards(fiefdom: Command, command: list[str]) -> None:
    Path("my_cards.py").write_text(OWN_CARD.replace("Bell Tower", "Militia"))
    is_refused(fiefdom(*command, "--cards", "my_cards.py"), "Militia", "already")


def test_a_file_of_cards_that_is_no_python(fiefdom: Command) -> None:
    Path("my_cards.txt").write_text(OWN_CARD)
    is_refused(fiefdom("cards", "--cards", "my_cards.txt"), "my_cards.txt", ".py")
    is_refused(fiefdom("cards", "--cards", "."), ".")
