# Karty této krabice: název, text (bez toho, co říkají pole karty) a výklady, jeden na řádek.

box-intrigue = Intriky

# Výklady společné několika kartám.
ruling-current-costs = Platí ceny v danou chvíli, tedy i se všemi mosty.
ruling-fourth-card = Máš-li v dobíracím balíčku méně než čtyři karty, odkryj je, zamíchej odkládací balíček bez nich a odkryj zbývající.
ruling-order-untold = V jakém pořadí ostatní karty vracíš, prozrazovat nemusíš.

card-great-hall = Velký sál

rulings-great-hall =
    Je vždy zároveň akční kartou i kartou bodů, a to pro všechny karty, které se jednoho či druhého týkají.
    Na konci hry má hodnotu 1 bod, ať ho během ní zahraješ, nebo ne.

card-harem = Harém

rulings-harem =
    Je vždy zároveň kartou peněz i kartou bodů: zahraný dává $2 jako stříbrňák a má hodnotu 2 body.
    Není to stříbrňák: co platí pro stříbrňáky, na harém se nevztahuje; co platí pro karty peněz, ano.

card-baron = Baron
    .text = Můžeš odložit statek a získat +$4. Když to neuděláš, vezmi si statek.

rulings-baron =
    Statek odložit nemusíš, ani když ho máš v ruce. Pokud to ale neuděláš, musíš si statek vzít, dokud nějaké jsou.
    Jedním zahráním odložíš nejvýše jeden statek. Zahraješ-li barona trůním sálem dvakrát, volíš pokaždé znovu.
    Statek si bereš ze společné zásoby na odkládací balíček.

card-bridge = Most
    .text = V tomto tahu stojí všechny karty, ať jsou kdekoli, o $1 méně, nejméně však $0.

rulings-bridge =
    Týká se to všech cen: ve společné zásobě, v ruce, v dobíracím i odkládacím balíčku, a to u všech hráčů.
    Platí to všude, kde jde o cenu: s jedním mostem si dílnou vezmeš vévodství.
    Mosty se sčítají a most zahraný trůním sálem dvakrát zlevňuje o $2.
    Žádná cena neklesne pod $0. Pokrok tak po mostu promění měďák, stále za $0, ve statek, teď za $1.
    Sleva končí s tvým tahem.

card-conspirator = Spiklenec
    .text = Hraješ-li v tomto tahu akční kartu už aspoň potřetí (včetně této): +1 karta, +1 akce.

rulings-conspirator =
    Počítej ve chvíli, kdy ho hraješ. Akční karty zahrané později už nezmění, co dal.
    Počítají se zahrání, ne karty: trůní sál a dvě zahrání jeho karty jsou tři.
    Zahraješ-li tedy jako první trůní sál a jím spiklence, kartu a akci dá až spiklencovo druhé zahrání.
    Karty s více typy se počítají, je-li jedním z nich akce. Počítá se i karta, která už mezitím není ve hře.

card-coppersmith = Měditepec
    .text = Každý měďák, který v tomto tahu zahraješ, dává o $1 více.

rulings-coppersmith =
    Účinek se sčítá: zahraješ-li ho trůním sálem dvakrát, dává v tomto tahu každý měďák $3.
    Mění, kolik měďák při zahrání dává, ne kolik stojí.

# ours
card-courtier = Dvořan
    .text = Ukaž kartu z ruky. Za každý její typ si vyber jinou možnost: +1 akce; +1 nákup; +$3; vezmi si zlaťák.

rulings-courtier =
    Nejdřív ukaž kartu, pak si vyber tolik různých bonusů, kolik má typů. Žádný si nemůžeš vzít dvakrát.
    Samotná akce dává jeden bonus, akce s útokem nebo body dva, karta se třemi typy tři. Kletba má jeden typ.
    Měďák i statek dávají po jednom bonusu. Nemáš-li co ukázat, nedostaneš nic.
    Zlaťák si můžeš zvolit, i když už žádný nezbývá; pak za tuto volbu nedostaneš nic.
    Zahraješ-li dvořana trůním sálem dvakrát, můžeš znovu ukázat tutéž kartu.

card-courtyard = Hradní nádvoří
    .text = Polož kartu z ruky navrch dobíracího balíčku.

rulings-courtyard =
    Nejdřív si dober karty. Vrátit můžeš kteroukoli kartu z ruky, nejen některou z právě dobraných.
    Jednu vrátit musíš. Je-li dobírací balíček prázdný, bude jeho jedinou kartou.

# ours
card-diplomat = Diplomat
    .text = Máš-li pak v ruce nejvýše pět karet, +2 akce. Když někdo jiný zahraje útok a máš v ruce aspoň pět karet, můžeš nejdřív tuto kartu ukázat, dobrat si dvě karty a tři odložit.

rulings-diplomat =
    Když ho hraješ, nejdřív si dober, pak spočítej karty v ruce: máš-li jich nejvýše pět, dostaneš dvě akce.
    Jako reakci ho můžeš ukázat, jen máš-li v tu chvíli v ruce aspoň pět karet včetně něj.
    Při tomtéž útoku ho můžeš ukázat znovu, dokud ho máš a v ruce je aspoň pět karet.
    Odložit můžeš i samotného diplomata nebo právě dobranou kartu. Útok tím neodvrátíš.
    Potom můžeš ukázat další reakce, i právě dobranou.

card-duke = Vévoda
    .text = Jeden bod za každé tvé vévodství.

rulings-duke =
    Před koncem hry nemá žádný účinek. Každý vévoda počítá všechna tvá vévodství, ať jsou kdekoli.
    Počítá jen vévodství, ne vévody ani jiné karty bodů.

card-ironworks = Hutě
    .text = Vezmi si kartu v ceně do $4. Akční karta: +1 akce. Karta peněz: +$1. Karta bodů: +1 karta.

rulings-ironworks =
    Kartu si bereš ze společné zásoby na odkládací balíček. Platí ceny v danou chvíli, tedy i se všemi mosty.
    Karta se dvěma z těchto typů dává oba bonusy: velký sál dá jednu akci a jednu kartu.
    Nemůžeš-li si vzít nic, žádný bonus není.

# ours
card-lurker = Slídil
    .text = Vyber si jedno: zahoď akční kartu ze společné zásoby; nebo si vezmi akční kartu ze smetiště.

rulings-lurker =
    Zahodit nebo vzít si můžeš i akční kartu s dalším typem.
    Zahozená karta je ze společné zásoby a nikdy nebyla tvá. Získaná přijde na tvůj odkládací balíček.
    Získání můžeš zvolit, i když na smetišti žádná akční karta není, a zahození, i když žádná není ve společné zásobě; pak se nestane nic.
    S trůním sálem můžeš akční kartu zahodit a pak si právě ji vzít.

card-masquerade = Maškary
    .text = Každý, kdo má v ruce karty, jednu vybere; pak všichni naráz podají tu svou doleva, dalšímu hráči, který měl v ruce karty. Potom můžeš zahodit kartu z ruky.

rulings-masquerade =
    Nejdřív si dobereš, pak všichni vyberou svou kartu, než kdokoli uvidí, co dostane. Podat kartu je povinné.
    Kdo nemá v ruce žádnou kartu, nepodává ani nedostává; karta putuje k dalšímu hráči, který nějakou má.
    Podané karty se nepočítají jako získané, odložené ani zahozené a vidí je jen ten, kdo je dává, a ten, kdo je dostává.
    Kartu pak smí zahodit jen ten, kdo maškary hraje, tedy ty; může to být i ta právě přijatá.
    Není to útok: hradní příkop, tajemná komnata ani maják se neuplatní.

# ours
card-mill = Mlýn
    .text = Můžeš odložit dvě karty a získat +$2.

rulings-mill =
    Odkládat nemusíš. Dostaneš $2, jen když opravdu odložíš dvě karty.
    Odložení můžeš zvolit i s jedinou kartou v ruce; pak ji odložíš a nedostaneš nic.
    Je vždy zároveň akční kartou i kartou bodů a má hodnotu 1 bod. Při hře dvou hráčů má balíček 8 karet, jinak 12.

card-mining-village = Důlní osada
    .text = Můžeš tuto kartu zahodit a získat +$2.

rulings-mining-village =
    Kartu a dvě akce dostaneš v každém případě. Nejdřív si kartu dober, pak se rozhodni, zda osadu zahodíš.
    Rozhodni se, než zahraješ další kartu nebo přejdeš k nákupu; později už je pozdě.
    Zahraješ-li ji trůním sálem dvakrát, zahodit ji a dostat $2 můžeš jen jednou; kartu a dvě akce dávají obě zahrání.

card-minion = Služebník
    .text = Vyber si jedno: +$2; nebo odlož všechny karty z ruky a dober si čtyři, a totéž udělá každý spoluhráč, který má v ruce aspoň pět karet.

rulings-minion =
    Akci dostaneš, ať zvolíš cokoli. Spoluhráči mohou ukázat reakce dřív, než zvolíš, i když mají v ruce méně než pět karet.
    Odkládají a dobírají jen ti, kdo mají v ruce aspoň pět karet. Kdo ukáže hradní příkop, nedělá ani jedno.
    Ty odložíš všechno, co máš v ruce, i kdyby to nebylo nic, a dobereš si čtyři karty.
    Vezmeš-li si $2, spoluhráčům se nic nestane.

card-nobles = Šlechtici
    .text = Vyber si jedno: +3 karty; nebo +2 akce.

rulings-nobles =
    Vyber si jednu ze dvou možností celou; kombinovat je nemůžeš. S trůním sálem volíš při druhém zahrání znovu.
    Jsou vždy zároveň akční kartou i kartou bodů a mají hodnotu 2 body.
    Můžeš zvolit i to, co nelze provést, například karty, když už není co dobrat.

# ours
card-patrol = Patrola
    .text = Odkryj čtyři vrchní karty dobíracího balíčku. Karty bodů a kletby si vezmi do ruky, zbytek vrať navrch v libovolném pořadí.

rulings-patrol =
    Nejdřív si dober tři karty, pak odkryj čtyři.
    Vzít si musíš všechny karty bodů a kletby, i kombinované karty, například šlechtice.
    { ruling-fourth-card }
    { ruling-order-untold }

card-pawn = Pěšák
    .text = Vyber si dvě různé možnosti: +1 karta; +1 akce; +1 nákup; +$1.

rulings-pawn =
    Obě možnosti vyber dřív, než některou provedeš: podívat se napřed na dobranou kartu nemůžeš.
    Proveď je v libovolném pořadí. S trůním sálem volíš při druhém zahrání znovu.
    Můžeš zvolit i to, co nelze provést, například kartu, když už není co dobrat.

# ours
card-replace = Výměna
    .text = Zahoď kartu z ruky. Vezmi si kartu nejvýše o $2 dražší. Je-li to akční karta nebo karta peněz, polož ji navrch dobíracího balíčku; je-li to karta bodů, každý spoluhráč si vezme kletbu.

rulings-replace =
    Nová karta může být až o $2 dražší, stejně drahá i levnější. Nemáš-li co zahodit, nevezmeš si nic.
    Karta, která má typy obojího druhu, způsobí obojí: šlechtici přijdou navrch dobíracího balíčku a spoluhráči si vezmou kletby.
    Akční karta nebo karta peněz jde rovnou na dobírací balíček; čistá karta bodů nebo kletba na odkládací.
    Spoluhráči ukazují reakce při zahrání výměny, než vědí, co si vezmeš. Kletby si berou popořadě, dokud nějaké jsou.
    { ruling-current-costs }

card-saboteur = Sabotér
    .text = Každý spoluhráč odkrývá karty z dobíracího balíčku, dokud nenarazí na kartu v ceně aspoň $3. Tu zahodí a může si vzít kartu aspoň o $2 levnější. Ostatní odkryté odloží.

rulings-saboteur =
    Musí-li spoluhráč přitom míchat, dosud odkryté karty se nezamíchávají.
    Neobjeví-li se žádná karta v ceně aspoň $3, odkryté karty odloží a nic se nezahodí ani nezíská.
    Zda si kartu vezme, je na něm: za zahozenou kartu v ceně $5 si může na odkládací balíček vzít kartu v ceně do $3.
    Platí ceny v danou chvíli: po jednom mostu stojí karta s vytištěnou cenou $3 jen $2 a přeskočí se.
    Spoluhráči odkrývají popořadě.

card-scout = Zvěd
    .text = Odkryj čtyři vrchní karty dobíracího balíčku. Karty bodů si vezmi do ruky, zbytek vrať navrch v libovolném pořadí.

rulings-scout =
    Vzít si musíš všechny karty bodů, i kombinované; žádná nesmí zůstat na dobíracím balíčku. Kletby nejsou karty bodů.
    { ruling-fourth-card }
    { ruling-order-untold }

card-secret-chamber = Tajemná komnata
    .text = Odlož libovolný počet karet, za každou +$1. Když někdo jiný zahraje útok, můžeš nejdřív tuto kartu ukázat, dobrat si dvě karty a pak dvě karty z ruky položit navrch dobíracího balíčku.

rulings-secret-chamber =
    Když ji hraješ, nemusíš odložit nic, ale pak ani nic nedostaneš. Reakce se při tom neprovádí.
    Jako reakce: nejdřív si dober dvě, pak vrať navrch libovolné dvě karty z ruky v libovolném pořadí, třeba i tajemnou komnatu.
    Stane se to dřív, než útok cokoli udělá, a útok to neodvrátí.
    Můžeš ji ukázat při každém útoku, i takovém, který by se tě netýkal, a po ní další reakce, i právě dobraný hradní příkop.
    Vrátíš-li ji na dobírací balíček, při tomto útoku ji už znovu ukázat nemůžeš.

# ours
card-secret-passage = Tajná chodba
    .text = Vlož kartu z ruky kamkoli do dobíracího balíčku.

rulings-secret-passage =
    Nejdřív si dober dvě karty. Vložit můžeš kteroukoli kartu z ruky; jednu vložit musíš.
    Navrch, dospod nebo kamkoli mezi: při hledání místa můžeš karty v balíčku počítat, ale nedívej se na ně.
    { ruling-only-card }

card-shanty-town = Chudinská čtvrť
    .text = Ukaž karty v ruce. Není-li mezi nimi žádná akční karta, +2 karty.

rulings-shanty-town =
    Dvě akce dostaneš v každém případě a karty v ruce ukázat musíš.
    Není-li mezi nimi akční karta, dobereš si obě karty, i když je první z nich akční.
    Karta s více typy je akční, je-li jedním z nich akce. V prázdné ruce žádná akční karta není.

card-steward = Správce
    .text = Vyber si jedno: +2 karty; nebo +$2; nebo zahoď dvě karty z ruky.

rulings-steward =
    Vyber si jednu ze tří možností celou; kombinovat je nemůžeš. S trůním sálem volíš při druhém zahrání znovu.
    Zvolíš-li zahození, zahodíš přesně dvě karty. Máš-li v ruce jedinou, zahodíš ji.

card-swindler = Podvodník
    .text = Každý spoluhráč zahodí vrchní kartu dobíracího balíčku a vezme si stejně drahou kartu, kterou vybereš ty.

rulings-swindler =
    Kdo má prázdný dobírací balíček, nejdřív míchá. Kdo ani pak nemá kartu, nic nezahodí a nic si nevezme.
    Vybíráš ve společné zásobě kartu za přesně stejnou cenu; může to být i tatáž karta. Prázdný balíček vybrat nemůžeš.
    Je-li tam karta v této ceně, musíš nějakou dát; není-li, spoluhráč si nevezme nic.
    Za kartu v ceně $0, například měďák, můžeš dát kletbu, dokud nějaké jsou.
    Postupuje se popořadě od hráče po tvé levici. Kdo ukáže hradní příkop, nic nezahodí a nic si nevezme.
    { ruling-current-costs }
    Získaná karta jde na odkládací balíček toho, kdo ji získal.

card-torturer = Žalářník
    .text = Každý spoluhráč si vybere jedno: odloží dvě karty; nebo si vezme do ruky kletbu.

rulings-torturer =
    Spoluhráči volí popořadě od hráče po tvé levici, každý sám za sebe.
    Mohou zvolit kletbu, i když už žádná nezbývá; pak si žádnou nevezmou.
    Mohou zvolit odložení, i když mají v ruce méně než dvě karty; pak odloží, co mají.
    Kletba jde do ruky, ne na odkládací balíček.

card-trading-post = Obchodní místo
    .text = Zahoď dvě karty z ruky. Když to uděláš, vezmi si do ruky stříbrňák.

rulings-trading-post =
    Máš-li v ruce aspoň dvě karty, musíš zahodit přesně dvě. Stříbrňák jde do ruky, takže ho můžeš zahrát ještě v tomto tahu.
    Máš-li v ruce jednu kartu, zahodíš ji a stříbrňák si nevezmeš. Nemáš-li žádnou, nestane se nic.
    Je-li balíček stříbrňáků prázdný, obě karty přesto zahodíš a nevezmeš si nic.

card-tribute = Dar poddaných
    .text = Hráč po tvé levici odkryje a odloží dvě vrchní karty dobíracího balíčku. Za každou z nich (mají-li stejný název, jen za jednu): akční karta dává +2 akce, karta peněz +$2, karta bodů +2 karty.

rulings-tribute =
    Má-li hráč v dobíracím balíčku méně než dvě karty, odkryje, co má, zamíchá odkládací balíček bez odkryté karty a pokračuje.
    Dvě karty stejného názvu se počítají jednou: dva stříbrňáky dávají $2.
    Karta se dvěma z těchto typů dává obojí: měďák a harém dohromady dají $4 a dvě karty.
    Kletba nedává nic. Lze-li odkrýt jen jednu kartu, počítá se jen ta.
    Není to útok: hradní příkop ani maják se neuplatní.

card-upgrade = Pokrok
    .text = Zahoď kartu z ruky. Vezmi si kartu přesně o $1 dražší.

rulings-upgrade =
    Nejdřív si dober kartu; jednu z ruky pak zahodit musíš. Nová karta jde na odkládací balíček.
    Není-li ve společné zásobě karta přesně o $1 dražší, přesto zahazuješ a nevezmeš si nic.
    Nemáš-li v ruce žádnou kartu, nic nezahodíš a nic si nevezmeš.
    Most snižuje obě ceny stejně, ale žádnou pod $0: z měďáku za $0 pak může být statek za $1.

card-wishing-well = Studna přání
    .text = Jmenuj kartu, pak odkryj vrchní kartu dobíracího balíčku. Je-li to ta jmenovaná, vezmi si ji do ruky; jinak ji vrať.

rulings-wishing-well =
    Nejdřív si dober, pak jmenuj kartu: říkáš název, třeba měďák, ne typ, třeba karta peněz.
    Je-li dobírací balíček prázdný, před odkrytím míchej. Nemáš-li kartu ani pak, nestane se nic.
    Když se netrefíš, uvidí kartu všichni a ty ji vrátíš navrch.

# Otázky a volby

ask-topdeck-secret-passage = Vlož kartu z ruky do dobíracího balíčku.
ask-choose-secret-passage = Kolik karet dobíracího balíčku má ležet nad ní?
ask-gain-swindler = Kterou kartu má získat?
label-discard-hand = odložit karty z ruky
label-gain-Gold = vzít si zlaťák
label-gain-Curse = vzít si kletbu
labels-secret-passage =
    .number = { $n ->
        [0] navrch
        [one] pod jednu kartu
        [few] pod { $n } karty
       *[other] pod { $n } karet
    }

# Doporučené sestavy karet království

# ours
kingdom-underlings-second-edition = Poddaní (druhé vydání)
# ours
kingdom-grand-scheme = Velký plán
# ours
kingdom-deconstruction-second-edition = Dekonstrukce (druhé vydání)
# ours
kingdom-victory-dance = Vítězný tanec
# ours
kingdom-secret-schemes = Tajné pikle
# ours
kingdom-best-wishes = Všechno nejlepší
# ours
kingdom-deconstruction = Dekonstrukce
# ours
kingdom-hand-madness = Blázinec v ruce
# ours
kingdom-underlings = Poddaní

# Popisy strategií

about-baron = Big Money se dvěma barony. Kdykoli se některý ze tří statků, se kterými každý začíná, sejde v ruce s baronem, vynese $4, takže zlaťáky přijdou brzy.

about-cellar = Po šesti lepších kartách peněz vévodství a vévodové; dvě sklepení, která kupuje, když má jen $2, odkládají karty bodů, které zaplňují balíček.

about-courtier = Big Money až se dvěma dvořany a se stejným počtem harémů jako zlaťáků. Ukázaný harém má dva typy, takže dvořan dá najednou $3 i zlaťák.

about-courtyard = Big Money s hradním nádvořím na každých osm karet peněz. Dobere tři karty, a co není v tomto tahu potřeba, počká navrchu dobíracího balíčku na příští.

about-diplomat = Big Money s jediným diplomatem, který prostě jen dobírá dvě karty. Strategii big-money-ultimate poráží jen o málo: bez karet, které zmenšují ruku, nikdy nedá akce.

about-gardens = Hutěmi si bere další hutě, potom všechny zahrady a za každé si dobere kartu; levné karty nafukují balíček a hru ukončí prázdné balíčky společné zásoby.

about-great-hall = Rush: hutěmi si bere velké sály, za každý dostane kartu a akci navíc, a potom zahrady. Sály, zahrady a statky jsou brzy pryč a body přinese velký balíček.

about-harem = Big Money, které koupí dva zlaťáky a od té chvíle harémy: každý platí jako stříbrňák a má hodnotu 2 body, což se vyplatí, protože hry trvají dost dlouho.

about-ironworks = Rush: hutěmi si bere další hutě, potom zahrady a statky, a hra skončí třemi prázdnými balíčky dřív, než Big Money stihne své provincie.

about-lurker = Dva slídilové pracují spolu: jeden zahodí laboratoř na smetiště, druhý si ji odtud vezme, takže každý druhý tah přijde laboratoř zadarmo; jinak Big Money.

about-masquerade = Big Money s jedinými maškarami, které dobírají dvě karty a při každém zahrání zbaví balíček jedné špatné. Druhé už překážejí.

about-mill = Tři stříbrňáky, potom mlýn za každých $4, které zbudou. Mlýny nestojí kartu ani akci, každý má hodnotu 1 bod a mrtvé karty bodů promění v $2.

about-mining-village = Pět žalářníků dřív než první zlaťák a k nim stejný počet důlních osad, aby šlo zahrát několik žalářníků za tah bez ztráty karty.

about-minion = Služebníci za každých $5 a jeden podvodník. Služebníci nestojí akci a každý dá $2; poslední vymění špatnou ruku za čtyři nové karty a totéž provede soupeři.

about-minion-chapel = Nejdřív kaple, pak služebník za každých $5. Když jsou měďáky a statky pryč, je skoro každá ruka plná služebníků: všichni až na posledního dají $2 a ten vymění špatnou ruku za čtyři nové karty.

about-nobles = Big Money se stejným počtem šlechticů jako zlaťáků. Každá karta Šlechtici dobere tři karty, nebo dá akce na další šlechtice, a má hodnotu 2 body.

about-patrol = Big Money s patrolou na každých jedenáct karet peněz. Dobere tři karty a sebere i karty bodů, takže příští ruka je plná peněz a balíček se nezpomalí, ani když zezelená.

about-pawn = Big Money se dvěma barony; za zbylé $2 a druhý nákup bere pěšáky, protože nikdy nestojí kartu. Moc nepomáhají, ale ani moc neškodí.

about-replace = Big Money s jedinou výměnou. Nejdřív mění statky ve stříbrňáky a nakonec zlaťáky v provincie, přičemž všichni ostatní dostanou kletbu.

about-saboteur = Big Money se dvěma sabotéry, kteří nedávají $, ale rozebírají soupeři stříbrňáky, zlaťáky a provincie. Pomalé; lepší než žádný útok, ale ne o moc.

about-scout = Šlechtici a harémy, tedy karty, které mají body a přitom se hodí i v ruce, a k nim zvěd, který je sbírá. Zvěd Big Money nezrychluje: totéž bez něj je o něco lepší.

about-secret-passage = Jedno obchodní místo a dvě tajné chodby. Ty si prohlédnou dvě karty a nejhorší uklidí, takže najdou obchodní místo a později zlaťáky; samy o sobě Big Money skoro nezrychlují.

about-shanty-town = Pět žalářníků dřív než první zlaťák a k nim stejný počet chudinských čtvrtí, které dávají akce na dva nebo tři žalářníky za tah, nebo dvě karty, když není co zahrát.

about-steward = Nejdřív jediný správce, který zahazuje statky a měďáky, a za každých $5 laboratoř: v pročištěném balíčku dobírají laboratoře dobré karty.

about-swindler = Big Money se dvěma podvodníky, koupenými hned na začátku. Každý dá $2 jako stříbrňák a soupeřovy měďáky mění v kletby.

about-trading-post = Big Money s jediným obchodním místem: ze statků a měďáků jsou stříbrňáky rovnou v ruce a balíček je tenký a vyrovnaný.

about-tribute = Big Money až se dvěma dary poddaných. Proti balíčku z karet peněz a karet bodů může dar poddaných vynést $4, nebo $2 a dvě karty.

about-wishing-well = Big Money se dvěma kovárnami a po čtyřech stříbrňácích se dvěma studnami přání: každá za sebe dobere kartu a občas uhodne další. Jsou asi tak dobré jako stříbrňáky na jejich místě.
