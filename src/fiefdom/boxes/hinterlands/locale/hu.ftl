box-hinterlands = Távoli vidékek
