box-allies = Szövetségesek
