box-prosperity = Złoty wiek

# Wydane nazwy kart i zestawów, których jeszcze tu nie ma.
card-bank = Bank
card-bishop = Biskup
card-city = Miasto
card-colony = Kolonia
card-contraband = Kontrabanda
card-counting-house = Rachuba
card-expand = Modernizacja
card-forge = Płatnerz
card-goons = Naciągacze
card-grand-market = Wielki targ
card-hoard = Krocie
card-king-s-court = Rada królewska
card-loan = Kredyt
card-mint = Mincerz
card-monument = Monument
card-mountebank = Szarlatan
card-peddler = Domokrążca
card-platinum = Platyna
card-quarry = Kamieniołom
card-rabble = Motłoch
card-royal-seal = Królewska pieczęć
card-talisman = Talizman
card-trade-route = Szlak handlowy
card-vault = Składnica
card-venture = Złoty interes
card-watchtower = Strażnica
card-worker-s-village = Wioska robotnicza

kingdom-biggest-money-prosperity-first-edition = Wielkie pieniądze
kingdom-the-king-s-army-prosperity-first-edition = Królewska armia
kingdom-the-good-life = Dostatnie życie
