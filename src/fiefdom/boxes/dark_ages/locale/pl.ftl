box-dark-ages = Mroczne wieki

# Wydane nazwy kart i zestawów, których jeszcze tu nie ma.
card-altar = Ołtarz
card-bandit-camp = Obóz bandytów
card-catacombs = Katakumby
card-death-cart = Trupi wóz
card-feodum = Pańszczyzna
card-fortress = Forteca
card-hermit = Pustelnik
card-hunting-grounds = Łowisko
card-ironmonger = Kupiec żelazny
card-knights = Rycerze
card-market-square = Plac targowy
card-mystic = Mistyk
card-pillage = Rabunek
card-poor-house = Przytułek
card-procession = Procesja
card-rats = Szczury
card-rogue = Opryszek
card-scavenger = Śmieciarz
card-squire = Pachołek
card-storeroom = Przechowalnia
card-wandering-minstrel = Wędrowny bard

kingdom-high-and-low = Raz na wozie, raz pod wozem
kingdom-chivalry-and-revelry = Rycerze i hulaki
