box-menagerie = Menażeria

# Wydane nazwy kart i zestawów, których jeszcze tu nie ma.
card-barge = Barka
card-black-cat = Czarny kot
card-destrier = Koń bojowy
card-displace = Przesiedlenie
card-paddock = Padok
card-sanctuary = Sanktuarium
card-scrap = Rupiecie
card-snowy-village = Ośnieżona wioska
card-stampede = Tabun
card-stockpile = Zapasy
card-supplies = Zasoby
card-toil = Mozół
card-way-of-the-mole = Droga Kreta
card-way-of-the-seal = Droga Foki

kingdom-pony-express = Pony Express
kingdom-garden-of-cats = Ogród kotów
