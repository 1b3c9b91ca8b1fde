box-dark-ages = Sötét középkor
