# A doboz kártyái: név, szöveg (a kártya mezőiből adódók nélkül) és döntések, soronként egy.

# ours
box-seaside = Tengerpart

# Döntések, amelyek több kártyára érvényesek.
ruling-safe-throughout = Aki a kijátszásakor Várárkot mutat, vagy akinek ekkor Világítótornya van játékban, végig védve van tőle.
ruling-until-next-clean-up = A következő köröd befejező fázisáig játékban marad.

# ours
card-bazaar = Bazár

rulings-bazaar =
    A lapot azonnal felhúzod, mielőtt eldöntöd, mit játszol ki következőnek. Az $1 csak erre a körre szól.

# ours
card-ambassador = Nagykövet
    .text = Mutass meg egy lapot a kezedből. Legfeljebb két ilyen nevű lapot tegyél vissza a kezedből a készletbe. Ezután mindenki más kap egy ilyen lapot.

rulings-ambassador =
    A megmutatott lapból visszatehetsz kettőt, egyet vagy akár egyet sem. A többiek akkor is kapnak egyet, ha semmit sem teszel vissza.
    A többiek tőled balra kezdve, üléssorrendben kapják meg a készletből, a dobott paklijukra; akinek már nem jut, az nem kap.
    Az üres pakli helyére visszatett lapokból újra pakli lesz. Nem számítanak sem szemétbe dobottnak, sem eldobottnak.
    Ha nincs a kezedben megmutatható lap, nem történik semmi. A kijátszott Nagykövet nincs a kezedben.
    Aki Várárkot mutat, nem kap semmit.

# ours
card-caravan = Karaván

rulings-caravan =
    A második lapot a következő köröd elején húzod, nem előbb; nem számít bele a befejező fázisban húzott lapokba.
    A Karaván annak a körnek a befejező fázisáig játékban marad. Trónteremmel kétszer kijátszva ekkor két lapot ad.

# ours
card-cutpurse = Zsebmetsző
    .text = Mindenki más eldob egy Rezet; akinek nincs, megmutatja a kezében lévő lapokat.

rulings-cutpurse =
    Mindenki más egyetlen Rezet dob el, többet nem, bármennyi van is a kezében.
    Akinek nincs Reze, annak meg kell mutatnia minden lapot a kezéből. Egy második Zsebmetsző ebben a körben újabb Rezet visz el.

# ours
card-embargo = Embargó
    .text = Dobd ezt a lapot a szemétbe. Tegyél egy embargójelzőt a készlet egyik paklijára: aki abból vásárol, annyi Átkot kap, ahány jelző van rajta.

rulings-embargo =
    A készlet bármelyik pakliját választhatod, olyat is, amelyen már van jelző. Rád is vonatkozik.
    Csak a vásárlás számít. Aki másképp kap lapot abból a pakliból, nem kap Átkot.
    Minden jelző minden megvásárolt lapért egy Átkot ad. Ha már nincs több Átok, a jelzőknek nincs hatása.
    Trónteremmel kétszer kijátszva egyszer kerül a szemétbe, és két jelzőt teszel le, egy paklira vagy kettőre.
    A jelzők a játék végéig ott maradnak, és nem fogynak el.

# ours
card-explorer = Felfedező
    .text = Megmutathatsz egy Tartományt a kezedből: ekkor egy Aranyat kapsz a kezedbe. Ha nem teszed, egy Ezüstöt kapsz a kezedbe.

rulings-explorer =
    Nem kötelező Tartományt mutatnod, akkor sem, ha van nálad; ekkor Ezüstöt kapsz. A Tartomány a kezedben marad.
    A kapott lap a készletből a kezedbe kerül, így még ebben a körben kijátszhatod.
    Ha Tartományt mutatsz, és már nincs Arany, nem kapsz semmit.

# ours
card-fishing-village = Halászfalu

rulings-fishing-village =
    Ebben a körben két akciót és $1-et ad. A következő körben egy akciót ad (így összesen két akciókártyát játszhatsz ki) és $1-et.
    { ruling-until-next-clean-up }

# ours
card-ghost-ship = Kísértethajó
    .text = Mindenki más, akinek legalább négy lap van a kezében, addig tesz belőlük a húzópaklija tetejére, amíg három nem marad.

rulings-ghost-ship =
    A többiek maguk választják ki, melyik lapokat teszik vissza, és milyen sorrendben. Akinek legfeljebb három lap van a kezében, nem tesz vissza semmit.
    Akinek üres a húzópaklija, nem kever: a visszatett lapok lesznek a húzópaklija.
    Egy második Kísértethajónak ebben a körben már nincs dolga.

# ours
card-haven = Menedék
    .text = Tegyél félre egy lapot a kezedből, képpel lefelé. A következő köröd elején vedd vissza.

rulings-haven =
    Előbb húzz. Kötelező egy lapot félretenned; a többiek nem látják.
    A lap a következő köröd elején kerül vissza a kezedbe; a Menedék annak a körnek a befejező fázisáig játékban marad.
    Trónteremmel kétszer kijátszva két lapot teszel félre. Ha a játék előbb véget ér, a tieidnek számítanak.

# ours
card-island = Sziget
    .text = Tedd ezt és egy lapot a kezedből a szigettábládra; a játék végén újra a paklidhoz tartoznak.

rulings-island =
    Kötelező egy lapot mellétenned; ha nincs más lap a kezedben, a Sziget egyedül kerül a táblára.
    A táblán lévő lapokat nem kevered be a paklidba; csak a játék végén kerülnek vissza, és akkor mind számítanak.
    Képpel felfelé fekszenek: bárki bármikor megnézheti őket.
    Trónteremmel kétszer kijátszva a Sziget és két lap a kezedből kerül a táblára.

# ours
card-lighthouse = Világítótorony
    .text = Amíg ez játékban van, mások támadásai nem hatnak rád.

rulings-lighthouse =
    Ebben a körben egy akciót és $1-et ad, a következőben csak $1-et. A következő köröd befejező fázisáig játékban marad.
    Amíg játékban van, a támadások nem érnek el, akkor sem, ha szeretnéd.
    Védekezéskártyát, például Rejtekszobát ekkor is megmutathatsz és végrehajthatsz.
    A támadás kijátszásának pillanata számít: amelyik már korábban elért, annak a hatása folytatódik. A saját támadásaid a szokott módon működnek.

# ours
card-lookout = Árbockosár
    .text = Nézd meg a húzópaklid felső három lapját. Egyet dobj a szemétbe, egyet dobj el, a harmadikat tedd vissza.

rulings-lookout =
    Nézd meg mindhárom lapot, mielőtt döntesz. A három rész egyike sem hagyható el.
    Ha háromnál kevesebb lap van a húzópaklidban, nézd meg azokat, nélkülük keverd meg a dobott paklidat, és nézd meg a hiányzókat.
    Ha összesen csak két lap van, az egyiket dobd a szemétbe, a másikat dobd el. Ha csak egy van, dobd a szemétbe.
    Ha a három lap volt az egész húzópaklid, a visszatett lesz az egyetlen lapja.

# ours
card-merchant-ship = Kereskedőhajó

rulings-merchant-ship =
    A következő kör $2-je már a kör elejétől megvan. A hajó annak a körnek a befejező fázisáig játékban marad.
    Trónteremmel kétszer kijátszva most $4-et ad, a következő körben is $4-et, és a Trónterem vele együtt játékban marad.

# ours
card-native-village = Bennszülött falu
    .text = Válassz egyet: a húzópaklid legfelső lapját képpel lefelé a bennszülöttfalu-tábládra teszed, ahol bármikor megnézheted; vagy a tábla összes lapját a kezedbe veszed.

rulings-native-village =
    Bármelyiket választhatod, akkor is, ha nincs lap a tábládon vagy a húzópaklidban. Ha a húzópaklid üres, előbb keverj.
    A lapot előbb leteszed, csak azután nézed meg. A táblád lapjait te bármikor megnézheted, a többiek nem.
    A játék végén a táblán lévő lapok a tieid, és számítanak.
    Maga a Bennszülött falu nem kerül a táblára; a befejező fázisban eldobod.

# ours
card-navigator = Navigátor
    .text = Nézd meg a húzópaklid felső öt lapját. Dobd el mindet, vagy tedd vissza mindet tetszőleges sorrendben.

rulings-navigator =
    Mind az ötöt, vagy egyet sem: nem dobhatsz el közülük néhányat úgy, hogy a többit megtartod.
    Ha ötnél kevesebb lap van a húzópaklidban, nézd meg azokat, nélkülük keverd meg a dobott paklidat, és nézd meg a hiányzókat.
    Ha összesen is ötnél kevesebb lap van, azokról döntesz. A lapokat csak te látod.

# ours
card-outpost = Előőrs
    .text = A köröd végén csak három lapot húzol a kezedbe, majd kapsz egy ráadáskört, hacsak ez nem eleve az.

rulings-outpost =
    A ráadáskör olyan, mint bármelyik másik, csak három lappal a kezedben kezdődik.
    Az ebben a körben kijátszott tartós kártyák következő körre szóló hatása a ráadáskörben érvényesül, mert az a következő köröd.
    Egy körben több Előőrs, vagy egy Trónteremmel kétszer kijátszott Előőrs is csak egyetlen ráadáskört ad.
    A ráadáskörben kijátszott Előőrs nem ad további kört.
    A ráadáskör végéig játékban marad.

# ours
card-pearl-diver = Gyöngyhalász
    .text = Nézd meg a húzópaklid legalsó lapját. Felülre teheted.

rulings-pearl-diver =
    Előbb húzz, azután nézd meg a legalsó lapot. Ha a húzópaklid ekkor üres, keverd meg a dobott paklidat.
    Ha a lapot felülre teszed, azt már nem nézheted meg, amelyik így legalulra került. A lapot csak te látod.

# ours
card-pirate-ship = Kalózhajó
    .text = Válassz egyet. Mindenki más felfedi a húzópaklija felső két lapját, egy ott lévő kincskártya, amelyet te választasz ki, a szemétbe kerül, a többit eldobják, és ha bármelyik a szemétbe került, kapsz egy érmejelzőt. Vagy: +$1 minden érmejelződ után.

rulings-pirate-ship =
    A többiek a választásod előtt mutathatnak védekezéskártyát, akkor is, ha aztán a $-t választod.
    Kijátszásonként legfeljebb egy érmejelzőt kapsz, akárhány kincskártya kerül a szemétbe. Ha egy sem, nem kapsz.
    A jelzők nem fogynak el: három jelző minden alkalommal $3-at ad, amikor a $-t választod.
    { ruling-second-card }
    Minden kincskártya számít, a Réz és a Hárem is. Te választod ki, melyik kerül a szemétbe egy játékos két lapja közül.
    A szemétbe dobott kincskártyákat nem kapod meg. Trónteremmel a második kijátszásnál újra választasz.
    Akinek nincs lapja a húzópaklijában, előbb kever. Akinek így is csak egy lapja van, azt az egyet fedi fel; akinek egy sincs, kimarad.

# ours
card-salvager = Roncsmentő
    .text = Dobj a szemétbe egy lapot a kezedből: annyi $-t kapsz, amennyibe kerül.

rulings-salvager =
    Ha van lap a kezedben, egyet szemétbe kell dobnod. Ha nincs, $-t nem kapsz, de a vásárlást igen.
    A pillanatnyi ár számít: egy Híd után az Arany $5-öt ad.

# ours
card-sea-hag = Tengeri banya
    .text = Mindenki más eldobja a húzópaklija legfelső lapját, és kap a helyére egy Átkot.

rulings-sea-hag =
    Akinek üres a húzópaklija, előbb kever. Akinek így sincs lapja, nem dob el semmit, de az Átkot akkor is megkapja.
    Aki a húzópaklija utolsó lapját dobja el, annál az Átok lesz az egyetlen lap benne.
    A többiek tőled balra kezdve, üléssorrendben következnek. Ha már nincs több Átok, akkor is eldobnak.

# ours
card-smugglers = Csempész
    .text = Kapsz egy legfeljebb $6 árú lapot, olyat, amilyet a jobb oldali szomszédod is kapott a legutóbbi körében.

rulings-smugglers =
    A jobb oldali szomszédod legutóbbi köre számít, akkor is, ha azóta több köröd is volt.
    Mindegy, hogyan kapta a lapot, vásárlással vagy másképp. Ha több ilyen is volt, te választasz.
    Az ilyen nevű lapot a készletből kapod; ha a paklija üres, nem választhatod.
    A pillanatnyi ár számít: Hidak után egy eredetileg $7 vagy $8 árú lap is elérhető lehet.
    Ha nem kapott ilyen lapot, nem történik semmi. Ez nem támadás: a Várárok és a Világítótorony nem állítja meg.

# ours
card-tactician = Taktikus
    .text = Dobd el a kezedben lévő lapokat. Ha legalább egy volt: a következő köröd elején +5 lap, +1 akció és +1 vásárlás.

rulings-tactician =
    Az öt lapot a következő köröd elején húzod, nem előbb. A Taktikus annak a körnek a befejező fázisáig játékban marad.
    Ha nem volt eldobható lapod, a következő körben nem jár semmi, és a Taktikust még ebben a körben eldobod.
    Trónteremmel kétszer kijátszva csak egyszer adja a bónuszt, mert a második kijátszásnál már nincs lap a kezedben.

# ours
card-treasure-map = Kincstérkép
    .text = Dobd a szemétbe ezt és még egy Kincstérképet a kezedből. Ha mindkettőt szemétbe dobtad, kapsz négy Aranyat a húzópaklid tetejére.

rulings-treasure-map =
    Akkor is kijátszhatod, ha nincs másik a kezedben; ekkor hiába kerül a szemétbe.
    Az Aranyak a húzópaklid tetejére kerülnek; ha üres volt, csak ezekből áll. Ha már négynél kevesebb van, annyit kapsz.
    Trónteremmel kétszer kijátszva, ha még kettő van a kezedben: az első kijátszás négy Aranyat ad, a második hiába dob szemétbe egy Kincstérképet.
    Csak egy további Kincstérképet dobsz szemétbe, többet nem, akkor sem, ha több is van a kezedben.

# ours
card-treasury = Kincstár
    .text = Amikor ezt a lapot játékból eldobod, és ebben a körben nem vásároltál győzelmipont-kártyát, a húzópaklid tetejére teheted.

rulings-treasury =
    A befejező fázisban döntesz, amikor eldobod. Ha már a dobott paklidon van, ott marad.
    Egyetlen vásárolt győzelmipont-kártya a kör minden Kincstárát kizárja, az is, amelyiknek másik típusa is van, mint a Szigetnek.
    A nem vásárlással kapott győzelmipont-kártyák nem számítanak.
    Ha több van játékban, és nem vásároltál győzelmipont-kártyát, akárhányat visszatehetsz, mielőtt felhúzod az új lapjaidat.

# ours
card-warehouse = Raktár
    .text = Dobj el három lapot.

rulings-warehouse =
    Előbb húzz. A kezedből bármelyik három lapot eldobhatod, nem csak az imént húzottakat.
    Ha nem tudtál hármat húzni, akkor is hármat dobsz el. Ha háromnál kevesebb van a kezedben, mindet.
    Ha húzás közben elfogy a húzópaklid, keverd meg a dobott paklidat, és húzz tovább.

# ours
card-wharf = Rakpart

rulings-wharf =
    A második két lapot a következő köröd elején húzod, nem előbb. A Rakpart annak a körnek a befejező fázisáig játékban marad.
    Trónteremmel kétszer kijátszva most is, a következő körben is négy lapot és két vásárlást ad.

# ours
card-astrolabe = Asztrolábium

rulings-astrolabe =
    Kincskártya: a többi kincskártyáddal együtt, az első vásárlás előtt játszod ki. Trónteremmel nem játszható ki.
    A következő köröd befejező fázisáig játékban marad; a második $1 és vásárlás annak a körnek az elején jár.

# ours
card-blockade = Blokád
    .text = Kapsz egy legfeljebb $4 árú lapot; tedd félre, és a következő köröd elején vedd a kezedbe. Ha addig valaki más a saját körében ilyen nevű lapot kap, egy Átkot is kap.

rulings-blockade =
    A lap a készletből jön. Ha nem tudsz lapot kapni, más nem történik, és a Blokádot még ebben a körben eldobod.
    Átok csak akkor jár, ha valaki a saját körében kap ilyen lapot, vásárlással vagy másképp. A lapot ekkor is megkapja.
    Az azonos névre kijátszott Blokádok külön-külön adnak Átkot, amíg van. Trónteremmel két lapot teszel félre.
    Ha a félretett lap Átok, a többiek a saját körükben kapott Átokért még egyet kapnak, és így tovább, amíg a pakli el nem fogy.
    { ruling-safe-throughout }
    A félretett lap a tiéd, és a játék végén számít. Mindig a pillanatnyi ár számít.

# ours
card-corsair = Korzár
    .text = A következő köröd elején +1 lap. Addig mindenki más szemétbe dobja az első Ezüstöt vagy Aranyat, amelyet egy-egy körben kijátszik.

rulings-corsair =
    A szemétbe kerülő kincskártyáért járó $-t az illető még megkapja.
    Egy körben csak az első Ezüst vagy Arany kerül a szemétbe, amelyik előbb jön, akkor is, ha több Korzár van játékban.
    Más kincskártyákat nem fenyeget. Minden körre érvényes, amelyet a többiek a te következő körödig játszanak.
    { ruling-safe-throughout }
    { ruling-until-next-clean-up }

# ours
card-monkey = Majom
    .text = A következő körödig +1 lap, valahányszor a jobb oldali szomszédod lapot kap. Annak a körnek az elején +1 lap.

rulings-monkey =
    Azonnal húzol, bárkinek a körében, minden lap után, amelyet a jobb oldali szomszédod kap, akár vásárolja, akár nem, az Átkok után is.
    Több Majommal külön-külön húzol. Trónteremmel kétszer kijátszva minden kapott lap után kettőt húzol, és a következő köröd elején is.
    A saját köröd hátralévő részében is működik, például az Átkokra, amelyeket te adsz a szomszédodnak.
    Keverj, ha kell. A következő köröd befejező fázisáig játékban marad.

# ours
card-pirate = Kalóz
    .text = A következő köröd elején kapsz a kezedbe egy legfeljebb $6 árú kincskártyát. Amikor bárki kincskártyát kap, kijátszhatod ezt a kezedből.

rulings-pirate =
    A kincskártya a készletből a kezedbe kerül, így még abban a körben kijátszhatod. Bármelyik kincskártya megfelel.
    Védekezéskártyaként bárkinek a körében kijátszhatod, a sajátodban is, és nem visz el akciót.
    Más körében kijátszva a soron következő köröd elején hat; a sajátodban kijátszva az azt követő köröd elején.
    Nem akadályozza és nem változtatja meg azt a lapszerzést, amelyre reagál. Ugyanarra több Kalóz is reagálhat.
    Annak a körnek a befejező fázisáig marad játékban, amelyikben a kincskártyát adja. Mindig a pillanatnyi ár számít.

# ours
card-sailor = Matróz
    .text = Ebben a körben egyszer, amikor tartós kártyát kapsz, kijátszhatod. A következő köröd elején +$2, és szemétbe dobhatsz egy lapot a kezedből.

rulings-sailor =
    A tartós kártyát azonnal kijátszhatod, amint megkaptad, vásárlással vagy másképp, a vásárlási fázisban is. Nem visz el akciót.
    Minden Matróz egy kapott tartós kártya kijátszását engedi ebben a körben. Más típusú lap nem jöhet szóba.
    A lapot onnan játszod ki, ahová kaptad, és utána játékban van, nem a dobott paklidon.
    Az akciókat, amelyeket a vásárlási fázisban ad, már nem használhatod; a $-t és a vásárlásokat igen.
    A következő körben nem kötelező szemétbe dobnod; a $2 nem függ tőle.

# ours
card-sea-chart = Tengeri térkép
    .text = Fedd fel a húzópaklid legfelső lapját. Ha ilyen nevű lapod már van játékban, vedd a felfedettet a kezedbe.

rulings-sea-chart =
    Előbb húzd fel a lapot, azután fedj fel egyet. A kijátszott Tengeri térkép is számít: egy másik Tengeri térkép a kezedbe kerül.
    A korábbi körökből játékban maradt tartós kártyák is számítanak. A félretett vagy szemétbe dobott lapok nem.
    Ha nincs játékban ilyen lapod, a felfedett visszakerül a húzópaklid tetejére. Ha a húzópaklid üres, előbb keverj.

# ours
card-sea-witch = Tengeri boszorkány
    .text = Mindenki más kap egy Átkot. A következő köröd elején +2 lap, majd dobj el két lapot.

rulings-sea-witch =
    Az Átkok üléssorrendben a többiek dobott paklijára kerülnek, amíg van. Te mindenképp húzol.
    A következő körben húzd fel mindkét lapot, azután dobj el bármelyik kettőt a kezedből.
    A következő köröd befejező fázisáig játékban marad. Trónteremmel kétszer kijátszva kétszer húzol és dobsz el.

# ours
card-tide-pools = Árapálymedence
    .text = A következő köröd elején dobj el két lapot.

rulings-tide-pools =
    A következő köröd elején dobsz el, nem előbb. Ha kettőnél kevesebb lap van a kezedben, dobd el, ami van.
    Több Árapálymedence mindegyike két lapot dobat el veled.
    Te döntöd el, milyen sorrendben történnek a köröd eleji dolgok: előbb húzhatsz más tartós kártyáiddal.

# Kérdések, feliratok, táblák és jelzők

ask-choose-embargo = Melyik paklira?
label-attack = támadás
label-take-mat = a tábla lapjai kézbe
label-put-back = visszatevés
event-token-pirate_ship = { $player }: { $amount } érmejelző ({ $cards }).
play-tokens-embargo = † Jelzők ({ $card }): { $piles } (aki onnan vásárol, jelzőnként egy Átkot kap)
play-traps-blockade = † { $card }: { $piles } (ha a körödben ilyet kapsz, egy Átkot is kapsz)
token-pirate_ship = { $player }, érmejelzők a Kalózhajóhoz: { $n }
zone-island = szigettábla
zone-native_village = bennszülöttfalu-tábla
labels-native-village =
    .set-aside = a húzópakli legfelső lapja a táblára

# Ajánlott birodalmak

# ours
kingdom-reach-for-tomorrow-second-edition = A holnap felé (második kiadás)
# ours
kingdom-repetition-second-edition = Ismétlés (második kiadás)
# ours
kingdom-give-and-take = Adok-kapok
# ours
kingdom-high-seas = Nyílt tengeren
# ours
kingdom-buried-treasure = Elásott kincs
# ours
kingdom-shipwrecks = Hajótörések
# ours
kingdom-reach-for-tomorrow = A holnap felé
# ours
kingdom-repetition = Ismétlés
# ours
kingdom-give-and-take-first-edition = Adok-kapok (első kiadás)

# A stratégiák leírása

about-ambassador = Egy Nagykövet az ellenfélre sózza a Birtokokat és a Rezeket; a karcsú paklit aztán három Laboratórium és az Arany hajtja.

about-astrolabe = Négy Ezüst után az újabbak helyett két Asztrolábium: ugyanannyi pénz két körre elosztva, a vásárlásokból pedig a végén egy-egy Hercegség vagy Birtok is kijön. A big-money-ultimate stratégiát nem veri meg (nagyjából döntetlen): az Asztrolábium nem jobb az Ezüstnél.

about-bazaar = Big Money legfeljebb öt Bazárral: mindegyik pótolja önmagát, és ad $1-et, így a pakli úgy lesz gazdagabb, hogy közben nem hízik.

about-blockade = Két Blokád: mindegyik egy Ezüstöt hoz a következő kör elején egyenesen kézbe, és ha az ellenfél közben Ezüstöt vesz, Átkot kap.

about-bridge = Akciómotor: a Rakpartok húznak, a Halászfalvak adják az akciókat, és ha megvan a négy Híd, egy körben több Tartományra is telik. Addig egyet sem vesz.

about-caravan = Két Zsebmetsző újra meg újra kiüt egy Rezet az ellenfél kezéből, közben négy Karavánnal a saját kézbe hat vagy még több lap jut.

about-conspirator = Akciómotor: a Rakpartok húznak, a Halászfalvak adják az akciókat, így szinte minden Összeesküvő legalább a harmadik akciókártya a körben, és sem lapba, sem akcióba nem kerül. Tartományt addig nem vesz, amíg nincs három-három Rakpartja és Összeesküvője.

about-coppersmith = A Rakpartok és a Halászfalvak szinte az egész paklit felhúzzák, benne mind a hét Rézzel; egyetlen Rézműves megduplázza az értéküket. A negyedik Rakpart előtt nem vesz Tartományt.

about-coppersmith-tactician = Egy Taktikus, és semmi más pénz, csak a kezdő hét Réz. Minden második körben tíz lap van kézben, és két-három Rézművessel a Rezekből Tartományra telik. A Raktárak egy kézbe gyűjtik, ami kell.

about-corsair = Egy Korzár az első Arany előtt, később összesen legfeljebb három: $2 és egy lap, ráadásul az ellenfél minden körében szemétbe kerül az első Ezüst vagy Arany.

about-cutpurse = Big Money két Zsebmetszővel: felér egy Ezüsttel, és az ellenfélnek mindig hiányzik egy Reze, ami a játék elején fáj a legjobban.

about-duke = Tartomány nélkül: Ezüstök, egy Rakpart, minden megszerezhető Hercegség, azután a Hercegek. Hat Hercegséggel minden Herceg annyit ér, mint egy Tartomány, és csak $5-be kerül.

about-embargo = Tartományok helyett Hercegek, és korán egy Embargó: egyszer $2-t ad, és az ellenfél minden megvett Tartománnyal egy Átkot is kap.

about-explorer = Big Money két Felfedezővel: mindegyik Ezüstöt hoz a kézbe, vagy Aranyat, ha már van megmutatható Tartomány.

about-fishing-village = A Halászfalvak adják az akciókat (ebben a körben és a következőben), hogy egyszerre több Rakpartot is ki lehessen játszani; két Rakpart még az első Arany előtt jön.

about-ghost-ship = Legfeljebb három Kísértethajó, még az első Arany előtt: nekünk két lap, az ellenfél pedig három lappal a kezében kénytelen játszani.

about-haven = Big Money egy Palotaudvarral és legfeljebb két Menedékkel azokra a $2-s kezekre, amelyekből nem telik jobbra: a Menedék pótolja önmagát, és egy most fölösleges lapot a következő körre tesz át. Legfeljebb apró segítség.

about-island = Big Money két Szigettel: mindegyik végleg kivesz a pakliból egy Birtokot, és maga is két pontot ér.

about-lighthouse = Két Zsebmetsző, és egy gyenge Ezüst helyett Világítótorony: $1 most, $1 a következő körben, és nem visz el akciót. Ráadásul a támadásoktól is megvéd.

about-lookout = A győzelmeket főleg a Kísértethajók hozzák; egy korai Árbockosár a szemétbe dobja a Birtokokat és a Rezeket, amíg sok van belőlük.

about-merchant-ship = Big Money három Kereskedőhajóval: egyetlen lapért és akcióért most $2, a következő körben megint $2.

about-monkey = Big Money négy Ezüst után két Majommal: mindegyik lapot húz mindenért, amit az ellenfél közben kap, és a következő körben még egyet. Alig jobb, mint a helyükön az Ezüstök.

about-native-village = Három Rakpart, és ha kettő már megvan, egy $2-s kézből egy Bennszülött falu: vele egy körben két Rakpart is kijátszható, vagy a tábláján tart lapokat egy gazdagabb körre. A munkát a Rakpartok végzik.

about-navigator = Big Money egyetlen Navigátorral: $2-t ad, mint egy Ezüst, és ha a következő öt lap gyenge, eldobja őket.

about-outpost = A következő kör elején húzó Karavánok feltöltik a ráadáskör szűkös kezét, ezért amint megvan két Karaván, még az Arany előtt jön egy Előőrs.

about-pearl-diver = Big Money három Kereskedőhajóval, és azokra a $2-s kezekre, amelyekből nem telik jobbra, legfeljebb két Gyöngyhalásszal: mindegyik pótolja önmagát, és felhoz egy jó lapot a húzópakli aljáról. A győzelmeket a hajók hozzák.

about-pirate = Big Money két Kalózzal: mindegyik egy Aranyat hoz a következő kör elején egyenesen kézbe, és soron kívül is kijátszható, amikor bárki kincskártyát kap.

about-pirate-ship = Három Kalózhajó, és Halászfalvak, hogy egy körben kettőt is ki lehessen játszani: addig süllyesztik az ellenfél kincskártyáit, amíg már maguk a hajók hozzák a pénzt a Tartományokra.

about-sailor = A Matrózzal a Korzár már a megvásárlása körében kijátszható, és a Rezek meg a Birtokok is a szemétbe kerülnek. A győzelmeket a Korzárok hozzák; a Matróztól nem lesznek gyorsabbak.

about-salvager = Big Money egy Roncsmentővel: az elején a Birtokokat váltja pénzre, később egy fölös Aranyat Tartományra. Apró segítség.

about-sea-chart = A Rakpartok és a Halászfalvak játékban maradnak, ezért a Tengeri térkép néha talál egy ugyanolyat a húzópakli tetején, és kézbe veszi. Nem segít többet, mint a helyén egy Ezüst.

about-sea-hag = Két Tengeri banya, amilyen hamar csak lehet: tíz Átok eldönti a játszmát, a többi a pénz dolga.

about-sea-witch = Legfeljebb három Tengeri boszorkány az Arany előtt: Átkok az ellenfélnek, két kör alatt négy lap nekünk.

about-secret-chamber = A Rakpartok és a Halászfalvak sok lapot húznak, egy Rejtekszoba pedig pénzre vált mindent, ami nem kincskártya. A Rejtekszobával önmagában nem gyorsabb a Big Money, mint Ezüsttel.

about-smugglers = Big Money egy Csempésszel: lemásolja az Aranyat vagy az Ezüstöt, amelyet az ellenfél az imént szerzett, a játék vége felé pedig a Hercegséget.

about-tactician = Big Money egy Taktikussal, amelyet mindig kijátszik, ha nem telik Tartományra: egy kör elvész, a következőben viszont tíz lap van kézben, és egy második vásárlás.

about-tide-pools = Big Money egy Árapálymedencével: azonnal három lap, a következő körben eldobott kettő pedig többnyire Birtok vagy Réz. Apró segítség.

about-torturer = Öt Kínvallató még az első Arany előtt, és Halászfalvak, hogy egy körben többet is ki lehessen játszani. Az ellenfélnek alig marad lap a kezében, vagy gyűjtheti az Átkokat.

about-treasure-map = Korán két Kincstérkép, és Raktárak, hogy egy kézbe kerüljenek; a négy Aranyból aztán rögtön telik Tartományokra.

about-treasury = Legfeljebb hat Kincstár: mindegyik egy lap, egy akció és $1, és mindaddig visszakerül a húzópakli tetejére, amíg nem veszünk győzelmipont-kártyát.

about-upgrade = Egyetlen Fejlesztés a Birtokokból Ezüstöt, az Ezüstökből Karavánt, a Karavánokból Piacot, a Piacokból Aranyat csinál. Csak azért segít, mert minden árszinten akad olyan lap, amelyet érdemes megszerezni.

about-warehouse = Big Money egy Raktárral a 3. körtől: a kézben lévő Birtokokat és Rezeket jobb lapokra cseréli.

about-wharf = Két Rakpart az első Arany előtt, azután csak pénz: két kör alatt négy lap és két vásárlás, egyetlen akcióért.
