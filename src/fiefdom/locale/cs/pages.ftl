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
