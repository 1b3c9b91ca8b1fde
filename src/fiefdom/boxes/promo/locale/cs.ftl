box-promo = Promo karty

# Vydané názvy karet, které tu ještě nejsou.
card-black-market = Černý trh
card-envoy = Posel
card-prince = Princ
card-stash = Tajná skrýš
card-walled-village = Hrazená vesnice
