# Bot przy stole na serwerze i to, co klient mówi o serwerach.

cli-join = niech bot zagra przy stole na serwerze
cli-join-url = odnośnik do stołu od gospodarza; sam adres serwera oznacza dowolny stół z poczekalni, przy którym jest wolne miejsce
cli-join-bot = bot, który gra: poziom, dowolna nazwa z fiefdom strategies, plik ze strategią (.toml) albo plik w Pythonie z twoim botem (.py) (domyślnie fair)
cli-join-name = imię bota przy stole (domyślnie nazwa bota)
cli-join-seat = miejsce, które ma zająć (domyślnie pierwsze wolne)
cli-join-seed = liczba całkowita dla botów, które decydują losowo (domyślnie nowa)
join-extra = „fiefdom join” potrzebuje pakietów, które nie są zainstalowane (brakuje { $package }). Zainstalujesz je poleceniem: { $command }
join-seated = { $name } siedzi na miejscu { $seat }. Ctrl-C kończy; ten odnośnik prowadzi z powrotem: { $link }
join-over = Koniec gry: { $scores }
join-ended = Stół zamknięto przed końcem gry.
join-left = Bot odszedł od stołu.
join-cards = Przy tym stole gra się kartami, których nie masz: dodaj je przez --cards PLIK.py. Królestwo: { $cards }
join-far = Wytrenowana sieć, taka jak { $bot }, nie umie jeszcze grać na serwerze: gra tylko w „fiefdom play” i w laboratorium.
client-url = „{ $url }” to nie odnośnik do serwera: powinien wyglądać jak http://127.0.0.1:8770/table/1a2b3c#key
client-unreachable = Pod adresem { $server } nie odpowiada żaden serwer: { $problem }
client-no-fiefdom = Pod adresem { $server } nie ma serwera Fiefdom.
client-no-room = W poczekalni { $server } nie ma stołu z wolnym miejscem.
client-refused = { $text }
