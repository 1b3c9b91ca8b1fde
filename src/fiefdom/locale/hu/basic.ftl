# A doboz kártyái: név, szöveg (a kártya mezőiből adódók nélkül) és döntések, soronként egy.

card-copper = Réz

rulings-copper =
    A Réz ára $0: pénz nélkül is vehetsz egyet, de ugyanúgy elvisz egy vásárlást, mint bármelyik másik lap.
    Minden kincskártyát az első vásárlás előtt kell kijátszani; utána ebben a körben többet már nem játszhatsz ki.

card-silver = Ezüst

rulings-silver =
    Nem kell minden kincskártyádat kijátszanod, de csak a kijátszottak adnak $-t. Kijátszva nem vesznek el: később újra a kezedbe kerülnek.

card-gold = Arany

rulings-gold =
    Amennyi $-t egy körben nem költesz el, az a kör végén elvész. Ha az Arany paklija elfogyott, az Aranyat adó lap nem ad semmit.

card-estate = Birtok

rulings-estate =
    A készletben két játékosnál 8, többnél 12 Birtok van. A kezdőpaklik három-három Birtoka ebbe nem számít bele.

card-duchy = Hercegség

rulings-duchy =
    A készletben két játékosnál 8, többnél 12 Hercegség van.

card-province = Tartomány

rulings-province =
    A játék annak a körnek a végén ér véget, amelyikben az utolsó Tartomány is elfogy, akkor is, ha más pakli nem üres.
    A készletben két játékosnál 8, háromnál-négynél 12, ötnél 15, hatnál 18 Tartomány van.

card-curse = Átok

rulings-curse =
    A készletben az első játékoson felül minden játékosra 10 Átok jut. Üléssorrendben kell kiosztani őket; akinek már nem jut, az nem kap.
    Az Átok nem győzelmipont-kártya, és $0 az ára; vásárolni is lehet. Ha a paklija elfogy, az a játék vége szempontjából is számít.
