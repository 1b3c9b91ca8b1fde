# The cards of this box: rulings for the cases that players ask about, one per line. Names and texts are in cards.py.

box-dominion = Dominion

# Rulings that several cards share.
ruling-after-one-bridge = After one Bridge, you can gain a card with a printed cost of $6.
ruling-gained-from-supply = The card you gain comes from the supply and goes to your discard pile. You cannot spend $ to gain a more expensive one.

rulings-festival =
    You get everything at once, but you finish this card before you play your next Action.
    The $2 does not come from a Treasure; you can spend it this turn only.

rulings-laboratory =
    If your deck has fewer than two cards, first shuffle your discard pile and put it under your deck. If there are still too few, draw as many as you can.

rulings-market =
    You draw the card at once. The extra Buy is for this turn only, and you do not have to use it.

rulings-smithy =
    If your deck has fewer than three cards, first shuffle your discard pile and put it under your deck. If there are still too few, draw as many as you can.

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
    { ruling-after-one-bridge }

rulings-bandit =
    You gain the Gold first, to your discard pile. If there is none left, the attack still happens.
    The other players follow in turn order. A player who reveals two Treasures other than Copper chooses which of them to trash.
    Any Treasure other than Copper can be trashed, including one with a second type such as Harem.
    { ruling-second-card }

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
    { ruling-gained-from-supply }
    Played twice with a Throne Room, it is trashed once, and you gain two cards.
    { ruling-after-one-bridge }

rulings-gardens =
    All your cards count: your deck, hand and discard pile, and your cards in play, set aside and on your mats. The Gardens themselves count too.
    With 37 cards, each Gardens is worth 3 points.

rulings-harbinger =
    Draw the card first; if that makes you shuffle, your discard pile is empty when you look through it.
    Only you look at the cards. Putting one on your deck is optional.
    { ruling-only-card }

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
    If your deck has fewer than two cards, first shuffle your discard pile and put it under your deck. If there are still too few, look at as many as there are.

rulings-spy =
    You draw first. Then the cards are revealed: yours first, then those of the other players in turn order. You decide about each.
    A player with an empty deck shuffles first; a player who still has no card reveals nothing.
    A player who reveals a Moat does not reveal a card from their deck. You always reveal yours.

rulings-thief =
    { ruling-second-card }
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
    { ruling-gained-from-supply }
    Current costs count: after one Bridge you can gain a Duchy.

# Labels

label-discard-deck = put the deck into the discard pile
