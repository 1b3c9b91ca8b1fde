box-adventures = Kalandok
