# Karty: název a text. Co karta dává (+karty, +akce, +nákupy, +$, $ a body), se skládá z jejích údajů a v textu není.

card-copper = Měďák

card-silver = Stříbrňák

card-gold = Zlaťák

card-estate = Statek

card-duchy = Vévodství

card-province = Provincie

card-curse = Kletba

card-festival = Jarmark

card-laboratory = Laboratoř

card-market = Trh

card-smithy = Kovárna

card-village = Vesnice

card-woodcutter = Dřevorubec

card-adventurer = Dobrodruh
    .text = Odkrývej karty z dobíracího balíčku, dokud se neobjeví dvě karty peněz. Ty si vezmi do ruky a ostatní odkryté odlož.

card-artisan = Řemeslník
    .text = Vezmi si do ruky kartu v ceně do $5. Pak polož libovolnou kartu z ruky navrch dobíracího balíčku.

card-bandit = Bandita
    .text = Vezmi si zlaťák. Každý spoluhráč odkryje dvě vrchní karty dobíracího balíčku, zahodí z nich jednu kartu peněz jinou než měďák a zbytek odloží.

card-bureaucrat = Úředník
    .text = Vezmi si stříbrňák a polož ho navrch dobíracího balíčku. Každý spoluhráč ukáže z ruky kartu bodů a položí ji navrch svého dobíracího balíčku; kdo žádnou nemá, ukáže všechny karty v ruce.

card-cellar = Sklepení
    .text = Odlož libovolný počet karet, pak si stejný počet dober.

card-chancellor = Kancléř
    .text = Můžeš celý svůj dobírací balíček hned položit na odkládací balíček.

card-chapel = Kaple
    .text = Zahoď až čtyři karty z ruky.

card-council-room = Zasedání rady
    .text = Každý spoluhráč si dobere kartu.

card-feast = Hostina
    .text = Zahoď tuto kartu. Vezmi si kartu v ceně do $5.

card-gardens = Zahrady
    .text = Jeden bod za každých deset tvých karet, zaokrouhleno dolů.

# ours
card-harbinger = Posel
    .text = Prohlédni si svůj odkládací balíček. Můžeš z něj položit jednu kartu navrch dobíracího balíčku.

card-library = Knihovna
    .text = Dobírej si po jedné kartě, dokud jich nebudeš mít v ruce sedm. Akční karty můžeš hned při dobrání pokládat stranou; na konci je odlož.

card-merchant = Obchodník
    .text = První stříbrňák, který v tomto tahu zahraješ, dává navíc +$1.

card-militia = Milice
    .text = Každý spoluhráč si nechá v ruce tři karty a zbytek odloží.

card-mine = Důl
    .text = Můžeš zahodit kartu peněz z ruky. Když to uděláš, vezmi si do ruky kartu peněz nejvýše o $3 dražší.

card-moat = Hradní příkop
    .text = Když někdo jiný zahraje útok, můžeš nejdřív ukázat tuto kartu z ruky: útok se tě netýká.

card-moneylender = Lichvář
    .text = Můžeš zahodit měďák z ruky. Když to uděláš, +$3.

card-poacher = Pytlák
    .text = Za každý prázdný balíček společné zásoby odlož jednu kartu.

card-remodel = Přestavba
    .text = Zahoď kartu z ruky. Když to uděláš, vezmi si kartu nejvýše o $2 dražší.

card-sentry = Hlídka
    .text = Podívej se na dvě vrchní karty dobíracího balíčku. Které chceš, zahoď, které chceš, odlož, a zbylé vrať navrch v libovolném pořadí.

card-spy = Špión
    .text = Každý hráč včetně tebe odkryje vrchní kartu svého dobíracího balíčku; u každé určíš, zda se odloží, nebo vrátí navrch.

card-thief = Zloděj
    .text = Každý spoluhráč odkryje dvě vrchní karty dobíracího balíčku. U každého vybereš z odkrytých karet peněz jednu, která se zahodí; zbytek se odloží. Ze zahozených karet si můžeš vzít kterékoli.

card-throne-room = Trůní sál
    .also = Trůnní sál
    .text = Jednu akční kartu z ruky můžeš zahrát dvakrát.

card-vassal = Vazal
    .text = Odlož vrchní kartu dobíracího balíčku. Je-li to akční karta, můžeš ji zahrát.

card-witch = Čarodějnice
    .text = Každý spoluhráč si vezme kletbu.

card-workshop = Dílna
    .text = Vezmi si kartu v ceně do $4.

card-great-hall = Velký sál

card-harem = Harém

card-baron = Baron
    .text = Můžeš odložit statek a získat +$4. Když to neuděláš, vezmi si statek.

card-bridge = Most
    .text = V tomto tahu stojí všechny karty, ať jsou kdekoli, o $1 méně, nejméně však $0.

card-conspirator = Spiklenec
    .text = Hraješ-li v tomto tahu akční kartu už aspoň potřetí (včetně této): +1 karta, +1 akce.

card-coppersmith = Měditepec
    .text = Každý měďák, který v tomto tahu zahraješ, dává o $1 více.

# ours
card-courtier = Dvořan
    .text = Ukaž kartu z ruky. Za každý její typ si vyber jinou možnost: +1 akce; +1 nákup; +$3; vezmi si zlaťák.

card-courtyard = Hradní nádvoří
    .text = Polož kartu z ruky navrch dobíracího balíčku.

# ours
card-diplomat = Diplomat
    .text = Máš-li pak v ruce nejvýše pět karet, +2 akce. Když někdo jiný zahraje útok a máš v ruce aspoň pět karet, můžeš nejdřív tuto kartu ukázat, dobrat si dvě karty a tři odložit.

card-duke = Vévoda
    .text = Jeden bod za každé tvé vévodství.

card-ironworks = Hutě
    .text = Vezmi si kartu v ceně do $4. Akční karta: +1 akce. Karta peněz: +$1. Karta bodů: +1 karta.

# ours
card-lurker = Slídil
    .text = Vyber si jedno: zahoď akční kartu ze společné zásoby; nebo si vezmi akční kartu ze smetiště.

card-masquerade = Maškary
    .text = Každý, kdo má v ruce karty, jednu vybere; pak všichni naráz podají tu svou doleva, dalšímu hráči, který měl v ruce karty. Potom můžeš zahodit kartu z ruky.

# ours
card-mill = Mlýn
    .text = Můžeš odložit dvě karty a získat +$2.

card-mining-village = Důlní osada
    .text = Můžeš tuto kartu zahodit a získat +$2.

card-minion = Služebník
    .text = Vyber si jedno: +$2; nebo odlož všechny karty z ruky a dober si čtyři, a totéž udělá každý spoluhráč, který má v ruce aspoň pět karet.

card-nobles = Šlechtici
    .text = Vyber si jedno: +3 karty; nebo +2 akce.

# ours
card-patrol = Patrola
    .text = Odkryj čtyři vrchní karty dobíracího balíčku. Karty bodů a kletby si vezmi do ruky, zbytek vrať navrch v libovolném pořadí.

card-pawn = Pěšák
    .text = Vyber si dvě různé možnosti: +1 karta; +1 akce; +1 nákup; +$1.

# ours
card-replace = Výměna
    .text = Zahoď kartu z ruky. Vezmi si kartu nejvýše o $2 dražší. Je-li to akční karta nebo karta peněz, polož ji navrch dobíracího balíčku; je-li to karta bodů, každý spoluhráč si vezme kletbu.

card-saboteur = Sabotér
    .text = Každý spoluhráč odkrývá karty z dobíracího balíčku, dokud nenarazí na kartu v ceně aspoň $3. Tu zahodí a může si vzít kartu aspoň o $2 levnější. Ostatní odkryté odloží.

card-scout = Zvěd
    .text = Odkryj čtyři vrchní karty dobíracího balíčku. Karty bodů si vezmi do ruky, zbytek vrať navrch v libovolném pořadí.

card-secret-chamber = Tajemná komnata
    .text = Odlož libovolný počet karet, za každou +$1. Když někdo jiný zahraje útok, můžeš nejdřív tuto kartu ukázat, dobrat si dvě karty a pak dvě karty z ruky položit navrch dobíracího balíčku.

# ours
card-secret-passage = Tajná chodba
    .text = Vlož kartu z ruky kamkoli do dobíracího balíčku.

card-shanty-town = Chudinská čtvrť
    .text = Ukaž karty v ruce. Není-li mezi nimi žádná akční karta, +2 karty.

card-steward = Správce
    .text = Vyber si jedno: +2 karty; nebo +$2; nebo zahoď dvě karty z ruky.

card-swindler = Podvodník
    .text = Každý spoluhráč zahodí vrchní kartu dobíracího balíčku a vezme si stejně drahou kartu, kterou vybereš ty.

card-torturer = Žalářník
    .text = Každý spoluhráč si vybere jedno: odloží dvě karty; nebo si vezme do ruky kletbu.

card-trading-post = Obchodní místo
    .text = Zahoď dvě karty z ruky. Když to uděláš, vezmi si do ruky stříbrňák.

card-tribute = Dar poddaných
    .text = Hráč po tvé levici odkryje a odloží dvě vrchní karty dobíracího balíčku. Za každou z nich (mají-li stejný název, jen za jednu): akční karta dává +2 akce, karta peněz +$2, karta bodů +2 karty.

card-upgrade = Pokrok
    .text = Zahoď kartu z ruky. Vezmi si kartu přesně o $1 dražší.

card-wishing-well = Studna přání
    .text = Jmenuj kartu, pak odkryj vrchní kartu dobíracího balíčku. Je-li to ta jmenovaná, vezmi si ji do ruky; jinak ji vrať.

card-bazaar = Bazar

card-ambassador = Velvyslanec
    .text = Ukaž kartu z ruky. Vrať z ruky do společné zásoby až dvě karty téhož názvu. Pak si každý spoluhráč jednu takovou vezme.

card-caravan = Karavana

card-cutpurse = Kapsář
    .text = Každý spoluhráč odloží měďák; kdo žádný nemá, ukáže všechny karty v ruce.

card-embargo = Embargo
    .text = Zahoď tuto kartu. Polož na některý balíček společné zásoby žeton embarga: kdo si z toho balíčku koupí kartu, vezme si kletbu za každý žeton, který na něm leží.

card-explorer = Objevitel
    .text = Můžeš ukázat provincii z ruky a vzít si do ruky zlaťák. Když to neuděláš, vezmi si do ruky stříbrňák.

card-fishing-village = Rybářská vesnice

card-ghost-ship = Loď duchů
    .text = Každý spoluhráč, který má v ruce aspoň čtyři karty, pokládá karty z ruky navrch dobíracího balíčku, dokud mu nezbudou tři.

card-haven = Přístav
    .text = Polož kartu z ruky stranou lícem dolů. Na začátku svého příštího tahu si ji vezmi do ruky.

card-island = Ostrov
    .text = Polož tuto kartu a jednu kartu z ruky na svou desku Ostrov; na konci hry se vrátí mezi tvé karty.

card-lighthouse = Maják
    .text = Dokud je tato karta ve hře, útoky spoluhráčů se tě netýkají.

card-lookout = Strážní koš
    .text = Podívej se na tři vrchní karty dobíracího balíčku. Jednu zahoď, jednu odlož a třetí vrať navrch.

card-merchant-ship = Obchodní loď

card-native-village = Domorodá vesnice
    .text = Vyber si jedno: polož vrchní kartu dobíracího balíčku lícem dolů na svou desku Domorodá vesnice, kde se na ni smíš dívat; nebo si vezmi do ruky všechny karty z této desky.

card-navigator = Navigátor
    .text = Podívej se na pět vrchních karet dobíracího balíčku. Všechny odlož, nebo je vrať navrch v libovolném pořadí.

card-outpost = Strážnice
    .text = Na konci tohoto tahu si dobereš jen tři karty a pak hraješ tah navíc, pokud už tento sám není tahem navíc.

card-pearl-diver = Lovec perel
    .text = Podívej se na spodní kartu dobíracího balíčku. Můžeš ji položit navrch.

card-pirate-ship = Pirátská loď
    .text = Vyber si jedno. Každý spoluhráč odkryje dvě vrchní karty dobíracího balíčku, jedna karta peněz z nich, kterou určíš, se zahodí a zbytek se odloží; zahodí-li se aspoň jedna, dostaneš žeton mince. Nebo: +$1 za každý tvůj žeton mince.

card-salvager = Zachránce
    .text = Zahoď kartu z ruky a získej tolik $, kolik stojí.

card-sea-hag = Mořská čarodějnice
    .text = Každý spoluhráč odloží vrchní kartu dobíracího balíčku, vezme si kletbu a položí ji navrch.

card-smugglers = Pašeráci
    .text = Vezmi si kartu v ceně do $6, kterou hráč po tvé pravici získal ve svém posledním tahu.

card-tactician = Taktik
    .text = Odlož všechny karty z ruky. Byla-li to aspoň jedna: na začátku tvého příštího tahu +5 karet, +1 akce a +1 nákup.

card-treasure-map = Mapa pokladu
    .text = Zahoď tuto kartu a další mapu pokladu z ruky. Když zahodíš obě, vezmi si čtyři zlaťáky a polož je navrch dobíracího balíčku.

card-treasury = Pokladnice
    .text = Když tuto kartu odkládáš ze hry a mezi tvými nákupy v tomto tahu není karta bodů, můžeš ji položit navrch dobíracího balíčku.

card-warehouse = Skladiště
    .text = Odlož tři karty.

card-wharf = Loděnice

# ours
card-astrolabe = Astroláb

# ours
card-blockade = Blokáda
    .text = Vezmi si kartu v ceně do $4 a polož ji stranou; na začátku svého příštího tahu si ji vezmi do ruky. Získá-li do té doby spoluhráč ve svém tahu kartu téhož názvu, vezme si kletbu.

# ours
card-corsair = Korzár
    .text = Na začátku tvého příštího tahu: +1 karta. Do té doby každý spoluhráč v každém svém tahu zahodí první stříbrňák nebo zlaťák, který zahraje.

# ours
card-monkey = Opice
    .text = Do tvého příštího tahu +1 karta pokaždé, když hráč po tvé pravici získá kartu. Na začátku tvého příštího tahu: +1 karta.

# ours
card-pirate = Pirát
    .text = Na začátku svého příštího tahu si vezmi do ruky kartu peněz v ceně do $6. Když kdokoli získá kartu peněz, můžeš tuto kartu zahrát z ruky.

# ours
card-sailor = Námořník
    .text = Jednou v tomto tahu, když získáš kartu trvání, můžeš ji zahrát. Na začátku tvého příštího tahu: +$2 a můžeš zahodit kartu z ruky.

# ours
card-sea-chart = Námořní mapa
    .text = Odkryj vrchní kartu dobíracího balíčku. Máš-li ve hře kartu téhož názvu, vezmi si tu odkrytou do ruky.

# ours
card-sea-witch = Mořská vědma
    .text = Každý spoluhráč si vezme kletbu. Na začátku tvého příštího tahu: +2 karty, pak dvě karty odlož.

# ours
card-tide-pools = Přílivové tůně
    .text = Na začátku svého příštího tahu odlož dvě karty.
