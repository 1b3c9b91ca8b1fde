"""The error that the checks raise, and the check that a card gets its randomness only from the game."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from fiefdom.cards.blame import blamed
from fiefdom.cards.functions import functions_of, used_by
from fiefdom.engine.card import Kind
from fiefdom.engine.mistake import Mistake
from fiefdom.errors import Complaint

ADVICE = "a card must not depend on anything outside the game; for chance, use me.game.rng, as in me.game.rng.below(6)"


class Misbehaviour(AssertionError):
    """What a card or bot did wrong, and in which game, so that you can look at it."""


def misbehaviour(problem: Exception, where: str) -> Misbehaviour:
    """What went wrong in a game; in somebody's file, with its line."""
    in_file = blamed(problem)
    name = "" if isinstance(problem, AssertionError | Mistake | Complaint) else f"{type(problem).__name__}: "
    return Misbehaviour(f"{f'{name}{problem}' if in_file is None else in_file} ({where})")


@contextmanager
def only_the_games_chance(kinds: Sequence[Kind], where: str) -> Iterator[None]:
    """Raise Misbehaviour if Python's `random` is used meanwhile, even if that makes something else fail first."""
    before = random.getstate()
    try:
        yield
    finally:
        if random.getstate() != before:
            suspects = [kind for kind in kinds if mentions_random(kind)] or kinds
            names = " or ".join(kind.name for kind in suspects)
            raise Misbehaviour(f"{names} uses Python's random: {ADVICE} ({where})")


def mentions_random(kind: Kind) -> bool:
    """Whether the functions of a card use the module `random` or anything from it."""
    return any(
        thing is random or getattr(thing, "__module__", "") == "random" or is_of_random(thing)
        for function in functions_of(kind)
        for thing in used_by(function)
    )


def is_of_random(thing: object) -> bool:
    """Whether this is a function such as `random.random`, which is a method of a hidden object."""
    return isinstance(getattr(thing, "__self__", None), random.Random)
