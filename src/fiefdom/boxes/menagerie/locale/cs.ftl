box-menagerie = Zvěřinec
