box-hinterlands = Hinterlands
