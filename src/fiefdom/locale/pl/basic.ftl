# Karty tego pudełka: nazwa, tekst (bez tego, co mówią pola karty) i rozstrzygnięcia, po jednym w wierszu.

card-copper = Miedziaki
    .also = Miedziak

rulings-copper =
    Miedziaki kosztują $0: możesz je kupić, nie mając żadnych $, ale jak przy każdej karcie zużywasz na to zakup.
    Wszystkie Skarby zagrywa się przed pierwszym zakupem; po nim w tej turze nie zagrasz już żadnego.

card-silver = Srebrniki
    .also = Srebro

rulings-silver =
    Nie musisz zagrywać wszystkich Skarbów, ale $ dają tylko zagrane. Zagranie ich nie zużywa: wrócą do ciebie wraz z talią.

card-gold = Złoto

rulings-gold =
    Niewydane $ przepadają na koniec tury. Gdy stos Złota jest pusty, karta, która daje Złoto, nie daje nic w zamian.

card-estate = Posiadłość

rulings-estate =
    W Zasobach jest 8 Posiadłości w grze dwuosobowej i 12 przy większej liczbie graczy. Nie wlicza się do nich trzech Posiadłości z każdej talii startowej.

card-duchy = Powiat
    .also = Księstwo

rulings-duchy =
    W Zasobach jest 8 Powiatów w grze dwuosobowej i 12 przy większej liczbie graczy.

card-province = Prowincja

rulings-province =
    Gra kończy się po turze, w której z Zasobów znika ostatnia Prowincja, nawet jeśli żaden inny stos nie jest pusty.
    W Zasobach jest 8 Prowincji dla dwóch graczy, 12 dla trzech lub czterech, 15 dla pięciu i 18 dla sześciu.

card-curse = Klątwa

rulings-curse =
    W Zasobach jest po 10 Klątw na każdego gracza poza pierwszym. Rozdaje się je w kolejności rozgrywki; dla kogo zabraknie, ten nie dodaje żadnej.
    Klątwa nie jest kartą Zwycięstwa i kosztuje $0; możesz ją kupić. Pusty stos Klątw liczy się do warunku końca gry.
