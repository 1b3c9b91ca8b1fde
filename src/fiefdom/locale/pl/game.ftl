# Sama gra: typy, premie, pytania, etykiety i przebieg. Nazwy kart pozostają w mianowniku.

type-Action = Akcja
type-Treasure = Skarb
type-Victory = Zwycięstwo
type-Curse = Klątwa
type-Attack = Atak
type-Reaction = Reakcja
type-Duration = Następstwo

box-basic = Karty podstawowe
box-dominion = Dominion
box-intrigue = Intryga
box-seaside = Przystań
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
ask-play = { $how ->
    [treasures] Które Skarby zagrasz?
   *[other] Którą kartę zagrasz?
}
ask-buy = Co kupisz?
ask-gain = { $how ->
    [one] Którą kartę dodać?
    [may] Dodać kartę czy nie?
   *[other] Które z tych kart dodać?
}
ask-discard = { $how ->
    [one] Odrzuć kartę.
    [exact] Odrzuć { $most ->
        [one] { $most } kartę
        [few] { $most } karty
        [many] { $most } kart
       *[other] { $most } karty
    }.
    [may] Odrzucić tę kartę czy nie?
    [all_or_none] Odrzuć { $most ->
        [one] { $most } kartę
        [few] { $most } karty
        [many] { $most } kart
       *[other] { $most } karty
    } albo nie odrzucaj żadnej.
    [upto] Możesz odrzucić najwyżej { $most ->
        [one] { $most } kartę
        [few] { $most } karty
        [many] { $most } kart
       *[other] { $most } karty
    }.
   *[any] Możesz odrzucić dowolną liczbę kart.
}
ask-trash = { $how ->
    [one] Wyrzuć kartę na Śmietnisko.
    [exact] Wyrzuć na Śmietnisko { $most ->
        [one] { $most } kartę
        [few] { $most } karty
        [many] { $most } kart
       *[other] { $most } karty
    }.
    [may] Wyrzucić kartę na Śmietnisko czy nie?
    [upto] Możesz wyrzucić na Śmietnisko najwyżej { $most ->
        [one] { $most } kartę
        [few] { $most } karty
        [many] { $most } kart
       *[other] { $most } karty
    }.
   *[any] Możesz wyrzucić na Śmietnisko dowolną liczbę kart.
}
ask-topdeck = { $how ->
    [one] Odłóż kartę na wierzch talii.
    [exact] Odłóż na wierzch talii { $most ->
        [one] { $most } kartę
        [few] { $most } karty
        [many] { $most } kart
       *[other] { $most } karty
    }.
    [may] Odłożyć kartę na wierzch talii czy nie?
    [upto] Możesz odłożyć na wierzch talii najwyżej { $most ->
        [one] { $most } kartę
        [few] { $most } karty
        [many] { $most } kart
       *[other] { $most } karty
    }.
   *[any] Możesz odłożyć na wierzch talii dowolną liczbę kart.
}
ask-reveal = { $how ->
    [may] Odkryć kartę z ręki czy nie?
   *[other] Odkryj kartę z ręki.
}
ask-return = { $how ->
    [may] Odłożyć kartę do Zasobów czy nie?
   *[other] Możesz odłożyć do Zasobów najwyżej { $most ->
        [one] { $most } kartę
        [few] { $most } karty
        [many] { $most } kart
       *[other] { $most } karty
    }.
}
ask-pass = Przekaż kartę w lewo.
ask-name = Podaj nazwę karty.
ask-react = Użyć Reakcji czy nie?
ask-set_aside = { $how ->
    [may] Odłożyć tę kartę na bok czy nie?
   *[other] Odłóż kartę na bok.
}
ask-choose = { $how ->
    [may] Chcesz to zrobić?
    [exact] Wybierz { $most ->
        [one] { $most } opcję
        [few] { $most } opcje
        [many] { $most } opcji
       *[other] { $most } opcji
    }.
   *[other] Wybierz.
}
ask-order = { $how ->
    [effects] Która z tych kart ma zadziałać teraz?
   *[other] W jakiej kolejności? Pierwsza karta trafi na wierzch.
}
ask-topdeck-secret-passage = Włóż kartę z ręki do talii.
ask-choose-secret-passage = Ile kart talii ma leżeć nad nią?
ask-choose-embargo = Na którym stosie?
ask-gain-swindler = Która karta ma zostać dodana?
ask-by = { $card }: { $question }
ask-about = { $card }, { $player }: { $question }

# Co karta rozumie przez etykietę, której mogą używać też inne, stoi przy etykiecie pod kluczem karty.
label-number =
    .secret-passage = { $n ->
        [0] na wierzchu
        [one] pod jedną kartą
       *[other] pod { $n } kartami
    }
label-attack = atak
label-set-aside = odłożyć na bok
    .native-village = położyć wierzchnią kartę talii na podkładce
label-take-mat = wziąć karty z podkładki na rękę
label-put-back = odłożyć z powrotem
label-trash = wyrzucić na Śmietnisko
label-gain = dodać
label-discard = odrzucić
label-discard-hand = odrzucić rękę
label-gain-Gold = dodać Złoto
label-gain-Curse = dodać Klątwę
label-discard-deck = odłożyć talię na stos kart odrzuconych

# Co się stało. $cards to jedna lub kilka kart, jako lista.
event-turn = ── { $player }, tura { $amount } ──
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
event-gain-mat = { $player } dodaje i kładzie tutaj ({ $label }): { $cards }.
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
event-mark = { $player } kładzie na stosie { $cards } żeton karty { $label }.
event-token = { $player } ma { $amount ->
    [one] 1 żeton
    [few] { $amount } żetony
    [many] { $amount } żetonów
   *[other] { $amount } żetonu
} ({ $cards }): { $label }.
event-token-pirate_ship = { $player } ma { $amount ->
    [one] 1 żeton monety
    [few] { $amount } żetony monet
    [many] { $amount } żetonów monet
   *[other] { $amount } żetonu monet
} ({ $cards }).
event-take = { $player } bierze na rękę: { $cards }.
event-take-hidden = { $player } bierze { $count ->
    [one] kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} na rękę.
event-pass = { $player } przekazuje: { $cards } (dostaje { $other }).
event-pass-hidden = { $player } przekazuje kartę (dostaje { $other }).
event-tuck = { $player } wkłada do talii: { $cards } ({ $amount ->
    [0] na wierzch
    [one] pod 1 kartę
    [few] pod { $amount } karty
    [many] pod { $amount } kart
   *[other] pod { $amount } karty
}).
event-tuck-hidden = { $player } wkłada kartę do talii.
event-name = { $player } podaje nazwę: { $label }.
event-get = { $player } otrzymuje { $bonus } ({ $cards }).
event-choose = { $player } wybiera: { $label }.
event-resign = { $player } poddaje grę.
event-over = Koniec gry.

docs-cards = Karty i rozstrzygnięcia
docs-own-words = Teksty i rozstrzygnięcia są napisane naszymi słowami; to, co rozstrzygają, pochodzi z instrukcji.

# Kilka kart o jednej nazwie na liście.
counted = { $name } ×{ $n }

# Litery po kolei; przy sortowaniu nazw litery rozdzielone kreską liczą się jak jedna.
alphabet = a ą b c ć d e ę f g h i j k l ł m n ń o ó p q r s ś t u v w x y z ź ż
