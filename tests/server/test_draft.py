"""Players choose the kingdom in turn, one card each, until there are ten (Intrigue, Preparation)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from commands import Command
from halls import Client, Scene, hall_in, people, refused, seated, sit, until

from fiefdom.cards.catalog import catalog
from fiefdom.cards.draft import Draft, suggested
from fiefdom.cli.main import make_parser
from fiefdom.cli.play import draft_wanted
from fiefdom.deals import new_secret
from fiefdom.engine.card_type import ATTACK
from fiefdom.errors import Complaint
from fiefdom.locale.speaker import speaker
from fiefdom.server import messages
from fiefdom.server.hall import Hall
from fiefdom.server.options import SeatOptions, TableOptions


def drafted(draft: Draft, random: Random) -> Draft:
    while draft.chooser is not None:
        draft.choose(random.choice(draft.choices()).name)
    return draft


# -- The rule ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "most"), [(2, 5), (3, 4), (4, 3), (6, 2)])
def test_players_choose_in_turn_until_there_are_ten_cards(players: int, most: int) -> None:
    draft = drafted(Draft(players, first=1), Random(players))
    assert [seat for seat, _ in draft.chosen] == [(1 + n) % players for n in range(10)]
    assert max(Counter(seat for seat, _ in draft.chosen).values()) == most
    assert len(set(draft.kingdom)) == 10


@pytest.mark.parametrize("seed", range(20))
def test_boxes_shares_editions_and_vetoes_hold_and_lead_to_no_dead_end(seed: int) -> None:
    draft = drafted(Draft(3, 0, ["dominion 3", "intrigue"], (2,), ["Witch"], [catalog.find("Chapel")]), Random(seed))
    assert Counter(kind.box for kind in draft.kingdom) == {"dominion": 3, "intrigue": 7}
    assert all(2 in kind.editions and kind.name != "Witch" for kind in draft.kingdom)


@pytest.mark.parametrize(
    ("card", "key"),
    [("Chapel", "draft-chosen"), ("Witch", "draft-card"), ("Gold", "draft-card"), ("Wich", "unknown-card")],
)
def test_what_cannot_be_chosen_is_refused_and_changes_nothing(card: str, key: str) -> None:
    draft = Draft(2, 0, ["dominion"], veto=["Witch"])
    draft.choose("Chapel")
    with pytest.raises(Complaint) as problem:
        draft.choose(card)
    assert problem.value.key == key
    assert [kind.name for kind in draft.kingdom] == ["Chapel"]
    assert draft.chooser == 1


def test_a_bot_chooses_what_it_needs_and_then_what_the_kingdom_lacks() -> None:
    draft, random = Draft(2, 0), Random(1)
    gardens = catalog.find("Gardens")
    assert suggested([], draft.choices(), [gardens], random) is gardens
    lacking = [kind for kind in draft.choices() if kind.buys or "buys" in kind.good_for]
    kingdom = [catalog.find(name) for name in ("Village", "Chapel", "Witch", "Moat")]
    assert all(suggested(kingdom, draft.choices(), [], random) in lacking for _ in range(20))
    assert not any(kind.types & ATTACK for kind in lacking)


# -- At a table -------------------------------------------------------------------------------------


def wish(n: int, **options: Any) -> TableOptions:
    return people(n, **({"kingdom": "", "draft": True, "first": 0} | options))


async def choose(client: Client, card: str) -> None:
    await client.ask(messages.Choose(client.state["step"], card))


TEN = ("Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Workshop")


def test_people_choose_in_turn_see_who_chose_what_and_then_the_game_begins(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        both = await seated(hall, wish(2), "Ann", "Bob")
        ann, bob = both
        assert ann.state["table"]["status"] == "drafting"
        assert not ann.state["picture"]
        await refused(choose(bob, "Witch"), "server-not-choosing")
        for n, card in enumerate(reversed(TEN)):
            for each in both:
                seen = each.state["table"]
                assert seen["asked"] == n % 2
                assert [pick["seat"] for pick in seen["draft"]["chosen"]] == [k % 2 for k in range(n)]
                assert card in seen["draft"]["cards"]
            await choose(both[n % 2], card)
        assert ann.state["table"]["status"] == "playing"
        assert ann.state["table"]["draft"] is None
        assert tuple(ann.state["table"]["kingdom"]) == TEN
        assert set(TEN) < set(ann.state["picture"]["supply"])
        assert ann.game.secret_record().kingdom == TEN

    play(scene)


def test_a_choice_comes_once_and_only_from_the_cards(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, wish(2, boxes=("dominion",), veto=("Witch",)), "Ann", "Bob")
        for card, key in [("Witch", "draft-card"), ("Wharf", "draft-card"), ("Nothing at all", "unknown-card-at-all")]:
            await refused(choose(ann, card), key)
        step = ann.state["step"]
        await choose(ann, "Chapel")
        await refused(ann.ask(messages.Choose(step, "Moat")), "server-answered")
        await refused(choose(ann, "Moat"), "server-not-choosing")
        await refused(choose(bob, "Chapel"), "draft-chosen")
        await refused(ann.ask(messages.Resign()), "server-is-drafting")
        assert len(ann.state["table"]["draft"]["chosen"]) == 1

    play(scene)


def test_bots_choose_at_once_and_a_strategy_what_it_needs(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        seats = (SeatOptions(), SeatOptions(bot="gardens"), SeatOptions(bot="fair"))
        [ann] = await seated(hall, wish(3, seats=seats), "Ann")
        for _ in range(4):
            await until(lambda: ann.state["table"]["asked"] == 0)
            await choose(ann, ann.state["table"]["draft"]["cards"][0])
        await until(lambda: ann.state["table"]["status"] == "playing")
        assert "Gardens" in ann.state["table"]["kingdom"]

    play(scene)


def test_a_table_of_bots_alone_chooses_and_plays(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        opened = await hall.open_table(messages.OpenTable("", wish(2, seats=(SeatOptions(bot="big-money"),) * 2)))
        watcher = await sit(hall, opened.table, opened.watch_key)
        await until(lambda: watcher.state["table"]["status"] == "over")
        assert len(watcher.state["table"]["kingdom"]) == 10

    play(scene)


def test_a_draft_survives_a_restart(tmp_path: Path) -> None:
    import asyncio

    async def first() -> tuple[str, str]:
        async with hall_in(tmp_path) as hall:
            ann, _ = await seated(hall, wish(2, first=None), "Ann", "Bob")
            asked = ann.state["table"]["asked"]
            client = [ann, _][asked]
            await choose(client, "Witch")
            return ann.table, (_, ann)[asked].key

    async def second(table: str, key: str) -> None:
        async with hall_in(tmp_path) as hall:
            other = await sit(hall, table, key)
            assert [pick["card"] for pick in other.state["table"]["draft"]["chosen"]] == ["Witch"]
            assert other.state["table"]["asked"] == other.state["you"]["seat"]
            await choose(other, "Moat")
            assert len(other.state["table"]["draft"]["chosen"]) == 2

    asyncio.run(second(*asyncio.run(first())))


def test_whoever_leaves_or_lets_the_time_run_out_does_not_stop_the_others(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob, cyd = await seated(hall, wish(3, turn_seconds=1), "Ann", "Bob", "Cyd")
        await bob.ask(messages.Leave())
        assert bob.state["can"]["come_back"]
        assert not bob.state["can"]["leave"]
        assert ann.state["seconds_left"] is not None
        # Nobody chooses anything: bots do, for Bob at once and for the others when their second is over.
        await until(lambda: ann.state["table"]["status"] == "playing")
        seats = ann.state["table"]["seats"]
        assert [seat["bot"] for seat in seats] == ["fair"] * 3
        await cyd.ask(messages.Return())
        assert cyd.state["table"]["seats"][2]["bot"] == ""

    play(scene)


def test_the_host_lets_a_bot_choose_for_somebody_who_is_away_until_they_are_back(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        ann, bob = await seated(hall, wish(2), "Ann", "Bob")
        await choose(ann, "Witch")
        bob.leave()
        await ann.ask(messages.Replace(1))
        await until(lambda: len(ann.state["table"]["draft"]["chosen"]) == 2)
        again = await sit(hall, ann.table, bob.key)
        assert again.state["table"]["seats"][1]["bot"] == ""
        await choose(ann, ann.state["table"]["draft"]["cards"][0])
        assert again.state["table"]["asked"] == 1

    play(scene)


def test_the_host_can_end_the_table_and_a_rematch_has_the_same_kingdom(play: Callable[[Scene], None]) -> None:
    async def scene(hall: Hall) -> None:
        [ann] = await seated(hall, wish(2, seats=(SeatOptions(), SeatOptions(bot="fair"))), "Ann")
        while ann.state["table"]["status"] == "drafting":
            await until(lambda: ann.state["table"]["asked"] == 0)
            if ann.state["table"]["status"] == "drafting":
                await choose(ann, ann.state["table"]["draft"]["cards"][0])
        kingdom = ann.state["table"]["kingdom"]
        await ann.ask(messages.Resign())
        await ann.ask(messages.Rematch())
        following = await sit(hall, ann.gathering.room.rematch, ann.key)
        assert following.state["table"]["status"] == "playing"
        assert following.state["table"]["kingdom"] == kingdom
        host, _ = await seated(hall, wish(2), "Ann", "Bob")
        await host.ask(messages.End())
        assert host.state["table"]["status"] == "ended"

    play(scene)


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"kingdom": "First Game"}, "draft-full"),
        ({"wishes": ("attack",)}, "draft-wishes"),
        (
            {"boxes": ("dominion",), "veto": tuple(kind.name for kind in catalog.kingdom_cards(["dominion"]))},
            "too-few-cards",
        ),
        ({"boxes": ("dominoes",)}, "unknown-box"),
    ],
)
def test_what_nobody_could_choose_from_is_refused(play: Callable[[Scene], None], options: Any, key: str) -> None:
    async def scene(hall: Hall) -> None:
        await refused(hall.open_table(messages.OpenTable("Ann", wish(2, **options))), key)

    play(scene)


# -- In the terminal --------------------------------------------------------------------------------


def test_two_people_and_a_bot_choose_in_turn_at_one_keyboard(fiefdom: Command) -> None:
    words = ["--players", "Ann,Bob", "--bots", "gardens", "--draft", "--first", "1", "--box", "dominion", "--seed", "5"]
    typed = "witch\nwitch\nWharf\nhelp moat\nmoat\nvillage\nsmithy\nmarket\nmine\nfest\n"
    outcome = fiefdom("play", *words, typed=typed)
    told = [line for line in outcome.out.splitlines() if " chooses " in line]
    assert [line.split()[0] for line in told] == ["Ann", "Bob", "gardens"] * 3 + ["Ann"]
    assert told[:3] == ["Ann chooses Witch.", "Bob chooses Moat.", "gardens chooses Gardens."]
    assert "Witch is already in the kingdom." in outcome.out
    assert "Wharf is not among the cards that you can choose from." in outcome.out
    assert "Festival" in told[-1]
    [game] = fiefdom("games", "1").out.split("kingdom: ")[1:]
    assert {"Witch", "Gardens", "Festival"} < set(game.splitlines()[0].split(", "))
    assert fiefdom("play", "--resume").status == 0


def test_a_draft_that_is_broken_off_leaves_no_game(fiefdom: Command) -> None:
    assert fiefdom("play", "--draft", typed="quit\n").status == 0
    assert fiefdom("play", "--draft", typed="Witch\n").status == 0
    assert fiefdom("play", "--resume").status == 2


@pytest.mark.parametrize("words", [["--random"], ["--wish", "attack"], ["--resume"], ["--kingdom", "First Game"]])
def test_what_does_not_go_with_a_draft_is_refused(fiefdom: Command, words: list[str]) -> None:
    outcome = fiefdom("play", "--draft", *words)
    assert outcome.status == 2
    assert len(outcome.err.splitlines()) == 1


def test_what_bots_choose_says_nothing_about_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    options = make_parser(speaker("en")).parse_args(["play", "--draft"])

    def begins() -> tuple[int | None, float]:
        draft, random = draft_wanted(options, 6, None, secret)
        return draft.chooser, random.random()

    secret = new_secret()
    assert begins() != begins()
    monkeypatch.setattr("fiefdom.cli.play.public_seed", lambda _: 5)
    one, secret = begins(), new_secret()
    assert begins() == one
