box-empires = Birodalmak
