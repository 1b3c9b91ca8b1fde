# The plain client: what is on the screen beside the questions and the log.

play-start = { $kingdom } · seed { $seed }
play-first-game = This is your first game here, so the kingdom is “{ $kingdom }”: ten cards that are good to begin with. Type kingdom to read them. To play with random ones instead: { $command }
play-hint = Answer by numbers (1 3) or names (Copper, Estate; cop is enough). Also: all, undo, log, supply, kingdom, help, help CARD, save FILE, quit.
play-may = { $question } ({ $how ->
    [may] Enter: no
    [safe] the attack does not reach you any more; Enter: go on
    [treasures] Enter: all, -: none
    [which] all: all of them, -: none
   *[other] Enter: none
})
play-treasures-how = It may matter here which Treasures you play, and in which order. Type all for all of them, numbers or names for some, or - for none.
play-unspent = You still have ${ $coins } and { $buys ->
    [one] 1 Buy
   *[other] { $buys } Buys
}. Press Enter again to end your turn all the same.
play-not-all = Not all can be picked here, but at most { $most }.
play-supply = Supply
play-supply-affordable = { $supply } · * you can afford it this turn (${ $coins })
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
play-several = “{ $text }” could be any of these: { $names }. Type more of the name.
play-other-verb = “{ $text }” answers another question. This one is: { $question }
play-pass = It is for { $player } to decide. Nobody else should look: press Enter.
play-pass-piped = ── { $player } ──
play-more = { $n ->
    [one] 1 more line
   *[other] { $n } more lines
}. Enter: go on, q: enough
play-log-before = … { $n ->
    [one] 1 line
   *[other] { $n } lines
} before that: log all shows everything, log 50 the last 50 lines
play-log-how = “{ $text }” is not a number of lines. Say: log, log all or log 50
play-undone = Taken back.
play-undo-refused = { $problem } If everybody at the table agrees, type: undo force
play-saved = Saved. To go on: { $command }
play-saved-over = Saved. To read it again: { $command }
play-kept = The game is kept. To go on: { $command }
play-kept-over = The game is kept. To read it again: { $command }
play-not-kept = This game is not being kept. { $problem } You can play on, but it will be lost when you stop, unless you write it somewhere else: save FILE.
play-save-where = Where to? Say: save FILE
play-position-where = Where to? Say: position FILE
play-position-saved = Written to { $file }, with everybody's hidden cards. To see it again: { $command }
play-help =
    Answer a question by numbers or names: 1 3, or Copper, Estate, or 2 Copper.
    The beginning of a name will do (cop), and so will buy Silver or play Village.
    Enter plays all Treasures; to any other question, Enter or - picks nothing,
    where that is allowed. In an order, the first one comes on top.
      all            play all Treasures, or pick everything
      undo           take back your last answer, as long as nothing new was seen;
                     undo force takes it back anyway, if everybody agrees
      log            what happened lately, as you know it; log all: everything,
                     log 50: the last 50 lines
      supply         the supply and the table
      kingdom        all ten cards of the kingdom
      help CARD      what a card does
      save FILE      write the game to a file
      position FILE  write the position to a file, hidden cards included;
                     that is all a bug report needs
      quit           stop; the game is kept. To go on with it:
                     { $command }
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
play-rematch = Another game with this kingdom (r: a random one)? { $player } begins. (y/n)
play-yes = y yes
play-no = n no
play-random = r random
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
command-none = none nothing
command-undo = undo
command-force = force
command-log = log
command-supply = supply
command-kingdom = kingdom
command-help = help
command-save = save
command-position = position
command-quit = quit

# Words that may stand before an answer, by what is asked; separated by commas.
verb-play = play
verb-buy = buy
verb-gain = gain, take, get
verb-discard = discard
verb-trash = trash
verb-topdeck = topdeck, put
verb-reveal = reveal, show
verb-react = react with, reveal, show, use
verb-pass = pass, give
verb-return = return, put back
verb-name = name
verb-set_aside = set aside
verb-choose = choose
verb-order = order, choose
