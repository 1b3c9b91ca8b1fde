box-hinterlands = W głąb lądu

# Wydane nazwy kart i zestawów, których jeszcze tu nie ma.
card-berserker = Berserk
card-border-village = Pogranicze
card-cache = Skrytka
card-cartographer = Kartograf
card-cauldron = Kociołek
card-crossroads = Rozdroże
card-develop = Rozwój
card-farmland = Pola uprawne
card-fool-s-gold = Złoto głupców
card-guard-dog = Pies stróżujący
card-haggler = Przekupień
card-highway = Gościniec
card-ill-gotten-gains = Brudny zysk
card-inn = Gospoda
card-jack-of-all-trades = Złota rączka
card-margrave = Murgrabia
card-noble-brigand = Szlachetny rabuś
card-nomads = Nomadzi
card-oasis = Oaza
card-oracle = Wyrocznia
card-scheme = Zmowa
card-souk = Suk
card-spice-merchant = Zamorski kupiec
card-stables = Stadnina
card-trader = Handlarz
card-trail = Szlak
card-tunnel = Tunel
card-weaver = Tkaczka
card-wheelwright = Kołodziej
card-witch-s-hut = Chatka wiedźmy

kingdom-highway-robbery = Napaść na gościńcu
kingdom-adventures-abroad = Zagraniczne podróże
