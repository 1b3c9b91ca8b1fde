# The plain client: what is on the screen beside the questions and the log.

play-start = { $kingdom } · kezdőérték: { $seed }
play-hint = Válaszolj számokkal (1 3) vagy nevekkel (Réz, Birtok). Továbbá: mind, vissza, napló, készlet, súgó, súgó LAP, mentés FÁJL, kilép.
play-may = { $question } (Enter: { $how ->
    [may] nem
   *[other] semmi
})
play-not-all = Itt nem választható mind, csak legfeljebb { $most }.
play-supply = Készlet
play-trash = Szemét: { $cards }
play-in-play = Játékban: { $cards }
play-others = { $player }: { $hand } lap kézben, a dobott paklin: { $top }
play-uncovered = { $player }, { $zone }: { $cards }
play-hidden = { $n } lap
play-hand = Kézben: { $cards }
play-numbers = Akció { $actions } · Vásárlás { $buys } · Pénz ${ $coins } · Húzópakli { $deck }
play-nothing = semmi
play-option-pile = { $card } ${ $cost } (még { $left })
play-prompt = { $player } >
play-not-understood = „{ $text }” nem választható. { $n ->
    [1] Csak az 1 választható, számmal vagy névvel
   *[other] Adj meg számokat 1 és { $n } között, vagy neveket
}; bővebben: súgó.
play-pass = { $player } dönt, más ne nézzen ide. Tovább: Enter.
play-pass-piped = ── { $player } ──
play-undone = Visszavonva.
play-saved = Elmentve. Így folytathatod: { $command }
play-kept = A játék megmarad. Így folytathatod: { $command }
play-save-where = Hová? Így írd: mentés FÁJL
play-position-where = Hová? Így írd: állás FÁJL
play-position-saved = Kiírva ide: { $file }, mindenki rejtett lapjaival együtt. Így játszhatod le: { $command }
play-help =
    Számokkal vagy nevekkel válaszolhatsz: 1 3, vagy Réz, Birtok, vagy 2 Réz.
    Enterrel vagy a - jellel semmit sem választasz, ahol ez megengedett. Sorrendnél az első kerül legfelülre.
      mind         minden kincskártyát kijátszol, vagy mindent kiválasztasz
      vissza       az utolsó válaszod visszavonása, amíg semmi új nem derült ki;
                   vissza erővel: mindenképp, ha az asztalnál mindenki beleegyezik
      napló        mi történt ebben a játékban, amennyit te láthattál
      készlet      a készlet és az asztal
      súgó LAP     mit tud egy lap
      mentés FÁJL  a játék kiírása egy fájlba
      állás FÁJL   az állás kiírása egy fájlba, a rejtett lapokkal együtt;
                   hibajelentéshez ennyi elég
      kilép        befejezés; a játék megmarad, a fiefdom play --resume folytatja
play-over = ── A játék véget ért ──
play-empty = Elfogyott paklik: { $piles }
play-standing = { $rank }. hely – { $player }: { $score ->
    [-1] −1
   *[other] { $score }
} pont, { $turns } kör
play-winner = A győztes: { $player }.
play-shared = Megosztott győzelem: { $players }.
play-rematch = Még egy játék ezzel a birodalommal? { $player } kezd. (i/n)
play-yes = i igen
play-no = n nem
zone-revealed = felfedve
zone-looked_at = megnézve
zone-held_out = átadásra
play-tokens = † Jelzők ({ $card }): { $piles }
play-tokens-embargo = † Jelzők ({ $card }): { $piles } (aki onnan vásárol, jelzőnként egy Átkot kap)
play-token = { $player }, jelzők ({ $token }): { $n }
token-pirate_ship = { $player }, érmejelzők a Kalózhajóhoz: { $n }
zone-island = szigettábla
zone-native_village = bennszülöttfalu-tábla
zone-set_aside = félretéve
play-went-for = { $player } erre épített: { $cards }.
play-money-alone = csak pénz

# Words that are typed. Several may stand here, separated by spaces; the first one is shown.
command-all = mind összes osszes
command-undo = vissza
command-force = erővel erovel
command-log = napló naplo
command-supply = készlet keszlet
command-help = súgó sugo segítség segitseg
command-save = mentés mentes ment
command-position = állás allas
command-quit = kilép kilep kilépés kilepes
