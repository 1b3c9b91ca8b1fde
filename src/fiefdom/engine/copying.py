"""Copies of a game. There are very many of them, so what is usually empty or a number costs next to nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fiefdom.engine.player import Player

if TYPE_CHECKING:
    from fiefdom.engine.game import Game


def copy_into(new: Game, game: Game) -> None:
    """Make a new game of the same setup, without players, a copy of this one."""
    for player in game.players:
        new.players.append(copy_player(player, new))
    new.piles = game.piles.copy()
    game.unshared_piles = 0
    take_over(new, game)


def become(game: Game, other: Game) -> None:
    """Turn a game into a copy of another one of the same setup, reusing its memory."""
    game.effect = None
    game.temporary.clear()
    for i in range(len(game.players)):
        become_player(game.players[i], other.players[i])
    for i in range(len(game.piles)):
        game.unshared_pile(i).become(other.piles[i])
    take_over(game, other)


def take_over(game: Game, other: Game) -> None:
    """Copy everything from another game except players and piles."""
    game.rng.become(other.rng)
    game.trash.become(other.trash)
    game.empty_piles = other.empty_piles
    game.empty = other.empty
    game.shelf = other.shelf
    game.ending = other.ending
    game.turn = other.turn
    game.regular_turn = other.regular_turn
    game.phase = other.phase
    game.is_extra_turn = other.is_extra_turn
    game.resigned = other.resigned
    game.extra_turns = other.extra_turns
    game.price_changes = other.price_changes
    game.waiting = other.waiting
    game.awaited = other.awaited
    game.knowledge = other.knowledge.copy()


def copy_player(player: Player, game: Game) -> Player:
    new = Player(
        game,
        player.seat,
        player.hand.idents[:],
        player.deck.idents[:],
        player.discards.idents[:],
        player.in_play.idents[:],
        player.numbers[:],
        player.owned[:],
    )
    new.hand.n = player.hand.n
    new.deck.n = player.deck.n
    new.discards.n = player.discards.n
    new.in_play.n = player.in_play.n
    take_over_player(new, player)
    return new


def become_player(player: Player, other: Player) -> None:
    player.hand.become(other.hand)
    player.deck.become(other.deck)
    player.discards.become(other.discards)
    player.in_play.become(other.in_play)
    player.numbers = other.numbers[:]
    player.owned = other.owned[:]
    take_over_player(player, other)


def take_over_player(player: Player, other: Player) -> None:
    """Copy what is usually empty, or a number."""
    player.mats = tuple([zone.copy() for zone in other.mats]) if other.mats else other.mats
    player.tokens = other.tokens
    player.played.become(other.played)
    player.gained.become(other.gained)
    player.bought.become(other.bought)
    player.turns = other.turns
    player.next_hand = other.next_hand
