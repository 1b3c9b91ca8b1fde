box-smeltery = Olvasztóműhely

card-smelter = Olvasztár
    .text = Válassz egyet: +$2; vagy dobj a kezedből egy Rezet a szemétbe, és szerezz egy Ezüstöt.

rulings-smelter =
    Akkor is választhatod az olvasztást, ha nincs Réz a kezedben. Ilyenkor semmit sem szerzel.

label-smelt = egy Réz beolvasztása

about-smelter = Big Money két Olvasztárral, akik a Rézből Ezüstöt csinálnak.
