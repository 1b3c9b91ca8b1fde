# Karty: nazwa i tekst. To, ile karta daje kart, akcji, zakupów, $ i punktów, powstaje z jej pól i nie stoi w tekście.

card-copper = Miedziaki
    .also = Miedziak

card-silver = Srebrniki
    .also = Srebro

card-gold = Złoto

card-estate = Posiadłość

card-duchy = Powiat
    .also = Księstwo

card-province = Prowincja

card-curse = Klątwa

card-festival = Festyn

card-laboratory = Laboratorium

card-market = Targowisko

card-smithy = Kuźnia

card-village = Wioska

# ours
card-woodcutter = Drwal

card-adventurer = Odkrywca
    .also = Podróżnik
    .text = Odkrywaj po kolei karty talii, dopóki nie pojawią się dwa Skarby. Te weź na rękę, a pozostałe odkryte odrzuć.

card-artisan = Rękodzielnik
    .text = Dodaj na rękę kartę kosztującą najwyżej $5. Potem odłóż dowolną kartę z ręki na wierzch talii.

card-bandit = Bandyta
    .text = Dodaj Złoto. Każdy inny gracz odkrywa dwie wierzchnie karty swojej talii, wyrzuca na Śmietnisko jeden Skarb spośród nich, inny niż Miedziaki, i odrzuca resztę.

card-bureaucrat = Urzędnik
    .text = Dodaj kartę Srebrników na wierzch talii. Każdy inny gracz odkrywa kartę Zwycięstwa z ręki i odkłada ją na wierzch swojej talii; kto nie ma żadnej, pokazuje rękę.

card-cellar = Piwnica
    .text = Odrzuć tyle kart, ile chcesz, a potem dobierz tyle samo.

card-chancellor = Kanclerz
    .text = Możesz od razu odłożyć całą talię na stos kart odrzuconych.

card-chapel = Kaplica
    .text = Wyrzuć na Śmietnisko najwyżej cztery karty z ręki.

card-council-room = Sala obrad
    .text = Każdy inny gracz dobiera kartę.

# ours
card-feast = Uczta
    .text = Wyrzuć tę kartę na Śmietnisko. Dodaj kartę kosztującą najwyżej $5.

card-gardens = Ogrody
    .text = Warte jeden punkt za każde dziesięć twoich kart, z zaokrągleniem w dół.

card-harbinger = Zwiastun
    .text = Przejrzyj swój stos kart odrzuconych. Możesz odłożyć jedną kartę z niego na wierzch talii.

card-library = Biblioteka
    .text = Dobieraj karty po jednej, aż będziesz mieć siedem na ręce. Dobierane karty Akcji możesz odkładać na bok; na koniec je odrzuć.

card-merchant = Kupiec
    .text = Pierwsza karta Srebrników, którą zagrasz w tej turze, daje +$1.

card-militia = Milicja
    .text = Każdy inny gracz zostawia sobie trzy karty na ręce i odrzuca resztę.

card-mine = Kopalnia
    .text = Możesz wyrzucić Skarb z ręki na Śmietnisko. Jeśli to zrobisz, dodaj na rękę Skarb kosztujący najwyżej o $3 więcej.

card-moat = Fosa
    .text = Gdy inny gracz zagrywa kartę Ataku, możesz najpierw odkryć tę kartę z ręki: atak na ciebie nie działa.

card-moneylender = Lichwiarz
    .text = Możesz wyrzucić kartę Miedziaków z ręki na Śmietnisko. Jeśli to zrobisz: +$3.

card-poacher = Kłusownik
    .text = Odrzuć po jednej karcie za każdy pusty stos w Zasobach.

card-remodel = Przebudowa
    .text = Wyrzuć kartę z ręki na Śmietnisko. Jeśli to zrobisz, dodaj kartę kosztującą najwyżej o $2 więcej.

card-sentry = Wartownik
    .text = Podejrzyj dwie wierzchnie karty talii. Dowolne z nich wyrzuć na Śmietnisko, dowolne odrzuć, a resztę odłóż z powrotem na wierzch w wybranej kolejności.

card-spy = Szpieg
    .text = Każdy gracz, także ty, odkrywa wierzchnią kartę swojej talii; o każdej z nich decydujesz, czy zostanie odrzucona, czy odłożona z powrotem.

card-thief = Złodziej
    .text = Każdy inny gracz odkrywa dwie wierzchnie karty swojej talii. Spośród odkrytych Skarbów każdego gracza wybierasz jeden, który trafia na Śmietnisko; reszta jest odrzucana. Możesz dodać dowolne z tych wyrzuconych kart.

card-throne-room = Sala tronowa
    .text = Możesz dwa razy zagrać jedną kartę Akcji z ręki.

card-vassal = Wasal
    .text = Odrzuć wierzchnią kartę talii. Jeśli to karta Akcji, możesz ją zagrać.

card-witch = Wiedźma
    .text = Każdy inny gracz dodaje Klątwę.

card-workshop = Warsztat
    .text = Dodaj kartę kosztującą najwyżej $4.

card-great-hall = Sala Reprezentacyjna

card-harem = Harem

card-baron = Baron
    .text = Możesz odrzucić Posiadłość, by otrzymać +$4. Jeśli tego nie zrobisz, dodaj Posiadłość.

card-bridge = Most
    .text = W tej turze wszystkie karty, gdziekolwiek są, kosztują o $1 mniej, ale nigdy mniej niż $0.

card-conspirator = Spiskowiec
    .text = Jeśli w tej turze zagrywasz już co najmniej trzecią kartę Akcji, licząc z tą: +1 karta, +1 akcja.

card-coppersmith = Pracownia Miedzi
    .text = W tej turze każda karta Miedziaków, którą zagrasz, daje o $1 więcej.

card-courtier = Dworzanie
    .text = Odkryj kartę z ręki. Za każdy jej typ wybierz inną opcję: +1 akcja; +1 zakup; +$3; dodaj Złoto.

card-courtyard = Dziedziniec
    .text = Odłóż kartę z ręki na wierzch talii.

card-diplomat = Dyplomata
    .text = Jeśli masz potem na ręce najwyżej pięć kart: +2 akcje. Gdy inny gracz zagrywa kartę Ataku, a masz na ręce co najmniej pięć kart, możesz najpierw odkryć tę kartę, by dobrać dwie karty i odrzucić trzy.

card-duke = Książę
    .text = Wart jeden punkt za każdy twój Powiat.

card-ironworks = Zakład Hutniczy
    .text = Dodaj kartę kosztującą najwyżej $4. Za Akcję: +1 akcja. Za Skarb: +$1. Za kartę Zwycięstwa: +1 karta.

card-lurker = Intrygant
    .text = Wybierz jedno: wyrzuć kartę Akcji z Zasobów na Śmietnisko; albo dodaj kartę Akcji ze Śmietniska.

card-masquerade = Maskarada
    .text = Każdy, kto ma karty na ręce, wybiera jedną; potem wszyscy naraz przekazują je w lewo, najbliższemu graczowi, który też miał karty. Na koniec możesz wyrzucić kartę z ręki na Śmietnisko.

card-mill = Młyn
    .text = Możesz odrzucić dwie karty, by otrzymać +$2.

card-mining-village = Osada górnicza
    .also = Wioska Górnicza
    .text = Możesz wyrzucić tę kartę na Śmietnisko, by otrzymać +$2.

card-minion = Sługus
    .also = Faworyt
    .text = Wybierz jedno: +$2; albo odrzuć rękę i dobierz cztery karty, a każdy inny gracz, który ma na ręce co najmniej pięć kart, robi to samo.

card-nobles = Szlachta
    .text = Wybierz jedno: +3 karty; albo +2 akcje.

card-patrol = Patrol
    .text = Odkryj cztery wierzchnie karty talii. Weź na rękę karty Zwycięstwa i Klątwy, a resztę odłóż z powrotem w wybranej kolejności.

card-pawn = Giermek
    .also = Sługa
    .text = Wybierz dwie różne opcje: +1 karta; +1 akcja; +1 zakup; +$1.

card-replace = Podmiana
    .text = Wyrzuć kartę z ręki na Śmietnisko. Dodaj kartę kosztującą najwyżej o $2 więcej. Jeśli to Akcja lub Skarb, połóż ją na wierzchu talii; jeśli to karta Zwycięstwa, każdy inny gracz dodaje Klątwę.

card-saboteur = Sabotażysta
    .text = Każdy inny gracz odkrywa karty swojej talii, aż odkryje kosztującą co najmniej $3. Tę wyrzuca na Śmietnisko i może dodać kartę tańszą o co najmniej $2. Pozostałe odkryte odrzuca.

card-scout = Zwiadowca
    .text = Odkryj cztery wierzchnie karty talii. Weź na rękę karty Zwycięstwa, a resztę odłóż z powrotem w wybranej kolejności.

card-secret-chamber = Tajna komnata
    .also = Sekretna Komnata
    .text = Odrzuć tyle kart, ile chcesz; za każdą +$1. Gdy inny gracz zagrywa kartę Ataku, możesz najpierw odkryć tę kartę, by dobrać dwie karty, a potem odłożyć dwie karty z ręki na wierzch talii.

# ours
card-secret-passage = Tajne przejście
    .text = Włóż kartę z ręki w dowolne miejsce talii.

card-shanty-town = Rudera
    .also = Dzielnica Slumsów
    .text = Odkryj rękę. Jeśli nie ma na niej karty Akcji: +2 karty.

card-steward = Zarządca
    .text = Wybierz jedno: +2 karty; albo +$2; albo wyrzuć dwie karty z ręki na Śmietnisko.

card-swindler = Kanciarz
    .also = Oszust
    .text = Każdy inny gracz wyrzuca na Śmietnisko wierzchnią kartę swojej talii i dodaje kartę o tym samym koszcie, wskazaną przez ciebie.

card-torturer = Oprawca
    .text = Każdy inny gracz wybiera jedno: odrzuca dwie karty; albo dodaje na rękę Klątwę.

card-trading-post = Punkt Handlowy
    .text = Wyrzuć dwie karty z ręki na Śmietnisko. Jeśli to zrobisz, dodaj na rękę kartę Srebrników.

card-tribute = Danina
    .text = Gracz po twojej lewej odkrywa i odrzuca dwie wierzchnie karty swojej talii. Za każdą z nich o innej nazwie: Akcja daje +2 akcje, Skarb +$2, karta Zwycięstwa +2 karty.

card-upgrade = Rozbudowa
    .text = Wyrzuć kartę z ręki na Śmietnisko. Dodaj kartę kosztującą dokładnie o $1 więcej.

card-wishing-well = Studnia Życzeń
    .text = Podaj nazwę karty, po czym odkryj wierzchnią kartę talii. Jeśli nazwa się zgadza, weź tę kartę na rękę; jeśli nie, odłóż ją z powrotem.

card-bazaar = Bazar

card-ambassador = Ambasador
    .text = Odkryj kartę z ręki. Odłóż z ręki do Zasobów najwyżej dwie karty o tej nazwie. Potem każdy inny gracz dodaje jedną taką kartę.

card-caravan = Karawana

card-cutpurse = Kieszonkowiec
    .text = Każdy inny gracz odrzuca kartę Miedziaków; kto nie ma żadnej, pokazuje rękę.

card-embargo = Embargo
    .text = Wyrzuć tę kartę na Śmietnisko. Połóż żeton embarga na stosie w Zasobach: kto kupuje kartę z tego stosu, dodaje Klątwę za każdy leżący tam żeton.

card-explorer = Zdobywca
    .text = Możesz odkryć Prowincję z ręki, by dodać na rękę Złoto. Jeśli tego nie zrobisz, dodaj na rękę kartę Srebrników.

card-fishing-village = Wioska rybacka

card-ghost-ship = Okręt widmo
    .text = Każdy inny gracz, który ma na ręce co najmniej cztery karty, odkłada karty z ręki na wierzch swojej talii, aż zostaną trzy.

card-haven = Przystań
    .text = Odłóż kartę z ręki na bok, zakrytą. Na początku swojej następnej tury weź ją na rękę.

card-island = Wyspa
    .text = Odłóż tę kartę oraz jedną kartę z ręki na swoją podkładkę Wyspy; wrócą do ciebie na koniec gry.

card-lighthouse = Latarnia morska
    .text = Dopóki ta karta jest w grze, ataki innych graczy na ciebie nie działają.

card-lookout = Bocianie gniazdo
    .text = Podejrzyj trzy wierzchnie karty talii. Jedną wyrzuć na Śmietnisko, jedną odrzuć, a trzecią odłóż z powrotem.

card-merchant-ship = Okręt kupiecki

card-native-village = Wioska tubylców
    .text = Wybierz jedno: połóż wierzchnią kartę talii zakrytą na swojej podkładce Wioski tubylców, gdzie możesz ją oglądać; albo weź na rękę wszystkie karty z podkładki.

card-navigator = Nawigator
    .text = Podejrzyj pięć wierzchnich kart talii. Odrzuć je wszystkie albo odłóż z powrotem w wybranej kolejności.

card-outpost = Przyczółek
    .text = Na następną rękę dobierasz tylko trzy karty, a po tej turze rozgrywasz dodatkową, chyba że ta już jest dodatkowa.

card-pearl-diver = Poławiacz pereł
    .text = Podejrzyj kartę ze spodu talii. Możesz przełożyć ją na wierzch.

card-pirate-ship = Okręt piracki
    .text = Wybierz jedno. Każdy inny gracz odkrywa dwie wierzchnie karty swojej talii; jeden Skarb spośród nich, wskazany przez ciebie, trafia na Śmietnisko, a reszta jest odrzucana; jeśli cokolwiek trafiło na Śmietnisko, dostajesz żeton monety. Albo: +$1 za każdy twój żeton monety.

card-salvager = Wyławiacz
    .text = Wyrzuć kartę z ręki na Śmietnisko, by otrzymać tyle $, ile kosztuje.

card-sea-hag = Morska wiedźma
    .text = Każdy inny gracz odrzuca wierzchnią kartę swojej talii i dodaje Klątwę na jej wierzch.

card-smugglers = Przemytnicy
    .text = Dodaj kartę kosztującą najwyżej $6, jaką gracz po twojej prawej dodał w swojej ostatniej turze.

card-tactician = Strateg
    .text = Odrzuć rękę. Jeśli była na niej choć jedna karta, na początku twojej następnej tury: +5 kart, +1 akcja i +1 zakup.

card-treasure-map = Mapa skarbu
    .text = Wyrzuć na Śmietnisko tę kartę i drugą Mapę skarbu z ręki. Jeśli trafiły tam obie, dodaj cztery karty Złota na wierzch talii.

card-treasury = Skarbiec
    .text = Jeśli w tej turze nie kupisz karty Zwycięstwa, możesz odłożyć tę kartę na wierzch talii, gdy odrzucasz ją z gry.

card-warehouse = Magazyn
    .text = Odrzuć trzy karty.

card-wharf = Nabrzeże

# ours
card-astrolabe = Astrolabium

# ours
card-blockade = Blokada
    .text = Dodaj kartę kosztującą najwyżej $4 i odłóż ją na bok; na początku swojej następnej tury weź ją na rękę. Do tego czasu każdy inny gracz, który w swojej turze dodaje kartę o tej nazwie, dodaje też Klątwę.

# ours
card-corsair = Korsarz
    .text = Na początku twojej następnej tury: +1 karta. Do tego czasu każdy inny gracz wyrzuca na Śmietnisko pierwszą kartę Srebrników lub Złota, którą zagra w danej turze.

# ours
card-monkey = Małpa
    .text = Na początku twojej następnej tury: +1 karta. Do tego czasu: +1 karta, ilekroć gracz po twojej prawej dodaje kartę.

# ours
card-pirate = Pirat
    .text = Na początku swojej następnej tury dodaj na rękę Skarb kosztujący najwyżej $6. Gdy ktokolwiek dodaje Skarb, możesz zagrać tę kartę z ręki.

# ours
card-sailor = Żeglarz
    .text = Raz w tej turze, gdy dodajesz kartę Następstwa, możesz ją zagrać. Na początku twojej następnej tury: +$2 i możesz wyrzucić kartę z ręki na Śmietnisko.

# ours
card-sea-chart = Mapa morska
    .text = Odkryj wierzchnią kartę talii. Jeśli masz w grze kartę o tej nazwie, weź odkrytą na rękę.

# ours
card-sea-witch = Morska czarownica
    .text = Każdy inny gracz dodaje Klątwę. Na początku twojej następnej tury: +2 karty, a potem odrzuć dwie karty.

# ours
card-tide-pools = Baseny pływowe
    .text = Na początku swojej następnej tury odrzuć dwie karty.
