# Wiersz poleceń.

cli-about = Graj w Dominion, grę polegającą na budowaniu talii, badaj ją i rozszerzaj. Nieoficjalny projekt fanów.
cli-not-compiled = Przy instalacji Fiefdom silnik nie został skompilowany, więc wszystko działa wolniej: { $reason ->
    [compiler] nie było kompilatora C ({ $detail }). Zainstaluj go, a potem jeszcze raz Fiefdom
    [headers] brakowało plików nagłówkowych Pythona. Zainstaluj je (w Debianie: python3-dev), a potem jeszcze raz Fiefdom
    [tool] brakowało pakietu { $detail }. Zainstaluj go, a potem jeszcze raz Fiefdom
   *[failed] kompilacja się nie udała
}.
cli-version = Fiefdom { $version }, { $build ->
    [compiled] silnik skompilowany
   *[pure] silnik w czystym Pythonie (wolniejszy; jeśli na komputerze jest kompilator C, instalacja kompiluje silnik)
}
cli-commands = polecenia
cli-help = pokaż tę pomoc i zakończ
cli-help-version = pokaż wersję programu i odmianę silnika
cli-help-cards-file = dołącz karty z tego pliku Pythona lub folderu (można podać kilka razy)
cli-error = fiefdom: { $problem }
cli-own-card = { $problem } Jeśli to twoja własna karta, dodaj --cards PLIK.py

cli-play = zagraj w przeglądarce albo w terminalu: przeciwko botom lub w kilka osób przy jednej klawiaturze
cli-play-plain = graj w terminalu; bez tej i innych opcji gra otwiera się w przeglądarce
cli-play-players = kto gra: imiona rozdzielone przecinkami (domyślnie jedna osoba, Gracz 1)
cli-play-bots = boty, które grają, rozdzielone przecinkami: easy, fair, strong, master, random, dowolna strategia z listy fiefdom strategies, plik strategii (.toml) albo plik Pythona z twoim botem (.py) (domyślnie: fair, jeśli gra jedna osoba); z --resume: pliki Pythona z botami tej gry
cli-play-kingdom = nazwa polecanego zestawu albo do dziesięciu kart rozdzielonych przecinkami; jeśli podasz mniej, dochodzą karty potrzebne strategii z --bots, a resztę się losuje (domyślnie: w pierwszej grze Pierwsza rozgrywka, potem zestaw losowy)
cli-play-random = graj losowym zestawem, także w pierwszej grze
cli-play-draft = wybierajcie zestaw po kolei, po jednej karcie, aż będzie ich dziesięć; boty też wybierają
cli-play-seed = liczba całkowita; to samo ziarno daje to samo rozdanie (domyślnie: nowe)
cli-play-first = numer miejsca, od którego zaczyna się gra (domyślnie: losowy)
cli-play-all-treasures = graj Skarbami z dwóch pudełek naraz, żeby Miedziaki, Srebrniki i Złoto prawie nigdy się nie kończyły (w pięć i sześć osób: zawsze)
cli-play-resume = wznów grę: jej numer lub nazwa z fiefdom games albo zapisany plik; bez GRY – ostatnio przerwaną
cli-play-position = graj dalej od pozycji z tego pliku: zapisanej poleceniem pozycja albo z dowolnego pliku z jednym scenariuszem; zajmujesz pierwsze miejsce, chyba że --players i --bots mówią inaczej
cli-play-port = port strony w przeglądarce (domyślnie: { $port })

cli-games = wypisz zachowane gry, trwające i skończone, od ostatnio granej
cli-games-game = numer lub nazwa gry: wypisz jej zapis, żeby go zachować albo komuś wysłać
cli-games-all = wypisz wszystkie (domyślnie ostatnie: { $n })
cli-games-none = Nie ma jeszcze zachowanych gier: zacznij od fiefdom play.
cli-games-more = Starsze gry: { $n }. Pokaże je fiefdom games --all
cli-games-turn = tura { $turn }, gra { $player }

cli-replay = pokaż zapis gry jako czytelny dziennik
cli-replay-file = numer lub nazwa gry z fiefdom games albo zapisany plik
cli-replay-heading = { $players } · { $kingdom } · ziarno { $seed }

cli-scenario = uruchom pliki scenariuszy: jeden wiersz na scenariusz; kod wyjścia to 1, jeśli któryś się nie powiódł, a 2, jeśli plik jest niezrozumiały
cli-scenario-file = pliki scenariuszy (TOML)
cli-scenario-show = pokazuje też stół i pytanie, do którego prowadzi każdy scenariusz; pozycję zapisaną poleceniem pozycja widać zawsze
cli-player = Gracz { $n }
cli-scenario-passed = ok    { $title }
cli-scenario-failed = BŁĄD  { $title }   [{ $where }]
cli-scenario-difference = { "      " }{ $difference }
cli-scenario-total = udane: { $passed }, nieudane: { $failed }

cli-cards = pokaż karty albo jedną kartę
cli-cards-name = nazwa karty
cli-kingdoms = pokaż polecane zestawy albo jeden zestaw jako wiersz do przekazania innym
cli-kingdoms-kingdom = nazwa zestawu albo do dziesięciu kart: jako lista lub adres z generatora zestawów; jeśli podasz mniej, resztę się losuje
cli-kingdoms-random = wylosuj zestaw
cli-kingdoms-seed = liczba całkowita; to samo ziarno daje ten sam losowy zestaw
cli-kingdoms-card = { "  " }{ $cost } { $card } ({ $types })
cli-kingdoms-search = pokaż tylko zestawy, które mają ten tekst w nazwie, w nazwie karty albo brakującego pudełka
cli-kingdoms-none = Nie ma polecanego zestawu, w którym jest „{ $text }”.
cli-kingdoms-needs = potrzeba: { $boxes }
cli-kingdoms-later = { $n ->
    [one] { $n } zestaw wymaga
    [few] { $n } zestawy wymagają
   *[other] { $n } zestawów wymaga
} pudełek, których Fiefdom jeszcze nie ma. Jeden z nich pokazuje fiefdom kingdoms NAZWA, a szuka się ich przez fiefdom kingdoms --search TEKST:

cli-random-box = pudełka, z których losuje się zestaw, rozdzielone przecinkami, każde w razie potrzeby z liczbą kart: dominion 5, seaside 5 (domyślnie: wszystkie; z opcją --seed dominion, intrigue, seaside)
cli-random-edition = w losowym zestawie użyj tylko kart tej edycji
cli-random-wish = życzenia co do losowego zestawu (na każde przynajmniej jedna karta), rozdzielone przecinkami: { $wishes }
cli-random-veto = karty, których ma nie być w losowym zestawie, rozdzielone przecinkami
cli-random-alone = { $option } dotyczy losowych kart, a podano wszystkie dziesięć kart zestawu.
cli-find-either = Podaj, jak długo szukać: albo --seconds, albo --games, nie oba naraz.
cli-json = jako JSON
cli-force = zastąp pliki, które już istnieją
cli-nothing-saved = Nie ma gry do wznowienia: żadna z zachowanych gier nie jest w toku.
cli-resume-alone = Wznawiana gra ma już graczy, zestaw i ziarno: { $option } nie można podać razem z --resume.
cli-whole-number = { $option }: „{ $text }” nie jest liczbą całkowitą.
cli-number = { $option }: „{ $text }” jest poza zakresem; możliwe są wartości od { $least } do { $most }.

cli-simulate = niech strategie zagrają przeciwko sobie; pokaż, kto wygrywa, a przy jednej strategii – jak radzi sobie sama
cli-tournament = niech strategie zagrają każda z każdą
cli-improve = szukaj lepszego wariantu strategii
cli-find = szuka strategii, która wygrywa w danym królestwie
cli-strategies = pokaż listę strategii albo jedną z nich, albo zaimportuj strategie innych symulatorów
cli-lab-strategy = nazwa strategii lub bota, plik strategii (.toml) albo plik Pythona z twoim botem (.py)
cli-lab-games = liczba gier (domyślnie: { $games })
cli-lab-kingdom = nazwa zestawu albo do dziesięciu kart; jeśli podasz mniej, dochodzą karty potrzebne strategiom, a potem dowolne inne (domyślnie: żadna nie jest podana)
cli-lab-seed = pierwsze ziarno; to samo ziarno daje ten sam wynik (domyślnie: 0)
cli-lab-jobs = liczba procesów (domyślnie: jeden na każdy rdzeń)
cli-lab-cluster = licz na klastrze Ray: pod tym adresem albo na tym komputerze (wymaga dodatku „cluster”)
cli-simulate-seats = rotate: każde ziarno jest rozgrywane we wszystkich ustawieniach miejsc (domyślnie); fixed: zawsze zaczyna pierwsza strategia
cli-simulate-csv = zapisz w tym pliku wynik, monety i Prowincje w kolejnych turach
cli-simulate-report = zapisz w tym pliku raport z wykresami i przykładową grą
cli-improve-strategy = strategia do ulepszenia: jej nazwa albo plik strategii (.toml)
cli-improve-opponents = kogo pokonać; jeśli nikogo nie podasz, big-money-ultimate
cli-improve-rounds = w ilu rundach wypróbowywać warianty (domyślnie: 40)
cli-improve-output = zapisz w tym pliku znalezioną strategię
cli-find-kingdom = nazwa królestwa albo jego karty; jeśli podasz mniej niż dziesięć, zostaną dolosowane inne
cli-find-seconds = ile sekund szukać (domyślnie: 60); potem wynik jest mierzony, co też chwilę trwa
cli-find-games = zamiast tego szuka przez mniej więcej tyle gier, co za każdym razem daje ten sam wynik
cli-find-against = strategie, z którymi wynik ma wygrywać przede wszystkim
cli-find-players = dla ilu graczy (domyślnie: 2)
cli-find-report = zapisuje w tym pliku raport: najlepsze strategie i to, jak wygrywają między sobą, karty, które się liczą, otwarcia i mecz dwóch najlepszych
cli-strategies-name = nazwa strategii, także z importowanego pliku
cli-strategies-import = plik symulatora Geronimoo (XML) albo programu Provincial (liderzy lub menu); strategie z pliku, albo ta, którą podasz, są wypisywane w naszym formacie
cli-strategies-output = zapisuje każdą zaimportowaną strategię w osobnym pliku w tym katalogu
cli-help-lang = język: { $languages } (domyślnie: zgodny z ustawieniami środowiska)
cli-kingdoms-source = { $box }, { $edition ->
    [first] pierwsza edycja
   *[second] druga edycja
}
cli-usage = użycie
cli-arguments = argumenty
cli-options = opcje
cli-required = Trzeba podać: { $names }.
cli-unrecognized = Nie wiadomo, co znaczy „{ $text }”; co można podać, pokazuje --help.
cli-expected = { $option } wymaga wartości.
cli-choice = { $option }: nie można podać „{ $text }”. Do wyboru: { $choices }.

# Słowa w miejscu tego, co trzeba podać.
word-address = ADRES
word-boxes = PUDEŁKA
word-cards = KARTY
word-command = POLECENIE
word-file = PLIK
word-folder = KATALOG
word-game = GRA
word-kingdom = ZESTAW
word-text = TEKST
word-lang = JĘZYK
word-n = N
word-name = NAZWA
word-names = NAZWY
word-opponent = PRZECIWNIK
word-seat = MIEJSCE
word-strategy = STRATEGIA
word-wishes = ŻYCZENIA

# Czego można sobie życzyć w losowym zestawie.
wish-actions = akcje
wish-buys = zakupy
wish-trashing = wyrzucanie
wish-attack = atak
wish-reaction = reakcja
