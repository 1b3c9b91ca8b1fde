"""Positions: a game written as a scenario file, set up from it, and continued."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from fiefdom import Complaint, Table, catalog, make_bot
from fiefdom.cards.kingdoms import choose_kingdom
from fiefdom.engine.card import Kind
from fiefdom.engine.decision import BUY_PHASE, START, Conceded, Decision, Suspend
from fiefdom.engine.game import Game
from fiefdom.engine.log import Log
from fiefdom.engine.rng import Rng, seeded
from fiefdom.engine.sight import EVERYBODY
from fiefdom.engine.wiring import Wiring
from fiefdom.records.answers import format_answer
from fiefdom.records.fields import OF_GAME, fields_of_players
from fiefdom.records.position import position_text
from fiefdom.records.running import run_scenario
from fiefdom.records.scenario import Scenario, read_scenarios, read_step, scenario_kingdom, set_up
from fiefdom.records.script import Script
from fiefdom.views.onlooker import Onlooker
from fiefdom.views.picture import picture, public_picture, question
from fiefdom.views.view import View

pytestmark = pytest.mark.rules


def read(text: str) -> Scenario:
    [scenario] = read_scenarios(text, "position.toml")
    return scenario


def reached(scenario: Scenario) -> tuple[Game, Decision | None]:
    """The game of a position at the end of its script, and the question there."""
    game = set_up(scenario)
    script = Script(scenario.script, game, names_forced=False)
    wiring = Wiring([script] * scenario.players, [None] * scenario.players)
    wiring.log = Log()
    wiring.is_checked = True
    wiring.is_discreet = scenario.is_discreet
    game.listen(wiring)
    with suppress(Suspend, Conceded):
        game.run()
    assert not script.lines
    return game, script.stopped_at


def pictures(game: Game, decision: Decision | None) -> list[Any]:
    views = [View(game, seat) for seat in range(len(game.players))]
    seen: list[Any] = [
        {**picture(view), "question": question(decision, view.seat), "lead": view.lead} for view in views
    ]
    return [*seen, public_picture(Onlooker(game)) | {"question": question(decision, len(game.players))}]


def pictures_at(table: Table) -> list[Any]:
    """What everybody sees, but for the sum of the Treasures, which only a table knows."""
    seen: list[Any] = [{**table.picture(seat), "lead": table.view(seat).lead} for seat in range(table.players)]
    for each in seen:
        if each["question"] is not None:
            each["question"].pop("treasures", None)
            each["question"].pop("treasure_order", None)
    return [*seen, table.picture(None)]


def answer_somehow(table: Table, rng: Rng) -> str:
    """Give a random answer, and return it as a line; playing and buying are preferred to passing."""
    decision = table.pending
    assert decision is not None
    least = max(decision.least, min(1, decision.most)) if rng.below(4) else decision.least
    n = least + rng.below(decision.most - least + 1)
    n = decision.most if decision.all_or_none and n else n
    picks = list(range(len(decision.options)))
    rng.shuffle(picks)
    if decision.purpose == "buy":
        # Preferably a kingdom card.
        picks.sort(key=lambda i: (kind := decision.options.kind(i)) is not None and kind.box == "basic")
    picks = picks[:n]
    line = format_answer(decision.seat, decision.purpose, decision.picked(decision.accept(tuple(picks))))
    table.answer(decision.seat, picks)
    return line


def pass_where_nothing_is_on_offer(table: Table) -> None:
    """Pass where a discreet table asks for nothing; a script does not have these questions."""
    while table.pending is not None and not table.pending.most:
        table.answer(table.pending.seat, [])


def kingdoms() -> list[list[str]]:
    """Random kingdoms of all boxes, and kingdoms of Durations and of cards with mats and tokens."""
    waiting = "Haven, Blockade, Corsair, Monkey, Sailor, Pirate, Outpost, Throne Room, Tactician, Village"
    others = "Island, Native Village, Pirate Ship, Embargo, Bridge, Merchant, Smugglers, Treasury, Coppersmith, Haven"
    known = "Masquerade, Scout, Patrol, Courtyard, Cutpurse, Ambassador, Sea Hag, Bureaucrat, Militia, Secret Passage"
    chosen: list[list[Kind]] = [choose_kingdom(names, 0) for names in (waiting, others, known)]
    chosen += [choose_kingdom(None, seed) for seed in range(6)]
    return [[kind.name for kind in kinds] for kinds in chosen]


@pytest.mark.no_cover
@pytest.mark.parametrize("kingdom", kingdoms(), ids=lambda names: names[0])
@pytest.mark.parametrize("players", [2, 3])
def test_a_position_is_the_table_as_everybody_sees_it_and_goes_on_alike(kingdom: list[str], players: int) -> None:
    rng = seeded(players)
    for seed in range(2):
        table = Table(players, kingdom, seed, checked=True, discreet=seed == 1)
        for _ in range(12):
            pass_where_nothing_is_on_offer(table)
            for _ in range(rng.below(9)):
                if table.pending is not None:
                    answer_somehow(table, rng)
                    pass_where_nothing_is_on_offer(table)
            text = table.secret_position()
            scenario = read(text)
            assert pictures(*reached(scenario)) == pictures_at(table), text
            assert run_scenario(scenario).differences == []
            later = table.clone()
            lines: list[str] = []
            while later.pending is not None and len(lines) < 25:
                lines.append(answer_somehow(later, rng))
                pass_where_nothing_is_on_offer(later)
            further = replace(scenario, script=(*scenario.script, *(read_step(line, players) for line in lines)))
            assert pictures(*reached(further)) == pictures_at(later), text


def test_a_position_reads_like_a_scenario() -> None:
    table = Table(["Ann", "Bob"], "First Game", 5, first=0)
    table.answer(0, ["Copper"] * 3)
    lines = table.secret_position().splitlines()
    assert lines[0].startswith("# fiefdom position ")
    assert lines[1:4] == ["[[scenario]]", 'title = "Ann, Bob: turn 1 of Ann"', "players = 2"]
    assert 'phase = "buy"' in lines
    assert 'seat1.in_play = "3 Copper"' in lines
    assert "seat1.coins = 3" in lines
    assert not any(line.startswith(("seat2.coins", "supply", "trash", "waiting")) for line in lines)
    assert lines[-2:] == ["[scenario.after]", 'asks = "1 play"']


def test_inside_an_effect_a_position_is_what_was_before_it_and_the_answers_since() -> None:
    kingdom = choose_kingdom("Militia, Moat, Cellar, Village, Smithy, Market, Mine, Remodel, Workshop, Merchant", 0)
    table = Table(2, [kind.name for kind in kingdom], 4, bots={1: make_bot("big-money")})
    rng = seeded(1)
    while table.pending is not None and table.pending.source is not catalog.find("Cellar"):
        answer_somehow(table, rng)
    scenario = read(table.secret_position())
    assert scenario.script[-1][0] == "1 play Cellar"
    assert scenario.after["asks"] == "1 discard"
    assert pictures(*reached(scenario)) == pictures_at(table)


def test_in_a_position_those_who_have_resigned_stay_away() -> None:
    table = Table(3, "First Game", 5)
    table.resign(1)
    [scenario] = read_scenarios(table.secret_position(), "position")
    again = Table.from_position(scenario)
    assert [player["resigned"] for player in again.picture(0)["players"]] == [False, True, False]


def test_a_finished_game_has_a_position() -> None:
    table = Table(2, "First Game", 1, bots={0: make_bot("big-money"), 1: make_bot("big-money")})
    scenario = read(table.secret_position())
    assert scenario.after == {"over": True}
    assert pictures(*reached(scenario)) == pictures_at(table)
    assert run_scenario(scenario).passed


def test_what_a_card_of_ones_own_has_that_files_have_no_word_for_is_refused() -> None:
    for spoil in ("mat", "token"):
        table = Table(2, "First Game", 1)
        player = table._course.checkpoint.game.players[0]
        if spoil == "mat":
            player.any_mat("garden_shed", EVERYBODY)
        else:
            player.tokens = player.tokens.plus("garden_shed", 2)
        with pytest.raises(Complaint, match="no word for “garden_shed”"):
            table.secret_position()


HAVEN = """
[[scenario]]
title = "x"
kingdom = "Haven, Monkey, Outpost, Bridge, Embargo"
turn = 2
seat1.in_play = "2 Haven"
seat1.set_aside_face_down = "Gold"
seat1.deck = "Estate, Estate"
seat2.hand = "Copper"
waiting = [{ seat = 1, card = "Haven#2", when = "turn", cards = "Gold" }]
"""


def test_what_waits_acts_and_keeps_its_card() -> None:
    script = 'script = ["2 play -", "2 buy -"]\n[scenario.after]\nasks = "1 play"\nturn = 1\nphase = "buy"\n'
    outcome = 'seat1.hand = "Gold"\nseat1.in_play = "2 Haven"\nseat1.set_aside_face_down = ""\nseat1.set_aside = ""\n'
    assert run_scenario(read(HAVEN + script + outcome)).differences == []


def test_cards_are_looked_for_where_they_should_be_first() -> None:
    game = set_up(read(HAVEN.replace("seat1.deck", 'seat1.hand = "2 Haven, Gold"\nseat1.deck')))
    [waiting] = game.waiting
    me = game.players[0]
    assert waiting.card is me.in_play.cards[1]
    assert waiting.keeps == (waiting.card,)
    assert waiting.cards == me.mats[0].cards


def test_only_what_is_saved_stays_in_play() -> None:
    script = 'script = ["1 buy -"]\n[scenario.after]\nturn = 2\nseat1.in_play = "Haven"\n'
    position = HAVEN.replace("turn = 2", 'turn = 1\nphase = "buying"').replace('when = "turn", ', 'when = "gained", ')
    assert run_scenario(read(position + script)).differences == []


def test_a_card_that_waits_for_several_moments_does_at_each_what_belongs_to_it() -> None:
    position = """
        [[scenario]]
        title = "x"
        kingdom = "Corsair"
        turn = 2
        seat1.in_play = "Corsair"
        seat1.deck = "Estate"
        seat2.hand = "Silver"
        waiting = [
            { seat = 1, card = "Corsair", when = "turn" },
            { seat = 1, card = "Corsair", when = "played", of = "Silver, Gold", by = 2 },
        ]
    """
    script = """
        script = ["2 play Silver", "2 buy -"]
        [scenario.after]
        turn = 1
        trash = "Silver"
        seat1.hand = "Estate"
    """
    assert run_scenario(read(position + script)).differences == []
    saved = written(position).partition("[scenario.after]")[0]
    assert run_scenario(read(saved + script)).differences == []


def written(text: str) -> str:
    """A position that was set up and written again."""
    scenario = read(text)
    return position_text("x", scenario_kingdom(scenario), set_up(scenario), [], None)


@pytest.mark.parametrize(
    ("said", "so"),
    [
        ("regular_turn = 1", lambda game: (game.turn, game.regular_turn) == (1, 0)),
        ("extra_turn = true", lambda game: game.is_extra_turn),
        ("extra_turns = [2, 1]", lambda game: game.extra_turns == (1, 0)),
        ("cheaper = 2", lambda game: game.price(catalog.find("Gold")) == 4),
        ("random = [1, 2, 3, 4]", lambda game: [game.rng.a, game.rng.b, game.rng.c, game.rng.count] == [1, 2, 3, 4]),
        ('phase = "buying"', lambda game: game.phase == BUY_PHASE),
        ('phase = "start"', lambda game: (game.phase, game.players[1].actions) == (START, 0)),
        ("seat1.next_hand = 3", lambda game: game.players[0].next_hand == 3),
        ('seat1.gained = "Gold"', lambda game: [kind.name for kind in game.players[0].gained.kinds] == ["Gold"]),
        ("embargo.Gold = 2", lambda game: len(game.pile(catalog.find("Gold")).tokens) == 2),
        ('seat2.island = ""', lambda game: [zone.name for zone in game.players[1].mats] == ["island"]),
    ],
)
def test_what_a_position_can_say(said: str, so: Callable[[Game], bool]) -> None:
    text = HAVEN.replace("waiting", f"{said}\nwaiting")
    assert so(set_up(read(text)))
    assert so(set_up(read(written(text))))
    assert not so(set_up(read(HAVEN)))


PLAIN = """
[[scenario]]
title = "x"
players = 3
kingdom = "Haven, Monkey, Pirate Ship, Bridge, Embargo, Island"
seat1.hand = "Estate"
seat1.deck = "2 Gold"
"""
# What a position may say about each of its fields, other than what is usual.
OF_GAMES = {
    "random": "[1, 2, 3, 4]",
    "turn": "2",
    "phase": '"buying"',
    "extra_turn": "true",
    "regular_turn": "3",
    "resigned": "[3]",
    "extra_turns": "[2, 1]",
    "cheaper": "2",
    "trash": '"Curse, 2 Copper"',
    "supply.Gold": "3",
    "Embargo.Silver": "2",
    "waiting": '[\n  { seat = 1, card = "Estate", when = "turn" },\n]',
    "known": '[\n  { seat = 1, zone = "deck", cards = "Gold", by = [2] },\n]',
    "jumbled": '[\n  { seat = 1, zone = "deck", by = [1, 2, 3, 0] },\n]',
    "passed": '[\n  { card = "Estate", source = 2, target = 1, by = [1, 2] },\n]',
}
OF_PLAYERS = {
    "hand": '"2 Estate"',
    "deck": '"Gold, Silver, Gold"',
    "discard": '"Silver, Gold"',
    "in_play": '"Haven, Monkey"',
    "played": '"Haven"',
    "gained": '"Gold, Silver"',
    "bought": '"Silver"',
    "turns": "4",
    "next_hand": "3",
    "actions": "2",
    "buys": "3",
    "coins": "4",
    "potions": "1",
    "debt": "8",
    "points": "5",
    "coffers": "3",
    "villagers": "2",
    "favors": "1",
    "island_face_up": '"2 Duchy"',
    "set_aside_face_down": '"Gold"',
    "pirate_ship": "2",
}


def test_every_field_has_an_example() -> None:
    assert {key.partition(".")[0] for key in OF_GAMES} - {"Embargo"} == set(OF_GAME)
    assert set(OF_PLAYERS) - {"island_face_up", "set_aside_face_down", "pirate_ship"} == set(fields_of_players())


@pytest.mark.parametrize("said", [f"{key} = {text}" for key, text in OF_GAMES.items()])
def test_what_a_position_says_of_a_game_is_written_as_it_was_read(said: str) -> None:
    text = f"{PLAIN}{said}\n"
    assert f"\n{said}\n" in written(text)
    assert f"\n{said}\n" not in written(PLAIN)
    assert written(written(text)) == written(text)


@pytest.mark.parametrize("said", [f"seat2.{key} = {text}" for key, text in OF_PLAYERS.items()])
def test_what_a_position_says_of_a_player_is_written_as_it_was_read(said: str) -> None:
    test_what_a_position_says_of_a_game_is_written_as_it_was_read(said)


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("turn", "3"), ("phase", '"start"'), ("trash", '"2 Curse"'), ("supply.Gold", "4"), ("embargo.Silver", "1"),
        ("seat2.hand", '"Estate"'), ("seat2.deck", '"Silver, Gold, Gold"'), ("seat2.discard", '"Gold"'),
        ("seat2.in_play", '"Haven"'), ("seat2.turns", "3"), ("seat2.next_hand", "4"), ("seat2.actions", "1"),
        ("seat2.coins", "5"), ("seat2.island", '"Duchy"'), ("seat2.pirate_ship", "1"), ("seat2.score", "7"),
        ("asks", '"2 play"'), ("over", "true"), ("winners", "[3]"),
    ],
)  # fmt: skip
def test_an_outcome_is_compared_field_by_field(key: str, expected: str) -> None:
    said = [f"{key} = {text}" for key, text in OF_GAMES.items() if key not in ("resigned", "waiting")]
    # Whoever is in debt is not asked what to buy.
    said += [f"seat2.{key} = {text}" for key, text in OF_PLAYERS.items() if key != "debt"]
    position = PLAIN + "\n".join(said) + "\n[scenario.after]\n"
    [wrong] = run_scenario(read(f"{position}{key} = {expected}\n")).differences
    assert key in str(wrong)
    right = {**OF_GAMES, **{f"seat2.{key}": text for key, text in OF_PLAYERS.items()}}
    if key in right:
        assert run_scenario(read(f"{position}{key} = {right[key]}\n")).passed


@pytest.mark.parametrize(
    "entry",
    [
        '{ seat = 1, card = "Haven", when = "turn" }',
        '{ seat = 1, card = "Haven#2", when = "turn", cards = "Gold" }',
        '{ seat = 2, card = "Haven", when = "turn", keeps = "-" }',
        '{ seat = 1, card = "Haven", when = "turn", keeps = "Haven, Haven#2", cards = "Gold#3, Estate" }',
        '{ seat = 1, card = "Monkey", when = "gained", by = [2] }',
        '{ seat = 2, card = "Monkey", when = "played", of = "Silver, Gold", by = [1, 2] }',
        '{ seat = 2, card = "Monkey", when = "gained", types = "Action, Duration", until = "this turn" }',
        '{ seat = 2, card = "Monkey", when = "gained", until = "this turn", keeps = "Copper" }',
    ],
)
def test_what_waits_is_written_as_it_was_said(entry: str) -> None:
    text = HAVEN[: HAVEN.index("waiting")] + f"waiting = [{entry}]\n"
    assert f"  {entry},\n" in written(text)
    assert written(written(text)) == written(text)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("Haven#2", "Haven#13", "it has Haven only 12 times"),
        ('cards = "Gold"', 'cards = "Loan"', "Loan"),
        ('when = "turn"', 'when = "noon"', "waiting.when should be one of: playing"),
        ('when = "turn"', 'when = "turn", until = "noon"', "waiting.until should be one of: this turn, next turn"),
        (', when = "turn"', "", "waiting.when should be one of"),
        ("{ seat = 1, ", "{ ", "waiting.seat"),
        ("{ seat = 1, ", "{ seat = 3, ", "waiting.seat"),
        ("{ seat = 1, ", "{ seat = 1, by = [0], ", "waiting.by"),
        ("{ seat = 1, ", "{ seat = 1, types = 'Dawn', ", "waiting.types should be one of: Action"),
        ("{ seat = 1, ", "{ seat = 1, sort = 'Night', ", "“waiting.sort”"),
        ("{ seat = 1, ", "{ seat = 1, keeps = 2, ", "waiting.keeps should be cards"),
        ('card = "Haven#2", ', "", "waiting.card"),
        ("waiting = [", "waiting = 1 #", "waiting should be a list of tables"),
        ("waiting", "regular_turn = 3\nwaiting", "regular_turn"),
        ("waiting", "extra_turns = [3]\nwaiting", "extra_turns"),
        ("waiting", "extra_turn = 1\nwaiting", "extra_turn should be one of: true, false"),
        ("waiting", "cheaper = -1\nwaiting", "cheaper should be a whole number"),
        ("waiting", "discreet = 1\nwaiting", "discreet should be one of: true, false"),
        ("waiting", "known = 1\nwaiting", "known should be a list of tables"),
        ("waiting", "known = [{ seat = 3, zone = 'deck', by = [1] }]\nwaiting", "known.seat should be"),
        ("waiting", "known = [{ seat = 1, by = [1] }]\nwaiting", "known.zone should be"),
        (
            "waiting",
            "known = [{ seat = 1, zone = 'deck', cards = 'Estate#30', by = [1] }]\nwaiting",
            "it has Estate only",
        ),
        ("waiting", "jumbled = [{ seat = 1, zone = 'deck', by = [3] }]\nwaiting", "jumbled.by should be"),
        ("waiting", "passed = [{ card = 'Gold', source = 0, target = 2 }]\nwaiting", "passed.source should be"),
        ("waiting", "passed = [{ kind = 'Gold' }]\nwaiting", "passed.kind"),
        ("waiting", "random = [1, 2, 3, 4, 5, 6]\nwaiting", "random should be four or six whole numbers"),
        ("waiting", "random = [1, 2, 3]\nwaiting", "random should be four or six whole numbers"),
        ("waiting", "[scenario.after]\nseat1.played = 'Gold'\nwaiting", "seat1.played"),
    ],
)
def test_a_wrong_position_is_refused_in_words(old: str, new: str, message: str) -> None:
    with pytest.raises(Complaint) as refused:
        read(HAVEN.replace(old, new))
    assert message in str(refused.value)
