box-plunder = Łupy

# Wydane nazwy kart i zestawów, których jeszcze tu nie ma.
card-abundance = Urodzaj
card-cage = Klatka
card-cutthroat = Rzezimieszek
card-flagship = Okręt flagowy
card-fortune-hunter = Łowca skarbów
card-landing-party = Zejście na ląd
card-mapmaker = Rysownik map
card-quartermaster = Kwatermistrz
card-rush = Pośpiech
card-search = Poszukiwania
card-secluded-shrine = Ustronna kapliczka
card-shaman = Szamanka
card-siren = Syrena
card-stowaway = Pasażer na gapę
card-taskmaster = Nadzorca
