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
refusal-no-roll-due = Ce n’est pas le moment de lancer les dés
refusal-nothing-to-undo = Il n’y a rien à annuler
refusal-nothing-to-redo = Il n’y a rien à rétablir
refusal-not-thinking = L’ordinateur ne réfléchit pas
refusal-over-no-hint = La partie est terminée : il n’y a rien à conseiller

refusal-no-legal-play = Aucun coup n’est possible : le tour passe
refusal-no-checker =
    { $at ->
        [bar] Aucune de vos dames n’attend sur la barre
        [off] Une dame sortie ne revient pas
       *[other] Case { $at } : aucune de vos dames à jouer
    }
refusal-bar-first = Une dame attend sur la barre : elle doit rentrer d’abord
refusal-held = La case { $at } est tenue par l’adversaire
refusal-backwards = Les dames n’avancent que vers votre jan : de { $from } on ne va pas en { $to }
refusal-no-die =
    Aucun dé restant ne fait { $pips ->
        [one] un pip
       *[other] { $pips } pips
    } depuis { $from ->
        [bar] la barre
       *[other] { $from }
    }
refusal-not-all-home = Pas encore de sortie : une dame est toujours sur { $at ->
        [bar] la barre
       *[other] la case { $at }
    }
refusal-higher-remains = Il reste une dame plus loin, en { $higher } : le { $die } ne peut pas sortir celle de { $from }
refusal-larger-die = Un seul dé est jouable, et ce doit être le plus grand : le { $die }
refusal-both-dice-only = Il faut jouer les deux dés : seul { $play } le permet
refusal-both-dice =
    Il faut jouer les deux dés : { $plays ->
        [one] un coup le permet
       *[other] { $plays } coups le permettent
    }
refusal-more-dice-only =
    Il faut jouer { $must ->
        [one] un dé
       *[other] { $must } dés
    } : seul { $play } le permet
refusal-more-dice =
    Il faut jouer { $must ->
        [one] un dé
       *[other] { $must } dés
    } : { $plays ->
        [one] un coup le permet
       *[other] { $plays } coups le permettent
    }
refusal-played-out = Les dés sont joués : confirmez, ou reprenez une dame
refusal-unclear-play = Plusieurs coups conviennent, qui frappent des dames différentes : marquez les frappes par *
refusal-not-a-play = « { $text } » n’est pas un coup : écrivez-le comme 13/8 6/5
refusal-other-roll = { $roll } n’a pas été tiré
refusal-not-dice = « { $text } » ne donne pas deux dés : écrivez-les comme 62
refusal-dice-are-rolled = Les dés ne se jouent pas, ils se lancent
refusal-dice-are-drawn = Ici, la maison lance les dés
refusal-type-the-dice = Tapez ce que montrent vos dés
refusal-no-play-due = Il n’y a rien à jouer maintenant
refusal-no-parts = Ici, un coup se joue d’un seul geste
refusal-not-a-position = C’est un match, non une position : ouvrez-le comme texte
refusal-opening-due = Il faut d’abord les premiers dés : un pour chacun
refusal-roll-due =
    C’est à { $by ->
        [black] Noir
       *[white] Blanc
    } de lancer les dés
refusal-play-due =
    C’est à { $by ->
        [black] Noir
       *[white] Blanc
    } de jouer ses dés
refusal-double-due =
    { $by ->
        [black] Noir
       *[white] Blanc
    } doit d’abord prendre ou abandonner
refusal-beaver-due =
    { $by ->
        [black] Noir
       *[white] Blanc
    } doit d’abord répondre au castor
refusal-resignation-due =
    { $by ->
        [black] Noir
       *[white] Blanc
    } doit d’abord répondre à l’abandon
refusal-no-cube = Cette partie se joue sans videau
refusal-crawford = Partie de Crawford : on ne double pas
refusal-cube-is-others =
    Le videau est à { $owner ->
        [black] Noir
       *[white] Blanc
    }
refusal-cube-limit = Le videau reste à { $value }
refusal-no-beavers = Les castors ne sont pas convenus

setup-two-discs = { $square } porte deux pions
setup-off-board = { $square } est hors du plateau
setup-no-discs = Il n’y a aucun pion sur le plateau
setup-empty-centre = { $square } est vide, or les quatre cases centrales ne le sont jamais : les pions se retournent, ils ne s’enlèvent pas
setup-no-checkers = Il n’y a aucune dame sur le plateau
setup-both-shut-out = Les deux camps attendent sur la barre devant un jan fermé : personne ne pourrait jamais jouer
setup-cube-too-high = Un videau à { $value } dépasse la limite
setup-owned-cube-of-one = Un videau à 1 est au milieu : personne ne l’a tourné
setup-crawford-cube = Dans la partie de Crawford, le videau reste au milieu, à 1
setup-doubled-by-other = Le camp qui a doublé n’a pas le videau
setup-match-over = À ce score, le match est terminé
setup-not-crawford = Ce n’est pas le score d’une partie de Crawford : un seul camp est à un point
setup-too-many-checkers = Un camp a { $count } dames : il y en a 15
setup-negative-bar = Une barre ne peut porter moins de zéro dame

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
text-no-side = le trait n’est pas indiqué : X pour Noir, O pour Blanc
text-not-a-side = « { $found } » ne dit pas à qui est le trait : X pour Noir, O pour Blanc
text-size = on ne joue pas ici sur un plateau { $found } : 8×8 et 6×6 se jouent, 4×4 se lit
text-other-game = c’est la partie d’un autre jeu (« { $found } »)
text-missing = il manque { $field } à cet enregistrement
text-unclosed = « { $opener } » s’ouvre ici et ne se ferme jamais
text-unexpected = « { $found } » n’est pas attendu ici
text-late-setup = des pions sont posés ici d’office après le premier coup
text-not-a-score = « { $found } » n’est pas un score : il va de -64 à 64
text-place-game = Partie { $game } (ligne { $line }, colonne { $column })
text-unknown = « { $found } » n’est ni une position ni un match
text-not-a =
    « { $found } » n’est pas lisible ici ({ $field ->
        [board] plateau
        [checker-of-a-board] dame
        [cube] videau
        [cubes-owner] possesseur du videau
        [largest-cube] plus grand videau
        [dice] dés
        [roll] dés
        [doublet] double
        [turn] trait
        [score] score
        [match-length] longueur du match
        [crawford-flag] marque de Crawford
        [crawford-or-jacoby-flag] marque de Crawford ou de Jacoby
        [position-id] identifiant de position
        [match-id] identifiant de match
        [play] coup
        [move] coup
        [board-of-26-numbers] plateau de 26 nombres
       *[other] { $field }
    })
text-length =
    il y a ici { $found } caractères au lieu de { $expected } ({ $field ->
        [board] plateau
        [checker-of-a-board] dame
        [cube] videau
        [cubes-owner] possesseur du videau
        [largest-cube] plus grand videau
        [dice] dés
        [roll] dés
        [doublet] double
        [turn] trait
        [score] score
        [match-length] longueur du match
        [crawford-flag] marque de Crawford
        [crawford-or-jacoby-flag] marque de Crawford ou de Jacoby
        [position-id] identifiant de position
        [match-id] identifiant de match
        [play] coup
        [move] coup
        [board-of-26-numbers] plateau de 26 nombres
       *[other] { $field }
    })
text-field-missing =
    il manque quelque chose ici ({ $field ->
        [board] plateau
        [checker-of-a-board] dame
        [cube] videau
        [cubes-owner] possesseur du videau
        [largest-cube] plus grand videau
        [dice] dés
        [roll] dés
        [doublet] double
        [turn] trait
        [score] score
        [match-length] longueur du match
        [crawford-flag] marque de Crawford
        [crawford-or-jacoby-flag] marque de Crawford ou de Jacoby
        [position-id] identifiant de position
        [match-id] identifiant de match
        [play] coup
        [move] coup
        [board-of-26-numbers] plateau de 26 nombres
       *[other] { $field }
    })
text-no-play =
    il manque le coup de { $by ->
        [black] Noir
       *[white] Blanc
    }
text-other-result =
    d’après le fichier, { $by ->
        [black] Noir
       *[white] Blanc
    } gagne { $points ->
        [one] un point
       *[other] { $points } points
    } ; la partie dit autre chose

refusal-server-trouble = Un ennui est survenu de notre côté ; rien n’a changé. Réessayez
refusal-form-too-long = C’est trop long : un texte peut compter environ un million de caractères. Revenez en arrière et raccourcissez-le
refusal-form-value = Le champ « { $field } » ne peut pas valoir « { $value } »
