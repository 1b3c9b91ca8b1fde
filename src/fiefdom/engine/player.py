"""A player: their zones, and the verbs that cards are written in."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from fiefdom.engine import event as happened
from fiefdom.engine.card import ATTACK, Card, Kind
from fiefdom.engine.decision import (
    CHOOSE,
    DISCARD,
    GAIN,
    NAME,
    ORDER,
    PASS,
    PLAY,
    REVEAL,
    TOPDECK,
    TRASH,
    CardOptions,
    Decision,
    LabelOptions,
    PileOptions,
)
from fiefdom.engine.effect import START, Later, Play
from fiefdom.engine.event import Event
from fiefdom.engine.native import i64
from fiefdom.engine.zone import EVERYBODY, NOBODY, OWNER, TOP_ONLY, Pile, Zone

if TYPE_CHECKING:
    from fiefdom.engine.game import Game

ALL: Final = 1_000_000


@final
class Player:
    """One player of a game. Cards call it `me` or `other`, and do everything through it."""

    def __init__(
        self, game: Game, seat: int, hand: list[Card], deck: list[Card], discards: list[Card], in_play: list[Card]
    ) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.hand: Final = Zone("hand", seat, OWNER, hand)
        self.deck: Final = Zone("deck", seat, NOBODY, deck)
        self.discards: Final = Zone("discard", seat, TOP_ONLY, discards)
        self.in_play: Final = Zone("in_play", seat, EVERYBODY, in_play)
        # Cards being looked at, revealed or set aside by effects that are not over; the last is the innermost.
        self.temporary: list[Zone] = []
        # Who knows the top cards of the deck, as bit sets of seats, aligned with the end of `deck.cards`.
        self.known_top: list[int] = []
        # The cards that everybody saw go to the discard pile since it was last shuffled; kept while somebody listens.
        self.seen_discards: list[Card] = []
        # Mats, and places for what is set aside beyond an effect; and tokens by the name of their card.
        self.mats: list[Zone] = []
        self.tokens: dict[str, int] = {}
        # The kinds gained, and those of them bought, in their present turn, or in their last one.
        self.gained: list[Kind] = []
        self.bought: list[Kind] = []
        # How many cards of each kind are theirs, wherever those lie, by the kind's number.
        self.owned: list[int] = []
        self.actions: i64 = 0
        self.buys: i64 = 0
        self.coins: i64 = 0
        self.turns: i64 = 0

    def copy(self, game: Game) -> Player:
        new = Player(
            game,
            self.seat,
            self.hand.cards.copy(),
            self.deck.cards.copy(),
            self.discards.cards.copy(),
            self.in_play.cards.copy(),
        )
        new.known_top = self.known_top.copy()
        for zone in self.mats:
            new.mats.append(zone.copy())
        if self.tokens:
            new.tokens = self.tokens.copy()
        new.gained = self.gained.copy()
        new.bought = self.bought.copy()
        if self.seen_discards:
            new.seen_discards = self.seen_discards.copy()
        new.owned = self.owned.copy()
        new.actions = self.actions
        new.buys = self.buys
        new.coins = self.coins
        new.turns = self.turns
        return new

    def zones(self) -> list[Zone]:
        return [self.hand, self.deck, self.discards, self.in_play, *self.temporary, *self.mats]

    # -- What is so ---------------------------------------------------------------------------------

    @property
    def this(self) -> Card:
        """The card whose effect is going on."""
        return self.game.plays[-1].card

    @property
    def waiting(self) -> Later:
        """What had waited until now."""
        later = self.game.plays[-1].later
        assert later is not None, "only what waited has been waiting"
        return later

    def is_shielded(self) -> bool:
        """Whether a card in play keeps attacks off."""
        return any(card.kind.shields for card in self.in_play.cards)

    def mat(self, name: str, sight: int = EVERYBODY) -> Zone:
        """The player's mat of that name, which lies there from its first use on."""
        for zone in self.mats:
            if zone.name == name and zone.sight == sight:
                return zone
        zone = Zone(name, self.seat, sight, [])
        self.mats.append(zone)
        return zone

    def others(self) -> list[Player]:
        """Everybody else, in turn order from the left."""
        players = self.game.players
        found: list[Player] = []
        for i in range(self.seat + 1, self.seat + len(players)):
            found.append(players[i % len(players)])
        return found

    def attacked(self) -> list[Player]:
        """Everybody else whom the attack that is going on reaches, in turn order."""
        safe = self.game.plays[-1].safe
        if safe == 0:
            return self.others()
        return [other for other in self.others() if not safe >> other.seat & 1]

    def cost(self, kind: Kind) -> int:
        """What a card costs now."""
        return max(0, kind.cost - self.game.discount)

    def left(self) -> Player:
        """The next player in turn order."""
        return self.others()[0]

    def owns(self, kind: Kind) -> int:
        return self.owned[kind.number]

    def total_owned(self) -> int:
        return sum(self.owned)

    def score(self) -> int:
        points = 0
        for kind in self.game.kinds:
            n = self.owned[kind.number]
            if n:
                points += n * (kind.on_score(self) if kind.on_score is not None else kind.points)
        return points

    def can_draw(self) -> bool:
        return len(self.deck.cards) > 0 or len(self.discards.cards) > 0

    def has_played_first(self, kind: Kind) -> bool:
        """Whether the card just played is the first of its kind this turn."""
        return sum(1 for card in self.game.played if card.kind is kind) == 1

    def plays_this_turn(self, types: i64) -> int:
        """How many cards of these types were played this turn, each as often as it was."""
        return sum(1 for card in self.game.played if card.types & types)

    # -- Asking -------------------------------------------------------------------------------------

    def pick(
        self,
        purpose: str,
        zone: Zone,
        least: int,
        most: int,
        types: i64 = 0,
        where: Callable[[Kind], bool] | None = None,
        among: list[Card] | None = None,
        ordered: bool = False,
        shows: bool = False,
        all_or_none: bool = False,
    ) -> list[Card]:
        """Cards of a zone that this player picks; at least `least`, or what there is if that is less.

        Only those of the types, of the kinds `where`, and `among` those cards, if given.
        `shows`: the rules have the player reveal what they pick, so that they are asked even if there is one answer.
        """
        options: list[Card] = []
        for card in zone.cards if among is None else among:
            if (types == 0 or card.types & types) and (where is None or where(card.kind)):
                options.append(card)
        most = min(most, len(options))
        if most == 0:
            return options[:0]
        least = min(least, most)
        among_cards = CardOptions(options, zone.name, zone.owner)
        decision = Decision(self.seat, purpose, self.game.source(), among_cards, least, most, ordered, all_or_none)
        if least == most and not shows and decision.is_forced() and not self.game.asks_forced:
            return options[:most]
        return [options[i] for i in self.game.ask(decision)]

    def choose(self, *labels: str, least: int = 1, most: int = 1) -> list[str]:
        """Named options that this player picks."""
        decision = Decision(self.seat, CHOOSE, self.game.source(), LabelOptions(list(labels)), least, most, False)
        chosen = [labels[i] for i in self.game.ask(decision)]
        if self.game.listening:
            for label in chosen:
                self.game.tell_label(happened.CHOSE, self.seat, label)
        return chosen

    def choose_pile(self) -> Kind:
        """A pile of the supply that this player picks, be it empty."""
        game = self.game
        kinds = [pile.kind for pile in game.supply]
        piles = PileOptions(kinds, len(game.places))
        chosen = kinds[game.ask(Decision(self.seat, CHOOSE, game.source(), piles, 1, 1, False))[0]]
        if game.listening:
            game.tell_label(happened.CHOSE, self.seat, chosen.name)
        return chosen

    def choose_bonuses(self, n: int, *labels: str) -> None:
        """n different ones of these bonuses, such as `+1 Card` or `+$2`, that this player picks."""
        for label in self.choose(*labels, least=n, most=n):
            self.grant(label)

    def grant(self, label: str) -> None:
        """The bonus that a label such as `+1 Card`, `+2 Actions`, `+1 Buy` or `+$2` says."""
        if label.startswith("+$"):
            self.coins += int(label[2:])
            return
        number, noun = label[1:].split(" ")
        n = int(number)
        if noun.startswith("Card"):
            self.draw(n)
        elif noun.startswith("Action"):
            self.actions += n
        else:
            self.buys += n

    def name_card(self) -> str:
        """The name of any card of the game, as this player likes."""
        names = [kind.name for kind in self.game.kinds]
        decision = Decision(self.seat, NAME, self.game.source(), LabelOptions(names), 1, 1, False)
        name = names[self.game.ask(decision)[0]]
        if self.game.listening:
            self.game.tell_label(happened.NAMED, self.seat, name)
        return name

    # -- The deck -----------------------------------------------------------------------------------

    def shuffle_if_short(self, n: int) -> None:
        """Before n cards are wanted of the deck: if they are not there, the discards go, shuffled, under it."""
        deck = self.deck.cards
        discards = self.discards.cards
        if len(deck) >= n or not discards:
            return
        self.game.rng.shuffle(discards)
        discards.extend(deck)
        self.deck.cards = discards
        self.discards.cards = []
        if self.game.listening:
            self.seen_discards = []
            self.game.tell(happened.SHUFFLED, self.seat, [], 0)

    def draw(self, n: int) -> list[Card]:
        """+Cards. Returns the cards drawn."""
        drawn = self.take_top(n)
        hand = self.hand.cards
        hand += drawn
        if drawn and self.game.listening:
            self.game.tell(happened.DREW, self.seat, drawn, 1 << self.seat)
        return drawn

    def take_top(self, n: int) -> list[Card]:
        deck = self.deck.cards
        if len(deck) < n:
            self.shuffle_if_short(n)
            deck = self.deck.cards
        if len(deck) < n:
            n = len(deck)
        place = len(deck) - n
        taken = deck[place:]
        taken.reverse()
        self.deck.cards = deck[:place]
        if self.known_top:
            del self.known_top[max(0, len(self.known_top) - n) :]
        return taken

    def reveal_top(self, n: int, zone: Zone | None = None) -> Zone:
        """Cards from the top of the deck, for everybody to see; they stay in the zone returned until moved on."""
        return self.uncover(n, "revealed", EVERYBODY, zone)

    def look_at_top(self, n: int) -> Zone:
        """Cards from the top of the deck, for this player to see."""
        return self.uncover(n, "looked_at", OWNER, None)

    def uncover(self, n: int, name: str, sight: int, zone: Zone | None) -> Zone:
        if zone is None:
            zone = self.temporary_zone(name, sight)
        cards = self.take_top(n)
        zone.cards.extend(cards)
        if cards and self.game.listening:
            if sight == EVERYBODY:
                self.game.tell(happened.REVEALED, self.seat, cards, self.game.everybody)
            else:
                self.game.tell(happened.LOOKED, self.seat, cards, 1 << self.seat)
        return zone

    def discard_top(self, n: int) -> list[Card]:
        """Discard cards from the top of the deck, one on another."""
        revealed = self.reveal_top(n)
        cards = revealed.cards.copy()
        self.discard_all(revealed)
        return cards

    def look_through_discards(self) -> None:
        if self.discards.cards and self.game.listening:
            # Without the cards: nobody may count a discard pile.
            self.game.tell(happened.LOOKED_THROUGH, self.seat, [], 0)

    def temporary_zone(self, name: str, sight: int = EVERYBODY) -> Zone:
        """A place that lasts as long as the effect that is going on."""
        zone = Zone(name, self.seat, sight, [])
        zone.depth = len(self.game.plays)
        self.temporary.append(zone)
        return zone

    def aside(self) -> Zone:
        """A place to set cards aside, face up, for the effect that is going on."""
        return self.temporary_zone("set_aside")

    # -- Moving cards -------------------------------------------------------------------------------

    def discard(
        self,
        n: int = 0,
        *,
        up_to: int = 0,
        zone: Zone | None = None,
        types: i64 = 0,
        where: Callable[[Kind], bool] | None = None,
        by: Player | None = None,
        all_or_none: bool = False,
    ) -> list[Card]:
        """Discard n cards, or any number `up_to`, of the hand or of `zone`; `by` says who picks them."""
        source = self.hand if zone is None else zone
        most = max(n, up_to)
        cards = (by or self).pick(DISCARD, source, n, most, types, where, all_or_none=all_or_none)
        self.discard_cards(cards, source)
        return cards

    def discard_down_to(self, n: int) -> None:
        self.discard(max(0, len(self.hand.cards) - n))

    def discard_all(self, zone: Zone) -> None:
        self.discard_cards(zone.cards.copy(), zone)

    def discard_cards(self, cards: list[Card], zone: Zone) -> None:
        moved = [card for card in cards if zone.take(card)]
        self.discards.cards.extend(moved)
        game = self.game
        if moved and game.listening:
            seen_by = game.everybody if zone.sight == EVERYBODY or len(moved) == 1 else 1 << self.seat
            self.seen_discards += moved if seen_by == game.everybody else moved[-1:]
            game.tell(happened.DISCARDED, self.seat, moved, seen_by, moved[-1].kind)
        if game.laters:
            for card in moved:
                game.trigger(DISCARD, self.seat, card)

    def trash(
        self,
        n: int = 0,
        *,
        up_to: int = 0,
        zone: Zone | None = None,
        types: i64 = 0,
        where: Callable[[Kind], bool] | None = None,
        among: list[Card] | None = None,
        by: Player | None = None,
    ) -> list[Card]:
        """Trash n cards, or any number `up_to`, of the hand or of `zone`; `by` says who picks them."""
        source = self.hand if zone is None else zone
        if among is not None:
            among = [card for card in among if card in source.cards]
        cards = (by or self).pick(TRASH, source, n, max(n, up_to), types, where, among)
        for card in cards:
            self.trash_card(card, source)
        return cards

    def trash_card(self, card: Card, zone: Zone) -> bool:
        """Trash this card of one's own if it is in that zone."""
        if not zone.take(card):
            return False
        game = self.game
        game.trash.cards.append(card)
        self.owned[card.kind.number] -= 1
        if game.listening:
            game.tell(happened.TRASHED, self.seat, [card], game.everybody)
        if game.laters:
            game.trigger(TRASH, self.seat, card)
        return True

    def trash_this(self) -> bool:
        """Trash the card whose effect is going on, if it is still in play."""
        return self.trash_card(self.this, self.in_play)

    def topdeck(
        self,
        n: int = 0,
        *,
        up_to: int = 0,
        zone: Zone | None = None,
        types: i64 = 0,
        among: list[Card] | None = None,
        shows: bool = False,
    ) -> list[Card]:
        """Put n cards, or any number `up_to`, of the hand or of `zone` on top of the deck, the first one topmost."""
        source = self.hand if zone is None else zone
        most = max(n, up_to)
        cards = self.pick(TOPDECK, source, n, most, types, among=among, ordered=most > 1, shows=shows)
        cards.reverse()
        seen_by = self.game.everybody if shows or source.sight == EVERYBODY else 1 << self.seat
        self.topdeck_cards(cards, source, seen_by)
        return cards

    def topdeck_all(self, zone: Zone) -> None:
        """Put what is in the zone back on top of the deck, in an order of this player's choice."""
        cards = self.pick(ORDER, zone, ALL, ALL, ordered=True)
        cards.reverse()
        self.topdeck_cards(cards, zone, self.game.everybody if zone.sight == EVERYBODY else 1 << self.seat)

    def topdeck_cards(self, cards: list[Card], zone: Zone, seen_by: int) -> None:
        moved = [card for card in cards if zone.take(card)]
        self.deck.cards.extend(moved)
        for _ in moved:
            self.known_top.append(seen_by)
        if moved and self.game.listening:
            if zone is self.discards and seen_by != self.game.everybody:
                # Which card is gone from there, others do not know.
                self.seen_discards = []
            self.game.tell(happened.TOPDECKED, self.seat, moved, seen_by)

    def discard_deck(self) -> None:
        """Put the whole deck into the discard pile."""
        deck = self.deck.cards
        self.known_top.clear()
        deck.reverse()
        self.discards.cards.extend(deck)
        self.deck.cards = []
        if deck and self.game.listening:
            # Without the cards: nobody may count a deck of somebody else.
            self.game.tell(happened.TURNED_OVER, self.seat, [], 0, deck[-1].kind)

    def put_aside(self, cards: list[Card], zone: Zone, aside: Zone) -> None:
        moved = [card for card in cards if zone.take(card)]
        aside.cards.extend(moved)
        if moved and self.game.listening:
            seen_by = self.game.everybody if aside.sight == EVERYBODY else 1 << self.seat
            self.game.tell(happened.SET_ASIDE, self.seat, moved, seen_by)

    def take_into_hand(self, cards: list[Card], zone: Zone) -> None:
        moved = [card for card in cards if zone.take(card)]
        self.hand.cards.extend(moved)
        if moved and self.game.listening:
            seen_by = self.game.everybody if zone.sight == EVERYBODY else 1 << self.seat
            self.game.tell(happened.TOOK, self.seat, moved, seen_by)

    def return_to_supply(self, card: Card) -> None:
        """A card of the hand goes back to its pile."""
        pile = self.game.pile(card.kind)
        if pile is None or not self.hand.take(card):
            return
        self.game.put_back(card, pile)
        self.owned[card.kind.number] -= 1
        if self.game.listening:
            self.game.tell(happened.RETURNED, self.seat, [card], self.game.everybody)

    def look_at_bottom(self) -> Zone:
        """The bottom card of the deck, for this player to see."""
        self.shuffle_if_short(1)
        zone = self.temporary_zone("looked_at", OWNER)
        if self.deck.cards:
            zone.cards.append(self.deck.cards.pop(0))
            if self.game.listening:
                self.game.tell(happened.LOOKED, self.seat, zone.cards, 1 << self.seat)
        return zone

    def put_at_bottom(self, zone: Zone) -> None:
        self.deck.cards[:0] = zone.cards
        zone.cards = []

    def add_token(self, name: str) -> None:
        self.tokens[name] = self.tokens.get(name, 0) + 1
        if self.game.listening:
            self.game.tell(happened.TOKEN, self.seat, [self.this], self.game.everybody, None, "", self.tokens[name])

    def embargo(self, kind: Kind) -> None:
        """Put an Embargo token on a pile."""
        game = self.game
        if not game.embargoes:
            game.embargoes = [0] * len(game.supply)
        game.embargoes[game.places[kind.number]] += 1
        if game.listening:
            game.events.append(Event(happened.EMBARGOED, self.seat, (kind,), game.everybody, None, "", 0))

    def reveal(self, n: int) -> list[Card]:
        """Show n cards of one's choice of the hand; they stay there."""
        cards = self.pick(REVEAL, self.hand, n, n, shows=True)
        self.show(cards)
        return cards

    def show(self, cards: list[Card]) -> None:
        """Everybody sees these cards; they stay where they are."""
        if cards and self.game.listening:
            self.game.tell(happened.REVEALED, self.seat, cards, self.game.everybody)

    def hold_out(self, n: int) -> Zone:
        """Cards of the hand, put face down in front of one to be passed on."""
        zone = self.temporary_zone("held_out", OWNER)
        cards = self.pick(PASS, self.hand, n, n)
        zone.cards.extend(card for card in cards if self.hand.take(card))
        return zone

    def pass_on(self, zone: Zone, to: Player) -> None:
        """What was held out goes into another player's hand; nobody else sees it."""
        cards = zone.cards
        zone.cards = []
        to.hand.cards.extend(cards)
        for card in cards:
            self.owned[card.kind.number] -= 1
            to.owned[card.kind.number] += 1
        if cards and self.game.listening:
            self.game.tell(happened.PASSED, self.seat, cards, 1 << self.seat | 1 << to.seat, None, "", to.seat)

    def tuck(self, card: Card, depth: int) -> None:
        """Put a card of the hand into the deck, under so many cards of it."""
        if self.hand.take(card):
            place = len(self.deck.cards) - depth
            self.deck.cards.insert(place, card)
            self.known_top.clear()
            if depth == 0:
                self.known_top.append(1 << self.seat)
            if self.game.listening:
                self.game.tell(happened.TUCKED, self.seat, [card], 1 << self.seat, None, "", depth)

    def reveal_hand(self) -> None:
        self.show(self.hand.cards)

    # -- Gaining ------------------------------------------------------------------------------------

    def gain(self, kind: Kind, to: Zone | None = None) -> Card | None:
        """Gain a card of this kind from the supply, to the discard pile or to `to`; None if there is none."""
        pile = self.game.pile(kind)
        if pile is None or not pile.cards:
            return None
        return self.gain_from(pile, to)

    def gain_up_to(self, cost: int, types: i64 = 0, to: Zone | None = None, may: bool = False) -> Card | None:
        """Gain a card of one's choice that costs no more than this; with `may`, or none."""
        pile = self.pick_pile(GAIN, 0, cost, types, may)
        return None if pile is None else self.gain_from(pile, to)

    def gain_costing(self, cost: int, by: Player | None = None) -> Card | None:
        """Gain a card that costs exactly this; `by` says who picks it."""
        pile = (by or self).pick_pile(GAIN, cost, cost)
        return None if pile is None else self.gain_from(pile)

    def pick_pile(
        self,
        purpose: str,
        least: int,
        most: int,
        types: i64 = 0,
        may: bool = False,
        among: list[Kind] | None = None,
    ) -> Pile | None:
        """A pile of the supply that costs from `least` to `most` now and is not empty."""
        game = self.game
        if most < 0:
            return None
        options = game.offer(least + game.discount if least > 0 else 0, most + game.discount, types, among)
        if not options.kinds:
            return None
        decision = Decision(self.seat, purpose, game.source(), options, 0 if may else 1, 1, False)
        if not may and decision.is_forced() and not game.asks_forced:
            return game.pile(options.kinds[0])
        answer = game.ask(decision)
        return game.pile(options.kinds[answer[0]]) if answer else None

    def gain_from(self, pile: Pile, to: Zone | None = None, event: str = happened.GAINED) -> Card:
        card = self.game.take_from(pile)
        self.receive(card, self.discards if to is None else to, event)
        return card

    def trash_from_supply(self, pile: Pile) -> None:
        """A card of the supply goes to the trash; it was nobody's."""
        card = self.game.take_from(pile)
        self.game.trash.cards.append(card)
        if self.game.listening:
            self.game.tell(happened.TRASHED, self.seat, [card], self.game.everybody)

    def gain_from_trash(self, card: Card) -> None:
        if self.game.trash.take(card):
            self.receive(card, self.discards, happened.GAINED)

    def receive(self, card: Card, to: Zone, event: str) -> None:
        game = self.game
        self.owned[card.kind.number] += 1
        if game.turn == self.seat:
            self.gained.append(card.kind)
        to.cards.append(card)
        if to is self.deck:
            self.known_top.append(game.everybody)
        if game.listening:
            if to is self.discards:
                self.seen_discards.append(card)
            game.tell(event, self.seat, [card], game.everybody, None, to.name)
        if game.has_gain_reactions:
            game.let_react_to_gain(card)
        if game.laters:
            game.trigger(GAIN, self.seat, card)

    # -- Playing ------------------------------------------------------------------------------------

    def play(self, card: Card, zone: Zone | None = None) -> None:
        """Play a card of the hand, or of `zone`. One that has left it is not moved, yet its effect comes."""
        if (self.hand if zone is None else zone).take(card):
            self.in_play.cards.append(card)
        game = self.game
        kind = card.kind
        game.played.append(card)
        if game.listening:
            game.tell(happened.PLAYED, self.seat, [card], game.everybody)
        if kind.is_plain:
            self.bonus(kind)
        else:
            game.begin(Play(card, None))
            if kind.types & ATTACK:
                game.let_react(self)
            self.bonus(kind)
            if kind.on_play is not None:
                kind.on_play(self)
            game.end()
        if game.laters:
            game.trigger(PLAY, self.seat, card)

    def play_money(self, cards: list[Card], rest: list[Card]) -> bool:
        """Play all these cards of the hand, `rest` being what stays, if each gives just +$; else False, and nothing."""
        coins: i64 = 0
        for card in cards:
            kind = card.kind
            if not kind.is_money:
                return False
            coins += kind.coins
        self.coins += coins
        self.hand.cards = rest
        in_play = self.in_play.cards
        in_play += cards
        played = self.game.played
        played += cards
        return True

    def bonus(self, kind: Kind) -> None:
        if kind.cards:
            self.draw(kind.cards)
        self.actions += kind.actions
        self.buys += kind.buys
        self.coins += kind.coins

    def add_coins(self, n: int) -> None:
        """+$ by an effect."""
        self.coins += n
        if n and self.game.listening:
            self.game.tell(happened.COINS, self.seat, [self.this], self.game.everybody, None, "", n)

    def later(self, when: str, of: Kind | None = None) -> None:
        """Until the turn ends, the card whose effect is going on waits for this to happen to this player."""
        self.game.laters.append(Later(when, self.seat, self.this, of, [], [], False, 1 << self.seat))

    def watch(self, when: str, watched: list[Player], of: Kind | None = None) -> None:
        """Until this player's next turn, the card whose effect is going on waits for this to happen to others."""
        seats = 0
        for other in watched:
            seats |= 1 << other.seat
        self.game.laters.append(Later(when, self.seat, self.this, of, [self.this], [], True, seats))

    def wait_no_more(self) -> None:
        """What has come about was waited for once only."""
        later = self.waiting
        self.game.laters = [other for other in self.game.laters if other is not later]

    def actor(self) -> Player:
        """Who did what has been waited for."""
        return self.game.players[self.game.plays[-1].actor]

    def zone_of(self, card: Card) -> Zone | None:
        """Where among this player's zones a card is."""
        for zone in self.zones():
            if card in zone.cards:
                return zone
        return None

    def next_turn(self, cards: list[Card] | None = None) -> None:
        """At the start of this player's next turn the card acts again; until then it stays in play.

        So does a card that plays it more than once. `cards` are those that it will be about.
        """
        plays = self.game.plays
        keeps = [self.this]
        if len(plays) > 1 and plays[-2].repeats:
            keeps.append(plays[-2].card)
        self.game.laters.append(Later(START, self.seat, self.this, None, keeps, cards or [], True, 0))

    def play_twice(self, card: Card) -> None:
        self.game.plays[-1].repeats = True
        self.play(card)
        self.play(card)

    def be_safe(self) -> None:
        """A reaction's word: the attack reacted to does not reach this player."""
        attack = self.game.plays[-1].attack
        assert attack is not None, "only a reaction to an attack makes somebody safe"
        attack.safe |= 1 << self.seat

    # -- The turn -----------------------------------------------------------------------------------

    def clean_up(self, n: int) -> None:
        """What was in hand goes under what was in play: that is seen already."""
        discards = self.discards.cards
        discards += self.hand.cards
        in_play = self.in_play.cards
        if self.game.laters:
            kept = [card for later in self.game.laters if later.seat == self.seat for card in later.keeps]
            self.in_play.cards = [card for card in in_play if card in kept]
            in_play = [card for card in in_play if card not in kept]
        else:
            self.in_play.cards = []
        discards += in_play
        if self.game.listening:
            self.seen_discards += in_play
        self.actions = 0
        self.buys = 0
        self.coins = 0
        self.hand.cards = self.take_top(n)
        if self.game.listening:
            self.game.tell(happened.DREW, self.seat, self.hand.cards, 1 << self.seat, None, "next_hand")
