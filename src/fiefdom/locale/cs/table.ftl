# The table in the browser.

web-table-with = Stůl, hrají: { $players }
web-decision = Co dělat
web-hand = Ruka
web-stage = Karty ve hře
web-supply = Zásoba
web-others = Ostatní hráči
web-you = ty
web-deck = Balíček
web-discard = Odložené
web-trash = Smetiště
web-in-play = Ve hře
web-stays = Z dřívějšího tahu
web-in-hand = v ruce
web-face-down = lícem dolů
web-points = body
web-tokens = { $n ->
    [one] žeton
    [few] žetony
   *[other] žetonů
}
web-number-actions = { $n ->
    [one] akce
    [few] akce
   *[other] akcí
}
web-number-buys = { $n ->
    [one] nákup
    [few] nákupy
   *[other] nákupů
}
web-number-coins = { $n ->
    [one] mince
    [few] mince
   *[other] mincí
}
    .figure = ${ $n }
web-number-potions = { $n ->
    [one] lektvar
    [few] lektvary
   *[other] lektvarů
}
web-number-debt = { $n ->
    [one] žeton dluhu
    [few] žetony dluhu
   *[other] žetonů dluhu
}
web-number-points = { $n ->
    [one] vítězný bod
    [few] vítězné body
   *[other] vítězných bodů
}
web-number-coffers = { $n ->
    [one] truhlice
    [few] truhlice
   *[other] truhlic
}
web-number-villagers = { $n ->
    [one] vesničan
    [few] vesničané
   *[other] vesničanů
}
web-number-favors = { $n ->
    [one] laskavost
    [few] laskavosti
   *[other] laskavostí
}
web-empty-piles = Prázdné balíčky
web-empty-of = { $n } z { $most }
web-time-left = Čas, který zbývá na tento tah
web-menu = Nabídka
web-leave = Odejít od stolu
web-log = Průběh
web-log-empty = Zatím se nic nestalo.
web-my-cards = Moje karty
web-chat = Chat
web-chat-empty = Zatím nikdo nic nenapsal.
web-say = Napiš něco všem
web-say-something = Napiš něco…
web-watcher = Divák
web-watcher-number = Divák { $n }
web-muted = Hostitel ti zavřel chat
web-guests = Kdo je tady
web-watchers-write = Diváci smějí psát do chatu
web-mute = Umlčet
web-mute-whom = Umlčet: { $who }
web-unmute = Nechat zase psát
web-unmute-whom = Nechat zase psát: { $who }
web-remove = Poslat pryč
web-remove-whom = Poslat pryč: { $who }
web-remove-sure = Opravdu poslat pryč?
web-remove-sure-whom = Opravdu poslat pryč? Už se nevrátí: { $who }
web-turn = tah { $n }
web-extra-turn = tah navíc
web-here = v ruce nebo ve hře
web-tracked = , v ruce nebo ve hře: { $here }
web-chance-about = Procenta ukazují, jaká je šance, že mezi tvými dalšími pěti kartami bude aspoň jedna taková (podle toho, co můžeš vědět).
web-no-tracker = U tohoto stolu se tvoje karty nepočítají.
web-always-show = Při útoku vždy ukázat
web-by-itself = Automaticky
web-by-itself-note = (automaticky)
web-auto-skip = Přeskočit prázdné fáze
web-auto-show = Ukázat: { $card }
web-seat-person = přes odkaz
web-seat-away = není u stolu
web-seat-bot = bot
web-seat-bot-of = bot, { $bot }
web-seat-replaced = hraje bot
web-seat-resigned = vzdáno
web-deciding = přemýšlí
web-ask-action = Zahraj akci
web-ask-action-why = nebo přejdi k nákupu
web-ask-treasures = Zahraj karty peněz
web-ask-treasures-why = po jedné, nebo všechny najednou
web-ask-buy = Kup kartu
web-ask-buy-why = Máš ${ $coins } a { $buys ->
    [one] 1 nákup
    [few] { $buys } nákupy
   *[other] { $buys } nákupů
}.
web-ask-about = { $player }: { $question }
web-because = { $card }: { $text }
web-because-of = { $player }, { $card }: { $text }
web-to-buying = K nákupu
web-treasures-done = { web-to-buying }
web-nothing-to-play = { $phase ->
    [action] Nemáš žádnou akci k zahrání
   *[other] Nemáš už žádné peníze k zahrání
    }
web-nothing-to-decide = Teď nemáš z čeho vybírat
web-nothing-why = Ostatní to nevědí: vypadá to, že přemýšlíš. Hra bude za chvíli pokračovat.
web-end-turn = Ukončit tah
web-sure = { $left ->
    [action] Ukončit akce?
    [treasure] Nakupovat bez těchto peněz?
   *[buy] Ukončit tah?
}
web-sure-why = { $left ->
    [action] Ještě můžeš zahrát kartu akce.
    [treasure] Máš je ještě v ruce a dávají mince.
   *[buy] Ještě můžeš koupit kartu za ${ $coins }.
}
web-sure-not = Ještě ne
web-play-treasures-for = Peníze +${ $n }
web-click-card = Vyber kartu
web-click-pile = Vyber balíček
web-click-choice = Vyber jedno
web-click-choices = Vyber { $n }
web-confirm-none = { $purpose ->
    [play] Nic nehrát
    [gain] Nic nezískat
    [discard] Nic neodložit
    [trash] Nic nezahodit
    [topdeck] Nic na balíček
    [reveal] Nic neukázat
    [react] Nereagovat
    [return] Nic nevrátit
    [set_aside] Nic nepokládat stranou
    [choose] Nedělat to
   *[other] Nic
}
web-confirm-some = { $purpose ->
    [discard] Odložit { $n } z { $most }
    [trash] Zahodit { $n } z { $most }
    [topdeck] Na balíček: { $n } z { $most }
    [gain] Získat { $n } z { $most }
    [return] Vrátit { $n } z { $most }
    [set_aside] Položit stranou { $n } z { $most }
    [reveal] Ukázat { $n } z { $most }
    [pass] Předat { $n } z { $most }
    [play] Zahrát { $n } z { $most }
    [react] Reagovat { $n } z { $most }
   *[other] Vybrat { $n } z { $most }
}
web-confirm-count = { $purpose ->
    [discard] Odložit { $n }
    [trash] Zahodit { $n }
    [topdeck] Na balíček: { $n }
    [gain] Získat { $n }
    [return] Vrátit { $n }
    [set_aside] Položit stranou { $n }
    [reveal] Ukázat { $n }
    [pass] Předat { $n }
    [play] Zahrát { $n }
    [react] Reagovat { $n }
   *[other] Vybrat { $n }
}
web-confirm-cards = { $purpose ->
    [buy] Koupit: { $cards }
    [discard] Odložit: { $cards }
    [trash] Zahodit: { $cards }
    [topdeck] Na balíček: { $cards }
    [gain] Získat: { $cards }
    [return] Vrátit: { $cards }
    [set_aside] Položit stranou: { $cards }
    [reveal] Ukázat: { $cards }
    [pass] Předat: { $cards }
    [play] Zahrát: { $cards }
    [react] Reagovat: { $cards }
   *[other] Vybrat: { $cards }
}
web-confirm-order = Vrátit
web-order-rest = Zbytek nechat, jak je
web-order-top = nahoře, dobere se první
web-tray-order = Zpět na balíček
web-tray-choice = Vyber
web-move-up = Posunout výš
web-move-down = Posunout níž
web-picked-of = vybráno { $n } z { $most }
web-label-card = { $title }, { $kind }, cena { $cost }{ $count ->
    [1] { "" }
   *[other] , kusů: { $count }
}{ $state ->
    [can] , lze vybrat
    [picked] , vybráno
    [cannot] , nelze vybrat
   *[other] { "" }
}
web-label-pile = { $title }, { $kind }, cena { $cost }, zbývá { $left }{ $tokens ->
    [0] { "" }
   *[other] , žetony: { $tokens }
}{ $traps ->
    [0] { "" }
   *[other] , pozor: { $traps }
}{ $state ->
    [can] , lze vybrat
    [picked] , vybráno
    [cannot] , nelze vybrat
   *[other] { "" }
}
web-label-place = { $title }, { $place ->
    [0] zatím bez místa
   *[other] místo { $place }
}
web-undo = Vzít zpět
web-undo-ask = Požádat o vrácení tahu
web-undo-asked = { $player } žádá o vrácení tahu
web-undo-asked-why = Od té odpovědi už byly vidět nové karty.
web-undo-allow = Povolit
web-undo-refuse = Odmítnout
web-undo-waits = O vrácení tahu rozhodují ostatní
web-decides = Rozhoduje { $player }
web-turn-of = Hraje { $player }
web-moment = Okamžik…
web-opening-table = Otevírám stůl…
web-just-a-moment = Odpověď je na cestě…
web-lost = Bez spojení. Zkouším znovu…
web-lost-long = Stůl zůstává otevřený a čeká na tebe.
web-will-be-sent = Odešle se: { $answer }
web-take-back = Vzít zpět
web-sending = Odesílám odpověď…
web-already-answered = Už bylo odpovězeno
web-only-look = Tento stůl jde jen prohlížet
web-paused = Hra je pozastavená
web-ended = Stůl byl uzavřen
web-ended-why = Uzavřel ho hostitel.
web-bot-plays = Hraje za tebe bot
web-come-back = Jsem zpátky
web-pause = Pozastavit
web-resume = Pokračovat
web-replace = Ať hraje bot ({ $player })
web-resign = Vzdát hru
web-resign-sure = Vzdát hru: klikni znovu
web-end-table = Uzavřít stůl
web-end-sure = Uzavřít stůl: klikni znovu
web-no-table = Tento stůl nejde otevřít
web-waiting-room = Čekáme na hráče
web-draft-title = Výběr sestavy
web-draft-turn = Jsi na řadě: karta { $n } z { $most }
web-draft-here = { $player }, jsi na řadě: karta { $n } z { $most }
web-draft-wait = Kartu { $n } z { $most } vybírá { $player }
web-draft-pick = Označ kartu
web-draft-choose = Vybrat: { $card }
web-draft-host = od začátku
web-draft-leave = Ať za mě hraje bot
web-invite = Odkaz pro hru nebo sledování
web-copy = Kopírovat odkaz
web-copy-watch = Kopírovat odkaz pro ostatní
web-share = Sdílet
web-only-here = Tento odkaz otevře jen tento počítač.
web-only-here-how = Chceš-li pustit i ostatní, spusť server takto a otevři jeho stránku pod jménem nebo adresou počítače v síti místo { $host }:
web-invite-about = Kdo ho otevře, může se posadit, nebo se dívat. Stejný je i v řádku s adresou.
web-invite-qr = Odkaz jako QR kód
web-players = Hráči
web-free-seat = Volné místo
web-waiting-for-somebody = čeká na někoho
web-sit-down = Sednout si
web-kingdom = Sestava
web-start-as-we-are = Začít s těmi, kdo tu jsou
web-start-with-bots = Začít, boti na volná místa
web-give-up-seat = Uvolnit místo
web-watching = Díváš se. Ruce jsou skryté.
web-cover-title = Na řadě je { $player }
web-cover-why = Předej obrazovku. Do té doby jsou karty zakryté.
web-cover-here = Jsem tady ({ $player })
web-cover-undo = Vzít zpět ({ $player })
