# La partie dans un terminal : en plein écran, et ligne par ligne. $side vaut black ou white, ou le nom d’un camp.

# Les touches.
tui-key-space = Espace
tui-key-backspace = Retour arrière
tui-key-delete = Suppr
tui-key-arrows = flèches
tui-key-page-up = Pg préc
tui-key-page-down = Pg suiv

# Ce que fait chaque commande, comme le dit l’aide.
tui-do-menu = les options ; encore Entrée pour revenir au jeu
tui-do-now = l’ordinateur joue aussitôt
tui-do-hint = conseiller un coup
tui-do-pass = passer, quand on ne peut pas jouer
tui-do-undo = annuler un coup
tui-do-redo = le rétablir
tui-do-previous = regarder un coup en arrière
tui-do-next = regarder un coup en avant
tui-do-first = regarder le départ
tui-do-last = regarder le dernier coup
tui-do-here = continuer depuis la position montrée
tui-do-take = prendre un camp : noir, blanc, deux, aucun
tui-do-swap = changer de côté
tui-do-level = le niveau de l’ordinateur, de 1 à 9
tui-do-level-up = un niveau de plus
tui-do-level-down = un niveau de moins
tui-do-setup = composer une position
tui-do-new = choisir une nouvelle partie
tui-do-again = une nouvelle partie, mêmes réglages
tui-do-two = une nouvelle partie à deux
tui-do-example = la partie commentée
tui-do-games = les parties gardées
tui-do-open = ouvrir une partie par son numéro ou son nom
tui-do-delete = supprimer une partie gardée, par son numéro ou son nom
tui-do-load = ouvrir un fichier ou un texte collé
tui-do-save = écrire la partie dans un fichier
tui-do-browser = continuer dans le navigateur
tui-do-language = changer de langue
tui-do-marks = marquer les cases jouables, ou non
tui-do-help = cette page
tui-do-board = lire le plateau rangée par rangée
tui-do-draw = dessiner le plateau avec X et O
tui-do-moves = lire les coups
tui-do-legal = lire où l’on peut jouer
tui-do-score = lire la marque
tui-do-quit = quitter ; la partie est gardée

# Ce que l’on peut taper pour chaque commande ; le premier mot est celui que l’on montre.
tui-word-menu = menu
tui-word-now = maintenant
tui-word-hint = conseil
tui-word-pass = passer passe
tui-word-undo = annuler
tui-word-redo = rétablir
tui-word-previous = arrière précédent
tui-word-next = avant suivant
tui-word-first = départ début
tui-word-last = fin dernier
tui-word-here = ici continuer
tui-word-take = prendre
tui-word-swap = changer côtés
tui-word-level = niveau
tui-word-level-up = plus
tui-word-level-down = moins
tui-word-setup = composer
tui-word-new = nouvelle
tui-word-again = encore
tui-word-two = deux
tui-word-example = exemple
tui-word-games = parties
tui-word-open = ouvrir
tui-word-delete = supprimer effacer
tui-word-load = charger
tui-word-save = enregistrer exporter
tui-word-browser = navigateur
tui-word-language = langue
tui-word-marks = marques
tui-word-help = aide
tui-word-board = plateau
tui-word-draw = dessin
tui-word-moves = coups
tui-word-legal = cases où
tui-word-score = marque
tui-word-quit = quitter

# Les listes.
tui-title-first = Une partie ?
tui-title-menu = Options
tui-title-levels = Le niveau de l’ordinateur
tui-title-seats = Qui voulez-vous jouer ?
tui-title-formats = Écrire la partie en
tui-take-black = Noir
tui-take-white = Blanc
tui-take-both = Les deux camps
tui-take-none = Aucun : l’ordinateur joue tout
tui-format-transcript = Suite des coups
tui-format-sgf = SGF
tui-format-ggf = GGF
tui-start-match = Début de partie
tui-start-position = Votre position
tui-level = { $level ->
    [1] 1 · débutant
    [2] 2 · facile
    [5] 5 · normal
    [8] 8 · difficile
    [9] 9 · expert
   *[other] { $level }
}
tui-field-variant = Jeu
tui-field-opponent = Adversaire
tui-field-level = Niveau
tui-field-colour = Couleur
tui-field-start = Départ
tui-field-corners = Coins
tui-field-to = Donnés à
tui-item-example = Partie d’exemple
tui-item-load = Ouvrir un fichier, un texte
tui-item-help = Aide
tui-item-quit = Quitter
tui-item-replay = Revoir la partie
tui-item-take = Prendre un camp
tui-item-new = Nouvelle partie
tui-item-two = Nouvelle partie à deux
tui-item-games = Mes parties
tui-item-save = Enregistrer, exporter
tui-item-browser = Continuer dans le navigateur
tui-value = { "" } : { $value }
tui-prompt-first = Tapez un numéro pour choisir ou changer, ou rien pour commencer la partie.
tui-prompt-list = Tapez un numéro, ou rien pour revenir.

# Les questions.
tui-ask-load = Fichier ou texte :
tui-ask-delete = Supprimer cette partie ? { $game }
tui-ask-yes-no = O ou N :
tui-ask-file = Fichier ({ $name }) :

# Ce qui arrive.
tui-browser = Lancez volteface avec le même dossier de données : il affiche un lien vers les parties de ce terminal. Celle-ci est { $id }.
tui-marks-on = Les cases jouables sont marquées.
tui-marks-off = Les cases jouables ne sont pas marquées.
tui-language = En français, donc.
tui-deleted = Supprimée.
tui-not-deleted = Rien n’est supprimé.
tui-written = Écrit dans { $path }.
tui-kept = La partie est gardée : volteface play --game { $id } la reprend.
tui-demonstration = Une démonstration. Une touche l’arrête.
tui-pass = { $side ->
    [black] Noir ne peut pas jouer : Entrée pour passer
   *[white] Blanc ne peut pas jouer : Entrée pour passer
}
tui-passed = { $side ->
    [black] Noir passe
   *[white] Blanc passe
}
tui-looking = Coup { $ply } sur { $plies } : un coup tapé ici continue d’ici
tui-patience = Sans une touche pendant 40 secondes, une démonstration commence.
tui-too-small = Trop petit : il faut { $columns }×{ $rows }
tui-example-keys = « avant » et « arrière » la parcourent ; un coup, ou « prendre noir », continue de là.

# Une partie en mots.
tui-seat = { $side } : { $who }.
tui-score = Noir { $black }, Blanc { $white }
tui-legal = Vous pouvez jouer { $squares }.
tui-legal-none = Aucune case n’est jouable.
tui-row = Rangée { $row } : { $what }.
tui-row-empty = vide
tui-help-plain = Une ligne, une commande. Une case comme d6 y joue ; une ligne vide ouvre les options.
tui-help-lead = Tapez une case et Entrée (D6), ou parcourez le plateau avec les flèches puis Entrée, ou cliquez. Chaque commande a une touche ou un mot ; pendant que l’ordinateur réfléchit, Échap le fait répondre aussitôt.

# Les touches du moment, au pied de l’écran.
tui-keys-first = Entrée : jouer · flèches, numéros : choisir · ? : aide
tui-keys-list = numéro, ou flèches et Entrée · Entrée : retour
tui-keys-games = numéro : ouvrir · Suppr : supprimer · Entrée : retour
tui-keys-help = flèches : la suite · une autre touche : retour
tui-keys-editor = flèches, lettres : la case
tui-keys-pass = Entrée : passer
tui-keys-demonstration = une touche : retour
tui-keys-example = Pg suiv, préc : parcourir · Ctrl-G : prendre la main
tui-keys-thinking = Échap : jouer tout de suite · Entrée : options
tui-keys-cursor = Entrée : jouer { $square } · Échap : non
tui-keys-looking = Pg préc, suiv : parcourir · Échap : retour
tui-keys-game = D6 Entrée : jouer · Entrée : options · ? : aide

# Composer une position.
tui-edit-cycle = noir, blanc, vide
tui-edit-black = pion noir
tui-edit-white = pion blanc
tui-edit-empty = case vide
tui-edit-corners = autant de coins
tui-edit-turn = l’autre a le trait
tui-edit-swap = échanger les couleurs
tui-edit-start = les quatre pions
tui-edit-clear = plateau vide
tui-edit-done = jouer d’ici
tui-edit-cancel = retour
tui-edit-word-cycle = case
tui-edit-word-black = x noir
tui-edit-word-white = o blanc
tui-edit-word-empty = vide
tui-edit-word-corners = coins
tui-edit-word-turn = trait
tui-edit-word-swap = échanger
tui-edit-word-start = départ
tui-edit-word-clear = vider
tui-edit-word-done = jouer
tui-edit-word-cancel = annuler

# Ce qui ne va pas.
tui-wrong-no-game = Il n’y a pas encore de partie : choisissez-en une
tui-wrong-corners = Un plateau a quatre coins : dites de 0 à 4
tui-wrong-level = Les niveaux vont de 1 à 9
tui-wrong-swap = Les deux camps sont joués de la même façon : il n’y a rien à changer
tui-wrong-take = Dites quel camp : noir, blanc, deux ou aucun
tui-wrong-game = « { $text } » n’est aucune de vos parties
tui-wrong-number = Ce numéro n’existe pas : de 1 à { $count }
tui-wrong-word = « { $text } » n’est ni un numéro ni une commande ; « aide » en donne la liste
tui-wrong-file = { $path } ne peut pas être lu : { $why }
tui-wrong-write = { $path } ne peut pas être écrit : { $why }
tui-wrong-exists = { $path } existe déjà : choisissez un autre nom
tui-wrong-store = Les parties sont hors d’atteinte ({ $why })

# Le backgammon. $side vaut white ou black.
tui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tui-match-level = { $level ->
    [1] 1 · débutant
    [2] 2 · classique 1
    [4] 4 · classique 2
    [5] 5 · normal
    [6] 6 · classique 3
    [8] 8 · classique 4
    [9] 9 · expert
   *[other] { $level }
}
tui-field-points = Match en
tui-field-own-dice = Vos propres dés ?
tui-format-xgid = La position en XGID
tui-format-gnuid = La position pour GNU Backgammon
tui-format-mat = Fichier de match (.mat)
tui-item-resign = Abandonner la partie
tui-do-resign = abandonner une partie de backgammon : simple, gammon, backgammon
tui-word-resign = abandonner
tui-outcome-single = partie simple
tui-outcome-gammon = gammon
tui-outcome-backgammon = backgammon
tui-first-dice = Premiers dés : Blanc { $white }, Noir { $black }.
tui-begins = { $side ->
    [white] Blanc commence.
   *[black] Noir commence.
}
tui-equal-dice = Égalité : les dés sont relancés. Le videau indique { $cube }.
tui-rolls = { $side ->
    [white] Blanc lance
   *[black] Noir lance
} { $one } et { $other }.
tui-plays = { $side ->
    [white] Blanc joue
   *[black] Noir joue
} { $play }
tui-doubles = { $side ->
    [white] Blanc double.
   *[black] Noir double.
} Le videau indiquerait { $cube }.
tui-takes = { $side ->
    [white] Blanc prend.
   *[black] Noir prend.
} Le videau indique { $cube }.
tui-drops = { $side ->
    [white] Blanc abandonne
   *[black] Noir abandonne
}, le videau à { $cube }.
tui-beavers = { $side ->
    [white] Blanc fait un beaver
   *[black] Noir fait un beaver
}, le videau à { $cube }.
tui-accepts = { $side ->
    [white] Blanc accepte
   *[black] Noir accepte
}, le videau à { $cube }.
tui-refuses = { $side ->
    [white] Blanc continue
   *[black] Noir continue
}, le videau à { $cube }.
tui-asks-dice = { $side ->
    [white] Blanc demande ses dés
   *[black] Noir demande ses dés
}, le videau à { $cube }.
tui-resigns = { $side ->
    [white] Blanc abandonne
   *[black] Noir abandonne
} ({ $outcome }).
tui-wins-game = { $side ->
    [white] Blanc gagne
   *[black] Noir gagne
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $outcome }).
tui-wins-match = { $side ->
    [white] Blanc gagne le match { $white }–{ $black }.
   *[black] Noir gagne le match { $black }–{ $white }.
}
tui-match-score = Marque : Blanc { $white }, Noir { $black }.
tui-pips = Pips : Blanc { $white }, Noir { $black }
tui-cube = { $side ->
    [white] Videau { $cube }, à Blanc
    [black] Videau { $cube }, à Noir
   *[none] Videau { $cube }, au centre
}
# La liste des coups, en peu de lettres.
tui-initial = { $side ->
    [white] B
   *[black] N
}
tui-act-double = double
tui-act-take = prend
tui-act-drop = abandonne
tui-act-beaver = fait un beaver
tui-act-accept = accepte
tui-act-refuse = continue
tui-act-roll = demande ses dés
tui-act-resign = abandonne ({ $outcome })
tui-game-number = Partie { $number }
tui-crawford = Crawford : on ne double pas
tui-to-play = { $side ->
    [white] À Blanc de jouer
   *[black] À Noir de jouer
} { $one } et { $other }
tui-points-of = { $side ->
    [white] Les flèches, comptées par Blanc
   *[black] Les flèches, comptées par Noir
}
tui-point = { $point }, { $letter } : { $count } { $side ->
    [white] { $count ->
        [one] blanche
       *[other] blanches
    }
   *[black] { $count ->
        [one] noire
       *[other] noires
    }
}
tui-bar-off = { $side ->
    [white] Blanc
   *[black] Noir
} : { $bar } à la barre, { $off } { $off ->
    [one] sortie
   *[other] sorties
}
tui-ask-dice = Entrée lance les dés
tui-ask-dice-or-double = Entrée lance les dés, D double
tui-ask-first-dice = Tapez les premiers dés : celui de Blanc, puis celui de Noir
tui-ask-typed-dice = Lancez vos dés et tapez-les
tui-ask-typed-dice-or-double = Tapez vos dés, ou D double
tui-ask-next-game-typed = Encore une partie ? Tapez les premiers dés, celui de Blanc d’abord, et la marque est gardée ; N s’arrête là
tui-ask-next-game = Encore une partie ? O lance les premiers dés, la marque est gardée ; N s’arrête là
tui-ask-computers-dice = Lancez pour l’ordinateur et tapez ses dés
tui-ask-again = Un autre match ? O ou N
tui-double-offered = Double proposé : O pour accepter
tui-give-up = Abandonner la partie ? R pour confirmer
tui-resignation-offered = L’autre abandonne : O pour accepter
tui-confirm-play = Entrée confirme ; Suppr reprend
tui-your-move-with = Votre coup avec le { $die }
tui-keys-dice = Entrée : lancer · :aide
tui-keys-dice-or-double = Entrée : lancer · D : doubler
tui-keys-typed-dice = 6 2 Entrée : ces dés · D : doubler
tui-keys-yes-no = O · N
tui-keys-play = A–X, Y : barre, Z : l’autre dé · Suppr · Entrée
tui-keys-answer = O : accepter · une autre : non
tui-wrong-pass = Qui ne peut pas jouer passe sans qu’on le demande
tui-to-roll = { $side ->
    [white] À Blanc de lancer
   *[black] À Noir de lancer
}

# Ce que disent les touches du classique, comme le dit l’aide.
tui-classic-hop = jouer une dame de cette flèche (Y : la barre) avec le dé demandé
tui-classic-other-die = jouer d’abord l’autre dé
tui-classic-take-back = reprendre une dame de ce tour
tui-classic-confirm = confirmer le coup
tui-classic-throw = lancer les dés ; les vôtres se tapent
tui-classic-double = doubler, avant les dés
tui-classic-yes = prendre un double, accepter un abandon, rejouer ; une autre touche refuse
tui-classic-no = pas d’autre partie
tui-classic-give-up = confirmer qu’on abandonne la partie

# Composer une position de backgammon. Les flèches sont comptées par Blanc.
tui-keys-match-editor = flèches : la case · 3 1 Entrée : dés · :marque 3 5
tui-keys-place = Entrée : jouer de { $point } · Échap : non
tui-bar = la barre
tui-set-off = Sorties : Blanc { $white }, Noir { $black }
tui-set-over = La partie est finie ici : un camp n’a plus de dame
tui-set-white = une blanche de plus
tui-set-black = une noire de plus
tui-set-empty = une de moins
tui-set-turn = le trait à l’autre
tui-set-roll = les dés à jouer ; sans dés, ils sont à lancer
tui-set-offer = proposer le videau
tui-set-cube = la valeur du videau
tui-set-owner = à qui est le videau
tui-set-score = les points de Blanc et de Noir
tui-set-length = la longueur du match ; 0 : partie libre
tui-set-crawford = la partie Crawford
tui-set-swap = échanger les couleurs
tui-set-start = départ d’une partie
tui-set-clear = plateau vide
tui-set-done = jouer d’ici
tui-set-cancel = retour
tui-set-word-white = blanc
tui-set-word-black = noir
tui-set-word-empty = vide
tui-set-word-turn = trait
tui-set-word-roll = dés
tui-set-word-offer = proposé doubler
tui-set-word-cube = videau
tui-set-word-owner = propriétaire
tui-set-word-score = marque
tui-set-word-length = longueur
tui-set-word-crawford = crawford
tui-set-word-swap = échanger
tui-set-word-start = départ
tui-set-word-clear = vider
tui-set-word-done = jouer
tui-set-word-cancel = annuler
tui-wrong-point = « { $text } » n’est pas une flèche : dites 1 à 24 comme Blanc compte, une lettre de A à X, ou barre
tui-wrong-count = « { $text } » n’est pas un nombre de dames : il y en a 15
tui-wrong-cube = Un videau indique 1, 2, 4, 8 et ainsi de suite
tui-wrong-score = Dites les points de Blanc et de Noir : marque 3 5
tui-wrong-length = Un match se joue en 1 à 99 points ; 0, c’est une partie libre
