"""How long tests wait. What hangs has to fail, and what is slow has to pass: on any machine, however busy."""

# Seconds for whatever should happen soon.
ENOUGH = 180.0
