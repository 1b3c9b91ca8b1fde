"""A player: the verbs that cards are written in."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from fiefdom.engine import event as happened
from fiefdom.engine.card import ATTACK, Card, Kind
from fiefdom.engine.decision import GAIN, PLAY
from fiefdom.engine.effect import START, Later, Play
from fiefdom.engine.event import Event
from fiefdom.engine.hands import Hands
from fiefdom.engine.native import i64
from fiefdom.engine.zone import Pile, Zone

if TYPE_CHECKING:
    from fiefdom.engine.game import Game


@final
class Player(Hands):
    """One player of a game. Cards call it `me` or `other`, and do everything through it."""

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

    # -- Who is at the table ---------------------------------------------------------------------------

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

    def left(self) -> Player:
        """The next player in turn order."""
        return self.others()[0]

    def actor(self) -> Player:
        """Who did what has been waited for."""
        return self.game.players[self.game.plays[-1].actor]

    def score(self) -> int:
        points = 0
        for kind in self.game.kinds:
            n = self.owned[kind.number]
            if n:
                points += n * (kind.on_score(self) if kind.on_score is not None else kind.points)
        return points

    # -- Gaining ---------------------------------------------------------------------------------------

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
        pile = (by or self).pick_pile(GAIN, cost, cost, owner=self.seat)
        return None if pile is None else self.gain_from(pile)

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

    # -- Bonuses and tokens ----------------------------------------------------------------------------

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

    # -- Playing ---------------------------------------------------------------------------------------

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

    def play_twice(self, card: Card) -> None:
        self.game.plays[-1].repeats = True
        self.play(card)
        self.play(card)

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

    def be_safe(self) -> None:
        """A reaction's word: the attack reacted to does not reach this player."""
        attack = self.game.plays[-1].attack
        assert attack is not None, "only a reaction to an attack makes somebody safe"
        attack.safe |= 1 << self.seat

    # -- What happens later ----------------------------------------------------------------------------

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

    def next_turn(self, cards: list[Card] | None = None) -> None:
        """At the start of this player's next turn the card acts again; until then it stays in play.

        So does a card that plays it more than once. `cards` are those that it will be about.
        """
        plays = self.game.plays
        keeps = [self.this]
        if len(plays) > 1 and plays[-2].repeats:
            keeps.append(plays[-2].card)
        self.game.laters.append(Later(START, self.seat, self.this, None, keeps, cards or [], True, 0))

    # -- The turn --------------------------------------------------------------------------------------

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
