"""Figures about a running server, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from fiefdom.server import messages
from fiefdom.server.hall import Hall

SECONDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """Counts requests and how long they took; the rest is read off when somebody asks."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter("fiefdom_requests", "Messages of clients", ["type"], registry=self.registry)
        self.seconds = Histogram(
            "fiefdom_answer_seconds", "From an answer to its commit", buckets=SECONDS, registry=self.registry
        )
        self.tables = Gauge("fiefdom_tables", "Tables in memory", registry=self.registry)
        self.guests = Gauge("fiefdom_clients", "Clients connected", registry=self.registry)
        self.waiting = Gauge(
            "fiefdom_thinking_waiting", "Bots that wait for their turn to think", ["attended"], registry=self.registry
        )
        self.thinking = Gauge("fiefdom_thinking", "Bots that think", registry=self.registry)
        self.thought = Gauge("fiefdom_thinking_seconds", "How long bots have thought", registry=self.registry)
        self.replays = Gauge("fiefdom_replays", "Replays that are made or wait for that", registry=self.registry)
        self.answers = Gauge("fiefdom_answers", "Answers committed, those of bots included", registry=self.registry)

    def took(self, request: messages.Request, seconds: float) -> None:
        self.requests.labels(type(request).__name__.lower()).inc()
        if isinstance(request, messages.Answer):
            self.seconds.observe(seconds)

    def text(self, hall: Hall) -> str:
        self.tables.set(len(hall.gatherings))
        self.guests.set(sum(len(gathering.guests) for gathering in hall.gatherings.values()))
        self.answers.set(hall.answers)
        turns = hall.thinkers.turns
        self.waiting.labels("yes").set(turns.count_waiting(attended=True))
        self.waiting.labels("no").set(turns.count_waiting(attended=False))
        self.thinking.set(len(turns.busy))
        self.thought.set(turns.seconds)
        self.replays.set(hall.replayers.asking.total())
        return generate_latest(self.registry).decode()
