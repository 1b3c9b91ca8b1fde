box-guilds = Cechy
