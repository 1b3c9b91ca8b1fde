# A parancssor.

cli-about = Játszd, tanulmányozd és bővítsd a Dominion pakliépítős játékot. Nem hivatalos rajongói projekt.
cli-not-compiled = A Fiefdom telepítésekor a játékmotort nem sikerült lefordítani, ezért a játszmák lassabban futnak: { $reason ->
    [compiler] nem volt C-fordító ({ $detail }). Telepíts egyet, aztán újra a Fiefdomot
    [headers] hiányoztak a Python C-fejlécei. Telepítsd őket (Debianon: python3-dev), aztán újra a Fiefdomot
    [tool] hiányzott ez a csomag: { $detail }. Telepítsd, aztán újra a Fiefdomot
   *[failed] a fordító hibát jelzett
}.
cli-version = Fiefdom { $version }, { $build ->
    [compiled] lefordított motorral
   *[pure] tiszta Python-motorral (lassabb; ha van C-fordító a gépen, a telepítés lefordítja)
}
cli-commands = parancsok
cli-help = ennek a súgónak a megjelenítése
cli-help-version = a verzió, és hogy a motor melyik változata ez
cli-help-cards-file = hozzáadja ennek a Python-fájlnak vagy mappának a kártyáit (többször is megadható)
cli-error = fiefdom: { $problem }
cli-own-card = { $problem } Ha ez a saját kártyád, add hozzá: --cards FÁJL.py

cli-play = játék a böngészőben, vagy a terminálban botok ellen, illetve többen egy billentyűzetnél
cli-play-plain = játék a terminálban; enélkül és más beállítás nélkül a böngészőben
cli-play-players = az emberi játékosok, vesszővel elválasztva (alapérték: egy ember, 1. játékos)
cli-play-bots = a játszó botok, vesszővel elválasztva: easy, fair, strong, master, random, bármelyik a fiefdom strategies listájáról, egy stratégiafájl (.toml) vagy egy Python-fájl a saját botoddal (.py) (alapérték: fair, ha egy ember játszik); a --resume mellett az ott játszó botok Python-fájljai
cli-play-kingdom = egy ajánlott birodalom neve, vagy legfeljebb tíz kártya vesszővel elválasztva; ha kevesebbet adsz meg, azzal egészül ki, ami egy --bots stratégiának kell, a többi véletlen (alapérték: először az Első játék, azután véletlen birodalom)
cli-play-random = véletlen birodalom, az első játékban is
cli-play-draft = a birodalmat sorban választjátok, fejenként egy-egy kártyát, amíg tíz nem lesz; a botok is választanak
cli-play-seed = egész szám; azonos kezdőértékkel ugyanaz az osztás (alapérték: mindig új)
cli-play-first = a kezdő hely száma (alapérték: véletlen)
cli-play-all-treasures = két doboz kincskártyái együtt, így a Réz, az Ezüst és az Arany szinte sosem fogy el (öt vagy hat játékosnál mindig)
cli-play-resume = egy játék folytatása: a száma vagy a neve a fiefdom games listájából, vagy egy mentett fájl; JÁTÉK nélkül a legutóbb félbehagyotté
cli-play-position = játék egy fájlban lévő állásból: olyanból, amelyet az állás paranccsal mentettél, vagy bármely fájlból, amelyben egy forgatókönyv van; az első helyen te ülsz, hacsak a --players és a --bots mást nem mond
cli-play-port = a böngészőben lévő oldal portja (alapérték: { $port })

cli-games = a megőrzött játékok listája, futók és befejezettek, a legutóbb játszottal az élen
cli-games-game = egy játék száma vagy neve: kiírja a felvételét, hogy elmenthesd vagy továbbadhasd
cli-games-all = az összes felsorolása (alapesetben az utolsó { $n })
cli-games-none = Még nincs megőrzött játék: a fiefdom play kezd egyet.
cli-games-more = És még { $n } régebbi játék: fiefdom games --all
cli-games-turn = { $turn }. kör, { $player } játszik

cli-replay = egy rögzített játék olvasható naplója
cli-replay-file = egy játék száma vagy neve a fiefdom games listájából, vagy egy mentett fájl
cli-replay-heading = { $players } · { $kingdom } · kezdőérték: { $seed }

cli-scenario = forgatókönyvfájlok futtatása: mindegyik forgatókönyv egy sor; a kilépési kód 1, ha valamelyik nem teljesült, 2, ha egy fájl nem érthető
cli-scenario-file = forgatókönyvfájlok (TOML)
cli-scenario-show = az asztalt és a kérdést is megmutatja, amelyhez az egyes forgatókönyvek vezetnek; az állás paranccsal mentett állás mindig látszik
cli-player = { $n }. játékos
cli-scenario-passed = ok    { $title }
cli-scenario-failed = HIBA  { $title }   [{ $where }]
cli-scenario-difference = { "      " }{ $difference }
cli-scenario-total = { $passed } teljesült, { $failed } nem teljesült

cli-cards = a kártyák vagy egy kártya megmutatása
cli-cards-name = egy kártya neve
cli-kingdoms = az ajánlott birodalmak megmutatása, vagy egy birodalom megosztható sorként
cli-kingdoms-kingdom = egy birodalom neve, vagy legfeljebb tíz kártya felsorolva vagy egy birodalomsorsoló oldal címeként; ha kevesebbet adsz meg, a többi véletlen
cli-kingdoms-random = véletlen birodalom összeállítása
cli-kingdoms-seed = egész szám; azonos kezdőértékkel ugyanaz a véletlen birodalom
cli-kingdoms-card = { "  " }{ $cost } { $card } ({ $types })
cli-kingdoms-search = csak azok a birodalmak, amelyeknek a nevében, egyik kártyájuk vagy egy hiányzó dobozuk nevében ez áll
cli-kingdoms-none = Nincs olyan ajánlott birodalom, amelyben „{ $text }” van.
cli-kingdoms-needs = kell hozzá: { $boxes }
cli-kingdoms-later = További { $n } birodalomhoz olyan doboz kell, amely a Fiefdomban még nincs meg. Egyet a fiefdom kingdoms NÉV mutat meg, keresni a fiefdom kingdoms --search SZÖVEG paranccsal lehet:

cli-random-box = dobozok a véletlen birodalomhoz, vesszővel elválasztva, ha akarod, a kártyák számával: dominion 5, seaside 5 (alapérték: mind; --seed mellett dominion, intrigue, seaside)
cli-random-edition = a véletlen birodalomba csak ennek a kiadásnak a kártyái kerülnek
cli-random-wish = amire a véletlen birodalomban legalább egy-egy kártya legyen, vesszővel elválasztva: { $wishes }
cli-random-veto = kártyák, amelyek nem kerülhetnek a véletlen birodalomba, vesszővel elválasztva
cli-random-alone = { $option } csak véletlen kártyákhoz adható meg, itt pedig a birodalom mind a tíz kártyája meg van adva.
cli-find-either = Add meg, meddig keressen: --seconds vagy --games, de ne mindkettő.
cli-json = JSON formában
cli-force = felülírja a már létező fájlokat
cli-nothing-saved = Nincs folytatható játék: egyetlen megőrzött játék sincs folyamatban.
cli-resume-alone = A folytatott játéknak már vannak játékosai, birodalma és kezdőértéke; a --resume mellett ez nem adható meg: { $option }.
cli-whole-number = { $option }: „{ $text }” nem egész szám.
cli-number = { $option }: „{ $text }” kívül esik a határokon; { $least } és { $most } között lehet.

cli-simulate = stratégiák játszmái egymás ellen, és hogy melyik győz; egyetlen stratégia magában játszik
cli-tournament = torna: minden stratégia játszik minden másikkal
cli-improve = egy stratégia jobb változatának keresése
cli-find = megkeresi, melyik stratégia nyer egy birodalomban
cli-strategies = a stratégiák felsorolása, egy stratégia megmutatása vagy más szimulátorok stratégiáinak importálása
cli-lab-strategy = egy stratégia vagy bot neve, egy stratégiafájl (.toml), vagy egy Python-fájl a saját botoddal (.py)
cli-lab-games = a játszmák száma (alapérték: { $games })
cli-lab-kingdom = egy birodalom neve, vagy legfeljebb tíz kártya; ha kevesebbet adsz meg, azzal egészül ki, ami a stratégiáknak kell, aztán tetszőleges kártyákkal (alapérték: egy sincs megadva)
cli-lab-seed = az első kezdőérték; azonos kezdőértékkel ugyanaz az eredmény (alapérték: 0)
cli-lab-jobs = a folyamatok száma (alapérték: processzormagonként egy)
cli-lab-cluster = munka egy Ray-klaszteren: ezen a címen vagy ezen a gépen (a „cluster” kiegészítő kell hozzá)
cli-simulate-seats = rotate: minden kezdőértékkel minden ülésrend sorra kerül (alapérték); fixed: mindig az első stratégia kezd
cli-simulate-csv = a pontszám, a pénz és a Tartományok körönkénti kiírása ebbe a fájlba
cli-simulate-report = jelentés írása ebbe a fájlba, ábrákkal és egy mintajátszmával
cli-improve-strategy = a javítandó stratégia: a neve vagy egy stratégiafájl (.toml)
cli-improve-opponents = akiket le kell győzni; ha senkit sem adsz meg, big-money-ultimate
cli-improve-rounds = ennyi fordulóban próbál ki változatokat (alapérték: 40)
cli-improve-output = a megtalált stratégia kiírása ebbe a fájlba
cli-find-kingdom = egy birodalom neve vagy a lapjai; ha tíznél kevesebbet adsz meg, véletlen lapok egészítik ki
cli-find-seconds = hány másodpercig keressen (alapérték: 60); utána a találat megmérése is eltart egy ideig
cli-find-games = ehelyett körülbelül ennyi játszmán át keressen; így mindig ugyanaz az eredmény
cli-find-against = stratégiák, amelyeket az eredménynek mindenekelőtt le kell győznie
cli-find-players = hány játékosra (alapérték: 2)
cli-find-report = jelentés ebbe a fájlba: a legjobb stratégiák és hogyan verik egymást, a fontos kártyák, a megnyitások és a két legjobb mérkőzése
cli-strategies-name = egy stratégia neve, az importált fájlból is
cli-strategies-import = Geronimoo szimulátorának (XML) vagy a Provincialnak (vezető stratégiák vagy menük) egy fájlja; a benne lévő stratégiákat, vagy azt, amelyiket megnevezed, a mi formánkban írja ki
cli-strategies-output = minden importált stratégiát külön fájlba ír ebben a mappában
cli-help-lang = a nyelv: { $languages } (alapérték: a környezeté)
cli-kingdoms-source = { $box }, { $edition ->
    [first] első kiadás
   *[second] második kiadás
}
cli-usage = használat
cli-arguments = argumentumok
cli-options = kapcsolók
cli-required = Meg kell adni: { $names }.
cli-unrecognized = „{ $text }” nem érthető; a --help megmondja, mi adható meg.
cli-expected = { $option } után meg kell adni egy értéket.
cli-choice = { $option }: „{ $text }” nincs ezek között: { $choices }.

# Szavak a megadandó értékek helyén.
word-address = CÍM
word-boxes = DOBOZOK
word-cards = KÁRTYÁK
word-command = PARANCS
word-file = FÁJL
word-folder = MAPPA
word-game = JÁTÉK
word-kingdom = BIRODALOM
word-text = SZÖVEG
word-lang = NYELV
word-n = N
word-name = NÉV
word-names = NEVEK
word-opponent = ELLENFÉL
word-seat = HELY
word-strategy = STRATÉGIA
word-wishes = KÍVÁNSÁGOK

# Amit a véletlen birodalomtól kívánni lehet.
wish-actions = akciók
wish-buys = vásárlások
wish-trashing = szemétbe dobás
wish-attack = támadás
wish-reaction = védekezés
