"""Episodes for learning programs: masks, observations, rewards, copies; random kingdoms of all boxes."""

from __future__ import annotations

from contextlib import suppress
from itertools import combinations, permutations
from random import Random
from typing import Any

import numpy as np
import pytest
from seats import answer, seated

from fiefdom.agents import DONE, PLAY_ALL, Curriculum, Dealer, IllegalAction, OneOf, Rewards, Sampled, numbering
from fiefdom.agents.answering import FIRST_LABEL, OTHER_LABELS, Answering
from fiefdom.agents.arrays import Arrays
from fiefdom.agents.episode import Episode
from fiefdom.agents.numbering import action_names, version_lists
from fiefdom.agents.writer import ObservationWriter
from fiefdom.cards.catalog import catalog
from fiefdom.engine.decision import Decision, LabelOptions, NumberOptions
from fiefdom.engine.rng import seeded
from fiefdom.errors import Complaint
from fiefdom.testing.secrets import mix_hidden
from fiefdom.version import IS_COMPILED
from fiefdom.views.picture import picture, question, seen_events
from fiefdom.views.resample import NoOtherWorld
from fiefdom.views.view import View

pytestmark = pytest.mark.rules

# As they are before any test adds cards of its own.
KINDS = tuple(kind.name for kind in catalog.kinds)
OURS = Sampled(boxes=["dominion", "intrigue", "seaside"])
EPISODES = 1000 if IS_COMPILED else 40


def played(seed: int, **options: Any) -> tuple[Dealer, Episode, Random]:
    """An episode of a random kingdom, to be played at random."""
    dealer = Dealer(players=2 + seed % 5, kingdom=OURS, max_turns=12, history=seed % 2 == 0, **options)
    episode, _ = dealer.deal(seeded(seed), 0, None)
    return dealer, episode, Random(seed)


def act(episode: Episode, rng: Random) -> int:
    action = rng.choice(episode.answering.legal_actions())
    episode.act(action)
    return action


def named(decision: Decision, answer: tuple[int, ...]) -> tuple[str, ...]:
    """An answer by names, sorted if the order does not matter."""
    names = decision.picked(decision.accept(answer))
    return tuple(names if decision.ordered else sorted(names))


def all_answers(decision: Decision) -> set[tuple[str, ...]]:
    """Every legal answer, by names; in order if the order matters."""
    size = len(decision.options)
    numbers = [
        n for n in range(decision.least, decision.most + 1) if not decision.all_or_none or n in (0, decision.most)
    ]
    picks = permutations if decision.ordered else combinations
    return {named(decision, each) for n in numbers for each in picks(range(size), n)}


def reachable(decision: Decision, view: View) -> list[tuple[str, ...]]:
    """The answers that sequences of actions lead to, once for each sequence."""
    found: list[tuple[str, ...]] = []

    def follow(taken: list[int]) -> None:
        answering = Answering(numbering())
        answering.begin(decision, view)
        for action in taken:
            answer = answering.take(action)
            if answer is not None:
                found.append(named(decision, answer))
                return
        legal = answering.legal_actions()
        assert legal, "a mask is never empty"
        for action in legal:
            follow([*taken, action])

    follow([])
    return found


def is_small(decision: Decision) -> bool:
    return len(decision.options) <= 6


def test_episodes_obey_the_rules_of_masks_and_secrets() -> None:
    """Over many random episodes: masks are never empty, what is masked in is legal, and nothing hidden is shown."""
    names = action_names(numbering())
    first_other = FIRST_LABEL + len(version_lists()[1])
    for seed in range(EPISODES):
        dealer, episode, rng = played(seed)
        arrays = Arrays(dealer.writer, flat=True)
        while episode.pending is not None:
            legal = episode.answering.legal_actions()
            assert len(legal) > 1, "what has only one answer is not asked"
            assert len(set(legal)) == len(legal)
            assert all(0 <= action < len(names) for action in legal)
            assert not any(first_other <= action < first_other + OTHER_LABELS for action in legal)
            if rng.random() < 0.02:
                check_hidden(arrays, episode, rng.randrange(dealer.players), rng)
            act(episode, rng)
        assert abs(sum(episode.earned)) < 1e-9


def check_hidden(arrays: Arrays, episode: Episode, seat: int, rng: Random) -> None:
    """Whatever is dealt in the places that a seat does not see, it observes the same."""
    seen = arrays.observation(episode, seat)
    mask = arrays.mask(episode, seat)
    clone = episode.clone()
    mix_hidden(clone.game, seat, rng)
    assert np.array_equal(Arrays(arrays.writer, flat=True).observation(clone, seat), seen)
    try:
        world = episode.resample(seat, rng.randrange(2**32))
    except NoOtherWorld:
        return
    again = Arrays(arrays.writer, flat=True).observation(world, seat)
    assert np.array_equal(again, seen), differing(arrays, seen, again)
    assert np.array_equal(arrays.mask(world, seat), mask)


def differing(arrays: Arrays, one: Any, other: Any) -> list[str]:
    names = arrays.writer.names()
    return [f"{names[i]}: {one[i]} and {other[i]}" for i in np.flatnonzero(one != other)]


def test_a_sheet_that_is_written_again_shows_what_a_new_one_shows() -> None:
    """Whatever was written on it before: other moments, other seats, other kingdoms."""
    for history in (False, True):
        dealer = Dealer(players=3, kingdom=OURS, max_turns=10, history=history)
        again = Arrays(dealer.writer, flat=True)
        for seed in range(EPISODES // 40):
            episode, _ = dealer.deal(seeded(seed), 0, None)
            rng = Random(seed)
            while not episode.is_over:
                seat = rng.randrange(3)
                rows = [arrays.observation(episode, seat) for arrays in (again, Arrays(dealer.writer, flat=True))]
                assert np.array_equal(*rows), differing(again, *rows)
                act(episode, rng)


def test_every_answer_is_reached_by_one_sequence_of_actions() -> None:
    checked = 0
    for seed in range(EPISODES // 4):
        _, episode, rng = played(seed)
        while (decision := episode.pending) is not None:
            if is_small(decision) and not episode.taken and not decision.is_for_treasures and rng.random() < 0.2:
                found = reachable(decision, episode.views[decision.seat])
                assert len(found) == len(set(found)), f"two sequences mean the same: {decision}"
                assert set(found) == all_answers(decision), decision
                checked += decision.most > 1
            act(episode, rng)
    assert checked > EPISODES // 40


def test_any_treasures_can_be_played() -> None:
    """With plain money: every set of kinds, by one sequence; all of it by a single action."""
    checked = 0
    for seed in range(20):
        _, episode, rng = played(seed)
        while (decision := episode.pending) is not None and checked < 50:
            view = episode.views[decision.seat]
            if decision.is_for_treasures and not episode.taken and view.has_plain_money and is_small(decision):
                found = [tuple(sorted(names)) for names in reachable(decision, view)]
                sets = {tuple(sorted(names)) for names in all_answers(decision)}
                assert len(found) == len(set(found))
                assert set(found) == sets
                checked += 1
            act(episode, rng)
    assert checked >= 20


def test_money_is_played_in_one_action_and_then_a_card_is_bought() -> None:
    dealer = Dealer(kingdom="First Game")
    episode, _ = dealer.deal(seeded(1), 0, None)
    assert episode.pending is not None
    assert episode.pending.is_for_treasures
    episode.act(PLAY_ALL)
    assert episode.pending.purpose == "buy"


def test_who_plays_some_treasures_is_not_asked_for_more() -> None:
    dealer = Dealer(kingdom="First Game")
    episode, _ = dealer.deal(seeded(1), 0, None)
    assert episode.pending is not None
    seat = episode.pending.seat
    copper = action_names(numbering()).index("play: Copper")
    episode.act(copper)
    episode.act(DONE)
    assert episode.pending.purpose == "buy"
    assert episode.views[seat].coins(seat) == 1


def test_numbers_are_given_digit_by_digit() -> None:
    """Secret Passage asks how deep; a deck of more than 64 cards takes two digits."""
    game = Dealer(kingdom="First Game").setup_of(Sampled("First Game").kingdom(0, 0)).start(0)
    for most, count in ((5, 6), (63, 64), (64, 65), (200, 201)):
        decision = Decision(0, 1, "choose", catalog.find("Secret Passage"), NumberOptions(most), 1, 1, False)
        found = reachable(decision, View(game, 0))
        assert sorted(int(names[0]) for names in found) == list(range(count))


def test_labels_of_own_cards_are_chosen_by_their_place() -> None:
    game = Dealer(kingdom="First Game").setup_of(Sampled("First Game").kingdom(0, 0)).start(0)
    options = LabelOptions(["+$1", "+$2", "dance", "sing"])
    decision = Decision(0, 1, "choose", None, options, 1, 2, False)
    found = reachable(decision, View(game, 0))
    assert set(found) == all_answers(decision)
    assert len(found) == len(set(found)) == 10


def test_the_version_names_every_card_and_label() -> None:
    """If this fails because of a new card or label, the version has to go up."""
    kinds, labels = version_lists()
    assert set(KINDS) == set(kinds)
    assert len(set(labels)) == len(labels)


# -- Rewards, kingdoms, seeds -----------------------------------------------------------------------------


def end(episode: Episode, seed: int) -> list[float]:
    """Play at random to the end; what each seat has earned in total."""
    rng = Random(seed)
    while not episode.is_over:
        act(episode, rng)
    return episode.earned


def test_rewards_for_the_lead_add_up_to_nothing() -> None:
    for seed in range(20):
        plain = Dealer(players=2 + seed % 3, max_turns=10)
        shaped = Dealer(players=2 + seed % 3, max_turns=10, rewards=Rewards(lead=0.1))
        one, other = (end(dealer.deal(seeded(seed), 0, None)[0], seed) for dealer in (plain, shaped))
        assert one == pytest.approx(other)


def test_rewards_for_the_lead_come_before_the_end() -> None:
    episode, _ = Dealer(rewards=Rewards(lead=1), kingdom="First Game").deal(seeded(3), 0, None)
    rng = Random(3)
    earned = []
    while not episode.is_over:
        act(episode, rng)
        earned.append(episode.claim(0))
    assert sum(reward != 0 for reward in earned) > 1


@pytest.mark.parametrize(
    ("scores", "turns", "expected"),
    [
        ([10, 7], [5, 5], [1.0, -1.0]),
        ([7, 7], [5, 5], [0.0, 0.0]),
        ([7, 7], [6, 5], [-1.0, 1.0]),
        ([3, 9, 9], [5, 5, 5], [-0.5, 0.25, 0.25]),
    ],
)
def test_winners_share(scores: list[int], turns: list[int], expected: list[float]) -> None:
    assert Rewards().at_end(scores, turns) == pytest.approx(expected)
    assert Rewards(win=0, score=2).at_end(scores, turns) == [
        2 * (score - max(scores[:seat] + scores[seat + 1 :])) for seat, score in enumerate(scores)
    ]


def test_a_game_that_goes_on_too_long_is_stopped_and_counted() -> None:
    episode, _ = Dealer(max_turns=3).deal(seeded(0), 0, None)
    earned = end(episode, 0)
    assert episode.is_stopped
    assert max(player.turns for player in episode.game.players) == 3
    assert sum(earned) == 0


def test_kingdoms_come_from_where_they_should() -> None:
    def boxes(source: Any, episode: int) -> set[str]:
        return {kind.box for kind in source.kingdom(episode, 7)}

    seaside = Sampled(boxes=["seaside"], wishes=["attack"], veto=["Wharf"])
    assert boxes(seaside, 0) == {"seaside"}
    assert {"Village", "Wharf"} & {kind.name for kind in seaside.kingdom(0, 1)} == set()
    curriculum = Curriculum([(2, Sampled(boxes=["dominion"])), (3, seaside), (1, Sampled(boxes=["intrigue"]))])
    assert [boxes(curriculum, n).pop() for n in (0, 1, 2, 4, 5, 99)] == [
        *["dominion"] * 2, *["seaside"] * 2, *["intrigue"] * 2,
    ]  # fmt: skip
    chosen = {OneOf(["First Game", "Size Distortion"]).kingdom(0, seed)[0].name for seed in range(20)}
    assert len(chosen) == 2


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"kingdom": "Nowhere Land Of Cards"}, "Nowhere"),
        ({"opponents": ["bigg-money"]}, "bigg-money"),
        ({"players": 7}, "7"),
        ({"max_turns": 0}, "0"),
        ({"kingdom": Sampled(wishes=["peace"])}, "peace"),
    ],
)
def test_what_cannot_be_is_said_at_once(options: dict[str, Any], says: str) -> None:
    with pytest.raises(Complaint) as raised:
        Dealer(**options)
    assert says in str(raised.value)
    assert "\n" not in str(raised.value)


def test_an_action_that_is_masked_out_changes_nothing() -> None:
    dealer, episode, _ = played(1)
    seen = Arrays(dealer.writer, flat=True).observation(episode, 0)
    for action in (-1, 10**6, next(n for n in range(99) if n not in episode.answering.legal_actions())):
        with pytest.raises(IllegalAction, match=r"masked out\. Allowed: (\d+, )*\d+\.$"):
            episode.act(action)
    assert np.array_equal(Arrays(dealer.writer, flat=True).observation(episode, 0), seen)


def test_the_same_seed_is_the_same_episode_on_both_builds() -> None:
    """The digest is the same compiled and uncompiled, since this test runs on both."""
    dealer = Dealer(players=3, kingdom=OneOf(["First Game", "Size Distortion", "Deconstruction"]), max_turns=8)
    digest = 0
    for seed in range(6):
        episode, seats = dealer.deal(seeded(seed), 0, None)
        chance = seeded(seed)
        arrays = Arrays(dealer.writer, flat=True)
        while (decision := episode.pending) is not None:
            row = arrays.observation(episode, decision.seat).astype(np.int64)
            digest = (digest * 31 + int((row * np.arange(1, len(row) + 1)).sum()) + seats[0]) % (2**61 - 1)
            legal = episode.answering.legal_actions()
            episode.act(legal[chance.below(len(legal))])
    assert digest == 1273489718754442493


def test_what_was_gained_bought_and_played_is_told_apart() -> None:
    """Ironworks gains an Estate, which is not bought; the Silver that is bought is gained, too."""
    table = seated(seat1={"hand": "Ironworks, Gold", "buys": 2}, seat2={})
    answer(table, "Ironworks", "Estate", "Gold", "Silver")
    writer = ObservationWriter(numbering(), 2, with_history=True)
    arrays = Arrays(writer, flat=True)
    writer.write(table.view(0), table.pending, None, arrays.current)
    shown = dict(zip(writer.names(), arrays.array, strict=True))
    found = {
        column: {kind.name for kind in catalog.kinds if shown.get(f"me: {column}: {kind.name}")}
        for column in ("gained", "bought", "played")
    }
    assert found == {"gained": {"Estate", "Silver"}, "bought": {"Silver"}, "played": {"Ironworks", "Gold"}}


# -- Copies -----------------------------------------------------------------------------------------------


def test_clones_go_the_same_way_and_leave_the_original_alone() -> None:
    for seed in range(EPISODES // 10):
        dealer, episode, rng = played(seed, rewards=Rewards(lead=0.01))
        for _ in range(rng.randrange(60)):
            if not episode.is_over:
                act(episode, rng)
        first, second = episode.clone(), episode.clone()
        seen = [Arrays(dealer.writer, flat=True).observation(episode, seat) for seat in range(dealer.players)]
        assert end(first, seed) == end(second, seed)
        assert first.game.trash.kinds == second.game.trash.kinds
        for seat, row in enumerate(seen):
            assert np.array_equal(Arrays(dealer.writer, flat=True).observation(episode, seat), row)
        assert end(episode, seed) == first.earned


def test_resampled_episodes_have_other_chances() -> None:
    """From the pending question on, neither hidden cards nor shuffles are the true ones."""
    episode, _ = Dealer(kingdom="First Game").deal(seeded(5), 0, None)
    assert episode.pending is not None
    seat = int(episode.pending.seat)
    hands = set()
    for seed in range(20):
        world = episode.resample(seat, seed)
        rng = Random(1)
        while world.views[seat].turns(seat) < 4 and not world.is_over:
            act(world, rng)
        hands.add(tuple(kind.name for kind in world.views[seat].hand))
    assert len(hands) > 5


def test_seats_that_see_the_same_go_on_to_observe_the_same() -> None:
    """Two worlds that a seat cannot tell apart, played on alike: as long as it sees the same, it observes the same."""
    compared = 0
    for seed in range(EPISODES // 5):
        dealer, episode, rng = played(seed, remembers=True)
        for _ in range(rng.randrange(80)):
            if not episode.is_over:
                act(episode, rng)
        if episode.pending is None:
            continue
        seat = rng.randrange(dealer.players)
        try:
            other = episode.resample(seat, seed)
        except NoOtherWorld:
            continue
        compared += stay_alike(dealer, episode.clone(), other, seat, rng)
    assert compared > EPISODES // 10


def seen_by(episode: Episode, seat: int, since: int) -> tuple[Any, Any, Any]:
    """What a seat sees: the position, its question, and what happened from an event on."""
    return picture(episode.views[seat]), question(episode.pending, seat), seen_events(episode.log(), seat, since)


def stay_alike(dealer: Dealer, one: Episode, other: Episode, seat: int, rng: Random) -> int:
    """Do the same in both until the seat sees a difference; how often it observed the same."""
    other.game.rng.become(one.game.rng)
    since = one.log().count_events()
    assert other.log().count_events() == since
    n = 0
    for _ in range(10):
        if one.pending is None or other.pending is None:
            return n
        if seen_by(one, seat, since) != seen_by(other, seat, since):
            return n
        rows = [Arrays(dealer.writer, flat=True).observation(each, seat) for each in (one, other)]
        assert np.array_equal(*rows), differing(Arrays(dealer.writer, flat=True), *rows)
        n += 1
        both = sorted(set(one.answering.legal_actions()) & set(other.answering.legal_actions()))
        if one.pending.seat != other.pending.seat or not both:
            return n
        action = rng.choice(both)
        one.act(action)
        other.act(action)
    return n


def test_copies_made_during_a_bots_turn_go_on_as_the_original_does() -> None:
    """Whoever is asked because a bot attacks: its answers so far are given again, it is not asked for them again."""
    dealer = Dealer(opponents=["random", "random"], kingdom="Militia, Spy, Minion, Torturer, Ghost Ship", max_turns=12)
    asked = 0
    for seed in range(max(4, EPISODES // 40)):
        episode, seats = dealer.deal(seeded(seed), 0, None)
        rng = Random(seed)
        while episode.pending is not None:
            if episode.game.turn != seats[0]:
                asked += 1
                clone = episode.clone()
                row = Arrays(dealer.writer, flat=True).observation(episode, seats[0])
                assert np.array_equal(Arrays(dealer.writer, flat=True).observation(clone, seats[0]), row)
                with suppress(NoOtherWorld):
                    world = episode.resample(seats[0], seed)
                    assert np.array_equal(Arrays(dealer.writer, flat=True).observation(world, seats[0]), row)
                action = act(episode, rng)
                clone.act(action)
                rows = [Arrays(dealer.writer, flat=True).observation(each, seats[0]) for each in (episode, clone)]
                assert np.array_equal(*rows), differing(Arrays(dealer.writer, flat=True), *rows)
            else:
                act(episode, rng)
    assert asked > 10


def test_a_game_that_is_over_cannot_be_resampled() -> None:
    _, episode, _ = played(2)
    end(episode, 2)
    assert episode.clone().is_over
    with pytest.raises(Exception, match="over"):
        episode.resample(0, 1)


def test_money_can_be_played_unasked() -> None:
    dealer = Dealer(kingdom=OURS, plays_money=True, max_turns=10)
    for seed in range(10):
        episode, _ = dealer.deal(seeded(seed), 0, None)
        rng = Random(seed)
        while episode.pending is not None:
            assert PLAY_ALL not in episode.answering.legal_actions()
            act(episode, rng)


def test_jumbled_cards_are_in_no_place() -> None:
    """Cutpurse shows a hand, then two of its cards go on the deck in secret, by Ghost Ship: nobody else knows which."""
    table = seated(
        seat1={"hand": "Village, Cutpurse, Ghost Ship", "deck": "Copper, Copper, Copper, Copper, Copper"},
        seat2={"hand": "Gold, Silver, Estate, Duchy, Curse", "deck": "Copper"},
    )
    answer(table, "Village", "Cutpurse", "Ghost Ship", "Gold, Duchy")
    writer = Dealer(kingdom="First Game").writer
    arrays = Arrays(writer, flat=True)
    writer.write(table.view(0), table.pending, None, arrays.current)
    shown = dict(zip(writer.names(), arrays.array.tolist(), strict=True))
    for card in ("Gold", "Silver", "Estate", "Duchy", "Curse"):
        assert shown[f"next 1: jumbled: {card}"] == 1
        assert shown[f"next 1: hand: {card}"] == shown[f"next 1: deck: {card}"] == 0
