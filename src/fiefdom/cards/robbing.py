"""An effect of cards in several boxes: players lose the best of the cards on top of their deck."""

from fiefdom.engine.card import Card
from fiefdom.engine.player import Player
from fiefdom.engine.question import Which


def rob(me: Player, of: Which, by: Player | None = None) -> list[Card]:
    """Each other player reveals the top two cards of their deck, trashes one `of` those, and discards the rest.

    The player who loses the card picks it, unless it is picked `by` somebody else. Returns the trashed cards.
    """
    loot: list[Card] = []
    for other in me.attacked():
        revealed = other.reveal_top(2)
        loot += other.trash(1, zone=revealed, of=of, by=by)
        other.discard_all(revealed)
    return loot
