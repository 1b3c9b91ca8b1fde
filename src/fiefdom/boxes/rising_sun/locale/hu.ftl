box-rising-sun = Felkelő nap
