# Pourquoi un coup est conseillé, une ligne chacun. $known dit si $value (en pions, pour qui joue) est sûr.

hint-only-move =
    { $square } : le seul coup jouable ({ $known ->
        [exact] prouvé : { $value }
        [win] gain prouvé
        [draw] nulle prouvée
        [loss] perte prouvée
        [even] à peu près égal
       *[about] environ { $value }
    })
hint-wipe-out =
    { $square } : prend tous les pions adverses ({ $known ->
        [exact] prouvé : { $value }
        [win] gain prouvé
        [draw] nulle prouvée
        [loss] perte prouvée
        [even] à peu près égal
       *[about] environ { $value }
    })
hint-all-alike =
    { $square } : les { $count ->
        [2] deux
       *[other] { $count }
    } coups se valent : par rotation ou par symétrie, c’est le même plateau ({ $known ->
        [exact] prouvé : { $value }
        [win] gain prouvé
        [draw] nulle prouvée
        [loss] perte prouvée
        [even] à peu près égal
       *[about] environ { $value }
    })
hint-only-win =
    { $square } : le seul coup gagnant ({ $known ->
        [exact] prouvé : { $value }
        [win] gain prouvé
        [draw] nulle prouvée
        [loss] perte prouvée
        [even] à peu près égal
       *[about] environ { $value }
    })
hint-only-draw =
    { $square } : le seul coup qui sauve la nulle ({ $known ->
        [exact] prouvé : { $value }
        [win] gain prouvé
        [draw] nulle prouvée
        [loss] perte prouvée
        [even] à peu près égal
       *[about] environ { $value }
    })
hint-corner =
    { $square } : prend un coin ({ $known ->
        [exact] prouvé : { $value }
        [win] gain prouvé
        [draw] nulle prouvée
        [loss] perte prouvée
        [even] à peu près égal
       *[about] environ { $value }
    })
hint-forces-pass =
    { $square } : oblige l’adversaire à passer ({ $known ->
        [exact] prouvé : { $value }
        [win] gain prouvé
        [draw] nulle prouvée
        [loss] perte prouvée
        [even] à peu près égal
       *[about] environ { $value }
    })
hint-closes-corner =
    { $square } : ferme le coin { $corner } à l’adversaire ({ $known ->
        [exact] prouvé : { $value }
        [win] gain prouvé
        [draw] nulle prouvée
        [loss] perte prouvée
        [even] à peu près égal
       *[about] environ { $value }
    })
hint-only-no-corner =
    { $square } : le seul coup qui ne donne pas de coin ({ $known ->
        [exact] prouvé : { $value }
        [win] gain prouvé
        [draw] nulle prouvée
        [loss] perte prouvée
        [even] à peu près égal
       *[about] environ { $value }
    })
hint-no-corner =
    { $square } : ne donne pas de coin, contrairement à { $count ->
        [one] un autre coup
       *[other] { $count } autres coups
    } ({ $known ->
        [exact] prouvé : { $value }
        [win] gain prouvé
        [draw] nulle prouvée
        [loss] perte prouvée
        [even] à peu près égal
       *[about] environ { $value }
    })
hint-attacks-corner =
    { $square } : menace de prendre le coin { $corner } ({ $known ->
        [exact] prouvé : { $value }
        [win] gain prouvé
        [draw] nulle prouvée
        [loss] perte prouvée
        [even] à peu près égal
       *[about] environ { $value }
    })
hint-last-in-region =
    { $square } : remplit cette région du plateau : le dernier coup y est pour vous ({ $known ->
        [exact] prouvé : { $value }
        [win] gain prouvé
        [draw] nulle prouvée
        [loss] perte prouvée
        [even] à peu près égal
       *[about] environ { $value }
    })
hint-parity =
    { $square } : pour la parité, laisse { $count } cases dans cette région, un nombre pair : le dernier coup devrait y être pour vous ({ $known ->
        [exact] prouvé : { $value }
        [win] gain prouvé
        [draw] nulle prouvée
        [loss] perte prouvée
        [even] à peu près égal
       *[about] environ { $value }
    })
hint-stable =
    { $square } : gagne { $count ->
        [one] un pion qui ne pourra plus être retourné
       *[other] { $count } pions qui ne pourront plus être retournés
    } ({ $known ->
        [exact] prouvé : { $value }
        [win] gain prouvé
        [draw] nulle prouvée
        [loss] perte prouvée
        [even] à peu près égal
       *[about] environ { $value }
    })
hint-mobility =
    { $square } : ne laisse à l’adversaire { $count ->
        [one] qu’un seul coup
       *[other] que { $count } coups
    } ({ $known ->
        [exact] prouvé : { $value }
        [win] gain prouvé
        [draw] nulle prouvée
        [loss] perte prouvée
        [even] à peu près égal
       *[about] environ { $value }
    })
hint-quiet =
    { $square } : reste à l’intérieur : { $count ->
        [one] le pion retourné ne touche aucune case vide
       *[other] aucun des { $count } pions retournés ne touche une case vide
    } ({ $known ->
        [exact] prouvé : { $value }
        [win] gain prouvé
        [draw] nulle prouvée
        [loss] perte prouvée
        [even] à peu près égal
       *[about] environ { $value }
    })
hint-opens-little =
    { $square } : ouvre peu le jeu : { $count ->
        [one] un seul pion retourné
       *[other] des { $count } pions retournés, un seul touche une case vide
    } ({ $known ->
        [exact] prouvé : { $value }
        [win] gain prouvé
        [draw] nulle prouvée
        [loss] perte prouvée
        [even] à peu près égal
       *[about] environ { $value }
    })
hint-forces-corner =
    { $square } : oblige l’adversaire à prendre un coin ({ $known ->
        [exact] prouvé : { $value }
        [win] gain prouvé
        [draw] nulle prouvée
        [loss] perte prouvée
        [even] à peu près égal
       *[about] environ { $value }
    })
hint-offers-corner =
    { $square } : offre le coin { $corner }, un fardeau dans cette variante ({ $known ->
        [exact] prouvé : { $value }
        [win] gain prouvé
        [draw] nulle prouvée
        [loss] perte prouvée
        [even] à peu près égal
       *[about] environ { $value }
    })
hint-leaves-corner =
    { $square } : évite de prendre le coin { $corner } ({ $known ->
        [exact] prouvé : { $value }
        [win] gain prouvé
        [draw] nulle prouvée
        [loss] perte prouvée
        [even] à peu près égal
       *[about] environ { $value }
    })
hint-feeds =
    { $square } : oblige l’adversaire à retourner au moins { $count } pions ({ $known ->
        [exact] prouvé : { $value }
        [win] gain prouvé
        [draw] nulle prouvée
        [loss] perte prouvée
        [even] à peu près égal
       *[about] environ { $value }
    })
hint-takes-few =
    { $square } : ne retourne { $count ->
        [one] qu’un seul pion
       *[other] que { $count } pions
    } ({ $known ->
        [exact] prouvé : { $value }
        [win] gain prouvé
        [draw] nulle prouvée
        [loss] perte prouvée
        [even] à peu près égal
       *[about] environ { $value }
    })
hint-searched =
    { $square } : { $depth ->
        [0] le meilleur coup au premier coup d’œil
        [one] semble le meilleur, vu un coup à l’avance
       *[other] semble le meilleur, vu { $depth } coups à l’avance
    } ({ $known ->
        [exact] prouvé : { $value }
        [win] gain prouvé
        [draw] nulle prouvée
        [loss] perte prouvée
        [even] à peu près égal
       *[about] environ { $value }
    })
hint-wins-by = { $square } : gagne de { $count } (prouvé)
hint-wins = { $square } : gagne (prouvé)
hint-draws = { $square } : fait partie nulle (prouvé)
hint-loses-by = { $square } : limite la défaite à { $count } (prouvé)
hint-loses = { $square } : semble la meilleure défense dans une position perdue (prouvé)

# Backgammon.
hint-play = { $play } : équité { $value } ; le meilleur des autres coups a { $next }
hint-only-play = { $play } : le seul coup possible
hint-only-roll = Lancez les dés : il n’y a rien d’autre à décider
hint-roll = Lancez les dés, ne doublez pas : équité { $value }, en doublant { $next }
hint-double = Doublez : équité { $value }, sans doubler { $next }
hint-take = Prenez : équité { $value }, en abandonnant { $next }
hint-drop = Abandonnez : équité { $value }, en prenant { $next }
hint-beaver = Castor : équité { $value }, sinon { $next }
hint-accept = Acceptez : il n’y a pas plus à gagner
hint-refuse = Refusez : il y a plus à gagner
