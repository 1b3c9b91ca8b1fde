# Karty tego pudełka: nazwa, tekst (bez tego, co mówią pola karty) i rozstrzygnięcia, po jednym w wierszu.

box-intrigue = Intryga

# Rozstrzygnięcia wspólne dla kilku kart.
ruling-current-costs = Liczą się koszty w danej chwili, z uwzględnieniem każdego Mostu.
ruling-fourth-card = Gdy masz w talii mniej niż cztery karty, odkryj je, potasuj stos kart odrzuconych bez nich i odkryj brakujące.
ruling-order-untold = Nie musisz mówić, w jakiej kolejności odkładasz resztę.

card-great-hall = Sala Reprezentacyjna

rulings-great-hall =
    Zawsze jest zarówno kartą Akcji, jak i kartą Zwycięstwa, dla każdej karty, która mówi o jednym z tych typów.
    Na koniec gry jest warta 1 punkt, bez względu na to, czy została zagrana.

card-harem = Harem

rulings-harem =
    Zawsze jest zarówno Skarbem, jak i kartą Zwycięstwa: zagrany daje $2 jak Srebrniki, a wart jest 2 punkty.
    Nie jest kartą Srebrników: gdy karta mówi o Srebrnikach, nie chodzi o Harem; gdy mówi o Skarbie, chodzi także o niego.

card-baron = Baron
    .text = Możesz odrzucić Posiadłość, by otrzymać +$4. Jeśli tego nie zrobisz, dodaj Posiadłość.

rulings-baron =
    Nie musisz odrzucać Posiadłości, nawet jeśli masz ją na ręce. Ale jeśli tego nie zrobisz, musisz jedną dodać, dopóki jakieś są w Zasobach.
    Na jedno zagranie odrzucasz najwyżej jedną Posiadłość. Gdy zagrasz go dwukrotnie dzięki Sali tronowej, za każdym razem wybierasz od nowa.
    Dodawana Posiadłość pochodzi z Zasobów i trafia na stos kart odrzuconych.

card-bridge = Most
    .text = W tej turze wszystkie karty, gdziekolwiek są, kosztują o $1 mniej, ale nigdy mniej niż $0.

rulings-bridge =
    Chodzi o wszystkie koszty: kart w Zasobach, na rękach, w taliach i na stosach kart odrzuconych, u każdego gracza.
    Dotyczy to wszystkiego, co sprawdza koszt: po jednym Moście Warsztat pozwala dodać Powiat.
    Mosty się sumują, a Most zagrany dwukrotnie dzięki Sali tronowej obniża koszty o $2.
    Żaden koszt nie spada poniżej $0. Dlatego po Moście Rozbudowa zamienia Miedziaki, nadal za $0, w Posiadłość, teraz za $1.
    Obniżka kończy się wraz z twoją turą.

card-conspirator = Spiskowiec
    .text = Jeśli w tej turze zagrywasz już co najmniej trzecią kartę Akcji, licząc z tą: +1 karta, +1 akcja.

rulings-conspirator =
    Liczysz w chwili zagrania. Karty Akcji zagrane później nie zmieniają tego, co Spiskowiec już dał.
    Liczą się zagrania, nie karty: Sala tronowa i dwa zagrania wskazanej karty to razem trzy.
    Gdy więc zaczynasz od Sali tronowej zagranej na Spiskowca, kartę i akcję daje tylko jego drugie zagranie.
    Karta z kilkoma typami liczy się, jeśli jednym z nich jest Akcja. Liczy się też karta, która zdążyła już opuścić grę.

card-coppersmith = Pracownia Miedzi
    .text = W tej turze każda karta Miedziaków, którą zagrasz, daje o $1 więcej.

rulings-coppersmith =
    Efekt się sumuje: gdy zagrasz ją dwukrotnie dzięki Sali tronowej, każda karta Miedziaków daje w tej turze $3.
    Zmienia to, ile Miedziaki dają po zagraniu, a nie to, ile kosztują.

card-courtier = Dworzanie
    .text = Odkryj kartę z ręki. Za każdy jej typ wybierz inną opcję: +1 akcja; +1 zakup; +$3; dodaj Złoto.

rulings-courtier =
    Najpierw odkryj kartę, potem wybierz tyle różnych premii, ile ma ona typów. Żadnej nie możesz wziąć dwa razy.
    Sama Akcja daje jedną premię, Akcja z Atakiem lub Zwycięstwem dwie, karta z trzema typami trzy. Klątwa ma jeden typ.
    Miedziaki i Posiadłość dają po jednej premii. Bez karty do odkrycia nic nie otrzymujesz.
    Możesz wybrać Złoto, gdy już go nie ma; za ten wybór nic wtedy nie otrzymujesz.
    Zagrywając Dworzan dwukrotnie dzięki Sali tronowej, możesz znów odkryć tę samą kartę.

card-courtyard = Dziedziniec
    .text = Odłóż kartę z ręki na wierzch talii.

rulings-courtyard =
    Najpierw dobierz. Odłożyć możesz dowolną kartę z ręki, nie tylko jedną z właśnie dobranych.
    Odłożenie karty jest obowiązkowe. Jeśli talia jest pusta, ta karta staje się w niej jedyną.

card-diplomat = Dyplomata
    .text = Jeśli masz potem na ręce najwyżej pięć kart: +2 akcje. Gdy inny gracz zagrywa kartę Ataku, a masz na ręce co najmniej pięć kart, możesz najpierw odkryć tę kartę, by dobrać dwie karty i odrzucić trzy.

rulings-diplomat =
    Gdy go zagrywasz, najpierw dobierz, potem policz karty na ręce: jeśli masz ich najwyżej pięć, otrzymujesz dwie akcje.
    By użyć go jako Reakcji, musisz w chwili odkrycia mieć na ręce co najmniej pięć kart, licząc z nim.
    Przy tym samym Ataku możesz odkryć go ponownie, dopóki masz go jeszcze na ręce i jest na niej co najmniej pięć kart.
    Możesz odrzucić samego Dyplomatę albo właśnie dobraną kartę. Przed Atakiem nie chroni.
    Po nim możesz odkryć inne Reakcje, także właśnie dobraną.

card-duke = Książę
    .text = Wart jeden punkt za każdy twój Powiat.

rulings-duke =
    Aż do końca gry nic nie robi. Każdy Książę liczy wszystkie twoje Powiaty, gdziekolwiek są.
    Liczy tylko Powiaty, a nie Książąt ani inne karty Zwycięstwa.

card-ironworks = Zakład Hutniczy
    .text = Dodaj kartę kosztującą najwyżej $4. Za Akcję: +1 akcja. Za Skarb: +$1. Za kartę Zwycięstwa: +1 karta.

rulings-ironworks =
    Dodawana karta pochodzi z Zasobów i trafia na stos kart odrzuconych. Liczą się koszty w danej chwili, z uwzględnieniem każdego Mostu.
    Karta z dwoma z tych typów daje obie premie: Sala Reprezentacyjna daje jedną akcję i jedną kartę.
    Jeśli nie możesz nic dodać, nie ma premii.

card-lurker = Intrygant
    .text = Wybierz jedno: wyrzuć kartę Akcji z Zasobów na Śmietnisko; albo dodaj kartę Akcji ze Śmietniska.

rulings-lurker =
    Wyrzucić na Śmietnisko lub dodać możesz także kartę Akcji z drugim typem.
    Wyrzucana karta pochodzi z Zasobów i nigdy nie była twoja. Dodawana trafia na twój stos kart odrzuconych.
    Możesz wybrać dodanie, gdy na Śmietnisku nie ma kart Akcji, albo wyrzucenie, gdy nie ma ich w Zasobach; wtedy nic się nie dzieje.
    Dzięki Sali tronowej możesz wyrzucić kartę Akcji na Śmietnisko, a potem właśnie ją dodać.

card-masquerade = Maskarada
    .text = Każdy, kto ma karty na ręce, wybiera jedną; potem wszyscy naraz przekazują je w lewo, najbliższemu graczowi, który też miał karty. Na koniec możesz wyrzucić kartę z ręki na Śmietnisko.

rulings-masquerade =
    Najpierw dobierasz, potem wszyscy wybierają kartę, zanim ktokolwiek zobaczy, co dostanie. Przekazanie jest obowiązkowe.
    Kto nie ma kart na ręce, ani nie przekazuje, ani nie dostaje; karta wędruje do następnego gracza, który jakieś ma.
    Przekazane karty nie są ani dodawane, ani odrzucane, ani wyrzucane na Śmietnisko; widzą je tylko dający i biorący.
    Maskaradę zagrywasz ty i tylko ty możesz potem wyrzucić kartę na Śmietnisko, choćby tę właśnie otrzymaną.
    To nie jest Atak: Fosa, Tajna komnata i Latarnia morska nie mają tu nic do rzeczy.

card-mill = Młyn
    .text = Możesz odrzucić dwie karty, by otrzymać +$2.

rulings-mill =
    Odrzucenie nie jest obowiązkowe. Otrzymujesz $2 tylko wtedy, gdy rzeczywiście odrzucisz dwie karty.
    Możesz wybrać odrzucenie, mając na ręce tylko jedną kartę; wtedy odrzucasz ją i nic nie otrzymujesz.
    Zawsze jest zarówno kartą Akcji, jak i kartą Zwycięstwa, wartą 1 punkt. Stos liczy 8 kart w grze dwuosobowej i 12 przy większej liczbie graczy.

card-mining-village = Osada górnicza
    .also = Wioska Górnicza
    .text = Możesz wyrzucić tę kartę na Śmietnisko, by otrzymać +$2.

rulings-mining-village =
    Kartę i dwie akcje otrzymujesz zawsze. Najpierw dobierz, potem zdecyduj, czy wyrzucić Osadę na Śmietnisko.
    Zdecyduj, zanim zagrasz następną kartę lub przejdziesz do zakupów; później jest za późno.
    Zagrana dwukrotnie dzięki Sali tronowej może trafić na Śmietnisko tylko raz i raz dać $2; oba zagrania dają kartę i dwie akcje.

card-minion = Sługus
    .also = Faworyt
    .text = Wybierz jedno: +$2; albo odrzuć rękę i dobierz cztery karty, a każdy inny gracz, który ma na ręce co najmniej pięć kart, robi to samo.

rulings-minion =
    Akcję otrzymujesz bez względu na wybór. Pozostali gracze mogą odkryć Reakcje, zanim wybierzesz, także mając mniej niż pięć kart.
    Odrzucają i dobierają tylko ci, którzy mają na ręce co najmniej pięć kart. Kto odkryje Fosę, nie robi ani jednego, ani drugiego.
    Odrzucasz wszystko, co masz na ręce, choćby nie było tam żadnej karty, i dobierasz cztery.
    Jeśli bierzesz $2, pozostałym graczom nic się nie dzieje.

card-nobles = Szlachta
    .text = Wybierz jedno: +3 karty; albo +2 akcje.

rulings-nobles =
    Wybierasz jedną z dwóch opcji w całości; nie możesz ich mieszać. Przy drugim zagraniu dzięki Sali tronowej wybierasz od nowa.
    Zawsze jest zarówno kartą Akcji, jak i kartą Zwycięstwa, wartą 2 punkty.
    Możesz wybrać coś, czego nie da się wykonać, na przykład karty, gdy nie ma już czego dobrać.

card-patrol = Patrol
    .text = Odkryj cztery wierzchnie karty talii. Weź na rękę karty Zwycięstwa i Klątwy, a resztę odłóż z powrotem w wybranej kolejności.

rulings-patrol =
    Najpierw dobierz trzy karty, potem odkryj cztery.
    Musisz wziąć wszystkie karty Zwycięstwa i Klątwy, także karty z drugim typem, jak Szlachta.
    { ruling-fourth-card }
    { ruling-order-untold }

card-pawn = Giermek
    .also = Sługa
    .text = Wybierz dwie różne opcje: +1 karta; +1 akcja; +1 zakup; +$1.

rulings-pawn =
    Wybierz obie opcje, zanim wykonasz którąkolwiek: nie możesz najpierw obejrzeć dobranej karty.
    Wykonujesz je w wybranej kolejności. Przy drugim zagraniu dzięki Sali tronowej wybierasz od nowa.
    Możesz wybrać coś, czego nie da się wykonać, na przykład kartę, gdy nie ma już czego dobrać.

card-replace = Podmiana
    .text = Wyrzuć kartę z ręki na Śmietnisko. Dodaj kartę kosztującą najwyżej o $2 więcej. Jeśli to Akcja lub Skarb, połóż ją na wierzchu talii; jeśli to karta Zwycięstwa, każdy inny gracz dodaje Klątwę.

rulings-replace =
    Dodawana karta może być droższa najwyżej o $2, równie droga albo tańsza. Bez karty do wyrzucenia niczego nie dodajesz.
    Karta z typami obu rodzajów działa na oba sposoby: Szlachta trafia na talię, a pozostali gracze dodają Klątwy.
    Karta Akcji lub Skarb trafia prosto na talię; karta Zwycięstwa bez tych typów albo Klątwa – na stos kart odrzuconych.
    Pozostali gracze odkrywają Reakcje, gdy ją zagrywasz, zanim wiedzą, co dodasz. Klątwy dodają w kolejności rozgrywki, dopóki są.
    { ruling-current-costs }

card-saboteur = Sabotażysta
    .text = Każdy inny gracz odkrywa karty swojej talii, aż odkryje kosztującą co najmniej $3. Tę wyrzuca na Śmietnisko i może dodać kartę tańszą o co najmniej $2. Pozostałe odkryte odrzuca.

rulings-saboteur =
    Jeśli atakowany gracz musi w trakcie tasować, już odkrytych kart nie wtasowuje.
    Jeśli nie pojawi się karta kosztująca co najmniej $3, gracz odrzuca odkryte karty, a niczego nie wyrzuca na Śmietnisko ani nie dodaje.
    O dodaniu karty gracz decyduje sam: po wyrzuceniu karty za $5 może dodać kosztującą najwyżej $3, na swój stos kart odrzuconych.
    Liczą się koszty w danej chwili: po jednym Moście karta o nadrukowanym koszcie $3 kosztuje $2 i zostaje pominięta.
    Pozostali gracze robią to w kolejności rozgrywki.

card-scout = Zwiadowca
    .text = Odkryj cztery wierzchnie karty talii. Weź na rękę karty Zwycięstwa, a resztę odłóż z powrotem w wybranej kolejności.

rulings-scout =
    Musisz wziąć wszystkie karty Zwycięstwa, także te z drugim typem; żadna nie może zostać na talii. Klątwy nie są kartami Zwycięstwa.
    { ruling-fourth-card }
    { ruling-order-untold }

card-secret-chamber = Tajna komnata
    .also = Sekretna Komnata
    .text = Odrzuć tyle kart, ile chcesz; za każdą +$1. Gdy inny gracz zagrywa kartę Ataku, możesz najpierw odkryć tę kartę, by dobrać dwie karty, a potem odłożyć dwie karty z ręki na wierzch talii.

rulings-secret-chamber =
    Gdy ją zagrywasz, możesz nic nie odrzucić i nic nie otrzymać. Reakcja wtedy nie zachodzi.
    Jako Reakcja: najpierw dobierz dwie karty, potem odłóż dowolne dwie z ręki, w wybranej kolejności, choćby i samą Tajną komnatę.
    Dzieje się to, zanim Atak cokolwiek zrobi, i nie chroni przed nim.
    Możesz odkryć ją przy każdym Ataku, nawet takim, który na ciebie nie działa, a po niej inne Reakcje, także właśnie dobraną Fosę.
    Jeśli odłożysz ją na talię, nie możesz odkryć jej ponownie przy tym Ataku.

# ours
card-secret-passage = Tajne przejście
    .text = Włóż kartę z ręki w dowolne miejsce talii.

rulings-secret-passage =
    Najpierw dobierz dwie karty. Do talii możesz włożyć dowolną kartę z ręki; włożenie jednej jest obowiązkowe.
    Na wierzch, na spód albo gdziekolwiek pomiędzy: by znaleźć miejsce, możesz policzyć karty talii, nie oglądając ich.
    { ruling-only-card }

card-shanty-town = Rudera
    .also = Dzielnica Slumsów
    .text = Odkryj rękę. Jeśli nie ma na niej karty Akcji: +2 karty.

rulings-shanty-town =
    Dwie akcje otrzymujesz zawsze, a rękę musisz odkryć.
    Jeśli nie ma na niej karty Akcji, dobierasz obie karty, nawet gdy pierwsza z nich jest kartą Akcji.
    Karta z kilkoma typami jest kartą Akcji, jeśli jednym z nich jest Akcja. Na pustej ręce nie ma karty Akcji.

card-steward = Zarządca
    .text = Wybierz jedno: +2 karty; albo +$2; albo wyrzuć dwie karty z ręki na Śmietnisko.

rulings-steward =
    Wybierasz jedną z trzech opcji w całości; nie możesz ich mieszać. Przy drugim zagraniu dzięki Sali tronowej wybierasz od nowa.
    Jeśli wybierzesz wyrzucanie, na Śmietnisko trafiają dokładnie dwie karty. Mając na ręce tylko jedną, wyrzucasz tę jedną.

card-swindler = Kanciarz
    .also = Oszust
    .text = Każdy inny gracz wyrzuca na Śmietnisko wierzchnią kartę swojej talii i dodaje kartę o tym samym koszcie, wskazaną przez ciebie.

rulings-swindler =
    Kto ma pustą talię, najpierw tasuje. Kto nadal nie ma kart, niczego nie wyrzuca na Śmietnisko i niczego nie dodaje.
    Wskazujesz kartę z Zasobów o dokładnie tym samym koszcie; może to być taka sama karta. Nie możesz wskazać pustego stosu.
    Jeśli jest karta o tym koszcie, musisz jakąś wskazać; jeśli nie ma żadnej, gracz niczego nie dodaje.
    Za kartę kosztującą $0, jak Miedziaki, możesz dać Klątwę, dopóki jakieś są.
    Pozostali gracze robią to w kolejności rozgrywki, od gracza po twojej lewej. Kto odkryje Fosę, niczego nie wyrzuca ani nie dodaje.
    { ruling-current-costs }
    Dodana karta trafia na stos kart odrzuconych gracza, który ją dodaje.

card-torturer = Oprawca
    .text = Każdy inny gracz wybiera jedno: odrzuca dwie karty; albo dodaje na rękę Klątwę.

rulings-torturer =
    Pozostali gracze wybierają w kolejności rozgrywki, od gracza po twojej lewej, każdy za siebie.
    Mogą wybrać Klątwę, nawet gdy Klątw już nie ma, i wtedy nie dodają żadnej.
    Mogą wybrać odrzucenie, mając na ręce mniej niż dwie karty; wtedy odrzucają to, co mają.
    Klątwa trafia na rękę, a nie na stos kart odrzuconych.

card-trading-post = Punkt Handlowy
    .text = Wyrzuć dwie karty z ręki na Śmietnisko. Jeśli to zrobisz, dodaj na rękę kartę Srebrników.

rulings-trading-post =
    Mając na ręce co najmniej dwie karty, musisz wyrzucić na Śmietnisko dokładnie dwie. Srebrniki trafiają na rękę, możesz je więc zagrać jeszcze w tej turze.
    Mając na ręce jedną kartę, wyrzucasz ją i nie dodajesz Srebrników. Gdy ręka jest pusta, nic się nie dzieje.
    Jeśli stos Srebrników jest pusty, i tak wyrzucasz dwie karty, a niczego nie dodajesz.

card-tribute = Danina
    .text = Gracz po twojej lewej odkrywa i odrzuca dwie wierzchnie karty swojej talii. Za każdą z nich o innej nazwie: Akcja daje +2 akcje, Skarb +$2, karta Zwycięstwa +2 karty.

rulings-tribute =
    Jeśli gracz po lewej ma w talii mniej niż dwie karty, odkrywa, co ma, tasuje stos kart odrzuconych bez tych kart i odkrywa dalej.
    Dwie karty o tej samej nazwie liczą się raz: dwie karty Srebrników dają $2.
    Karta z dwoma z tych typów daje obie premie: Miedziaki i Harem dają razem $4 i dwie karty.
    Klątwa nic nie daje. Jeśli da się odkryć tylko jedną kartę, liczy się tylko ona.
    To nie jest Atak: Fosa i Latarnia morska nie mają tu nic do rzeczy.

card-upgrade = Rozbudowa
    .text = Wyrzuć kartę z ręki na Śmietnisko. Dodaj kartę kosztującą dokładnie o $1 więcej.

rulings-upgrade =
    Najpierw dobierz; potem musisz wyrzucić kartę na Śmietnisko. Dodawana karta trafia na stos kart odrzuconych.
    Jeśli w Zasobach nie ma karty droższej dokładnie o $1, i tak wyrzucasz kartę, a niczego nie dodajesz.
    Nie mając kart na ręce, niczego nie wyrzucasz ani nie dodajesz.
    Most obniża oba koszty jednakowo, ale żadnego poniżej $0: Miedziaki za $0 możesz wtedy zamienić w Posiadłość za $1.

card-wishing-well = Studnia Życzeń
    .text = Podaj nazwę karty, po czym odkryj wierzchnią kartę talii. Jeśli nazwa się zgadza, weź tę kartę na rękę; jeśli nie, odłóż ją z powrotem.

rulings-wishing-well =
    Najpierw dobierz, potem podaj nazwę karty: nazwę, jak Miedziaki, a nie typ, jak Skarb.
    Jeśli talia jest pusta, przed odkryciem karty potasuj stos kart odrzuconych. Jeśli karty nadal nie ma, nic się nie dzieje.
    Jeśli nazwa się nie zgadza, karta, którą wszyscy już widzieli, wraca na wierzch talii.

# Pytania i etykiety

ask-topdeck-secret-passage = Włóż kartę z ręki do talii.
ask-choose-secret-passage = Ile kart talii ma leżeć nad nią?
ask-gain-swindler = Która karta ma zostać dodana?
label-discard-hand = odrzucić rękę
label-gain-Gold = dodać Złoto
label-gain-Curse = dodać Klątwę
labels-secret-passage =
    .number = { $n ->
        [0] na wierzchu
        [one] pod jedną kartą
       *[other] pod { $n } kartami
    }

# Polecane zestawy kart Królestwa

kingdom-underlings-second-edition = Podwładni
kingdom-grand-scheme = Wielki spisek
kingdom-deconstruction-second-edition = Dekonstrukcja
# ours
kingdom-victory-dance = Taniec zwycięstwa
# ours
kingdom-secret-schemes = Tajne spiski
# ours
kingdom-best-wishes = Najlepsze życzenia
# ours
kingdom-deconstruction = Dekonstrukcja (pierwsza edycja)
# ours
kingdom-hand-madness = Szalone ręce
# ours
kingdom-underlings = Podwładni (pierwsza edycja)

# Opisy strategii

about-baron = Big Money z dwoma Baronami. Trzy Posiadłości, z którymi każdy zaczyna, dają $4, ilekroć któraś trafi na rękę razem z Baronem, więc Złoto przychodzi wcześnie.

about-cellar = Powiaty i Książęta po sześciu lepszych Skarbach; dwie Piwnice, kupowane, gdy jest tylko $2, pozwalają odrzucać karty Zwycięstwa, które zapychają talię.

about-courtier = Big Money z najwyżej dwiema kartami Dworzan i tyloma Haremami, ile jest kart Złota. Odkryty Harem ma dwa typy, więc Dworzanie dają naraz $3 i Złoto.

about-courtyard = Big Money z Dziedzińcem na każde osiem Skarbów. Dobiera on trzy karty, a to, co w tej turze niepotrzebne, czeka na wierzchu talii na następną.

about-diplomat = Big Money z jednym Dyplomatą, który po prostu dobiera dwie karty. Wygrywa z big-money-ultimate tylko nieznacznie: bez kart zmniejszających rękę Dyplomata nigdy nie daje akcji.

about-gardens = Zakłady Hutnicze dodają kolejne Zakłady, potem wszystkie Ogrody, a za każde z nich dobiera się kartę; tanie karty wypełniają talię i gra kończy się przez puste stosy.

about-great-hall = Rush: Zakłady Hutnicze dodają Sale Reprezentacyjne (za każdą karta i akcja więcej), potem Ogrody. Sale, Ogrody i Posiadłości szybko się kończą, a punkty daje duża talia.

about-harem = Big Money, które kupuje dwie karty Złota, a odtąd Haremy: każdy płaci jak Srebrniki i jest wart dwa punkty, co się zwraca, bo gry trwają dość długo.

about-ironworks = Rush: Zakłady Hutnicze dodają Zakłady Hutnicze, potem Ogrody i Posiadłości, a gra kończy się na trzech pustych stosach, zanim Big Money zdobędzie swoje Prowincje.

about-lurker = Dwaj Intryganci działają razem: jeden wyrzuca Laboratorium na Śmietnisko, drugi je stamtąd dodaje, więc co drugą turę Laboratorium przychodzi za darmo; poza tym Big Money.

about-masquerade = Big Money z jedną Maskaradą, która przy każdym zagraniu dobiera dwie karty i uwalnia talię od jednej złej. Druga tylko przeszkadza.

about-mill = Trzy karty Srebrników, a potem Młyn za każde wolne $4. Młyny nie kosztują ani karty, ani akcji, są warte po punkcie i zamieniają martwe karty Zwycięstwa w $2.

about-mining-village = Pięciu Oprawców przed pierwszym Złotem i tyle samo Osad górniczych, by w jednej turze zagrywać kilku Oprawców bez straty karty.

about-minion = Sługus za każde $5 i jeden Kanciarz. Sługusi nie kosztują akcji i dają po $2; ostatni wymienia słabą rękę na cztery nowe karty i to samo robi z ręką przeciwnika.

about-minion-chapel = Najpierw Kaplica, potem Sługus za każde $5. Gdy nie ma już Miedziaków i Posiadłości, prawie każda ręka jest pełna Sługusów: wszyscy oprócz ostatniego dają po $2, a ten wymienia słabą rękę na cztery nowe karty.

about-nobles = Big Money z tyloma kartami Szlachty, ile jest kart Złota. Każda dobiera trzy karty albo daje akcje, by zagrać następną, a do tego jest warta dwa punkty.

about-patrol = Big Money z Patrolem na każde jedenaście Skarbów. Dobiera on trzy karty, a przy tym zbiera karty Zwycięstwa, więc następna ręka jest pełna pieniędzy i talia nie zwalnia, gdy zaczyna się zielenić.

about-pawn = Big Money z dwoma Baronami; za pozostałe $2 i drugi zakup bierze Giermków, bo ci nigdy nie kosztują karty. Ani zbytnio nie pomagają, ani nie szkodzą.

about-replace = Big Money z jedną Podmianą. Na początku zamienia ona Posiadłości w Srebrniki, a na końcu Złoto w Prowincje, z Klątwą dla wszystkich innych.

about-saboteur = Big Money z dwoma Sabotażystami, którzy nie dają monet, za to rozkładają na części Srebrniki, Złoto i Prowincje przeciwnika. Powolne; lepsze niż brak ataku, choć niewiele.

about-scout = Szlachta i Haremy, które dają punkty i które dobrze jest dobrać, oraz Zwiadowca, który je zbiera. Zwiadowca nie przyspiesza Big Money: to samo bez niego jest nieco lepsze.

about-secret-passage = Punkt Handlowy i dwa Tajne przejścia. Przejścia oglądają dwie karty i odkładają najgorszą, więc znajdują Punkt Handlowy, a później Złoto; same prawie nie przyspieszają Big Money.

about-shanty-town = Pięciu Oprawców przed pierwszym Złotem i tyle samo Ruder, które dają akcje, by zagrać dwóch lub trzech w jednej turze, albo dwie karty, gdy nie ma czego zagrać.

about-steward = Najpierw jeden Zarządca, który wyrzuca na Śmietnisko Posiadłości i Miedziaki, a za każde $5 Laboratorium: w odchudzonej talii Laboratoria dobierają dobre karty.

about-swindler = Big Money z dwoma Kanciarzami, kupowanymi w pierwszej kolejności. Każdy daje $2 jak Srebrniki i zamienia Miedziaki przeciwnika w Klątwy.

about-trading-post = Big Money z jednym Punktem Handlowym: Posiadłości i Miedziaki zamieniają się w Srebrniki na ręce, a talia robi się cienka i równa.

about-tribute = Big Money z najwyżej dwiema Daninami. Przeciwko talii ze Skarbów i kart Zwycięstwa Danina może być warta $4 albo $2 i dwie karty.

about-wishing-well = Big Money z dwiema Kuźniami, a po czterech kartach Srebrników z dwiema Studniami Życzeń: każda dobiera za siebie kartę i od czasu do czasu odgaduje następną. Są mniej więcej tak dobre jak Srebrniki na ich miejscu.
