# The cards of this box: rulings for the cases that players ask about, one per line. Names and texts are in the card modules.

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
    The game ends at the end of the turn in which the Province pile runs out, even if no other pile is empty.
    The supply has 8 Provinces with two players, 12 with three or four, 15 with five and 18 with six.

rulings-curse =
    The supply has 10 Curses for each player beyond the first. Players gain them in turn order; once the pile is empty, nobody gains any more.
    A Curse is not a Victory card. It costs $0, and you may buy one. When its pile is empty, that counts towards the end of the game.
