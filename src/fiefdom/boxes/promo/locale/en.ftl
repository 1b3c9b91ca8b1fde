box-promo = Promo cards
