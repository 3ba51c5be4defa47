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
tui-title-first = Une partie de Reversi ?
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
tui-ask-file = Fichier ({ $name }) :

# Ce qui arrive.
tui-browser = Lancez volteface avec le même dossier de données : il affiche un lien vers les parties de ce terminal. Celle-ci est { $id }.
tui-marks-on = Les cases jouables sont marquées.
tui-marks-off = Les cases jouables ne sont pas marquées.
tui-language = En français, donc.
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
