# A mellékelt stratégiák leírása. A kódszerűen írt nevek (big-money, big-money-ultimate) stratégiák nevei, és változatlanok maradnak.

about-adventurer = Big Money egy Kalandorral két Arany után, amikor az előásott kincskártyák már többet érnek egy harmadik Aranynál. A big-money-ultimate stratégiát nem veri meg egyértelműen: $6-ért túl későn érkezik.

about-ambassador = Egy Nagykövet az ellenfélre sózza a Birtokokat és a Rezeket; a karcsú paklit aztán három Laboratórium és az Arany hajtja.

about-artisan = Laboratóriumok, részben vásárolva, részben egy Kézművessel egyenesen kézbe szerezve; a játék vége felé a Kézműves Hercegségeket szerez.

about-astrolabe = Négy Ezüst után az újabbak helyett két Asztrolábium: ugyanannyi pénz két körre elosztva, a vásárlásokból pedig a végén egy-egy Hercegség vagy Birtok is kijön. A big-money-ultimate stratégiát nem veri meg (nagyjából döntetlen): az Asztrolábium nem jobb az Ezüstnél.

about-bandit = Big Money egy Banditával az első Arany előtt, majd nyolc kincskártyánként még eggyel: minden kijátszása egy Arany, az ellenfél pedig Ezüstöket és Aranyakat veszít.

about-baron = Big Money két Báróval. A három kezdő Birtok bármelyike $4-et hoz, valahányszor egy kézbe kerül egy Báróval, így korán megjön az Arany.

about-bazaar = Big Money legfeljebb öt Bazárral: mindegyik pótolja önmagát, és ad $1-et, így a pakli úgy lesz gazdagabb, hogy közben nem hízik.

about-big-money-duchies = Big Money, amely hamarabb áll át Hercegségekre: az első elkelt Tartománytól $5-ért, a harmadiktól már az Arany helyett is. A big-money-ultimate stratégiát nem veri meg: egyenrangú vele.

about-big-money-early = Big Money, amely rögtön Tartományt vesz, amint futja rá, a vége felé Hercegségeket és Birtokokat is; a paklija szegényebb marad. A big-money-ultimate stratégiát nem veri meg: a korai Tartományok lelassítják.

about-big-money-greedy = Big Money, amely minden valamirevaló pontra lecsap: megvesz minden Tartományt, amelyre futja, három elkelt Tartomány után az Arany helyett is Hercegséget, és ha már csak három Tartomány maradt, Birtokot is. A big-money-ultimate stratégiát nem veri meg: a paklija túl hamar eldugul.

about-big-money-late = Big Money, amely hosszabban építkezik: addig nem vesz Tartományt, amíg több mint $24 nincs a paklijában, onnantól úgy játszik, mint a big-money-ultimate. Azt nem veri meg: odaajándékozza az első Tartományokat.

about-big-money-ultimate = Big Money, amely a Tartományokkal megvárja, amíg gazdag lesz a paklija, a vége felé pedig Hercegségeket és Birtokokat is vesz.

about-big-money = A lehető legegyszerűbb: Tartományt vesz; ha arra nem futja, Aranyat; ha arra sem, Ezüstöt. Minden más stratégiát ehhez mérünk.

about-blockade = Két Blokád: mindegyik egy Ezüstöt hoz a következő kör elején egyenesen kézbe, és ha az ellenfél közben Ezüstöt vesz, Átkot kap.

about-bridge = Akciómotor: a Rakpartok húznak, a Halászfalvak adják az akciókat, és ha megvan a négy Híd, egy körben több Tartományra is telik. Addig egyet sem vesz.

about-bureaucrat = Big Money, tíz kincskártyánként egy Hivatalnokkal: minden kijátszása egy ingyenes Ezüst a következő körre, az ellenfélnek pedig egy lapjába kerül, ha már győzelmipont-kártya is van a kezében.

about-caravan = Két Zsebmetsző újra meg újra kiüt egy Rezet az ellenfél kezéből, közben négy Karavánnal a saját kézbe hat vagy még több lap jut.

about-cellar = Hat jobb kincskártya után Hercegségek és Hercegek; két Pince, amelyet akkor vesz meg, ha csak $2 jutott, eldobja a paklit elárasztó győzelmipont-kártyákat.

about-chancellor = Big Money egy Kancellárral az első Ezüst után: felér egy Ezüsttel, és a korai újrakeverés miatt hamarabb kerülnek elő az új lapok.

about-chapel = Kápolnával és Ezüsttel nyit, azután két Boszorkány jön az Arany előtt: az Átkok az ellenfélhez kerülnek, a Kápolna pedig a szemétbe dobja a Birtokokat, a Rezeket és a visszatérő Átkokat.

about-conspirator = Akciómotor: a Rakpartok húznak, a Halászfalvak adják az akciókat, így szinte minden Összeesküvő legalább a harmadik akciókártya a körben, és sem lapba, sem akcióba nem kerül. Tartományt addig nem vesz, amíg nincs három-három Rakpartja és Összeesküvője.

about-coppersmith = A Rakpartok és a Halászfalvak szinte az egész paklit felhúzzák, benne mind a hét Rézzel; egyetlen Rézműves megduplázza az értéküket. A negyedik Rakpart előtt nem vesz Tartományt.

about-coppersmith-tactician = Egy Taktikus, és semmi más pénz, csak a kezdő hét Réz. Minden második körben tíz lap van kézben, és két-három Rézművessel a Rezekből Tartományra telik. A Raktárak egy kézbe gyűjtik, ami kell.

about-corsair = Egy Korzár az első Arany előtt, később összesen legfeljebb három: $2 és egy lap, ráadásul az ellenfél minden körében szemétbe kerül az első Ezüst vagy Arany.

about-council-room = Big Money, tizenkét kincskártyánként egy Tanácsteremmel; a négy lap megéri azt az egyet, amelyet az ellenfél húz.

about-courtier = Big Money legfeljebb két Kegyenccel és ugyanannyi Háremmel, mint Arannyal. A megmutatott Háremnek két típusa van, így a Kegyenc egyszerre ad $3-at és egy Aranyat.

about-courtyard = Big Money, nyolc kincskártyánként egy Palotaudvarral. Hármat húz, és ami ebben a körben nem kell, az a húzópakli tetején várja a következőt.

about-cutpurse = Big Money két Zsebmetszővel: felér egy Ezüsttel, és az ellenfélnek mindig hiányzik egy Reze, ami a játék elején fáj a legjobban.

about-diplomat = Big Money egyetlen Diplomatával, amely itt csupán két plusz lap. A big-money-ultimate stratégiát csak egy hajszállal veri: kézcsökkentő lapok nélkül sosem ad akciót.

about-duke = Tartomány nélkül: Ezüstök, egy Rakpart, minden megszerezhető Hercegség, azután a Hercegek. Hat Hercegséggel minden Herceg annyit ér, mint egy Tartomány, és csak $5-be kerül.

about-embargo = Tartományok helyett Hercegek, és korán egy Embargó: egyszer $2-t ad, és az ellenfél minden megvett Tartománnyal egy Átkot is kap.

about-explorer = Big Money két Felfedezővel: mindegyik Ezüstöt hoz a kézbe, vagy Aranyat, ha már van megmutatható Tartomány.

about-feast = Lakomával nyit, amelyből Boszorkány lesz, így hamarabb megindulnak az Átkok; azután legfeljebb három Boszorkány meg pénz.

about-festival = A Fesztiválok adják az akciókat, a pénzt és a vásárlásokat, a Kovácsműhelyek a lapokat: legfeljebb öt Fesztivál, és az első két Kovácsműhelyen felül két Fesztiválonként még egy.

about-fishing-village = A Halászfalvak adják az akciókat (ebben a körben és a következőben), hogy egyszerre több Rakpartot is ki lehessen játszani; két Rakpart még az első Arany előtt jön.

about-gardens = A Kohók egymást szerzik meg, azután az összes Kertet, mindegyikért egy-egy lapot húzva; az olcsó lapoktól megnő a pakli, és a játék a készlet paklijainak elfogyásával ér véget.

about-ghost-ship = Legfeljebb három Kísértethajó, még az első Arany előtt: nekünk két lap, az ellenfél pedig három lappal a kezében kénytelen játszani.

about-great-hall = Rush: a Kohók Nagytermeket szereznek (mindegyikért egy lap és egy akció is jár), azután Kerteket. A Nagytermek, a Kertek és a Birtokok hamar elfogynak, a pontokat pedig a nagy pakli adja.

about-harbinger = A Banditák Aranyakat szereznek, és egy Hírnök, amelyet a harmadik Arany után vesz, visszahozza a dobott pakli legjobb lapját a húzópakli tetejére. A Hírnök szinte semmit sem tesz hozzá.

about-harem = Big Money, amely két Aranyat vesz, onnantól Háremeket: mindegyik annyit fizet, mint egy Ezüst, és két pontot ér, ami megtérül, mert a játszmák elég hosszúak.

about-haven = Big Money egy Palotaudvarral és legfeljebb két Menedékkel azokra a $2-s kezekre, amelyekből nem telik jobbra: a Menedék pótolja önmagát, és egy most fölösleges lapot a következő körre tesz át. Legfeljebb apró segítség.

about-ironworks = Rush: a Kohók újabb Kohókat szereznek, azután Kerteket és Birtokokat, és a játék három pakli elfogyásával véget ér, mielőtt a Big Money hozzájutna a Tartományaihoz.

about-island = Big Money két Szigettel: mindegyik végleg kivesz a pakliból egy Birtokot, és maga is két pontot ér.

about-laboratory = Big Money, amely $5-ért mindig Laboratóriumot vesz: nem visz el akciót, így bármennyi elfér belőle a pakliban.

about-library = Big Money, tizenkét kincskártyánként egy Könyvtárral: hétre egészíti ki a kézben lévő lapokat.

about-lighthouse = Két Zsebmetsző, és egy gyenge Ezüst helyett Világítótorony: $1 most, $1 a következő körben, és nem visz el akciót. Ráadásul a támadásoktól is megvéd.

about-lookout = A győzelmeket főleg a Kísértethajók hozzák; egy korai Árbockosár a szemétbe dobja a Birtokokat és a Rezeket, amíg sok van belőlük.

about-lurker = Két Leselkedő együtt dolgozik: az egyik a szemétbe tesz egy Laboratóriumot, a másik onnan megszerzi, így minden második körben ingyen jön egy Laboratórium; egyébként Big Money.

about-market = Big Money, amely $5-ért mindig Piacot vesz: sosincs útban, mindegyik ad $1-et, a plusz vásárlásokból pedig Ezüstök, a végén Birtokok lesznek.

about-masquerade = Big Money egyetlen Álarcosbállal, amely két lapot húz, és minden kijátszásakor megszabadítja a paklit egy rossz laptól. Egy második már csak útban van.

about-merchant-ship = Big Money három Kereskedőhajóval: egyetlen lapért és akcióért most $2, a következő körben megint $2.

about-merchant = Egy Hivatalnok Ezüstökkel tölti meg a paklit, és az első kettőn felül minden két Ezüstre jut egy Kereskedő, amellyel a kör első Ezüstje többet ér.

about-militia = Big Money két Polgárőrséggel, később hat kincskártyánként eggyel: felér egy Ezüsttel, és az ellenfél három lappal játszik.

about-mill = Három Ezüst, azután minden fölös $4-ből egy Malom. A Malom sem lapba, sem akcióba nem kerül, egy pontot ér, és a kézben rekedt győzelmipont-kártyákat $2-re váltja.

about-mine = Big Money egy Bányával, amelyet addig kell megvenni, amíg még van ideje a Rezeket Ezüstre, az Ezüstöket Aranyra váltani.

about-mining-village = Öt Kínvallató még az első Arany előtt, és ugyanennyi Bányászfalu, hogy egy körben több Kínvallatót is ki lehessen játszani lapveszteség nélkül.

about-minion = Minden $5-ből egy Udvaronc, és egyetlen Szélhámos. Az Udvaroncok nem visznek el akciót, és $2-t fizetnek; az utolsó a gyenge kezet négy új lapra cseréli, és az ellenfélét is.

about-minion-chapel = Először egy Kápolna, aztán minden $5-ből egy Udvaronc. Ha már nincsenek Rezek és Birtokok, szinte minden kéz Udvaroncokkal van tele: az utolsó kivételével mind $2-t fizet, az pedig a gyenge kezet négy új lapra cseréli.

about-moat = Big Money egy Várárokkal, később, ahogy nő a pakli, $2-ért továbbiakkal: két lap egy amúgy is szabad akcióért, és a támadásokat is távol tartja.

about-moneylender = Egy Uzsorás a Rezeket egyenként $3-ra váltja, és karcsúsítja a paklit, így a Laboratóriumok jobb kincskártyákat húznak.

about-monkey = Big Money négy Ezüst után két Majommal: mindegyik lapot húz mindenért, amit az ellenfél közben kap, és a következő körben még egyet. Alig jobb, mint a helyükön az Ezüstök.

about-native-village = Három Rakpart, és ha kettő már megvan, egy $2-s kézből egy Bennszülött falu: vele egy körben két Rakpart is kijátszható, vagy a tábláján tart lapokat egy gazdagabb körre. A munkát a Rakpartok végzik.

about-navigator = Big Money egyetlen Navigátorral: $2-t ad, mint egy Ezüst, és ha a következő öt lap gyenge, eldobja őket.

about-nobles = Big Money ugyanannyi Nemességgel, mint Arannyal. Mindegyik három lapot húz, vagy akciókat ad a következőhöz, és két pontot ér.

about-outpost = A következő kör elején húzó Karavánok feltöltik a ráadáskör szűkös kezét, ezért amint megvan két Karaván, még az Arany előtt jön egy Előőrs.

about-patrol = Big Money, tizenegy kincskártyánként egy Őrjárattal. Hármat húz, és a győzelmipont-kártyákat is felszedi, így a következő kéz tele lesz pénzzel, és a pakli akkor sem lassul le, amikor zöldülni kezd.

about-pawn = Big Money két Báróval; a megmaradó $2-ből a második vásárlással Csatlósokat vesz, mert ezek sosem kerülnek lapba. Se sokat nem használnak, se sokat nem ártanak.

about-pearl-diver = Big Money három Kereskedőhajóval, és azokra a $2-s kezekre, amelyekből nem telik jobbra, legfeljebb két Gyöngyhalásszal: mindegyik pótolja önmagát, és felhoz egy jó lapot a húzópakli aljáról. A győzelmeket a hajók hozzák.

about-pirate-ship = Három Kalózhajó, és Halászfalvak, hogy egy körben kettőt is ki lehessen játszani: addig süllyesztik az ellenfél kincskártyáit, amíg már maguk a hajók hozzák a pénzt a Tartományokra.

about-pirate = Big Money két Kalózzal: mindegyik egy Aranyat hoz a következő kör elején egyenesen kézbe, és soron kívül is kijátszható, amikor bárki kincskártyát kap.

about-poacher = Big Money négy Orvvadásszal: mindegyik olyan $1, amely nem foglal helyet a kézben, üres pakli pedig ritkán akad.

about-remodel = Big Money egy Átépítéssel: eleinte a Birtokokból csinál jobb lapokat, a végén az Aranyakból Tartományokat.

about-replace = Big Money egyetlen Cserével. Eleinte a Birtokokból csinál Ezüstöket, a végén az Aranyakból Tartományokat, és ilyenkor mindenki más kap egy Átkot.

about-saboteur = Big Money két Szabotőrrel, amelyek pénzt nem adnak, de szétszedik az ellenfél Ezüstjeit, Aranyait és Tartományait. Lassú; jobb, mint támadás nélkül, de nem sokkal.

about-sailor = A Matrózzal a Korzár már a megvásárlása körében kijátszható, és a Rezek meg a Birtokok is a szemétbe kerülnek. A győzelmeket a Korzárok hozzák; a Matróztól nem lesznek gyorsabbak.

about-salvager = Big Money egy Roncsmentővel: az elején a Birtokokat váltja pénzre, később egy fölös Aranyat Tartományra. Apró segítség.

about-scout = Nemességek és Háremek, amelyek pontot érnek, és húzni is jó őket, meg egy Felderítő, amely felszedi őket. A Felderítőtől nem lesz gyorsabb a Big Money: nélküle ugyanez egy kicsit jobb.

about-sea-chart = A Rakpartok és a Halászfalvak játékban maradnak, ezért a Tengeri térkép néha talál egy ugyanolyat a húzópakli tetején, és kézbe veszi. Nem segít többet, mint a helyén egy Ezüst.

about-sea-hag = Két Tengeri banya, amilyen hamar csak lehet: tíz Átok eldönti a játszmát, a többi a pénz dolga.

about-sea-witch = Legfeljebb három Tengeri boszorkány az Arany előtt: Átkok az ellenfélnek, két kör alatt négy lap nekünk.

about-secret-chamber = A Rakpartok és a Halászfalvak sok lapot húznak, egy Rejtekszoba pedig pénzre vált mindent, ami nem kincskártya. A Rejtekszobával önmagában nem gyorsabb a Big Money, mint Ezüsttel.

about-secret-passage = Egy Vándorpiac és két Rejtekút. A Rejtekutak megnéznek két lapot, és a legrosszabbat elteszik az útból, így megtalálják a Vándorpiacot, később pedig az Aranyakat; önmagukban alig gyorsítanak a Big Money-n.

about-sentry = Big Money két Őrszemmel, az egyik még az első Arany előtt: szemétbe dobják a Birtokokat és a Rezeket, és sem akcióba, sem lapba nem kerülnek.

about-shanty-town = Öt Kínvallató még az első Arany előtt, és ugyanennyi Kunyhótelep, amely akciókat ad, hogy egy körben kettőt-hármat is ki lehessen játszani, vagy két lapot, ha nincs mit kijátszani.

about-smithy = Big Money, tizenegy kincskártyánként egy Kovácsműhellyel.

about-smugglers = Big Money egy Csempésszel: lemásolja az Aranyat vagy az Ezüstöt, amelyet az ellenfél az imént szerzett, a játék vége felé pedig a Hercegséget.

about-spy = A munkát a Banditák végzik; ha már vannak Aranyak, egy Kém rendet tesz mindkét húzópakli tetején. Magától a Kémtől nem lesz gyorsabb a Big Money: nélküle ugyanannyi a győzelem.

about-steward = Elsőként egyetlen Intéző, amely szemétbe dobja a Birtokokat és a Rezeket, azután minden $5-ből egy Laboratórium: a karcsú pakliból ezek jó lapokat húznak.

about-swindler = Big Money két Szélhámossal, amelyeket elsőként vesz meg. Mindegyik $2-t fizet, mint egy Ezüst, és Átkot csinál az ellenfél Rezeiből.

about-tactician = Big Money egy Taktikussal, amelyet mindig kijátszik, ha nem telik Tartományra: egy kör elvész, a következőben viszont tíz lap van kézben, és egy második vásárlás.

about-thief = Big Money három Tolvajjal: a pénzre épülő paklikból Ezüstöket és Aranyakat zsákmányolnak. Az akciókártyákra épülő paklik ellen kevés hasznuk van.

about-throne-room = Kertekre játszó rush, amelyben két Trónterem duplázza a Műhelyeket: egy körben két szerzett és egy vásárolt lap.

about-tide-pools = Big Money egy Árapálymedencével: azonnal három lap, a következő körben eldobott kettő pedig többnyire Birtok vagy Réz. Apró segítség.

about-torturer = Öt Kínvallató még az első Arany előtt, és Halászfalvak, hogy egy körben többet is ki lehessen játszani. Az ellenfélnek alig marad lap a kezében, vagy gyűjtheti az Átkokat.

about-trading-post = Big Money egyetlen Vándorpiaccal: a Birtokokból és a Rezekből Ezüst lesz, amely egyenesen kézbe kerül, a pakli pedig karcsú és kiegyenlített lesz.

about-treasure-map = Korán két Kincstérkép, és Raktárak, hogy egy kézbe kerüljenek; a négy Aranyból aztán rögtön telik Tartományokra.

about-treasury = Legfeljebb hat Kincstár: mindegyik egy lap, egy akció és $1, és mindaddig visszakerül a húzópakli tetejére, amíg nem veszünk győzelmipont-kártyát.

about-tribute = Big Money legfeljebb két Sarccal. Kincs- és győzelmipont-kártyákból álló pakli ellen egy Sarc $4-et érhet, vagy $2-t és két lapot.

about-upgrade = Egyetlen Fejlesztés a Birtokokból Ezüstöt, az Ezüstökből Karavánt, a Karavánokból Piacot, a Piacokból Aranyat csinál. Csak azért segít, mert minden árszinten akad olyan lap, amelyet érdemes megszerezni.

about-vassal = Laboratóriumok, köztük egy Vazallus: felér egy Ezüsttel, és ha Laboratóriumot csap fel, azt ingyen ki lehet játszani.

about-village = Kertekre játszó rush, amelyben két Faluval egy körben több Műhelyt is ki lehet játszani; a paklik elfogyásával véget ér a játék, mielőtt a Big Money beindulna.

about-warehouse = Big Money egy Raktárral a 3. körtől: a kézben lévő Birtokokat és Rezeket jobb lapokra cseréli.

about-wharf = Két Rakpart az első Arany előtt, azután csak pénz: két kör alatt négy lap és két vásárlás, egyetlen akcióért.

about-wishing-well = Big Money két Kovácsműhellyel, és négy Ezüst után két Kívánságok kútjával: mindegyik pótolja önmagát, és néha eltalálja a következő lapot. Körülbelül annyit érnek, mint a helyükön az Ezüstök.

about-witch = Big Money egy Boszorkánnyal az első Arany előtt, összesen legfeljebb hárommal: mindegyik két lap, az Átkok pedig az ellenfélhez kerülnek.

about-woodcutter = Big Money egyetlen Favágóval két Ezüst után: egy Ezüst, amelyhez második vásárlás is jár, és ez a játék vége felé kifizetődik.

about-workshop = A legegyszerűbb rush: a Műhelyek újabb Műhelyeket szereznek, összesen nyolcat, azután az összes Kertet, majd Birtokokat; minden kör két lapot hoz, és a játék a készlet paklijainak elfogyásával ér véget.
