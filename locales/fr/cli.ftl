# La ligne de commande. `cli-<commande>` dit ce que fait une commande, `cli-<commande>-more` suit son aide,
# `cli-<commande>-<argument>` explique un argument.

cli-main = Le Reversi à jouer, apprendre et étudier : un site sur votre machine, et des outils pour les parties et les positions
cli-main-more =
    Sans commande, volteface ouvre le site et affiche son adresse.

    Exemples :
      volteface                                      jouer dans le navigateur
      volteface play                                 jouer dans le terminal
      volteface show f5d6c3d3c4                      où mène cette suite ?
      volteface show --json - < partie.ggf           une partie lue d’un fichier, en JSON
      volteface convert WTH_1999.wtb --to ggf        une base de tournois en GGF
      volteface perft --depth 8                      compter les suites de coups
      volteface solve --threads 2 finales.obf        des finales jusqu’au dernier pion
      volteface analyse --depth 14 partie.ggf        ce que vaut chaque coup d’une partie
      volteface match level:6 level:5                lequel des deux est le plus fort ?
cli-main-bind = Adresse et port d’écoute ; si le port est pris, le premier libre qui suit est utilisé
cli-main-data = Dossier où garder les parties (par défaut : votre dossier de données)
cli-main-host = Un nom auquel le site répond outre les adresses en chiffres et localhost ; plusieurs avec des virgules
cli-main-no_open = Ne pas ouvrir de navigateur

cli-usage = Utilisation :
cli-command = COMMANDE
cli-commands = Commandes{ "\u00A0" }
cli-arguments = Arguments{ "\u00A0" }
cli-options = Options{ "\u00A0" }
cli-help = Afficher cette aide
cli-version = Afficher la version
cli-values = [au choix : { $value }]
cli-default = [par défaut : { $value }]
cli-variable = [variable : { $value }]
cli-see-help = Voir { $command } --help
cli-did-you-mean = Vouliez-vous dire { $guess } ?
cli-wrong-unknown = { $argument } n’est pas connu ici
cli-wrong-command = il n’y a pas de commande « { $command } »
cli-wrong-missing = il manque { $argument }
cli-wrong-conflict = { $argument } et { $other } ne vont pas ensemble
cli-wrong-no-value = { $argument } demande une valeur
cli-wrong-value = « { $found } » n’est pas une valeur de { $argument }
cli-wrong-value-of = « { $found } » n’est pas une valeur de { $argument } : { $expected }

cli-serve = Ouvrir le site (ce que fait volteface sans commande)
cli-serve-more =
    Les parties tiennent dans un seul fichier, volteface.db, du dossier de données. Ni arrêt, ni panne, ni coupure
    de courant ne perdent ce que la page a montré comme joué. Ctrl-C pour arrêter.

    Sous un nom à lui, le site doit le connaître : --host volteface.example.org. Les demandes sous d’autres noms sont
    refusées, pour qu’aucune page d’ailleurs ne fasse passer son propre nom pour celui de ce site.
cli-serve-bind = Adresse et port d’écoute ; si le port est pris, le premier libre qui suit est utilisé
cli-serve-data = Dossier où garder les parties (par défaut : votre dossier de données)
cli-serve-host = Un nom auquel le site répond outre les adresses en chiffres et localhost ; plusieurs avec des virgules
cli-serve-no_open = Ne pas ouvrir de navigateur

cli-play = Jouer dans le terminal
cli-play-more =
    Sans jeu, le premier écran demande à quoi jouer ; après 40 secondes sans une touche, il montre une démonstration. Tapez
    une case et Entrée (D6), ou prenez les flèches ou la souris ; Entrée seule ouvre les options, F1 l’aide, Échap
    interrompt la réflexion de l’ordinateur. Les parties sont gardées dans le même dossier que celles du site, qui peut
    les continuer.

    Avec --plain, tout est dit en mots et tapé ligne par ligne, pour les lecteurs d’écran et les tubes. Variables :
    NO_COLOR ôte les couleurs, VOLTEFACE_MOTION=reduced le mouvement.

    Exemples :
      volteface play
      volteface play reversi --variant 6x6 --level 5 --colour black
      volteface play backgammon --match 11
      volteface play --resume
      printf "c4\nplateau\n" | volteface play reversi --colour black --plain
cli-play-kind = À quoi jouer
cli-play-variant = Plateau et but : 8x8, 6x6, anti ou anti6x6
cli-play-level = Le niveau de l’ordinateur, de 1 (débutant) à 9 (expert)
cli-play-colour = Votre couleur
cli-play-opponent = Qui joue contre vous : l’ordinateur, une autre personne, ou personne (l’ordinateur joue des deux côtés)
cli-play-start = Les quatre pions, ou une ouverture équilibrée tirée au sort
cli-play-corners = Autant de coins de handicap, pour vous
cli-play-points = Backgammon : jouer un match en autant de points
cli-play-own_dice = Backgammon : lancer vos propres dés et taper ce qu’ils montrent, pour les deux camps
cli-play-game = Reprendre la partie de ce nom
cli-play-resume = Reprendre votre dernière partie non terminée
cli-play-plain = Ligne par ligne, en mots
cli-play-ascii = N’afficher que de l’ASCII
cli-play-palette = Les couleurs du terminal
cli-play-no_animation = Ne pas montrer les pions qui se retournent
cli-play-lang = La langue, en ou fr (par défaut : celle du terminal)
cli-play-data = Dossier où garder les parties (par défaut : votre dossier de données)

cli-show = Lire une partie ou une position et dire ce qu’elle est
cli-show-more =
    Comprend les transcriptions (avec ou sans numéros, espaces et passes), GGF, SGF, OBF, et les plateaux de 64 ou
    36 signes (X noir, O blanc, - vide) suivis du trait et de coups. Un texte refusé se termine par le statut 2, le
    lieu et la raison sur la sortie d’erreur.

    Montre aussi une position de Backgammon (un XGID, les identifiants de GNU Backgammon, 26 nombres) ou un match
    (.mat, SGF) : d’un match, la position finale et les parties.

    Exemples :
      volteface show "1. f5 d6 2. c3 d3"
      volteface show --variant 6x6 c2b4 --json
      volteface show 4HPwATDgc/ABMA --json
cli-show-text = Le texte, le nom d’un fichier qui le contient, ou - pour l’entrée standard
cli-show-variant = Le jeu d’un texte qui ne le dit pas : 8x8, 6x6, anti ou anti6x6
cli-show-json = Afficher un objet JSON

cli-convert = Convertir un fichier de parties dans un autre format
cli-convert-more =
    Le format de IN est reconnu : transcriptions ou plateaux, un par ligne, GGF, SGF, OBF, ou une base WTHOR (.wtb),
    dont les noms de joueurs et de tournois sont lus dans les fichiers .jou et .trn voisins.

    Un match de Backgammon (.mat, SGF) devient mat ou sgf, ou le xgid ou gnuid de la fin de chaque partie ; des
    positions, une par ligne, deviennent xgid ou gnuid.

    Exemple :
      volteface convert parties.ggf --to wthor --output parties.wtb
cli-convert-input = Le fichier à lire, ou - pour l’entrée standard
cli-convert-to = Le format à écrire ; obf écrit la position finale de chaque partie
cli-convert-output = Le fichier à écrire (par défaut : la sortie standard)
cli-convert-variant = Le jeu d’un texte qui ne le dit pas : 8x8, 6x6, anti ou anti6x6

cli-plays = Donner les coups possibles d’un jet au Backgammon
cli-plays-more =
    Chaque ligne porte l’identifiant GNU de la position obtenue, vue par le joueur, et le coup. Avec --json : n, et
    plays avec play et result.

    Exemple :
      volteface plays 4HPwATDgc/ABMA --roll 62
cli-plays-id = La position : un XGID ou des identifiants GNU, le nom d’un fichier qui en contient, ou - pour l’entrée standard
cli-plays-roll = Les dés, comme 62 (par défaut : ceux de la position)
cli-plays-json = Afficher un objet JSON

cli-perft = Compter les positions à chaque profondeur, pour vérifier et chronométrer les règles
cli-perft-more =
    Affiche une ligne par profondeur : la profondeur et le nombre. Une partie finie plus tôt compte une fois. Une
    passe forcée coûte un demi-coup, sauf avec --pass-free.
cli-perft-depth = La plus grande profondeur
cli-perft-variant = 8x8, 6x6, anti ou anti6x6
cli-perft-position = Un plateau de 64 ou 36 signes et le trait, à la place du départ
cli-perft-pass_free = Une passe forcée ne coûte rien
cli-perft-memory = Compter avec une table d’autant de mébioctets : chaque position une seule fois

cli-solve = Résoudre des positions jusqu’au dernier pion
cli-solve-more =
    FILE est un fichier OBF : sur chaque ligne, un plateau de 64, 36 ou 16 signes (X noir, O blanc, - vide) et le
    trait ; les remarques (%), les lignes vides et ce qui suit la position sont ignorés. Affiche une ligne par
    position, dans l’ordre du fichier, dès qu’elle est connue : ligne, score, meilleur coup, nœuds, secondes, puis
    exact ou wld. Le score est l’écart final de pions pour le joueur au trait, les cases vides revenant au gagnant.
    Les lignes illisibles sont signalées sur la sortie d’erreur et donnent le statut 2 ; les autres sont résolues
    quand même. Ctrl-C met fin au travail ; ce qui est affiché reste acquis.

    Avec --json, chaque ligne est un objet : line, score, best, nodes, seconds, exact, outcome.

    Exemples :
      volteface solve finales.obf
      volteface solve --threads 2 --json finales.obf
      volteface solve --wld --variant anti - < positions.obf
cli-solve-file = Un fichier OBF, ou - pour l’entrée standard
cli-solve-variant = 8x8, 6x6, anti ou anti6x6 ; la taille est celle du plateau
cli-solve-wld = Trouver seulement qui gagne : win, draw ou loss (en JSON, le score 1, 0 ou -1)
cli-solve-json = Afficher un objet JSON par ligne
cli-solve-threads = Travailler avec autant de fils : sur plusieurs positions côte à côte, ensemble sur celles qui sont rares ou difficiles
cli-solve-memory = Mébioctets de mémoire pour les tables de chaque fil
cli-solve-cpu = Utiliser ces instructions, si le processeur les a, au lieu des meilleures

cli-analyse = Dire ce que vaut chaque coup d’une position ou d’une partie
cli-analyse-more =
    TEXT est une partie ou une position dans toute forme que show comprend, ou le nom d’un fichier qui en contient.
    Une position reçoit tous ses coups légaux avec leur valeur, le meilleur en tête ; une partie, la valeur et la
    perte de chaque coup, et le total de chaque camp ; plusieurs parties, de même l’une après l’autre. Un fichier OBF
    reçoit une ligne par position. Les valeurs sont des écarts finaux de pions pour le joueur au trait : +4 est
    prouvé, ~+3.25 estimé. Les finales d’au plus six cases de plus que la profondeur sont résolues, 24 au maximum et
    avec --time ou --nodes ; voir --exact.
    Ctrl-C met fin au travail et affiche ce qui est connu.

    Avec --json, une position est un objet avec best, score, depth, exact, nodes, seconds, pv et moves, une liste de
    move, score, depth, exact ; dans un fichier OBF, chacune a sa ligne (line). Une partie est un seul objet ; voir
    docs/toolbox.md.

    Exemples :
      volteface analyse f5d6c3d3c4
      volteface analyse --depth 14 partie.ggf
      volteface analyse --time 2 --json - < position.txt
      volteface analyse --json --threads 2 hard.obf
cli-analyse-text = Une partie ou une position, le nom d’un fichier qui en contient une, ou - pour l’entrée standard
cli-analyse-variant = Le jeu d’un texte qui ne le dit pas : 8x8, 6x6, anti ou anti6x6
cli-analyse-depth = Regarder autant de demi-coups d’avance (10, sauf si un temps ou des nœuds sont donnés)
cli-analyse-time = Réfléchir autant de secondes à chaque position
cli-analyse-nodes = Visiter autant de positions pour chaque position
cli-analyse-exact = Résoudre les positions d’au plus autant de cases vides
cli-analyse-json = Afficher du JSON
cli-analyse-threads = Travailler avec autant de fils : sur plusieurs positions côte à côte, ensemble sur une seule
cli-analyse-memory = Mébioctets de mémoire pour les tables de chaque fil
cli-analyse-cpu = Utiliser ces instructions, si le processeur les a, au lieu des meilleures

cli-evaluate = Dire ce que vaut une position de Backgammon, et qu’y faire
cli-evaluate-more =
    ID est un XGID, un identifiant de position GNU avec ou sans celui du match, 26 nombres, ou le texte d’un match, dont
    la dernière position compte. Avec des dés, les coups sont classés, le meilleur en tête ; sans dés, les chances de
    toutes les issues sont données, et s’il faut doubler. Les chances se cumulent : un backgammon est aussi un gammon, un
    gammon aussi une victoire. Les équités sont des points par videau tel qu’il est, pour le camp au trait ; en match
    elles sont normalisées, et ce que le score fait des gammons est compté.

    Exemples :
      volteface evaluate 4HPwATDgc/ABMA --roll 31
      volteface evaluate "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10" --plies 1
      volteface evaluate --json - < position.txt
cli-evaluate-id = Une position ou un match, le nom d’un fichier qui en contient, ou - pour l’entrée standard
cli-evaluate-roll = Les dés à jouer, par exemple 62, au lieu de ceux du texte
cli-evaluate-plies = Regarder autant de demi-coups au-delà de ce que dit la position même : 0, 1, 2 ou 3
cli-evaluate-json = Afficher du JSON

cli-match = Faire jouer beaucoup de parties à deux joueurs et dire lequel est le plus fort
cli-match-more =
    A et B sont des joueurs :
      level:5                      un niveau de l’ordinateur, de 1 à 9
      nodes:20000                  le moteur, autant de positions par coup
      depth:8                      le moteur, autant de demi-coups d’avance
      time:0.1                     le moteur, autant de secondes par coup
      depth:8,exact=20             … qui résout à partir d’autant de cases vides
      depth:8,exact=16,outcome=20  … et prouve qui gagne à partir d’autant
      depth:8,outcome=20,likely=25 … et cherche qui gagne sans doute à partir d’autant
      nboard:COMMANDE              un programme qui parle NBoard ; nboard,depth=6:COMMANDE lui dit une profondeur
      gtp:COMMANDE                 un programme qui parle GTP ; gtp,time=1:COMMANDE lui dit des secondes par coup

    Chaque ouverture est jouée deux fois, couleurs inversées. Affiche une ligne par partie (son numéro, qui avait Noir
    et Blanc, les points de A, l’écart final pour A, les coups), puis les gains, nulles et pertes de A, l’écart moyen
    en pions, et l’Elo avec l’intervalle qui contient la vérité 19 fois sur 20, compté par paires. Un programme qui
    répond trop tard, s’arrête ou joue un coup illégal perd la partie, et c’est dit. Ctrl-C met fin au match et
    affiche ce qui est connu. Avec --json, chaque partie est un objet, et le bilan le dernier ; voir
    docs/toolbox.md.

    Avec --variant backgammon, A et B sont :
      level:5                      un niveau de l’ordinateur, de 1 à 9
      plies:1                      le moteur, autant de demi-coups d’avance, de 0 à 3
      plies:0,noise=0.1            … qui se trompe sur chaque coup et chaque double d’autant de points au plus
      plain                        un débutant, qui ne regarde que ce qui est sur le plateau
      gnubg:COMMANDE               GNU Backgammon ; gnubg,plies=2:COMMANDE lui dit jusqu’où regarder

    Tout est joué deux fois avec les mêmes dés, camps inversés : des parties d’argent avec ou sans videau, ou des matchs
    en --points. Affiche une ligne par partie (son numéro, les points de A, les mêmes sans la chance, les coups), puis
    qui a gagné combien de fois, les gammons, et ce que A gagne par partie, tel que joué et sans la chance, chacun avec
    une marge qui tient 19 fois sur 20.

    Exemples :
      volteface match level:6 level:5 --games 200 --threads 2
      volteface match nodes:40000 nodes:20000 --sprt 0,20
      volteface match time:0.2 "nboard,depth=8:./engine -quiet" --games-to games.ggf
      volteface match depth:6 depth:5 --variant anti --openings my-openings.txt
      volteface match plies:0 gnubg:gnubg --variant backgammon --no-cube --games 400
cli-match-a = Le premier joueur
cli-match-b = Le second joueur
cli-match-games = Parties à jouer, par paires (100 ; avec --sprt, autant qu’il faut)
cli-match-openings = D’où partent les parties : xot (équilibrées, huit coups), start, ou un fichier avec des coups ou un plateau par ligne
cli-match-variant = 8x8, 6x6, anti, anti6x6 ou backgammon
cli-match-points = Backgammon : jouer des matchs en autant de points au lieu de parties d’argent
cli-match-no_cube = Backgammon : jouer sans videau
cli-match-sprt = Arrêter quand il est prouvé que A est plus fort de ELO1 plutôt que de ELO0, ou l’inverse, à 5 % d’erreur
cli-match-seed = Ce dont découlent l’ordre des ouvertures, les dés et les choix des niveaux
cli-match-timeout = Secondes qu’un programme extérieur peut prendre pour répondre
cli-match-games_to = Écrire les parties dans ce fichier, en GGF
cli-match-json = Afficher un objet JSON par ligne
cli-match-threads = Jouer autant de parties en même temps
cli-match-memory = Mébioctets de mémoire pour la table de chaque moteur
cli-match-cpu = Utiliser ces instructions, si le processeur les a, au lieu des meilleures

cli-nboard = Servir de moteur à NBoard
cli-nboard-more =
    Parle le protocole NBoard, version 2 (et répond à la version 1), sur l’entrée et la sortie standard. Donnez cette
    commande comme moteur à NBoard ou à un programme semblable. La profondeur que règle NBoard décide de
    l’anticipation ; les finales de six cases de plus, au maximum 24, sont résolues. --time et --nodes mettent eux
    aussi fin à une recherche.

    Exemple, à la main :
      printf "nboard 2\nset depth 8\nhint 3\nquit\n" | volteface nboard
cli-nboard-depth = Regarder autant de demi-coups d’avance tant que l’autre programme ne règle rien (10)
cli-nboard-time = Réfléchir au plus autant de secondes à un coup
cli-nboard-nodes = Visiter au plus autant de positions pour un coup
cli-nboard-exact = Résoudre les positions d’au plus autant de cases vides
cli-nboard-threads = Réfléchir avec autant de fils
cli-nboard-memory = Mébioctets de mémoire pour la table du moteur
cli-nboard-cpu = Utiliser ces instructions, si le processeur les a, au lieu des meilleures

cli-gtp = Servir de moteur qui parle le Go Text Protocol
cli-gtp-more =
    Parle GTP version 2 sur l’entrée et la sortie standard, comme les moteurs de Reversi : les cases ont leur nom de
    Reversi (a1 en haut à gauche), boardsize vaut 8 ou 6, et set_game prend Reversi, 6x6, anti ou anti6x6. Une passe
    forcée peut être jouée ou omise. Avec time_settings et time_left le moteur respecte la pendule ; sinon les options
    disent jusqu’où il regarde.

    Exemple, à la main :
      printf "play black f5\ngenmove white\nshowboard\nquit\n" | volteface gtp
cli-gtp-variant = Le jeu tant que l’autre programme ne dit rien : 8x8, 6x6, anti ou anti6x6
cli-gtp-depth = Regarder autant de demi-coups d’avance (10, sauf si un temps ou des nœuds sont donnés)
cli-gtp-time = Réfléchir au plus autant de secondes à un coup
cli-gtp-nodes = Visiter autant de positions pour un coup
cli-gtp-exact = Résoudre les positions d’au plus autant de cases vides
cli-gtp-threads = Réfléchir avec autant de fils
cli-gtp-memory = Mébioctets de mémoire pour la table du moteur
cli-gtp-cpu = Utiliser ces instructions, si le processeur les a, au lieu des meilleures

cli-bench = Chercher dans des positions fixes et compter
cli-bench-more =
    Affiche, derrière le mot Bench, le nombre de positions visitées, le même sur toute machine tant que le moteur est le
    même, puis la vitesse.
cli-bench-verbose = Afficher chaque recherche : variante, coups joués, profondeur, valeur, nœuds, secondes
cli-bench-cpu = Utiliser ces instructions, si le processeur les a, au lieu des meilleures

show-count = Noir { $black }, Blanc { $white }, vides { $empties }
show-to-move =
    Trait à { $by ->
        [black] Noir
       *[white] Blanc
    } : { $legal }
show-result =
    Partie terminée : { $winner ->
        [black] Noir gagne { $black }–{ $white }
        [white] Blanc gagne { $white }–{ $black }
       *[draw] nulle, { $black }–{ $white }
    }
show-moves = Coups : { $moves }
show-roller =
    { $by ->
        [black] Noir (X)
       *[white] Blanc (O)
    } a le trait, { $own } pips contre { $opp }
show-dice = Dés : { $roll }
show-cube =
    Videau : { $value }, { $owner ->
        [black] à Noir
        [white] à Blanc
       *[middle] au milieu
    }
show-score =
    Score, Blanc–Noir : { $white }–{ $black }{ $length ->
        [0] , partie libre
       *[other] , match en { $length }
    }
show-game-won =
    Partie { $number } à { $white }–{ $black } : { $winner ->
        [black] Noir
       *[white] Blanc
    } gagne { $points ->
        [one] un point
       *[other] { $points } points
    }
show-game-open = Partie { $number } à { $white }–{ $black } : inachevée
plays-no-roll = Cette position n’a pas de dés : donnez-les par --roll 62
plays-count =
    { $count ->
        [0] Aucun coup possible : le tour passe
        [one] Un coup possible
       *[other] { $count } coups possibles
    }
convert-other-game = Le Backgammon ne s’écrit pas dans ce format : mat, sgf, xgid et gnuid pour les matchs, xgid et gnuid pour les positions

convert-bad-games =
    { $bad ->
        [one] une partie est laissée de côté
       *[other] { $bad } parties sont laissées de côté
    }
convert-not-for-wthor = la partie { $number } ne peut pas entrer dans une base WTHOR : { $why }

serve-here = Volteface est ouvert à l’adresse { $url }
serve-data = Les parties sont gardées dans { $folder }. Ctrl-C pour arrêter.
serve-port-taken = Le port { $taken } est pris ; le port { $port } est utilisé à sa place.
serve-no-port = { $address } et les { $more } ports suivants sont tous pris : choisissez-en un autre avec --bind
serve-no-home = aucun dossier de données n’est connu : nommez-en un avec --data
play-no-terminal = ce n’est pas un terminal : dites --plain pour jouer ligne par ligne
play-nothing-open = il n’y a aucune partie à reprendre
play-bad-key = { $path } est abîmé : il doit contenir 64 chiffres hexadécimaux
serve-terminal = Les parties du terminal : { $url }

toolbox-no-position = il n’y a aucune position à lire
toolbox-no-file = et il n’y a pas de fichier « { $file } »
toolbox-bad-lines =
    { $bad ->
        [one] une ligne est illisible
       *[other] { $bad } lignes sont illisibles
    }
toolbox-interrupted = interrompu ; ce qui était connu est affiché

progress =
    { $done ->
        [one] { $done } fait
       *[other] { $done } faits
    }, { $time }
progress-of = { $done } sur { $total }, { $time }
progress-left = { $done } sur { $total }, { $time }, encore { $left } environ

bench-looks = estimations : { $nodes } nœuds, { $seconds } s, { $speed } millions de nœuds/s
bench-solves = finales : { $nodes } nœuds, { $seconds } s, { $speed } millions de nœuds/s
perft-depth = profondeur { $depth }
solve-summary =
    { $solved ->
        [one] { $solved } résolue
       *[other] { $solved } résolues
    } sur { $total }, { $nodes } nœuds, { $seconds } s
solve-unproven = ligne { $line }, non prouvé : { $known }

analyse-game = Partie { $number }
analyse-game-of = Partie { $number } : { $black } – { $white }
analyse-exact = exact
analyse-selective = jusqu’à la fin, sûr à { $percent } %
analyse-depth =
    { $depth ->
        [one] { $depth } demi-coup
       *[other] { $depth } demi-coups
    }
analyse-over = la partie est terminée : { $score }
analyse-pass = passe { $score }
analyse-line = suite : { $moves }
analyse-cost =
    { $nodes ->
        [one] { $nodes } nœud
       *[other] { $nodes } nœuds
    }, { $seconds } s
analyse-total =
    { $by ->
        [black] Noir
       *[white] Blanc
    } a perdu { $loss } pions en { $moves ->
        [one] un coup
       *[other] { $moves } coups
    } ; fautes de deux pions et plus : { $errors }

match-spec-kind = « { $text } » n’est pas un joueur : il commence par « { $found } » au lieu de level, nodes, depth, time, nboard ou gtp
match-spec-kind-backgammon = « { $text } » n’est pas un joueur de Backgammon : il commence par « { $found } » au lieu de level, plies, plain ou gnubg
match-stranger = { $option } ne veut rien dire pour --variant { $variant }
match-spec-value = « { $text } » n’est pas un joueur : « { $found } » ne convient pas à { $key }
match-spec-key = « { $text } » n’est pas un joueur : { $kind } n’a pas de réglage « { $found } »
match-spec-command = « { $text } » n’est pas un joueur : il manque la commande qui le lance
match-spec-quote = « { $text } » n’est pas un joueur : un guillemet n’est jamais refermé
match-fault = partie { $number } : { $what }
match-fault-start = { $player } ne peut pas être lancé : { $command } : { $why }
match-fault-died = { $player } s’est arrêté au milieu de la partie ({ $how })
match-fault-timeout = { $player } n’a pas répondu en { $seconds } s
match-fault-illegal = { $player } a répondu « { $found } », qui n’est pas un coup légal
match-fault-resigned = { $player } a abandonné
match-fault-refused = { $player } a refusé « { $command } » : { $answer }
match-fault-setup = { $player } ne peut pas partir d’une position composée : son protocole n’a pas de mot pour cela
match-given-up = { $player } a échoué dans { $games } parties de suite : le match est abandonné
match-openings-repeat =
    { $openings ->
        [one] il n’y a qu’une ouverture
       *[other] il n’y a que { $openings } ouvertures
    } ; ces joueurs répéteront leurs parties
match-no-xot = il n’y a pas d’ouvertures équilibrées pour { $variant } : prenez --openings start ou un fichier
match-opening-variant = { $file }, ligne { $line } : une partie de { $found }, alors que le match se joue en { $variant }
match-opening-over = { $file }, ligne { $line } : la partie est terminée
match-opening-none = { $file } : il ne contient aucune ouverture
match-backgammon-players =
    A : { $a }, B : { $b }, Backgammon, { $length ->
        [0] parties d’argent
       *[other] matchs en { $length }
    }, { $cube ->
        [no] sans videau
       *[yes] avec videau
    }
match-backgammon-games = A en { $games } parties : { $wins } gagnées, { $losses } perdues ({ $percent } %)
match-backgammon-matches = A en { $games } matchs : { $wins } gagnés, { $losses } perdus ({ $percent } %)
match-backgammon-gammons = gammons : A { $a }, B { $b }
match-backgammon-backgammons = backgammons : A { $a }, B { $b }
match-backgammon-points = points par partie pour A : { $mean }
match-backgammon-adjusted = les mêmes sans la chance : { $mean }
match-players = A : { $a }, B : { $b }, { $variant }
match-results =
    A en { $games ->
        [one] une partie
       *[other] { $games } parties
    } : { $wins } gagnées, { $draws } nulles, { $losses } perdues ({ $percent } %)
match-discs = écart moyen pour A : { $discs } pions
match-pairs = paires à 0, ½, 1, 1½, 2 points pour A : { $pairs }
match-elo = Elo de A sur B : { $elo }
match-no-elo = Elo : il faut au moins deux paires
match-faults = parties perdues par une faute : A { $a }, B { $b }
match-time = secondes par coup : A { $a }, B { $b }
match-sprt =
    test d’un Elo de { $elo1 } contre { $elo0 } : rapport { $ratio } dans { $lower } … { $upper }, { $verdict ->
        [upper] { $elo1 } est prouvé
        [lower] { $elo0 } est prouvé
       *[open] rien n’est prouvé
    }

nboard-thinking = Volteface réfléchit
nboard-analysing = Volteface analyse
nboard-not-legal = { $move } n’est pas légal ici

evaluate-chances =
    Victoires { $win } %, gammons { $wingammon } %, backgammons { $winbackgammon } % ; défaites { $lose } %, gammons { $losegammon } %, backgammons { $losebackgammon } % ; équité sans videau { $equity }
evaluate-no-play = Aucun coup n’est légal : le tour passe
evaluate-head = Nº  coup, équité (retard sur le meilleur), demi-coups, gagnées avec gammon et backgammon - perdues, en pour cent
evaluate-more-plays =
    { $count ->
        [1] et un autre coup
       *[other] et { $count } autres coups
    }
evaluate-cube = Équité : sans doubler { $nodouble }, doublé et pris { $take }, doublé et abandonné { $drop }
evaluate-cube-match = Match gagné : sans doubler { $nodouble } %, doublé et pris { $take } %, doublé et abandonné { $drop } %
evaluate-action =
    { $action ->
        [double] Doubler
        [too-good] Trop bon pour doubler : jouer le gammon
       *[no-double] Ne pas doubler
    } ; réponse à un double : { $answer ->
        [take] prendre
        [beaver] beaver
       *[drop] abandonner
    }
evaluate-answer =
    La réponse au double : { $answer ->
        [take] prendre
        [beaver] beaver
       *[drop] abandonner
    }
evaluate-may-not-double = Le camp au trait ne peut pas doubler maintenant
