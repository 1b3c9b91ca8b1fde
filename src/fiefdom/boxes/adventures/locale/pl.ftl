box-adventures = W nieznane!

# Wydane nazwy kart i zestawów, których jeszcze tu nie ma.
card-amulet = Amulet
card-bonfire = Ognisko
card-coin-of-the-realm = Moneta obiegowa
card-dungeon = Loch
card-duplicate = Duplikat
card-gear = Narzędzia
card-giant = Olbrzym
card-guide = Przewodnik
card-hireling = Najemnik
card-lost-city = Zaginione miasto
card-messenger = Posłaniec
card-miser = Skąpiec
card-mission = Misja
card-page = Paź
card-peasant = Chłop
card-raid = Najazd
card-relic = Relikt
card-training = Szkolenie
card-transmogrify = Przemiana
card-treasure-trove = Zaginiony skarb
card-wine-merchant = Sprzedawca wina

kingdom-level-up = Następny poziom
kingdom-son-of-size-distortion = Diabelne zaburzenia rozmiarów
