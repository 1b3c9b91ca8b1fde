box-allies = Sojusznicy
