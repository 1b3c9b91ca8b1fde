# Sama gra: typy, premie, pytania, etykiety i przebieg. Nazwy kart pozostają w mianowniku.

type-Action = Akcja
type-Treasure = Skarb
type-Victory = Zwycięstwo
type-Curse = Klątwa
type-Attack = Atak
type-Reaction = Reakcja
type-Duration = Następstwo
type-Night = Noc
type-Command = Rozkaz
type-Looter = Grabieżca
type-Ruins = Ruiny
type-Knight = Rycerz
type-Shelter = Schronienie
type-Prize = Nagroda
type-Reward = Trofeum
type-Reserve = Rezerwa
type-Traveller = Podróżnik
type-Gathering = Zgromadzenie
type-Castle = Zamek
type-Fate = Los
type-Doom = Zguba
type-Heirloom = Pamiątka
type-Spirit = Duch
type-Zombie = Zombie
type-Liaison = Łącznik
type-Augur = Wróżka
type-Clash = Starcie
type-Fort = Warownia
type-Odyssey = Odyseja
type-Townsfolk = Mieszczanie
type-Wizard = Czarodziej
type-Loot = Łup
type-Omen = Znak
type-Shadow = Cień
type-Event = Wydarzenie
type-Project = Projekt
type-Landmark = Budowla
type-Way = Droga
type-Ally = Sojusznik
type-Trait = Cecha
type-Prophecy = Proroctwo
type-Boon = Dar
type-Hex = Urok
type-State = Stan
type-Artifact = Artefakt
type-Rule = Zasada

box-basic = Karty podstawowe
box-edition = { $box }, tylko { $edition }. edycja

bonus-cards = +{ $n } { $n ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
}
bonus-actions = +{ $n } { $n ->
    [one] akcja
    [few] akcje
    [many] akcji
   *[other] akcji
}
bonus-buys = +{ $n } { $n ->
    [one] zakup
    [few] zakupy
    [many] zakupów
   *[other] zakupu
}
bonus-coins = +${ $n }
bonus-potions = +{ $n } { $n ->
    [one] mikstura
    [few] mikstury
    [many] mikstur
   *[other] mikstury
}
bonus-debt = +{ $n } { $n ->
    [one] żeton długu
    [few] żetony długu
    [many] żetonów długu
   *[other] żetonu długu
}
bonus-points = +{ $n } { $n ->
    [one] punkt zwycięstwa
    [few] punkty zwycięstwa
    [many] punktów zwycięstwa
   *[other] punktu zwycięstwa
}
bonus-coffers = +{ $n } { $n ->
    [one] szkatuła
    [few] szkatuły
    [many] szkatuł
   *[other] szkatuły
}
bonus-villagers = +{ $n } { $n ->
    [one] wieśniak
    [few] wieśniacy
    [many] wieśniaków
   *[other] wieśniaka
}
bonus-favors = +{ $n } { $n ->
    [one] przysługa
    [few] przysługi
    [many] przysług
   *[other] przysługi
}
bonus-next-turn = Na początku twojej następnej tury: { $bonuses }.
worth-coins = Wartość: ${ $n }.
worth-points = { $n ->
    [1] 1 punkt zwycięstwa.
    [-1] −1 punkt zwycięstwa.
    [few] { $n } punkty zwycięstwa.
    [many] { $n } punktów zwycięstwa.
   *[other] { $n } punktu zwycięstwa.
}

# Pytania. $how to: one, exact, may (żadna albo jedna), upto, any.
ask-cards = { $most ->
    [one] 1 kartę
    [few] { $most } karty
    [many] { $most } kart
   *[other] { $most } karty
}
ask-play = { $how ->
    [treasures] Które Skarby zagrasz?
   *[other] Którą kartę zagrasz?
}
ask-buy = Co kupisz?
ask-gain = { $how ->
    [one] Którą kartę dodać?
    [exact] Dodaj { ask-cards }.
    [may] Dodać tę kartę czy nie?
    [which] Możesz dodać kartę. Którą?
    [all_or_none] Dodaj { ask-cards } albo nie dodawaj żadnej.
    [upto] Możesz dodać najwyżej { ask-cards }.
   *[any] Które z tych kart dodać?
}
ask-discard = { $how ->
    [one] Odrzuć kartę.
    [exact] Odrzuć { ask-cards }.
    [may] Odrzucić tę kartę czy nie?
    [which] Możesz odrzucić kartę. Którą?
    [all_or_none] Odrzuć { ask-cards } albo nie odrzucaj żadnej.
    [upto] Możesz odrzucić najwyżej { ask-cards }.
   *[any] Możesz odrzucić dowolną liczbę kart.
}
ask-trash = { $how ->
    [one] Wyrzuć kartę na Śmietnisko.
    [exact] Wyrzuć { ask-cards } na Śmietnisko.
    [may] Wyrzucić tę kartę na Śmietnisko czy nie?
    [which] Możesz wyrzucić kartę na Śmietnisko. Którą?
    [all_or_none] Wyrzuć { ask-cards } na Śmietnisko albo nie wyrzucaj żadnej.
    [upto] Możesz wyrzucić najwyżej { ask-cards } na Śmietnisko.
   *[any] Możesz wyrzucić dowolną liczbę kart na Śmietnisko.
}
ask-topdeck = { $how ->
    [one] Odłóż kartę na wierzch talii.
    [exact] Odłóż { ask-cards } na wierzch talii.
    [may] Odłożyć tę kartę na wierzch talii czy nie?
    [which] Możesz odłożyć kartę na wierzch talii. Którą?
    [all_or_none] Odłóż { ask-cards } na wierzch talii albo nie odkładaj żadnej.
    [upto] Możesz odłożyć najwyżej { ask-cards } na wierzch talii.
   *[any] Możesz odłożyć dowolną liczbę kart na wierzch talii.
}
ask-reveal = { $how ->
    [one] Odkryj kartę z ręki.
    [exact] Odkryj { ask-cards } z ręki.
    [may] Odkryć tę kartę z ręki czy nie?
    [which] Możesz odkryć kartę z ręki. Którą?
    [all_or_none] Odkryj { ask-cards } z ręki albo nie odkrywaj żadnej.
    [upto] Możesz odkryć najwyżej { ask-cards } z ręki.
   *[any] Możesz odkryć dowolną liczbę kart z ręki.
}
ask-return = { $how ->
    [one] Odłóż kartę do Zasobów.
    [exact] Odłóż { ask-cards } do Zasobów.
    [may] Odłożyć tę kartę do Zasobów czy nie?
    [which] Możesz odłożyć kartę do Zasobów. Którą?
    [all_or_none] Odłóż { ask-cards } do Zasobów albo nie odkładaj żadnej.
    [upto] Możesz odłożyć najwyżej { ask-cards } do Zasobów.
   *[any] Możesz odłożyć dowolną liczbę kart do Zasobów.
}
ask-pass = { $how ->
    [one] Przekaż kartę w lewo.
    [exact] Przekaż { ask-cards } w lewo.
    [may] Przekazać tę kartę w lewo czy nie?
    [which] Możesz przekazać kartę w lewo. Którą?
    [all_or_none] Przekaż { ask-cards } w lewo albo nie przekazuj żadnej.
    [upto] Możesz przekazać najwyżej { ask-cards } w lewo.
   *[any] Możesz przekazać dowolną liczbę kart w lewo.
}
ask-name = Podaj nazwę karty.
ask-react = { $how ->
    [may] Użyć Reakcji czy nie?
   *[which] Możesz użyć Reakcji. Której?
}
ask-set_aside = { $how ->
    [one] Odłóż kartę na bok.
    [exact] Odłóż { ask-cards } na bok.
    [may] Odłożyć tę kartę na bok czy nie?
    [which] Możesz odłożyć kartę na bok. Którą?
    [all_or_none] Odłóż { ask-cards } na bok albo nie odkładaj żadnej.
    [upto] Możesz odłożyć najwyżej { ask-cards } na bok.
   *[any] Możesz odłożyć dowolną liczbę kart na bok.
}
ask-choose = { $how ->
    [may] Chcesz to zrobić?
    [which] Możesz wybrać jedną opcję.
    [exact] Wybierz { $most ->
        [one] { $most } opcję
        [few] { $most } opcje
       *[other] { $most } opcji
    }.
    [upto] Możesz wybrać najwyżej { $most ->
        [one] { $most } opcję
        [few] { $most } opcje
       *[other] { $most } opcji
    }.
    [any] Możesz wybrać dowolną liczbę opcji.
   *[other] Wybierz.
}
ask-order = { $how ->
    [effects] Która z tych kart ma zadziałać teraz?
   *[other] W jakiej kolejności? Pierwsza karta trafi na wierzch.
}
ask-by = { $card }: { $question }
ask-about = { $card }, { $player }: { $question }

label-set-aside = odłożyć na bok
label-trash = wyrzucić na Śmietnisko
label-gain = dodać
label-discard = odrzucić

# Co się stało. $cards to jedna lub kilka kart, jako lista.
event-turn = ── { $player }, tura { $turn } ──
event-turn-extra = ── { $player }, dodatkowa tura ──
event-play = { $player } zagrywa: { $cards }.
event-react = { $player } reaguje kartą: { $cards }.
event-draw = { $player } dobiera: { $cards }.
event-draw-hidden = { $player } dobiera { $count ->
    [one] kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
event-shuffle = { $player } tasuje karty.
event-gain = { $player } dodaje: { $cards }.
event-gain-hand = { $player } dodaje na rękę: { $cards }.
event-gain-set_aside = { $player } dodaje i odkłada na bok: { $cards }.
event-gain-deck = { $player } dodaje na wierzch talii: { $cards }.
event-gain-mat = { $player } dodaje i kładzie tutaj ({ $mat }): { $cards }.
event-buy = { $player } kupuje: { $cards }.
event-trash = { $player } wyrzuca na Śmietnisko: { $cards }.
event-discard = { $player } odrzuca: { $cards }.
event-discard-hidden = { $player } odrzuca { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}, na wierzchu: { $top }.
event-topdeck = { $player } odkłada na wierzch talii: { $cards }.
event-topdeck-hidden = { $player } odkłada { $count ->
    [one] kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} na wierzch talii.
event-reveal = { $player } odkrywa: { $cards }.
event-look = { $player } podgląda: { $cards }.
event-look-hidden = { $player } podgląda { $count ->
    [one] kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
event-look_through = { $player } przegląda stos kart odrzuconych.
event-turn_over = { $player } odkłada talię na stos kart odrzuconych; na wierzchu: { $top }.
event-set_aside = { $player } odkłada na bok: { $cards }.
event-set_aside-hidden = { $player } odkłada { $count ->
    [one] kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} na bok.
event-return = { $player } odkłada do Zasobów: { $cards }.
event-mark = { $player } kładzie na stosie { $cards } żeton karty { $token }.
event-spend = { $player } zużywa { $amount ->
    [one] 1 żeton
    [few] { $amount } żetony
    [many] { $amount } żetonów
   *[other] { $amount } żetonu
} ({ $cards }): { $token }.
event-spend-coffers = { $player } wydaje { $amount ->
    [one] 1 szkatułę
    [few] { $amount } szkatuły
    [many] { $amount } szkatuł
   *[other] { $amount } szkatuły
}.
event-spend-villagers = { $player } zatrudnia { $amount ->
    [one] 1 wieśniaka
   *[other] { $amount } wieśniaków
}.
event-spend-favors = { $player } wykorzystuje { $amount ->
    [one] 1 przysługę
    [few] { $amount } przysługi
    [many] { $amount } przysług
   *[other] { $amount } przysługi
}.
event-spend-debt = { $player } spłaca dług: { $amount }.
event-spend-coins = { $player } płaci ${ $amount }.
event-spend-number = { $player } zużywa część tego, co ma ({ $amount }).
event-token = { $player } ma { $amount ->
    [one] 1 żeton
    [few] { $amount } żetony
    [many] { $amount } żetonów
   *[other] { $amount } żetonu
} ({ $cards }): { $token }.
event-take = { $player } bierze na rękę: { $cards }.
event-take-hidden = { $player } bierze { $count ->
    [one] kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} na rękę.
event-pass = { $player } przekazuje: { $cards } (dostaje { $other }).
event-pass-hidden = { $player } przekazuje kartę (dostaje { $other }).
event-tuck = { $player } wkłada do talii: { $cards } ({ $covered ->
    [0] na wierzch
    [one] pod 1 kartę
    [few] pod { $covered } karty
    [many] pod { $covered } kart
   *[other] pod { $covered } karty
}).
event-tuck-hidden = { $player } wkłada kartę do talii.
event-name = { $player } podaje nazwę: { $named }.
event-get = { $player } otrzymuje { $bonus } ({ $cards }).
event-get-hidden = { $player } otrzymuje coś w tajemnicy.
event-choose = { $player } wybiera: { $label }.
event-choose-pile = { $player } wybiera: { $named }.
event-resign = { $player } poddaje grę.
event-over = Koniec gry.

docs-cards = Karty i rozstrzygnięcia
docs-own-words = Teksty i rozstrzygnięcia są napisane naszymi słowami; to, co rozstrzygają, pochodzi z instrukcji.

# Kilka kart o jednej nazwie na liście.
counted = { $name } ×{ $n }

# Litery po kolei; przy sortowaniu nazw litery rozdzielone kreską liczą się jak jedna.
alphabet = a ą b c ć d e ę f g h i j k l ł m n ń o ó p q r s ś t u v w x y z ź ż
