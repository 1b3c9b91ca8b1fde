# Prosty klient: co widać na ekranie oprócz pytań i dziennika.

play-start = { $kingdom } · ziarno { $seed }
play-hint = Odpowiadaj numerami (1 3) albo nazwami (Miedziaki, Posiadłość). Poza tym: wszystko, cofnij, dziennik, zasoby, pomoc, pomoc KARTA, zapisz PLIK, wyjdź.
play-may = { $question } (Enter: { $how ->
    [may] nie
   *[other] nic
})
play-not-all = Nie można tu wybrać wszystkiego, lecz najwyżej { $most }.
play-supply = Zasoby
play-trash = Śmietnisko: { $cards }
play-in-play = W grze: { $cards }
play-others = { $player }: { $hand ->
    [one] 1 karta
    [few] { $hand } karty
    [many] { $hand } kart
   *[other] { $hand } karty
} na ręce, wierzch stosu kart odrzuconych: { $top }
play-uncovered = { $player }, { $zone }: { $cards }
play-hidden = { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
play-hand = Ręka: { $cards }
play-numbers = Akcje { $actions } · Zakupy { $buys } · Monety ${ $coins } · Talia { $deck }
play-nothing = brak kart
play-option-pile = { $card } ${ $cost } (zostało: { $left })
play-prompt = { $player } >
play-not-understood = Nie ma tu takiego wyboru: „{ $text }”. Podaj { $n ->
    [1] numer 1 albo nazwę
   *[other] numery od 1 do { $n } albo nazwy
}; więcej powie: pomoc.
play-pass = Decyduje { $player }. Niech nikt inny nie patrzy. Naciśnij Enter.
play-pass-piped = ── { $player } ──
play-undone = Cofnięto.
play-saved = Zapisano. Aby grać dalej: { $command }
play-kept = Gra jest zachowana. Aby grać dalej: { $command }
play-save-where = Dokąd? Wpisz: zapisz PLIK
play-position-where = Dokąd? Wpisz: pozycja PLIK
play-position-saved = Zapisano w pliku { $file }, razem z zakrytymi kartami wszystkich graczy. Aby to odtworzyć: { $command }
play-help =
    Odpowiadaj numerami (1 3) albo nazwami (Miedziaki, Posiadłość; 2 Miedziaki).
    Enter lub - znaczy: nic, o ile tak wolno.
    Przy ustalaniu kolejności pierwsza karta trafia na wierzch.
      wszystko      zagrywa wszystkie Skarby albo wybiera wszystko
      cofnij        cofa twoją ostatnią odpowiedź, o ile nic nie wyszło na jaw;
                    cofnij siłą cofa ją zawsze, jeśli wszyscy się zgadzają
      dziennik      dotychczasowy przebieg gry, tak jak go znasz
      zasoby        Zasoby i stół
      pomoc KARTA   co robi karta
      zapisz PLIK   zapisuje grę w pliku
      pozycja PLIK  zapisuje w pliku pozycję razem z zakrytymi kartami;
                    wystarczy ją dołączyć do zgłoszenia błędu
      wyjdź         przerywa grę i ją zachowuje; wznawia ją fiefdom play --resume
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
play-rematch = Jeszcze jedna gra tym zestawem? Zaczyna { $player }. (t/n)
play-yes = t tak
play-no = n nie
zone-revealed = odkryte
zone-looked_at = podglądane
zone-held_out = do przekazania
play-tokens = † Żetony karty { $card }: { $piles }
play-tokens-embargo = † Żetony karty { $card }: { $piles } (kto kupuje z tego stosu, dodaje Klątwę za każdy żeton)
play-token = { $player }, żetony „{ $token }”: { $n }
token-pirate_ship = { $player }, żetony monet (Okręt piracki): { $n }
zone-island = podkładka Wyspy
zone-native_village = podkładka Wioski tubylców
zone-set_aside = odłożone na bok
play-went-for = { $player }, obrana strategia: { $cards }.
play-money-alone = same pieniądze

# Słowa, które się wpisuje. Może ich być kilka, rozdzielonych spacjami; pokazywane jest pierwsze.
command-all = wszystko wszystkie
command-undo = cofnij
command-force = siłą sila
command-log = dziennik log
command-supply = zasoby stół stol
command-help = pomoc
command-save = zapisz
command-position = pozycja
command-quit = wyjdź wyjdz koniec
