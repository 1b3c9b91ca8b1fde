box-nocturne = Noktürn
