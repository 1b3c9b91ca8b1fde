"""The version, and which of the two builds this is."""

from fiefdom.engine import game

VERSION = "0.1.0"
IS_COMPILED = not game.__file__.endswith(".py")
