# Klient w przeglądarce.

web-home = Na stronę główną
web-settings = Ustawienia
web-new-table = Nowy stół
web-open-tables = Otwarte stoły
web-my-games = Moje gry
web-replay = Obejrzyj grę
web-learn = Naucz się grać
web-rules = Zasady
web-cards = Karty
web-table = Stół
web-game-over = Koniec gry
web-not-found = Tu nic nie ma
web-costs = koszt
web-left = zostało
web-sold-out = wyczerpane

# Połączenie i wersje.
web-offline = Brak połączenia z serwerem. Gry będą czekać, aż wróci.
web-try-now = Spróbuj teraz
web-new-version = Jest nowa wersja.
web-reload = Odśwież
