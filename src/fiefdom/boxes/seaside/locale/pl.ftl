# Karty tego pudełka: nazwa, tekst (bez tego, co mówią pola karty) i rozstrzygnięcia, po jednym w wierszu.

box-seaside = Przystań

# Rozstrzygnięcia wspólne dla kilku kart.
ruling-safe-throughout = Kto w chwili zagrania tej karty odkryje Fosę albo ma w grze Latarnię morską, jest przed nią bezpieczny przez cały czas.
ruling-until-next-clean-up = Zostaje w grze do fazy porządków twojej następnej tury.

card-bazaar = Bazar

rulings-bazaar =
    Kartę dobierasz od razu, zanim zdecydujesz, co zagrać dalej. Otrzymane $1 możesz wydać tylko w tej turze.

card-ambassador = Ambasador
    .text = Odkryj kartę z ręki. Odłóż z ręki do Zasobów najwyżej dwie karty o tej nazwie. Potem każdy inny gracz dodaje jedną taką kartę.

rulings-ambassador =
    Możesz odłożyć do Zasobów dwie karty o odkrytej nazwie, jedną lub żadnej. Pozostali gracze dodają po jednej, nawet jeśli nie odłożysz żadnej.
    Dodają je w kolejności rozgrywki, od gracza po twojej lewej, z Zasobów na swoje stosy kart odrzuconych; dla kogo zabraknie, ten nie dodaje żadnej.
    Karty odłożone na pusty stos znów go zapełniają. Nie są ani wyrzucane na Śmietnisko, ani odrzucane.
    Jeśli nie masz na ręce karty do odkrycia, nic się nie dzieje. Zagranego Ambasadora nie masz już na ręce.
    Kto odkryje Fosę, niczego nie dodaje.

card-caravan = Karawana

rulings-caravan =
    Drugą kartę dobierasz na początku swojej następnej tury, nie wcześniej; nie wlicza się ona do ręki dobieranej w fazie porządków.
    Zostaje w grze do fazy porządków tamtej tury. Zagrana dwukrotnie dzięki Sali tronowej daje wtedy dwie karty.

card-cutpurse = Kieszonkowiec
    .text = Każdy inny gracz odrzuca kartę Miedziaków; kto nie ma żadnej, pokazuje rękę.

rulings-cutpurse =
    Każdy z pozostałych graczy odrzuca tylko jedną kartę Miedziaków, bez względu na to, ile ich ma.
    Kto nie ma Miedziaków, musi pokazać całą rękę. Drugi Kieszonkowiec w tej samej turze zabiera drugą kartę Miedziaków.

card-embargo = Embargo
    .text = Wyrzuć tę kartę na Śmietnisko. Połóż żeton embarga na stosie w Zasobach: kto kupuje kartę z tego stosu, dodaje Klątwę za każdy leżący tam żeton.

rulings-embargo =
    Możesz wybrać dowolny stos w Zasobach, także taki, na którym już leżą żetony. Embargo obowiązuje też ciebie.
    Liczy się tylko kupowanie. Kto dodaje kartę z tego stosu w inny sposób, nie dodaje Klątwy.
    Każdy żeton daje Klątwę za każdą kupioną kartę. Gdy Klątw już nie ma, żetony nic nie robią.
    Zagrane dwukrotnie dzięki Sali tronowej trafia na Śmietnisko raz, a ty kładziesz dwa żetony, na jednym stosie lub na dwóch.
    Żetony zostają do końca gry i nigdy ich nie zabraknie.

card-explorer = Zdobywca
    .text = Możesz odkryć Prowincję z ręki, by dodać na rękę Złoto. Jeśli tego nie zrobisz, dodaj na rękę kartę Srebrników.

rulings-explorer =
    Nie musisz odkrywać Prowincji, nawet jeśli ją masz; wtedy dodajesz Srebrniki. Odkryta Prowincja zostaje na ręce.
    Dodawana karta trafia z Zasobów na rękę, możesz ją więc zagrać jeszcze w tej turze.
    Jeśli odkryjesz Prowincję, a Złota już nie ma, niczego nie dodajesz.

card-fishing-village = Wioska rybacka

rulings-fishing-village =
    W tej turze daje dwie akcje i $1. W następnej daje $1 i jedną akcję, możesz więc zagrać w sumie dwie karty Akcji.
    { ruling-until-next-clean-up }

card-ghost-ship = Okręt widmo
    .text = Każdy inny gracz, który ma na ręce co najmniej cztery karty, odkłada karty z ręki na wierzch swojej talii, aż zostaną trzy.

rulings-ghost-ship =
    Pozostali gracze sami wybierają, które karty odłożyć i w jakiej kolejności. Kto ma na ręce najwyżej trzy, nic nie robi.
    Kto ma pustą talię, nie tasuje: odłożone karty stają się talią.
    Drugi Okręt widmo w tej samej turze już nic nie zmienia.

card-haven = Przystań
    .text = Odłóż kartę z ręki na bok, zakrytą. Na początku swojej następnej tury weź ją na rękę.

rulings-haven =
    Najpierw dobierz. Odłożenie karty na bok jest obowiązkowe; pozostali gracze jej nie widzą.
    Karta wraca na rękę na początku twojej następnej tury; Przystań zostaje w grze do fazy porządków tamtej tury.
    Gdy zagrasz ją dwukrotnie dzięki Sali tronowej, odkładasz na bok dwie karty. Jeśli gra skończy się wcześniej, liczą się jako twoje.

card-island = Wyspa
    .text = Odłóż tę kartę oraz jedną kartę z ręki na swoją podkładkę Wyspy; wrócą do ciebie na koniec gry.

rulings-island =
    Odłożenie karty jest obowiązkowe; jeśli nie masz na ręce innej karty, na podkładkę trafia sama Wyspa.
    Kart z podkładki się nie wtasowuje; wracają dopiero na koniec gry i wszystkie się wtedy liczą.
    Leżą odkryte: każdy może je oglądać w dowolnej chwili.
    Gdy zagrasz ją dwukrotnie dzięki Sali tronowej, na podkładkę trafiają Wyspa i dwie karty z ręki.

card-lighthouse = Latarnia morska
    .text = Dopóki ta karta jest w grze, ataki innych graczy na ciebie nie działają.

rulings-lighthouse =
    W tej turze daje akcję i $1, w następnej tylko $1. Zostaje w grze do fazy porządków twojej następnej tury.
    Dopóki jest w grze, Ataki na ciebie nie działają, nawet jeśli wolisz, żeby działały.
    Nadal możesz odkrywać Reakcje, na przykład Tajną komnatę, i je wykonywać.
    Liczy się chwila zagrania Ataku: ten, któremu już podlegasz, trwa dalej. Twoje własne Ataki działają jak zwykle.

card-lookout = Bocianie gniazdo
    .text = Podejrzyj trzy wierzchnie karty talii. Jedną wyrzuć na Śmietnisko, jedną odrzuć, a trzecią odłóż z powrotem.

rulings-lookout =
    Podejrzyj wszystkie trzy karty, zanim zdecydujesz. Każda z trzech części jest obowiązkowa.
    Gdy masz w talii mniej niż trzy karty, podejrzyj je, potasuj stos kart odrzuconych bez nich i podejrzyj brakujące.
    Jeśli kart jest w sumie tylko dwie, jedną wyrzuć na Śmietnisko, a drugą odrzuć. Jeśli jest tylko jedna, wyrzuć ją na Śmietnisko.
    Jeśli te trzy karty były całą talią, odłożona z powrotem jest jej jedyną kartą.

card-merchant-ship = Okręt kupiecki

rulings-merchant-ship =
    W następnej turze masz $2 od samego jej początku. Okręt kupiecki zostaje w grze do fazy porządków tamtej tury.
    Zagrany dwukrotnie dzięki Sali tronowej daje $4 teraz i $4 w następnej turze, a Sala tronowa zostaje z nim w grze.

card-native-village = Wioska tubylców
    .text = Wybierz jedno: połóż wierzchnią kartę talii zakrytą na swojej podkładce Wioski tubylców, gdzie możesz ją oglądać; albo weź na rękę wszystkie karty z podkładki.

rulings-native-village =
    Możesz wybrać dowolną z opcji, nawet bez kart na podkładce lub w talii. Jeśli talia jest pusta, najpierw potasuj stos kart odrzuconych.
    Kładziesz kartę, zanim ją obejrzysz. Swoją podkładkę możesz oglądać w dowolnej chwili; pozostali gracze nie mogą.
    Na koniec gry karty z podkładki są twoje i się liczą.
    Sama Wioska tubylców nie trafia na podkładkę; jest odrzucana w fazie porządków.

card-navigator = Nawigator
    .text = Podejrzyj pięć wierzchnich kart talii. Odrzuć je wszystkie albo odłóż z powrotem w wybranej kolejności.

rulings-navigator =
    Wszystkie pięć albo żadnej: nie możesz części kart odrzucić, a części zostawić.
    Gdy masz w talii mniej niż pięć kart, podejrzyj je, potasuj stos kart odrzuconych bez nich i podejrzyj brakujące.
    Jeśli kart jest w sumie mniej niż pięć, wybór dotyczy tych, które są. Widzisz je tylko ty.

card-outpost = Przyczółek
    .text = Na następną rękę dobierasz tylko trzy karty, a po tej turze rozgrywasz dodatkową, chyba że ta już jest dodatkowa.

rulings-outpost =
    Dodatkowa tura jest turą jak każda inna, tyle że zaczynasz ją z trzema kartami na ręce.
    To, co karty Następstwa zagrane w tej turze robią w następnej, dzieje się w turze dodatkowej, bo to ona jest twoją następną.
    Kilka Przyczółków w jednej turze albo jeden zagrany dwukrotnie dzięki Sali tronowej daje tylko jedną dodatkową turę.
    Przyczółek zagrany w turze dodatkowej nie daje kolejnej.
    Zostaje w grze do końca tury dodatkowej.

card-pearl-diver = Poławiacz pereł
    .text = Podejrzyj kartę ze spodu talii. Możesz przełożyć ją na wierzch.

rulings-pearl-diver =
    Najpierw dobierz, potem podejrzyj kartę ze spodu. Jeśli talia jest wtedy pusta, potasuj stos kart odrzuconych.
    Jeśli przełożysz kartę na wierzch, nie oglądasz tej, która jest teraz na spodzie. Podglądaną kartę widzisz tylko ty.

card-pirate-ship = Okręt piracki
    .text = Wybierz jedno. Każdy inny gracz odkrywa dwie wierzchnie karty swojej talii; jeden Skarb spośród nich, wskazany przez ciebie, trafia na Śmietnisko, a reszta jest odrzucana; jeśli cokolwiek trafiło na Śmietnisko, dostajesz żeton monety. Albo: +$1 za każdy twój żeton monety.

rulings-pirate-ship =
    Pozostali gracze odkrywają Reakcje, zanim wybierzesz, także wtedy, gdy potem bierzesz $.
    Za każde zagranie dostajesz najwyżej jeden żeton monety, ilekolwiek Skarbów trafi na Śmietnisko. Jeśli nie trafi żaden, nie dostajesz żetonu.
    Żetony się nie zużywają: trzy żetony dają $3 za każdym razem, gdy wybierasz $.
    { ruling-second-card }
    Liczy się każdy Skarb, także Miedziaki i Harem. Ty wskazujesz, który z dwóch Skarbów gracza trafi na Śmietnisko.
    Wyrzuconych Skarbów nie dodajesz. Przy drugim zagraniu dzięki Sali tronowej wybierasz od nowa.
    Kto nie ma kart w talii, najpierw tasuje. Kto nawet wtedy ma tylko jedną, odkrywa tę jedną; kto nie ma żadnej, jest pomijany.

card-salvager = Wyławiacz
    .text = Wyrzuć kartę z ręki na Śmietnisko, by otrzymać tyle $, ile kosztuje.

rulings-salvager =
    Mając karty na ręce, musisz jedną wyrzucić na Śmietnisko. Nie mając żadnej, nie otrzymujesz $, ale zakup owszem.
    Liczy się koszt w danej chwili: po jednym Moście Złoto daje $5.

card-sea-hag = Morska wiedźma
    .text = Każdy inny gracz odrzuca wierzchnią kartę swojej talii i dodaje Klątwę na jej wierzch.

rulings-sea-hag =
    Kto ma pustą talię, najpierw tasuje. Kto nadal nie ma kart, niczego nie odrzuca, ale i tak dodaje Klątwę.
    Kto odrzuci ostatnią kartę talii, ma w niej potem tylko Klątwę.
    Pozostali gracze robią to w kolejności rozgrywki, od gracza po twojej lewej. Gdy Klątw już nie ma, i tak odrzucają.

card-smugglers = Przemytnicy
    .text = Dodaj kartę kosztującą najwyżej $6, jaką gracz po twojej prawej dodał w swojej ostatniej turze.

rulings-smugglers =
    Liczy się ostatnia tura gracza po twojej prawej, nawet jeśli od tego czasu było już kilka twoich tur.
    Liczy się karta dodana w dowolny sposób, przez zakup lub inaczej. Jeśli było ich kilka, wybierasz jedną.
    Dodajesz kartę o tej nazwie z Zasobów; jeśli jej stos jest pusty, nie możesz jej wybrać.
    Liczy się koszt w danej chwili: po Mostach możesz sięgnąć nawet po kartę o nadrukowanym koszcie $7 lub $8.
    Jeśli gracz nie dodał takiej karty, nic się nie dzieje. To nie jest Atak: Fosa i Latarnia morska tu nie pomogą.

card-tactician = Strateg
    .text = Odrzuć rękę. Jeśli była na niej choć jedna karta, na początku twojej następnej tury: +5 kart, +1 akcja i +1 zakup.

rulings-tactician =
    Pięć kart dobierasz na początku swojej następnej tury, nie wcześniej. Strateg zostaje w grze do fazy porządków tamtej tury.
    Jeśli nie masz czego odrzucić, w następnej turze nic nie otrzymujesz, a Strateg jest odrzucany jeszcze w tej.
    Zagrany dwukrotnie dzięki Sali tronowej daje premię tylko raz, bo przy drugim zagraniu masz pustą rękę.

card-treasure-map = Mapa skarbu
    .text = Wyrzuć na Śmietnisko tę kartę i drugą Mapę skarbu z ręki. Jeśli trafiły tam obie, dodaj cztery karty Złota na wierzch talii.

rulings-treasure-map =
    Możesz ją zagrać, nie mając drugiej na ręce; trafia wtedy na Śmietnisko bez żadnej korzyści.
    Złoto trafia na wierzch talii; jeśli była pusta, są to jej jedyne karty. Jeśli kart Złota zostało mniej niż cztery, dodajesz te, które są.
    Gdy zagrasz ją dwukrotnie dzięki Sali tronowej, mając na ręce dwie kolejne, pierwsze zagranie da cztery karty Złota, a przy drugim wyrzucisz Mapę bez żadnej korzyści.
    Wyrzucasz tylko jedną dodatkową Mapę skarbu, nawet jeśli masz ich kilka.

card-treasury = Skarbiec
    .text = Jeśli w tej turze nie kupisz karty Zwycięstwa, możesz odłożyć tę kartę na wierzch talii, gdy odrzucasz ją z gry.

rulings-treasury =
    Decydujesz w fazie porządków, gdy go odrzucasz. Kiedy już trafi na stos kart odrzuconych, tam zostaje.
    Jedna kupiona karta Zwycięstwa, także z drugim typem, jak Wyspa, blokuje wszystkie Skarbce w tej turze.
    Karty Zwycięstwa dodane inaczej niż przez zakup nie mają znaczenia.
    Jeśli masz w grze kilka Skarbców i nie kupisz karty Zwycięstwa, możesz odłożyć na talię tyle z nich, ile chcesz, zanim dobierzesz następną rękę.

card-warehouse = Magazyn
    .text = Odrzuć trzy karty.

rulings-warehouse =
    Najpierw dobierz. Odrzucasz dowolne trzy karty z ręki, nie tylko właśnie dobrane.
    Jeśli nie możesz dobrać trzech, i tak odrzucasz trzy. Mając na ręce mniej niż trzy, odrzuć wszystkie.
    Jeśli talia skończy się w trakcie dobierania, potasuj stos kart odrzuconych i dobieraj dalej.

card-wharf = Nabrzeże

rulings-wharf =
    Kolejne dwie karty dobierasz na początku swojej następnej tury, nie wcześniej. Nabrzeże zostaje w grze do fazy porządków tamtej tury.
    Zagrane dwukrotnie dzięki Sali tronowej daje cztery karty i dwa zakupy zarówno teraz, jak i w następnej turze.

# ours
card-astrolabe = Astrolabium

rulings-astrolabe =
    To Skarb: zagrywasz je razem z innymi Skarbami, przed pierwszym zakupem. Sala tronowa nie pozwala go zagrać.
    Zostaje w grze do fazy porządków twojej następnej tury; drugie $1 i drugi zakup otrzymujesz na początku tamtej tury.

# ours
card-blockade = Blokada
    .text = Dodaj kartę kosztującą najwyżej $4 i odłóż ją na bok; na początku swojej następnej tury weź ją na rękę. Do tego czasu każdy inny gracz, który w swojej turze dodaje kartę o tej nazwie, dodaje też Klątwę.

rulings-blockade =
    Karta pochodzi z Zasobów. Jeśli żadnej nie możesz dodać, nic więcej się nie dzieje, a Blokada jest odrzucana jeszcze w tej turze.
    Klątwę sprowadza tylko karta, którą gracz dodaje w swojej własnej turze, przez zakup lub inaczej. Samą kartę i tak dodaje.
    Każda Blokada obejmująca daną nazwę daje osobną Klątwę, dopóki Klątwy są. Dzięki Sali tronowej odkładasz na bok dwie karty.
    Jeśli karta odłożona na bok to Klątwa, każda Klątwa dodana przez gracza w jego turze sprowadza następną, aż stos będzie pusty.
    { ruling-safe-throughout }
    Karta odłożona na bok jest twoja i liczy się na koniec gry. Liczą się koszty w danej chwili.

# ours
card-corsair = Korsarz
    .text = Na początku twojej następnej tury: +1 karta. Do tego czasu każdy inny gracz wyrzuca na Śmietnisko pierwszą kartę Srebrników lub Złota, którą zagra w danej turze.

rulings-corsair =
    Gracz i tak otrzymuje $ ze Skarbu, który trafia na Śmietnisko.
    Na Śmietnisko trafia tylko pierwsza w turze karta Srebrników lub Złota, cokolwiek będzie pierwsze, nawet jeśli w grze jest kilku Korsarzy.
    Inne Skarby są bezpieczne. Korsarz działa w każdej turze pozostałych graczy aż do twojej następnej.
    { ruling-safe-throughout }
    { ruling-until-next-clean-up }

# ours
card-monkey = Małpa
    .text = Na początku twojej następnej tury: +1 karta. Do tego czasu: +1 karta, ilekroć gracz po twojej prawej dodaje kartę.

rulings-monkey =
    Dobierasz od razu, w czyjejkolwiek turze, za każdą kartę dodaną przez gracza po twojej prawej, kupioną czy nie, także za Klątwy.
    Każda z kilku Małp działa osobno. Zagrana dwukrotnie dzięki Sali tronowej daje dwie karty za każdą dodaną i dwie na początku twojej następnej tury.
    Działa też w pozostałej części twojej własnej tury, na przykład przy Klątwach, które dajesz temu graczowi.
    W razie potrzeby tasuj. Zostaje w grze do fazy porządków twojej następnej tury.

# ours
card-pirate = Pirat
    .text = Na początku swojej następnej tury dodaj na rękę Skarb kosztujący najwyżej $6. Gdy ktokolwiek dodaje Skarb, możesz zagrać tę kartę z ręki.

rulings-pirate =
    Skarb trafia z Zasobów na rękę, możesz go więc zagrać jeszcze w tamtej turze. Może to być każda karta, która jest Skarbem.
    Jako Reakcję możesz go zagrać w czyjejkolwiek turze, także swojej, i nie zużywa to akcji.
    Zagrany w cudzej turze działa na początku twojej najbliższej; zagrany w twojej własnej – na początku następnej po niej.
    Nie powstrzymuje ani nie zmienia dodania, na które reaguje. Na to samo dodanie może zareagować kilku Piratów.
    Zostaje w grze do fazy porządków tury, w której daje Skarb. Liczą się koszty w danej chwili.

# ours
card-sailor = Żeglarz
    .text = Raz w tej turze, gdy dodajesz kartę Następstwa, możesz ją zagrać. Na początku twojej następnej tury: +$2 i możesz wyrzucić kartę z ręki na Śmietnisko.

rulings-sailor =
    Kartę Następstwa możesz zagrać od razu, gdy ją dodajesz, przez zakup lub inaczej, także w fazie zakupu. Nie zużywa to akcji.
    Każdy Żeglarz pozwala zagrać w tej turze jedną dodaną kartę Następstwa. Karty innych typów się nie nadają.
    Kartę zagrywasz z miejsca, do którego została dodana; potem jest ona w grze, a nie na stosie kart odrzuconych.
    Akcje, które da w fazie zakupu, na nic się nie przydadzą; $ i zakupy owszem.
    Wyrzucenie karty w następnej turze nie jest obowiązkowe; $2 otrzymujesz tak czy inaczej.

# ours
card-sea-chart = Mapa morska
    .text = Odkryj wierzchnią kartę talii. Jeśli masz w grze kartę o tej nazwie, weź odkrytą na rękę.

rulings-sea-chart =
    Najpierw dobierz kartę, potem odkryj następną. Zagrana Mapa morska się liczy: kolejną Mapę morską bierzesz na rękę.
    Liczą się też karty Następstwa z wcześniejszych tur, które nadal są w grze. Odłożone na bok i wyrzucone na Śmietnisko się nie liczą.
    Jeśli nie masz takiej karty w grze, odkryta wraca na wierzch talii. Jeśli talia jest pusta, najpierw potasuj stos kart odrzuconych.

# ours
card-sea-witch = Morska czarownica
    .text = Każdy inny gracz dodaje Klątwę. Na początku twojej następnej tury: +2 karty, a potem odrzuć dwie karty.

rulings-sea-witch =
    Klątwy trafiają na stosy kart odrzuconych pozostałych graczy w kolejności rozgrywki, dopóki są. Ty dobierasz zawsze.
    W następnej turze dobierz obie karty, a potem odrzuć dowolne dwie z ręki.
    Zostaje w grze do fazy porządków twojej następnej tury. Gdy zagrasz ją dwukrotnie dzięki Sali tronowej, dobierasz i odrzucasz dwa razy.

# ours
card-tide-pools = Baseny pływowe
    .text = Na początku swojej następnej tury odrzuć dwie karty.

rulings-tide-pools =
    Odrzucasz na początku swojej następnej tury, nie wcześniej. Mając na ręce mniej niż dwie karty, odrzuć, co masz.
    Przy kilku kartach Basenów pływowych za każdą odrzucasz dwie karty.
    O kolejności tego, co dzieje się na początku twojej tury, decydujesz ty: możesz najpierw dobrać karty dzięki innym kartom Następstwa.

# Pytania, etykiety, podkładki i żetony

ask-choose-embargo = Na którym stosie?
label-attack = atak
label-take-mat = wziąć karty z podkładki na rękę
label-put-back = odłożyć z powrotem
event-token-pirate_ship = { $player } ma { $amount ->
    [one] 1 żeton monety
    [few] { $amount } żetony monet
    [many] { $amount } żetonów monet
   *[other] { $amount } żetonu monet
} ({ $cards }).
play-tokens-embargo = † Żetony karty { $card }: { $piles } (kto kupuje z tego stosu, dodaje Klątwę za każdy żeton)
play-traps-blockade = † { $card }: { $piles } (kto dodaje taką kartę w swojej turze, dodaje też Klątwę)
token-pirate_ship = { $player }, żetony monet (Okręt piracki): { $n }
zone-island = podkładka Wyspy
zone-native_village = podkładka Wioski tubylców
labels-native-village =
    .set-aside = położyć wierzchnią kartę talii na podkładce

# Polecane zestawy kart Królestwa

kingdom-reach-for-tomorrow-second-edition = Lepsze jutro
kingdom-repetition-second-edition = Powtarzalność
kingdom-give-and-take = Kompromisy
kingdom-high-seas = Na pełnym morzu
kingdom-buried-treasure = Zakopany skarb
kingdom-shipwrecks = Cmentarzysko okrętów
kingdom-reach-for-tomorrow = Sięgając w przyszłość
kingdom-repetition = Powtórki
kingdom-give-and-take-first-edition = Kto daje i zabiera...

# Opisy strategii

about-ambassador = Jeden Ambasador oddaje przeciwnikowi Posiadłości i Miedziaki; odchudzoną talię napędzają potem trzy Laboratoria i Złoto.

about-astrolabe = Po czterech kartach Srebrników, zamiast kolejnych, dwa Astrolabia: tyle samo monet w ciągu dwóch tur, a dodatkowe zakupy dają na koniec jeszcze Powiat lub Posiadłość. Nie wygrywa z big-money-ultimate (wychodzi mniej więcej po równo): Astrolabium nie jest lepsze od Srebrników.

about-bazaar = Big Money z najwyżej pięcioma Bazarami: każdy dobiera za siebie kartę i dokłada $1, więc talia się bogaci, a nie grubieje.

about-blockade = Dwie Blokady: każda dodaje Srebrniki na następną rękę, a przeciwnik, który w tym czasie kupi Srebrniki, dostaje Klątwę.

about-bridge = Silnik: Nabrzeża dobierają karty, Wioski rybackie dają akcje, a gdy są już cztery Mosty, kupuje się po kilka Prowincji w jednej turze. Wcześniej żadnej.

about-caravan = Dwaj Kieszonkowcy raz po raz zabierają przeciwnikowi z ręki kartę Miedziaków, a dzięki czterem Karawanom własna ręka liczy sześć kart i więcej.

about-conspirator = Silnik: Nabrzeża dobierają karty, a Wioski rybackie dają akcje, dzięki czemu prawie każdy Spiskowiec jest co najmniej trzecią kartą Akcji w turze i nie kosztuje ani karty, ani akcji. Żadnej Prowincji, dopóki nie ma trzech Nabrzeży i trzech Spiskowców.

about-coppersmith = Nabrzeża i Wioski rybackie dobierają prawie całą talię, ze wszystkimi siedmioma kartami Miedziaków; jedna Pracownia Miedzi podwaja ich wartość. Żadnej Prowincji przed czwartym Nabrzeżem.

about-coppersmith-tactician = Jeden Strateg, a z pieniędzy tylko siedem kart Miedziaków ze startu. Co druga tura ma dziesięć kart, a dwie lub trzy Pracownie Miedzi sprawiają, że Miedziaki wystarczają na Prowincję. Magazyny zbierają potrzebne karty na jednej ręce.

about-corsair = Korsarz przed pierwszym Złotem, później do trzech: $2 i karta, a przeciwnik co turę wyrzuca na Śmietnisko pierwszą zagraną kartę Srebrników lub Złota.

about-cutpurse = Big Money z dwoma Kieszonkowcami: każdy daje tyle co Srebrniki, a przeciwnik za każdym razem traci z ręki kartę Miedziaków, co najbardziej boli na początku.

about-duke = Bez Prowincji: Srebrniki, jedno Nabrzeże, wszystkie Powiaty, jakie da się zdobyć, a potem Książęta. Przy sześciu Powiatach każdy Książę jest wart tyle co Prowincja, a kosztuje $5.

about-embargo = Książęta zamiast Prowincji, a na początku Embargo: raz daje $2 i sprawia, że przeciwnik z każdą kupioną Prowincją dostaje Klątwę.

about-explorer = Big Money z dwoma Zdobywcami: każdy daje na rękę Srebrniki, a gdy jest Prowincja do odkrycia – Złoto.

about-fishing-village = Wioski rybackie dają akcje (w tej turze i w następnej), by zagrać kilka Nabrzeży naraz; dwa Nabrzeża jeszcze przed pierwszym Złotem.

about-ghost-ship = Do trzech Okrętów widmo przed pierwszym Złotem: dla nas dwie karty, a przeciwnik gra dalej z trzema kartami na ręce.

about-haven = Big Money z Dziedzińcem i najwyżej dwiema Przystaniami, na ręce z $2, które nic lepszego nie kupią: Przystań dobiera za siebie kartę, a teraz niepotrzebną odkłada na następną turę. Co najwyżej niewielka pomoc.

about-island = Big Money z dwiema Wyspami: każda na dobre usuwa z talii jedną Posiadłość, a sama jest warta dwa punkty.

about-lighthouse = Dwaj Kieszonkowcy i Latarnia morska zamiast słabych Srebrników: $1 teraz, $1 w następnej turze i żadnej zużytej akcji. Do tego chroni przed atakami.

about-lookout = Wygrywają głównie Okręty widmo; jedno wczesne Bocianie gniazdo wyrzuca na Śmietnisko Posiadłości i Miedziaki, dopóki jest ich dużo.

about-merchant-ship = Big Money z trzema Okrętami kupieckimi: $2 teraz i $2 w następnej turze za jedną kartę i jedną akcję.

about-monkey = Big Money z dwiema Małpami po czterech kartach Srebrników: każda dobiera kartę za wszystko, co przeciwnik w tym czasie dodaje, i jeszcze jedną w następnej turze. Niewiele lepsze niż Srebrniki na ich miejscu.

about-native-village = Trzy Nabrzeża, a gdy są już dwa, za rękę z $2 Wioska tubylców: pozwala zagrać dwa Nabrzeża w turze albo odkłada karty na planszę na bogatszą turę. Wygrywają Nabrzeża.

about-navigator = Big Money z jednym Nawigatorem: daje $2 jak Srebrniki, a słabą następną rękę po prostu odrzuca.

about-outpost = Karawany, które dobierają na początku następnej tury, uzupełniają krótką rękę dodatkowej tury, dlatego gdy są już dwie Karawany, kupuje się Przyczółek, jeszcze przed Złotem.

about-pearl-diver = Big Money z trzema Okrętami kupieckimi, a na ręce z $2, które nic lepszego nie kupią, najwyżej dwaj Poławiacze pereł: każdy dobiera za siebie kartę i wydobywa dobrą kartę ze spodu talii. Wygrywają okręty.

about-pirate = Big Money z dwoma Piratami: każdy dodaje Złoto na następną rękę i można go zagrać z ręki, gdy ktokolwiek dodaje Skarb.

about-pirate-ship = Trzy Okręty pirackie (z Wioskami rybackimi, by zagrywać dwa w jednej turze) zatapiają Skarby przeciwnika, aż same zaczną przynosić pieniądze na Prowincje.

about-sailor = Żeglarz pozwala zagrać Korsarza już w turze zakupu i wyrzuca na Śmietnisko Miedziaki i Posiadłości. Wygrywają tu Korsarze; Żeglarz ich nie przyspiesza.

about-salvager = Big Money z jednym Wyławiaczem: na początku zamienia on Posiadłości w monety, a pod koniec zbędne Złoto w Prowincję. Pomaga, ale niewiele.

about-sea-chart = Nabrzeża i Wioski rybackie zostają w grze, więc Mapa morska od czasu do czasu trafia na wierzchu talii na kolejną taką kartę i bierze ją na rękę. Pomaga nie bardziej niż Srebrniki na jej miejscu.

about-sea-hag = Dwie Morskie wiedźmy jak najszybciej: dziesięć Klątw rozstrzyga grę, resztę robią pieniądze.

about-sea-witch = Do trzech Morskich czarownic przed Złotem: dla przeciwnika Klątwy, dla nas cztery karty w ciągu dwóch tur.

about-secret-chamber = Nabrzeża i Wioski rybackie dobierają mnóstwo kart, a Tajna komnata zamienia w monety wszystkie, które nie są Skarbami. Sama Tajna komnata nie przyspiesza Big Money bardziej niż Srebrniki.

about-smugglers = Big Money z jedną kartą Przemytników: kopiuje ona Złoto lub Srebrniki, które przeciwnik właśnie dodał, a pod koniec gry Powiat.

about-tactician = Big Money z jednym Strategiem, zagrywanym zawsze, gdy nie stać na Prowincję: jedna tura przepada, a następna ma dziesięć kart i drugi zakup.

about-tide-pools = Big Money z jedną kartą Baseny pływowe: trzy karty od razu, a dwie odrzucane w następnej turze to zwykle Posiadłości i Miedziaki. Pomaga, ale niewiele.

about-torturer = Pięciu Oprawców przed pierwszym Złotem i Wioski rybackie, by zagrywać kilku w jednej turze. Przeciwnik zostaje prawie bez kart na ręce albo bierze Klątwy.

about-treasure-map = Dwie wczesne Mapy skarbu i Magazyny, by zebrać je na jednej ręce; za cztery karty Złota od razu kupuje się Prowincje.

about-treasury = Do sześciu Skarbców: każdy to karta, akcja i $1, a do tego wraca na wierzch talii, dopóki nie kupuje się kart Zwycięstwa.

about-upgrade = Jedna Rozbudowa robi z Posiadłości Srebrniki, ze Srebrników Karawany, z Karawan Targowiska, a z Targowisk Złoto. Pomaga tylko dlatego, że przy każdym koszcie jest coś dobrego do dodania.

about-warehouse = Big Money z jednym Magazynem od 3. tury: wymienia on Posiadłości i Miedziaki z ręki na lepsze karty.

about-wharf = Dwa Nabrzeża przed pierwszym Złotem, potem zwykłe Big Money: cztery karty i dwa zakupy w ciągu dwóch tur za jedną akcję.
