box-rising-sun = Vycházející slunce
