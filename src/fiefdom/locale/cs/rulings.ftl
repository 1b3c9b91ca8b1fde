# Výklad: jak karty rozhodují v případech, na které se hráči ptají. Na každém řádku jeden.

rulings-copper =
    Měďák stojí $0: můžeš si ho koupit i bez peněz, ale nákup spotřebuje jako každá jiná karta.
    Všechny karty peněz hraješ před prvním nákupem; po něm už v tomto tahu žádnou další nezahraješ.

rulings-silver =
    Nemusíš zahrát všechny karty peněz, ale $ dávají jen ty zahrané. Zahráním se nespotřebují: s balíčkem karet se ti zase vrátí.

rulings-gold =
    Neutracené $ na konci tahu propadají. Je-li balíček zlaťáků prázdný, karta, která by dala zlaťák, místo něj nedá nic.

rulings-estate =
    Při hře dvou hráčů je ve společné zásobě 8 statků, jinak 12. Tři statky, které má každý v balíčku na začátku hry, se do nich nepočítají.

rulings-duchy =
    Při hře dvou hráčů je ve společné zásobě 8 vévodství, jinak 12.

rulings-province =
    Hra končí po tahu, v němž zmizí poslední provincie, i když žádný jiný balíček prázdný není.
    Ve společné zásobě je 8 provincií pro dva hráče, 12 pro tři nebo čtyři, 15 pro pět a 18 pro šest.

rulings-curse =
    Za každého hráče kromě prvního je ve společné zásobě 10 kleteb. Rozdávají se popořadě; na koho nezbude, ten žádnou nedostane.
    Kletba není karta bodů a stojí $0; smíš si ji i koupit. Prázdný balíček kleteb se pro konec hry počítá.

rulings-festival =
    Všechno dostaneš najednou, ale další akční kartu zahraješ, až když je tato hotová.
    Získané $2 nejsou kartou peněz; utratit je můžeš jen v tomto tahu.

rulings-laboratory =
    Máš-li v dobíracím balíčku méně než dvě karty, nejdřív zamíchej odkládací balíček a dej ho pod něj. Když to nestačí, dober si, co máš.

rulings-market =
    Kartu si dobereš hned. Nákup navíc platí jen v tomto tahu a využít ho nemusíš.

rulings-smithy =
    Máš-li v dobíracím balíčku méně než tři karty, zamíchej odkládací balíček, dej ho pod něj a dobírej dál. Když to nestačí, dober si, co máš.

rulings-village =
    Kartu si dober dřív, než se rozhodneš, kterou akční kartu zahraješ jako další.
    Zahraješ-li ji trůním sálem dvakrát, dobereš si dvě karty a dostaneš čtyři akce.

rulings-woodcutter =
    Své $ rozděl mezi nákupy, jak chceš; všechny nákupy využít nemusíš.

rulings-adventurer =
    Dojde-li ti dobírací balíček, zamíchej odkládací a pokračuj. Dosud odkryté karty se nezamíchávají.
    Když ani tak nenajdeš dvě karty peněz, vezmi si, co se našlo.
    Počítá se každá karta peněz, i kombinovaná, například harém. Žádnou nemůžeš přeskočit.

rulings-artisan =
    Kartu si bereš ze společné zásoby rovnou do ruky. Na dražší si nemůžeš připlatit.
    Navrch dobíracího balíčku můžeš položit právě získanou kartu nebo kteroukoli jinou z ruky. Jednu ale položit musíš.
    Po jednom zahraném mostu dosáhneš i na kartu s vytištěnou cenou $6.

rulings-bandit =
    Nejdřív si vezmeš zlaťák na odkládací balíček. Když už žádný nezbývá, útok přesto proběhne.
    Spoluhráči odkrývají popořadě. Kdo odkryje dvě karty peněz jiné než měďák, sám vybere, kterou z nich zahodí.
    Ohrožená je každá karta peněz kromě měďáku, i kombinovaná, například harém.
    Kdo má v dobíracím balíčku jedinou kartu, odkryje ji, zamíchá odkládací balíček bez ní a odkryje druhou.

rulings-bureaucrat =
    Je-li tvůj dobírací balíček prázdný, bude stříbrňák jeho jedinou kartou; nic se nemíchá. Totéž platí pro karty bodů spoluhráčů.
    Každý spoluhráč si sám vybere, kterou kartu bodů ukáže. Počítají se i kombinované karty, například šlechtici.
    Je-li balíček stříbrňáků prázdný, nevezmeš si nic a útok přesto proběhne.
    Kletba není karta bodů. Kdo v ruce žádnou kartu bodů nemá, ukáže všechny karty v ruce.

rulings-cellar =
    Nejdřív vyber všechny karty a odlož je najednou; teprve pak dobírej.
    Musíš-li při dobírání míchat, zamíchají se i právě odložené karty.
    Ostatní vidí, kolik karet odkládáš, ale z karet samých jen tu vrchní. Nemusíš odložit žádnou.

rulings-chancellor =
    Rozhodni se hned, než zahraješ další kartu nebo si něco koupíš.
    Při překládání si balíček neprohlížíš.
    Karty se zamíchají, teprve až budeš zase potřebovat kartu z dobíracího balíčku.

rulings-chapel =
    Zahraná kaple už není v ruce, takže nemůže zahodit sama sebe. Jinou kapli z ruky zahodit můžeš.
    Můžeš zahodit i méně než čtyři karty, nebo žádnou.

rulings-council-room =
    Spoluhráči si dobírají popořadě, ať chtějí, nebo ne.
    Není to útok: hradní příkop ani maják dobrání karty nezabrání.

rulings-feast =
    Kartu si bereš ze společné zásoby na odkládací balíček. Na dražší si nemůžeš připlatit.
    Zahraješ-li ji trůním sálem dvakrát, zahodí se jednou a vezmeš si dvě karty.
    Po jednom zahraném mostu dosáhneš i na kartu s vytištěnou cenou $6.

rulings-gardens =
    Počítají se všechny tvé karty: v dobíracím i odkládacím balíčku, v ruce, ve hře, stranou i na deskách; také samotné zahrady.
    S 37 kartami mají každé zahrady hodnotu 3 body.
    Při hře dvou hráčů má balíček 8 karet, jinak 12.

rulings-harbinger =
    Nejdřív si dober kartu; musíš-li kvůli tomu míchat, je tvůj odkládací balíček při prohlížení prázdný.
    Karty vidíš jen ty. Položit některou navrch dobíracího balíčku nemusíš.
    Je-li dobírací balíček prázdný, bude tato karta jeho jedinou.

rulings-library =
    Stranou můžeš položit jen právě dobranou akční kartu, ne takovou, kterou už v ruce máš. Vždy je to na tobě.
    Kartu s více typy můžeš položit stranou, je-li jedním z nich akce.
    Musíš-li přitom míchat, karty položené stranou se nezamíchávají.
    Máš-li v ruce už sedm nebo více karet, nedobíráš nic. Není-li už co dobírat, končíš s tím, co máš.

rulings-merchant =
    O $1 více dává jen první stříbrňák v tahu; další dávají $2 jako obvykle.
    Každý zahraný obchodník přidává tomuto prvnímu stříbrňáku další $1; obchodník zahraný trůním sálem dvakrát přidává $2.
    Nezahraješ-li v tomto tahu stříbrňák, žádný bonus nedostaneš. Jiné karty peněz ho nepřinesou.

rulings-militia =
    Kdo má v ruce nejvýše tři karty, neodkládá nic.
    Každý spoluhráč si sám vybere, které karty si nechá. Druhá milice v tomtéž tahu už nikoho o nic nepřipraví.

rulings-mine =
    Kartu peněz si bereš ze společné zásoby do ruky, takže ji můžeš zahrát ještě v tomto tahu.
    Může být až o $3 dražší, ale i jakkoli levnější nebo tatáž. Z měďáku bude stříbrňák, ze stříbrňáku zlaťák.
    Počítají se i kombinované karty peněz: ze stříbrňáku může být harém.
    Když nic nezahodíš, nic si nevezmeš.

rulings-moat =
    Ukaž ho dřív, než útok cokoli udělá, i dřív, než se u něj něco volí. Zůstane ti v ruce.
    Můžeš ho ukázat při každém útoku, ať jich přijde kolikkoli; útok zahraný trůním sálem dvakrát se počítá jako dva.
    Chrání jen tebe: ostatní hráče útok zasáhne, a kdo ho hraje, dostane, co mu karta dává.
    Reakce ukazuješ jednu po druhé. Hradní příkop dobraný díky tajemné komnatě nebo diplomatovi můžeš ukázat ještě při tomtéž útoku.
    Nepůsobí na karty, které nejsou útoky, jako jsou maškary, dar poddaných nebo zasedání rady.
    Hraješ-li ho ve svém tahu, jen si dobereš dvě karty.

rulings-moneylender =
    Dostaneš $3, jen když měďák opravdu zahodíš. Při každém zahrání se zahazuje jen jeden.
    Zahraješ-li ho trůním sálem dvakrát, můžeš za druhý měďák dostat další $3.

rulings-poacher =
    Nejdřív si dober kartu, pak odkládej. Není-li žádný balíček prázdný, neodkládáš nic.
    Počítá se každý balíček společné zásoby, i měďáky, kletby a samotný pytlák.
    Máš-li v ruce méně karet, než kolik se má odložit, odlož všechny.

rulings-remodel =
    Zahraná přestavba už není v ruce, takže nemůže zahodit sama sebe. Nemáš-li v ruce žádnou kartu, nevezmeš si nic.
    Nová karta může být až o $2 dražší, stejně drahá i levnější; může to být i tatáž. Přijde na odkládací balíček.
    Na dražší kartu si nemůžeš připlatit. Platí ceny v danou chvíli, tedy i se všemi mosty.
    Zahodit kartu musíš. Zahodíš ji, i když ve společné zásobě žádná dost levná karta není.

rulings-sentry =
    Nejdřív si dober kartu, pak se podívej na dvě vrchní. Než se rozhodneš, vidíš je jen ty.
    S každou z nich můžeš naložit zvlášť: zahodit obě, jednu zahodit a druhou si nechat a tak dále.
    Máš-li v dobíracím balíčku méně než dvě karty, nejdřív zamíchej odkládací balíček a dej ho pod něj. Když to nestačí, podívej se na to, co máš.

rulings-spy =
    Nejdřív si dobereš, pak se karty odkrývají: napřed tvá, potom popořadě karty spoluhráčů. O každé rozhoduješ ty.
    Kdo má prázdný dobírací balíček, nejdřív míchá; kdo ani pak nemá kartu, neodkryje nic.
    Kdo ukáže hradní příkop, neodkrývá nic. Svou vlastní kartu odkryješ v každém případě.

rulings-thief =
    Kdo má v dobíracím balíčku jedinou kartu, odkryje ji, zamíchá odkládací balíček bez ní a odkryje druhou.
    Každému hráči se zahodí nejvýše jedna karta peněz. Odkryje-li dvě, vybíráš ty; jsou-li stejné, zahodí se jedna.
    Z právě zahozených karet si můžeš na odkládací balíček vzít libovolný počet, ale žádnou, která ležela na smetišti už předtím.
    Počítá se každá karta peněz, i harém.

rulings-throne-room =
    Zahrát jím akční kartu nemusíš a žádnou akci tě to nestojí; jednu spotřebuje jen sám trůní sál.
    Kartu celou proveď a pak ji zahraj podruhé. Mezitím nehraješ nic jiného, ledaže to říká sama karta.
    Zahraješ-li trůním sálem trůní sál, zahraješ dvakrát jednu akční kartu a pak dvakrát jinou, třeba i stejného názvu; nikdy ne jednu kartu čtyřikrát.
    Karta, která napoprvé zahodí nebo přesune sama sebe, se přesto zahraje znovu, ale podruhé se už zahodit ani přesunout nemůže.
    Při druhém zahrání se všechno volí znovu. Na útok mohou spoluhráči reagovat při každém zahrání.
    U karty trvání zůstává trůní sál ve hře stejně dlouho jako ona, a co ta karta dělá v příštím tahu, stane se dvakrát.
    Pro spiklence se počítá trůní sál i obě zahrání: tři akční karty.

rulings-vassal =
    Zahrát akční kartu nemusíš a žádnou akci tě to nestojí. Když ji nezahraješ, zůstane na odkládacím balíčku.
    Zahraná karta přijde do hry a při úklidu se odloží jako každá jiná.
    Je-li dobírací balíček prázdný, nejdřív míchej. Nemáš-li kartu ani pak, dostaneš jen $2.

rulings-witch =
    Kletby si spoluhráči berou ze společné zásoby na odkládací balíčky, a to popořadě. Záleží na tom, když kletby docházejí.
    I když už kletby došly, můžeš ji zahrát kvůli dvěma kartám.
    Své karty si dobereš, i když všichni ukážou hradní příkop.

rulings-workshop =
    Kartu si bereš ze společné zásoby na odkládací balíček. Na dražší si nemůžeš připlatit.
    Platí ceny v danou chvíli: po jednom zahraném mostu si můžeš vzít vévodství.

rulings-great-hall =
    Je vždy zároveň akční kartou i kartou bodů, a to pro všechny karty, které se jednoho či druhého týkají.
    Na konci hry má hodnotu 1 bod, ať ho během ní zahraješ, nebo ne.
    Při hře dvou hráčů má balíček 8 karet, jinak 12.

rulings-harem =
    Je vždy zároveň kartou peněz i kartou bodů: zahraný dává $2 jako stříbrňák a má hodnotu 2 body.
    Není to stříbrňák: co platí pro stříbrňáky, na harém se nevztahuje; co platí pro karty peněz, ano.
    Při hře dvou hráčů má balíček 8 karet, jinak 12.

rulings-baron =
    Statek odložit nemusíš, ani když ho máš v ruce. Pokud to ale neuděláš, musíš si statek vzít, dokud nějaké jsou.
    Jedním zahráním odložíš nejvýše jeden statek. Zahraješ-li barona trůním sálem dvakrát, volíš pokaždé znovu.
    Statek si bereš ze společné zásoby na odkládací balíček.

rulings-bridge =
    Týká se to všech cen: ve společné zásobě, v ruce, v dobíracím i odkládacím balíčku, a to u všech hráčů.
    Platí to všude, kde jde o cenu: s jedním mostem si dílnou vezmeš vévodství.
    Mosty se sčítají a most zahraný trůním sálem dvakrát zlevňuje o $2.
    Žádná cena neklesne pod $0. Pokrok tak po mostu promění měďák, stále za $0, ve statek, teď za $1.
    Sleva končí s tvým tahem.

rulings-conspirator =
    Počítej ve chvíli, kdy ho hraješ. Akční karty zahrané později už nezmění, co dal.
    Počítají se zahrání, ne karty: trůní sál a dvě zahrání jeho karty jsou tři.
    Zahraješ-li tedy jako první trůní sál a jím spiklence, kartu a akci dá až spiklencovo druhé zahrání.
    Karty s více typy se počítají, je-li jedním z nich akce. Počítá se i karta, která už mezitím není ve hře.

rulings-coppersmith =
    Účinek se sčítá: zahraješ-li ho trůním sálem dvakrát, dává v tomto tahu každý měďák $3.
    Mění, kolik měďák při zahrání dává, ne kolik stojí.

rulings-courtier =
    Nejdřív ukaž kartu, pak si vyber tolik různých bonusů, kolik má typů. Žádný si nemůžeš vzít dvakrát.
    Samotná akce dává jeden bonus, akce s útokem nebo body dva, karta se třemi typy tři. Kletba má jeden typ.
    Měďák i statek dávají po jednom bonusu. Nemáš-li co ukázat, nedostaneš nic.
    Zlaťák si můžeš zvolit, i když už žádný nezbývá; pak za tuto volbu nedostaneš nic.
    Zahraješ-li dvořana trůním sálem dvakrát, můžeš znovu ukázat tutéž kartu.

rulings-courtyard =
    Nejdřív si dober karty. Vrátit můžeš kteroukoli kartu z ruky, nejen některou z právě dobraných.
    Jednu vrátit musíš. Je-li dobírací balíček prázdný, bude jeho jedinou kartou.

rulings-diplomat =
    Když ho hraješ, nejdřív si dober, pak spočítej karty v ruce: máš-li jich nejvýše pět, dostaneš dvě akce.
    Jako reakci ho můžeš ukázat, jen máš-li v tu chvíli v ruce aspoň pět karet včetně něj.
    Při tomtéž útoku ho můžeš ukázat znovu, dokud ho máš a v ruce je aspoň pět karet.
    Odložit můžeš i samotného diplomata nebo právě dobranou kartu. Útok tím neodvrátíš.
    Potom můžeš ukázat další reakce, i právě dobranou.

rulings-duke =
    Před koncem hry nemá žádný účinek. Každý vévoda počítá všechna tvá vévodství, ať jsou kdekoli.
    Počítá jen vévodství, ne vévody ani jiné karty bodů.
    Při hře dvou hráčů má balíček 8 karet, jinak 12.

rulings-ironworks =
    Kartu si bereš ze společné zásoby na odkládací balíček. Platí ceny v danou chvíli, tedy i se všemi mosty.
    Karta se dvěma z těchto typů dává oba bonusy: velký sál dá jednu akci a jednu kartu.
    Nemůžeš-li si vzít nic, žádný bonus není.

rulings-lurker =
    Zahodit nebo vzít si můžeš i akční kartu s dalším typem.
    Zahozená karta je ze společné zásoby a nikdy nebyla tvá. Získaná přijde na tvůj odkládací balíček.
    Získání můžeš zvolit, i když na smetišti žádná akční karta není, a zahození, i když žádná není ve společné zásobě; pak se nestane nic.
    S trůním sálem můžeš akční kartu zahodit a pak si právě ji vzít.

rulings-masquerade =
    Nejdřív si dobereš, pak všichni vyberou svou kartu, než kdokoli uvidí, co dostane. Podat kartu je povinné.
    Kdo nemá v ruce žádnou kartu, nepodává ani nedostává; karta putuje k dalšímu hráči, který nějakou má.
    Podané karty se nepočítají jako získané, odložené ani zahozené a vidí je jen ten, kdo je dává, a ten, kdo je dostává.
    Kartu pak smí zahodit jen ten, kdo maškary hraje, tedy ty; může to být i ta právě přijatá.
    Není to útok: hradní příkop, tajemná komnata ani maják se neuplatní.

rulings-mill =
    Odkládat nemusíš. Dostaneš $2, jen když opravdu odložíš dvě karty.
    Odložení můžeš zvolit i s jedinou kartou v ruce; pak ji odložíš a nedostaneš nic.
    Je vždy zároveň akční kartou i kartou bodů a má hodnotu 1 bod. Při hře dvou hráčů má balíček 8 karet, jinak 12.

rulings-mining-village =
    Kartu a dvě akce dostaneš v každém případě. Nejdřív si kartu dober, pak se rozhodni, zda osadu zahodíš.
    Rozhodni se, než zahraješ další kartu nebo přejdeš k nákupu; později už je pozdě.
    Zahraješ-li ji trůním sálem dvakrát, zahodit ji a dostat $2 můžeš jen jednou; kartu a dvě akce dávají obě zahrání.

rulings-minion =
    Akci dostaneš, ať zvolíš cokoli. Spoluhráči mohou ukázat reakce dřív, než zvolíš, i když mají v ruce méně než pět karet.
    Odkládají a dobírají jen ti, kdo mají v ruce aspoň pět karet. Kdo ukáže hradní příkop, nedělá ani jedno.
    Ty odložíš všechno, co máš v ruce, i kdyby to nebylo nic, a dobereš si čtyři karty.
    Vezmeš-li si $2, spoluhráčům se nic nestane.

rulings-nobles =
    Vyber si jednu ze dvou možností celou; kombinovat je nemůžeš. S trůním sálem volíš při druhém zahrání znovu.
    Jsou vždy zároveň akční kartou i kartou bodů a mají hodnotu 2 body.
    Při hře dvou hráčů má balíček 8 karet, jinak 12.
    Můžeš zvolit i to, co nelze provést, například karty, když už není co dobrat.

rulings-patrol =
    Nejdřív si dober tři karty, pak odkryj čtyři.
    Vzít si musíš všechny karty bodů a kletby, i kombinované karty, například šlechtice.
    Máš-li v dobíracím balíčku méně než čtyři karty, odkryj je, zamíchej odkládací balíček bez nich a odkryj zbývající.
    V jakém pořadí ostatní karty vracíš, prozrazovat nemusíš.

rulings-pawn =
    Obě možnosti vyber dřív, než některou provedeš: podívat se napřed na dobranou kartu nemůžeš.
    Proveď je v libovolném pořadí. S trůním sálem volíš při druhém zahrání znovu.
    Můžeš zvolit i to, co nelze provést, například kartu, když už není co dobrat.

rulings-replace =
    Nová karta může být až o $2 dražší, stejně drahá i levnější. Nemáš-li co zahodit, nevezmeš si nic.
    Karta, která má typy obojího druhu, způsobí obojí: šlechtici přijdou navrch dobíracího balíčku a spoluhráči si vezmou kletby.
    Akční karta nebo karta peněz jde rovnou na dobírací balíček; čistá karta bodů nebo kletba na odkládací.
    Spoluhráči ukazují reakce při zahrání výměny, než vědí, co si vezmeš. Kletby si berou popořadě, dokud nějaké jsou.
    Platí ceny v danou chvíli, tedy i se všemi mosty.

rulings-saboteur =
    Musí-li spoluhráč přitom míchat, dosud odkryté karty se nezamíchávají.
    Neobjeví-li se žádná karta v ceně aspoň $3, odkryté karty odloží a nic se nezahodí ani nezíská.
    Zda si kartu vezme, je na něm: za zahozenou kartu v ceně $5 si může na odkládací balíček vzít kartu v ceně do $3.
    Platí ceny v danou chvíli: po jednom mostu stojí karta s vytištěnou cenou $3 jen $2 a přeskočí se.
    Spoluhráči odkrývají popořadě.

rulings-scout =
    Vzít si musíš všechny karty bodů, i kombinované; žádná nesmí zůstat na dobíracím balíčku. Kletby nejsou karty bodů.
    Máš-li v dobíracím balíčku méně než čtyři karty, odkryj je, zamíchej odkládací balíček bez nich a odkryj zbývající.
    V jakém pořadí ostatní karty vracíš, prozrazovat nemusíš.

rulings-secret-chamber =
    Když ji hraješ, nemusíš odložit nic, ale pak ani nic nedostaneš. Reakce se při tom neprovádí.
    Jako reakce: nejdřív si dober dvě, pak vrať navrch libovolné dvě karty z ruky v libovolném pořadí, třeba i tajemnou komnatu.
    Stane se to dřív, než útok cokoli udělá, a útok to neodvrátí.
    Můžeš ji ukázat při každém útoku, i takovém, který by se tě netýkal, a po ní další reakce, i právě dobraný hradní příkop.
    Vrátíš-li ji na dobírací balíček, při tomto útoku ji už znovu ukázat nemůžeš.

rulings-secret-passage =
    Nejdřív si dober dvě karty. Vložit můžeš kteroukoli kartu z ruky; jednu vložit musíš.
    Navrch, dospod nebo kamkoli mezi: při hledání místa můžeš karty v balíčku počítat, ale nedívej se na ně.
    Je-li dobírací balíček prázdný, bude tato karta jeho jedinou.

rulings-shanty-town =
    Dvě akce dostaneš v každém případě a karty v ruce ukázat musíš.
    Není-li mezi nimi akční karta, dobereš si obě karty, i když je první z nich akční.
    Karta s více typy je akční, je-li jedním z nich akce. V prázdné ruce žádná akční karta není.

rulings-steward =
    Vyber si jednu ze tří možností celou; kombinovat je nemůžeš. S trůním sálem volíš při druhém zahrání znovu.
    Zvolíš-li zahození, zahodíš přesně dvě karty. Máš-li v ruce jedinou, zahodíš ji.

rulings-swindler =
    Kdo má prázdný dobírací balíček, nejdřív míchá. Kdo ani pak nemá kartu, nic nezahodí a nic si nevezme.
    Vybíráš ve společné zásobě kartu za přesně stejnou cenu; může to být i tatáž karta. Prázdný balíček vybrat nemůžeš.
    Je-li tam karta v této ceně, musíš nějakou dát; není-li, spoluhráč si nevezme nic.
    Za kartu v ceně $0, například měďák, můžeš dát kletbu, dokud nějaké jsou.
    Postupuje se popořadě od hráče po tvé levici. Kdo ukáže hradní příkop, nic nezahodí a nic si nevezme.
    Platí ceny v danou chvíli, tedy i se všemi mosty.
    Získaná karta jde na odkládací balíček toho, kdo ji získal.

rulings-torturer =
    Spoluhráči volí popořadě od hráče po tvé levici, každý sám za sebe.
    Mohou zvolit kletbu, i když už žádná nezbývá; pak si žádnou nevezmou.
    Mohou zvolit odložení, i když mají v ruce méně než dvě karty; pak odloží, co mají.
    Kletba jde do ruky, ne na odkládací balíček.

rulings-trading-post =
    Máš-li v ruce aspoň dvě karty, musíš zahodit přesně dvě. Stříbrňák jde do ruky, takže ho můžeš zahrát ještě v tomto tahu.
    Máš-li v ruce jednu kartu, zahodíš ji a stříbrňák si nevezmeš. Nemáš-li žádnou, nestane se nic.
    Je-li balíček stříbrňáků prázdný, obě karty přesto zahodíš a nevezmeš si nic.

rulings-tribute =
    Má-li hráč v dobíracím balíčku méně než dvě karty, odkryje, co má, zamíchá odkládací balíček bez odkryté karty a pokračuje.
    Dvě karty stejného názvu se počítají jednou: dva stříbrňáky dávají $2.
    Karta se dvěma z těchto typů dává obojí: měďák a harém dohromady dají $4 a dvě karty.
    Kletba nedává nic. Lze-li odkrýt jen jednu kartu, počítá se jen ta.
    Není to útok: hradní příkop ani maják se neuplatní.

rulings-upgrade =
    Nejdřív si dober kartu; jednu z ruky pak zahodit musíš. Nová karta jde na odkládací balíček.
    Není-li ve společné zásobě karta přesně o $1 dražší, přesto zahazuješ a nevezmeš si nic.
    Nemáš-li v ruce žádnou kartu, nic nezahodíš a nic si nevezmeš.
    Most snižuje obě ceny stejně, ale žádnou pod $0: z měďáku za $0 pak může být statek za $1.

rulings-wishing-well =
    Nejdřív si dober, pak jmenuj kartu: říkáš název, třeba měďák, ne typ, třeba karta peněz.
    Je-li dobírací balíček prázdný, před odkrytím míchej. Nemáš-li kartu ani pak, nestane se nic.
    Když se netrefíš, uvidí kartu všichni a ty ji vrátíš navrch.

rulings-bazaar =
    Kartu si dobereš hned, než se rozhodneš, co zahraješ dál. Získanou $1 máš jen pro tento tah.

rulings-ambassador =
    Z ukázaných karet můžeš vrátit dvě, jednu nebo žádnou. Spoluhráči si jednu vezmou, i když nevrátíš žádnou.
    Spoluhráči si berou popořadě od hráče po tvé levici, ze společné zásoby na odkládací balíčky; na koho nezbude, ten si nevezme nic.
    Karty vrácené do prázdného balíčku ho znovu naplní. Nejsou zahozené ani odložené.
    Nemáš-li v ruce co ukázat, nestane se nic. Zahraný velvyslanec v ruce není.
    Kdo ukáže hradní příkop, nevezme si nic.

rulings-caravan =
    Druhou kartu si dobereš až na začátku svého příštího tahu, ne dřív; do karet dobíraných při úklidu se nepočítá.
    Zůstává ve hře do úklidu toho tahu. Zahraješ-li ji trůním sálem dvakrát, dobereš si pak dvě karty.

rulings-cutpurse =
    Každý spoluhráč odloží jeden měďák a víc ne, ať jich má v ruce sebevíc.
    Kdo nemá měďák, musí ukázat všechny karty v ruce. Druhý kapsář v tomtéž tahu připraví spoluhráče o druhý měďák.

rulings-embargo =
    Zvolit můžeš kterýkoli balíček společné zásoby, i takový, na kterém už žetony leží. Platí to i pro tebe.
    Počítá se jen nákup. Kdo kartu z balíčku získá jinak, kletbu si nebere.
    Každý žeton dává kletbu za každou koupenou kartu. Když kletby dojdou, žetony nic nedělají.
    Zahraješ-li embargo trůním sálem dvakrát, zahodí se jednou a položíš dva žetony, na jeden balíček nebo na dva.
    Žetony zůstávají do konce hry a nikdy nedojdou.

rulings-explorer =
    Provincii ukazovat nemusíš, ani když ji máš; pak si vezmeš stříbrňák. Provincie ti zůstává v ruce.
    Kartu si bereš ze společné zásoby do ruky, takže ji můžeš zahrát ještě v tomto tahu.
    Ukážeš-li provincii a žádný zlaťák už nezbývá, nevezmeš si nic.

rulings-fishing-village =
    V tomto tahu dává dvě akce a $1. V příštím dá $1 a jednu akci, takže můžeš zahrát celkem dvě akční karty.
    Zůstává ve hře do úklidu tvého příštího tahu.

rulings-ghost-ship =
    Které karty vrátí a v jakém pořadí, si spoluhráči vybírají sami. Kdo má v ruce nejvýše tři, nedělá nic.
    Kdo má prázdný dobírací balíček, nemíchá: vrácené karty se stanou jeho dobíracím balíčkem.
    Druhá loď duchů v tomtéž tahu už nikoho o nic nepřipraví.

rulings-haven =
    Nejdřív si dober kartu. Jednu z ruky položit stranou musíš; ostatní ji nevidí.
    Karta se ti vrátí do ruky na začátku tvého příštího tahu; přístav zůstává ve hře do úklidu toho tahu.
    Zahraješ-li ho trůním sálem dvakrát, položíš stranou dvě karty. Skončí-li hra dřív, počítají se jako tvé.

rulings-island =
    Položit na desku kartu z ruky musíš; nemáš-li v ruce žádnou, jde tam ostrov sám.
    Karty na desce se nezamíchávají a vrátí se až na konci hry, kdy se všechny počítají.
    Leží lícem nahoru: každý se na ně smí kdykoli podívat.
    Zahraješ-li ho trůním sálem dvakrát, jdou na desku ostrov a dvě karty z ruky.
    Při hře dvou hráčů má balíček 8 karet, jinak 12.

rulings-lighthouse =
    V tomto tahu dává akci a $1, v příštím jen $1. Zůstává ve hře do úklidu tvého příštího tahu.
    Dokud je ve hře, útoky se tě netýkají, ani kdyby se ti hodily.
    Reakce, například tajemnou komnatu, můžeš přesto ukázat a provést.
    Rozhoduje chvíle, kdy se útok zahraje: útok, který už na tebe působí, působí dál. Tvé vlastní útoky fungují jako obvykle.

rulings-lookout =
    Než se rozhodneš, podívej se na všechny tři karty. Všechny tři části jsou povinné.
    Máš-li v dobíracím balíčku méně než tři karty, podívej se na ně, zamíchej odkládací balíček bez nich a podívej se na zbývající.
    Jsou-li celkem jen dvě karty, jednu zahoď a druhou odlož. Je-li jen jedna, zahoď ji.
    Tvoří-li ty tři celý dobírací balíček, bude vrácená karta jeho jedinou.

rulings-merchant-ship =
    V příštím tahu máš $2 hned od začátku. Loď zůstává ve hře do úklidu toho tahu.
    Zahraješ-li ji trůním sálem dvakrát, dává $4 teď a $4 v příštím tahu a trůní sál zůstává ve hře s ní.

rulings-native-village =
    Zvolit můžeš kteroukoli možnost, i když na desce nebo v dobíracím balíčku nic není. Je-li dobírací balíček prázdný, nejdřív míchej.
    Kartu položíš na desku dřív, než se na ni podíváš. Svou desku si smíš kdykoli prohlédnout; ostatní ne.
    Na konci hry jsou karty na desce tvé a počítají se.
    Samotná domorodá vesnice na desku nejde; odkládá se při úklidu.

rulings-navigator =
    Všech pět, nebo žádnou: nemůžeš některé odložit a jiné si nechat.
    Máš-li v dobíracím balíčku méně než pět karet, podívej se na ně, zamíchej odkládací balíček bez nich a podívej se na zbývající.
    Je-li celkem méně než pět karet, platí volba pro ty, které máš. Karty vidíš jen ty.

rulings-outpost =
    Tah navíc je tah jako každý jiný, jen začíná se třemi kartami v ruce.
    Co mají karty trvání z tohoto tahu udělat ve tvém příštím, udělají v tahu navíc, protože to je tvůj příští tah.
    Více strážnic v jednom tahu nebo jedna zahraná trůním sálem dvakrát dává jen jeden tah navíc.
    Strážnice zahraná v tahu navíc už žádný další tah nedává.
    Zůstává ve hře, dokud tah navíc neskončí.

rulings-pearl-diver =
    Nejdřív si dober kartu, pak se podívej na spodní. Je-li v tu chvíli dobírací balíček prázdný, zamíchej odkládací.
    Položíš-li kartu navrch, na tu, která je teď vespod, se nedíváš. Kartu vidíš jen ty.

rulings-pirate-ship =
    Spoluhráči ukazují reakce dřív, než zvolíš, i když si pak vezmeš $.
    Za každé zahrání dostaneš nejvýše jeden žeton mince, ať se zahodí sebevíc karet peněz. Nezahodí-li se žádná, žeton nedostaneš.
    Žetony se nespotřebují: tři žetony dávají $3 pokaždé, když zvolíš $.
    Kdo má v dobíracím balíčku jedinou kartu, odkryje ji, zamíchá odkládací balíček bez ní a odkryje druhou.
    Počítá se každá karta peněz, i měďák a harém. Odkryje-li hráč dvě, vybíráš ty, která z nich se zahodí.
    Zahozené karty peněz nezískáváš. S trůním sálem volíš při druhém zahrání znovu.
    Kdo nemá v dobíracím balíčku žádnou kartu, nejdřív míchá. Kdo má i pak jedinou, odkryje jen tu; kdo nemá žádnou, toho se to netýká.

rulings-salvager =
    Máš-li v ruce karty, musíš jednu zahodit. Nemáš-li žádnou, nedostaneš $, ale nákup ano.
    Platí cena v danou chvíli: po jednom mostu dává zlaťák $5.

rulings-sea-hag =
    Kdo má prázdný dobírací balíček, nejdřív míchá. Kdo ani pak nemá kartu, nic neodloží, ale kletbu si přesto vezme.
    Kdo odloží poslední kartu dobíracího balíčku, má v něm pak jen kletbu.
    Postupuje se popořadě od hráče po tvé levici. Karty se odkládají, i když už kletby došly.

rulings-smugglers =
    Počítá se poslední tah hráče po tvé pravici, i když už máš od té doby za sebou několik tahů.
    Je jedno, jak kartu získal, zda nákupem, nebo jinak. Je-li jich více, jednu si vyber.
    Bereš si kartu téhož názvu ze společné zásoby; je-li její balíček prázdný, zvolit ji nemůžeš.
    Platí cena v danou chvíli: po mostech můžeš dosáhnout i na kartu s vytištěnou cenou $7 nebo $8.
    Nezískal-li takovou kartu, nestane se nic. Není to útok: hradní příkop ani maják tomu nezabrání.

rulings-tactician =
    Pět karet si dobereš až na začátku svého příštího tahu, ne dřív. Taktik zůstává ve hře do úklidu toho tahu.
    Nemáš-li co odložit, příští tah nic nepřinese a taktik se odloží už v tomto tahu.
    Zahraješ-li ho trůním sálem dvakrát, dá bonus jen jednou, protože při druhém zahrání už v ruce nic nemáš.

rulings-treasure-map =
    Můžeš ji zahrát i bez druhé v ruce; pak ji zahodíš bez náhrady.
    Zlaťáky jdou navrch dobíracího balíčku; je-li prázdný, budou jeho jedinými kartami. Zbývá-li jich méně než čtyři, vezmeš si ty.
    Zahraješ-li ji trůním sálem dvakrát a máš v ruce další dvě: první zahrání dá čtyři zlaťáky, při druhém zahodíš mapu bez náhrady.
    Zahazuješ jen jednu další mapu pokladu, i když jich máš v ruce více.

rulings-treasury =
    Rozhodni se při úklidu, když ji odkládáš. Jakmile je na odkládacím balíčku, zůstává tam.
    Jediná koupená karta bodů, i kombinovaná jako ostrov, to znemožní všem pokladnicím toho tahu.
    Na kartách bodů získaných jinak než nákupem nezáleží.
    Máš-li jich ve hře více a nekoupíš žádnou kartu bodů, můžeš jich vrátit, kolik chceš, než si dobereš karty pro příští tah.

rulings-warehouse =
    Nejdřív si dober karty. Odkládáš libovolné tři karty z ruky, nejen ty právě dobrané.
    I když si tři karty dobrat nemůžeš, tři odložíš. Máš-li v ruce méně než tři, odlož všechny.
    Dojde-li ti při dobírání dobírací balíček, zamíchej odkládací balíček a dobírej dál.

rulings-wharf =
    Druhé dvě karty si dobereš až na začátku svého příštího tahu, ne dřív. Loděnice zůstává ve hře do úklidu toho tahu.
    Zahraješ-li ji trůním sálem dvakrát, dává čtyři karty a dva nákupy teď i v příštím tahu.

rulings-astrolabe =
    Je to karta peněz: hraješ ho s ostatními kartami peněz před prvním nákupem. Trůním sálem ho zahrát nelze.
    Zůstává ve hře do úklidu tvého příštího tahu; druhou $1 a nákup dostaneš na začátku toho tahu.

rulings-blockade =
    Karta je ze společné zásoby. Nemůžeš-li si žádnou vzít, nic dalšího se nestane a blokáda se odloží už v tomto tahu.
    Kletbu přináší jen karta, kterou hráč získá ve vlastním tahu, nákupem nebo jinak. Tu kartu přesto získá.
    Leží-li u více blokád stranou karta téhož názvu, dává každá vlastní kletbu, dokud nějaké jsou. S trůním sálem položíš stranou dvě karty.
    Leží-li stranou kletba, přinese kletba získaná ve vlastním tahu další, dokud se jejich balíček nevyprázdní.
    Kdo při jejím zahrání ukáže hradní příkop nebo má ve hře maják, je před ní v bezpečí po celou dobu.
    Karta položená stranou je tvá a na konci hry se počítá. Platí ceny v danou chvíli.

rulings-corsair =
    Spoluhráč $ ze zahozené karty peněz přesto dostane.
    V tahu se zahodí jen první stříbrňák nebo zlaťák, podle toho, co přijde dřív, i když je ve hře více korzárů.
    Ostatní karty peněz jsou v bezpečí. Platí to pro každý tah spoluhráčů až do tvého příštího.
    Kdo při jeho zahrání ukáže hradní příkop nebo má ve hře maják, je před ním v bezpečí po celou dobu.
    Zůstává ve hře do úklidu tvého příštího tahu.

rulings-monkey =
    Dobíráš si hned, ať je na tahu kdokoli, za každou kartu, kterou hráč po tvé pravici získá, koupenou i nekoupenou, i za kletby.
    Máš-li více opic, dobíráš si za každou. Zahraješ-li opici trůním sálem dvakrát, dobíráš si pokaždé dvě, i na začátku příštího tahu.
    Působí i ve zbytku tvého vlastního tahu, například u kleteb, které tomu hráči dáš.
    Je-li třeba, míchej. Opice zůstává ve hře do úklidu tvého příštího tahu.

rulings-pirate =
    Kartu peněz si bereš ze společné zásoby do ruky, takže ji můžeš v tom tahu zahrát. Může to být každá karta peněz, i kombinovaná.
    Jako reakci ho můžeš zahrát v tahu kohokoli, i ve svém, a žádnou akci tě to nestojí.
    Zahraný v cizím tahu působí na začátku tvého nejbližšího tahu, zahraný ve tvém na začátku toho následujícího.
    Získání karty, na které reaguje, nezastaví ani nezmění. Na tutéž získanou kartu může reagovat více pirátů.
    Zůstává ve hře do úklidu tahu, v němž dá kartu peněz. Platí ceny v danou chvíli.

rulings-sailor =
    Kartu trvání můžeš zahrát hned, jak ji získáš, nákupem nebo jinak, i ve fázi nákupu. Žádnou akci tě to nestojí.
    Každý námořník ti v tomto tahu dovolí zahrát jednu získanou kartu trvání. Karty jiných typů se nepočítají.
    Karta se zahraje z místa, kam se získáním dostala, a pak je ve hře, ne na odkládacím balíčku.
    Akce, které dá ve fázi nákupu, nevyužiješ; $ a nákupy ano.
    Zahodit v příštím tahu kartu nemusíš; $2 na tom nezávisí.

rulings-sea-chart =
    Nejdřív si dober kartu, pak jednu odkryj. Zahraná námořní mapa se počítá: další námořní mapu si vezmeš.
    Počítají se i karty trvání z dřívějších tahů, které jsou ještě ve hře. Karty položené stranou nebo zahozené ne.
    Nemáš-li ve hře žádnou takovou, karta se vrátí navrch. Je-li dobírací balíček prázdný, nejdřív míchej.

rulings-sea-witch =
    Kletby si spoluhráči berou popořadě na odkládací balíčky, dokud nějaké jsou. Ty si dobereš v každém případě.
    V příštím tahu si dober obě karty, pak odlož libovolné dvě z ruky.
    Zůstává ve hře do úklidu tvého příštího tahu. Zahraješ-li ji trůním sálem dvakrát, dvakrát dobírej a odkládej.

rulings-tide-pools =
    Odkládáš až na začátku svého příštího tahu, ne dřív. Máš-li v ruce méně než dvě karty, odlož, co máš.
    Přílivové tůně se sčítají: každé znamenají odložit dvě karty.
    Pořadí toho, co se děje na začátku tvého tahu, volíš ty: nejdřív si můžeš dobrat díky jiným kartám trvání.
