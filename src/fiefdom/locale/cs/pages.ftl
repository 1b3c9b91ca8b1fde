# Stránky klienta v prohlížeči kromě stolu.

web-lead = Dominion, hra o budování balíčku, ve tvém prohlížeči. Tři krabice, boti, kteří za to stojí, kamarádi přes odkaz.
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
web-resume-with = { $names }, { $turn }. kolo
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
web-settings-auto = Děje se samo
web-auto-treasures = Zahrát karty peněz
web-auto-treasures-about = Všechny, když skončí fáze akcí. Zastaví se, kde záleží na pořadí.
web-auto-phases = Přeskočit fáze, kde není co dělat
web-auto-phases-about = Tah po nákupu dál ukončuješ ty.
web-auto-reactions = Tyto reakce ukaž vždy
web-settings-you = Ty
web-your-name = Tvoje jméno
web-your-name-about = Uvidí ho ostatní u stolu. Nejvýš 30 znaků.
web-settings-keys = Klávesnice
web-letter-keys = U stolu fungují i jednotlivá písmena
web-show-keys = Ukázat všechny klávesy
web-settings-kept = Uložené v tomto prohlížeči; změny platí hned, i uprostřed hry.
web-settings-reset = Zpět na výchozí
web-keys = Klávesy
web-close = Zavřít
web-keys-numbers = vybrat tu kartu nebo balíček; se Shiftem od jedenácté
web-keys-arrows = pohyb mezi tím, co jde vybrat; Tab: z oblasti do oblasti
web-keys-space = vybrat
web-keys-enter = potvrdit, nebo stisknout první tlačítko
web-keys-t = zahrát všechny karty peněz
web-keys-e = ukončit fázi nebo tah
web-keys-u = vzít zpět
web-keys-zones = ruka, zásoba, ostatní, záznam, moje karty, chat
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
web-games-empty = Tady jsi ještě nehrál. Hry zůstávají v tomto prohlížeči, bez účtu.
web-games-about = Uložené v tomto prohlížeči. Stejným odkazem můžeš pokračovat i na jiném zařízení.
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
web-ten-piles = Deset balíčků tvoří sestavu
web-own-kingdom = Tvoje sestava
web-random-kingdom = Náhodná sestava
web-another = Jiná
web-copy-line = Kopírovat jako text
web-copy-link = Kopírovat odkaz
web-copied = Zkopírováno
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
web-cost = Cena
web-cost-all = Libovolná cena
web-type-all = Všechny typy
web-type-label = Typ
web-good-for = K čemu je
web-good-all = K čemukoli
web-seats = Místa
web-seat-me = ty
web-seat-link = Člověk přes odkaz
web-seat-here = Člověk u této obrazovky
web-seat-easy = Lehký bot
web-seat-fair = Průměrný bot
web-seat-strong = Silný bot, plánuje pro tuto sestavu
web-seat-random = Náhodné tahy
web-seat-strategies = Strategie
web-seat-number = Místo { $n }
web-seat-name = Jméno, místo { $n }
web-seat-remove = Odebrat místo { $n }
web-seat-add = Přidat místo
web-first = Kdo začíná
web-first-chance = los
web-first-seat = místo { $n }
web-undo-rule = Vrácení tahu
web-undo-rule-consent = se souhlasem, když už je něco vidět
web-undo-rule-free = dokud není vidět nic nového
web-undo-rule-off = nikdy
web-show-score = Body během hry
web-show-deck = Seznam vlastních karet
web-open-hands = Diváci vidí všem do ruky
web-discreet = Ptát se, i když není z čeho vybírat
web-discreet-about = Nikdo tak nepozná, co v ruce nemáš.
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
web-table-title = Jméno stolu
web-table-title-none = nemusí být
web-more-rules = Další pravidla
web-start-game = Začít hru
web-start-open = Otevřít stůl
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
