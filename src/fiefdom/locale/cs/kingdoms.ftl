# Doporučené sestavy karet království.

# ours
kingdom-first-game = První hra
# ours
kingdom-size-distortion = Zkreslené rozměry
# ours
kingdom-deck-top = Vršek balíčku
# ours
kingdom-sleight-of-hand = Hbité ruce
# ours
kingdom-improvements = Vylepšení
# ours
kingdom-silver-and-gold = Stříbro a zlato
# ours
kingdom-underlings-second-edition = Poddaní (druhé vydání)
# ours
kingdom-grand-scheme = Velký plán
# ours
kingdom-deconstruction-second-edition = Dekonstrukce (druhé vydání)
# ours
kingdom-reach-for-tomorrow-second-edition = Vstříc zítřku (druhé vydání)
# ours
kingdom-repetition-second-edition = Opakování (druhé vydání)
# ours
kingdom-give-and-take = Něco za něco
# ours
kingdom-victory-dance = Vítězný tanec
# ours
kingdom-secret-schemes = Tajné pikle
# ours
kingdom-best-wishes = Všechno nejlepší
# ours
kingdom-deconstruction = Dekonstrukce
# ours
kingdom-hand-madness = Blázinec v ruce
# ours
kingdom-underlings = Poddaní
# ours
kingdom-high-seas = Na širém moři
# ours
kingdom-buried-treasure = Zakopaný poklad
# ours
kingdom-shipwrecks = Lodní vraky
# ours
kingdom-reach-for-tomorrow = Vstříc zítřku
# ours
kingdom-repetition = Opakování
# ours
kingdom-give-and-take-first-edition = Něco za něco (první vydání)
