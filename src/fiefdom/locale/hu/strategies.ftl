# A mellékelt stratégiák leírása. A kódszerűen írt nevek (big-money, big-money-ultimate) stratégiák nevei, és változatlanok maradnak.

about-big-money-duchies = Big Money, amely hamarabb áll át Hercegségekre: az első elkelt Tartománytól $5-ért, a harmadiktól már az Arany helyett is. A big-money-ultimate stratégiát nem veri meg: egyenrangú vele.

about-big-money-early = Big Money, amely rögtön Tartományt vesz, amint futja rá, a vége felé Hercegségeket és Birtokokat is; a paklija szegényebb marad. A big-money-ultimate stratégiát nem veri meg: a korai Tartományok lelassítják.

about-big-money-greedy = Big Money, amely minden valamirevaló pontra lecsap: megvesz minden Tartományt, amelyre futja, három elkelt Tartomány után az Arany helyett is Hercegséget, és ha már csak három Tartomány maradt, Birtokot is. A big-money-ultimate stratégiát nem veri meg: a paklija túl hamar eldugul.

about-big-money-late = Big Money, amely hosszabban építkezik: addig nem vesz Tartományt, amíg több mint $24 nincs a paklijában, onnantól úgy játszik, mint a big-money-ultimate. Azt nem veri meg: odaajándékozza az első Tartományokat.

about-big-money-ultimate = Big Money, amely a Tartományokkal megvárja, amíg gazdag lesz a paklija, a vége felé pedig Hercegségeket és Birtokokat is vesz.

about-big-money = A lehető legegyszerűbb: Tartományt vesz; ha arra nem futja, Aranyat; ha arra sem, Ezüstöt. Minden más stratégiát ehhez mérünk.
