# The table in the browser.

web-table-with = Stół, grają: { $players }
web-decision = Co zrobić
web-hand = Ręka
web-stage = Karty w grze
web-supply = Zasoby
web-others = Pozostali gracze
web-you = ty
web-deck = Talia
web-discard = Odrzucone
web-trash = Śmietnisko
web-in-play = W grze
web-stays = Z wcześniejszej tury
web-in-hand = na ręce
web-face-down = zakryte
web-points = punkty
web-tokens = { $n ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}
web-number-actions = { $n ->
    [one] akcja
    [few] akcje
   *[many] akcji
}
web-number-buys = { $n ->
    [one] zakup
    [few] zakupy
   *[many] zakupów
}
web-number-coins = { $n ->
    [one] moneta
    [few] monety
   *[many] monet
}
    .figure = ${ $n }
web-number-potions = { $n ->
    [one] mikstura
    [few] mikstury
    [many] mikstur
   *[other] mikstury
}
web-number-debt = { $n ->
    [one] żeton długu
    [few] żetony długu
    [many] żetonów długu
   *[other] żetonu długu
}
web-number-points = { $n ->
    [one] punkt zwycięstwa
    [few] punkty zwycięstwa
    [many] punktów zwycięstwa
   *[other] punktu zwycięstwa
}
web-number-coffers = { $n ->
    [one] szkatuła
    [few] szkatuły
    [many] szkatuł
   *[other] szkatuły
}
web-number-villagers = { $n ->
    [one] wieśniak
    [few] wieśniacy
    [many] wieśniaków
   *[other] wieśniaka
}
web-number-favors = { $n ->
    [one] przysługa
    [few] przysługi
    [many] przysług
   *[other] przysługi
}
web-empty-piles = Puste stosy
web-empty-of = { $n } z { $most }
web-time-left = Czas, który pozostał na tę turę
web-menu = Opcje
web-leave = Odejdź od stołu
web-log = Dziennik
web-log-empty = Nic się jeszcze nie wydarzyło.
web-my-cards = Moje karty
web-chat = Czat
web-chat-empty = Nikt jeszcze nic nie napisał.
web-say = Napisz coś do wszystkich
web-say-something = Napisz coś…
web-watcher = Widz
web-watcher-number = Widz { $n }
web-muted = Gospodarz zamknął czat dla ciebie
web-guests = Kto tu jest
web-watchers-write = Widzowie mogą pisać na czacie
web-mute = Wycisz
web-mute-whom = Wycisz: { $who }
web-unmute = Pozwól znów pisać
web-unmute-whom = Pozwól znów pisać: { $who }
web-remove = Odpraw
web-remove-whom = Odpraw: { $who }
web-remove-sure = Na pewno odprawić?
web-remove-sure-whom = Na pewno odprawić? { $who } już tu nie wróci
web-turn = tura { $n }
web-extra-turn = dodatkowa tura
web-here = na ręce lub w grze
web-tracked = , na ręce lub w grze: { $here }
web-chance-about = Procenty pokazują, jaka jest szansa, że wśród twoich następnych pięciu kart będzie co najmniej jedna taka (na podstawie tego, co możesz wiedzieć).
web-no-tracker = Przy tym stole twoje karty nie są liczone.
web-always-show = Zawsze odkrywaj przy Ataku
web-by-itself = Automatycznie
web-by-itself-note = (automatycznie)
web-auto-skip = Pomijaj puste fazy
web-auto-show = Odkrywaj: { $card }
web-seat-person = przez link
web-seat-away = nie ma przy stole
web-seat-bot = bot
web-seat-bot-of = bot, { $bot }
web-seat-replaced = gra bot
web-seat-resigned = gra poddana
web-deciding = namyśla się
web-ask-action = Zagraj Akcję
web-ask-action-why = albo przejdź do zakupów
web-ask-treasures = Zagraj Skarby
web-ask-treasures-why = pojedynczo albo wszystkie naraz
web-ask-buy = Kup kartę
web-ask-buy-why = Masz ${ $coins } i { $buys ->
    [one] 1 zakup
    [few] { $buys } zakupy
   *[many] { $buys } zakupów
}.
web-ask-about = { $player }: { $question }
web-because = { $card }: { $text }
web-because-of = { $player }, { $card }: { $text }
web-to-buying = Do zakupów
web-treasures-done = { web-to-buying }
web-nothing-to-play = { $phase ->
    [action] Nie masz Akcji do zagrania
   *[other] Nie masz już Skarbów do zagrania
    }
web-nothing-to-decide = Nie masz tu z czego wybierać
web-nothing-why = Inni o tym nie wiedzą: dla nich się zastanawiasz. Za chwilę gra toczy się dalej.
web-end-turn = Zakończ turę
web-sure = { $left ->
    [action] Zakończyć Akcje?
    [treasure] Kupować bez tych Skarbów?
   *[buy] Zakończyć turę?
}
web-sure-why = { $left ->
    [action] Możesz jeszcze zagrać kartę Akcji.
    [treasure] Masz je jeszcze na ręce, a dają monety.
   *[buy] Możesz jeszcze kupić kartę za ${ $coins }.
}
web-sure-not = Jeszcze nie
web-play-treasures-for = Skarby +${ $n }
web-click-card = Wskaż kartę
web-click-pile = Wskaż stos
web-click-choice = Wybierz jedno
web-click-choices = Wybierz { $n }
web-confirm-none = { $purpose ->
    [play] Nic nie zagrywaj
    [gain] Nic nie dodawaj
    [discard] Nic nie odrzucaj
    [trash] Nic nie wyrzucaj
    [topdeck] Nic na talię
    [reveal] Nic nie odkrywaj
    [react] Nie reaguj
    [return] Nic nie odkładaj
    [set_aside] Nic nie odkładaj na bok
    [choose] Nie rób tego
   *[other] Nic
}
web-confirm-some = { $purpose ->
    [discard] Odrzuć { $n } z { $most }
    [trash] Wyrzuć { $n } z { $most }
    [topdeck] Na talię: { $n } z { $most }
    [gain] Dodaj { $n } z { $most }
    [return] Odłóż { $n } z { $most }
    [set_aside] Odłóż na bok { $n } z { $most }
    [reveal] Odkryj { $n } z { $most }
    [pass] Przekaż { $n } z { $most }
    [play] Zagraj { $n } z { $most }
    [react] Reaguj { $n } z { $most }
   *[other] Wybierz { $n } z { $most }
}
web-confirm-count = { $purpose ->
    [discard] Odrzuć { $n }
    [trash] Wyrzuć { $n }
    [topdeck] Na talię: { $n }
    [gain] Dodaj { $n }
    [return] Odłóż { $n }
    [set_aside] Odłóż na bok { $n }
    [reveal] Odkryj { $n }
    [pass] Przekaż { $n }
    [play] Zagraj { $n }
    [react] Reaguj { $n }
   *[other] Wybierz { $n }
}
web-confirm-cards = { $purpose ->
    [buy] Kup: { $cards }
    [discard] Odrzuć: { $cards }
    [trash] Wyrzuć: { $cards }
    [topdeck] Na talię: { $cards }
    [gain] Dodaj: { $cards }
    [return] Odłóż: { $cards }
    [set_aside] Odłóż na bok: { $cards }
    [reveal] Odkryj: { $cards }
    [pass] Przekaż: { $cards }
    [play] Zagraj: { $cards }
    [react] Reaguj: { $cards }
   *[other] Wybierz: { $cards }
}
web-confirm-order = Odłóż
web-order-rest = Resztę zostaw, jak leży
web-order-top = wierzch, dobierane najpierw
web-tray-order = Z powrotem na talię
web-tray-choice = Wybierz
web-move-up = Przesuń wyżej
web-move-down = Przesuń niżej
web-picked-of = wybrano { $n } z { $most }
web-label-card = { $title }, { $kind }, koszt { $cost }{ $count ->
    [1] { "" }
   *[other] , sztuk: { $count }
}{ $state ->
    [can] , można wybrać
    [picked] , wybrano
    [cannot] , nie można wybrać
   *[other] { "" }
}
web-label-pile = { $title }, { $kind }, koszt { $cost }, zostało { $left }{ $tokens ->
    [0] { "" }
   *[other] , żetony: { $tokens }
}{ $traps ->
    [0] { "" }
   *[other] , uwaga: { $traps }
}{ $state ->
    [can] , można wybrać
    [picked] , wybrano
    [cannot] , nie można wybrać
   *[other] { "" }
}
web-label-place = { $title }, { $place ->
    [0] jeszcze bez miejsca
   *[other] miejsce { $place }
}
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie
web-undo-asked = { $player } prosi o cofnięcie
web-undo-asked-why = Od tej odpowiedzi ujawniono już nowe karty.
web-undo-allow = Pozwól
web-undo-refuse = Odmów
web-undo-waits = Pozostali decydują o cofnięciu
web-decides = Decyduje { $player }
web-turn-of = Gra { $player }
web-moment = Chwileczkę…
web-opening-table = Otwieram stół…
web-just-a-moment = Odpowiedź jest w drodze…
web-lost = Brak połączenia. Próbuję ponownie…
web-lost-long = Stół pozostaje otwarty i czeka na ciebie.
web-will-be-sent = Zostanie wysłane: { $answer }
web-take-back = Wycofaj
web-sending = Wysyłam odpowiedź…
web-already-answered = Odpowiedź już padła
web-only-look = Ten stół można tylko oglądać
web-paused = Gra jest wstrzymana
web-ended = Stół został zamknięty
web-ended-why = Zamknął go gospodarz.
web-bot-plays = Bot gra za ciebie
web-come-back = Wracam do gry
web-pause = Wstrzymaj
web-resume = Graj dalej
web-replace = Zastąp botem: { $player }
web-resign = Poddaj grę
web-resign-sure = Poddaj grę: kliknij ponownie
web-end-table = Zamknij stół
web-end-sure = Zamknij stół: kliknij ponownie
web-no-table = Nie można otworzyć tego stołu
web-waiting-room = Czekamy na graczy
web-draft-title = Wybór zestawu
web-draft-turn = Twoja kolej: karta { $n } z { $most }
web-draft-here = { $player }, twoja kolej: karta { $n } z { $most }
web-draft-wait = Kartę { $n } z { $most } wybiera { $player }
web-draft-pick = Wskaż kartę
web-draft-choose = Wybierz: { $card }
web-draft-host = od początku
web-draft-leave = Niech bot mnie zastąpi
web-invite = Link do gry lub oglądania
web-copy = Kopiuj link
web-copy-watch = Kopiuj link dla innych
web-share = Udostępnij
web-only-here = Ten link otworzy tylko ten komputer.
web-only-here-how = Aby wpuścić innych, uruchom serwer w ten sposób i otwórz jego stronę pod nazwą albo adresem komputera w sieci zamiast { $host }:
web-invite-about = Kto go otworzy, może usiąść do stołu albo oglądać. Ten sam link jest w pasku adresu.
web-invite-qr = Link jako kod QR
web-players = Gracze
web-free-seat = Wolne miejsce
web-waiting-for-somebody = czeka na kogoś
web-sit-down = Usiądź
web-kingdom = Zestaw
web-start-as-we-are = Zaczynamy z tymi, którzy są
web-start-with-bots = Zaczynamy, boty na wolne miejsca
web-give-up-seat = Oddaj miejsce
web-watching = Oglądasz grę. Ręce są zakryte.
web-cover-title = Następny gracz: { $player }
web-cover-why = Przekaż ekran. Do tej chwili karty są zakryte.
web-cover-here = Jestem tu ({ $player })
web-cover-undo = Cofnij ({ $player })
