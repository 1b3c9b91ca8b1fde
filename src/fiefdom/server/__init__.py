"""Tables where people meet over a network."""
