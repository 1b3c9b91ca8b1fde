"""A match as one HTML page that needs nothing else: plots to point at, and a sample game."""

from __future__ import annotations

from html import escape
from importlib import import_module
from typing import Any

from fiefdom.bots.making import make_bot
from fiefdom.errors import Complaint
from fiefdom.lab.match import Nobody, Outcome
from fiefdom.lab.telling import match_page
from fiefdom.locale.speaker import Speaker
from fiefdom.locale.telling import log
from fiefdom.table import Table

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
pre { white-space: pre-wrap; font-size: 0.8rem; line-height: 1.4;
      background: #f6f4ef; padding: 1rem; border-radius: 6px; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
footer { color: #777; font-size: 0.8rem; margin: 2rem 0; }
"""


def plots() -> Any:
    """The library that draws, which is an extra."""
    try:
        return import_module("plotly.graph_objects")
    except ModuleNotFoundError as problem:
        raise Complaint("no-report") from problem


def report(say: Speaker, outcome: Outcome, strategies: list[str]) -> str:
    """The page; `strategies` as they were named, for the sample game."""
    graphs = plots()
    sections = [
        (say.say("report-score"), lines(graphs, say, outcome, "score")),
        (say.say("report-money"), lines(graphs, say, outcome, "money")),
        (say.say("report-provinces"), lines(graphs, say, outcome, "provinces")),
        (say.say("report-scores"), scores(graphs, say, outcome)),
        (say.say("report-lengths"), lengths(graphs, say, outcome)),
        *((say.say("report-bought", name=name), buys(graphs, say, outcome, i)) for i, name in enumerate(outcome.names)),
    ]
    title = " – ".join(outcome.names)
    parts = [f"<h1>{escape(title)}</h1>", f"<pre>{escape(chr(10).join(match_page(say, outcome)))}</pre>"]
    for number, (heading, figure) in enumerate(sections):
        parts.append(f"<h2>{escape(heading)}</h2>")
        parts.append(figure.to_html(full_html=False, include_plotlyjs=number == 0, config={"displaylogo": False}))
    parts.append(f"<h2>{escape(say.say('report-sample'))}</h2>")
    parts.append(f"<pre>{escape(chr(10).join(sample(say, outcome, strategies)))}</pre>")
    parts.append(f"<footer>{escape(say.say('cli-about'))}</footer>")
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    head += f"<style>{STYLE}</style>"
    return f'<!doctype html><html lang="{say.language}"><head>{head}</head><body>{"".join(parts)}</body></html>\n'


def framed(graphs: Any, traces: list[Any], across: str, up: str) -> Any:
    figure = graphs.Figure(traces)
    figure.update_layout(
        template="plotly_white",
        height=380,
        margin={"l": 50, "r": 20, "t": 20, "b": 50},
        xaxis_title=across,
        yaxis_title=up,
        hovermode="x unified",
        legend={"orientation": "h", "y": 1.1},
    )
    return figure


def lines(graphs: Any, say: Speaker, outcome: Outcome, what: str) -> Any:
    """How something grew by turn, as long as one game in a hundred lasts."""
    traces = []
    for i, name in enumerate(outcome.names):
        rows = [row for row in outcome.by_turn(i) if 100 * row["games"] >= outcome.games]
        traces.append(
            graphs.Scatter(x=[row["turn"] for row in rows], y=[round(row[what], 2) for row in rows], name=name)
        )
    return framed(graphs, traces, say.say("lab-turn"), say.say(f"lab-{what}"))


def scores(graphs: Any, say: Speaker, outcome: Outcome) -> Any:
    traces = []
    for i, name in enumerate(outcome.names):
        counts = dict(sorted(outcome.counts["final_scores"][i].items()))
        traces.append(
            graphs.Bar(x=list(counts), y=[n / outcome.games for n in counts.values()], name=name, opacity=0.7)
        )
    return framed(graphs, traces, say.say("lab-score"), say.say("report-share"))


def lengths(graphs: Any, say: Speaker, outcome: Outcome) -> Any:
    counts = dict(sorted(outcome.counts["lengths"].items()))
    bars = graphs.Bar(x=list(counts), y=[n / outcome.games for n in counts.values()])
    return framed(graphs, [bars], say.say("lab-turn"), say.say("report-share"))


def buys(graphs: Any, say: Speaker, outcome: Outcome, strategy: int) -> Any:
    traces = [
        graphs.Bar(
            x=list(range(1, len(row["by_turn"]) + 1)), y=[round(n, 4) for n in row["by_turn"]], name=say.card(card)
        )
        for card, row in outcome.bought(strategy).items()
    ]
    figure = framed(graphs, traces, say.say("lab-turn"), say.say("report-cards"))
    figure.update_layout(barmode="stack")
    return figure


def sample(say: Speaker, outcome: Outcome, strategies: list[str]) -> list[str]:
    """The first game of the match, told from its beginning to its end."""
    bots: dict[int, Any] = {seat: make_bot(name, outcome.seed) for seat, name in enumerate(strategies)}
    names = [name.replace("(", "").replace(")", "") for name in outcome.names]
    if len(bots) == 1:
        bots[1] = Nobody()
        names.append("–")
    table = Table(names, outcome.kingdom, outcome.seed, bots=bots, first=0)
    return log(say, table.secret_events(), table.names)
