"""Answers near a given one: with another pick instead of one of its own, one more, one fewer, or none at all."""

from __future__ import annotations

from fiefdom.engine.decision import Answer, Decision


def neighbours(decision: Decision, answer: Answer) -> list[Answer]:
    """All of them that are allowed, without the answer itself; options of the same name count as the same."""
    places: dict[str, list[int]] = {}
    for i, name in enumerate(decision.options.names()):
        places.setdefault(name, []).append(i)
    picked = dict.fromkeys(places, 0)
    for name in decision.picked(answer):
        picked[name] += 1
    fewer = [picked | {name: picked[name] - 1} for name in places if picked[name]]
    found = [
        each | {name: each[name] + 1}
        for each in [*fewer, picked]
        for name in places
        if each[name] < len(places[name]) and each[name] <= picked[name]
    ]
    answers = [taken(places, counts) for counts in [*found, *fewer, dict.fromkeys(places, 0)] if counts != picked]
    return [each for each in dict.fromkeys(answers) if decision.allows(len(each))]


def taken(places: dict[str, list[int]], counts: dict[str, int]) -> Answer:
    """The first options of each name, as many as counted, in the order of the options."""
    return tuple(sorted(place for name, n in counts.items() for place in places[name][:n]))
