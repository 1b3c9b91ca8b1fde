# The lab: matches, tournaments, improvements.

lab-heading = { $games } játszma · { $kingdom }
lab-wins = győzelem
lab-certain = 95%
lab-percent = { $n }%
lab-shared = megosztott
lab-losses = vereség
lab-points = pont
lab-seat = { $seat }. játékosként
lab-lengths = Átlagosan { $turns } kör; a játszmák { $provinces }-a a Tartományok, { $piles }-a más paklik elfogyásával ért véget.
lab-stopped = { $n ->
    [one] Egy játszmát le kellett állítani: senki sem fejezte be.
   *[other] { $n } játszmát le kellett állítani: senki sem fejezte be őket.
}
lab-turn = kör
lab-score = pontszám
lab-money = pénz
lab-provinces = Tartomány
lab-bought = Vásárlások játszmánként, és hogy átlagosan melyik körben:
lab-bought-card = { $card } { $n } (kör: { $turn })
lab-alone = { $n }. Tartomány – kör: { $turn }
lab-speed = { $n } játszma másodpercenként
lab-matrix = A sor pontjai az oszlop ellen, százalékban:
lab-improved = { $name }: előtte { $before } ({ $before_between }), utána { $after } ({ $after_between }); { $games } új játszma, { $tried } kipróbált változat
lab-unchanged = Nem akadt jobb változat.
lab-so-far = Megszakítva. Az eddigi eredmény:
lab-lacks = { $name }: ebből a birodalomból hiányoznak lapok, amelyekre épít: { $cards }.
lab-written = Fájlba írva: { $file }
strategy-line = { $name }: { $description }
strategy-needs = { $name } ({ $cards }): { $description }

report-score = Pontszám körönként
report-money = Pénz körönként
report-provinces = Tartományok körönként
report-scores = A végső pontszámok eloszlása
report-lengths = A játszmák hosszának eloszlása
report-bought = { $name } vásárlásai körönként
report-sample = Egy mintajátszma
report-share = a játszmák aránya
report-cards = lap játszmánként
