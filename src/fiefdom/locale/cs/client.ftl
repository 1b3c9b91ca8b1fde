# Jednoduchý klient: co je na obrazovce vedle otázek a záznamu hry.

play-browser = { $shown ->
    [yes] Prohlížeč ukazuje Fiefdom z adresy { $address }
   *[no] Otevři v prohlížeči { $address }
}. Ctrl-C ho ukončí; hry jsou uložené. V terminálu se hraje takto: { $command }
play-browser-running = { $shown ->
    [yes] Fiefdom už na tomto počítači běží. Prohlížeč ho ukazuje na adrese { $address }
   *[no] Fiefdom už na tomto počítači běží: otevři v prohlížeči { $address }
}. Ukončíš ho klávesami Ctrl-C tam, kde byl spuštěn. Chceš-li hrát v terminálu: { $command }
play-no-client = Klient pro prohlížeč tu není sestavený, takže hraješ v terminálu. Sestavíš ho příkazem: { $command }
play-no-server = Balíčky pro hru v prohlížeči tu nejsou nainstalované (chybí { $package }), takže hraješ v terminálu. Nainstaluješ je příkazem: { $command }
play-start = { $kingdom }
play-start-chosen = { $kingdom } · semínko { $seed }
play-draft-hint = Vybírejte sestavu postupně, názvem nebo jeho začátkem. Enter ukáže karty znovu, pomoc KARTA, co karta dělá; konec skončí.
play-draft = { $player }, karta { $n } z { $most }:
play-drafted = { $player } vybírá: { $card }.
play-first-game = Tohle je tu tvoje první hra, proto je sestava „{ $kingdom }“: deset karet, se kterými se dobře začíná. Přečteš si je, když napíšeš: sestava. Hra s náhodnou sestavou: { $command }
play-lacks = { $name }: v této sestavě { $n ->
    [one] není karta { $cards }, takže pravidla o ní
   *[other] nejsou karty { $cards }, takže pravidla o nich
} se vynechávají.
play-hint = Odpovídej čísly (1 3) nebo názvy (Měďák, Statek; stačí měď). Dále: vše, zpět, průběh, zásoba, sestava, pomoc, pomoc KARTA, ulož SOUBOR, konec.
play-planning = { $player } promýšlí plán…
play-may = { $question } ({ $how ->
    [may] Enter: ne
    [safe] útok už na tebe nepůsobí; Enter: dál
    [treasures] Enter: všechny, -: žádnou
    [treasures-named] vše: všechny, -: žádnou
   *[other] Enter: nic
})
play-treasures-how = Tady může záležet na tom, které karty peněz zahraješ a v jakém pořadí. Napiš vše, čísla nebo názvy některých, anebo - (žádnou).
play-unspent = Ještě máš ${ $coins } a { $buys ->
    [one] 1 nákup
    [few] { $buys } nákupy
   *[other] { $buys } nákupů
}. Chceš-li tah přesto ukončit, stiskni Enter ještě jednou.
play-actions-left = Ještě můžeš zahrát akci. K nákupu přejdeš klávesou Enter; pak napiš: { $text }
play-too-dear = { $card } stojí { $cost } a máš ${ $coins }.
play-none-left = V tomto balíčku už nejsou karty: { $card }.
play-not-all = Všechno tu vybrat nejde, nejvýše { $most }.
play-supply = Společná zásoba
play-supply-affordable = { $supply } · * na to v tomto tahu máš (${ $coins })
play-trash = Smetiště: { $cards }
play-in-play = Ve hře: { $cards }
play-others = { $player }: v ruce { $hand ->
    [one] 1 karta
    [few] { $hand } karty
   *[other] { $hand } karet
}, { $top ->
    [none] odkládací balíček prázdný
   *[other] na odkládacím balíčku: { $top }
}
play-uncovered = { $player }, { $zone }: { $cards }
play-hidden = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } karet
}
play-hand = V ruce: { $cards }
number-actions = Akce { $n }
number-buys = Nákupy { $n }
number-coins = Mince ${ $n }
number-potions = Lektvary { $n }
number-debt = Dluh { $n }
number-points = Vítězné body { $n }
number-coffers = Truhlice { $n }
number-villagers = Vesničané { $n }
number-favors = Laskavosti { $n }
play-deck = Dobírací balíček { $n }
play-numbers-of = { $player }: { $numbers }
play-nothing = nic
price-potions = { $n ->
    [one] { $n } lektvar
    [few] { $n } lektvary
   *[other] { $n } lektvarů
}
price-debt = { $n } dluhu
play-option-pile = { $card } { $cost } ({ $left ->
    [few] zbývají
   *[other] zbývá
} { $left })
play-prompt = { $player } >
play-not-understood = „{ $text }“ tu není na výběr. Zadej { $n ->
    [1] 1 nebo název
   *[other] čísla od 1 do { $n } nebo názvy
}; víc řekne pomoc.
play-several = „{ $text }“ může být: { $names }. Napiš z názvu víc.
play-other-verb = „{ $text }“ odpovídá na jinou otázku. Teď zní: { $question }
play-pass = Rozhoduje { $player }. Nikdo jiný ať se nedívá: stiskni Enter.
play-pass-piped = ── { $player } ──
play-more = Ještě { $n ->
    [one] 1 řádek
    [few] { $n } řádky
   *[other] { $n } řádků
}. Enter: dál, q: stačí
play-log-before = … předtím ještě { $n ->
    [one] 1 řádek
    [few] { $n } řádky
   *[other] { $n } řádků
}: průběh vše ukáže všechno, průběh 50 posledních 50 řádků
play-log-how = „{ $text }“ není počet řádků. Napiš: průběh, průběh vše nebo průběh 50
play-undone = Vzato zpět.
play-undo-refused = { $problem } Souhlasí-li všichni u stolu, napiš: zpět nasilu
play-saved = Uloženo. Jak pokračovat: { $command }
play-saved-over = Uloženo. Jak si ji znovu přečíst: { $command }
play-saved-here = Hra zůstává uložená. Jak pokračovat: { $command }
play-saved-here-over = Hra zůstává uložená. Jak si ji znovu přečíst: { $command }
play-not-saved = Tuhle hru se nedaří průběžně ukládat. { $problem } Můžeš hrát dál, ale po skončení se ztratí, pokud ji neuložíš jinam: ulož SOUBOR.
play-save-where = Kam? Napiš: ulož SOUBOR
play-position-where = Kam? Napiš: pozice SOUBOR
play-position-saved = Zapsáno do souboru { $file } i se skrytými kartami všech hráčů. Jak odtud hrát dál: { $command }
play-help =
    Na otázku odpověz čísly nebo názvy: 1 3 nebo Měďák, Statek nebo 2 Měďák.
    Stačí začátek názvu (měď); můžeš psát i zahraj Vesnici nebo
    kup Stříbrňák, což nejdřív zahraje tvé karty peněz.
    Enter zahraje všechny karty peněz; u jiných otázek Enter nebo - nevybere nic,
    je-li to dovoleno. Při řazení přijde první karta navrch.
      vše            zahraje všechny karty peněz nebo vybere všechno
      zpět           vezme zpět tvou poslední odpověď; hrají-li i jiní lidé,
                     jen pokud se neukázalo nic nového (zpět nasilu ji vezme
                     zpět vždy, souhlasí-li všichni u stolu)
      průběh         co se dělo naposledy, z tvého pohledu; průběh vše:
                     celá hra, průběh 50: posledních 50 řádků
      zásoba         společná zásoba a stůl
      sestava        všech deset karet sestavy
      pomoc KARTA    co karta dělá
      ulož SOUBOR    zapíše hru do souboru
      pozice SOUBOR  zapíše pozici do souboru i se skrytými kartami;
                     k nahlášení chyby to stačí
      konec          skončí; hra zůstane uložená. Jak pokračovat:
                     { $command }
play-over = ── Konec hry ──
play-empty = Prázdné balíčky: { $piles }
play-standing = { $rank }. { $player }: { $score ->
    [1] 1 bod
    [-1] −1 bod
    [few] { $score } body
   *[other] { $score } bodů
} za { $turns ->
    [one] 1 tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}
play-winner = { $player } vítězí.
play-shared = O vítězství se dělí: { $players }.
play-rematch = Další hra se stejnou sestavou (l: s vylosovanou)? Začíná { $player }. (a/n)
play-yes = a ano
play-no = n ne
play-random = l vylosovaná vylosovanou
zone-revealed = odkryté
zone-looked_at = prohlížené
zone-held_out = připravené k podání
play-tokens = † Žetony karty { $card }: { $piles }
play-traps = † { $card } čeká, až získáš: { $piles }
play-token = { $player }, žetony „{ $token }“: { $n }
zone-set_aside = stranou
play-went-for-money = V této hře { $player } sází na peníze a k tomu { $cards }.
play-went-for-engine = V této hře { $player } staví engine z karet { $cards }.
play-went-for-rush = V této hře { $player } jde po rychlých bodech: { $cards }.
play-went-for-nothing = V této hře { $player } sází jen na peníze.
play-why = Ve cvičných hrách tahle strategie vyhrála { $percent } % her proti samotným penězům.
play-why-money = Ve cvičných hrách nic jiného nevyhrávalo častěji.
play-why-easy = Pár karet si vybírá namátkou.
play-why-fair = Přidává tu akční kartu, která podle čísel vypadá nejsilněji.
play-why-not = Plán byl bohatší ({ $cards }), ale na to už nedošlo.

# Slova, která se píšou. Může jich tu být víc, oddělených mezerami; ukazuje se první.
command-all = vše vse všechno vsechno
command-none = nic žádnou zadnou žádné zadne
command-undo = zpět zpet
command-force = nasilu
command-log = průběh prubeh log
command-supply = zásoba zasoba
command-kingdom = sestava
command-help = pomoc nápověda napoveda
command-save = ulož uloz uložit ulozit
command-position = pozice
command-quit = konec

# Slova, která mohou stát před odpovědí, podle otázky; oddělená čárkami.
verb-play = zahraj, zahraju, zahrát, hraj
verb-buy = kup, kupuju, koupit
verb-gain = vezmi, vezmu, získej
verb-discard = odlož, odložím, odložit
verb-trash = zahoď, zahodím, zahodit
verb-topdeck = polož, položím, vlož
verb-reveal = ukaž, ukážu, odkryj
verb-react = použij, použiju, ukaž
verb-pass = podej, podám
verb-return = vrať, vrátím
verb-name = jmenuj, řekni
verb-set_aside = odlož stranou, stranou
verb-choose = vyber, vyberu, zvol
verb-order = seřaď, vyber
