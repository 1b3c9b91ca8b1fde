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
