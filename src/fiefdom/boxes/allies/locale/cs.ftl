box-allies = Spojenci
