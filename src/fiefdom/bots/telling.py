"""What a bot went for, in the words of whoever played against it."""

from __future__ import annotations

from fiefdom.bots.plan import Plan
from fiefdom.locale.speaker import Speaker


def went_for(say: Speaker, player: str, plan: Plan) -> str:
    """One sentence about a plan that was made for a kingdom."""
    cards = say.listed(kind.name for kind in plan.needs()) or say.say("play-money-alone")
    return say.say("play-went-for", player=player, cards=cards)
