# Recommended kingdoms.

# ours
kingdom-first-game = Első játék
# ours
kingdom-size-distortion = Torz méretek
# ours
kingdom-deck-top = A pakli teteje
# ours
kingdom-sleight-of-hand = Ügyes kezek
# ours
kingdom-improvements = Korszerűsítés
# ours
kingdom-silver-and-gold = Ezüst és arany
# ours
kingdom-underlings-second-edition = Alattvalók (második kiadás)
# ours
kingdom-grand-scheme = Nagyszabású terv
# ours
kingdom-deconstruction-second-edition = Kártyaeldobós (második kiadás)
# ours
kingdom-reach-for-tomorrow-second-edition = A holnap felé (második kiadás)
# ours
kingdom-repetition-second-edition = Ismétlés (második kiadás)
# ours
kingdom-give-and-take = Adok-kapok
kingdom-victory-dance = Győzelmi tánc
kingdom-secret-schemes = Titkos tervek
kingdom-best-wishes = Sok szerencsét
kingdom-deconstruction = Kártyaeldobós
kingdom-hand-madness = Laphúzogatós
kingdom-underlings = Alattvalók
# ours
kingdom-high-seas = Nyílt tengeren
# ours
kingdom-buried-treasure = Elásott kincs
# ours
kingdom-shipwrecks = Hajótörések
# ours
kingdom-reach-for-tomorrow = A holnap felé
# ours
kingdom-repetition = Ismétlés
# ours
kingdom-give-and-take-first-edition = Adok-kapok (első kiadás)
