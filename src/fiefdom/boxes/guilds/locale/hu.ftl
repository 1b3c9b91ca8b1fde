box-guilds = Céhek
