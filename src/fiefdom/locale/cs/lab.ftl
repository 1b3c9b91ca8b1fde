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
lab-so-far = Zastaveno. Co je zatím známo:
lab-lacks = Strategie { $name } počítá s kartami, které v této sestavě nejsou: { $cards }.
lab-written = Zapsáno: { $file }
strategy-line = { $name }: { $description }
strategy-needs = { $name } ({ $cards }): { $description }

report-score = Skóre podle tahů
report-money = Peníze podle tahů
report-provinces = Provincie podle tahů
report-scores = Rozdělení konečného skóre
report-lengths = Rozdělení délky her
report-bought = Nákupy podle tahů: { $name }
report-sample = Ukázková hra
report-share = podíl her
report-cards = karty na hru
