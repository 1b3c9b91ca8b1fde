box-cornucopia = Róg obfitości

# Wydane nazwy kart i zestawów, których jeszcze tu nie ma.
card-bag-of-gold = Worek Złota
card-diadem = Diadem
card-fairgrounds = Odpust
card-farming-village = Farma
card-followers = Korowód
card-fortune-teller = Cyganka
card-hamlet = Folwark
card-harvest = Żniwa
card-horn-of-plenty = Róg obfitości
card-horse-traders = Banda koniokradów
card-hunting-party = Polowanie
card-jester = Błazen
card-menagerie = Menażeria
card-princess = Księżniczka
card-remake = Rozbiórka
card-tournament = Turniej rycerski
card-trusty-steed = Wierny Rumak
card-young-witch = Młoda wiedźma

kingdom-bounty-of-the-hunt-first-edition = Trofea łowieckie
kingdom-bad-omens = Złe znaki
kingdom-the-jester-s-workshop = Warsztat błazna
