# Popisy dodávaných strategií. Názvy psané jako kód (big-money, big-money-ultimate) jsou názvy strategií a zůstávají, jak jsou.

about-big-money-duchies = Big Money, které dřív přechází na vévodství: za $5 od první prodané provincie, od třetí i přednostně před zlaťákem. Strategii big-money-ultimate neporáží: je s ní vyrovnané.

about-big-money-early = Big Money, které bere provincii, jakmile na ni má, a ke konci vévodství a statky; balíček zůstává chudší. Strategii big-money-ultimate neporáží: časné provincie ho zpomalují.

about-big-money-greedy = Big Money, které bere body, kdykoli je o co stát: každou provincii, na kterou má, vévodství přednostně před zlaťákem, jakmile jsou tři provincie prodané, a statky, když zbývají tři. Strategii big-money-ultimate neporáží: balíček se mu příliš brzy zahltí.

about-big-money-late = Big Money, které déle buduje: žádná provincie, dokud není v balíčku víc než $24, potom jako big-money-ultimate. Tu neporáží: první provincie přenechává soupeři.

about-big-money-ultimate = Big Money, které s provinciemi čeká, až jeho balíček zbohatne, a ke konci bere vévodství a statky.

about-big-money = Nejprostší strategie, jaká existuje: provincie, jinak zlaťák, jinak stříbrňák. Měřítko pro všechny ostatní.
