"""Plots as inline SVG. They take colours and type from the style of the page, and know nothing of matches.

All are drawn for the width of a phone; wider screens show several side by side, so that text keeps its size.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from xml.etree.ElementTree import Element

from fiefdom.lab.markup import tag

WIDTH = 360
HEIGHT = 220
LEFT = 46
RIGHT = 10
TOP = 24
BOTTOM = 36
ROW = 42
LINE = 16
MOST_TICKS = 6
# A line is solid where at least this share of all games is behind it, and never fainter than this.
FULL_FROM = 0.5
FAINTEST = 0.15


@dataclass(frozen=True)
class Point:
    """A point of a line, and the share of all games behind it."""

    x: float
    y: float
    weight: float = 1.0


@dataclass(frozen=True)
class Series:
    """The points of one line or heap; `look` is the CSS class with its colour."""

    name: str
    look: str
    points: Sequence[Point]


@dataclass(frozen=True)
class Axes:
    """The labels of the axes, how their numbers are written, and hints to show under the pointer."""

    across: str
    up: str
    number_across: Callable[[float], str]
    number_up: Callable[[float], str]
    hints: Sequence[tuple[float, str]]
    # A row below the axis: its label, and texts at places along it.
    below: str = ""
    counts: Sequence[tuple[float, str]] = ()


@dataclass(frozen=True)
class Span:
    """A share with its interval; `marks` are the looks of what its label lists."""

    label: str
    value: str
    low: float
    share: float
    high: float
    look: str
    marks: Sequence[str] = ()


@dataclass(frozen=True)
class Scale:
    """Maps the numbers of a range to places in the drawing."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)


def ticks(low: float, high: float, most: int = MOST_TICKS, least_step: float = 0.0) -> list[float]:
    """Round numbers that cover a range, about `most` of them at the most."""
    rough = max((high - low) / most, least_step, 1e-9)
    power = 10.0 ** floor(log10(rough))
    step = next(power * times for times in (1, 2, 5, 10) if power * times >= rough * 0.999)
    return [i * step for i in range(floor(low / step + 1e-9), ceil(high / step - 1e-9) + 1)]


def weight_shown(weight: float) -> float:
    """The opacity of a line with this share of all games behind it."""
    return FAINTEST + (1 - FAINTEST) * min(1.0, weight / FULL_FROM)


def drawing(label: str, height: float, *content: Element) -> Element:
    """The SVG element, with a label for screen readers."""
    return tag(
        "svg",
        *content,
        role="img",
        aria_label=label,
        viewBox=f"0 0 {WIDTH} {height:g}",
        xmlns="http://www.w3.org/2000/svg",
    )


def framed(axes: Axes, xs: tuple[float, float], ys: tuple[float, float]) -> tuple[list[Element], Scale, Scale]:
    """The axes, grid and labels of a plot, and its two scales."""
    bottom = HEIGHT - BOTTOM - (LINE if axes.counts else 0)
    marks = ticks(*ys)
    across = Scale(xs[0], xs[1] if xs[1] > xs[0] else xs[0] + 1, LEFT, WIDTH - RIGHT)
    up = Scale(marks[0], marks[-1] if marks[-1] > marks[0] else marks[0] + 1, bottom, TOP)
    parts = [tag("text", axes.up, x=0, y=12, class_="title")]
    for y in marks:
        parts.append(tag("line", x1=LEFT, x2=WIDTH - RIGHT, y1=up(y), y2=up(y), class_="grid"))
        parts.append(tag("text", axes.number_up(y), x=LEFT - 6, y=up(y) + 4, class_="end"))
    for x in ticks(*xs, least_step=1.0):
        if xs[0] <= x <= xs[1]:
            parts.append(tag("text", axes.number_across(x), x=across(x), y=bottom + 15, class_="middle"))
    parts.append(tag("text", axes.across, x=WIDTH - RIGHT, y=HEIGHT - 5, class_="end title"))
    if axes.counts:
        parts.append(tag("text", axes.below, x=0, y=bottom + 15 + LINE, class_="title"))
    for x, text in axes.counts:
        parts.append(tag("text", text, x=across(x), y=bottom + 15 + LINE, class_="middle title"))
    return parts, across, up


def pointed_at(axes: Axes, across: Scale) -> list[Element]:
    """Invisible columns that show a hint under the pointer."""
    width = abs(across(1) - across(0))
    return [
        tag("rect", tag("title", text), x=across(x) - width / 2, y=TOP, width=width, height=HEIGHT - TOP, class_="hint")
        for x, text in axes.hints
    ]


def ranges(points: Iterable[Point]) -> tuple[tuple[float, float], tuple[float, float]]:
    """The ranges of points along both axes; the vertical one includes 0."""
    found = list(points)
    xs, ys = [point.x for point in found], [point.y for point in found]
    return (min(xs), max(xs)), (min(0.0, *ys), max(0.0, *ys))


def curves(label: str, name: str, lines: Sequence[Series], axes: Axes) -> Element:
    """Lines that fade where few games are behind them; `name` keeps its gradients apart from other plots."""
    xs, ys = ranges(point for line in lines for point in line.points)
    parts, across, up = framed(axes, xs, ys)
    for number, line in enumerate(lines):
        fade = f"{name}-{number}"
        first, last = line.points[0].x, line.points[-1].x
        stops = [
            tag(
                "stop",
                offset=(point.x - first) / (last - first) if last > first else 0,
                stop_color="currentColor",
                stop_opacity=weight_shown(point.weight),
            )
            for point in line.points
        ]
        path = " ".join(f"{across(point.x):.1f},{up(point.y):.1f}" for point in line.points)
        parts.append(
            tag(
                "g",
                tag(
                    "linearGradient", *stops, id=fade, gradientUnits="userSpaceOnUse", x1=across(first), x2=across(last)
                ),
                tag("polyline", points=path, stroke=f"url(#{fade})", class_="curve"),
                class_=line.look,
            )
        )
    return drawing(label, HEIGHT, *parts, *pointed_at(axes, across))


def heaps(label: str, series: Sequence[Series], axes: Axes) -> Element:
    """How often each whole number came up, as transparent outlines."""
    (first, last), ys = ranges(point for each in series for point in each.points)
    parts, across, up = framed(axes, (first - 0.5, last + 0.5), ys)
    for each in series:
        heights = {point.x: point.y for point in each.points}
        path = f"M{across(first - 0.5):.1f} {up(0):.1f}"
        for x in range(round(first), round(last) + 1):
            path += f"V{up(heights.get(x, 0.0)):.1f}H{across(x + 0.5):.1f}"
        parts.append(tag("path", d=f"{path}V{up(0):.1f}", class_=f"heap line {each.look}"))
    return drawing(label, HEIGHT, *parts, *pointed_at(axes, across))


def towers(label: str, series: Sequence[Series], axes: Axes) -> Element:
    """Stacked bars."""
    sums: dict[float, float] = {}
    boxes: list[tuple[str, float, float, float]] = []
    for each in series:
        for point in each.points:
            below = sums.get(point.x, 0.0)
            sums[point.x] = below + point.y
            if point.y:
                boxes.append((each.look, point.x, below, sums[point.x]))
    first, last = min(sums), max(sums)
    parts, across, up = framed(axes, (first - 0.5, last + 0.5), (0.0, max(sums.values())))
    width = 0.86 * (across(1) - across(0))
    for look, x, low, high in boxes:
        parts.append(
            tag(
                "rect",
                x=across(x) - width / 2,
                y=up(high),
                width=width,
                height=up(low) - up(high),
                class_=f"box {look}",
            )
        )
    return drawing(label, HEIGHT, *parts, *pointed_at(axes, across))


def spans(label: str, rows: Sequence[Span], written: Callable[[float], str], even: float | None = None) -> Element:
    """Shares with their intervals, one row each, from 0 to 1; a line marks `even`."""
    across = Scale(0, 1, 4, WIDTH - 8)
    bottom = ROW * len(rows)
    parts = []
    for share in (0, 0.25, 0.5, 0.75, 1):
        anchor = "" if share == 0 else "end" if share == 1 else "middle"
        parts.append(tag("text", written(share), x=across(share), y=bottom + LINE, class_=anchor))
    for number, row in enumerate(rows):
        y = ROW * number + 28
        marks = [
            tag("rect", x=4 + 14 * i, y=y - 22, width=11, height=11, rx=2, class_=f"box {look}")
            for i, look in enumerate(row.marks)
        ]
        indent = 4 + 14 * len(row.marks) + (4 if row.marks else 0)
        parts += [
            *marks,
            tag("text", row.label, x=indent, y=y - 12, class_="label"),
            tag("text", row.value, x=WIDTH - 8, y=y - 12, class_="end"),
            tag("line", x1=across(0), x2=across(1), y1=y, y2=y, class_="grid"),
            tag("line", x1=across(row.low), x2=across(row.high), y1=y, y2=y, class_=f"span {row.look}"),
            tag("circle", cx=across(row.share), cy=y, r=4.5, class_=f"box {row.look}"),
        ]
        if even is not None:
            parts.append(tag("line", x1=across(even), x2=across(even), y1=y - 7, y2=y + 7, class_="even"))
    return drawing(label, bottom + LINE + 6, *parts)


def strip(label: str, parts: Sequence[tuple[str, int]]) -> Element:
    """Parts of a whole, side by side."""
    across = Scale(0, max(1, sum(n for _, n in parts)), 0, WIDTH)
    at = 0
    boxes = []
    for look, n in parts:
        boxes.append(tag("rect", x=across(at), y=0, width=across(at + n) - across(at), height=16, class_=f"box {look}"))
        at += n
    return drawing(label, 16, *boxes)
