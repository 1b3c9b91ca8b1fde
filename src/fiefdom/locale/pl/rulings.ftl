# Rozstrzygnięcia: co karty znaczą w przypadkach, o które się pyta. Po jednym rozstrzygnięciu w wierszu.

rulings-copper =
    Miedziaki kosztują $0: możesz je kupić, nie mając żadnych $, ale jak przy każdej karcie zużywasz na to zakup.
    Wszystkie Skarby zagrywa się przed pierwszym zakupem; po nim w tej turze nie zagrasz już żadnego.

rulings-silver =
    Nie musisz zagrywać wszystkich Skarbów, ale $ dają tylko zagrane. Zagranie ich nie zużywa: wrócą do ciebie wraz z talią.

rulings-gold =
    Niewydane $ przepadają na koniec tury. Gdy stos Złota jest pusty, karta, która daje Złoto, nie daje nic w zamian.

rulings-estate =
    W Zasobach jest 8 Posiadłości w grze dwuosobowej i 12 przy większej liczbie graczy. Nie wlicza się do nich trzech Posiadłości z każdej talii startowej.

rulings-duchy =
    W Zasobach jest 8 Powiatów w grze dwuosobowej i 12 przy większej liczbie graczy.

rulings-province =
    Gra kończy się po turze, w której z Zasobów znika ostatnia Prowincja, nawet jeśli żaden inny stos nie jest pusty.
    W Zasobach jest 8 Prowincji dla dwóch graczy, 12 dla trzech lub czterech, 15 dla pięciu i 18 dla sześciu.

rulings-curse =
    W Zasobach jest po 10 Klątw na każdego gracza poza pierwszym. Rozdaje się je w kolejności rozgrywki; dla kogo zabraknie, ten nie dodaje żadnej.
    Klątwa nie jest kartą Zwycięstwa i kosztuje $0; możesz ją kupić. Pusty stos Klątw liczy się do warunku końca gry.

rulings-festival =
    Wszystko otrzymujesz od razu, ale następną kartę Akcji zagrywasz dopiero po rozpatrzeniu tej.
    Te $2 to nie karta Skarbu; możesz je wydać tylko w tej turze.

rulings-laboratory =
    Gdy masz w talii mniej niż dwie karty, najpierw potasuj stos kart odrzuconych i podłóż go pod nią. Jeśli to wciąż za mało, dobierz, co jest.

rulings-market =
    Kartę dobierasz od razu. Dodatkowy zakup przysługuje ci tylko w tej turze i nie musisz go wykorzystać.

rulings-smithy =
    Gdy masz w talii mniej niż trzy karty, potasuj stos kart odrzuconych, podłóż go pod nią i dobieraj dalej. Jeśli to wciąż za mało, dobierz, co jest.

rulings-village =
    Dobierz kartę, zanim zdecydujesz, którą kartę Akcji zagrać jako następną.
    Zagrana dwukrotnie dzięki Sali tronowej daje dwie karty i cztery akcje.

rulings-woodcutter =
    Swoje $ rozdzielasz między zakupy, jak chcesz, i nie musisz wykorzystać wszystkich zakupów.

rulings-adventurer =
    Gdy skończy się talia, potasuj stos kart odrzuconych i odkrywaj dalej. Już odkrytych kart nie wtasowujesz.
    Jeśli mimo to odkryjesz mniej niż dwa Skarby, weź te, które się znalazły.
    Liczy się każdy Skarb, także karta z drugim typem, jak Harem. Żadnego nie możesz pominąć.

rulings-artisan =
    Dodawana karta pochodzi z Zasobów i trafia prosto na rękę. Nie możesz dołożyć $, by sięgnąć po droższą.
    Na talię możesz odłożyć kartę właśnie dodaną albo dowolną inną z ręki. Odłożenie karty jest obowiązkowe.
    Po zagraniu jednego Mostu możesz sięgnąć po kartę o nadrukowanym koszcie $6.

rulings-bandit =
    Najpierw dodajesz Złoto, na stos kart odrzuconych. Jeśli Złota już nie ma, atak i tak następuje.
    Pozostali gracze odkrywają karty w kolejności rozgrywki. Kto odkryje dwa Skarby inne niż Miedziaki, sam wybiera, który z nich trafi na Śmietnisko.
    Zagrożony jest każdy Skarb inny niż Miedziaki, także karta z drugim typem, jak Harem.
    Kto ma w talii jedną kartę, odkrywa ją, tasuje stos kart odrzuconych bez niej i odkrywa drugą.

rulings-bureaucrat =
    Jeśli twoja talia jest pusta, karta Srebrników staje się jej jedyną kartą; niczego nie tasujesz. To samo dotyczy kart Zwycięstwa pozostałych graczy.
    Każdy z pozostałych graczy sam wybiera, którą kartę Zwycięstwa odkryć. Karta z drugim typem, jak Szlachta, też nią jest.
    Jeśli stos Srebrników jest pusty, nic nie dodajesz, a atak i tak następuje.
    Klątwa nie jest kartą Zwycięstwa. Kto nie ma karty Zwycięstwa, pokazuje całą rękę.

rulings-cellar =
    Najpierw wybierz wszystkie karty i odrzuć je razem; dopiero potem dobieraj.
    Jeśli przy dobieraniu musisz tasować, wtasowujesz też karty właśnie odrzucone.
    Pozostali gracze widzą, ile kart odrzucasz, ale z samych kart tylko wierzchnią. Możesz nie odrzucić żadnej.

rulings-chancellor =
    Zdecyduj od razu, zanim zagrasz następną kartę albo cokolwiek kupisz.
    Odkładając talię, nie przeglądasz jej.
    Karty tasujesz dopiero wtedy, gdy znów potrzebujesz karty z talii.

rulings-chapel =
    Zagranej Kaplicy nie masz już na ręce, więc nie wyrzuci ona na Śmietnisko samej siebie. Inną Kaplicę z ręki możesz wyrzucić.
    Możesz wyrzucić mniej niż cztery karty albo żadnej.

rulings-council-room =
    Pozostali gracze dobierają w kolejności rozgrywki i nie mogą odmówić.
    To nie jest Atak: Fosa i Latarnia morska nie chronią przed dobraniem karty.

rulings-feast =
    Dodawana karta pochodzi z Zasobów i trafia na stos kart odrzuconych. Nie możesz dołożyć $, by sięgnąć po droższą.
    Zagrana dwukrotnie dzięki Sali tronowej trafia na Śmietnisko raz, a ty dodajesz dwie karty.
    Po zagraniu jednego Mostu możesz sięgnąć po kartę o nadrukowanym koszcie $6.

rulings-gardens =
    Liczą się wszystkie twoje karty: w talii, na ręce, na stosie kart odrzuconych, w grze, odłożone na bok i na podkładkach; same Ogrody także.
    Przy 37 kartach każda karta Ogrodów jest warta 3 punkty.
    Stos liczy 8 kart w grze dwuosobowej i 12 przy większej liczbie graczy.

rulings-harbinger =
    Najpierw dobierz kartę; jeśli musisz przy tym tasować, przeglądany potem stos kart odrzuconych jest pusty.
    Karty oglądasz tylko ty. Odłożenie jednej z nich na wierzch talii nie jest obowiązkowe.
    Jeśli talia jest pusta, odłożona karta staje się jej jedyną kartą.

rulings-library =
    Na bok możesz odłożyć tylko właśnie dobraną kartę Akcji, a nie taką, która już była na ręce. Zawsze zależy to od ciebie.
    Kartę z kilkoma typami możesz odłożyć na bok, jeśli jednym z nich jest Akcja.
    Jeśli w trakcie musisz tasować, kart odłożonych na bok nie wtasowujesz.
    Mając już na ręce co najmniej siedem kart, nic nie dobierasz. Gdy nie ma już czego dobrać, kończysz z tym, co masz.

rulings-merchant =
    Dodatkowe $1 daje tylko pierwsza karta Srebrników w turze; następne dają jak zwykle $2.
    Każdy zagrany Kupiec dokłada do tej pierwszej karty Srebrników własne $1; Kupiec zagrany dwukrotnie dzięki Sali tronowej dokłada $2.
    Jeśli nie zagrasz w tej turze Srebrników, premii nie ma. Inne Skarby jej nie wywołują.

rulings-militia =
    Kto ma na ręce najwyżej trzy karty, niczego nie odrzuca.
    Każdy z pozostałych graczy sam wybiera, które karty zostawić. Druga Milicja w tej samej turze już nic nie zmienia.

rulings-mine =
    Dodawany Skarb pochodzi z Zasobów i trafia na rękę, możesz go więc zagrać jeszcze w tej turze.
    Może być droższy najwyżej o $3, równie drogi, tańszy, a nawet taki sam. Miedziaki zamienisz w Srebrniki, Srebrniki w Złoto.
    Karty z drugim typem też są Skarbami: Srebrniki możesz zamienić w Harem.
    Jeśli niczego nie wyrzucisz na Śmietnisko, niczego nie dodajesz.

rulings-moat =
    Odkryj ją, zanim Atak cokolwiek zrobi, a nawet zanim zagrywający wybierze jedną z opcji Ataku. Fosa zostaje na ręce.
    Możesz odkrywać ją przy każdym Ataku, ilekroć jest zagrywany; Atak zagrany dwukrotnie dzięki Sali tronowej to dwa zagrania.
    Chroni tylko ciebie: na innych graczy Atak działa, a ten, kto go zagrywa, otrzymuje wszystko, co karta daje.
    Reakcje odkrywasz po kolei. Fosę dobraną dzięki Tajnej komnacie lub Dyplomacie możesz odkryć przy tym samym Ataku.
    Nie działa na karty, które nie są Atakami, jak Maskarada, Danina czy Sala obrad.
    Gdy zagrywasz ją w swojej turze, tylko dobierasz dwie karty.

rulings-moneylender =
    Otrzymujesz $3 tylko wtedy, gdy rzeczywiście wyrzucisz kartę Miedziaków na Śmietnisko. Jedno zagranie to tylko jedna taka karta.
    Zagrany dwukrotnie dzięki Sali tronowej da drugie $3 za drugą kartę Miedziaków.

rulings-poacher =
    Najpierw dobierz, potem odrzuć. Gdy żaden stos nie jest pusty, niczego nie odrzucasz.
    Liczy się każdy stos w Zasobach, także Miedziaków, Klątw i samego Kłusownika.
    Jeśli masz mniej kart, niż trzeba odrzucić, odrzuć całą rękę.

rulings-remodel =
    Zagranej Przebudowy nie masz już na ręce, więc nie wyrzuci ona na Śmietnisko samej siebie. Z pustą ręką niczego nie dodajesz.
    Dodawana karta może być droższa najwyżej o $2, równie droga, tańsza, a nawet taka sama. Trafia na stos kart odrzuconych.
    Nie możesz dołożyć $, by sięgnąć po droższą kartę. Liczą się koszty w danej chwili, z uwzględnieniem każdego Mostu.
    Wyrzucenie karty jest obowiązkowe. Nawet jeśli żadna karta w Zasobach nie jest dość tania, i tak wyrzucasz swoją.

rulings-sentry =
    Najpierw dobierz kartę, potem podejrzyj dwie. Zanim zdecydujesz, widzisz je tylko ty.
    O każdej z dwóch kart decydujesz osobno: możesz wyrzucić na Śmietnisko obie albo jedną, a drugą zostawić, i tak dalej.
    Gdy masz w talii mniej niż dwie karty, najpierw potasuj stos kart odrzuconych i podłóż go pod nią. Jeśli to wciąż za mało, podejrzyj, co jest.

rulings-spy =
    Najpierw dobierasz, dopiero potem odkrywa się karty: twoją, a po niej pozostałych graczy w kolejności rozgrywki. O każdej decydujesz ty.
    Kto ma pustą talię, najpierw tasuje; kto nadal nie ma kart, niczego nie odkrywa.
    Kto odkryje Fosę, nie odkrywa karty z talii. Swoją kartę odkrywasz zawsze.

rulings-thief =
    Kto ma w talii jedną kartę, odkrywa ją, tasuje stos kart odrzuconych bez niej i odkrywa drugą.
    Od każdego gracza na Śmietnisko trafia najwyżej jeden Skarb. Jeśli obie karty to Skarby, wybierasz ty; jeśli są jednakowe, wyrzuca się jedną.
    Możesz dodać dowolną liczbę kart wyrzuconych w tym zagraniu, na swój stos kart odrzuconych, ale żadnej z tych, które leżały na Śmietnisku wcześniej.
    Liczy się każdy Skarb, także Harem.

rulings-throne-room =
    Zagranie karty Akcji dzięki niej nie jest obowiązkowe i nie zużywa twoich akcji; akcję zużywa tylko sama Sala tronowa.
    Rozpatrz kartę do końca, potem zagraj ją po raz drugi. Pomiędzy zagraniami nie zagrywasz nic innego, chyba że nakazuje to sama karta.
    Sala tronowa zagrana na Salę tronową pozwala zagrać dwa razy jedną kartę Akcji, a potem dwa razy drugą, która może mieć tę samą nazwę; nigdy jednej cztery razy.
    Karta, która za pierwszym razem wyrzuca się na Śmietnisko lub przenosi, i tak jest zagrywana drugi raz, ale nie może już się wyrzucić ani przenieść.
    Przy drugim zagraniu wszystkich wyborów dokonuje się od nowa. Pozostali gracze mogą reagować na każde zagranie Ataku.
    Z kartą Następstwa Sala tronowa zostaje w grze tak długo jak ta karta, a efekt karty w następnej turze zachodzi dwa razy.
    Dla Spiskowca liczą się Sala tronowa i oba zagrania: razem trzy Akcje.

rulings-vassal =
    Zagranie karty Akcji nie jest obowiązkowe i nie zużywa twoich akcji. Jeśli jej nie zagrasz, zostaje na stosie kart odrzuconych.
    Zagrana karta wchodzi do gry i jak każda inna jest odrzucana w fazie porządków.
    Jeśli talia jest pusta, najpierw potasuj stos kart odrzuconych. Jeśli karty nadal nie ma, otrzymujesz tylko $2.

rulings-witch =
    Klątwy pochodzą z Zasobów i trafiają na stosy kart odrzuconych pozostałych graczy, w kolejności rozgrywki. To ważne, gdy się kończą.
    Gdy Klątw już nie ma, możesz ją zagrać dla samych dwóch kart.
    Swoje karty dobierasz nawet wtedy, gdy wszyscy odkryją Fosę.

rulings-workshop =
    Dodawana karta pochodzi z Zasobów i trafia na stos kart odrzuconych. Nie możesz dołożyć $, by sięgnąć po droższą.
    Liczą się koszty w danej chwili: po zagraniu jednego Mostu możesz dodać Powiat.

rulings-great-hall =
    Zawsze jest zarówno kartą Akcji, jak i kartą Zwycięstwa, dla każdej karty, która mówi o jednym z tych typów.
    Na koniec gry jest warta 1 punkt, bez względu na to, czy została zagrana.
    Stos liczy 8 kart w grze dwuosobowej i 12 przy większej liczbie graczy.

rulings-harem =
    Zawsze jest zarówno Skarbem, jak i kartą Zwycięstwa: zagrany daje $2 jak Srebrniki, a wart jest 2 punkty.
    Nie jest kartą Srebrników: gdy karta mówi o Srebrnikach, nie chodzi o Harem; gdy mówi o Skarbie, chodzi także o niego.
    Stos liczy 8 kart w grze dwuosobowej i 12 przy większej liczbie graczy.

rulings-baron =
    Nie musisz odrzucać Posiadłości, nawet jeśli masz ją na ręce. Ale jeśli tego nie zrobisz, musisz jedną dodać, dopóki jakieś są w Zasobach.
    Na jedno zagranie odrzucasz najwyżej jedną Posiadłość. Gdy zagrasz go dwukrotnie dzięki Sali tronowej, za każdym razem wybierasz od nowa.
    Dodawana Posiadłość pochodzi z Zasobów i trafia na stos kart odrzuconych.

rulings-bridge =
    Chodzi o wszystkie koszty: kart w Zasobach, na rękach, w taliach i na stosach kart odrzuconych, u każdego gracza.
    Dotyczy to wszystkiego, co sprawdza koszt: po jednym Moście Warsztat pozwala dodać Powiat.
    Mosty się sumują, a Most zagrany dwukrotnie dzięki Sali tronowej obniża koszty o $2.
    Żaden koszt nie spada poniżej $0. Dlatego po Moście Rozbudowa zamienia Miedziaki, nadal za $0, w Posiadłość, teraz za $1.
    Obniżka kończy się wraz z twoją turą.

rulings-conspirator =
    Liczysz w chwili zagrania. Karty Akcji zagrane później nie zmieniają tego, co Spiskowiec już dał.
    Liczą się zagrania, nie karty: Sala tronowa i dwa zagrania wskazanej karty to razem trzy.
    Gdy więc zaczynasz od Sali tronowej zagranej na Spiskowca, kartę i akcję daje tylko jego drugie zagranie.
    Karta z kilkoma typami liczy się, jeśli jednym z nich jest Akcja. Liczy się też karta, która zdążyła już opuścić grę.

rulings-coppersmith =
    Efekt się sumuje: gdy zagrasz ją dwukrotnie dzięki Sali tronowej, każda karta Miedziaków daje w tej turze $3.
    Zmienia to, ile Miedziaki dają po zagraniu, a nie to, ile kosztują.

rulings-courtier =
    Najpierw odkryj kartę, potem wybierz tyle różnych premii, ile ma ona typów. Żadnej nie możesz wziąć dwa razy.
    Sama Akcja daje jedną premię, Akcja z Atakiem lub Zwycięstwem dwie, karta z trzema typami trzy. Klątwa ma jeden typ.
    Miedziaki i Posiadłość dają po jednej premii. Bez karty do odkrycia nic nie otrzymujesz.
    Możesz wybrać Złoto, gdy już go nie ma; za ten wybór nic wtedy nie otrzymujesz.
    Zagrywając Dworzan dwukrotnie dzięki Sali tronowej, możesz znów odkryć tę samą kartę.

rulings-courtyard =
    Najpierw dobierz. Odłożyć możesz dowolną kartę z ręki, nie tylko jedną z właśnie dobranych.
    Odłożenie karty jest obowiązkowe. Jeśli talia jest pusta, ta karta staje się w niej jedyną.

rulings-diplomat =
    Gdy go zagrywasz, najpierw dobierz, potem policz karty na ręce: jeśli masz ich najwyżej pięć, otrzymujesz dwie akcje.
    By użyć go jako Reakcji, musisz w chwili odkrycia mieć na ręce co najmniej pięć kart, licząc z nim.
    Przy tym samym Ataku możesz odkryć go ponownie, dopóki masz go jeszcze na ręce i jest na niej co najmniej pięć kart.
    Możesz odrzucić samego Dyplomatę albo właśnie dobraną kartę. Przed Atakiem nie chroni.
    Po nim możesz odkryć inne Reakcje, także właśnie dobraną.

rulings-duke =
    Aż do końca gry nic nie robi. Każdy Książę liczy wszystkie twoje Powiaty, gdziekolwiek są.
    Liczy tylko Powiaty, a nie Książąt ani inne karty Zwycięstwa.
    Stos liczy 8 kart w grze dwuosobowej i 12 przy większej liczbie graczy.

rulings-ironworks =
    Dodawana karta pochodzi z Zasobów i trafia na stos kart odrzuconych. Liczą się koszty w danej chwili, z uwzględnieniem każdego Mostu.
    Karta z dwoma z tych typów daje obie premie: Sala Reprezentacyjna daje jedną akcję i jedną kartę.
    Jeśli nie możesz nic dodać, nie ma premii.

rulings-lurker =
    Wyrzucić na Śmietnisko lub dodać możesz także kartę Akcji z drugim typem.
    Wyrzucana karta pochodzi z Zasobów i nigdy nie była twoja. Dodawana trafia na twój stos kart odrzuconych.
    Możesz wybrać dodanie, gdy na Śmietnisku nie ma kart Akcji, albo wyrzucenie, gdy nie ma ich w Zasobach; wtedy nic się nie dzieje.
    Dzięki Sali tronowej możesz wyrzucić kartę Akcji na Śmietnisko, a potem właśnie ją dodać.

rulings-masquerade =
    Najpierw dobierasz, potem wszyscy wybierają kartę, zanim ktokolwiek zobaczy, co dostanie. Przekazanie jest obowiązkowe.
    Kto nie ma kart na ręce, ani nie przekazuje, ani nie dostaje; karta wędruje do następnego gracza, który jakieś ma.
    Przekazane karty nie są ani dodawane, ani odrzucane, ani wyrzucane na Śmietnisko; widzą je tylko dający i biorący.
    Maskaradę zagrywasz ty i tylko ty możesz potem wyrzucić kartę na Śmietnisko, choćby tę właśnie otrzymaną.
    To nie jest Atak: Fosa, Tajna komnata i Latarnia morska nie mają tu nic do rzeczy.

rulings-mill =
    Odrzucenie nie jest obowiązkowe. Otrzymujesz $2 tylko wtedy, gdy rzeczywiście odrzucisz dwie karty.
    Możesz wybrać odrzucenie, mając na ręce tylko jedną kartę; wtedy odrzucasz ją i nic nie otrzymujesz.
    Zawsze jest zarówno kartą Akcji, jak i kartą Zwycięstwa, wartą 1 punkt. Stos liczy 8 kart w grze dwuosobowej i 12 przy większej liczbie graczy.

rulings-mining-village =
    Kartę i dwie akcje otrzymujesz zawsze. Najpierw dobierz, potem zdecyduj, czy wyrzucić Osadę na Śmietnisko.
    Zdecyduj, zanim zagrasz następną kartę lub przejdziesz do zakupów; później jest za późno.
    Zagrana dwukrotnie dzięki Sali tronowej może trafić na Śmietnisko tylko raz i raz dać $2; oba zagrania dają kartę i dwie akcje.

rulings-minion =
    Akcję otrzymujesz bez względu na wybór. Pozostali gracze mogą odkryć Reakcje, zanim wybierzesz, także mając mniej niż pięć kart.
    Odrzucają i dobierają tylko ci, którzy mają na ręce co najmniej pięć kart. Kto odkryje Fosę, nie robi ani jednego, ani drugiego.
    Odrzucasz wszystko, co masz na ręce, choćby nie było tam żadnej karty, i dobierasz cztery.
    Jeśli bierzesz $2, pozostałym graczom nic się nie dzieje.

rulings-nobles =
    Wybierasz jedną z dwóch opcji w całości; nie możesz ich mieszać. Przy drugim zagraniu dzięki Sali tronowej wybierasz od nowa.
    Zawsze jest zarówno kartą Akcji, jak i kartą Zwycięstwa, wartą 2 punkty.
    Stos liczy 8 kart w grze dwuosobowej i 12 przy większej liczbie graczy.
    Możesz wybrać coś, czego nie da się wykonać, na przykład karty, gdy nie ma już czego dobrać.

rulings-patrol =
    Najpierw dobierz trzy karty, potem odkryj cztery.
    Musisz wziąć wszystkie karty Zwycięstwa i Klątwy, także karty z drugim typem, jak Szlachta.
    Gdy masz w talii mniej niż cztery karty, odkryj je, potasuj stos kart odrzuconych bez nich i odkryj brakujące.
    Nie musisz mówić, w jakiej kolejności odkładasz resztę.

rulings-pawn =
    Wybierz obie opcje, zanim wykonasz którąkolwiek: nie możesz najpierw obejrzeć dobranej karty.
    Wykonujesz je w wybranej kolejności. Przy drugim zagraniu dzięki Sali tronowej wybierasz od nowa.
    Możesz wybrać coś, czego nie da się wykonać, na przykład kartę, gdy nie ma już czego dobrać.

rulings-replace =
    Dodawana karta może być droższa najwyżej o $2, równie droga albo tańsza. Bez karty do wyrzucenia niczego nie dodajesz.
    Karta z typami obu rodzajów działa na oba sposoby: Szlachta trafia na talię, a pozostali gracze dodają Klątwy.
    Karta Akcji lub Skarb trafia prosto na talię; karta Zwycięstwa bez tych typów albo Klątwa – na stos kart odrzuconych.
    Pozostali gracze odkrywają Reakcje, gdy ją zagrywasz, zanim wiedzą, co dodasz. Klątwy dodają w kolejności rozgrywki, dopóki są.
    Liczą się koszty w danej chwili, z uwzględnieniem każdego Mostu.

rulings-saboteur =
    Jeśli atakowany gracz musi w trakcie tasować, już odkrytych kart nie wtasowuje.
    Jeśli nie pojawi się karta kosztująca co najmniej $3, gracz odrzuca odkryte karty, a niczego nie wyrzuca na Śmietnisko ani nie dodaje.
    O dodaniu karty gracz decyduje sam: po wyrzuceniu karty za $5 może dodać kosztującą najwyżej $3, na swój stos kart odrzuconych.
    Liczą się koszty w danej chwili: po jednym Moście karta o nadrukowanym koszcie $3 kosztuje $2 i zostaje pominięta.
    Pozostali gracze robią to w kolejności rozgrywki.

rulings-scout =
    Musisz wziąć wszystkie karty Zwycięstwa, także te z drugim typem; żadna nie może zostać na talii. Klątwy nie są kartami Zwycięstwa.
    Gdy masz w talii mniej niż cztery karty, odkryj je, potasuj stos kart odrzuconych bez nich i odkryj brakujące.
    Nie musisz mówić, w jakiej kolejności odkładasz resztę.

rulings-secret-chamber =
    Gdy ją zagrywasz, możesz nic nie odrzucić i nic nie otrzymać. Reakcja wtedy nie zachodzi.
    Jako Reakcja: najpierw dobierz dwie karty, potem odłóż dowolne dwie z ręki, w wybranej kolejności, choćby i samą Tajną komnatę.
    Dzieje się to, zanim Atak cokolwiek zrobi, i nie chroni przed nim.
    Możesz odkryć ją przy każdym Ataku, nawet takim, który na ciebie nie działa, a po niej inne Reakcje, także właśnie dobraną Fosę.
    Jeśli odłożysz ją na talię, nie możesz odkryć jej ponownie przy tym Ataku.

rulings-secret-passage =
    Najpierw dobierz dwie karty. Do talii możesz włożyć dowolną kartę z ręki; włożenie jednej jest obowiązkowe.
    Na wierzch, na spód albo gdziekolwiek pomiędzy: by znaleźć miejsce, możesz policzyć karty talii, nie oglądając ich.
    Jeśli talia jest pusta, ta karta staje się jej jedyną kartą.

rulings-shanty-town =
    Dwie akcje otrzymujesz zawsze, a rękę musisz odkryć.
    Jeśli nie ma na niej karty Akcji, dobierasz obie karty, nawet gdy pierwsza z nich jest kartą Akcji.
    Karta z kilkoma typami jest kartą Akcji, jeśli jednym z nich jest Akcja. Na pustej ręce nie ma karty Akcji.

rulings-steward =
    Wybierasz jedną z trzech opcji w całości; nie możesz ich mieszać. Przy drugim zagraniu dzięki Sali tronowej wybierasz od nowa.
    Jeśli wybierzesz wyrzucanie, na Śmietnisko trafiają dokładnie dwie karty. Mając na ręce tylko jedną, wyrzucasz tę jedną.

rulings-swindler =
    Kto ma pustą talię, najpierw tasuje. Kto nadal nie ma kart, niczego nie wyrzuca na Śmietnisko i niczego nie dodaje.
    Wskazujesz kartę z Zasobów o dokładnie tym samym koszcie; może to być taka sama karta. Nie możesz wskazać pustego stosu.
    Jeśli jest karta o tym koszcie, musisz jakąś wskazać; jeśli nie ma żadnej, gracz niczego nie dodaje.
    Za kartę kosztującą $0, jak Miedziaki, możesz dać Klątwę, dopóki jakieś są.
    Pozostali gracze robią to w kolejności rozgrywki, od gracza po twojej lewej. Kto odkryje Fosę, niczego nie wyrzuca ani nie dodaje.
    Liczą się koszty w danej chwili, z uwzględnieniem każdego Mostu.
    Dodana karta trafia na stos kart odrzuconych gracza, który ją dodaje.

rulings-torturer =
    Pozostali gracze wybierają w kolejności rozgrywki, od gracza po twojej lewej, każdy za siebie.
    Mogą wybrać Klątwę, nawet gdy Klątw już nie ma, i wtedy nie dodają żadnej.
    Mogą wybrać odrzucenie, mając na ręce mniej niż dwie karty; wtedy odrzucają to, co mają.
    Klątwa trafia na rękę, a nie na stos kart odrzuconych.

rulings-trading-post =
    Mając na ręce co najmniej dwie karty, musisz wyrzucić na Śmietnisko dokładnie dwie. Srebrniki trafiają na rękę, możesz je więc zagrać jeszcze w tej turze.
    Mając na ręce jedną kartę, wyrzucasz ją i nie dodajesz Srebrników. Gdy ręka jest pusta, nic się nie dzieje.
    Jeśli stos Srebrników jest pusty, i tak wyrzucasz dwie karty, a niczego nie dodajesz.

rulings-tribute =
    Jeśli gracz po lewej ma w talii mniej niż dwie karty, odkrywa, co ma, tasuje stos kart odrzuconych bez tych kart i odkrywa dalej.
    Dwie karty o tej samej nazwie liczą się raz: dwie karty Srebrników dają $2.
    Karta z dwoma z tych typów daje obie premie: Miedziaki i Harem dają razem $4 i dwie karty.
    Klątwa nic nie daje. Jeśli da się odkryć tylko jedną kartę, liczy się tylko ona.
    To nie jest Atak: Fosa i Latarnia morska nie mają tu nic do rzeczy.

rulings-upgrade =
    Najpierw dobierz; potem musisz wyrzucić kartę na Śmietnisko. Dodawana karta trafia na stos kart odrzuconych.
    Jeśli w Zasobach nie ma karty droższej dokładnie o $1, i tak wyrzucasz kartę, a niczego nie dodajesz.
    Nie mając kart na ręce, niczego nie wyrzucasz ani nie dodajesz.
    Most obniża oba koszty jednakowo, ale żadnego poniżej $0: Miedziaki za $0 możesz wtedy zamienić w Posiadłość za $1.

rulings-wishing-well =
    Najpierw dobierz, potem podaj nazwę karty: nazwę, jak Miedziaki, a nie typ, jak Skarb.
    Jeśli talia jest pusta, przed odkryciem karty potasuj stos kart odrzuconych. Jeśli karty nadal nie ma, nic się nie dzieje.
    Jeśli nazwa się nie zgadza, karta, którą wszyscy już widzieli, wraca na wierzch talii.

rulings-bazaar =
    Kartę dobierasz od razu, zanim zdecydujesz, co zagrać dalej. Otrzymane $1 możesz wydać tylko w tej turze.

rulings-ambassador =
    Możesz odłożyć do Zasobów dwie karty o odkrytej nazwie, jedną lub żadnej. Pozostali gracze dodają po jednej, nawet jeśli nie odłożysz żadnej.
    Dodają je w kolejności rozgrywki, od gracza po twojej lewej, z Zasobów na swoje stosy kart odrzuconych; dla kogo zabraknie, ten nie dodaje żadnej.
    Karty odłożone na pusty stos znów go zapełniają. Nie są ani wyrzucane na Śmietnisko, ani odrzucane.
    Jeśli nie masz na ręce karty do odkrycia, nic się nie dzieje. Zagranego Ambasadora nie masz już na ręce.
    Kto odkryje Fosę, niczego nie dodaje.

rulings-caravan =
    Drugą kartę dobierasz na początku swojej następnej tury, nie wcześniej; nie wlicza się ona do ręki dobieranej w fazie porządków.
    Zostaje w grze do fazy porządków tamtej tury. Zagrana dwukrotnie dzięki Sali tronowej daje wtedy dwie karty.

rulings-cutpurse =
    Każdy z pozostałych graczy odrzuca tylko jedną kartę Miedziaków, bez względu na to, ile ich ma.
    Kto nie ma Miedziaków, musi pokazać całą rękę. Drugi Kieszonkowiec w tej samej turze zabiera drugą kartę Miedziaków.

rulings-embargo =
    Możesz wybrać dowolny stos w Zasobach, także taki, na którym już leżą żetony. Embargo obowiązuje też ciebie.
    Liczy się tylko kupowanie. Kto dodaje kartę z tego stosu w inny sposób, nie dodaje Klątwy.
    Każdy żeton daje Klątwę za każdą kupioną kartę. Gdy Klątw już nie ma, żetony nic nie robią.
    Zagrane dwukrotnie dzięki Sali tronowej trafia na Śmietnisko raz, a ty kładziesz dwa żetony, na jednym stosie lub na dwóch.
    Żetony zostają do końca gry i nigdy ich nie zabraknie.

rulings-explorer =
    Nie musisz odkrywać Prowincji, nawet jeśli ją masz; wtedy dodajesz Srebrniki. Odkryta Prowincja zostaje na ręce.
    Dodawana karta trafia z Zasobów na rękę, możesz ją więc zagrać jeszcze w tej turze.
    Jeśli odkryjesz Prowincję, a Złota już nie ma, niczego nie dodajesz.

rulings-fishing-village =
    W tej turze daje dwie akcje i $1. W następnej daje $1 i jedną akcję, możesz więc zagrać w sumie dwie karty Akcji.
    Zostaje w grze do fazy porządków twojej następnej tury.

rulings-ghost-ship =
    Pozostali gracze sami wybierają, które karty odłożyć i w jakiej kolejności. Kto ma na ręce najwyżej trzy, nic nie robi.
    Kto ma pustą talię, nie tasuje: odłożone karty stają się talią.
    Drugi Okręt widmo w tej samej turze już nic nie zmienia.

rulings-haven =
    Najpierw dobierz. Odłożenie karty na bok jest obowiązkowe; pozostali gracze jej nie widzą.
    Karta wraca na rękę na początku twojej następnej tury; Przystań zostaje w grze do fazy porządków tamtej tury.
    Gdy zagrasz ją dwukrotnie dzięki Sali tronowej, odkładasz na bok dwie karty. Jeśli gra skończy się wcześniej, liczą się jako twoje.

rulings-island =
    Odłożenie karty jest obowiązkowe; jeśli nie masz na ręce innej karty, na podkładkę trafia sama Wyspa.
    Kart z podkładki się nie wtasowuje; wracają dopiero na koniec gry i wszystkie się wtedy liczą.
    Leżą odkryte: każdy może je oglądać w dowolnej chwili.
    Gdy zagrasz ją dwukrotnie dzięki Sali tronowej, na podkładkę trafiają Wyspa i dwie karty z ręki.
    Stos liczy 8 kart w grze dwuosobowej i 12 przy większej liczbie graczy.

rulings-lighthouse =
    W tej turze daje akcję i $1, w następnej tylko $1. Zostaje w grze do fazy porządków twojej następnej tury.
    Dopóki jest w grze, Ataki na ciebie nie działają, nawet jeśli wolisz, żeby działały.
    Nadal możesz odkrywać Reakcje, na przykład Tajną komnatę, i je wykonywać.
    Liczy się chwila zagrania Ataku: ten, któremu już podlegasz, trwa dalej. Twoje własne Ataki działają jak zwykle.

rulings-lookout =
    Podejrzyj wszystkie trzy karty, zanim zdecydujesz. Każda z trzech części jest obowiązkowa.
    Gdy masz w talii mniej niż trzy karty, podejrzyj je, potasuj stos kart odrzuconych bez nich i podejrzyj brakujące.
    Jeśli kart jest w sumie tylko dwie, jedną wyrzuć na Śmietnisko, a drugą odrzuć. Jeśli jest tylko jedna, wyrzuć ją na Śmietnisko.
    Jeśli te trzy karty były całą talią, odłożona z powrotem jest jej jedyną kartą.

rulings-merchant-ship =
    W następnej turze masz $2 od samego jej początku. Okręt kupiecki zostaje w grze do fazy porządków tamtej tury.
    Zagrany dwukrotnie dzięki Sali tronowej daje $4 teraz i $4 w następnej turze, a Sala tronowa zostaje z nim w grze.

rulings-native-village =
    Możesz wybrać dowolną z opcji, nawet bez kart na podkładce lub w talii. Jeśli talia jest pusta, najpierw potasuj stos kart odrzuconych.
    Kładziesz kartę, zanim ją obejrzysz. Swoją podkładkę możesz oglądać w dowolnej chwili; pozostali gracze nie mogą.
    Na koniec gry karty z podkładki są twoje i się liczą.
    Sama Wioska tubylców nie trafia na podkładkę; jest odrzucana w fazie porządków.

rulings-navigator =
    Wszystkie pięć albo żadnej: nie możesz części kart odrzucić, a części zostawić.
    Gdy masz w talii mniej niż pięć kart, podejrzyj je, potasuj stos kart odrzuconych bez nich i podejrzyj brakujące.
    Jeśli kart jest w sumie mniej niż pięć, wybór dotyczy tych, które są. Widzisz je tylko ty.

rulings-outpost =
    Dodatkowa tura jest turą jak każda inna, tyle że zaczynasz ją z trzema kartami na ręce.
    To, co karty Następstwa zagrane w tej turze robią w następnej, dzieje się w turze dodatkowej, bo to ona jest twoją następną.
    Kilka Przyczółków w jednej turze albo jeden zagrany dwukrotnie dzięki Sali tronowej daje tylko jedną dodatkową turę.
    Przyczółek zagrany w turze dodatkowej nie daje kolejnej.
    Zostaje w grze do końca tury dodatkowej.

rulings-pearl-diver =
    Najpierw dobierz, potem podejrzyj kartę ze spodu. Jeśli talia jest wtedy pusta, potasuj stos kart odrzuconych.
    Jeśli przełożysz kartę na wierzch, nie oglądasz tej, która jest teraz na spodzie. Podglądaną kartę widzisz tylko ty.

rulings-pirate-ship =
    Pozostali gracze odkrywają Reakcje, zanim wybierzesz, także wtedy, gdy potem bierzesz $.
    Za każde zagranie dostajesz najwyżej jeden żeton monety, ilekolwiek Skarbów trafi na Śmietnisko. Jeśli nie trafi żaden, nie dostajesz żetonu.
    Żetony się nie zużywają: trzy żetony dają $3 za każdym razem, gdy wybierasz $.
    Kto ma w talii jedną kartę, odkrywa ją, tasuje stos kart odrzuconych bez niej i odkrywa drugą.
    Liczy się każdy Skarb, także Miedziaki i Harem. Ty wskazujesz, który z dwóch Skarbów gracza trafi na Śmietnisko.
    Wyrzuconych Skarbów nie dodajesz. Przy drugim zagraniu dzięki Sali tronowej wybierasz od nowa.
    Kto nie ma kart w talii, najpierw tasuje. Kto nawet wtedy ma tylko jedną, odkrywa tę jedną; kto nie ma żadnej, jest pomijany.

rulings-salvager =
    Mając karty na ręce, musisz jedną wyrzucić na Śmietnisko. Nie mając żadnej, nie otrzymujesz $, ale zakup owszem.
    Liczy się koszt w danej chwili: po jednym Moście Złoto daje $5.

rulings-sea-hag =
    Kto ma pustą talię, najpierw tasuje. Kto nadal nie ma kart, niczego nie odrzuca, ale i tak dodaje Klątwę.
    Kto odrzuci ostatnią kartę talii, ma w niej potem tylko Klątwę.
    Pozostali gracze robią to w kolejności rozgrywki, od gracza po twojej lewej. Gdy Klątw już nie ma, i tak odrzucają.

rulings-smugglers =
    Liczy się ostatnia tura gracza po twojej prawej, nawet jeśli od tego czasu było już kilka twoich tur.
    Liczy się karta dodana w dowolny sposób, przez zakup lub inaczej. Jeśli było ich kilka, wybierasz jedną.
    Dodajesz kartę o tej nazwie z Zasobów; jeśli jej stos jest pusty, nie możesz jej wybrać.
    Liczy się koszt w danej chwili: po Mostach możesz sięgnąć nawet po kartę o nadrukowanym koszcie $7 lub $8.
    Jeśli gracz nie dodał takiej karty, nic się nie dzieje. To nie jest Atak: Fosa i Latarnia morska tu nie pomogą.

rulings-tactician =
    Pięć kart dobierasz na początku swojej następnej tury, nie wcześniej. Strateg zostaje w grze do fazy porządków tamtej tury.
    Jeśli nie masz czego odrzucić, w następnej turze nic nie otrzymujesz, a Strateg jest odrzucany jeszcze w tej.
    Zagrany dwukrotnie dzięki Sali tronowej daje premię tylko raz, bo przy drugim zagraniu masz pustą rękę.

rulings-treasure-map =
    Możesz ją zagrać, nie mając drugiej na ręce; trafia wtedy na Śmietnisko bez żadnej korzyści.
    Złoto trafia na wierzch talii; jeśli była pusta, są to jej jedyne karty. Jeśli kart Złota zostało mniej niż cztery, dodajesz te, które są.
    Gdy zagrasz ją dwukrotnie dzięki Sali tronowej, mając na ręce dwie kolejne, pierwsze zagranie da cztery karty Złota, a przy drugim wyrzucisz Mapę bez żadnej korzyści.
    Wyrzucasz tylko jedną dodatkową Mapę skarbu, nawet jeśli masz ich kilka.

rulings-treasury =
    Decydujesz w fazie porządków, gdy go odrzucasz. Kiedy już trafi na stos kart odrzuconych, tam zostaje.
    Jedna kupiona karta Zwycięstwa, także z drugim typem, jak Wyspa, blokuje wszystkie Skarbce w tej turze.
    Karty Zwycięstwa dodane inaczej niż przez zakup nie mają znaczenia.
    Jeśli masz w grze kilka Skarbców i nie kupisz karty Zwycięstwa, możesz odłożyć na talię tyle z nich, ile chcesz, zanim dobierzesz następną rękę.

rulings-warehouse =
    Najpierw dobierz. Odrzucasz dowolne trzy karty z ręki, nie tylko właśnie dobrane.
    Jeśli nie możesz dobrać trzech, i tak odrzucasz trzy. Mając na ręce mniej niż trzy, odrzuć wszystkie.
    Jeśli talia skończy się w trakcie dobierania, potasuj stos kart odrzuconych i dobieraj dalej.

rulings-wharf =
    Kolejne dwie karty dobierasz na początku swojej następnej tury, nie wcześniej. Nabrzeże zostaje w grze do fazy porządków tamtej tury.
    Zagrane dwukrotnie dzięki Sali tronowej daje cztery karty i dwa zakupy zarówno teraz, jak i w następnej turze.

rulings-astrolabe =
    To Skarb: zagrywasz je razem z innymi Skarbami, przed pierwszym zakupem. Sala tronowa nie pozwala go zagrać.
    Zostaje w grze do fazy porządków twojej następnej tury; drugie $1 i drugi zakup otrzymujesz na początku tamtej tury.

rulings-blockade =
    Karta pochodzi z Zasobów. Jeśli żadnej nie możesz dodać, nic więcej się nie dzieje, a Blokada jest odrzucana jeszcze w tej turze.
    Klątwę sprowadza tylko karta, którą gracz dodaje w swojej własnej turze, przez zakup lub inaczej. Samą kartę i tak dodaje.
    Każda Blokada obejmująca daną nazwę daje osobną Klątwę, dopóki Klątwy są. Dzięki Sali tronowej odkładasz na bok dwie karty.
    Jeśli karta odłożona na bok to Klątwa, każda Klątwa dodana przez gracza w jego turze sprowadza następną, aż stos będzie pusty.
    Kto w chwili zagrania Blokady odkryje Fosę albo ma w grze Latarnię morską, jest przed nią bezpieczny przez cały czas.
    Karta odłożona na bok jest twoja i liczy się na koniec gry. Liczą się koszty w danej chwili.

rulings-corsair =
    Gracz i tak otrzymuje $ ze Skarbu, który trafia na Śmietnisko.
    Na Śmietnisko trafia tylko pierwsza w turze karta Srebrników lub Złota, cokolwiek będzie pierwsze, nawet jeśli w grze jest kilku Korsarzy.
    Inne Skarby są bezpieczne. Korsarz działa w każdej turze pozostałych graczy aż do twojej następnej.
    Kto w chwili zagrania Korsarza odkryje Fosę albo ma w grze Latarnię morską, jest przed nim bezpieczny przez cały czas.
    Zostaje w grze do fazy porządków twojej następnej tury.

rulings-monkey =
    Dobierasz od razu, w czyjejkolwiek turze, za każdą kartę dodaną przez gracza po twojej prawej, kupioną czy nie, także za Klątwy.
    Każda z kilku Małp działa osobno. Zagrana dwukrotnie dzięki Sali tronowej daje dwie karty za każdą dodaną i dwie na początku twojej następnej tury.
    Działa też w pozostałej części twojej własnej tury, na przykład przy Klątwach, które dajesz temu graczowi.
    W razie potrzeby tasuj. Zostaje w grze do fazy porządków twojej następnej tury.

rulings-pirate =
    Skarb trafia z Zasobów na rękę, możesz go więc zagrać jeszcze w tamtej turze. Może to być każda karta, która jest Skarbem.
    Jako Reakcję możesz go zagrać w czyjejkolwiek turze, także swojej, i nie zużywa to akcji.
    Zagrany w cudzej turze działa na początku twojej najbliższej; zagrany w twojej własnej – na początku następnej po niej.
    Nie powstrzymuje ani nie zmienia dodania, na które reaguje. Na to samo dodanie może zareagować kilku Piratów.
    Zostaje w grze do fazy porządków tury, w której daje Skarb. Liczą się koszty w danej chwili.

rulings-sailor =
    Kartę Następstwa możesz zagrać od razu, gdy ją dodajesz, przez zakup lub inaczej, także w fazie zakupu. Nie zużywa to akcji.
    Każdy Żeglarz pozwala zagrać w tej turze jedną dodaną kartę Następstwa. Karty innych typów się nie nadają.
    Kartę zagrywasz z miejsca, do którego została dodana; potem jest ona w grze, a nie na stosie kart odrzuconych.
    Akcje, które da w fazie zakupu, na nic się nie przydadzą; $ i zakupy owszem.
    Wyrzucenie karty w następnej turze nie jest obowiązkowe; $2 otrzymujesz tak czy inaczej.

rulings-sea-chart =
    Najpierw dobierz kartę, potem odkryj następną. Zagrana Mapa morska się liczy: kolejną Mapę morską bierzesz na rękę.
    Liczą się też karty Następstwa z wcześniejszych tur, które nadal są w grze. Odłożone na bok i wyrzucone na Śmietnisko się nie liczą.
    Jeśli nie masz takiej karty w grze, odkryta wraca na wierzch talii. Jeśli talia jest pusta, najpierw potasuj stos kart odrzuconych.

rulings-sea-witch =
    Klątwy trafiają na stosy kart odrzuconych pozostałych graczy w kolejności rozgrywki, dopóki są. Ty dobierasz zawsze.
    W następnej turze dobierz obie karty, a potem odrzuć dowolne dwie z ręki.
    Zostaje w grze do fazy porządków twojej następnej tury. Gdy zagrasz ją dwukrotnie dzięki Sali tronowej, dobierasz i odrzucasz dwa razy.

rulings-tide-pools =
    Odrzucasz na początku swojej następnej tury, nie wcześniej. Mając na ręce mniej niż dwie karty, odrzuć, co masz.
    Przy kilku kartach Basenów pływowych za każdą odrzucasz dwie karty.
    O kolejności tego, co dzieje się na początku twojej tury, decydujesz ty: możesz najpierw dobrać karty dzięki innym kartom Następstwa.
