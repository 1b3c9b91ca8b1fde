box-empires = Empires
