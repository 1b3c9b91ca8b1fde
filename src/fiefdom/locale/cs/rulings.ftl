# Výklady společné kartám z více krabic; karta je jmenuje mezi svými.

ruling-only-card = Je-li dobírací balíček prázdný, bude tato karta jeho jedinou.
ruling-second-card = Kdo má v dobíracím balíčku jedinou kartu, odkryje ji, zamíchá odkládací balíček bez ní a odkryje druhou.
ruling-victory-pile = Při hře dvou hráčů má balíček 8 karet, jinak 12.
