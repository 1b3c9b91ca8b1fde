"""What all games of a setup share: the cards by their numbers, and tables of what is most often asked about them."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Final, final

from fiefdom.engine.ability import GAME, HAND, IN_PLAY, ITSELF, PILE
from fiefdom.engine.card import Card, Kind
from fiefdom.engine.card_type import ACTION, EVENT, NIGHT, PROJECT, RULE, TREASURE
from fiefdom.engine.moment import PLAYED, PLAYING
from fiefdom.engine.native import append, i16, i64, mypyc_attr, vec
from fiefdom.engine.number import ACTIONS, BUYS, COINS, NUMBERS_OF_EVERY_TURN, PLAYER_NUMBERS
from fiefdom.engine.price import part_in
from fiefdom.engine.tokens import Tokens

SETUPS: Final = count(1)

if TYPE_CHECKING:
    from fiefdom.engine.offer import Shelf

MOST_PLAYERS: Final = 6


@mypyc_attr(acyclic=True)
@final
class Stock:
    """The cards of a setup, made once; all its games share them, since games only differ in where the cards are."""

    def __init__(self) -> None:
        # A number that no other stock has: code that prepares for one can recognise it again without storing it.
        self.setup: Final[i64] = next(SETUPS)
        self.cards: Final[list[Card]] = []
        # For each card: its types, the number of its kind, and its +$ if it is a Treasure and does nothing else, or -1.
        self.types: vec[i64] = vec[i64]([])
        self.kind_numbers: vec[i64] = vec[i64]([])
        self.coins: vec[i64] = vec[i64]([])
        # For each card: what it waits for in hand, and in play.
        self.in_hand: vec[i64] = vec[i64]([])
        self.in_play: vec[i64] = vec[i64]([])
        self.nothing: vec[i16] = vec[i16]([])
        # The kinds that are in the game or may come into it. What there is for each kind has a slot for it: the first
        # is for all that are not in the game, then come these.
        self.kinds: Final[list[Kind]] = []
        # The slot of each kind, and the place of its pile among the piles or -1 if it has none, by the kind's number;
        # kinds with higher numbers are not in the game.
        self.slots: vec[i16] = vec[i16]([])
        self.places: vec[i16] = vec[i16]([])
        # The slots of the kinds that are worth points, and of the Treasures.
        self.scoring: vec[i64] = vec[i64]([])
        self.treasures: vec[i64] = vec[i64]([])
        # The names of mats and tokens that any of them declares; and the tokens of a player who has none.
        self.mats: Final[list[str]] = []
        self.tokens: Final[list[str]] = []
        self.no_tokens: Final = Tokens(self.tokens, {})
        # The numbers that players can have; the places of those that this game counts, and of those among them that end
        # with the turn and that are worth points.
        self.numbers: Final = PLAYER_NUMBERS.copy()
        self.counted: vec[i64] = vec[i64]([ACTIONS, BUYS, COINS])
        self.ending_with_turn: vec[i64] = vec[i64]([])
        self.worth_points: vec[i64] = vec[i64]([])
        # The places of numbers that are parts of prices.
        self.paying: vec[i64] = vec[i64]([])
        self.is_paid_in_coins = True
        # Whether all Treasures only give +$, and whether anything waits for Treasures to be played.
        self.is_all_money = True
        self.minds_treasures = False
        # The kinds whose price varies, and those that can be bought only on a condition; and whether there are any.
        self.varies = False
        self.has_conditions = False
        self.sells_landscapes = False
        # Whether there are cards for the Night.
        self.has_nights = False
        # The rules that can be used as Actions are played.
        self.rules_for_actions: Final[list[Kind]] = []
        self.varying: Final[list[Kind]] = []
        self.conditional: Final[list[Kind]] = []
        # What any ability waits for: in hand, in play, anywhere; and by the slot of the kind concerned.
        self.awaited_in_hand: i64 = 0
        self.awaited_in_play: i64 = 0
        self.awaited_on_mats: i64 = 0
        self.awaited_by_all: i64 = 0
        self.awaited: i64 = 0
        self.concerns: vec[i64] = vec[i64]([0])
        # A card of each kind with an ability for every player, and of each that has to prepare a game.
        self.for_all: Final[list[Card]] = []
        self.preparing: Final[list[Card]] = []
        # The places of the piles that end the game when one of them is empty.
        self.ending: vec[i64] = vec[i64]([])
        # The places of the piles that are shuffled for each game, so that not everybody sees all their cards.
        self.shuffled_piles: Final[list[int]] = []
        # The places of the piles of several kinds, whose top card changes.
        self.mixed_piles: Final[list[int]] = []
        # What bots want to know about any of the kinds, as a bit set; -1 until somebody asks.
        self.facts_known: i64 = -1
        # What can be bought, by all that it depends on: see `offer.find_shelf`.
        self.shelves: Final[dict[tuple[int, ...], Shelf]] = {}

    def make(self, kind: Kind, n: int) -> list[Card]:
        """Make n new cards of a kind."""
        slot = self.slot_of(kind)
        is_new = slot == 0
        if is_new:
            self.note(kind)
            slot = len(self.kinds)
        coins: i64 = -1
        if kind.is_money and kind.types & TREASURE:
            coins = kind.coins
        in_hand: i64 = kind.awaits(HAND)
        in_play: i64 = kind.awaits(IN_PLAY)
        made: list[Card] = []
        for _ in range(n):
            card = Card(kind, len(self.cards), slot)
            self.cards.append(card)
            self.types = append(self.types, kind.types)
            self.kind_numbers = append(self.kind_numbers, kind.number)
            self.coins = append(self.coins, coins)
            self.in_hand = append(self.in_hand, in_hand)
            self.in_play = append(self.in_play, in_play)
            made.append(card)
        if made and is_new:
            if kind.awaits(GAME):
                self.for_all.append(made[0])
            if kind.on_setup is not None:
                self.preparing.append(made[0])
        return made

    def note(self, kind: Kind) -> None:
        """Prepare for what cards of this kind do, since they may come into the game."""
        self.kinds.append(kind)
        self.facts_known = -1
        while len(self.slots) <= kind.number:
            self.slots = append(self.slots, i16(0))
            self.places = append(self.places, i16(-1))
        self.slots[kind.number] = i16(len(self.kinds))
        self.concerns = append(self.concerns, i64(0))
        self.mats.extend(kind.mats)
        self.tokens.extend(kind.tokens)
        if kind.points or kind.on_score is not None:
            self.scoring = append(self.scoring, i64(len(self.kinds)))
        if kind.types & TREASURE:
            self.treasures = append(self.treasures, i64(len(self.kinds)))
            if not kind.is_money:
                self.is_all_money = False
        for place in range(NUMBERS_OF_EVERY_TURN, len(self.numbers)):
            part = self.numbers[place].part
            if self.numbers[place].name in kind.numbers or (part and part_in(kind.cost, i64(part))):
                self.count(place)
        if kind.varies:
            self.varies = True
            self.varying.append(kind)
        if kind.sold_if is not None or kind.sold_without is not None:
            self.has_conditions = True
            self.conditional.append(kind)
        if kind.types & NIGHT:
            self.has_nights = True
        if kind.types & RULE and kind.types & ACTION:
            self.rules_for_actions.append(kind)
        if kind.types & (EVENT | PROJECT | RULE):
            self.has_conditions = True
            self.sells_landscapes = True
        self.awaited_in_hand |= kind.awaits(HAND)
        self.awaited_in_play |= kind.awaits(IN_PLAY)
        self.awaited_by_all |= kind.awaits(GAME)
        for ability in kind.abilities:
            if ability.where not in (HAND, IN_PLAY, PILE, ITSELF, GAME):
                self.awaited_on_mats |= ability.when
        for each in self.kinds:
            for ability in each.abilities:
                self.awaited |= ability.when
                for concerned in self.kinds:
                    is_meant = concerned is each if ability.where == ITSELF else True
                    is_meant = is_meant and (not ability.of or concerned in ability.of)
                    if is_meant and (ability.types == 0 or concerned.types & ability.types):
                        self.concerns[self.slot_of(concerned)] |= ability.when
                        if concerned.types & TREASURE and ability.when & (PLAYING | PLAYED):
                            self.minds_treasures = True

    def count(self, place: i64) -> None:
        """Count this number for each player, unless it is counted already."""
        if self.counts(place):
            return
        counted = self.numbers[place]
        self.counted = append(self.counted, place)
        if not counted.stays:
            self.ending_with_turn = append(self.ending_with_turn, place)
        if counted.points:
            self.worth_points = append(self.worth_points, place)
        if counted.part:
            self.paying = append(self.paying, place)
            self.is_paid_in_coins = False
            if counted.is_owed:
                self.has_conditions = True

    def counts(self, place: i64) -> bool:
        """Whether players have this number in this game."""
        for counted in self.counted:
            if counted == place:
                return True
        return False

    def slot_of(self, kind: Kind) -> i64:
        """Where rows with a slot for each kind of the game have this one: 0 if it is not in the game."""
        number = kind.number
        slots = self.slots
        if number >= len(slots):
            return 0
        return i64(slots[number])

    def put_pile(self, kind: Kind, place: int) -> None:
        """Say where a kind's pile is."""
        while len(self.places) <= kind.number:
            self.slots = append(self.slots, i16(0))
            self.places = append(self.places, i16(-1))
        self.places[kind.number] = i16(place)

    def place_of(self, kind: Kind) -> i64:
        """Where a kind's pile is among the piles: -1 if it has none."""
        number = kind.number
        places = self.places
        if number >= len(places):
            return -1
        return i64(places[number])

    def row(self, number: i64) -> vec[i64]:
        """A row with a slot for each kind, with this number in all of them."""
        return vec[i64]([number] * (len(self.kinds) + 1))

    def facts(self) -> i64:
        """What bots want to know about any of the kinds, as a bit set."""
        if self.facts_known < 0:
            known: i64 = 0
            for kind in self.kinds:
                known |= kind.facts
            self.facts_known = known
        return self.facts_known

    def several(self, idents: vec[i16], n: i64) -> list[Card]:
        """The cards with the first n of these numbers."""
        found: list[Card] = []
        cards = self.cards
        i: i64 = 0
        while i < n:
            found.append(cards[idents[i]])
            i += 1
        return found
