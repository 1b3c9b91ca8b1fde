# A böngészős kliens.

web-home = A kezdőlapra
web-settings = Beállítások
web-new-table = Új asztal
web-open-tables = Nyitott asztalok
web-my-games = Játékaim
web-replay = Játszma visszanézése
web-learn = Tanulj meg játszani
web-rules = Szabályok
web-cards = Kártyák
web-table = Asztal
web-game-over = Vége a játéknak
web-not-found = Itt nincs semmi
web-costs = költség
web-left = maradt
web-sold-out = elfogyott

# Kapcsolat és verziók.
web-offline = Nincs kapcsolat a szerverrel. A játszmák megvárnak.
web-try-now = Újra
web-new-version = Megjelent egy új változat.
web-reload = Frissítés
