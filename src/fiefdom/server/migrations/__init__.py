"""The steps by which the database got its schema. Each is a module in `versions`; a step is never changed later."""
