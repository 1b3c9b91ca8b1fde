"""A number of players and a type of cards are a row each: whatever is about them knows a new row at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from screens import SAY
from seats import answer

from fiefdom import catalog
from fiefdom.agents.arrays import Arrays
from fiefdom.agents.features import feature_names, kind_feature_names, kind_features
from fiefdom.agents.numbering import numbering
from fiefdom.agents.writer import ObservationWriter
from fiefdom.engine.number import SHIPPED_NUMBERS
from fiefdom.errors import Complaint
from fiefdom.locale.wording import log, type_line
from fiefdom.records.running import run_scenario
from fiefdom.records.scenario import read_scenarios
from fiefdom.server.catalogue import cards
from fiefdom.table import Table
from fiefdom.testing.secrets import check_secrets
from fiefdom.tui.pages import table_page
from fiefdom.views.pictured import PictureReader

# Where a player's row has the first of these.
PLACE = SHIPPED_NUMBERS
OWN = """
from fiefdom.cards import ACTION, card, card_type, number

DUSK = card_type("Dusk")
FARMERS = number("farmers")
GLORY = number("glory", points=1)
PLOTS = number("plots", is_secret=True)
FERVOUR = number("fervour", stays=False)

NUMBERS = ("farmers", "glory", "plots", "fervour")
acting = card("Acting", cost=3, types=ACTION, actions=1, numbers=NUMBERS)
hall = card("Guild Hall", cost=4, types=ACTION, numbers=NUMBERS)
crypt = card("Old Crypt", cost=5, types=DUSK, text="Nothing yet.")

@hall.play
def choose(me):
    me.choose_bonuses(1, "+1 Farmer", "+2 Glory")

@acting.play
def play(me):
    for row, n in ((FARMERS, 4), (GLORY, 2), (PLOTS, 3), (FERVOUR, 1)):
        me.add(row, n)
"""


@pytest.fixture(autouse=True)
def _own_rows(tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text(OWN, encoding="utf-8")
    catalog.add_file(str(file))


@pytest.fixture
def played() -> Table:
    """Player 1 has played the card that gives some of each."""
    text = """
        [[scenario]]
        title = "Acting"
        kingdom = "Acting, Old Crypt"
        seat1.hand = "Acting, Copper"
        seat1.deck = "2 Copper"
        seat2.deck = "Estate"
    """
    return answer(Table.from_position(read_scenarios(text, "own.toml")[0]), "Acting")


def numbers(table: Table, seat: int | None, of: int = 0) -> dict[str, int]:
    return table.picture(seat)["players"][of]["numbers"]


def test_a_new_number_is_counted_shown_and_hidden(played: Table) -> None:
    mine = {"actions": 1, "buys": 1, "coins": 0, "farmers": 4, "glory": 2, "plots": 3, "fervour": 1}
    theirs = {name: n for name, n in mine.items() if name != "plots"}
    assert numbers(played, 0) == mine
    assert numbers(played, 1) == numbers(played, None) == theirs
    assert numbers(played, 0, of=1) == {}
    assert played.view(0).score == 2
    assert played.view(1).lead == 1 - 2


def test_how_much_somebody_gets_is_secret_with_the_number(played: Table) -> None:
    def got(seat: int) -> list[tuple[str, int] | None]:
        return [event.bonus for event in played.events(seat) if event.name == "get"]

    mine = [("farmers", 4), ("glory", 2), ("plots", 3), ("fervour", 1)]
    assert (got(0), got(1)) == (mine, [*mine[:2], None, mine[3]])
    for seed in range(5):
        check_secrets(played, seed)
    assert played.resample(1, 0)._game.players[0].numbers[PLACE + 2] == 0


def test_what_stays_is_there_next_turn_and_the_rest_is_not(played: Table) -> None:
    answer(played, "-", "-")
    assert played.view(0).turn == 1
    assert numbers(played, 0) == {"farmers": 4, "glory": 2, "plots": 3}
    assert numbers(played, 1) == {"farmers": 4, "glory": 2}


def test_copies_keep_it_and_undo_takes_it_back(played: Table) -> None:
    table = answer(played.clone(), "-", "-")
    copied = table._game.copy()
    copied.players[0].numbers[PLACE] += 5
    assert (numbers(table, 0)["farmers"], copied.players[0].numbers[PLACE]) == (4, 9)
    for _ in range(3):
        table.undo(force=True)
    assert "farmers" not in numbers(table, 0)


def test_a_position_says_it_and_is_read_back(played: Table) -> None:
    text = played.secret_position()
    assert {"seat1.farmers = 4", "seat1.glory = 2", "seat1.plots = 3", "seat1.fervour = 1"} <= set(text.splitlines())
    again = Table.from_position(read_scenarios(text, "position")[0])
    assert [again.picture(seat) for seat in (0, 1)] == [played.picture(seat) for seat in (0, 1)]
    assert again.secret_position() == text


def test_a_scenario_may_say_and_expect_it() -> None:
    text = """
        [[scenario]]
        title = "Farmers stay"
        kingdom = "Acting"
        seat1.hand = "Acting"
        seat1.farmers = 1
        seat2.glory = 7
        script = ["1 play Acting"]
        [scenario.after]
        seat1.farmers = 5
        seat1.score = 2
        seat2.score = 7
    """
    [scenario] = read_scenarios(text, "own.toml")
    assert run_scenario(scenario).differences == []
    with pytest.raises(Complaint, match="Did you mean: glory"):
        read_scenarios(text.replace("seat2.glory", "seat2.glorx"), "own.toml")


def test_the_terminal_says_it(played: Table) -> None:
    mine = " ".join(line.strip() for line in table_page(SAY, played.view(0), ["Ann", "Bob"]))
    assert "Actions 1 · Buys 1 · Coins $0 · farmers 4 · glory 2 · plots 3 · fervour 1 · Deck 2" in mine
    answer(played, "-", "-")
    assert "farmers 4 · glory 2 · plots 3" in table_page(SAY, played.view(0), ["Ann", "Bob"])
    assert "Ann: farmers 4 · glory 2" in table_page(SAY, played.view(1), ["Ann", "Bob"])
    lines = " ".join(log(SAY, played.events(0), ["Ann", "Bob"]))
    assert "Ann gets +4 farmers" in lines


def test_a_card_may_offer_it_as_a_bonus() -> None:
    text = """
        [[scenario]]
        title = "A choice"
        kingdom = "Guild Hall"
        seat1.hand = "2 Guild Hall"
        seat1.actions = 2
        script = ["1 play Guild Hall", "1 choose +1 Farmer", "1 play Guild Hall", "1 choose +2 Glory"]
        [scenario.after]
        seat1.farmers = 1
        seat1.glory = 2
    """
    [scenario] = read_scenarios(text, "own.toml")
    assert run_scenario(scenario).differences == []
    assert SAY.label("+1 Farmer") == "+1 Farmer"


def test_agents_read_it_after_all_that_the_version_knows(played: Table) -> None:
    writer = ObservationWriter(numbering(), 2, with_history=False)
    own = ["farmers", "glory", "plots", "fervour"]
    assert writer.number_names()[-8:] == [f"{seat}: {name}" for seat in ("me", "next 1") for name in own]
    arrays = Arrays(writer, flat=True)
    for seat, expected in ((0, [4, 2, 3, 1, 0, 0, 0, 0]), (1, [0, 0, 0, 0, 4, 2, 0, 1])):
        writer.write(played.view(seat), played.pending, None, arrays.current)
        shown = dict(zip(writer.names(), arrays.array.tolist(), strict=True))
        assert [shown[name] for name in writer.number_names()[-8:]] == expected
    assert feature_names()[: writer.numbers] == writer.number_names()


def test_remote_bots_read_it_from_the_picture(played: Table) -> None:
    picture = played.picture(1, looks_ahead=True)
    view = PictureReader(picture).view(picture)
    assert view.numbers(0) == played.view(1).numbers(0)


def test_a_new_type_has_a_name_everywhere() -> None:
    crypt = catalog.find("Old Crypt")
    assert crypt.type_names() == ["Dusk"]
    assert type_line(SAY, crypt) == "Dusk"
    assert next(each for each in cards(SAY) if each.name == "Old Crypt").types == ("Dusk",)
    assert kind_feature_names()[-1] == "type: Dusk"
    assert kind_features()[-1][-1] == 1
    assert kind_features()[0][-1] == 0


def test_a_scenario_may_wait_for_a_new_type() -> None:
    text = """
        [[scenario]]
        title = "Waiting for dusk"
        kingdom = "Old Crypt, Caravan"
        seat1.in_play = "Caravan"
        waiting = [{ seat = 1, card = "Caravan", when = "turn", types = "Dusk" }]
    """
    [scenario] = read_scenarios(text, "own.toml")
    table = Table.from_position(scenario)
    assert 'types = "Dusk"' in table.secret_position()
