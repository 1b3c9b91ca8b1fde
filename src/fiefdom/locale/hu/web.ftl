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
web-try-now = Próbáld most
web-new-version = Megjelent egy új változat.
web-reload = Frissítés

# A játszma vége és visszanézése.
web-end-wins = { $player } nyert
web-end-share = Közös győzelem: { $players }
web-end-empty = Üres paklik: { $piles }
web-end-turns = { $turns } kör, { $cards } lap
web-end-points = { $n ->
    [one] pont
   *[other] pont
}
web-end-round = Kör
web-end-record = Játszma mentése
web-end-kingdom = Birodalom másolása
web-both-tables = A két asztal együtt
web-place-here = { $n }. hely itt
web-place-there = { $n }. hely a másik asztalnál
web-other-table-plays = A másik asztalnál még játszanak. Amint végeztek, itt látod, ki hányadik lett.
web-other-table = Megnézem a másik asztalt
web-end-look-back = Visszanézem
web-end-again = Új játszma
web-end-again-first = Új játszma, { $player } kezd
web-end-again-you = Új játszma, te kezdesz
web-end-resigned = Feladta: { $players }
web-end-fewer-turns = Egyenlő pontszám: { $player } kevesebb kört játszott
web-end-chart-points = Pontok
web-end-chart-money = Pénz
web-end-by-turn = körönként
web-end-money-by-turn = az összes kincskártya értéke körönként
web-replay-choose = Válassz egy mentést
web-replay-file = Egy játszma végén mentett fájl, vagy a terminálban a „save” paranccsal készült.
web-replay-drop = vagy húzd ide
web-replay-view = Kinek a szemével
web-replay-open = Minden lap felfedve
web-replay-step = Lépés
web-replay-back = Egy lépést vissza
web-replay-on = Egy lépést előre
web-replay-turn-back = Egy kört vissza
web-replay-turn-on = Egy kört előre
web-replay-where = { $player }, { $turn }. kör
web-replay-of = { $step }. lépés, összesen { $steps }
web-replay-what-if = Innen játszom tovább
web-replay-run = Lejátszás
web-replay-result = A játszma menete
