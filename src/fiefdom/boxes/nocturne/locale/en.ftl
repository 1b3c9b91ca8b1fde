box-nocturne = Nocturne
