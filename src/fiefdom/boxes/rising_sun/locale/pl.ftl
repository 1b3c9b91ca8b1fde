box-rising-sun = Wschodzące słońce
