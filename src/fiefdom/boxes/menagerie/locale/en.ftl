box-menagerie = Menagerie
