# Co se řekne, když něco zadaného nelze použít. Vždy jeden řádek: co bylo špatně a co je dovoleno.

unknown-card = Karta „{ $card }“ neexistuje. Nejbližší názvy: { $nearest }.
unknown-card-at-all = Karta „{ $card }“ neexistuje; všechny vypíše fiefdom cards.
unknown-kingdom = Sestava ani karta „{ $kingdom }“ neexistuje. Nejbližší názvy: { $nearest }.
unknown-kingdom-at-all = Sestava ani karta „{ $kingdom }“ neexistuje; všechny vypíše fiefdom kingdoms a fiefdom cards. Zadat lze i až deset karet oddělených čárkami.
unknown-box = Krabice „{ $box }“ neexistuje. Na výběr jsou: { $boxes }.
unknown-bot = Bot „{ $bot }“ neexistuje. Nejbližší názvy: { $nearest }.
unknown-bot-at-all = Bot „{ $bot }“ neexistuje. Na výběr jsou: { $bots } a ti, které vypíše fiefdom strategies. Zadat lze i soubor se strategií (.toml), soubor v Pythonu s botem (.py) nebo natrénovanou síť (.npz).
unknown-strategy = Strategie „{ $strategy }“ neexistuje. Nejbližší názvy: { $nearest }.
unknown-strategy-at-all = Strategie „{ $strategy }“ neexistuje; všechny vypíše fiefdom strategies. Zadat lze i soubor se strategií (.toml).
kingdom-size = Sestava má deset karet, ale tady { $n ->
    [one] je jen { $n }
    [few] jsou jen { $n }
   *[other] jich je { $n }
}.
kingdom-needs = Zadaných karet a těch, které potřebují strategie, je dohromady { $n }, ale sestava jich má deset: { $cards }. Zadej všech deset.
kingdom-basic = { $card } je v každé hře a nemůže být jednou z deseti karet sestavy.
kingdom-twice = Zadáno dvakrát: { $card }. Všech deset karet sestavy musí být různých.
card-later = { $card } patří do krabice { $box }, kterou Fiefdom ještě nemá.
kingdom-boxes = „{ $kingdom }“ zatím hrát nejde: je k tomu potřeba { $boxes }, a to Fiefdom ještě nemá.
kingdom-later = Tohle Fiefdom ještě nemá: { $later }.{ $n ->
    [0] {""}
   *[other] {" "}Má tyto karty: { $known }.
}
later-cards = { $cards } ({ $box })
later-more = { $first }; { $other }
draft-chosen = { $card } už v sestavě je.
draft-card = { $card } není mezi kartami, ze kterých se vybírá.
draft-full = Už není co vybírat: sestava má deset karet.
draft-wishes = Přání platí pro náhodné sestavy. Když karty vybírají postupně hráči, vynech je.
too-few-cards = Sestava má deset karet, ale tyto krabice a vydání jich mají jen { $n }.
veto-named = Karta { $card } je v sestavě zadaná, a přitom vyloučená: vyber si jedno z toho.
box-shares = Krabice mají dát dohromady { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
}, ale sestava jich má deset.
unknown-wish = Přání „{ $wish }“ neexistuje. Na výběr jsou: { $wishes }.
wishes-too-many = Z těchto karet se nenašla sestava, která by splnila všechna přání: uber přání, nebo povol víc karet.
player-number = Hrát může dva až šest hráčů, ne { $n }.
no-such-seat = Místo { $seat } neexistuje: místa jsou 1 až { $n }.
name-twice = Dva hráči mají jméno { $name }: dej každému jiné.
name-alike = Jméno „{ $name }“ vypadá skoro stejně jako „{ $other }“ u tohoto stolu: zvol takové, které si s ním nikdo nesplete.
name-invisible = Část jména „{ $name }“ není vidět: použij znaky, které každý uvidí.
name-form = „{ $name }“ nemůže být jméno hráče: jméno je jeden řádek, má nejvýš { $most } znaků, nezačíná ani nekončí mezerou a nemá čárku, závorku ani dvojtečku.
bot-name-form = „{ $name }“ nemůže být název bota: v záznamu se musí vejít na jeden řádek.

strategy-exists = { $file }: strategie { $strategy } už existuje. Dej té své jiný název.
card-exists = { $file }: karta { $card } už existuje. Dej té své jiný název.
card-name-form = „{ $name }“ nemůže být název karty: název je jeden řádek s písmeny a bez znaků , ; = # ( ) a bez slova „if“
card-number-form = { $name }: { $field } má hodnotu { $value }, ale musí to být celé číslo{ $least ->
    [zero] {" "}od 0 výš.
   *[any] .
}
card-types-form = { $name }: types má hodnotu { $value }, ale musí to být jeden nebo více z: { $types }.
card-next-turn = { $name }: next_turn může mít jen karta, která má mezi typy DURATION.
python-syntax = { $file }, řádek { $line }: toto nelze přečíst jako Python.
python-broken = { $file }, řádek { $line }: { $problem }
card-failed = { $file }, řádek { $line }: karta { $name } selhala: { $problem }.
card-endless = neskončila ani za { $n } sekund
card-asks = položila přes { $n } otázek po sobě
cards-suspected = Hra se zhroutila, nejspíš kvůli kartě ze souboru { $files }: { $problem }.
python-wrong = { $file }: { $problem }
cards-package = Nainstalované karty z balíku { $package } nelze použít: { $problem }
python-ending = { $file } není soubor v Pythonu (název takového souboru končí na .py).
cards-none = { $file } nedefinuje žádnou kartu: vytvoř ji pomocí card("Name", cost=…, types=…).
bots-none = V souboru { $file } není žádný bot: napiš třídu s metodou answer(self, view, decision) nebo funkci make_bot(seed).
bots-several = V souboru { $file } je několik botů ({ $bots }): napiš funkci make_bot(seed), která řekne, který má hrát.
bots-no-answer = To, co vytváří { $bot }, není bot: nemá answer(view, decision).
bots-package = Nainstalovaného bota { $bot } nelze použít: { $problem }
bot-answer = { $bot } dává nepovolenou odpověď: { $answer }. Otázka zněla: { $asked }
turn-limit = Hra musí mít alespoň jeden tah; zadáno bylo { $n }.
network-form = { $file } není síť, se kterou Fiefdom umí hrát: ulož ji pomocí Network.save.
network-version = { $file } vznikl pro jiné číslování akcí a příznaků; tahle verze Fiefdom používá verzi { $version }. Natrénuj síť znovu.
network-players = { $bot }: tahle síť se naučila hrát v { $n } hráčích a v jiném počtu hrát neumí.

game-stopped = { $problem } (Hra zůstává taková, jaká byla předtím.)
file-missing = Soubor { $file } neexistuje.
file-large = Soubor { $file } je příliš velký: může mít nejvýš { $most } znaků.
file-no-text = { $file } nelze přečíst: není to text.
file-other = { $file } už existuje a není to uložená hra: zvol jiný název.
file-exists = { $file } už existuje. Zvol jiný název, nebo ho přepiš pomocí --force.
file-ending = { $file }: název musí končit na { $ending }, jinak žádný příkaz nenajde, co v souboru je.
file-twice = { $file } je uveden dvakrát: každý soubor potřebuje vlastní název.
file-unreadable = { $file } nelze přečíst: { $problem }.
file-unwritable = { $file } nelze zapsat: { $problem }.
output-failed = Výstup se nepodařilo zapsat: { $problem }.
os-folder = je to složka
os-forbidden = chybí oprávnění
os-full = na disku není místo
os-links = odkazy vedou v kruhu
os-long-name = název je příliš dlouhý
os-no-folder = taková složka neexistuje
os-no-address = tento počítač takovou adresu nemá
os-no-answer = nikdo tam neodpovídá
os-no-host = taková adresa neexistuje
os-no-reader = nikdo z něj nečte
os-other = chyba operačního systému č. { $number }
os-port-taken = tento port už používá jiný program
toml-broken = { $file }, řádek { $line }, sloupec { $column }: toto není TOML. Řádek má tvar: klíč = hodnota; texty stojí v uvozovkách.
toml-twice = { $file }, řádek { $line }, sloupec { $column }: toto je v souboru dvakrát nebo dvěma způsoby.

database-address = „{ $address }“ není adresa databáze. Adresa vypadá takto: postgresql://uživatel:heslo@server/databáze nebo sqlite:///SOUBOR.
database-kind = Fiefdom neumí používat databázi druhu „{ $kind }“: použij postgresql://… nebo sqlite:///SOUBOR.
database-unusable = { $database } nelze použít: { $problem }.
database-login = nesouhlasí jméno uživatele nebo heslo
database-missing = databáze s tímto názvem neexistuje
database-nowhere = takový soubor není. Pokud má server data v jiné složce, uveď ji v proměnné FIEFDOM_DATA
database-not-ours = žádný server ji ještě nepoužil, takže v ní nejsou stoly
database-silent = žádná databáze tam neodpovídá
database-in-use = používá ji jiný server. Nejdřív ho zastav, nebo uveď jinou složku v proměnné FIEFDOM_DATA
database-foreign = není to databáze
database-damaged = je poškozená: { $missing } chybí nebo je prázdné. Obnov zálohu do nové databáze
database-says = odpověď zní „{ $text }“
database-newer = vytvořila ji novější verze Fiefdom; nainstaluj tuto verzi
database-occupied = už v ní jsou stoly a zálohu lze obnovit jen do prázdné databáze
backup-foreign = není to záloha vytvořená programem Fiefdom

line-form = „{ $line }“ je nesrozumitelné. Řádek tvoří: místo, účel, karty. Například: 1 discard Copper, Estate
line-purpose = „{ $purpose }“ není nic, o čem se rozhoduje. Na výběr je: { $purposes }.
line-count = „{ $part }“ jmenuje víc karet, než jich je.
wrong-number = { $n ->
    [0] Nic není vybráno
   *[other] Vybráno: { $n }
}, { $exact ->
    [yes] musí být přesně { $least }.
   *[no] { $least ->
        [0] smí být nejvýše { $most }.
       *[other] smí být { $least } až { $most }.
    }
}
wrong-all-or-none = Lze vybrat { $most }, nebo nic.
not-so-many = Na výběr je jen { $n }× { $pick }.
not-offered = „{ $pick }“ tu nelze vybrat. V nabídce: { $offered }.

record-foreign = { $file }, řádek 1: toto není záznam hry. Záznam začíná řádkem „{ $heading }“.
record-line = { $file }, řádek { $line }: „{ $text }“ je nesrozumitelné.
record-cut = { $file }, řádek { $line }: soubor končí příliš brzy; chybí „answers:“ a odpovědi.
record-missing = { $file }, řádek { $line }: nad tímto řádkem chybí „{ $field }:“.
record-answer = { $file }, řádek { $line }: { $problem }
answers-other = hra se tu ptá „{ $asked }“.
answers-over = hra končí už před tímto řádkem.
record-needs-bot = Hraje tu { $bot }: chceš-li pokračovat, řekni, kde ten soubor je: --bots { $bot }
record-no-such-bot = { $file }: { $bot } v této hře nehraje. S --resume udává --bots soubory v Pythonu s jejími boty.
record-needs-cards = { $file }: tato hra používá vlastní karty. Přidej { $cards }
record-older = { $file }: tahle hra vznikla ve verzi { $made } a toto je { $here }; ve verzi { $rules } se změnila pravidla, takže už ji nejde přehrát.
record-newer = { $file }: tahle hra vznikla ve verzi { $made } a toto je teprve { $here }; pravidla se mezitím mohla změnit. Pokud ji chceš přehrát, nainstaluj novější verzi.
resume-over = { $file }: tahle hra už skončila, není v čem pokračovat; ukáže ji fiefdom replay.
resume-bots = { $file }: v téhle hře hrají jen boti, nemá kdo pokračovat; ukáže ji fiefdom replay.
game-unknown = Soubor „{ $game }“ neexistuje a není tu ani uchovaná hra s takovým názvem nebo číslem; vypíše je fiefdom games.

position-players = Počet hráčů v této pozici: { $n }; zadáno jich je i s boty { $given }.
position-several = Počet scénářů v souboru { $file }: { $n }; hrát se dá ze souboru s jedním.
position-long = Tato pozice je uprostřed efektu, po { $n } odpovědích; limit je { $most }.
position-pasted = Tvoje pozice
position-over = V této pozici hra už skončila: { $file }
record-world = Jiný svět nemá záznam: nebyl rozdán podle svého semínka.
resigned-before = Místo { $seat } už hru vzdalo.
undo-nothing = Není co vzít zpět.
undo-answered = Nelze vzít zpět: mezitím už někdo o něčem rozhodl.
undo-seen = Nelze vzít zpět: mezitím někdo viděl nové karty.

scenario-none = { $file }: není v něm scénář, nebo je vedle scénářů něco jiného. Každý začíná [[scenario]].
scenario-wrong = { $file }, „{ $title }“: { $problem }
scenario-no-title = Scénář musí mít název (title).
scenario-value = { $name } má být: { $expected }.
expects-table = tabulka klíčů a hodnot
expects-lines = seznam řádků
expects-boxes = krabice, například "dominion, seaside"
expects-cards = karty, například "2 Copper, Estate"
expects-number = celé číslo od { $least } do { $most }
expects-one-of = jedna z hodnot { $choices }
expects-question = otázka, například "2 discard"
expects-seats = seznam míst, například [2]
expects-tables = seznam tabulek, například [{ "{" } seat = 1, card = "Haven", when = "turn" { "}" }]
expects-random = čtyři nebo šest celých čísel, jak je má uložená pozice
scenario-at = { $name }: { $problem }
scenario-key = „{ $name }“ je neznámé. Tady lze použít: { $allowed }.
scenario-no-pile = V této sestavě není balíček karty { $card }.
scenario-size = V této pozici je tolik karet a žetonů: { $n }, a může jich být nejvýš { $most }.
scenario-no-card = Pozice uvádí kartu, která v ní není: { $card } ({ $n ->
    [one] v této pozici je 1 taková karta
    [few] v této pozici jsou { $n } takové karty
   *[other] v této pozici je { $n } takových karet
}).
position-word = Tuto pozici nelze zapsat: soubory scénářů nemají slovo pro „{ $word }“.
scenario-asked = hra se zeptala „{ $asked }“, ale skript pokračuje řádkem „{ $line }“
scenario-line = „{ $line }“ nelze provést: { $problem }
scenario-unused = před řádkem „{ $line }“ hra skončila nebo se už na nic neptala
scenario-differs = { $what }: má být { $expected }; je { $actual }

strategy-key = { $file }, řádek { $line }: „{ $field }“ je neznámé; nemá to být „{ $nearest }“? Strategie má: { $keys }.
strategy-key-at-all = { $file }, řádek { $line }: „{ $field }“ je neznámé. Strategie má: { $keys }.
strategy-groups = { $file }, řádek { $line }: skupiny se píší takto: groups = { "{" } utoky = "Witch, Militia" { "}" }
strategy-group-name = { $file }, řádek { $line }: „{ $group }“ nemůže být název skupiny: název je jedno slovo a není to karta, typ, jiná skupina ani slovo, které se používá v podmínkách.
strategy-text = { $file }, řádek { $line }: { $field } má být text v uvozovkách.
strategy-list = { $file }, řádek { $line }: { $field } má být seznam textů nebo jeden text.
strategy-yes-no = { $file }, řádek { $line }: { $field } má být true nebo false.
strategy-percent = { $file }, řádek { $line }: { $field } je celé číslo od 0 do 100.
strategy-nameless = { $file }: strategie musí mít název (name).
strategy-name-long = { $file }, řádek { $line }: název je příliš dlouhý: nejvýš { $most } znaků.
strategy-rules = { $file }: strategie musí mít pravidla (rules), například: Silver if count(Silver) < 3
strategy-long = { $file }: strategie má nejvýš { $most } pravidel, a tady jich je { $n }.
strategy-rule = { $file }, řádek { $line }, sloupec { $column }: { $problem }
condition-sign = „{ $sign }“ nemá v podmínce žádný význam.
condition-rest = „{ $word }“ nenavazuje na to, co předchází.
condition-missing = před „{ $word }“ chybí číslo, slovo nebo závorka.
condition-end = na konci něco chybí: číslo, slovo nebo uzavírací závorka.
condition-open = tato závorka není uzavřená, nebo ne tam, kde má být: „{ $word }“.
condition-deep = v této podmínce je příliš mnoho vnoření: „{ $word }“.
condition-long = tato podmínka je příliš dlouhá: nejvýš { $most } slov, čísel a znamének.
condition-number = „{ $number }“ je příliš dlouhé číslo: nejvýš { $most } číslic.
condition-of-what = { $word } čeho? Napiš { $word }(Silver) nebo { $word }(Treasure).
condition-word = „{ $word }“ je neznámé; nemá to být „{ $nearest }“? Na výběr je: { $known }.
condition-word-at-all = „{ $word }“ je neznámé. Na výběr je: { $known }.

lab-seats = Rozsazení „{ $seats }“ neexistuje. Na výběr je: { $allowed }.
lab-games = Hrát se může 1 až { $most } her, ne { $n }.
no-cluster = Pro cluster je potřeba Ray, který tu není nainstalovaný. Nainstaluješ ho příkazem: { $command }
worker-lost = Jeden z pracujících procesů byl zvenku ukončen, možná pro nedostatek paměti. Zkus méně procesů: --jobs
cluster-failed = Cluster selhal: { $problem }
cluster-unreachable = Na adrese „{ $address }“ neodpovídá žádný cluster Ray. Adresa má tvar hostitel:port nebo „auto“; bez adresy se Ray spustí na tomto počítači.
cluster-unstarted = Ray se nepodařilo spustit: { $problem }
lab-tournament-of = Turnaj potřebuje aspoň dvě různé strategie.

import-doctype = Soubor { $file } se nenačte: obsahuje DOCTYPE nebo ENTITY, které strategie nepotřebují.
import-xml = { $file }, řádek { $line }, sloupec { $column }: toto nelze přečíst jako XML.
import-nothing = { $file }: není v něm žádná strategie.
import-junk = { $file }: toto není soubor se strategiemi, které lze importovat. První potíž: { $problem }
import-empty = { $file }, { $strategy }: nic z této strategie nelze importovat. První potíž: { $problem }
import-word = „{ $word }“ je neznámé.
import-missing = Chybí „{ $word }“.
import-card = karta „{ $card }“ tu není.
import-kingdom = v tamní sestavě; takové karty tu nejsou.
import-left-out = vynecháno: { $part }: { $problem }
import-differs = { $part }: { $problem }
import-no-win = To, co z této strategie zbylo, nemůže vyhrát.
import-no-win-named = { $strategy }: to, co z ní zbylo, nemůže vyhrát.
import-summary = { $n ->
    [one] Jedna strategie
    [few] { $n } strategie
   *[other] { $n } strategií
}, { $rules ->
    [0] nic nebylo vynecháno.
    [one] jedna část byla vynechána; komentář říká která.
    [few] { $rules } části byly vynechány; komentáře říkají které.
   *[other] { $rules } částí bylo vynecháno; komentáře říkají které.
}
import-unknown = V tomto souboru není strategie „{ $strategy }“. Nejbližší názvy: { $nearest }.
import-unknown-at-all = V tomto souboru není strategie „{ $strategy }“; když název vynecháš, uvidíš všechny, které v něm jsou.
import-output = --output funguje jen s --import: je to složka, do které se zapíší importované strategie.
import-way = tak se tam ta karta hraje; tady se hraje jako každá jiná.
import-setting = nastavení onoho simulátoru, které tu nic neznamená.

unknown-language = Jazyk „{ $language }“ neexistuje. Na výběr jsou: { $languages }.
locale-broken = Jazykový soubor { $file } nelze přečíst na řádku { $line }.
scenario-key-near = „{ $name }“ je neznámé. Nemyslíš tohle: { $nearest }? Desky a žetony se uvádějí u karty.
scenario-left = „{ $line }“ uvádí něco, co v tomto pořadí nenastalo: { $left }
card-names-form = { $name }: { $field } je { $value }, ale má to být seznam jmen, například { $field }=("Hive",)
card-undeclared-mat = žádná karta v této hře neuvádí desku „{ $name }“: přidej ke kartě mats=("{ $name }",), nebo oprav název (uvedeno: { $declared ->
    [none] nic
   *[other] { $declared }
})
card-undeclared-number = žádná karta v této hře nepočítá „{ $name }“: přidej ke kartě numbers=("{ $name }",), nebo oprav název
card-undeclared-token = žádná karta v této hře neuvádí žetony „{ $name }“: přidej ke kartě tokens=("{ $name }",), nebo oprav název (uvedeno: { $declared ->
    [none] nic
   *[other] { $declared }
})
card-tokens-fixed = žetony mění jen me.add_token(name) a me.spend_tokens(name, n)
card-no-bonus = „{ $label }“ není bonus: napiš +1 Card, +2 Actions, +1 Buy nebo +$2
card-tokens-below-zero = me.spend_tokens(„{ $name }“, { $n }) nejde: číslo nesmí být záporné
option-twice = { $name } (možnost { $pick }) je vybráno dvakrát.
no-such-option = Možnost { $pick } není: číslují se od 0 a je jich { $n }. Lze vybrat: { $offered }.
game-is-over = Hra skončila.
game-not-over = Hra ještě neskončila; dosavadní body má secret_result.
not-your-decision = Teď rozhoduje místo { $asked }, ne místo { $seat }.
question-open = Stůl nečeká na otázku, která má jedinou odpověď.
game-diverged = Znovu přehraná hra se zeptala na něco jiného: { $question }
no-other-world = Žádná z { $n } znovu rozdaných her nevypadá z místa { $seat } stejně.
actions-labels = Akcemi lze vybírat nejvýš z tolika popisků mimo seznam: { $n }.
action-masked = Akce { $action } teď není dovolená. Dovolené: { $allowed }.
action-none = Tento agent musí něco udělat: None je pro agenty, kteří skončili.
action-waits = { $agent } není tázán, takže může jen čekat (akce { $action }).
picked-elsewhere = To, co už je vybráno, tam vybrat nejde.
card-moment = karty mohou čekat jen na jeden z okamžiků, například GAINED
card-no-effect = to jde jen během účinku karty
card-not-waiting = me.waiting je jen v účincích, které čekaly
card-without-sequel = karta { $card } čeká na { $moment }, ale nemá na to funkci: napiš nad ni @jméno.{ $verb }({ $moment })
card-not-reacting = před útokem chrání jen reakce na něj
card-left-cards = { $card }: po účinku zůstaly karty v „{ $zone }“: { $cards }
card-twice = { $card } je na dvou místech najednou: { $zone } a { $other }
cards-nowhere = { $n ->
    [one] jedna karta není nikde
    [few] { $n } karty nejsou nikde
   *[other] { $n } karet není nikde
}
number-below-zero = místo { $seat } má méně než nic: { $number }
