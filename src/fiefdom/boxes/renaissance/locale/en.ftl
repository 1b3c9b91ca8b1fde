box-renaissance = Renaissance
