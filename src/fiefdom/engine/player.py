"""A player: their zones and numbers, and the verbs that cards are written in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from fiefdom.engine import looking, question
from fiefdom.engine.bonus import add, choose_bonuses, grant, plus, plus_more, spend
from fiefdom.engine.card import Card, Kind
from fiefdom.engine.decision import DISCARD, ORDER, TOPDECK, TRASH, LabelOptions, NumberOptions
from fiefdom.engine.gaining import exchange, gain, gain_between, gain_from, gain_from_trash, return_to_supply
from fiefdom.engine.knowledge import BY_SIGHT
from fiefdom.engine.landscape import has_before, take_before
from fiefdom.engine.mat import declared_mat, mat, temporary_zone, zone_of
from fiefdom.engine.mistake import BrokenCard
from fiefdom.engine.moment import (
    DISCARDED,
    DREW,
    LOOKED,
    PUT_ASIDE,
    QUIETLY,
    TOOK,
    TOPDECKED,
    TRASHED,
    TUCKED,
)
from fiefdom.engine.move import laid_down, move, move_card, move_top
from fiefdom.engine.native import i16, i64, vec
from fiefdom.engine.number import ACTIONS, BUYS, COINS
from fiefdom.engine.passing import hold_out, pass_on
from fiefdom.engine.pile import Pile, mark
from fiefdom.engine.playing import be_safe, play, play_twice
from fiefdom.engine.question import Which
from fiefdom.engine.score import score, total_owned
from fiefdom.engine.sight import EVERYBODY, NOBODY, OWNER, TOP_ONLY
from fiefdom.engine.tokens import Tokens, add_token, spend_tokens
from fiefdom.engine.turn_order import extra_turn, others
from fiefdom.engine.waiting import Waiting, wait_always, wait_for_next_turn, wait_no_more, wait_this_turn, watch
from fiefdom.engine.zone import ASIDE, Row, Zone, counted

if TYPE_CHECKING:
    from fiefdom.engine.game import Game

ALL: Final = 1_000_000
HAND_SIZE: Final = 5


@final
class Player:
    """One player of a game. Cards call it `me` or `other`, and do everything through it."""

    def __init__(
        self,
        game: Game,
        seat: i64,
        hand: vec[i16],
        deck: vec[i16],
        discards: vec[i16],
        in_play: vec[i16],
        numbers: vec[i64],
        owned: vec[i64],
    ) -> None:
        stock = game.stock
        self.game: Final = game
        self.seat: Final[i64] = seat
        self.hand: Final = Zone("hand", seat, OWNER, stock, hand, 0)
        self.deck: Final = Zone("deck", seat, NOBODY, stock, deck, 0)
        self.discards: Final = Zone("discard", seat, TOP_ONLY, stock, discards, 0)
        self.in_play: Final = Zone("in_play", seat, EVERYBODY, stock, in_play, 0)
        # Mats, including zones for cards that stay set aside after an effect; and tokens, by name.
        self.mats: tuple[Zone, ...] = ()
        self.tokens: Tokens = stock.no_tokens
        # The cards that this player played this turn, whoever's turn it is, each as often as they played it; and those
        # that they gained, and those of them that they bought, on their current turn or, between turns, on their last.
        self.played: Final = Row(stock, stock.nothing, 0)
        self.gained: Final = Row(stock, stock.nothing, 0)
        self.bought: Final = Row(stock, stock.nothing, 0)
        # Actions, Buys, coins and whatever else is counted, as `PLAYER_NUMBERS` has it.
        self.numbers: vec[i64] = numbers
        # How many cards of each kind they own, in any zone, by the kind's slot.
        self.owned: vec[i64] = owned
        self.turns: i64 = 0
        # How many cards they will draw for their next hand.
        self.next_hand: i64 = HAND_SIZE

    # -- Queries ---------------------------------------------------------------------------------------

    @property
    def actions(self) -> int:
        return self.numbers[ACTIONS]

    @property
    def buys(self) -> int:
        return self.numbers[BUYS]

    @property
    def coins(self) -> int:
        return self.numbers[COINS]

    @property
    def this(self) -> Card:
        """The card whose effect is going on."""
        return self.game.now().card

    @property
    def waiting(self) -> Waiting:
        """What has waited, if the effect that is going on is of a card that waited."""
        waiting = self.game.now().waiting
        if waiting is None:
            raise BrokenCard("card-not-waiting")
        return waiting

    def zones(self) -> list[Zone]:
        uncovered = [zone for zone in self.game.temporary if zone.owner == self.seat]
        return [self.hand, self.deck, self.discards, self.in_play, *uncovered, *self.mats]

    def zone_of(self, card: Card) -> Zone | None:
        """The zone of this player that a card is in, if any."""
        return zone_of(self, card)

    def others(self) -> list[Player]:
        """The other players, in turn order from the left, without those who have resigned."""
        return others(self)

    def attacked(self) -> list[Player]:
        """The other players whom the current attack affects, in turn order."""
        safe = self.game.now().safe
        if safe == 0:
            return self.others()
        return [other for other in self.others() if not safe >> other.seat & 1]

    def left(self) -> Player:
        """The next player in turn order."""
        return self.others()[0]

    def right(self) -> Player:
        return self.others()[-1]

    def actor(self) -> Player:
        """The player who did what the current effect responds to."""
        return self.game.players[self.game.now().by]

    def cost(self, kind: Kind) -> int:
        """What a card costs now."""
        return self.game.price(kind)

    def amount(self, number: i64) -> int:
        """How many of a number that a card names they have, such as `COFFERS`."""
        return self.numbers[number]

    def owns(self, kind: Kind) -> int:
        return self.owned[self.game.stock.slot_of(kind)]

    def total_owned(self) -> int:
        return total_owned(self)

    def score(self) -> int:
        return score(self)

    def can_draw(self) -> bool:
        return self.deck.n > 0 or self.discards.n > 0

    def __repr__(self) -> str:
        named = self.game.stock.numbers
        numbers = ", ".join([f"{named[i].name} {self.numbers[i]}" for i in self.game.stock.counted])
        cards = f"hand: {counted(self.hand.kinds)}; in play: {counted(self.in_play.kinds)}"
        sizes = f"deck {self.deck.n}, discard {self.discards.n}"
        return f"seat {self.seat + 1}, turn {self.turns}: {numbers}; {cards}; {sizes}"

    # -- Zones -----------------------------------------------------------------------------------------

    def mat(self, name: str, sight: int = EVERYBODY) -> Zone:
        """The player's mat of that name, made on its first use. Cards declare their mats, except for `set_aside`."""
        return declared_mat(self, name, sight)

    def any_mat(self, name: str, sight: i64) -> Zone:
        """The player's mat of that name, whoever declares it."""
        return mat(self, name, sight)

    def temporary_zone(self, name: str, sight: int = EVERYBODY) -> Zone:
        """A zone that lasts as long as the current effect."""
        return temporary_zone(self, name, sight)

    def aside(self) -> Zone:
        """A zone for cards that are set aside, face up, during the current effect."""
        return self.temporary_zone(ASIDE)

    # -- Questions -------------------------------------------------------------------------------------

    def pick(
        self,
        purpose: str,
        zone: Zone,
        least: int,
        most: int,
        of: Which = None,
        ordered: bool = False,
        shows: bool = False,
        all_or_none: bool = False,
    ) -> list[Card]:
        """Let this player pick from `least` to `most` cards of a zone, or all of them if there are fewer than `least`.

        `of` says which they may pick: cards of some types, of a kind, of the kinds for which a function returns True,
        or those in a list. `shows` means that they reveal what they pick, so they are asked even if there is only one
        answer.
        """
        return question.ask_for_cards(
            self, purpose, zone, question.on_offer(zone, of), least, most, ordered, shows, all_or_none
        )

    def pick_pile(
        self, purpose: str, least: int, most: int, types: i64 = 0, may: bool = False, among: list[Kind] | None = None
    ) -> Pile | None:
        """Let this player pick a non-empty supply pile that costs from `least` to `most`."""
        return question.ask_for_pile(self, purpose, self.game.offer(least, most, types, among), may)

    def choose(self, *labels: str, least: int = 1, most: int = 1) -> list[str]:
        """Let this player choose from named options; returns those chosen."""
        return question.ask_to_choose(self, LabelOptions(list(labels)), least, most)

    def choose_number(self, most: int) -> int:
        """Let this player choose a whole number from 0 to `most`."""
        return int(question.ask_to_choose(self, NumberOptions(most), 1, 1)[0])

    def choose_pile(self) -> Pile:
        """Let this player choose a supply pile, even an empty one."""
        return question.ask_for_any_pile(self)

    def name_card(self) -> Kind:
        """Let this player name any card in the game."""
        return question.ask_to_name(self)

    # -- The deck --------------------------------------------------------------------------------------

    def draw(self, n: int) -> list[Card]:
        """Draw n cards, or as many as there are; returns them."""
        return self.hand.top(move_top(self, n, self.hand, DREW))

    def reveal_top(self, n: int, zone: Zone | None = None) -> Zone:
        """Reveal n cards from the top of the deck; they stay in the zone returned until you move them."""
        return looking.reveal_top(self, n, self.temporary_zone("revealed") if zone is None else zone)

    def look_at_top(self, n: int) -> Zone:
        """Look at n cards from the top of the deck; they stay in the zone returned until you move them."""
        zone = self.temporary_zone("looked_at", OWNER)
        move_top(self, n, zone, LOOKED)
        return zone

    def look_at_bottom(self) -> Zone:
        """Look at the bottom card of the deck; it stays in the zone returned until you move it."""
        return looking.look_at_bottom(self, self.temporary_zone("looked_at", OWNER))

    def put_at_bottom(self, zone: Zone) -> None:
        """Put all cards of the zone at the bottom of the deck."""
        for card in reversed(zone.cards):
            move(self, [card], zone, self.deck, QUIETLY, under=self.deck.n)

    def discard_top(self, n: int) -> list[Card]:
        """Reveal n cards from the top of the deck and discard them; returns them."""
        return looking.discard_top(self, n)

    def discard_deck(self) -> None:
        """Put the whole deck into the discard pile."""
        looking.turn_over_deck(self)

    def look_through_discards(self) -> None:
        """Look at every card of the discard pile."""
        looking.look_through_discards(self)

    def tuck(self, card: Card, depth: int) -> None:
        """Put a card from the hand into the deck, under its top `depth` cards."""
        move(self, [card], self.hand, self.deck, TUCKED, under=depth)

    # -- Moving cards ----------------------------------------------------------------------------------

    def discard(
        self, n: int = 0, *, up_to: int = 0, zone: Zone | None = None, of: Which = None, by: Player | None = None
    ) -> list[Card]:
        """Discard n cards, or n to `up_to` cards, from the hand or from `zone`; `by` is the player who picks them."""
        zone = self.hand if zone is None else zone
        return self.discard_cards((by or self).pick(DISCARD, zone, n, max(n, up_to), of), zone)

    def discard_down_to(self, n: int) -> None:
        surplus = self.hand.n - n
        if surplus > 0:
            self.discard_cards(self.pick(DISCARD, self.hand, surplus, surplus), self.hand)

    def discard_all(self, zone: Zone) -> None:
        self.discard_cards(zone.cards, zone)

    def discard_cards(self, cards: list[Card], zone: Zone) -> list[Card]:
        if len(cards) > 1 and zone.sight != EVERYBODY and self.game.rng.secret:
            cards = laid_down(self, cards)
        return move(self, cards, zone, self.discards, DISCARDED)

    def trash(
        self, n: int = 0, *, up_to: int = 0, zone: Zone | None = None, of: Which = None, by: Player | None = None
    ) -> list[Card]:
        """Trash n cards, or n to `up_to` cards, from the hand or from `zone`; `by` is the player who picks them."""
        zone = self.hand if zone is None else zone
        cards = (by or self).pick(TRASH, zone, n, max(n, up_to), of)
        return [card for card in cards if self.trash_card(card, zone)]

    def trash_card(self, card: Card, zone: Zone) -> bool:
        """Trash a card of this player, if it is still in that zone."""
        return move_card(self, card, zone, self.game.trash, TRASHED)

    def trash_this(self) -> bool:
        """Trash the card whose effect is going on, if it is still in play."""
        return self.trash_card(self.this, self.in_play)

    def trash_from_supply(self, pile: Pile) -> None:
        """Trash the top card of a supply pile."""
        move_card(self, pile.top(1)[0], pile, self.game.trash, TRASHED)

    def topdeck(
        self, n: int = 0, *, up_to: int = 0, zone: Zone | None = None, of: Which = None, shows: bool = False
    ) -> list[Card]:
        """Put n cards, or n to `up_to` cards, from the hand or `zone` on top of the deck, the first one topmost."""
        zone = self.hand if zone is None else zone
        most = max(n, up_to)
        cards = self.pick(TOPDECK, zone, n, most, of, ordered=most > 1, shows=shows)
        cards.reverse()
        return self.topdeck_cards(cards, zone, self.game.everybody if shows else BY_SIGHT)

    def topdeck_all(self, zone: Zone) -> None:
        """Put all cards of the zone on top of the deck, in any order this player likes."""
        cards = self.pick(ORDER, zone, ALL, ALL, ordered=True)
        cards.reverse()
        self.topdeck_cards(cards, zone)

    def topdeck_cards(self, cards: list[Card], zone: Zone, seen_by: int = BY_SIGHT) -> list[Card]:
        return move(self, cards, zone, self.deck, TOPDECKED, seen_by)

    def put_aside(self, cards: list[Card], zone: Zone, aside: Zone) -> list[Card]:
        return move(self, cards, zone, aside, PUT_ASIDE)

    def take_into_hand(self, cards: list[Card], zone: Zone) -> list[Card]:
        return move(self, cards, zone, self.hand, TOOK)

    def return_to_supply(self, card: Card, zone: Zone | None = None) -> bool:
        """Return a card from the hand or from `zone` to its pile."""
        return return_to_supply(self, card, self.hand if zone is None else zone)

    def exchange(self, card: Card, zone: Zone, kind: Kind) -> bool:
        """Return a card to its pile for one of another kind, if both can be done."""
        return exchange(self, card, zone, kind)

    def hold_out(self, n: int) -> Zone:
        """Let this player put n cards from the hand face down in front of them, to be passed on."""
        return hold_out(self, n)

    def pass_on(self, zone: Zone, to: Player) -> None:
        """Put held-out cards into another player's hand; nobody else sees them."""
        pass_on(self, zone, to)

    # -- Revealing cards -------------------------------------------------------------------------------

    def reveal(self, n: int) -> list[Card]:
        """Reveal n cards of the player's choice from the hand; they stay there."""
        return looking.reveal(self, n)

    def show(self, cards: list[Card]) -> None:
        """Reveal these cards; they stay where they are."""
        looking.show(self, cards)

    def reveal_hand(self) -> None:
        self.show(self.hand.cards)

    # -- Gaining ---------------------------------------------------------------------------------------

    def gain(self, kind: Kind, to: Zone | None = None) -> Card | None:
        """Gain a card of this kind from its pile, to the discard pile or to `to`; None if there is none."""
        return gain(self, kind, to)

    def gain_up_to(self, cost: int, types: i64 = 0, to: Zone | None = None, may: bool = False) -> Card | None:
        """Gain a card of the player's choice that costs up to `cost`; with `may`, they can decline."""
        return gain_between(self, self, 0, cost, types, to, may)

    def gain_costing(self, cost: int, by: Player | None = None) -> Card | None:
        """Gain a card that costs exactly `cost`; `by` is the player who picks it."""
        return gain_between(self, by or self, cost, cost, 0, None, False)

    def gain_from(self, pile: Pile, to: Zone | None = None) -> Card:
        """Gain the top card of a pile that is not empty."""
        return gain_from(self, pile, to)

    def gain_from_trash(self, card: Card) -> bool:
        return gain_from_trash(self, card)

    # -- Landscapes ------------------------------------------------------------------------------------

    def take_before(self, kind: Kind) -> bool:
        """Take a State or an Artifact, from its pile or from whoever has it; False if this player has it already."""
        return take_before(self, kind)

    def has_before(self, kind: Kind) -> bool:
        """Whether a Project, State or Artifact lies before this player."""
        return has_before(self, kind)

    # -- Numbers and tokens ----------------------------------------------------------------------------

    def plus(
        self,
        cards: i64 = 0,
        actions: i64 = 0,
        buys: i64 = 0,
        coins: i64 = 0,
        *,
        debt: i64 = 0,
        points: i64 = 0,
        coffers: i64 = 0,
        villagers: i64 = 0,
        favors: i64 = 0,
    ) -> None:
        """Give +Cards, +Actions, +Buys, +$ and so on from an effect."""
        plus(self, cards, actions, buys, coins)
        if debt or points or coffers or villagers or favors:
            plus_more(self, debt, points, coffers, villagers, favors)

    def add(self, number: i64, n: i64) -> None:
        """Give n more of one of the numbers that the card names; fewer if n is below zero."""
        if n:
            add(self, number, n)

    def spend(self, number: i64, n: i64) -> bool:
        """Take n of one of the player's numbers away; returns False, and takes none, if they have fewer."""
        return spend(self, number, n)

    def choose_bonuses(self, n: int, *labels: str) -> None:
        """Let this player choose n different bonuses, such as `+1 Card` or `+$2`, and give them."""
        choose_bonuses(self, n, labels)

    def grant(self, label: str) -> None:
        """Give the bonus that a label names, such as `+1 Card`, `+2 Actions`, `+1 Buy` or `+$2`."""
        grant(self, label)

    def add_token(self, name: str) -> None:
        """Give this player a token of a name that the card declares."""
        add_token(self, name)

    def spend_tokens(self, name: str, n: int) -> bool:
        """Take n tokens from this player; returns False, and takes none, if they have fewer."""
        return spend_tokens(self, name, n)

    def put_token(self, pile: Pile) -> None:
        """Put a token of `me.this` on a pile."""
        mark(self, pile)

    # -- Playing ---------------------------------------------------------------------------------------

    def play(self, card: Card, zone: Zone | None = None) -> None:
        """Play a card from the hand or from `zone`. If it is no longer there, it stays where it is but takes effect."""
        play(self, card, self.hand if zone is None else zone)

    def play_twice(self, card: Card) -> None:
        """Play a card from the hand, and play it again."""
        play_twice(self, card)

    def has_played_first(self, *kinds: Kind) -> bool:
        """Whether the card just played is the first of these kinds that this player played this turn."""
        return sum([self.played.count_of(kind) for kind in kinds]) == 1

    def be_safe(self) -> None:
        """For reactions: the attack does not affect this player."""
        be_safe(self)

    # -- Waiting ---------------------------------------------------------------------------------------

    def this_turn(self, when: int, *of: Kind, types: int = 0) -> None:
        """Until the end of the turn, `me.this` waits for this player to do something (`when`).

        If kinds or types are given, it waits for that to happen with a card of these.
        """
        wait_this_turn(self, when, of, types)

    def watch(self, when: int, watched: list[Player], *of: Kind, types: int = 0) -> None:
        """Until this player's next turn, `me.this` stays in play and waits for these to do something (`when`)."""
        watch(self, when, watched, of, types)

    def next_turn(self, cards: list[Card] | None = None) -> None:
        """At the start of this player's next turn the card acts again; until then it stays in play.

        So does a card that plays it more than once. `cards` are the cards that the effect will be about.
        """
        wait_for_next_turn(self, () if cards is None else tuple(cards))

    def wait_always(self, when: int, *of: Kind, types: int = 0) -> None:
        """For the rest of the game, `me.this` stays in play and waits for this player to do something (`when`)."""
        wait_always(self, when, of, types)

    def wait_no_more(self) -> None:
        """Stop waiting: what has just happened was waited for only once."""
        wait_no_more(self.game, self.waiting)

    def extra_turn(self) -> None:
        """This player takes an extra turn after this one, but no more than one."""
        extra_turn(self)
