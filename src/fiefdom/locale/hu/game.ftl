# The game itself: types, bonuses, questions, labels and what happened. Card names stay as they are.

type-Action = Akció
type-Treasure = Kincs
type-Victory = Győzelmi pont
type-Curse = Átok
type-Attack = Támadás
type-Reaction = Védekezés
# ours
type-Duration = Tartós
type-Night = Éjszaka
type-Command = Parancs
type-Looter = Fosztogató
type-Ruins = Romok
type-Knight = Lovag
type-Shelter = Menedék
type-Prize = Díj
type-Reward = Jutalom
type-Reserve = Tartalék
type-Traveller = Utazó
type-Gathering = Gyülekezés
type-Castle = Kastély
type-Fate = Sors
type-Doom = Végzet
type-Heirloom = Örökség
type-Spirit = Szellem
type-Zombie = Zombi
type-Liaison = Összekötő
type-Augur = Jósnő
type-Clash = Összecsapás
type-Fort = Erőd
type-Odyssey = Odüsszeia
type-Townsfolk = Városlakók
type-Wizard = Varázsló
type-Loot = Zsákmány
type-Omen = Ómen
type-Shadow = Árnyék
type-Event = Esemény
type-Project = Terv
type-Landmark = Nevezetesség
type-Way = Út
type-Ally = Szövetséges
type-Trait = Jellemvonás
type-Prophecy = Jóslat
type-Boon = Áldás
type-Hex = Rontás
type-State = Állapot
type-Artifact = Ereklye
type-Rule = Szabály

box-basic = Alapkártyák
box-edition = { $box }, csak { $edition }. kiadás

bonus-cards = +{ $n } lap
bonus-actions = +{ $n } akció
bonus-buys = +{ $n } vásárlás
bonus-coins = +${ $n }
bonus-potions = +{ $n } bájital
bonus-debt = +{ $n } adósság
bonus-points = +{ $n } győzelmi pont
bonus-coffers = +{ $n } láda
bonus-villagers = +{ $n } falusi
bonus-favors = +{ $n } szívesség
bonus-next-turn = A következő köröd elején: { $bonuses }.
worth-coins = Értéke: ${ $n }.
worth-points = { $n ->
    [-1] −1 győzelmi pont.
   *[other] { $n } győzelmi pont.
}

# Questions. $how is: one, exact, may (none or one), upto, any.
ask-cards = { $most } lapot
ask-play = { $how ->
    [treasures] Mely kincskártyákat játszod ki?
   *[other] Melyik lapot játszod ki?
}
ask-buy = Mit vásárolsz?
ask-gain = { $how ->
    [one] Melyik lapot szerzed meg?
    [exact] Szerezz meg { ask-cards }.
    [may] Megszerzed, vagy nem?
    [which] Megszerezhetsz egy lapot. Melyiket?
    [all_or_none] Szerezz meg { ask-cards }, vagy egyet se.
    [upto] Szerezz meg legfeljebb { ask-cards }, vagy egyet se.
   *[any] Melyeket szerzed meg ezek közül?
}
ask-discard = { $how ->
    [one] Dobj el egy lapot.
    [exact] Dobj el { ask-cards }.
    [may] Eldobod, vagy nem?
    [which] Eldobhatsz egy lapot. Melyiket?
    [all_or_none] Dobj el { ask-cards }, vagy egyet se.
    [upto] Dobj el legfeljebb { ask-cards }, vagy egyet se.
   *[any] Dobj el akárhány lapot, vagy egyet se.
}
ask-trash = { $how ->
    [one] Dobj egy lapot a szemétbe.
    [exact] Dobj { ask-cards } a szemétbe.
    [may] Szemétbe dobod, vagy nem?
    [which] Szemétbe dobhatsz egy lapot. Melyiket?
    [all_or_none] Dobj { ask-cards } a szemétbe, vagy egyet se.
    [upto] Dobj legfeljebb { ask-cards } a szemétbe, vagy egyet se.
   *[any] Dobj akárhány lapot a szemétbe, vagy egyet se.
}
ask-topdeck = { $how ->
    [one] Tegyél egy lapot a húzópaklid tetejére.
    [exact] Tegyél { ask-cards } a húzópaklid tetejére.
    [may] A húzópaklid tetejére teszed, vagy nem?
    [which] A húzópaklid tetejére tehetsz egy lapot. Melyiket?
    [all_or_none] Tegyél { ask-cards } a húzópaklid tetejére, vagy egyet se.
    [upto] Tegyél legfeljebb { ask-cards } a húzópaklid tetejére, vagy egyet se.
   *[any] Tegyél akárhány lapot a húzópaklid tetejére, vagy egyet se.
}
ask-reveal = { $how ->
    [one] Mutass meg egy lapot a kezedből.
    [exact] Mutass meg { ask-cards } a kezedből.
    [may] Megmutatod, vagy nem?
    [which] Megmutathatsz egy lapot a kezedből. Melyiket?
    [all_or_none] Mutass meg { ask-cards } a kezedből, vagy egyet se.
    [upto] Mutass meg legfeljebb { ask-cards } a kezedből, vagy egyet se.
   *[any] Mutass meg akárhány lapot a kezedből, vagy egyet se.
}
ask-return = { $how ->
    [one] Tegyél vissza egy lapot a készletbe.
    [exact] Tegyél vissza { ask-cards } a készletbe.
    [may] Visszateszed a készletbe, vagy nem?
    [which] Visszatehetsz egy lapot a készletbe. Melyiket?
    [all_or_none] Tegyél vissza { ask-cards } a készletbe, vagy egyet se.
    [upto] Tegyél vissza legfeljebb { ask-cards } a készletbe, vagy egyet se.
   *[any] Tegyél vissza akárhány lapot a készletbe, vagy egyet se.
}
ask-pass = { $how ->
    [one] Adj át egy lapot balra.
    [exact] Adj át { ask-cards } balra.
    [may] Átadod balra, vagy nem?
    [which] Átadhatsz egy lapot balra. Melyiket?
    [all_or_none] Adj át { ask-cards } balra, vagy egyet se.
    [upto] Adj át legfeljebb { ask-cards } balra, vagy egyet se.
   *[any] Adj át akárhány lapot balra, vagy egyet se.
}
ask-name = Nevezz meg egy kártyát.
ask-react = { $how ->
    [may] Használsz egy védekezéskártyát, vagy nem?
   *[which] Használhatsz egy védekezéskártyát. Melyiket?
}
ask-set_aside = { $how ->
    [one] Tegyél félre egy lapot.
    [exact] Tegyél félre { ask-cards }.
    [may] Félreteszed, vagy nem?
    [which] Félretehetsz egy lapot. Melyiket?
    [all_or_none] Tegyél félre { ask-cards }, vagy egyet se.
    [upto] Tegyél félre legfeljebb { ask-cards }, vagy egyet se.
   *[any] Tegyél félre akárhány lapot, vagy egyet se.
}
ask-choose = { $how ->
    [may] Megteszed?
    [which] Választhatsz egyet, vagy egyet se.
    [exact] Válassz ki { $most } lehetőséget.
    [upto] Válassz ki legfeljebb { $most } lehetőséget.
    [any] Válassz ki akárhány lehetőséget.
   *[other] Válassz.
}
ask-order = { $how ->
    [effects] Melyik fejtse ki a hatását most?
   *[other] Milyen sorrendben? Az első kerül legfelülre.
}
ask-by = { $card }: { $question }
ask-about = { $card }, { $player }: { $question }

label-set-aside = félretevés
label-trash = szemétbe dobás
label-gain = megszerzés
label-discard = eldobás

# What happened. $cards may be one or several cards, as a list.
event-turn = ── { $player }, { $turn }. kör ──
event-turn-extra = ── { $player }, ráadáskör ──
event-play = { $player } kijátssza: { $cards }.
event-react = { $player } ezzel reagál: { $cards }.
event-draw = { $player } felhúzza: { $cards }.
event-draw-hidden = { $player } { $count ->
    [one] egy
   *[other] { $count }
} lapot húz.
event-shuffle = { $player } megkeveri a dobott pakliját.
event-gain = { $player } megkapja: { $cards }.
event-gain-hand = { $player } a kezébe kapja: { $cards }.
event-gain-set_aside = { $player } megkapja és félreteszi: { $cards }.
event-gain-deck = { $player } a húzópaklija tetejére kapja: { $cards }.
event-gain-mat = { $player } megkapja és ide teszi ({ $mat }): { $cards }.
event-buy = { $player } megveszi: { $cards }.
event-trash = { $player } szemétbe dobja: { $cards }.
event-discard = { $player } eldobja: { $cards }.
event-discard-hidden = { $player } eldob { $count } lapot, legfelül: { $top }.
event-topdeck = { $player } a húzópaklija tetejére teszi: { $cards }.
event-topdeck-hidden = { $player } { $count ->
    [one] egy
   *[other] { $count }
} lapot tesz a húzópaklija tetejére.
event-reveal = { $player } felfedi: { $cards }.
event-look = { $player } megnézi: { $cards }.
event-look-hidden = { $player } megnéz { $count ->
    [one] egy
   *[other] { $count }
} lapot.
event-look_through = { $player } átnézi a dobott pakliját.
event-turn_over = { $player } a dobott paklijára teszi a húzópakliját; legfelül: { $top }.
event-set_aside = { $player } félreteszi: { $cards }.
event-set_aside-hidden = { $player } félretesz { $count ->
    [one] egy
   *[other] { $count }
} lapot.
event-return = { $player } visszateszi a készletbe: { $cards }.
event-mark = { $player } jelzőt tesz ide: { $cards } ({ $token }).
event-spend = { $player } elkölt { $amount } jelzőt ({ $cards }): { $token }.
event-spend-coffers = { $player } elkölt { $amount } ládát.
event-spend-villagers = { $player } munkába küld { $amount } falusit.
event-spend-favors = { $player } felhasznál { $amount } szívességet.
event-spend-debt = { $player } törleszt { $amount } adósságot.
event-spend-coins = { $player } kifizet ${ $amount }-t.
event-spend-number = { $player } elkölt valamennyit abból, amije van ({ $amount }).
event-token = { $player }: { $amount } jelző ({ $cards }): { $token }.
event-take = { $player } a kezébe veszi: { $cards }.
event-take-hidden = { $player } { $count ->
    [one] egy
   *[other] { $count }
} lapot vesz a kezébe.
event-pass = { $player } átadja: { $cards }; átveszi: { $other }.
event-pass-hidden = { $player } átad egy lapot; átveszi: { $other }.
event-tuck = { $player } a húzópaklijába teszi, { $covered ->
    [0] legfelülre
    [one] egy lap alá
   *[other] { $covered } lap alá
}: { $cards }.
event-tuck-hidden = { $player } a húzópaklijába tesz egy lapot.
event-name = { $player } megnevezi: { $named }.
event-get = { $player }: { $bonus } ({ $cards }).
event-get-hidden = { $player } titokban kap valamit.
event-choose = { $player } választása: { $label }.
event-choose-pile = { $player } választása: { $named }.
event-resign = { $player } feladja a játékot.
event-over = A játék véget ért.

docs-cards = Kártyák és szabálymagyarázatok
docs-own-words = A szövegeket és a magyarázatokat a saját szavainkkal írtuk; amit kimondanak, a szabálykönyvekből való.

# Several cards of one name in a list.
counted = { $n } { $name }

# A betűk sorrendben; rendezéskor a perjellel összekötött betűk egynek számítanak.
alphabet = a/á b c cs d dz dzs e/é f g gy h i/í j k l ly m n ny o/ó ö/ő p q r s sz t ty u/ú ü/ű v w x y z zs
