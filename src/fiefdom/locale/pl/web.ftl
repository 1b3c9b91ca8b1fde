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

# Koniec gry i oglądanie jej od nowa.
web-end-wins = Wygrywa { $player }
web-end-share = Wspólne zwycięstwo: { $players }
web-end-empty = Puste stosy: { $piles }
web-end-turns = { $turns ->
    [one] 1 tura
    [few] { $turns } tury
   *[many] { $turns } tur
}, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
web-end-points = { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
web-end-round = Tura
web-end-record = Zapisz przebieg
web-end-kingdom = Kopiuj zestaw
web-both-tables = Oba stoły
web-place-here = { $n }. miejsce tutaj
web-place-there = { $n }. miejsce przy drugim stole
web-other-table-plays = Przy drugim stole gra jeszcze trwa. Gdy się skończy, zobaczysz tu miejsca wszystkich.
web-other-table = Zajrzyj do drugiego stołu
web-end-look-back = Obejrzyj od nowa
web-end-again = Zagraj jeszcze raz
web-end-again-first = Jeszcze raz, zaczyna { $player }
web-end-again-you = Jeszcze raz, zaczynasz
web-end-resigned = Poddanie gry: { $players }
web-end-fewer-turns = Równe punkty: mniej tur ma { $player }
web-end-chart-points = Punkty
web-end-chart-money = Pieniądze
web-end-by-turn = tura po turze
web-end-money-by-turn = monety ze wszystkich Skarbów, tura po turze
web-replay-choose = Wybierz zapis
web-replay-file = Plik zapisany po grze albo poleceniem „save” w terminalu.
web-replay-drop = albo upuść go tutaj
web-replay-view = Oglądaj jako
web-replay-open = Wszystkie karty odkryte
web-replay-step = Krok
web-replay-back = Krok wstecz
web-replay-on = Krok dalej
web-replay-turn-back = Tura wstecz
web-replay-turn-on = Tura dalej
web-replay-where = { $player }, tura { $turn }
web-replay-of = krok { $step } z { $steps }
web-replay-what-if = Graj dalej stąd
web-replay-run = Odtwarzaj
web-replay-result = Przebieg gry
