"""Tests of the pages visit a site with a browser."""

from browser import browser, site, visitor

__all__ = ["browser", "site", "visitor"]
