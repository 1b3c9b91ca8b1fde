# A doboz kártyái: név, szöveg (a kártya mezőiből adódók nélkül) és döntések, soronként egy.

box-dominion = Dominion

# Döntések, amelyek több kártyára érvényesek.
ruling-after-one-bridge = Egy kijátszott Híddal egy eredetileg $6 árú lap is elérhető.
ruling-gained-from-supply = A kapott lap a készletből jön, és a dobott paklidra kerül. Pénzt nem tehetsz hozzá, hogy drágábbat kapj.

card-festival = Fesztivál

rulings-festival =
    Mindent egyszerre megkapsz, de a következő akciókártyát csak akkor játszhatod ki, ha ezzel végeztél.
    A $2 nem kincskártya; csak ebben a körben költhető el.

# ours
card-laboratory = Laboratórium

rulings-laboratory =
    Ha kettőnél kevesebb lap van a húzópaklidban, előbb keverd meg és tedd alá a dobott paklidat. Ha így is kevés, húzd fel, ami van.

# ours
card-market = Piac

rulings-market =
    A lapot azonnal felhúzod. A plusz vásárlás csak erre a körre szól, és nem kötelező élned vele.

# ours
card-smithy = Kovácsműhely

rulings-smithy =
    Ha háromnál kevesebb lap van a húzópaklidban, keverd meg és tedd alá a dobott paklidat, majd húzz tovább. Ha így is kevés, húzd fel, ami van.

card-village = Falu

rulings-village =
    Húzd fel a lapot, mielőtt eldöntöd, melyik akciókártyát játszod ki következőnek.
    Trónteremmel kétszer kijátszva két lapot és négy akciót ad.

# ours
card-woodcutter = Favágó

rulings-woodcutter =
    A pénzedet tetszés szerint oszthatod el a vásárlásaid között, és nem kell mindegyiket kihasználnod.

card-adventurer = Kalandor
    .text = Fedj fel lapokat a húzópaklidról, amíg két kincskártya elő nem kerül. Ezeket vedd a kezedbe, a többi felfedett lapot dobd el.

rulings-adventurer =
    Ha a húzópaklid elfogy, keverd meg a dobott paklidat, és folytasd. Az addig felfedett lapokat nem kevered bele.
    Ha így sem kerül elő két kincskártya, azt veszed a kezedbe, amit találtál.
    Minden kincskártya számít, az is, amelyiknek másik típusa is van, mint a Háremnek. Egyet sem hagyhatsz ki.

# ours
card-artisan = Kézműves
    .text = Kapsz a kezedbe egy legfeljebb $5 árú lapot. Ezután tegyél egy tetszőleges lapot a kezedből a húzópaklid tetejére.

rulings-artisan =
    A kapott lap a készletből egyenesen a kezedbe kerül. Pénzt nem tehetsz hozzá, hogy drágábbat kapj.
    A húzópaklidra az imént kapott lapot is teheted, vagy bármelyik másikat a kezedből. Kötelező egyet odatenned.
    { ruling-after-one-bridge }

# ours
card-bandit = Bandita
    .text = Kapsz egy Aranyat. Mindenki más felfedi a húzópaklija felső két lapját, szemétbe dob közülük egy olyan kincskártyát, amely nem Réz, a többit pedig eldobja.

rulings-bandit =
    Előbb az Aranyat kapod meg, a dobott paklidra. Ha már nincs Arany, a támadás akkor is végbemegy.
    A többiek üléssorrendben következnek. Aki két, Réztől különböző kincskártyát fed fel, maga választja ki, melyik kerül a szemétbe.
    Minden kincskártya veszélyben van a Réz kivételével, az is, amelyiknek másik típusa is van, mint a Háremnek.
    { ruling-second-card }

card-bureaucrat = Hivatalnok
    .text = Kapsz egy Ezüstöt a húzópaklid tetejére. Mindenki más megmutat a kezéből egy győzelmipont-kártyát, és a húzópaklija tetejére teszi; akinek nincs, megmutatja a kezében lévő lapokat.

rulings-bureaucrat =
    Ha a húzópaklid üres, az Ezüst lesz az egyetlen lapja; ilyenkor nem keversz. Ugyanez áll a többiek győzelmipont-kártyáira.
    Mindenki maga választja ki, melyik győzelmipont-kártyáját mutatja meg. Az is annak számít, amelyiknek másik típusa is van, mint a Nemességnek.
    Ha az Ezüst paklija elfogyott, nem kapsz semmit, de a támadás akkor is végbemegy.
    Az Átok nem győzelmipont-kártya. Akinek nincs győzelmipont-kártya a kezében, minden lapját megmutatja.

card-cellar = Pince
    .text = Dobj el, ahány lapot csak akarsz, majd húzz ugyanannyit.

rulings-cellar =
    Előbb válaszd ki az összes lapot, dobd el őket egyszerre, és csak azután húzz.
    Ha húzás közben keverned kell, az imént eldobott lapokat is belekevered.
    A többiek látják, hány lapot dobsz el, de a lapok közül csak a legfelsőt. Az is lehet, hogy egyet sem dobsz el.

card-chancellor = Kancellár
    .text = Az egész húzópaklidat egyszerre a dobott paklidra teheted.

rulings-chancellor =
    Azonnal döntsd el, mielőtt másik lapot játszanál ki, vagy bármit vásárolnál.
    A húzópaklidat nem nézheted át, amikor leteszed.
    A lapokat csak akkor kevered meg, amikor legközelebb lapra van szükséged a húzópaklidból.

# ours
card-chapel = Kápolna
    .text = Dobj a szemétbe legfeljebb négy lapot a kezedből.

rulings-chapel =
    A kijátszott Kápolna már nincs a kezedben, így önmagát nem dobhatja szemétbe. A kezedben lévő másik Kápolna szemétbe dobható.
    Négynél kevesebb lapot is szemétbe dobhatsz, vagy egyet sem.

card-council-room = Tanácsterem
    .text = Mindenki más húz egy lapot.

rulings-council-room =
    A többiek üléssorrendben húznak, akár akarnak, akár nem.
    Ez nem támadás: a Várárok és a Világítótorony nem tartja távol a lapot.

# ours
card-feast = Lakoma
    .text = Dobd ezt a lapot a szemétbe. Kapsz egy legfeljebb $5 árú lapot.

rulings-feast =
    { ruling-gained-from-supply }
    Trónteremmel kétszer kijátszva egyszer kerül a szemétbe, és két lapot kapsz.
    { ruling-after-one-bridge }

# ours
card-gardens = Kert
    .text = Minden tíz lapod után egy győzelmi pontot ér, lefelé kerekítve.

rulings-gardens =
    Minden lapod számít: a húzópakliban, a kezedben, a dobott pakliban, játékban, félretéve és a tábláidon; maguk a Kertek is.
    37 lappal minden Kert 3 pontot ér.

# ours
card-harbinger = Hírnök
    .text = Nézd át a dobott paklidat. Egy lapot a húzópaklid tetejére tehetsz belőle.

rulings-harbinger =
    Előbb húzd fel a lapot; ha ehhez keverned kell, a dobott paklid üres lesz, mire átnézed.
    A lapokat csak te nézheted meg. Nem kötelező egyet a húzópaklidra tenned.
    { ruling-only-card }

card-library = Könyvtár
    .text = Húzz egyesével, amíg hét lap nem lesz a kezedben. A közben húzott akciókártyákat félreteheted; ezeket a végén dobd el.

rulings-library =
    Csak éppen most húzott akciókártyát tehetsz félre, olyat nem, amely már korábban a kezedben volt. Ez mindig a te döntésed.
    Egy több típusú lap is félretehető, ha az egyik típusa akció.
    Ha közben keverned kell, a félretett lapokat nem kevered bele.
    Ha már hét vagy több lap van a kezedben, nem húzol. Ha nincs több húzható lap, annyival maradsz, amennyi van.

# ours
card-merchant = Kereskedő
    .text = Az első Ezüst, amelyet ebben a körben kijátszol, +$1-et ad.

rulings-merchant =
    Csak a kör első Ezüstje ad $1-gyel többet; a további Ezüstök a szokásos $2-t adják.
    Minden kijátszott Kereskedő külön $1-et tesz hozzá ehhez az első Ezüsthöz; a Trónteremmel kétszer kijátszott Kereskedő $2-t tesz hozzá.
    Ha ebben a körben nem játszol ki Ezüstöt, nincs bónusz. Más kincskártya nem váltja ki.

card-militia = Polgárőrség
    .text = Mindenki más három lapot tart meg a kezében, a többit eldobja.

rulings-militia =
    Akinek legfeljebb három lap van a kezében, nem dob el semmit.
    Mindenki maga választja ki, melyik lapokat tartja meg. Egy második Polgárőrségnek ebben a körben már nincs dolga.

card-mine = Bánya
    .text = Szemétbe dobhatsz egy kincskártyát a kezedből. Ha megteszed, kapsz a kezedbe egy legfeljebb $3-mal drágább kincskártyát.

rulings-mine =
    A kapott kincskártya a készletből a kezedbe kerül, így még ebben a körben kijátszhatod.
    Legfeljebb $3-mal lehet drágább; lehet olcsóbb, vagy ismét ugyanaz a lap is. A Rézből Ezüst lesz, az Ezüstből Arany.
    A több típusú lap is kincskártya: az Ezüstből Hárem is lehet.
    Ha semmit sem dobsz szemétbe, semmit sem kapsz.

card-moat = Várárok
    .text = Amikor valaki más támadáskártyát játszik ki, előbb megmutathatod ezt a kezedből: a támadás rád nem hat.

rulings-moat =
    Még azelőtt mutasd meg, hogy a támadás bármit is tenne, sőt még mielőtt a támadó választana. A lap a kezedben marad.
    Minden támadásra megmutathatod, ahányszor csak kijátszanak egyet; a Trónteremmel kétszer kijátszott támadás két kijátszásnak számít.
    Csak téged véd: a többieket eléri a támadás, és aki kijátszotta, megkapja, amit a lap ad.
    A védekezéskártyákat egymás után mutatod meg. A Rejtekszobával vagy a Diplomatával húzott Várárkot ugyanarra a támadásra is megmutathatod.
    Nem véd az olyan laptól, amely nem támadás, például az Álarcosbáltól, a Sarctól vagy a Tanácsteremtől.
    Ha a saját körödben játszod ki, csak két lapot húzol.

# ours
card-moneylender = Uzsorás
    .text = Szemétbe dobhatsz egy Rezet a kezedből. Ha megteszed, +$3.

rulings-moneylender =
    A $3 csak akkor jár, ha valóban szemétbe dobsz egy Rezet. Kijátszásonként csak egy Réz kerül a szemétbe.
    Trónteremmel kétszer kijátszva egy második Rézért újabb $3 jár.

# ours
card-poacher = Orvvadász
    .text = Dobj el annyi lapot, ahány üres pakli van a készletben.

rulings-poacher =
    Előbb húzz, azután dobj el. Ha nincs üres pakli, nem dobsz el semmit.
    A készlet minden paklija számít, a Réz, az Átok és maga az Orvvadász is.
    Ha kevesebb lapod van, mint amennyit el kellene dobnod, dobd el mindet a kezedből.

card-remodel = Átépítés
    .text = Dobj a szemétbe egy lapot a kezedből. Ha megtetted, kapsz egy legfeljebb $2-vel drágább lapot.

rulings-remodel =
    A kijátszott Átépítés már nincs a kezedben, így önmagát nem dobhatja szemétbe. Ha nincs lap a kezedben, nem kapsz semmit.
    A kapott lap legfeljebb $2-vel lehet drágább; kerülhet ugyanannyiba vagy kevesebbe, és lehet ismét ugyanaz a lap. A dobott paklidra kerül.
    Pénzt nem tehetsz hozzá, hogy drágábbat kapj. Mindig a pillanatnyi ár számít, minden Híddal együtt.
    Szemétbe dobni kötelező. Akkor is meg kell tenned, ha a készletben nincs elég olcsó lap.

# ours
card-sentry = Őrszem
    .text = Nézd meg a húzópaklid felső két lapját. Bármelyiket szemétbe dobhatod, vagy eldobhatod; a többit tetszőleges sorrendben tedd vissza felülre.

rulings-sentry =
    Előbb húzd fel a lapot, azután nézd meg a kettőt. Amíg nem döntesz, csak te látod őket.
    A két lapról külön-külön döntesz: mindkettőt szemétbe dobhatod, vagy az egyiket, a másikat pedig megtartod, és így tovább.
    Ha kettőnél kevesebb lap van a húzópaklidban, előbb keverd meg és tedd alá a dobott paklidat. Ha így is kevés, azt nézd meg, ami van.

card-spy = Kém
    .text = Mindenki, te is, felfedi a húzópaklija legfelső lapját; mindegyikről te döntöd el, hogy el kell dobni, vagy vissza kell tenni.

rulings-spy =
    Előbb húzol, azután következik a felfedés: először a te lapod, majd a többieké üléssorrendben. Mindegyikről te döntesz.
    Akinek üres a húzópaklija, előbb kever; akinek így sincs lapja, nem fed fel semmit.
    Aki Várárkot mutat, nem fed fel semmit. A saját lapodat mindenképp felfeded.

card-thief = Tolvaj
    .text = Mindenki más felfedi a húzópaklija felső két lapját. Mindegyiküknél kiválasztasz egyet az ott lévő kincskártyák közül, az a szemétbe kerül, a többit eldobják. A most szemétbe dobott lapok közül bármennyit megkaphatsz.

rulings-thief =
    { ruling-second-card }
    Játékosonként legfeljebb egy kincskártya kerül a szemétbe. Ha mindkettő az, te választasz; ha egyformák, az egyik kerül oda.
    Az e kijátszáskor szemétbe dobott lapok közül bármennyit megkaphatsz a dobott paklidra, de olyat nem, amely már korábban a szemétben volt.
    Minden kincskártya számít, a Hárem is.

card-throne-room = Trónterem
    .text = Egy akciókártyát a kezedből kétszer játszhatsz ki.

rulings-throne-room =
    Nem kötelező akciókártyát kijátszanod vele, és ha megteszed, az nem visz el akciót; csak maga a Trónterem vitt el egyet.
    Hajtsd végre teljesen a lapot, azután játszd ki másodszor. Közben semmi mást nem játszol ki, hacsak maga a lap nem ad rá módot.
    Ha Trónteremmel Tróntermet játszol ki, egy akciókártyát játszol ki kétszer, majd egy másikat is kétszer, amely lehet ugyanolyan nevű; ugyanazt a lapot sosem négyszer.
    Ha egy lap elsőre szemétbe dobja vagy máshová teszi magát, másodszor is kijátszod, de magát már nem dobhatja szemétbe, és nem teheti máshová.
    A második kijátszásnál mindenről újra kell dönteni. A többiek a támadás mindkét kijátszására reagálhatnak.
    Tartós kártyával a Trónterem addig marad játékban, ameddig az a lap, és a következő körre szóló hatás kétszer érvényesül.
    Az Összeesküvőhöz a Trónterem és mindkét kijátszás számít: három akció.

# ours
card-vassal = Vazallus
    .text = Dobd el a húzópaklid legfelső lapját. Ha akciókártya, kijátszhatod.

rulings-vassal =
    Az akciókártyát nem kötelező kijátszanod, és ha megteszed, az nem visz el akciót. Ha nem játszod ki, a dobott paklidon marad.
    A kijátszott lap játékba kerül, és a befejező fázisban eldobod, mint bármelyik másikat.
    Ha a húzópaklid üres, előbb keverj. Ha így sincs lap, csak a $2-t kapod meg.

card-witch = Boszorkány
    .text = Mindenki más kap egy Átkot.

rulings-witch =
    Az Átkok a készletből a többiek dobott paklijára kerülnek, üléssorrendben. Ez akkor fontos, amikor fogytán vannak.
    A két lapért akkor is kijátszhatod, ha már nincs több Átok.
    A lapjaidat akkor is felhúzod, ha mindenki Várárkot mutat.

card-workshop = Műhely
    .text = Kapsz egy legfeljebb $4 árú lapot.

rulings-workshop =
    { ruling-gained-from-supply }
    Mindig a pillanatnyi ár számít: egy kijátszott Híddal Hercegséget is kaphatsz.

# Feliratok

label-discard-deck = a húzópakli a dobott paklira

# Ajánlott birodalmak

# ours
kingdom-first-game = Első játék
# ours
kingdom-size-distortion = Torz méretek
# ours
kingdom-deck-top = A pakli teteje
# ours
kingdom-sleight-of-hand = Ügyes kezek
# ours
kingdom-improvements = Korszerűsítés
# ours
kingdom-silver-and-gold = Ezüst és arany

# A stratégiák leírása

about-adventurer = Big Money egy Kalandorral két Arany után, amikor az előásott kincskártyák már többet érnek egy harmadik Aranynál. A big-money-ultimate stratégiát nem veri meg egyértelműen: $6-ért túl későn érkezik.

about-artisan = Laboratóriumok, részben vásárolva, részben egy Kézművessel egyenesen kézbe szerezve; a játék vége felé a Kézműves Hercegségeket szerez.

about-bandit = Big Money egy Banditával az első Arany előtt, majd nyolc kincskártyánként még eggyel: minden kijátszása egy Arany, az ellenfél pedig Ezüstöket és Aranyakat veszít.

about-bureaucrat = Big Money, tíz kincskártyánként egy Hivatalnokkal: minden kijátszása egy ingyenes Ezüst a következő körre, az ellenfélnek pedig egy lapjába kerül, ha már győzelmipont-kártya is van a kezében.

about-chancellor = Big Money egy Kancellárral az első Ezüst után: felér egy Ezüsttel, és a korai újrakeverés miatt hamarabb kerülnek elő az új lapok.

about-chapel = Kápolnával és Ezüsttel nyit, azután két Boszorkány jön az Arany előtt: az Átkok az ellenfélhez kerülnek, a Kápolna pedig a szemétbe dobja a Birtokokat, a Rezeket és a visszatérő Átkokat.

about-council-room = Big Money, tizenkét kincskártyánként egy Tanácsteremmel; a négy lap megéri azt az egyet, amelyet az ellenfél húz.

about-feast = Lakomával nyit, amelyből Boszorkány lesz, így hamarabb megindulnak az Átkok; azután legfeljebb három Boszorkány meg pénz.

about-festival = A Fesztiválok adják az akciókat, a pénzt és a vásárlásokat, a Kovácsműhelyek a lapokat: legfeljebb öt Fesztivál, és az első két Kovácsműhelyen felül két Fesztiválonként még egy.

about-harbinger = A Banditák Aranyakat szereznek, és egy Hírnök, amelyet a harmadik Arany után vesz, visszahozza a dobott pakli legjobb lapját a húzópakli tetejére. A Hírnök szinte semmit sem tesz hozzá.

about-laboratory = Big Money, amely $5-ért mindig Laboratóriumot vesz: nem visz el akciót, így bármennyi elfér belőle a pakliban.

about-library = Big Money, tizenkét kincskártyánként egy Könyvtárral: hétre egészíti ki a kézben lévő lapokat.

about-market = Big Money, amely $5-ért mindig Piacot vesz: sosincs útban, mindegyik ad $1-et, a plusz vásárlásokból pedig Ezüstök, a végén Birtokok lesznek.

about-merchant = Egy Hivatalnok Ezüstökkel tölti meg a paklit, és az első kettőn felül minden két Ezüstre jut egy Kereskedő, amellyel a kör első Ezüstje többet ér.

about-militia = Big Money két Polgárőrséggel, később hat kincskártyánként eggyel: felér egy Ezüsttel, és az ellenfél három lappal játszik.

about-mine = Big Money egy Bányával, amelyet addig kell megvenni, amíg még van ideje a Rezeket Ezüstre, az Ezüstöket Aranyra váltani.

about-moat = Big Money egy Várárokkal, később, ahogy nő a pakli, $2-ért továbbiakkal: két lap egy amúgy is szabad akcióért, és a támadásokat is távol tartja.

about-moneylender = Egy Uzsorás a Rezeket egyenként $3-ra váltja, és karcsúsítja a paklit, így a Laboratóriumok jobb kincskártyákat húznak.

about-poacher = Big Money négy Orvvadásszal: mindegyik olyan $1, amely nem foglal helyet a kézben, üres pakli pedig ritkán akad.

about-remodel = Big Money egy Átépítéssel: eleinte a Birtokokból csinál jobb lapokat, a végén az Aranyakból Tartományokat.

about-sentry = Big Money két Őrszemmel, az egyik még az első Arany előtt: szemétbe dobják a Birtokokat és a Rezeket, és sem akcióba, sem lapba nem kerülnek.

about-smithy = Big Money, tizenegy kincskártyánként egy Kovácsműhellyel.

about-spy = A munkát a Banditák végzik; ha már vannak Aranyak, egy Kém rendet tesz mindkét húzópakli tetején. Magától a Kémtől nem lesz gyorsabb a Big Money: nélküle ugyanannyi a győzelem.

about-thief = Big Money három Tolvajjal: a pénzre épülő paklikból Ezüstöket és Aranyakat zsákmányolnak. Az akciókártyákra épülő paklik ellen kevés hasznuk van.

about-throne-room = Kertekre játszó rush, amelyben két Trónterem duplázza a Műhelyeket: egy körben két szerzett és egy vásárolt lap.

about-vassal = Laboratóriumok, köztük egy Vazallus: felér egy Ezüsttel, és ha Laboratóriumot csap fel, azt ingyen ki lehet játszani.

about-village = Kertekre játszó rush, amelyben két Faluval egy körben több Műhelyt is ki lehet játszani; a paklik elfogyásával véget ér a játék, mielőtt a Big Money beindulna.

about-witch = Big Money egy Boszorkánnyal az első Arany előtt, összesen legfeljebb hárommal: mindegyik két lap, az Átkok pedig az ellenfélhez kerülnek.

about-woodcutter = Big Money egyetlen Favágóval két Ezüst után: egy Ezüst, amelyhez második vásárlás is jár, és ez a játék vége felé kifizetődik.

about-workshop = A legegyszerűbb rush: a Műhelyek újabb Műhelyeket szereznek, összesen nyolcat, azután az összes Kertet, majd Birtokokat; minden kör két lapot hoz, és a játék a készlet paklijainak elfogyásával ér véget.
