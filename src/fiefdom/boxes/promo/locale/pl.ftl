box-promo = Karty promocyjne

# Wydane nazwy kart i zestawów, których jeszcze tu nie ma.
card-avanto = Przerębel
card-black-market = Czarny rynek
card-captain = Kapitan
card-envoy = Poseł
card-governor = Gubernator
card-prince = Książę
card-sauna = Sauna
card-sauna-avanto = Sauna/Przerębel
card-stash = Zaskórniak
card-walled-village = Kasztel
