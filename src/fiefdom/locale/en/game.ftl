# The game itself: types, bonuses, questions, labels and what happened. Card names stay as they are.

type-Action = Action
type-Treasure = Treasure
type-Victory = Victory
type-Curse = Curse
type-Attack = Attack
type-Reaction = Reaction
type-Duration = Duration
type-Night = Night
type-Command = Command
type-Looter = Looter
type-Ruins = Ruins
type-Knight = Knight
type-Shelter = Shelter
type-Prize = Prize
type-Reward = Reward
type-Reserve = Reserve
type-Traveller = Traveller
type-Gathering = Gathering
type-Castle = Castle
type-Fate = Fate
type-Doom = Doom
type-Heirloom = Heirloom
type-Spirit = Spirit
type-Zombie = Zombie
type-Liaison = Liaison
type-Augur = Augur
type-Clash = Clash
type-Fort = Fort
type-Odyssey = Odyssey
type-Townsfolk = Townsfolk
type-Wizard = Wizard
type-Loot = Loot
type-Omen = Omen
type-Shadow = Shadow
type-Event = Event
type-Project = Project
type-Landmark = Landmark
type-Way = Way
type-Ally = Ally
type-Trait = Trait
type-Prophecy = Prophecy
type-Boon = Boon
type-Hex = Hex
type-State = State
type-Artifact = Artifact
type-Rule = Rule

box-basic = Basic cards
box-edition = { $box }, { $edition ->
    [1] first
   *[2] second
} edition only

bonus-cards = +{ $n } { $n ->
    [one] Card
   *[other] Cards
}
bonus-actions = +{ $n } { $n ->
    [one] Action
   *[other] Actions
}
bonus-buys = +{ $n } { $n ->
    [one] Buy
   *[other] Buys
}
bonus-coins = +${ $n }
bonus-potions = +{ $n } { $n ->
    [one] Potion
   *[other] Potions
}
bonus-debt = +{ $n } debt
bonus-points = +{ $n } { $n ->
    [one] victory point
   *[other] victory points
}
bonus-coffers = +{ $n } Coffers
bonus-villagers = +{ $n } { $n ->
    [one] Villager
   *[other] Villagers
}
bonus-favors = +{ $n } { $n ->
    [one] Favor
   *[other] Favors
}
bonus-next-turn = At the start of your next turn: { $bonuses }.
worth-coins = Worth ${ $n }.
worth-points = { $n ->
    [1] 1 victory point.
    [-1] −1 victory point.
   *[other] { $n } victory points.
}

# Questions. $how is: one, exact, may (none or one), upto, any.
ask-cards = { $most ->
    [one] 1 card
   *[other] { $most } cards
}
ask-play = { $how ->
    [treasures] Which Treasures will you play?
   *[other] Which card will you play?
}
ask-buy = What will you buy?
ask-gain = { $how ->
    [one] Which card will you gain?
    [exact] Gain { ask-cards }.
    [may] Gain it, or not?
    [which] Which card will you gain, if any?
    [all_or_none] Gain { ask-cards }, or none.
    [upto] Gain up to { ask-cards }, or none.
   *[any] Which of these will you gain?
}
ask-discard = { $how ->
    [one] Discard a card.
    [exact] Discard { ask-cards }.
    [may] Discard it, or not?
    [which] Which card will you discard, if any?
    [all_or_none] Discard { ask-cards }, or none.
    [upto] Discard up to { ask-cards }, or none.
   *[any] Discard any number of cards, or none.
}
ask-trash = { $how ->
    [one] Trash a card.
    [exact] Trash { ask-cards }.
    [may] Trash it, or not?
    [which] Which card will you trash, if any?
    [all_or_none] Trash { ask-cards }, or none.
    [upto] Trash up to { ask-cards }, or none.
   *[any] Trash any number of cards, or none.
}
ask-topdeck = { $how ->
    [one] Put a card on top of your deck.
    [exact] Put { ask-cards } on top of your deck.
    [may] Put it on top of your deck, or not?
    [which] Which card will you put on top of your deck, if any?
    [all_or_none] Put { ask-cards } on top of your deck, or none.
    [upto] Put up to { ask-cards } on top of your deck, or none.
   *[any] Put any number of cards on top of your deck, or none.
}
ask-reveal = { $how ->
    [one] Reveal a card from your hand.
    [exact] Reveal { ask-cards } from your hand.
    [may] Reveal it from your hand, or not?
    [which] Which card will you reveal from your hand, if any?
    [all_or_none] Reveal { ask-cards } from your hand, or none.
    [upto] Reveal up to { ask-cards } from your hand, or none.
   *[any] Reveal any number of cards from your hand, or none.
}
ask-return = { $how ->
    [one] Return a card to the supply.
    [exact] Return { ask-cards } to the supply.
    [may] Return it to the supply, or not?
    [which] Which card will you return to the supply, if any?
    [all_or_none] Return { ask-cards } to the supply, or none.
    [upto] Return up to { ask-cards } to the supply, or none.
   *[any] Return any number of cards to the supply, or none.
}
ask-pass = { $how ->
    [one] Pass a card to the left.
    [exact] Pass { ask-cards } to the left.
    [may] Pass it to the left, or not?
    [which] Which card will you pass to the left, if any?
    [all_or_none] Pass { ask-cards } to the left, or none.
    [upto] Pass up to { ask-cards } to the left, or none.
   *[any] Pass any number of cards to the left, or none.
}
ask-name = Name a card.
ask-react = { $how ->
    [may] React, or not?
   *[which] Which card will you react with, if any?
}
ask-set_aside = { $how ->
    [one] Set aside a card.
    [exact] Set aside { ask-cards }.
    [may] Set it aside, or not?
    [which] Which card will you set aside, if any?
    [all_or_none] Set aside { ask-cards }, or none.
    [upto] Set aside up to { ask-cards }, or none.
   *[any] Set aside any number of cards, or none.
}
ask-choose = { $how ->
    [may] Will you do this?
    [which] Choose one, or none.
    [exact] Choose { $most }.
    [upto] Choose up to { $most }.
    [any] Choose any number.
   *[other] Choose.
}
ask-order = { $how ->
    [effects] Which of these happens next?
   *[other] In what order? The first one goes on top.
}
ask-by = { $card }: { $question }
ask-about = { $card }, { $player }: { $question }

label-set-aside = set aside
label-trash = trash
label-gain = gain
label-discard = discard

# What happened. $cards may be one or several cards, as a list.
event-turn = ── { $player }, turn { $turn } ──
event-turn-extra = ── { $player }, extra turn ──
event-play = { $player } plays { $cards }.
event-react = { $player } reacts with { $cards }.
event-draw = { $player } draws { $cards }.
event-draw-hidden = { $player } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-shuffle = { $player } shuffles.
event-gain = { $player } gains { $cards }.
event-gain-hand = { $player } gains { $cards } to their hand.
event-gain-set_aside = { $player } gains { $cards } and sets it aside.
event-gain-deck = { $player } gains { $cards } on top of their deck.
event-gain-mat = { $player } gains { $cards } and puts it on { $mat }.
event-buy = { $player } buys { $cards }.
event-trash = { $player } trashes { $cards }.
event-discard = { $player } discards { $cards }.
event-discard-hidden = { $player } discards { $count } cards, { $top } on top.
event-topdeck = { $player } puts { $cards } on top of their deck.
event-topdeck-hidden = { $player } puts { $count ->
    [one] a card
   *[other] { $count } cards
} on top of their deck.
event-reveal = { $player } reveals { $cards }.
event-look = { $player } looks at { $cards }.
event-look-hidden = { $player } looks at { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-look_through = { $player } looks through their discard pile.
event-turn_over = { $player } puts their deck into their discard pile, with { $top } on top.
event-set_aside = { $player } sets aside { $cards }.
event-set_aside-hidden = { $player } sets aside { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-return = { $player } returns { $cards } to the supply.
event-mark = { $player } puts one { $token } token on { $cards }.
event-spend = { $player } spends { $amount ->
    [one] one { $token } token
   *[other] { $amount } { $token } tokens
} for { $cards }.
event-spend-coffers = { $player } spends { $amount } Coffers.
event-spend-villagers = { $player } spends { $amount ->
    [one] 1 Villager
   *[other] { $amount } Villagers
}.
event-spend-favors = { $player } spends { $amount ->
    [one] 1 Favor
   *[other] { $amount } Favors
}.
event-spend-debt = { $player } pays off { $amount } debt.
event-spend-coins = { $player } pays ${ $amount }.
event-spend-number = { $player } spends some of what they have ({ $amount }).
event-token = { $player } now has { $amount ->
    [one] one { $token } token
   *[other] { $amount } { $token } tokens
} from { $cards }.
event-take = { $player } puts { $cards } into their hand.
event-take-hidden = { $player } puts { $count ->
    [one] a card
   *[other] { $count } cards
} into their hand.
event-pass = { $player } passes { $cards } to { $other }.
event-pass-hidden = { $player } passes a card to { $other }.
event-tuck = { $player } puts { $cards } into their deck, { $covered ->
    [0] on top
    [one] under one card
   *[other] under { $covered } cards
}.
event-tuck-hidden = { $player } puts a card into their deck.
event-name = { $player } names { $named }.
event-get = { $player } gets { $bonus } from { $cards }.
event-get-hidden = { $player } gets something in secret.
event-choose = { $player } chooses: { $label }.
event-choose-pile = { $player } chooses: { $named }.
event-resign = { $player } resigns.
event-over = The game is over.

docs-cards = Cards and rulings
docs-own-words = The texts and rulings are in our own words; the rules themselves are those of the rulebooks.

# Several cards with the same name in a list.
counted = { $n } { $name }

# The letters in order; letters between strokes count as one when names are sorted.
alphabet = a b c d e f g h i j k l m n o p q r s t u v w x y z
