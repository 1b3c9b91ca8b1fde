# Příkazový řádek.

cli-about = Hraj, zkoumej a rozšiřuj Dominion, hru o budování balíčku karet. Neoficiální projekt fanoušků.
cli-not-compiled = Při instalaci Fiefdomu se nepřeložilo jádro hry, takže hry běží pomaleji: { $reason ->
    [compiler] chyběl překladač jazyka C ({ $detail }). Nainstaluj ho a potom znovu Fiefdom
    [headers] chyběly hlavičkové soubory Pythonu. Nainstaluj je (v Debianu: python3-dev) a potom znovu Fiefdom
    [tool] chyběl balíček { $detail }. Nainstaluj ho a potom znovu Fiefdom
   *[failed] překlad selhal
}.
cli-version = Fiefdom { $version }, { $build ->
    [compiled] zkompilované jádro
   *[pure] jádro v čistém Pythonu (pomalejší; je-li v počítači kompilátor C, instalace jádro zkompiluje)
}
cli-commands = příkazy
cli-help = ukáže tuto nápovědu a skončí
cli-help-version = ukáže verzi a podobu jádra
cli-help-cards-file = přidá karty z tohoto souboru v Pythonu nebo složky (lze zadat vícekrát)
cli-error = fiefdom: { $problem }
cli-own-card = { $problem } Pokud je to vlastní karta, přidej --cards SOUBOR.py

cli-play = spustí hru v prohlížeči, nebo v terminálu proti botům či s lidmi u jedné klávesnice
cli-play-plain = hraj v terminálu; bez toho a bez dalších voleb v prohlížeči
cli-play-players = lidé, kteří hrají, oddělení čárkami (výchozí: jeden, Hráč 1)
cli-play-bots = boti, kteří hrají, oddělení čárkami: easy, fair, strong, master, random, kterákoli strategie z fiefdom strategies, soubor se strategií (.toml) nebo soubor v Pythonu s tvým botem (.py) (výchozí: fair, hraje-li jeden člověk); s --resume soubory v Pythonu s boty té hry
cli-play-kingdom = název doporučené sestavy nebo až deset karet oddělených čárkami; zadáš-li jich méně, přidají se karty, které potřebuje strategie z --bots, a zbytek se vylosuje (výchozí: poprvé První hra, pak náhodná sestava)
cli-play-random = náhodná sestava, i v první hře
cli-play-draft = sestavu vybíráte postupně po jedné kartě, až jich bude deset; vybírají i boti
cli-play-seed = celé číslo; stejné semínko rozdá stejnou hru (výchozí: nové)
cli-play-first = místo u stolu, které začíná (výchozí: náhodné)
cli-play-all-treasures = karty peněz ze dvou krabic dohromady, takže měďáky, stříbrňáky a zlaťáky skoro nikdy nedojdou (v pěti a šesti hráčích vždy)
cli-play-resume = pokračuje ve hře: její číslo nebo název z fiefdom games, nebo uložený soubor; bez HRY v té naposledy opuštěné
cli-play-position = pokračuj z pozice v tomto souboru: uložené příkazem pozice, nebo z jakéhokoli souboru s jedním scénářem; sedíš na prvním místě, neurčí-li --players a --bots jinak
cli-play-port = port stránky v prohlížeči (výchozí: { $port })

cli-games = vypíše uchované hry, rozehrané i dohrané, od naposledy hrané
cli-games-game = číslo nebo název hry: vypíše její záznam, ať ho můžeš uložit nebo poslat
cli-games-all = vypíše všechny (jinak posledních { $n })
cli-games-none = Zatím tu není žádná uchovaná hra: začni s fiefdom play.
cli-games-more = A starší hry ({ $n }): fiefdom games --all
cli-games-turn = { $turn }. tah, na tahu { $player }

cli-replay = vypíše průběh zaznamenané hry
cli-replay-file = číslo nebo název hry z fiefdom games, nebo uložený soubor
cli-replay-heading = { $players } · { $kingdom } · semínko { $seed }

cli-scenario = spustí soubory se scénáři: pro každý scénář jeden řádek; návratový kód 1, pokud některý selhal, 2, pokud je soubor nesrozumitelný
cli-scenario-file = soubory se scénáři (TOML)
cli-scenario-show = ukáže i stůl a otázku, ke které scénář vede; pozice uložená příkazem pozice se ukáže vždy
cli-player = Hráč { $n }
cli-scenario-passed = ok    { $title }
cli-scenario-failed = CHYBA { $title }   [{ $where }]
cli-scenario-difference = { "      " }{ $difference }
cli-scenario-total = v pořádku: { $passed }, selhalo: { $failed }

cli-cards = ukáže karty, nebo jednu kartu
cli-cards-name = název karty
cli-kingdoms = ukáže doporučené sestavy, nebo jednu sestavu jako řádek ke sdílení
cli-kingdoms-kingdom = název sestavy, nebo až deset karet jako seznam či jako odkaz z generátoru sestav; zadáš-li jich méně, zbytek se vylosuje
cli-kingdoms-random = vylosuje náhodnou sestavu
cli-kingdoms-seed = celé číslo; stejné semínko dá stejnou náhodnou sestavu
cli-kingdoms-card = { "  " }{ $cost } { $card } ({ $types })
cli-kingdoms-search = ukáže jen sestavy, které mají tento text v názvu, v názvu některé karty nebo chybějící krabice
cli-kingdoms-none = Není doporučená sestava, ve které je „{ $text }“.
cli-kingdoms-needs = je k tomu potřeba { $boxes }
cli-kingdoms-later = { $n ->
    [one] { $n } další sestava potřebuje
    [few] { $n } další sestavy potřebují
   *[other] { $n } dalších sestav potřebuje
} krabice, které Fiefdom ještě nemá. Jednu ukáže fiefdom kingdoms NÁZEV, hledat se dají přes fiefdom kingdoms --search TEXT:

cli-random-box = krabice, ze kterých se losuje náhodná sestava, oddělené čárkami, každá případně s počtem karet: dominion 5, seaside 5 (výchozí: všechny; s volbou --seed dominion, intrigue, seaside)
cli-random-edition = v náhodné sestavě použije jen karty tohoto vydání
cli-random-wish = co má v náhodné sestavě umět aspoň jedna karta, odděleno čárkami: { $wishes }
cli-random-veto = karty, které v náhodné sestavě být nemají, oddělené čárkami
cli-random-alone = { $option } se týká náhodných karet, ale je zadáno všech deset karet sestavy.
cli-find-either = Udej, jak dlouho hledat: buď --seconds, nebo --games, ne obojí.
cli-json = výstup ve formátu JSON
cli-force = přepíše soubory, které už existují
cli-nothing-saved = Není v čem pokračovat: žádná uchovaná hra není rozehraná.
cli-resume-alone = Hra, ve které se pokračuje, už má hráče, sestavu i semínko: { $option } nelze zadat spolu s --resume.
cli-whole-number = { $option }: „{ $text }“ není celé číslo.
cli-number = { $option }: „{ $text }“ je mimo rozsah; možné je { $least } až { $most }.

cli-simulate = nechá strategie hrát proti sobě a řekne, kdo vítězí; o jediné strategii řekne, jak si vede sama
cli-tournament = nechá hrát každou strategii s každou
cli-improve = hledá lepší variantu strategie
cli-find = hledá strategii, která v daném království vyhrává
cli-strategies = vypíše strategie, ukáže jednu, nebo importuje strategie jiných simulátorů
cli-lab-strategy = název strategie či bota, soubor se strategií (.toml) nebo soubor v Pythonu s tvým botem (.py)
cli-lab-games = počet her (výchozí: { $games })
cli-lab-kingdom = název sestavy nebo až deset karet; zadáš-li jich méně, přidají se karty, které strategie potřebují, a k nim libovolné další (výchozí: žádná není zadaná)
cli-lab-seed = první semínko; stejné semínko dá stejný výsledek (výchozí: 0)
cli-lab-jobs = počet procesů (výchozí: jeden na každé jádro procesoru)
cli-lab-cluster = počítá na clusteru Ray: na této adrese, nebo na tomto počítači (vyžaduje doplněk „cluster“)
cli-simulate-seats = rotate: každé semínko se hraje ve všech pořadích u stolu (výchozí); fixed: vždy začíná první strategie
cli-simulate-csv = zapíše skóre, peníze a provincie podle tahů do tohoto souboru
cli-simulate-report = zapíše zprávu s grafy a ukázkovou hrou do tohoto souboru
cli-improve-strategy = strategie ke zlepšení: její název nebo soubor se strategií (.toml)
cli-improve-opponents = koho porazit; když nikoho neuvedeš, big-money-ultimate
cli-improve-rounds = kolik kol variant vyzkoušet (výchozí: 40)
cli-improve-output = zapíše nalezenou strategii do tohoto souboru
cli-find-kingdom = název království nebo jeho karty; je-li jich méně než deset, doplní se náhodné
cli-find-seconds = kolik sekund hledat (výchozí: 60); výsledek se pak měří, což také chvíli trvá
cli-find-games = místo toho hledá zhruba po tolik her, což dá pokaždé stejný výsledek
cli-find-against = strategie, které má výsledek porážet především
cli-find-players = pro kolik hráčů (výchozí: 2)
cli-find-report = zapíše do tohoto souboru zprávu: nejlepší strategie a jak porážejí jedna druhou, důležité karty, zahájení a zápas dvou nejlepších
cli-strategies-name = název strategie, i té v importovaném souboru
cli-strategies-import = soubor Geronimoova simulátoru (XML) nebo simulátoru Provincial (nejlepší strategie nebo nabídky); strategie z něj, nebo tu, kterou uvedeš, vypíše v našem formátu
cli-strategies-output = zapíše každou importovanou strategii do vlastního souboru v této složce
cli-help-lang = jazyk: { $languages } (výchozí: podle prostředí)
cli-kingdoms-source = { $box }, { $edition ->
    [first] první vydání
   *[second] druhé vydání
}
cli-usage = použití
cli-arguments = argumenty
cli-options = volby
cli-required = Je třeba zadat: { $names }.
cli-unrecognized = „{ $text }“ je nesrozumitelné; co lze zadat, řekne --help.
cli-expected = { $option } vyžaduje hodnotu.
cli-choice = { $option }: „{ $text }“ nelze zadat. Na výběr je: { $choices }.

# Slova na místě toho, co se má zadat.
word-address = ADRESA
word-boxes = KRABICE
word-cards = KARTY
word-command = PŘÍKAZ
word-file = SOUBOR
word-folder = SLOŽKA
word-game = HRA
word-kingdom = SESTAVA
word-text = TEXT
word-lang = JAZYK
word-n = N
word-name = NÁZEV
word-names = JMÉNA
word-opponent = SOUPEŘ
word-seat = MÍSTO
word-strategy = STRATEGIE
word-wishes = PŘÁNÍ

# Co si lze přát od náhodné sestavy.
wish-actions = akce
wish-buys = nákupy
wish-trashing = zahazování
wish-attack = útok
wish-reaction = reakce
