"""The state of a game, the one way to ask, and the turn as an explicit machine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from fiefdom.engine import event as happened
from fiefdom.engine.card import ACTION, CURSE, REACTION, TREASURE, Card, Kind
from fiefdom.engine.decision import (
    BUY,
    FIRST,
    FIRST_ONE,
    MOST_FIRST,
    ORDER,
    PLAY,
    REACT,
    Answer,
    CardOptions,
    Decision,
    Diverged,
    PileOptions,
    Suspend,
)
from fiefdom.engine.effect import START as START_OF_TURN
from fiefdom.engine.effect import Later, Play
from fiefdom.engine.event import Event
from fiefdom.engine.native import i64
from fiefdom.engine.player import Player
from fiefdom.engine.rng import Rng
from fiefdom.engine.seat import ALL
from fiefdom.engine.zone import EVERYBODY, Pile, Zone

START: Final = 0
ACTIONS: Final = 1
BUYS: Final = 2
CLEAN_UP: Final = 3
OVER: Final = 4

# Where the pile of Provinces stands in the supply: the basic piles come first, by their cost.
PROVINCES: Final = 6

PHASES: Final = ("start", "action", "buy", "clean-up", "over")


@final
class Given:
    """An answer that was given, with what it was an answer to, and how many events there were by then."""

    def __init__(self, decision: Decision, answer: Answer, events: int) -> None:
        self.events: Final = events
        self.seat: Final = decision.seat
        self.purpose: Final = decision.purpose
        self.picked: Final = decision.picked(answer)
        self.answer: Final = answer

    def fits(self, decision: Decision) -> bool:
        return (
            self.seat == decision.seat
            and self.purpose == decision.purpose
            and max(self.answer, default=-1) < decision.options.size()
            and self.picked == decision.picked(self.answer)
        )


@final
class Game:
    """A game in progress. `step` goes on from one place between two effects to the next."""

    def __init__(self, seats: int, kinds: list[Kind], places: list[int], rng: Rng) -> None:
        # What never changes while a game lasts: the kinds in it, and where each one's pile stands (-1: nowhere).
        self.kinds: Final = kinds
        self.places: Final = places
        self.everybody: Final = (1 << seats) - 1
        self.piles_to_end: Final = 3 if seats < 5 else 4
        self.rng = rng
        self.players: list[Player] = []
        self.supply: list[Pile] = []
        self.trash = Zone("trash", -1, EVERYBODY, [])
        self.empty_piles = 0
        # The same, as a bit set of their places; and what may be bought, by them and by how much one has, as far as
        # it was ever asked: copies share that.
        self.empty: i64 = 0
        self.offers: dict[int, PileOptions] = {}
        self.turn = 0
        self.phase = START
        # Whether treasures may still be played in this buy phase.
        self.treasures_first = False
        # By how much every card costs less this turn, though none less than nothing.
        self.discount: i64 = 0
        # The cards played this turn, each as often as it was played.
        self.played: list[Card] = []
        self.laters: list[Later] = []
        # Whether the turn is an extra one, and whether another follows it at once.
        self.is_extra_turn = False
        self.extra_turn_follows = False
        # How many Embargo tokens lie on each pile, once there are any.
        self.embargoes: list[int] = []
        # Whether any kind in the game does something at clean-up, or when somebody gains a card.
        self.has_clean_up = False
        self.has_gain_reactions = False
        self.plays: list[Play] = []
        # Who answers for each seat: a bot, which gets the view that `view_of` makes for it, or nobody in the program.
        self.bots: list[Any] = []
        self.view_of: Callable[[Game, int], Any] | None = None
        self.answerers: list[Callable[[Any, Decision], Answer] | None] = []
        self.views: list[Any] = []
        # Answers to give before anybody is asked.
        self.script: list[Given] = []
        self.given: list[Given] = []
        self.recording = False
        self.asks_forced = False
        # Whether `check` runs at every decision, and how many cards there were when it first did.
        self.checked = False
        self.card_count = 0
        self.listening = False
        self.events: list[Event] = []

    def add_player(self, kinds_known: int) -> None:
        player = Player(self, len(self.players), [], [], [], [])
        player.owned = [0] * kinds_known
        self.players.append(player)
        self.bots.append(None)
        self.answerers.append(None)
        self.views.append(None)

    def note_kind(self, kind: Kind) -> None:
        """A card of this kind may come into play: be ready for what it does."""
        self.has_clean_up = self.has_clean_up or kind.on_clean_up is not None
        self.has_gain_reactions = self.has_gain_reactions or kind.on_gain is not None

    def seat_bots(self, bots: list[Any], view_of: Callable[[Game, int], Any]) -> None:
        """These answer from now on: for each seat something with `answer(view, decision)`, or None."""
        self.bots = bots
        self.view_of = view_of
        self.answerers = [None if bot is None else bot.answer for bot in bots]
        self.views = [view_of(self, seat) for seat in range(len(bots))]

    def copy(self) -> Game:
        """The same game, apart. Only between two effects: inside one, a table copies its checkpoint and goes on."""
        assert not self.plays, "a game is copied between two effects"
        new = Game(len(self.players), self.kinds, self.places, Rng(self.rng.state))
        for player in self.players:
            new.players.append(player.copy(new))
        for pile in self.supply:
            new.supply.append(Pile(pile.kind, pile.cards.copy()))
        new.trash.cards = self.trash.cards.copy()
        new.empty_piles = self.empty_piles
        new.empty = self.empty
        new.offers = self.offers
        new.turn = self.turn
        new.phase = self.phase
        new.treasures_first = self.treasures_first
        new.discount = self.discount
        new.played = self.played.copy()
        new.laters = self.laters.copy()
        new.has_clean_up = self.has_clean_up
        new.has_gain_reactions = self.has_gain_reactions
        new.is_extra_turn = self.is_extra_turn
        new.extra_turn_follows = self.extra_turn_follows
        new.embargoes = self.embargoes.copy()
        if self.view_of is not None:
            new.seat_bots(self.bots, self.view_of)
        else:
            new.bots = self.bots.copy()
            new.answerers = self.answerers.copy()
            new.views = self.views.copy()
        new.recording = self.recording
        new.asks_forced = self.asks_forced
        new.checked = self.checked
        new.card_count = self.card_count
        new.listening = self.listening
        if self.recording:
            new.given = self.given.copy()
        if self.listening:
            new.events = self.events.copy()
        return new

    def dismiss(self) -> None:
        """The game is not needed any more: parted from its players and views, all are freed without the collector."""
        self.players.clear()
        self.views.clear()

    # -- What is so ---------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self.phase == OVER

    def pile(self, kind: Kind) -> Pile | None:
        place = self.places[kind.number]
        return self.supply[place] if place >= 0 else None

    def affordable(self, limit: int) -> PileOptions:
        """The piles that cost no more than this and are not empty."""
        key = limit << len(self.supply) | self.empty
        options = self.offers.get(key)
        if options is None:
            options = self.offers[key] = self.offer(0, limit, 0, None)
        return options

    def offer(self, floor: int, limit: int, types: i64, among: list[Kind] | None, owner: int = -1) -> PileOptions:
        """The piles that cost from `floor` to `limit`, have one of these types, are among those, and are not empty."""
        found: list[Kind] = []
        for pile in self.supply:
            kind = pile.kind
            if (
                floor <= kind.cost <= limit
                and pile.cards
                and (types == 0 or kind.types & types)
                and (among is None or kind in among)
            ):
                found.append(kind)
        return PileOptions(found, len(self.places), owner)

    def source(self) -> Kind | None:
        """The kind of card whose effect is going on."""
        return self.plays[-1].card.kind if self.plays else None

    def has_ended(self) -> bool:
        """Whether the end of this turn is the end of the game."""
        return self.empty_piles > 0 and (self.empty_piles >= self.piles_to_end or not self.supply[PROVINCES].cards)

    def zones(self) -> list[Zone]:
        zones = [self.trash]
        for player in self.players:
            zones.extend(player.zones())
        return zones

    # -- Asking and telling -------------------------------------------------------------------------

    def ask(self, decision: Decision) -> Answer:
        """The one way to ask: of the script, else of the bot that sits there, else by raising Suspend."""
        if self.checked:
            self.check()
        if self.script:
            given = self.script.pop(0)
            if not given.fits(decision):
                raise Diverged(f"run again, the game asks something else than before: {decision}")
            answer = given.answer
        else:
            seat = decision.seat
            answer_of = self.answerers[seat]
            if answer_of is None:
                raise Suspend(decision)
            answer = answer_of(self.views[seat], decision)
            # Most answers are the first option, which is always there.
            if answer is not FIRST_ONE or decision.least > 1 or decision.all_or_none:
                answer = decision.accept(answer)
        if self.recording:
            self.given.append(Given(decision, answer, len(self.events)))
        return answer

    def tell(
        self,
        name: str,
        seat: int,
        cards: list[Card],
        seen_by: int,
        top: Kind | None = None,
        zone: str = "",
        number: int = 0,
    ) -> None:
        kinds = tuple([card.kind for card in cards])
        self.events.append(Event(name, seat, kinds, seen_by, top, zone, number))

    def tell_label(self, name: str, seat: int, label: str) -> None:
        self.events.append(Event(name, seat, (), self.everybody, None, label, 0))

    def check(self) -> None:
        """Every card is in exactly one place, what is counted is right, and no counter is below zero."""
        seen: dict[int, str] = {}
        places = [(zone.name, zone.cards) for zone in self.zones()]
        places.extend((pile.kind.name, pile.cards) for pile in self.supply)
        for name, cards in places:
            for card in cards:
                assert card.ident not in seen, f"{card!r} is in {seen[card.ident]} and in {name}"
                seen[card.ident] = name
        if self.card_count == 0:
            self.card_count = len(seen)
        assert len(seen) == self.card_count, f"{self.card_count - len(seen)} cards are nowhere"
        empty = [i for i in range(len(self.supply)) if not self.supply[i].cards]
        assert self.empty_piles == len(empty)
        assert self.empty == sum(1 << i for i in empty)
        for player in self.players:
            assert min(player.actions, player.buys, player.coins) >= 0, "a counter is below zero"
            owned = [0] * len(player.owned)
            for zone in player.zones():
                for card in zone.cards:
                    owned[card.kind.number] += 1
            assert owned == player.owned, "a player's cards are not those counted"

    # -- The supply ---------------------------------------------------------------------------------

    def take_from(self, pile: Pile) -> Card:
        card = pile.cards.pop()
        if not pile.cards:
            self.empty_piles += 1
            self.empty |= 1 << self.places[card.kind.number]
        return card

    def put_back(self, card: Card, pile: Pile) -> None:
        if not pile.cards:
            self.empty_piles -= 1
            self.empty &= ~(1 << self.places[card.kind.number])
        pile.cards.append(card)

    # -- Effects ------------------------------------------------------------------------------------

    def begin(self, play: Play) -> None:
        self.plays.append(play)

    def end(self) -> None:
        """An effect is over: so are the temporary zones it made."""
        depth = len(self.plays)
        for player in self.players:
            while player.temporary and player.temporary[-1].depth >= depth:
                zone = player.temporary.pop()
                if zone.cards:
                    raise AssertionError(f"{self.plays[-1].card.kind.name} left {zone.cards} {zone.name}")
        self.plays.pop()

    def let_react(self, attacker: Player) -> None:
        """Everybody else, in turn order, may show reactions, one after another, as often as they like."""
        attack = self.plays[-1]
        players = len(self.players)
        for i in range(1, players):
            other = self.players[(attacker.seat + i) % players]
            if other.in_play.cards and other.is_shielded():
                attack.safe |= 1 << other.seat
            while other.hand.has(REACTION):
                reactions = [card for card in other.hand.cards if card.kind.can_react(other)]
                shown = other.pick(REACT, other.hand, 0, 1, among=reactions)
                if not shown:
                    break
                card = shown[0]
                attack.reacted |= 1 << other.seat
                if self.listening:
                    self.tell(happened.REACTED, other.seat, [card], self.everybody)
                self.begin(Play(card, attack))
                assert card.kind.on_attack is not None
                card.kind.on_attack(other)
                self.end()

    def trigger(self, when: str, seat: int, card: Card) -> None:
        """Something happened to a seat's card: what waited for it has its effect."""
        players = len(self.players)
        for i in range(players):
            me = self.players[(self.turn + i) % players]
            waiting = [
                later
                for later in self.laters
                if later.when == when
                and later.seat == me.seat
                and later.watched >> seat & 1
                and (later.of is None or later.of is card.kind)
            ]
            self.act(me, waiting, card, seat)

    def let_react_to_gain(self, card: Card) -> None:
        """Everybody, in turn order, may show reactions to a gain."""
        players = len(self.players)
        for i in range(players):
            me = self.players[(self.turn + i) % players]
            while True:
                reactions = [each for each in me.hand.cards if each.kind.on_gain_of & card.types]
                shown = me.pick(REACT, me.hand, 0, 1, among=reactions)
                if not shown:
                    break
                if self.listening:
                    self.tell(happened.REACTED, me.seat, shown, self.everybody)
                self.begin(Play(shown[0], None))
                if shown[0].kind.on_gain is not None:
                    shown[0].kind.on_gain(me)
                self.end()

    def act(self, me: Player, waiting: list[Later], card: Card | None, actor: int) -> None:
        """What has waited has its effect, in the order its owner likes; `card` is what it waited for, if a card."""
        acting = [later for later in waiting if later.card.kind.on_later is not None]
        if not acting:
            return
        for source in me.pick(ORDER, me.in_play, ALL, ALL, among=[later.card for later in acting], ordered=True):
            later = next(later for later in acting if later.card is source)
            acting.remove(later)
            play = Play(source, None)
            play.later = later
            play.actor = actor
            self.begin(play)
            if source.kind.on_later is not None:
                source.kind.on_later(me, source if card is None else card)
            self.end()

    # -- The turn -----------------------------------------------------------------------------------

    def run(self) -> None:
        """Go on to the end, or until somebody is asked who is no bot."""
        while self.phase != OVER:
            self.step()

    def step(self) -> None:
        """Go on by one thing: a card played or bought, or the end of the turn. If nothing is recorded, by a turn."""
        me = self.players[self.turn]
        if self.phase == START:
            self.begin_turn(me)
        while self.phase == ACTIONS and self.play_action(me):
            if self.recording:
                return
        while self.treasures_first and self.play_treasures(me):
            if self.recording:
                return
        while self.phase == BUYS and self.buy(me):
            if self.recording:
                return
        self.clean_up(me)

    def begin_turn(self, me: Player) -> None:
        if not self.is_extra_turn:
            me.turns += 1
        me.actions = 1
        me.buys = 1
        me.gained = []
        me.bought = []
        self.phase = ACTIONS
        if self.listening:
            self.tell(happened.TURN, self.turn, [], 0, None, "extra" if self.is_extra_turn else "", me.turns)
        if self.laters:
            waiting = [later for later in self.laters if later.when == START_OF_TURN and later.seat == me.seat]
            self.laters = [later for later in self.laters if later.seat != me.seat]
            self.act(me, waiting, None, me.seat)

    def play_action(self, me: Player) -> bool:
        """An Action, if one is played; else it is time to buy."""
        if me.actions > 0:
            actions: list[Card] = []
            for card in me.hand.cards:
                if card.types & ACTION:
                    actions.append(card)
            if actions:
                options = CardOptions(actions, "hand", me.seat)
                for i in self.ask(Decision(me.seat, PLAY, None, options, 0, 1, False)):
                    me.actions -= 1
                    me.play(actions[i])
                    return True
        self.phase = BUYS
        self.treasures_first = True
        return False

    def play_treasures(self, me: Player) -> bool:
        """Treasures, as many as are played at once; without any, they are over for this turn."""
        treasures: list[Card] = []
        rest: list[Card] = []
        for card in me.hand.cards:
            if card.types & TREASURE:
                treasures.append(card)
            else:
                rest.append(card)
        n = len(treasures)
        if n > 0:
            options = CardOptions(treasures, "hand", me.seat)
            answer = self.ask(Decision(me.seat, PLAY, None, options, 0, n, True))
            if answer:
                # All of them, nobody listening, nothing waiting: nothing can come between them.
                if (
                    n < MOST_FIRST
                    and answer is FIRST[n]
                    and not self.laters
                    and not self.listening
                    and me.play_money(treasures, rest)
                ):
                    self.treasures_first = False
                    return True
                for i in answer:
                    me.play(treasures[i])
                return True
        self.treasures_first = False
        return False

    def buy(self, me: Player) -> bool:
        """A card, if one is bought; else the turn is over."""
        if me.buys > 0:
            options = self.affordable(me.coins + self.discount)
            if options.kinds:
                answer = self.ask(Decision(me.seat, BUY, None, options, 0, 1, False))
                if answer:
                    pile = self.supply[self.places[options.kinds[answer[0]].number]]
                    me.buys -= 1
                    me.coins -= me.cost(pile.kind) if self.discount else pile.kind.cost
                    me.bought.append(pile.kind)
                    me.gain_from(pile, None, happened.BOUGHT)
                    if self.embargoes:
                        self.impose(me, pile.kind)
                    return me.buys > 0
        self.phase = CLEAN_UP
        return False

    def clean_up(self, me: Player) -> None:
        if self.laters:
            self.laters = [later for later in self.laters if later.lasting]
        self.discount = 0
        if self.has_clean_up:
            for kind in dict.fromkeys([card.kind for card in me.in_play.cards]):
                if kind.on_clean_up is not None:
                    self.begin(Play(next(card for card in me.in_play.cards if card.kind is kind), None))
                    kind.on_clean_up(me)
                    self.end()
        self.played = []
        me.clean_up(3 if self.extra_turn_follows else 5)
        if self.has_ended():
            self.phase = OVER
            if self.listening:
                self.tell(happened.OVER, self.turn, [], 0)
        else:
            self.phase = START
            self.is_extra_turn = self.extra_turn_follows
            self.extra_turn_follows = False
            if not self.is_extra_turn:
                self.turn = (self.turn + 1) % len(self.players)

    def impose(self, me: Player, kind: Kind) -> None:
        """Whoever buys a card of a pile with Embargo tokens gains as many Curses."""
        for _ in range(self.embargoes[self.places[kind.number]]):
            for pile in self.supply:
                if pile.kind.types & CURSE and pile.cards:
                    me.gain_from(pile)
                    break
