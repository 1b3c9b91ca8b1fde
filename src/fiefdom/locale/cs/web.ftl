# Klient v prohlížeči.

web-home = Na úvodní stránku
web-settings = Nastavení
web-new-table = Nový stůl
web-open-tables = Otevřené stoly
web-my-games = Moje hry
web-replay = Přehrát hru
web-learn = Nauč se hrát
web-rules = Pravidla
web-cards = Karty
web-table = Stůl
web-game-over = Konec hry
web-not-found = Tady nic není
web-costs = cena
web-left = zbývá
web-sold-out = vyprodáno

# Spojení a verze.
web-offline = Není spojení se serverem. Hry počkají, až se obnoví.
web-try-now = Zkusit hned
web-new-version = Je tu nová verze.
web-reload = Načíst znovu

# Konec hry a její přehrání.
web-end-wins = Vítězí { $player }
web-end-share = Společné vítězství: { $players }
web-end-empty = Prázdné balíčky: { $piles }
web-end-turns = { $turns ->
    [one] 1 tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
web-end-points = { $n ->
    [one] bod
    [few] body
   *[other] bodů
}
web-end-round = Tah
web-end-record = Uložit záznam
web-end-kingdom = Kopírovat sestavu
web-both-tables = Oba stoly
web-place-here = { $n }. místo tady
web-place-there = { $n }. místo u druhého stolu
web-other-table-plays = U druhého stolu se ještě hraje. Až dohrají, uvidíš tu pořadí všech.
web-other-table = Podívat se k druhému stolu
web-end-look-back = Prohlédnout znovu
web-end-again = Hrát znovu
web-end-again-first = Hrát znovu, začíná { $player }
web-end-again-you = Hrát znovu, začínáš
web-end-resigned = Vzdání hry: { $players }
web-end-fewer-turns = Stejně bodů: méně tahů má { $player }
web-end-chart-points = Body
web-end-chart-money = Peníze
web-end-by-turn = tah po tahu
web-end-money-by-turn = mince ze všech karet peněz, tah po tahu
web-replay-choose = Vyber záznam
web-replay-file = Soubor uložený na konci hry nebo příkazem „save“ v terminálu.
web-replay-drop = nebo ho sem přetáhni
web-replay-view = Dívat se jako
web-replay-open = Všechny karty odkryté
web-replay-step = Krok
web-replay-back = O krok zpět
web-replay-on = O krok dál
web-replay-turn-back = O tah zpět
web-replay-turn-on = O tah dál
web-replay-where = { $player }, tah { $turn }
web-replay-of = krok { $step } z { $steps }
web-replay-what-if = Hrát dál odtud
web-replay-run = Přehrát
web-replay-result = Průběh hry
