# Karty této krabice: název, text (bez toho, co říkají pole karty) a výklady, jeden na řádek.

card-copper = Měďák

rulings-copper =
    Měďák stojí $0: můžeš si ho koupit i bez peněz, ale nákup spotřebuje jako každá jiná karta.
    Všechny karty peněz hraješ před prvním nákupem; po něm už v tomto tahu žádnou další nezahraješ.

card-silver = Stříbrňák

rulings-silver =
    Nemusíš zahrát všechny karty peněz, ale $ dávají jen ty zahrané. Zahráním se nespotřebují: s balíčkem karet se ti zase vrátí.

card-gold = Zlaťák

rulings-gold =
    Neutracené $ na konci tahu propadají. Je-li balíček zlaťáků prázdný, karta, která by dala zlaťák, místo něj nedá nic.

card-estate = Statek

rulings-estate =
    Při hře dvou hráčů je ve společné zásobě 8 statků, jinak 12. Tři statky, které má každý v balíčku na začátku hry, se do nich nepočítají.

card-duchy = Vévodství

rulings-duchy =
    Při hře dvou hráčů je ve společné zásobě 8 vévodství, jinak 12.

card-province = Provincie

rulings-province =
    Hra končí po tahu, v němž zmizí poslední provincie, i když žádný jiný balíček prázdný není.
    Ve společné zásobě je 8 provincií pro dva hráče, 12 pro tři nebo čtyři, 15 pro pět a 18 pro šest.

card-curse = Kletba

rulings-curse =
    Za každého hráče kromě prvního je ve společné zásobě 10 kleteb. Rozdávají se popořadě; na koho nezbude, ten žádnou nedostane.
    Kletba není karta bodů a stojí $0; smíš si ji i koupit. Prázdný balíček kleteb se pro konec hry počítá.
