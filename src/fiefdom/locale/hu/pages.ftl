# A böngészős kliens oldalai az asztalon kívül.

web-lead = A Dominion, a pakliépítős játék, a böngésződben. Három doboz, erős botok, barátok egy linkkel.
web-play-now = Játék most
web-play-now-about = Te és egy közepes bot. Fiók nélkül.
web-new-table-about = Birodalom, helyek, szabályok
web-open-tables-about = { $n ->
    [0] Most senki sem vár
   *[other] { $n } asztal vár játékosra
}
web-learn-about = Első játék lépésről lépésre
web-replay-about = Fájlból vagy linkről
web-my-games-about = { $n ->
    [0] Még egy sincs
   *[other] Ezen az eszközön: { $n }
}
web-cards-about = { $n ->
    [0] Szövegek és magyarázatok
   *[other] Mind a { $n }, magyarázatokkal
}
web-your-turn = Te jössz
web-resume-with = { $names }, { $turn }. kör
web-go-on = Folytatás
web-unofficial = Nem hivatalos rajongói projekt; a játék szerzőjéhez és kiadójához nincs köze. A szövegek és képek a sajátjaink.
web-language = Nyelv
web-guest = Játékos
web-opening = Osztjuk a lapokat…
web-no-server = A szerver nem érhető el. Ellenőrizd a kapcsolatot, és próbáld újra.
web-settings-look = Megjelenés
web-theme = Világos vagy sötét
web-theme-system = Mint a rendszer
web-theme-light = Világos
web-theme-dark = Sötét
web-text-size = Betűméret
web-colours = Színek
web-colours-usual = Szokásos
web-colours-distinct = Színtévesztőknek
web-colours-about = A kártyatípusokat a színen kívül a formájuk és a jelük is megkülönbözteti.
web-motion = Mozgás
web-motion-system = Mint a rendszer
web-motion-full = A lapok mozognak
web-motion-none = Semmi sem mozog
web-speed = A többiek lépései
web-speed-slow = Lassan
web-speed-normal = Közepesen
web-speed-none = Azonnal
web-settings-sound = Hang
web-sound = Hangok a lapokhoz és a körökhöz
web-sound-try = Próbáld ki
web-settings-auto = Magától történik
web-auto-treasures = Kincskártyák kijátszása
web-auto-treasures-about = Mindet, amikor az akciófázisod véget ér. Megáll, ahol számít a sorrend.
web-auto-phases = Az üres fázisok átugrása
web-auto-phases-about = A köröd végét vásárlás után továbbra is te jelzed.
web-auto-reactions = Ezeket a védekezéskártyákat mindig mutasd meg
web-settings-you = Te
web-your-name = A neved
web-your-name-about = A többiek ezt látják az asztalnál. Legfeljebb 30 betű.
web-settings-keys = Billentyűzet
web-letter-keys = Egyes betűk is működnek az asztalnál
web-show-keys = Az összes billentyű
web-settings-kept = Ebben a böngészőben maradnak meg; a változás azonnal érvényes, játék közben is.
web-settings-reset = Vissza az alapértékekre
web-keys = Billentyűk
web-close = Bezárás
web-keys-numbers = az a lap vagy pakli; Shifttel a tizenegyediktől
web-keys-arrows = mozgás a választhatók között; Tab: területről területre
web-keys-space = kiválasztás
web-keys-enter = megerősítés, vagy az első gomb
web-keys-t = minden kincskártya kijátszása
web-keys-e = a fázis vagy a kör vége
web-keys-u = visszavonás
web-keys-zones = kéz, készlet, többiek, napló, lapjaim, csevegés
web-keys-i = a kijelölt lap elolvasása
web-keys-esc = bezárás, azután a választás törlése
web-keys-r = új játék, a végén
web-keys-slash = keresés
web-keys-help = ez a lista
web-lobby-about = Ülj le valakihez, vagy nézd, hogyan játszanak. A csak linkkel elérhető asztalok itt nem látszanak.
web-lobby-empty = Most nincs nyitott asztal. Nyiss egyet, és mások leülhetnek hozzád.
web-waiting = Játékosra vár
web-playing = Játszanak
web-join = Leülök
web-watch = Nézem
web-seats-free = { $n } szabad hely
web-table-of = Asztal: { $names }
web-table-alone = Új asztal
web-games-empty = Itt még nem játszottál. A játékok ebben a böngészőben maradnak meg, fiók nélkül.
web-games-about = Ebben a böngészőben maradnak meg. Ugyanezzel a linkkel más eszközön is folytathatod.
web-game-now = Folyamatban
web-game-past = Befejezett
web-look-back = Visszanézés
web-same-again = Ugyanezekkel a lapokkal
web-forget = Törlés
web-forget-about = Eltávolítás a listáról. Az asztalhoz való kulcsod is elvész.
web-undo-forget = Vissza
web-forgotten = Lekerült a listáról.
web-game-gone = Ez az asztal már nincs a szerveren.
web-status-open = Még nem kezdődött el
web-status-playing = Most jön: { $name }
web-status-paused = Szünetel
web-status-over = Befejezett
web-status-ended = A házigazda lezárta
web-since = { $date } óta
web-invited = Meghívtak egy asztalhoz
web-invited-about = Veled szeretne játszani: { $names }.
web-invited-nobody = Egy asztal játékosokra vár.
web-take-seat = Leülök
web-just-watch = Csak nézem
web-no-seat-left = Minden hely foglalt. Nézheted a játékot.
web-dead-link = Ez a link sehová sem vezet
web-dead-link-about = Az asztal már nincs meg, vagy a link hiányos. Kérd el újra, vagy kezdj valami újat.
web-not-found-about = Talán elírás van a címben, vagy az oldal elköltözött.
web-kingdom-shown = Birodalom
web-try-again = Újra
