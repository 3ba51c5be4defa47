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
