"""The version, the rules it plays by, and which of the two builds this is."""

from fiefdom.engine import game

VERSION = "0.3.0"
# The last version that changed how a recorded game is replayed: what CHANGELOG.md has under "Rules".
RULES = "0.3.0"
IS_COMPILED = not game.__file__.endswith(".py")
