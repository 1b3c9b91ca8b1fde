# Karty této krabice: název, text (bez toho, co říkají pole karty) a výklady, jeden na řádek.

box-dominion = Dominion

# Výklady společné několika kartám.
ruling-after-one-bridge = Po jednom zahraném mostu dosáhneš i na kartu s vytištěnou cenou $6.
ruling-gained-from-supply = Kartu si bereš ze společné zásoby na odkládací balíček. Na dražší si nemůžeš připlatit.

card-festival = Jarmark

rulings-festival =
    Všechno dostaneš najednou, ale další akční kartu zahraješ, až když je tato hotová.
    Získané $2 nejsou kartou peněz; utratit je můžeš jen v tomto tahu.

card-laboratory = Laboratoř

rulings-laboratory =
    Máš-li v dobíracím balíčku méně než dvě karty, nejdřív zamíchej odkládací balíček a dej ho pod něj. Když to nestačí, dober si, co máš.

card-market = Trh

rulings-market =
    Kartu si dobereš hned. Nákup navíc platí jen v tomto tahu a využít ho nemusíš.

card-smithy = Kovárna

rulings-smithy =
    Máš-li v dobíracím balíčku méně než tři karty, zamíchej odkládací balíček, dej ho pod něj a dobírej dál. Když to nestačí, dober si, co máš.

card-village = Vesnice

rulings-village =
    Kartu si dober dřív, než se rozhodneš, kterou akční kartu zahraješ jako další.
    Zahraješ-li ji trůním sálem dvakrát, dobereš si dvě karty a dostaneš čtyři akce.

card-woodcutter = Dřevorubec

rulings-woodcutter =
    Své $ rozděl mezi nákupy, jak chceš; všechny nákupy využít nemusíš.

card-adventurer = Dobrodruh
    .text = Odkrývej karty z dobíracího balíčku, dokud se neobjeví dvě karty peněz. Ty si vezmi do ruky a ostatní odkryté odlož.

rulings-adventurer =
    Dojde-li ti dobírací balíček, zamíchej odkládací a pokračuj. Dosud odkryté karty se nezamíchávají.
    Když ani tak nenajdeš dvě karty peněz, vezmi si, co se našlo.
    Počítá se každá karta peněz, i kombinovaná, například harém. Žádnou nemůžeš přeskočit.

card-artisan = Řemeslník
    .text = Vezmi si do ruky kartu v ceně do $5. Pak polož libovolnou kartu z ruky navrch dobíracího balíčku.

rulings-artisan =
    Kartu si bereš ze společné zásoby rovnou do ruky. Na dražší si nemůžeš připlatit.
    Navrch dobíracího balíčku můžeš položit právě získanou kartu nebo kteroukoli jinou z ruky. Jednu ale položit musíš.
    { ruling-after-one-bridge }

card-bandit = Bandita
    .text = Vezmi si zlaťák. Každý spoluhráč odkryje dvě vrchní karty dobíracího balíčku, zahodí z nich jednu kartu peněz jinou než měďák a zbytek odloží.

rulings-bandit =
    Nejdřív si vezmeš zlaťák na odkládací balíček. Když už žádný nezbývá, útok přesto proběhne.
    Spoluhráči odkrývají popořadě. Kdo odkryje dvě karty peněz jiné než měďák, sám vybere, kterou z nich zahodí.
    Ohrožená je každá karta peněz kromě měďáku, i kombinovaná, například harém.
    { ruling-second-card }

card-bureaucrat = Úředník
    .text = Vezmi si stříbrňák a polož ho navrch dobíracího balíčku. Každý spoluhráč ukáže z ruky kartu bodů a položí ji navrch svého dobíracího balíčku; kdo žádnou nemá, ukáže všechny karty v ruce.

rulings-bureaucrat =
    Je-li tvůj dobírací balíček prázdný, bude stříbrňák jeho jedinou kartou; nic se nemíchá. Totéž platí pro karty bodů spoluhráčů.
    Každý spoluhráč si sám vybere, kterou kartu bodů ukáže. Počítají se i kombinované karty, například šlechtici.
    Je-li balíček stříbrňáků prázdný, nevezmeš si nic a útok přesto proběhne.
    Kletba není karta bodů. Kdo v ruce žádnou kartu bodů nemá, ukáže všechny karty v ruce.

card-cellar = Sklepení
    .text = Odlož libovolný počet karet, pak si stejný počet dober.

rulings-cellar =
    Nejdřív vyber všechny karty a odlož je najednou; teprve pak dobírej.
    Musíš-li při dobírání míchat, zamíchají se i právě odložené karty.
    Ostatní vidí, kolik karet odkládáš, ale z karet samých jen tu vrchní. Nemusíš odložit žádnou.

card-chancellor = Kancléř
    .text = Můžeš celý svůj dobírací balíček hned položit na odkládací balíček.

rulings-chancellor =
    Rozhodni se hned, než zahraješ další kartu nebo si něco koupíš.
    Při překládání si balíček neprohlížíš.
    Karty se zamíchají, teprve až budeš zase potřebovat kartu z dobíracího balíčku.

card-chapel = Kaple
    .text = Zahoď až čtyři karty z ruky.

rulings-chapel =
    Zahraná kaple už není v ruce, takže nemůže zahodit sama sebe. Jinou kapli z ruky zahodit můžeš.
    Můžeš zahodit i méně než čtyři karty, nebo žádnou.

card-council-room = Zasedání rady
    .text = Každý spoluhráč si dobere kartu.

rulings-council-room =
    Spoluhráči si dobírají popořadě, ať chtějí, nebo ne.
    Není to útok: hradní příkop ani maják dobrání karty nezabrání.

card-feast = Hostina
    .text = Zahoď tuto kartu. Vezmi si kartu v ceně do $5.

rulings-feast =
    { ruling-gained-from-supply }
    Zahraješ-li ji trůním sálem dvakrát, zahodí se jednou a vezmeš si dvě karty.
    { ruling-after-one-bridge }

card-gardens = Zahrady
    .text = Jeden bod za každých deset tvých karet, zaokrouhleno dolů.

rulings-gardens =
    Počítají se všechny tvé karty: v dobíracím i odkládacím balíčku, v ruce, ve hře, stranou i na deskách; také samotné zahrady.
    S 37 kartami mají každé zahrady hodnotu 3 body.

# ours
card-harbinger = Posel
    .text = Prohlédni si svůj odkládací balíček. Můžeš z něj položit jednu kartu navrch dobíracího balíčku.

rulings-harbinger =
    Nejdřív si dober kartu; musíš-li kvůli tomu míchat, je tvůj odkládací balíček při prohlížení prázdný.
    Karty vidíš jen ty. Položit některou navrch dobíracího balíčku nemusíš.
    { ruling-only-card }

card-library = Knihovna
    .text = Dobírej si po jedné kartě, dokud jich nebudeš mít v ruce sedm. Akční karty můžeš hned při dobrání pokládat stranou; na konci je odlož.

rulings-library =
    Stranou můžeš položit jen právě dobranou akční kartu, ne takovou, kterou už v ruce máš. Vždy je to na tobě.
    Kartu s více typy můžeš položit stranou, je-li jedním z nich akce.
    Musíš-li přitom míchat, karty položené stranou se nezamíchávají.
    Máš-li v ruce už sedm nebo více karet, nedobíráš nic. Není-li už co dobírat, končíš s tím, co máš.

card-merchant = Obchodník
    .text = První stříbrňák, který v tomto tahu zahraješ, dává navíc +$1.

rulings-merchant =
    O $1 více dává jen první stříbrňák v tahu; další dávají $2 jako obvykle.
    Každý zahraný obchodník přidává tomuto prvnímu stříbrňáku další $1; obchodník zahraný trůním sálem dvakrát přidává $2.
    Nezahraješ-li v tomto tahu stříbrňák, žádný bonus nedostaneš. Jiné karty peněz ho nepřinesou.

card-militia = Milice
    .text = Každý spoluhráč si nechá v ruce tři karty a zbytek odloží.

rulings-militia =
    Kdo má v ruce nejvýše tři karty, neodkládá nic.
    Každý spoluhráč si sám vybere, které karty si nechá. Druhá milice v tomtéž tahu už nikoho o nic nepřipraví.

card-mine = Důl
    .text = Můžeš zahodit kartu peněz z ruky. Když to uděláš, vezmi si do ruky kartu peněz nejvýše o $3 dražší.

rulings-mine =
    Kartu peněz si bereš ze společné zásoby do ruky, takže ji můžeš zahrát ještě v tomto tahu.
    Může být až o $3 dražší, ale i jakkoli levnější nebo tatáž. Z měďáku bude stříbrňák, ze stříbrňáku zlaťák.
    Počítají se i kombinované karty peněz: ze stříbrňáku může být harém.
    Když nic nezahodíš, nic si nevezmeš.

card-moat = Hradní příkop
    .text = Když někdo jiný zahraje útok, můžeš nejdřív ukázat tuto kartu z ruky: útok se tě netýká.

rulings-moat =
    Ukaž ho dřív, než útok cokoli udělá, i dřív, než se u něj něco volí. Zůstane ti v ruce.
    Můžeš ho ukázat při každém útoku, ať jich přijde kolikkoli; útok zahraný trůním sálem dvakrát se počítá jako dva.
    Chrání jen tebe: ostatní hráče útok zasáhne, a kdo ho hraje, dostane, co mu karta dává.
    Reakce ukazuješ jednu po druhé. Hradní příkop dobraný díky tajemné komnatě nebo diplomatovi můžeš ukázat ještě při tomtéž útoku.
    Nepůsobí na karty, které nejsou útoky, jako jsou maškary, dar poddaných nebo zasedání rady.
    Hraješ-li ho ve svém tahu, jen si dobereš dvě karty.

card-moneylender = Lichvář
    .text = Můžeš zahodit měďák z ruky. Když to uděláš, +$3.

rulings-moneylender =
    Dostaneš $3, jen když měďák opravdu zahodíš. Při každém zahrání se zahazuje jen jeden.
    Zahraješ-li ho trůním sálem dvakrát, můžeš za druhý měďák dostat další $3.

card-poacher = Pytlák
    .text = Za každý prázdný balíček společné zásoby odlož jednu kartu.

rulings-poacher =
    Nejdřív si dober kartu, pak odkládej. Není-li žádný balíček prázdný, neodkládáš nic.
    Počítá se každý balíček společné zásoby, i měďáky, kletby a samotný pytlák.
    Máš-li v ruce méně karet, než kolik se má odložit, odlož všechny.

card-remodel = Přestavba
    .text = Zahoď kartu z ruky. Když to uděláš, vezmi si kartu nejvýše o $2 dražší.

rulings-remodel =
    Zahraná přestavba už není v ruce, takže nemůže zahodit sama sebe. Nemáš-li v ruce žádnou kartu, nevezmeš si nic.
    Nová karta může být až o $2 dražší, stejně drahá i levnější; může to být i tatáž. Přijde na odkládací balíček.
    Na dražší kartu si nemůžeš připlatit. Platí ceny v danou chvíli, tedy i se všemi mosty.
    Zahodit kartu musíš. Zahodíš ji, i když ve společné zásobě žádná dost levná karta není.

card-sentry = Hlídka
    .text = Podívej se na dvě vrchní karty dobíracího balíčku. Které chceš, zahoď, které chceš, odlož, a zbylé vrať navrch v libovolném pořadí.

rulings-sentry =
    Nejdřív si dober kartu, pak se podívej na dvě vrchní. Než se rozhodneš, vidíš je jen ty.
    S každou z nich můžeš naložit zvlášť: zahodit obě, jednu zahodit a druhou si nechat a tak dále.
    Máš-li v dobíracím balíčku méně než dvě karty, nejdřív zamíchej odkládací balíček a dej ho pod něj. Když to nestačí, podívej se na to, co máš.

card-spy = Špión
    .text = Každý hráč včetně tebe odkryje vrchní kartu svého dobíracího balíčku; u každé určíš, zda se odloží, nebo vrátí navrch.

rulings-spy =
    Nejdřív si dobereš, pak se karty odkrývají: napřed tvá, potom popořadě karty spoluhráčů. O každé rozhoduješ ty.
    Kdo má prázdný dobírací balíček, nejdřív míchá; kdo ani pak nemá kartu, neodkryje nic.
    Kdo ukáže hradní příkop, neodkrývá nic. Svou vlastní kartu odkryješ v každém případě.

card-thief = Zloděj
    .text = Každý spoluhráč odkryje dvě vrchní karty dobíracího balíčku. U každého vybereš z odkrytých karet peněz jednu, která se zahodí; zbytek se odloží. Ze zahozených karet si můžeš vzít kterékoli.

rulings-thief =
    { ruling-second-card }
    Každému hráči se zahodí nejvýše jedna karta peněz. Odkryje-li dvě, vybíráš ty; jsou-li stejné, zahodí se jedna.
    Z právě zahozených karet si můžeš na odkládací balíček vzít libovolný počet, ale žádnou, která ležela na smetišti už předtím.
    Počítá se každá karta peněz, i harém.

card-throne-room = Trůní sál
    .also = Trůnní sál
    .text = Jednu akční kartu z ruky můžeš zahrát dvakrát.

rulings-throne-room =
    Zahrát jím akční kartu nemusíš a žádnou akci tě to nestojí; jednu spotřebuje jen sám trůní sál.
    Kartu celou proveď a pak ji zahraj podruhé. Mezitím nehraješ nic jiného, ledaže to říká sama karta.
    Zahraješ-li trůním sálem trůní sál, zahraješ dvakrát jednu akční kartu a pak dvakrát jinou, třeba i stejného názvu; nikdy ne jednu kartu čtyřikrát.
    Karta, která napoprvé zahodí nebo přesune sama sebe, se přesto zahraje znovu, ale podruhé se už zahodit ani přesunout nemůže.
    Při druhém zahrání se všechno volí znovu. Na útok mohou spoluhráči reagovat při každém zahrání.
    U karty trvání zůstává trůní sál ve hře stejně dlouho jako ona, a co ta karta dělá v příštím tahu, stane se dvakrát.
    Pro spiklence se počítá trůní sál i obě zahrání: tři akční karty.

card-vassal = Vazal
    .text = Odlož vrchní kartu dobíracího balíčku. Je-li to akční karta, můžeš ji zahrát.

rulings-vassal =
    Zahrát akční kartu nemusíš a žádnou akci tě to nestojí. Když ji nezahraješ, zůstane na odkládacím balíčku.
    Zahraná karta přijde do hry a při úklidu se odloží jako každá jiná.
    Je-li dobírací balíček prázdný, nejdřív míchej. Nemáš-li kartu ani pak, dostaneš jen $2.

card-witch = Čarodějnice
    .text = Každý spoluhráč si vezme kletbu.

rulings-witch =
    Kletby si spoluhráči berou ze společné zásoby na odkládací balíčky, a to popořadě. Záleží na tom, když kletby docházejí.
    I když už kletby došly, můžeš ji zahrát kvůli dvěma kartám.
    Své karty si dobereš, i když všichni ukážou hradní příkop.

card-workshop = Dílna
    .text = Vezmi si kartu v ceně do $4.

rulings-workshop =
    { ruling-gained-from-supply }
    Platí ceny v danou chvíli: po jednom zahraném mostu si můžeš vzít vévodství.

# Volby

label-discard-deck = položit dobírací balíček na odkládací

# Doporučené sestavy karet království

# ours
kingdom-first-game = První hra
# ours
kingdom-size-distortion = Zkreslené rozměry
# ours
kingdom-deck-top = Vršek balíčku
# ours
kingdom-sleight-of-hand = Hbité ruce
# ours
kingdom-improvements = Vylepšení
# ours
kingdom-silver-and-gold = Stříbro a zlato

# Popisy strategií

about-adventurer = Big Money s jedním dobrodruhem po dvou zlaťácích, kdy už karty peněz, které vyhrabe, vydají za víc než třetí zlaťák. Strategii big-money-ultimate jednoznačně neporáží: s cenou $6 přichází dobrodruh do hry příliš pozdě.

about-artisan = Laboratoře kupuje a jedním řemeslníkem si je bere i rovnou do ruky; ke konci si jím bere vévodství.

about-bandit = Big Money s jedním banditou před prvním zlaťákem a s dalším na každých osm karet peněz: každé zahrání přinese zlaťák a soupeř přichází o stříbrňáky a zlaťáky.

about-bureaucrat = Big Money s úředníkem na každých deset karet peněz: každé zahrání dá zadarmo stříbrňák na příští tah, a jakmile soupeř drží karty bodů, připraví ho o kartu.

about-chancellor = Big Money s jedním kancléřem po prvním stříbrňáku: vydá za stříbrňák a díky dřívějšímu míchání se nové karty dostanou rychleji do hry.

about-chapel = Začíná kaplí a stříbrňákem, pak dvě čarodějnice dřív než zlaťák: kletby dostává soupeř a kaple zahazuje statky, měďáky i kletby, které se vracejí.

about-council-room = Big Money se zasedáním rady na každých dvanáct karet peněz; čtyři karty stojí za tu jednu, kterou si dobere soupeř.

about-feast = Začíná hostinou, která se promění v čarodějnici, takže kletby začnou chodit dřív; potom až tři čarodějnice a peníze.

about-festival = Jarmarky dávají akce, $ a nákupy, kovárny karty: až pět jarmarků, dvě kovárny a za každé dva jarmarky jedna další.

about-harbinger = Bandité získávají zlaťáky a jeden posel, koupený až po třech zlaťácích, vrací nejlepší kartu z odkládacího balíčku navrch dobíracího. Posel nepřidává skoro nic.

about-laboratory = Big Money, které za každých $5 bere laboratoř: nestojí akci, takže se jich do balíčku vejde libovolný počet.

about-library = Big Money s knihovnou na každých dvanáct karet peněz: doplní ruku na sedm karet.

about-market = Big Money, které za každých $5 bere trh: nikdy nepřekáží, každý dá $1 a nákupy navíc se hodí na stříbrňáky a ke konci na statky.

about-merchant = Úředník plní balíček stříbrňáky a za každé dva stříbrňáky nad první dva přibude obchodník, díky němuž dá první stříbrňák v tahu víc.

about-militia = Big Money se dvěma milicemi, později s jednou na každých šest karet peněz: každá vydá za stříbrňák a soupeř hraje se třemi kartami.

about-mine = Big Money s jedním dolem, koupeným, dokud má ještě čas měnit měďáky ve stříbrňáky a stříbrňáky ve zlaťáky.

about-moat = Big Money s jedním hradním příkopem, a jak balíček roste, s dalšími za $2: dvě karty za akci, která by stejně propadla, a ochrana před útoky.

about-moneylender = Jeden lichvář promění každý zahozený měďák v $3 a pročišťuje balíček, takže laboratoře dobírají lepší karty peněz.

about-poacher = Big Money se čtyřmi pytláky: každý dá $1 a nezabírá místo v ruce; balíčky bývají prázdné jen zřídka.

about-remodel = Big Money s jednou přestavbou: nejdřív mění statky v lepší karty a nakonec zlaťáky v provincie.

about-sentry = Big Money se dvěma hlídkami, s první ještě před prvním zlaťákem: zahazují statky a měďáky a nestojí akci ani kartu.

about-smithy = Big Money s kovárnou na každých jedenáct karet peněz.

about-spy = Práci odvedou bandité; jeden špión, koupený až po prvním zlaťáku, čistí vršek obou dobíracích balíčků. Sám špión Big Money nezrychluje: bez něj je výher stejně.

about-thief = Big Money se třemi zloději: z balíčků plných peněz kradou stříbrňáky a zlaťáky pro sebe. Proti balíčkům plným akčních karet moc nezmohou.

about-throne-room = Rush na zahrady, v němž dva trůní sály zdvojují dílny: za tah dvě karty získané a jedna koupená.

about-vassal = Laboratoře a mezi nimi jeden vazal: vydá za stříbrňák, a když odkryje laboratoř, zahraje ji zadarmo.

about-village = Rush na zahrady, v němž se díky dvěma vesnicím zahraje několik dílen za tah; hra skončí prázdnými balíčky dřív, než se Big Money rozjede.

about-witch = Big Money s čarodějnicí před prvním zlaťákem a celkem až se třemi: každá dobere dvě karty a soupeř dostává kletby.

about-woodcutter = Big Money s jediným dřevorubcem po dvou stříbrňácích: stříbrňák s druhým nákupem, který se vyplatí ke konci hry.

about-workshop = Prostý rush: dílnami si bere další dílny, celkem osm, potom všechny zahrady a potom statky; každý tah přinese dvě karty a hru ukončí prázdné balíčky.
