"""How many tokens a player has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from fiefdom.engine.detail import Detail
from fiefdom.engine.mistake import BrokenCard
from fiefdom.engine.moment import SPENT, TOKEN
from fiefdom.engine.native import mypyc_attr

if TYPE_CHECKING:
    from fiefdom.engine.player import Player


@mypyc_attr(acyclic=True)
@final
class Tokens:
    """A player's tokens, by name: `me.tokens["Honey"]` is a number, 0 if there are none.

    It never changes, so copies of a game share it: a player who gets or spends some has another one. `declared` are
    the names that cards of the game declare.
    """

    __slots__ = ("_counts", "_declared")

    def __init__(self, declared: list[str], counts: dict[str, int]) -> None:
        self._declared: Final = declared
        self._counts: Final = counts

    def counts(self) -> dict[str, int]:
        return self._counts.copy()

    def total(self) -> int:
        return sum(self._counts.values())

    def plus(self, name: str, n: int) -> Tokens:
        """These, with n more of one name."""
        counts = self._counts.copy()
        counts[name] = counts.get(name, 0) + n
        return Tokens(self._declared, counts)

    def get(self, name: str, default: int = 0) -> int:
        return self[name] or default

    def __getitem__(self, name: str) -> int:
        if name not in self._counts and name not in self._declared:
            raise BrokenCard("card-undeclared-token", name=name, declared=", ".join(self._declared) or "none")
        return self._counts.get(name, 0)

    def __setitem__(self, name: str, n: int) -> None:
        raise BrokenCard("card-tokens-fixed")

    def __delitem__(self, name: str) -> None:
        raise BrokenCard("card-tokens-fixed")

    def __contains__(self, name: object) -> bool:
        return name in self._counts

    def __len__(self) -> int:
        return len(self._counts)

    def __repr__(self) -> str:
        return repr(self._counts)


def add_token(me: Player, name: str) -> None:
    n = me.tokens[name] + 1
    me.tokens = me.tokens.plus(name, 1)
    if me.game.wiring.log is not None:
        me.game.tell(TOKEN, me.seat, [me.this], me.game.everybody, Detail(token=name, amount=n))


def spend_tokens(me: Player, name: str, n: int) -> bool:
    if n < 0:
        raise BrokenCard("card-tokens-below-zero", name=name, n=n)
    if me.tokens[name] < n:
        return False
    if n:
        me.tokens = me.tokens.plus(name, -n)
        if me.game.wiring.log is not None:
            me.game.tell(SPENT, me.seat, [me.this], me.game.everybody, Detail(token=name, amount=n))
    return True
