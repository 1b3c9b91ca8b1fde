box-plunder = Plunder
