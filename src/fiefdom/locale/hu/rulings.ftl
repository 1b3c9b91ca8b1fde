# Rulings: what the cards decide in the cases that are asked about. One ruling per line.

rulings-copper =
    A Réz ára $0: pénz nélkül is vehetsz egyet, de ugyanúgy elvisz egy vásárlást, mint bármelyik másik lap.
    Minden kincskártyát az első vásárlás előtt kell kijátszani; utána ebben a körben többet már nem játszhatsz ki.

rulings-silver =
    Nem kell minden kincskártyádat kijátszanod, de csak a kijátszottak adnak $-t. Kijátszva nem vesznek el: később újra a kezedbe kerülnek.

rulings-gold =
    Amennyi $-t egy körben nem költesz el, az a kör végén elvész. Ha az Arany paklija elfogyott, az Aranyat adó lap nem ad semmit.

rulings-estate =
    A készletben két játékosnál 8, többnél 12 Birtok van. A kezdőpaklik három-három Birtoka ebbe nem számít bele.

rulings-duchy =
    A készletben két játékosnál 8, többnél 12 Hercegség van.

rulings-province =
    A játék annak a körnek a végén ér véget, amelyikben az utolsó Tartomány is elfogy, akkor is, ha más pakli nem üres.
    A készletben két játékosnál 8, háromnál-négynél 12, ötnél 15, hatnál 18 Tartomány van.

rulings-curse =
    A készletben az első játékoson felül minden játékosra 10 Átok jut. Üléssorrendben kell kiosztani őket; akinek már nem jut, az nem kap.
    Az Átok nem győzelmipont-kártya, és $0 az ára; vásárolni is lehet. Ha a paklija elfogy, az a játék vége szempontjából is számít.

rulings-festival =
    Mindent egyszerre megkapsz, de a következő akciókártyát csak akkor játszhatod ki, ha ezzel végeztél.
    A $2 nem kincskártya; csak ebben a körben költhető el.

rulings-laboratory =
    Ha kettőnél kevesebb lap van a húzópaklidban, előbb keverd meg és tedd alá a dobott paklidat. Ha így is kevés, húzd fel, ami van.

rulings-market =
    A lapot azonnal felhúzod. A plusz vásárlás csak erre a körre szól, és nem kötelező élned vele.

rulings-smithy =
    Ha háromnál kevesebb lap van a húzópaklidban, keverd meg és tedd alá a dobott paklidat, majd húzz tovább. Ha így is kevés, húzd fel, ami van.

rulings-village =
    Húzd fel a lapot, mielőtt eldöntöd, melyik akciókártyát játszod ki következőnek.
    Trónteremmel kétszer kijátszva két lapot és négy akciót ad.

rulings-woodcutter =
    A pénzedet tetszés szerint oszthatod el a vásárlásaid között, és nem kell mindegyiket kihasználnod.

rulings-adventurer =
    Ha a húzópaklid elfogy, keverd meg a dobott paklidat, és folytasd. Az addig felfedett lapokat nem kevered bele.
    Ha így sem kerül elő két kincskártya, azt veszed a kezedbe, amit találtál.
    Minden kincskártya számít, az is, amelyiknek másik típusa is van, mint a Háremnek. Egyet sem hagyhatsz ki.

rulings-artisan =
    A kapott lap a készletből egyenesen a kezedbe kerül. Pénzt nem tehetsz hozzá, hogy drágábbat kapj.
    A húzópaklidra az imént kapott lapot is teheted, vagy bármelyik másikat a kezedből. Kötelező egyet odatenned.
    Egy kijátszott Híddal egy eredetileg $6 árú lap is elérhető.

rulings-bandit =
    Előbb az Aranyat kapod meg, a dobott paklidra. Ha már nincs Arany, a támadás akkor is végbemegy.
    A többiek üléssorrendben következnek. Aki két, Réztől különböző kincskártyát fed fel, maga választja ki, melyik kerül a szemétbe.
    Minden kincskártya veszélyben van a Réz kivételével, az is, amelyiknek másik típusa is van, mint a Háremnek.
    Akinek egy lap van a húzópaklijában, felfedi, e lap nélkül megkeveri a dobott pakliját, majd felfedi a másodikat.

rulings-bureaucrat =
    Ha a húzópaklid üres, az Ezüst lesz az egyetlen lapja; ilyenkor nem keversz. Ugyanez áll a többiek győzelmipont-kártyáira.
    Mindenki maga választja ki, melyik győzelmipont-kártyáját mutatja meg. Az is annak számít, amelyiknek másik típusa is van, mint a Nemességnek.
    Ha az Ezüst paklija elfogyott, nem kapsz semmit, de a támadás akkor is végbemegy.
    Az Átok nem győzelmipont-kártya. Akinek nincs győzelmipont-kártya a kezében, minden lapját megmutatja.

rulings-cellar =
    Előbb válaszd ki az összes lapot, dobd el őket egyszerre, és csak azután húzz.
    Ha húzás közben keverned kell, az imént eldobott lapokat is belekevered.
    A többiek látják, hány lapot dobsz el, de a lapok közül csak a legfelsőt. Az is lehet, hogy egyet sem dobsz el.

rulings-chancellor =
    Azonnal döntsd el, mielőtt másik lapot játszanál ki, vagy bármit vásárolnál.
    A húzópaklidat nem nézheted át, amikor leteszed.
    A lapokat csak akkor kevered meg, amikor legközelebb lapra van szükséged a húzópaklidból.

rulings-chapel =
    A kijátszott Kápolna már nincs a kezedben, így önmagát nem dobhatja szemétbe. A kezedben lévő másik Kápolna szemétbe dobható.
    Négynél kevesebb lapot is szemétbe dobhatsz, vagy egyet sem.

rulings-council-room =
    A többiek üléssorrendben húznak, akár akarnak, akár nem.
    Ez nem támadás: a Várárok és a Világítótorony nem tartja távol a lapot.

rulings-feast =
    A kapott lap a készletből jön, és a dobott paklidra kerül. Pénzt nem tehetsz hozzá, hogy drágábbat kapj.
    Trónteremmel kétszer kijátszva egyszer kerül a szemétbe, és két lapot kapsz.
    Egy kijátszott Híddal egy eredetileg $6 árú lap is elérhető.

rulings-gardens =
    Minden lapod számít: a húzópakliban, a kezedben, a dobott pakliban, játékban, félretéve és a tábláidon; maguk a Kertek is.
    37 lappal minden Kert 3 pontot ér.
    A paklija két játékosnál 8, többnél 12 lapból áll.

rulings-harbinger =
    Előbb húzd fel a lapot; ha ehhez keverned kell, a dobott paklid üres lesz, mire átnézed.
    A lapokat csak te nézheted meg. Nem kötelező egyet a húzópaklidra tenned.
    Ha a húzópaklid üres, ez lesz az egyetlen lapja.

rulings-library =
    Csak éppen most húzott akciókártyát tehetsz félre, olyat nem, amely már korábban a kezedben volt. Ez mindig a te döntésed.
    Egy több típusú lap is félretehető, ha az egyik típusa akció.
    Ha közben keverned kell, a félretett lapokat nem kevered bele.
    Ha már hét vagy több lap van a kezedben, nem húzol. Ha nincs több húzható lap, annyival maradsz, amennyi van.

rulings-merchant =
    Csak a kör első Ezüstje ad $1-gyel többet; a további Ezüstök a szokásos $2-t adják.
    Minden kijátszott Kereskedő külön $1-et tesz hozzá ehhez az első Ezüsthöz; a Trónteremmel kétszer kijátszott Kereskedő $2-t tesz hozzá.
    Ha ebben a körben nem játszol ki Ezüstöt, nincs bónusz. Más kincskártya nem váltja ki.

rulings-militia =
    Akinek legfeljebb három lap van a kezében, nem dob el semmit.
    Mindenki maga választja ki, melyik lapokat tartja meg. Egy második Polgárőrségnek ebben a körben már nincs dolga.

rulings-mine =
    A kapott kincskártya a készletből a kezedbe kerül, így még ebben a körben kijátszhatod.
    Legfeljebb $3-mal lehet drágább; lehet olcsóbb, vagy ismét ugyanaz a lap is. A Rézből Ezüst lesz, az Ezüstből Arany.
    A több típusú lap is kincskártya: az Ezüstből Hárem is lehet.
    Ha semmit sem dobsz szemétbe, semmit sem kapsz.

rulings-moat =
    Még azelőtt mutasd meg, hogy a támadás bármit is tenne, sőt még mielőtt a támadó választana. A lap a kezedben marad.
    Minden támadásra megmutathatod, ahányszor csak kijátszanak egyet; a Trónteremmel kétszer kijátszott támadás két kijátszásnak számít.
    Csak téged véd: a többieket eléri a támadás, és aki kijátszotta, megkapja, amit a lap ad.
    A védekezéskártyákat egymás után mutatod meg. A Rejtekszobával vagy a Diplomatával húzott Várárkot ugyanarra a támadásra is megmutathatod.
    Nem véd az olyan laptól, amely nem támadás, például az Álarcosbáltól, a Sarctól vagy a Tanácsteremtől.
    Ha a saját körödben játszod ki, csak két lapot húzol.

rulings-moneylender =
    A $3 csak akkor jár, ha valóban szemétbe dobsz egy Rezet. Kijátszásonként csak egy Réz kerül a szemétbe.
    Trónteremmel kétszer kijátszva egy második Rézért újabb $3 jár.

rulings-poacher =
    Előbb húzz, azután dobj el. Ha nincs üres pakli, nem dobsz el semmit.
    A készlet minden paklija számít, a Réz, az Átok és maga az Orvvadász is.
    Ha kevesebb lapod van, mint amennyit el kellene dobnod, dobd el mindet a kezedből.

rulings-remodel =
    A kijátszott Átépítés már nincs a kezedben, így önmagát nem dobhatja szemétbe. Ha nincs lap a kezedben, nem kapsz semmit.
    A kapott lap legfeljebb $2-vel lehet drágább; kerülhet ugyanannyiba vagy kevesebbe, és lehet ismét ugyanaz a lap. A dobott paklidra kerül.
    Pénzt nem tehetsz hozzá, hogy drágábbat kapj. Mindig a pillanatnyi ár számít, minden Híddal együtt.
    Szemétbe dobni kötelező. Akkor is meg kell tenned, ha a készletben nincs elég olcsó lap.

rulings-sentry =
    Előbb húzd fel a lapot, azután nézd meg a kettőt. Amíg nem döntesz, csak te látod őket.
    A két lapról külön-külön döntesz: mindkettőt szemétbe dobhatod, vagy az egyiket, a másikat pedig megtartod, és így tovább.
    Ha kettőnél kevesebb lap van a húzópaklidban, előbb keverd meg és tedd alá a dobott paklidat. Ha így is kevés, azt nézd meg, ami van.

rulings-spy =
    Előbb húzol, azután következik a felfedés: először a te lapod, majd a többieké üléssorrendben. Mindegyikről te döntesz.
    Akinek üres a húzópaklija, előbb kever; akinek így sincs lapja, nem fed fel semmit.
    Aki Várárkot mutat, nem fed fel semmit. A saját lapodat mindenképp felfeded.

rulings-thief =
    Akinek egy lap van a húzópaklijában, felfedi, e lap nélkül megkeveri a dobott pakliját, majd felfedi a másodikat.
    Játékosonként legfeljebb egy kincskártya kerül a szemétbe. Ha mindkettő az, te választasz; ha egyformák, az egyik kerül oda.
    Az e kijátszáskor szemétbe dobott lapok közül bármennyit megkaphatsz a dobott paklidra, de olyat nem, amely már korábban a szemétben volt.
    Minden kincskártya számít, a Hárem is.

rulings-throne-room =
    Nem kötelező akciókártyát kijátszanod vele, és ha megteszed, az nem visz el akciót; csak maga a Trónterem vitt el egyet.
    Hajtsd végre teljesen a lapot, azután játszd ki másodszor. Közben semmi mást nem játszol ki, hacsak maga a lap nem ad rá módot.
    Ha Trónteremmel Tróntermet játszol ki, egy akciókártyát játszol ki kétszer, majd egy másikat is kétszer, amely lehet ugyanolyan nevű; ugyanazt a lapot sosem négyszer.
    Ha egy lap elsőre szemétbe dobja vagy máshová teszi magát, másodszor is kijátszod, de magát már nem dobhatja szemétbe, és nem teheti máshová.
    A második kijátszásnál mindenről újra kell dönteni. A többiek a támadás mindkét kijátszására reagálhatnak.
    Tartós kártyával a Trónterem addig marad játékban, ameddig az a lap, és a következő körre szóló hatás kétszer érvényesül.
    Az Összeesküvőhöz a Trónterem és mindkét kijátszás számít: három akció.

rulings-vassal =
    Az akciókártyát nem kötelező kijátszanod, és ha megteszed, az nem visz el akciót. Ha nem játszod ki, a dobott paklidon marad.
    A kijátszott lap játékba kerül, és a befejező fázisban eldobod, mint bármelyik másikat.
    Ha a húzópaklid üres, előbb keverj. Ha így sincs lap, csak a $2-t kapod meg.

rulings-witch =
    Az Átkok a készletből a többiek dobott paklijára kerülnek, üléssorrendben. Ez akkor fontos, amikor fogytán vannak.
    A két lapért akkor is kijátszhatod, ha már nincs több Átok.
    A lapjaidat akkor is felhúzod, ha mindenki Várárkot mutat.

rulings-workshop =
    A kapott lap a készletből jön, és a dobott paklidra kerül. Pénzt nem tehetsz hozzá, hogy drágábbat kapj.
    Mindig a pillanatnyi ár számít: egy kijátszott Híddal Hercegséget is kaphatsz.

rulings-great-hall =
    Mindig akció- és győzelmipont-kártya egyszerre, minden olyan lapnál, amely bármelyiket kéri.
    A játék végén 1 pontot ér, akár kijátszottad, akár nem.
    A paklija két játékosnál 8, többnél 12 lapból áll.

rulings-harem =
    Mindig kincs- és győzelmipont-kártya egyszerre: kijátszva $2-t ad, mint egy Ezüst, és 2 pontot ér.
    Nem Ezüst: ha egy lap Ezüstöt kér, ez nem felel meg; ha kincskártyát kér, akkor igen.
    A paklija két játékosnál 8, többnél 12 lapból áll.

rulings-baron =
    Nem kötelező Birtokot eldobnod, akkor sem, ha van a kezedben. De ha nem teszed, kapnod kell egyet, amíg van a készletben.
    Egy kijátszással legfeljebb egy Birtokot dobsz el. Trónteremmel kétszer kijátszva mindkétszer újra választasz.
    A kapott Birtok a készletből jön, és a dobott paklidra kerül.

rulings-bridge =
    Minden ár csökken: a készletben, a kézben, a húzó- és a dobott paklikban, minden játékosnál.
    Mindenre érvényes, ami az árat nézi: egy Híddal a Műhely Hercegséget is ad.
    A Hidak hatása összeadódik, és a Trónteremmel kétszer kijátszott Híd $2-vel csökkenti az árakat.
    Egyetlen ár sem csökken $0 alá. Így egy Híd után a Fejlesztéssel a továbbra is $0 árú Rézből Birtok lehet, amelynek ára most $1.
    A kedvezmény a köröd végén megszűnik.

rulings-conspirator =
    A kijátszásakor számolj. A később kijátszott akciókártyák nem változtatnak azon, amit adott.
    A kijátszások számítanak, nem a lapok: egy Trónterem és a vele kijátszott lap két kijátszása összesen három.
    Ezért ha első akciódként Trónteremmel játszol ki egy Összeesküvőt, csak a második kijátszása ad lapot és akciót.
    A több típusú lap is számít, ha az egyik típusa akció. Az a lap is számít, amely azóta már nincs játékban.

rulings-coppersmith =
    A hatása összeadódik: ha Trónteremmel kétszer játszod ki, minden Réz $3-at ad ebben a körben.
    Azt változtatja meg, amit a Réz kijátszva ad, nem az árát.

rulings-courtier =
    Előbb mutasd meg a lapot, azután válassz annyi különböző bónuszt, ahány típusa van. Ugyanazt nem választhatod kétszer.
    Az egyszerű akciókártya egy bónuszt ad, az akció–támadás vagy az akció–győzelmi pont típusú kettőt, a három típusú lap hármat. Az Átoknak egy típusa van.
    A Réz és a Birtok egy-egy bónuszt ad. Ha nincs mit megmutatnod, nem kapsz semmit.
    Az Aranyat akkor is választhatod, ha már nincs; ekkor azért a választásért nem kapsz semmit.
    Trónteremmel kétszer kijátszva ugyanazt a lapot újra megmutathatod.

rulings-courtyard =
    Előbb húzz. Bármelyik lapot visszateheted a kezedből, nem csak az imént húzottak egyikét.
    Egyet vissza kell tenned. Ha a húzópaklid üres, ez lesz az egyetlen lapja.

rulings-diplomat =
    Kijátszáskor előbb húzz, azután számold meg a kezedben lévő lapokat: ha legfeljebb öt van, megkapod a két akciót.
    Védekezéskor legalább öt lapnak kell a kezedben lennie, amikor megmutatod, ezzel együtt.
    Ugyanarra a támadásra újra megmutathatod, amíg még megvan, és legalább öt lap van a kezedben.
    Magát a Diplomatát vagy egy imént húzott lapot is eldobhatsz. A támadást nem hárítja el.
    Utána más védekezéskártyát is megmutathatsz, olyat is, amelyet épp most húztál.

rulings-duke =
    A játék végéig nincs hatása. Minden Herceg az összes Hercegségedet számolja, bárhol vannak is.
    Csak Hercegséget számol, Herceget és más győzelmipont-kártyát nem.
    A paklija két játékosnál 8, többnél 12 lapból áll.

rulings-ironworks =
    A kapott lap a készletből jön, és a dobott paklidra kerül. Mindig a pillanatnyi ár számít, minden Híddal együtt.
    Az a lap, amely két ilyen típusba is tartozik, mindkét bónuszt megadja: a Nagyteremért egy akció és egy lap jár.
    Ha nem tudsz lapot kapni, bónusz sincs.

rulings-lurker =
    A több típusú akciókártya is szemétbe dobható és megszerezhető.
    A szemétbe dobott lap a készletből jön, sosem volt a tiéd. A kapott lap a dobott paklidra kerül.
    Akkor is választhatod a szerzést, ha nincs akciókártya a szemétben, és a szemétbe dobást, ha nincs a készletben; ekkor nem történik semmi.
    Trónteremmel szemétbe dobhatsz egy akciókártyát, majd megkaphatod ugyanazt a lapot.

rulings-masquerade =
    Előbb húzol, azután mindenki kiválasztja a lapját, mielőtt bárki látná, mi érkezik. Az átadás kötelező.
    Akinek nincs lap a kezében, nem ad és nem kap; a lap a következő olyan játékoshoz kerül, akinek van.
    Az átadott lap nem számít sem kapottnak, sem eldobottnak, sem szemétbe dobottnak, és csak az látja, aki adja, és aki kapja.
    Ezután csak te dobhatsz szemétbe egy lapot, aki kijátszottad; ez lehet az imént kapott lap is.
    Ez nem támadás: a Várároknak, a Rejtekszobának és a Világítótoronynak nincs köze hozzá.

rulings-mill =
    Eldobni nem kötelező. A $2 csak akkor jár, ha valóban eldobtál két lapot.
    Akkor is választhatod az eldobást, ha csak egy lap van a kezedben; ekkor eldobod, és nem kapsz semmit.
    Mindig akció- és győzelmipont-kártya egyszerre, és 1 pontot ér. A paklija két játékosnál 8, többnél 12 lapból áll.

rulings-mining-village =
    A lapot és a két akciót mindenképp megkapod. Előbb húzz, azután dönts a szemétbe dobásról.
    Dönts, mielőtt másik lapot játszanál ki, vagy áttérnél a vásárlásra; utána már késő.
    Trónteremmel kétszer kijátszva csak egyszer dobható szemétbe, egyszeri $2-ért; mindkét kijátszás ad egy lapot és két akciót.

rulings-minion =
    Az akciót mindenképp megkapod. A többiek még a választásod előtt mutathatnak védekezéskártyát, ötnél kevesebb lappal is.
    Csak az dob el és húz, akinek legalább öt lap van a kezében. Aki Várárkot mutat, egyiket sem teszi.
    Te eldobod, ami a kezedben van, még ha egyetlen lap sincs is, és húzol négyet.
    Ha a $2-t választod, a többiekkel nem történik semmi.

rulings-nobles =
    A kettő közül az egyiket választod, azt egészben; nem keverheted őket. Trónteremmel a második kijátszásnál újra választasz.
    Mindig akció- és győzelmipont-kártya egyszerre, és 2 pontot ér.
    A paklija két játékosnál 8, többnél 12 lapból áll.
    Olyat is választhatsz, amit nem tudsz végrehajtani, például a lapokat, ha már nincs mit húzni.

rulings-patrol =
    Előbb húzz három lapot, azután fedj fel négyet.
    Minden győzelmipont-kártyát és Átkot a kezedbe kell venned, azt is, amelyiknek másik típusa is van, mint a Nemességnek.
    Ha négynél kevesebb lap van a húzópaklidban, fedd fel azokat, nélkülük keverd meg a dobott paklidat, és fedd fel a hiányzókat.
    Nem kell elárulnod, milyen sorrendben teszed vissza a többit.

rulings-pawn =
    Mindkettőt előre válaszd ki: nem nézheted meg előbb a húzott lapot.
    A kettőt tetszőleges sorrendben hajtod végre. Trónteremmel a második kijátszásnál újra választasz.
    Olyat is választhatsz, amit nem tudsz végrehajtani, például a lapot, ha már nincs mit húzni.

rulings-replace =
    A kapott lap legfeljebb $2-vel lehet drágább; kerülhet ugyanannyiba vagy kevesebbe is. Ha nincs mit szemétbe dobnod, nem kapsz semmit.
    Az a lap, amely mindkét csoportba tartozik, mindkettőt kiváltja: a Nemesség a húzópaklidra kerül, és a többiek Átkot kapnak.
    Az akció- vagy kincskártya egyenesen a húzópaklidra kerül; a tiszta győzelmipont-kártya vagy az Átok a dobott paklidra.
    A többiek a kijátszásakor mutathatnak védekezéskártyát, mielőtt tudnák, mit kapsz. Az Átkokat üléssorrendben kapják, amíg van.
    Mindig a pillanatnyi ár számít, minden Híddal együtt.

rulings-saboteur =
    Ha valakinek közben kevernie kell, az addig felfedett lapokat nem keveri bele.
    Ha nem kerül elő legalább $3 árú lap, az illető eldobja a felfedett lapokat; semmi sem kerül a szemétbe, és nem is kap semmit.
    Maga dönti el, kap-e lapot: egy szemétbe dobott $5 árú helyett legfeljebb $3 árút kaphat, a dobott paklijára.
    Mindig a pillanatnyi ár számít: egy Híd után az eredetileg $3 árú lap már csak $2, ezért tovább kell keresni.
    A többiek üléssorrendben következnek.

rulings-scout =
    Minden győzelmipont-kártyát a kezedbe kell venned, a több típusút is; egy sem maradhat a húzópaklidon. Az Átok nem győzelmipont-kártya.
    Ha négynél kevesebb lap van a húzópaklidban, fedd fel azokat, nélkülük keverd meg a dobott paklidat, és fedd fel a hiányzókat.
    Nem kell elárulnod, milyen sorrendben teszed vissza a többit.

rulings-secret-chamber =
    Kijátszáskor az is lehet, hogy semmit sem dobsz el, és semmit sem kapsz. A védekező hatás ilyenkor nem lép életbe.
    Védekezéskor: előbb húzz kettőt, azután tegyél vissza bármelyik két lapot a kezedből, tetszőleges sorrendben; a Rejtekszobát is.
    Még azelőtt történik, hogy a támadás bármit is tenne, és a támadást nem hárítja el.
    Minden támadásra megmutathatod, olyanra is, amely nem érne el, és utána más védekezéskártyát is, akár egy imént húzott Várárkot.
    Ha visszateszed a húzópaklidra, erre a támadásra már nem mutathatod meg újra.

rulings-secret-passage =
    Előbb húzd fel a két lapot. A kezedből bármelyik lapot visszateheted; egyet vissza kell tenned.
    Felülre, alulra vagy bárhová a kettő közé: a helyét a húzópaklid lapjait leszámolva is kikeresheted, de nem nézheted meg őket.
    Ha a húzópaklid üres, ez lesz az egyetlen lapja.

rulings-shanty-town =
    A két akciót mindenképp megkapod, és a kezedben lévő lapokat meg kell mutatnod.
    Ha nincs köztük akciókártya, mindkét lapot felhúzod, akkor is, ha az első akciókártya.
    A több típusú lap akciókártyának számít, ha az egyik típusa az. Üres kézben nincs akciókártya.

rulings-steward =
    A három közül az egyiket választod, azt egészben; nem keverheted őket. Trónteremmel a második kijátszásnál újra választasz.
    Ha a szemétbe dobást választod, pontosan két lapot dobsz szemétbe. Ha csak egy lap van a kezedben, azt az egyet.

rulings-swindler =
    Akinek üres a húzópaklija, előbb kever. Akinek így sincs lapja, nem dob szemétbe és nem kap semmit.
    Pontosan ugyanannyiba kerülő lapot válassz a készletből; lehet ismét ugyanaz is. Üres paklit nem választhatsz.
    Ha van ilyen árú lap, adnod kell egyet; ha nincs, az illető nem kap semmit.
    Egy $0 árú lapért, mint a Réz, Átkot is adhatsz, amíg van.
    A többiek tőled balra kezdve, üléssorrendben következnek. Aki Várárkot mutat, nem dob szemétbe és nem kap lapot.
    Mindig a pillanatnyi ár számít, minden Híddal együtt.
    A kapott lap annak a dobott paklijára kerül, aki kapja.

rulings-torturer =
    A többiek tőled balra kezdve, üléssorrendben választanak, mindenki magának.
    Az Átok akkor is választható, ha már nincs több; ekkor az illető nem kap.
    Az eldobás kettőnél kevesebb lappal is választható; ekkor azt kell eldobni, ami van.
    Az Átok a kézbe kerül, nem a dobott paklira.

rulings-trading-post =
    Ha legalább két lap van a kezedben, pontosan kettőt kell szemétbe dobnod. Az Ezüst a kezedbe kerül, így még ebben a körben kijátszhatod.
    Ha egy lap van a kezedben, azt szemétbe dobod, de Ezüstöt nem kapsz. Ha egy sincs, nem történik semmi.
    Ha az Ezüst paklija elfogyott, a két lapot akkor is szemétbe dobod, és nem kapsz semmit.

rulings-tribute =
    Ha a szomszédod húzópaklijában kettőnél kevesebb lap van, felfedi azt, nélküle megkeveri a dobott pakliját, és folytatja.
    Két azonos nevű lap egyszer számít: két Ezüst $2-t ad.
    Az a lap, amely két ilyen típusba is tartozik, mindkettőt megadja: a Réz és a Hárem együtt $4-et és két lapot ad.
    Az Átok nem ad semmit. Ha csak egy lapot lehet felfedni, csak az számít.
    Ez nem támadás: a Várároknak és a Világítótoronynak nincs köze hozzá.

rulings-upgrade =
    Előbb húzz; ezután kötelező szemétbe dobnod. A kapott lap a dobott paklidra kerül.
    Ha a készletben nincs pontosan $1-gyel drágább lap, akkor is szemétbe dobsz, és nem kapsz semmit.
    Ha nincs lap a kezedben, nem dobsz szemétbe és nem kapsz semmit.
    A Híd mindkét árat egyformán csökkenti, de egyiket sem $0 alá: a $0 árú Rézből ilyenkor lehet $1 árú Birtok.

rulings-wishing-well =
    Előbb húzz, azután nevezz meg egy kártyát: nevet mondj (például Réz), ne típust (például kincs).
    Ha a húzópaklid üres, a felfedés előtt keverj. Ha így sincs lap, nem történik semmi.
    Ha nem találtad el, a lapot mindenki látta, és visszakerül a húzópaklid tetejére.

rulings-bazaar =
    A lapot azonnal felhúzod, mielőtt eldöntöd, mit játszol ki következőnek. Az $1 csak erre a körre szól.

rulings-ambassador =
    A megmutatott lapból visszatehetsz kettőt, egyet vagy akár egyet sem. A többiek akkor is kapnak egyet, ha semmit sem teszel vissza.
    A többiek tőled balra kezdve, üléssorrendben kapják meg a készletből, a dobott paklijukra; akinek már nem jut, az nem kap.
    Az üres pakli helyére visszatett lapokból újra pakli lesz. Nem számítanak sem szemétbe dobottnak, sem eldobottnak.
    Ha nincs a kezedben megmutatható lap, nem történik semmi. A kijátszott Nagykövet nincs a kezedben.
    Aki Várárkot mutat, nem kap semmit.

rulings-caravan =
    A második lapot a következő köröd elején húzod, nem előbb; nem számít bele a befejező fázisban húzott lapokba.
    A Karaván annak a körnek a befejező fázisáig játékban marad. Trónteremmel kétszer kijátszva ekkor két lapot ad.

rulings-cutpurse =
    Mindenki más egyetlen Rezet dob el, többet nem, bármennyi van is a kezében.
    Akinek nincs Reze, annak meg kell mutatnia minden lapot a kezéből. Egy második Zsebmetsző ebben a körben újabb Rezet visz el.

rulings-embargo =
    A készlet bármelyik pakliját választhatod, olyat is, amelyen már van jelző. Rád is vonatkozik.
    Csak a vásárlás számít. Aki másképp kap lapot abból a pakliból, nem kap Átkot.
    Minden jelző minden megvásárolt lapért egy Átkot ad. Ha már nincs több Átok, a jelzőknek nincs hatása.
    Trónteremmel kétszer kijátszva egyszer kerül a szemétbe, és két jelzőt teszel le, egy paklira vagy kettőre.
    A jelzők a játék végéig ott maradnak, és nem fogynak el.

rulings-explorer =
    Nem kötelező Tartományt mutatnod, akkor sem, ha van nálad; ekkor Ezüstöt kapsz. A Tartomány a kezedben marad.
    A kapott lap a készletből a kezedbe kerül, így még ebben a körben kijátszhatod.
    Ha Tartományt mutatsz, és már nincs Arany, nem kapsz semmit.

rulings-fishing-village =
    Ebben a körben két akciót és $1-et ad. A következő körben egy akciót ad (így összesen két akciókártyát játszhatsz ki) és $1-et.
    A következő köröd befejező fázisáig játékban marad.

rulings-ghost-ship =
    A többiek maguk választják ki, melyik lapokat teszik vissza, és milyen sorrendben. Akinek legfeljebb három lap van a kezében, nem tesz vissza semmit.
    Akinek üres a húzópaklija, nem kever: a visszatett lapok lesznek a húzópaklija.
    Egy második Kísértethajónak ebben a körben már nincs dolga.

rulings-haven =
    Előbb húzz. Kötelező egy lapot félretenned; a többiek nem látják.
    A lap a következő köröd elején kerül vissza a kezedbe; a Menedék annak a körnek a befejező fázisáig játékban marad.
    Trónteremmel kétszer kijátszva két lapot teszel félre. Ha a játék előbb véget ér, a tieidnek számítanak.

rulings-island =
    Kötelező egy lapot mellétenned; ha nincs más lap a kezedben, a Sziget egyedül kerül a táblára.
    A táblán lévő lapokat nem kevered be a paklidba; csak a játék végén kerülnek vissza, és akkor mind számítanak.
    Képpel felfelé fekszenek: bárki bármikor megnézheti őket.
    Trónteremmel kétszer kijátszva a Sziget és két lap a kezedből kerül a táblára.
    A paklija két játékosnál 8, többnél 12 lapból áll.

rulings-lighthouse =
    Ebben a körben egy akciót és $1-et ad, a következőben csak $1-et. A következő köröd befejező fázisáig játékban marad.
    Amíg játékban van, a támadások nem érnek el, akkor sem, ha szeretnéd.
    Védekezéskártyát, például Rejtekszobát ekkor is megmutathatsz és végrehajthatsz.
    A támadás kijátszásának pillanata számít: amelyik már korábban elért, annak a hatása folytatódik. A saját támadásaid a szokott módon működnek.

rulings-lookout =
    Nézd meg mindhárom lapot, mielőtt döntesz. A három rész egyike sem hagyható el.
    Ha háromnál kevesebb lap van a húzópaklidban, nézd meg azokat, nélkülük keverd meg a dobott paklidat, és nézd meg a hiányzókat.
    Ha összesen csak két lap van, az egyiket dobd a szemétbe, a másikat dobd el. Ha csak egy van, dobd a szemétbe.
    Ha a három lap volt az egész húzópaklid, a visszatett lesz az egyetlen lapja.

rulings-merchant-ship =
    A következő kör $2-je már a kör elejétől megvan. A hajó annak a körnek a befejező fázisáig játékban marad.
    Trónteremmel kétszer kijátszva most $4-et ad, a következő körben is $4-et, és a Trónterem vele együtt játékban marad.

rulings-native-village =
    Bármelyiket választhatod, akkor is, ha nincs lap a tábládon vagy a húzópaklidban. Ha a húzópaklid üres, előbb keverj.
    A lapot előbb leteszed, csak azután nézed meg. A táblád lapjait te bármikor megnézheted, a többiek nem.
    A játék végén a táblán lévő lapok a tieid, és számítanak.
    Maga a Bennszülött falu nem kerül a táblára; a befejező fázisban eldobod.

rulings-navigator =
    Mind az ötöt, vagy egyet sem: nem dobhatsz el közülük néhányat úgy, hogy a többit megtartod.
    Ha ötnél kevesebb lap van a húzópaklidban, nézd meg azokat, nélkülük keverd meg a dobott paklidat, és nézd meg a hiányzókat.
    Ha összesen is ötnél kevesebb lap van, azokról döntesz. A lapokat csak te látod.

rulings-outpost =
    A ráadáskör olyan, mint bármelyik másik, csak három lappal a kezedben kezdődik.
    Az ebben a körben kijátszott tartós kártyák következő körre szóló hatása a ráadáskörben érvényesül, mert az a következő köröd.
    Egy körben több Előőrs, vagy egy Trónteremmel kétszer kijátszott Előőrs is csak egyetlen ráadáskört ad.
    A ráadáskörben kijátszott Előőrs nem ad további kört.
    A ráadáskör végéig játékban marad.

rulings-pearl-diver =
    Előbb húzz, azután nézd meg a legalsó lapot. Ha a húzópaklid ekkor üres, keverd meg a dobott paklidat.
    Ha a lapot felülre teszed, azt már nem nézheted meg, amelyik így legalulra került. A lapot csak te látod.

rulings-pirate-ship =
    A többiek a választásod előtt mutathatnak védekezéskártyát, akkor is, ha aztán a $-t választod.
    Kijátszásonként legfeljebb egy érmejelzőt kapsz, akárhány kincskártya kerül a szemétbe. Ha egy sem, nem kapsz.
    A jelzők nem fogynak el: három jelző minden alkalommal $3-at ad, amikor a $-t választod.
    Akinek egy lap van a húzópaklijában, felfedi, e lap nélkül megkeveri a dobott pakliját, majd felfedi a másodikat.
    Minden kincskártya számít, a Réz és a Hárem is. Te választod ki, melyik kerül a szemétbe egy játékos két lapja közül.
    A szemétbe dobott kincskártyákat nem kapod meg. Trónteremmel a második kijátszásnál újra választasz.
    Akinek nincs lapja a húzópaklijában, előbb kever. Akinek így is csak egy lapja van, azt az egyet fedi fel; akinek egy sincs, kimarad.

rulings-salvager =
    Ha van lap a kezedben, egyet szemétbe kell dobnod. Ha nincs, $-t nem kapsz, de a vásárlást igen.
    A pillanatnyi ár számít: egy Híd után az Arany $5-öt ad.

rulings-sea-hag =
    Akinek üres a húzópaklija, előbb kever. Akinek így sincs lapja, nem dob el semmit, de az Átkot akkor is megkapja.
    Aki a húzópaklija utolsó lapját dobja el, annál az Átok lesz az egyetlen lap benne.
    A többiek tőled balra kezdve, üléssorrendben következnek. Ha már nincs több Átok, akkor is eldobnak.

rulings-smugglers =
    A jobb oldali szomszédod legutóbbi köre számít, akkor is, ha azóta több köröd is volt.
    Mindegy, hogyan kapta a lapot, vásárlással vagy másképp. Ha több ilyen is volt, te választasz.
    Az ilyen nevű lapot a készletből kapod; ha a paklija üres, nem választhatod.
    A pillanatnyi ár számít: Hidak után egy eredetileg $7 vagy $8 árú lap is elérhető lehet.
    Ha nem kapott ilyen lapot, nem történik semmi. Ez nem támadás: a Várárok és a Világítótorony nem állítja meg.

rulings-tactician =
    Az öt lapot a következő köröd elején húzod, nem előbb. A Taktikus annak a körnek a befejező fázisáig játékban marad.
    Ha nem volt eldobható lapod, a következő körben nem jár semmi, és a Taktikust még ebben a körben eldobod.
    Trónteremmel kétszer kijátszva csak egyszer adja a bónuszt, mert a második kijátszásnál már nincs lap a kezedben.

rulings-treasure-map =
    Akkor is kijátszhatod, ha nincs másik a kezedben; ekkor hiába kerül a szemétbe.
    Az Aranyak a húzópaklid tetejére kerülnek; ha üres volt, csak ezekből áll. Ha már négynél kevesebb van, annyit kapsz.
    Trónteremmel kétszer kijátszva, ha még kettő van a kezedben: az első kijátszás négy Aranyat ad, a második hiába dob szemétbe egy Kincstérképet.
    Csak egy további Kincstérképet dobsz szemétbe, többet nem, akkor sem, ha több is van a kezedben.

rulings-treasury =
    A befejező fázisban döntesz, amikor eldobod. Ha már a dobott paklidon van, ott marad.
    Egyetlen vásárolt győzelmipont-kártya a kör minden Kincstárát kizárja, az is, amelyiknek másik típusa is van, mint a Szigetnek.
    A nem vásárlással kapott győzelmipont-kártyák nem számítanak.
    Ha több van játékban, és nem vásároltál győzelmipont-kártyát, akárhányat visszatehetsz, mielőtt felhúzod az új lapjaidat.

rulings-warehouse =
    Előbb húzz. A kezedből bármelyik három lapot eldobhatod, nem csak az imént húzottakat.
    Ha nem tudtál hármat húzni, akkor is hármat dobsz el. Ha háromnál kevesebb van a kezedben, mindet.
    Ha húzás közben elfogy a húzópaklid, keverd meg a dobott paklidat, és húzz tovább.

rulings-wharf =
    A második két lapot a következő köröd elején húzod, nem előbb. A Rakpart annak a körnek a befejező fázisáig játékban marad.
    Trónteremmel kétszer kijátszva most is, a következő körben is négy lapot és két vásárlást ad.

rulings-astrolabe =
    Kincskártya: a többi kincskártyáddal együtt, az első vásárlás előtt játszod ki. Trónteremmel nem játszható ki.
    A következő köröd befejező fázisáig játékban marad; a második $1 és vásárlás annak a körnek az elején jár.

rulings-blockade =
    A lap a készletből jön. Ha nem tudsz lapot kapni, más nem történik, és a Blokádot még ebben a körben eldobod.
    Átok csak akkor jár, ha valaki a saját körében kap ilyen lapot, vásárlással vagy másképp. A lapot ekkor is megkapja.
    Az azonos névre kijátszott Blokádok külön-külön adnak Átkot, amíg van. Trónteremmel két lapot teszel félre.
    Ha a félretett lap Átok, a többiek a saját körükben kapott Átokért még egyet kapnak, és így tovább, amíg a pakli el nem fogy.
    Aki a kijátszásakor Várárkot mutat, vagy akinek ekkor Világítótornya van játékban, végig védve van tőle.
    A félretett lap a tiéd, és a játék végén számít. Mindig a pillanatnyi ár számít.

rulings-corsair =
    A szemétbe kerülő kincskártyáért járó $-t az illető még megkapja.
    Egy körben csak az első Ezüst vagy Arany kerül a szemétbe, amelyik előbb jön, akkor is, ha több Korzár van játékban.
    Más kincskártyákat nem fenyeget. Minden körre érvényes, amelyet a többiek a te következő körödig játszanak.
    Aki a kijátszásakor Várárkot mutat, vagy akinek ekkor Világítótornya van játékban, végig védve van tőle.
    A következő köröd befejező fázisáig játékban marad.

rulings-monkey =
    Azonnal húzol, bárkinek a körében, minden lap után, amelyet a jobb oldali szomszédod kap, akár vásárolja, akár nem, az Átkok után is.
    Több Majommal külön-külön húzol. Trónteremmel kétszer kijátszva minden kapott lap után kettőt húzol, és a következő köröd elején is.
    A saját köröd hátralévő részében is működik, például az Átkokra, amelyeket te adsz a szomszédodnak.
    Keverj, ha kell. A következő köröd befejező fázisáig játékban marad.

rulings-pirate =
    A kincskártya a készletből a kezedbe kerül, így még abban a körben kijátszhatod. Bármelyik kincskártya megfelel.
    Védekezéskártyaként bárkinek a körében kijátszhatod, a sajátodban is, és nem visz el akciót.
    Más körében kijátszva a soron következő köröd elején hat; a sajátodban kijátszva az azt követő köröd elején.
    Nem akadályozza és nem változtatja meg azt a lapszerzést, amelyre reagál. Ugyanarra több Kalóz is reagálhat.
    Annak a körnek a befejező fázisáig marad játékban, amelyikben a kincskártyát adja. Mindig a pillanatnyi ár számít.

rulings-sailor =
    A tartós kártyát azonnal kijátszhatod, amint megkaptad, vásárlással vagy másképp, a vásárlási fázisban is. Nem visz el akciót.
    Minden Matróz egy kapott tartós kártya kijátszását engedi ebben a körben. Más típusú lap nem jöhet szóba.
    A lapot onnan játszod ki, ahová kaptad, és utána játékban van, nem a dobott paklidon.
    Az akciókat, amelyeket a vásárlási fázisban ad, már nem használhatod; a $-t és a vásárlásokat igen.
    A következő körben nem kötelező szemétbe dobnod; a $2 nem függ tőle.

rulings-sea-chart =
    Előbb húzd fel a lapot, azután fedj fel egyet. A kijátszott Tengeri térkép is számít: egy másik Tengeri térkép a kezedbe kerül.
    A korábbi körökből játékban maradt tartós kártyák is számítanak. A félretett vagy szemétbe dobott lapok nem.
    Ha nincs játékban ilyen lapod, a felfedett visszakerül a húzópaklid tetejére. Ha a húzópaklid üres, előbb keverj.

rulings-sea-witch =
    Az Átkok üléssorrendben a többiek dobott paklijára kerülnek, amíg van. Te mindenképp húzol.
    A következő körben húzd fel mindkét lapot, azután dobj el bármelyik kettőt a kezedből.
    A következő köröd befejező fázisáig játékban marad. Trónteremmel kétszer kijátszva kétszer húzol és dobsz el.

rulings-tide-pools =
    A következő köröd elején dobsz el, nem előbb. Ha kettőnél kevesebb lap van a kezedben, dobd el, ami van.
    Több Árapálymedence mindegyike két lapot dobat el veled.
    Te döntöd el, milyen sorrendben történnek a köröd eleji dolgok: előbb húzhatsz más tartós kártyáiddal.
