# Amit a szerver az asztaloknál ülőknek és az üzemeltetőjének mond.

server-number = { $field }: { $least } és { $most } közötti szám kell.
server-two-tables = { $field }: hatnál több helynél nem megy, mert akkor két asztalnál játszotok.
server-bot-file = „{ $bot }” nem ennek a szervernek a botja: válassz szintet vagy stratégiát a neve szerint.
server-text = „{ $text }” nem jó ide ({ $field }): 1–{ $most } karakter kell egy sorban, szóköz nélkül a végein.
server-key = Ehhez az asztalhoz meghívó kell: használd a házigazdától kapott linket.
server-not-started = A játék még nem kezdődött el.
server-read-only = Ezt az asztalt csak nézni lehet: a Fiefdom mostani verziója másképp játssza le a naplója { $number }. bejegyzését. { $problem }
server-other-rules = Ez az asztal már csak nézhető: a Fiefdom { $made } nyitotta, az itt futó Fiefdom { $here } pedig más szabályok szerint játszik.
server-no-undo = Senki sem vár arra, hogy beleegyezz egy visszavonásba.
server-not-away = Már te magad játszol.
server-seats-free = { $n ->
        [one] Egy hely még szabad.
       *[other] { $n } hely még szabad.
    }
server-request = „{ $request }” itt nem lehetséges.
server-watching = Csak nézed a játékot: ha játszani akarsz, ülj le egy helyre.
server-resigned = Már feladtad a játékot.
server-host = Ezt csak az asztal házigazdája teheti meg.
server-is-open = A játék még nem kezdődött el.
server-is-drafting = A játékosok éppen a birodalmat választják.
server-not-choosing = Most { $name } választ kártyát.
server-is-playing = A játék már folyik.
server-is-paused = A játék szünetel.
server-is-over = A játéknak vége.
server-is-ended = A házigazda bezárta ezt az asztalt.
server-answered = Elkéstél: erre a kérdésre már megjött a válasz.
server-not-asked = Ez nem a te döntésed.
server-answer = Ez a válasz nem megengedett: { $problem }
server-undo-off = Ennél az asztalnál semmit sem lehet visszavonni.
server-undo-away = { $name } nincs itt, pedig mindenkinek bele kell egyeznie. Várj egy kicsit, vagy ültessen oda botot a házigazda: a botok beleegyeznek.
server-no-person = A { $seat }. helyen nem játszik senki, akit egy bot helyettesíthetne.
server-present = { $name } itt van: bot csak a távol lévők helyett játszik.
server-muted = A házigazda lezárta előtted a csevegést.
server-removed = Az asztal házigazdája elküldött téged, vagy valaki mást a te címedről.
server-nobody = Ez a személy már nincs az asztalnál.
server-yourself = Magadat nem küldheted el, és nem is némíthatod el.
server-sent-away = A házigazda elküldte az asztaltól: { $name }.
server-bot-plays-on = A házigazda elküldte az asztaltól: { $name }. A helyén egy bot játszik tovább.
server-chatty = A nézők sokat írtak az elmúlt percben: várj egy kicsit.
server-bot-failed = „{ $failed }” nem tudott válaszolni { $name } helyén, ezért ott mostantól „{ $bot }” játszik.
server-failed = Valami hiba történt a szerveren. Semmi sem változott; az üzemeltetője látja, mi volt az.
server-card-failed = { $problem } Semmi sem változott.
server-no-seat = Ez a hely foglalt, vagy már nincs szabad.
server-protocol = Te a protokoll { $protocol }. verzióját használod, ez a szerver a { $ours }. verziót.
server-record-secret = A folyamatban lévő játék mentése mindenki lapjait mutatja; a játék végén kapod meg.
server-no-table = Nincs „{ $table }” nevű asztal.
server-no-page = Itt nincs „{ $path }” oldal.
server-method = Ez a cím nem fogad { $method } kérést.
server-no-client = A böngészős kliens itt nincs elkészítve: klónozott forrásban a „make web” készíti el. Az API ettől még működik.
server-crowd = Ha hatnál többen jönnek, a véletlen két asztalhoz ülteti őket, ugyanazzal a birodalommal. A végén egy közös eredmény születik.
server-deal-chosen = Aki ezt az asztalt nyitotta, az választotta az osztást, és tudhatja, milyen lapok jönnek.
server-hands-open = Aki ezt az asztalt nézi, minden kezet lát – az a játékos is, aki másodszor is megnyitja.
server-closes = A szerver leáll. A játékod el van mentve; gyere vissza kicsit később.
server-many-connections = Túl sok kapcsolat a címedről: legfeljebb { $most }.
server-full = Ez a szerver megtelt. Próbáld később.
server-too-fast = Lassabban: túl sok üzenet egyszerre.
server-many-tables = A címedről túl sok asztalt nyitottak: óránként legfeljebb { $most } lehet.
server-table-long = Ennél az asztalnál annyi minden történt, hogy betelt a naplója ({ $most } bejegyzés). Már csak feladni lehet a játszmát.
server-many-watchers = Túl sokan nézik ezt az asztalt: legfeljebb { $most }.
server-many-replays = Egyszerre túl sok játszmát néztek vissza: egy címről legfeljebb { $most } lehet. Próbáld újra egy pillanat múlva.
server-full-of-replays = Most túl sokan néznek vissza játszmákat. Próbáld újra egy pillanat múlva.
server-slow-replay = Ezt a játszmát túl sokáig tart újra lejátszani: több mint { $most } másodpercig.
server-record-long = Ez a játszma túl hosszú ahhoz, hogy itt visszanézd vagy folytasd: { $n } lépésből áll, és legfeljebb { $most } lehet.
server-origin = { $origin } oldalai nem használhatják ezt a szervert.
server-name = Ezt a szervert nem úgy hívják, hogy „{ $name }”. Aki üzemelteti, felveheti ezt a nevet: fiefdom serve --name { $name }
server-local = Ez az asztal csak azon a gépen használható, amelyen a szerver fut.
server-large = Az üzenet túl nagy: legfeljebb { $most } bájt.
server-binary = Az üzeneteknek szövegnek kell lenniük, ez pedig bináris.
server-message = Ez az üzenet nem érthető: { $problem }
message-type = itt: { $where }, { $expected } kellene, de { $found } van.
message-lacks = itt: { $where }, hiányzik ez a mező: { $field }.
message-value = itt: { $where }, nem lehet ilyen érték: { $value }.
message-json = nem érvényes JSON.
server-storage = A szerver most nem tud semmit elmenteni. Semmi sem változott; próbáld újra.
server-hello = Az első üzenetnek „hello”-nak kell lennie, tíz másodpercen belül.
server-no-language = Nincs „{ $language }” nyelv; ezek vannak: { $languages }.

cli-serve = szerver indítása: asztalok, ahol emberek és botok hálózaton találkoznak
cli-serve-host = a cím, amelyen figyel (alapértelmezés: 127.0.0.1, ezt csak ez a gép éri el)
cli-serve-port = a port, amelyen figyel (alapértelmezés: 8770; 0: bármelyik szabad)
cli-serve-public = olyan cím is lehet, amelyet más gépek elérnek
cli-serve-name = nevek, amelyeken ez a szerver elérhető, vesszővel elválasztva, például fiefdom.example.org; a localhost és a számokból álló címek mindig működnek
cli-serve-database = postgresql://… egy PostgreSQL adatbázishoz (alapértelmezés: amit a FIEFDOM_DATABASE mond, különben egy fájl az adatmappádban)
cli-serve-workers = hány folyamat szolgálja ki az embereket (alapértelmezés: 1; többhöz PostgreSQL kell)
cli-serve-thinkers = ezek mindegyikéhez hány folyamat gondolkodik a botok helyett (alapértelmezés: 2)
cli-serve-keep = törölje azokat az asztalokat, amelyekhez ennyi ideje nem nyúltak: 12h, 90d, 8w, 1y (alapértelmezés: 90d)
cli-serve-origin = más webhelyek, amelyek oldalai használhatják ezt a szervert, vesszővel elválasztva
cli-serve-proxy = közvetítő szerverek címei, amelyek megmondhatják, honnan jön egy kérés, vesszővel elválasztva
cli-serve-limit = egy korlát módosítása; a következőhöz újabb --limit kell. Az összes korlát, a szokásos számmal:
limit-requests-a-second = kérések egy címről másodpercenként; egyszerre ötször ennyi
limit-pages-a-second = oldalak és fájljaik egy címnek másodpercenként; egyszerre ötször ennyi
limit-sockets-per-address = egy címről jövő kapcsolatok, amelyek még egyetlen asztalhoz sem csatlakoztak
limit-connections-per-address = kapcsolatok egy címről
limit-connections = az összes kapcsolat együtt
limit-tables-an-hour = egy címről óránként nyitott asztalok
limit-tables = használatban lévő asztalok
limit-table-entries = ami egy asztalnál történik, a csevegés nélkül; utána már csak be lehet fejezni
limit-thinking-per-table = ennyi másodpercet gondolkodhatnak óránként egy asztal botjai; utána várnak
limit-thinking-per-address = ennyi másodpercet gondolkodhatnak óránként egy cím összes asztalának botjai; utána várnak
limit-watchers-per-table = egy asztal nézői
limit-messages-a-second = üzenetek egy kapcsolaton másodpercenként; egyszerre kétszer ennyi
limit-message-bytes = egy üzenet bájtjai
limit-lines-a-minute = csevegősorok egy kapcsolaton percenként; egyszerre öt
limit-record-bytes = egy beküldött mentés bájtjai
limit-record-answers = a visszanézett vagy folytatott játszma lépései
limit-replay-steps = a játszma ennyi lépése megy el egyszerre annak, aki visszanézi
limit-replay-bytes = ennyi bájt megy el egyszerre az állásokból és az eseményekből annak, aki visszanéz egy játszmát
limit-replay-seconds = legfeljebb ennyi másodpercig tarthat egy játszma újrajátszása
limit-replays-per-address = egy cím várakozó visszanézési kérései
limit-replays = az összes várakozó visszanézési kérés együtt
limit-watchers-lines-per-table = egy asztal összes nézőjének csevegősorai percenként
limit-watchers-lines-per-address = egy cím összes nézőjének csevegősorai percenként; egyszerre öt
cli-serve-unlimited = minden korlát feloldása a méretekén kívül: mérésekhez, nem idegeneknek
cli-serve-certificate = https ezzel a tanúsítvánnyal
cli-serve-key = a tanúsítvány titkos kulcsa
cli-serve-log = minden bejegyzés ettől a szinttől felfelé, JSON-sorokként a stderr-re (alapértelmezés: warning)
cli-serve-backup = minden asztal mentése egy fájlba, akár futó szerver mellett is, majd kilépés
cli-serve-restore = minden asztal visszatöltése egy mentésből egy üres adatbázisba, majd kilépés
cli-alone = A { $option } és a { $other } közül csak az egyiket add meg.
serve-extra = A „fiefdom serve” parancshoz hiányzó csomagok kellenek (nincs meg: { $package }). Így telepítheted őket: { $command }
serve-ready = A Fiefdom itt érhető el: { $address } — leállítás: Ctrl-C.
serve-own-cards = A(z) { $files } lapjai programok, és mindent megtehetnek, amit ez a szerver: csak olyan fájlt használj, amelyben megbízol.
serve-backed-up = { $n ->
        [one] Elmentve egy asztal innen: { $database }, ide: { $file }.
       *[other] Elmentve { $n } asztal innen: { $database }, ide: { $file }.
    }
serve-restored = { $n ->
        [one] Visszatöltve egy asztal innen: { $file }, ide: { $database }.
       *[other] Visszatöltve { $n } asztal innen: { $file }, ide: { $database }.
    }
serve-public = A(z) { $host } címet más gépek is elérik: ha ezt akarod, add hozzá: --public.
serve-name = „{ $name }” nem egy szerver neve: írd http:// és port nélkül, például --name fiefdom.example.org
serve-certificate-key = A tanúsítványhoz kulcs kell: add meg a --certificate és a --key kapcsolót is.
serve-certificate = A(z) { $file } tanúsítvány nem használható ezzel a kulccsal: { $problem }
serve-certificate-other = ez a kulcs egy másik tanúsítványhoz tartozik
serve-certificate-form = ezek a fájlok nem egy PEM formátumú tanúsítvány és annak jelszó nélküli kulcsa
serve-keep = „{ $text }” nem időtartam: írj 12h, 90d, 8w vagy 1y alakút.
serve-limit-form = A(z) „{ $text }” nem korlát: add meg a nevét és egy számot, például --limit tables=500.
serve-limit-name = Nincs „{ $name }” nevű korlát. A korlátok: { $names }.
serve-port = Itt nem lehet figyelni ({ $host }, port: { $port }): { $problem }
serve-workers-database = Több folyamathoz PostgreSQL kell: add hozzá: --database postgresql://…
word-url = URL
word-urls = URL-EK
word-addresses = CÍMEK
word-time = IDŐ
word-limit = NÉV=SZÁM
