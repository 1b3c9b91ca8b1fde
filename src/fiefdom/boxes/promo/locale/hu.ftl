box-promo = Promóciós kártyák
