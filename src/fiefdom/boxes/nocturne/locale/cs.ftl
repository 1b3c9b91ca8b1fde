box-nocturne = Nokturno
