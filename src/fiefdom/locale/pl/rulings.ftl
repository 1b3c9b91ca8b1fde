# Rozstrzygnięcia wspólne dla kart z kilku pudełek; karta wymienia je w swoich.

ruling-only-card = Jeśli talia jest pusta, odłożona karta staje się jej jedyną kartą.
ruling-second-card = Kto ma w talii jedną kartę, odkrywa ją, tasuje stos kart odrzuconych bez niej i odkrywa drugą.
ruling-victory-pile = Stos liczy 8 kart w grze dwuosobowej i 12 przy większej liczbie graczy.
