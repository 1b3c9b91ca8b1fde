"""What a position can say: one table of fields, from which positions are read, checked, written and compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Generic, NamedTuple, TypeVar

from fiefdom.cards.catalog import catalog
from fiefdom.cards.kingdoms import make_setup
from fiefdom.engine.card import Card, Kind
from fiefdom.engine.decision import ACTION_PHASE, GAME_OVER, START
from fiefdom.engine.game import Game
from fiefdom.engine.number import PLAYER_NUMBERS
from fiefdom.engine.pile import Pile
from fiefdom.engine.player import HAND_SIZE, Player
from fiefdom.engine.rng import Rng
from fiefdom.engine.zone import Row, Zone
from fiefdom.errors import Complaint, cards
from fiefdom.files import toml_key
from fiefdom.locale.names import folded
from fiefdom.records.knowledge import SAID, check_knowledge, know, knowledge_entries
from fiefdom.records.mats import mat_key, mat_named, tokens_named
from fiefdom.records.sorts import (
    AMOUNTS,
    CARDS,
    DECK,
    FLAG,
    NUMBER,
    PHASE,
    RANDOM,
    RESIGNED,
    SEAT,
    SEATS,
    Sort,
    entry_lines,
)
from fiefdom.records.waiting import check_waiting, wait, waiting_line

Whose = TypeVar("Whose")

# What says how cards are shuffled from here on.
RANDOM_KEY = "random"


class Field(NamedTuple, Generic[Whose]):
    """Something that a position says of a game or of a player.

    `now` is what is the case, and `put` makes it so. What is `usual` need not be said, unless it `is_always_said`; None
    means that nothing is.
    """

    key: str
    sort: Sort
    now: Callable[[Whose], Any]
    put: Callable[[Whose, Any], None]
    usual: Callable[[Whose], Any]
    is_always_said: bool = False

    def read(self, whose: Whose, table: Mapping[str, Any], players: int) -> None:
        """Put in place what a position says or, if it leaves this out, what is usual."""
        if self.key in table:
            self.put(whose, self.sort.read(table[self.key], self.key, players))
        elif self.sort is not AMOUNTS and (usual := self.usual(whose)) is not None:
            self.put(whose, usual)

    def lines(self, whose: Whose, prefix: str = "") -> list[str]:
        """What a position has to say about it."""
        now, usual = self.now(whose), self.usual(whose)
        if self.sort is AMOUNTS:
            now = {name: n for name, n in now.items() if n != usual.get(name, 0)}
            return self.sort.lines(prefix + toml_key(self.key), now)
        is_said = self.is_always_said or now != usual
        return self.sort.lines(prefix + toml_key(self.key), now) if is_said else []


def attribute(key: str, sort: Sort, usual: Any, name: str = "") -> Field[Any]:
    """A field that is an attribute of the game or of the player, of the same name unless another is given."""

    def put(whose: Any, value: Any) -> None:
        setattr(whose, name or key, value)

    return Field(key, sort, lambda whose: getattr(whose, name or key), put, lambda _: usual)


# -- Cards ------------------------------------------------------------------------------------------


def new_cards(game: Game, names: Iterable[str]) -> list[Card]:
    return [card for name in names for card in game.stock.make(catalog.find(name), 1)]


def names_in(row: Row) -> list[str]:
    return [kind.name for kind in row.kinds]


def zone_field(key: str, zone: Callable[[Player], Zone]) -> Field[Player]:
    """Cards in one of a player's zones; those of the deck from the top down."""
    step = -1 if key == "deck" else 1
    return Field(
        key,
        DECK if key == "deck" else CARDS,
        lambda me: names_in(zone(me))[::step],
        lambda me, names: zone(me).fill(new_cards(me.game, names)[::step]),
        lambda _: [],
    )


def row_field(key: str, row: Callable[[Player], Row]) -> Field[Player]:
    """Cards that somebody has played, gained or bought, wherever they are now."""
    return Field(
        key,
        CARDS,
        lambda me: names_in(row(me)),
        lambda me, names: row(me).fill(cards_in_play(me, names)),
        lambda _: [],
    )


def cards_in_play(me: Player, names: list[str]) -> list[Card]:
    """The last cards of these names that the player has in play; for those that are elsewhere by now, new ones."""
    in_play = me.in_play.cards
    found: list[Card] = []
    for name in reversed(names):
        kind = catalog.find(name)
        place = next((place for place in range(len(in_play) - 1, -1, -1) if in_play[place].kind is kind), -1)
        found.append(in_play.pop(place) if place >= 0 else new_cards(me.game, [name])[0])
    return found[::-1]


# -- Piles ------------------------------------------------------------------------------------------


def pile_called(game: Game, name: str) -> Pile:
    kind = catalog.find(name)
    pile = game.pile(kind)
    if pile is None:
        raise Complaint("scenario-no-pile", card=cards(kind.name))
    return game.unshared_pile(pile.place)


def sizes(game: Game) -> dict[str, int]:
    return {pile.randomizer.name: int(pile.n) for pile in game.piles}


def usual_sizes(game: Game) -> dict[str, int]:
    kingdom = [pile.randomizer for pile in game.piles if pile.randomizer.box != "basic"]
    return sizes(make_setup(len(game.players), kingdom).layout)


def fill_piles(game: Game, amounts: dict[str, int]) -> None:
    for name, n in amounts.items():
        pile = pile_called(game, name)
        pile.fill(pile.cards[:n] + game.stock.make(pile.kind, max(0, n - len(pile))))
        if n and pile.is_mixed:
            pile.kind = pile.top(1)[0].kind
        game.count_empty(pile)


def tokens_field(key: str, kind: Kind) -> Field[Game]:
    """The tokens of a card on piles."""

    def now(game: Game) -> dict[str, int]:
        return Counter(pile.kind.name for pile in game.piles for token in pile.tokens if token.kind is kind)

    def put(game: Game, amounts: dict[str, int]) -> None:
        for name, n in amounts.items():
            pile = pile_called(game, name)
            pile.tokens = (*pile.tokens, *game.stock.make(kind, n))

    return Field(key, AMOUNTS, now, put, lambda _: {})


# -- The game ---------------------------------------------------------------------------------------


def make_cheaper(game: Game, less: int) -> None:
    if less:
        game.cheaper(less)


def let_wait(game: Game, entries: list[Any]) -> None:
    for entry in entries:
        wait(game, entry)


def entries_sort(check: Callable[[Any, int], None]) -> Sort:
    def read(value: Any, _key: str, players: int) -> Any:
        check(value, players)
        return value

    return Sort(read, entry_lines)


def knowledge_field(key: str) -> Field[Game]:
    return Field(
        key,
        entries_sort(lambda value, players: check_knowledge({key: value}, players)),
        lambda game: knowledge_entries(game)[key],
        lambda game, entries: know(game, {key: entries}),
        lambda _: [],
    )


# In the order in which they are put in place; a position that leaves one out means what is usual by then.
BEFORE_SEATS: tuple[Field[Game], ...] = (
    Field(
        RANDOM_KEY,
        RANDOM,
        lambda game: game.rng.state(),
        lambda game, state: game.rng.restore(state),
        lambda _: Rng().state(),
    ),
    attribute("turn", SEAT, 0)._replace(is_always_said=True),
    attribute("phase", PHASE, ACTION_PHASE)._replace(is_always_said=True),
    attribute("extra_turn", FLAG, False, "is_extra_turn"),
    attribute("regular_turn", SEAT, None)._replace(usual=lambda game: game.turn),
    attribute("resigned", RESIGNED, ()),
    attribute("extra_turns", SEATS, ()),
    Field("cheaper", NUMBER, lambda game: game.less(), make_cheaper, lambda _: 0),
    Field("supply", AMOUNTS, sizes, fill_piles, usual_sizes),
    Field(
        "trash",
        CARDS,
        lambda game: names_in(game.trash),
        lambda game, names: game.trash.fill(new_cards(game, names)),
        lambda _: [],
    ),
)
AFTER_SEATS: tuple[Field[Game], ...] = (
    Field(
        "waiting",
        entries_sort(check_waiting),
        lambda game: [waiting_line(game, each) for each in game.waiting],
        let_wait,
        lambda _: [],
    ),
    *map(knowledge_field, SAID),
)
OF_GAME = {field.key: field for field in (*BEFORE_SEATS, *AFTER_SEATS)}


def game_field(key: str) -> Field[Game] | None:
    """The field of this key; the name of a card stands for its tokens on piles."""
    kind = catalog.by_name.get(folded(key))
    return OF_GAME.get(key) or (None if kind is None else tokens_field(key, kind))


def tokens_on_piles(game: Game) -> list[Field[Game]]:
    kinds = dict.fromkeys(token.kind for pile in game.piles for token in pile.tokens)
    return [tokens_field(kind.name, kind) for kind in kinds]


# -- A player ---------------------------------------------------------------------------------------


def is_under_way(me: Player) -> bool:
    """Whether the player's turn has begun."""
    return me.seat == me.game.turn and me.game.phase not in (START, GAME_OVER)


def number_field(place: int, key: str) -> Field[Player]:
    def put(me: Player, n: int) -> None:
        me.numbers[place] = n
        if n:
            me.game.stock.count(place)

    at_first = 1 if key in ("actions", "buys") else 0
    return Field(key, NUMBER, lambda me: int(me.numbers[place]), put, lambda me: at_first * is_under_way(me))


OF_PLAYER: tuple[Field[Player], ...] = (
    zone_field("hand", lambda me: me.hand),
    zone_field("deck", lambda me: me.deck),
    zone_field("discard", lambda me: me.discards),
    zone_field("in_play", lambda me: me.in_play),
    row_field("played", lambda me: me.played),
    row_field("gained", lambda me: me.gained),
    row_field("bought", lambda me: me.bought),
    attribute("turns", NUMBER, 0)._replace(usual=lambda me: int(is_under_way(me))),
    attribute("next_hand", NUMBER, HAND_SIZE),
)


def mat_field(key: str, zones: Callable[[Player], list[Zone]]) -> Field[Player]:
    """A mat, or a place for cards set aside."""
    return Field(
        key,
        CARDS,
        lambda me: [name for zone in zones(me) for name in names_in(zone)],
        lambda me, names: me.any_mat(*mat_named(key)).fill(new_cards(me.game, names)),
        lambda _: [],
        is_always_said=True,
    )


def own_tokens_field(key: str) -> Field[Player]:
    name = tokens_named(key)

    def put(me: Player, n: int) -> None:
        me.tokens = me.tokens.plus(name, n)

    return Field(key, NUMBER, lambda me: me.tokens.counts().get(name, 0), put, lambda _: 0, is_always_said=True)


def fields_of_players() -> dict[str, Field[Player]]:
    """The fields that every player has, in the order in which they are put in place."""
    return fields_with(tuple(number.name for number in PLAYER_NUMBERS))


@cache
def fields_with(numbers: tuple[str, ...]) -> dict[str, Field[Player]]:
    return {field.key: field for field in (*OF_PLAYER, *(number_field(i, key) for i, key in enumerate(numbers)))}


def player_field(key: str, value: object) -> Field[Player] | None:
    """The field of this key: some are there for everybody; others are mats, or tokens if the value is a number.

    A mat is all that have its name, no matter who sees them.
    """
    field = fields_of_players().get(key)
    if field is not None:
        return field
    if not isinstance(value, str):
        return own_tokens_field(key) if tokens_named(key) else None
    name = mat_named(key)[0]
    return mat_field(key, lambda me: [zone for zone in me.zones() if zone.name == name]) if name else None


def own_fields(me: Player) -> list[Field[Player]]:
    """The mats and tokens that a player has; complains about any that a file cannot name."""
    counts = me.tokens.counts()
    wordless = [zone.name for zone in me.mats if mat_named(mat_key(zone))[0] != zone.name]
    wordless += [name for name in counts if tokens_named(name) != name]
    if wordless:
        raise Complaint("position-word", word=wordless[0])
    return [*(mat_field(mat_key(zone), just(zone)) for zone in me.mats), *map(own_tokens_field, counts)]


def just(zone: Zone) -> Callable[[Player], list[Zone]]:
    return lambda _: [zone]
