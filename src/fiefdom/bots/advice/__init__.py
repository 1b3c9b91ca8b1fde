"""What bots know about single cards, box by box; people's own cards bring theirs with the same `@card.advice(...)`."""

from fiefdom.bots.advice import dominion, intrigue, seaside

__all__ = ["dominion", "intrigue", "seaside"]
