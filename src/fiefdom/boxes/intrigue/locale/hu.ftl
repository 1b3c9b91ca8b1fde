# A doboz kártyái: név, szöveg (a kártya mezőiből adódók nélkül) és döntések, soronként egy.

box-intrigue = Intrika

# Döntések, amelyek több kártyára érvényesek.
ruling-current-costs = Mindig a pillanatnyi ár számít, minden Híddal együtt.
ruling-fourth-card = Ha négynél kevesebb lap van a húzópaklidban, fedd fel azokat, nélkülük keverd meg a dobott paklidat, és fedd fel a hiányzókat.
ruling-order-untold = Nem kell elárulnod, milyen sorrendben teszed vissza a többit.

card-great-hall = Nagyterem

rulings-great-hall =
    Mindig akció- és győzelmipont-kártya egyszerre, minden olyan lapnál, amely bármelyiket kéri.
    A játék végén 1 pontot ér, akár kijátszottad, akár nem.

card-harem = Hárem

rulings-harem =
    Mindig kincs- és győzelmipont-kártya egyszerre: kijátszva $2-t ad, mint egy Ezüst, és 2 pontot ér.
    Nem Ezüst: ha egy lap Ezüstöt kér, ez nem felel meg; ha kincskártyát kér, akkor igen.

card-baron = Báró
    .text = Ha eldobsz egy Birtokot, +$4; ha nem, kapsz egy Birtokot.

rulings-baron =
    Nem kötelező Birtokot eldobnod, akkor sem, ha van a kezedben. De ha nem teszed, kapnod kell egyet, amíg van a készletben.
    Egy kijátszással legfeljebb egy Birtokot dobsz el. Trónteremmel kétszer kijátszva mindkétszer újra választasz.
    A kapott Birtok a készletből jön, és a dobott paklidra kerül.

card-bridge = Híd
    .text = Ebben a körben minden lap, bárhol legyen is, $1-gyel olcsóbb, de ára sosem csökken $0 alá.

rulings-bridge =
    Minden ár csökken: a készletben, a kézben, a húzó- és a dobott paklikban, minden játékosnál.
    Mindenre érvényes, ami az árat nézi: egy Híddal a Műhely Hercegséget is ad.
    A Hidak hatása összeadódik, és a Trónteremmel kétszer kijátszott Híd $2-vel csökkenti az árakat.
    Egyetlen ár sem csökken $0 alá. Így egy Híd után a Fejlesztéssel a továbbra is $0 árú Rézből Birtok lehet, amelynek ára most $1.
    A kedvezmény a köröd végén megszűnik.

card-conspirator = Összeesküvő
    .text = Ha ezzel együtt legalább három akciókártyát játszottál ki ebben a körben: +1 lap, +1 akció.

rulings-conspirator =
    A kijátszásakor számolj. A később kijátszott akciókártyák nem változtatnak azon, amit adott.
    A kijátszások számítanak, nem a lapok: egy Trónterem és a vele kijátszott lap két kijátszása összesen három.
    Ezért ha első akciódként Trónteremmel játszol ki egy Összeesküvőt, csak a második kijátszása ad lapot és akciót.
    A több típusú lap is számít, ha az egyik típusa akció. Az a lap is számít, amely azóta már nincs játékban.

card-coppersmith = Rézműves
    .text = Minden Réz, amelyet ebben a körben kijátszol, $1-gyel többet ad.

rulings-coppersmith =
    A hatása összeadódik: ha Trónteremmel kétszer játszod ki, minden Réz $3-at ad ebben a körben.
    Azt változtatja meg, amit a Réz kijátszva ad, nem az árát.

# ours
card-courtier = Kegyenc
    .text = Mutass meg egy lapot a kezedből. Ahány típusa van, annyi különbözőt válassz: +1 akció; +1 vásárlás; +$3; kapsz egy Aranyat.

rulings-courtier =
    Előbb mutasd meg a lapot, azután válassz annyi különböző bónuszt, ahány típusa van. Ugyanazt nem választhatod kétszer.
    Az egyszerű akciókártya egy bónuszt ad, az akció–támadás vagy az akció–győzelmi pont típusú kettőt, a három típusú lap hármat. Az Átoknak egy típusa van.
    A Réz és a Birtok egy-egy bónuszt ad. Ha nincs mit megmutatnod, nem kapsz semmit.
    Az Aranyat akkor is választhatod, ha már nincs; ekkor azért a választásért nem kapsz semmit.
    Trónteremmel kétszer kijátszva ugyanazt a lapot újra megmutathatod.

card-courtyard = Palotaudvar
    .text = Egy lapot a kezedből tegyél a húzópaklid tetejére.

rulings-courtyard =
    Előbb húzz. Bármelyik lapot visszateheted a kezedből, nem csak az imént húzottak egyikét.
    Egyet vissza kell tenned. Ha a húzópaklid üres, ez lesz az egyetlen lapja.

# ours
card-diplomat = Diplomata
    .text = Ha ezután legfeljebb öt lap van a kezedben, +2 akció. Amikor valaki más támadáskártyát játszik ki, és legalább öt lap van a kezedben, előbb megmutathatod ezt: ekkor húzz két lapot, majd dobj el hármat.

rulings-diplomat =
    Kijátszáskor előbb húzz, azután számold meg a kezedben lévő lapokat: ha legfeljebb öt van, megkapod a két akciót.
    Védekezéskor legalább öt lapnak kell a kezedben lennie, amikor megmutatod, ezzel együtt.
    Ugyanarra a támadásra újra megmutathatod, amíg még megvan, és legalább öt lap van a kezedben.
    Magát a Diplomatát vagy egy imént húzott lapot is eldobhatsz. A támadást nem hárítja el.
    Utána más védekezéskártyát is megmutathatsz, olyat is, amelyet épp most húztál.

card-duke = Herceg
    .text = Minden Hercegséged után egy győzelmi pontot ér.

rulings-duke =
    A játék végéig nincs hatása. Minden Herceg az összes Hercegségedet számolja, bárhol vannak is.
    Csak Hercegséget számol, Herceget és más győzelmipont-kártyát nem.

card-ironworks = Kohó
    .text = Kapsz egy legfeljebb $4 árú lapot. Akciókártyáért: +1 akció. Kincskártyáért: +$1. Győzelmipont-kártyáért: +1 lap.

rulings-ironworks =
    A kapott lap a készletből jön, és a dobott paklidra kerül. Mindig a pillanatnyi ár számít, minden Híddal együtt.
    Az a lap, amely két ilyen típusba is tartozik, mindkét bónuszt megadja: a Nagyteremért egy akció és egy lap jár.
    Ha nem tudsz lapot kapni, bónusz sincs.

# ours
card-lurker = Leselkedő
    .text = Válassz egyet: szemétbe dobsz egy akciókártyát a készletből; vagy kapsz egy akciókártyát a szemétből.

rulings-lurker =
    A több típusú akciókártya is szemétbe dobható és megszerezhető.
    A szemétbe dobott lap a készletből jön, sosem volt a tiéd. A kapott lap a dobott paklidra kerül.
    Akkor is választhatod a szerzést, ha nincs akciókártya a szemétben, és a szemétbe dobást, ha nincs a készletben; ekkor nem történik semmi.
    Trónteremmel szemétbe dobhatsz egy akciókártyát, majd megkaphatod ugyanazt a lapot.

card-masquerade = Álarcosbál
    .text = Mindenki, akinek van lap a kezében, kiválaszt egyet; ezeket egyszerre adjátok át balra, a következő olyan játékosnak, akinek volt lapja. Ezután szemétbe dobhatsz egy lapot a kezedből.

rulings-masquerade =
    Előbb húzol, azután mindenki kiválasztja a lapját, mielőtt bárki látná, mi érkezik. Az átadás kötelező.
    Akinek nincs lap a kezében, nem ad és nem kap; a lap a következő olyan játékoshoz kerül, akinek van.
    Az átadott lap nem számít sem kapottnak, sem eldobottnak, sem szemétbe dobottnak, és csak az látja, aki adja, és aki kapja.
    Ezután csak te dobhatsz szemétbe egy lapot, aki kijátszottad; ez lehet az imént kapott lap is.
    Ez nem támadás: a Várároknak, a Rejtekszobának és a Világítótoronynak nincs köze hozzá.

# ours
card-mill = Malom
    .text = +$2-ért eldobhatsz két lapot.

rulings-mill =
    Eldobni nem kötelező. A $2 csak akkor jár, ha valóban eldobtál két lapot.
    Akkor is választhatod az eldobást, ha csak egy lap van a kezedben; ekkor eldobod, és nem kapsz semmit.
    Mindig akció- és győzelmipont-kártya egyszerre, és 1 pontot ér. A paklija két játékosnál 8, többnél 12 lapból áll.

card-mining-village = Bányászfalu
    .text = +$2-ért szemétbe dobhatod ezt a lapot.

rulings-mining-village =
    A lapot és a két akciót mindenképp megkapod. Előbb húzz, azután dönts a szemétbe dobásról.
    Dönts, mielőtt másik lapot játszanál ki, vagy áttérnél a vásárlásra; utána már késő.
    Trónteremmel kétszer kijátszva csak egyszer dobható szemétbe, egyszeri $2-ért; mindkét kijátszás ad egy lapot és két akciót.

card-minion = Udvaronc
    .text = Válassz egyet: +$2; vagy eldobod a kezedben lévő lapokat, és húzol négyet, majd ugyanígy tesz mindenki más, akinek legalább öt lap van a kezében.

rulings-minion =
    Az akciót mindenképp megkapod. A többiek még a választásod előtt mutathatnak védekezéskártyát, ötnél kevesebb lappal is.
    Csak az dob el és húz, akinek legalább öt lap van a kezében. Aki Várárkot mutat, egyiket sem teszi.
    Te eldobod, ami a kezedben van, még ha egyetlen lap sincs is, és húzol négyet.
    Ha a $2-t választod, a többiekkel nem történik semmi.

card-nobles = Nemesség
    .text = Válassz egyet: +3 lap; vagy +2 akció.

rulings-nobles =
    A kettő közül az egyiket választod, azt egészben; nem keverheted őket. Trónteremmel a második kijátszásnál újra választasz.
    Mindig akció- és győzelmipont-kártya egyszerre, és 2 pontot ér.
    Olyat is választhatsz, amit nem tudsz végrehajtani, például a lapokat, ha már nincs mit húzni.

# ours
card-patrol = Őrjárat
    .text = Felfeded a húzópaklid felső négy lapját: a győzelmipont-kártyák és az Átkok a kezedbe kerülnek, a többit tetszőleges sorrendben visszateszed.

rulings-patrol =
    Előbb húzz három lapot, azután fedj fel négyet.
    Minden győzelmipont-kártyát és Átkot a kezedbe kell venned, azt is, amelyiknek másik típusa is van, mint a Nemességnek.
    { ruling-fourth-card }
    { ruling-order-untold }

card-pawn = Csatlós
    .text = Válassz két különbözőt: +1 lap; +1 akció; +1 vásárlás; +$1.

rulings-pawn =
    Mindkettőt előre válaszd ki: nem nézheted meg előbb a húzott lapot.
    A kettőt tetszőleges sorrendben hajtod végre. Trónteremmel a második kijátszásnál újra választasz.
    Olyat is választhatsz, amit nem tudsz végrehajtani, például a lapot, ha már nincs mit húzni.

# ours
card-replace = Csere
    .text = Dobj a szemétbe egy lapot a kezedből. Kapsz egy legfeljebb $2-vel drágább lapot. Ha az akció- vagy kincskártya, tedd a húzópaklid tetejére; ha győzelmipont-kártya, mindenki más kap egy Átkot.

rulings-replace =
    A kapott lap legfeljebb $2-vel lehet drágább; kerülhet ugyanannyiba vagy kevesebbe is. Ha nincs mit szemétbe dobnod, nem kapsz semmit.
    Az a lap, amely mindkét csoportba tartozik, mindkettőt kiváltja: a Nemesség a húzópaklidra kerül, és a többiek Átkot kapnak.
    Az akció- vagy kincskártya egyenesen a húzópaklidra kerül; a tiszta győzelmipont-kártya vagy az Átok a dobott paklidra.
    A többiek a kijátszásakor mutathatnak védekezéskártyát, mielőtt tudnák, mit kapsz. Az Átkokat üléssorrendben kapják, amíg van.
    { ruling-current-costs }

card-saboteur = Szabotőr
    .text = Mindenki más lapokat fed fel a húzópaklijáról, amíg egy legalább $3 árú elő nem kerül. Az a szemétbe kerül, és kaphat helyette egy legalább $2-vel olcsóbb lapot. A többit eldobja.

rulings-saboteur =
    Ha valakinek közben kevernie kell, az addig felfedett lapokat nem keveri bele.
    Ha nem kerül elő legalább $3 árú lap, az illető eldobja a felfedett lapokat; semmi sem kerül a szemétbe, és nem is kap semmit.
    Maga dönti el, kap-e lapot: egy szemétbe dobott $5 árú helyett legfeljebb $3 árút kaphat, a dobott paklijára.
    Mindig a pillanatnyi ár számít: egy Híd után az eredetileg $3 árú lap már csak $2, ezért tovább kell keresni.
    A többiek üléssorrendben következnek.

card-scout = Felderítő
    .text = Felfeded a húzópaklid felső négy lapját: a győzelmipont-kártyák a kezedbe kerülnek, a többit tetszőleges sorrendben visszateszed.

rulings-scout =
    Minden győzelmipont-kártyát a kezedbe kell venned, a több típusút is; egy sem maradhat a húzópaklidon. Az Átok nem győzelmipont-kártya.
    { ruling-fourth-card }
    { ruling-order-untold }

card-secret-chamber = Rejtekszoba
    .text = Dobj el, ahány lapot csak akarsz, laponként +$1-ért. Amikor valaki más támadáskártyát játszik ki, előbb megmutathatod ezt: ekkor húzz két lapot, majd tegyél kettőt a kezedből a húzópaklid tetejére.

rulings-secret-chamber =
    Kijátszáskor az is lehet, hogy semmit sem dobsz el, és semmit sem kapsz. A védekező hatás ilyenkor nem lép életbe.
    Védekezéskor: előbb húzz kettőt, azután tegyél vissza bármelyik két lapot a kezedből, tetszőleges sorrendben; a Rejtekszobát is.
    Még azelőtt történik, hogy a támadás bármit is tenne, és a támadást nem hárítja el.
    Minden támadásra megmutathatod, olyanra is, amely nem érne el, és utána más védekezéskártyát is, akár egy imént húzott Várárkot.
    Ha visszateszed a húzópaklidra, erre a támadásra már nem mutathatod meg újra.

# ours
card-secret-passage = Rejtekút
    .text = Tegyél egy lapot a kezedből a húzópaklidba, tetszőleges helyre.

rulings-secret-passage =
    Előbb húzd fel a két lapot. A kezedből bármelyik lapot visszateheted; egyet vissza kell tenned.
    Felülre, alulra vagy bárhová a kettő közé: a helyét a húzópaklid lapjait leszámolva is kikeresheted, de nem nézheted meg őket.
    { ruling-only-card }

card-shanty-town = Kunyhótelep
    .text = Mutasd meg a kezedben lévő lapokat. Ha egyik sem akciókártya, +2 lap.

rulings-shanty-town =
    A két akciót mindenképp megkapod, és a kezedben lévő lapokat meg kell mutatnod.
    Ha nincs köztük akciókártya, mindkét lapot felhúzod, akkor is, ha az első akciókártya.
    A több típusú lap akciókártyának számít, ha az egyik típusa az. Üres kézben nincs akciókártya.

card-steward = Intéző
    .text = Válassz egyet: +2 lap; vagy +$2; vagy szemétbe dobsz két lapot a kezedből.

rulings-steward =
    A három közül az egyiket választod, azt egészben; nem keverheted őket. Trónteremmel a második kijátszásnál újra választasz.
    Ha a szemétbe dobást választod, pontosan két lapot dobsz szemétbe. Ha csak egy lap van a kezedben, azt az egyet.

card-swindler = Szélhámos
    .text = Mindenki más szemétbe dobja a húzópaklija legfelső lapját, és kap egy ugyanannyiba kerülő lapot, amelyet te választasz ki.

rulings-swindler =
    Akinek üres a húzópaklija, előbb kever. Akinek így sincs lapja, nem dob szemétbe és nem kap semmit.
    Pontosan ugyanannyiba kerülő lapot válassz a készletből; lehet ismét ugyanaz is. Üres paklit nem választhatsz.
    Ha van ilyen árú lap, adnod kell egyet; ha nincs, az illető nem kap semmit.
    Egy $0 árú lapért, mint a Réz, Átkot is adhatsz, amíg van.
    A többiek tőled balra kezdve, üléssorrendben következnek. Aki Várárkot mutat, nem dob szemétbe és nem kap lapot.
    { ruling-current-costs }
    A kapott lap annak a dobott paklijára kerül, aki kapja.

card-torturer = Kínvallató
    .text = Mindenki más választ: eldob két lapot; vagy kap egy Átkot a kezébe.

rulings-torturer =
    A többiek tőled balra kezdve, üléssorrendben választanak, mindenki magának.
    Az Átok akkor is választható, ha már nincs több; ekkor az illető nem kap.
    Az eldobás kettőnél kevesebb lappal is választható; ekkor azt kell eldobni, ami van.
    Az Átok a kézbe kerül, nem a dobott paklira.

card-trading-post = Vándorpiac
    .text = Dobj a szemétbe két lapot a kezedből. Ha megtetted, kapsz a kezedbe egy Ezüstöt.

rulings-trading-post =
    Ha legalább két lap van a kezedben, pontosan kettőt kell szemétbe dobnod. Az Ezüst a kezedbe kerül, így még ebben a körben kijátszhatod.
    Ha egy lap van a kezedben, azt szemétbe dobod, de Ezüstöt nem kapsz. Ha egy sincs, nem történik semmi.
    Ha az Ezüst paklija elfogyott, a két lapot akkor is szemétbe dobod, és nem kapsz semmit.

card-tribute = Sarc
    .text = A bal oldali szomszédod felfedi és eldobja a húzópaklija felső két lapját. Ezek közül minden különböző nevű lap ad valamit: az akciókártya +2 akciót, a kincskártya +$2-t, a győzelmipont-kártya +2 lapot.

rulings-tribute =
    Ha a szomszédod húzópaklijában kettőnél kevesebb lap van, felfedi azt, nélküle megkeveri a dobott pakliját, és folytatja.
    Két azonos nevű lap egyszer számít: két Ezüst $2-t ad.
    Az a lap, amely két ilyen típusba is tartozik, mindkettőt megadja: a Réz és a Hárem együtt $4-et és két lapot ad.
    Az Átok nem ad semmit. Ha csak egy lapot lehet felfedni, csak az számít.
    Ez nem támadás: a Várároknak és a Világítótoronynak nincs köze hozzá.

card-upgrade = Fejlesztés
    .text = Dobj a szemétbe egy lapot a kezedből. Kapsz egy pontosan $1-gyel drágább lapot.

rulings-upgrade =
    Előbb húzz; ezután kötelező szemétbe dobnod. A kapott lap a dobott paklidra kerül.
    Ha a készletben nincs pontosan $1-gyel drágább lap, akkor is szemétbe dobsz, és nem kapsz semmit.
    Ha nincs lap a kezedben, nem dobsz szemétbe és nem kapsz semmit.
    A Híd mindkét árat egyformán csökkenti, de egyiket sem $0 alá: a $0 árú Rézből ilyenkor lehet $1 árú Birtok.

card-wishing-well = Kívánságok kútja
    .text = Nevezz meg egy kártyát, majd fedd fel a húzópaklid legfelső lapját. Ha eltaláltad, vedd a kezedbe; ha nem, tedd vissza.

rulings-wishing-well =
    Előbb húzz, azután nevezz meg egy kártyát: nevet mondj (például Réz), ne típust (például kincs).
    Ha a húzópaklid üres, a felfedés előtt keverj. Ha így sincs lap, nem történik semmi.
    Ha nem találtad el, a lapot mindenki látta, és visszakerül a húzópaklid tetejére.

# Kérdések és feliratok

ask-topdeck-secret-passage = Tegyél a kezedből egy lapot a húzópaklidba.
ask-choose-secret-passage = Hová kerüljön a húzópaklidban?
ask-gain-swindler = Melyik lapot kapja?
label-discard-hand = a kézben lévő lapok eldobása
label-gain-Gold = egy Arany szerzése
label-gain-Curse = egy Átok szerzése
labels-secret-passage =
    .number = { $n ->
        [0] legfelülre
        [one] egy lap alá
       *[other] { $n } lap alá
    }

# Ajánlott birodalmak

# ours
kingdom-underlings-second-edition = Alattvalók (második kiadás)
# ours
kingdom-grand-scheme = Nagyszabású terv
# ours
kingdom-deconstruction-second-edition = Kártyaeldobós (második kiadás)
kingdom-victory-dance = Győzelmi tánc
kingdom-secret-schemes = Titkos tervek
kingdom-best-wishes = Sok szerencsét
kingdom-deconstruction = Kártyaeldobós
kingdom-hand-madness = Laphúzogatós
kingdom-underlings = Alattvalók

# A stratégiák leírása

about-baron = Big Money két Báróval. A három kezdő Birtok bármelyike $4-et hoz, valahányszor egy kézbe kerül egy Báróval, így korán megjön az Arany.

about-cellar = Hat jobb kincskártya után Hercegségek és Hercegek; két Pince, amelyet akkor vesz meg, ha csak $2 jutott, eldobja a paklit elárasztó győzelmipont-kártyákat.

about-courtier = Big Money legfeljebb két Kegyenccel és ugyanannyi Háremmel, mint Arannyal. A megmutatott Háremnek két típusa van, így a Kegyenc egyszerre ad $3-at és egy Aranyat.

about-courtyard = Big Money, nyolc kincskártyánként egy Palotaudvarral. Hármat húz, és ami ebben a körben nem kell, az a húzópakli tetején várja a következőt.

about-diplomat = Big Money egyetlen Diplomatával, amely itt csupán két plusz lap. A big-money-ultimate stratégiát csak egy hajszállal veri: kézcsökkentő lapok nélkül sosem ad akciót.

about-gardens = A Kohók egymást szerzik meg, azután az összes Kertet, mindegyikért egy-egy lapot húzva; az olcsó lapoktól megnő a pakli, és a játék a készlet paklijainak elfogyásával ér véget.

about-great-hall = Rush: a Kohók Nagytermeket szereznek (mindegyikért egy lap és egy akció is jár), azután Kerteket. A Nagytermek, a Kertek és a Birtokok hamar elfogynak, a pontokat pedig a nagy pakli adja.

about-harem = Big Money, amely két Aranyat vesz, onnantól Háremeket: mindegyik annyit fizet, mint egy Ezüst, és két pontot ér, ami megtérül, mert a játszmák elég hosszúak.

about-ironworks = Rush: a Kohók újabb Kohókat szereznek, azután Kerteket és Birtokokat, és a játék három pakli elfogyásával véget ér, mielőtt a Big Money hozzájutna a Tartományaihoz.

about-lurker = Két Leselkedő együtt dolgozik: az egyik a szemétbe tesz egy Laboratóriumot, a másik onnan megszerzi, így minden második körben ingyen jön egy Laboratórium; egyébként Big Money.

about-masquerade = Big Money egyetlen Álarcosbállal, amely két lapot húz, és minden kijátszásakor megszabadítja a paklit egy rossz laptól. Egy második már csak útban van.

about-mill = Három Ezüst, azután minden fölös $4-ből egy Malom. A Malom sem lapba, sem akcióba nem kerül, egy pontot ér, és a kézben rekedt győzelmipont-kártyákat $2-re váltja.

about-mining-village = Öt Kínvallató még az első Arany előtt, és ugyanennyi Bányászfalu, hogy egy körben több Kínvallatót is ki lehessen játszani lapveszteség nélkül.

about-minion = Minden $5-ből egy Udvaronc, és egyetlen Szélhámos. Az Udvaroncok nem visznek el akciót, és $2-t fizetnek; az utolsó a gyenge kezet négy új lapra cseréli, és az ellenfélét is.

about-minion-chapel = Először egy Kápolna, aztán minden $5-ből egy Udvaronc. Ha már nincsenek Rezek és Birtokok, szinte minden kéz Udvaroncokkal van tele: az utolsó kivételével mind $2-t fizet, az pedig a gyenge kezet négy új lapra cseréli.

about-nobles = Big Money ugyanannyi Nemességgel, mint Arannyal. Mindegyik három lapot húz, vagy akciókat ad a következőhöz, és két pontot ér.

about-patrol = Big Money, tizenegy kincskártyánként egy Őrjárattal. Hármat húz, és a győzelmipont-kártyákat is felszedi, így a következő kéz tele lesz pénzzel, és a pakli akkor sem lassul le, amikor zöldülni kezd.

about-pawn = Big Money két Báróval; a megmaradó $2-ből a második vásárlással Csatlósokat vesz, mert ezek sosem kerülnek lapba. Se sokat nem használnak, se sokat nem ártanak.

about-replace = Big Money egyetlen Cserével. Eleinte a Birtokokból csinál Ezüstöket, a végén az Aranyakból Tartományokat, és ilyenkor mindenki más kap egy Átkot.

about-saboteur = Big Money két Szabotőrrel, amelyek pénzt nem adnak, de szétszedik az ellenfél Ezüstjeit, Aranyait és Tartományait. Lassú; jobb, mint támadás nélkül, de nem sokkal.

about-scout = Nemességek és Háremek, amelyek pontot érnek, és húzni is jó őket, meg egy Felderítő, amely felszedi őket. A Felderítőtől nem lesz gyorsabb a Big Money: nélküle ugyanez egy kicsit jobb.

about-secret-passage = Egy Vándorpiac és két Rejtekút. A Rejtekutak megnéznek két lapot, és a legrosszabbat elteszik az útból, így megtalálják a Vándorpiacot, később pedig az Aranyakat; önmagukban alig gyorsítanak a Big Money-n.

about-shanty-town = Öt Kínvallató még az első Arany előtt, és ugyanennyi Kunyhótelep, amely akciókat ad, hogy egy körben kettőt-hármat is ki lehessen játszani, vagy két lapot, ha nincs mit kijátszani.

about-steward = Elsőként egyetlen Intéző, amely szemétbe dobja a Birtokokat és a Rezeket, azután minden $5-ből egy Laboratórium: a karcsú pakliból ezek jó lapokat húznak.

about-swindler = Big Money két Szélhámossal, amelyeket elsőként vesz meg. Mindegyik $2-t fizet, mint egy Ezüst, és Átkot csinál az ellenfél Rezeiből.

about-trading-post = Big Money egyetlen Vándorpiaccal: a Birtokokból és a Rezekből Ezüst lesz, amely egyenesen kézbe kerül, a pakli pedig karcsú és kiegyenlített lesz.

about-tribute = Big Money legfeljebb két Sarccal. Kincs- és győzelmipont-kártyákból álló pakli ellen egy Sarc $4-et érhet, vagy $2-t és két lapot.

about-wishing-well = Big Money két Kovácsműhellyel, és négy Ezüst után két Kívánságok kútjával: mindegyik pótolja önmagát, és néha eltalálja a következő lapot. Körülbelül annyit érnek, mint a helyükön az Ezüstök.
