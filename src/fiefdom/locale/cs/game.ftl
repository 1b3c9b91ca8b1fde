# Hra sama: typy, bonusy, otázky, popisky a co se stalo. Názvy karet zůstávají v prvním pádě.

type-Action = Akce
type-Treasure = Peníze
type-Victory = Body
type-Curse = Kletba
type-Attack = Útok
type-Reaction = Reakce
type-Duration = Trvání
type-Night = Noc
type-Command = Rozkaz
type-Looter = Plenitel
type-Ruins = Ruiny
type-Knight = Rytíř
type-Shelter = Úkryt
type-Prize = Cena
type-Reward = Odměna
type-Reserve = Rezerva
type-Traveller = Cestovatel
type-Gathering = Shromáždění
type-Castle = Hrad
type-Fate = Osud
type-Doom = Zkáza
type-Heirloom = Dědictví
type-Spirit = Duch
type-Zombie = Zombie
type-Liaison = Spojka
type-Augur = Věštkyně
type-Clash = Střet
type-Fort = Pevnost
type-Odyssey = Odysea
type-Townsfolk = Měšťané
type-Wizard = Čaroděj
type-Loot = Kořist
type-Omen = Znamení
type-Shadow = Stín
type-Event = Událost
type-Project = Projekt
type-Landmark = Památka
type-Way = Cesta
type-Ally = Spojenec
type-Trait = Rys
type-Prophecy = Proroctví
type-Boon = Požehnání
type-Hex = Kletba noci
type-State = Stav
type-Artifact = Artefakt
type-Rule = Pravidlo

box-basic = Základní karty
box-edition = { $box }, jen { $edition }. vydání

bonus-cards = +{ $n } { $n ->
    [one] karta
    [few] karty
   *[other] karet
}
bonus-actions = +{ $n } { $n ->
    [one] akce
    [few] akce
   *[other] akcí
}
bonus-buys = +{ $n } { $n ->
    [one] nákup
    [few] nákupy
   *[other] nákupů
}
bonus-coins = +${ $n }
bonus-potions = +{ $n } { $n ->
    [one] lektvar
    [few] lektvary
   *[other] lektvarů
}
bonus-debt = +{ $n } { $n ->
    [one] žeton dluhu
    [few] žetony dluhu
   *[other] žetonů dluhu
}
bonus-points = +{ $n } { $n ->
    [one] vítězný bod
    [few] vítězné body
   *[other] vítězných bodů
}
bonus-coffers = +{ $n } { $n ->
    [one] truhlice
    [few] truhlice
   *[other] truhlic
}
bonus-villagers = +{ $n } { $n ->
    [one] vesničan
    [few] vesničané
   *[other] vesničanů
}
bonus-favors = +{ $n } { $n ->
    [one] laskavost
    [few] laskavosti
   *[other] laskavostí
}
bonus-next-turn = Na začátku tvého příštího tahu: { $bonuses }.
worth-coins = Hodnota ${ $n }.
worth-points = { $n ->
    [1] 1 vítězný bod.
    [-1] −1 vítězný bod.
    [few] { $n } vítězné body.
   *[other] { $n } vítězných bodů.
}

# Otázky. $how je: one, exact, may (žádná nebo jedna), upto, any.
ask-cards = { $most ->
    [one] 1 kartu
    [few] { $most } karty
   *[other] { $most } karet
}
ask-play = { $how ->
    [treasures] Které karty peněz zahraješ?
   *[other] Kterou kartu zahraješ?
}
ask-buy = Co si koupíš?
ask-gain = { $how ->
    [one] Kterou kartu si vezmeš?
    [exact] Vezmi si { ask-cards }.
    [may] Vezmeš si ji, nebo ne?
    [which] Můžeš si vzít kartu. Kterou?
    [all_or_none] Vezmi si { ask-cards }, nebo žádnou.
    [upto] Můžeš si vzít nejvýše { ask-cards }.
   *[any] Které z těchto karet si vezmeš?
}
ask-discard = { $how ->
    [one] Odlož kartu.
    [exact] Odlož { ask-cards }.
    [may] Odložíš ji, nebo ne?
    [which] Můžeš odložit kartu. Kterou?
    [all_or_none] Odlož { ask-cards }, nebo žádnou.
    [upto] Můžeš odložit nejvýše { ask-cards }.
   *[any] Můžeš odložit libovolný počet karet.
}
ask-trash = { $how ->
    [one] Zahoď kartu na smetiště.
    [exact] Zahoď { ask-cards } na smetiště.
    [may] Zahodíš ji na smetiště, nebo ne?
    [which] Můžeš zahodit kartu na smetiště. Kterou?
    [all_or_none] Zahoď { ask-cards } na smetiště, nebo žádnou.
    [upto] Můžeš zahodit nejvýše { ask-cards } na smetiště.
   *[any] Můžeš zahodit libovolný počet karet na smetiště.
}
ask-topdeck = { $how ->
    [one] Polož kartu navrch dobíracího balíčku.
    [exact] Polož { ask-cards } navrch dobíracího balíčku.
    [may] Položíš ji navrch dobíracího balíčku, nebo ne?
    [which] Můžeš položit kartu navrch dobíracího balíčku. Kterou?
    [all_or_none] Polož { ask-cards } navrch dobíracího balíčku, nebo žádnou.
    [upto] Můžeš položit nejvýše { ask-cards } navrch dobíracího balíčku.
   *[any] Můžeš položit libovolný počet karet navrch dobíracího balíčku.
}
ask-reveal = { $how ->
    [one] Ukaž kartu z ruky.
    [exact] Ukaž { ask-cards } z ruky.
    [may] Ukážeš ji, nebo ne?
    [which] Můžeš ukázat kartu z ruky. Kterou?
    [all_or_none] Ukaž { ask-cards } z ruky, nebo žádnou.
    [upto] Můžeš ukázat nejvýše { ask-cards } z ruky.
   *[any] Můžeš ukázat libovolný počet karet z ruky.
}
ask-return = { $how ->
    [one] Vrať kartu do společné zásoby.
    [exact] Vrať { ask-cards } do společné zásoby.
    [may] Vrátíš ji do společné zásoby, nebo ne?
    [which] Můžeš vrátit kartu do společné zásoby. Kterou?
    [all_or_none] Vrať { ask-cards } do společné zásoby, nebo žádnou.
    [upto] Můžeš vrátit nejvýše { ask-cards } do společné zásoby.
   *[any] Můžeš vrátit libovolný počet karet do společné zásoby.
}
ask-pass = { $how ->
    [one] Podej kartu doleva.
    [exact] Podej { ask-cards } doleva.
    [may] Podáš ji doleva, nebo ne?
    [which] Můžeš podat kartu doleva. Kterou?
    [all_or_none] Podej { ask-cards } doleva, nebo žádnou.
    [upto] Můžeš podat nejvýše { ask-cards } doleva.
   *[any] Můžeš podat libovolný počet karet doleva.
}
ask-name = Jmenuj kartu.
ask-react = { $how ->
    [may] Použiješ reakci, nebo ne?
   *[which] Můžeš použít reakci. Kterou?
}
ask-set_aside = { $how ->
    [one] Polož kartu stranou.
    [exact] Polož { ask-cards } stranou.
    [may] Položíš ji stranou, nebo ne?
    [which] Můžeš položit kartu stranou. Kterou?
    [all_or_none] Polož { ask-cards } stranou, nebo žádnou.
    [upto] Můžeš položit nejvýše { ask-cards } stranou.
   *[any] Můžeš položit libovolný počet karet stranou.
}
ask-choose = { $how ->
    [may] Chceš to udělat?
    [which] Můžeš si vybrat jednu možnost.
    [exact] Vyber si { $most ->
        [few] { $most } možnosti
       *[other] { $most } možností
    }.
    [upto] Můžeš si vybrat nejvýše { $most ->
        [few] { $most } možnosti
       *[other] { $most } možností
    }.
    [any] Můžeš si vybrat libovolný počet možností.
   *[other] Vyber si.
}
ask-order = { $how ->
    [effects] Která má působit teď?
   *[other] V jakém pořadí? První přijde navrch.
}
ask-by = { $card }: { $question }
ask-about = { $card }, { $player }: { $question }

label-set-aside = položit stranou
label-trash = zahodit
label-gain = vzít si
label-discard = odložit

# Co se stalo. $cards je jedna nebo více karet jako seznam.
event-turn = ── { $player }, tah { $turn } ──
event-turn-extra = ── { $player }, tah navíc ──
event-play = { $player } hraje: { $cards }.
event-react = { $player } reaguje kartou: { $cards }.
event-draw = { $player } si dobírá: { $cards }.
event-draw-hidden = { $player } si dobírá { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
event-shuffle = { $player } míchá.
event-gain = { $player } získává: { $cards }.
event-gain-hand = { $player } získává do ruky: { $cards }.
event-gain-set_aside = { $player } získává a pokládá stranou: { $cards }.
event-gain-deck = { $player } získává navrch dobíracího balíčku: { $cards }.
event-gain-mat = { $player } získává a pokládá sem ({ $mat }): { $cards }.
event-buy = { $player } kupuje: { $cards }.
event-trash = { $player } zahazuje: { $cards }.
event-discard = { $player } odkládá: { $cards }.
event-discard-hidden = { $player } odkládá { $count ->
    [one] 1 kartu
    [few] { $count } karty
   *[other] { $count } karet
}, nahoře: { $top }.
event-topdeck = { $player } pokládá navrch dobíracího balíčku: { $cards }.
event-topdeck-hidden = { $player } pokládá { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
} navrch dobíracího balíčku.
event-reveal = { $player } ukazuje: { $cards }.
event-look = { $player } si prohlíží: { $cards }.
event-look-hidden = { $player } si prohlíží { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
event-look_through = { $player } si prohlíží odkládací balíček.
event-turn_over = { $player } pokládá dobírací balíček na odkládací; nahoře: { $top }.
event-set_aside = { $player } pokládá stranou: { $cards }.
event-set_aside-hidden = { $player } pokládá stranou { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
event-return = { $player } vrací do společné zásoby: { $cards }.
event-mark = { $player } pokládá na balíček { $cards } žeton karty { $token }.
event-spend = { $player } utrácí { $amount ->
    [one] jeden žeton
    [few] { $amount } žetony
   *[other] { $amount } žetonů
} ({ $cards }): { $token }.
event-spend-coffers = { $player } utrácí { $amount ->
    [one] 1 truhlici
    [few] { $amount } truhlice
   *[other] { $amount } truhlic
}.
event-spend-villagers = { $player } posílá do práce { $amount ->
    [one] 1 vesničana
    [few] { $amount } vesničany
   *[other] { $amount } vesničanů
}.
event-spend-favors = { $player } využívá { $amount ->
    [one] 1 laskavost
    [few] { $amount } laskavosti
   *[other] { $amount } laskavostí
}.
event-spend-debt = { $player } splácí dluh: { $amount }.
event-spend-coins = { $player } platí ${ $amount }.
event-spend-number = { $player } utrácí část toho, co má ({ $amount }).
event-token = { $player } má { $amount ->
    [one] jeden žeton
    [few] { $amount } žetony
   *[other] { $amount } žetonů
} ({ $cards }): { $token }.
event-take = { $player } si bere do ruky: { $cards }.
event-take-hidden = { $player } si bere do ruky { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
event-pass = { $player } podává kartu: { $cards }. Dostává ji { $other }.
event-pass-hidden = { $player } podává kartu. Dostává ji { $other }.
event-tuck = { $player } vkládá do dobíracího balíčku { $covered ->
    [0] úplně navrch
    [one] pod jednu kartu
    [few] pod { $covered } karty
   *[other] pod { $covered } karet
}: { $cards }.
event-tuck-hidden = { $player } vkládá kartu do dobíracího balíčku.
event-name = { $player } jmenuje: { $named }.
event-get = { $player } získává { $bonus } ({ $cards }).
event-get-hidden = { $player } tajně něco získává.
event-choose = { $player } volí: { $label }.
event-choose-pile = { $player } volí: { $named }.
event-resign = { $player } vzdává hru.
event-over = Hra skončila.

docs-cards = Karty a výklad pravidel
docs-own-words = Texty a výklad jsou psány našimi slovy; co určují, pochází z pravidel hry.

# Several cards of one name in a list.
counted = { $name } ×{ $n }

# Písmena podle pořadí; při řazení názvů platí písmena spojená lomítkem za jedno.
alphabet = a/á b c č d/ď e/é/ě f g h ch i/í j k l m n/ň o/ó p q r ř s š t/ť u/ú/ů v w x y/ý z ž
