"""What bots should know about the cards of this box."""

from fiefdom import Decision, View, Wishes
from fiefdom.bots.picks import labelled
from fiefdom.cards.basic import copper, province

from .cards import smelter


@smelter.advice("choose")
def smelt_until_the_end_is_near(view: View, decision: Decision, wishes: Wishes) -> tuple[int, ...]:
    return labelled(decision, "smelt" if copper in view.hand and view.left(province) > 3 else "+$2")
