# The cards of this box: rulings for the cases that players ask about, one per line. Names and texts are in cards.py.

box-intrigue = Intrigue

# Rulings that several cards share.
ruling-current-costs = Current costs count, including every Bridge played.
ruling-fourth-card = If your deck has fewer than four cards, reveal those, shuffle your discard pile without them, and reveal the rest.
ruling-order-untold = You do not have to tell anyone in which order you put the other cards back.

rulings-great-hall =
    It is always both an Action and a Victory card, for every card that looks for either.
    It is worth 1 point at the end of the game, whether you played it or not.

rulings-harem =
    It is always both a Treasure and a Victory card: you play it for $2 like a Silver, and it is worth 2 points.
    It is not a Silver: cards that look for a Silver ignore it, while cards that look for a Treasure count it.

rulings-baron =
    You do not have to discard an Estate, even if you have one in hand. But if you do not, you must gain one if there are any left.
    Each play discards at most one Estate. Played twice with a Throne Room, you choose again each time.
    The Estate you gain comes from the supply and goes to your discard pile.

rulings-bridge =
    It lowers the cost of all cards: in the supply and in every player's hand, deck and discard pile.
    It counts for everything that looks at a cost: after one Bridge, Workshop can gain a Duchy.
    Bridges add up, and a Bridge played twice with a Throne Room lowers costs by $2.
    No cost goes below $0. So after a Bridge, Upgrade turns a Copper, still at $0, into an Estate, now at $1.
    The reduction ends with your turn.

rulings-conspirator =
    Count when you play it. Actions that you play later do not change what it gave you.
    Plays count, not cards: a Throne Room and the two plays of its card make three.
    So if your first Action is a Throne Room on a Conspirator, only the second play gives the card and the Action.
    Cards with a second type count if one of their types is Action. A card that has since left play still counts.

rulings-coppersmith =
    It adds up: played twice with a Throne Room, it makes each Copper give $3 this turn.
    It changes what a Copper gives when you play it, not what it costs.

rulings-courtier =
    Reveal the card first, then choose as many different bonuses as the card has types. You cannot choose one twice.
    A card that is only an Action gives one bonus, an Action that is also an Attack or Victory card two, a card with three types three. A Curse has one type.
    Copper and Estate give one bonus each. If you have no card to reveal, you get nothing.
    You may choose the Gold when none is left; then you get nothing for that choice.
    Played twice with a Throne Room, it lets you reveal the same card again.

rulings-courtyard =
    Draw first. You may put back any card from your hand, not only one you just drew.
    You must put one back. If your deck is empty, that card becomes its only card.

rulings-diplomat =
    When you play it, draw first, then count your hand: with five or fewer cards you get the two Actions.
    To use it as a Reaction, you need five or more cards in hand when you reveal it, including this one.
    You may reveal it again to the same Attack, as long as you still have it and five or more cards in hand.
    You may discard the Diplomat itself or a card you just drew. It does not stop the Attack.
    After it, you may reveal other Reactions, including one you just drew.

rulings-duke =
    It does nothing until the end of the game. Each Duke counts all your Duchies, wherever they are.
    It counts only Duchies, not Dukes or other Victory cards.

rulings-ironworks =
    The card you gain comes from the supply and goes to your discard pile. Current costs count, including every Bridge played.
    A card with two of the types gives both bonuses: a Great Hall gives +1 Action and +1 Card.
    If you cannot gain anything, there is no bonus.

rulings-lurker =
    You can also trash or gain an Action that has a second type.
    The card you trash comes from the supply and was never yours. The card you gain goes to your discard pile.
    You may choose to gain when there is no Action in the trash, or to trash when there is none in the supply; then nothing happens.
    With a Throne Room you may trash an Action and then gain that very card.

rulings-masquerade =
    First you draw. Then all players choose a card before anyone sees what they will get. Passing is not optional.
    A player with no cards in hand neither passes nor receives a card; a card meant for them goes on to the next player who has cards.
    Passed cards are not gained, discarded or trashed, and only the giver and the receiver see them.
    Only you, who played it, may then trash a card; it can be the one you just received.
    This is not an Attack, so Moat, Secret Chamber and Lighthouse do not help.

rulings-mill =
    Discarding is optional. You get the $2 only if you actually discarded two cards.
    You may choose to discard with only one card in hand; then you discard it and get nothing.
    It is always both an Action and a Victory card, and is worth 1 point. The pile has 8 cards with two players and 12 with more.

rulings-mining-village =
    You get the card and the two Actions whether you trash it or not. Draw first, then decide about trashing.
    Decide before you play another card or start to buy; after that it is too late.
    Played twice with a Throne Room, it can be trashed only once, for $2 once; both plays give +1 Card and +2 Actions.

rulings-minion =
    You get the Action whatever you choose. The other players may reveal Reactions before you choose, even with fewer than five cards in hand.
    Only players with five or more cards in hand discard and draw. A player who reveals a Moat does neither.
    You discard whatever is in your hand, even if it is empty, and draw four cards.
    If you take the $2, nothing happens to the other players.

rulings-nobles =
    Choose one or the other; you cannot mix them. With a Throne Room you choose again for the second play.
    It is always both an Action and a Victory card, and is worth 2 points.
    You may choose something that you cannot do, such as drawing cards when there are none left to draw.

rulings-patrol =
    Draw three cards first, then reveal four.
    You must take all Victory cards and Curses, including those with a second type such as Nobles.
    { ruling-fourth-card }
    { ruling-order-untold }

rulings-pawn =
    Choose both before you do either: you cannot look at the card you draw first.
    You do the two in either order. With a Throne Room you choose again for the second play.
    You may choose something that you cannot do, such as drawing a card when there is none left to draw.

rulings-replace =
    The card you gain can cost $2 more, the same or less. If you have no card to trash, you gain nothing.
    A card with types of both kinds does both: a Nobles goes on your deck and the other players gain Curses.
    An Action or Treasure goes straight to your deck; a Victory card that is neither, or a Curse, goes to your discard pile.
    The other players reveal Reactions when you play it, before they know what you gain. They gain Curses in turn order while there are any.
    { ruling-current-costs }

rulings-saboteur =
    If a player has to shuffle along the way, the cards revealed so far are not shuffled in.
    If there is no card that costs $3 or more, they discard everything they revealed, and nothing is trashed or gained.
    They choose whether to gain a card: for a trashed card that cost $5 they may gain one that costs $3 or less, to their discard pile.
    Current costs count: after one Bridge, a card with a printed cost of $3 costs $2 and is skipped.
    The other players follow in turn order.

rulings-scout =
    You must take all Victory cards, including those with a second type; none may stay on the deck. Curses are not Victory cards.
    { ruling-fourth-card }
    { ruling-order-untold }

rulings-secret-chamber =
    When you play it, you may discard nothing and get nothing. The Reaction does not happen then.
    As a Reaction: first draw two cards, then put back any two cards from your hand in any order; the Secret Chamber can be one of them.
    It happens before the Attack does anything, and does not stop it.
    You may reveal it to every Attack, even one that would not affect you, and then reveal other Reactions, including a Moat you just drew.
    If you put it back on your deck, you cannot reveal it again to this Attack.

rulings-secret-passage =
    Draw the two cards first. You may put back any card from your hand; you must put one back.
    It can go on top, at the bottom or anywhere in between: you may count the cards in your deck to find the place, without looking at them.
    { ruling-only-card }

rulings-shanty-town =
    You get the two Actions either way, and you must reveal your hand.
    If there is no Action in it, you draw both cards, even if the first one is an Action.
    A card with several types counts as an Action if one of them is Action. An empty hand has no Action in it.

rulings-steward =
    Choose one of the three; you cannot mix them. With a Throne Room you choose again for the second play.
    If you choose to trash, you trash exactly two cards. If you have only one card in hand, you trash that one.

rulings-swindler =
    A player with an empty deck shuffles first. A player who still has no card trashes nothing and gains nothing.
    You choose a card in the supply that costs exactly as much; it can be the same card again. You cannot choose an empty pile.
    If there is a card with that cost, you must choose one; if there is none, they gain nothing.
    For a card that costs $0, such as Copper, you may give them a Curse while there are any.
    The other players follow in turn order, starting on your left. A player who reveals a Moat neither trashes nor gains.
    { ruling-current-costs }
    The card goes to the discard pile of the player who gains it.

rulings-torturer =
    The other players choose in turn order, starting on your left, each for themselves.
    They may choose the Curse when none is left, and then gain none.
    They may choose to discard with fewer than two cards in hand; then they discard what they have.
    The Curse goes to their hand, not to their discard pile.

rulings-trading-post =
    If you have two or more cards in hand, you must trash exactly two. The Silver goes to your hand, so you can play it this turn.
    With only one card in hand, you trash it and gain no Silver. With an empty hand, nothing happens.
    If the Silver pile is empty, you still trash the two cards and gain nothing.

rulings-tribute =
    If they have fewer than two cards in their deck, they reveal those, shuffle their discard pile without them, and reveal the rest.
    Two cards with the same name count once: two Silvers give $2.
    A card with two of the types gives both: Copper and Harem together give $4 and two cards.
    A Curse gives nothing. If they can reveal only one card, only that one counts.
    This is not an Attack, so Moat and Lighthouse do not help.

rulings-upgrade =
    Draw first; then you must trash a card. The card you gain goes to your discard pile.
    If no card in the supply costs exactly $1 more, you still trash and gain nothing.
    With no card in hand, you neither trash nor gain.
    A Bridge lowers both costs alike, but none below $0: a Copper at $0 can then become an Estate at $1.

rulings-wishing-well =
    Draw first, then name a card: a name such as Copper, not a type such as Treasure.
    If your deck is empty, shuffle before you reveal the card. If there is still no card, nothing happens.
    If you guessed wrong, everybody has seen the card, and it goes back on top.

# Questions and labels

ask-topdeck-secret-passage = Put a card from your hand into your deck.
ask-choose-secret-passage = How many cards of your deck should be above it?
ask-gain-swindler = Which card do they gain?
label-discard-hand = discard the hand
label-gain-Gold = gain a Gold
label-gain-Curse = gain a Curse
labels-secret-passage =
    .number = { $n ->
        [0] on top
        [one] under one card
       *[other] under { $n } cards
    }
