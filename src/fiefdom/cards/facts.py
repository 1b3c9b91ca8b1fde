"""What bots want to know about a card that its numbers and types do not say, and how soon they play it.

A card declares its facts, as in `remodel.fact(TRADES_UP_TO, 2)`; bots ask for facts and never for a card by its name.
"""

from __future__ import annotations

from typing import Final

# Each fact is a bit; some come with a number, a card or several cards.
TRADES_UP_TO: Final = 1 << 0
TRADES_UP_BY: Final = 1 << 1
GAINS_UP_TO: Final = 1 << 2
GAINS_SILVER: Final = 1 << 3
COPPERS_GIVE_MORE: Final = 1 << 4
GIVES_NOTHING: Final = 1 << 5
WANTS_TWIN: Final = 1 << 6
TAKES_AT_START: Final = 1 << 7
TAKES_FIRST: Final = 1 << 8
TAKES_HAND: Final = 1 << 9
TOKENS_CURSE: Final = 1 << 10
TRAPS_CURSE: Final = 1 << 11
MAKES_SAFE: Final = 1 << 12
ATTACKS_DECK: Final = 1 << 13
POINTS_BY_SIZE: Final = 1 << 14
POINTS_FOR: Final = 1 << 15

# What each fact says of a card, with the value in braces where it has one.
FACTS: Final[dict[int, str]] = {
    TRADES_UP_TO: "trashes a card from your hand for one that costs up to {n} more",
    TRADES_UP_BY: "trashes a card from your hand for one that costs exactly {n} more",
    GAINS_UP_TO: "gains a card that costs up to {n}, each time you play it",
    GAINS_SILVER: "gains a Silver, each time you play it",
    COPPERS_GIVE_MORE: "makes each Copper give $1 more this turn",
    GIVES_NOTHING: "gives nothing to spend this turn: at most, it changes cards in your hand for others",
    WANTS_TWIN: "does much with another one in your hand, and little without",
    TAKES_AT_START: "takes cards from your hand at the start of your turn; the lowest {n} comes first",
    TAKES_FIRST: "while it is in play, takes the first of {kinds} that another player plays in a turn",
    TAKES_HAND: "takes the cards that are left in your hand, and needs at least one",
    TOKENS_CURSE: "puts tokens of its name on piles, and whoever buys from there gains a Curse for each",
    TRAPS_CURSE: "sets a trap for the others: whoever gains such a card gains a Curse, too",
    MAKES_SAFE: "makes you safe from an Attack if you reveal it",
    ATTACKS_DECK: "attacks the cards on top of the others' decks",
    POINTS_BY_SIZE: "is worth the more points, the more cards you own",
    POINTS_FOR: "is worth points for each {kind} that you own",
}

# The numbers of TAKES_AT_START: if you draw first, you discard from more cards; if you trash last, you see what is
# left.
DRAWS_AND_DISCARDS: Final = 1
DISCARDS: Final = 2
MAY_TRASH: Final = 3
