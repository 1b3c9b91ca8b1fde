"""The state of a game, queries about it, and the one way to ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from fiefdom.engine.ability import THIS_TURN, Effect
from fiefdom.engine.card import Card, Kind
from fiefdom.engine.card_type import LANDSCAPES
from fiefdom.engine.copying import become, copy_into
from fiefdom.engine.decision import (
    ACTION_PHASE,
    BUY_PHASE,
    FIRST,
    FIRST_ONE,
    GAME_OVER,
    PHASES,
    RESIGN,
    START,
    TREASURE_PHASE,
    Answer,
    AsksEndlessly,
    Conceded,
    Decision,
    Diverged,
    Options,
    PileOptions,
    Suspend,
    first,
)
from fiefdom.engine.detail import NO_DETAIL, Detail
from fiefdom.engine.event import Event
from fiefdom.engine.happen import happen
from fiefdom.engine.knowledge import NOTHING, Knowledge
from fiefdom.engine.log import Given
from fiefdom.engine.mistake import BrokenCard
from fiefdom.engine.moment import OVER, PLAYED, PLAYING, RESIGNED
from fiefdom.engine.move import count_cards
from fiefdom.engine.native import i16, i64, mypyc_attr, vec
from fiefdom.engine.offer import Shelf, affordable, price_by_itself
from fiefdom.engine.pile import Pile
from fiefdom.engine.player import Player
from fiefdom.engine.price import MOST_COINS, covers, reduced
from fiefdom.engine.rng import Rng
from fiefdom.engine.sight import EVERYBODY
from fiefdom.engine.stock import Stock
from fiefdom.engine.turn import play_on
from fiefdom.engine.waiting import Waiting, stop_waiting_of
from fiefdom.engine.wiring import UNWIRED, Wiring
from fiefdom.engine.zone import TABLE, Zone

# How many cards a player's zones have room for to begin with.
ROOM: Final = 32
# The most answers that are logged between two effects; no effect of ours asks even a hundred questions.
MOST_ANSWERS: Final = 100_000


@mypyc_attr(acyclic=True)
@final
class PriceChange:
    """How much less all cards cost, and until when."""

    def __init__(self, less: int, until: int) -> None:
        self.less: Final = less
        self.until: Final = until


@final
class Game:
    """A game in progress. `step` goes to the next place between two effects, `play_turn` to the end of the turn."""

    def __init__(self, stock: Stock, seats: int) -> None:
        # What never changes during a game, and the wiring: neither is copied.
        self.stock: Final = stock
        # All seats as a bit set, with one more bit for onlookers.
        self.everybody: Final = (2 << seats) - 1
        self.piles_to_end: Final = 3 if seats < 5 else 4
        self.wiring: Wiring = UNWIRED
        # The state.
        self.rng: Final = Rng()
        self.players: Final[list[Player]] = []
        # Copies share a pile until one of them changes it; the unshared piles are a bit set of places.
        self.piles: list[Pile] = []
        self.unshared_piles: i64 = 0
        self.trash: Final = Zone("trash", TABLE, EVERYBODY, stock, stock.nothing, 0)
        # How many supply piles are empty; which ones, as a bit set of places; and what can be bought then.
        self.empty_piles = 0
        self.empty: i64 = 0
        self.shelf: Shelf | None = None
        # The piles that end the game when one of them is empty, as a bit set.
        self.ending: i64 = 0
        # Whose turn it is, and who had the last turn that was not an extra turn.
        self.turn: i64 = 0
        self.regular_turn: i64 = 0
        self.phase: i64 = START
        self.is_extra_turn = False
        # Who has resigned, in that order; who takes extra turns before the next player; price changes; effects that
        # wait, and the moments they wait for, as bits.
        self.resigned: tuple[int, ...] = ()
        self.extra_turns: tuple[int, ...] = ()
        self.price_changes: tuple[PriceChange, ...] = ()
        self.waiting: tuple[Waiting, ...] = ()
        self.awaited: i64 = 0
        # The innermost effect that is going on, and the temporary zones of all effects going on, the newest last.
        self.effect: Effect | None = None
        self.temporary: Final[list[Zone]] = []
        # What seats know beyond what they see.
        self.knowledge: Knowledge = NOTHING

    # -- Copies ---------------------------------------------------------------------------------------

    def add_player(self) -> None:
        room = vec[i16]([i16(0)] * ROOM)
        numbers = vec[i64]([0] * len(self.stock.numbers))
        owned = self.stock.row(0)
        self.players.append(Player(self, len(self.players), room[:], room[:], room[:], room[:], numbers, owned))

    def copy(self) -> Game:
        """An independent copy, where nobody sits and nothing is logged.

        A game can be copied only between two effects; inside one, a table copies its last checkpoint and replays.
        """
        assert self.effect is None, "a game is copied between two effects"
        new = Game(self.stock, len(self.players))
        copy_into(new, self)
        return new

    def become(self, other: Game) -> None:
        """Turn into a copy of another game of the same setup, reusing this game's memory."""
        become(self, other)

    # -- Queries ------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self.phase == GAME_OVER

    @property
    def is_buy_phase(self) -> bool:
        """Whether Treasures are played or cards are bought now."""
        return self.phase == TREASURE_PHASE or self.phase == BUY_PHASE

    @property
    def kinds(self) -> list[Kind]:
        """The kinds of cards that are in the game, as a new list."""
        return self.stock.kinds.copy()

    @property
    def supply(self) -> list[Pile]:
        return [pile for pile in self.piles if pile.in_supply]

    def pile(self, kind: Kind) -> Pile | None:
        place = self.stock.place_of(kind)
        return self.piles[place] if place >= 0 else None

    def unshared_pile(self, place: i64) -> Pile:
        """The pile at this place, to be changed: from now on no other game shares it."""
        pile = self.piles[place]
        if self.unshared_piles >> place & 1 == 0:
            pile = self.piles[place] = pile.copy()
            self.unshared_piles |= i64(1) << place
        return pile

    def unshared_knowledge(self) -> Knowledge:
        """What seats know, to be changed: from now on this game has knowledge of its own."""
        if self.knowledge is NOTHING:
            self.knowledge = Knowledge(self.stock, self.everybody)
        return self.knowledge

    def table_zones(self) -> list[Zone]:
        """The zones that belong to no player, without the piles that lie open."""
        zones = [self.trash]
        for place in self.stock.shuffled_piles:
            zones.append(self.piles[place])
        return zones

    def zones(self) -> list[Zone]:
        """Every zone except the piles that lie open."""
        zones = self.table_zones()
        for player in self.players:
            zones.extend(player.zones())
        return zones

    def has_ended(self) -> bool:
        """Whether the game ends with this turn."""
        return self.empty_piles > 0 and (self.empty_piles >= self.piles_to_end or self.empty & self.ending != 0)

    def __repr__(self) -> str:
        turns = self.players[self.turn].turns if self.players else 0
        turn = f"turn {turns} of seat {self.turn + 1}, {PHASES[self.phase]}"
        return f"game of {len(self.players)}: {turn}; empty piles: {self.empty_piles}; {self.trash}"

    # -- Prices ---------------------------------------------------------------------------------------

    def price(self, kind: Kind) -> int:
        """What a card costs now. Everything that compares prices calls this or `costs_from`."""
        if (not kind.varies and not self.price_changes) or kind.types & LANDSCAPES:
            return kind.cost
        return reduced(price_by_itself(self, kind), self.less())

    def less(self) -> int:
        """How much less every card costs now; no price falls below zero."""
        return sum([change.less for change in self.price_changes])

    def costs_from(self, kind: Kind, least: int, most: int) -> bool:
        price = self.price(kind)
        # Without other parts than coins, these are numbers like others.
        return least <= price <= most if most <= MOST_COINS else covers(most, price) and covers(price, least)

    def affordable(self, coins: i64) -> PileOptions:
        """The supply piles that cost no more than this and are not empty."""
        return affordable(self, coins)

    def offer(
        self, least: int, most: int, types: i64, among: list[Kind] | None, owner: int = -1, is_sale: bool = False
    ) -> PileOptions:
        """The non-empty supply piles that cost from `least` to `most`, of these types and among those kinds if any.

        A sale has the landscapes that can be bought as well.
        """
        found: list[Kind] = []
        for pile in self.piles:
            kind = pile.kind
            if (
                pile.n
                and (pile.is_sold if is_sale else pile.in_supply)
                and (types == 0 or kind.types & types)
                and (among is None or kind in among)
                and self.costs_from(kind, least, most)
            ):
                found.append(kind)
        return PileOptions(found, self.stock, owner)

    def count_empty(self, pile: Pile) -> None:
        """Update what depends on tops of piles and on empty ones, after a card has left this pile or come to it."""
        if pile.is_mixed:
            self.shelf = None
        bit: i64 = i64(1) << pile.place
        if pile.in_supply and (pile.n == 0) != (self.empty & bit != 0):
            self.empty ^= bit
            self.empty_piles += 1 if pile.n == 0 else -1
            self.shelf = None

    # -- Questions and events -----------------------------------------------------------------------

    def seat_bots(self, bots: list[Any], view_of: Callable[[Game, int], Any], is_checked: bool = False) -> None:
        """Seat these bots: for each seat, something with `answer(view, decision)`, or None."""
        wiring = self.wiring
        if wiring.log is None and wiring.view_of is view_of and len(bots) == len(wiring.bots):
            for i in range(len(bots)):
                if bots[i] is not wiring.bots[i]:
                    break
            else:
                wiring.is_checked = is_checked
                return
        self.wiring = Wiring(bots, [view_of(self, seat) for seat in range(len(bots))])
        self.wiring.view_of = view_of
        self.wiring.is_checked = is_checked

    def decision(
        self,
        seat: i64,
        purpose: str,
        options: Options,
        least: int,
        most: int,
        ordered: bool = False,
        all_or_none: bool = False,
    ) -> Decision:
        """A question asked by the effect that is going on."""
        return Decision(seat, self.phase, purpose, self.source(), options, least, most, ordered, all_or_none)

    def source(self) -> Kind | None:
        """The kind of card whose effect is going on."""
        return None if self.effect is None else self.effect.card.kind

    def ask(self, decision: Decision) -> Answer:
        """The one way to ask: take the next answer of the script, or ask the bot in that seat, or raise Suspend."""
        wiring = self.wiring
        if wiring.is_checked:
            self.check()
        if wiring.world is not None or wiring.script:
            self.catch_up()
        if self.resigned and self.has_resigned(decision.seat):
            wiring.unasked += 1
            if wiring.unasked > MOST_ANSWERS:
                raise AsksEndlessly("card-asks", n=MOST_ANSWERS)
            return first(decision.least)
        if wiring.script:
            answer = self.answer_again(decision)
        else:
            seat = decision.seat
            answerer = wiring.answerers[seat] if seat < len(wiring.answerers) else None
            if answerer is not None:
                # Bots are not asked when nothing is on offer.
                is_asked = decision.most > 0 or answerer.is_watched
                answer = answerer.answer(wiring.views[seat], decision) if is_asked else FIRST[0]
            elif wiring.next is not None:
                answer = wiring.next
                wiring.next = None
            else:
                raise Suspend(decision)
            # Most answers pick the first option, which is always there.
            if answer is not FIRST_ONE or decision.least > 1 or decision.all_or_none:
                answer = decision.accept(answer)
        if wiring.log is not None:
            if len(wiring.log.given) >= MOST_ANSWERS:
                raise AsksEndlessly("card-asks", n=MOST_ANSWERS)
            wiring.log.given.append(Given(decision, answer, wiring.log.count_events()))
        return answer

    def catch_up(self) -> None:
        """Take a resampled game's randomness where that begins, and let those resign who did so here."""
        wiring = self.wiring
        self.change_world()
        while wiring.script and wiring.script[0].purpose == RESIGN:
            given = wiring.script.pop(0)
            if wiring.log is not None:
                wiring.log.given.append(given)
            self.resign(given.seat)
            self.change_world()

    def change_world(self) -> None:
        """If this is where a resampled game begins to differ, take its randomness."""
        world = self.wiring.world
        if world is not None and self.wiring.count_given() == world.answers:
            self.rng.become(world.chance)

    def answer_again(self, decision: Decision) -> Answer:
        """The next answer of the script, in a resampled game with the cards that lie there instead."""
        given = self.wiring.script.pop(0)
        self.wiring.replayed += 1
        world = self.wiring.world
        again = given.answer if given.fits(decision) else None
        if world is not None and world.seat != given.seat:
            again = given.answer_in(decision, world.swaps)
        if again is None:
            raise Diverged("game-diverged", question=repr(decision))
        if again != given.answer:
            decision.accept(again)  # raises if the resampled game does not allow it
        return again

    def has_resigned(self, seat: i64) -> bool:
        return int(seat) in self.resigned

    def resign(self, seat: int) -> None:
        """Take a player out of the game, with everything that waits for them; with one player left, it is over.

        The others pass the player by. An effect that is going on asks them nothing more, and is finished.
        """
        self.tell(RESIGNED, seat, [], 0)
        self.resigned = (*self.resigned, seat)
        self.extra_turns = tuple([each for each in self.extra_turns if each != seat])
        stop_waiting_of(self, seat)
        if len(self.resigned) == len(self.players) - 1:
            self.phase = GAME_OVER
            self.tell(OVER, self.turn, [], 0)
            raise Conceded

    def listen(self, wiring: Wiring) -> None:
        """Play with this wiring. If it has a log, what each seat knows is tracked from now on."""
        self.wiring = wiring
        if wiring.log is not None:
            self.unshared_knowledge().track()

    def tell(
        self,
        what: i64,
        seat: i64,
        cards: list[Card],
        seen_by: int,
        detail: Detail = NO_DETAIL,
        origin: str = "",
        target: str = "",
        was_open: bool = False,
    ) -> None:
        """Log an event, if there is a log that hears it."""
        log = self.wiring.log
        if log is not None and log.hears:
            kinds = tuple([card.kind for card in cards])
            event = Event(what, seat, kinds, seen_by, detail, self.effect, origin, target, was_open)
            log.events.append(event)

    # -- Moments and effects ------------------------------------------------------------------------

    def happens(self, when: i64, by: i64) -> None:
        """Something happens: everything that waits for it acts."""
        if (self.stock.awaited | self.awaited) & when:
            happen(self, when, None, by)

    def happens_to(self, when: i64, card: Card, by: i64) -> None:
        """Something happens to a card: everything that waits for it acts."""
        if (self.stock.concerns[card.slot] | self.awaited) & when:
            happen(self, when, card, by)

    def minds_treasures(self) -> bool:
        """Whether anything may respond when Treasures are played."""
        return self.stock.minds_treasures or self.awaited & (PLAYING | PLAYED) != 0

    def cheaper(self, less: int) -> None:
        """All cards cost this much less until the end of the turn."""
        self.price_changes = (*self.price_changes, PriceChange(less, THIS_TURN))

    def back_to_actions(self) -> None:
        """If this is a Buy phase, go back to the Action phase."""
        if self.is_buy_phase:
            self.phase = ACTION_PHASE

    def now(self) -> Effect:
        """The effect that is going on."""
        effect = self.effect
        if effect is None:
            raise BrokenCard("card-no-effect")
        return effect

    def begin(self, card: Card) -> Effect:
        """Begin an effect of this card, inside the one that is going on, if any."""
        effect = self.effect = Effect(card, self.effect)
        return effect

    def end(self) -> None:
        """End the effect that is going on, and remove the temporary zones it made."""
        effect = self.now()
        temporary = self.temporary
        while temporary and temporary[-1].depth >= effect.depth:
            zone = temporary.pop()
            if zone.n:
                left = tuple([kind.name for kind in zone.kinds])
                raise BrokenCard("card-left-cards", card=(effect.card.kind.name,), cards=left, zone=zone.name)
        self.effect = effect.outer

    # -- Running ------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end, or until a person has to decide."""
        while self.phase != GAME_OVER:
            play_on(self, whole_turn=True)

    def play_turn(self) -> None:
        play_on(self, whole_turn=True)

    def step(self) -> None:
        play_on(self, whole_turn=False)

    # -- Checking -----------------------------------------------------------------------------------

    def check(self) -> None:
        """Raise unless every card is in exactly one zone, counts are right, and no number is below zero."""
        seen: dict[int, str] = {}
        open_piles: list[Zone] = [pile for pile in self.piles if pile.sight == EVERYBODY]
        for zone in [*self.zones(), *open_piles]:
            for card in zone.cards:
                if card.ident in seen:
                    raise BrokenCard("card-twice", card=(card.kind.name,), zone=seen[card.ident], other=zone.name)
                seen[card.ident] = zone.name
        wiring = self.wiring
        if wiring.is_checked:
            if wiring.card_count == 0:
                wiring.card_count = len(seen)
            if len(seen) != wiring.card_count:
                raise BrokenCard("cards-nowhere", n=wiring.card_count - len(seen))
        empty = [pile.place for pile in self.piles if pile.in_supply and pile.n == 0]
        assert self.empty_piles == len(empty)
        assert self.empty == sum([1 << place for place in empty])
        for player in self.players:
            for i in range(len(self.stock.numbers)):
                if player.numbers[i] < 0:
                    name = self.stock.numbers[i].name
                    raise BrokenCard("number-below-zero", seat=int(player.seat) + 1, number=name)
            assert [*count_cards(player)] == [*player.owned], "a player's cards are not those counted"
