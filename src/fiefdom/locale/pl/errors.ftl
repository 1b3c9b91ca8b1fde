# Co mówimy, gdy nie da się użyć tego, co ktoś podał. Po jednym wierszu: co jest źle i co wolno.

unknown-card = Nie ma karty o nazwie „{ $card }”. Najbliższe nazwy: { $nearest }.
unknown-card-at-all = Nie ma karty o nazwie „{ $card }”; listę kart pokazuje fiefdom cards.
unknown-kingdom = Nie ma zestawu ani karty o nazwie „{ $kingdom }”. Najbliższe nazwy: { $nearest }.
unknown-kingdom-at-all = Nie ma zestawu ani karty o nazwie „{ $kingdom }”; listy pokazują fiefdom kingdoms i fiefdom cards. Można też podać do dziesięciu kart rozdzielonych przecinkami.
unknown-box = Nie ma pudełka o nazwie „{ $box }”. Są: { $boxes }.
unknown-bot = Nie ma bota ani strategii o nazwie „{ $bot }”. Najbliższe nazwy: { $nearest }.
unknown-bot-at-all = Nie ma bota ani strategii o nazwie „{ $bot }”. Są: { $bots } oraz te, które pokazuje fiefdom strategies. Można też podać plik strategii (.toml), plik Pythona z botem (.py) albo wytrenowaną sieć (.npz).
unknown-strategy = Nie ma strategii o nazwie „{ $strategy }”. Najbliższe nazwy: { $nearest }.
unknown-strategy-at-all = Nie ma strategii o nazwie „{ $strategy }”; listę pokazuje fiefdom strategies. Można też podać plik strategii (.toml).
kingdom-size = Zestaw ma dziesięć kart, a tu jest ich { $n }.
kingdom-needs = Podane karty i te, których potrzebują strategie, to razem { $n } kart ({ $cards }), a zestaw ma dziesięć. Podaj wszystkie dziesięć.
kingdom-basic = { $card }: ta karta jest w każdej grze i nie może być jedną z dziesięciu kart zestawu.
kingdom-twice = { $card }: ta karta jest podana dwa razy, a każda z dziesięciu kart zestawu musi być inna.
card-later = { $card } jest w pudełku { $box }, którego Fiefdom jeszcze nie ma.
kingdom-boxes = W „{ $kingdom }” nie da się jeszcze zagrać: Fiefdom nie ma tych pudełek: { $boxes }.
kingdom-later = Tych kart Fiefdom jeszcze nie ma: { $later }.{ $n ->
    [0] {""}
   *[other] {" "}Ma za to: { $known }.
}
later-cards = { $cards } ({ $box })
later-more = { $first }; { $other }
draft-chosen = { $card }: ta karta jest już w zestawie.
draft-card = { $card }: tej karty nie ma wśród kart do wyboru.
draft-full = Nie ma już czego wybierać: zestaw ma dziesięć kart.
draft-wishes = Życzenia dotyczą zestawów losowych. Gdy karty wybierają po kolei gracze, trzeba je pominąć.
too-few-cards = Zestaw ma dziesięć kart, a w tych pudełkach i edycjach jest ich tylko { $n }.
veto-named = Karta { $card } jest jednocześnie podana w zestawie i wykluczona: wybierz jedno z dwojga.
box-shares = Łączna liczba kart z pudełek to { $n }, a zestaw ma dziesięć kart.
unknown-wish = Nie ma życzenia „{ $wish }”. Są: { $wishes }.
wishes-too-many = Z tych kart nie udało się ułożyć zestawu, który spełnia wszystkie życzenia: ogranicz życzenia albo dopuść więcej kart.
player-number = Graczy może być od dwóch do sześciu, a nie { $n }.
no-such-seat = Nie ma miejsca nr { $seat }: miejsca mają numery od 1 do { $n }.
name-twice = Imię { $name } się powtarza: niech każdy gracz ma własne.
name-alike = Imię „{ $name }” wygląda prawie jak „{ $other }” przy tym stole: wybierz takie, którego nikt z nim nie pomyli.
name-invisible = Części imienia „{ $name }” nie widać: użyj znaków, które każdy zobaczy.
name-form = „{ $name }” nie może być imieniem gracza: imię to jeden wiersz, najwyżej { $most } znaków, bez spacji na początku i na końcu, bez przecinka, nawiasu i dwukropka.
bot-name-form = „{ $name }” nie może być nazwą bota: w zapisie gry musi się zmieścić w jednym wierszu.

strategy-exists = { $file }: strategia o nazwie { $strategy } już jest. Nadaj swojej inną nazwę.
card-exists = { $file }: karta o nazwie { $card } już jest. Nadaj swojej inną nazwę.
card-name-form = „{ $name }” nie może być nazwą karty: nazwa to jeden wiersz z literami, bez znaków , ; = # ( ) i bez słowa „if”
card-number-form = { $name }: { $field } ma wartość { $value }, a musi być liczbą całkowitą{ $least ->
    [zero] {" "}nie mniejszą niż 0.
   *[any] .
}
card-types-form = { $name }: types ma wartość { $value }, a musi być jednym lub kilkoma z: { $types }.
card-next-turn = { $name }: next_turn może mieć tylko karta z DURATION wśród typów.
python-syntax = { $file }, wiersz { $line }: tego nie da się odczytać jako Python.
python-broken = { $file }, wiersz { $line }: { $problem }
card-failed = { $file }, wiersz { $line }: karta { $name } zawiodła: { $problem }.
card-endless = nie skończyła się w ciągu { $n } sekund
card-asks = zadała ponad { $n } pytań z rzędu
cards-suspected = Gra się załamała, najpewniej przez kartę z pliku { $files }: { $problem }.
python-wrong = { $file }: { $problem }
cards-package = Nie można użyć zainstalowanych kart z pakietu { $package }: { $problem }
python-ending = { $file } nie jest plikiem Pythona (o nazwie kończącej się na .py).
cards-none = { $file } nie definiuje żadnej karty: utwórz ją za pomocą card("Name", cost=…, types=…).
bots-none = W pliku { $file } nie ma bota: napisz klasę z metodą answer(self, view, decision) albo funkcję make_bot(seed).
bots-several = W pliku { $file } jest kilka botów ({ $bots }): napisz funkcję make_bot(seed), która powie, który ma grać.
bots-no-answer = To, co tworzy { $bot }, nie jest botem: nie ma metody answer(view, decision).
bots-package = Nie można użyć zainstalowanego bota { $bot }: { $problem }
bot-answer = { $bot } daje niedozwoloną odpowiedź: { $answer }. Pytanie brzmiało: { $asked }
turn-limit = Gra musi mieć co najmniej jedną turę; podano { $n }.
network-form = { $file } nie jest siecią, którą Fiefdom umie grać: zapisz ją przez Network.save.
network-version = { $file } powstał dla innej numeracji akcji i cech; ta wersja Fiefdom używa wersji { $version }. Wytrenuj sieć ponownie.
network-players = { $bot }: ta sieć nauczyła się grać przy { $n } graczach i nie umie grać przy innej ich liczbie.

game-stopped = { $problem } (Gra jest zachowana w poprzednim stanie.)
file-missing = Nie ma pliku { $file }.
file-large = Plik { $file } jest za duży: może mieć najwyżej { $most } znaków.
file-no-text = Nie można odczytać pliku { $file }: to nie jest tekst.
file-other = Plik { $file } już istnieje i nie jest zapisaną grą: wybierz inną nazwę.
file-exists = Plik { $file } już istnieje. Wybierz inną nazwę albo dodaj --force, żeby go zastąpić.
file-ending = { $file }: nazwa musi kończyć się na { $ending }, bo inaczej żadne polecenie nie znajdzie tego, co jest w pliku.
file-twice = Plik { $file } podano dwa razy: każdy plik musi mieć własną nazwę.
file-unreadable = Nie można odczytać pliku { $file }: { $problem }.
file-unwritable = Nie można zapisać pliku { $file }: { $problem }.
output-failed = Nie udało się wypisać wyniku: { $problem }.
os-folder = to katalog
os-forbidden = brak uprawnień
os-full = brak miejsca na dysku
os-links = dowiązania prowadzą w kółko
os-long-name = nazwa jest za długa
os-no-folder = nie ma takiego katalogu
os-no-address = ten komputer nie ma takiego adresu
os-no-answer = nikt tam nie odpowiada
os-no-host = nie ma takiego adresu
os-no-reader = nikt z niego nie czyta
os-other = błąd systemu operacyjnego nr { $number }
os-port-taken = tego portu używa już inny program
toml-broken = { $file }, wiersz { $line }, kolumna { $column }: to nie jest TOML. Wiersz ma postać: klucz = wartość; teksty stoją w cudzysłowach.
toml-twice = { $file }, wiersz { $line }, kolumna { $column }: to występuje w pliku dwa razy albo na dwa sposoby.

database-address = „{ $address }” nie jest adresem bazy danych. Adres wygląda tak: postgresql://użytkownik:hasło@serwer/baza albo sqlite:///PLIK.
database-kind = Fiefdom nie obsługuje bazy danych typu „{ $kind }”: użyj postgresql://… albo sqlite:///PLIK.
database-unusable = Nie można użyć { $database }: { $problem }.
database-login = nie zgadza się nazwa użytkownika albo hasło
database-missing = nie ma bazy danych o tej nazwie
database-nowhere = nie ma takiego pliku. Jeśli serwer trzyma dane w innym folderze, podaj go w FIEFDOM_DATA
database-not-ours = żaden serwer jeszcze jej nie używał, więc nie ma w niej stołów
database-silent = żadna baza danych tam nie odpowiada
database-in-use = używa jej inny serwer. Najpierw zatrzymaj tamten albo podaj inny folder w FIEFDOM_DATA
database-foreign = to nie jest baza danych
database-damaged = jest uszkodzona: brak { $missing } albo jest tam pusto. Przywróć kopię zapasową do nowej bazy danych
database-says = odpowiedź brzmi „{ $text }”
database-newer = pochodzi z nowszej wersji Fiefdom; zainstaluj tę wersję
database-occupied = są tam już stoły, a kopię zapasową można przywrócić tylko do pustej bazy danych
backup-foreign = to nie jest kopia zapasowa z Fiefdom

line-form = Niezrozumiały wiersz: „{ $line }”. Wiersz to: miejsce, decyzja, karty. Na przykład: 1 discard Copper, Estate
line-purpose = Nie ma takiej decyzji: „{ $purpose }”. Są: { $purposes }.
line-count = „{ $part }”: tylu kart nie ma.
wrong-number = { $n ->
    [0] Nic nie wybrano
    [1] Wybrano 1
   *[other] Wybrano { $n }
}, a { $exact ->
    [yes] trzeba wybrać { $least }.
   *[no] można wybrać { $least ->
        [0] najwyżej { $most }
       *[other] od { $least } do { $most }
    }.
}
wrong-all-or-none = Trzeba wybrać { $most } albo nic.
not-so-many = { $pick }: można tu wybrać najwyżej { $n ->
    [1] 1 sztukę
    [few] { $n } sztuki
    [many] { $n } sztuk
   *[other] { $n } sztuki
}.
not-offered = Tego nie można tu wybrać: „{ $pick }”. Do wyboru: { $offered }.

record-foreign = { $file }, wiersz 1: to nie jest zapis gry. Zapis zaczyna się od „{ $heading }”.
record-line = { $file }, wiersz { $line }: nie wiadomo, co znaczy „{ $text }”.
record-cut = { $file }, wiersz { $line }: plik kończy się za wcześnie; brakuje „answers:” i odpowiedzi.
record-missing = { $file }, wiersz { $line }: powyżej brakuje „{ $field }:”.
record-answer = { $file }, wiersz { $line }: { $problem }
answers-other = gra pyta tu „{ $asked }”.
answers-over = gra kończy się przed tym wierszem.
record-needs-bot = Gra tu { $bot }: żeby grać dalej, wskaż ten plik za pomocą --bots { $bot }
record-no-such-bot = { $file }: { $bot } nie bierze udziału w tej grze. Razem z --resume opcja --bots podaje pliki Pythona z jej botami.
record-needs-cards = { $file }: ta gra używa twoich własnych kart. Dodaj { $cards }
record-older = { $file }: tę grę zapisano w wersji { $made }, a to jest wersja { $here }; w wersji { $rules } zmieniły się zasady, więc nie można jej już odtworzyć.
record-newer = { $file }: tę grę zapisano w wersji { $made }, a to jest dopiero wersja { $here }; zasady mogły się zmienić. Żeby ją odtworzyć, zainstaluj nowszą wersję.
resume-over = { $file }: ta gra jest skończona i nie ma czego wznawiać; pokaże ją fiefdom replay.
resume-bots = { $file }: w tej grze grają same boty i nie ma kto jej wznowić; pokaże ją fiefdom replay.
game-unknown = Nie ma pliku „{ $game }” ani zachowanej gry o takiej nazwie lub numerze; ich listę pokaże fiefdom games.

position-players = Liczba graczy w tej pozycji: { $n }; podano, razem z botami: { $given }.
position-several = Liczba scenariuszy w pliku { $file }: { $n }; grać można od pliku z jednym.
position-long = Ta pozycja jest w środku efektu, po { $n } odpowiedziach; limit to { $most }.
position-pasted = Twoja pozycja
position-over = W tej pozycji gra jest skończona: { $file }
record-world = Inny świat nie ma zapisu: nie powstał ze swojego ziarna.
resigned-before = Miejsce nr { $seat } już poddało grę.
undo-nothing = Nie ma czego cofnąć.
undo-answered = Nie można cofnąć: od tego czasu ktoś już podjął decyzję.
undo-seen = Nie można cofnąć: od tego czasu ujawniono karty.

scenario-none = { $file }: nie ma tu scenariusza albo jest coś oprócz scenariuszy. Każdy zaczyna się od [[scenario]].
scenario-wrong = { $file }, „{ $title }”: { $problem }
scenario-no-title = Scenariusz musi mieć tytuł (title).
scenario-value = { $name }: oczekiwana wartość: { $expected }.
expects-table = tabela kluczy i wartości
expects-lines = lista wierszy
expects-boxes = pudełka, na przykład "dominion, seaside"
expects-cards = karty, na przykład "2 Copper, Estate"
expects-number = liczba całkowita od { $least } do { $most }
expects-one-of = jedno z: { $choices }
expects-question = pytanie, na przykład "2 discard"
expects-seats = lista miejsc, na przykład [2]
expects-tables = lista tabel, na przykład [{ "{" } seat = 1, card = "Haven", when = "turn" { "}" }]
expects-random = cztery lub sześć liczb całkowitych, takich jak w zapisanej pozycji
scenario-at = { $name }: { $problem }
scenario-key = Nieznany klucz „{ $name }”. Znane tutaj: { $allowed }.
scenario-no-pile = { $card }: w tym zestawie nie ma takiego stosu.
scenario-size = W tej pozycji jest tyle kart i żetonów: { $n }, a może być najwyżej { $most }.
scenario-no-card = Pozycja wymienia kartę, której w niej nie ma: { $card } ({ $n ->
    [one] w tej pozycji jest 1 taka karta
    [few] w tej pozycji są { $n } takie karty
   *[other] w tej pozycji jest { $n } takich kart
}).
position-word = Tej pozycji nie da się zapisać: pliki scenariuszy nie mają słowa na „{ $word }”.
scenario-asked = gra pyta „{ $asked }”, a następny wiersz skryptu to „{ $line }”
scenario-line = nie da się wykonać „{ $line }”: { $problem }
scenario-unused = gra skończyła się albo nie miała już pytań przed „{ $line }”
scenario-differs = { $what }: powinno być { $expected }, a jest { $actual }

strategy-key = { $file }, wiersz { $line }: nieznany klucz „{ $field }”; może „{ $nearest }”? Klucze strategii: { $keys }.
strategy-key-at-all = { $file }, wiersz { $line }: nieznany klucz „{ $field }”. Klucze strategii: { $keys }.
strategy-groups = { $file }, wiersz { $line }: grupy zapisuje się tak: groups = { "{" } ataki = "Witch, Militia" { "}" }
strategy-group-name = { $file }, wiersz { $line }: grupa nie może nazywać się „{ $group }”: nazwa to jedno słowo, które nie jest kartą, typem, inną grupą ani słowem używanym w warunkach.
strategy-text = { $file }, wiersz { $line }: { $field }: powinien tu być tekst w cudzysłowie.
strategy-list = { $file }, wiersz { $line }: { $field }: powinna tu być lista tekstów albo jeden tekst.
strategy-yes-no = { $file }, wiersz { $line }: { $field }: powinno tu być true albo false.
strategy-percent = { $file }, wiersz { $line }: { $field } to liczba całkowita od 0 do 100.
strategy-nameless = { $file }: strategia musi mieć nazwę.
strategy-name-long = { $file }, wiersz { $line }: nazwa jest za długa: najwyżej { $most } znaków.
strategy-rules = { $file }: strategia musi mieć reguły, na przykład: Silver if count(Silver) < 3
strategy-long = { $file }: strategia ma najwyżej { $most } reguł, a tu jest ich { $n }.
strategy-rule = { $file }, wiersz { $line }, kolumna { $column }: { $problem }
condition-sign = „{ $sign }” nic w warunku nie znaczy.
condition-rest = „{ $word }” nie łączy się z tym, co stoi wcześniej.
condition-missing = przed „{ $word }” brakuje liczby, słowa albo nawiasu.
condition-end = na końcu czegoś brakuje: liczby, słowa albo nawiasu zamykającego.
condition-open = ten nawias nie jest zamknięty albo jest zamknięty w złym miejscu: „{ $word }”.
condition-deep = w tym warunku jest zbyt wiele zagnieżdżeń: „{ $word }”.
condition-long = ten warunek jest za długi: najwyżej { $most } słów, liczb i znaków.
condition-number = „{ $number }” to za długa liczba: najwyżej { $most } cyfr.
condition-of-what = { $word } – ale czego? Napisz { $word }(Silver) albo { $word }(Treasure).
condition-word = nieznane słowo „{ $word }”; może „{ $nearest }”? Są: { $known }.
condition-word-at-all = nieznane słowo „{ $word }”. Są: { $known }.

lab-seats = Nie ma takiego sposobu rozsadzania strategii: „{ $seats }”. Są: { $allowed }.
lab-games = Można rozegrać od 1 do { $most } gier, a nie { $n }.
no-cluster = Klaster wymaga biblioteki Ray, która nie jest zainstalowana. Zainstalujesz ją poleceniem: { $command }
worker-lost = Proces, który wykonywał część pracy, został przerwany z zewnątrz, być może z braku pamięci. Spróbuj z mniejszą liczbą procesów: --jobs
cluster-failed = Klaster zawiódł: { $problem }
cluster-unreachable = Pod adresem „{ $address }” nie odpowiada żaden klaster Ray. Adres ma postać host:port albo „auto”; bez adresu Ray jest uruchamiany na tym komputerze.
cluster-unstarted = Nie udało się uruchomić Ray: { $problem }
lab-tournament-of = W turnieju muszą grać przynajmniej dwie różne strategie.

import-doctype = Plik { $file } nie jest wczytywany: zawiera DOCTYPE lub ENTITY, których strategie nie potrzebują.
import-xml = { $file }, wiersz { $line }, kolumna { $column }: tego nie da się odczytać jako XML.
import-nothing = { $file }: nie ma tu żadnej strategii.
import-junk = { $file }: to nie jest plik ze strategiami, które można zaimportować. Pierwszy problem: { $problem }
import-empty = { $file }, { $strategy }: niczego z tego nie da się zaimportować. Pierwszy problem: { $problem }
import-word = nie wiadomo, co znaczy „{ $word }”.
import-missing = brakuje „{ $word }”.
import-card = karty „{ $card }” tu nie ma.
import-kingdom = w tamtym zestawie; tutaj nie ma takich kart.
import-left-out = pominięto: { $part }: { $problem }
import-differs = { $part }: { $problem }
import-no-win = To, co zostało z tej strategii, nie może wygrać.
import-no-win-named = { $strategy }: to, co z niej zostało, nie może wygrać.
import-summary = { $n ->
    [one] Jedna strategia
    [few] { $n } strategie
   *[other] { $n } strategii
}, { $rules ->
    [0] niczego nie pominięto.
    [one] pominięto jedną część; komentarz mówi którą.
    [few] pominięto { $rules } części; komentarze mówią które.
   *[other] pominięto { $rules } części; komentarze mówią które.
}
import-unknown = W tym pliku nie ma strategii „{ $strategy }”. Najbliższe nazwy: { $nearest }.
import-unknown-at-all = W tym pliku nie ma strategii „{ $strategy }”; bez nazwy zobaczysz wszystkie, które w nim są.
import-output = --output działa tylko z --import: to katalog, w którym zapisywane są zaimportowane strategie.
import-way = sposób zagrywania tej karty w tamtym symulatorze; tutaj gra się nią jak każdą inną.
import-setting = ustawienie tamtego symulatora, które tutaj nic nie znaczy.

unknown-language = Nie ma języka „{ $language }”. Są: { $languages }.
locale-broken = Nie można odczytać pliku językowego { $file }: błąd w wierszu { $line }.
scenario-key-near = Nieznany klucz „{ $name }”. Czy chodziło o: { $nearest }? Podkładki i żetony deklaruje się przy karcie.
scenario-left = „{ $line }” wymienia coś, co w tej kolejności nie nastąpiło: { $left }
card-names-form = { $name }: { $field } to { $value }, a musi być listą nazw, na przykład { $field }=("Hive",)
card-undeclared-mat = żadna karta w tej grze nie deklaruje podkładki „{ $name }”: dopisz do karty mats=("{ $name }",) albo popraw nazwę (zadeklarowane: { $declared ->
    [none] brak
   *[other] { $declared }
})
card-undeclared-number = żadna karta w tej grze nie liczy „{ $name }”: dopisz do karty numbers=("{ $name }",) albo popraw nazwę
card-undeclared-token = żadna karta w tej grze nie deklaruje żetonów „{ $name }”: dopisz do karty tokens=("{ $name }",) albo popraw nazwę (zadeklarowane: { $declared ->
    [none] brak
   *[other] { $declared }
})
card-tokens-fixed = żetony zmieniają tylko me.add_token(name) i me.spend_tokens(name, n)
card-no-bonus = „{ $label }” nie jest premią: napisz +1 Card, +2 Actions, +1 Buy albo +$2
card-tokens-below-zero = me.spend_tokens(„{ $name }”, { $n }) jest niemożliwe: liczba nie może być ujemna
option-twice = { $name } (opcja { $pick }) wybrano dwa razy.
no-such-option = Nie ma opcji { $pick }: numery zaczynają się od 0, a opcji jest { $n }. Do wyboru: { $offered }.
game-is-over = Gra jest skończona.
game-not-over = Gra jeszcze trwa; dotychczasowe punkty ma secret_result.
not-your-decision = Teraz decyduje miejsce { $asked }, a nie miejsce { $seat }.
question-open = Stół nie czeka na pytanie, na które jest tylko jedna odpowiedź.
game-diverged = Powtórzona gra zapytała o coś innego: { $question }
no-other-world = Żadna z ponownie rozdanych gier (prób: { $n }) nie wygląda tak samo z miejsca { $seat }.
actions-labels = Akcjami można wybierać najwyżej spośród tylu etykiet spoza listy: { $n }.
action-masked = Akcja { $action } jest teraz niedozwolona. Dozwolone: { $allowed }.
action-none = Ten agent musi coś zrobić: None jest dla agentów, które skończyły.
action-waits = { $agent } nie jest pytany, więc może tylko czekać (akcja { $action }).
picked-elsewhere = Tego, co już wybrano, nie da się tam wybrać.
card-moment = karty mogą czekać tylko na jeden z momentów, na przykład GAINED
card-no-effect = to jest możliwe tylko w trakcie efektu karty
card-not-waiting = me.waiting istnieje tylko w efektach, które czekały
card-without-sequel = karta { $card } czeka na { $moment }, ale nie ma na to funkcji: napisz nad nią @nazwa.{ $verb }({ $moment })
card-not-reacting = przed atakiem chroni tylko reakcja na ten atak
card-left-cards = { $card }: po efekcie zostały karty w „{ $zone }”: { $cards }
card-twice = { $card } jest w dwóch miejscach naraz: { $zone } i { $other }
cards-nowhere = { $n ->
    [one] jednej karty nie ma nigdzie
   *[other] { $n } kart nie ma nigdzie
}
number-below-zero = miejsce { $seat } ma mniej niż nic: { $number }
