# Döntések, amelyek több doboz kártyáira érvényesek; a kártya a sajátjai között nevezi meg őket.

ruling-only-card = Ha a húzópaklid üres, ez lesz az egyetlen lapja.
ruling-second-card = Akinek egy lap van a húzópaklijában, felfedi, e lap nélkül megkeveri a dobott pakliját, majd felfedi a másodikat.
ruling-victory-pile = A paklija két játékosnál 8, többnél 12 lapból áll.
