# Karty této krabice: název, text (bez toho, co říkají pole karty) a výklady, jeden na řádek.

box-seaside = Pobřeží

# Výklady společné několika kartám.
ruling-safe-throughout = Kdo při zahrání této karty ukáže hradní příkop nebo má ve hře maják, je před ní v bezpečí po celou dobu.
ruling-until-next-clean-up = Zůstává ve hře do úklidu tvého příštího tahu.

card-bazaar = Bazar

rulings-bazaar =
    Kartu si dobereš hned, než se rozhodneš, co zahraješ dál. Získanou $1 máš jen pro tento tah.

card-ambassador = Velvyslanec
    .text = Ukaž kartu z ruky. Vrať z ruky do společné zásoby až dvě karty téhož názvu. Pak si každý spoluhráč jednu takovou vezme.

rulings-ambassador =
    Z ukázaných karet můžeš vrátit dvě, jednu nebo žádnou. Spoluhráči si jednu vezmou, i když nevrátíš žádnou.
    Spoluhráči si berou popořadě od hráče po tvé levici, ze společné zásoby na odkládací balíčky; na koho nezbude, ten si nevezme nic.
    Karty vrácené do prázdného balíčku ho znovu naplní. Nejsou zahozené ani odložené.
    Nemáš-li v ruce co ukázat, nestane se nic. Zahraný velvyslanec v ruce není.
    Kdo ukáže hradní příkop, nevezme si nic.

card-caravan = Karavana

rulings-caravan =
    Druhou kartu si dobereš až na začátku svého příštího tahu, ne dřív; do karet dobíraných při úklidu se nepočítá.
    Zůstává ve hře do úklidu toho tahu. Zahraješ-li ji trůním sálem dvakrát, dobereš si pak dvě karty.

card-cutpurse = Kapsář
    .text = Každý spoluhráč odloží měďák; kdo žádný nemá, ukáže všechny karty v ruce.

rulings-cutpurse =
    Každý spoluhráč odloží jeden měďák a víc ne, ať jich má v ruce sebevíc.
    Kdo nemá měďák, musí ukázat všechny karty v ruce. Druhý kapsář v tomtéž tahu připraví spoluhráče o druhý měďák.

card-embargo = Embargo
    .text = Zahoď tuto kartu. Polož na některý balíček společné zásoby žeton embarga: kdo si z toho balíčku koupí kartu, vezme si kletbu za každý žeton, který na něm leží.

rulings-embargo =
    Zvolit můžeš kterýkoli balíček společné zásoby, i takový, na kterém už žetony leží. Platí to i pro tebe.
    Počítá se jen nákup. Kdo kartu z balíčku získá jinak, kletbu si nebere.
    Každý žeton dává kletbu za každou koupenou kartu. Když kletby dojdou, žetony nic nedělají.
    Zahraješ-li embargo trůním sálem dvakrát, zahodí se jednou a položíš dva žetony, na jeden balíček nebo na dva.
    Žetony zůstávají do konce hry a nikdy nedojdou.

card-explorer = Objevitel
    .text = Můžeš ukázat provincii z ruky a vzít si do ruky zlaťák. Když to neuděláš, vezmi si do ruky stříbrňák.

rulings-explorer =
    Provincii ukazovat nemusíš, ani když ji máš; pak si vezmeš stříbrňák. Provincie ti zůstává v ruce.
    Kartu si bereš ze společné zásoby do ruky, takže ji můžeš zahrát ještě v tomto tahu.
    Ukážeš-li provincii a žádný zlaťák už nezbývá, nevezmeš si nic.

card-fishing-village = Rybářská vesnice

rulings-fishing-village =
    V tomto tahu dává dvě akce a $1. V příštím dá $1 a jednu akci, takže můžeš zahrát celkem dvě akční karty.
    { ruling-until-next-clean-up }

card-ghost-ship = Loď duchů
    .text = Každý spoluhráč, který má v ruce aspoň čtyři karty, pokládá karty z ruky navrch dobíracího balíčku, dokud mu nezbudou tři.

rulings-ghost-ship =
    Které karty vrátí a v jakém pořadí, si spoluhráči vybírají sami. Kdo má v ruce nejvýše tři, nedělá nic.
    Kdo má prázdný dobírací balíček, nemíchá: vrácené karty se stanou jeho dobíracím balíčkem.
    Druhá loď duchů v tomtéž tahu už nikoho o nic nepřipraví.

card-haven = Přístav
    .text = Polož kartu z ruky stranou lícem dolů. Na začátku svého příštího tahu si ji vezmi do ruky.

rulings-haven =
    Nejdřív si dober kartu. Jednu z ruky položit stranou musíš; ostatní ji nevidí.
    Karta se ti vrátí do ruky na začátku tvého příštího tahu; přístav zůstává ve hře do úklidu toho tahu.
    Zahraješ-li ho trůním sálem dvakrát, položíš stranou dvě karty. Skončí-li hra dřív, počítají se jako tvé.

card-island = Ostrov
    .text = Polož tuto kartu a jednu kartu z ruky na svou desku Ostrov; na konci hry se vrátí mezi tvé karty.

rulings-island =
    Položit na desku kartu z ruky musíš; nemáš-li v ruce žádnou, jde tam ostrov sám.
    Karty na desce se nezamíchávají a vrátí se až na konci hry, kdy se všechny počítají.
    Leží lícem nahoru: každý se na ně smí kdykoli podívat.
    Zahraješ-li ho trůním sálem dvakrát, jdou na desku ostrov a dvě karty z ruky.

card-lighthouse = Maják
    .text = Dokud je tato karta ve hře, útoky spoluhráčů se tě netýkají.

rulings-lighthouse =
    V tomto tahu dává akci a $1, v příštím jen $1. Zůstává ve hře do úklidu tvého příštího tahu.
    Dokud je ve hře, útoky se tě netýkají, ani kdyby se ti hodily.
    Reakce, například tajemnou komnatu, můžeš přesto ukázat a provést.
    Rozhoduje chvíle, kdy se útok zahraje: útok, který už na tebe působí, působí dál. Tvé vlastní útoky fungují jako obvykle.

card-lookout = Strážní koš
    .text = Podívej se na tři vrchní karty dobíracího balíčku. Jednu zahoď, jednu odlož a třetí vrať navrch.

rulings-lookout =
    Než se rozhodneš, podívej se na všechny tři karty. Všechny tři části jsou povinné.
    Máš-li v dobíracím balíčku méně než tři karty, podívej se na ně, zamíchej odkládací balíček bez nich a podívej se na zbývající.
    Jsou-li celkem jen dvě karty, jednu zahoď a druhou odlož. Je-li jen jedna, zahoď ji.
    Tvoří-li ty tři celý dobírací balíček, bude vrácená karta jeho jedinou.

card-merchant-ship = Obchodní loď

rulings-merchant-ship =
    V příštím tahu máš $2 hned od začátku. Loď zůstává ve hře do úklidu toho tahu.
    Zahraješ-li ji trůním sálem dvakrát, dává $4 teď a $4 v příštím tahu a trůní sál zůstává ve hře s ní.

card-native-village = Domorodá vesnice
    .text = Vyber si jedno: polož vrchní kartu dobíracího balíčku lícem dolů na svou desku Domorodá vesnice, kde se na ni smíš dívat; nebo si vezmi do ruky všechny karty z této desky.

rulings-native-village =
    Zvolit můžeš kteroukoli možnost, i když na desce nebo v dobíracím balíčku nic není. Je-li dobírací balíček prázdný, nejdřív míchej.
    Kartu položíš na desku dřív, než se na ni podíváš. Svou desku si smíš kdykoli prohlédnout; ostatní ne.
    Na konci hry jsou karty na desce tvé a počítají se.
    Samotná domorodá vesnice na desku nejde; odkládá se při úklidu.

card-navigator = Navigátor
    .text = Podívej se na pět vrchních karet dobíracího balíčku. Všechny odlož, nebo je vrať navrch v libovolném pořadí.

rulings-navigator =
    Všech pět, nebo žádnou: nemůžeš některé odložit a jiné si nechat.
    Máš-li v dobíracím balíčku méně než pět karet, podívej se na ně, zamíchej odkládací balíček bez nich a podívej se na zbývající.
    Je-li celkem méně než pět karet, platí volba pro ty, které máš. Karty vidíš jen ty.

card-outpost = Strážnice
    .text = Na konci tohoto tahu si dobereš jen tři karty a pak hraješ tah navíc, pokud už tento sám není tahem navíc.

rulings-outpost =
    Tah navíc je tah jako každý jiný, jen začíná se třemi kartami v ruce.
    Co mají karty trvání z tohoto tahu udělat ve tvém příštím, udělají v tahu navíc, protože to je tvůj příští tah.
    Více strážnic v jednom tahu nebo jedna zahraná trůním sálem dvakrát dává jen jeden tah navíc.
    Strážnice zahraná v tahu navíc už žádný další tah nedává.
    Zůstává ve hře, dokud tah navíc neskončí.

card-pearl-diver = Lovec perel
    .text = Podívej se na spodní kartu dobíracího balíčku. Můžeš ji položit navrch.

rulings-pearl-diver =
    Nejdřív si dober kartu, pak se podívej na spodní. Je-li v tu chvíli dobírací balíček prázdný, zamíchej odkládací.
    Položíš-li kartu navrch, na tu, která je teď vespod, se nedíváš. Kartu vidíš jen ty.

card-pirate-ship = Pirátská loď
    .text = Vyber si jedno. Každý spoluhráč odkryje dvě vrchní karty dobíracího balíčku, jedna karta peněz z nich, kterou určíš, se zahodí a zbytek se odloží; zahodí-li se aspoň jedna, dostaneš žeton mince. Nebo: +$1 za každý tvůj žeton mince.

rulings-pirate-ship =
    Spoluhráči ukazují reakce dřív, než zvolíš, i když si pak vezmeš $.
    Za každé zahrání dostaneš nejvýše jeden žeton mince, ať se zahodí sebevíc karet peněz. Nezahodí-li se žádná, žeton nedostaneš.
    Žetony se nespotřebují: tři žetony dávají $3 pokaždé, když zvolíš $.
    { ruling-second-card }
    Počítá se každá karta peněz, i měďák a harém. Odkryje-li hráč dvě, vybíráš ty, která z nich se zahodí.
    Zahozené karty peněz nezískáváš. S trůním sálem volíš při druhém zahrání znovu.
    Kdo nemá v dobíracím balíčku žádnou kartu, nejdřív míchá. Kdo má i pak jedinou, odkryje jen tu; kdo nemá žádnou, toho se to netýká.

card-salvager = Zachránce
    .text = Zahoď kartu z ruky a získej tolik $, kolik stojí.

rulings-salvager =
    Máš-li v ruce karty, musíš jednu zahodit. Nemáš-li žádnou, nedostaneš $, ale nákup ano.
    Platí cena v danou chvíli: po jednom mostu dává zlaťák $5.

card-sea-hag = Mořská čarodějnice
    .text = Každý spoluhráč odloží vrchní kartu dobíracího balíčku, vezme si kletbu a položí ji navrch.

rulings-sea-hag =
    Kdo má prázdný dobírací balíček, nejdřív míchá. Kdo ani pak nemá kartu, nic neodloží, ale kletbu si přesto vezme.
    Kdo odloží poslední kartu dobíracího balíčku, má v něm pak jen kletbu.
    Postupuje se popořadě od hráče po tvé levici. Karty se odkládají, i když už kletby došly.

card-smugglers = Pašeráci
    .text = Vezmi si kartu v ceně do $6, kterou hráč po tvé pravici získal ve svém posledním tahu.

rulings-smugglers =
    Počítá se poslední tah hráče po tvé pravici, i když už máš od té doby za sebou několik tahů.
    Je jedno, jak kartu získal, zda nákupem, nebo jinak. Je-li jich více, jednu si vyber.
    Bereš si kartu téhož názvu ze společné zásoby; je-li její balíček prázdný, zvolit ji nemůžeš.
    Platí cena v danou chvíli: po mostech můžeš dosáhnout i na kartu s vytištěnou cenou $7 nebo $8.
    Nezískal-li takovou kartu, nestane se nic. Není to útok: hradní příkop ani maják tomu nezabrání.

card-tactician = Taktik
    .text = Odlož všechny karty z ruky. Byla-li to aspoň jedna: na začátku tvého příštího tahu +5 karet, +1 akce a +1 nákup.

rulings-tactician =
    Pět karet si dobereš až na začátku svého příštího tahu, ne dřív. Taktik zůstává ve hře do úklidu toho tahu.
    Nemáš-li co odložit, příští tah nic nepřinese a taktik se odloží už v tomto tahu.
    Zahraješ-li ho trůním sálem dvakrát, dá bonus jen jednou, protože při druhém zahrání už v ruce nic nemáš.

card-treasure-map = Mapa pokladu
    .text = Zahoď tuto kartu a další mapu pokladu z ruky. Když zahodíš obě, vezmi si čtyři zlaťáky a polož je navrch dobíracího balíčku.

rulings-treasure-map =
    Můžeš ji zahrát i bez druhé v ruce; pak ji zahodíš bez náhrady.
    Zlaťáky jdou navrch dobíracího balíčku; je-li prázdný, budou jeho jedinými kartami. Zbývá-li jich méně než čtyři, vezmeš si ty.
    Zahraješ-li ji trůním sálem dvakrát a máš v ruce další dvě: první zahrání dá čtyři zlaťáky, při druhém zahodíš mapu bez náhrady.
    Zahazuješ jen jednu další mapu pokladu, i když jich máš v ruce více.

card-treasury = Pokladnice
    .text = Když tuto kartu odkládáš ze hry a mezi tvými nákupy v tomto tahu není karta bodů, můžeš ji položit navrch dobíracího balíčku.

rulings-treasury =
    Rozhodni se při úklidu, když ji odkládáš. Jakmile je na odkládacím balíčku, zůstává tam.
    Jediná koupená karta bodů, i kombinovaná jako ostrov, to znemožní všem pokladnicím toho tahu.
    Na kartách bodů získaných jinak než nákupem nezáleží.
    Máš-li jich ve hře více a nekoupíš žádnou kartu bodů, můžeš jich vrátit, kolik chceš, než si dobereš karty pro příští tah.

card-warehouse = Skladiště
    .text = Odlož tři karty.

rulings-warehouse =
    Nejdřív si dober karty. Odkládáš libovolné tři karty z ruky, nejen ty právě dobrané.
    I když si tři karty dobrat nemůžeš, tři odložíš. Máš-li v ruce méně než tři, odlož všechny.
    Dojde-li ti při dobírání dobírací balíček, zamíchej odkládací balíček a dobírej dál.

card-wharf = Loděnice

rulings-wharf =
    Druhé dvě karty si dobereš až na začátku svého příštího tahu, ne dřív. Loděnice zůstává ve hře do úklidu toho tahu.
    Zahraješ-li ji trůním sálem dvakrát, dává čtyři karty a dva nákupy teď i v příštím tahu.

# ours
card-astrolabe = Astroláb

rulings-astrolabe =
    Je to karta peněz: hraješ ho s ostatními kartami peněz před prvním nákupem. Trůním sálem ho zahrát nelze.
    Zůstává ve hře do úklidu tvého příštího tahu; druhou $1 a nákup dostaneš na začátku toho tahu.

# ours
card-blockade = Blokáda
    .text = Vezmi si kartu v ceně do $4 a polož ji stranou; na začátku svého příštího tahu si ji vezmi do ruky. Získá-li do té doby spoluhráč ve svém tahu kartu téhož názvu, vezme si kletbu.

rulings-blockade =
    Karta je ze společné zásoby. Nemůžeš-li si žádnou vzít, nic dalšího se nestane a blokáda se odloží už v tomto tahu.
    Kletbu přináší jen karta, kterou hráč získá ve vlastním tahu, nákupem nebo jinak. Tu kartu přesto získá.
    Leží-li u více blokád stranou karta téhož názvu, dává každá vlastní kletbu, dokud nějaké jsou. S trůním sálem položíš stranou dvě karty.
    Leží-li stranou kletba, přinese kletba získaná ve vlastním tahu další, dokud se jejich balíček nevyprázdní.
    { ruling-safe-throughout }
    Karta položená stranou je tvá a na konci hry se počítá. Platí ceny v danou chvíli.

# ours
card-corsair = Korzár
    .text = Na začátku tvého příštího tahu: +1 karta. Do té doby každý spoluhráč v každém svém tahu zahodí první stříbrňák nebo zlaťák, který zahraje.

rulings-corsair =
    Spoluhráč $ ze zahozené karty peněz přesto dostane.
    V tahu se zahodí jen první stříbrňák nebo zlaťák, podle toho, co přijde dřív, i když je ve hře více korzárů.
    Ostatní karty peněz jsou v bezpečí. Platí to pro každý tah spoluhráčů až do tvého příštího.
    { ruling-safe-throughout }
    { ruling-until-next-clean-up }

# ours
card-monkey = Opice
    .text = Do tvého příštího tahu +1 karta pokaždé, když hráč po tvé pravici získá kartu. Na začátku tvého příštího tahu: +1 karta.

rulings-monkey =
    Dobíráš si hned, ať je na tahu kdokoli, za každou kartu, kterou hráč po tvé pravici získá, koupenou i nekoupenou, i za kletby.
    Máš-li více opic, dobíráš si za každou. Zahraješ-li opici trůním sálem dvakrát, dobíráš si pokaždé dvě, i na začátku příštího tahu.
    Působí i ve zbytku tvého vlastního tahu, například u kleteb, které tomu hráči dáš.
    Je-li třeba, míchej. Opice zůstává ve hře do úklidu tvého příštího tahu.

# ours
card-pirate = Pirát
    .text = Na začátku svého příštího tahu si vezmi do ruky kartu peněz v ceně do $6. Když kdokoli získá kartu peněz, můžeš tuto kartu zahrát z ruky.

rulings-pirate =
    Kartu peněz si bereš ze společné zásoby do ruky, takže ji můžeš v tom tahu zahrát. Může to být každá karta peněz, i kombinovaná.
    Jako reakci ho můžeš zahrát v tahu kohokoli, i ve svém, a žádnou akci tě to nestojí.
    Zahraný v cizím tahu působí na začátku tvého nejbližšího tahu, zahraný ve tvém na začátku toho následujícího.
    Získání karty, na které reaguje, nezastaví ani nezmění. Na tutéž získanou kartu může reagovat více pirátů.
    Zůstává ve hře do úklidu tahu, v němž dá kartu peněz. Platí ceny v danou chvíli.

# ours
card-sailor = Námořník
    .text = Jednou v tomto tahu, když získáš kartu trvání, můžeš ji zahrát. Na začátku tvého příštího tahu: +$2 a můžeš zahodit kartu z ruky.

rulings-sailor =
    Kartu trvání můžeš zahrát hned, jak ji získáš, nákupem nebo jinak, i ve fázi nákupu. Žádnou akci tě to nestojí.
    Každý námořník ti v tomto tahu dovolí zahrát jednu získanou kartu trvání. Karty jiných typů se nepočítají.
    Karta se zahraje z místa, kam se získáním dostala, a pak je ve hře, ne na odkládacím balíčku.
    Akce, které dá ve fázi nákupu, nevyužiješ; $ a nákupy ano.
    Zahodit v příštím tahu kartu nemusíš; $2 na tom nezávisí.

# ours
card-sea-chart = Námořní mapa
    .text = Odkryj vrchní kartu dobíracího balíčku. Máš-li ve hře kartu téhož názvu, vezmi si tu odkrytou do ruky.

rulings-sea-chart =
    Nejdřív si dober kartu, pak jednu odkryj. Zahraná námořní mapa se počítá: další námořní mapu si vezmeš.
    Počítají se i karty trvání z dřívějších tahů, které jsou ještě ve hře. Karty položené stranou nebo zahozené ne.
    Nemáš-li ve hře žádnou takovou, karta se vrátí navrch. Je-li dobírací balíček prázdný, nejdřív míchej.

# ours
card-sea-witch = Mořská vědma
    .text = Každý spoluhráč si vezme kletbu. Na začátku tvého příštího tahu: +2 karty, pak dvě karty odlož.

rulings-sea-witch =
    Kletby si spoluhráči berou popořadě na odkládací balíčky, dokud nějaké jsou. Ty si dobereš v každém případě.
    V příštím tahu si dober obě karty, pak odlož libovolné dvě z ruky.
    Zůstává ve hře do úklidu tvého příštího tahu. Zahraješ-li ji trůním sálem dvakrát, dvakrát dobírej a odkládej.

# ours
card-tide-pools = Přílivové tůně
    .text = Na začátku svého příštího tahu odlož dvě karty.

rulings-tide-pools =
    Odkládáš až na začátku svého příštího tahu, ne dřív. Máš-li v ruce méně než dvě karty, odlož, co máš.
    Přílivové tůně se sčítají: každé znamenají odložit dvě karty.
    Pořadí toho, co se děje na začátku tvého tahu, volíš ty: nejdřív si můžeš dobrat díky jiným kartám trvání.

# Otázky, volby, desky a žetony

ask-choose-embargo = Na který balíček?
label-attack = zaútočit
label-take-mat = vzít si karty z desky do ruky
label-put-back = vrátit je navrch
event-token-pirate_ship = { $player } má { $amount ->
    [one] jeden žeton mince
    [few] { $amount } žetony mincí
   *[other] { $amount } žetonů mincí
} ({ $cards }).
play-tokens-embargo = † Žetony karty { $card }: { $piles } (kdo tu koupí kartu, vezme si za každý kletbu)
play-traps-blockade = † { $card }: { $piles } (získáš-li ji ve svém tahu, vezmeš si i kletbu)
token-pirate_ship = { $player }, žetony mincí (Pirátská loď): { $n }
zone-island = deska Ostrov
zone-native_village = deska Domorodá vesnice
labels-native-village =
    .set-aside = položit vrchní kartu dobíracího balíčku na desku

# Doporučené sestavy karet království

# ours
kingdom-reach-for-tomorrow-second-edition = Vstříc zítřku (druhé vydání)
# ours
kingdom-repetition-second-edition = Opakování (druhé vydání)
# ours
kingdom-give-and-take = Něco za něco
# ours
kingdom-high-seas = Na širém moři
# ours
kingdom-buried-treasure = Zakopaný poklad
# ours
kingdom-shipwrecks = Lodní vraky
# ours
kingdom-reach-for-tomorrow = Vstříc zítřku
# ours
kingdom-repetition = Opakování
# ours
kingdom-give-and-take-first-edition = Něco za něco (první vydání)

# Popisy strategií

about-ambassador = Jeden velvyslanec předává soupeři statky a měďáky; pročištěný balíček pak pohánějí tři laboratoře a zlaťáky.

about-astrolabe = Po čtyřech stříbrňácích místo dalších dva astroláby: za dva tahy dají stejně $ a díky nákupům navíc přibude na konci vévodství nebo statek. Strategii big-money-ultimate neporáží (jsou zhruba vyrovnané): astroláb není o nic lepší než stříbrňák.

about-bazaar = Big Money až s pěti bazary: každý za sebe dobere kartu a přidá $1, takže balíček bohatne, ale netloustne.

about-blockade = Dvě blokády: každá přinese do ruky na příští tah stříbrňák, a když si mezitím koupí stříbrňák soupeř, dostane kletbu.

about-bridge = Engine: loděnice dobírají, rybářské vesnice dávají akce, a jakmile jsou pohromadě čtyři mosty, kupuje se několik provincií za tah. Do té doby žádná.

about-caravan = Dva kapsáři berou soupeři z ruky jeden měďák za druhým, zatímco čtyři karavany rozšiřují vlastní ruku na šest i více karet.

about-conspirator = Engine: loděnice dobírají a rybářské vesnice dávají akce, takže skoro každý spiklenec je třetí nebo další akční kartou v tahu a nestojí kartu ani akci. Žádná provincie, dokud nejsou od každé karty tři.

about-coppersmith = Loděnice a rybářské vesnice doberou skoro celý balíček i se všemi sedmi měďáky; jediný měditepec jejich hodnotu zdvojnásobí. Žádná provincie před čtvrtou loděnicí.

about-coppersmith-tactician = Jeden taktik a žádné peníze kromě sedmi měďáků ze začátku. Každý druhý tah má deset karet a se dvěma nebo třemi měditepci stačí měďáky na provincii. Skladiště svedou potřebné karty dohromady.

about-corsair = Korzár před prvním zlaťákem, později až tři: dávají $2 a kartu a soupeř v každém tahu zahodí první stříbrňák nebo zlaťák.

about-cutpurse = Big Money se dvěma kapsáři: každý vydá za stříbrňák a soupeř pokaždé přijde o měďák, což nejvíc bolí na začátku.

about-duke = Žádné provincie: stříbrňáky, jedna loděnice, všechna vévodství, která jsou k mání, a potom vévodové. Se šesti vévodstvími má každý vévoda stejnou hodnotu jako provincie, a přitom stojí $5.

about-embargo = Místo provincií vévodové a brzy jedno embargo: jednou dá $2 a soupeř s každou koupenou provincií získá kletbu.

about-explorer = Big Money se dvěma objeviteli: každý přinese do ruky stříbrňák, a když už je v ruce provincie na ukázání, zlaťák.

about-fishing-village = Rybářské vesnice dávají akce (v tomto tahu i v příštím), aby šlo zahrát několik loděnic najednou; dvě loděnice přijdou před prvním zlaťákem.

about-ghost-ship = Až tři lodě duchů dřív než první zlaťák: nám dávají dvě karty a soupeř hraje dál se třemi kartami v ruce.

about-haven = Big Money s hradním nádvořím a nanejvýš dvěma přístavy pro ruce s $2, které nic lepšího nekoupí: přístav za sebe dobere kartu a jednu, teď nepotřebnou, přesune do příštího tahu. Nanejvýš malá pomoc.

about-island = Big Money se dvěma ostrovy: každý nadobro odklidí z balíčku jeden statek a sám má hodnotu 2 body.

about-lighthouse = Dva kapsáři a místo slabého stříbrňáku maják: $1 teď, $1 v příštím tahu, a akci nespotřebuje. Navíc chrání před útoky.

about-lookout = O výhry se starají hlavně lodě duchů; jeden strážní koš koupený na začátku zahazuje statky a měďáky, dokud je jich hodně.

about-merchant-ship = Big Money se třemi obchodními loděmi: $2 teď a $2 v příštím tahu za jednu kartu a jednu akci.

about-monkey = Big Money a po čtyřech stříbrňácích dvě opice: každá dobere kartu za cokoli, co soupeř mezitím získá, a v příštím tahu ještě jednu. Sotva lepší než stříbrňáky na jejich místě.

about-native-village = Tři loděnice, a když už jsou dvě, za ruku s $2 domorodá vesnice: dovolí zahrát dvě loděnice v jednom tahu, nebo uloží karty na svou desku pro bohatší tah. Hlavní práci odvedou loděnice.

about-navigator = Big Money s jediným navigátorem: $2 jako stříbrňák, a když se na příští tah chystá špatná ruka, odloží ji.

about-outpost = Karavany, které dobírají na začátku příštího tahu, doplní malou ruku v tahu navíc; proto se po dvou karavanách kupuje strážnice, a to dřív než zlaťák.

about-pearl-diver = Big Money se třemi obchodními loděmi a pro ruce s $2, které nic lepšího nekoupí, nanejvýš dva lovci perel: každý za sebe dobere kartu a vyloví ze spodu balíčku dobrou. O výhry se starají lodě.

about-pirate = Big Money se dvěma piráty: každý přinese do ruky na příští tah zlaťák a lze ho zahrát z ruky, když kdokoli získá kartu peněz.

about-pirate-ship = Tři pirátské lodě, s rybářskými vesnicemi i dvě za tah, potápějí soupeřovy karty peněz tak dlouho, až peníze na provincie vydělávají samy.

about-sailor = S námořníkem jde zahrát korzára hned v tahu, kdy se koupí; navíc námořník zahazuje měďáky a statky. O výhry se starají korzáři; námořník je nezrychluje.

about-salvager = Big Money s jedním zachráncem: na začátku promění statky v $ a ke konci přebytečný zlaťák v provincii. Pomáhá jen trochu.

about-sea-chart = Loděnice a rybářské vesnice zůstávají ve hře, takže námořní mapa občas najde navrchu dobíracího balíčku další takovou a vezme si ji. Nepomáhá víc než stříbrňák na jejím místě.

about-sea-hag = Co nejdřív dvě mořské čarodějnice: o hře rozhodne deset kleteb, zbytek obstarají peníze.

about-sea-witch = Až tři mořské vědmy dřív než zlaťák: soupeři kletby, nám čtyři karty během dvou tahů.

about-secret-chamber = Loděnice a rybářské vesnice doberou spoustu karet a tajemná komnata promění všechny, které nejsou kartami peněz, v $. Samotná tajemná komnata Big Money nezrychlí víc než stříbrňák.

about-smugglers = Big Money s jednou kartou Pašeráci: vezme si stejný zlaťák nebo stříbrňák, jaký právě získal soupeř, a ke konci hry vévodství.

about-tactician = Big Money s jedním taktikem, který se zahraje vždy, když není na provincii: jeden tah se obětuje a příští má deset karet a druhý nákup.

about-tide-pools = Big Money s jednou kartou Přílivové tůně: hned tři karty a ty dvě, které se v příštím tahu odloží, bývají většinou statky a měďáky. Pomáhá jen trochu.

about-torturer = Pět žalářníků dřív než první zlaťák a rybářské vesnice, aby jich šlo zahrát několik za tah. Soupeři nezbude v ruce skoro nic, nebo si bere kletby.

about-treasure-map = Na začátku dvě mapy pokladu a skladiště, která je svedou dohromady; za čtyři zlaťáky se pak hned kupují provincie.

about-treasury = Až šest pokladnic: každá dá kartu, akci a $1 a vrací se navrch dobíracího balíčku, dokud se nekoupí karta bodů.

about-upgrade = Jediný pokrok dělá ze statků stříbrňáky, ze stříbrňáků karavany, z karavan trhy a z trhů zlaťáky. Pomáhá jen proto, že se v každé ceně dá získat něco dobrého.

about-warehouse = Big Money s jedním skladištěm od 3. tahu: vyměňuje statky a měďáky v ruce za lepší karty.

about-wharf = Dvě loděnice před prvním zlaťákem, potom už jen peníze: čtyři karty a dva nákupy během dvou tahů za jedinou akci.
