# Laboratoř: zápasy, turnaje, vylepšování.

lab-heading = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
} · { $kingdom }
lab-wins = výhry
lab-certain = 95 %
lab-percent = { $n } %
lab-shared = dělené
lab-losses = prohry
lab-points = body
lab-seat = místo { $seat }
lab-lengths = Průměrně { $turns } tahu; provincie ukončily { $provinces } her, prázdné balíčky { $piles }.
lab-stopped = { $n ->
    [one] Zastavena { $n } hra
    [few] Zastaveny { $n } hry
   *[other] Zastaveno { $n } her
}: nikdo { $n ->
    [one] ji
   *[other] je
} neukončil.
lab-turn = tah
lab-score = skóre
lab-money = peníze
lab-provinces = provincie
lab-bought = Počet nákupů za hru a průměrný tah nákupu:
lab-bought-card = { $card } { $n } (tah { $turn })
lab-alone = { $n }. provincie: tah { $turn }
lab-speed = Her za sekundu: { $n }
lab-matrix = Body řádku proti sloupci, v procentech:
lab-improved = { $name }: předtím { $before } ({ $before_between }), potom { $after } ({ $after_between }); nové hry: { $games }, vyzkoušené varianty: { $tried }
lab-unchanged = Lepší varianta se nenašla.
find-plan-money = peníze ({ $cards })
find-plan-engine = engine ({ $cards })
find-plan-rush = rychlé body ({ $cards })
find-plan-nothing = jen peníze
find-searched = Vyzkoušené strategie: { $tried }, odehrané hry: { $games }, království: { $kingdom }.
find-best = Nejlepší: { $name }. S novými semínky získává
find-against = { $share } ({ $between }) proti „{ $name }“, odehrané hry: { $games }
find-circle = Žádná strategie tu neporáží všechny ostatní, protože jdou dokola: { $beats }.
find-beats = { $one } poráží: { $other }
find-even = Při { $players } hráčích je rovný podíl { $share }.
find-no-better = Nenašlo se nic, co by jasně poráželo „{ $name }“.
find-without = { $share } bez tohoto pravidla
find-whole = { $share } se všemi pravidly, proti: { $names }
find-matter = Na čem záleží: { $cards }.
find-card-without = { $card } (bez ní { $share })
find-leave = Co nechat být: { $cards }.
find-name = Nejlepší strategie: { $name }
findings-title = Jak vyhrát toto království
findings-title-named = Jak vyhrát království „{ $kingdom }“
findings-players = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
}
findings-best-note = Se všemi pravidly získává { $share } bodů proti: { $names }. U každého pravidla stojí, kolik získává bez něj: je-li to zhruba stejně, dá se vynechat.
findings-without = bez něj
findings-matrix = Jak nejlepší strategie porážejí jedna druhou
findings-matrix-note = Jaký podíl bodů každá získává proti té ve sloupci, s novými semínky a 95% intervalem spolehlivosti. Jasné výhry jsou tučně, jasné prohry bledě.
findings-even-share = Všichni ostatní hráči hrají podle strategie ze sloupce, takže při { $n } hráčích je stejný podíl pro všechny { $share }.
findings-cards = Karty, na kterých záleží, a karty, které nechat být
findings-cards-note = Kolik získává nejlepší strategie bez karty, kterou používá, a s nejvýše dvěma kusy karty, kterou nechává být. Čárkovaná čára ukazuje, kolik získává taková, jaká je.
findings-used = Bez karty, kterou používá
findings-left = S kartou, kterou nechává být
findings-points = podíl bodů
findings-others = Ostatní strategie
lab-so-far = Zastaveno. Co je zatím známo:
lab-written = Zapsáno: { $file }
strategy-line = { $name }: { $description }
strategy-needs = { $name } ({ $cards }): { $description }

report-games = { $n ->
    [one] { $n } hra
    [few] { $n } hry
   *[other] { $n } her
}
report-seed = semínko { $seed }
report-rotated = každé semínko ve všech pořadích u stolu
report-begins = vždy začíná { $name }
report-wins = Kdo vyhrával
report-wins-note = Podíl vyhraných her s 95% intervalem spolehlivosti. Čárkovaná čára značí stejný podíl pro všechny.
report-alone = Kdy přišly provincie
report-strategies = Strategie
report-chance = Kupuje a hraje náhodně.
report-own-bot = Bot napsaný v Pythonu, bez sepsaných pravidel.
report-plan-made = Tento plán vznikl při pohledu na sestavu:
report-play = Akce hraje v tomto pořadí: { $cards }.
report-rules-alone = Kupuje jen podle svých pravidel, i když tím ukončí prohranou hru.
report-kingdom = Sestava
report-growth = Jak hry probíhaly
report-growth-note = Průměry z her, které ještě trvaly. Čára bledne tam, kde jich trvala méně než polovina, a končí tam, kde zbývá méně než jedna ze sta: průměr z několika dlouhých her klame. Čísla pod tahy říkají, kolik her ještě trvalo.
report-score = Skóre podle tahů
report-money = Peníze podle tahů
report-provinces = Provincie podle tahů
report-hint = Tah { $turn }, trvající hry: { $games }. { $values }
report-count = hry
report-endings = Jak hry skončily
report-scores = Konečné skóre
report-leads = Rozdíl v bodech
report-lead-of = náskok { $name } před { $other }
report-lead = náskok před nejlepším z ostatních
report-lengths = Délka her
report-openings = Zahájení
report-openings-note = Nákupy v prvních dvou tazích podle toho, jak se rozdělily peníze, a jak často vedly k výhře, s 95% intervalem spolehlivosti.
report-openings-alone = Nákupy v prvních dvou tazích podle toho, jak se rozdělily peníze, a v jakém podílu her, s 95% intervalem spolehlivosti.
report-opened = Zahájení s ${ $high } a ${ $low }: { $name }
report-nothing = nic
report-purchases = Nákupy
report-purchases-note = Karty koupené za hru, podle tahů. Každá karta má na celé stránce stejnou barvu.
report-bought = Nákupy podle tahů: { $name }
report-sample = Ukázková hra
report-sample-note = První hra zápasu a balíčky na jejím konci.
report-deck = Balíček: { $name }
report-log = Celá hra krok za krokem
report-numbers = Čísla
report-share = podíl her
report-cards = karty na hru
