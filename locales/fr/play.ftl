# La page de jeu et ce que disent ses scripts : textes, variables et choix selon une seule variable.
# $side vaut black ou white ; $count et $ply sont des nombres ; $square est le nom d’une case.

# Les cases, comme les dit un lecteur d’écran.
square-black = { $square }, noir
square-white = { $square }, blanc
square-empty = { $square }, vide
square-legal = { $square }, vide, jouable, retourne { $count }
square-last = , dernier coup
square-flipped = , vient d’être retourné
square-hinted = , conseillée
square-worth = , { $worth }

# La marque et les joueurs.
play-score = Marque et joueurs
play-board = Plateau de Reversi
play-seat-black = Qui joue Noir
play-seat-white = Qui joue Blanc
play-to-move = au trait
play-swap = Changer de côté
seat-person = Humain
seat-computer = Ordinateur
seat-level = { $level ->
    [1] Niveau 1 · débutant
    [2] Niveau 2 · facile
    [5] Niveau 5 · normal
    [8] Niveau 8 · difficile
    [9] Niveau 9 · expert
   *[other] Niveau { $level }
}

# À qui le tour.
status-your-turn = { $side ->
    [black] À vous : vous avez les noirs
   *[white] À vous : vous avez les blancs
}
status-turn = { $side ->
    [black] Noir a le trait
   *[white] Blanc a le trait
}
status-thinking = L’ordinateur réfléchit
status-thinking-depth = { $depth ->
    [one] L’ordinateur réfléchit : { $depth } coup d’avance
   *[other] L’ordinateur réfléchit : { $depth } coups d’avance
}
status-demo = { $side ->
    [black] L’ordinateur joue pour Noir
   *[white] L’ordinateur joue pour Blanc
}
status-over = La partie est terminée
status-pass = { $side ->
    [black] Noir ne peut pas jouer et passe
   *[white] Blanc ne peut pas jouer et passe
}

# Annoncé une fois, en mots.
say-move = { $side ->
    [black] Noir { $square }, { $count ->
        [one] { $count } pion retourné
       *[other] { $count } pions retournés
    }
   *[white] Blanc { $square }, { $count ->
        [one] { $count } pion retourné
       *[other] { $count } pions retournés
    }
}
say-position = { $ply ->
    [0] Le départ
   *[other] Après le coup { $ply }
}
say-undone = Coup annulé
say-redone = Coup rétabli

# Ce que l’on peut faire.
play-actions = Actions
play-undo = Annuler
play-redo = Rétablir
play-hint = Conseil
play-now = Jouer maintenant
play-sound = Son
play-keys = Touches
play-analysis = Analyse
play-pause = Pause
play-resume = Continuer
hint-says = Conseil : { $text }
hint-asked = Recherche d’un bon coup…
play-noscript = Pour jouer, il faut JavaScript ; le reste de Volteface se lit sans.

# Ce que valent la position et ses coups. $value porte son signe : +4, +1,3.
analysis-list = Les coups et ce qu’ils valent, les meilleurs d’abord
analysis-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
analysis-on = Analyse affichée
analysis-off = Analyse masquée
analysis-begins = Recherche…
analysis-waits = L’ordinateur réfléchit d’abord à son propre coup
analysis-found = { $worth }. Au mieux : { $best }
worth-outcome = { $outcome ->
    [win] gain
    [loss] perte
   *[draw] nulle
}
worth-percent = { $percent } %
worth-exact-said = vaut { $value }, prouvé
worth-outcome-said = { $outcome ->
    [win] gagne, prouvé
    [loss] perd, prouvé
   *[draw] annule, prouvé
}
worth-likely-said = vaut { $value }, sûr à { $percent } %
worth-likely-outcome-said = { $outcome ->
    [win] gagne
    [loss] perd
   *[draw] annule
}, sûr à { $percent } %
worth-expected = environ { $value } à attendre
worth-estimate-said = vaut environ { $value }
worth-best-said = , au mieux
worth-line-exact = { $side ->
    [black] { $value } pour Noir, prouvé
    [white] { $value } pour Blanc, prouvé
   *[none] Partie nulle, prouvé
}
worth-line-outcome = { $side ->
    [black] Noir gagne (prouvé)
    [white] Blanc gagne (prouvé)
   *[none] Partie nulle (prouvé)
}
worth-line-likely = { $side ->
    [black] { $value } pour Noir, sûr à { $percent } %
    [white] { $value } pour Blanc, sûr à { $percent } %
   *[none] Partie nulle, sûr à { $percent } %
}
worth-line-likely-outcome = { $side ->
    [black] Noir gagne, sûr à { $percent } %
    [white] Blanc gagne, sûr à { $percent } %
   *[none] Partie nulle, sûr à { $percent } %
}
worth-line-estimate = { $side ->
    [black] Environ { $value } pour Noir, { $ahead }
    [white] Environ { $value } pour Blanc, { $ahead }
   *[none] À peu près égal, { $ahead }
}
worth-line-equity = { $side ->
    [black] Équité { $value } pour Noir, { $ahead }
    [white] Équité { $value } pour Blanc, { $ahead }
   *[none] Égalité, { $ahead }
}
worth-ahead = { $depth ->
    [0] à première vue
    [one] { $depth } coup d’avance
   *[other] { $depth } coups d’avance
}

# Une position antérieure.
looking = { $ply ->
    [0] Vous regardez la position de départ.
   *[other] Vous regardez le coup { $ply }.
}
looking-click = C’est une position antérieure : continuez d’ici pour jouer.
play-continue = Continuer d’ici
play-return = Revenir à la partie

# La fin.
over-wins = { $side ->
    [black] Noir gagne { $black }–{ $white }
   *[white] Blanc gagne { $white }–{ $black }
}
over-draw = Partie nulle, { $black }–{ $white }
over-you-win = Vous gagnez { $own }–{ $other }
over-you-lose = L’ordinateur gagne { $other }–{ $own }
over-empties = { $empties ->
    [0] Le plateau est plein.
    [one] { $empties } case vide, comptée pour le gagnant.
   *[other] { $empties } cases vides, comptées pour le gagnant.
}
over-empties-split = { $empties ->
    [one] { $empties } case vide, partagée.
   *[other] { $empties } cases vides, partagées également.
}
over-empties-anti = { $empties ->
    [0] Le plateau est plein : le moins de pions gagne.
    [one] { $empties } case vide, qui ne compte pour personne : le moins de pions gagne.
   *[other] { $empties } cases vides, qui ne comptent pour personne : le moins de pions gagne.
}
over-discs = Pions sur le plateau : Noir { $black }, Blanc { $white }.
play-again = Nouvelle partie, mêmes réglages
play-undo-last = Annuler le dernier coup
play-step-through = Revoir la partie
play-other-game = Une autre partie

# Les coups.
play-moves = Coups
play-step-first = Au départ
play-step-previous = Un coup en arrière
play-step-next = Un coup en avant
play-step-last = Au dernier coup
play-slider = Coup montré
move-pass = passe
move-start = Départ
move-label = { $side ->
    [black] { $ply }, Noir { $square }
   *[white] { $ply }, Blanc { $square }
}
side-name = { $side ->
    [black] Noir
   *[white] Blanc
}
move-other-lines = { $ply ->
    [0] Autres débuts
   *[other] Au lieu de cela, après le coup { $ply }
}
move-other-line = { $count ->
    [one] { $square }, { $count } coup
   *[other] { $square } …, { $count } coups
}

# L’emporter.
play-keep = Garder la partie
play-type = Écrire une case
play-type-go = Jouer
play-transcript = Suite des coups
play-copy = Copier
play-copied = Copié
play-download = Télécharger :
play-download-transcript = Suite des coups
play-to-editor = Modifier cette position

# La connexion.
net-lost = Connexion perdue. Nouvel essai…
net-back = Connexion rétablie.
net-gone = Cette partie a été supprimée.

# Les touches.
key-enter = Entrée
key-escape = Échap
key-or = ou
key-home = Origine
key-end = Fin
play-help-title = Touches
play-help-type = jouer en d6, où que l’on soit sur cette page
play-help-arrows = parcourir le plateau et jouer
play-help-undo = annuler, rétablir
play-help-hint = un conseil
play-help-analysis = montrer ou non ce que vaut chaque coup
play-help-now = l’ordinateur joue maintenant
play-help-swap = changer de côté
play-help-step = regarder un coup en arrière, en avant (les flèches : hors du plateau)
play-help-ends = regarder le départ, le dernier coup (hors du plateau)
play-help-escape = revenir à la partie
play-help-help = cette liste
play-help-single = Raccourcis d’une seule touche
play-help-close = Fermer

# L’éditeur.
editor-square = { $square }, { $disc ->
    [black] noir
    [white] blanc
   *[empty] vide
}
editor-good = Cette position peut se jouer.
editor-length = { $side }×{ $side } : il faut { $need } signes X, O ou -, et il y en a { $have }.
