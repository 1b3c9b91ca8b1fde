box-menagerie = Állatsereglet
