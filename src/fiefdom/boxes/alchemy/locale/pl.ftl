box-alchemy = Alchemia

# Wydane nazwy kart i zestawów, których jeszcze tu nie ma.
card-alchemist = Alchemik
card-apothecary = Aptekarz
card-apprentice = Uczeń
card-familiar = Chowaniec
card-golem = Golem
card-herbalist = Zielarz
card-philosopher-s-stone = Kamień filozoficzny
card-possession = Opętanie
card-transmute = Transmutacja
card-university = Uniwersytet

kingdom-forbidden-arts = Zakazane rzemiosło
kingdom-potion-mixers = Pichcenie eliksirów
kingdom-chemistry-lesson = Lekcja chemii
