# Opisy dołączonych strategii. Nazwy pisane jak w kodzie (big-money, big-money-ultimate) to nazwy strategii i pozostają bez zmian.

about-big-money-duchies = Big Money, które wcześniej przechodzi na Powiaty: za $5 kupuje je już od pierwszej sprzedanej Prowincji, a od trzeciej woli je nawet od Złota. Nie wygrywa z big-money-ultimate: idą łeb w łeb.

about-big-money-early = Big Money, które bierze Prowincję, gdy tylko je na nią stać, a pod koniec Powiaty i Posiadłości; talia pozostaje uboższa. Nie wygrywa z big-money-ultimate: wczesne Prowincje je spowalniają.

about-big-money-greedy = Big Money, które bierze punkty, ilekroć jest co brać: każdą Prowincję, na jaką je stać, Powiaty przed Złotem, gdy sprzedano już trzy Prowincje, a Posiadłości, gdy zostały trzy Prowincje. Nie wygrywa z big-money-ultimate: jego talia za szybko się zapycha.

about-big-money-late = Big Money, które dłużej się rozbudowuje: żadnej Prowincji, dopóki w talii nie ma więcej niż $24, potem tak jak big-money-ultimate. Z tą ostatnią nie wygrywa: oddaje przeciwnikowi pierwsze Prowincje.

about-big-money-ultimate = Big Money, które czeka z Prowincjami, aż talia będzie bogata, a pod koniec bierze Powiaty i Posiadłości.

about-big-money = Prostszej nie ma: Prowincja, jak nie, to Złoto, jak nie, to Srebrniki. Z nią porównuje się wszystkie inne.
