"""Random kingdoms: from some boxes, with wishes, and without vetoed cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from fiefdom.cards.catalog import catalog
from fiefdom.engine.ability import HAND
from fiefdom.engine.card import Kind
from fiefdom.engine.card_type import ATTACK
from fiefdom.engine.moment import PLAYING
from fiefdom.engine.rng import seeded
from fiefdom.errors import Complaint, Names, cards
from fiefdom.locale.names import find_named, folded

PILES = 10
DRAWS_TO_TRY = 10_000

# What you can wish for: then the kingdom has at least one such card.
WISHES: dict[str, Callable[[Kind], bool]] = {
    "actions": lambda kind: kind.actions >= 2 or "actions" in kind.good_for,
    "buys": lambda kind: kind.buys >= 1 or "buys" in kind.good_for,
    "trashing": lambda kind: "trashing" in kind.good_for,
    "attack": lambda kind: kind.types & ATTACK != 0,
    "reaction": lambda kind: kind.awaits(HAND) & PLAYING != 0,
}


def random_kingdom(
    seed: int,
    boxes: Iterable[str] | None = None,
    editions: Iterable[int] = (1, 2),
    wishes: Iterable[str] = (),
    veto: Iterable[str] = (),
    named: Sequence[Kind] = (),
) -> list[Kind]:
    """The named kinds, filled up to ten with random ones; all such kingdoms that fulfil the wishes are equally likely.

    A box may say how many cards come from it: `dominion 5`. The named kinds count towards that. Without boxes, the
    cards come from those that are implied: a seed means the same kingdom however many boxes there are.
    """
    shares = share_out(catalog.implied_boxes() if boxes is None else boxes)
    vetoed = [catalog.find(name) for name in veto]
    for kind in named:
        if kind in vetoed:
            raise Complaint("veto-named", card=cards(kind.name))
    candidates = [kind for kind in catalog.kingdom_cards(shares, editions) if kind not in (*vetoed, *named)]
    wanted = [wish_named(name) for name in wishes]
    rng = seeded(~seed)
    for _ in range(DRAWS_TO_TRY):
        rng.shuffle(candidates)
        kinds = fill_up(named, candidates, shares)
        if count_piles(kinds) < PILES:
            raise Complaint("too-few-cards", n=count_piles(kinds))
        if all(any(fulfils(kind) for kind in kinds) for fulfils in wanted):
            return kinds
    raise Complaint("wishes-too-many")


def count_piles(kingdom: Iterable[Kind]) -> int:
    """How many of the ten piles these are; landscapes, and cards that come with others, do not count."""
    return sum(kind.in_kingdom for kind in kingdom)


def share_out(boxes: Iterable[str]) -> dict[str, int | None]:
    """The boxes, each with how many cards come from it, or None if it does not say."""
    shares: dict[str, int | None] = {}
    for text in boxes:
        found = re.fullmatch(r"(.*[^ :=])[ :=]+(\d{1,9})", text.strip())
        name, share = (found[1], int(found[2])) if found else (text.strip(), None)
        shares[catalog.find_box(name)] = share
    said = sum(n for n in shares.values() if n is not None)
    if said > PILES or (said < PILES and None not in shares.values()):
        raise Complaint("box-shares", n=said)
    return shares


def fill_up(named: Sequence[Kind], shuffled: Sequence[Kind], shares: dict[str, int | None]) -> list[Kind]:
    """The named kinds and the first others, ten in total, with no more from a box than its share."""
    kinds = list(named)
    free = PILES - count_piles(kinds)
    for kind in shuffled:
        if free == 0:
            break
        if has_room(kind, kinds, free, shares):
            kinds.append(kind)
            free -= 1
    return kinds


def has_room(kind: Kind, kinds: Sequence[Kind], free: int, shares: dict[str, int | None]) -> bool:
    """Whether a kind may join these: its box still has a share, or the shares of the others leave room."""
    boxes = [each.box for each in kinds]
    left = {box: max(0, n - boxes.count(box)) for box, n in shares.items() if n is not None}
    return left.get(kind.box, free - sum(left.values())) > 0


def wish_named(name: str) -> Callable[[Kind], bool]:
    """What a wish, in any language, asks of a card."""
    wish = find_named(folded(name), WISHES, "wish")
    if wish is None:
        raise Complaint("unknown-wish", wish=name, wishes=Names("wish", tuple(WISHES)))
    return wish
