box-cornucopia = Cornucopia
