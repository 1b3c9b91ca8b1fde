box-adventures = Dobrodružství
