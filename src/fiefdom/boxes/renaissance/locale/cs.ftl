box-renaissance = Renesance
