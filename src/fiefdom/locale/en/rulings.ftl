# Rulings that cards of several boxes share; a card's rulings name them.

ruling-only-card = If your deck is empty, the card becomes its only card.
ruling-second-card = A player with only one card in their deck reveals it, shuffles their discard pile without it, and reveals the second card.
ruling-victory-pile = The pile has 8 cards with two players and 12 with more.
