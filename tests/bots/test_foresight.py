"""Looking ahead: worlds that a seat cannot tell from the real one, and answers that win more often there."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from itertools import chain, count, cycle, repeat

import pytest
from patience import ENOUGH
from seats import answer, seated

from fiefdom.bots import foresight
from fiefdom.bots.foresight import TURN_TO_TELL, Effort, Foresight, Trial, best_answer, neighbours
from fiefdom.bots.opponents import LAST_GAINS, OPPONENTS, Opponent, Search
from fiefdom.bots.plan import Plan, read_rule
from fiefdom.cards.basic import curse, duchy, gold, province
from fiefdom.engine.decision import BUY, Answer, Decision
from fiefdom.engine.game import Game
from fiefdom.engine.rng import seeded
from fiefdom.engine.turn import next_question
from fiefdom.records.scenario import read_scenarios, set_up
from fiefdom.roster import opponent
from fiefdom.search.population import found_plan
from fiefdom.table import Table
from fiefdom.version import IS_COMPILED
from fiefdom.views.resample import another_world
from fiefdom.views.view import View

MONEY = Plan("money", tuple(read_rule(rule) for rule in ("Province", "Gold", "Silver")))
FEW = Effort(games=64, seconds=None)


def scene(text: str) -> Game:
    [scenario] = read_scenarios(f"[[scenario]]\ntitle = 't'\n{text}", "file")
    return set_up(scenario)


def asked(game: Game) -> tuple[View, Decision]:
    """The view and the decision of whoever has to decide."""
    decision = next_question(game)
    assert decision is not None
    return View(game, int(decision.seat)), decision


LAST_PROVINCE = """
kingdom = "Smithy, Village"
players = 2
turn = 1
phase = "buy"
supply = { Province = 1 }
seat1 = { coins = 8, deck = "5 Gold", discard = "5 Gold" }
seat2 = { hand = "3 Province", deck = "5 Curse" }
"""


@pytest.mark.rules
def test_a_world_shows_a_seat_what_it_sees_and_hides_what_it_does_not() -> None:
    game = scene('kingdom = "Smithy"\nseat1 = { hand = "Smithy", deck = "Copper, Silver, Gold, Estate" }\n')
    orders = set()
    for seed in range(20):
        imagined = View(game, 0).imagine(seeded(seed))
        assert imagined is not None
        world = imagined.game
        assert View(world, 0).hand == View(game, 0).hand
        assert sorted(map(str, world.players[0].deck.kinds)) == sorted(map(str, game.players[0].deck.kinds))
        orders.add(tuple(kind.name for kind in world.players[0].deck.kinds))
    assert len(orders) > 5


@pytest.mark.rules
def test_hidden_cards_do_not_change_what_is_imagined_or_answered() -> None:
    table = Table(["Ann", "Bob"], "First Game", 4)
    for _ in range(12):
        decision = table.pending
        assert decision is not None
        table.answer(int(decision.seat), MONEY.strategy().answer(table.view(int(decision.seat)), decision))
    while table.pending is None or table.pending.purpose != BUY:
        assert table.pending is not None
        seat = int(table.pending.seat)
        table.answer(seat, MONEY.strategy().answer(table.view(seat), table.pending))
    game = table._game
    seat = int(table.pending.seat)
    real = Foresight(MONEY.strategy(), 1, FEW).answer(View(game, seat), table.pending)
    here = View(game, seat).imagine(seeded(5))
    for seed in range(8):
        other, _ = another_world(game, game, seat, seeded(seed), is_timid=False)
        assert [zone.kinds for zone in other.zones()] != [zone.kinds for zone in game.zones()] or seed
        there = View(other, seat).imagine(seeded(5))
        assert here is not None
        assert there is not None
        assert [zone.kinds for zone in there.game.zones()] == [zone.kinds for zone in here.game.zones()]
        assert there.game.rng.is_at(here.game.rng)
        assert Foresight(MONEY.strategy(), 1, FEW).answer(View(other, seat), table.pending) == real


@pytest.mark.rules
def test_of_two_buys_it_finds_the_one_that_wins() -> None:
    """With the last Province Ann loses at once; with a Duchy the game goes on, and she can buy more of them."""
    game = scene(LAST_PROVINCE)
    view, decision = asked(game)
    options = decision.options
    answers: list[Answer] = [(options.find(kind),) for kind in (province, duchy)]
    strategy = Plan("points", tuple(read_rule(rule) for rule in ("Province", "Duchy"))).strategy()
    pick = best_answer(view, decision, answers, lambda _world, _seat: [strategy, strategy], seeded(1), 200)
    assert decision.picked(pick) == ["Duchy"]


@pytest.mark.rules
@pytest.mark.parametrize(
    ("rules", "turns", "followers"),
    [
        (("Province", "Smithy", "Silver"), TURN_TO_TELL, [True, True, False]),
        (("Province", "Smithy", "Silver"), TURN_TO_TELL - 1, [True, True, True]),
        (("Province", "Gold", "Silver"), TURN_TO_TELL, [True, True, True]),
    ],
)
def test_others_are_taken_to_play_plain_money_once_they_have_none_of_the_plans_cards(
    rules: tuple[str, ...], turns: int, followers: list[bool]
) -> None:
    game = scene("""
kingdom = "Smithy, Village"
players = 3
seat2 = { discard = "Smithy" }
seat3 = { discard = "Village" }
""")
    game.players[0].turns = turns
    foresight = Foresight(Plan("plan", tuple(map(read_rule, rules))).strategy(), 1, FEW)
    players = foresight.players(game, 0)
    assert [player is foresight.strategy for player in players] == followers
    assert all(player is foresight.money for player, follows in zip(players, followers, strict=True) if not follows)


@pytest.mark.rules
def test_it_answers_the_same_by_games_and_within_its_time_by_the_clock() -> None:
    game = scene(LAST_PROVINCE)
    view, decision = asked(game)
    first, second = (Foresight(MONEY.strategy(), 3, FEW).answer(view, decision) for _ in range(2))
    assert first == second
    hurried = Foresight(MONEY.strategy(), 3, Effort(games=10**9, seconds=0.3))
    begun = time.perf_counter()
    hurried.answer(view, decision)
    assert time.perf_counter() - begun < ENOUGH


@pytest.mark.rules
@pytest.mark.parametrize(
    ("worlds", "is_changed"), [(0, False), (foresight.LEAST_WORLDS - 1, False), (foresight.LEAST_WORLDS, True)]
)
def test_without_time_for_enough_worlds_the_usual_answer_is_given(
    worlds: int, is_changed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other answer wins in every world; but the time may be up before that has been seen often enough."""
    view, decision = asked(scene(LAST_PROVINCE))
    clock = count()  # it is asked once before the worlds, and once after each of them
    monkeypatch.setattr(time, "perf_counter", lambda: next(clock))
    monkeypatch.setattr(foresight, "leads_after", lambda *_: [-40, 40])
    answers: list[Answer] = [(0,), (1,)]
    players = [MONEY.strategy(), MONEY.strategy()]
    pick = best_answer(view, decision, answers, lambda _world, _seat: players, seeded(1), 10**6, worlds)
    assert pick == answers[is_changed]


@pytest.mark.rules
def test_it_never_tries_a_curse_and_tries_what_its_plan_wants_first() -> None:
    view, decision = asked(scene(LAST_PROVINCE.replace("Province = 1", "Province = 2")))
    tried = Foresight(MONEY.strategy(), 3, FEW).answers(view, decision, ())
    names = [decision.picked(answer) for answer in tried]
    assert names[0] == []
    assert names[1:4] == [["Province"], ["Gold"], ["Silver"]]
    assert [curse.name] not in names
    assert [duchy.name] in names


@pytest.mark.rules
def test_it_never_tries_to_end_a_game_that_it_would_lose() -> None:
    view, decision = asked(scene(LAST_PROVINCE))
    names = [decision.picked(answer) for answer in Foresight(MONEY.strategy(), 3, FEW).answers(view, decision, ())]
    assert ["Province"] not in names
    assert ["Gold"] in names


@pytest.mark.rules
def test_it_takes_a_certain_win_without_a_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """However far it would be ahead if the game went on."""
    view, decision = asked(scene(LAST_PROVINCE.replace("3 Province", "Duchy")))
    monkeypatch.setattr(foresight, "best_answer", lambda *_: pytest.fail("it looked ahead"))
    assert decision.picked(Foresight(MONEY.strategy(), 3, FEW).answer(view, decision)) == ["Province"]


@pytest.mark.rules
def test_a_part_of_the_time_for_a_turn_is_left_for_what_to_buy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three seconds for a turn of two Villages and a buy, each of which takes all the time that it may."""
    clock = [0.0]
    spent: list[float] = []

    def best_answer(_view: View, _decision: Decision, answers: list[Answer], *given: object) -> Answer:
        until = given[-1]
        assert isinstance(until, float)
        spent.append(until - clock[0])
        clock[0] = until
        return answers[0]

    monkeypatch.setattr(time, "perf_counter", lambda: clock[0])
    monkeypatch.setattr(foresight, "best_answer", best_answer)
    table = seated(seat1={"hand": "Village, Village, Smithy, Gold, Gold", "deck": "5 Gold"})
    player = Foresight(MONEY.strategy(), 3, Effort(100, 3.0))
    for answers in (("Village",), ("Village", "-", "Gold, Gold, Gold, Gold")):
        assert table.pending is not None
        player.answer(table.view(0), table.pending)
        answer(table, *answers)
    assert table.pending is not None
    player.answer(table.view(0), table.pending)
    assert spent == [1.0, 0.5, 0.75]


@pytest.mark.rules
def test_it_thinks_for_a_shorter_time_on_another_players_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    until: list[object] = []

    def best_answer(_view: View, _decision: Decision, answers: list[Answer], *given: object) -> Answer:
        until.append(given[-1])
        return answers[0]

    monkeypatch.setattr(time, "perf_counter", lambda: 100.0)
    monkeypatch.setattr(foresight, "best_answer", best_answer)
    table = seated(seat1={"hand": "Militia"}, seat2={"hand": "Copper, Silver, Gold, Estate, Village"})
    answer(table, "Militia")
    assert table.pending is not None
    Foresight(MONEY.strategy(), 3, Effort(100, 3.0)).answer(table.view(1), table.pending)
    assert until == [100.5]


@pytest.mark.rules
def test_strong_looks_ahead_only_when_the_end_is_near(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []

    def best_answer(view: View, _decision: Decision, answers: list[Answer], *_: object) -> Answer:
        looked.append(view.gains_to_end)
        return answers[0]

    monkeypatch.setattr(foresight, "best_answer", best_answer)
    for provinces in range(1, 9):
        view, decision = asked(scene(LAST_PROVINCE.replace("Province = 1", f"Province = {provinces}")))
        opponent("strong", 0, MONEY).answer(view, decision)
    assert looked == list(range(1, LAST_GAINS + 1))


@pytest.mark.rules
@pytest.mark.parametrize(("provinces", "looks"), [(5, True), (6, False)])
def test_nobody_looks_ahead_for_a_wider_lead_once_the_others_cannot_catch_up(
    provinces: int, looks: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With three Provinces left, 30 points can be caught up with, and 36 cannot."""
    looked: list[int] = []

    def best_answer(view: View, _decision: Decision, answers: list[Answer], *_: object) -> Answer:
        looked.append(view.lead)
        return answers[0]

    monkeypatch.setattr(foresight, "best_answer", best_answer)
    position = f'phase = "buy"\nsupply.Province = 3\nseat1.coins = 5\nseat1.deck = "{provinces} Province"'
    view, decision = asked(scene(position))
    opponent("master", 0, MONEY).answer(view, decision)
    assert looked == ([6 * provinces] if looks else [])


def test_a_plan_is_made_in_the_background_and_is_the_same() -> None:
    kingdom = tuple(kind.name for kind in Table(2, "First Game").kingdom)
    assert isinstance(OPPONENTS["strong"].plan, Search)
    bot = opponent("strong", 0, by_games=True)
    bot.level = replace(bot.level, plan=Search(games=1, seconds=ENOUGH))
    bot.prepare(kingdom, 2)
    assert bot.planning is not None
    bot.planning.join()
    assert bot.went_for == found_plan(kingdom, 2, 1)
    quick = opponent("fair", 0)
    quick.prepare(kingdom, 2)
    assert quick.planning is None


def test_a_plan_is_made_for_as_many_players_as_there_are_at_the_table() -> None:
    made_for: list[int] = []

    def make(_kingdom: tuple[str, ...], players: int, *_: object) -> Plan:
        made_for.append(players)
        return MONEY

    bots = [Opponent("strong", 0, make), opponent("fair")]
    bots[1].level = replace(bots[1].level, plan=make)
    for bot in bots:
        Table(3, "First Game", bots={0: bot}, first=0)
        if bot.planning is not None:
            bot.planning.join()
    assert made_for == [3, 3]


@pytest.mark.parametrize("level", ["strong", "master"])
def test_only_the_clock_of_a_table_can_shorten_a_search(level: str) -> None:
    limits: list[float | None] = []

    def found(_kingdom: tuple[str, ...], _players: int, _games: int, seconds: float | None) -> Plan:
        limits.append(seconds)
        return MONEY

    for by_games in (True, False):
        assert Opponent(level, 0, found, by_games=by_games).plan_for((), 2) is MONEY
    search = OPPONENTS[level].plan
    assert isinstance(search, Search)
    assert limits == [None, search.seconds]


def test_a_search_that_has_no_time_ends_with_the_plans_of_its_first_step() -> None:
    kingdom = tuple(kind.name for kind in Table(2, "First Game").kingdom)
    assert found_plan(kingdom, 2, 1 << 40, 0.0).lines


@pytest.mark.skipif(not IS_COMPILED, reason="takes too long uncompiled")
def test_foresight_beats_the_same_plan_without() -> None:
    kingdom = [kind.name for kind in Table(2, "First Game").kingdom]
    rules = ("Province", "Gold", "Smithy if count(Smithy) < 2", "Silver")
    plan = Plan("money", tuple(read_rule(rule) for rule in rules))
    won = 0.0
    for seed in range(20):
        for first in (0, 1):
            bots = {0: Foresight(plan.strategy(), seed, Effort(200, None)), 1: plan.strategy()}
            result = Table(2, kingdom, seed, bots=bots, first=first).result
            won += (0 in result.winners) / len(result.winners)
    assert won > 24


# -- Inside effects ------------------------------------------------------------------------------------


@pytest.mark.rules
def test_inside_an_effect_it_finds_the_gain_that_wins() -> None:
    """The Province ends the game; with a Gold it goes on, and Bob, who has more points and more money, wins it."""
    table = seated(
        supply={"Province": 1},
        seat1={"hand": "Remodel, Gold, Province", "deck": "5 Curse"},
        seat2={"hand": "Province, Estate, Gold", "deck": "6 Gold"},
    )
    answer(table, "Remodel", "Gold")
    decision = table.pending
    assert decision is not None
    answers: list[Answer] = [(decision.options.find(kind),) for kind in (gold, province)]
    strategy = MONEY.strategy()
    view = table.view(0)
    pick = best_answer(view, decision, answers, lambda _world, _seat: [strategy, strategy], seeded(1), 200)
    assert decision.picked(pick) == ["Province"]


@pytest.mark.rules
@pytest.mark.parametrize("card", ["", "Workshop", "Chapel", "Warehouse"])
@pytest.mark.parametrize(("worlds", "wins", "is_changed"), [(64, 10, True), (64, 8, False), (16, 10, False)])
def test_the_usual_answer_is_changed_only_for_one_that_is_better_by_more_than_luck(
    card: str, worlds: int, wins: int, is_changed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other answer wins 10 of 16 worlds: two standard errors after 64, but only one after 16. Or it wins half."""
    if card:
        table = answer(seated(seat1={"hand": f"{card}, Copper, Estate", "deck": "Gold, Silver, Curse"}), card)
        assert table.pending is not None
        view, decision = table.view(0), table.pending
    else:
        view, decision = asked(scene(LAST_PROVINCE))
    played = count()
    monkeypatch.setattr(foresight, "leads_after", lambda *_: [0, 4 if next(played) % 16 < wins else -4])
    usual, other = (0, 1, 2)[: max(1, decision.least)], (1, 2, 3)[: max(1, decision.least)]
    strategy = MONEY.strategy()
    pick = best_answer(
        view, decision, [usual, other], lambda _world, _seat: [strategy, strategy], seeded(1), 2 * worlds
    )
    assert pick == (other if is_changed else usual)


@pytest.mark.rules
@pytest.mark.parametrize(("provinces", "takes_the_risk"), [(1, True), (foresight.NEAR_END + 1, False)])
def test_near_the_end_whoever_is_behind_takes_a_risk(
    provinces: int, takes_the_risk: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One answer always loses by three points; the other one loses by twenty, but wins by one in a world of four."""
    view, decision = asked(scene(LAST_PROVINCE.replace("Province = 1", f"Province = {provinces}")))
    worlds = count()
    monkeypatch.setattr(foresight, "leads_after", lambda *_: [-6, 2 if next(worlds) % 4 == 0 else -40])
    strategy = MONEY.strategy()
    answers: list[Answer] = [(0,), (1,)]
    pick = best_answer(view, decision, answers, lambda _world, _seat: [strategy, strategy], seeded(1), 256)
    assert pick == answers[takes_the_risk]


@pytest.mark.rules
def test_the_usual_answer_stays_in_the_race_when_another_one_begins_better(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other one is ahead by luck in the first worlds, and behind after that."""
    view, decision = asked(scene(LAST_PROVINCE))
    lucky = [4, 4, 4, -4] * (foresight.WORLDS_AT_ONCE // 4)
    leads = chain(lucky, repeat(-20))
    monkeypatch.setattr(foresight, "leads_after", lambda *_: [0, next(leads)])
    strategy = MONEY.strategy()
    answers: list[Answer] = [(0,), (1,)]
    pick = best_answer(view, decision, answers, lambda _world, _seat: [strategy, strategy], seeded(1), 256)
    assert pick == answers[0]


@pytest.mark.rules
@pytest.mark.parametrize(("afterwards", "picked"), [((4, -4), 0), ((4, 2), 1)])
def test_the_best_of_several_answers_has_to_be_better_in_fresh_worlds_too(
    afterwards: tuple[int, int], picked: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second of three answers is ahead in the first worlds; only what it does afterwards counts."""
    view, decision = asked(scene(LAST_PROVINCE))
    leads = chain([4] * foresight.WORLDS_AT_ONCE, cycle(afterwards))

    def leads_after(_world: object, _game: object, trials: Sequence[Trial]) -> list[int]:
        lead = next(leads)
        return [lead if trial.answer == (1,) else 0 for trial in trials]

    monkeypatch.setattr(foresight, "leads_after", leads_after)
    strategy = MONEY.strategy()
    answers: list[Answer] = [(0,), (1,), (2,)]
    pick = best_answer(view, decision, answers, lambda _world, _seat: [strategy, strategy], seeded(1), 512)
    assert pick == answers[picked]


def test_half_of_the_time_is_left_for_the_fresh_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Far too many games are wanted, so only the clock ends each of the two parts."""
    view, decision = asked(scene(LAST_PROVINCE))
    tried: list[int] = []

    def leads_after(_world: object, _game: object, trials: Sequence[Trial]) -> list[int]:
        tried.append(len(trials))
        return [4 if trial.answer == (1,) and len(tried) % 2 else 0 for trial in trials]

    monkeypatch.setattr(foresight, "leads_after", leads_after)
    monkeypatch.setattr(foresight, "errors_behind", lambda trial, _best: 3.0 if trial.answer == (0,) else 0.0)
    strategy = MONEY.strategy()
    answers: list[Answer] = [(0,), (1,), (2,)]
    until = time.perf_counter() + 0.5
    pick = best_answer(view, decision, answers, lambda _world, _seat: [strategy, strategy], seeded(1), 10**9, until)
    assert {2, 3} == set(tried)
    assert pick == (1,)


@pytest.mark.rules
def test_the_answers_near_another_have_a_pick_instead_one_more_one_fewer_or_none() -> None:
    table = answer(seated(seat1={"hand": "Chapel, Copper, Copper, Estate, Curse"}), "Chapel")
    decision = table.pending
    assert decision is not None
    names = decision.options.names()
    usual = (names.index("Copper"), names.index("Curse"))
    near = {tuple(sorted(decision.picked(each))) for each in neighbours(decision, usual)}
    assert near == {
        ("Copper",), ("Curse",), (),
        ("Copper", "Copper"), ("Copper", "Estate"), ("Curse", "Estate"),
        ("Copper", "Copper", "Curse"), ("Copper", "Curse", "Estate"),
    }  # fmt: skip
    assert all(decision.accept(each) == each for each in neighbours(decision, usual))


@pytest.mark.rules
def test_answers_near_another_are_allowed() -> None:
    table = answer(
        seated(seat1={"hand": "Warehouse, Copper, Estate", "deck": "Gold, Silver, Curse, Duchy"}), "Warehouse"
    )
    decision = table.pending
    assert decision is not None
    assert {len(each) for each in neighbours(decision, (0, 1, 2))} == {3}
