box-empires = Impéria
