"""What a bot went for, in the words of whoever played against it: money, an engine or a rush, and why."""

from __future__ import annotations

from fiefdom.bots.conditions import is_village
from fiefdom.bots.plan import Plan
from fiefdom.cards.basic import province
from fiefdom.cards.catalog import catalog
from fiefdom.engine.card import ACTION
from fiefdom.locale.speaker import Speaker

# A plan with so many different Actions is an engine, even without villages.
ACTIONS_OF_AN_ENGINE = 4


def style(plan: Plan) -> str:
    """One of `rush`, `engine`, `money` and `nothing`, which is money alone."""
    if not any(catalog.find(line.card) is province for line in plan.lines):
        return "rush"
    actions = [kind for kind in plan.needs() if kind.types & ACTION]
    if len(actions) >= ACTIONS_OF_AN_ENGINE or (len(actions) > 1 and any(is_village(kind) for kind in actions)):
        return "engine"
    return "money" if plan.needs() else "nothing"


def went_for(say: Speaker, player: str, plan: Plan) -> str:
    """What a player with this plan went for and, if that is known, why."""
    cards = say.listed(kind.name for kind in plan.needs())
    told = say.say(f"play-went-for-{style(plan)}", player=player, cards=cards)
    return told if plan.beats_money is None else f"{told} {say.say('play-why', percent=plan.beats_money)}"
