"""The command line from outside: what is typed, what comes out, and the exit status."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

import pytest
from commands import OWN_CARD, RECORD, SCENARIO, TEN, Command, Ended, run_apart

from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import recommended
from fiefdom.errors import Complaint
from fiefdom.locale.speaker import Speaker, speaker
from fiefdom.locale.wording import rulings
from fiefdom.table import Table

# -- The command itself -----------------------------------------------------------------------------


def test_version_tells_the_build(fiefdom: Command) -> None:
    outcome = fiefdom("--version")
    assert outcome.status == 0
    assert re.fullmatch(r"Fiefdom \d+\.\d+\.\d+, engine (compiled|in plain Python.*)\n", outcome.out)


def test_help_names_every_command(fiefdom: Command) -> None:
    outcome = fiefdom("--help")
    assert outcome.status == 0
    assert all(command in outcome.out for command in ("play", "games", "replay", "scenario", "cards", "kingdoms"))


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("play", "--players --bots --kingdom --box --edition --seed --first --resume --cards"),
        ("games", "GAME --all --json --cards"),
        ("replay", "GAME --cards"),
        ("scenario", "FILE --cards"),
        ("cards", "NAME --json --cards"),
        ("kingdoms", "--json --cards"),
    ],
)
def test_help_of_a_command_names_its_options(fiefdom: Command, command: str, options: str) -> None:
    outcome = fiefdom(command, "--help")
    assert outcome.status == 0
    assert all(option in outcome.out for option in options.split())


LOADING = """
import sys

class Impatient:
    def find_spec(self, name, *_):
        if name == "fiefdom.table":
            raise KeyboardInterrupt

sys.meta_path.insert(0, Impatient())
from fiefdom_command import main
sys.exit(main())
"""


def test_ctrl_c_while_the_program_is_loaded_is_quiet() -> None:
    loading = subprocess.run([sys.executable, "-c", LOADING, "play"], capture_output=True, text=True)
    assert (loading.returncode, loading.stdout, loading.stderr) == (130, "", "")


def test_the_command_begins_where_that_is_so() -> None:
    [command] = entry_points(group="console_scripts", name="fiefdom")
    assert command.value == "fiefdom_command:main"


# -- Cards and kingdoms -----------------------------------------------------------------------------


def test_cards_lists_all_of_them(fiefdom: Command) -> None:
    outcome = fiefdom("cards")
    headings = [line.split(" · ")[0] for line in outcome.out.splitlines() if " · " in line]
    assert outcome.status == 0
    assert len(headings) == 106
    assert {"Copper", "Curse", "Throne Room", "Woodcutter"} <= set(headings)


@pytest.mark.parametrize("name", [["Throne Room"], ["Throne", "Room"], ["throne room"], ["THRONEROOM"]])
def test_a_card_is_found_however_it_is_written(fiefdom: Command, name: list[str]) -> None:
    heading, *text = fiefdom("cards", *name).out.splitlines()
    assert heading == "Throne Room · $4 · Action · Dominion"
    assert text


def test_cards_as_json(fiefdom: Command) -> None:
    cards = json.loads(fiefdom("cards", "--json").out)
    assert len(cards) == 106
    for card in cards:
        assert list(card) == ["name", "set", "editions", "cost", "types", "text", "rulings", "names"]
        assert card["text"]
    assert {card["set"] for card in cards} == {"basic", "dominion", "intrigue", "seaside"}


def test_one_card_as_json_is_a_list_too(fiefdom: Command) -> None:
    [moat] = json.loads(fiefdom("cards", "Moat", "--json").out)
    assert moat["editions"] == [1, 2]
    assert moat["cost"] == 2
    assert moat["types"] == ["Action", "Reaction"]
    assert moat["text"].startswith("+2 Cards")


def test_a_curse_costs_its_owner_a_point(fiefdom: Command) -> None:
    assert re.search("[-\u2212]1 victory point", fiefdom("cards", "Curse").out)


def test_kingdoms_lists_the_recommended_ones(fiefdom: Command) -> None:
    outcome = fiefdom("kingdoms")
    assert outcome.status == 0
    assert all(kingdom.name in outcome.out for kingdom in recommended())


def test_kingdoms_as_json(fiefdom: Command) -> None:
    kingdoms = json.loads(fiefdom("kingdoms", "--json").out)
    assert "First Game" in [kingdom["name"] for kingdom in kingdoms]
    for kingdom in kingdoms:
        assert list(kingdom) == ["name", "source", "cards", "landscapes", "besides", "set_up", "needs"]
        assert kingdom["source"]
        assert len(set(kingdom["cards"])) == 10
        assert kingdom["needs"] or {catalog.find(card).name for card in kingdom["cards"]} == set(kingdom["cards"])


# -- Starting a game --------------------------------------------------------------------------------


def begun(outcome: Ended) -> list[str]:
    """The kingdom of a new game, read from its first lines."""
    assert outcome.status == 0, outcome.err
    return re.split(" · seed | Answer with ", " ".join(outcome.out.split()))[0].split(", ")


def test_a_game_at_the_end_of_input_is_saved(fiefdom: Command, state: Path) -> None:
    outcome = fiefdom("play", "--seed", "58", "--kingdom", "First Game", typed="all\n")
    assert begun(outcome) == TEN.split(", ")
    assert "Player 1 plays 4 Copper." in outcome.out
    assert "fair" in outcome.out
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


def test_two_players_may_have_the_treasures_of_two_boxes(fiefdom: Command) -> None:
    assert "Copper (106)" in fiefdom("play", "--all-treasures", "--seed", "58").out
    assert "Copper (106)" in fiefdom("play", "--resume").out
    refused = fiefdom("play", "--resume", "--all-treasures")
    assert refused.status == 2
    assert "--all-treasures" in refused.err


def test_resume_goes_on_with_the_game_last_left(fiefdom: Command) -> None:
    before = fiefdom("play", "--seed", "58", "--kingdom", TEN, typed="all\nSilver\n2 Copper\n").out
    after = fiefdom("play", "--resume").out
    question = "Which Treasures will you play?"
    assert before.rsplit(question, 1)[1] == after.rsplit(question, 1)[1]
    assert "Coins $2" in after.rsplit(question, 1)[0].splitlines()[-2]


def test_resume_goes_on_with_a_saved_game(fiefdom: Command) -> None:
    fiefdom("play", "--seed", "58", "--kingdom", TEN, typed="all\nsave my game.txt\nSmithy\n")
    outcome = fiefdom("play", "--resume", "my game.txt", typed="Smithy\n")
    assert begun(outcome) == TEN.split(", ")
    assert "Player 1 buys Smithy." in outcome.out


def test_resume_does_not_tell_the_whole_game_again(fiefdom: Command) -> None:
    fiefdom("play", "--seed", "58", "--kingdom", TEN, typed="all\n-\n" * 15)
    resumed = fiefdom("play", "--resume").out
    assert re.findall(r"── Player 1, turn (\d+)", resumed) == ["15", "16"]


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
        "seat1.actions: expected 3, got 2",
        "seat1.hand: expected 2 Copper, got -",
        "asks: expected 2 buy, got 1 buy",
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


# -- Records ----------------------------------------------------------------------------------------


def test_replay_tells_a_game_that_is_not_over(fiefdom: Command) -> None:
    Path("game.txt").write_text(RECORD)
    outcome = fiefdom("replay", "game.txt")
    assert outcome.status == 0
    assert outcome.out.splitlines()[0] == f"Ann, Bob · {TEN} · seed 58"
    told = ["Ann, turn 1", "Ann plays 4 Copper.", "Ann buys Smithy.", "Bob, turn 1"]
    assert sorted(told, key=outcome.out.index) == told
    assert "over" not in outcome.out


def test_replay_tells_a_whole_game_with_its_end(fiefdom: Command) -> None:
    table = Table(["Ann", "Bob"], TEN.split(", "), 5)
    while (decision := table.pending) is not None:
        names = decision.options.names()
        dearest = [name for name in ("Province", "Gold", "Silver") if name in names][:1]
        table.answer(decision.seat, dearest if decision.purpose == "buy" else names)
    Path("game.txt").write_text(table.secret_record().text())
    outcome = fiefdom("replay", "game.txt")
    assert outcome.status == 0
    for standing in table.result.standings:
        name = table.names[standing.seat]
        assert f"{standing.rank}. {name}: {standing.score} points in {standing.turns} turns" in outcome.out
        assert f"{name}, turn {standing.turns}" in outcome.out
    assert fiefdom("replay", "game.txt") == outcome


# -- Own cards --------------------------------------------------------------------------------------


def test_own_cards_are_shown_and_played(fiefdom: Command, state: Path) -> None:
    Path("my_cards.py").write_text(OWN_CARD)
    [shown] = json.loads(fiefdom("cards", "--cards", "my_cards.py", "bell tower", "--json").out)
    assert shown["set"] == "my_cards"
    assert shown["types"] == ["Action", "Attack", "Reaction"]
    kingdom = TEN.replace("Workshop", "Bell Tower")
    words = ["play", "--cards", "my_cards.py", "--kingdom", kingdom, "--seed", "58", "--first", "1"]
    words += ["--players", "A,B"]
    typed = "all\nBell Tower\nall\nBell Tower\n" * 2 + "Bell Tower\n"
    played = fiefdom(*words, typed=typed)
    assert played.err == ""
    assert "A plays Bell Tower." in played.out
    replayed = fiefdom("replay", "--cards", "my_cards.py", str(next(state.rglob("*.txt"))))
    assert "A plays Bell Tower." in replayed.out


def test_own_cards_in_a_scenario(fiefdom: Command) -> None:
    Path("my_cards.py").write_text(OWN_CARD)
    script = 'seat1.hand = "Bell Tower"\nscript = ["1 play Bell Tower"]\n[scenario.after]\nseat1.coins = 1\n'
    Path("own.toml").write_text(f'[[scenario]]\ntitle = "Own"\nkingdom = "Bell Tower"\n{script}')
    outcome = fiefdom("scenario", "--cards", "my_cards.py", "own.toml")
    assert outcome == (0, "ok    Own\n1 passed, 0 failed\n", "")


def test_own_cards_of_several_files(fiefdom: Command) -> None:
    Path("one.py").write_text(OWN_CARD)
    Path("two.py").write_text(OWN_CARD.replace("Bell Tower", "Clock Tower"))
    outcome = fiefdom("cards", "--cards", "one.py", "--cards", "two.py")
    assert "Bell Tower" in outcome.out
    assert "Clock Tower" in outcome.out


def test_an_own_file_may_be_called_like_a_box(state: Path) -> None:
    Path("basic.py").write_text(OWN_CARD)
    kingdom = TEN.replace("Workshop", "Bell Tower")
    assert run_apart("play", "--cards", "basic.py", "--kingdom", kingdom).status == 0


# -- Languages --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [["--lang", "de"], ["--lang=de"]])
def test_an_unknown_language_is_told_with_those_there_are(fiefdom: Command, words: list[str]) -> None:
    outcome = fiefdom("play", *words)
    assert (outcome.status, outcome.out) == (2, "")
    assert "cs, en, hu, pl" in outcome.err
    assert outcome.err.count("\n") == 1


def test_a_broken_language_file_is_told_and_english_is_spoken(
    fiefdom: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(language: str) -> Speaker:
        if language == "pl":
            raise Complaint("locale-broken", file="pl/game.ftl", line=12)
        return speaker(language)

    monkeypatch.setattr("fiefdom.cli.main.speaker", broken)
    outcome = fiefdom("play", "--lang", "pl", "--kingdom", TEN, typed="all\n")
    assert outcome.status == 0
    assert "pl/game.ftl" in outcome.err
    assert "12" in outcome.err
    assert "What will you buy?" in outcome.out


@pytest.mark.parametrize("language", ["pl", "hu", "cs"])
def test_a_game_is_played_in_the_words_of_the_language(fiefdom: Command, language: str) -> None:
    say = speaker(language)
    everything = say.say("command-all").split()[0]
    typed = f"{everything}\n{say.card('Silver')}\n" * 3 + f"{say.say('command-help').split()[0]} Moat\n"
    outcome = fiefdom("play", "--lang", language, "--kingdom", TEN, "--seed", "58", "--first", "1", typed=typed)
    assert outcome.status == 0
    assert say.say("event-buy", player=say.say("cli-player", n=1), cards=say.card("Silver")) in outcome.out
    assert say.say("play-supply") in outcome.out
    assert rulings(say, catalog.find("Moat"))[0].split()[0] in outcome.out
    for word in ("Copper", "Estate", "plays", "buys", "Supply"):
        assert word not in outcome.out.replace("en: Moat", "")


@pytest.mark.parametrize("name", ["Sekretna Komnata", "Rejtekszoba", "Tajemná komnata", "Secret Chamber"])
def test_a_card_is_shown_by_its_name_in_any_language(fiefdom: Command, name: str) -> None:
    shown = fiefdom("cards", name, "--lang", "pl").out
    assert shown == fiefdom("cards", "secretchamber", "--lang", "pl").out
    assert all(each in shown for each in ("Tajna", "Rejtekszoba", "Tajemná", "Secret"))
