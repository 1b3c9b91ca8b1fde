"""What bots went for, in the words of the people who played them: money, an engine or a rush, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fiefdom.bots.conditions import is_village
from fiefdom.bots.opponents import OPPONENTS
from fiefdom.bots.plan import Plan, read_plan
from fiefdom.bots.shipped import shipped
from fiefdom.cards.basic import copper, province
from fiefdom.cards.catalog import catalog
from fiefdom.engine.card import Kind
from fiefdom.engine.card_type import ACTION, TREASURE
from fiefdom.engine.result import Result
from fiefdom.locale.speaker import Speaker
from fiefdom.records.record import Record

# With this many different Actions a deck is an engine, even without villages.
ACTIONS_OF_AN_ENGINE = 4


def what_bots_went_for(say: Speaker, record: Record, result: Result) -> dict[int, str]:
    """By seat: what each bot of a finished game that plays by a plan went for, and why."""
    plans = {seat: plan_in(record, seat) for seat in sorted(record.bots)}
    decks = {standing.seat: dict(standing.cards) for standing in result.standings}
    return {
        seat: went_for(say, record.players[seat], record.bots[seat], plan, decks[seat])
        for seat, plan in plans.items()
        if plan is not None
    }


def plan_in(record: Record, seat: int) -> Plan | None:
    """The plan of the bot in a seat: the one in the record or, if its name says everything, the shipped strategy."""
    bot = record.bots[seat]
    return read_plan(record.plans[seat], bot) if seat in record.plans else shipped().get(bot)


def went_for(say: Speaker, player: str, bot: str, plan: Plan, deck: Mapping[str, int]) -> str:
    """What a player with this plan and, in the end, this deck went for and, if that is known, why."""
    owned = [kind for kind in plan.needs() if kind.name in deck]
    cards = say.all_of(kind.name for kind in owned)
    sentence = say.say(f"play-went-for-{style_of_deck(plan, owned, deck)}", player=player, cards=cards)
    return " ".join([sentence, *why(say, bot, plan, owned)])


def style(plan: Plan, cards: Sequence[Kind]) -> str:
    """One of `rush`, `engine`, `money` and `nothing`, which is money alone, for a plan by these of its cards."""
    if not cards:
        return "nothing"
    if not any(catalog.find(line.card) is province for line in plan.lines):
        return "rush"
    actions = [kind for kind in cards if kind.types & ACTION]
    are_linked = len(actions) >= ACTIONS_OF_AN_ENGINE or (len(actions) > 1 and any(map(is_village, actions)))
    return "engine" if are_linked else "money"


def style_of_deck(plan: Plan, owned: Sequence[Kind], deck: Mapping[str, int]) -> str:
    """The style by the cards of the plan in the deck; an engine with more Treasures than Actions is money."""
    planned = style(plan, owned)
    actions = sum(deck[kind.name] for kind in owned if kind.types & ACTION)
    return "money" if planned == "engine" and actions < treasures_added(deck) else planned


def treasures_added(deck: Mapping[str, int]) -> int:
    """How many Treasures are in a deck that are better than those it began with."""
    kinds = {catalog.find(name): n for name, n in deck.items()}
    return sum(n for kind, n in kinds.items() if kind.types & TREASURE and kind is not copper)


def why(say: Speaker, bot: str, plan: Plan, owned: Sequence[Kind]) -> list[str]:
    """The reason as a sentence, if it is known."""
    if plan.needs() and not owned:
        return [say.say("play-why-not", cards=say.all_of(kind.name for kind in plan.needs()))]
    if plan.beats_money is not None:
        return [say.say("play-why", percent=plan.beats_money)]
    return [say.say(OPPONENTS[bot].why)] if bot in OPPONENTS else []
