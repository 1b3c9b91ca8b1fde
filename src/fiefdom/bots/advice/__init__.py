"""What bots know about single cards, box by box; own cards bring theirs along with the same `@card.advice(...)`."""

from fiefdom.bots.advice import dominion, intrigue, seaside

__all__ = ["dominion", "intrigue", "seaside"]
