# Stránky klienta v prohlížeči kromě stolu.

web-lead = Dominion, hra s budováním balíčku, ve tvém prohlížeči. Tři krabice, boti, které stojí za to porazit, kamarádi přes odkaz.
web-play-now = Hrát hned
web-play-now-about = Ty proti průměrnému botovi. Bez účtu.
web-new-table-about = Sestava, místa, pravidla
web-open-tables-about = { $n ->
    [0] Teď nikdo nečeká
    [one] 1 stůl čeká na hráče
    [few] { $n } stoly čekají na hráče
   *[other] { $n } stolů čeká na hráče
}
web-learn-about = První hra krok za krokem
web-replay-about = Ze souboru nebo z odkazu
web-my-games-about = { $n ->
    [0] Zatím žádné
   *[other] Na tomto zařízení: { $n }
}
web-cards-about = { $n ->
    [0] Texty a výklady
   *[other] Všech { $n } i s výklady
}
web-your-turn = Jsi na tahu
web-resume-with = { $names }, tah { $turn }
web-go-on = Pokračovat
web-unofficial = Neoficiální projekt fanoušků, nespojený s autorem ani vydavatelem hry. Texty i obrázky jsou naše vlastní.
web-language = Jazyk
web-guest = Hráč
web-opening = Rozdáváme karty…
web-no-server = Server neodpovídá. Zkontroluj připojení a zkus to znovu.
web-settings-look = Vzhled
web-theme = Světlý, nebo tmavý
web-theme-system = Podle systému
web-theme-light = Světlý
web-theme-dark = Tmavý
web-text-size = Velikost textu
web-colours = Barvy
web-colours-usual = Obvyklé
web-colours-distinct = Pro barvoslepé
web-colours-about = Typy karet se kromě barvy liší i obrysem a znakem.
web-motion = Pohyb
web-motion-system = Podle systému
web-motion-full = Karty se pohybují
web-motion-none = Nic se nehýbe
web-speed = Tahy ostatních
web-speed-slow = Pomalu
web-speed-normal = Normálně
web-speed-none = Hned
web-settings-sound = Zvuk
web-sound = Zvuky karet a tahů
web-sound-try = Vyzkoušet
web-settings-auto = Automaticky
web-auto-treasures = Zahrát karty peněz
web-auto-treasures-about = Všechny, když skončí fáze akcí. Zastaví se, kde záleží na pořadí.
web-auto-phases = Přeskočit fáze, kde není co dělat
web-auto-phases-about = Když nemáš na nic dražšího než $0, tah skončí sám.
web-auto-reactions = Tyto reakce vždy ukázat
web-settings-you = Ty
web-your-name = Tvoje jméno
web-your-name-about = Uvidí ho ostatní u stolu. Nejvýš 30 znaků.
web-settings-keys = Klávesnice
web-letter-keys = Jednopísmenné zkratky u stolu
web-show-keys = Ukázat všechny klávesy
web-settings-kept = Uložené v tomto prohlížeči; změny platí hned, i uprostřed hry.
web-settings-reset = Zpět na výchozí
web-keys = Klávesy
web-close = Zavřít
web-keys-numbers = vybrat tu kartu nebo balíček; se Shiftem od jedenácté
web-keys-arrows = pohyb mezi tím, co jde vybrat; Tab: z oblasti do oblasti
web-keys-enter = stisknout to, co je označené; mezerník jinde přeskočí animaci
web-keys-t = zahrát všechny karty peněz
web-keys-e = ukončit fázi nebo tah
web-keys-f = potvrdit výběr, nebo nevybrat nic
web-keys-u = vzít zpět
web-keys-zones = ruka, zásoba, ostatní hráči, průběh, moje karty, chat
web-keys-i = přečíst označenou kartu
web-keys-esc = zavřít, potom zrušit výběr
web-keys-r = hrát znovu, na konci
web-keys-slash = hledat
web-keys-help = tento seznam
web-lobby-about = Přisedni k někomu, nebo se dívej, jak hrají jiní. Stoly jen na odkaz tu nejsou.
web-lobby-empty = Teď není otevřený žádný stůl. Otevři vlastní a ostatní si přisednou.
web-waiting = Čekají na hráče
web-playing = Hrají
web-join = Přisednout
web-watch = Dívat se
web-seats-free = { $n ->
    [one] 1 volné místo
    [few] { $n } volná místa
   *[other] { $n } volných míst
}
web-table-of = Stůl: { $names }
web-table-alone = Nový stůl
web-games-empty = Zatím tu žádná hra není. Hry zůstávají v tomto prohlížeči, bez účtu.
web-game-now = Rozehrané
web-game-past = Dohrané
web-look-back = Přehrát
web-same-again = Znovu stejná sestava
web-forget = Zapomenout
web-forget-about = Odebrat ze seznamu. Přijdeš tím i o svůj klíč ke stolu.
web-undo-forget = Vrátit
web-forgotten = Odebráno ze seznamu.
web-game-gone = Tento stůl už na serveru není.
web-status-open = Ještě nezačala
web-status-drafting = Vybírá kartu: { $name }
web-status-playing = Na tahu: { $name }
web-status-paused = Pozastaveno
web-status-over = Dohráno
web-status-ended = Uzavřeno hostitelem
web-since = od { $date }
web-invited = Pozvánka ke stolu
web-invited-about = Na hru s tebou čeká: { $names }.
web-invited-nobody = Stůl čeká na hráče.
web-take-seat = Posadit se
web-just-watch = Jen se dívat
web-no-seat-left = Všechna místa jsou obsazená. Můžeš se dívat.
web-dead-link = Tenhle odkaz nikam nevede
web-dead-link-about = Stůl už neexistuje, nebo kus odkazu chybí. Požádej o odkaz znovu, nebo začni něco nového.
web-not-found-about = Možná je v adrese chyba, nebo se stránka přestěhovala.
web-kingdom-shown = Sestava
web-try-again = Zkusit znovu
web-games-about = Uložené v tomto prohlížeči, bez účtu.
web-games-older = Zobrazit starší hry
web-ten-piles = Deset balíčků tvoří sestavu
web-own-kingdom = Tvoje sestava
web-random-kingdom = Náhodná sestava
web-another = Jiná
web-copy-line = Kopírovat jako text
web-copy-link = Kopírovat odkaz
web-copied = Zkopírováno
web-copy-position = Kopírovat tuto pozici
web-position-play-on = Hrát dál od této pozice
web-copy-by-hand = Prohlížeč kopírování nedovolil. Tady to je:
web-reroll = Vyměnit za jinou kartu: { $card }
web-never = Vyměnit a už nikdy nelosovat: { $card }
web-slot-random = náhodná karta
web-good-actions = Akce navíc
web-good-buys = Nákupy navíc
web-good-trashing = Zahazování
web-good-attack = Útoky
web-good-reaction = Reakce na útok
web-none = žádné
web-tab-recommended = Doporučené
web-tab-random = Náhodně
web-tab-hand = Ručně
web-tab-paste = Vložit
web-tab-turn = Postupně
web-tab-position = Pozice
web-later = { $n ->
    [one] Ještě { $n } sestava z krabic, které tu zatím nejsou
    [few] Ještě { $n } sestavy z krabic, které tu zatím nejsou
   *[other] Ještě { $n } sestav z krabic, které tu zatím nejsou
}
web-needs = Je k tomu potřeba { $boxes }
web-search-kingdoms = Sestava nebo karta
web-search-cards = Název nebo text
web-nothing-found = Nic neodpovídá. Uvolni filtry.
web-boxes = Krabice
web-edition = Vydání
web-edition-0 = Obě
web-edition-1 = První
web-edition-2 = Druhé
web-wishes = Aspoň s jednou kartou pro
web-vetoed = Nikdy nelosovat
web-veto-add = Přidat kartu
web-veto-remove = Znovu povolit: { $card }
web-draw = Vylosovat deset karet
web-hand-about = Kliknutím kartu přidáš nebo odebereš. Co chybí, dolosujeme.
web-hand-full = Deset karet už máš. Odeber jednu, chceš-li přidat jinou.
web-clear = Začít od nuly
web-paste-about = Názvy karet v jakémkoli jazyce, oddělené čárkami nebo řádky; název doporučené sestavy; nebo odkaz.
web-paste-text = Karty
web-paste-use = Použít tyto
web-position-text = Pozice jako text
web-position-about = Vlož sem pozici, nebo sem přetáhni její soubor. Hra bude pokračovat odtud, tak jak karty leží. Všichni u stolu se dozvědí, že je někdo sám rozložil.
web-position-use = Použít tuto pozici
web-position-file = Vybrat soubor
web-position-title = Pozice: tah { $turn }, hráčů: { $n }
web-draft = Hráči vybírají sestavu postupně
web-draft-about = Až se všichni posadí: po jedné kartě, až jich bude deset. Vybírají i boti.
web-draft-kingdom = Vybíraná postupně
web-draft-later = Těchto deset karet hráči vyberou postupně, až se všichni posadí.
web-cost = Cena
web-cost-all = Libovolná cena
web-type-all = Všechny typy
web-type-label = Typ
web-good-for = K čemu je
web-good-all = K čemukoli
web-seats = Místa
web-seat-me = ty
web-seat-link = Člověk přes odkaz
web-two-tables = Je vás víc než šest: všichni přijdete do jedné čekárny a pak vás náhoda rozdělí ke dvěma stolům se stejnou sestavou. Na konci bude jeden společný výsledek.
web-seat-here = Člověk u této obrazovky
web-seat-strong = Silný bot, plánuje pro tuto sestavu
web-seat-master = Mistrovský bot, plánuje a počítá dopředu
web-seat-random = Náhodné tahy
web-seat-strategies = Strategie
web-seat-lacks = V této sestavě { $n ->
    [one] není karta { $cards }, takže pravidla o ní
   *[other] nejsou karty { $cards }, takže pravidla o nich
} se vynechávají.
web-seat-number = Místo { $n }
web-seat-name = Jméno, místo { $n }
web-seat-remove = Odebrat místo { $n }
web-seat-add = Přidat místo
web-first = Kdo začíná
web-first-chance = rozhodne los
web-first-seat = místo { $n }
web-position-turn = Kdo je na tahu
web-undo-rule = Vrácení tahu
web-undo-rule-consent = po odkrytí karet jen se souhlasem všech
web-undo-rule-free = jen dokud nejsou vidět nové karty
web-undo-rule-off = nikdy
web-show-score = Body během hry
web-show-deck = Seznam vlastních karet
web-open-hands = Diváci vidí všem do ruky
web-discreet = Diskrétní stůl
web-discreet-about = Otázku dostane každý, i když nemá z čeho vybírat, takže čekání neprozradí, kdo drží Hradní příkop. Občas to stojí pár sekund. Jinak se ptá jen těch, kdo si mohou vybrat, a všichni vidí, kdo to je.
web-all-treasures = Karty peněz ze dvou krabic
web-all-treasures-about = Měďáky, stříbrňáky a zlaťáky skoro nikdy nedojdou. V pěti a šesti hráčích se tak hraje vždy.
web-pace = Boti přemýšlejí
web-pace-0 = vůbec
web-pace-half = půl sekundy
web-pace-long = dvě sekundy
web-turn-time = Čas na tah
web-turn-time-none = bez omezení
web-turn-time-minutes = { $n ->
    [one] 1 minuta
    [few] { $n } minuty
   *[other] { $n } minut
}
web-turn-time-day = 1 den
web-visibility = Kdo se může přidat
web-visibility-link = kdo má odkaz
web-visibility-open = kdokoli
web-visibility-local = jen tento počítač
web-table-title = Název stolu
web-table-title-none = nepovinný
web-more-rules = Další pravidla
web-start-game = Začít hru
web-start-open = Otevřít stůl
web-bot-easy = Lehký bot
web-bot-fair = Průměrný bot
web-bot-strong = Silný bot
web-bot-master = Mistrovský bot
web-cards-found = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } karet
}
web-rulings = Výklad
web-names = V jiných jazycích
web-strategies-using = Strategie s touto kartou
web-strategies-none = Žádná z našich. Zkus to ty.
web-kingdoms-using = Sestavy s touto kartou
web-play-with = Hrát s touto kartou
web-all-cards = Všechny karty
web-only-edition = { $edition ->
    [1] Jen v prvním vydání
   *[2] Jen v druhém vydání
}
web-no-such-card = Taková karta není
web-rules-about = Celá hra na jedné stránce. Zbytek říkají karty.
web-rules-try = Zahrát první hru s průvodcem
web-rules-aim = O co jde
web-rules-aim-1 = Všichni začínají se stejnými deseti slabými kartami: sedmi Měďáky a třemi Statky. Každý tah kupuješ lepší a ty se ti znovu a znovu vracejí do ruky.
web-rules-aim-2 = Na konci vyhrává ten, kdo má ve všech svých kartách nejvíc vítězných bodů.
web-rules-table = Co leží na stole
web-rules-table-1 = Společná zásoba: karty peněz, karty bodů, Kletby a deset balíčků karet království, v každé hře jiných. Kdokoli může kupovat z kteréhokoli balíčku.
web-rules-table-2 = Máš dobírací balíček, pět karet v ruce a odkládací balíček. Co koupíš, jde na odkládací balíček. Když dobírací balíček dojde, odkládací se zamíchá a stane se novým dobíracím.
web-rules-turn = Tvůj tah
web-rules-turn-1 = Akce: můžeš zahrát jednu kartu akce. Karty s +akcí dovolují zahrát další.
web-rules-turn-2 = Nákupy: zahraj karty peněz a pak si kup jednu kartu, na kterou máš. Karty s +nákupem dovolují koupit víc. Nemusíš kupovat nic.
web-rules-turn-3 = Úklid: všechno zahrané i všechno, co zbylo v ruce, jde na odkládací balíček. Dober pět karet. Na tahu je hráč po levici.
web-rules-turn-4 = Nevyužité mince a nákupy propadají.
web-rules-kinds = Druhy karet
web-rules-kinds-Action = hraje se ve fázi akcí; plní se shora dolů.
web-rules-kinds-Treasure = hraje se ve fázi nákupů, dává mince.
web-rules-kinds-Victory = body na konci; v ruce většinou nic nedělá.
web-rules-kinds-Curse = minus jeden bod a překáží.
web-rules-kinds-Attack = škodí ostatním.
web-rules-kinds-Reaction = dá se použít i jindy, jak je na ní psáno: třeba Hradní příkop při útoku.
web-rules-kinds-Duration = zůstává ve hře, dokud v příštím tahu naposledy nezapůsobí.
web-rules-words = Slova
web-rules-words-1 = Získat kartu: vezmeš ji ze zásoby na odkládací balíček bez placení. Koupená karta je také získaná.
web-rules-words-2 = Odložit: na vlastní odkládací balíček; karta se později vrátí.
web-rules-words-3 = Zahodit na smetiště: karta je pryč napořád. Bez Měďáků, Statků a Kleteb chodí ostatní častěji.
web-rules-words-4 = Ukázat: všichni ji uvidí, pak ji vrať na místo. Položit stranou: není v ruce ani ve hře, dokud karta neřekne jinak.
web-rules-end = Konec hry
web-rules-end-1 = Hra končí po tahu, ve kterém zmizela poslední Provincie nebo se vyprázdnil třetí balíček (při pěti a šesti hráčích čtvrtý).
web-rules-end-2 = Sečti body všech svých karet: Statek 1, Vévodství 3, Provincie 6, Kletba −1 a co říkají další karty bodů. Při rovnosti je lepší ten, kdo měl méně tahů.
web-rules-tips = Do prvních her
web-rules-tips-1 = Nejdřív peníze: Stříbrňák za $3, Zlaťák za $6. Dvě tři dobré karty akcí jsou lepší než deset, které si překážejí.
web-rules-tips-2 = Nekupuj body příliš brzy: zaplní ti ruku. Za $8 je Provincie skoro vždy dobře, ke konci i Vévodství.
web-rules-discreet = Diskrétní stoly
web-rules-discreet-1 = Anna útočí a Bob drží Hradní příkop. Obyčejný stůl se ptá jen těch, kdo si mohou vybrat, takže čeká na Boba a Anna to ví. Stejné je to s Baronem, Knihovnou, Dolem a mnoha dalšími kartami.
web-rules-discreet-2 = Diskrétní stůl se zeptá každého, kdo by si mohl vybrat. Když nemáš z čeho, hra pokračuje po pauze, jako když přemýšlíš. Občas to stojí pár sekund a na nepřítomné stůl čeká. Stoly pro dva a víc lidí jsou diskrétní, pokud nezvolíš jinak.
web-learn-lead = Deset minut u opravdového stolu proti lehkému botovi. Lístky řeknou, co je důležité, až na to dojde; hraješ ty.
web-learn-start = Začít první hru
web-learn-go-on = Pokračovat v první hře
web-learn-read = Nebo si přečti pravidla
web-learn-first-steps = Co uvidíš
web-learn-see-1 = Kupuješ karty a ty se ti vracejí do ruky.
web-learn-see-2 = Nejdřív akce, potom peníze, potom nákup.
web-learn-see-3 = Hru vyhrávají Provincie.
web-coach = První hra
web-coach-next = Dál
web-coach-hide = Skrýt lístek
web-coach-show = Ukázat lístek
web-coach-hand = Vítej. Dole máš pět karet: Měďáky jsou peníze, Statky body. Uprostřed jsou balíčky, ze kterých všichni kupují. Vyhrává ten, kdo má na konci nejvíc bodů.
web-coach-treasures = Akci zatím nemáš. Zahraj karty peněz tlačítkem na stuze: dají ti mince.
web-coach-buy = Na balíčky se zlatým okrajem máš. Stříbrňák je dobrý první nákup; Kovárna, když na ni máš, pokaždé dobere tři karty. Klikni na balíček.
web-coach-bot = Nákup i zbytek ruky šly na odkládací balíček; máš pět nových karet. Když hraje bot, jeho karty jsou uprostřed a všechno se zapisuje do průběhu.
web-coach-second = Znovu: karty peněz, potom nákup. Teď máš druhou polovinu svých deseti karet.
web-coach-shuffle = Dobírací balíček došel, a tak se odkládací zamíchal. Odteď dobíráš i to, co kupuješ.
web-coach-action = Karta akce se zlatým okrajem: každý tah smíš zahrát jednu, před penězi. Najeď na ni nebo ji podrž a přečti si ji, kliknutím ji zahraješ.
web-coach-village = +2 akce: teď smíš zahrát ještě dvě karty akcí. Hlídají to počítadla na stuze.
web-coach-attack = Bot útočí: červená stuha po tobě něco chce. Vyber karty, kterých je nejmíň škoda; Statky v ruce nic nedělají.
web-coach-gold = $6 nebo víc: Zlaťák dává tři mince pokaždé, když ho dobereš.
web-coach-province = $8: Provincie, šest bodů. Odteď ji kupuj, kdykoli můžeš.
web-coach-clock = Hra končí, když dojdou Provincie nebo se vyprázdní tři balíčky. Každý balíček ukazuje, kolik karet zbývá.
web-coach-undo = Stala se chyba? Šipka na stuze vezme zpět poslední krok, dokud není vidět nic nového.
web-coach-late = Provincií zbývá málo. Teď se vyplatí Vévodství, a dokonce i Statky: překážet už dlouho nebudou.
web-coach-over = To byla celá hra. Víš všechno, co potřebuješ.

web-credits = Autoři
web-credits-about = Kdo vytvořil, co vidíš
web-credits-game = Hru Dominion navrhl Donald X. Vaccarino. Fiefdom je neoficiální fanouškovský projekt.
web-credits-emblems = Značky a obrázky karet z krabic Dominion, Intriky a Pobřeží jsou nakreslené pro Fiefdom.
web-credits-icons = Obrázky ostatních karet jsou ikony, které vytvořili { $authors }. Změnily se jen jejich barvy podle karet:
web-credits-fonts = Písma jsou Grenze, Grenze Gotisch a Alegreya Sans:
