# The plain client: what is on the screen besides the questions and the log.

play-browser = { $shown ->
    [yes] A böngésző innen mutatja a Fiefdomot: { $address }
   *[no] Nyisd meg böngészőben: { $address }
}. Leállítás: Ctrl-C; a játszmák elmentve maradnak. Terminálban így játszhatsz: { $command }
play-browser-running = { $shown ->
    [yes] A Fiefdom már fut ezen a gépen. A böngésződ innen mutatja: { $address }
   *[no] A Fiefdom már fut ezen a gépen, nyisd meg böngészőben: { $address }
}. Ott állíthatod le Ctrl-C-vel, ahol elindítottad. Ha inkább a terminálban játszanál: { $command }
play-no-client = A böngészős kliens itt nincs elkészítve, ezért a terminálban játszol. Így készítheted el: { $command }
play-no-server = A böngészős játékhoz szükséges csomagok nincsenek telepítve (hiányzik: { $package }), ezért a terminálban játszol. Így telepítheted őket: { $command }
play-start = { $kingdom }
play-start-chosen = { $kingdom } · kezdőérték: { $seed }
play-draft-hint = Válasszátok ki sorban a birodalmat, névvel vagy a név elejével. Enter: a kártyák újra; súgó LAP: mit tud egy lap; kilép: vége.
play-draft = { $player }, { $n }. kártya a { $most } közül:
play-drafted = { $player } választása: { $card }.
play-first-game = Ez itt az első játékod, ezért a birodalom: „{ $kingdom }”, tíz lap, amellyel jó elkezdeni. Így olvashatod el őket: birodalom. Játék véletlen birodalommal: { $command }
play-lacks = { $name }: ebben a birodalomban nincs { $cards }, ezért a { $n ->
    [one] rá
   *[other] rájuk
} vonatkozó szabályok kimaradnak.
play-hint = Válaszolj számokkal (1 3) vagy nevekkel (Réz, Birtok; elég ennyi is: bir). Továbbá: mind, vissza, napló, készlet, birodalom, súgó, súgó LAP, mentés FÁJL, kilép.
play-planning = { $player } tervet készít…
play-may = { $question } ({ $how ->
    [may] Enter: nem
    [safe] a támadás már nem hat rád; Enter: tovább
    [treasures] Enter: mindet, -: egyiket sem
    [treasures-named] mind: mindet, -: egyiket sem
   *[other] Enter: semmi
})
play-treasures-how = Itt számíthat, hogy mely kincskártyákat játszod ki, és milyen sorrendben. Írd be: mind, vagy számokat, neveket, vagy - ha egyiket sem.
play-unspent = Még van ${ $coins } pénzed és { $buys } vásárlásod. Ha így is befejezed a köröd, nyomj még egyszer Entert.
play-actions-left = Még kijátszhatsz egy akciókártyát. A vásárláshoz nyomj Entert, aztán írd be: { $text }
play-too-dear = { $card } ára { $cost }, és ${ $coins } pénzed van.
play-none-left = Ez a pakli már elfogyott: { $card }.
play-not-all = Itt nem választható mind, csak legfeljebb { $most }.
play-supply = Készlet
play-supply-affordable = { $supply } · * ebben a körben megveheted (${ $coins })
play-trash = Szemét: { $cards }
play-in-play = Játékban: { $cards }
play-others = { $player }: { $hand } lap kézben, { $top ->
    [none] üres dobott pakli
   *[other] a dobott paklin: { $top }
}
play-uncovered = { $player }, { $zone }: { $cards }
play-hidden = { $n } lap
play-hand = Kézben: { $cards }
number-actions = Akció { $n }
number-buys = Vásárlás { $n }
number-coins = Pénz ${ $n }
number-potions = Bájital { $n }
number-debt = Adósság { $n }
number-points = Győzelmi pont { $n }
number-coffers = Láda { $n }
number-villagers = Falusi { $n }
number-favors = Szívesség { $n }
play-deck = Húzópakli { $n }
play-numbers-of = { $player }: { $numbers }
play-nothing = semmi
price-potions = { $n } bájital
price-debt = { $n } adósság
play-option-pile = { $card } { $cost } (még { $left })
play-prompt = { $player } >
play-not-understood = „{ $text }” nem választható. { $n ->
    [1] Csak az 1 választható, számmal vagy névvel
   *[other] Adj meg számokat 1 és { $n } között, vagy neveket
}; bővebben: súgó.
play-several = „{ $text }” többféle is lehet: { $names }. Írj be többet a névből.
play-other-verb = „{ $text }” egy másik kérdésre válaszol. Most ez a kérdés: { $question }
play-pass = { $player } dönt, más ne nézzen ide. Tovább: Enter.
play-pass-piped = ── { $player } ──
play-more = Még { $n } sor. Enter: tovább, q: elég
play-log-before = … előtte még { $n } sor: napló mind mutatja az egészet, napló 50 az utolsó 50 sort
play-log-how = „{ $text }” nem a sorok száma. Így írd: napló, napló mind vagy napló 50
play-undone = Visszavonva.
play-undo-refused = { $problem } Ha az asztalnál mindenki beleegyezik, írd be: vissza erővel
play-saved = Elmentve. Így folytathatod: { $command }
play-saved-over = Elmentve. Így olvashatod el újra: { $command }
play-saved-here = A játék megmarad. Így folytathatod: { $command }
play-saved-here-over = A játék megmarad. Így olvashatod el újra: { $command }
play-not-saved = Ezt a játékot nem sikerül megőrizni. { $problem } Játszhatsz tovább, de kilépéskor elvész, hacsak el nem mented máshová: mentés FÁJL.
play-save-where = Hová? Így írd: mentés FÁJL
play-position-where = Hová? Így írd: állás FÁJL
play-position-saved = Kiírva ide: { $file }, mindenki rejtett lapjaival együtt. Innen így játszhatsz tovább: { $command }
play-help =
    Számokkal vagy nevekkel válaszolhatsz: 1 3, vagy Réz, Birtok, vagy 2 Réz.
    Elég a név eleje is (bir); ez is jó: játszd ki a Falut, vagy
    vegyél Ezüstöt, ami előbb kijátssza a kincskártyáidat.
    Enterrel minden kincskártyát kijátszol; más kérdésnél az Enter vagy a - jel
    semmit sem választ, ahol ez megengedett. Sorrendnél az első kerül legfelülre.
      mind         minden kincskártyát kijátszol, vagy mindent kiválasztasz
      vissza       az utolsó válaszod visszavonása; ha mások is játszanak, csak
                   amíg semmi új nem derült ki (vissza erővel: mindenképp, ha
                   az asztalnál mindenki beleegyezik)
      napló        mi történt mostanában, amennyit te láthattál; napló mind:
                   az egész játék, napló 50: az utolsó 50 sor
      készlet      a készlet és az asztal
      birodalom    a birodalom mind a tíz lapja
      súgó LAP     mit tud egy lap
      mentés FÁJL  a játék kiírása egy fájlba
      állás FÁJL   az állás kiírása egy fájlba, a rejtett lapokkal együtt;
                   hibajelentéshez ennyi elég
      kilép        befejezés; a játék megmarad. Így folytathatod:
                   { $command }
play-over = ── A játék véget ért ──
play-empty = Elfogyott paklik: { $piles }
play-standing = { $rank }. hely – { $player }: { $score ->
    [-1] −1
   *[other] { $score }
} pont, { $turns } kör
play-winner = A győztes: { $player }.
play-shared = Megosztott győzelem: { $players }.
play-rematch = Még egy játék ezzel a birodalommal (v: egy véletlennel)? { $player } kezd. (i/n)
play-yes = i igen
play-no = n nem
play-random = v véletlen veletlen
zone-revealed = felfedve
zone-looked_at = megnézve
zone-held_out = átadásra
play-tokens = † Jelzők ({ $card }): { $piles }
play-traps = † { $card } arra vár, hogy ilyet kapj: { $piles }
play-token = { $player }, jelzők ({ $token }): { $n }
zone-set_aside = félretéve
play-went-for-money = { $player } pénzre játszott, és ebben { $cards } segített.
play-went-for-engine = { $player } akciómotort épített ezekből: { $cards }.
play-went-for-rush = { $player } gyorsan gyűjtötte a pontokat, és ebben { $cards } segített.
play-went-for-nothing = { $player } csak pénzre játszott.
play-why = A játszma előtti próbákon ez a terv a játszmák { $percent }%-át nyerte meg a sima pénz ellen.
play-why-money = A játszma előtti próbákon semmi sem bizonyult jobbnak.
play-why-easy = Néhány lapot találomra választ.
play-why-fair = Azt az akciókártyát veszi a pénz mellé, amelyik a számai alapján a legerősebbnek tűnik.
play-why-not = A tervében több is volt ({ $cards }), de arra már nem került sor.

# Words that are typed. Several may stand here, separated by spaces; the first one is shown.
command-all = mind összes osszes
command-none = semmi semmit
command-undo = vissza
command-force = erővel erovel
command-log = napló naplo
command-supply = készlet keszlet
command-kingdom = birodalom
command-help = súgó sugo segítség segitseg
command-save = mentés mentes ment
command-position = állás allas
command-quit = kilép kilep kilépés kilepes

# Words that may stand before an answer, by what is asked; separated by commas.
verb-play = játszd ki a, játszd ki az, játszd ki, kijátszom a, kijátszom az, kijátszom
verb-buy = vegyél, veszek, vedd meg, megveszem, vásárolj, vásárolok
verb-gain = szerezd meg, megszerzem, kapok, kérek
verb-discard = dobd el, dobj el, eldobom, eldobok
verb-trash = dobd a szemétbe, szemétbe dobom, szemétbe
verb-topdeck = tedd a tetejére, tedd, teszem
verb-reveal = fedd fel, felfedem, mutasd
verb-react = használd, használom, fedd fel, mutasd
verb-pass = add át, átadom, add
verb-return = tedd vissza, visszateszem
verb-name = nevezd meg, megnevezem
verb-set_aside = tedd félre, félreteszem
verb-choose = válaszd, választom
verb-order = rakd sorba, válaszd
