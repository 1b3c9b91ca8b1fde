"""Moments: what waits for them, in which order, and where the cards are by then."""

from __future__ import annotations

import pytest
from scenes import added, play
from seats import answer, seated

from fiefdom.cards import (
    ACTION,
    ACTIONS_END,
    BOUGHT,
    BUYS_BEGIN,
    BUYS_END,
    CLEAN_UP,
    CLEARED,
    DISCARDED,
    GAINED,
    IN_PLAY,
    ITSELF,
    OTHERS,
    OVER,
    OWN,
    PLAYED,
    PLAYING,
    REVEALED,
    SHUFFLED,
    TRASHED,
    TREASURE,
    TURN,
    TURN_ENDS,
    VICTORY,
    Card,
    Kind,
    Player,
    card,
)
from fiefdom.cards.basic import gold, silver
from fiefdom.engine.moment import MOMENTS

pytestmark = pytest.mark.rules

SCRIPTS = {
    PLAYING: ["1 play Village"],
    PLAYED: ["1 play Village"],
    GAINED: ["1 play -", "1 buy Copper"],
    BOUGHT: ["1 play -", "1 buy Copper"],
    TRASHED: ["1 play Chapel", "1 trash Estate"],
    DISCARDED: ["1 play Cellar", "1 discard Estate"],
    REVEALED: ["1 play Adventurer"],
    SHUFFLED: ["1 play Adventurer"],
    TURN: ["1 play -", "1 buy -"],
    ACTIONS_END: ["1 play -"],
    BUYS_BEGIN: ["1 play -"],
    BUYS_END: ["1 play -", "1 buy -"],
    CLEAN_UP: ["1 play -", "1 buy -"],
    TURN_ENDS: ["1 play -", "1 buy -"],
    OVER: ["1 play -", "1 buy Copper"],
    CLEARED: ["1 play -", "1 buy -"],
}


def test_every_moment_has_a_script() -> None:
    assert set(SCRIPTS) == set(MOMENTS.values())


@pytest.mark.parametrize("moment", sorted(SCRIPTS), ids={bit: name for name, bit in MOMENTS.items()}.get)
def test_a_card_in_play_can_wait_for_any_moment(moment: int) -> None:
    """The effect is in the log when it happens, and nothing happens before the moment comes."""
    watcher = card("Watcher", cost=2, types=ACTION)
    seen: list[tuple[str, int]] = []

    @watcher.when(moment, where=IN_PLAY, by=OWN)
    def watch(me: Player, concerned: Card) -> None:
        seen.append((concerned.kind.name, me.actor().seat))

    added(watcher)
    hand = '"Village, Chapel, Cellar, Adventurer, Estate"'
    # Two piles are empty and a third has one card left, so the game can end.
    supply = "supply.Copper = 1\nsupply.Curse = 0\nsupply.Duchy = 0" if moment == OVER else ""
    seat = 2 if moment == TURN else 1
    script = [*SCRIPTS[moment]]
    play_text = f"""
        kingdom = "Watcher, Village, Chapel, Cellar, Adventurer"
        {supply}
        seat{seat}.in_play = "Watcher"
        seat1.hand = {hand}
        seat1.deck = "Copper"
        seat1.discard = "Copper, Silver, Gold, Duchy, Duchy"
        script = {script!r}
    """
    if moment in (TURN_ENDS, OVER):
        # Cards in play are discarded before the turn ends, but a waiting effect is still there.
        waiting(watcher, moment, seen)
        play_text = (
            play_text.replace("seat1.in_play", "seat1.set_aside")
            .replace('"Village, ', '"Watcher, Village, ')
            .replace("script = [", "seat1.actions = 2\n        script = ['1 play Watcher', ")
        )
    play(play_text)
    assert seen
    assert {by for _, by in seen} == {seat - 1}


def waiting(watcher: Kind, moment: int, seen: list[tuple[str, int]]) -> None:
    """Make the card wait for the moment with an effect, not with an ability in play."""
    watcher.abilities.clear()

    @watcher.play
    def wait(me: Player) -> None:
        me.this_turn(moment)

    @watcher.this_turn(moment)
    def see(me: Player, concerned: Card) -> None:
        seen.append((concerned.kind.name, me.actor().seat))


def test_abilities_come_in_turn_order_from_whose_turn_it_is() -> None:
    order: list[int] = []
    bell = card("Bell", cost=2, types=ACTION)

    @bell.when(GAINED, where=IN_PLAY)
    def ring(me: Player, gained: Card) -> None:
        order.append(me.seat)

    added(bell)
    play("""
        players = 4
        turn = 3
        kingdom = "Bell"
        seat1.in_play = "Bell"
        seat2.in_play = "Bell"
        seat3.in_play = "Bell"
        seat4.in_play = "Bell"
        phase = "buy"
        script = ["3 buy Copper"]
    """)
    assert order == [2, 3, 0, 1]


def test_by_whose_doing_counts() -> None:
    heard: list[str] = []
    mine, others = card("Mine Own", cost=2, types=ACTION), card("Theirs", cost=2, types=ACTION)

    @mine.when(GAINED, where=IN_PLAY, by=OWN)
    def of_mine(me: Player, gained: Card) -> None:
        heard.append("mine")

    @others.when(GAINED, where=IN_PLAY, by=OTHERS, types=VICTORY)
    def of_others(me: Player, gained: Card) -> None:
        heard.append(f"others {gained.kind.name}")

    added(mine, others)
    play("""
        kingdom = "Mine Own, Theirs"
        seat1.in_play = "Mine Own, Theirs"
        seat2.in_play = "Theirs"
        seat1.buys = 2
        seat1.coins = 2
        phase = "buy"
        script = ["1 buy Copper", "1 buy Estate"]
    """)
    assert heard == ["mine", "mine", "others Estate"]


def test_what_happens_to_a_card_can_be_the_cards_own_matter() -> None:
    """As in later boxes: when you gain this, when you trash this."""
    prize = card("Prize", cost=2, types=VICTORY)

    @prize.when(GAINED, where=ITSELF)
    def gained(me: Player, this: Card) -> None:
        me.gain(gold)

    @prize.when(TRASHED, where=ITSELF)
    def trashed(me: Player, this: Card) -> None:
        me.plus(cards=2)

    added(prize)
    play("""
        kingdom = "Prize, Chapel"
        seat1.hand = "Chapel, Prize, Estate"
        seat1.deck = "Silver, Copper"
        seat1.coins = 2
        script = ["1 play Chapel", "1 trash Prize, Estate", "1 play -", "1 buy Prize"]
        [scenario.after]
        asks = "2 buy"
        seat1.hand = "Chapel, Copper, Gold, Prize, Silver"
        trash = "Prize, Estate"
    """)


def test_an_effect_looks_where_the_card_is_now() -> None:
    """Two abilities move the gained card: the second one finds it where the first one put it."""
    found: list[str] = []
    up, down = card("Up", cost=2, types=ACTION), card("Down", cost=2, types=ACTION)

    @up.when(GAINED, where=IN_PLAY, by=OWN)
    def to_deck(me: Player, gained: Card) -> None:
        zone = me.zone_of(gained)
        assert zone is not None
        found.append(zone.name)
        me.topdeck_cards([gained], zone)

    @down.when(GAINED, where=IN_PLAY, by=OWN)
    def to_trash(me: Player, gained: Card) -> None:
        zone = me.zone_of(gained)
        assert zone is not None
        found.append(zone.name)
        me.trash_card(gained, zone)

    added(up, down)
    play("""
        kingdom = "Up, Down"
        seat1.in_play = "Up, Down"
        phase = "buy"
        script = ["1 buy Copper", "1 order Up"]
        [scenario.after]
        trash = "Copper"
    """)
    assert found == ["discard", "deck"]


def test_a_treasure_that_is_gone_from_the_hand_is_not_played() -> None:
    """Of several Treasures played together, one may trash another before it is played."""
    acid = card("Acid", cost=2, types=TREASURE, coins=1)

    @acid.play
    def dissolve(me: Player) -> None:
        me.trash(1, of=gold)

    added(acid)
    play("""
        kingdom = "Acid"
        phase = "buy"
        seat1.hand = "Acid, Gold, Silver"
        script = ["1 play Acid, Gold, Silver"]
        [scenario.after]
        seat1.coins = 3
        seat1.in_play = "Acid, Silver"
        trash = "Gold"
    """)


def test_mandatory_and_optional_things_are_one_question() -> None:
    """You may pass once only optional things are left."""
    must, may = card("Must", cost=2, types=ACTION), card("May", cost=2, types=ACTION)

    @must.when(GAINED, where=IN_PLAY, by=OWN)
    def must_happen(me: Player, gained: Card) -> None:
        me.plus(coins=1)

    @may.when(GAINED, where=IN_PLAY, by=OWN, may=True)
    def may_happen(me: Player, gained: Card) -> None:
        me.plus(coins=10)

    added(must, may)
    text = """
        kingdom = "Must, May, Workshop"
        seat1.in_play = "Must, May"
        seat1.hand = "Workshop"
        script = {script}
        [scenario.after]
        seat1.coins = {coins}
    """
    play(text.format(script='["1 play Workshop", "1 gain Estate", "1 react Must", "1 react -"]', coins=1))
    play(text.format(script='["1 play Workshop", "1 gain Estate", "1 react May"]', coins=11))
    with pytest.raises(AssertionError, match="pick 1"):
        play(text.format(script='["1 play Workshop", "1 gain Estate", "1 react -"]', coins=1))


def test_the_question_what_comes_next_says_where_the_cards_are() -> None:
    """A reaction in hand is looked for there; with something that waits in play, the question is about that place."""
    hand = "Workshop, Pirate, Village"
    for more, zone, zones in (("", "hand", None), (", Sailor", "in_play", {"Pirate": "hand", "Sailor": "in_play"})):
        table = seated(seat1={"hand": hand + more, "actions": 2}, seat2={"deck": "Astrolabe"})
        answer(table, *["Sailor"] * bool(more), "Workshop", "Astrolabe")
        asked = table.question(0)
        assert asked is not None
        assert (asked["purpose"], asked["zone"]) == ("react", zone)
        assert "Pirate" in asked["options"]
        assert (dict(zip(asked["options"], asked["zones"], strict=True)) if "zones" in asked else None) == zones


def test_what_begins_to_wait_waits_for_the_next_such_moment() -> None:
    """Each Silver lights the next one, and not itself."""
    fuse = card("Fuse", cost=2, types=ACTION)

    @fuse.play
    def light(me: Player) -> None:
        me.this_turn(PLAYED, silver)

    @fuse.this_turn(PLAYED)
    def burn(me: Player, burning: Card) -> None:
        me.plus(coins=1)
        me.wait_no_more()
        if me.coins < 9:
            me.this_turn(PLAYED, silver)

    added(fuse)
    play("""
        kingdom = "Fuse"
        seat1.hand = "Fuse, Silver, Silver"
        script = ["1 play Fuse", "1 play Silver, Silver"]
        [scenario.after]
        seat1.coins = 6
    """)
