# The pages of the browser client besides the table.

web-lead = The deck-building game Dominion, in your browser. Three boxes, bots worth beating, friends by a link.
web-play-now = Play now
web-play-now-about = You against a fair bot. No account.
web-new-table-about = Kingdom, seats, rules
web-open-tables-about = { $n ->
    [0] Nobody is waiting now
    [one] 1 waiting for a player
   *[other] { $n } waiting for players
}
web-learn-about = A guided first game
web-replay-about = From a file or a link
web-my-games-about = { $n ->
    [0] None yet
    [one] 1 on this device
   *[other] { $n } on this device
}
web-cards-about = { $n ->
    [0] Texts and rulings
   *[other] All { $n }, with rulings
}
web-your-turn = Your turn
web-resume-with = with { $names }, turn { $turn }
web-go-on = Resume
web-unofficial = An unofficial fan project, not affiliated with the game’s author or publisher. Texts and pictures are our own.
web-language = Language
web-guest = Player
web-opening = Dealing the cards…
web-no-server = The server cannot be reached. Check the connection and try again.
web-settings-look = Looks
web-theme = Light or dark
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-text-size = Text size
web-colours = Colours
web-colours-usual = Usual
web-colours-distinct = For the colour-blind
web-colours-about = Kinds of cards differ by outline and sign as well as by colour.
web-motion = Motion
web-motion-system = As the system
web-motion-full = Cards move
web-motion-none = Nothing moves
web-speed = Other players’ moves
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-none = At once
web-settings-sound = Sound
web-sound = Sounds for cards and turns
web-sound-try = Try them
web-settings-auto = Done for you
web-auto-treasures = Play Treasures
web-auto-treasures-about = All of them when your Action phase ends. It stops where the order matters.
web-auto-phases = Skip phases with nothing to do
web-auto-phases-about = Ending your turn after a buy stays your click.
web-auto-reactions = Always reveal these Reactions
web-settings-you = You
web-your-name = Your name
web-your-name-about = Others see it at the table. Up to 30 letters.
web-settings-keys = Keyboard
web-letter-keys = Single letters do things at the table
web-show-keys = Show all keys
web-settings-kept = Kept in this browser; changes take effect at once, also in the middle of a game.
web-settings-reset = Back to the defaults
web-keys = Keys
web-close = Close
web-keys-numbers = pick that card or pile; with Shift, the eleventh and on
web-keys-arrows = move among what you may choose; Tab goes from zone to zone
web-keys-space = pick
web-keys-enter = confirm, or press the first button
web-keys-t = play all Treasures
web-keys-e = end the phase or the turn
web-keys-u = undo
web-keys-zones = hand, supply, others, log, my cards, chat
web-keys-i = read the card in focus
web-keys-esc = close, then unpick
web-keys-r = play again, at the end
web-keys-slash = search
web-keys-help = this list
web-lobby-about = Sit down with strangers, or watch them play. Tables with a link of their own are not listed.
web-lobby-empty = No table is open right now. Open one, and others can join you.
web-waiting = Waiting for players
web-playing = Playing
web-join = Join
web-watch = Watch
web-seats-free = { $n ->
    [one] 1 free seat
   *[other] { $n } free seats
}
web-table-of = Table with { $names }
web-table-alone = A new table
web-games-empty = You have not played here yet. Games stay in this browser, without an account.
web-games-about = Kept in this browser. Open the same link on another device to go on there.
web-game-now = Under way
web-game-past = Finished
web-look-back = Look back
web-same-again = Same cards again
web-forget = Forget
web-forget-about = Remove from this list. Your key to the table is lost with it.
web-undo-forget = Put it back
web-forgotten = Removed from the list.
web-game-gone = This table is no longer on the server.
web-status-open = Not started yet
web-status-playing = Waiting for { $name }
web-status-paused = Paused
web-status-over = Finished
web-status-ended = Closed by the host
web-since = since { $date }
web-invited = You are invited
web-invited-about = { $names } would like to play with you.
web-invited-nobody = A table waits for players.
web-take-seat = Take a seat
web-just-watch = Just watch
web-no-seat-left = All seats are taken. You can watch.
web-dead-link = This link leads nowhere
web-dead-link-about = The table is gone, or a part of the link is missing. Ask for the link again, or start something new.
web-not-found-about = The address may be misspelt, or the page has moved.
web-kingdom-shown = Kingdom
web-try-again = Try again
web-ten-piles = Ten piles make a kingdom
web-own-kingdom = Your kingdom
web-random-kingdom = Random kingdom
web-another = Another
web-copy-line = Copy as a line
web-copy-link = Copy a link
web-copied = Copied
web-copy-by-hand = Your browser did not allow copying. Here it is:
web-reroll = Replace { $card } with another card
web-never = Replace { $card } and never draw it again
web-slot-random = a random card
web-good-actions = Extra Actions
web-good-buys = Extra Buys
web-good-trashing = Trashing
web-good-attack = Attacks
web-good-reaction = Reactions to attacks
web-none = none
web-tab-recommended = Recommended
web-tab-random = Random
web-tab-hand = By hand
web-tab-paste = Paste
web-search-kingdoms = Kingdom or card
web-search-cards = Name or text
web-nothing-found = Nothing matches. Loosen the filters.
web-boxes = Boxes
web-edition = Edition
web-edition-0 = Both
web-edition-1 = First
web-edition-2 = Second
web-wishes = With at least one card for
web-vetoed = Never draw
web-veto-add = Add a card
web-veto-remove = Allow { $card } again
web-draw = Draw ten cards
web-hand-about = Click cards to put them in or take them out. Random ones fill up what is missing.
web-hand-full = Ten cards are chosen. Take one out to put another in.
web-clear = Start from nothing
web-paste-about = Names of cards in any language, separated by commas or lines; the name of a recommended kingdom; or a link.
web-paste-text = Cards
web-paste-use = Use these
web-cost = Cost
web-cost-all = Any cost
web-type-all = All types
web-type-label = Type
web-good-for = Good for
web-good-all = Good for anything
web-seats = Seats
web-seat-me = you
web-seat-link = Person by link
web-seat-here = Person at this screen
web-seat-easy = Easy bot
web-seat-fair = Fair bot
web-seat-strong = Strong bot, plans for this kingdom
web-seat-random = Random moves
web-seat-strategies = Strategies
web-seat-number = Seat { $n }
web-seat-name = Name for seat { $n }
web-seat-remove = Remove seat { $n }
web-seat-add = Add a seat
web-first = Who starts
web-first-chance = by chance
web-first-seat = seat { $n }
web-undo-rule = Undo
web-undo-rule-consent = with consent, once something was seen
web-undo-rule-free = while nothing new was seen
web-undo-rule-off = never
web-show-score = Points during the game
web-show-deck = A list of your own cards
web-open-hands = Watchers see all hands
web-discreet = Ask even when there is nothing to choose
web-discreet-about = So nobody learns what you do not hold.
web-pace = Bots think for
web-pace-0 = no time
web-pace-half = half a second
web-pace-long = two seconds
web-turn-time = Time per turn
web-turn-time-none = no limit
web-turn-time-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
web-turn-time-day = 1 day
web-visibility = Who may join
web-visibility-link = whoever has the link
web-visibility-open = anybody
web-visibility-local = only this computer
web-table-title = Name of the table
web-table-title-none = none needed
web-more-rules = More rules
web-start-game = Start the game
web-start-open = Open the table
web-cards-found = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
web-rulings = Rulings
web-names = In other languages
web-strategies-using = Strategies that use it
web-strategies-none = None of ours does. Try it yourself.
web-kingdoms-using = Kingdoms with it
web-play-with = Play with it
web-all-cards = All cards
web-only-edition = { $edition ->
    [1] Only in the first edition
   *[2] Only in the second edition
}
web-no-such-card = There is no such card
