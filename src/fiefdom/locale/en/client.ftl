# The plain client: what is on the screen beside the questions and the log.

play-start = { $kingdom } · seed { $seed }
play-hint = Answer by numbers (1 3) or names (Copper, Estate). Also: all, undo, log, supply, help, help CARD, save FILE, quit.
play-may = { $question } (Enter: { $how ->
    [may] no
   *[other] none
})
play-not-all = Not all can be picked here, but at most { $most }.
play-supply = Supply
play-trash = Trash: { $cards }
play-in-play = In play: { $cards }
play-others = { $player }: { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $top } on the discard pile
play-uncovered = { $player }, { $zone }: { $cards }
play-hidden = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
play-hand = Hand: { $cards }
play-numbers = Actions { $actions } · Buys { $buys } · Coins ${ $coins } · Deck { $deck }
play-nothing = nothing
play-option-pile = { $card } ${ $cost } ({ $left } left)
play-prompt = { $player } >
play-not-understood = “{ $text }” is not one of the choices. Give { $n ->
    [one] the number 1, or the name
   *[other] numbers from 1 to { $n }, or names
}; help tells more.
play-pass = It is for { $player } to decide. Nobody else should look: press Enter.
play-pass-piped = ── { $player } ──
play-undone = Taken back.
play-saved = Saved. To go on: { $command }
play-kept = The game is kept. To go on: { $command }
play-save-where = Where to? Say: save FILE
play-position-where = Where to? Say: position FILE
play-position-saved = Written to { $file }, with everybody's hidden cards. To see it again: { $command }
play-help =
    Answer a question by numbers or names: 1 3, or Copper, Estate, or 2 Copper.
    Enter or - picks nothing, where that is allowed. In an order, the first one comes on top.
      all            play all Treasures, or pick everything
      undo           take back your last answer, as long as nothing new was seen;
                     undo force takes it back in any case, if all at the table agree
      log            what happened in this game, as you know it
      supply         the supply and the table
      help CARD      what a card does
      save FILE      write the game to a file
      position FILE  write the position to a file, hidden cards included;
                     that is all a bug report needs
      quit           stop; the game is kept, and fiefdom play --resume goes on with it
play-over = ── The game is over ──
play-empty = Empty piles: { $piles }
play-standing = { $rank }. { $player }: { $score ->
    [1] 1 point
    [-1] −1 point
   *[other] { $score } points
} in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
play-winner = { $player } wins.
play-shared = { $players } share the victory.
play-rematch = Another game with this kingdom? { $player } begins. (y/n)
play-yes = y yes
play-no = n no
zone-revealed = revealed
zone-looked_at = looked at
zone-held_out = held out
play-tokens = † Tokens of { $card }: { $piles }
play-tokens-embargo = † Tokens of { $card }: { $piles } (whoever buys there gains a Curse for each)
play-token = { $player }, { $token } tokens: { $n }
token-pirate_ship = { $player }, coin tokens for Pirate Ship: { $n }
zone-island = Island mat
zone-native_village = Native Village mat
zone-set_aside = set aside
play-went-for = { $player } went for: { $cards }.
play-money-alone = money alone

# Words that are typed. Several may stand here, separated by spaces; the first one is shown.
command-all = all
command-undo = undo
command-force = force
command-log = log
command-supply = supply
command-help = help
command-save = save
command-position = position
command-quit = quit
