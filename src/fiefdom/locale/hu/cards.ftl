# Cards: name and text. What +Cards, +Actions, +Buys, +$, $ and points a card gives is made from its fields and is not in the text.

card-copper = Réz

card-silver = Ezüst

card-gold = Arany

card-estate = Birtok

card-duchy = Hercegség

card-province = Tartomány

card-curse = Átok

card-festival = Fesztivál

# ours
card-laboratory = Laboratórium

# ours
card-market = Piac

# ours
card-smithy = Kovácsműhely

card-village = Falu

# ours
card-woodcutter = Favágó

card-adventurer = Kalandor
    .text = Fedj fel lapokat a húzópaklidról, amíg két kincskártya elő nem kerül. Ezeket vedd a kezedbe, a többi felfedett lapot dobd el.

# ours
card-artisan = Kézműves
    .text = Kapsz a kezedbe egy legfeljebb $5 árú lapot. Ezután tegyél egy tetszőleges lapot a kezedből a húzópaklid tetejére.

# ours
card-bandit = Bandita
    .text = Kapsz egy Aranyat. Mindenki más felfedi a húzópaklija felső két lapját, szemétbe dob közülük egy olyan kincskártyát, amely nem Réz, a többit pedig eldobja.

card-bureaucrat = Hivatalnok
    .text = Kapsz egy Ezüstöt a húzópaklid tetejére. Mindenki más megmutat a kezéből egy győzelmipont-kártyát, és a húzópaklija tetejére teszi; akinek nincs, megmutatja a kezében lévő lapokat.

card-cellar = Pince
    .text = Dobj el, ahány lapot csak akarsz, majd húzz ugyanannyit.

card-chancellor = Kancellár
    .text = Az egész húzópaklidat egyszerre a dobott paklidra teheted.

# ours
card-chapel = Kápolna
    .text = Dobj a szemétbe legfeljebb négy lapot a kezedből.

card-council-room = Tanácsterem
    .text = Mindenki más húz egy lapot.

# ours
card-feast = Lakoma
    .text = Dobd ezt a lapot a szemétbe. Kapsz egy legfeljebb $5 árú lapot.

# ours
card-gardens = Kert
    .text = Minden tíz lapod után egy győzelmi pontot ér, lefelé kerekítve.

# ours
card-harbinger = Hírnök
    .text = Nézd át a dobott paklidat. Egy lapot a húzópaklid tetejére tehetsz belőle.

card-library = Könyvtár
    .text = Húzz egyesével, amíg hét lap nem lesz a kezedben. A közben húzott akciókártyákat félreteheted; ezeket a végén dobd el.

# ours
card-merchant = Kereskedő
    .text = Az első Ezüst, amelyet ebben a körben kijátszol, +$1-et ad.

card-militia = Polgárőrség
    .text = Mindenki más három lapot tart meg a kezében, a többit eldobja.

card-mine = Bánya
    .text = Szemétbe dobhatsz egy kincskártyát a kezedből. Ha megteszed, kapsz a kezedbe egy legfeljebb $3-mal drágább kincskártyát.

card-moat = Várárok
    .text = Amikor valaki más támadáskártyát játszik ki, előbb megmutathatod ezt a kezedből: a támadás rád nem hat.

# ours
card-moneylender = Uzsorás
    .text = Szemétbe dobhatsz egy Rezet a kezedből. Ha megteszed, +$3.

# ours
card-poacher = Orvvadász
    .text = Dobj el annyi lapot, ahány üres pakli van a készletben.

card-remodel = Átépítés
    .text = Dobj a szemétbe egy lapot a kezedből. Ha megtetted, kapsz egy legfeljebb $2-vel drágább lapot.

# ours
card-sentry = Őrszem
    .text = Nézd meg a húzópaklid felső két lapját. Bármelyiket szemétbe dobhatod, vagy eldobhatod; a többit tetszőleges sorrendben tedd vissza felülre.

card-spy = Kém
    .text = Mindenki, te is, felfedi a húzópaklija legfelső lapját; mindegyikről te döntöd el, hogy el kell dobni, vagy vissza kell tenni.

card-thief = Tolvaj
    .text = Mindenki más felfedi a húzópaklija felső két lapját. Mindegyiküknél kiválasztasz egyet az ott lévő kincskártyák közül, az a szemétbe kerül, a többit eldobják. A most szemétbe dobott lapok közül bármennyit megkaphatsz.

card-throne-room = Trónterem
    .text = Egy akciókártyát a kezedből kétszer játszhatsz ki.

# ours
card-vassal = Vazallus
    .text = Dobd el a húzópaklid legfelső lapját. Ha akciókártya, kijátszhatod.

card-witch = Boszorkány
    .text = Mindenki más kap egy Átkot.

card-workshop = Műhely
    .text = Kapsz egy legfeljebb $4 árú lapot.

card-great-hall = Nagyterem

card-harem = Hárem

card-baron = Báró
    .text = Ha eldobsz egy Birtokot, +$4; ha nem, kapsz egy Birtokot.

card-bridge = Híd
    .text = Ebben a körben minden lap, bárhol legyen is, $1-gyel olcsóbb, de ára sosem csökken $0 alá.

card-conspirator = Összeesküvő
    .text = Ha ezzel együtt legalább három akciókártyát játszottál ki ebben a körben: +1 lap, +1 akció.

card-coppersmith = Rézműves
    .text = Minden Réz, amelyet ebben a körben kijátszol, $1-gyel többet ad.

# ours
card-courtier = Kegyenc
    .text = Mutass meg egy lapot a kezedből. Ahány típusa van, annyi különbözőt válassz: +1 akció; +1 vásárlás; +$3; kapsz egy Aranyat.

card-courtyard = Palotaudvar
    .text = Egy lapot a kezedből tegyél a húzópaklid tetejére.

# ours
card-diplomat = Diplomata
    .text = Ha ezután legfeljebb öt lap van a kezedben, +2 akció. Amikor valaki más támadáskártyát játszik ki, és legalább öt lap van a kezedben, előbb megmutathatod ezt: ekkor húzz két lapot, majd dobj el hármat.

card-duke = Herceg
    .text = Minden Hercegséged után egy győzelmi pontot ér.

card-ironworks = Kohó
    .text = Kapsz egy legfeljebb $4 árú lapot. Akciókártyáért: +1 akció. Kincskártyáért: +$1. Győzelmipont-kártyáért: +1 lap.

# ours
card-lurker = Leselkedő
    .text = Válassz egyet: szemétbe dobsz egy akciókártyát a készletből; vagy kapsz egy akciókártyát a szemétből.

card-masquerade = Álarcosbál
    .text = Mindenki, akinek van lap a kezében, kiválaszt egyet; ezeket egyszerre adjátok át balra, a következő olyan játékosnak, akinek volt lapja. Ezután szemétbe dobhatsz egy lapot a kezedből.

# ours
card-mill = Malom
    .text = +$2-ért eldobhatsz két lapot.

card-mining-village = Bányászfalu
    .text = +$2-ért szemétbe dobhatod ezt a lapot.

card-minion = Udvaronc
    .text = Válassz egyet: +$2; vagy eldobod a kezedben lévő lapokat, és húzol négyet, majd ugyanígy tesz mindenki más, akinek legalább öt lap van a kezében.

card-nobles = Nemesség
    .text = Válassz egyet: +3 lap; vagy +2 akció.

# ours
card-patrol = Őrjárat
    .text = Felfeded a húzópaklid felső négy lapját: a győzelmipont-kártyák és az Átkok a kezedbe kerülnek, a többit tetszőleges sorrendben visszateszed.

card-pawn = Csatlós
    .text = Válassz két különbözőt: +1 lap; +1 akció; +1 vásárlás; +$1.

# ours
card-replace = Csere
    .text = Dobj a szemétbe egy lapot a kezedből. Kapsz egy legfeljebb $2-vel drágább lapot. Ha az akció- vagy kincskártya, tedd a húzópaklid tetejére; ha győzelmipont-kártya, mindenki más kap egy Átkot.

card-saboteur = Szabotőr
    .text = Mindenki más lapokat fed fel a húzópaklijáról, amíg egy legalább $3 árú elő nem kerül. Az a szemétbe kerül, és kaphat helyette egy legalább $2-vel olcsóbb lapot. A többit eldobja.

card-scout = Felderítő
    .text = Felfeded a húzópaklid felső négy lapját: a győzelmipont-kártyák a kezedbe kerülnek, a többit tetszőleges sorrendben visszateszed.

card-secret-chamber = Rejtekszoba
    .text = Dobj el, ahány lapot csak akarsz, laponként +$1-ért. Amikor valaki más támadáskártyát játszik ki, előbb megmutathatod ezt: ekkor húzz két lapot, majd tegyél kettőt a kezedből a húzópaklid tetejére.

# ours
card-secret-passage = Rejtekút
    .text = Tegyél egy lapot a kezedből a húzópaklidba, tetszőleges helyre.

card-shanty-town = Kunyhótelep
    .text = Mutasd meg a kezedben lévő lapokat. Ha egyik sem akciókártya, +2 lap.

card-steward = Intéző
    .text = Válassz egyet: +2 lap; vagy +$2; vagy szemétbe dobsz két lapot a kezedből.

card-swindler = Szélhámos
    .text = Mindenki más szemétbe dobja a húzópaklija legfelső lapját, és kap egy ugyanannyiba kerülő lapot, amelyet te választasz ki.

card-torturer = Kínvallató
    .text = Mindenki más választ: eldob két lapot; vagy kap egy Átkot a kezébe.

card-trading-post = Vándorpiac
    .text = Dobj a szemétbe két lapot a kezedből. Ha megtetted, kapsz a kezedbe egy Ezüstöt.

card-tribute = Sarc
    .text = A bal oldali szomszédod felfedi és eldobja a húzópaklija felső két lapját. Ezek közül minden különböző nevű lap ad valamit: az akciókártya +2 akciót, a kincskártya +$2-t, a győzelmipont-kártya +2 lapot.

card-upgrade = Fejlesztés
    .text = Dobj a szemétbe egy lapot a kezedből. Kapsz egy pontosan $1-gyel drágább lapot.

card-wishing-well = Kívánságok kútja
    .text = Nevezz meg egy kártyát, majd fedd fel a húzópaklid legfelső lapját. Ha eltaláltad, vedd a kezedbe; ha nem, tedd vissza.

# ours
card-bazaar = Bazár

# ours
card-ambassador = Nagykövet
    .text = Mutass meg egy lapot a kezedből. Legfeljebb két ilyen nevű lapot tegyél vissza a kezedből a készletbe. Ezután mindenki más kap egy ilyen lapot.

# ours
card-caravan = Karaván

# ours
card-cutpurse = Zsebmetsző
    .text = Mindenki más eldob egy Rezet; akinek nincs, megmutatja a kezében lévő lapokat.

# ours
card-embargo = Embargó
    .text = Dobd ezt a lapot a szemétbe. Tegyél egy embargójelzőt a készlet egyik paklijára: aki abból vásárol, annyi Átkot kap, ahány jelző van rajta.

# ours
card-explorer = Felfedező
    .text = Megmutathatsz egy Tartományt a kezedből: ekkor egy Aranyat kapsz a kezedbe. Ha nem teszed, egy Ezüstöt kapsz a kezedbe.

# ours
card-fishing-village = Halászfalu

# ours
card-ghost-ship = Kísértethajó
    .text = Mindenki más, akinek legalább négy lap van a kezében, addig tesz belőlük a húzópaklija tetejére, amíg három nem marad.

# ours
card-haven = Menedék
    .text = Tegyél félre egy lapot a kezedből, képpel lefelé. A következő köröd elején vedd vissza.

# ours
card-island = Sziget
    .text = Tedd ezt és egy lapot a kezedből a szigettábládra; a játék végén újra a paklidhoz tartoznak.

# ours
card-lighthouse = Világítótorony
    .text = Amíg ez játékban van, mások támadásai nem hatnak rád.

# ours
card-lookout = Árbockosár
    .text = Nézd meg a húzópaklid felső három lapját. Egyet dobj a szemétbe, egyet dobj el, a harmadikat tedd vissza.

# ours
card-merchant-ship = Kereskedőhajó

# ours
card-native-village = Bennszülött falu
    .text = Válassz egyet: a húzópaklid legfelső lapját képpel lefelé a bennszülöttfalu-tábládra teszed, ahol bármikor megnézheted; vagy a tábla összes lapját a kezedbe veszed.

# ours
card-navigator = Navigátor
    .text = Nézd meg a húzópaklid felső öt lapját. Dobd el mindet, vagy tedd vissza mindet tetszőleges sorrendben.

# ours
card-outpost = Előőrs
    .text = A köröd végén csak három lapot húzol a kezedbe, majd kapsz egy ráadáskört, hacsak ez nem eleve az.

# ours
card-pearl-diver = Gyöngyhalász
    .text = Nézd meg a húzópaklid legalsó lapját. Felülre teheted.

# ours
card-pirate-ship = Kalózhajó
    .text = Válassz egyet. Mindenki más felfedi a húzópaklija felső két lapját, egy ott lévő kincskártya, amelyet te választasz ki, a szemétbe kerül, a többit eldobják, és ha bármelyik a szemétbe került, kapsz egy érmejelzőt. Vagy: +$1 minden érmejelződ után.

# ours
card-salvager = Roncsmentő
    .text = Dobj a szemétbe egy lapot a kezedből: annyi $-t kapsz, amennyibe kerül.

# ours
card-sea-hag = Tengeri banya
    .text = Mindenki más eldobja a húzópaklija legfelső lapját, és kap a helyére egy Átkot.

# ours
card-smugglers = Csempész
    .text = Kapsz egy legfeljebb $6 árú lapot, olyat, amilyet a jobb oldali szomszédod is kapott a legutóbbi körében.

# ours
card-tactician = Taktikus
    .text = Dobd el a kezedben lévő lapokat. Ha legalább egy volt: a következő köröd elején +5 lap, +1 akció és +1 vásárlás.

# ours
card-treasure-map = Kincstérkép
    .text = Dobd a szemétbe ezt és még egy Kincstérképet a kezedből. Ha mindkettőt szemétbe dobtad, kapsz négy Aranyat a húzópaklid tetejére.

# ours
card-treasury = Kincstár
    .text = Amikor ezt a lapot játékból eldobod, és ebben a körben nem vásároltál győzelmipont-kártyát, a húzópaklid tetejére teheted.

# ours
card-warehouse = Raktár
    .text = Dobj el három lapot.

# ours
card-wharf = Rakpart

# ours
card-astrolabe = Asztrolábium

# ours
card-blockade = Blokád
    .text = Kapsz egy legfeljebb $4 árú lapot; tedd félre, és a következő köröd elején vedd a kezedbe. Ha addig valaki más a saját körében ilyen nevű lapot kap, egy Átkot is kap.

# ours
card-corsair = Korzár
    .text = A következő köröd elején +1 lap. Addig mindenki más szemétbe dobja az első Ezüstöt vagy Aranyat, amelyet egy-egy körben kijátszik.

# ours
card-monkey = Majom
    .text = A következő körödig +1 lap, valahányszor a jobb oldali szomszédod lapot kap. Annak a körnek az elején +1 lap.

# ours
card-pirate = Kalóz
    .text = A következő köröd elején kapsz a kezedbe egy legfeljebb $6 árú kincskártyát. Amikor bárki kincskártyát kap, kijátszhatod ezt a kezedből.

# ours
card-sailor = Matróz
    .text = Ebben a körben egyszer, amikor tartós kártyát kapsz, kijátszhatod. A következő köröd elején +$2, és szemétbe dobhatsz egy lapot a kezedből.

# ours
card-sea-chart = Tengeri térkép
    .text = Fedd fel a húzópaklid legfelső lapját. Ha ilyen nevű lapod már van játékban, vedd a felfedettet a kezedbe.

# ours
card-sea-witch = Tengeri boszorkány
    .text = Mindenki más kap egy Átkot. A következő köröd elején +2 lap, majd dobj el két lapot.

# ours
card-tide-pools = Árapálymedence
    .text = A következő köröd elején dobj el két lapot.
