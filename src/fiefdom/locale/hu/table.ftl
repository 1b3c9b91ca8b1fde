# The table in the browser.

web-table-with = Asztal, játékosok: { $players }
web-decision = Teendő
web-hand = Kéz
web-stage = Játékban lévő lapok
web-supply = Készlet
web-others = A többi játékos
web-you = te
web-deck = Húzópakli
web-discard = Dobott
web-trash = Szemét
web-in-play = Játékban
web-stays = Korábbi körből
web-in-hand = kézben
web-face-down = képpel lefelé
web-points = pont
web-tokens = { $n ->
   *[other] jelző
}
web-number-actions = { $n ->
   *[other] akció
}
web-number-buys = { $n ->
   *[other] vásárlás
}
web-number-coins = { $n ->
   *[other] pénz
}
    .figure = ${ $n }
web-number-potions = { $n ->
   *[other] bájital
}
web-number-debt = { $n ->
   *[other] adósság
}
web-number-points = { $n ->
   *[other] győzelmi pont
}
web-number-coffers = { $n ->
   *[other] láda
}
web-number-villagers = { $n ->
   *[other] falusi
}
web-number-favors = { $n ->
   *[other] szívesség
}
web-empty-piles = Üres paklik
web-empty-of = { $n } / { $most }
web-time-left = A körből hátralévő idő
web-menu = Menü
web-leave = Távozás az asztaltól
web-log = Napló
web-log-empty = Még semmi sem történt.
web-my-cards = Lapjaim
web-chat = Csevegés
web-chat-empty = Még senki sem szólt.
web-say = Írj valamit mindenkinek
web-say-something = Írj valamit…
web-watcher = Egy néző
web-watcher-number = { $n }. néző
web-muted = A házigazda lezárta előtted a csevegést
web-guests = Akik itt vannak
web-watchers-write = A nézők is írhatnak a csevegésbe
web-mute = Elnémítás
web-mute-whom = Elnémítás: { $who }
web-unmute = Írhat újra
web-unmute-whom = Írhat újra: { $who }
web-remove = Elküldés
web-remove-whom = Elküldés: { $who }
web-remove-sure = Biztosan elküldöd?
web-remove-sure-whom = Biztosan elküldöd? Nem jöhet vissza: { $who }
web-turn = { $n }. kör
web-extra-turn = ráadáskör
web-here = kézben vagy játékban
web-tracked = , kézben vagy játékban: { $here }
web-chance-about = A százalék azt mutatja, mekkora eséllyel lesz legalább egy ilyen a következő öt lapod között, amennyire tudhatod.
web-no-tracker = Ennél az asztalnál nem számoljuk a lapjaidat.
web-always-show = Támadásnál mindig mutasd meg
web-by-itself = Automatikusan
web-by-itself-note = (automatikusan)
web-auto-skip = Üres fázisok kihagyása
web-auto-show = Mutasd: { $card }
web-seat-person = linkkel
web-seat-away = nincs itt
web-seat-bot = bot
web-seat-bot-of = bot, { $bot }
web-seat-replaced = bot játszik
web-seat-resigned = feladta
web-deciding = gondolkodik
web-ask-action = Játssz ki egy akciót
web-ask-action-why = vagy térj át a vásárlásra
web-ask-treasures = Játssz ki kincseket
web-ask-treasures-why = egyenként vagy egyszerre
web-ask-buy = Vásárolj egy lapot
web-ask-buy-why = Pénzed: ${ $coins }, vásárlásod: { $buys }.
web-ask-about = { $player }: { $question }
web-because = { $card }: { $text }
web-because-of = { $player }, { $card }: { $text }
web-to-buying = Vásárláshoz
web-treasures-done = { web-to-buying }
web-nothing-to-play = { $phase ->
    [action] Nincs kijátszható akciód
   *[other] Nincs több kijátszható kincsed
    }
web-nothing-to-decide = Most nincs miből választanod
web-nothing-why = A többiek ezt nem tudják: úgy látják, gondolkodsz. A játék mindjárt folytatódik.
web-end-turn = Kör vége
web-sure = { $left ->
    [action] Vége az akcióknak?
    [treasure] Ezek a kincsek nélkül vásárolsz?
   *[buy] Vége a körödnek?
}
web-sure-why = { $left ->
    [action] Még kijátszhatsz egy akciókártyát.
    [treasure] Még a kezedben vannak, és pénzt adnak.
   *[buy] Még vehetsz egy lapot ${ $coins } pénzből.
}
web-sure-not = Még nem
web-play-treasures-for = Kincsek +${ $n }
web-click-card = Válassz egy lapot
web-click-pile = Válassz egy paklit
web-click-choice = Válassz egyet
web-click-choices = Válassz { $n } lehetőséget
web-confirm-none = { $purpose ->
    [play] Ne játssz ki semmit
    [gain] Ne kapj semmit
    [discard] Ne dobj el semmit
    [trash] Ne dobj semmit a szemétbe
    [topdeck] Ne tegyél semmit a paklira
    [reveal] Ne fedj fel semmit
    [react] Ne reagálj
    [return] Ne tegyél vissza semmit
    [set_aside] Ne tegyél félre semmit
    [choose] Ne tedd meg
   *[other] Semmit
}
web-confirm-some = { $purpose ->
    [discard] Eldobás: { $n } / { $most }
    [trash] Szemétbe: { $n } / { $most }
    [topdeck] Paklira: { $n } / { $most }
    [gain] Megkapod: { $n } / { $most }
    [return] Visszateszed: { $n } / { $most }
    [set_aside] Félreteszed: { $n } / { $most }
    [reveal] Felfeded: { $n } / { $most }
    [pass] Átadod: { $n } / { $most }
    [play] Kijátszod: { $n } / { $most }
    [react] Reagálsz: { $n } / { $most }
   *[other] Választás: { $n } / { $most }
}
web-confirm-count = { $purpose ->
    [discard] Eldobás: { $n }
    [trash] Szemétbe: { $n }
    [topdeck] Paklira: { $n }
    [gain] Megkapod: { $n }
    [return] Visszateszed: { $n }
    [set_aside] Félreteszed: { $n }
    [reveal] Felfeded: { $n }
    [pass] Átadod: { $n }
    [play] Kijátszod: { $n }
    [react] Reagálsz: { $n }
   *[other] Választás: { $n }
}
web-confirm-cards = { $purpose ->
    [buy] Vásárlás: { $cards }
    [discard] Eldobás: { $cards }
    [trash] Szemétbe: { $cards }
    [topdeck] Paklira: { $cards }
    [gain] Megkapod: { $cards }
    [return] Visszateszed: { $cards }
    [set_aside] Félreteszed: { $cards }
    [reveal] Felfeded: { $cards }
    [pass] Átadod: { $cards }
    [play] Kijátszod: { $cards }
    [react] Reagálsz: { $cards }
   *[other] Választás: { $cards }
}
web-confirm-order = Visszateszed
web-order-rest = A többi maradjon így
web-order-top = legfelül, elsőnek húzod
web-tray-order = Vissza a paklira
web-tray-choice = Válassz
web-move-up = Feljebb
web-move-down = Lejjebb
web-picked-of = { $n } / { $most } kiválasztva
web-label-card = { $title }, { $kind }, ára { $cost }{ $count ->
    [1] { "" }
   *[other] , { $count } darab
}{ $state ->
    [can] , választható
    [picked] , kiválasztva
    [cannot] , nem választható
   *[other] { "" }
}
web-label-pile = { $title }, { $kind }, ára { $cost }, { $left } maradt{ $tokens ->
    [0] { "" }
   *[other] , jelzők: { $tokens }
}{ $traps ->
    [0] { "" }
   *[other] , vigyázz: { $traps }
}{ $state ->
    [can] , választható
    [picked] , kiválasztva
    [cannot] , nem választható
   *[other] { "" }
}
web-label-place = { $title }, { $place ->
    [0] még nincs helye
   *[other] { $place }. hely
}
web-undo = Visszavonás
web-undo-ask = Visszavonás kérése
web-undo-asked = { $player } visszavonást kér
web-undo-asked-why = A válasz óta már új lapok váltak láthatóvá.
web-undo-allow = Engedem
web-undo-refuse = Nem engedem
web-undo-waits = A többiek döntenek a visszavonásról
web-decides = { $player } dönt
web-turn-of = { $player } köre
web-moment = Egy pillanat…
web-opening-table = Az asztal megnyitása…
web-just-a-moment = A válaszod úton van…
web-lost = Nincs kapcsolat. Újrapróbálom…
web-lost-long = Az asztal nyitva marad, és vár rád.
web-will-be-sent = Elküldésre vár: { $answer }
web-take-back = Visszaveszem
web-sending = A válasz küldése…
web-already-answered = Erre már megvolt a válasz
web-only-look = Ezt az asztalt csak nézni lehet
web-paused = A játék szünetel
web-ended = Az asztalt bezárták
web-ended-why = A házigazda zárta be.
web-bot-plays = Egy bot játszik helyetted
web-come-back = Újra én játszom
web-pause = Szünet
web-resume = Folytatás
web-replace = Játsszon bot: { $player }
web-resign = Feladom
web-resign-sure = Feladom: kattints újra
web-end-table = Asztal bezárása
web-end-sure = Asztal bezárása: kattints újra
web-no-table = Ez az asztal nem nyitható meg
web-waiting-room = Játékosokra várunk
web-draft-title = A birodalom kiválasztása
web-draft-turn = Te jössz: { $n }. kártya a { $most } közül
web-draft-here = { $player }, te jössz: { $n }. kártya a { $most } közül
web-draft-wait = { $player } választja a { $most } közül a { $n }. kártyát
web-draft-pick = Jelölj ki egy kártyát
web-draft-choose = Ezt választom: { $card }
web-draft-host = kezdettől
web-draft-leave = Játsszon helyettem egy bot
web-invite = Link csatlakozáshoz vagy nézéshez
web-copy = Link másolása
web-copy-watch = Link másolása másoknak
web-share = Megosztás
web-only-here = Ezt a linket csak ez a számítógép tudja megnyitni.
web-only-here-how = Hogy mások is bejöhessenek, indítsd így a szervert, és { $host } helyett a géped hálózati nevén vagy címén nyisd meg az oldalt:
web-invite-about = Aki megnyitja, leülhet vagy nézheti a játékot. Ugyanez áll a címsorban is.
web-invite-qr = A link QR-kódként
web-players = Játékosok
web-free-seat = Szabad hely
web-waiting-for-somebody = valakire vár
web-sit-down = Leülök
web-kingdom = Birodalom
web-start-as-we-are = Kezdés azokkal, akik itt vannak
web-start-with-bots = Kezdés, botok az üres helyekre
web-give-up-seat = Átadom a helyem
web-watching = Nézed a játékot. A kezek rejtve vannak.
web-cover-title = { $player } következik
web-cover-why = Add át a képernyőt. Addig a lapok takarva vannak.
web-cover-here = Itt vagyok ({ $player })
web-cover-undo = Visszavonás ({ $player })
