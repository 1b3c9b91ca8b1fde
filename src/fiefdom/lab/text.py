"""The results of a match or a tournament as lines of text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from fiefdom.bots.plan import Plan
from fiefdom.bots.shipped import shipped
from fiefdom.lab.match import Outcome
from fiefdom.lab.tournament import Tournament
from fiefdom.locale.speaker import Speaker

TURNS_A_ROW = 5
MOST_BOUGHT = 12


def percent(say: Speaker, share: float) -> str:
    return say.say("lab-percent", n=say.number(100 * share))


def between(say: Speaker, bounds: Sequence[float]) -> str:
    return f"{say.number(100 * bounds[0])}–{say.number(100 * bounds[1])}"


def described(plan: Plan, say: Speaker) -> Plan:
    """The plan with its description in the user's language, if it is a shipped one."""
    ours = shipped().get(plan.name)
    is_ours = ours is not None and plan.description == ours.description
    return replace(plan, description=say.about(plan.name, plan.description)) if is_ours else plan


def table(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows as aligned columns, the first one left-aligned and the others right-aligned."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return [
        "  ".join(
            cell.ljust(width) if i == 0 else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def match_page(say: Speaker, outcome: Outcome) -> list[str]:
    """Who won how often, how long games were, how the decks grew and what was bought."""
    data = outcome.data()
    games = outcome.games
    lines = [
        say.say("lab-heading", games=games, kingdom=", ".join(say.card(name) for name in outcome.kingdom)),
        "",
        *(standings(say, outcome) if len(outcome.strategies) > 1 else []),
        say.say(
            "lab-lengths",
            turns=say.number(data["turns_mean"]),
            provinces=percent(say, data["ended_by_provinces"] / games),
            piles=percent(say, data["ended_by_piles"] / games),
        ),
    ]
    if data["stopped"]:
        lines.append(say.say("lab-stopped", n=data["stopped"]))
    lines += ["", *growth(say, outcome), "", *purchases(say, outcome), *milestones(say, outcome)]
    lines += ["", say.say("lab-speed", n=say.number(data["games_per_second"], 0))]
    return lines


def standings(say: Speaker, outcome: Outcome) -> list[str]:
    rows = [["", say.say("lab-wins"), say.say("lab-certain"), say.say("lab-shared"), say.say("lab-losses")]]
    for i, name in enumerate(outcome.names):
        for seat in (None, *range(len(outcome.strategies))):
            row = outcome.standing(i, seat)
            if row["games"]:
                shares = [percent(say, row[key] / row["games"]) for key in ("wins", "shared", "losses")]
                title = name if seat is None else "  " + say.say("lab-seat", seat=seat + 1)
                rows.append([title, shares[0], between(say, row["interval"]), shares[1], shares[2]])
    return [*table(rows), ""]


def growth(say: Speaker, outcome: Outcome) -> list[str]:
    """Score, money and Provinces after every fifth turn, as long as most games last."""
    rows = [["", say.say("lab-turn"), say.say("lab-score"), say.say("lab-money"), say.say("lab-provinces")]]
    for i, name in enumerate(outcome.names):
        for row in outcome.by_turn(i):
            if row["turn"] % TURNS_A_ROW == 0 and 2 * row["games"] >= outcome.games:
                title = name if row["turn"] == TURNS_A_ROW else ""
                numbers = [say.number(row[key]) for key in ("score", "money", "provinces")]
                rows.append([title, str(int(row["turn"])), *numbers])
    return table(rows)


def purchases(say: Speaker, outcome: Outcome) -> list[str]:
    lines = [say.say("lab-bought")]
    for i, name in enumerate(outcome.names):
        cards = [
            say.say(
                "lab-bought-card", card=say.card(card), n=say.number(row["per_game"]), turn=say.number(row["mean_turn"])
            )
            for card, row in list(outcome.bought(i).items())[:MOST_BOUGHT]
        ]
        lines.append(f"{name}: {', '.join(cards)}")
    return lines


def milestones(say: Speaker, outcome: Outcome) -> list[str]:
    """For a strategy that played alone: when each Province came."""
    if len(outcome.strategies) > 1:
        return []
    turns = outcome.provinces(0)
    return ["", *(say.say("lab-alone", n=n, turn=say.number(row["mean_turn"])) for n, row in turns.items())]


def tournament_page(say: Speaker, tournament: Tournament) -> list[str]:
    """The ranking with intervals, and who beat whom how often."""
    ranking = tournament.ranking()
    rows = [["", say.say("lab-points"), say.say("lab-certain")]]
    rows += [
        [f"{place}. {name}", percent(say, share), between(say, bounds)]
        for place, (name, share, bounds) in enumerate(ranking, 1)
    ]
    order = [name for name, _, _ in ranking]
    matrix = [["", *(str(i) for i in range(1, len(order) + 1))]]
    for i, name in enumerate(order, start=1):
        matrix.append(
            [
                f"{i}. {name}",
                *(f"{100 * tournament.share(name, other):.0f}" if other != name else "·" for other in order),
            ]
        )
    return [
        say.say(
            "lab-heading", games=tournament.games, kingdom=", ".join(say.card(name) for name in tournament.kingdom)
        ),
        "",
        *table(rows),
        "",
        say.say("lab-matrix"),
        *table(matrix),
    ]
