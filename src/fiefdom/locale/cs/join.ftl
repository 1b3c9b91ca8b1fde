# Bot u stolu na serveru a co klient říká o serverech.

cli-join = nech bota hrát u stolu na serveru
cli-join-url = odkaz na stůl, jak ho posílá hostitel; se samotnou adresou serveru kterýkoli stůl z jeho lobby, u něhož je volné místo
cli-join-bot = bot, který hraje: úroveň, kterýkoli název z fiefdom strategies, soubor se strategií (.toml) nebo soubor v Pythonu s tvým botem (.py) (výchozí: fair)
cli-join-name = jméno bota u stolu (výchozí: název bota)
cli-join-seat = místo, které má obsadit (výchozí: první volné)
cli-join-seed = celé číslo pro boty, kteří se rozhodují náhodně (výchozí: nové)
join-extra = „fiefdom join“ potřebuje balíčky, které nejsou nainstalované (chybí { $package }). Nainstaluješ je příkazem: { $command }
join-seated = { $name } sedí na místě { $seat }. Ctrl-C skončí; zpátky vede tento odkaz: { $link }
join-over = Konec hry: { $scores }
join-ended = Stůl byl zavřen před koncem hry.
join-left = Bot odešel od stolu.
join-cards = U tohoto stolu se hraje s kartami, které nemáš: přidej je pomocí --cards SOUBOR.py. Sestava: { $cards }
join-far = Natrénovaná síť jako { $bot } zatím na serveru hrát neumí: hraje jen ve „fiefdom play“ a v laboratoři.
client-url = „{ $url }“ není odkaz na server: má vypadat jako http://127.0.0.1:8770/table/1a2b3c#key
client-unreachable = Na adrese { $server } neodpovídá žádný server: { $problem }
client-no-fiefdom = Na adrese { $server } není server Fiefdom.
client-no-room = V lobby serveru { $server } není stůl s volným místem.
client-refused = { $text }
