# La ligne de commande. `cli-<commande>` dit ce que fait une commande, `cli-<commande>-more` suit son aide,
# `cli-<commande>-<argument>` explique un argument.

cli-main = Le Reversi à jouer, apprendre et étudier : un site sur votre machine, et des outils pour les parties et les positions
cli-main-more =
    Sans commande, volteface ouvre le site et affiche son adresse.

    Exemples :
      volteface                                      jouer dans le navigateur
      volteface show f5d6c3d3c4                      où mène cette suite ?
      volteface show --json - < partie.ggf           une partie lue d’un fichier, en JSON
      volteface convert WTH_1999.wtb --to ggf        une base de tournois en GGF
      volteface perft --depth 8                      compter les suites de coups
cli-main-bind = Adresse et port d’écoute ; si le port est pris, le premier libre qui suit est utilisé
cli-main-data = Dossier où garder les parties (par défaut : votre dossier de données)
cli-main-no_open = Ne pas ouvrir de navigateur

cli-serve = Ouvrir le site (ce que fait volteface sans commande)
cli-serve-more =
    Les parties tiennent dans un seul fichier, volteface.db, du dossier de données. Ni arrêt, ni panne, ni coupure
    de courant ne perdent ce que la page a montré comme joué. Ctrl-C pour arrêter.
cli-serve-bind = Adresse et port d’écoute ; si le port est pris, le premier libre qui suit est utilisé
cli-serve-data = Dossier où garder les parties (par défaut : votre dossier de données)
cli-serve-no_open = Ne pas ouvrir de navigateur

cli-show = Lire une partie ou une position et dire ce qu’elle est
cli-show-more =
    Comprend les transcriptions (avec ou sans numéros, espaces et passes), GGF, SGF, OBF, et les plateaux de 64 ou
    36 signes (X noir, O blanc, - vide) suivis du trait et de coups. Un texte refusé se termine par le statut 2, le
    lieu et la raison sur la sortie d’erreur.

    Exemples :
      volteface show "1. f5 d6 2. c3 d3"
      volteface show --variant 6x6 c2b4 --json
cli-show-text = Le texte, ou - pour l’entrée standard
cli-show-variant = Le jeu d’un texte qui ne le dit pas : 8x8, 6x6, anti ou anti6x6
cli-show-json = Afficher un objet JSON

cli-convert = Convertir un fichier de parties dans un autre format
cli-convert-more =
    Le format de IN est reconnu : transcriptions ou plateaux, un par ligne, GGF, SGF, OBF, ou une base WTHOR (.wtb),
    dont les noms de joueurs et de tournois sont lus dans les fichiers .jou et .trn voisins.

    Exemple :
      volteface convert parties.ggf --to wthor --output parties.wtb
cli-convert-input = Le fichier à lire, ou - pour l’entrée standard
cli-convert-to = Le format à écrire ; obf écrit la position finale de chaque partie
cli-convert-output = Le fichier à écrire (par défaut : la sortie standard)
cli-convert-variant = Le jeu d’un texte qui ne le dit pas : 8x8, 6x6, anti ou anti6x6

cli-perft = Compter les positions à chaque profondeur, pour vérifier et chronométrer les règles
cli-perft-more =
    Affiche une ligne par profondeur : la profondeur et le nombre. Une partie finie plus tôt compte une fois. Une
    passe forcée coûte un demi-coup, sauf avec --pass-free.
cli-perft-depth = La plus grande profondeur
cli-perft-variant = 8x8, 6x6, anti ou anti6x6
cli-perft-position = Un plateau de 64 ou 36 signes et le trait, à la place du départ
cli-perft-pass_free = Une passe forcée ne coûte rien

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
cli-solve-threads = Traiter autant de positions côte à côte
cli-solve-memory = Mébioctets de mémoire pour les tables de chaque fil

cli-analyse = Dire ce que vaut chaque coup d’une position ou d’une partie
cli-analyse-more =
    TEXT est une partie ou une position dans toute forme que show comprend, ou le nom d’un fichier qui en contient
    une. Une position reçoit tous ses coups légaux avec leur valeur, le meilleur en tête ; une partie, la valeur et
    la perte de chaque coup, et le total de chaque camp. Un fichier OBF reçoit une ligne par position. Les valeurs
    sont des écarts finaux de pions pour le joueur au trait : +4 est prouvé, ~+3.25 estimé. Les finales d’au plus
    16 cases vides sont résolues (24 avec --time ou --nodes) ; voir --exact. Ctrl-C met fin au travail et affiche
    ce qui est connu.

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
cli-analyse-threads = Traiter autant de positions côte à côte
cli-analyse-memory = Mébioctets de mémoire pour les tables de chaque fil

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

convert-not-for-wthor = la partie { $number } ne peut pas entrer dans une base WTHOR : { $why }

serve-here = Volteface est ouvert à l’adresse { $url }
serve-data = Les parties sont gardées dans { $folder }. Ctrl-C pour arrêter.
serve-port-taken = Le port { $taken } est pris ; le port { $port } est utilisé à sa place.
serve-no-port = { $address } et les { $more } ports suivants sont tous pris : choisissez-en un autre avec --bind
serve-no-home = aucun dossier de données n’est connu : nommez-en un avec --data

toolbox-no-position = il n’y a aucune position à lire
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

solve-summary =
    { $solved ->
        [one] { $solved } résolue
       *[other] { $solved } résolues
    } sur { $total }, { $nodes } nœuds, { $seconds } s

analyse-exact = exact
analyse-depth = { $depth } demi-coups
analyse-over = la partie est terminée : { $score }
analyse-pass = passe { $score }
analyse-line = suite : { $moves }
analyse-cost = { $nodes } nœuds, { $seconds } s
analyse-total =
    { $by ->
        [black] Noir
       *[white] Blanc
    } a perdu { $loss } pions en { $moves } coups ; fautes de deux pions et plus : { $errors }
