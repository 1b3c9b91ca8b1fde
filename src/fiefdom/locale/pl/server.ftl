# Co serwer mówi ludziom przy stołach i temu, kto go uruchamia.

server-number = { $field } musi być od { $least } do { $most }.
server-bot-file = „{ $bot }” to nie bot tego serwera: wybierz poziom albo strategię po nazwie.
server-text = „{ $text }” nie może być polem { $field }: potrzeba od 1 do { $most } znaków w jednym wierszu, bez spacji na końcach.
server-key = Do tego stołu trzeba zaproszenia: użyj odnośnika od gospodarza.
server-not-started = Gra jeszcze się nie zaczęła.
server-read-only = Ten stół można tylko oglądać: ta wersja Fiefdom inaczej rozgrywa wpis { $number } jego dziennika. { $problem }
server-no-undo = Nikt nie czeka na twoją zgodę na cofnięcie.
server-not-away = Już sam grasz.
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
server-is-playing = Gra już trwa.
server-is-paused = Gra jest wstrzymana.
server-is-over = Gra jest skończona.
server-is-ended = Gospodarz zamknął ten stół.
server-answered = Za późno: na to pytanie już odpowiedziano.
server-not-asked = To nie twoja decyzja.
server-answer = Ta odpowiedź nie jest dozwolona: { $problem }
server-undo-off = Przy tym stole niczego się nie cofa.
server-no-person = Na miejscu { $seat } nie gra nikt, kogo bot mógłby zastąpić.
server-no-seat = To miejsce jest zajęte albo nie ma już wolnych.
server-protocol = Mówisz wersją { $protocol } protokołu, a ten serwer wersją { $ours }.
server-record-secret = Zapis trwającej gry pokazuje karty wszystkich; będzie dostępny, gdy gra się skończy.
server-no-table = Nie ma stołu „{ $table }”.
server-closes = Serwer się zamyka. Twoja gra jest zapisana; wróć za chwilę.
server-many-connections = Za dużo połączeń z twojego adresu: najwyżej { $most }.
server-full = Ten serwer jest pełny. Spróbuj później.
server-too-fast = Wolniej: za dużo wiadomości naraz.
server-many-watchers = Za dużo osób ogląda ten stół: najwyżej { $most }.
server-origin = Strony z { $origin } nie mogą używać tego serwera.
server-local = Tego stołu można używać tylko na komputerze, na którym działa serwer.
server-large = Wiadomość jest za duża: najwyżej { $most } bajtów.
server-binary = Wiadomości muszą być tekstem, a ta jest binarna.
server-message = Nie da się zrozumieć tej wiadomości: { $problem }
server-storage = Serwer nie może teraz niczego zapisać. Nic się nie zmieniło; spróbuj jeszcze raz.
server-hello = Pierwszą wiadomością musi być „hello”, w ciągu dziesięciu sekund.
server-no-language = Nie ma języka „{ $language }”; są { $languages }.

cli-serve = uruchom serwer: stoły, przy których ludzie i boty spotykają się w sieci
cli-serve-host = adres, na którym nasłuchiwać (domyślnie 127.0.0.1, dostępny tylko z tego komputera)
cli-serve-port = port, na którym nasłuchiwać (domyślnie 8770; 0 bierze dowolny wolny)
cli-serve-public = pozwól na adres, do którego sięgają inne komputery
cli-serve-database = postgresql://… dla bazy PostgreSQL (domyślnie plik w twoim folderze danych)
cli-serve-workers = ile procesów obsługuje ludzi (domyślnie 1; więcej wymaga PostgreSQL)
cli-serve-thinkers = ile procesów każdego z nich myśli za boty (domyślnie 1)
cli-serve-keep = usuwaj stoły, których nikt nie ruszał tak długo: 12h, 90d, 8w, 1y (domyślnie 90d)
cli-serve-origin = inne witryny, których strony mogą używać tego serwera, oddzielone przecinkami
cli-serve-proxy = adresy serwerów pośredniczących, którym wolno mówić, skąd jest żądanie, oddzielone przecinkami
cli-serve-unlimited = niech każdy prosi o tyle, ile chce: do pomiarów, nie dla obcych
cli-serve-certificate = używaj https z tym certyfikatem
cli-serve-key = klucz prywatny certyfikatu
cli-serve-backup = zapisz wszystkie stoły do pliku, także gdy serwer działa, i zakończ
cli-serve-restore = wczytaj wszystkie stoły z kopii do pustej bazy i zakończ
cli-alone = Podaj albo { $option }, albo { $other }, nie oba naraz.
serve-extra = „fiefdom serve” potrzebuje pakietów, których tu nie ma (brakuje { $package }): pip install 'fiefdom[server]'
serve-ready = Fiefdom działa pod adresem { $address } — Ctrl-C kończy.
serve-backed-up = Wszystkie stoły są zapisane w { $file }.
serve-restored = Wszystkie stoły z { $file } są w bazie.
serve-public = Do { $host } sięgają inne komputery: jeśli tak ma być, dodaj --public.
serve-certificate-key = Certyfikat potrzebuje klucza: podaj i --certificate, i --key.
serve-certificate = Certyfikatu { $file } nie da się użyć z tym kluczem: { $problem }
serve-keep = „{ $text }” to nie czas: napisz 12h, 90d, 8w albo 1y.
serve-port = Nie można nasłuchiwać na { $host }, port { $port }: { $problem }
serve-workers-database = Kilka procesów wymaga PostgreSQL: dodaj --database postgresql://…
word-url = URL
word-urls = ADRESY-URL
word-addresses = ADRESY
word-time = CZAS
