"""The rules of the game, and nothing else."""

from fiefdom.engine import uncompiled, zone

if zone.__file__.endswith(".py"):
    uncompiled.quicken()
