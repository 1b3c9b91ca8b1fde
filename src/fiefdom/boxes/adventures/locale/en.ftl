box-adventures = Adventures
