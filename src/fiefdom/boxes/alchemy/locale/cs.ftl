box-alchemy = Alchymie

# Vydané názvy karet, které tu ještě nejsou.
card-alchemist = Alchymista
card-apothecary = Lékárník
card-apprentice = Učedník
card-familiar = Alchymistův poskok
card-golem = Golem
card-herbalist = Bylinkář
card-philosopher-s-stone = Kámen mudrců
card-possession = Posedlost
card-potion = Elixír
card-scrying-pool = Vidění
card-transmute = Přeměna
card-university = Univerzita
card-vineyard = Vinice
