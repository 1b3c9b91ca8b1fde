# Prosty klient: co widać na ekranie oprócz pytań i dziennika.

play-browser = { $shown ->
    [yes] Przeglądarka pokazuje Fiefdom spod adresu { $address }
   *[no] Otwórz w przeglądarce { $address }
}. Ctrl-C kończy; gry są zapisane. Żeby grać w terminalu: { $command }
play-browser-running = { $shown ->
    [yes] Fiefdom już działa na tym komputerze. Przeglądarka pokazuje go spod adresu { $address }
   *[no] Fiefdom już działa na tym komputerze: otwórz w przeglądarce { $address }
}. Kończy go Ctrl-C tam, gdzie został uruchomiony. Żeby grać w terminalu: { $command }
play-no-client = Klient przeglądarkowy nie jest tu zbudowany, więc grasz w terminalu. Zbudujesz go poleceniem: { $command }
play-no-server = Brakuje pakietów do gry w przeglądarce (np. { $package }), więc grasz w terminalu. Zainstalujesz je poleceniem: { $command }
play-start = { $kingdom }
play-start-chosen = { $kingdom } · ziarno { $seed }
play-draft-hint = Wybierajcie zestaw po kolei, nazwami lub ich początkami. Enter pokazuje karty jeszcze raz, pomoc KARTA – co robi karta; wyjdź kończy.
play-draft = { $player }, karta { $n } z { $most }:
play-drafted = { $player } wybiera: { $card }.
play-first-game = To twoja pierwsza gra tutaj, więc zestaw to „{ $kingdom }”: dziesięć kart w sam raz na początek. Opisy pokaże: zestaw. Gra z losowym zestawem: { $command }
play-lacks = { $name }: w tym zestawie { $n ->
    [one] nie ma karty { $cards }, więc reguły o niej
   *[other] nie ma kart { $cards }, więc reguły o nich
} są pomijane.
play-hint = Odpowiadaj numerami (1 3) albo nazwami (Miedziaki, Posiadłość; wystarczy mied). Poza tym: wszystko, cofnij, dziennik, zasoby, zestaw, pomoc, pomoc KARTA, zapisz PLIK, wyjdź.
play-planning = { $player } układa plan…
play-may = { $question } ({ $how ->
    [may] Enter: nie
    [safe] atak już na ciebie nie działa; Enter: dalej
    [treasures] Enter: wszystkie, -: żadnych
    [treasures-named] wszystko: wszystkie, -: żadnych
   *[other] Enter: nic
})
play-treasures-how = Tu może mieć znaczenie, które Skarby zagrasz i w jakiej kolejności. Wpisz: wszystko, numery lub nazwy niektórych albo - (żadnych).
play-unspent = Masz jeszcze ${ $coins } i { $buys ->
    [one] 1 Zakup
    [few] { $buys } Zakupy
    [many] { $buys } Zakupów
   *[other] { $buys } Zakupu
}. Aby mimo to zakończyć turę, naciśnij Enter jeszcze raz.
play-actions-left = Możesz jeszcze zagrać Akcję. Aby przejść do zakupów, naciśnij Enter, a potem wpisz: { $text }
play-too-dear = { $card } kosztuje { $cost }, a masz ${ $coins }.
play-none-left = Na tym stosie nie ma już kart: { $card }.
play-not-all = Nie można tu wybrać wszystkiego, lecz najwyżej { $most }.
play-supply = Zasoby
play-supply-affordable = { $supply } · * stać cię na to w tej turze (${ $coins })
play-trash = Śmietnisko: { $cards }
play-in-play = W grze: { $cards }
play-others = { $player }: { $hand ->
    [one] 1 karta
    [few] { $hand } karty
    [many] { $hand } kart
   *[other] { $hand } karty
} na ręce, { $top ->
    [none] stos kart odrzuconych pusty
   *[other] na stosie kart odrzuconych { $top }
}
play-uncovered = { $player }, { $zone }: { $cards }
play-hidden = { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
play-hand = Ręka: { $cards }
number-actions = Akcje { $n }
number-buys = Zakupy { $n }
number-coins = Monety ${ $n }
number-potions = Mikstury { $n }
number-debt = Dług { $n }
number-points = Punkty zwycięstwa { $n }
number-coffers = Szkatuły { $n }
number-villagers = Wieśniacy { $n }
number-favors = Przysługi { $n }
play-deck = Talia { $n }
play-numbers-of = { $player }: { $numbers }
play-nothing = brak kart
price-potions = { $n ->
    [one] { $n } Mikstura
    [few] { $n } Mikstury
   *[other] { $n } Mikstur
}
price-debt = { $n } długu
play-option-pile = { $card } { $cost } (zostało: { $left })
play-prompt = { $player } >
play-not-understood = Nie ma tu takiego wyboru: „{ $text }”. Podaj { $n ->
    [1] numer 1 albo nazwę
   *[other] numery od 1 do { $n } albo nazwy
}; więcej powie: pomoc.
play-several = „{ $text }” może tu znaczyć: { $names }. Wpisz więcej liter.
play-other-verb = „{ $text }” to odpowiedź na inne pytanie. Teraz jest takie: { $question }
play-pass = Decyduje { $player }. Niech nikt inny nie patrzy. Naciśnij Enter.
play-pass-piped = ── { $player } ──
play-more = Jeszcze { $n ->
    [one] 1 wiersz
    [few] { $n } wiersze
    [many] { $n } wierszy
   *[other] { $n } wiersza
}. Enter: dalej, q: dość
play-log-before = … wcześniej { $n ->
    [one] 1 wiersz
    [few] { $n } wiersze
    [many] { $n } wierszy
   *[other] { $n } wiersza
}: dziennik wszystko pokaże całość, dziennik 50 ostatnie 50 wierszy
play-log-how = „{ $text }” to nie liczba wierszy. Wpisz: dziennik, dziennik wszystko albo dziennik 50
play-undone = Cofnięto.
play-undo-refused = { $problem } Jeśli wszyscy przy stole się zgadzają, wpisz: cofnij siłą
play-saved = Zapisano. Aby grać dalej: { $command }
play-saved-over = Zapisano. Aby przeczytać jeszcze raz: { $command }
play-saved-here = Gra jest zachowana. Aby grać dalej: { $command }
play-saved-here-over = Gra jest zachowana. Aby przeczytać ją jeszcze raz: { $command }
play-not-saved = Tej gry nie udaje się zachować. { $problem } Można grać dalej, ale po wyjściu gra przepadnie, chyba że zapiszesz ją gdzie indziej: zapisz PLIK.
play-save-where = Dokąd? Wpisz: zapisz PLIK
play-position-where = Dokąd? Wpisz: pozycja PLIK
play-position-saved = Zapisano w pliku { $file }, razem z zakrytymi kartami wszystkich graczy. Aby grać dalej od tego miejsca: { $command }
play-help =
    Odpowiadaj numerami (1 3) albo nazwami (Miedziaki, Posiadłość; 2 Miedziaki).
    Wystarczy początek nazwy (mied); można też: zagraj Wioskę albo
    kup Srebrniki, co najpierw zagrywa twoje Skarby.
    Enter zagrywa wszystkie Skarby; przy innych pytaniach Enter lub - znaczy: nic,
    o ile tak wolno. Przy ustalaniu kolejności pierwsza karta trafia na wierzch.
      wszystko      zagrywa wszystkie Skarby albo wybiera wszystko
      cofnij        cofa twoją ostatnią odpowiedź; gdy grają inni ludzie, tylko
                    o ile nic nie wyszło na jaw (cofnij siłą cofa ją zawsze,
                    jeśli wszyscy się zgadzają)
      dziennik      ostatnie wydarzenia, tak jak je znasz; dziennik wszystko:
                    cała gra, dziennik 50: ostatnie 50 wierszy
      zasoby        Zasoby i stół
      zestaw        wszystkie dziesięć kart zestawu
      pomoc KARTA   co robi karta
      zapisz PLIK   zapisuje grę w pliku
      pozycja PLIK  zapisuje w pliku pozycję razem z zakrytymi kartami;
                    wystarczy ją dołączyć do zgłoszenia błędu
      wyjdź         przerywa grę i ją zachowuje. Aby grać dalej:
                    { $command }
play-over = ── Koniec gry ──
play-empty = Puste stosy: { $piles }
play-standing = { $rank }. { $player }: { $score ->
    [1] 1 punkt
    [-1] −1 punkt
    [few] { $score } punkty
    [many] { $score } punktów
   *[other] { $score } punktu
} w { $turns ->
    [one] 1 turze
   *[other] { $turns } turach
}
play-winner = Wygrywa { $player }.
play-shared = Wspólne zwycięstwo: { $players }.
play-rematch = Jeszcze jedna gra tym zestawem (l: losowym)? Zaczyna { $player }. (t/n)
play-yes = t tak
play-no = n nie
play-random = l losowy losowym
zone-revealed = odkryte
zone-looked_at = podglądane
zone-held_out = do przekazania
play-tokens = † Żetony karty { $card }: { $piles }
play-traps = † { $card } czeka, aż dodasz: { $piles }
play-token = { $player }, żetony „{ $token }”: { $n }
zone-set_aside = odłożone na bok
play-went-for-money = W tej grze { $player } stawia na pieniądze, a do tego { $cards }.
play-went-for-engine = W tej grze { $player } buduje silnik z kart { $cards }.
play-went-for-rush = W tej grze { $player } idzie na szybkie punkty: { $cards }.
play-went-for-nothing = W tej grze { $player } stawia na same pieniądze.
play-why = W partiach próbnych ta strategia wygrała { $percent }% gier przeciwko strategii na same pieniądze.
play-why-money = W partiach próbnych nic innego nie wygrywało częściej.
play-why-easy = Kilka kart wybiera na chybił trafił.
play-why-fair = Dokłada tę kartę Akcji, która, sądząc po liczbach, wygląda na najsilniejszą.
play-why-not = Plan zakładał więcej ({ $cards }), ale do tego nie doszło.

# Słowa, które się wpisuje. Może ich być kilka, rozdzielonych spacjami; pokazywane jest pierwsze.
command-all = wszystko wszystkie
command-none = nic żadne zadne żadnych zadnych
command-undo = cofnij
command-force = siłą sila
command-log = dziennik log
command-supply = zasoby stół stol
command-kingdom = zestaw królestwo krolestwo
command-help = pomoc
command-save = zapisz
command-position = pozycja
command-quit = wyjdź wyjdz koniec

# Słowa, które mogą stać przed odpowiedzią, zależnie od pytania; rozdzielone przecinkami.
verb-play = zagraj, zagrywam, graj
verb-buy = kup, kupuję
verb-gain = dodaj, dodaję, weź, biorę
verb-discard = odrzuć, odrzucam
verb-trash = wyrzuć, wyrzucam
verb-topdeck = odłóż, odkładam, włóż
verb-reveal = odkryj, odkrywam, pokaż
verb-react = użyj, odkryj, pokaż
verb-pass = przekaż, przekazuję, podaj
verb-return = odłóż, oddaj, zwróć
verb-name = podaj, nazwij, wymień
verb-set_aside = odłóż na bok, odłóż
verb-choose = wybierz, wybieram
verb-order = ułóż, wybierz
