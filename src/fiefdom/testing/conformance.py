"""Checks somebody's own cards and bots, in many random games and in corner cases of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from fiefdom.bots.bot import Bot, RandomBot
from fiefdom.bots.rules import Rule
from fiefdom.bots.strategy import Strategy
from fiefdom.cards.basic import silver
from fiefdom.cards.kingdoms import make_setup
from fiefdom.cards.randomizer import PILES, random_kingdom
from fiefdom.engine.card import PAYS, RANK, Kind
from fiefdom.engine.decision import PURPOSES, Answer, Decision, IllegalAnswer
from fiefdom.engine.game import Game
from fiefdom.engine.rng import seeded
from fiefdom.engine.setup import FEWEST_PLAYERS, MOST_PLAYERS
from fiefdom.locale.names import is_line
from fiefdom.records.answers import format_answer, indices_of, parse_answer
from fiefdom.testing.cases import MANNERS, check_cases
from fiefdom.testing.misbehaviour import Misbehaviour, misbehaviour, only_the_games_chance
from fiefdom.testing.tables import Audience, check_table
from fiefdom.views.view import View

GAMES = 200
MOST_DECISIONS = 20_000
# One game in this many is also played at a table, which takes much longer.
GAMES_A_TABLE = 10
# The standard cases are played once per this many games, each time with other luck and in another manner.
GAMES_A_CASE = 20


class TooManyQuestions(Exception):
    """A game went on for too long; holds its last question."""


class CountedBot:
    """Counts a bot's decisions, to stop a game that never ends, and checks that its answers fit into a record."""

    def __init__(self, bot: Bot, limit: int = MOST_DECISIONS) -> None:
        self.bot = bot
        self.left = limit

    def answer(self, view: View, decision: Decision) -> Answer:
        self.left -= 1
        if self.left < 0:
            raise TooManyQuestions(decision)
        try:
            answer = decision.accept(self.bot.answer(view, decision))
        except IllegalAnswer as problem:
            raise AssertionError(f"{problem} ({decision})") from problem
        line = format_answer(decision.seat, decision.purpose, decision.picked(answer))
        is_whole = is_line(line) and indices_of(parse_answer(line)[2], decision.options.names()) == answer
        assert is_whole, f"a record cannot hold “{line}”: give each option a different name, without line breaks"
        return answer


def check_bot(make: Callable[[int], Bot], games: int = GAMES) -> None:
    """Raise Misbehaviour unless the bot answers legally to the end of games with all sorts of cards and players."""
    for seed in range(games):
        players = players_for(seed)
        kingdom = random_kingdom(seed)
        bots = [make(seed), *(RandomBot(seed + seat) for seat in range(1, players))]
        play_checked(players, kingdom, bots, seed)


def check_cards(kinds: Iterable[Kind], games: int = GAMES) -> None:
    """Raise Misbehaviour unless these kingdom cards conserve cards and let games end, with any answers.

    They are played in random games for 2 to 6 players, one of whom follows the advice that comes with the cards. Some
    games are played at a table, where everything is put into words in every language, and the same answers must lead to
    the same game. Then each card is played in standard cases: twice with Throne Room, with nothing else in hand, with
    empty piles and so on, saved and resumed, undone, and with what is hidden dealt again.
    """
    own = list(kinds)
    for kind in own:
        check_advice(kind)
    audience = Audience(own)
    for seed in range(games):
        chosen = own.copy()
        seeded(seed).shuffle(chosen)
        kingdom = random_kingdom(seed, named=chosen[: PILES - 1])
        players = players_for(seed)
        with only_the_games_chance(own, f"seed {seed}"):
            if seed % GAMES_A_TABLE == 0:
                check_table(players, kingdom, seed, audience)
            follower = Strategy("follows advice", [Rule(kind) for kind in [*chosen, silver]])
            play_checked(players, kingdom, [follower, *(RandomBot(seed + seat) for seat in range(1, players))], seed)
    for kind in own:
        for seed in range(-(-games // GAMES_A_CASE)):
            with only_the_games_chance([kind], f"seed {seed}"):
                check_cases(kind, manners=[MANNERS[seed % len(MANNERS)]], seed=seed)


def check_advice(kind: Kind) -> None:
    topics = (RANK, PAYS, *PURPOSES)
    for topic in kind.advised:
        if topic not in topics:
            raise Misbehaviour(f"{kind.name} has advice on “{topic}”; allowed: {', '.join(topics)}")


def players_for(seed: int) -> int:
    return FEWEST_PLAYERS + seed % (MOST_PLAYERS - FEWEST_PLAYERS + 1)


def is_stuck(game: Game) -> bool:
    """Whether no rule can end this game: nobody has a card that gives coins, and everything left costs some."""
    has_coins = any(player.owns(kind) and kind.coins for player in game.players for kind in game.kinds)
    return not has_coins and all(pile.kind.cost for pile in game.supply if pile)


def play_checked(players: int, kingdom: list[Kind], bots: Sequence[Bot], seed: int) -> None:
    """Play a game to its end, with all checks on."""
    game = make_setup(players, kingdom).start(seed)
    where = f"{players} players, kingdom {', '.join(kind.name for kind in kingdom)}, seed {seed}"
    game.seat_bots([CountedBot(bot) for bot in bots], View, is_checked=True)
    try:
        while not game.is_over:
            game.step()
        game.check()
    except TooManyQuestions as endless:
        if not is_stuck(game):
            raise Misbehaviour(f"the game does not end: it still asks {endless} ({where})") from endless
    except Exception as problem:
        raise misbehaviour(problem, where) from problem
