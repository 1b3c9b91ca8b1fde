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
find-plan-money = pieniądze ({ $cards })
find-plan-engine = silnik ({ $cards })
find-plan-rush = szybkie punkty ({ $cards })
find-plan-nothing = same pieniądze
find-searched = Wypróbowane strategie: { $tried }, rozegrane gry: { $games }, królestwo: { $kingdom }.
find-best = Najlepsza: { $name }. Na nowych ziarnach zdobywa
find-against = { $share } ({ $between }) przeciw „{ $name }”, rozegrane gry: { $games }
find-circle = Żadna strategia nie wygrywa tu ze wszystkimi innymi, bo jest krąg: { $beats }.
find-beats = { $one } wygrywa z: { $other }
find-even = Przy { $players } graczach równy podział to { $share }.
find-no-better = Nie znaleziono niczego, co wyraźnie wygrywa z „{ $name }”.
find-without = { $share } bez tej reguły
find-whole = { $share } ze wszystkimi regułami, przeciw: { $names }
find-matter = Karty, które się liczą: { $cards }.
find-card-without = { $card } (bez niej { $share })
find-leave = Karty, których lepiej nie brać: { $cards }.
find-name = Najlepsza strategia: { $name }
findings-title = Jak wygrać to królestwo
findings-title-named = Jak wygrać królestwo „{ $kingdom }”
findings-players = { $n ->
    [one] { $n } gracz
    [few] { $n } gracze
    [many] { $n } graczy
   *[other] { $n } gracza
}
findings-best-note = Ze wszystkimi regułami zdobywa { $share } punktów przeciw: { $names }. Przy każdej regule widać, ile zdobywa bez niej: jeśli mniej więcej tyle samo, reguła nie jest potrzebna.
findings-without = bez niej
findings-matrix = Jak najlepsze strategie wygrywają między sobą
findings-matrix-note = Jaką część punktów każda zdobywa przeciw strategii z kolumny, na nowych ziarnach, z przedziałem ufności 95%. Wyraźne wygrane są pogrubione, wyraźne przegrane blade.
findings-even-share = Wszyscy pozostali gracze stosują strategię z kolumny, więc przy { $n } graczach równy udział to { $share }.
findings-cards = Karty, które się liczą, i karty, których lepiej nie brać
findings-cards-note = Ile zdobywa najlepsza strategia bez karty, której używa, i z najwyżej dwiema kopiami karty, której nie bierze. Przerywana linia pokazuje, ile zdobywa taka, jaka jest.
findings-used = Bez karty, której używa
findings-left = Z kartą, której nie bierze
findings-points = część punktów
findings-others = Pozostałe strategie
lab-so-far = Przerwano. Dotychczasowe wyniki:
lab-written = Zapisano: { $file }
strategy-line = { $name }: { $description }
strategy-needs = { $name } ({ $cards }): { $description }

report-games = { $n ->
    [one] { $n } gra
    [few] { $n } gry
    [many] { $n } gier
   *[other] { $n } gry
}
report-seed = ziarno { $seed }
report-rotated = każde ziarno we wszystkich ustawieniach miejsc
report-begins = zawsze zaczyna { $name }
report-wins = Kto wygrywał
report-wins-note = Odsetek wygranych gier z przedziałem ufności 95%. Kreskowana linia to równy udział dla każdego.
report-alone = Kiedy pojawiały się Prowincje
report-strategies = Strategie
report-chance = Kupuje i zagrywa losowo.
report-own-bot = Bot napisany w Pythonie, bez spisanych reguł.
report-plan-made = Ten plan powstał na widok kart królestwa:
report-play = Zagrywa Akcje w tej kolejności: { $cards }.
report-rules-alone = Kupuje wyłącznie według reguł, nawet jeśli kończy tym przegraną grę.
report-kingdom = Karty królestwa
report-growth = Przebieg gier
report-growth-note = Średnie z gier, które jeszcze trwały. Linia blednie tam, gdzie trwała mniej niż połowa z nich, a urywa się, gdy zostaje mniej niż jedna na sto: średnie z kilku długich gier wprowadzają w błąd. Liczby pod turami mówią, ile gier jeszcze trwało.
report-score = Wynik w kolejnych turach
report-money = Monety w kolejnych turach
report-provinces = Prowincje w kolejnych turach
report-hint = Tura { $turn }, trwające gry: { $games }. { $values }
report-count = gry
report-endings = Zakończenie gier
report-scores = Wyniki końcowe
report-leads = Różnica punktów
report-lead-of = przewaga { $name } nad { $other }
report-lead = przewaga nad najlepszym z pozostałych
report-lengths = Długość gier
report-openings = Otwarcia
report-openings-note = Zakupy z dwóch pierwszych tur, według podziału pieniędzy między nie, i to, jak często kończyły się wygraną, z przedziałem ufności 95%.
report-openings-alone = Zakupy z dwóch pierwszych tur, według podziału pieniędzy między nie, i odsetek gier z takim otwarciem, z przedziałem ufności 95%.
report-opened = Otwarcia strategii { $name } z ${ $high } i ${ $low }
report-nothing = nic
report-purchases = Zakupy
report-purchases-note = Karty kupowane w grze, w kolejnych turach. Każda karta ma na całej stronie ten sam kolor.
report-bought = Co kupuje { $name } w kolejnych turach
report-sample = Przykładowa gra
report-sample-note = Pierwsza gra meczu i talie na jej koniec.
report-deck = Talia: { $name }
report-log = Cała gra, krok po kroku
report-numbers = Liczby
report-share = odsetek gier
report-cards = karty na grę
