# Co server říká lidem u stolů a tomu, kdo ho spouští.

server-number = { $field } musí být od { $least } do { $most }.
server-bot-file = „{ $bot }“ není bot tohoto serveru: vyber úroveň nebo strategii podle názvu.
server-text = „{ $text }“ sem nejde napsat ({ $field }): je potřeba 1 až { $most } znaků na jednom řádku, bez mezer na koncích.
server-key = K tomuto stolu potřebuješ pozvánku: použij odkaz od hostitele.
server-not-started = Hra ještě nezačala.
server-read-only = Na tento stůl se jde jen dívat: tato verze Fiefdomu hraje záznam { $number } jeho deníku jinak. { $problem }
server-no-undo = Nikdo nečeká na tvůj souhlas se vzetím zpět.
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
server-is-playing = Hra už běží.
server-is-paused = Hra je pozastavená.
server-is-over = Hra skončila.
server-is-ended = Hostitel tento stůl zavřel.
server-answered = Pozdě: na tuhle otázku už někdo odpověděl.
server-not-asked = Tohle není tvoje rozhodnutí.
server-answer = Taková odpověď není dovolená: { $problem }
server-undo-off = U tohoto stolu nejde nic vzít zpět.
server-no-person = Na místě { $seat } nehraje nikdo, koho by mohl zastoupit bot.
server-no-seat = To místo je obsazené, nebo už žádné nezbývá.
server-protocol = Mluvíš verzí { $protocol } protokolu, ale tento server verzí { $ours }.
server-record-secret = Záznam běžící hry ukazuje karty všech; dostaneš ho, až hra skončí.
server-no-table = Stůl „{ $table }“ neexistuje.
server-closes = Server se vypíná. Tvoje hra je uložená; vrať se za chvíli.
server-many-connections = Příliš mnoho spojení z tvé adresy: nejvýš { $most }.
server-full = Server je plný. Zkus to později.
server-too-fast = Pomaleji: příliš mnoho zpráv najednou.
server-many-watchers = Na tento stůl se dívá příliš mnoho lidí: nejvýš { $most }.
server-origin = Stránky z { $origin } tento server používat nesmějí.
server-local = Tento stůl jde používat jen na počítači, kde server běží.
server-large = Zpráva je příliš velká: nejvýš { $most } bajtů.
server-binary = Zprávy musí být text, ale tahle je binární.
server-message = Téhle zprávě nejde rozumět: { $problem }
server-storage = Server teď nemůže nic uložit. Nic se nezměnilo; zkus to znovu.
server-hello = První zpráva musí být „hello“, do deseti sekund.
server-no-language = Jazyk „{ $language }“ tu není; jsou tu { $languages }.

cli-serve = spusť server: stoly, u kterých se lidé a boti potkají po síti
cli-serve-host = adresa, na které poslouchat (výchozí: 127.0.0.1, kam dosáhne jen tento počítač)
cli-serve-port = port, na kterém poslouchat (výchozí: 8770; 0 vezme kterýkoli volný)
cli-serve-public = dovol adresu, na kterou dosáhnou i jiné počítače
cli-serve-database = postgresql://… pro databázi PostgreSQL (výchozí: soubor ve tvé složce s daty)
cli-serve-workers = kolik procesů obsluhuje lidi (výchozí: 1; víc jich potřebuje PostgreSQL)
cli-serve-thinkers = kolik procesů každého z nich přemýšlí za boty (výchozí: 1)
cli-serve-keep = maž stoly, na které nikdo nesáhl takhle dlouho: 12h, 90d, 8w, 1y (výchozí: 90d)
cli-serve-origin = jiné weby, jejichž stránky smějí tento server používat, oddělené čárkami
cli-serve-proxy = adresy proxy serverů, které smějí říkat, odkud požadavek přišel, oddělené čárkami
cli-serve-unlimited = ať si každý žádá, o kolik chce: na měření, ne pro cizí lidi
cli-serve-certificate = používej https s tímto certifikátem
cli-serve-key = soukromý klíč certifikátu
cli-serve-backup = zapiš všechny stoly do souboru, i když server běží, a skonči
cli-serve-restore = načti všechny stoly ze zálohy do prázdné databáze a skonči
cli-alone = Zadej buď { $option }, nebo { $other }, ne obojí.
serve-extra = „fiefdom serve“ potřebuje balíčky, které tu nejsou (chybí { $package }): pip install 'fiefdom[server]'
serve-ready = Fiefdom běží na { $address } — Ctrl-C ho ukončí.
serve-backed-up = Všechny stoly jsou uložené v { $file }.
serve-restored = Všechny stoly ze souboru { $file } jsou v databázi.
serve-public = Na { $host } dosáhnou i jiné počítače: jestli to tak chceš, přidej --public.
serve-certificate-key = Certifikát potřebuje klíč: zadej --certificate i --key.
serve-certificate = Certifikát { $file } s tímto klíčem nejde použít: { $problem }
serve-keep = „{ $text }“ není doba: napiš 12h, 90d, 8w nebo 1y.
serve-port = Nejde poslouchat na { $host }, port { $port }: { $problem }
serve-workers-database = Více procesů potřebuje PostgreSQL: přidej --database postgresql://…
word-url = URL
word-urls = URL-ADRESY
word-addresses = ADRESY
word-time = DOBA
