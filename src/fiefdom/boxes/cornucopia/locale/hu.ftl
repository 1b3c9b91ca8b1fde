box-cornucopia = Bőségszaru
