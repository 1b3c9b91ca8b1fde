box-smeltery = Wytapialnia

card-smelter = Hutnik
    .text = Wybierz jedno: +$2; albo wyrzuć kartę Miedziaków z ręki na Śmietnisko i dodaj kartę Srebrników.

rulings-smelter =
    Możesz wybrać przetopienie, nie mając Miedziaków na ręce. Wtedy niczego nie dodajesz.

label-smelt = przetopić Miedziaki

about-smelter = Big Money z dwoma Hutnikami, którzy robią z Miedziaków Srebrniki.
