box-smeltery = Smeltery

rulings-smelter =
    You may choose to smelt without a Copper in your hand. Then you gain nothing.

label-smelt = smelt a Copper
