box-guilds = Rzemieślnicy

# Wydane nazwy kart i zestawów, których jeszcze tu nie ma.
card-advisor = Doradca
card-baker = Piekarz
card-butcher = Rzeźnik
card-candlestick-maker = Wytwórca świec
card-doctor = Medyk
card-herald = Herold
card-journeyman = Czeladnik
card-masterpiece = Arcydzieło
card-merchant-guild = Gildia kupców
card-plaza = Rynek
card-soothsayer = Wieszcz
card-stonemason = Kamieniarz
card-taxman = Poborca podatkowy

kingdom-arts-and-crafts = Sztuki i rzemiosła
kingdom-clean-living = Porządek musi być
kingdom-gilding-the-lily-guilds-first-edition = Lepsze jest wrogiem dobrego
