# Polecane zestawy kart Królestwa.

kingdom-first-game = Pierwsza rozgrywka
kingdom-size-distortion = Zaburzenia rozmiarów
kingdom-deck-top = Top Deck
kingdom-sleight-of-hand = Sprytny wybieg
kingdom-improvements = Ulepszenia
kingdom-silver-and-gold = Srebro i złoto
kingdom-underlings-second-edition = Podwładni
kingdom-grand-scheme = Wielki spisek
kingdom-deconstruction-second-edition = Dekonstrukcja
kingdom-reach-for-tomorrow-second-edition = Lepsze jutro
kingdom-repetition-second-edition = Powtarzalność
kingdom-give-and-take = Kompromisy
# ours
kingdom-victory-dance = Taniec zwycięstwa
# ours
kingdom-secret-schemes = Tajne spiski
# ours
kingdom-best-wishes = Najlepsze życzenia
# ours
kingdom-deconstruction = Dekonstrukcja (pierwsza edycja)
# ours
kingdom-hand-madness = Szalone ręce
# ours
kingdom-underlings = Podwładni (pierwsza edycja)
kingdom-high-seas = Na pełnym morzu
kingdom-buried-treasure = Zakopany skarb
kingdom-shipwrecks = Cmentarzysko okrętów
kingdom-reach-for-tomorrow = Sięgając w przyszłość
kingdom-repetition = Powtórki
kingdom-give-and-take-first-edition = Kto daje i zabiera...
