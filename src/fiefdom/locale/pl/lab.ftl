# Laboratorium: mecze, turnieje, ulepszenia.

lab-heading = gry: { $games } · { $kingdom }
lab-wins = wygrane
lab-certain = 95%
lab-percent = { $n }%
lab-shared = wspólne
lab-losses = przegrane
lab-points = punkty
lab-seat = miejsce { $seat }
lab-lengths = Średnia liczba tur: { $turns }; koniec przez Prowincje: { $provinces }, przez puste stosy: { $piles }.
lab-stopped = { $n ->
    [one] Przerwano 1 grę: nikt jej nie zakończył.
    [few] Przerwano { $n } gry: nikt ich nie zakończył.
    [many] Przerwano { $n } gier: nikt ich nie zakończył.
   *[other] Przerwano { $n } gry: nikt ich nie zakończył.
}
lab-turn = tura
lab-score = wynik
lab-money = monety
lab-provinces = Prowincje
lab-bought = Zakupy na grę i średnia tura zakupu:
lab-bought-card = { $card } { $n } (tura { $turn })
lab-alone = Prowincja nr { $n }: tura { $turn }
lab-speed = gry na sekundę: { $n }
lab-matrix = Punkty wiersza przeciwko kolumnie, w procentach:
lab-improved = { $name }: przedtem { $before } ({ $before_between }), teraz { $after } ({ $after_between }); nowe gry: { $games }, wypróbowane warianty: { $tried }
lab-unchanged = Nie znaleziono lepszego wariantu.
lab-so-far = Przerwano. Dotychczasowe wyniki:
lab-lacks = Strategia { $name } potrzebuje kart, których nie ma w tym zestawie: { $cards }.
lab-written = Zapisano: { $file }
strategy-line = { $name }: { $description }
strategy-needs = { $name } ({ $cards }): { $description }

report-score = Wynik w kolejnych turach
report-money = Monety w kolejnych turach
report-provinces = Prowincje w kolejnych turach
report-scores = Rozkład wyników końcowych
report-lengths = Rozkład długości gier
report-bought = Co kupuje { $name } w kolejnych turach
report-sample = Przykładowa gra
report-share = odsetek gier
report-cards = karty na grę
