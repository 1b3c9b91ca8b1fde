box-cornucopia = Roh hojnosti

# Vydané názvy karet, které tu ještě nejsou.
card-bag-of-gold = Pytel zlata
card-diadem = Diadém
card-fairgrounds = Tržiště
card-farming-village = Selský dvůr
card-followers = Stoupenci
card-fortune-teller = Věštkyně
card-hamlet = Osada
card-harvest = Sklizeň
card-horn-of-plenty = Roh hojnosti
card-horse-traders = Koňští handlíři
card-hunting-party = Lovci
card-jester = Šašek
card-menagerie = Zvěřinec
card-princess = Princezna
card-remake = Nové provedení
card-tournament = Turnaj
card-trusty-steed = Věrný oř
card-young-witch = Mladá čarodějka
