box-rising-sun = Rising Sun
