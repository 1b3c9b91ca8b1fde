# What is said when something that a person gave cannot be used. One line each: what was wrong, what is allowed.

unknown-card = Nincs „{ $card }” nevű kártya. Hasonló nevek: { $nearest }.
unknown-card-at-all = Nincs „{ $card }” nevű kártya; a fiefdom cards felsorolja őket.
unknown-kingdom = Nincs „{ $kingdom }” nevű birodalom vagy kártya. Hasonló nevek: { $nearest }.
unknown-kingdom-at-all = Nincs „{ $kingdom }” nevű birodalom vagy kártya; a fiefdom kingdoms és a fiefdom cards felsorolja őket. Legfeljebb tíz kártyát is megadhatsz, vesszővel elválasztva.
unknown-box = Nincs „{ $box }” nevű doboz. Ezek vannak: { $boxes }.
unknown-bot = Nincs „{ $bot }” nevű bot. Hasonló nevek: { $nearest }.
unknown-bot-at-all = Nincs „{ $bot }” nevű bot. Ezek vannak: { $bots }, és azok, amelyeket a fiefdom strategies felsorol. Stratégiafájl (.toml), botot tartalmazó Python-fájl (.py) vagy betanított háló (.npz) is megadható.
unknown-strategy = Nincs „{ $strategy }” nevű stratégia. Hasonló nevek: { $nearest }.
unknown-strategy-at-all = Nincs „{ $strategy }” nevű stratégia; a fiefdom strategies felsorolja őket. Stratégiafájl (.toml) is megadható.
kingdom-size = Egy birodalomhoz tíz kártya kell, itt pedig { $n } van.
kingdom-needs = A megadott kártyák és azok, amelyek a stratégiáknak kellenek, együtt { $n } kártyát tesznek ki ({ $cards }), de egy birodalomban csak tíz van. Add meg mind a tízet.
kingdom-basic = { $card }: ez minden játékban benne van, nem lehet a birodalom tíz kártyájának egyike.
kingdom-twice = { $card }: ez kétszer szerepel, de a birodalom tíz kártyája mind különböző.
card-later = { $card }: ez egy olyan dobozból való ({ $box }), amely a Fiefdomban még nincs meg.
kingdom-boxes = „{ $kingdom }”: ezzel még nem lehet játszani, mert kell hozzá, ami a Fiefdomban még nincs meg: { $boxes }.
kingdom-later = Ezek a Fiefdomban még nincsenek meg: { $later }.{ $n ->
    [0] {""}
   *[other] {" "}Ezek megvannak: { $known }.
}
later-cards = { $cards } ({ $box })
later-more = { $first }; { $other }
draft-chosen = { $card } már benne van a birodalomban.
draft-card = { $card } nincs a választható kártyák között.
draft-full = Nincs mit választani: a birodalomban már tíz kártya van.
draft-wishes = Kívánságok csak véletlen birodalomhoz adhatók. Ha a játékosok sorban választják a kártyákat, hagyd el őket.
too-few-cards = Egy birodalomhoz tíz kártya kell, ezekben a dobozokban és kiadásokban viszont csak { $n } van.
veto-named = Ez a kártya meg is van adva a birodalomhoz, és ki is van zárva belőle: { $card }. Csak az egyik lehet.
box-shares = A dobozokból együtt { $n } kártya kerülne a birodalomba, pedig abban tíz van.
unknown-wish = Nincs „{ $wish }” nevű kívánság. Ezek vannak: { $wishes }.
wishes-too-many = Ezekből a kártyákból nem állt össze olyan birodalom, amely minden kívánságot teljesít: kívánj kevesebbet, vagy engedj meg több kártyát.
player-number = Legalább két, legfeljebb hat játékos kell; a megadott létszám: { $n }.
no-such-seat = Nincs { $seat }. hely: a helyek számozása 1-től { $n }-ig tart.
name-twice = Két játékost is így hívnak: { $name }. Adj mindenkinek saját nevet.
name-alike = „{ $name }” túlságosan hasonlít arra, hogy „{ $other }”, aki már ennél az asztalnál ül: válassz olyan nevet, amit senki sem téveszt össze vele.
name-invisible = A(z) „{ $name }” név egy része nem látszik: olyan betűket használj, amelyeket mindenki lát.
name-form = „{ $name }” nem lehet játékos neve: a név egyetlen sor, legfeljebb { $most } betű, nem kezdődik és nem végződik szóközzel, és nincs benne vessző, zárójel vagy kettőspont.
bot-name-form = „{ $name }” nem lehet bot neve: a felvételben egyetlen sorba kell férnie.

strategy-exists = { $file }: { $strategy } nevű stratégia már van. Adj más nevet a tiédnek.
card-exists = { $file }: { $card } nevű kártya már van. Adj más nevet a tiédnek.
card-name-form = „{ $name }” nem lehet kártya neve: egy név egyetlen sor, van benne betű, és nincs benne , ; = # ( ) és az „if” szó
card-number-form = { $name }: { $field } értéke { $value }, pedig egész számnak kell lennie{ $least ->
    [zero] , és legalább 0-nak.
   *[any] .
}
card-types-form = { $name }: types értéke { $value }, pedig ezek közül kell lennie egynek vagy többnek: { $types }.
card-next-turn = { $name }: next_turn csak olyan kártyáé lehet, amelynek típusai között ott van a DURATION.
python-syntax = { $file }, { $line }. sor: ez nem olvasható Pythonként.
python-broken = { $file }, { $line }. sor: { $problem }
card-failed = { $file }, { $line }. sor: a(z) { $name } kártya hibázott: { $problem }.
card-endless = { $n } másodperc alatt sem ért véget
card-asks = több mint { $n } kérdést tett fel egymás után
cards-suspected = A játék összeomlott, valószínűleg ennek a fájlnak valamelyik kártyája miatt: { $files }: { $problem }.
python-wrong = { $file }: { $problem }
cards-package = A telepített { $package } csomag kártyái nem használhatók: { $problem }
python-ending = { $file } nem Python-fájl (annak a neve így végződik: .py).
cards-none = { $file } nem határoz meg kártyát. Így készíthetsz egyet: card("Name", cost=…, types=…).
bots-none = Ebben a fájlban nincs bot: { $file }. Írj egy osztályt answer(self, view, decision) metódussal, vagy egy make_bot(seed) függvényt.
bots-several = Ebben a fájlban több bot van ({ $bots }): { $file }. Írj egy make_bot(seed) függvényt, amely megmondja, melyik játsszon.
bots-no-answer = Amit { $bot } készít, az nem bot: nincs answer(view, decision) metódusa.
bots-package = A telepített { $bot } bot nem használható: { $problem }
bot-answer = { $bot } nem megengedett választ adott: { $answer }. A kérdés ez volt: { $asked }
turn-limit = Egy játszmához legalább egy kör kell; a megadott érték: { $n }.
network-form = { $file }: ezzel a hálóval a Fiefdom nem tud játszani; a Network.save függvénnyel mentsd el.
network-version = { $file } az akciók és jellemzők más számozásához készült; a Fiefdom itt a(z) { $version }. változatot használja. Tanítsd be újra.
network-players = { $bot }: ez a háló { $n } játékossal tanult meg játszani, más létszámmal nem tud.

game-stopped = { $problem } (A játék a korábbi állapotában marad.)
file-missing = Nincs ilyen fájl: { $file }.
file-large = { $file } túl nagy: legfeljebb { $most } betű olvasható be.
file-no-text = { $file } nem olvasható: nem szöveg.
file-other = { $file } már létezik, és nem mentett játék: válassz más nevet.
file-exists = { $file } már létezik. Válassz más nevet, vagy a --force kapcsolóval írd felül.
file-ending = { $file }: a név végződése { $ending } legyen, különben egyetlen parancs sem találja meg, ami a fájlban van.
file-twice = { $file } kétszer szerepel: minden fájlnak saját név kell.
file-unreadable = { $file } nem olvasható: { $problem }.
file-unwritable = { $file } nem írható: { $problem }.
output-failed = A kimenetet nem sikerült kiírni: { $problem }.
os-folder = ez egy mappa
os-forbidden = nincs hozzá jogosultság
os-full = nincs több hely a lemezen
os-links = a hivatkozásai körbe vezetnek
os-long-name = a neve túl hosszú
os-no-folder = nincs ilyen mappa
os-no-address = ennek a gépnek nincs ilyen címe
os-no-answer = senki sem válaszol ott
os-no-host = nincs ilyen cím
os-no-reader = senki sem olvassa
os-other = az operációs rendszer { $number }. számú hibája
os-port-taken = ezt a portot már egy másik program használja
toml-broken = { $file }, { $line }. sor, { $column }. oszlop: ez nem TOML. Egy sor így épül fel: kulcs = érték; a szövegek idézőjelben állnak.
toml-twice = { $file }, { $line }. sor, { $column }. oszlop: ez kétszer vagy kétféleképpen szerepel a fájlban.

database-address = „{ $address }” nem egy adatbázis címe. Egy cím így néz ki: postgresql://felhasználó:jelszó@gép/adatbázis vagy sqlite:///FÁJL.
database-kind = A Fiefdom nem tud „{ $kind }” fajtájú adatbázist használni: a cím postgresql://… vagy sqlite:///FÁJL lehet.
database-unusable = { $database } nem használható: { $problem }.
database-login = nem jó a felhasználónév vagy a jelszó
database-missing = nincs ilyen nevű adatbázis
database-nowhere = nincs ilyen fájl. Ha a szerver más mappában tartja az adatait, add meg azt a FIEFDOM_DATA változóban
database-not-ours = még egyetlen szerver sem használta, ezért nincsenek benne asztalok
database-silent = ott nem válaszol adatbázis
database-in-use = egy másik szerver használja. Előbb állítsd le azt, vagy adj meg egy másik mappát a FIEFDOM_DATA változóban
database-foreign = ez nem adatbázis
database-damaged = sérült: { $missing } hiányzik vagy üres. Tölts vissza egy biztonsági mentést egy új adatbázisba
database-says = azt mondja: „{ $text }”
database-newer = a Fiefdom újabb változatával készült; telepítsd azt a változatot
database-occupied = már vannak benne asztalok, biztonsági mentést pedig csak üres adatbázisba lehet visszatölteni
backup-foreign = ez nem a Fiefdom biztonsági mentése

line-form = „{ $line }” nem érthető. Egy sor részei: hely, döntés, lapok. Például: 1 discard Copper, Estate
line-purpose = „{ $purpose }”: ilyen döntés nincs. Ezek vannak: { $purposes }.
line-count = „{ $part }” több lapot nevez meg, mint amennyi van.
wrong-number = { $n ->
    [0] Semmi sincs kiválasztva
    [1] Egy van kiválasztva
   *[other] { $n } van kiválasztva
}, de { $exact ->
    [yes] pontosan { $least } kell.
   *[no] { $least ->
        [0] legfeljebb { $most } lehet.
       *[other] legalább { $least } kell, és legfeljebb { $most } lehet.
    }
}
wrong-all-or-none = Vagy { $most } kell, vagy egy se.
not-so-many = { $pick }: ebből csak { $n ->
    [1] egy
   *[other] { $n }
} választható.
not-offered = „{ $pick }” itt nem választható. Választható: { $offered }.

record-foreign = { $file }, 1. sor: ez nem egy játék felvétele. A felvétel így kezdődik: „{ $heading }”.
record-line = { $file }, { $line }. sor: „{ $text }” nem érthető.
record-cut = { $file }, { $line }. sor: a fájl túl korán ér véget; hiányzik az „answers:” és utána a válaszok.
record-missing = { $file }, { $line }. sor: e sor fölött hiányzik ez: „{ $field }:”.
record-answer = { $file }, { $line }. sor: { $problem }
answers-other = a játék itt ezt kérdezi: „{ $asked }”.
answers-over = a játék már e sor előtt véget ér.
record-needs-bot = Itt { $bot } játszik: a folytatáshoz add meg, hol van ez a fájl: --bots { $bot }
record-no-such-bot = { $file }: ebben a játékban nem játszik { $bot }. A --resume mellett a --bots a játék botjainak Python-fájljait adja meg.
record-needs-cards = { $file }: ebben a játékban saját kártyák vannak. Add hozzá: { $cards }
record-older = { $file }: ez a játék a { $made } verzióval készült, ez pedig a { $here }; a szabályok a { $rules } verzióban megváltoztak, ezért már nem játszható le.
record-newer = { $file }: ez a játék a { $made } verzióval készült, ez pedig még csak a { $here }; közben a szabályok változhattak. A lejátszásához telepítsd az újabb verziót.
resume-over = { $file }: ez a játék már véget ért, nincs mit folytatni; a fiefdom replay megmutatja.
resume-bots = { $file }: ebben a játékban csak botok játszanak, nincs, aki folytassa; a fiefdom replay megmutatja.
game-unknown = Nincs „{ $game }” nevű fájl, és ilyen nevű vagy számú megőrzött játék sincs; a listájuk: fiefdom games.

position-players = Ebben az állásban { $n } játékos van; te botokkal együtt ennyit adtál meg: { $given }.
position-several = { $file } { $n } forgatókönyvet tartalmaz; játszani olyan fájlból lehet, amelyben egy van.
position-long = Ez az állás egy hatás közepén van, { $n } válasz után; a határ { $most }.
position-pasted = Az állásod
position-over = Ebben az állásban a játék már véget ért: { $file }
record-world = Egy másik világnak nincs felvétele: nem a kezdőértéke szerint osztották ki.
resigned-before = A { $seat }. hely játékosa már feladta.
undo-nothing = Nincs mit visszavonni.
undo-answered = Nem vonható vissza: azóta már más is döntött.
undo-seen = Nem vonható vissza: azóta új lapok váltak láthatóvá.

scenario-none = { $file }: nincs benne forgatókönyv, vagy más is van mellette. Mindegyik így kezdődik: [[scenario]].
scenario-wrong = { $file }, „{ $title }”: { $problem }
scenario-no-title = A forgatókönyvnek cím kell (title).
scenario-value = { $name }: itt ez kell: { $expected }.
expects-table = kulcsok és értékek táblája
expects-lines = sorok listája
expects-boxes = dobozok, például "dominion, seaside"
expects-cards = lapok, például "2 Copper, Estate"
expects-number = egész szám { $least } és { $most } között
expects-one-of = az egyik ezek közül: { $choices }
expects-question = egy kérdés, például "2 discard"
expects-seats = helyek listája, például [2]
expects-tables = táblák listája, például [{ "{" } seat = 1, card = "Haven", when = "turn" { "}" }]
expects-random = négy vagy hat egész szám, ahogy egy kiírt állásban szerepel
scenario-at = { $name }: { $problem }
scenario-key = „{ $name }” ismeretlen. Itt ismert: { $allowed }.
scenario-no-pile = { $card }: ennek a birodalomnak nincs ilyen paklija.
scenario-size = Ebben az állásban { $n } lap és jelző van, és legfeljebb { $most } lehet.
scenario-no-card = Az állás olyan lapra hivatkozik, amely nincs benne: { $card } (ebben az állásban { $n } ilyen lap van).
position-word = Ezt az állást nem lehet leírni: a forgatókönyvfájloknak nincs szavuk erre: „{ $word }”.
scenario-asked = a játék ezt kérdezte: „{ $asked }”, a forgatókönyv viszont így folytatódik: „{ $line }”
scenario-line = „{ $line }” nem hajtható végre: { $problem }
scenario-unused = a játék véget ért, vagy nem kérdezett többet, mielőtt ez sorra került volna: „{ $line }”
scenario-differs = { $what }: ennek kellene lennie: { $expected }, de ez van: { $actual }

strategy-key = { $file }, { $line }. sor: „{ $field }” ismeretlen; talán „{ $nearest }”? Egy stratégia kulcsai: { $keys }.
strategy-key-at-all = { $file }, { $line }. sor: „{ $field }” ismeretlen. Egy stratégia kulcsai: { $keys }.
strategy-groups = { $file }, { $line }. sor: a csoportokat így írd: groups = { "{" } tamadasok = "Witch, Militia" { "}" }
strategy-group-name = { $file }, { $line }. sor: „{ $group }” nem lehet egy csoport neve: a név egyetlen szó, és nem lehet kártya, típus, másik csoport vagy a feltételekben használt szó.
strategy-text = { $file }, { $line }. sor: { $field } értéke idézőjelbe tett szöveg legyen.
strategy-list = { $file }, { $line }. sor: { $field } értéke szövegek listája vagy egyetlen szöveg legyen.
strategy-yes-no = { $file }, { $line }. sor: { $field } értéke true vagy false legyen.
strategy-percent = { $file }, { $line }. sor: { $field } értéke 0 és 100 közötti egész szám.
strategy-nameless = { $file }: a stratégiának név kell (name).
strategy-name-long = { $file }, { $line }. sor: a név túl hosszú: legfeljebb { $most } betű lehet.
strategy-rules = { $file }: a stratégiának szabályok kellenek, például: Silver if count(Silver) < 3
strategy-long = { $file }: egy stratégiának legfeljebb { $most } szabálya lehet, itt pedig { $n } van.
strategy-rule = { $file }, { $line }. sor, { $column }. oszlop: { $problem }
condition-sign = „{ $sign }” egy feltételben nem jelent semmit.
condition-rest = „{ $word }” nem folytathatja azt, ami előtte áll.
condition-missing = hiányzik egy szám, egy szó vagy egy zárójel ez előtt: „{ $word }”.
condition-end = a végéről hiányzik valami: egy szám, egy szó vagy egy záró zárójel.
condition-open = ez a zárójel nincs bezárva, vagy nem ott, ahol kellene: „{ $word }”.
condition-deep = ebben a feltételben túl sok minden van egymásba ágyazva: „{ $word }”.
condition-long = ez a feltétel túl hosszú: legfeljebb { $most } szó, szám és jel lehet benne.
condition-number = „{ $number }” túl hosszú szám: legfeljebb { $most } számjegy lehet.
condition-of-what = { $word }: mire vonatkozik? Így írd: { $word }(Silver) vagy { $word }(Treasure).
condition-word = „{ $word }” ismeretlen; talán „{ $nearest }”? Ezek vannak: { $known }.
condition-word-at-all = „{ $word }” ismeretlen. Ezek vannak: { $known }.

lab-seats = „{ $seats }”: ilyen ülésrend nincs. Ezek vannak: { $allowed }.
lab-games = Legalább egy, legfeljebb { $most } játszma lehet; a megadott szám: { $n }.
no-cluster = A klaszterhez a Ray kell, de nincs telepítve. Így telepítheted: { $command }
worker-lost = Az egyik dolgozó folyamatot kívülről leállították, talán mert elfogyott a memória. Próbáld kevesebb folyamattal: --jobs
cluster-failed = A klaszter hibát jelzett: { $problem }
cluster-unreachable = Ezen a címen nem válaszol Ray-klaszter: „{ $address }”. A cím alakja gép:port vagy „auto”; cím nélkül a Ray ezen a gépen indul el.
cluster-unstarted = A Rayt nem sikerült elindítani: { $problem }
lab-tournament-of = Egy tornához legalább két különböző stratégia kell.

import-doctype = { $file } nem olvasható be: DOCTYPE vagy ENTITY van benne, amire a stratégiáknak nincs szükségük.
import-xml = { $file }, { $line }. sor, { $column }. oszlop: ez nem olvasható XML-ként.
import-nothing = { $file }: nincs benne stratégia.
import-junk = { $file }: ez nem importálható stratégiákból álló fájl. Az első gond: { $problem }
import-empty = { $file }, { $strategy }: semmi sem importálható belőle. Az első gond: { $problem }
import-word = „{ $word }” ismeretlen.
import-missing = „{ $word }” hiányzik.
import-card = itt nincs „{ $card }”.
import-kingdom = az ottani birodalomban; itt nincsenek ilyen kártyák.
import-left-out = kimaradt: { $part }: { $problem }
import-differs = { $part }: { $problem }
import-no-win = Ami ebből a stratégiából megmaradt, nem tud nyerni.
import-no-win-named = { $strategy }: ami megmaradt belőle, nem tud nyerni.
import-summary = { $n ->
    [one] Egy stratégia
   *[other] { $n } stratégia
}, { $rules ->
    [0] semmi sem maradt ki.
    [one] egy rész kimaradt; megjegyzés mondja meg, melyik.
   *[other] { $rules } rész kimaradt; megjegyzések mondják meg, melyek.
}
import-unknown = Ebben a fájlban nincs „{ $strategy }” nevű stratégia. Hasonló nevek: { $nearest }.
import-unknown-at-all = Ebben a fájlban nincs „{ $strategy }” nevű stratégia; név nélkül mindet látod, ami benne van.
import-output = Az --output csak az --import mellett használható: ebbe a mappába kerülnek az importált stratégiák.
import-way = ott ez a kijátszás módja; itt úgy kerül kijátszásra, mint bármelyik másik kártya.
import-setting = annak a szimulátornak egy beállítása, amely itt nem jelent semmit.

unknown-language = Nincs ilyen nyelv: „{ $language }”. Ezek vannak: { $languages }.
locale-broken = A nyelvi fájl nem olvasható: { $file }, { $line }. sor.
scenario-key-near = „{ $name }” ismeretlen. Erre gondoltál: { $nearest }? A táblákat és jelzőket a lapnál kell megadni.
scenario-left = „{ $line }” olyat is felsorol, ami ebben a sorrendben nem következett be: { $left }
card-names-form = { $name }: { $field } értéke { $value }, de nevek listája kell, például { $field }=("Hive",)
card-undeclared-mat = ebben a játékban egyik lap sem ad meg „{ $name }” nevű táblát: írd a laphoz, hogy mats=("{ $name }",), vagy javítsd a nevet (megadva: { $declared ->
    [none] semmi
   *[other] { $declared }
})
card-undeclared-number = ebben a játékban egyik lap sem számolja ezt: „{ $name }”: írd a laphoz, hogy numbers=("{ $name }",), vagy javítsd a nevet
card-undeclared-token = ebben a játékban egyik lap sem ad meg „{ $name }” nevű jelzőt: írd a laphoz, hogy tokens=("{ $name }",), vagy javítsd a nevet (megadva: { $declared ->
    [none] semmi
   *[other] { $declared }
})
card-tokens-fixed = a jelzők száma csak a me.add_token(name) és a me.spend_tokens(name, n) hívással változik
card-no-bonus = a „{ $label }” nem bónusz: írd így: +1 Card, +2 Actions, +1 Buy vagy +$2
card-tokens-below-zero = me.spend_tokens(„{ $name }”, { $n }) nem lehetséges: a szám nem lehet negatív
option-twice = { $name } ({ $pick }. lehetőség) kétszer van kiválasztva.
no-such-option = Nincs { $pick }. lehetőség: a számozás 0-tól indul, és { $n } van. Választható: { $offered }.
game-is-over = A játék véget ért.
game-not-over = A játék még tart; az eddigi pontokat a secret_result adja meg.
not-your-decision = Most a { $asked }. hely dönt, nem a { $seat }. hely.
question-open = Az asztal nem olyan kérdésre vár, amelyre csak egy válasz van.
game-diverged = Az újrajátszott játék mást kérdezett: { $question }
no-other-world = A { $n } újraosztott játék egyike sem látszik ugyanilyennek a { $seat }. helyről.
actions-labels = Akciókkal legfeljebb { $n } olyan címke közül lehet választani, amely nincs a listán.
action-masked = A { $action }. akció most nem megengedett. Megengedett: { $allowed }.
action-none = Ennek az ügynöknek cselekednie kell: a None azoké, akik végeztek.
action-waits = { $agent } nincs megkérdezve, ezért csak várhat ({ $action }. akció).
picked-elsewhere = Amit eddig kiválasztottak, ott nem választható.
card-moment = a lapok csak a megadott pillanatok egyikére várhatnak, például erre: GAINED
card-no-effect = ez csak egy lap hatása közben lehetséges
card-not-waiting = a me.waiting csak olyan hatásban van meg, amely várakozott
card-without-sequel = a(z) { $card } lap erre vár: { $moment }, de nincs hozzá függvénye: írd az egyik fölé, hogy @név.{ $verb }({ $moment })
card-not-reacting = támadástól csak az arra adott reakció védhet meg
card-left-cards = { $card } után lapok maradtak itt: „{ $zone }”: { $cards }
card-twice = { $card } egyszerre két helyen van: { $zone } és { $other }
cards-nowhere = { $n } lap nincs sehol
number-below-zero = a { $seat }. helynek a semminél is kevesebbje van: { $number }
