# Strony klienta w przeglądarce poza stołem.

web-lead = Dominion, gra w budowanie talii, w twojej przeglądarce. Trzy pudełka, boty, które trudno ograć, znajomi zaproszeni linkiem.
web-play-now = Graj teraz
web-play-now-about = Ty kontra średni bot. Bez konta.
web-new-table-about = Zestaw, miejsca, reguły
web-open-tables-about = { $n ->
    [0] Teraz nikt nie czeka
    [one] 1 stół czeka na gracza
    [few] { $n } stoły czekają na graczy
    [many] { $n } stołów czeka na graczy
   *[other] { $n } stołu czeka na graczy
}
web-learn-about = Pierwsza gra krok po kroku
web-replay-about = Z pliku albo z linku
web-my-games-about = { $n ->
    [0] Na razie żadnej
   *[other] Na tym urządzeniu: { $n }
}
web-cards-about = { $n ->
    [0] Opisy i wyjaśnienia
   *[other] Wszystkie { $n }, z wyjaśnieniami
}
web-your-turn = Twoja kolej
web-resume-with = { $names }, tura { $turn }
web-go-on = Graj dalej
web-unofficial = Nieoficjalny projekt fanów, niezwiązany z autorem ani wydawcą gry. Teksty i obrazki są nasze własne.
web-language = Język
web-guest = Gracz
web-opening = Rozdajemy karty…
web-no-server = Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.
web-settings-look = Wygląd
web-theme = Jasny czy ciemny
web-theme-system = Jak w systemie
web-theme-light = Jasny
web-theme-dark = Ciemny
web-text-size = Wielkość tekstu
web-colours = Kolory
web-colours-usual = Zwykłe
web-colours-distinct = Dla daltonistów
web-colours-about = Typy kart różnią się nie tylko kolorem, lecz także kształtem i znakiem.
web-motion = Ruch
web-motion-system = Jak w systemie
web-motion-full = Karty się poruszają
web-motion-none = Nic się nie rusza
web-speed = Ruchy innych graczy
web-speed-slow = Powoli
web-speed-normal = Normalnie
web-speed-none = Od razu
web-settings-sound = Dźwięk
web-sound = Dźwięki kart i tur
web-sound-try = Posłuchaj
web-settings-auto = Automatycznie
web-auto-treasures = Zagrywaj Skarby
web-auto-treasures-about = Wszystkie po fazie Akcji. Zatrzymuje się, gdy kolejność ma znaczenie.
web-auto-phases = Pomijaj fazy, w których nie ma co robić
web-auto-phases-about = Gdy nie stać cię na nic poza kartami za $0, tura kończy się sama.
web-auto-reactions = Zawsze odkrywaj te Reakcje
web-settings-you = Ty
web-your-name = Twoje imię
web-your-name-about = Widzą je inni przy stole. Najwyżej 30 znaków.
web-settings-keys = Klawiatura
web-letter-keys = Skróty jednoliterowe przy stole
web-show-keys = Pokaż wszystkie klawisze
web-settings-kept = Zapisane w tej przeglądarce; zmiany działają od razu, także w trakcie gry.
web-settings-reset = Przywróć domyślne
web-keys = Klawisze
web-close = Zamknij
web-keys-numbers = wybierz tę kartę albo stos; z Shiftem od jedenastej
web-keys-arrows = przechodź między tym, co można wybrać; Tab: między strefami
web-keys-enter = naciśnij to, co jest zaznaczone; spacja gdzie indziej: pomiń animację
web-keys-t = zagraj wszystkie Skarby
web-keys-e = zakończ fazę albo turę
web-keys-f = potwierdź wybór albo nie wybieraj nic
web-keys-u = cofnij
web-keys-zones = ręka, zasoby, inni gracze, dziennik, moje karty, czat
web-keys-i = przeczytaj zaznaczoną kartę
web-keys-esc = zamknij, potem cofnij wybór
web-keys-r = zagraj jeszcze raz, na końcu
web-keys-slash = szukaj
web-keys-help = ta lista
web-lobby-about = Dosiądź się do kogoś albo popatrz, jak grają inni. Stołów na zaproszenie tu nie widać.
web-lobby-empty = Nie ma teraz żadnego otwartego stołu. Otwórz własny, a inni się dosiądą.
web-waiting = Czekają na graczy
web-playing = Grają
web-join = Dosiądź się
web-watch = Oglądaj
web-seats-free = { $n ->
    [one] 1 wolne miejsce
    [few] { $n } wolne miejsca
    [many] { $n } wolnych miejsc
   *[other] { $n } wolnego miejsca
}
web-table-of = Stół: { $names }
web-table-alone = Nowy stół
web-games-empty = Nie ma tu jeszcze żadnej gry. Gry zostają w tej przeglądarce, bez konta.
web-game-now = W toku
web-game-past = Zakończone
web-look-back = Obejrzyj
web-same-again = Ten sam zestaw
web-forget = Zapomnij
web-forget-about = Usuwa grę z tej listy. Razem z nią przepadnie twój klucz do stołu.
web-undo-forget = Przywróć
web-forgotten = Usunięto z listy.
web-game-gone = Tego stołu nie ma już na serwerze.
web-status-open = Jeszcze się nie zaczęła
web-status-drafting = Wybiera kartę: { $name }
web-status-playing = Kolej: { $name }
web-status-paused = Wstrzymana
web-status-over = Zakończona
web-status-ended = Zamknięta przez gospodarza
web-since = od { $date }
web-invited = Zaproszenie do stołu
web-invited-about = Na grę z tobą czeka: { $names }.
web-invited-nobody = Stół czeka na graczy.
web-take-seat = Zajmij miejsce
web-just-watch = Tylko oglądam
web-no-seat-left = Wszystkie miejsca są zajęte. Możesz oglądać.
web-dead-link = Ten link donikąd nie prowadzi
web-dead-link-about = Stołu już nie ma albo brakuje kawałka linku. Poproś o link jeszcze raz albo zacznij coś nowego.
web-not-found-about = Może w adresie jest błąd, a może strona się przeniosła.
web-kingdom-shown = Zestaw
web-try-again = Spróbuj ponownie
web-games-about = Zapisane w tej przeglądarce, bez konta.
web-games-older = Pokaż starsze gry
web-ten-piles = Dziesięć stosów tworzy zestaw
web-own-kingdom = Twój zestaw
web-random-kingdom = Losowy zestaw
web-another = Inny
web-copy-line = Kopiuj jako tekst
web-copy-link = Kopiuj link
web-copied = Skopiowano
web-copy-position = Kopiuj tę pozycję
web-position-play-on = Graj dalej od tej pozycji
web-copy-by-hand = Przeglądarka nie pozwoliła skopiować. Oto tekst:
web-reroll = Wymień na inną kartę: { $card }
web-never = Wymień i nigdy więcej nie losuj: { $card }
web-slot-random = losowa karta
web-good-actions = Dodatkowe akcje
web-good-buys = Dodatkowe zakupy
web-good-trashing = Wyrzucanie kart
web-good-attack = Ataki
web-good-reaction = Reakcje na ataki
web-none = brak
web-tab-recommended = Polecane
web-tab-random = Losowo
web-tab-hand = Ręcznie
web-tab-paste = Wklej
web-tab-turn = Po kolei
web-tab-position = Pozycja
web-later = { $n ->
    [one] Jeszcze { $n } zestaw z pudełek, których jeszcze nie ma
    [few] Jeszcze { $n } zestawy z pudełek, których jeszcze nie ma
   *[other] Jeszcze { $n } zestawów z pudełek, których jeszcze nie ma
}
web-needs = Potrzeba: { $boxes }
web-search-kingdoms = Zestaw albo karta
web-search-cards = Nazwa albo tekst
web-nothing-found = Nic nie pasuje. Poluzuj filtry.
web-boxes = Pudełka
web-edition = Edycja
web-edition-0 = Obie
web-edition-1 = Pierwsza
web-edition-2 = Druga
web-wishes = Z co najmniej jedną kartą na
web-vetoed = Nigdy nie losuj
web-veto-add = Dodaj kartę
web-veto-remove = Znów pozwól: { $card }
web-draw = Losuj dziesięć kart
web-hand-about = Kliknij kartę, żeby ją dodać lub usunąć. Brakujące dolosujemy.
web-hand-full = Jest już dziesięć kart. Usuń jedną, żeby dodać inną.
web-clear = Zacznij od zera
web-paste-about = Nazwy kart w dowolnym języku, po przecinku albo w wierszach; nazwa polecanego zestawu; albo link.
web-paste-text = Karty
web-paste-use = Użyj tych
web-position-text = Pozycja jako tekst
web-position-about = Wklej tu pozycję albo upuść jej plik. Gra potoczy się od tego miejsca, tak jak leżą karty. Wszyscy przy stole dowiedzą się, że ktoś sam je ułożył.
web-position-use = Użyj tej pozycji
web-position-file = Wybierz plik
web-position-title = Pozycja: tura { $turn }, graczy: { $n }
web-draft = Gracze wybierają zestaw po kolei
web-draft-about = Gdy wszyscy usiądą: po jednej karcie, aż będzie ich dziesięć. Boty też wybierają.
web-draft-kingdom = Wybierany po kolei
web-draft-later = Te dziesięć kart gracze wybiorą po kolei, gdy wszyscy usiądą.
web-cost = Koszt
web-cost-all = Dowolny koszt
web-type-all = Wszystkie typy
web-type-label = Typ
web-good-for = Dobra na
web-good-all = Dobra na cokolwiek
web-seats = Miejsca
web-seat-me = ty
web-seat-link = Osoba przez link
web-two-tables = Jest was więcej niż sześć osób: wszyscy spotkacie się w jednej poczekalni, a potem los podzieli was na dwa stoły z tym samym zestawem kart. Na koniec będzie jeden wspólny wynik.
web-seat-here = Osoba przy tym ekranie
web-seat-strong = Silny bot, planuje pod ten zestaw
web-seat-master = Mistrzowski bot, planuje i liczy do przodu
web-seat-random = Ruchy na chybił trafił
web-seat-strategies = Strategie
web-seat-lacks = W tym zestawie { $n ->
    [one] nie ma karty { $cards }, więc reguły o niej
   *[other] nie ma kart { $cards }, więc reguły o nich
} są pomijane.
web-seat-number = Miejsce { $n }
web-seat-name = Imię, miejsce { $n }
web-seat-remove = Usuń miejsce { $n }
web-seat-add = Dodaj miejsce
web-first = Kto zaczyna
web-first-chance = los zdecyduje
web-first-seat = miejsce { $n }
web-position-turn = Czyja jest tura
web-undo-rule = Cofanie
web-undo-rule-consent = za zgodą wszystkich, gdy widać nowe karty
web-undo-rule-free = tylko dopóki nie widać nowych kart
web-undo-rule-off = nigdy
web-show-score = Punkty w trakcie gry
web-show-deck = Lista własnych kart
web-open-hands = Widzowie widzą wszystkie ręce
web-discreet = Dyskretny stół
web-discreet-about = Pytanie dostaje każdy, nawet gdy nie ma wyboru, więc czekanie nie zdradza, kto trzyma Fosę. Kosztuje to czasem parę sekund. Inaczej pytani są tylko ci, którzy mają wybór, a wszyscy widzą, kto to.
web-all-treasures = Skarby z dwóch pudełek
web-all-treasures-about = Miedziaki, Srebrniki i Złoto prawie nigdy się nie kończą. W pięć i sześć osób gra się tak zawsze.
web-pace = Namysł botów
web-pace-0 = wcale
web-pace-half = pół sekundy
web-pace-long = dwie sekundy
web-turn-time = Czas na turę
web-turn-time-none = bez limitu
web-turn-time-minutes = { $n ->
    [one] 1 minuta
    [few] { $n } minuty
    [many] { $n } minut
   *[other] { $n } minuty
}
web-turn-time-day = 1 dzień
web-visibility = Kto może dołączyć
web-visibility-link = kto ma link
web-visibility-open = każdy
web-visibility-local = tylko ten komputer
web-table-title = Nazwa stołu
web-table-title-none = opcjonalna
web-more-rules = Więcej reguł
web-start-game = Zacznij grę
web-start-open = Otwórz stół
web-bot-easy = Łatwy bot
web-bot-fair = Średni bot
web-bot-strong = Silny bot
web-bot-master = Mistrzowski bot
web-cards-found = { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
web-rulings = Wyjaśnienia
web-names = W innych językach
web-strategies-using = Strategie z tą kartą
web-strategies-none = Żadna z naszych. Wypróbuj własną.
web-kingdoms-using = Zestawy z tą kartą
web-play-with = Zagraj z tą kartą
web-all-cards = Wszystkie karty
web-only-edition = { $edition ->
    [1] Tylko w pierwszej edycji
   *[2] Tylko w drugiej edycji
}
web-no-such-card = Nie ma takiej karty
web-rules-about = Cała gra na jednej stronie. Resztę mówią karty.
web-rules-try = Zagraj pierwszą grę z przewodnikiem
web-rules-aim = O co chodzi
web-rules-aim-1 = Wszyscy zaczynają z tymi samymi dziesięcioma słabymi kartami: siedmioma Miedziakami i trzema Posiadłościami. Co turę kupujesz lepsze, a one wciąż wracają ci na rękę.
web-rules-aim-2 = Na koniec wygrywa ten, kto ma najwięcej punktów zwycięstwa we wszystkich swoich kartach.
web-rules-table = Co leży na stole
web-rules-table-1 = Zasoby: Skarby, karty Zwycięstwa, Klątwy i dziesięć stosów kart królestwa, w każdej grze innych. Każdy może kupować z każdego stosu.
web-rules-table-2 = Masz talię, pięć kart na ręce i stos kart odrzuconych. Zakupy trafiają na stos kart odrzuconych. Gdy talia się skończy, tasujesz go i staje się nową talią.
web-rules-turn = Twoja tura
web-rules-turn-1 = Akcje: możesz zagrać jedną kartę Akcji. Karty z +akcją pozwalają zagrać więcej.
web-rules-turn-2 = Zakupy: zagraj Skarby dla monet, a potem kup jedną kartę, na którą cię stać. Karty z +zakupem pozwalają kupić więcej. Możesz nie kupić nic.
web-rules-turn-3 = Porządki: wszystkie zagrane karty i te, które zostały na ręce, trafiają na stos kart odrzuconych. Dobierz pięć kart. Kolej na gracza po lewej.
web-rules-turn-4 = Niewykorzystane monety i zakupy przepadają.
web-rules-kinds = Rodzaje kart
web-rules-kinds-Action = zagrywana w fazie Akcji; działa od góry do dołu.
web-rules-kinds-Treasure = zagrywany w fazie Zakupów, daje monety.
web-rules-kinds-Victory = punkty na koniec gry; na ręce zwykle nic nie daje.
web-rules-kinds-Curse = minus jeden punkt i zawada w talii.
web-rules-kinds-Attack = szkodzi innym graczom.
web-rules-kinds-Reaction = działa też w innej chwili, jak na niej napisano: na przykład Fosa, gdy ktoś atakuje.
web-rules-kinds-Duration = zostaje w grze, aż w następnej turze zadziała po raz ostatni.
web-rules-words = Słowa
web-rules-words-1 = Dodanie karty: bierzesz ją z Zasobów na stos kart odrzuconych, bez płacenia. Kupiona karta też jest dodana.
web-rules-words-2 = Odrzucenie: na własny stos kart odrzuconych; karta jeszcze wróci.
web-rules-words-3 = Wyrzucenie na Śmietnisko: karta znika z talii na dobre. Bez Miedziaków, Posiadłości i Klątw reszta przychodzi częściej.
web-rules-words-4 = Odkrycie: pokaż wszystkim i odłóż na miejsce. Odłożenie na bok: karta nie jest ani na ręce, ani w grze, dopóki coś nie każe inaczej.
web-rules-end = Koniec gry
web-rules-end-1 = Gra kończy się po turze, w której zniknęła ostatnia Prowincja albo opróżnił się trzeci stos (przy pięciu i sześciu graczach czwarty).
web-rules-end-2 = Policz punkty ze wszystkich kart: Posiadłość 1, Powiat 3, Prowincja 6, Klątwa −1 oraz to, co mówią inne karty Zwycięstwa. Przy remisie lepszy jest ten, kto miał mniej tur.
web-rules-tips = Na pierwsze gry
web-rules-tips-1 = Najpierw pieniądze: Srebrniki za $3, Złoto za $6. Dwie, trzy dobre karty Akcji są lepsze niż dziesięć, które sobie przeszkadzają.
web-rules-tips-2 = Nie kupuj kart Zwycięstwa za wcześnie: zapychają rękę. Za $8 Prowincja jest prawie zawsze dobra, a pod koniec także Powiaty.
web-rules-discreet = Dyskretne stoły
web-rules-discreet-1 = Ania atakuje, a Bartek trzyma Fosę. Zwykły stół pyta tylko tych, którzy mają wybór, więc czeka na Bartka i Ania już wie. Tak samo jest przy Baronie, Bibliotece, Kopalni i wielu innych kartach.
web-rules-discreet-2 = Dyskretny stół pyta każdego, kto mógłby mieć wybór. Jeśli go nie masz, gra toczy się dalej po przerwie takiej, jak kiedy się zastanawiasz. Czasem kosztuje to parę sekund, a na nieobecnych stół czeka. Stoły dla dwóch lub więcej osób są dyskretne, chyba że wybierzesz inaczej.
web-learn-lead = Dziesięć minut przy prawdziwym stole z łatwym botem. Podpowiedzi mówią, co jest ważne, gdy przyjdzie na to pora; grasz ty.
web-learn-start = Zacznij pierwszą grę
web-learn-go-on = Wróć do pierwszej gry
web-learn-read = Albo przeczytaj zasady
web-learn-first-steps = Co zobaczysz
web-learn-see-1 = Kupujesz karty, a one wracają ci na rękę.
web-learn-see-2 = Najpierw Akcje, potem Skarby, potem zakup.
web-learn-see-3 = Grę wygrywają Prowincje.
web-coach = Pierwsza gra
web-coach-next = Dalej
web-coach-hide = Ukryj podpowiedź
web-coach-show = Pokaż podpowiedź
web-coach-hand = Witaj. Na dole masz pięć kart: Miedziaki to pieniądze, Posiadłości to punkty. Pośrodku leżą stosy, z których wszyscy kupują. Wygrywa ten, kto na koniec ma najwięcej punktów.
web-coach-treasures = Nie masz jeszcze żadnej Akcji. Zagraj Skarby przyciskiem na wstędze: dadzą monety.
web-coach-buy = Stać cię na stosy ze złotą obwódką. Srebrniki to dobry pierwszy zakup; Kuźnia, jeśli wystarczy monet, za każdym razem daje trzy karty. Kliknij stos.
web-coach-bot = Zakup i reszta ręki trafiły na stos kart odrzuconych; masz pięć nowych kart. Gdy gra bot, jego karty leżą pośrodku, a dziennik zapisuje wszystko.
web-coach-second = Jeszcze raz: Skarby, potem zakup. Masz teraz drugą połowę swoich dziesięciu kart.
web-coach-shuffle = Talia się skończyła, więc stos kart odrzuconych został potasowany. Od teraz dobierasz to, co kupisz.
web-coach-action = Karta Akcji ze złotą obwódką: co turę możesz zagrać jedną, przed Skarbami. Wskaż ją albo przytrzymaj, żeby przeczytać, kliknij, żeby zagrać.
web-coach-village = +2 akcje: możesz teraz zagrać jeszcze dwie karty Akcji. Pilnują tego liczniki na wstędze.
web-coach-attack = Bot atakuje: czerwona wstęga czegoś od ciebie chce. Wybierz karty, których najmniej szkoda; Posiadłości na ręce nic nie dają.
web-coach-gold = $6 albo więcej: Złoto daje trzy monety za każdym razem, gdy je dobierzesz.
web-coach-province = $8: Prowincja, sześć punktów. Odtąd kupuj ją, kiedy tylko możesz.
web-coach-clock = Gra kończy się, gdy znikną Prowincje albo opróżnią się trzy stosy. Każdy stos pokazuje, ile kart zostało.
web-coach-undo = Pomyłka? Strzałka na wstędze cofa ostatni ruch, dopóki nie odkryto nic nowego.
web-coach-late = Zostało mało Prowincji. Teraz warto kupować także Powiaty, a nawet Posiadłości: nie zdążą już wiele zaszkodzić.
web-coach-over = To była cała gra. Wiesz już wszystko, co trzeba.

web-credits = Autorzy
web-credits-about = Kto zrobił to, co widzisz
web-credits-game = Dominion zaprojektował Donald X. Vaccarino. Fiefdom to nieoficjalny projekt fanów.
web-credits-emblems = Znaki oraz obrazki kart z pudełek Dominion, Intryga i Przystań narysowano dla Fiefdomu.
web-credits-icons = Obrazki pozostałych kart to ikony, które narysowali { $authors }. Zmieniono tylko ich kolory na kolory kart:
web-credits-fonts = Kroje pisma to Grenze, Grenze Gotisch i Alegreya Sans:
