"""The boxes that come with Fiefdom: a folder for each, with everything that is about it alone."""
