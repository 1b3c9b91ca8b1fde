# The table in the browser.

web-table-with = Table with { $players }
web-decision = What to do
web-hand = Hand
web-stage = In play
web-supply = Supply
web-others = Other players
web-you = you
web-deck = Deck
web-discard = Discard
web-trash = Trash
web-in-play = In play
web-stays = From an earlier turn
web-in-hand = in hand
web-face-down = face down
web-points = points
web-tokens = { $n ->
    [one] token
   *[other] tokens
}
web-number-actions = { $n ->
    [one] Action
   *[other] Actions
}
web-number-buys = { $n ->
    [one] Buy
   *[other] Buys
}
web-number-coins = { $n ->
    [one] Coin
   *[other] Coins
}
    .figure = ${ $n }
web-number-potions = { $n ->
    [one] Potion
   *[other] Potions
}
web-number-debt = { $n ->
   *[other] Debt
}
web-number-points = { $n ->
    [one] Victory point
   *[other] Victory points
}
web-number-coffers = { $n ->
   *[other] Coffers
}
web-number-villagers = { $n ->
    [one] Villager
   *[other] Villagers
}
web-number-favors = { $n ->
    [one] Favor
   *[other] Favors
}
web-empty-piles = Empty piles
web-empty-of = { $n } of { $most }
web-time-left = Time left for this turn
web-menu = Menu
web-leave = Leave the table
web-log = Log
web-log-empty = Nothing has happened yet.
web-my-cards = My cards
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-say = Say something to everybody
web-say-something = Say something…
web-watcher = Somebody watching
web-watcher-number = Watcher { $n }
web-muted = The host has closed the chat for you
web-guests = People here
web-watchers-write = Those who watch may write in the chat
web-mute = Mute
web-mute-whom = Mute: { $who }
web-unmute = Let write again
web-unmute-whom = Let write again: { $who }
web-remove = Send away
web-remove-whom = Send away: { $who }
web-remove-sure = Really send away?
web-remove-sure-whom = Really send away? { $who } cannot come back
web-turn = turn { $n }
web-extra-turn = extra turn
web-here = in hand or in play
web-tracked = , { $here } in hand or in play
web-chance-about = The percentages show how likely at least one is to be among your next five cards, as far as you can know.
web-no-tracker = This table does not keep track of your cards.
web-always-show = Always reveal it to an Attack
web-by-itself = Automatic
web-by-itself-note = (automatic)
web-auto-skip = Skip empty phases
web-auto-show = Reveal { $card }
web-seat-person = by link
web-seat-away = away
web-seat-bot = bot
web-seat-bot-of = bot, { $bot }
web-seat-replaced = a bot is playing
web-seat-resigned = has resigned
web-deciding = is deciding
web-ask-action = Play an Action
web-ask-action-why = or start buying
web-ask-treasures = Play Treasures
web-ask-treasures-why = one by one, or all at once
web-ask-buy = Buy a card
web-ask-buy-why = You have ${ $coins } and { $buys ->
    [one] 1 Buy
   *[other] { $buys } Buys
}.
web-ask-about = { $player }: { $question }
web-because = { $card }: { $text }
web-because-of = { $player }, { $card }: { $text }
web-to-buying = End Actions
web-treasures-done = Start buying
web-nothing-to-play = { $phase ->
    [action] You have no Action to play
   *[other] You have no Treasure left to play
    }
web-nothing-to-decide = You have nothing to choose
web-nothing-why = The others are not told: for them, you are thinking. The game goes on in a moment.
web-end-turn = End turn
web-sure = { $left ->
    [action] End your Actions?
    [treasure] Buy without these Treasures?
   *[buy] End your turn?
}
web-sure-why = { $left ->
    [action] You can still play an Action.
    [treasure] They are still in your hand, and give you money.
   *[buy] You can still buy a card for ${ $coins }.
}
web-sure-not = Not yet
web-play-treasures-for = Play Treasures +${ $n }
web-click-card = Choose a card
web-click-pile = Choose a pile
web-click-choice = Choose one
web-click-choices = Choose { $n }
web-confirm-none = { $purpose ->
    [play] Play nothing
    [gain] Gain nothing
    [discard] Discard nothing
    [trash] Trash nothing
    [topdeck] Put nothing on the deck
    [reveal] Reveal nothing
    [react] Do not react
    [return] Return nothing
    [set_aside] Set nothing aside
    [choose] Do not do this
   *[other] Nothing
}
web-confirm-some = { $purpose ->
    [discard] Discard { $n } of { $most }
    [trash] Trash { $n } of { $most }
    [topdeck] Put on the deck: { $n } of { $most }
    [gain] Gain { $n } of { $most }
    [return] Return { $n } of { $most }
    [set_aside] Set aside { $n } of { $most }
    [reveal] Reveal { $n } of { $most }
    [pass] Pass { $n } of { $most }
    [play] Play { $n } of { $most }
    [react] React { $n } of { $most }
   *[other] Choose { $n } of { $most }
}
web-confirm-count = { $purpose ->
    [discard] Discard { $n }
    [trash] Trash { $n }
    [topdeck] Put on the deck: { $n }
    [gain] Gain { $n }
    [return] Return { $n }
    [set_aside] Set aside { $n }
    [reveal] Reveal { $n }
    [pass] Pass { $n }
    [play] Play { $n }
    [react] React { $n }
   *[other] Choose { $n }
}
web-confirm-cards = { $purpose ->
    [buy] Buy { $cards }
    [discard] Discard { $cards }
    [trash] Trash { $cards }
    [topdeck] Put on the deck: { $cards }
    [gain] Gain { $cards }
    [return] Return { $cards }
    [set_aside] Set aside { $cards }
    [reveal] Reveal { $cards }
    [pass] Pass { $cards }
    [play] Play { $cards }
    [react] React { $cards }
   *[other] Choose { $cards }
}
web-confirm-order = Put back
web-order-rest = Leave the rest as is
web-order-top = top, drawn first
web-tray-order = Back on the deck
web-tray-choice = Choose
web-move-up = Move up
web-move-down = Move down
web-picked-of = { $n } of { $most } picked
web-label-card = { $title }, { $kind }, costs { $cost }{ $count ->
    [1] { "" }
   *[other] , { $count } of them
}{ $state ->
    [can] , can be chosen
    [picked] , picked
    [cannot] , cannot be chosen
   *[other] { "" }
}
web-label-pile = { $title }, { $kind }, costs { $cost }, { $left } left{ $tokens ->
    [0] { "" }
   *[other] , tokens: { $tokens }
}{ $traps ->
    [0] { "" }
   *[other] , watch out: { $traps }
}{ $state ->
    [can] , can be chosen
    [picked] , picked
    [cannot] , cannot be chosen
   *[other] { "" }
}
web-label-place = { $title }, { $place ->
    [0] no place yet
   *[other] place { $place }
}
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-asked = { $player } asks to undo
web-undo-asked-why = New cards have been seen since that answer.
web-undo-allow = Allow
web-undo-refuse = Refuse
web-undo-waits = Waiting for the others to agree to the undo
web-decides = { $player } decides
web-turn-of = { $player }’s turn
web-moment = Just a moment…
web-opening-table = Opening the table…
web-just-a-moment = Your answer is on its way…
web-lost = No connection. Trying again…
web-lost-long = The table stays open and waits for you.
web-will-be-sent = Will be sent: { $answer }
web-take-back = Cancel
web-sending = Sending your answer…
web-already-answered = Already answered
web-only-look = This table is read-only
web-paused = The table is paused
web-ended = The table was closed
web-ended-why = The host closed it.
web-bot-plays = A bot is playing for you
web-come-back = I’m back
web-pause = Pause
web-resume = Resume
web-replace = Let a bot play for { $player }
web-resign = Resign
web-resign-sure = Resign: click again
web-end-table = Close the table
web-end-sure = Close the table: click again
web-no-table = This table cannot be opened
web-waiting-room = Waiting for players
web-draft-title = Choose the kingdom
web-draft-turn = Your turn: card { $n } of { $most }
web-draft-here = { $player }, your turn: card { $n } of { $most }
web-draft-wait = { $player } chooses card { $n } of { $most }
web-draft-pick = Pick a card
web-draft-choose = Choose { $card }
web-draft-host = from the start
web-draft-leave = Let a bot take my place
web-invite = Link to join or watch
web-copy = Copy the link
web-copy-watch = Copy the link for others
web-share = Share
web-only-here = Only this computer can open this link.
web-only-here-how = To let others in, start the server like this, and open its page by your computer's name or address in your network instead of { $host }:
web-invite-about = Anyone who opens it can take a seat or watch. It is the same as in the address bar.
web-invite-qr = The link as a QR code
web-players = Players
web-free-seat = Free seat
web-waiting-for-somebody = waiting for somebody
web-sit-down = Sit down
web-kingdom = Kingdom
web-start-as-we-are = Start with those who are here
web-start-with-bots = Start, with bots in free seats
web-give-up-seat = Give up my seat
web-watching = You are watching. Hands are hidden.
web-cover-title = { $player } is next
web-cover-why = Hand over the screen. The cards are covered until then.
web-cover-here = I am { $player }
web-cover-undo = Undo ({ $player })
