box-smeltery = Tavírna

card-smelter = Hutník
    .text = Vyber jedno: +$2; nebo zahoď z ruky Měďák a vezmi si Stříbrňák.

rulings-smelter =
    Tavbu můžeš zvolit, i když nemáš v ruce Měďák. Pak si nevezmeš nic.

label-smelt = přetavit Měďák

about-smelter = Big Money se dvěma Hutníky, kteří z Měďáků dělají Stříbrňáky.
