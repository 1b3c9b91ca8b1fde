# Co serwer mówi ludziom przy stołach i temu, kto go uruchamia.

server-number = { $field }: dozwolone od { $least } do { $most }.
server-two-tables = { $field }: nie przy więcej niż sześciu miejscach, bo wtedy gracie przy dwóch stołach.
server-bot-file = „{ $bot }” to nie bot tego serwera: wybierz poziom albo strategię po nazwie.
server-text = „{ $text }” nie może być polem { $field }: potrzeba od 1 do { $most } znaków w jednym wierszu, bez spacji na końcach.
server-key = Do tego stołu trzeba zaproszenia: użyj linku od gospodarza.
server-not-started = Gra jeszcze się nie zaczęła.
server-lacks-cards = Ten stół można tylko oglądać: są przy nim karty, których ten serwer nie zna. Gra ruszy dalej, gdy serwer zostanie uruchomiony z tymi samymi --cards. { $problem }
server-read-only = Ten stół można tylko oglądać: ta wersja Fiefdom inaczej rozgrywa wpis { $number } jego dziennika. { $problem }
server-other-rules = Przy tym stole można już tylko patrzeć: otwarto go w Fiefdom { $made }, a działający tu Fiefdom { $here } gra według innych zasad.
server-no-undo = Nikt nie czeka na twoją zgodę na cofnięcie.
server-not-away = Bot już za ciebie nie gra.
server-seats-free = { $n ->
        [one] Jedno miejsce jest jeszcze wolne.
        [few] { $n } miejsca są jeszcze wolne.
       *[other] { $n } miejsc jest jeszcze wolnych.
    }
server-request = „{ $request }” nie jest tu możliwe.
server-watching = Tylko oglądasz: żeby grać, zajmij miejsce.
server-resigned = Twoja gra jest już poddana.
server-host = To może zrobić tylko gospodarz stołu.
server-is-open = Gra jeszcze się nie zaczęła.
server-is-drafting = Gracze właśnie wybierają zestaw kart.
server-not-choosing = Teraz wybiera { $name }.
server-is-playing = Gra już trwa.
server-is-paused = Gra jest wstrzymana.
server-is-over = Gra jest skończona.
server-is-ended = Gospodarz zamknął ten stół.
server-answered = Za późno: na to pytanie już odpowiedziano.
server-not-asked = To nie twoja decyzja.
server-answer = Ta odpowiedź nie jest dozwolona: { $problem }
server-undo-off = Przy tym stole niczego się nie cofa.
server-undo-away = Przy stole nie ma teraz gracza { $name }, a zgodzić muszą się wszyscy. Poczekaj chwilę albo niech gospodarz zastąpi go botem: boty się zgadzają.
server-no-person = Na miejscu { $seat } nie gra nikt, kogo bot mógłby zastąpić.
server-present = { $name } jest przy stole: bot zastępuje tylko nieobecnych.
server-muted = Gospodarz zamknął czat dla ciebie.
server-removed = Gospodarz tego stołu odprawił ciebie albo kogoś innego spod twojego adresu.
server-nobody = Tej osoby nie ma już przy stole.
server-yourself = Nie możesz odprawić ani wyciszyć siebie.
server-sent-away = { $name }: gospodarz odprawił tę osobę od stołu.
server-bot-plays-on = { $name }: gospodarz odprawił tę osobę od stołu; na jej miejscu gra dalej bot.
server-chatty = Widzowie dużo napisali w ostatniej minucie: odczekaj chwilę.
server-bot-failed = „{ $failed }” nie umie odpowiedzieć na miejscu gracza { $name }: od teraz gra tam „{ $bot }”.
server-failed = Na serwerze coś się nie udało. Nic się nie zmieniło; co to było, sprawdzi ten, kto go prowadzi.
server-card-failed = { $problem } Nic się nie zmieniło.
server-no-seat = To miejsce jest zajęte albo nie ma już wolnych.
server-protocol = Używasz wersji { $protocol } protokołu, a ten serwer wersji { $ours }.
server-record-secret = Zapis trwającej gry pokazuje karty wszystkich; będzie dostępny, gdy gra się skończy.
server-no-table = Nie ma stołu „{ $table }”.
server-no-page = Nie ma tu strony „{ $path }”.
server-method = Ten adres nie przyjmuje żądań { $method }.
server-no-client = Klient przeglądarkowy nie jest tu zbudowany: w sklonowanym repozytorium zbuduje go „make web”. API działa mimo to.
server-crowd = Jeśli przyjdzie więcej niż sześć osób, los podzieli je na dwa stoły z tym samym zestawem kart. Na koniec będzie jeden wspólny wynik.
server-laid-out = Ta gra zaczęła się od pozycji: ktoś sam ułożył karty i może znać wszystkie ręce i talie.
server-position-over = W tej pozycji gra jest już skończona. Wybierz wcześniejszą.
server-deal-chosen = Kto otworzył ten stół, wybrał rozdanie i może wiedzieć, jakie karty przyjdą.
server-hands-open = Każdy, kto ogląda ten stół, widzi wszystkie ręce – także gracz, który otworzy go drugi raz.
server-closes = Serwer kończy pracę. Twoja gra jest zapisana; wróć za chwilę.
server-many-connections = Za dużo połączeń z twojego adresu: najwyżej { $most }.
server-full = Ten serwer jest pełny. Spróbuj później.
server-too-fast = Wolniej: za dużo wiadomości naraz.
server-many-tables = Z twojego adresu otwarto za dużo stołów: najwyżej { $most } na godzinę.
server-table-long = Przy tym stole zdarzyło się już tyle, że dziennik jest pełny (wpisy: { $most }). Możesz jeszcze tylko się poddać.
server-many-watchers = Za dużo osób ogląda ten stół: najwyżej { $most }.
server-many-replays = Oglądasz za dużo gier naraz: z jednego adresu najwyżej { $most }. Spróbuj za chwilę.
server-full-of-replays = Za dużo osób ogląda teraz gry. Spróbuj za chwilę.
server-slow-replay = Odtwarzanie tej gry trwa za długo: ponad { $most } s.
server-record-long = Ta gra jest za długa, żeby ją tu obejrzeć albo grać dalej. Kroki: { $n }, a może ich być najwyżej { $most }.
server-origin = Strony z { $origin } nie mogą używać tego serwera.
server-name = Ten serwer nie nazywa się „{ $name }”. Kto go prowadzi, może dodać tę nazwę: fiefdom serve --name { $name }
server-local = Tego stołu można używać tylko na komputerze, na którym działa serwer.
server-large = Wiadomość jest za duża: najwyżej { $most } bajtów.
server-binary = Wiadomości muszą być tekstem, a ta jest binarna.
server-message = Nie da się zrozumieć tej wiadomości: { $problem }
message-type = w { $where } oczekiwano { $expected }, a jest { $found }.
message-lacks = w { $where } brakuje pola { $field }.
message-value = w { $where } nie może być { $value }.
message-json = to nie jest poprawny JSON.
server-storage = Serwer nie może teraz niczego zapisać. Nic się nie zmieniło; spróbuj jeszcze raz.
server-hello = Pierwszą wiadomością musi być „hello”, w ciągu dziesięciu sekund.
server-no-language = Nie ma języka „{ $language }”; są { $languages }.

cli-serve = uruchom serwer: stoły, przy których ludzie i boty spotykają się w sieci
cli-serve-host = adres, na którym nasłuchiwać (domyślnie 127.0.0.1, dostępny tylko z tego komputera)
cli-serve-port = port, na którym nasłuchiwać (domyślnie 8770; 0 wybiera dowolny wolny)
cli-serve-public = zezwól na adres, z którym mogą się łączyć inne komputery
cli-serve-name = nazwy, pod którymi można wejść na ten serwer, oddzielone przecinkami, na przykład fiefdom.example.org; localhost i adresy z samych liczb działają zawsze
cli-serve-database = postgresql://… dla bazy PostgreSQL (domyślnie: to, co podaje FIEFDOM_DATABASE, a bez tego plik w folderze z danymi)
cli-serve-workers = ile procesów obsługuje ludzi (domyślnie 1; więcej wymaga PostgreSQL)
cli-serve-thinkers = ile procesów na każdy z nich myśli za boty (domyślnie 2)
cli-serve-keep = usuwaj stoły, których nikt nie ruszał tak długo: 12h, 90d, 8w, 1y (domyślnie 90d)
cli-serve-origin = inne witryny, których strony mogą używać tego serwera, oddzielone przecinkami
cli-serve-proxy = adresy serwerów pośredniczących, którym wolno mówić, skąd jest żądanie, oddzielone przecinkami
cli-serve-limit = zmień limit; kolejny limit zmieni kolejne --limit. Oto wszystkie limity i ich zwykłe wartości:
limit-requests-a-second = żądania z jednego adresu na sekundę; naraz pięć razy tyle
limit-pages-a-second = strony i ich pliki dla jednego adresu na sekundę; naraz pięć razy tyle
limit-sockets-per-address = gniazda z jednego adresu, które nie są połączone ze stołem
limit-connections-per-address = połączenia z jednego adresu
limit-connections = wszystkie połączenia razem
limit-tables-an-hour = stoły otwierane z jednego adresu w ciągu godziny
limit-tables = stoły w użyciu
limit-table-entries = to, co dzieje się przy jednym stole, bez czatu; potem można go już tylko zakończyć
limit-thinking-per-table = sekundy myślenia botów jednego stołu w ciągu godziny; potem czekają
limit-thinking-per-address = sekundy myślenia botów przy wszystkich stołach jednego adresu w ciągu godziny; potem czekają
limit-watchers-per-table = widzowie przy jednym stole
limit-messages-a-second = wiadomości na jednym połączeniu na sekundę; naraz dwa razy tyle
limit-message-bytes = bajty w jednej wiadomości
limit-lines-a-minute = linie czatu na jednym połączeniu na minutę; naraz pięć
limit-record-bytes = bajty w przesłanym zapisie gry
limit-record-answers = kroki gry, którą ktoś ogląda albo gra dalej
limit-position-bytes = bajty w pozycji, od której ktoś gra dalej
limit-position-cards = karty i żetony w takiej pozycji
limit-position-answers = odpowiedzi w takiej pozycji, jeśli jest w środku efektu
limit-replay-steps = kroki gry wysyłane naraz temu, kto ją ogląda
limit-replay-bytes = bajty pozycji i wydarzeń wysyłane naraz temu, kto ogląda grę
limit-replay-seconds = sekundy, które może trwać odtwarzanie gry
limit-replays-per-address = czekające prośby o obejrzenie gry z jednego adresu
limit-replays = wszystkie czekające prośby o obejrzenie gry razem
limit-watchers-lines-per-table = linie czatu na minutę od wszystkich widzów jednego stołu
limit-watchers-lines-per-address = linie czatu na minutę od wszystkich widzów spod jednego adresu; naraz pięć
cli-serve-unlimited = znieś wszystkie limity oprócz rozmiarów: do pomiarów, nie dla obcych
cli-serve-certificate = używaj https z tym certyfikatem
cli-serve-key = klucz prywatny certyfikatu
cli-serve-log = zapisuj wszystko od tego poziomu wzwyż jako wiersze JSON na stderr (domyślnie: warning)
cli-serve-backup = zapisz wszystkie stoły do pliku, także gdy serwer działa, i zakończ
cli-serve-restore = wczytaj wszystkie stoły z kopii do pustej bazy i zakończ
cli-alone = Podaj albo { $option }, albo { $other }, nie oba naraz.
serve-extra = „fiefdom serve” potrzebuje pakietów, których tu nie ma (brakuje { $package }). Zainstalujesz je poleceniem: { $command }
serve-ready = Fiefdom działa pod adresem { $address } — Ctrl-C kończy.
serve-own-cards = Karty z { $files } to programy i mogą wszystko, co ten serwer: używaj tylko plików, którym ufasz.
serve-backed-up = { $n ->
        [one] Zapisano jeden stół z { $database } w { $file }.
        [few] Zapisano { $n } stoły z { $database } w { $file }.
       *[other] Zapisano { $n } stołów z { $database } w { $file }.
    }
serve-restored = { $n ->
        [one] Przywrócono jeden stół z { $file } do { $database }.
        [few] Przywrócono { $n } stoły z { $file } do { $database }.
       *[other] Przywrócono { $n } stołów z { $file } do { $database }.
    }
serve-public = Z adresem { $host } mogą się łączyć inne komputery: jeśli tak ma być, dodaj --public.
serve-name = „{ $name }” nie jest nazwą serwera: podaj ją bez http:// i bez portu, na przykład --name fiefdom.example.org
serve-certificate-key = Certyfikat potrzebuje klucza: podaj i --certificate, i --key.
serve-certificate = Certyfikatu { $file } nie da się użyć z tym kluczem: { $problem }
serve-certificate-other = ten klucz należy do innego certyfikatu
serve-certificate-form = te pliki to nie certyfikat i jego klucz w formacie PEM, bez hasła
serve-keep = „{ $text }” to nie czas: napisz 12h, 90d, 8w albo 1y.
serve-limit-form = „{ $text }” to nie limit: podaj nazwę i liczbę, na przykład --limit tables=500.
serve-limit-name = Nie ma limitu „{ $name }”. Limity to: { $names }.
serve-port = Nie można nasłuchiwać na { $host }, port { $port }: { $problem }
serve-workers-database = Kilka procesów wymaga PostgreSQL: dodaj --database postgresql://…
word-url = URL
word-urls = ADRESY-URL
word-addresses = ADRESY
word-time = CZAS
word-limit = NAZWA=LICZBA
