box-plunder = Zsákmány
