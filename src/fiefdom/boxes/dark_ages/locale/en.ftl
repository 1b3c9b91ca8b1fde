box-dark-ages = Dark Ages
