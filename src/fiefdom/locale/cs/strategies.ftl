# Popisy dodávaných strategií. Názvy psané jako kód (big-money, big-money-ultimate) jsou názvy strategií a zůstávají, jak jsou.

about-adventurer = Big Money s jedním dobrodruhem po dvou zlaťácích, kdy už karty peněz, které vyhrabe, vydají za víc než třetí zlaťák. Strategii big-money-ultimate jednoznačně neporáží: s cenou $6 přichází dobrodruh do hry příliš pozdě.

about-ambassador = Jeden velvyslanec předává soupeři statky a měďáky; pročištěný balíček pak pohánějí tři laboratoře a zlaťáky.

about-artisan = Laboratoře kupuje a jedním řemeslníkem si je bere i rovnou do ruky; ke konci si jím bere vévodství.

about-astrolabe = Po čtyřech stříbrňácích místo dalších dva astroláby: za dva tahy dají stejně $ a díky nákupům navíc přibude na konci vévodství nebo statek. Strategii big-money-ultimate neporáží (jsou zhruba vyrovnané): astroláb není o nic lepší než stříbrňák.

about-bandit = Big Money s jedním banditou před prvním zlaťákem a s dalším na každých osm karet peněz: každé zahrání přinese zlaťák a soupeř přichází o stříbrňáky a zlaťáky.

about-baron = Big Money se dvěma barony. Kdykoli se některý ze tří statků, se kterými každý začíná, sejde v ruce s baronem, vynese $4, takže zlaťáky přijdou brzy.

about-bazaar = Big Money až s pěti bazary: každý za sebe dobere kartu a přidá $1, takže balíček bohatne, ale netloustne.

about-big-money-duchies = Big Money, které dřív přechází na vévodství: za $5 od první prodané provincie, od třetí i přednostně před zlaťákem. Strategii big-money-ultimate neporáží: je s ní vyrovnané.

about-big-money-early = Big Money, které bere provincii, jakmile na ni má, a ke konci vévodství a statky; balíček zůstává chudší. Strategii big-money-ultimate neporáží: časné provincie ho zpomalují.

about-big-money-greedy = Big Money, které bere body, kdykoli je o co stát: každou provincii, na kterou má, vévodství přednostně před zlaťákem, jakmile jsou tři provincie prodané, a statky, když zbývají tři. Strategii big-money-ultimate neporáží: balíček se mu příliš brzy zahltí.

about-big-money-late = Big Money, které déle buduje: žádná provincie, dokud není v balíčku víc než $24, potom jako big-money-ultimate. Tu neporáží: první provincie přenechává soupeři.

about-big-money-ultimate = Big Money, které s provinciemi čeká, až jeho balíček zbohatne, a ke konci bere vévodství a statky.

about-big-money = Nejprostší strategie, jaká existuje: provincie, jinak zlaťák, jinak stříbrňák. Měřítko pro všechny ostatní.

about-blockade = Dvě blokády: každá přinese do ruky na příští tah stříbrňák, a když si mezitím koupí stříbrňák soupeř, dostane kletbu.

about-bridge = Engine: loděnice dobírají, rybářské vesnice dávají akce, a jakmile jsou pohromadě čtyři mosty, kupuje se několik provincií za tah. Do té doby žádná.

about-bureaucrat = Big Money s úředníkem na každých deset karet peněz: každé zahrání dá zadarmo stříbrňák na příští tah, a jakmile soupeř drží karty bodů, připraví ho o kartu.

about-caravan = Dva kapsáři berou soupeři z ruky jeden měďák za druhým, zatímco čtyři karavany rozšiřují vlastní ruku na šest i více karet.

about-cellar = Po šesti lepších kartách peněz vévodství a vévodové; dvě sklepení, která kupuje, když má jen $2, odkládají karty bodů, které zaplňují balíček.

about-chancellor = Big Money s jedním kancléřem po prvním stříbrňáku: vydá za stříbrňák a díky dřívějšímu míchání se nové karty dostanou rychleji do hry.

about-chapel = Začíná kaplí a stříbrňákem, pak dvě čarodějnice dřív než zlaťák: kletby dostává soupeř a kaple zahazuje statky, měďáky i kletby, které se vracejí.

about-conspirator = Engine: loděnice dobírají a rybářské vesnice dávají akce, takže skoro každý spiklenec je třetí nebo další akční kartou v tahu a nestojí kartu ani akci. Žádná provincie, dokud nejsou od každé karty tři.

about-coppersmith = Loděnice a rybářské vesnice doberou skoro celý balíček i se všemi sedmi měďáky; jediný měditepec jejich hodnotu zdvojnásobí. Žádná provincie před čtvrtou loděnicí.

about-coppersmith-tactician = Jeden taktik a žádné peníze kromě sedmi měďáků ze začátku. Každý druhý tah má deset karet a se dvěma nebo třemi měditepci stačí měďáky na provincii. Skladiště svedou potřebné karty dohromady.

about-corsair = Korzár před prvním zlaťákem, později až tři: dávají $2 a kartu a soupeř v každém tahu zahodí první stříbrňák nebo zlaťák.

about-council-room = Big Money se zasedáním rady na každých dvanáct karet peněz; čtyři karty stojí za tu jednu, kterou si dobere soupeř.

about-courtier = Big Money až se dvěma dvořany a se stejným počtem harémů jako zlaťáků. Ukázaný harém má dva typy, takže dvořan dá najednou $3 i zlaťák.

about-courtyard = Big Money s hradním nádvořím na každých osm karet peněz. Dobere tři karty, a co není v tomto tahu potřeba, počká navrchu dobíracího balíčku na příští.

about-cutpurse = Big Money se dvěma kapsáři: každý vydá za stříbrňák a soupeř pokaždé přijde o měďák, což nejvíc bolí na začátku.

about-diplomat = Big Money s jediným diplomatem, který prostě jen dobírá dvě karty. Strategii big-money-ultimate poráží jen o málo: bez karet, které zmenšují ruku, nikdy nedá akce.

about-duke = Žádné provincie: stříbrňáky, jedna loděnice, všechna vévodství, která jsou k mání, a potom vévodové. Se šesti vévodstvími má každý vévoda stejnou hodnotu jako provincie, a přitom stojí $5.

about-embargo = Místo provincií vévodové a brzy jedno embargo: jednou dá $2 a soupeř s každou koupenou provincií získá kletbu.

about-explorer = Big Money se dvěma objeviteli: každý přinese do ruky stříbrňák, a když už je v ruce provincie na ukázání, zlaťák.

about-feast = Začíná hostinou, která se promění v čarodějnici, takže kletby začnou chodit dřív; potom až tři čarodějnice a peníze.

about-festival = Jarmarky dávají akce, $ a nákupy, kovárny karty: až pět jarmarků, dvě kovárny a za každé dva jarmarky jedna další.

about-fishing-village = Rybářské vesnice dávají akce (v tomto tahu i v příštím), aby šlo zahrát několik loděnic najednou; dvě loděnice přijdou před prvním zlaťákem.

about-gardens = Hutěmi si bere další hutě, potom všechny zahrady a za každé si dobere kartu; levné karty nafukují balíček a hru ukončí prázdné balíčky společné zásoby.

about-ghost-ship = Až tři lodě duchů dřív než první zlaťák: nám dávají dvě karty a soupeř hraje dál se třemi kartami v ruce.

about-great-hall = Rush: hutěmi si bere velké sály, za každý dostane kartu a akci navíc, a potom zahrady. Sály, zahrady a statky jsou brzy pryč a body přinese velký balíček.

about-harbinger = Bandité získávají zlaťáky a jeden posel, koupený až po třech zlaťácích, vrací nejlepší kartu z odkládacího balíčku navrch dobíracího. Posel nepřidává skoro nic.

about-harem = Big Money, které koupí dva zlaťáky a od té chvíle harémy: každý platí jako stříbrňák a má hodnotu 2 body, což se vyplatí, protože hry trvají dost dlouho.

about-haven = Big Money s hradním nádvořím a nanejvýš dvěma přístavy pro ruce s $2, které nic lepšího nekoupí: přístav za sebe dobere kartu a jednu, teď nepotřebnou, přesune do příštího tahu. Nanejvýš malá pomoc.

about-ironworks = Rush: hutěmi si bere další hutě, potom zahrady a statky, a hra skončí třemi prázdnými balíčky dřív, než Big Money stihne své provincie.

about-island = Big Money se dvěma ostrovy: každý nadobro odklidí z balíčku jeden statek a sám má hodnotu 2 body.

about-laboratory = Big Money, které za každých $5 bere laboratoř: nestojí akci, takže se jich do balíčku vejde libovolný počet.

about-library = Big Money s knihovnou na každých dvanáct karet peněz: doplní ruku na sedm karet.

about-lighthouse = Dva kapsáři a místo slabého stříbrňáku maják: $1 teď, $1 v příštím tahu, a akci nespotřebuje. Navíc chrání před útoky.

about-lookout = O výhry se starají hlavně lodě duchů; jeden strážní koš koupený na začátku zahazuje statky a měďáky, dokud je jich hodně.

about-lurker = Dva slídilové pracují spolu: jeden zahodí laboratoř na smetiště, druhý si ji odtud vezme, takže každý druhý tah přijde laboratoř zadarmo; jinak Big Money.

about-market = Big Money, které za každých $5 bere trh: nikdy nepřekáží, každý dá $1 a nákupy navíc se hodí na stříbrňáky a ke konci na statky.

about-masquerade = Big Money s jedinými maškarami, které dobírají dvě karty a při každém zahrání zbaví balíček jedné špatné. Druhé už překážejí.

about-merchant-ship = Big Money se třemi obchodními loděmi: $2 teď a $2 v příštím tahu za jednu kartu a jednu akci.

about-merchant = Úředník plní balíček stříbrňáky a za každé dva stříbrňáky nad první dva přibude obchodník, díky němuž dá první stříbrňák v tahu víc.

about-militia = Big Money se dvěma milicemi, později s jednou na každých šest karet peněz: každá vydá za stříbrňák a soupeř hraje se třemi kartami.

about-mill = Tři stříbrňáky, potom mlýn za každých $4, které zbudou. Mlýny nestojí kartu ani akci, každý má hodnotu 1 bod a mrtvé karty bodů promění v $2.

about-mine = Big Money s jedním dolem, koupeným, dokud má ještě čas měnit měďáky ve stříbrňáky a stříbrňáky ve zlaťáky.

about-mining-village = Pět žalářníků dřív než první zlaťák a k nim stejný počet důlních osad, aby šlo zahrát několik žalářníků za tah bez ztráty karty.

about-minion = Služebníci za každých $5 a jeden podvodník. Služebníci nestojí akci a každý dá $2; poslední vymění špatnou ruku za čtyři nové karty a totéž provede soupeři.

about-minion-chapel = Nejdřív kaple, pak služebník za každých $5. Když jsou měďáky a statky pryč, je skoro každá ruka plná služebníků: všichni až na posledního dají $2 a ten vymění špatnou ruku za čtyři nové karty.

about-moat = Big Money s jedním hradním příkopem, a jak balíček roste, s dalšími za $2: dvě karty za akci, která by stejně propadla, a ochrana před útoky.

about-moneylender = Jeden lichvář promění každý zahozený měďák v $3 a pročišťuje balíček, takže laboratoře dobírají lepší karty peněz.

about-monkey = Big Money a po čtyřech stříbrňácích dvě opice: každá dobere kartu za cokoli, co soupeř mezitím získá, a v příštím tahu ještě jednu. Sotva lepší než stříbrňáky na jejich místě.

about-native-village = Tři loděnice, a když už jsou dvě, za ruku s $2 domorodá vesnice: dovolí zahrát dvě loděnice v jednom tahu, nebo uloží karty na svou desku pro bohatší tah. Hlavní práci odvedou loděnice.

about-navigator = Big Money s jediným navigátorem: $2 jako stříbrňák, a když se na příští tah chystá špatná ruka, odloží ji.

about-nobles = Big Money se stejným počtem šlechticů jako zlaťáků. Každá karta Šlechtici dobere tři karty, nebo dá akce na další šlechtice, a má hodnotu 2 body.

about-outpost = Karavany, které dobírají na začátku příštího tahu, doplní malou ruku v tahu navíc; proto se po dvou karavanách kupuje strážnice, a to dřív než zlaťák.

about-patrol = Big Money s patrolou na každých jedenáct karet peněz. Dobere tři karty a sebere i karty bodů, takže příští ruka je plná peněz a balíček se nezpomalí, ani když zezelená.

about-pawn = Big Money se dvěma barony; za zbylé $2 a druhý nákup bere pěšáky, protože nikdy nestojí kartu. Moc nepomáhají, ale ani moc neškodí.

about-pearl-diver = Big Money se třemi obchodními loděmi a pro ruce s $2, které nic lepšího nekoupí, nanejvýš dva lovci perel: každý za sebe dobere kartu a vyloví ze spodu balíčku dobrou. O výhry se starají lodě.

about-pirate-ship = Tři pirátské lodě, s rybářskými vesnicemi i dvě za tah, potápějí soupeřovy karty peněz tak dlouho, až peníze na provincie vydělávají samy.

about-pirate = Big Money se dvěma piráty: každý přinese do ruky na příští tah zlaťák a lze ho zahrát z ruky, když kdokoli získá kartu peněz.

about-poacher = Big Money se čtyřmi pytláky: každý dá $1 a nezabírá místo v ruce; balíčky bývají prázdné jen zřídka.

about-remodel = Big Money s jednou přestavbou: nejdřív mění statky v lepší karty a nakonec zlaťáky v provincie.

about-replace = Big Money s jedinou výměnou. Nejdřív mění statky ve stříbrňáky a nakonec zlaťáky v provincie, přičemž všichni ostatní dostanou kletbu.

about-saboteur = Big Money se dvěma sabotéry, kteří nedávají $, ale rozebírají soupeři stříbrňáky, zlaťáky a provincie. Pomalé; lepší než žádný útok, ale ne o moc.

about-sailor = S námořníkem jde zahrát korzára hned v tahu, kdy se koupí; navíc námořník zahazuje měďáky a statky. O výhry se starají korzáři; námořník je nezrychluje.

about-salvager = Big Money s jedním zachráncem: na začátku promění statky v $ a ke konci přebytečný zlaťák v provincii. Pomáhá jen trochu.

about-scout = Šlechtici a harémy, tedy karty, které mají body a přitom se hodí i v ruce, a k nim zvěd, který je sbírá. Zvěd Big Money nezrychluje: totéž bez něj je o něco lepší.

about-sea-chart = Loděnice a rybářské vesnice zůstávají ve hře, takže námořní mapa občas najde navrchu dobíracího balíčku další takovou a vezme si ji. Nepomáhá víc než stříbrňák na jejím místě.

about-sea-hag = Co nejdřív dvě mořské čarodějnice: o hře rozhodne deset kleteb, zbytek obstarají peníze.

about-sea-witch = Až tři mořské vědmy dřív než zlaťák: soupeři kletby, nám čtyři karty během dvou tahů.

about-secret-chamber = Loděnice a rybářské vesnice doberou spoustu karet a tajemná komnata promění všechny, které nejsou kartami peněz, v $. Samotná tajemná komnata Big Money nezrychlí víc než stříbrňák.

about-secret-passage = Jedno obchodní místo a dvě tajné chodby. Ty si prohlédnou dvě karty a nejhorší uklidí, takže najdou obchodní místo a později zlaťáky; samy o sobě Big Money skoro nezrychlují.

about-sentry = Big Money se dvěma hlídkami, s první ještě před prvním zlaťákem: zahazují statky a měďáky a nestojí akci ani kartu.

about-shanty-town = Pět žalářníků dřív než první zlaťák a k nim stejný počet chudinských čtvrtí, které dávají akce na dva nebo tři žalářníky za tah, nebo dvě karty, když není co zahrát.

about-smithy = Big Money s kovárnou na každých jedenáct karet peněz.

about-smugglers = Big Money s jednou kartou Pašeráci: vezme si stejný zlaťák nebo stříbrňák, jaký právě získal soupeř, a ke konci hry vévodství.

about-spy = Práci odvedou bandité; jeden špión, koupený až po prvním zlaťáku, čistí vršek obou dobíracích balíčků. Sám špión Big Money nezrychluje: bez něj je výher stejně.

about-steward = Nejdřív jediný správce, který zahazuje statky a měďáky, a za každých $5 laboratoř: v pročištěném balíčku dobírají laboratoře dobré karty.

about-swindler = Big Money se dvěma podvodníky, koupenými hned na začátku. Každý dá $2 jako stříbrňák a soupeřovy měďáky mění v kletby.

about-tactician = Big Money s jedním taktikem, který se zahraje vždy, když není na provincii: jeden tah se obětuje a příští má deset karet a druhý nákup.

about-thief = Big Money se třemi zloději: z balíčků plných peněz kradou stříbrňáky a zlaťáky pro sebe. Proti balíčkům plným akčních karet moc nezmohou.

about-throne-room = Rush na zahrady, v němž dva trůní sály zdvojují dílny: za tah dvě karty získané a jedna koupená.

about-tide-pools = Big Money s jednou kartou Přílivové tůně: hned tři karty a ty dvě, které se v příštím tahu odloží, bývají většinou statky a měďáky. Pomáhá jen trochu.

about-torturer = Pět žalářníků dřív než první zlaťák a rybářské vesnice, aby jich šlo zahrát několik za tah. Soupeři nezbude v ruce skoro nic, nebo si bere kletby.

about-trading-post = Big Money s jediným obchodním místem: ze statků a měďáků jsou stříbrňáky rovnou v ruce a balíček je tenký a vyrovnaný.

about-treasure-map = Na začátku dvě mapy pokladu a skladiště, která je svedou dohromady; za čtyři zlaťáky se pak hned kupují provincie.

about-treasury = Až šest pokladnic: každá dá kartu, akci a $1 a vrací se navrch dobíracího balíčku, dokud se nekoupí karta bodů.

about-tribute = Big Money až se dvěma dary poddaných. Proti balíčku z karet peněz a karet bodů může dar poddaných vynést $4, nebo $2 a dvě karty.

about-upgrade = Jediný pokrok dělá ze statků stříbrňáky, ze stříbrňáků karavany, z karavan trhy a z trhů zlaťáky. Pomáhá jen proto, že se v každé ceně dá získat něco dobrého.

about-vassal = Laboratoře a mezi nimi jeden vazal: vydá za stříbrňák, a když odkryje laboratoř, zahraje ji zadarmo.

about-village = Rush na zahrady, v němž se díky dvěma vesnicím zahraje několik dílen za tah; hra skončí prázdnými balíčky dřív, než se Big Money rozjede.

about-warehouse = Big Money s jedním skladištěm od 3. tahu: vyměňuje statky a měďáky v ruce za lepší karty.

about-wharf = Dvě loděnice před prvním zlaťákem, potom už jen peníze: čtyři karty a dva nákupy během dvou tahů za jedinou akci.

about-wishing-well = Big Money se dvěma kovárnami a po čtyřech stříbrňácích se dvěma studnami přání: každá za sebe dobere kartu a občas uhodne další. Jsou asi tak dobré jako stříbrňáky na jejich místě.

about-witch = Big Money s čarodějnicí před prvním zlaťákem a celkem až se třemi: každá dobere dvě karty a soupeř dostává kletby.

about-woodcutter = Big Money s jediným dřevorubcem po dvou stříbrňácích: stříbrňák s druhým nákupem, který se vyplatí ke konci hry.

about-workshop = Prostý rush: dílnami si bere další dílny, celkem osm, potom všechny zahrady a potom statky; každý tah přinese dvě karty a hru ukončí prázdné balíčky.
