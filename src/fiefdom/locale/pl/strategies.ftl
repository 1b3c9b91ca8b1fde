# Opisy dołączonych strategii. Nazwy pisane jak w kodzie (big-money, big-money-ultimate) to nazwy strategii i pozostają bez zmian.

about-adventurer = Big Money z jednym Odkrywcą po dwóch kartach Złota, gdy Skarby, które wygrzebuje z talii, są już warte więcej niż trzecia karta Złota. Nie ma wyraźnej przewagi nad big-money-ultimate: Odkrywca kosztuje $6 i przychodzi za późno.

about-ambassador = Jeden Ambasador oddaje przeciwnikowi Posiadłości i Miedziaki; odchudzoną talię napędzają potem trzy Laboratoria i Złoto.

about-artisan = Laboratoria kupowane, a dzięki jednemu Rękodzielnikowi także dodawane prosto na rękę; pod koniec gry Rękodzielnik dodaje Powiaty.

about-astrolabe = Po czterech kartach Srebrników, zamiast kolejnych, dwa Astrolabia: tyle samo monet w ciągu dwóch tur, a dodatkowe zakupy dają na koniec jeszcze Powiat lub Posiadłość. Nie wygrywa z big-money-ultimate (wychodzi mniej więcej po równo): Astrolabium nie jest lepsze od Srebrników.

about-bandit = Big Money z Bandytą przed pierwszym Złotem i jeszcze jednym na każde osiem Skarbów: każde zagranie to karta Złota, a przeciwnik traci Srebrniki i Złoto.

about-baron = Big Money z dwoma Baronami. Trzy Posiadłości, z którymi każdy zaczyna, dają $4, ilekroć któraś trafi na rękę razem z Baronem, więc Złoto przychodzi wcześnie.

about-bazaar = Big Money z najwyżej pięcioma Bazarami: każdy dobiera za siebie kartę i dokłada $1, więc talia się bogaci, a nie grubieje.

about-big-money-duchies = Big Money, które wcześniej przechodzi na Powiaty: za $5 kupuje je już od pierwszej sprzedanej Prowincji, a od trzeciej woli je nawet od Złota. Nie wygrywa z big-money-ultimate: idą łeb w łeb.

about-big-money-early = Big Money, które bierze Prowincję, gdy tylko je na nią stać, a pod koniec Powiaty i Posiadłości; talia pozostaje uboższa. Nie wygrywa z big-money-ultimate: wczesne Prowincje je spowalniają.

about-big-money-greedy = Big Money, które bierze punkty, ilekroć jest co brać: każdą Prowincję, na jaką je stać, Powiaty przed Złotem, gdy sprzedano już trzy Prowincje, a Posiadłości, gdy zostały trzy Prowincje. Nie wygrywa z big-money-ultimate: jego talia za szybko się zapycha.

about-big-money-late = Big Money, które dłużej się rozbudowuje: żadnej Prowincji, dopóki w talii nie ma więcej niż $24, potem tak jak big-money-ultimate. Z tą ostatnią nie wygrywa: oddaje przeciwnikowi pierwsze Prowincje.

about-big-money-ultimate = Big Money, które czeka z Prowincjami, aż talia będzie bogata, a pod koniec bierze Powiaty i Posiadłości.

about-big-money = Prostszej nie ma: Prowincja, jak nie, to Złoto, jak nie, to Srebrniki. Z nią porównuje się wszystkie inne.

about-blockade = Dwie Blokady: każda dodaje Srebrniki na następną rękę, a przeciwnik, który w tym czasie kupi Srebrniki, dostaje Klątwę.

about-bridge = Silnik: Nabrzeża dobierają karty, Wioski rybackie dają akcje, a gdy są już cztery Mosty, kupuje się po kilka Prowincji w jednej turze. Wcześniej żadnej.

about-bureaucrat = Big Money z Urzędnikiem na każde dziesięć Skarbów: każde zagranie to darmowe Srebrniki na następną rękę, a przeciwnika kosztuje kartę, gdy tylko ma na ręce karty Zwycięstwa.

about-caravan = Dwaj Kieszonkowcy raz po raz zabierają przeciwnikowi z ręki kartę Miedziaków, a dzięki czterem Karawanom własna ręka liczy sześć kart i więcej.

about-cellar = Powiaty i Książęta po sześciu lepszych Skarbach; dwie Piwnice, kupowane, gdy jest tylko $2, pozwalają odrzucać karty Zwycięstwa, które zapychają talię.

about-chancellor = Big Money z jednym Kanclerzem po pierwszej karcie Srebrników: daje tyle co Srebrniki, a dzięki wcześniejszemu tasowaniu nowe karty szybciej wchodzą do obiegu.

about-chapel = Otwiera Kaplicą i Srebrnikami, potem dwie Wiedźmy przed Złotem: Klątwy trafiają do przeciwnika, a Kaplica wyrzuca na Śmietnisko Posiadłości, Miedziaki i te Klątwy, które wracają.

about-conspirator = Silnik: Nabrzeża dobierają karty, a Wioski rybackie dają akcje, dzięki czemu prawie każdy Spiskowiec jest co najmniej trzecią kartą Akcji w turze i nie kosztuje ani karty, ani akcji. Żadnej Prowincji, dopóki nie ma trzech Nabrzeży i trzech Spiskowców.

about-coppersmith = Nabrzeża i Wioski rybackie dobierają prawie całą talię, ze wszystkimi siedmioma kartami Miedziaków; jedna Pracownia Miedzi podwaja ich wartość. Żadnej Prowincji przed czwartym Nabrzeżem.

about-coppersmith-tactician = Jeden Strateg, a z pieniędzy tylko siedem kart Miedziaków ze startu. Co druga tura ma dziesięć kart, a dwie lub trzy Pracownie Miedzi sprawiają, że Miedziaki wystarczają na Prowincję. Magazyny zbierają potrzebne karty na jednej ręce.

about-corsair = Korsarz przed pierwszym Złotem, później do trzech: $2 i karta, a przeciwnik co turę wyrzuca na Śmietnisko pierwszą zagraną kartę Srebrników lub Złota.

about-council-room = Big Money z Salą obrad na każde dwanaście Skarbów; cztery karty są warte tej jednej, którą dobiera przeciwnik.

about-courtier = Big Money z najwyżej dwiema kartami Dworzan i tyloma Haremami, ile jest kart Złota. Odkryty Harem ma dwa typy, więc Dworzanie dają naraz $3 i Złoto.

about-courtyard = Big Money z Dziedzińcem na każde osiem Skarbów. Dobiera on trzy karty, a to, co w tej turze niepotrzebne, czeka na wierzchu talii na następną.

about-cutpurse = Big Money z dwoma Kieszonkowcami: każdy daje tyle co Srebrniki, a przeciwnik za każdym razem traci z ręki kartę Miedziaków, co najbardziej boli na początku.

about-diplomat = Big Money z jednym Dyplomatą, który po prostu dobiera dwie karty. Wygrywa z big-money-ultimate tylko nieznacznie: bez kart zmniejszających rękę Dyplomata nigdy nie daje akcji.

about-duke = Bez Prowincji: Srebrniki, jedno Nabrzeże, wszystkie Powiaty, jakie da się zdobyć, a potem Książęta. Przy sześciu Powiatach każdy Książę jest wart tyle co Prowincja, a kosztuje $5.

about-embargo = Książęta zamiast Prowincji, a na początku Embargo: raz daje $2 i sprawia, że przeciwnik z każdą kupioną Prowincją dostaje Klątwę.

about-explorer = Big Money z dwoma Zdobywcami: każdy daje na rękę Srebrniki, a gdy jest Prowincja do odkrycia – Złoto.

about-feast = Otwiera Ucztą, która zamienia się w Wiedźmę, żeby Klątwy zaczęły się wcześniej; potem do trzech Wiedźm i pieniądze.

about-festival = Festyny dają akcje, monety i zakupy, a Kuźnie karty: najwyżej pięć Festynów, a oprócz pierwszych dwóch Kuźni po jednej na każde dwa Festyny.

about-fishing-village = Wioski rybackie dają akcje (w tej turze i w następnej), by zagrać kilka Nabrzeży naraz; dwa Nabrzeża jeszcze przed pierwszym Złotem.

about-gardens = Zakłady Hutnicze dodają kolejne Zakłady, potem wszystkie Ogrody, a za każde z nich dobiera się kartę; tanie karty wypełniają talię i gra kończy się przez puste stosy.

about-ghost-ship = Do trzech Okrętów widmo przed pierwszym Złotem: dla nas dwie karty, a przeciwnik gra dalej z trzema kartami na ręce.

about-great-hall = Rush: Zakłady Hutnicze dodają Sale Reprezentacyjne (za każdą karta i akcja więcej), potem Ogrody. Sale, Ogrody i Posiadłości szybko się kończą, a punkty daje duża talia.

about-harbinger = Bandyci dodają Złoto, a jeden Zwiastun, kupowany, gdy są już trzy karty Złota, przywraca na wierzch talii najlepszą kartę ze stosu kart odrzuconych. Sam Zwiastun nie wnosi prawie nic.

about-harem = Big Money, które kupuje dwie karty Złota, a odtąd Haremy: każdy płaci jak Srebrniki i jest wart dwa punkty, co się zwraca, bo gry trwają dość długo.

about-haven = Big Money z Dziedzińcem i najwyżej dwiema Przystaniami, na ręce z $2, które nic lepszego nie kupią: Przystań dobiera za siebie kartę, a teraz niepotrzebną odkłada na następną turę. Co najwyżej niewielka pomoc.

about-ironworks = Rush: Zakłady Hutnicze dodają Zakłady Hutnicze, potem Ogrody i Posiadłości, a gra kończy się na trzech pustych stosach, zanim Big Money zdobędzie swoje Prowincje.

about-island = Big Money z dwiema Wyspami: każda na dobre usuwa z talii jedną Posiadłość, a sama jest warta dwa punkty.

about-laboratory = Big Money, które za każde $5 bierze Laboratorium: nie kosztuje ono akcji, więc w talii zmieści się ich dowolnie wiele.

about-library = Big Money z Biblioteką na każde dwanaście Skarbów: uzupełnia ona rękę do siedmiu kart.

about-lighthouse = Dwaj Kieszonkowcy i Latarnia morska zamiast słabych Srebrników: $1 teraz, $1 w następnej turze i żadnej zużytej akcji. Do tego chroni przed atakami.

about-lookout = Wygrywają głównie Okręty widmo; jedno wczesne Bocianie gniazdo wyrzuca na Śmietnisko Posiadłości i Miedziaki, dopóki jest ich dużo.

about-lurker = Dwaj Intryganci działają razem: jeden wyrzuca Laboratorium na Śmietnisko, drugi je stamtąd dodaje, więc co drugą turę Laboratorium przychodzi za darmo; poza tym Big Money.

about-market = Big Money, które za każde $5 bierze Targowisko: nigdy nie przeszkadza, daje $1, a dodatkowe zakupy idą na Srebrniki i, pod koniec, na Posiadłości.

about-masquerade = Big Money z jedną Maskaradą, która przy każdym zagraniu dobiera dwie karty i uwalnia talię od jednej złej. Druga tylko przeszkadza.

about-merchant-ship = Big Money z trzema Okrętami kupieckimi: $2 teraz i $2 w następnej turze za jedną kartę i jedną akcję.

about-merchant = Urzędnik napełnia talię Srebrnikami, a na każde dwie karty Srebrników ponad pierwsze dwie przypada Kupiec, dzięki któremu pierwsza zagrana w turze jest warta więcej.

about-militia = Big Money z dwiema Milicjami, później z jedną na każde sześć Skarbów: daje tyle co Srebrniki, a przeciwnik gra z trzema kartami na ręce.

about-mill = Trzy karty Srebrników, a potem Młyn za każde wolne $4. Młyny nie kosztują ani karty, ani akcji, są warte po punkcie i zamieniają martwe karty Zwycięstwa w $2.

about-mine = Big Money z jedną Kopalnią, kupowaną, póki ma jeszcze czas zamieniać Miedziaki w Srebrniki, a Srebrniki w Złoto.

about-mining-village = Pięciu Oprawców przed pierwszym Złotem i tyle samo Osad górniczych, by w jednej turze zagrywać kilku Oprawców bez straty karty.

about-minion = Sługus za każde $5 i jeden Kanciarz. Sługusi nie kosztują akcji i dają po $2; ostatni wymienia słabą rękę na cztery nowe karty i to samo robi z ręką przeciwnika.

about-minion-chapel = Najpierw Kaplica, potem Sługus za każde $5. Gdy nie ma już Miedziaków i Posiadłości, prawie każda ręka jest pełna Sługusów: wszyscy oprócz ostatniego dają po $2, a ten wymienia słabą rękę na cztery nowe karty.

about-moat = Big Money z jedną Fosą, a w miarę jak talia rośnie, z kolejnymi za $2: dwie karty za akcję, która i tak jest wolna, a do tego ochrona przed atakami.

about-moneylender = Jeden Lichwiarz wymienia Miedziaki na $3 za każdą kartę i odchudza talię, dzięki czemu Laboratoria dobierają lepsze Skarby.

about-monkey = Big Money z dwiema Małpami po czterech kartach Srebrników: każda dobiera kartę za wszystko, co przeciwnik w tym czasie dodaje, i jeszcze jedną w następnej turze. Niewiele lepsze niż Srebrniki na ich miejscu.

about-native-village = Trzy Nabrzeża, a gdy są już dwa, za rękę z $2 Wioska tubylców: pozwala zagrać dwa Nabrzeża w turze albo odkłada karty na planszę na bogatszą turę. Wygrywają Nabrzeża.

about-navigator = Big Money z jednym Nawigatorem: daje $2 jak Srebrniki, a słabą następną rękę po prostu odrzuca.

about-nobles = Big Money z tyloma kartami Szlachty, ile jest kart Złota. Każda dobiera trzy karty albo daje akcje, by zagrać następną, a do tego jest warta dwa punkty.

about-outpost = Karawany, które dobierają na początku następnej tury, uzupełniają krótką rękę dodatkowej tury, dlatego gdy są już dwie Karawany, kupuje się Przyczółek, jeszcze przed Złotem.

about-patrol = Big Money z Patrolem na każde jedenaście Skarbów. Dobiera on trzy karty, a przy tym zbiera karty Zwycięstwa, więc następna ręka jest pełna pieniędzy i talia nie zwalnia, gdy zaczyna się zielenić.

about-pawn = Big Money z dwoma Baronami; za pozostałe $2 i drugi zakup bierze Giermków, bo ci nigdy nie kosztują karty. Ani zbytnio nie pomagają, ani nie szkodzą.

about-pearl-diver = Big Money z trzema Okrętami kupieckimi, a na ręce z $2, które nic lepszego nie kupią, najwyżej dwaj Poławiacze pereł: każdy dobiera za siebie kartę i wydobywa dobrą kartę ze spodu talii. Wygrywają okręty.

about-pirate-ship = Trzy Okręty pirackie (z Wioskami rybackimi, by zagrywać dwa w jednej turze) zatapiają Skarby przeciwnika, aż same zaczną przynosić pieniądze na Prowincje.

about-pirate = Big Money z dwoma Piratami: każdy dodaje Złoto na następną rękę i można go zagrać z ręki, gdy ktokolwiek dodaje Skarb.

about-poacher = Big Money z czterema Kłusownikami: każdy to $1, które nie zajmuje miejsca na ręce, a puste stosy zdarzają się rzadko.

about-remodel = Big Money z jedną Przebudową: na początku zamienia ona Posiadłości w lepsze karty, a na końcu Złoto w Prowincje.

about-replace = Big Money z jedną Podmianą. Na początku zamienia ona Posiadłości w Srebrniki, a na końcu Złoto w Prowincje, z Klątwą dla wszystkich innych.

about-saboteur = Big Money z dwoma Sabotażystami, którzy nie dają monet, za to rozkładają na części Srebrniki, Złoto i Prowincje przeciwnika. Powolne; lepsze niż brak ataku, choć niewiele.

about-sailor = Żeglarz pozwala zagrać Korsarza już w turze zakupu i wyrzuca na Śmietnisko Miedziaki i Posiadłości. Wygrywają tu Korsarze; Żeglarz ich nie przyspiesza.

about-salvager = Big Money z jednym Wyławiaczem: na początku zamienia on Posiadłości w monety, a pod koniec zbędne Złoto w Prowincję. Pomaga, ale niewiele.

about-scout = Szlachta i Haremy, które dają punkty i które dobrze jest dobrać, oraz Zwiadowca, który je zbiera. Zwiadowca nie przyspiesza Big Money: to samo bez niego jest nieco lepsze.

about-sea-chart = Nabrzeża i Wioski rybackie zostają w grze, więc Mapa morska od czasu do czasu trafia na wierzchu talii na kolejną taką kartę i bierze ją na rękę. Pomaga nie bardziej niż Srebrniki na jej miejscu.

about-sea-hag = Dwie Morskie wiedźmy jak najszybciej: dziesięć Klątw rozstrzyga grę, resztę robią pieniądze.

about-sea-witch = Do trzech Morskich czarownic przed Złotem: dla przeciwnika Klątwy, dla nas cztery karty w ciągu dwóch tur.

about-secret-chamber = Nabrzeża i Wioski rybackie dobierają mnóstwo kart, a Tajna komnata zamienia w monety wszystkie, które nie są Skarbami. Sama Tajna komnata nie przyspiesza Big Money bardziej niż Srebrniki.

about-secret-passage = Punkt Handlowy i dwa Tajne przejścia. Przejścia oglądają dwie karty i odkładają najgorszą, więc znajdują Punkt Handlowy, a później Złoto; same prawie nie przyspieszają Big Money.

about-sentry = Big Money z dwoma Wartownikami, pierwszym jeszcze przed Złotem: wyrzucają na Śmietnisko Posiadłości i Miedziaki, a nie kosztują ani akcji, ani karty.

about-shanty-town = Pięciu Oprawców przed pierwszym Złotem i tyle samo Ruder, które dają akcje, by zagrać dwóch lub trzech w jednej turze, albo dwie karty, gdy nie ma czego zagrać.

about-smithy = Big Money z Kuźnią na każde jedenaście Skarbów.

about-smugglers = Big Money z jedną kartą Przemytników: kopiuje ona Złoto lub Srebrniki, które przeciwnik właśnie dodał, a pod koniec gry Powiat.

about-spy = Całą robotę robią Bandyci; jeden Szpieg, gdy jest już Złoto, oczyszcza wierzch obu talii. Sam Szpieg nie przyspiesza Big Money: bez niego zwycięstw jest tyle samo.

about-steward = Najpierw jeden Zarządca, który wyrzuca na Śmietnisko Posiadłości i Miedziaki, a za każde $5 Laboratorium: w odchudzonej talii Laboratoria dobierają dobre karty.

about-swindler = Big Money z dwoma Kanciarzami, kupowanymi w pierwszej kolejności. Każdy daje $2 jak Srebrniki i zamienia Miedziaki przeciwnika w Klątwy.

about-tactician = Big Money z jednym Strategiem, zagrywanym zawsze, gdy nie stać na Prowincję: jedna tura przepada, a następna ma dziesięć kart i drugi zakup.

about-thief = Big Money z trzema Złodziejami: z talii pełnych pieniędzy przejmują Srebrniki i Złoto. Przeciwko taliom z kart Akcji niewiele dają.

about-throne-room = Rush na Ogrody, w którym dwie Sale tronowe podwajają Warsztaty: w jednej turze dwie karty dodane i jedna kupiona.

about-tide-pools = Big Money z jedną kartą Baseny pływowe: trzy karty od razu, a dwie odrzucane w następnej turze to zwykle Posiadłości i Miedziaki. Pomaga, ale niewiele.

about-torturer = Pięciu Oprawców przed pierwszym Złotem i Wioski rybackie, by zagrywać kilku w jednej turze. Przeciwnik zostaje prawie bez kart na ręce albo bierze Klątwy.

about-trading-post = Big Money z jednym Punktem Handlowym: Posiadłości i Miedziaki zamieniają się w Srebrniki na ręce, a talia robi się cienka i równa.

about-treasure-map = Dwie wczesne Mapy skarbu i Magazyny, by zebrać je na jednej ręce; za cztery karty Złota od razu kupuje się Prowincje.

about-treasury = Do sześciu Skarbców: każdy to karta, akcja i $1, a do tego wraca na wierzch talii, dopóki nie kupuje się kart Zwycięstwa.

about-tribute = Big Money z najwyżej dwiema Daninami. Przeciwko talii ze Skarbów i kart Zwycięstwa Danina może być warta $4 albo $2 i dwie karty.

about-upgrade = Jedna Rozbudowa robi z Posiadłości Srebrniki, ze Srebrników Karawany, z Karawan Targowiska, a z Targowisk Złoto. Pomaga tylko dlatego, że przy każdym koszcie jest coś dobrego do dodania.

about-vassal = Laboratoria, a wśród nich jeden Wasal: daje tyle co Srebrniki, a gdy trafi na Laboratorium, zagrywa się je za darmo.

about-village = Rush na Ogrody, w którym dwie Wioski pozwalają zagrać kilka Warsztatów w jednej turze; kończy grę przez puste stosy, zanim Big Money się rozkręci.

about-warehouse = Big Money z jednym Magazynem od 3. tury: wymienia on Posiadłości i Miedziaki z ręki na lepsze karty.

about-wharf = Dwa Nabrzeża przed pierwszym Złotem, potem zwykłe Big Money: cztery karty i dwa zakupy w ciągu dwóch tur za jedną akcję.

about-wishing-well = Big Money z dwiema Kuźniami, a po czterech kartach Srebrników z dwiema Studniami Życzeń: każda dobiera za siebie kartę i od czasu do czasu odgaduje następną. Są mniej więcej tak dobre jak Srebrniki na ich miejscu.

about-witch = Big Money z Wiedźmą przed pierwszym Złotem, w sumie najwyżej z trzema: każda to dwie karty, a Klątwy dostaje przeciwnik.

about-woodcutter = Big Money z jednym Drwalem po dwóch kartach Srebrników: to Srebrniki z drugim zakupem, który opłaca się pod koniec gry.

about-workshop = Rush w najprostszej postaci: Warsztaty dodają Warsztaty, w sumie osiem, potem wszystkie Ogrody, potem Posiadłości; co turę dochodzą dwie karty, a gra kończy się przez puste stosy.
