# Egy bot egy szerver asztalánál, és amit egy kliens a szerverekről mond.

cli-join = egy bot játsszon egy szerver asztalánál
cli-join-url = az asztal linkje, ahogy a házigazda küldte; ha csak egy szerver címe, akkor bármelyik asztal az előcsarnokából, amelynél van szabad hely
cli-join-bot = a bot, amelyik játszik: egy szint, bármelyik név a fiefdom strategies listájából, egy stratégiafájl (.toml) vagy egy Python-fájl a saját botoddal (.py) (alapérték: fair)
cli-join-name = a bot neve az asztalnál (alapérték: a bot neve)
cli-join-seat = a hely, ahová ül (alapérték: az első szabad)
cli-join-seed = egész szám azoknak a botoknak, amelyek véletlenül döntenek (alapérték: új)
join-extra = A „fiefdom join” parancsnak olyan csomagok kellenek, amelyek nincsenek telepítve (hiányzik: { $package }). Így telepítheted őket: { $command }
join-seated = { $name } a(z) { $seat }. helyen ül. Kilépés: Ctrl-C; ez a link vezet vissza: { $link }
join-over = Vége a játéknak: { $scores }
join-ended = Az asztalt a játék vége előtt bezárták.
join-left = A bot elhagyta az asztalt.
join-cards = Ennél az asztalnál olyan lapokkal játszanak, amelyek neked nincsenek meg: add hozzá őket ezzel: --cards FÁJL.py. A királyság: { $cards }
join-far = A betanított hálózatok, mint a(z) { $bot }, kiszolgálón még nem tudnak játszani: csak a „fiefdom play” paranccsal és a laborban.
client-url = „{ $url }” nem egy szerver linkje: valami ilyesmi kell: http://127.0.0.1:8770/table/1a2b3c#key
client-unreachable = Itt nem válaszol szerver: { $server }. { $problem }
client-no-fiefdom = Itt nincs Fiefdom-szerver: { $server }
client-no-room = Ennek a szervernek az előcsarnokában nincs asztal szabad hellyel: { $server }
client-refused = { $text }
