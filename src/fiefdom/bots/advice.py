"""What the cards themselves advise. Each of our boxes has a module for that, which is read when bots are."""

from __future__ import annotations

from fiefdom.bots.worth import Wishes
from fiefdom.cards.box import Box
from fiefdom.cards.catalog import catalog
from fiefdom.engine.decision import Answer, Decision
from fiefdom.views.view import View


def advised(view: View, decision: Decision, wishes: Wishes) -> Answer:
    """The answer that the card asking advises; empty if it advises nothing."""
    source = decision.source
    advice = None if source is None else source.advised.get(decision.purpose)
    return () if advice is None else advice(view, decision, wishes)


def read_advice(box: Box) -> None:
    """Run the module in which a box tells bots about its cards."""
    box.module("advice")


catalog.for_each_box(read_advice)
