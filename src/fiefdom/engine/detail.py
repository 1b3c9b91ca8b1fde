"""What only some events say, each thing in a field of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from fiefdom.engine.native import mypyc_attr

if TYPE_CHECKING:
    from fiefdom.engine.card import Kind

NOBODY_ELSE: Final = -1


@mypyc_attr(acyclic=True)
@final
class Detail:
    """What only some events say.

    - `top`: the card that everybody sees on top of those that moved.
    - `turn`: which turn of the player begins; 0 is an extra turn, which does not count.
    - `is_next_hand`: the cards were drawn for the next turn.
    - `number`: which number of the player grew, by `amount`.
    - `token`: the name of tokens: the player has `amount` of them now, spends that many, or puts one on a pile.
    - `covered`: how many cards lie on top of a card that was tucked into a deck.
    - `label`: the name of what the player chose.
    - `named`: the card that the player named or chose.
    - `other`: the seat that the cards go to, or -1.
    """

    def __init__(
        self,
        top: Kind | None = None,
        turn: int = 0,
        is_next_hand: bool = False,
        number: str = "",
        amount: int = 0,
        token: str = "",
        covered: int = 0,
        label: str = "",
        named: Kind | None = None,
        other: int = NOBODY_ELSE,
    ) -> None:
        self.top: Final = top
        self.turn: Final = turn
        self.is_next_hand: Final = is_next_hand
        self.number: Final = number
        self.amount: Final = amount
        self.token: Final = token
        self.covered: Final = covered
        self.label: Final = label
        self.named: Final = named
        self.other: Final = other


NO_DETAIL: Final = Detail()
