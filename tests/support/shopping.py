"""What a strategy does in one turn from a position."""

from __future__ import annotations

from fiefdom import make_bot
from fiefdom.bots.plan import read_plan
from fiefdom.engine.player import Player
from fiefdom.records.scenario import read_scenarios, set_up
from fiefdom.views.view import View


def after_turn(rules: str, position: str, more: str = "") -> Player:
    """The player after a turn of a strategy with these rules."""
    strategy = read_plan(f'name = "x"\n{more}\nrules = """\n{rules}\n"""', "x.toml").strategy()
    [scenario] = read_scenarios(f'[[scenario]]\ntitle = "t"\n{position}', "position")
    game = set_up(scenario)
    game.seat_bots([strategy, make_bot("big-money")], View)
    game.play_turn()
    return game.players[0]


def buys(rules: str, position: str, more: str = "") -> str:
    """What a strategy with these rules buys in a position."""
    return ", ".join(kind.name for kind in after_turn(rules, f'phase = "buy"\n{position}', more).bought.kinds) or "-"


def gains(rules: str, position: str, more: str = "") -> str:
    """What a strategy with these rules gains in a turn, also by buying it."""
    return ", ".join(kind.name for kind in after_turn(rules, position, more).gained.kinds) or "-"
