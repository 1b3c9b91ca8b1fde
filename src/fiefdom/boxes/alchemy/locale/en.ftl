box-alchemy = Alchemy
