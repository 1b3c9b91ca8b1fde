# Co server říká lidem u stolů a tomu, kdo ho spouští.

server-number = { $field } musí být od { $least } do { $most }.
server-two-tables = { $field }: u více než šesti míst to nejde, protože se hraje u dvou stolů.
server-bot-file = „{ $bot }“ není bot tohoto serveru: vyber úroveň nebo strategii podle názvu.
server-text = „{ $text }“ sem nejde napsat ({ $field }): je potřeba 1 až { $most } znaků na jednom řádku, bez mezer na koncích.
server-key = K tomuto stolu potřebuješ pozvánku: použij odkaz od hostitele.
server-not-started = Hra ještě nezačala.
server-lacks-cards = Na tento stůl se lze jen dívat: jsou u něj karty, které tento server nezná. Hra bude pokračovat, až server poběží se stejnými --cards. { $problem }
server-read-only = Tento stůl jde jen prohlížet: tato verze Fiefdomu hraje záznam { $number } jeho deníku jinak. { $problem }
server-other-rules = Tento stůl si lze už jen prohlédnout: byl otevřen ve Fiefdomu { $made } a zdejší Fiefdom { $here } hraje podle jiných pravidel.
server-no-undo = Nikdo nečeká na tvůj souhlas s vrácením tahu.
server-not-away = Už hraješ za sebe.
server-seats-free = { $n ->
        [one] Jedno místo je ještě volné.
        [few] { $n } místa jsou ještě volná.
       *[other] { $n } míst je ještě volných.
    }
server-request = „{ $request }“ tady nejde.
server-watching = Jen se díváš: chceš-li hrát, posaď se na volné místo.
server-resigned = Tuhle hru už máš vzdanou.
server-host = To může jen hostitel stolu.
server-is-open = Hra ještě nezačala.
server-is-drafting = Hráči právě vybírají sestavu.
server-not-choosing = Teď vybírá { $name }.
server-is-playing = Hra už běží.
server-is-paused = Hra je pozastavená.
server-is-over = Hra skončila.
server-is-ended = Hostitel tento stůl uzavřel.
server-answered = Pozdě: na tuhle otázku už někdo odpověděl.
server-not-asked = Tohle není tvoje rozhodnutí.
server-answer = Taková odpověď není dovolená: { $problem }
server-undo-off = U tohoto stolu nejde nic vzít zpět.
server-undo-away = { $name } tu teď není, a souhlasit musí všichni. Chvíli počkej, nebo ať tam hostitel nechá hrát bota: boti souhlasí.
server-no-person = Na místě { $seat } nehraje nikdo, koho by mohl zastoupit bot.
server-present = { $name } je tady: bot zaskakuje jen za toho, kdo je pryč.
server-muted = Hostitel ti zavřel chat.
server-removed = Hostitel tohoto stolu poslal pryč tebe, nebo někoho jiného z tvé adresy.
server-nobody = Tento člověk už u stolu není.
server-yourself = Sebe nemůžeš poslat pryč ani umlčet.
server-sent-away = { $name } musí podle hostitele od stolu pryč.
server-bot-plays-on = { $name } musí podle hostitele od stolu pryč; na tom místě hraje dál bot.
server-chatty = Diváci toho za poslední minutu napsali hodně: chvíli počkej.
server-bot-failed = „{ $failed }“ nedokáže odpovědět na místě hráče { $name }, a tak tam teď hraje „{ $bot }“.
server-failed = Na serveru se něco nepovedlo. Nic se nezměnilo; co to bylo, uvidí jeho správce.
server-card-failed = { $problem } Nic se nezměnilo.
server-no-seat = To místo je obsazené, nebo už žádné nezbývá.
server-protocol = Používáš verzi { $protocol } protokolu, ale tento server verzi { $ours }.
server-record-secret = Záznam běžící hry ukazuje karty všech; dostaneš ho, až hra skončí.
server-no-table = Stůl „{ $table }“ neexistuje.
server-no-page = Stránka „{ $path }“ tu není.
server-method = Tato adresa nepřijímá požadavky { $method }.
server-no-client = Klient pro prohlížeč tu není sestavený: v naklonovaném repozitáři ho sestaví „make web“. API přesto funguje.
server-crowd = Když vás přijde víc než šest, rozdělí vás náhoda ke dvěma stolům se stejnou sestavou. Na konci bude jeden společný výsledek.
server-laid-out = Tato hra začala z pozice: někdo sám rozložil karty a může znát všechny ruce i balíčky.
server-position-over = V této pozici už hra skončila. Vyber nějakou dřívější.
server-deal-chosen = Kdo tento stůl otevřel, zvolil rozdání a může vědět, jaké karty přijdou.
server-hands-open = Kdo se na tento stůl dívá, vidí všem do ruky – i hráč, který si ho otevře podruhé.
server-closes = Server se vypíná. Tvoje hra je uložená; vrať se za chvíli.
server-many-connections = Příliš mnoho spojení z tvé adresy: nejvýš { $most }.
server-full = Server je plný. Zkus to později.
server-too-fast = Pomaleji: příliš mnoho zpráv najednou.
server-many-tables = Z tvé adresy bylo otevřeno příliš mnoho stolů: nejvýše { $most } za hodinu.
server-table-long = U tohoto stolu se toho stalo tolik, že je jeho deník plný (záznamů: { $most }). Už se jde jen vzdát.
server-many-watchers = Na tento stůl se dívá příliš mnoho lidí: nejvýš { $most }.
server-many-replays = Přehráváš příliš mnoho her najednou: z jedné adresy nejvýš { $most }. Zkus to za chvilku.
server-full-of-replays = Hry si teď přehrává příliš mnoho lidí. Zkus to za chvilku.
server-slow-replay = Přehrání téhle hry trvá příliš dlouho: přes { $most } s.
server-record-long = Tahle hra je příliš dlouhá na to, aby se tu dala přehrát nebo hrát dál. Kroků má { $n }, a může jich být nejvýš { $most }.
server-origin = Stránky z { $origin } tento server používat nesmějí.
server-name = Tento server se nejmenuje „{ $name }“. Kdo ho provozuje, může toto jméno přidat: fiefdom serve --name { $name }
server-local = Tento stůl jde používat jen na počítači, kde server běží.
server-large = Zpráva je příliš velká: nejvýš { $most } bajtů.
server-binary = Zprávy musí být text, ale tahle je binární.
server-message = Téhle zprávě nejde rozumět: { $problem }
message-type = { $where } má být { $expected }, a je to { $found }.
message-lacks = v { $where } chybí pole { $field }.
message-value = { $where } nemůže být { $value }.
message-json = není to platný JSON.
server-storage = Server teď nemůže nic uložit. Nic se nezměnilo; zkus to znovu.
server-hello = První zpráva musí být „hello“, do deseti sekund.
server-no-language = Jazyk „{ $language }“ tu není; jsou tu { $languages }.

cli-serve = spusť server: stoly, u kterých se lidé a boti potkají po síti
cli-serve-host = adresa, na které poslouchat (výchozí: 127.0.0.1, kam dosáhne jen tento počítač)
cli-serve-port = port, na kterém poslouchat (výchozí: 8770; 0 vybere kterýkoli volný)
cli-serve-public = dovol adresu, na kterou dosáhnou i jiné počítače
cli-serve-name = jména, pod kterými je tento server dostupný, oddělená čárkami, například fiefdom.example.org; localhost a adresy z čísel fungují vždy
cli-serve-database = postgresql://… pro databázi PostgreSQL (výchozí: co říká FIEFDOM_DATABASE, jinak soubor v datové složce)
cli-serve-workers = kolik procesů obsluhuje lidi (výchozí: 1; víc jich potřebuje PostgreSQL)
cli-serve-thinkers = kolik procesů na každý z nich přemýšlí za boty (výchozí: 2)
cli-serve-keep = maž stoly, na které nikdo nesáhl takhle dlouho: 12h, 90d, 8w, 1y (výchozí: 90d)
cli-serve-origin = jiné weby, jejichž stránky smějí tento server používat, oddělené čárkami
cli-serve-proxy = adresy proxy serverů, které smějí říkat, odkud požadavek přišel, oddělené čárkami
cli-serve-limit = změň omezení; další změní další --limit. Toto jsou všechna omezení a jejich obvyklé hodnoty:
limit-requests-a-second = požadavky z jedné adresy za sekundu; najednou pětkrát tolik
limit-pages-a-second = stránky a jejich soubory pro jednu adresu za sekundu; najednou pětkrát tolik
limit-sockets-per-address = spojení z jedné adresy, která se ještě nepřipojila k žádnému stolu
limit-connections-per-address = připojení z jedné adresy
limit-connections = všechna připojení dohromady
limit-tables-an-hour = stoly otevřené z jedné adresy za hodinu
limit-tables = používané stoly
limit-table-entries = co se stane u jednoho stolu, bez chatu; potom ho jde už jen ukončit
limit-thinking-per-table = sekundy, po které boti jednoho stolu za hodinu přemýšlejí; pak čekají
limit-thinking-per-address = sekundy, po které boti všech stolů jedné adresy za hodinu přemýšlejí; pak čekají
limit-watchers-per-table = diváci u jednoho stolu
limit-messages-a-second = zprávy na jednom připojení za sekundu; najednou dvakrát tolik
limit-message-bytes = bajty v jedné zprávě
limit-lines-a-minute = řádky chatu na jednom připojení za minutu; najednou pět
limit-record-bytes = bajty v poslaném záznamu hry
limit-record-answers = kroky hry, kterou si někdo přehrává nebo ji hraje dál
limit-position-bytes = bajty v pozici, ze které někdo hraje dál
limit-position-cards = karty a žetony v takové pozici
limit-position-answers = odpovědi v takové pozici, pokud je uprostřed efektu
limit-replay-steps = kroky hry poslané najednou tomu, kdo si ji přehrává
limit-replay-bytes = bajty pozic a událostí poslané najednou tomu, kdo si hru přehrává
limit-replay-seconds = sekundy, které smí trvat přehrání hry
limit-replays-per-address = čekající žádosti o přehrání hry z jedné adresy
limit-replays = všechny čekající žádosti o přehrání hry dohromady
limit-watchers-lines-per-table = řádky chatu za minutu od všech diváků u jednoho stolu
limit-watchers-lines-per-address = řádky chatu za minutu od všech diváků z jedné adresy; najednou pět
cli-serve-unlimited = zruš všechna omezení kromě velikostí: na měření, ne pro cizí lidi
cli-serve-certificate = používej https s tímto certifikátem
cli-serve-key = soukromý klíč certifikátu
cli-serve-log = zapisuj vše od této úrovně výš jako řádky JSON na stderr (výchozí: warning)
cli-serve-backup = zapiš všechny stoly do souboru, i když server běží, a skonči
cli-serve-restore = načti všechny stoly ze zálohy do prázdné databáze a skonči
cli-alone = Zadej buď { $option }, nebo { $other }, ne obojí.
serve-extra = „fiefdom serve“ potřebuje balíčky, které tu nejsou (chybí { $package }). Nainstaluješ je příkazem: { $command }
serve-ready = Fiefdom běží na { $address } — Ctrl-C ho ukončí.
serve-own-cards = Karty v { $files } jsou programy a smějí všechno, co tento server: používej jen soubory, kterým věříš.
serve-backed-up = { $n ->
        [one] Uložen jeden stůl z { $database } do { $file }.
        [few] Uloženy { $n } stoly z { $database } do { $file }.
       *[other] Uloženo { $n } stolů z { $database } do { $file }.
    }
serve-restored = { $n ->
        [one] Obnoven jeden stůl z { $file } do { $database }.
        [few] Obnoveny { $n } stoly z { $file } do { $database }.
       *[other] Obnoveno { $n } stolů z { $file } do { $database }.
    }
serve-public = Na { $host } dosáhnou i jiné počítače: jestli to tak chceš, přidej --public.
serve-name = „{ $name }“ není jméno serveru: napiš ho bez http:// a bez portu, například --name fiefdom.example.org
serve-certificate-key = Certifikát potřebuje klíč: zadej --certificate i --key.
serve-certificate = Certifikát { $file } s tímto klíčem nejde použít: { $problem }
serve-certificate-other = tento klíč patří k jinému certifikátu
serve-certificate-form = tyto soubory nejsou certifikát a jeho klíč ve formátu PEM, bez hesla
serve-keep = „{ $text }“ není doba: napiš 12h, 90d, 8w nebo 1y.
serve-limit-form = „{ $text }“ není omezení: napiš název a číslo, například --limit tables=500.
serve-limit-name = Omezení „{ $name }“ neexistuje. Omezení jsou: { $names }.
serve-port = Nejde poslouchat na { $host }, port { $port }: { $problem }
serve-workers-database = Více procesů potřebuje PostgreSQL: přidej --database postgresql://…
word-url = URL
word-urls = URL-ADRESY
word-addresses = ADRESY
word-time = DOBA
word-limit = NÁZEV=ČÍSLO
