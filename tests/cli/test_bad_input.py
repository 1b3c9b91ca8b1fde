"""People's mistakes on the command line: each gets a clear message, and nothing is lost or half done."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from commands import OWN_CARD, RECORD, SCENARIO, TEN, Command, is_refused
from folders import DATA

from fiefdom.cards.catalog import catalog
from fiefdom.locale.speaker import languages

SIMULATOR = str(DATA / "simulator.xml")


# -- Words and options ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words", [[], ["dance"], ["play", "--dance"], ["play", "--seed"], ["play", "now"], ["scenario"]]
)
def test_wrong_words_are_refused(fiefdom: Command, words: list[str]) -> None:
    is_refused(fiefdom(*words))


@pytest.mark.parametrize(
    ("name", "nearest"), [("Milita", "Militia"), ("Thron Room", "Throne Room"), ("Vilage", "Village")]
)
def test_an_unknown_card_is_told_with_the_nearest_names(fiefdom: Command, name: str, nearest: str) -> None:
    is_refused(fiefdom("cards", name), name, nearest)


@pytest.mark.parametrize(
    ("words", "list_of_names"),
    [
        (["cards", ""], "fiefdom cards"),
        (["cards", "Xyzzyx"], "fiefdom cards"),
        (["find", "nonsense"], "fiefdom kingdoms"),
        (["find", "First Game", "--against", "nosuch"], "fiefdom strategies"),
        (["simulate", "nosuch", "smithy"], "fiefdom strategies"),
        (["tournament", "nosuch", "smithy"], "fiefdom strategies"),
        (["improve", "smithy", "nosuch"], "fiefdom strategies"),
        (["strategies", "zzz"], "fiefdom strategies"),
        (["strategies", "zzz", "--import", SIMULATOR], "without a name"),
    ],
)
@pytest.mark.parametrize("language", languages())
def test_where_no_name_is_near_it_is_told_where_they_are(
    fiefdom: Command, words: list[str], list_of_names: str, language: str
) -> None:
    outcome = fiefdom(*words, "--lang", language)
    is_refused(outcome, *([list_of_names] if language == "en" or list_of_names.startswith("fiefdom") else []))
    assert not re.search(": -(?!-cards)", outcome.err)
    assert "?" not in outcome.err


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (["find", "Best Whishes"], "Best Wishes"),
        (["find", "First Game", "--against", "Smithi"], "smithy"),
        (["simulate", "maser", "smithy"], "master"),
        (["simulate", "strng", "smithy"], "strong"),
        (["strategies", "Patient Monney", "--import", SIMULATOR], "Patient Money"),
    ],
)
def test_only_names_that_are_near_are_suggested(fiefdom: Command, words: list[str], meant: str) -> None:
    is_refused(fiefdom(*words), f"Did you mean {meant}?")


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (["--kingdom", TEN.replace("Militia", "Milita")], ["Milita", "Militia"]),
        (["--kingdom", TEN.replace(", Workshop", ", Wurkshop")], ["Wurkshop", "Workshop"]),
        (["--kingdom", TEN + ", Witch"], ["ten", "11"]),
        (["--kingdom", TEN.replace("Workshop", "Moat")], ["Moat", "twice"]),
        (["--kingdom", TEN.replace("Workshop", "Gold")], ["Gold"]),
        (["--kingdom", "Frist Game"], ["Frist Game", "First Game"]),
        (["--kingdom", "Vilage"], ["Vilage", "Village"]),
        (["--kingdom", ","], [",", "fiefdom kingdoms", "up to ten cards"]),
        (["--kingdom", "Gold"], ["Gold"]),
        (["--kingdom", "Moat, Moat"], ["Moat", "twice"]),
        (["--kingdom", "Village", "--veto", "village, Witch"], ["Village", "vetoed"]),
        (["--kingdom", "Village", "--wish", "luck"], ["luck"]),
        (["--players", "Ann", "--bots", ","], ["two to six players", "1"]),
        (["--players", "A,B,C,D,E,F,G"], ["two to six players", "7"]),
        (["--players", "A,B", "--bots", "random,random,random,random,random"], ["two to six players", "7"]),
        (["--players", "Ann,Ann"], ["Ann"]),
        (["--players", "Ann (x),Bob"], ["Ann (x)"]),
        (["--bots", "genius"], ["genius", "master", "fiefdom strategies"]),
        (["--bots", "Maser"], ["Maser", "Did you mean master?"]),
        (["--box", "alchemy"], ["alchemy", "Dominion"]),
        (["--edition", "3"], ["3", "1", "2"]),
        (["--kingdom", "First Game", "--box", "seaside"], ["--box"]),
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


def test_resume_takes_no_options_of_a_new_game(fiefdom: Command) -> None:
    fiefdom("play", "--seed", "58", typed="all\n")
    is_refused(fiefdom("play", "--resume", "--seed", "59"))


def test_resume_without_a_kept_game(fiefdom: Command) -> None:
    is_refused(fiefdom("play", "--resume"), "no game to resume")


# -- Games ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["2", "0", "99", "-1", "1.5", "Gold", "2 Gold", "5 Copper", "Copper, Gold", "²"])
def test_an_answer_out_of_range_changes_nothing(fiefdom: Command, state: Path, typed: str) -> None:
    """The hand has four Coppers and an Estate."""
    outcome = fiefdom("play", "--seed", "58", "--kingdom", TEN, typed=f"{typed}\n")
    complaint = outcome.out.split(f"Player 1 > {typed}\n")[1].split("Player 1 > ")[0]
    assert outcome.status == 0
    assert complaint.strip()
    assert "1 play" not in next(state.rglob("*.txt")).read_text()


def test_an_answer_with_an_enormous_count_changes_nothing(fiefdom: Command) -> None:
    outcome = fiefdom("play", "--seed", "58", "--kingdom", TEN, typed="999999999999999999 Copper\n")
    assert outcome.status == 0
    assert "Player 1 plays" not in outcome.out


@pytest.mark.parametrize("path", ["missing/game.txt", "file/game.txt", "folder", "/", ".", "x" * 300])
def test_a_save_path_that_cannot_be_written_is_told_and_the_game_goes_on(fiefdom: Command, path: str) -> None:
    Path("file").write_text("as it was")
    Path("folder").mkdir()
    outcome = fiefdom("play", "--seed", "58", "--kingdom", TEN, typed=f"save {path}\nall\n")
    assert outcome.status == 0
    assert "cannot be written" in outcome.out
    assert "Player 1 plays 4 Copper." in outcome.out
    assert sorted(path.name for path in Path().rglob("*")) == ["file", "folder"]
    assert Path("file").read_text() == "as it was"


def test_a_game_that_cannot_be_kept_is_told_in_one_line(fiefdom: Command, state: Path) -> None:
    state.write_text("a file where the folder should be")
    outcome = fiefdom("play", "--seed", "58", typed="quit\n")
    assert outcome.status == 2
    assert outcome.err.count("\n") == 1
    assert "cannot be written" in outcome.err


# -- Scenarios --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("seat1 = ", ["line 6"]),
        ("players = 1", ["two to six players", "1"]),
        ("players = 7", ["two to six players", "7"]),
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
        ('phase = "noon"', ["phase", "action"]),
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


@pytest.mark.parametrize(
    ("old", "new", "line", "parts"),
    [
        ("record 1", "record 2", 1, ["fiefdom record 1"]),
        ("answers:\n1 play 4 Copper\n1 buy Smithy\n", "", 7, ["answers"]),
        ("seed: 58\n", "", 7, ["seed"]),
        ("seed: 58", "seed: five", 6, ["five"]),
        ("seed: 58", "sed: 6", 6, ["sed: 6"]),
        ("first: 1", "seed: 7", 7, ["seed"]),
        ("first: 1", "first: 3", 7, ["3", "1 to 2"]),
        ("Militia", "Milita", 5, ["Milita", "Militia"]),
        ("Militia, ", "", 5, ["ten", "9"]),
        ("Militia", "Mine", 5, ["Mine", "twice"]),
        ("player: Bob\n", "", 3, ["two to six players", "1"]),
        ("player: Bob", "player: Ann", 4, ["Ann"]),
        ("1 play 4", "2 play 4", 9, ["1 play"]),
        ("1 play 4 Copper", "1 play Gold", 9, ["Gold", "4 Copper"]),
        ("1 play 4 Copper", "1 play 5 Copper", 9, ["Copper"]),
        ("1 play 4 Copper", "1 play 999999999999999999 Copper", 9, ["Copper"]),
        ("1 play", "1 eat", 9, ["eat"]),
        ("1 play", "² play", 9, ["² play"]),
        ("buy Smithy", "buy Gold", 10, ["Gold"]),
        ("buy Smithy", "buy Smithy, Moat", 10, ["You picked 2", "pick 0 to 1"]),
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


def test_an_own_card_that_fails_in_a_game_is_told_in_one_line_and_the_game_is_saved(
    fiefdom: Command, state: Path
) -> None:
    Path("my_cards.py").write_text(OWN_CARD.replace("me.attacked()", "me.nobody()"))
    kingdom = TEN.replace("Workshop", "Bell Tower")
    words = ["play", "--cards", "my_cards.py", "--kingdom", kingdom, "--seed", "58", "--first", "1"]
    outcome = fiefdom(*words, typed="all\nBell Tower\nall\nBell Tower\n" * 2 + "Bell Tower\n")
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
        ('card("Tower", cost=3, types=0)', ["line 3", "Tower", "types", "ACTION"]),
        ('card("Tower", cost=3, types=ACTION, points="many")', ["line 3", "Tower", "points"]),
        ('card("", cost=3, types=ACTION)', ["line 3", "cannot be the name"]),
        ('card("???", cost=3, types=ACTION)', ["line 3", "cannot be the name", "???"]),
        ('card("Militia", cost=3, types=ACTION)', ["Militia", "already"]),
        ('card("throne-room", cost=3, types=ACTION)', ["Throne Room", "already"]),
        ('card("Tower", cost=3, types=ACTION), card("tower", cost=3, types=ACTION)', ["Tower", "already"]),
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
