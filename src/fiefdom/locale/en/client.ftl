# The plain client: what is on the screen besides the questions and the log.

play-browser = { $shown ->
    [yes] Your browser shows Fiefdom from { $address }
   *[no] Open { $address } in a browser
}. Press Ctrl-C to stop; your games are saved. To play in the terminal instead: { $command }
play-browser-running = { $shown ->
    [yes] Fiefdom is already running on this computer. Your browser shows it from { $address }
   *[no] Fiefdom is already running on this computer: open { $address } in a browser
}. It stops when you press Ctrl-C where you started it. To play in the terminal instead: { $command }
play-no-client = The browser client is not built here, so you play in the terminal. To build it: { $command }
play-no-server = Packages that the browser needs are not installed ({ $package } is missing), so you play in the terminal. To install them: { $command }
play-start = { $kingdom }
play-start-chosen = { $kingdom } · seed { $seed }
play-draft-hint = Choose the kingdom in turn, by names or their beginnings. Enter shows the cards again, help CARD what one does; quit stops.
play-draft = { $player }, card { $n } of { $most }:
play-drafted = { $player } chooses { $card }.
play-first-game = This is your first game here, so the kingdom is “{ $kingdom }”: ten cards that are a good place to start. Type kingdom to read them. To play with random cards instead: { $command }
play-lacks = { $name }: this kingdom lacks { $cards }, so the rules for { $n ->
    [one] it
   *[other] them
} are skipped.
play-hint = Answer with numbers (1 3) or names (Copper, Estate; cop is enough). Also: all, undo, log, supply, kingdom, help, help CARD, save FILE, quit.
play-planning = { $player } is working out a plan…
play-may = { $question } ({ $how ->
    [may] Enter: no
    [safe] the attack no longer affects you; Enter: continue
    [treasures] Enter: all, -: none
    [treasures-named] all: all of them, -: none
   *[other] Enter: none
})
play-treasures-how = Here it may matter which Treasures you play, and in what order. Type all to play all of them, numbers or names for some, or - for none.
play-unspent = You still have ${ $coins } and { $buys ->
    [one] 1 Buy
   *[other] { $buys } Buys
}. Press Enter again to end your turn anyway.
play-actions-left = You can still play an Action. To start buying, press Enter; then type: { $text }
play-too-dear = { $card } costs { $cost }, and you have ${ $coins }.
play-none-left = There are no more cards in that pile: { $card }.
play-not-all = You cannot pick them all: at most { $most }.
play-supply = Supply
play-supply-affordable = { $supply } · * you can afford it (${ $coins })
play-trash = Trash: { $cards }
play-in-play = In play: { $cards }
play-others = { $player }: { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $top ->
    [none] empty discard pile
   *[other] { $top } on the discard pile
}
play-uncovered = { $player }, { $zone }: { $cards }
play-hidden = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
play-hand = Hand: { $cards }
number-actions = Actions { $n }
number-buys = Buys { $n }
number-coins = Coins ${ $n }
number-potions = Potions { $n }
number-debt = Debt { $n }
number-points = Victory points { $n }
number-coffers = Coffers { $n }
number-villagers = Villagers { $n }
number-favors = Favors { $n }
play-deck = Deck { $n }
play-numbers-of = { $player }: { $numbers }
play-nothing = nothing
price-potions = { $n ->
    [one] { $n } Potion
   *[other] { $n } Potions
}
price-debt = { $n } debt
play-option-pile = { $card } { $cost } ({ $left } left)
play-prompt = { $player } >
play-not-understood = “{ $text }” is not one of the choices. Type { $n ->
    [one] the number 1, or the name
   *[other] numbers from 1 to { $n }, or names
}; or type help.
play-several = “{ $text }” could mean any of these: { $names }. Type more of the name.
play-other-verb = “{ $text }” answers a different question. The question is: { $question }
play-pass = { $player } decides next. Everyone else, look away; { $player }, press Enter.
play-pass-piped = ── { $player } ──
play-more = { $n ->
    [one] 1 more line
   *[other] { $n } more lines
}. Enter: continue, q: stop
play-log-before = … { $n ->
    [one] 1 line
   *[other] { $n } lines
} before this: log all shows everything, log 50 the last 50 lines
play-log-how = “{ $text }” is not a number of lines. Type log, log all or log 50.
play-undone = Undone.
play-undo-refused = { $problem } If everyone at the table agrees, type: undo force
play-saved = Saved. To resume it: { $command }
play-saved-over = Saved. To read it: { $command }
play-saved-here = The game is saved. To resume it: { $command }
play-saved-here-over = The game is saved. To read it: { $command }
play-not-saved = This game is not being saved. { $problem } You can keep playing, but the game will be lost when you stop, unless you save it somewhere else: save FILE.
play-save-where = Save it where? Type: save FILE
play-position-where = Save it where? Type: position FILE
play-position-saved = Saved to { $file }, including everyone's hidden cards. To play on from there: { $command }
play-help =
    Answer a question with numbers or names: 1 3, or Copper, Estate, or 2 Copper.
    The start of a name is enough (cop), and you may add a verb: buy Silver,
    which also plays your Treasures if you have not played them yet.
    Enter plays all Treasures; to any other question, Enter or - picks nothing,
    where that is allowed. When you put cards in order, the first goes on top.
      all            play all Treasures, or pick everything
      undo           undo your last answer; if other people play, only as long
                     as nobody has seen new cards (undo force undoes it anyway,
                     if everyone agrees)
      log            what has happened recently, as far as you know; log all:
                     everything, log 50: the last 50 lines
      supply         the supply and the table
      kingdom        all ten cards of the kingdom
      help CARD      what a card does
      save FILE      save the game to a file
      position FILE  save the position to a file, including hidden cards;
                     that is all a bug report needs
      quit           stop; the game is saved. To resume it:
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
play-shared = { $players } share the win.
play-rematch = Play again with this kingdom (r: with a random one)? { $player } goes first. (y/n)
play-yes = y yes
play-no = n no
play-random = r random
zone-revealed = revealed
zone-looked_at = looked at
zone-held_out = chosen to pass
play-tokens = † { $card } tokens: { $piles }
play-traps = † { $card } waits for you to gain: { $piles }
play-token = { $player }, { $token } tokens: { $n }
zone-set_aside = set aside
play-went-for-money = { $player } went for money with { $cards }.
play-went-for-engine = { $player } built an engine of { $cards }.
play-went-for-rush = { $player } rushed for points with { $cards }.
play-went-for-nothing = { $player } went for money and nothing else.
play-why = In practice games beforehand, its plan won { $percent }% against plain money.
play-why-money = In practice games beforehand, nothing did better.
play-why-easy = It chooses a few cards at random.
play-why-fair = It adds the Action that looks strongest by its numbers.
play-why-not = It also planned to buy { $cards }, but never got that far.

# Words that people type. There may be several, separated by spaces; the first one is shown.
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

# Words that may come before an answer, by what is asked; separated by commas.
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
