"""Pictures become games again: what a picture does not show is dealt at random, and the ordinary view looks at it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import make_setup
from fiefdom.engine.ability import Effect
from fiefdom.engine.card import Card
from fiefdom.engine.card_type import TYPE_NAMES
from fiefdom.engine.decision import (
    BUY,
    BUY_PHASE,
    PHASES,
    PLAY,
    TREASURE_PHASE,
    CardOptions,
    Decision,
    KindOptions,
    LabelOptions,
    NumberOptions,
    Options,
    PileOptions,
)
from fiefdom.engine.game import Game
from fiefdom.engine.knowledge import Jumble, Pass
from fiefdom.engine.moment import MOMENTS
from fiefdom.engine.native import i16, i64, vec
from fiefdom.engine.player import Player
from fiefdom.engine.rng import Rng, seeded
from fiefdom.engine.setup import Setup
from fiefdom.engine.sight import EVERYBODY
from fiefdom.engine.waiting import Waiting, wait
from fiefdom.engine.zone import Zone
from fiefdom.views.ahead import SIGHTS, UNTIL, laid_out
from fiefdom.views.resample import count_owned
from fiefdom.views.view import View


class PictureReader:
    """Reads the pictures and questions of one game, with the cards that are known here."""

    def __init__(self, picture: Mapping[str, Any], seed: int = 0) -> None:
        kinds = [catalog.find(name) for name in picture["supply"]]
        kingdom = [kind for kind in kinds if kind.box != "basic"]
        # A picture does not say how many Treasures there were: with all of them, there are enough.
        self.setup: Final = make_setup(len(picture["players"]), kingdom, all_treasures=True)
        self.rng: Final = seeded(seed)

    def view(self, picture: Mapping[str, Any]) -> View:
        """What a seat knows, from its picture with `ahead`."""
        return View(game_from(picture, self.setup, self.rng), int(picture["seat"]))

    def decision(self, question: Mapping[str, Any], view: View) -> Decision:
        """The decision that a seat is asked for, from its question; `view` is made of the picture that came with it."""
        source = question["source"]
        return Decision(
            int(question["seat"]),
            phase_of(question),
            question["purpose"],
            None if source is None else catalog.find(source),
            options(question, view._game),
            int(question["least"]),
            int(question["most"]),
            bool(question["ordered"]),
            bool(question["all_or_none"]),
        )


def options(question: Mapping[str, Any], game: Game) -> Options:
    sort, names = question["sort"], question["options"]
    if sort == "labels":
        return LabelOptions(list(names))
    if sort == "numbers":
        return NumberOptions(len(names) - 1)
    if sort == "cards":
        zone, owner = question["zone"], int(question["owner"])
        return CardOptions(game.stock, idents(game, names, zone, owner), zone, owner)
    kinds = [catalog.find(name) for name in names]
    stock = game.stock
    return PileOptions(kinds, stock, int(question["owner"])) if sort == "piles" else KindOptions(kinds, stock)


def idents(game: Game, names: list[str], zone: str, owner: int) -> vec[i16]:
    """The numbers of cards of these names, a different one for each, in the zone that is asked about if possible."""
    zones = game.players[owner].zones() if owner >= 0 else []
    there = [card for each in zones if each.name == zone for card in each.cards]
    free = there + [card for card in game.stock.cards if card not in there]
    found: list[Card] = []
    for name in names:
        card = next(card for card in free if card.kind.name == name)
        free.remove(card)
        found.append(card)
    return vec[i16]([i16(card.ident) for card in found])


def phase_of(question: Mapping[str, Any]) -> i64:
    """The number of the phase; the Buy phase has two, for playing Treasures and for everything after."""
    return TREASURE_PHASE if question["is_for_treasures"] else phase_number(question["phase"])


def phase_number(phase: str) -> i64:
    return BUY_PHASE if phase == PHASES[BUY_PHASE] else PHASES.index(phase)


def is_of_turn(question: Mapping[str, Any]) -> bool:
    """Whether it is the turn itself that asks, between two effects; nobody knows what others are asked."""
    return question["source"] is None and question.get("purpose", PLAY) in (PLAY, BUY)


# -- A game from a picture -----------------------------------------------------------------------------


def game_from(picture: Mapping[str, Any], setup: Setup, rng: Rng) -> Game:
    """A game that looks to a seat as its picture says, which has what lies `ahead`."""
    game = setup.layout.copy()
    dealt = Dealt(game, picture, rng)
    seen = list(zip(game.players, picture["players"], picture["ahead"]["players"], strict=True))
    for player, shown, more in seen:
        set_numbers(player, shown, more)
        dealt.lay_open(player, shown, more)
    for player, shown, _ in seen:
        dealt.place_known(player, shown)
    dealt.pass_unseen()
    for player, shown, _ in seen:
        dealt.deal_hidden(player, shown)
    game.trash.fill([dealt.card(name) for name in picture["trash"]])
    dealt.fill_piles()
    for player, _, more in seen:
        dealt.fill_history(player, more)
    count_owned(game)
    # Only now is it known how many cards there are.
    dealt.knowledge.track()
    dealt.knowledge.remember(dealt.remembered, 1 << dealt.viewer)
    set_course(game, picture, dealt)
    return game


def set_numbers(player: Player, shown: Mapping[str, Any], more: Mapping[str, Any]) -> None:
    for place, number in enumerate(player.game.stock.numbers):
        player.numbers[place] = shown["numbers"].get(number.name, 0)
    player.turns = shown["turns"]
    player.next_hand = more["next_hand"]
    for name, n in shown["tokens"].items():
        player.tokens = player.tokens.plus(name, n)


def set_course(game: Game, picture: Mapping[str, Any], dealt: Dealt) -> None:
    """Whose turn it is, in which phase, what waits, and the effect that is going on, if there is one."""
    ahead, question = picture["ahead"], picture.get("question")
    game.turn = picture["turn"]
    game.regular_turn = ahead["regular_turn"]
    game.is_extra_turn = ahead["is_extra_turn"]
    game.extra_turns = tuple(ahead["extra_turns"])
    game.resigned = tuple(ahead["resigned"])
    if ahead["cheaper"]:
        game.cheaper(ahead["cheaper"])
    game.phase = phase_number(picture["phase"])
    if question is not None and question.get("is_for_treasures"):
        game.phase = TREASURE_PHASE
    for each in ahead["waiting"]:
        wait(game, waiting_in(game, each, dealt))
    if ahead["attack"] is not None or (question is not None and not is_of_turn(question)):
        source = None if question is None else question["source"]
        effect = game.begin(dealt.any_card(source or ahead["attack"]))
        if ahead["attack"] is not None:
            effect.reacts_to = Effect(dealt.any_card(ahead["attack"]), None)
        effect.safe = int(picture["is_safe"]) << picture["seat"]
        effect.reacted = int(ahead["has_reacted"]) << picture["seat"]


def waiting_in(game: Game, seen: Mapping[str, Any], dealt: Dealt) -> Waiting:
    on_show = laid_out(game.players[seen["seat"]])
    return Waiting(
        MOMENTS[seen["when"].upper()],
        seen["seat"],
        on_show[seen["at"]] if seen["at"] >= 0 else dealt.any_card(seen["card"]),
        tuple(catalog.find(name) for name in seen["of"]),
        sum([bit for bit, name in TYPE_NAMES.items() if name in seen["types"]]),
        sum(1 << seat for seat in seen["watched"]),
        UNTIL.index(seen["until"]),
        tuple(on_show[place] for place in seen["keeps"] if place >= 0),
        tuple(on_show[place] for place in seen["about"] if place >= 0),
    )


class Dealt:
    """The cards of a game that is made of a picture: those not dealt yet, and what each player is known to own."""

    def __init__(self, game: Game, picture: Mapping[str, Any], rng: Rng) -> None:
        self.game: Final = game
        self.picture: Final = picture
        self.rng: Final = rng
        self.viewer: Final = picture["seat"]
        self.knowledge: Final = game.unshared_knowledge()
        # The cards that the seat knows to be where they are.
        self.remembered: Final[list[Card]] = []
        self.free: Final[dict[str, list[Card]]] = {}
        for card in game.stock.cards:
            self.free.setdefault(card.kind.name, []).append(card)
        # For each player, the names of the cards that they own, as far as the seat knows, and that lie nowhere yet; and
        # how many more cards they really have than that, with those that lie somewhere.
        remembered = picture["ahead"]["players"]
        self.pools: Final[list[list[str]]] = [
            [name for name, n in more["owned"].items() for _ in range(n)] for more in remembered
        ]
        self.missing: Final = [more["total"] - sum(more["owned"].values()) for more in remembered]
        # By zone, the cards of each player that the seat knows to be there without seeing them, by their depth.
        self.known: Final[list[dict[str, list[tuple[int, Card]]]]] = [{} for _ in game.players]

    def card(self, name: str) -> Card:
        """A card of this name that lies nowhere yet."""
        free = self.free.get(name)
        return free.pop() if free else self.game.stock.make(catalog.find(name), 1)[0]

    def any_card(self, name: str | None) -> Card:
        """A card of this name, wherever it lies."""
        cards = self.game.stock.cards
        return next((card for card in cards if card.kind.name == name), cards[0])

    def take(self, seat: int, name: str) -> Card:
        """A card of this name that a player has: if nobody knew of one, it was passed in secret."""
        if name not in self.pools[seat]:
            self.pass_on(name, next(other for other in self.others() if name in self.pools[other]), seat)
        self.pools[seat].remove(name)
        return self.card(name)

    def take_any(self, seat: int) -> Card:
        """A card of this player that lies nowhere yet."""
        return self.take(seat, self.any_name(seat))

    def any_name(self, seat: int) -> str:
        pool = self.pools[seat]
        return pool[self.rng.below(len(pool))]

    def others(self) -> list[int]:
        return [seat for seat in range(len(self.pools)) if seat != self.viewer]

    def pass_on(self, name: str, source: int, target: int) -> None:
        """A player has passed a card to another one, and the seat does not know which."""
        self.pools[source].remove(name)
        self.pools[target].append(name)
        self.missing[source] += 1
        self.missing[target] -= 1
        slot = self.game.stock.slot_of(catalog.find(name))
        passed = Pass(slot, source, target, self.game.everybody & ~(1 << self.viewer))
        self.knowledge.passes = (*self.knowledge.passes, passed)

    def pass_unseen(self) -> None:
        """Players with more cards than are known got them from those who have fewer."""
        for target in self.others():
            while self.missing[target] > 0:
                source = next(other for other in self.others() if self.missing[other] < 0)
                self.pass_on(self.any_name(source), source, target)

    def lay_open(self, player: Player, shown: Mapping[str, Any], more: Mapping[str, Any]) -> None:
        """Put the cards that the seat sees, or saw go to the discard pile, where they are."""
        seat = int(player.seat)
        game = self.game
        player.in_play.fill([self.take(seat, name) for name in shown["in_play"]])
        for each, sight in zip(shown["uncovered"], more["sights"], strict=True):
            zone = Zone(each["zone"], seat, SIGHTS.index(sight), game.stock, game.stock.nothing, 0)
            zone.fill([self.take(seat, name) for name in each["cards"] or []])
            player.mats = (*player.mats, zone)
        under = [self.take(seat, name) for name in more["discards"]]
        self.remembered.extend(under)
        top = [] if shown["discard_top"] is None else [self.take(seat, shown["discard_top"])]
        player.discards.fill(under + top)
        if seat == self.viewer:
            player.hand.fill([self.take(seat, name) for name in self.picture["hand"]])

    def place_known(self, player: Player, shown: Mapping[str, Any]) -> None:
        """Note where hidden cards are that the seat knows, in some order."""
        seat = int(player.seat)
        for each in shown["known"]:
            cards = [self.take(seat, name) for name in each["cards"]]
            self.rng.shuffle(cards)
            for (zone, depth), card in zip(each["places"], cards, strict=True):
                self.known[seat].setdefault(zone, []).append((depth, card))
            self.remembered.extend(cards)
            if len(cards) > 1:
                jumble = Jumble(1 << self.viewer, [card.ident for card in cards])
                self.knowledge.jumbles = (*self.knowledge.jumbles, jumble)

    def deal_hidden(self, player: Player, shown: Mapping[str, Any]) -> None:
        """Deal the rest of a player's cards: hand, hidden mats, deck and discard pile.

        Nobody counts the decks and discard piles of others, so these may be of any size.
        """
        seat = int(player.seat)
        known = self.known[seat]
        if seat != self.viewer:
            player.hand.fill(self.several(seat, shown["hand_size"], known.get("hand", [])))
        for each, zone in zip(shown["uncovered"], player.mats, strict=True):
            if each["cards"] is None:
                zone.fill(self.several(seat, each["count"], known.pop(each["zone"], [])))
        top = player.discards.cards[-1:]
        under = player.discards.cards[:-1] + [card for _, card in known.get("discard", [])]
        in_deck = known.get("deck", [])
        free = len(self.pools[seat])
        if seat == self.viewer:
            size = self.picture["deck_size"]
        elif not top:
            size = free + len(in_deck)
        else:
            least = max([depth + 1 for depth, _ in in_deck], default=0)
            size = max(least, len(in_deck) + self.rng.below(free + 1))
        player.deck.fill(self.several(seat, size, in_deck))
        rest = self.several(seat, len(self.pools[seat]), [])
        player.discards.fill([*rest, *under, *top])

    def several(self, seat: int, n: int, known: list[tuple[int, Card]]) -> list[Card]:
        """The n cards of a zone from the bottom up: known ones at their depths, the others at random."""
        at = {depth: card for depth, card in known if depth >= 0}
        loose = [card for depth, card in known if depth < 0]
        found: list[Card] = []
        for depth in range(n):
            found.append(at[depth] if depth in at else loose.pop() if loose else self.take_any(seat))
        return found[::-1]

    def fill_piles(self) -> None:
        """What is left lies on the piles; of one that was shuffled, the seat sees no more than the top card."""
        game = self.game
        names = list(self.picture["supply"].items())
        for pile, (name, n) in zip(game.supply, names, strict=True):
            free = [card for card in pile.cards if card in self.free[card.kind.name]]
            if pile.sight != EVERYBODY:
                self.rng.shuffle(free)
            top = next((card for card in reversed(free) if card.kind.name == name), None)
            if n and top is not None:
                free.remove(top)
                free = [*free[: n - 1], top]
            unshared = game.unshared_pile(pile.place)
            unshared.fill(free[:n])
            unshared.kind = catalog.find(name)
            while unshared.n < n:
                unshared.put(self.card(name).ident)
            game.count_empty(unshared)
            for token, number in self.picture["tokens"].get(name, {}).items():
                unshared.tokens = (*unshared.tokens, *[self.any_card(token)] * number)

    def fill_history(self, player: Player, more: Mapping[str, Any]) -> None:
        """What the player has played this turn, and gained; cards in play since an earlier turn do not count."""
        shown = self.picture["players"][int(player.seat)]
        in_play = player.in_play.cards
        stays = set(range(len(shown["from_before"])))
        fresh = [card for place, card in enumerate(in_play) if place not in stays]
        elsewhere = [card for card in self.game.stock.cards if card not in in_play]
        played: list[Card] = []
        for name in more["played"]:
            card = next((card for card in fresh if card.kind.name == name), None)
            if card is not None:
                fresh.remove(card)
            else:
                card = next((card for card in [*played, *elsewhere] if card.kind.name == name), None)
            played.append(card or self.game.stock.make(catalog.find(name), 1)[0])
        player.played.fill(played)
        player.gained.fill([self.any_card(name) for name in more["gained"]])
        player.bought.fill([self.any_card(name) for name in more["bought"]])
