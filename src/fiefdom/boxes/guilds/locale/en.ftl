box-guilds = Guilds
