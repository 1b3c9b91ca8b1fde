# Rulings: how the cards work in the cases that players ask about. One ruling per line.

rulings-copper =
    Copper costs $0: you can buy one without any $, but it uses up a Buy like any other card.
    Play all the Treasures you want before your first buy; after it you cannot play any more this turn.

rulings-silver =
    You do not have to play all your Treasures, but only those you play give $. Playing them does not use them up: they stay in your deck.

rulings-gold =
    Any $ that you do not spend is lost at the end of the turn. If the Gold pile is empty, a card that gains you a Gold gains you nothing.

rulings-estate =
    The supply has 8 Estates with two players and 12 with more. The three Estates in each starting deck do not count towards these.

rulings-duchy =
    The supply has 8 Duchies with two players and 12 with more.

rulings-province =
    The game ends after the turn in which the last Province is gone, even if no other pile is empty.
    The supply has 8 Provinces with two players, 12 with three or four, 15 with five and 18 with six.

rulings-curse =
    The supply has 10 Curses for each player beyond the first. Players gain them in turn order; once the pile is empty, nobody gains any more.
    A Curse is not a Victory card. It costs $0, and you may buy one. When its pile is empty, that counts towards the end of the game.

rulings-festival =
    You get all of it at once, but play your next Action only when this one is done.
    The $2 does not come from a Treasure; you can spend it this turn only.

rulings-laboratory =
    If your deck has fewer than two cards, first shuffle your discard pile and put it under your deck. If there are still too few, draw what there is.

rulings-market =
    You draw the card at once. The extra Buy is for this turn only, and you do not have to use it.

rulings-smithy =
    If your deck has fewer than three cards, first shuffle your discard pile and put it under your deck. If there are still too few, draw what there is.

rulings-village =
    Draw the card before you decide which Action to play next.
    Played twice with a Throne Room, it draws two cards and gives four Actions.

rulings-woodcutter =
    You may split your $ among your Buys as you like, and you do not have to use all of them.

rulings-adventurer =
    If your deck runs out, shuffle your discard pile and keep going. The cards revealed so far are not shuffled in.
    If you still do not find two Treasures, you take the ones you found.
    Every Treasure counts, including one with a second type such as Harem. You cannot skip one.

rulings-artisan =
    The card comes from the supply and goes straight to your hand. You cannot spend $ to gain a more expensive one.
    The card that you put on your deck can be the one you just gained or any other card from your hand. You must put one there.
    After one Bridge, you can gain a card with a printed cost of $6.

rulings-bandit =
    You gain the Gold first, to your discard pile. If there is none left, the attack still happens.
    The other players follow in turn order. A player who reveals two Treasures other than Copper chooses which of them to trash.
    Any Treasure other than Copper can be trashed, including one with a second type such as Harem.
    A player with only one card in their deck reveals it, shuffles their discard pile without it, and reveals the second card.

rulings-bureaucrat =
    If your deck is empty, the Silver becomes its only card; you do not shuffle. The same goes for the Victory cards of the other players.
    Each other player chooses which Victory card to reveal. A Victory card with a second type, such as Nobles, counts too.
    If the Silver pile is empty, you gain nothing and the attack still happens.
    A Curse is not a Victory card. A player with no Victory card in hand reveals their whole hand.

rulings-cellar =
    Choose all the cards first and discard them together; only then draw.
    If you have to shuffle while drawing, the cards you just discarded are shuffled in.
    The other players see how many cards you discard, but only the top one of them. You may discard none.

rulings-chancellor =
    Decide right away, before you play another card or buy anything.
    You do not look through the deck as you put it into your discard pile.
    You shuffle only when you next need a card from your deck.

rulings-chapel =
    The Chapel that you play is no longer in your hand, so it cannot trash itself. It can trash another Chapel in your hand.
    You may trash fewer than four cards, or none.

rulings-council-room =
    The other players draw in turn order, whether they want to or not.
    This is not an Attack, so Moat and Lighthouse do not keep anyone from drawing.

rulings-feast =
    The card you gain comes from the supply and goes to your discard pile. You cannot spend $ to gain a more expensive one.
    Played twice with a Throne Room, it is trashed once, and you gain two cards.
    After one Bridge, you can gain a card with a printed cost of $6.

rulings-gardens =
    All your cards count: your deck, hand and discard pile, and your cards in play, set aside and on your mats. The Gardens themselves count too.
    With 37 cards, each Gardens is worth 3 points.
    The pile has 8 cards with two players and 12 with more.

rulings-harbinger =
    Draw the card first; if that makes you shuffle, your discard pile is empty when you look through it.
    Only you look at the cards. Putting one on your deck is optional.
    If your deck is empty, the card becomes its only card.

rulings-library =
    You may set aside only an Action that you have just drawn, not one that was already in your hand. You never have to.
    A card with several types may be set aside if one of them is Action.
    If you have to shuffle along the way, the cards you set aside are not shuffled in.
    If you already have seven or more cards in hand, you draw nothing. If there are no cards left to draw, you stop with what you have.

rulings-merchant =
    Only the first Silver of the turn gives the extra $1; any further Silvers give $2 as usual.
    Each Merchant that you played adds its own $1 to that first Silver; a Merchant played twice with a Throne Room adds $2.
    If you play no Silver this turn, there is no bonus. Other Treasures do not trigger it.

rulings-militia =
    A player with three or fewer cards in hand discards nothing.
    Each other player chooses which cards to keep. A second Militia in the same turn has no further effect.

rulings-mine =
    The Treasure you gain comes from the supply and goes to your hand, so you can play it this turn.
    It can cost up to $3 more, the same or less, and it can be the same card again. Copper becomes Silver, Silver becomes Gold.
    Cards with a second type count as Treasures too: Silver can become Harem.
    If you trash nothing, you gain nothing.

rulings-moat =
    Reveal it before the Attack does anything, even before its player makes any choices. It stays in your hand.
    You may reveal it every time an Attack is played; an Attack played twice with a Throne Room counts as two plays.
    It protects only you: the other players are still affected, and the player of the Attack still gets what it gives.
    You reveal Reactions one after another. If a Secret Chamber or Diplomat draws you a Moat, you may reveal it to the same Attack.
    It does nothing against cards that are not Attacks, such as Masquerade, Tribute or Council Room.
    When you play it on your own turn, it just draws two cards.

rulings-moneylender =
    You get the $3 only if you actually trash a Copper. Each play trashes only one Copper.
    Played twice with a Throne Room, it needs a second Copper for a second $3.

rulings-poacher =
    Draw first, then discard. If no pile is empty, you discard nothing.
    Every pile in the supply counts, including Copper, Curse and Poacher itself.
    If you have fewer cards in hand than you have to discard, discard your whole hand.

rulings-remodel =
    The Remodel that you play is no longer in your hand, so it cannot trash itself. With an empty hand, you gain nothing.
    The card you gain can cost $2 more, the same or less; it can be the same card again. It goes to your discard pile.
    You cannot spend $ to gain a more expensive card. Current costs count, including every Bridge played.
    You must trash a card. If no card in the supply is cheap enough to gain, you still trash one.

rulings-sentry =
    Draw the card first, then look at the two. Only you see them until you decide.
    You decide about each card separately: trash both, trash one and keep the other, and so on.
    If your deck has fewer than two cards, first shuffle your discard pile and put it under your deck. If there are still too few, look at what there is.

rulings-spy =
    You draw first. Then the cards are revealed: yours first, then those of the other players in turn order. You decide about each.
    A player with an empty deck shuffles first; a player who still has no card reveals nothing.
    A player who reveals a Moat does not reveal a card from their deck. You always reveal yours.

rulings-thief =
    A player with only one card in their deck reveals it, shuffles their discard pile without it, and reveals the second card.
    At most one Treasure per player is trashed. If both cards are Treasures, you choose which one; if they are the same, one of them is trashed.
    You may gain any number of the cards trashed by this play, to your discard pile, but none that were already in the trash.
    Every Treasure counts, including Harem.

rulings-throne-room =
    Playing an Action with it is optional and does not use up an Action; only playing the Throne Room did.
    Resolve the card completely, then play it a second time. You play nothing else in between, unless the card itself says so.
    With a Throne Room on a Throne Room, you play one Action twice and then another one twice, possibly of the same name; you never play one card four times.
    A card that trashes or moves itself the first time is still played again, but cannot trash or move itself again.
    You make all choices again for the second play. The other players may react to each play of an Attack.
    If it plays a Duration, the Throne Room stays in play as long as that card does, and what the card does next turn happens twice.
    For Conspirator, the Throne Room and both plays count: three Actions.

rulings-vassal =
    Playing the Action is optional and does not use up an Action. If you do not play it, it stays in your discard pile.
    If you play the card, it goes into play and is discarded in clean-up like any other.
    If your deck is empty, shuffle first. If there is still no card, you get only the $2.

rulings-witch =
    The Curses come from the supply and go to the other players' discard piles in turn order. This matters when they run out.
    When there are no Curses left, you can still play it for the two cards.
    You draw your cards even if everybody reveals a Moat.

rulings-workshop =
    The card you gain comes from the supply and goes to your discard pile. You cannot spend $ to gain a more expensive one.
    Current costs count: after one Bridge you can gain a Duchy.

rulings-great-hall =
    It is always both an Action and a Victory card, for every card that looks for either.
    It is worth 1 point at the end of the game, whether you played it or not.
    The pile has 8 cards with two players and 12 with more.

rulings-harem =
    It is always both a Treasure and a Victory card: you play it for $2 like a Silver, and it is worth 2 points.
    It is not a Silver: cards that look for a Silver ignore it, while cards that look for a Treasure count it.
    The pile has 8 cards with two players and 12 with more.

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
    The pile has 8 cards with two players and 12 with more.

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
    The pile has 8 cards with two players and 12 with more.
    You may choose something that you cannot do, such as drawing cards when there are none left to draw.

rulings-patrol =
    Draw three cards first, then reveal four.
    You must take all Victory cards and Curses, including those with a second type such as Nobles.
    If your deck has fewer than four cards, reveal those, shuffle your discard pile without them, and reveal the rest.
    You do not have to tell anyone in which order you put the other cards back.

rulings-pawn =
    Choose both before you do either: you cannot look at the card you draw first.
    You do the two in either order. With a Throne Room you choose again for the second play.
    You may choose something that you cannot do, such as drawing a card when there is none left to draw.

rulings-replace =
    The card you gain can cost $2 more, the same or less. If you have no card to trash, you gain nothing.
    A card with types of both kinds does both: a Nobles goes on your deck and the other players gain Curses.
    An Action or Treasure goes straight to your deck; a Victory card that is neither, or a Curse, goes to your discard pile.
    The other players reveal Reactions when you play it, before they know what you gain. They gain Curses in turn order while there are any.
    Current costs count, including every Bridge played.

rulings-saboteur =
    If a player has to shuffle along the way, the cards revealed so far are not shuffled in.
    If there is no card that costs $3 or more, they discard everything they revealed, and nothing is trashed or gained.
    They choose whether to gain a card: for a trashed card that cost $5 they may gain one that costs $3 or less, to their discard pile.
    Current costs count: after one Bridge, a card with a printed cost of $3 costs $2 and is skipped.
    The other players follow in turn order.

rulings-scout =
    You must take all Victory cards, including those with a second type; none may stay on the deck. Curses are not Victory cards.
    If your deck has fewer than four cards, reveal those, shuffle your discard pile without them, and reveal the rest.
    You do not have to tell anyone in which order you put the other cards back.

rulings-secret-chamber =
    When you play it, you may discard nothing and get nothing. The Reaction does not happen then.
    As a Reaction: first draw two cards, then put back any two cards from your hand in any order; the Secret Chamber can be one of them.
    It happens before the Attack does anything, and does not stop it.
    You may reveal it to every Attack, even one that would not affect you, and then reveal other Reactions, including a Moat you just drew.
    If you put it back on your deck, you cannot reveal it again to this Attack.

rulings-secret-passage =
    Draw the two cards first. You may put back any card from your hand; you must put one back.
    It can go on top, at the bottom or anywhere in between: you may count the cards in your deck to find the place, without looking at them.
    If your deck is empty, the card becomes its only card.

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
    Current costs count, including every Bridge played.
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

rulings-bazaar =
    You draw the card at once, before you decide what to play next. The $1 is for this turn only.

rulings-ambassador =
    You may return two, one or none of the cards. The other players gain one even if you return none.
    The other players gain in turn order, starting on your left, from the supply to their discard piles; once the pile is empty, nobody gains any more.
    Cards that you return to an empty pile fill it again. They are not trashed or discarded.
    If you have no card in hand to reveal, nothing happens. The Ambassador that you play is not in your hand.
    A player who reveals a Moat gains nothing.

rulings-caravan =
    You draw the second card at the start of your next turn, not before; you still draw a full hand in clean-up.
    It stays in play until the clean-up of that turn. Played twice with a Throne Room, it draws two cards then.

rulings-cutpurse =
    Each other player discards only one Copper, however many they have.
    A player with no Copper must reveal their whole hand. A second Cutpurse in the same turn takes a second Copper.

rulings-embargo =
    You may choose any pile in the supply, including one that already has tokens. They affect you, too.
    Only buying counts. A player who gains a card from the pile in another way gains no Curse.
    Each token gives a Curse for each card bought. When there are no Curses left, the tokens do nothing.
    Played twice with a Throne Room, it is trashed once, and you place two tokens, on the same pile or on two.
    Tokens stay for the rest of the game and do not run out.

rulings-explorer =
    You do not have to reveal a Province, even if you have one; then you gain a Silver. The Province stays in your hand.
    The card you gain goes from the supply to your hand, so you can play it this turn.
    If you reveal a Province and there is no Gold left, you gain nothing.

rulings-fishing-village =
    This turn it gives +2 Actions and +$1. Next turn it gives +1 Action, so you can play two in all, and +$1.
    It stays in play until the clean-up of your next turn.

rulings-ghost-ship =
    The other players choose which cards to put back and in which order. A player with three or fewer cards in hand does nothing.
    A player with an empty deck does not shuffle: the cards they put back become their deck.
    A second Ghost Ship in the same turn has no further effect.

rulings-haven =
    Draw first. You must set a card aside; the other players do not see it.
    The card goes back to your hand at the start of your next turn; Haven stays in play until the clean-up of that turn.
    Played twice with a Throne Room, it sets aside two cards. If the game ends first, they still count as yours.

rulings-island =
    You must put a card from your hand on the mat; if you have none, the Island goes there alone.
    Cards on the mat are not shuffled in. They come back only at the end of the game, when all of them count.
    They are face up: everybody may look at them at any time.
    Played twice with a Throne Room, the Island and two cards from your hand go to the mat.
    The pile has 8 cards with two players and 12 with more.

rulings-lighthouse =
    This turn it gives the Action and $1, next turn only $1. It stays in play until the clean-up of your next turn.
    Attacks do not affect you while it is in play, even if you would like them to.
    You may still reveal Reactions, such as Secret Chamber, and resolve them.
    What counts is when the Attack is played: an Attack that was already affecting you still does. Your own Attacks work as usual.

rulings-lookout =
    Look at all three cards before you decide. None of the three steps is optional.
    If your deck has fewer than three cards, look at those, shuffle your discard pile without them, and look at the rest.
    If there are only two cards in all, trash one and discard the other. If there is only one, trash it.
    If those three cards were your whole deck, the one you put back becomes its only card.

rulings-merchant-ship =
    You have the second $2 right from the start of your next turn. It stays in play until the clean-up of that turn.
    Played twice with a Throne Room, it gives $4 now and $4 next turn, and the Throne Room stays in play with it.

rulings-native-village =
    You may choose either, even if there are no cards on the mat or in your deck. If your deck is empty, shuffle first.
    You put the card on the mat before you look at it. You may look at your mat at any time; the other players may not.
    At the end of the game, the cards on the mat are yours and count.
    The Native Village itself does not go to the mat; it is discarded in clean-up.

rulings-navigator =
    All five or none: you cannot discard some and keep others.
    If your deck has fewer than five cards, look at those, shuffle your discard pile without them, and look at the rest.
    If there are fewer than five cards in all, you decide about those. Only you see the cards.

rulings-outpost =
    The extra turn is a turn like any other, except that you start it with three cards in hand.
    Durations that you play this turn do their next-turn part in the extra turn, because that is your next turn.
    Several Outposts in one turn, or one played twice with a Throne Room, give only one extra turn.
    An Outpost played in the extra turn does not give another one.
    It stays in play until the extra turn is over.

rulings-pearl-diver =
    Draw first, then look at the bottom card. If your deck is empty by then, shuffle your discard pile.
    If you put the card on top, you do not look at the new bottom card. Only you see the card.

rulings-pirate-ship =
    The other players reveal Reactions before you choose, even if you then take the $.
    You get at most one coin token for each play, however many Treasures are trashed. If none is trashed, you get none.
    Tokens are not used up: three tokens give $3 each time you choose the $.
    A player with only one card in their deck reveals it, shuffles their discard pile without it, and reveals the second card.
    Every Treasure counts, including Copper and Harem. If a player reveals two, you choose which one is trashed.
    You do not gain the trashed Treasures. With a Throne Room you choose again for the second play.
    A player with an empty deck shuffles first. A player who still has only one card reveals that one; a player who has none is skipped.

rulings-salvager =
    If you have a card in hand, you must trash one. If you have none, you get no $ but still the Buy.
    The current cost counts: after one Bridge, a Gold gives $5.

rulings-sea-hag =
    A player with an empty deck shuffles first. A player who still has no card discards nothing but gains the Curse anyway.
    If a player discards the last card of their deck, the Curse becomes its only card.
    The other players follow in turn order, starting on your left. When there are no Curses left, they still discard.

rulings-smugglers =
    It looks at the last turn of the player to your right, even if you have taken several turns since.
    It does not matter how they gained the card, by buying it or otherwise. If there were several, you choose one.
    You gain a card with that name from the supply; if its pile is empty, you cannot choose it.
    The current cost counts: after Bridges, you may be able to gain a card with a printed cost of $7 or $8.
    If they gained no such card, nothing happens. This is not an Attack, so Moat and Lighthouse do not stop it.

rulings-tactician =
    You draw the five cards at the start of your next turn, not before. It stays in play until the clean-up of that turn.
    If you had no card to discard, you get nothing next turn, and it is discarded this turn.
    Played twice with a Throne Room, it gives its bonus only once, because your hand is empty at the second play.

rulings-treasure-map =
    You may play it without a second one in hand; then you trash it for nothing.
    The Golds go on top of your deck; if it was empty, they are its only cards. If there are fewer than four left, you gain those.
    Played twice with a Throne Room, with two more in hand: the first play gives four Golds, the second trashes a Treasure Map for nothing.
    You trash only one other Treasure Map, even if you have several in hand.

rulings-treasury =
    Decide in clean-up, as you discard it. Once it is in your discard pile, it stays there.
    If you bought even one Victory card this turn, including one with a second type such as Island, none of your Treasuries can go on your deck.
    Victory cards that you gained without buying them do not matter.
    If you have several in play and bought no Victory card, you may put back as many as you like, before you draw your next hand.

rulings-warehouse =
    Draw first. You may discard any three cards from your hand, not only the ones you just drew.
    If you could not draw three, you still discard three. With fewer than three in hand, discard all of them.
    If your deck runs out while you draw, shuffle your discard pile and keep drawing.

rulings-wharf =
    You draw the second two cards at the start of your next turn, not before. It stays in play until the clean-up of that turn.
    Played twice with a Throne Room, it gives four cards and two Buys both now and next turn.

rulings-astrolabe =
    It is a Treasure: you play it with your other Treasures, before your first buy. Throne Room cannot play it.
    It stays in play until the clean-up of your next turn; the second $1 and Buy come at the start of that turn.

rulings-blockade =
    The card comes from the supply. If you cannot gain one, nothing more happens, and Blockade is discarded this turn.
    A player gets a Curse only for a card gained on their own turn, by buying it or otherwise. They still gain the card.
    Each Blockade on a name gives its own Curse, while there are Curses. With a Throne Room you set aside two cards.
    If a Curse is set aside, a player who gains a Curse on their turn gains another, until the pile is empty.
    A player who reveals a Moat, or has a Lighthouse in play, when you play it is safe from it for as long as it lasts.
    The card that is set aside is yours and counts at the end of the game. Current costs count.

rulings-corsair =
    They still get the $ from the Treasure that they trash.
    Only the first Silver or Gold of a turn is trashed, whichever comes first, even if several Corsairs are in play.
    Other Treasures are safe. It affects each turn that they take until your next one.
    A player who reveals a Moat, or has a Lighthouse in play, when you play it is safe from it for as long as it lasts.
    It stays in play until the clean-up of your next turn.

rulings-monkey =
    You draw at once, whoever's turn it is, for each card that the player to your right gains, bought or not, Curses included.
    Several Monkeys each draw a card. Played twice with a Throne Room, it draws two cards for each gain and two at the start of your next turn.
    It also works for the rest of your own turn, for instance when you give them Curses.
    Shuffle if you need to. It stays in play until the clean-up of your next turn.

rulings-pirate =
    The Treasure goes from the supply to your hand, so you can play it that turn. It can be any card that is a Treasure.
    As a Reaction, you may play it on anyone's turn, including your own, and it does not use up an Action.
    If you play it on another player's turn, it works at the start of your upcoming turn; if you play it on your own, at the start of the one after.
    It does not stop or change the gain that it reacts to. Several Pirates may react to the same gain.
    It stays in play until the clean-up of the turn in which it gives you the Treasure. Current costs count.

rulings-sailor =
    You may play the Duration as soon as you gain it, by buying it or otherwise, even in your Buy phase. It does not use up an Action.
    Each Sailor lets you play one Duration that you gain this turn. Cards of other types do not qualify.
    You play the card from where it was gained to; it is then in play, not in your discard pile.
    Actions that it gives in your Buy phase are useless; $ and Buys are not.
    Trashing next turn is optional; you get the $2 either way.

rulings-sea-chart =
    Draw the card first, then reveal one. The Sea Chart that you played counts: another Sea Chart goes to your hand.
    Durations from earlier turns that are still in play count too. Cards that were set aside or trashed do not.
    If you have no such card in play, the revealed card goes back on top. If your deck is empty, shuffle first.

rulings-sea-witch =
    The Curses go to the other players' discard piles in turn order, while there are any. You draw either way.
    Next turn, draw both cards, then discard any two cards from your hand.
    It stays in play until the clean-up of your next turn. Played twice with a Throne Room, it makes you draw and discard twice.

rulings-tide-pools =
    You discard at the start of your next turn, not before. With fewer than two cards in hand, discard what you have.
    Several Tide Pools each make you discard two cards.
    You choose the order of what happens at the start of your turn: you may draw from other Durations first.
