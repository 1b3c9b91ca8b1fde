box-prosperity = Felvirágzás
