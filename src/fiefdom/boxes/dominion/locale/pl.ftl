# Karty tego pudełka: nazwa, tekst (bez tego, co mówią pola karty) i rozstrzygnięcia, po jednym w wierszu.

box-dominion = Dominion

# Rozstrzygnięcia wspólne dla kilku kart.
ruling-after-one-bridge = Po zagraniu jednego Mostu możesz sięgnąć po kartę o nadrukowanym koszcie $6.
ruling-gained-from-supply = Dodawana karta pochodzi z Zasobów i trafia na stos kart odrzuconych. Nie możesz dołożyć $, by sięgnąć po droższą.

card-festival = Festyn

rulings-festival =
    Wszystko otrzymujesz od razu, ale następną kartę Akcji zagrywasz dopiero po rozpatrzeniu tej.
    Te $2 to nie karta Skarbu; możesz je wydać tylko w tej turze.

card-laboratory = Laboratorium

rulings-laboratory =
    Gdy masz w talii mniej niż dwie karty, najpierw potasuj stos kart odrzuconych i podłóż go pod nią. Jeśli to wciąż za mało, dobierz, co jest.

card-market = Targowisko

rulings-market =
    Kartę dobierasz od razu. Dodatkowy zakup przysługuje ci tylko w tej turze i nie musisz go wykorzystać.

card-smithy = Kuźnia

rulings-smithy =
    Gdy masz w talii mniej niż trzy karty, potasuj stos kart odrzuconych, podłóż go pod nią i dobieraj dalej. Jeśli to wciąż za mało, dobierz, co jest.

card-village = Wioska

rulings-village =
    Dobierz kartę, zanim zdecydujesz, którą kartę Akcji zagrać jako następną.
    Zagrana dwukrotnie dzięki Sali tronowej daje dwie karty i cztery akcje.

# ours
card-woodcutter = Drwal

rulings-woodcutter =
    Swoje $ rozdzielasz między zakupy, jak chcesz, i nie musisz wykorzystać wszystkich zakupów.

card-adventurer = Odkrywca
    .also = Podróżnik
    .text = Odkrywaj po kolei karty talii, dopóki nie pojawią się dwa Skarby. Te weź na rękę, a pozostałe odkryte odrzuć.

rulings-adventurer =
    Gdy skończy się talia, potasuj stos kart odrzuconych i odkrywaj dalej. Już odkrytych kart nie wtasowujesz.
    Jeśli mimo to odkryjesz mniej niż dwa Skarby, weź te, które się znalazły.
    Liczy się każdy Skarb, także karta z drugim typem, jak Harem. Żadnego nie możesz pominąć.

card-artisan = Rękodzielnik
    .text = Dodaj na rękę kartę kosztującą najwyżej $5. Potem odłóż dowolną kartę z ręki na wierzch talii.

rulings-artisan =
    Dodawana karta pochodzi z Zasobów i trafia prosto na rękę. Nie możesz dołożyć $, by sięgnąć po droższą.
    Na talię możesz odłożyć kartę właśnie dodaną albo dowolną inną z ręki. Odłożenie karty jest obowiązkowe.
    { ruling-after-one-bridge }

card-bandit = Bandyta
    .text = Dodaj Złoto. Każdy inny gracz odkrywa dwie wierzchnie karty swojej talii, wyrzuca na Śmietnisko jeden Skarb spośród nich, inny niż Miedziaki, i odrzuca resztę.

rulings-bandit =
    Najpierw dodajesz Złoto, na stos kart odrzuconych. Jeśli Złota już nie ma, atak i tak następuje.
    Pozostali gracze odkrywają karty w kolejności rozgrywki. Kto odkryje dwa Skarby inne niż Miedziaki, sam wybiera, który z nich trafi na Śmietnisko.
    Zagrożony jest każdy Skarb inny niż Miedziaki, także karta z drugim typem, jak Harem.
    { ruling-second-card }

card-bureaucrat = Urzędnik
    .text = Dodaj kartę Srebrników na wierzch talii. Każdy inny gracz odkrywa kartę Zwycięstwa z ręki i odkłada ją na wierzch swojej talii; kto nie ma żadnej, pokazuje rękę.

rulings-bureaucrat =
    Jeśli twoja talia jest pusta, karta Srebrników staje się jej jedyną kartą; niczego nie tasujesz. To samo dotyczy kart Zwycięstwa pozostałych graczy.
    Każdy z pozostałych graczy sam wybiera, którą kartę Zwycięstwa odkryć. Karta z drugim typem, jak Szlachta, też nią jest.
    Jeśli stos Srebrników jest pusty, nic nie dodajesz, a atak i tak następuje.
    Klątwa nie jest kartą Zwycięstwa. Kto nie ma karty Zwycięstwa, pokazuje całą rękę.

card-cellar = Piwnica
    .text = Odrzuć tyle kart, ile chcesz, a potem dobierz tyle samo.

rulings-cellar =
    Najpierw wybierz wszystkie karty i odrzuć je razem; dopiero potem dobieraj.
    Jeśli przy dobieraniu musisz tasować, wtasowujesz też karty właśnie odrzucone.
    Pozostali gracze widzą, ile kart odrzucasz, ale z samych kart tylko wierzchnią. Możesz nie odrzucić żadnej.

card-chancellor = Kanclerz
    .text = Możesz od razu odłożyć całą talię na stos kart odrzuconych.

rulings-chancellor =
    Zdecyduj od razu, zanim zagrasz następną kartę albo cokolwiek kupisz.
    Odkładając talię, nie przeglądasz jej.
    Karty tasujesz dopiero wtedy, gdy znów potrzebujesz karty z talii.

card-chapel = Kaplica
    .text = Wyrzuć na Śmietnisko najwyżej cztery karty z ręki.

rulings-chapel =
    Zagranej Kaplicy nie masz już na ręce, więc nie wyrzuci ona na Śmietnisko samej siebie. Inną Kaplicę z ręki możesz wyrzucić.
    Możesz wyrzucić mniej niż cztery karty albo żadnej.

card-council-room = Sala obrad
    .text = Każdy inny gracz dobiera kartę.

rulings-council-room =
    Pozostali gracze dobierają w kolejności rozgrywki i nie mogą odmówić.
    To nie jest Atak: Fosa i Latarnia morska nie chronią przed dobraniem karty.

# ours
card-feast = Uczta
    .text = Wyrzuć tę kartę na Śmietnisko. Dodaj kartę kosztującą najwyżej $5.

rulings-feast =
    { ruling-gained-from-supply }
    Zagrana dwukrotnie dzięki Sali tronowej trafia na Śmietnisko raz, a ty dodajesz dwie karty.
    { ruling-after-one-bridge }

card-gardens = Ogrody
    .text = Warte jeden punkt za każde dziesięć twoich kart, z zaokrągleniem w dół.

rulings-gardens =
    Liczą się wszystkie twoje karty: w talii, na ręce, na stosie kart odrzuconych, w grze, odłożone na bok i na podkładkach; same Ogrody także.
    Przy 37 kartach każda karta Ogrodów jest warta 3 punkty.

card-harbinger = Zwiastun
    .text = Przejrzyj swój stos kart odrzuconych. Możesz odłożyć jedną kartę z niego na wierzch talii.

rulings-harbinger =
    Najpierw dobierz kartę; jeśli musisz przy tym tasować, przeglądany potem stos kart odrzuconych jest pusty.
    Karty oglądasz tylko ty. Odłożenie jednej z nich na wierzch talii nie jest obowiązkowe.
    { ruling-only-card }

card-library = Biblioteka
    .text = Dobieraj karty po jednej, aż będziesz mieć siedem na ręce. Dobierane karty Akcji możesz odkładać na bok; na koniec je odrzuć.

rulings-library =
    Na bok możesz odłożyć tylko właśnie dobraną kartę Akcji, a nie taką, która już była na ręce. Zawsze zależy to od ciebie.
    Kartę z kilkoma typami możesz odłożyć na bok, jeśli jednym z nich jest Akcja.
    Jeśli w trakcie musisz tasować, kart odłożonych na bok nie wtasowujesz.
    Mając już na ręce co najmniej siedem kart, nic nie dobierasz. Gdy nie ma już czego dobrać, kończysz z tym, co masz.

card-merchant = Kupiec
    .text = Pierwsza karta Srebrników, którą zagrasz w tej turze, daje +$1.

rulings-merchant =
    Dodatkowe $1 daje tylko pierwsza karta Srebrników w turze; następne dają jak zwykle $2.
    Każdy zagrany Kupiec dokłada do tej pierwszej karty Srebrników własne $1; Kupiec zagrany dwukrotnie dzięki Sali tronowej dokłada $2.
    Jeśli nie zagrasz w tej turze Srebrników, premii nie ma. Inne Skarby jej nie wywołują.

card-militia = Milicja
    .text = Każdy inny gracz zostawia sobie trzy karty na ręce i odrzuca resztę.

rulings-militia =
    Kto ma na ręce najwyżej trzy karty, niczego nie odrzuca.
    Każdy z pozostałych graczy sam wybiera, które karty zostawić. Druga Milicja w tej samej turze już nic nie zmienia.

card-mine = Kopalnia
    .text = Możesz wyrzucić Skarb z ręki na Śmietnisko. Jeśli to zrobisz, dodaj na rękę Skarb kosztujący najwyżej o $3 więcej.

rulings-mine =
    Dodawany Skarb pochodzi z Zasobów i trafia na rękę, możesz go więc zagrać jeszcze w tej turze.
    Może być droższy najwyżej o $3, równie drogi, tańszy, a nawet taki sam. Miedziaki zamienisz w Srebrniki, Srebrniki w Złoto.
    Karty z drugim typem też są Skarbami: Srebrniki możesz zamienić w Harem.
    Jeśli niczego nie wyrzucisz na Śmietnisko, niczego nie dodajesz.

card-moat = Fosa
    .text = Gdy inny gracz zagrywa kartę Ataku, możesz najpierw odkryć tę kartę z ręki: atak na ciebie nie działa.

rulings-moat =
    Odkryj ją, zanim Atak cokolwiek zrobi, a nawet zanim zagrywający wybierze jedną z opcji Ataku. Fosa zostaje na ręce.
    Możesz odkrywać ją przy każdym Ataku, ilekroć jest zagrywany; Atak zagrany dwukrotnie dzięki Sali tronowej to dwa zagrania.
    Chroni tylko ciebie: na innych graczy Atak działa, a ten, kto go zagrywa, otrzymuje wszystko, co karta daje.
    Reakcje odkrywasz po kolei. Fosę dobraną dzięki Tajnej komnacie lub Dyplomacie możesz odkryć przy tym samym Ataku.
    Nie działa na karty, które nie są Atakami, jak Maskarada, Danina czy Sala obrad.
    Gdy zagrywasz ją w swojej turze, tylko dobierasz dwie karty.

card-moneylender = Lichwiarz
    .text = Możesz wyrzucić kartę Miedziaków z ręki na Śmietnisko. Jeśli to zrobisz: +$3.

rulings-moneylender =
    Otrzymujesz $3 tylko wtedy, gdy rzeczywiście wyrzucisz kartę Miedziaków na Śmietnisko. Jedno zagranie to tylko jedna taka karta.
    Zagrany dwukrotnie dzięki Sali tronowej da drugie $3 za drugą kartę Miedziaków.

card-poacher = Kłusownik
    .text = Odrzuć po jednej karcie za każdy pusty stos w Zasobach.

rulings-poacher =
    Najpierw dobierz, potem odrzuć. Gdy żaden stos nie jest pusty, niczego nie odrzucasz.
    Liczy się każdy stos w Zasobach, także Miedziaków, Klątw i samego Kłusownika.
    Jeśli masz mniej kart, niż trzeba odrzucić, odrzuć całą rękę.

card-remodel = Przebudowa
    .text = Wyrzuć kartę z ręki na Śmietnisko. Jeśli to zrobisz, dodaj kartę kosztującą najwyżej o $2 więcej.

rulings-remodel =
    Zagranej Przebudowy nie masz już na ręce, więc nie wyrzuci ona na Śmietnisko samej siebie. Z pustą ręką niczego nie dodajesz.
    Dodawana karta może być droższa najwyżej o $2, równie droga, tańsza, a nawet taka sama. Trafia na stos kart odrzuconych.
    Nie możesz dołożyć $, by sięgnąć po droższą kartę. Liczą się koszty w danej chwili, z uwzględnieniem każdego Mostu.
    Wyrzucenie karty jest obowiązkowe. Nawet jeśli żadna karta w Zasobach nie jest dość tania, i tak wyrzucasz swoją.

card-sentry = Wartownik
    .text = Podejrzyj dwie wierzchnie karty talii. Dowolne z nich wyrzuć na Śmietnisko, dowolne odrzuć, a resztę odłóż z powrotem na wierzch w wybranej kolejności.

rulings-sentry =
    Najpierw dobierz kartę, potem podejrzyj dwie. Zanim zdecydujesz, widzisz je tylko ty.
    O każdej z dwóch kart decydujesz osobno: możesz wyrzucić na Śmietnisko obie albo jedną, a drugą zostawić, i tak dalej.
    Gdy masz w talii mniej niż dwie karty, najpierw potasuj stos kart odrzuconych i podłóż go pod nią. Jeśli to wciąż za mało, podejrzyj, co jest.

card-spy = Szpieg
    .text = Każdy gracz, także ty, odkrywa wierzchnią kartę swojej talii; o każdej z nich decydujesz, czy zostanie odrzucona, czy odłożona z powrotem.

rulings-spy =
    Najpierw dobierasz, dopiero potem odkrywa się karty: twoją, a po niej pozostałych graczy w kolejności rozgrywki. O każdej decydujesz ty.
    Kto ma pustą talię, najpierw tasuje; kto nadal nie ma kart, niczego nie odkrywa.
    Kto odkryje Fosę, nie odkrywa karty z talii. Swoją kartę odkrywasz zawsze.

card-thief = Złodziej
    .text = Każdy inny gracz odkrywa dwie wierzchnie karty swojej talii. Spośród odkrytych Skarbów każdego gracza wybierasz jeden, który trafia na Śmietnisko; reszta jest odrzucana. Możesz dodać dowolne z tych wyrzuconych kart.

rulings-thief =
    { ruling-second-card }
    Od każdego gracza na Śmietnisko trafia najwyżej jeden Skarb. Jeśli obie karty to Skarby, wybierasz ty; jeśli są jednakowe, wyrzuca się jedną.
    Możesz dodać dowolną liczbę kart wyrzuconych w tym zagraniu, na swój stos kart odrzuconych, ale żadnej z tych, które leżały na Śmietnisku wcześniej.
    Liczy się każdy Skarb, także Harem.

card-throne-room = Sala tronowa
    .text = Możesz dwa razy zagrać jedną kartę Akcji z ręki.

rulings-throne-room =
    Zagranie karty Akcji dzięki niej nie jest obowiązkowe i nie zużywa twoich akcji; akcję zużywa tylko sama Sala tronowa.
    Rozpatrz kartę do końca, potem zagraj ją po raz drugi. Pomiędzy zagraniami nie zagrywasz nic innego, chyba że nakazuje to sama karta.
    Sala tronowa zagrana na Salę tronową pozwala zagrać dwa razy jedną kartę Akcji, a potem dwa razy drugą, która może mieć tę samą nazwę; nigdy jednej cztery razy.
    Karta, która za pierwszym razem wyrzuca się na Śmietnisko lub przenosi, i tak jest zagrywana drugi raz, ale nie może już się wyrzucić ani przenieść.
    Przy drugim zagraniu wszystkich wyborów dokonuje się od nowa. Pozostali gracze mogą reagować na każde zagranie Ataku.
    Z kartą Następstwa Sala tronowa zostaje w grze tak długo jak ta karta, a efekt karty w następnej turze zachodzi dwa razy.
    Dla Spiskowca liczą się Sala tronowa i oba zagrania: razem trzy Akcje.

card-vassal = Wasal
    .text = Odrzuć wierzchnią kartę talii. Jeśli to karta Akcji, możesz ją zagrać.

rulings-vassal =
    Zagranie karty Akcji nie jest obowiązkowe i nie zużywa twoich akcji. Jeśli jej nie zagrasz, zostaje na stosie kart odrzuconych.
    Zagrana karta wchodzi do gry i jak każda inna jest odrzucana w fazie porządków.
    Jeśli talia jest pusta, najpierw potasuj stos kart odrzuconych. Jeśli karty nadal nie ma, otrzymujesz tylko $2.

card-witch = Wiedźma
    .text = Każdy inny gracz dodaje Klątwę.

rulings-witch =
    Klątwy pochodzą z Zasobów i trafiają na stosy kart odrzuconych pozostałych graczy, w kolejności rozgrywki. To ważne, gdy się kończą.
    Gdy Klątw już nie ma, możesz ją zagrać dla samych dwóch kart.
    Swoje karty dobierasz nawet wtedy, gdy wszyscy odkryją Fosę.

card-workshop = Warsztat
    .text = Dodaj kartę kosztującą najwyżej $4.

rulings-workshop =
    { ruling-gained-from-supply }
    Liczą się koszty w danej chwili: po zagraniu jednego Mostu możesz dodać Powiat.

# Etykiety

label-discard-deck = odłożyć talię na stos kart odrzuconych

# Polecane zestawy kart Królestwa

kingdom-first-game = Pierwsza rozgrywka
kingdom-size-distortion = Zaburzenia rozmiarów
kingdom-deck-top = Top Deck
kingdom-sleight-of-hand = Sprytny wybieg
kingdom-improvements = Ulepszenia
kingdom-silver-and-gold = Srebro i złoto

# Opisy strategii

about-adventurer = Big Money z jednym Odkrywcą po dwóch kartach Złota, gdy Skarby, które wygrzebuje z talii, są już warte więcej niż trzecia karta Złota. Nie ma wyraźnej przewagi nad big-money-ultimate: Odkrywca kosztuje $6 i przychodzi za późno.

about-artisan = Laboratoria kupowane, a dzięki jednemu Rękodzielnikowi także dodawane prosto na rękę; pod koniec gry Rękodzielnik dodaje Powiaty.

about-bandit = Big Money z Bandytą przed pierwszym Złotem i jeszcze jednym na każde osiem Skarbów: każde zagranie to karta Złota, a przeciwnik traci Srebrniki i Złoto.

about-bureaucrat = Big Money z Urzędnikiem na każde dziesięć Skarbów: każde zagranie to darmowe Srebrniki na następną rękę, a przeciwnika kosztuje kartę, gdy tylko ma na ręce karty Zwycięstwa.

about-chancellor = Big Money z jednym Kanclerzem po pierwszej karcie Srebrników: daje tyle co Srebrniki, a dzięki wcześniejszemu tasowaniu nowe karty szybciej wchodzą do obiegu.

about-chapel = Otwiera Kaplicą i Srebrnikami, potem dwie Wiedźmy przed Złotem: Klątwy trafiają do przeciwnika, a Kaplica wyrzuca na Śmietnisko Posiadłości, Miedziaki i te Klątwy, które wracają.

about-council-room = Big Money z Salą obrad na każde dwanaście Skarbów; cztery karty są warte tej jednej, którą dobiera przeciwnik.

about-feast = Otwiera Ucztą, która zamienia się w Wiedźmę, żeby Klątwy zaczęły się wcześniej; potem do trzech Wiedźm i pieniądze.

about-festival = Festyny dają akcje, monety i zakupy, a Kuźnie karty: najwyżej pięć Festynów, a oprócz pierwszych dwóch Kuźni po jednej na każde dwa Festyny.

about-harbinger = Bandyci dodają Złoto, a jeden Zwiastun, kupowany, gdy są już trzy karty Złota, przywraca na wierzch talii najlepszą kartę ze stosu kart odrzuconych. Sam Zwiastun nie wnosi prawie nic.

about-laboratory = Big Money, które za każde $5 bierze Laboratorium: nie kosztuje ono akcji, więc w talii zmieści się ich dowolnie wiele.

about-library = Big Money z Biblioteką na każde dwanaście Skarbów: uzupełnia ona rękę do siedmiu kart.

about-market = Big Money, które za każde $5 bierze Targowisko: nigdy nie przeszkadza, daje $1, a dodatkowe zakupy idą na Srebrniki i, pod koniec, na Posiadłości.

about-merchant = Urzędnik napełnia talię Srebrnikami, a na każde dwie karty Srebrników ponad pierwsze dwie przypada Kupiec, dzięki któremu pierwsza zagrana w turze jest warta więcej.

about-militia = Big Money z dwiema Milicjami, później z jedną na każde sześć Skarbów: daje tyle co Srebrniki, a przeciwnik gra z trzema kartami na ręce.

about-mine = Big Money z jedną Kopalnią, kupowaną, póki ma jeszcze czas zamieniać Miedziaki w Srebrniki, a Srebrniki w Złoto.

about-moat = Big Money z jedną Fosą, a w miarę jak talia rośnie, z kolejnymi za $2: dwie karty za akcję, która i tak jest wolna, a do tego ochrona przed atakami.

about-moneylender = Jeden Lichwiarz wymienia Miedziaki na $3 za każdą kartę i odchudza talię, dzięki czemu Laboratoria dobierają lepsze Skarby.

about-poacher = Big Money z czterema Kłusownikami: każdy to $1, które nie zajmuje miejsca na ręce, a puste stosy zdarzają się rzadko.

about-remodel = Big Money z jedną Przebudową: na początku zamienia ona Posiadłości w lepsze karty, a na końcu Złoto w Prowincje.

about-sentry = Big Money z dwoma Wartownikami, pierwszym jeszcze przed Złotem: wyrzucają na Śmietnisko Posiadłości i Miedziaki, a nie kosztują ani akcji, ani karty.

about-smithy = Big Money z Kuźnią na każde jedenaście Skarbów.

about-spy = Całą robotę robią Bandyci; jeden Szpieg, gdy jest już Złoto, oczyszcza wierzch obu talii. Sam Szpieg nie przyspiesza Big Money: bez niego zwycięstw jest tyle samo.

about-thief = Big Money z trzema Złodziejami: z talii pełnych pieniędzy przejmują Srebrniki i Złoto. Przeciwko taliom z kart Akcji niewiele dają.

about-throne-room = Rush na Ogrody, w którym dwie Sale tronowe podwajają Warsztaty: w jednej turze dwie karty dodane i jedna kupiona.

about-vassal = Laboratoria, a wśród nich jeden Wasal: daje tyle co Srebrniki, a gdy trafi na Laboratorium, zagrywa się je za darmo.

about-village = Rush na Ogrody, w którym dwie Wioski pozwalają zagrać kilka Warsztatów w jednej turze; kończy grę przez puste stosy, zanim Big Money się rozkręci.

about-witch = Big Money z Wiedźmą przed pierwszym Złotem, w sumie najwyżej z trzema: każda to dwie karty, a Klątwy dostaje przeciwnik.

about-woodcutter = Big Money z jednym Drwalem po dwóch kartach Srebrników: to Srebrniki z drugim zakupem, który opłaca się pod koniec gry.

about-workshop = Rush w najprostszej postaci: Warsztaty dodają Warsztaty, w sumie osiem, potem wszystkie Ogrody, potem Posiadłości; co turę dochodzą dwie karty, a gra kończy się przez puste stosy.
