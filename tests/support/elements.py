"""Pages of the lab as trees of elements, which have to be well formed."""

from __future__ import annotations

from html.parser import HTMLParser
from xml.etree.ElementTree import Element

VOID = {"meta", "br", "hr", "img", "input", "link", "base", "source"}
# The elements allowed in a paragraph, heading, summary or table cell here.
PHRASING = {"span", "strong", "small", "b", "i", "code", "time", "svg"}
HOLDS_PHRASING = {"p", "h1", "h2", "h3", "summary", "th", "td", "span", "strong", "small", "code", "time", "title"}


class Tree(HTMLParser):
    """The elements of a page; an element that is not closed in its place is a mistake."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.root = Element("page")
        self.open = [self.root]
        self.feed(text)
        self.close()
        assert self.open == [self.root], "an element is not closed"

    def handle_starttag(self, name: str, attributes: list[tuple[str, str | None]]) -> None:
        assert len(dict(attributes)) == len(attributes), f"{name} has an attribute twice"
        inside = self.open[-1].tag
        assert inside not in HOLDS_PHRASING or name in PHRASING, f"{name} in {inside}"
        assert (inside in ("ul", "ol")) <= (name == "li"), f"{name} in {inside}"
        element = Element(name, {key: value or "" for key, value in attributes})
        self.open[-1].append(element)
        if name not in VOID:
            self.open.append(element)

    def handle_endtag(self, name: str) -> None:
        assert self.open.pop().tag == name

    def handle_data(self, data: str) -> None:
        element = self.open[-1]
        if len(element):
            element[-1].tail = (element[-1].tail or "") + data
        else:
            element.text = (element.text or "") + data


def words(element: Element) -> str:
    return " ".join(" ".join(element.itertext()).split())


def all_of(element: Element, name: str, look: str = "") -> list[Element]:
    return [each for each in element.iter(name) if not look or look in each.get("class", "").split()]
