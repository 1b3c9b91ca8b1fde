box-alchemy = Alkímia
