# La page de Backgammon et ce que disent ses scripts : textes, variables et choix selon une seule variable.
# $side vaut white ou black, ou own et their quand une personne joue un côté ; $dice et $play sont des chiffres.

# Les places, comme les dit un lecteur d’écran.
board = Plateau de Backgammon
place-point = Case { $point }
place-bar = { $side ->
    [own] Votre barre
    [their] L’autre barre
    [white] La barre de Blanc
   *[black] La barre de Noir
}
place-off = { $side ->
    [own] Vos dames sorties
    [their] Les dames sorties de l’adversaire
    [white] Les dames sorties de Blanc
   *[black] Les dames sorties de Noir
}
place-empty = { $where }, vide
place-holds = { $where }, { $whose ->
    [own] { $count } à vous
    [their] { $count } à l’adversaire
    [white] { $count } { $count ->
        [one] blanche
       *[other] blanches
    }
   *[black] { $count } { $count ->
        [one] noire
       *[other] noires
    }
}
place-ways = , peut jouer { $ways }
way-to = { $dice } vers la case { $point }
way-off = { $dice } pour sortir
place-letter = , lettre { $letter }
place-shown = , marquée
place-found = , trouvée
place-target = , arrive ici avec { $dice }
place-target-hit = , frappe ici avec { $dice }
part-outer = { $side ->
    [own] Votre jan extérieur
    [their] Son jan extérieur
    [white] Jan extérieur, Blanc
   *[black] Jan extérieur, Noir
}
part-home = { $side ->
    [own] Votre jan intérieur
    [their] Son jan intérieur
    [white] Jan intérieur, Blanc
   *[black] Jan intérieur, Noir
}

# Les deux camps.
pips = { $count ->
    [one] { $count } pip
   *[other] { $count } pips
}
score-of = { $points }/{ $length }
match-to = { $length ->
    [one] Match en { $length } point
   *[other] Match en { $length } points
}
crawford = partie de Crawford
post-crawford = après Crawford
cube-text = { $owner ->
    [middle] Videau à { $value }, au milieu
    [own] Videau à { $value }, à vous
    [their] Videau à { $value }, à l’adversaire
    [white] Videau à { $value }, à Blanc
   *[black] Videau à { $value }, à Noir
}

# À qui le tour.
status = { $due ->
    [opening] Chacun lance un dé ; le plus fort commence
    [next] La partie est terminée
   *[over] C’est terminé
}
status-roll = { $side ->
    [own] À vous : lancez les dés
    [white] Blanc doit lancer les dés
   *[black] Noir doit lancer les dés
}
status-roll-or-double = { $side ->
    [own] À vous : lancez ou doublez
    [white] Blanc lance ou double
   *[black] Noir lance ou double
}
status-play = { $side ->
    [own] À vous : jouez { $dice }
    [white] Blanc joue { $dice }
   *[black] Noir joue { $dice }
}
status-confirm = { $play } : confirmez, ou reprenez une dame
status-double = { $side ->
    [own] On vous propose le videau à { $value }
    [white] Le videau est proposé à Blanc à { $value }
   *[black] Le videau est proposé à Noir à { $value }
}
status-beaver = { $side ->
    [own] Castor : on vous rend le videau à { $value }
    [white] Castor : le videau revient à Blanc à { $value }
   *[black] Castor : le videau revient à Noir à { $value }
}
status-resignation = { $side ->
    [their] L’adversaire abandonne : { $outcome }, { $points }
    [white] Blanc abandonne : { $outcome }, { $points }
   *[black] Noir abandonne : { $outcome }, { $points }
}
status-its-dice = { $side ->
    [white] Blanc lance : tapez ce que montrent ses dés
   *[black] Noir lance : tapez ce que montrent ses dés
}
status-cannot = { $side ->
    [white] Blanc ne peut pas jouer { $dice } et passe.
   *[black] Noir ne peut pas jouer { $dice } et passe.
}
status-equal = Dés égaux : on relance. Le videau est à { $value }.
dead-cube = Un videau plus haut ne vous sert à rien ici.
choose-answer = Prendre ou abandonner, accepter ou refuser : choisissez l’un des boutons.
looking-at = Vous regardez : { $what }
looking-play = C’est une position antérieure : continuez d’ici pour jouer.

# Ce que l’on peut faire.
bg-doings = À votre tour
do-roll = Lancer
do-opening = Lancer pour commencer
do-next = Partie suivante
do-double = Doubler à { $value }
do-take = Prendre à { $value }
bg-confirm = Confirmer
bg-beaver = Castor
bg-drop = Abandonner…
bg-accept = Accepter
bg-refuse = Refuser
bg-take-back = Reprendre une dame
bg-resign = Abandon
bg-dice-go = Poser
dice-label = { $side ->
    [white] Dés de Blanc
    [black] Dés de Noir
   *[both] Premiers dés, celui de Blanc d’abord
}
bg-type = Écrire un coup
sure-drop = Abandonner au videau et perdre { $points } ?
sure-resign = Abandonner cette partie ?
bg-resign-level = Perdre
bg-single = une partie simple
bg-gammon = un gammon
bg-backgammon = un backgammon
bg-sure-no = Non, continuer
bg-sure-yes = Oui
name = { $act ->
    [roll] Lancer
    [double] Doubler
    [take] Prendre
    [drop] Abandonner
    [beaver] Castor
    [accept] Accepter
    [refuse] Refuser
   *[play] { $act }
}
bg-helpers = Aides
bg-auto-roll = Lancer tout seul quand je ne peux pas doubler
bg-auto-forced = Jouer tout seul un coup forcé
bg-auto-bear-off = Sortir tout seul dans une course

# Ce qui s’est passé, annoncé une fois.
say-roll = { $side ->
    [white] Blanc tire { $dice }
   *[black] Noir tire { $dice }
}
say-opening = Blanc tire { $white }, Noir { $black }
say-play = { $side ->
    [white] Blanc joue { $play }
   *[black] Noir joue { $play }
}
say-act = { $side ->
    [white] Blanc { $act }
   *[black] Noir { $act }
}
act-double = double
act-take = prend
act-drop = abandonne au videau
act-beaver = fait castor
act-accept = accepte
act-refuse = refuse
act-roll = demande les dés
say-resign = { $side ->
    [white] Blanc abandonne { $outcome ->
        [single] une partie simple
        [gammon] un gammon
       *[backgammon] un backgammon
    }
   *[black] Noir abandonne { $outcome ->
        [single] une partie simple
        [gammon] un gammon
       *[backgammon] un backgammon
    }
}
say-hop = { $hops }
say-complete = { $hops }. Le coup est complet : confirmez.

# Les coups et la fin.
game-number = Partie { $number }, score { $white }–{ $black }
other-lines = Au lieu de cela :
outcome = { $outcome ->
    [single] une partie simple
    [gammon] un gammon
   *[backgammon] un backgammon
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
over-game = { $side ->
    [white] Blanc gagne { $outcome } : { $points }
   *[black] Noir gagne { $outcome } : { $points }
}
over-match = { $side ->
    [white] Blanc gagne le match
   *[black] Noir gagne le match
}
over-how = { $ending ->
    [dropped] Le videau a été refusé.
    [resigned] L’adversaire a abandonné : { $outcome }.
   *[borne-off] Toutes les dames sont sorties : { $outcome }.
}
over-score = Blanc { $white }, Noir { $black }.

# Les dés jusqu’ici.
bg-dice-counts = Comment les dés sont tombés
dice-what = Vus (attendus)
dice-white = Blanc
dice-black = Noir
dice-face = Dé { $face }
dice-of = { $count } ({ $expected })
dice-doublets = Doubles
dice-pips = Pips
dice-sample = Dés lancés

# Les touches.
bg-help-type = jouer ce coup, où que l’on soit sur cette page ; une dame seule avance dès qu’on l’écrit
bg-help-forms = depuis la barre, deux dames à la fois, sortir ; * marque une frappe
bg-help-letters = la case de chaque dame dans l’ordre des dés, A à X pour les cases 1 à 24, Y depuis la barre ; Z d’abord : le petit dé d’abord
bg-help-arrows = parcourir le plateau, prendre une dame et la poser
bg-help-enter = lancer, ou confirmer ; jamais répondre au videau
bg-help-back = reprendre la dernière dame
bg-help-cube = quand aucun coup n’est à jouer : doubler, prendre, abandonner, castor, accepter, refuser ; ce qui perd est redemandé
bg-help-letters-else = quand aucun coup n’est à jouer : annuler, rétablir, conseil, jouer maintenant, changer de côté, analyse
bg-help-step = regarder un pas en arrière, en avant, le début, la fin

# Le choisir.
bg-length = Durée
bg-length-match = Match
bg-length-single = Une partie
bg-length-money = Partie libre
bg-points = Points pour gagner le match
bg-dice = Dés
bg-dice-drawn = Ceux de l’ordinateur
bg-dice-typed = Les miens, que je tape
bg-options = Options
bg-cube = Videau
bg-automatic = Doubles automatiques : des premiers dés égaux doublent l’enjeu
bg-crawford = Règle de Crawford
bg-jacoby = Règle de Jacoby : les gammons ne comptent qu’après un double (partie libre)
bg-beavers = Castors (partie libre)

# L’éditeur.
setup-off = Ce qui n’est pas sur le plateau est sorti.
setup-all-out = { $side ->
    [white] Les 15 dames de Blanc sont toutes sur le plateau
   *[black] Les 15 dames de Noir sont toutes sur le plateau
}
setup-have = { $side ->
    [white] Blanc : { $on } sur le plateau, { $off ->
        [one] { $off } sortie
       *[other] { $off } sorties
    }
   *[black] Noir : { $on } sur le plateau, { $off ->
        [one] { $off } sortie
       *[other] { $off } sorties
    }
}
