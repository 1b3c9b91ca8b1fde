# Rulings: what the cards decide in the cases that are asked about. One ruling per line.

rulings-copper =
    A Copper costs $0: you may buy one without any $, but it takes a Buy like any other card.
    All Treasures are played before the first buy; after it you play no more of them this turn.

rulings-silver =
    You need not play all your Treasures, but only those played give $. Playing them does not use them up: they come back with your deck.

rulings-gold =
    What you do not spend of your $ in a turn is lost at its end. If the Gold pile is empty, a card that gives a Gold gives nothing.

rulings-estate =
    The supply has 8 Estates with two players and 12 with more. The three Estates in each starting deck do not count towards these.

rulings-duchy =
    The supply has 8 Duchies with two players and 12 with more.

rulings-province =
    The game ends after the turn in which the last Province is gone, even if no other pile is empty.
    The supply has 8 Provinces with two players, 12 with three or four, 15 with five and 18 with six.

rulings-curse =
    The supply has 10 Curses for each player beyond the first. They are handed out in turn order; who finds the pile empty gains none.
    A Curse is no Victory card and costs $0; you may buy one. Its empty pile counts for the end of the game.

rulings-festival =
    You get all of it at once, but play the next Action only when this one is done.
    The $2 is no Treasure card; it is there to spend in this turn only.

rulings-laboratory =
    If your deck has fewer than two cards, shuffle your discard pile under it first. If that is still too few, draw what there is.

rulings-market =
    You draw the card at once. The extra Buy is for this turn only, and you need not use it.

rulings-smithy =
    If your deck has fewer than three cards, shuffle your discard pile under it and draw on. If that is still too few, draw what there is.

rulings-village =
    Draw the card before you decide which Action to play next.
    Played twice with a Throne Room, it draws two cards and gives four Actions.

rulings-woodcutter =
    You share your $ out among your Buys as you like, and you need not use them all.

rulings-adventurer =
    If your deck runs out, shuffle your discard pile and go on. The cards turned over so far are not shuffled in.
    If fewer than two Treasures come up even so, you take those you found.
    Every card that is a Treasure counts, also one with a second type such as Harem. You cannot pass one over.

rulings-artisan =
    The gained card comes from the supply and goes straight to your hand. You cannot add $ to reach a dearer one.
    The card that you put on your deck may be the one just gained or any other of your hand. Putting one there is not optional.
    With one Bridge played, a card printed at $6 is within reach.

rulings-bandit =
    You gain the Gold first, into your discard pile. If there is none left, the attack still happens.
    The others follow in turn order. Who turns over two Treasures other than Copper chooses which one of them is trashed.
    Any Treasure other than Copper is at risk, also one with a second type such as Harem.
    Who has one card in the deck turns it over, shuffles the discard pile without it, and turns over the second.

rulings-bureaucrat =
    If your deck is empty, the Silver becomes its only card; nothing is shuffled. The same goes for the others' Victory cards.
    Each of the others chooses which Victory card to show. A card with a second type, such as Nobles, counts as one.
    If the Silver pile is empty, you gain nothing and the attack still happens.
    A Curse is no Victory card. Who holds no Victory card shows the whole hand.

rulings-cellar =
    Choose all the cards first and discard them together; only then draw.
    If you have to shuffle while drawing, the cards just discarded are shuffled in.
    The others see how many cards you discard, but of the cards only the top one. You may discard none.

rulings-chancellor =
    Decide at once, before you play another card or buy anything.
    You do not look through the deck as you put it down.
    The cards are shuffled only when you next need a card from your deck.

rulings-chapel =
    The Chapel that you play is no longer in your hand, so it cannot trash itself. Another Chapel in your hand can be trashed.
    You may trash fewer than four cards, or none.

rulings-council-room =
    The others draw in turn order, whether they want to or not.
    This is no Attack: Moat and Lighthouse do not keep the card away.

rulings-feast =
    The gained card comes from the supply and goes to your discard pile. You cannot add $ to reach a dearer one.
    Played twice with a Throne Room, it is trashed once, and you gain two cards.
    With one Bridge played, a card printed at $6 is within reach.

rulings-gardens =
    All your cards count: deck, hand, discard pile, cards in play, set aside and on your mats; the Gardens themselves too.
    With 37 cards each Gardens is worth 3 points.
    The pile has 8 cards with two players and 12 with more.

rulings-harbinger =
    First draw the card; if this makes you shuffle, your discard pile is empty when you look through it.
    Only you look at the cards. Putting one on your deck is optional.
    If your deck is empty, the card becomes its only card.

rulings-library =
    You may set aside only an Action that you have just drawn, not one from your hand before. It is always your choice.
    A card with several types may be set aside if one of them is Action.
    If you have to shuffle on the way, the cards set aside are not shuffled in.
    With seven or more cards in hand already you draw nothing. If no cards are left to draw, you stop with what you have.

rulings-merchant =
    Only the first Silver of the turn gives the extra $1; further Silvers give $2 as usual.
    Each Merchant that you played adds its own $1 to that first Silver; a Merchant played twice with a Throne Room adds $2.
    Without a Silver played this turn there is no bonus. Other Treasures do not trigger it.

rulings-militia =
    Who has three or fewer cards in hand discards nothing.
    Each of the others chooses which cards to keep. A second Militia in the turn finds nothing more to do.

rulings-mine =
    The gained Treasure comes from the supply and goes to your hand, so you can play it this turn.
    It may cost $3 more, anything less, or be the same card again. Copper becomes Silver, Silver becomes Gold.
    Cards with a second type count as Treasures too: Silver can become Harem.
    If you trash nothing, you gain nothing.

rulings-moat =
    Show it before the Attack does anything, even before a choice on the Attack is made. It stays in your hand.
    You may show it to every Attack, as often as one is played; an Attack played twice with a Throne Room is two plays.
    It guards only you: the other players are hit, and whoever plays the Attack gets what it gives.
    You show Reactions one after another. A Moat drawn with a Secret Chamber or Diplomat may be shown to the same Attack.
    It does nothing against cards that are no Attacks, such as Masquerade, Tribute or Council Room.
    When you play it in your own turn, you only draw two cards.

rulings-moneylender =
    You get the $3 only if you do trash a Copper. Only one Copper is trashed for each play.
    Played twice with a Throne Room, it takes a second Copper for a second $3.

rulings-poacher =
    Draw first, then discard. With no empty pile you discard nothing.
    Every pile of the supply counts, also Copper, Curses and Poacher itself.
    If you have fewer cards than you should discard, discard your whole hand.

rulings-remodel =
    The Remodel that you play is no longer in your hand, so it cannot trash itself. With an empty hand you gain nothing.
    The gained card may cost $2 more, the same or less; it may be the same card again. It goes to your discard pile.
    You cannot add $ to reach a dearer card. Costs are those of the moment, with every Bridge counted.
    Trashing is not optional. If no card in the supply is cheap enough, you still trash.

rulings-sentry =
    First draw the card, then look at the two. Only you see them until you decide.
    Each of the two may be treated on its own: trash both, or one and keep the other, and so on.
    If your deck has fewer than two cards, shuffle your discard pile under it first. If that is still too few, look at what there is.

rulings-spy =
    You draw first, then the cards are turned over: yours first, then the others' in turn order. You decide on each.
    Who has an empty deck shuffles first; who still has no card turns over nothing.
    Who shows a Moat turns over nothing. Your own card you turn over in any case.

rulings-thief =
    Who has one card in the deck turns it over, shuffles the discard pile without it, and turns over the second.
    At most one Treasure per player is trashed. If both are Treasures, you pick; if they are alike, one is trashed.
    You may gain any number of the cards trashed by this play, into your discard pile, but none that were in the trash before.
    Every card that is a Treasure counts, also Harem.

rulings-throne-room =
    Playing an Action with it is optional and takes no Action of yours; only the Throne Room itself took one.
    Carry the card out completely, then play it a second time. In between you play nothing else, unless the card itself says so.
    With a Throne Room on a Throne Room, you play one Action twice and then another one twice, which may have the same name; never one card four times.
    A card that trashes or moves itself the first time is still played again, but cannot trash or move itself again.
    All choices are made anew at the second play. The others may react to each play of an Attack.
    With a Duration, the Throne Room stays in play as long as that card does, and what it does next turn happens twice.
    For a Conspirator, the Throne Room and both plays count: three Actions.

rulings-vassal =
    Playing the Action is optional and takes no Action of yours. If you do not play it, it stays in your discard pile.
    The played card comes into play and is discarded in clean-up like any other.
    If your deck is empty, shuffle first. If there is still no card, you only get the $2.

rulings-witch =
    The Curses come from the supply and go to the others' discard piles, in turn order. This matters when they run out.
    With no Curses left you may still play it for the two cards.
    You draw your cards even if everybody shows a Moat.

rulings-workshop =
    The gained card comes from the supply and goes to your discard pile. You cannot add $ to reach a dearer one.
    Costs are those of the moment: with one Bridge played you may gain a Duchy.

rulings-great-hall =
    It is an Action and a Victory card at all times, for every card that asks for either.
    It is worth 1 point at the end of the game, whether you played it or not.
    The pile has 8 cards with two players and 12 with more.

rulings-harem =
    It is a Treasure and a Victory card at all times: you play it for $2 like a Silver, and it is worth 2 points.
    It is no Silver: a card that asks for a Silver does not mean it, a card that asks for a Treasure does.
    The pile has 8 cards with two players and 12 with more.

rulings-baron =
    You need not discard an Estate, even if you have one in hand. But if you do not, you must gain one while there are any.
    One play discards one Estate at most. Played twice with a Throne Room, you choose anew each time.
    The gained Estate comes from the supply and goes to your discard pile.

rulings-bridge =
    All costs are meant: in the supply, in hands, decks and discard piles, of every player.
    It counts for everything that looks at a cost: with one Bridge, a Workshop gains a Duchy.
    Bridges add up, and a Bridge played twice with a Throne Room takes off $2.
    No cost goes below $0. So after a Bridge an Upgrade turns a Copper, still at $0, into an Estate, now at $1.
    The reduction ends with your turn.

rulings-conspirator =
    Count when you play it. Actions that you play later do not change what it has given.
    Plays count, not cards: a Throne Room and the two plays of its card make three.
    So with a Throne Room on a Conspirator as your first Action, only its second play gives the card and the Action.
    Cards with a second type count if one of them is Action. A card that has left play since still counts.

rulings-coppersmith =
    It adds up: played twice with a Throne Room, each Copper gives $3 this turn.
    It changes what a Copper gives when you play it, not what it costs.

rulings-courtier =
    Show the card first, then choose as many different bonuses as the card has types. You cannot take one twice.
    An Action alone gives one bonus, an Action with Attack or Victory two, a card with three types three. A Curse has one type.
    Copper and Estate give one bonus each. With no card to show you get nothing.
    You may choose the Gold when none is left; then you get nothing for that choice.
    Played twice with a Throne Room, you may show the same card again.

rulings-courtyard =
    Draw first. The card that you put back may be any of your hand, not only one of those just drawn.
    Putting one back is not optional. If your deck is empty, it becomes the only card there.

rulings-diplomat =
    When you play it, draw first, then count your hand: with five or fewer cards you get the two Actions.
    As a Reaction you need five or more cards in hand as you show it, this one included.
    You may show it again to the same Attack, as long as you still have it and five or more cards in hand.
    You may discard the Diplomat itself or a card just drawn. It does not ward off the Attack.
    After it, you may show other Reactions, also one that you have just drawn.

rulings-duke =
    It has no effect until the end of the game. Each Duke counts all your Duchies, wherever they are.
    It counts Duchies only, no Dukes and no other Victory cards.
    The pile has 8 cards with two players and 12 with more.

rulings-ironworks =
    The gained card comes from the supply and goes to your discard pile. Costs are those of the moment, with every Bridge counted.
    A card with two of the types gives both bonuses: a Great Hall gives one Action and one card.
    If you can gain nothing, there is no bonus.

rulings-lurker =
    An Action with a second type may be trashed or gained as well.
    The trashed card comes from the supply and was never yours. The gained one goes to your discard pile.
    You may choose to gain when no Action is in the trash, or to trash when none is in the supply; then nothing happens.
    With a Throne Room you may trash an Action and then gain that very card.

rulings-masquerade =
    First you draw, then all choose their card before anybody sees what comes. Passing is not optional.
    Who has no card in hand neither passes nor receives; the card goes on to the next player who has one.
    Passed cards are neither gained, discarded nor trashed, and only giver and receiver see them.
    Only you, who played it, may then trash a card; it may be the one just received.
    This is no Attack: Moat, Secret Chamber and Lighthouse have no part in it.

rulings-mill =
    Discarding is optional. You get the $2 only if you did discard two cards.
    You may choose to discard with only one card in hand; then you discard it and get nothing.
    It is an Action and a Victory card at all times and worth 1 point. The pile has 8 cards with two players, 12 with more.

rulings-mining-village =
    You get the card and the two Actions in any case. Draw first, then decide about trashing.
    Decide before you play another card or go on to buying; later is too late.
    Played twice with a Throne Room, it can be trashed only once, for $2 once; both plays give the card and two Actions.

rulings-minion =
    You get the Action whatever you choose. The others may show Reactions before you choose, also with fewer than five cards.
    Only those with five or more cards in hand discard and draw. Who shows a Moat does neither.
    You discard whatever your hand holds, even no card at all, and draw four.
    If you take the $2, nothing happens to the others.

rulings-nobles =
    Choose one of the two whole; you cannot mix them. With a Throne Room you choose anew at the second play.
    It is an Action and a Victory card at all times and worth 2 points.
    The pile has 8 cards with two players and 12 with more.
    You may choose what you cannot carry out, such as the cards when there are none left to draw.

rulings-patrol =
    First draw three cards, then turn over four.
    You must take all Victory cards and Curses, also those with a second type such as Nobles.
    If your deck has fewer than four cards, turn those over, shuffle your discard pile without them, and turn over the rest.
    You need not tell in which order you put the others back.

rulings-pawn =
    Choose both before you do either: you cannot look at the drawn card first.
    You carry out the two in the order you like. With a Throne Room you choose anew at the second play.
    You may choose what you cannot carry out, such as the card when there is none left to draw.

rulings-replace =
    The gained card may cost $2 more, the same or less. With no card to trash you gain nothing.
    A card with both kinds of types does both: a Nobles goes on your deck and the others gain Curses.
    An Action or Treasure goes straight to your deck; a pure Victory card or a Curse goes to your discard pile.
    The others show Reactions when you play it, before they know what you gain. They gain Curses in turn order while there are any.
    Costs are those of the moment, with every Bridge counted.

rulings-saboteur =
    If they have to shuffle on the way, the cards turned over so far are not shuffled in.
    If no card at $3 or more comes up, they discard what they turned over, and nothing is trashed or gained.
    Gaining is their choice: for a trashed card at $5 they may take one at $3 or less, into their discard pile.
    Costs are those of the moment: after one Bridge a card printed at $3 costs $2 and is passed over.
    The others follow in turn order.

rulings-scout =
    You must take all Victory cards, also those with a second type; none may stay on the deck. Curses are no Victory cards.
    If your deck has fewer than four cards, turn those over, shuffle your discard pile without them, and turn over the rest.
    You need not tell in which order you put the others back.

rulings-secret-chamber =
    When you play it, you may discard nothing and get nothing. The Reaction does not happen then.
    As a Reaction: first draw two, then put any two cards of your hand back, in the order you like, the Secret Chamber too.
    It happens before the Attack does anything, and does not ward it off.
    You may show it to every Attack, even one that would not reach you, and show other Reactions after it, also a Moat just drawn.
    If you put it back on your deck, you cannot show it again to this Attack.

rulings-secret-passage =
    First draw the two cards. The card put back may be any of your hand; putting one back is not optional.
    Top, bottom or any place between: you may count the cards of your deck to find the place, without looking at them.
    If your deck is empty, the card becomes its only card.

rulings-shanty-town =
    You get the two Actions in any case, and you must show your hand.
    If no Action is in it, you draw both cards, even if the first one is an Action.
    A card with several types counts as an Action if one of them is. An empty hand holds no Action.

rulings-steward =
    Choose one of the three whole; you cannot mix them. With a Throne Room you choose anew at the second play.
    If you choose trashing, you trash exactly two cards. With only one card in hand you trash that one.

rulings-swindler =
    Who has an empty deck shuffles first. Who still has no card trashes nothing and gains nothing.
    You pick a card of the supply at exactly that cost; it may be the same card again. You cannot pick an empty pile.
    If there is a card of that cost, you must hand one over; if there is none, they gain nothing.
    For a card at $0, such as Copper, you may give a Curse while there are any.
    The others follow in turn order from your left. Who shows a Moat neither trashes nor gains.
    Costs are those of the moment, with every Bridge counted.
    What is gained goes to the discard pile of whoever gains it.

rulings-torturer =
    The others choose in turn order from your left, each for themselves.
    They may choose the Curse when none is left, and then gain none.
    They may choose to discard with fewer than two cards in hand; then they discard what they have.
    The Curse goes to the hand, not to the discard pile.

rulings-trading-post =
    With two or more cards in hand you must trash exactly two. The Silver goes to your hand, so you can play it this turn.
    With one card in hand you trash it and gain no Silver. With an empty hand nothing happens.
    If the Silver pile is empty, you still trash the two cards and gain nothing.

rulings-tribute =
    If they have fewer than two cards in the deck, they turn those over, shuffle the discard pile without them, and go on.
    Two cards of the same name count once: two Silvers give $2.
    A card with two of the types gives both: Copper and Harem together give $4 and two cards.
    A Curse gives nothing. If only one card can be turned over, only that one counts.
    This is no Attack: Moat and Lighthouse have no part in it.

rulings-upgrade =
    Draw first; then trashing is not optional. The gained card goes to your discard pile.
    If the supply has no card at exactly $1 more, you still trash and gain nothing.
    With no card in hand you neither trash nor gain.
    A Bridge lowers both costs alike, but none below $0: a Copper at $0 can then become an Estate at $1.

rulings-wishing-well =
    Draw first, then name a card: a name such as Copper, not a type such as Treasure.
    If your deck is empty, shuffle before you turn the card over. If there is still no card, nothing happens.
    If the name is wrong, everybody has seen the card, and it goes back on top.

rulings-bazaar =
    You draw the card at once, before you decide what to play next. The $1 is for this turn only.

rulings-ambassador =
    You may put back two, one or none of the cards shown. The others gain one even if you put back none.
    The others gain in turn order from your left, from the supply into their discard piles; who finds the pile empty gains none.
    Cards put back into an empty pile fill it again. They are neither trashed nor discarded.
    If you have no card in hand to show, nothing happens. The Ambassador that you play is not in your hand.
    Who shows a Moat gains nothing.

rulings-caravan =
    You draw the second card at the start of your next turn, not before; it does not count for the hand drawn in clean-up.
    It stays in play until the clean-up of that turn. Played twice with a Throne Room, it draws two cards then.

rulings-cutpurse =
    Each of the others discards one Copper and no more, however many they hold.
    Who has no Copper must show the whole hand. A second Cutpurse in the turn takes a second Copper.

rulings-embargo =
    You may choose any pile of the supply, also one with tokens already. You are bound by it too.
    Only buying counts. Who gains a card of the pile in another way gains no Curse.
    Each token gives a Curse for each card bought. When no Curses are left, the tokens do nothing.
    Played twice with a Throne Room, it is trashed once, and you put two tokens, on one pile or on two.
    Tokens stay for the rest of the game and do not run out.

rulings-explorer =
    You need not show a Province, even if you have one; then you gain a Silver. The Province stays in your hand.
    The gained card comes from the supply to your hand, so you can play it this turn.
    If you show a Province and no Gold is left, you gain nothing.

rulings-fishing-village =
    This turn it gives two Actions and $1. Next turn it gives one Action, so that you can play two in all, and $1.
    It stays in play until the clean-up of your next turn.

rulings-ghost-ship =
    The others choose which cards to put back and in which order. Who has three or fewer in hand does nothing.
    Who has an empty deck does not shuffle: the cards put back become the deck.
    A second Ghost Ship in the turn finds nothing more to do.

rulings-haven =
    Draw first. Setting a card aside is not optional; the others do not see it.
    The card comes back to your hand at the start of your next turn; Haven stays in play until the clean-up of that turn.
    Played twice with a Throne Room, you set two cards aside. If the game ends before, they count as yours.

rulings-island =
    Putting a card aside is not optional; with no other card in hand, the Island goes to the mat alone.
    Cards on the mat are not shuffled in and come back only at the end of the game, when all of them count.
    They lie face up: everybody may look at them at any time.
    Played twice with a Throne Room, the Island and two cards of your hand go to the mat.
    The pile has 8 cards with two players and 12 with more.

rulings-lighthouse =
    This turn it gives the Action and $1, next turn only $1. It stays in play until the clean-up of your next turn.
    Attacks do not reach you while it is in play, even if you would like them to.
    You may still show Reactions, such as Secret Chamber, and carry them out.
    It counts when the Attack is played: one whose effect was already upon you goes on. Your own Attacks work as usual.

rulings-lookout =
    Look at all three cards before you decide. None of the three parts is optional.
    If your deck has fewer than three cards, look at those, shuffle your discard pile without them, and look at the rest.
    If there are only two cards in all, trash one and discard the other. If there is only one, trash it.
    If the three were all of your deck, the one put back is its only card.

rulings-merchant-ship =
    The $2 of next turn is there from its start. It stays in play until the clean-up of that turn.
    Played twice with a Throne Room, it gives $4 now and $4 next turn, and the Throne Room stays in play with it.

rulings-native-village =
    You may choose either, even with no cards on the mat or none in your deck. If your deck is empty, shuffle first.
    You put the card down before you look at it. You may look at your mat at any time; the others may not.
    At the end of the game the cards on the mat are yours and count.
    The Native Village itself does not go to the mat; it is discarded in clean-up.

rulings-navigator =
    All five or none: you cannot discard some and keep others.
    If your deck has fewer than five cards, look at those, shuffle your discard pile without them, and look at the rest.
    If there are fewer than five cards in all, the choice is for those you have. Only you see the cards.

rulings-outpost =
    The extra turn is a turn like any other, only that it begins with three cards in hand.
    Durations played this turn do their next-turn part in the extra turn, as this is your next turn.
    Several Outposts in a turn, or one played twice with a Throne Room, give one extra turn only.
    An Outpost played in the extra turn gives no further turn.
    It stays in play until the extra turn is over.

rulings-pearl-diver =
    Draw first, then look at the bottom card. If your deck is empty then, shuffle your discard pile.
    If you put the card on top, you do not look at the one that is now at the bottom. Only you see the card.

rulings-pirate-ship =
    The others show Reactions before you choose, also when you then take the $.
    You get one coin token at most for each play, however many Treasures are trashed. If none is, you get none.
    Tokens are not used up: three tokens give $3 each time you choose the $.
    Who has one card in the deck turns it over, shuffles the discard pile without it, and turns over the second.
    Every card that is a Treasure counts, also Copper and Harem. You pick which one of a player's two is trashed.
    You do not gain the trashed Treasures. With a Throne Room you choose anew at the second play.
    Who has no card in the deck shuffles first. Who even then has only one turns over that one; who has none is passed over.

rulings-salvager =
    With a card in hand you must trash one. With none you get no $, but still the Buy.
    The cost is that of the moment: after one Bridge a Gold gives $5.

rulings-sea-hag =
    Who has an empty deck shuffles first. Who still has no card discards nothing, but gains the Curse all the same.
    Who discards the last card of the deck has the Curse as its only card.
    The others follow in turn order from your left. When no Curses are left, they still discard.

rulings-smugglers =
    It counts the last turn of the player to your right, even if you have taken several turns since.
    However they gained the card, bought or otherwise, it counts. If there were several, you choose one.
    You gain a card of that name from the supply; if its pile is empty, you cannot choose it.
    The cost is that of the moment: a card printed at $7 or $8 can be within reach after Bridges.
    If they gained no such card, nothing happens. This is no Attack: Moat and Lighthouse do not stop it.

rulings-tactician =
    You draw the five cards at the start of your next turn, not before. It stays in play until the clean-up of that turn.
    If you had no card to discard, nothing comes next turn, and it is discarded this turn.
    Played twice with a Throne Room, it gives its bonus only once, as your hand is empty at the second play.

rulings-treasure-map =
    You may play it without a second one in hand; then it is trashed for nothing.
    The Golds go on top of your deck; if it was empty, they are its only cards. If fewer than four are left, you gain those.
    Played twice with a Throne Room, with two more in hand: the first play gives four Golds, the second trashes a Map for nothing.
    You trash one more Treasure Map and no more, even if you hold several.

rulings-treasury =
    Decide in clean-up, as you discard it. Once it is in your discard pile, it stays there.
    One bought Victory card bars all Treasuries of the turn, also one with a second type such as Island.
    Victory cards gained otherwise than by buying do not matter.
    With several in play and no Victory card bought, you may put back as many as you like, before you draw your next hand.

rulings-warehouse =
    Draw first. You discard any three cards of your hand, not only those just drawn.
    If you could not draw three, you still discard three. With fewer than three in hand, discard all.
    If your deck runs out while you draw, shuffle your discard pile and draw on.

rulings-wharf =
    You draw the second two cards at the start of your next turn, not before. It stays in play until the clean-up of that turn.
    Played twice with a Throne Room, it gives four cards and two Buys both now and next turn.

rulings-astrolabe =
    It is a Treasure: you play it with your other Treasures, before the first buy. A Throne Room cannot play it.
    It stays in play until the clean-up of your next turn; the second $1 and Buy come at the start of that turn.

rulings-blockade =
    The card comes from the supply. If you can gain none, nothing more happens, and it is discarded this turn.
    Only cards gained in the gainer's own turn bring a Curse, bought or otherwise. They still gain the card.
    Each Blockade on a name gives its own Curse, while there are Curses. With a Throne Room you set two cards aside.
    If a Curse is set aside, a Curse gained in their turn brings another, until the pile is empty.
    Who shows a Moat, or has a Lighthouse in play, when you play it is safe from it all the time.
    The card set aside is yours and counts at the end of the game. Costs are those of the moment.

rulings-corsair =
    They still get the $ of the Treasure that is trashed.
    Only the first Silver or Gold of a turn is trashed, whichever comes first, even if several Corsairs are in play.
    Other Treasures are safe. It counts for each turn that they take until your next one.
    Who shows a Moat, or has a Lighthouse in play, when you play it is safe from it all the time.
    It stays in play until the clean-up of your next turn.

rulings-monkey =
    You draw at once, in whoever's turn it is, for each card that the player to your right gains, bought or not, Curses too.
    Several Monkeys each draw. Played twice with a Throne Room, each gain draws two, and so does the start of your next turn.
    It also works in the rest of your own turn, for instance with Curses that you give them.
    Shuffle if you need to. It stays in play until the clean-up of your next turn.

rulings-pirate =
    The Treasure comes from the supply to your hand, so you can play it in that turn. Any card that is a Treasure will do.
    As a Reaction you may play it in anybody's turn, also your own, and it takes no Action.
    Played in another's turn, it works at the start of your coming turn; played in your own, at the start of the one after.
    It does not stop or change the gain that it reacts to. Several Pirates may react to the same gain.
    It stays in play until the clean-up of the turn in which it gives the Treasure. Costs are those of the moment.

rulings-sailor =
    You may play the Duration as soon as you gain it, bought or otherwise, also in your Buy phase. It takes no Action.
    Each Sailor lets you play one gained Duration this turn. Cards of other types do not qualify.
    The card is played from where it was gained to, and it is in play afterwards, not in your discard pile.
    Actions that it gives in your Buy phase are of no use; $ and Buys are.
    Trashing next turn is optional; the $2 is not tied to it.

rulings-sea-chart =
    First draw the card, then turn one over. The Sea Chart that you played counts: another Sea Chart is taken.
    Durations from earlier turns that are still in play count too. Cards set aside or trashed do not.
    If you have none in play, the card goes back on top. If your deck is empty, shuffle first.

rulings-sea-witch =
    The Curses go to the others' discard piles in turn order, while there are any. You draw in any case.
    Next turn, draw both cards, then discard any two of your hand.
    It stays in play until the clean-up of your next turn. Played twice with a Throne Room, draw and discard twice.

rulings-tide-pools =
    You discard at the start of your next turn, not before. With fewer than two cards in hand, discard what you have.
    Several Tide Pools each make you discard two cards.
    You choose the order of what happens at the start of your turn: you may draw from other Durations first.
