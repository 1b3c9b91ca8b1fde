box-allies = Allies
