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
