"""Advice about single cards, ours and own ones."""

import pytest

from fiefdom import catalog
from fiefdom.bots.actions import best_action, rank, usual_rank
from fiefdom.bots.habits import habit
from fiefdom.bots.worth import NO_WISHES
from fiefdom.boxes.dominion.cards import chapel, smithy, village, witch
from fiefdom.boxes.intrigue.cards import diplomat
from fiefdom.cards import ACTION, PAYS, RANK, Kind, card
from fiefdom.cards.ranks import CANTRIP, DRAW, FIRST, TERMINAL, TIER, VILLAGE
from fiefdom.engine.decision import ACTION_PHASE, CHOOSE, Decision, LabelOptions
from fiefdom.records.scenario import read_scenarios, set_up
from fiefdom.testing import check_cards
from fiefdom.testing.conformance import check_advice
from fiefdom.testing.misbehaviour import Misbehaviour
from fiefdom.views.view import View

pytestmark = pytest.mark.rules


def view_of(hand: str) -> View:
    [scenario] = read_scenarios(f'[[scenario]]\ntitle = "t"\nseat1 = {{ hand = "{hand}" }}\n', "file")
    return View(set_up(scenario), 0)


def bell() -> Kind:
    return card("Bell", cost=3, types=ACTION, text="Ring.")


def test_our_advice_is_about_questions_that_there_are() -> None:
    advised = [kind for kind in catalog.kinds if kind.advised]
    assert len(advised) > 40
    for kind in advised:
        check_advice(kind)


def test_advice_on_a_topic_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    kind = bell()
    kind.advice("chose")(lambda _view, _decision, _wishes: (0,))
    with pytest.raises(Misbehaviour, match="Bell has advice on “chose”; allowed: rank, pays, play, buy"):
        check_cards([kind], games=0)


def test_a_card_of_ones_own_is_answered_as_it_advises() -> None:
    kind = bell()
    question = Decision(0, ACTION_PHASE, CHOOSE, kind, LabelOptions(["loud", "soft"]), 1, 1, False)
    view = view_of("Copper")
    assert habit(view, question) == (0,)
    kind.advice(CHOOSE)(lambda _view, _decision, _wishes: (1,))
    assert habit(view, question) == (1,)


def test_a_card_of_ones_own_is_played_when_and_if_it_advises() -> None:
    kind = bell()
    view = view_of("Smithy, Village")
    kinds = [smithy, kind, village]
    assert best_action(view, kinds, NO_WISHES) == 2
    kind.advice(RANK)(lambda _view, _kind, _wishes: FIRST + 1)
    assert best_action(view, kinds, NO_WISHES) == 1
    kind.advice(PAYS)(lambda _view, _kind, _wishes: False)
    assert best_action(view, kinds, NO_WISHES) == 2


@pytest.mark.parametrize(
    ("hand", "doubled"),
    [
        ("Throne Room, Smithy, Village", "Village"),  # else no action would be left for the other one
        ("Throne Room, Smithy", "Smithy"),
        ("Throne Room, Chapel, Gold", None),  # which has nothing to trash
    ],
)
def test_throne_room_doubles_what_helps_most(hand: str, doubled: str | None) -> None:
    [scenario] = read_scenarios(f'[[scenario]]\ntitle = "t"\nseat1 = {{ hand = "{hand}" }}\n', "file")
    game = set_up(scenario)
    picked: list[str | None] = []

    class Doubling:
        def answer(self, view: View, decision: Decision) -> tuple[int, ...]:
            if decision.source is None and decision.phase == "action":
                throne = decision.options.find(catalog.find("Throne Room"))
                return (throne,) if throne >= 0 else ()
            answer = habit(view, decision)
            if decision.source is catalog.find("Throne Room"):
                picked.append(decision.options.name(answer[0]) if answer else None)
            return answer

    game.seat_bots([Doubling(), Doubling()], View)
    game.play_turn()
    assert picked[0] == doubled


def test_no_card_leaves_its_tier_by_its_numbers() -> None:
    tiers = {FIRST, VILLAGE, CANTRIP, TERMINAL}
    for kind in catalog.kinds:
        tier, value = divmod(usual_rank(kind), TIER)
        assert tier * TIER in tiers
        assert value < TIER // 2, "advice adds to it"


def test_with_an_action_to_spare_what_draws_comes_before_what_does_not() -> None:
    witches = 'hand = "Witch, Chapel, 2 Curse, Village, Diplomat"'
    for actions, tier in ((1, TERMINAL), (2, DRAW)):
        [scenario] = read_scenarios(
            f'[[scenario]]\ntitle = "t"\nseat1 = {{ {witches}, actions = {actions} }}\n', "file"
        )
        view = View(set_up(scenario), 0)
        assert rank(view, witch, NO_WISHES) // TIER * TIER == tier
        assert rank(view, chapel, NO_WISHES) // TIER * TIER == TERMINAL
        assert rank(view, village, NO_WISHES) // TIER * TIER == VILLAGE
    few = view_of("Diplomat, Copper")
    assert rank(few, diplomat, NO_WISHES) // TIER * TIER == VILLAGE
