"""What a player has in front of them, and the questions that they are asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from fiefdom.engine import event as happened
from fiefdom.engine.card import Card, Kind
from fiefdom.engine.decision import CHOOSE, NAME, CardOptions, Decision, LabelOptions, PileOptions
from fiefdom.engine.effect import Later
from fiefdom.engine.native import i64
from fiefdom.engine.zone import EVERYBODY, NOBODY, OWNER, TOP_ONLY, Pile, Zone

if TYPE_CHECKING:
    from fiefdom.engine.game import Game

ALL: Final = 1_000_000


class Seat:
    """A place at the table: its zones, its numbers, and whoever decides there."""

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

    def zones(self) -> list[Zone]:
        return [self.hand, self.deck, self.discards, self.in_play, *self.temporary, *self.mats]

    # -- What is so ------------------------------------------------------------------------------------

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

    def zone_of(self, card: Card) -> Zone | None:
        """Where among this player's zones a card is."""
        for zone in self.zones():
            if card in zone.cards:
                return zone
        return None

    def temporary_zone(self, name: str, sight: int = EVERYBODY) -> Zone:
        """A place that lasts as long as the effect that is going on."""
        zone = Zone(name, self.seat, sight, [])
        zone.depth = len(self.game.plays)
        self.temporary.append(zone)
        return zone

    def aside(self) -> Zone:
        """A place to set cards aside, face up, for the effect that is going on."""
        return self.temporary_zone("set_aside")

    def cost(self, kind: Kind) -> int:
        """What a card costs now."""
        return max(0, kind.cost - self.game.discount)

    def owns(self, kind: Kind) -> int:
        return self.owned[kind.number]

    def total_owned(self) -> int:
        return sum(self.owned)

    def can_draw(self) -> bool:
        return len(self.deck.cards) > 0 or len(self.discards.cards) > 0

    def has_played_first(self, kind: Kind) -> bool:
        """Whether the card just played is the first of its kind this turn."""
        return sum(1 for card in self.game.played if card.kind is kind) == 1

    def plays_this_turn(self, types: i64) -> int:
        """How many cards of these types were played this turn, each as often as it was."""
        return sum(1 for card in self.game.played if card.types & types)

    # -- Asking ----------------------------------------------------------------------------------------

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

    def pick_pile(
        self,
        purpose: str,
        least: int,
        most: int,
        types: i64 = 0,
        may: bool = False,
        among: list[Kind] | None = None,
        owner: int = -1,
    ) -> Pile | None:
        """A pile of the supply that costs from `least` to `most` now and is not empty; `owner` will have the card."""
        game = self.game
        if most < 0:
            return None
        options = game.offer(least + game.discount if least > 0 else 0, most + game.discount, types, among, owner)
        if not options.kinds:
            return None
        decision = Decision(self.seat, purpose, game.source(), options, 0 if may else 1, 1, False)
        if not may and decision.is_forced() and not game.asks_forced:
            return game.pile(options.kinds[0])
        answer = game.ask(decision)
        return game.pile(options.kinds[answer[0]]) if answer else None

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

    def name_card(self) -> str:
        """The name of any card of the game, as this player likes."""
        names = [kind.name for kind in self.game.kinds]
        decision = Decision(self.seat, NAME, self.game.source(), LabelOptions(names), 1, 1, False)
        name = names[self.game.ask(decision)[0]]
        if self.game.listening:
            self.game.tell_label(happened.NAMED, self.seat, name)
        return name
