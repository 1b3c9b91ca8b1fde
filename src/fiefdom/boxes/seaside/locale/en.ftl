# The cards of this box: rulings for the cases that players ask about, one per line. Names and texts are in cards.py.

box-seaside = Seaside

# Rulings that several cards share.
ruling-safe-throughout = A player who reveals a Moat, or has a Lighthouse in play, when you play it is safe from it for as long as it lasts.
ruling-until-next-clean-up = It stays in play until the clean-up of your next turn.

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
    { ruling-until-next-clean-up }

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
    You put the card on the mat first and look at it afterwards. You may look at your mat at any time; the other players may not.
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
    { ruling-second-card }
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
    { ruling-safe-throughout }
    The card that is set aside is yours and counts at the end of the game. Current costs count.

rulings-corsair =
    They still get the $ from the Treasure that they trash.
    Only the first Silver or Gold of a turn is trashed, whichever comes first, even if several Corsairs are in play.
    Other Treasures are safe. It affects each turn that they take until your next one.
    { ruling-safe-throughout }
    { ruling-until-next-clean-up }

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

# Questions, labels, mats and tokens

ask-choose-embargo = Which pile?
label-attack = attack
label-take-mat = put the cards from the mat into the hand
label-put-back = put them back
event-token-pirate_ship = { $player } now has { $amount ->
    [one] one coin token
   *[other] { $amount } coin tokens
} for { $cards }.
play-tokens-embargo = † { $card } tokens: { $piles } (each token gives the buyer a Curse)
play-traps-blockade = † { $card }: { $piles } (if you gain one on your turn, you also gain a Curse)
token-pirate_ship = { $player }, coin tokens for Pirate Ship: { $n }
zone-island = Island mat
zone-native_village = Native Village mat
labels-native-village =
    .set-aside = put the top card of the deck on the mat
