box-renaissance = Reneszánsz
