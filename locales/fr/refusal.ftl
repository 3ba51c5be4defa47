# Pourquoi une chose est refusée. Chaque phrase tient seule sur une ligne.

refusal-off-board = { $square } : hors du plateau
refusal-occupied =
    { $square } : déjà occupée par un pion { $by ->
        [black] noir
       *[white] blanc
    }
refusal-flips-nothing = { $square } : ne retourne rien : aucun pion adverse à côté
refusal-line-open =
    { $square } : ne retourne rien : la ligne { $direction ->
        [up] vers le haut
        [up-right] en haut à droite
        [right] vers la droite
        [down-right] en bas à droite
        [down] vers le bas
        [down-left] en bas à gauche
        [left] vers la gauche
       *[up-left] en haut à gauche
    } reste ouverte en { $end }
refusal-line-edge =
    { $square } : ne retourne rien : la ligne { $direction ->
        [up] vers le haut
        [up-right] en haut à droite
        [right] vers la droite
        [down-right] en bas à droite
        [down] vers le bas
        [down-left] en bas à gauche
        [left] vers la gauche
       *[up-left] en haut à gauche
    } sort du plateau après { $end }
refusal-may-not-pass =
    On ne passe pas par choix : { $legal ->
        [one] une case est jouable
       *[other] { $legal } cases sont jouables
    }
refusal-must-pass = Aucune case n’est jouable : le tour passe
refusal-game-over = La partie est terminée
refusal-not-your-turn = Ce n’est pas à vous : l’ordinateur a le trait
refusal-moved-on = La partie a avancé : regardez de nouveau le plateau
refusal-not-a-square = « { $text } » n’est pas une case de ce plateau { $side }×{ $side }
refusal-no-such-node = Il n’y a pas de position numéro { $node } dans cette partie
refusal-not-an-occupant = « { $text } » ne peut pas s’asseoir : dites « person » ou « computer 1 » à « computer 9 »
refusal-no-such-game = Aucun jeu ne s’appelle « { $game } »
refusal-bad-setup = « { $text } » n’est pas une position
refusal-no-dice = Le Reversi se joue sans dés
refusal-roll-first = Il faut d’abord lancer les dés
refusal-no-roll-due = Ce n’est pas le moment de lancer les dés
refusal-nothing-to-undo = Il n’y a rien à annuler
refusal-nothing-to-redo = Il n’y a rien à rétablir
refusal-not-thinking = L’ordinateur ne réfléchit pas
refusal-over-no-hint = La partie est terminée : il n’y a rien à conseiller

setup-two-discs = { $square } porte deux pions
setup-off-board = { $square } est hors du plateau
setup-no-discs = Il n’y a aucun pion sur le plateau
setup-empty-centre = { $square } est vide, or les quatre cases centrales ne le sont jamais : les pions se retournent, ils ne s’enlèvent pas

broken-gap = il manque une entrée : le numéro { $expected } était attendu

text-place = Ligne { $line }, colonne { $column }
text-place-move = Coup { $move } (ligne { $line }, colonne { $column })
text-empty = il n’y a rien à lire
text-no-moves = il n’y a ici ni coup ni plateau
text-other-board = ces coups ne mènent pas au plateau montré avec eux
text-not-a-move = « { $found } » n’est pas un coup
text-half-move = « { $found } » n’est que la moitié d’un coup : une lettre sans son chiffre
text-pass-not-due =
    { $by ->
        [black] Noir
       *[white] Blanc
    } ne peut pas passer : { $legal ->
        [one] une case est jouable
       *[other] { $legal } cases sont jouables
    }
text-not-their-turn =
    ce n’est pas à { $by ->
        [black] Noir
       *[white] Blanc
    } de jouer
text-after-end = « { $found } » vient après la fin de la partie
text-not-a-disc = « { $found } » n’est pas une case de plateau : ce sont X, O et -
text-board-length = le plateau compte { $found } cases : il en faut { $area } pour { $side }×{ $side }
text-not-a-side = « { $found } » ne dit pas à qui est le trait : X pour Noir, O pour Blanc
text-size = on ne joue pas ici sur un plateau { $found } : 8×8 et 6×6 se jouent, 4×4 se lit
text-other-game = c’est la partie d’un autre jeu (« { $found } »)
text-missing = il manque { $field } à cet enregistrement
text-unclosed = « { $opener } » s’ouvre ici et ne se ferme jamais
text-unexpected = « { $found } » n’est pas attendu ici
text-late-setup = des pions sont posés ici d’office après le premier coup
text-not-a-score = « { $found } » n’est pas un score : il va de -64 à 64

refusal-server-trouble = Un ennui est survenu de notre côté ; rien n’a changé. Réessayez
refusal-form-too-long = C’est trop long : un texte peut compter environ un million de caractères. Revenez en arrière et raccourcissez-le
