box-renaissance = Renesans

# Wydane nazwy kart i zestawów, których jeszcze tu nie ma.
card-acting-troupe = Trupa aktorów
card-barracks = Koszary
card-cargo-ship = Frachtowiec
card-flag-bearer = Chorąży
card-lackeys = Służba
card-pageant = Przedstawienie
card-recruiter = Oficer werbunkowy
card-road-network = Sieć dróg
card-scholar = Uczony
card-seer = Jasnowidz
card-swashbuckler = Awanturniczka
card-treasurer = Skarbniczka
card-villain = Złoczyńca

kingdom-it-takes-a-villager = Bez wieśniaka ani rusz
kingdom-capture-the-flag = Przechwyć flagę
