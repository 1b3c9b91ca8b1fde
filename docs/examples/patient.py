"""The example of docs/library.md."""

from fiefdom.bots.habits import habit
from fiefdom.cards.basic import gold, province, silver


class Patient:
    def answer(self, view, decision):
        if decision.purpose == "buy":
            for kind in (province, gold, silver):
                if kind in decision.options:
                    return [decision.options.find(kind)]
            return []
        return habit(view, decision)  # a sensible answer to anything else
