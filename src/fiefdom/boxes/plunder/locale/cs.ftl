box-plunder = Kořist
