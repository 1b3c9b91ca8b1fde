box-prosperity = Prosperity
