"""The plain client: games typed line by line, and what the screen shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from screens import (
    KINGDOM,
    SAY,
    Screen,
    after_militia,
    can_play,
    is_asked_by,
    money_play,
    reach,
    state_of,
    two_people,
    type_at,
    with_bot,
)

from fiefdom.cards.catalog import catalog
from fiefdom.engine.result import Result, Standing, next_first
from fiefdom.records.running import run_scenario
from fiefdom.records.scenario import read_scenarios
from fiefdom.roster import make_bot
from fiefdom.table import Table
from fiefdom.tui.plain import PlainClient
from fiefdom.tui.session import play_series, resume, seats

pytestmark = pytest.mark.usefixtures("state")


# -- Choices ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "coins"),
    [
        ("1", 1),
        ("1 1", 2),
        ("1,1, 1", 3),
        ("Copper", 1),
        ("copper, COPPER", 2),
        ("3 Copper", 3),
        ("  4  copper ", 4),
        ("all", 4),
        ("ALL", 4),
        ("play all", 4),
        ("play 2 cop", 2),
        ("2 coppers", 2),
        ("", 4),
        ("-", 0),
        ("none", 0),
    ],
)
def test_treasures_by_number_name_count_or_all(typed: str, coins: int) -> None:
    table = two_people()
    type_at(table, typed)
    assert table.view(0).coins(0) == coins
    assert len(table.secret_record().answers) == 1


@pytest.mark.parametrize(
    "typed",
    [
        "0",
        "2",
        "1 2",
        "-1",
        "1.5",
        "5 Copper",
        "1 1 1 1 1",
        "Gold",
        "Copper, Gold",
        "Estate",
        "²",
        "9" * 18 + " Copper",
    ],
)
def test_what_is_not_on_offer_is_refused_in_words(typed: str) -> None:
    table = two_people()
    before = state_of(table)
    screen = type_at(table, typed)
    assert state_of(table) == before
    complaint, question = screen.since_last_answer.rsplit("\n", 1)
    assert complaint.strip()
    assert question.startswith("Ann >")


def test_a_number_means_what_stands_beside_it() -> None:
    for number in range(1, 9):
        table = two_people()
        screen = type_at(table, "all", str(number))
        [shown] = re.findall(rf"(?:^|  ) *\b{number} (\D+) \$", screen.text, re.M)
        assert table.secret_record().answers[-1] == (0, "buy", (shown,))


def test_names_of_different_cards() -> None:
    table = after_militia()
    type_at(table, "estate, copper")
    assert table.secret_record().answers[-1] == (1, "discard", ("Estate", "Copper"))


@pytest.mark.parametrize("typed", ["1", "", "-", "3 Copper", "1 1 2"])
def test_too_few_or_too_many_are_refused(typed: str) -> None:
    table = after_militia()
    before = state_of(table)
    assert "; pick 2" in type_at(table, typed).since_last_answer
    assert state_of(table) == before


def test_all_is_refused_where_not_all_may_be_picked() -> None:
    militia, buying = after_militia(), two_people()
    buying.answer(0, ["Copper"] * 4)
    for table in (militia, buying):
        before = state_of(table)
        type_at(table, "all")
        assert state_of(table) == before


def test_all_picks_everything_where_it_may() -> None:
    table = two_people()
    cellar = reach(table, is_asked_by("Cellar", "discard"), "Cellar")
    type_at(table, "all")
    assert sorted(table.secret_record().answers[-1][2]) == sorted(cellar.options.names())


def test_in_an_order_the_first_comes_on_top() -> None:
    table = two_people()
    order = reach(table, is_asked_by("Sentry", "order"), "Sentry", "Silver")
    top, below = reversed(order.options.names())
    assert "on top" in type_at(table, f"{top}, {below}").text
    assert table.secret_record().answers[-1] == (order.seat, "order", (top, below))
    assert any(event.name == "topdeck" for event in table.events(order.seat))


def test_a_named_choice_is_taken_as_it_is_shown() -> None:
    table = two_people()
    choice = reach(table, is_asked_by("Chancellor", "choose"), "Chancellor")
    shown = SAY.say("label-discard-deck")
    assert f"1 {shown}" in type_at(table, shown).text
    assert table.secret_record().answers[-1] == (choice.seat, "choose", ("discard deck",))


# -- Commands ---------------------------------------------------------------------------------------


def test_help_keeps_its_lines() -> None:
    lines = [line for line in type_at(two_people(), "help").since_last_answer.split("\n") if line.strip()]
    for command in ("all", "undo", "log", "supply", "help CARD", "save FILE", "position FILE", "quit"):
        assert any(line.strip().startswith(f"{command} ") for line in lines), command
    assert all(len(line) < 80 for line in lines)


@pytest.mark.parametrize("typed", ["help Throne Room", "help throneroom", "HELP throne room"])
def test_help_reads_a_card(typed: str) -> None:
    table = two_people()
    before = state_of(table)
    screen = type_at(table, typed)
    assert "Throne Room · $4 · Action" in screen.since_last_answer
    assert catalog.find("Throne Room").text in screen.since_last_answer
    assert state_of(table) == before


def test_help_for_an_unknown_card_names_the_nearest() -> None:
    assert "Militia" in type_at(two_people(), "help Milita").since_last_answer


def test_log_tells_what_one_knows() -> None:
    table = two_people()
    told = type_at(table, "all", "log").since_last_answer
    assert "Ann draws" in told
    assert "Bob draws 5 cards." in told
    assert "Ann plays 4 Copper." in told


def test_supply_shows_piles_and_hand() -> None:
    shown = type_at(two_people(), "supply").since_last_answer
    assert "$8 Province (8)" in shown
    assert "Hand: 4 Copper, Estate" in shown


def test_the_screen_shows_what_a_player_needs() -> None:
    screen = type_at(with_bot(), "all", "Militia")
    assert "Bot: 5 cards in hand" in screen.text
    assert "In play: 4 Copper" in screen.text
    assert "Coins $4" in screen.text
    news = screen.since_last_answer
    assert news.index("Ann buys Militia.") < news.index("Bot plays") < news.index("Ann, turn 2") < news.index("Supply")


@pytest.mark.parametrize("players", [2, 6])
def test_no_line_is_wider_than_a_terminal(players: int) -> None:
    names = [f"A player with quite a long name {n}" for n in range(players)]
    screen = type_at(Table(names, KINGDOM, 3), "help", "help Library", "supply", "log", "x" * 50)
    assert all(len(line) < 80 for line in screen.lines)


# -- Undo -------------------------------------------------------------------------------------------


def test_undo_is_free_while_nothing_new_is_known() -> None:
    table = two_people()
    before = state_of(table)
    assert SAY.say("play-undone") in type_at(table, "2 Copper", "-", "undo", "undo").text
    assert state_of(table) == before


def test_undo_of_nothing() -> None:
    assert SAY.say("undo-nothing") in type_at(two_people(), "undo").text


def test_undo_is_refused_after_a_draw_unless_forced() -> None:
    table = two_people()
    reach(table, can_play("Smithy"), "Smithy")
    before = state_of(table)
    screen = type_at(table, "Smithy", "undo")
    assert SAY.say("undo-seen") in screen.text
    assert state_of(table) != before
    assert SAY.say("play-undone") in type_at(table, "undo force").text
    assert state_of(table) == before


def test_undo_alone_against_bots_asks_nobody() -> None:
    table = with_bot()
    table.answer(0, ["Copper"] * 4)
    before = state_of(table)
    screen = type_at(table, "Silver", "undo")
    assert state_of(table) == before
    assert "What will you buy?" in screen.since_last_answer


def test_news_is_told_again_after_what_was_taken_back() -> None:
    screen = type_at(with_bot(), "all", "Silver", "undo", "Moat")
    assert "Ann buys Moat." in screen.since_last_answer
    assert "Bot plays" in screen.since_last_answer


def test_undo_does_not_take_back_what_somebody_else_decided() -> None:
    table = after_militia()
    table.answer(1, ["Copper", "Copper"])
    assert table.pending is not None
    assert table.pending.seat == 0
    before = state_of(table)
    type_at(table, "undo")
    assert state_of(table) == before


def test_undo_is_refused_after_a_deck_was_turned_over() -> None:
    """The card from the bottom of the deck is now visible on top of the discard pile."""
    table = two_people()
    reach(table, is_asked_by("Chancellor", "choose"), "Chancellor")
    assert SAY.say("undo-seen") in type_at(table, "1", "undo").text


def test_undo_is_refused_after_cards_were_discarded_without_a_question() -> None:
    """Bob's cards are all the same, so nobody asks him, but Ann sees what he discards."""
    table = two_people(68)
    reach(table, can_play("Militia"), "Militia")
    screen = type_at(table, "Militia", "undo")
    assert "Bob discards 2 Copper" in screen.text.replace("cards, Copper on top", "Copper")
    assert SAY.say("undo-seen") in screen.text


# -- Save, quit, resume -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["game.txt", "my game", "játék.txt"])
def test_save_and_resume_go_on_at_the_same_decision(tmp_path: Path, name: str) -> None:
    """In the middle of an attack, where Bob must discard."""
    table = after_militia()
    type_at(table, f"save {tmp_path / name}", "quit")
    again = resume(str(tmp_path / name))[0]
    assert state_of(again) == state_of(table)
    type_at(again, "estate, copper")
    table.answer(1, ["Estate", "Copper"])
    assert state_of(again) == state_of(table)


@pytest.mark.parametrize(
    ("typed", "name"), [('"my game"', "my game"), ("'my game'", "my game"), ("a'", "a'"), ('"', '"'), ("'a\"", "'a\"")]
)
@pytest.mark.parametrize("word", ["save", "position"])
def test_quotes_around_a_name_are_no_part_of_it(word: str, typed: str, name: str) -> None:
    type_at(two_people(), f"{word} {typed}", "quit")
    assert [file.name for file in Path().iterdir()] == [name]


@pytest.mark.parametrize("name", ["", '""'])
def test_save_needs_a_file(name: str) -> None:
    assert SAY.say("play-save-where") in type_at(two_people(), f"save {name}").text


def test_a_position_is_written_to_a_file_that_shows_the_question_again(tmp_path: Path) -> None:
    table = after_militia()
    before = state_of(table)
    file = tmp_path / "my position.toml"
    screen = type_at(table, "position", f"position {file}")
    assert SAY.say("play-position-where") in screen.text
    assert f"fiefdom play --position '{file}'" in screen.text.replace("\n  ", " ").replace("\n", "")
    assert state_of(table) == before
    assert file.read_text(encoding="utf-8") == table.secret_position()
    [scenario] = read_scenarios(table.secret_position(), "position")
    assert scenario.after == {"asks": "2 discard"}
    assert run_scenario(scenario).passed


def test_a_position_does_not_overwrite_something_else(tmp_path: Path) -> None:
    file = tmp_path / "game"
    type_at(two_people(), f"save {file}")
    saved = file.read_text(encoding="utf-8")
    type_at(two_people(), f"position {file}")
    assert file.read_text(encoding="utf-8") == saved


def test_bots_take_their_seats_again(tmp_path: Path) -> None:
    table = with_bot()
    type_at(table, "all", "Silver", f"save {tmp_path / 'game'}")
    again = resume(str(tmp_path / "game"))[0]
    assert list(again.bots) == [1]
    type_at(again, "all", "-")
    assert again.pending is not None
    assert again.pending.seat == 0


def test_a_game_against_a_strategy_file_goes_on_without_the_file(tmp_path: Path) -> None:
    file = tmp_path / "mine (1).toml"
    file.write_text('name = "Mine: all (2)"\nrules = """\nSmithy\nSilver\n"""\n', encoding="utf-8")
    names, bots = seats(["Ann"], [str(file), str(file)], 58)
    assert names == ["Ann", "Mine all 2", "Mine all 2 2"]
    table = Table(names, KINGDOM, 58, first=0, bots=bots)
    type_at(table, "all", "Silver", f"save {tmp_path / 'game'}")
    file.unlink()
    again = resume(str(tmp_path / "game"))[0]
    assert state_of(again) == state_of(table)
    for each in (again, table):
        type_at(each, *(["-"] * 20))
    assert state_of(again) == state_of(table)
    assert (1, "buy", ("Smithy",)) in table.secret_record().answers


@pytest.mark.parametrize(("stop", "status"), [("quit", 0), (EOFError(), 0), (KeyboardInterrupt(), 130)])
def test_a_game_that_is_stopped_is_saved(stop: str | BaseException, status: int) -> None:
    table = after_militia()
    screen = Screen([stop])
    assert play_series(table, SAY, screen.terminal) == status
    assert SAY.say("play-saved-here", command="fiefdom play --resume") in screen.text
    assert state_of(resume(None)[0]) == state_of(table)


def test_a_game_that_is_stopped_before_a_hand_is_shown_is_saved() -> None:
    table = two_people()
    assert play_series(table, SAY, Screen([EOFError()], is_interactive=True).terminal) == 0
    assert state_of(resume(None)[0]) == state_of(table)


def test_a_whole_game_leaves_another_kept_game_alone() -> None:
    kept = two_people(1)
    play_series(kept, SAY, Screen(["quit"]).terminal)
    screen = Screen()
    screen.typed = money_play(screen, rematches=0)
    play_series(with_bot(), SAY, screen.terminal)
    assert state_of(resume(None)[0]) == state_of(kept)


def test_a_kept_game_that_is_played_to_its_end_does_not_go_on() -> None:
    play_series(with_bot(), SAY, Screen(["quit"]).terminal)
    screen = Screen()
    screen.typed = money_play(screen, rematches=0)
    table, keeper = resume(None)
    play_series(table, SAY, screen.terminal, keeper=keeper)
    with pytest.raises(ValueError, match="no game"):
        resume(None)


# -- Whole games and rematches ------------------------------------------------------------------------


@pytest.mark.parametrize("people", [1, 2, 3])
def test_a_whole_game_ends_with_scores_and_decks(people: int) -> None:
    bots = {seat: make_bot("big-money", seat) for seat in range(people, 3)}
    table = Table(["Ann", "Bob", "Cy"], KINGDOM, 4, bots=bots)
    screen = Screen()
    screen.typed = money_play(screen, rematches=0)
    PlainClient(table, SAY, screen.terminal).run()
    end = " ".join(screen.since_last_answer.split())
    assert table.is_over
    assert SAY.say("play-over") in end
    for standing in table.result.standings:
        name = table.names[standing.seat]
        place = SAY.say("play-standing", rank=standing.rank, player=name, score=standing.score, turns=standing.turns)
        deck = ", ".join(f"{n} {card}" if n > 1 else card for card, n in standing.cards)
        assert f"{place} {deck}" in end
    winners = [table.names[seat] for seat in table.result.winners]
    assert (f"{winners[0]} wins." if len(winners) == 1 else ", ".join(winners)) in end


@pytest.mark.parametrize("people", [1, 2])
def test_the_last_turn_is_told_before_the_end(people: int) -> None:
    table = with_bot() if people == 1 else two_people()
    screen = Screen()
    screen.typed = money_play(screen, rematches=0)
    PlainClient(table, SAY, screen.terminal).run()
    assert "buys Province." in screen.since_last_answer.split(SAY.say("play-over"))[0]


@pytest.mark.parametrize("score", [-12, -1, 0, 1, 2])
def test_a_score_is_told_with_its_sign(score: int) -> None:
    told = SAY.say("play-standing", rank=1, player="Ann", score=score, turns=1).replace("\u2212", "-")
    assert f" {score} point" in told


@pytest.mark.parametrize("reply", ["n", "", "no", EOFError(), KeyboardInterrupt()])
def test_a_series_ends_when_nobody_wants_another_game(reply: str | BaseException) -> None:
    screen = Screen()

    def typed() -> Iterator[str | BaseException]:
        for text in money_play(screen, rematches=0):
            yield reply if text == "n" else text

    screen.typed = typed()
    assert play_series(with_bot(), SAY, screen.terminal) == 0
    assert screen.text.count(SAY.say("play-over")) == 1


@pytest.mark.parametrize("seed", [2, 3, 4])
def test_in_a_rematch_the_player_to_the_left_of_the_winner_begins(seed: int) -> None:
    names = ["Ann", "Bob", "Cy"]
    screen = Screen()
    screen.typed = money_play(screen, rematches=1)
    play_series(Table(names, KINGDOM, seed), SAY, screen.terminal)
    _, second, _ = screen.text.split(SAY.say("play-over"))
    [winner] = re.findall(r"^(\w+) wins\.$", second, re.M)
    left = names[(names.index(winner) + 1) % 3]
    assert SAY.say("play-rematch", player=left) in second
    assert re.findall(r"(\w+), turn 1\b", second)[0] == left
    assert " ".join(screen.text.split()).count(f"{', '.join(KINGDOM)} · seed") == 2


def test_after_a_tie_somebody_who_did_not_win_begins() -> None:
    """Bob alone empties three piles, so Ann, who buys nothing, ties with him; Cy buys a Curse."""
    screen = Screen()

    def typed() -> Iterator[str]:
        turns = 0
        while "(y/n)" not in screen.since_last_answer:
            shown = screen.since_last_answer
            player = shown.rsplit("\n", 1)[1].split(" >")[0]
            if SAY.say("ask-play", how="treasures") in shown:
                yield "all"
            elif player == "Bob":
                turns += 1
                wanted = ["Silver"] if turns < 6 else ["Cellar", "Chapel", "Moat"]
                yield next((name for name in wanted if re.search(rf" \d+ {name} \$", shown)), "-")
            else:
                yield "Curse" if player == "Cy" and turns == 3 else "-"
        yield "y"

    screen.typed = typed()
    table = Table(["Ann", "Bob", "Cy"], KINGDOM, 2, first=0)
    play_series(table, SAY, screen.terminal)
    assert SAY.say("play-shared", players="Ann, Bob") in screen.text
    assert SAY.say("play-rematch", player="Cy") in screen.text
    assert resume(None)[0].first == 2


def test_after_a_tie_all_who_did_not_win_may_begin() -> None:
    def begins(ranks: list[int], seed: int) -> int:
        standings = tuple(Standing(seat, 3, 9, rank, ()) for seat, rank in enumerate(ranks))
        return next_first(Result(standings, tuple(seat for seat, rank in enumerate(ranks) if rank == 1)), seed)

    assert {begins([1, 3, 1, 4], seed) for seed in range(50)} == {1, 3}
    assert {begins([1, 1, 1], seed) for seed in range(50)} == {0, 1, 2}
    assert {begins([3, 2, 1], seed) for seed in range(50)} == {0}
