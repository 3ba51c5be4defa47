# Les leçons de Backgammon. Une ligne vide sépare les paragraphes ; des _soulignés_ insistent. Le lecteur joue Blanc.
# Tout texte d’une partie peut se servir de ce qui est vrai de sa position : $white_pips, $black_pips et leur $difference,
# $hitting (des 36 jets, ceux qui frappent), $cube, $points (ce que vaut une partie finie), $length, $white_points, $black_points.
# Ce qui est dit d’une place connaît $square et $what (ce qui s’y trouve) ; d’un coup, $play, $hits, $off, $blots.

learn-bg-title = Apprendre le Backgammon
learn-bg-lead = Regardez, essayez, cliquez : les plateaux répondent et disent pourquoi. Vous jouez Blanc, dont les dames portent un anneau ; celles de Noir portent une croix.
learn-bg-drawing =
    Plateau, selon les numéros de Blanc. Blanc en { $white } ; Noir en { $black }. Sur la barre : Blanc { $white_bar }, Noir { $black_bar }. Sorties : Blanc { $white_off }, Noir { $black_off }.{ $by ->
        [white] { " " }Dés de Blanc : { $roll }.
        [black] { " " }Dés de Noir : { $roll }.
       *[no] { "" }
    }
learn-bg-told =
    { $number }. { $side ->
        [black] Noir
       *[white] Blanc
    } { $words }
learn-bg-bar-name = barre
learn-bg-off-name = sorties
learn-bg-start-match = Un match en 5 points

learn-group-bg-rules = Les règles
learn-group-bg-stake = L’enjeu
learn-group-bg-play = Bien jouer

learn-bg-board = Le plateau et le chemin du retour
learn-bg-board-map-text =
    Vingt-quatre _flèches_, qu’on appelle aussi des cases, et quinze dames par camp. Au milieu, une large _barre_ sépare les deux jans extérieurs, à gauche, des deux jans intérieurs, à droite.

    Vos dames vont de la case 24 à la case 1 : en haut de droite à gauche, puis en bas de gauche à droite. Celles de Noir font exactement l’inverse. Les deux camps se croisent donc en route.

    Ramenez vos quinze dames dans votre _jan intérieur_, les cases 6 à 1, puis sortez-les. Qui a fini le premier gagne.
learn-bg-board-home-text =
    Les numéros sont les vôtres : ils disent ce qu’il reste à parcourir à une dame.
learn-bg-board-home-ask = Où est votre jan intérieur ? Cliquez sur ses six cases.
learn-bg-board-home-right = Les cases 1 à 6. Cinq de vos dames y sont dès le début.
learn-bg-board-home-wrong =
    { $what ->
        [outer] { $square } est dans votre jan extérieur : encore un effort.
        [far-outer] { $square } est dans le jan extérieur de Noir.
        [far-home] { $square } est dans le jan intérieur de Noir. De là, le chemin est le plus long.
        [bar] { $square } est entre les jans : les dames frappées y attendent.
       *[off] { $square } : c’est là que les dames vont à la fin.
    }
learn-bg-board-letters-text =
    Les cases ont aussi des lettres. _A_ est votre case 1, _X_ votre case 24. Au clavier, une lettre joue la dame de sa case, _Y_ fait rentrer celle de la barre, et _Z_ joue l’autre dé d’abord.
learn-bg-board-letters-ask = Cliquez sur F, puis M, puis X, puis A.
learn-bg-board-letters-right = Quatre sur quatre. Numéros et lettres disent la même chose ; prenez ce qui vous plaît.
learn-bg-board-letters-wrong = Ça, c’est { $square }.

learn-bg-move = Avancer
learn-bg-move-two-text =
    Pour commencer, chacun lance un dé ; s’ils sont égaux, on relance. Le plus fort commence et joue les deux nombres.

    Ensuite, à chaque tour, vous lancez deux dés et jouez _chaque dé pour lui-même_ : une dame avec l’un, une autre avec l’autre, si vous voulez.
learn-bg-move-two-0 = Le départ. À vous.
learn-bg-move-two-1 = Vous tirez un 3 et un 1.
learn-bg-move-two-2 = 8/5 avec le 3, 6/5 avec le 1. Deux de vos dames sont maintenant sur la case 5. On l’écrit 8/5 6/5.
learn-bg-move-one-text =
    Ou bien une seule dame joue les deux dés, l’un après l’autre. Elle se pose entre les deux.
learn-bg-move-one-0 = Encore le départ.
learn-bg-move-one-1 = Un 6 et un 5.
learn-bg-move-one-2 = 24/18 avec le 6, puis de 18 à 13 avec le 5 : en bref, 24/13.
learn-bg-move-where-text =
    Une dame a donc parfois plusieurs destinations.
learn-bg-move-where-ask = Vous avez tiré 4-2. Où l’une des dames de la case 24 peut-elle se poser ? Cliquez sur chaque place.
learn-bg-move-where-right = Avec le 2, avec le 4, ou avec les deux : cases 22, 20 et 18.
learn-bg-move-where-wrong =
    { $what ->
        [held] { $square } est tenue par Noir.
        [bar] { $square } : personne n’y va de son plein gré.
        [off] { $square } : le chemin est bien trop long pour cela.
       *[far] { $square } : ni le 4, ni le 2, ni les deux ensemble n’y mènent depuis 24.
    }
learn-bg-move-double-text =
    Deux dés égaux forment un _doublet_ et comptent double : quatre mouvements au lieu de deux.
learn-bg-move-double-0 = Le départ.
learn-bg-move-double-1 = Deux 3 : vous en avez quatre à jouer.
learn-bg-move-double-2 = Deux fois 8/5 et deux fois 6/3. Deux cases faites en un tour.

learn-bg-blocked = Les cases bloquées
learn-bg-blocked-held-text =
    Là où Noir a _deux dames ou plus_, vous ne pouvez pas vous poser, même un instant en passant. Partout ailleurs, si : sur les cases vides, sur vos propres dames, autant que vous voulez, et sur une dame noire seule.
learn-bg-blocked-held-ask = Sur quelles cases ne pouvez-vous pas vous poser ? Cliquez sur toutes celles de Noir.
learn-bg-blocked-held-right = Les cases 1, 12, 17 et 19. On dit que Noir les _tient_, ou les a _faites_.
learn-bg-blocked-held-wrong =
    { $what ->
        [own] { $square } est à vous : venez-y autant que vous voulez.
        [empty] { $square } est vide : vous pouvez vous y poser.
        [bar] { $square } n’est pas une case.
       *[off] { $square } : ce n’est pas une case.
    }
learn-bg-blocked-way-text =
    Une dame qui joue les deux dés doit trouver une case libre entre les deux. L’ordre est à votre choix.
learn-bg-blocked-way-ask = Vous avez tiré 6-5. Menez une dame de 24 à 13. Essayez aussi le 5 d’abord : on vous dira pourquoi cela ne va pas.
learn-bg-blocked-way-right = { $play } : le 6 d’abord, en passant par 18. Avec le 5 d’abord, la dame devrait se poser sur 19, que Noir tient.
learn-bg-blocked-way-wrong = { $play } est permis, mais la dame de 24 devait aller jusqu’à 13.
learn-bg-blocked-prime-text =
    Six cases bloquées à la file forment un mur, qu’on appelle une _prime_.
learn-bg-blocked-prime-ask = Quel jet fait passer le mur à la dame de 24 ?
learn-bg-blocked-prime-a = Seulement 6-6
learn-bg-blocked-prime-a-why = Même un 6 tombe sur 18, la dernière pierre du mur. Il faudrait un pas de sept, et aucun dé n’a sept points.
learn-bg-blocked-prime-b = Tout jet de sept ou plus
learn-bg-blocked-prime-b-why = Chaque dé se joue pour lui-même, et toutes les cases de 23 à 18 sont fermées. Sept en tout n’aide pas s’il n’y a nulle part où se poser.
learn-bg-blocked-prime-c = Aucun
learn-bg-blocked-prime-c-why = Aucun dé n’enjambe six cases fermées. La dame attend que Noir doive ouvrir le mur.

learn-bg-hit = Frapper
learn-bg-hit-steps-text =
    Une dame seule sur sa case est _à découvert_. Posez-vous dessus et vous la _frappez_ : elle va sur la barre, et devra refaire tout le chemin.
learn-bg-hit-steps-0 = Noir a deux dames à découvert, sur vos cases 1 et 5.
learn-bg-hit-steps-1 = Vous tirez 3-1.
learn-bg-hit-steps-2 = Celle de la case 5 est à trois pas de 8, et à un pas de 6.
learn-bg-hit-steps-3 = 8/5 frappe, 6/5 couvre. L’étoile de 8/5* dit qu’on a frappé ; la dame noire est sur la barre.
learn-bg-hit-blots-text =
    Cherchez d’abord les dames à découvert, celles de l’adversaire et les vôtres.
learn-bg-hit-blots-ask = Cliquez sur les dames à découvert de Noir.
learn-bg-hit-blots-right = En 1, en 3 et en 14. À deux, elles sont à l’abri ; seules, non.
learn-bg-hit-blots-wrong =
    { $what ->
        [own] { $square } : celles-là sont à vous.
        [held] { $square } : Noir y a deux dames ou plus.
        [empty] { $square } est vide.
        [bar] { $square } est vide.
       *[off] { $square } : qui est sorti est hors d’atteinte.
    }
learn-bg-hit-two-text =
    Avec deux dés, on peut frapper deux fois.
learn-bg-hit-two-ask = Vous avez tiré 5-3. Frappez deux dames.
learn-bg-hit-two-right = { $play } : deux dames noires sur la barre. Les vôtres sont éparpillées, c’est vrai, mais Noir doit d’abord rentrer.
learn-bg-hit-two-wrong =
    { $hits ->
        [0] { $play } ne frappe rien. Comptez depuis vos dames de la case 6 : cinq et trois.
       *[other] { $play } en frappe une. On peut en frapper deux.
    }

learn-bg-bar = Rentrer de la barre
learn-bg-bar-enter-text =
    Une dame sur la barre rentre par _le jan intérieur de l’adversaire_ : avec un 1 sur la case 24, avec un 2 sur 23, et ainsi de suite jusqu’au 6 sur 19. Comme toujours, pas sur une case que Noir tient.
learn-bg-bar-enter-ask = Vous avez tiré 5-3. Où votre dame peut-elle rentrer ? Cliquez sur chaque case.
learn-bg-bar-enter-right = Avec le 5 sur 20, avec le 3 sur 22.
learn-bg-bar-enter-wrong =
    { $what ->
        [held] { $square } est tenue par Noir.
        [bar] { $square } : elle y est, et doit en partir.
        [off] { $square } : il y a tout le chemin avant cela.
       *[far] { $square } : aucun des deux dés n’y mène depuis la barre.
    }
learn-bg-bar-first-text =
    Tant qu’une de vos dames attend sur la barre, aucune autre ne peut bouger.
learn-bg-bar-first-ask = Vous avez tiré 6-1. Jouez-le. Essayez d’abord une autre dame, et voyez ce qu’on vous dit.
learn-bg-bar-first-right = { $play } : le 1 fait rentrer la dame sur 24, car le 6 y est fermé. Le 6 est ensuite libre pour n’importe laquelle.
learn-bg-bar-two-text =
    Ici, deux dames attendent, et la case 19 est fermée.
learn-bg-bar-two-ask = Vous avez tiré 6-1. Que se passe-t-il ?
learn-bg-bar-two-a = L’une rentre avec le 1 ; le 6 est perdu
learn-bg-bar-two-a-why = Le 6 devrait faire rentrer l’autre, et 19 est fermée. Le tour est donc fini.
learn-bg-bar-two-b = L’une rentre avec le 1 ; une autre dame joue le 6
learn-bg-bar-two-b-why = Pas tant qu’une de vos dames attend encore sur la barre.
learn-bg-bar-two-c = Tout le tour est perdu
learn-bg-bar-two-c-why = Ce qui peut se jouer doit se jouer : le 1 en fait rentrer une sur 24.

learn-bg-must = Les deux dés, si c’est possible
learn-bg-must-both-text =
    S’il existe une façon de jouer _les deux_ dés, vous devez en choisir une, même si un seul mouvement vous plairait mieux. (D’un doublet, autant de dés que possible.)
learn-bg-must-both-ask = Vous avez tiré 6-5. Les cases 8 et 1 sont fermées. Jouez ; essayez d’abord 12/6.
learn-bg-must-both-right = { $play }. Après 12/6, il ne serait rien resté pour le 5.
learn-bg-must-larger-text =
    Si l’un ou l’autre dé peut se jouer, mais pas les deux, ce doit être _le plus grand_.
learn-bg-must-larger-ask = Vous avez tiré 6-5. Seule la dame de 20 peut bouger, et une fois seulement : la case 9 est fermée. Essayez le 5.
learn-bg-must-larger-right = { $play } : le plus grand dé. Si seul le 5 pouvait se jouer, ce serait le 5 ; si aucun, le tour passerait.

learn-bg-off = Sortir ses dames
learn-bg-off-exact-text =
    Quand _toutes_ vos dames sont dans votre jan intérieur, vous pouvez les sortir : un 4 en sort une de la case 4, un 2 une de la case 2. Vous pouvez aussi avancer à l’intérieur du jan.
learn-bg-off-exact-0 = Toutes sont rentrées, deux sont déjà sorties.
learn-bg-off-exact-1 = Vous tirez 4-2.
learn-bg-off-exact-2 = Une de 4, une de 2. Quatre sont sorties.
learn-bg-off-larger-text =
    Un dé _plus grand_ que toutes les cases qui vous restent sort une dame de la plus haute. Mais pas d’une case plus basse tant qu’il en reste plus haut.
learn-bg-off-larger-ask = Vous avez tiré 6-5, et n’avez rien au-delà de 4. Jouez ; essayez d’abord d’en sortir une de 3.
learn-bg-off-larger-right = { $play } : toutes deux de la case 4, la plus haute.
learn-bg-off-larger-wrong = { $play } : permis, mais il fallait en sortir deux.
learn-bg-off-home-text =
    Rien ne sort tant qu’une dame est à l’extérieur ou sur la barre. Si l’on vous frappe pendant la sortie, cette dame doit d’abord refaire tout le tour.
learn-bg-off-home-ask = Vous avez tiré 6-2, et une dame est encore sur 8. Sortez-en une dans ce tour même.
learn-bg-off-home-right = { $play } : le 2 ramène la dernière, et le 6 en sort une de la case 6.
learn-bg-off-home-wrong = { $play } : permis. Mais quel dé ramène la dernière dame et laisse l’autre pour sortir ?

learn-bg-win = Partie simple, gammon, backgammon
learn-bg-win-three-text =
    Ce que vaut une victoire dépend du retard du perdant. (De vieux manuels comptent un backgammon même si le perdant a sorti des dames. Ici, comme partout aujourd’hui, une seule dame sortie suffit pour ne perdre qu’une partie simple.)
learn-bg-win-three-0 = Noir a sorti des dames : une partie simple, { $points } point.
learn-bg-win-three-1 = Noir n’en a sorti aucune : un gammon, { $points } points.
learn-bg-win-three-2 = Aucune de sortie, et l’une encore dans le jan du gagnant (ou sur la barre) : un backgammon, { $points } points.
learn-bg-win-points-text =
    Tout cela se multiplie par le videau, dont parle la leçon suivante.
learn-bg-win-points-ask = Vous avez gagné, Noir n’a sorti aucune dame, et le videau marque { $cube }. Combien de points ?
learn-bg-win-points-a = 2
learn-bg-win-points-a-why = Un gammon compte double, et le videau double encore.
learn-bg-win-points-b = 4
learn-bg-win-points-b-why = Un gammon, deux, fois le videau, { $cube } : { $points } points.
learn-bg-win-points-c = 6
learn-bg-win-points-c-why = Pour un backgammon, il faudrait une dame dans votre jan ou sur la barre, et Noir n’en a pas là.

learn-bg-cube = Le videau
learn-bg-cube-steps-text =
    Avant de lancer les dés, on peut proposer de _doubler_ l’enjeu. L’adversaire _prend_, et le videau est désormais à lui ; ou bien il _abandonne_, et perd l’enjeu d’avant.

    Au début, le videau est au milieu et chacun peut doubler. (Il montre alors 64, qui tient lieu de 1.) Ensuite, seul son propriétaire le peut.
learn-bg-cube-steps-0 = Vous êtes mieux placé, et c’est à vous. Le videau est au milieu.
learn-bg-cube-steps-1 = Vous doublez : on jouerait pour 2.
learn-bg-cube-steps-2 = Noir prend. Le videau passe de son côté et montre 2 : lui seul pourra doubler ensuite, à 4.
learn-bg-cube-steps-3 = Les dés viennent après : 3-1.
learn-bg-cube-steps-4 = Vous jouez, et la partie continue.
learn-bg-cube-whose-text =
    Avoir le videau vaut quelque chose : personne ne peut plus vous faire abandonner en doublant.

    Certaines choses ne comptent que si l’on en convient : avec les _doubles automatiques_, des premiers dés égaux doublent l’enjeu ; en parties libres, la règle de _Jacoby_ ne compte les gammons qu’une fois le videau tourné, et le _castor_ permet à qui est doublé de redoubler aussitôt en gardant le videau.
learn-bg-cube-whose-ask = Vous êtes loin devant, le videau montre { $cube } et il est du côté de Noir. Pouvez-vous doubler ?
learn-bg-cube-whose-a = Oui, c’est mon tour
learn-bg-cube-whose-a-why = C’est votre tour, mais pas votre videau. Il est à qui l’a pris.
learn-bg-cube-whose-b = Non, le videau est à Noir
learn-bg-cube-whose-b-why = Il vous faut gagner jusqu’au bout. C’est le prix d’avoir déjà doublé.
learn-bg-cube-take-text =
    Quand prendre ? Abandonner coûte une mise à coup sûr. Qui prend, puis gagne une partie sur quatre, perd autant en moyenne : 1 × 2 − 3 × 2 = −4 en quatre parties. Donc, _avec un quart de chances_ ou plus, on prend.
learn-bg-cube-take-ask = Noir double. Vous pensez gagner trois parties sur dix. Que faites-vous ?
learn-bg-cube-take-a = Prendre
learn-bg-cube-take-a-why = 3 × 2 − 7 × 2 = −8 en dix parties, et abandonner en coûterait 10. De plus, le videau est alors à vous.
learn-bg-cube-take-b = Abandonner
learn-bg-cube-take-b-why = Abandonner coûte 10 en dix parties ; prendre, 3 × 2 − 7 × 2 = −8. On perd moins en continuant.

learn-bg-match = Les matchs et la règle de Crawford
learn-bg-match-crawford-text =
    On joue _en_ un certain nombre de points, disons { $length } : la chance s’égalise, et le meilleur gagne plus souvent. Le score change la valeur du videau.

    Dès qu’un camp n’est plus qu’à un point de la victoire, la partie suivante se joue sans doubler : c’est la _partie de Crawford_.
learn-bg-match-crawford-ask = Vous menez { $white_points }–{ $black_points } dans un match en { $length } points, et c’est la partie de Crawford. Noir peut-il doubler ?
learn-bg-match-crawford-a = Oui, le videau n’est à personne
learn-bg-match-crawford-a-why = Dans toute autre partie, oui. Dans celle-ci, le videau ne sert pas.
learn-bg-match-crawford-b = Non
learn-bg-match-crawford-b-why = Pour cette seule partie, personne ne peut. Le meneur échappe ainsi à un double où l’autre n’aurait rien à perdre.
learn-bg-match-after-text =
    Noir a gagné la partie de Crawford. Le score est maintenant de { $white_points }–{ $black_points }.
learn-bg-match-after-ask = Noir peut-il doubler dans cette partie ?
learn-bg-match-after-a = Oui, et il va le faire
learn-bg-match-after-a-why = La règle ne vaut que pour une partie. Noir perd le match avec la prochaine partie que vous gagnez, quel que soit l’enjeu : doubler ne lui coûte rien.
learn-bg-match-after-b = Non
learn-bg-match-after-b-why = La règle de Crawford ne vaut que pour une partie.

learn-bg-race = Compter la course
learn-bg-race-count-text =
    Additionnez les numéros des cases où sont vos dames : ce sont les _pips_ qu’il vous reste à parcourir. Une fois les deux camps passés l’un derrière l’autre, rien d’autre ne compte. La page montre les deux totaux pendant que vous jouez.
learn-bg-race-count-ask = À vous. Qui est devant ?
learn-bg-race-count-a = Moi
learn-bg-race-count-a-why = { $white_pips } pips contre { $black_pips } : { $difference } d’avance, et c’est à vous de lancer, ce qui en vaut environ quatre de plus.
learn-bg-race-count-b = Personne
learn-bg-race-count-b-why = Comptez : 2 × 9 + 2 × 8 + 4 × 6 + 4 × 5 + 3 × 4 font { $white_pips } pour vous. Noir compte depuis l’autre bout.
learn-bg-race-count-c = Noir
learn-bg-race-count-c-why = Le chemin de Noir se compte de son côté : ses dames en 14 ont onze pas à faire. En tout { $black_pips }, contre { $white_pips } pour vous.

learn-bg-points = Faire des cases
learn-bg-points-five-text =
    Une case que vous tenez est sûre pour vous et fermée à l’adversaire. Les plus précieuses sont devant les dames que vous voulez retenir : vos cases 5, 4 et 7.
learn-bg-points-five-ask = Premier tour, et un 3-1. Jouez-le de votre mieux.
learn-bg-points-five-right = { $play }, la case 5 : c’est le meilleur premier jet, et tout le monde le joue ainsi.
learn-bg-points-five-wrong =
    { $play } est permis{ $blots ->
        [0] .
        [one] , mais laisse une dame à découvert.
       *[other] , mais laisse { $blots } dames à découvert.
    } Avec ce jet, deux de vos dames peuvent faire ensemble une nouvelle case, en plein dans votre jan.
learn-bg-points-bar-text =
    Votre case 7, avec 6 et 8, forme un mur de trois.
learn-bg-points-bar-ask = Premier tour, et un 6-1. Faites le mur.
learn-bg-points-bar-right = { $play } : 8, 7 et 6 à la file. Les deux dames arrière de Noir auront plus de mal à sortir.
learn-bg-points-bar-wrong =
    { $play } est permis{ $blots ->
        [0] .
        [one] , mais laisse une dame à découvert.
       *[other] , mais laisse { $blots } dames à découvert.
    } Cherchez le coup qui met deux dames sur la case 7.

learn-bg-blots = Quel danger court une dame seule ?
learn-bg-blots-six-text =
    Deux dés peuvent tomber de 36 façons. Une dame à portée d’un seul dé est frappée par au moins 11 d’entre elles ; jusqu’à six pas, plus elle est près, plus elle est sûre. À sept et plus, il faut les deux dés.
learn-bg-blots-six-ask = Votre dame est en 14, celle de Noir à découvert six pas plus loin, en 8. Combien des 36 jets la frappent ?
learn-bg-blots-six-a = 11
learn-bg-blots-six-a-why = Ce sont les jets avec un 6. Ajoutez les sommes : 5-1 et 4-2, chacun de deux façons, et les doublets 3-3 et 2-2.
learn-bg-blots-six-b = 17
learn-bg-blots-six-b-why = Onze avec un 6, deux fois 5-1, deux fois 4-2, et 3-3 et 2-2 : { $hitting }, presque un jet sur deux.
learn-bg-blots-six-c = 24
learn-bg-blots-six-c-why = Aucune distance n’en a autant. Onze avec un 6, et six de plus par les sommes.
learn-bg-blots-safe-text =
    Une dame seule n’est pas un crime : elle prépare peut-être la prochaine case. Mais quand être frappé coûterait cher, jouez la sécurité.
learn-bg-blots-safe-ask = Vous avez tiré 5-3. Jouez sans laisser de dame à découvert.
learn-bg-blots-safe-right = { $play } : chaque dame a de la compagnie.
learn-bg-blots-safe-wrong =
    { $play } laisse { $blots ->
        [one] une dame à découvert.
       *[other] { $blots } dames à découvert.
    } Il y a un coup qui n’en laisse aucune.

learn-bg-plans = Quatre plans
learn-bg-plans-four-text =
    La plupart des positions appellent l’une de ces quatre choses. Demandez-vous laquelle, et les coups en découlent.
learn-bg-plans-four-0 = Courir : vous êtes devant ({ $white_pips } contre { $black_pips }) et vous avez croisé l’adversaire. Filez sans attendre.
learn-bg-plans-four-1 = Bloquer : deux dames noires sont derrière votre mur de six. Gardez-le le plus longtemps possible, et ramenez les autres.
learn-bg-plans-four-2 = Tenir : vous êtes en retard. Une case tenue dans le jan de Noir, une ancre, vous protège et guette une occasion de frapper.
learn-bg-plans-four-3 = Attaquer : une dame sur la barre, une à découvert dans votre jan. Frappez encore, avant que Noir ne trouve une ancre.

learn-bg-go = À vous de jouer
learn-bg-go-start-text =
    Vous savez toutes les règles, et ce à quoi les joueurs forts pensent d’abord. Le reste vient en jouant. À tout moment, le conseil classe les coups et dit ce que chacun vaut, et tout coup peut se reprendre.

example-bg-title = Une partie de Backgammon, coup par coup
example-bg-lead = Notre moteur des deux côtés, un videau tourné deux fois, et un avantage qui change de camp avec les dés.
example-bg-pips = Pips à parcourir (le moins est le mieux)
example-bg-none = aucun coup possible
example-bg-double = double à { $value }
example-bg-take = prend
example-bg-take-fixed = Continuez après le coup 24, quand Blanc peut doubler.

# La partie commentée, par nombre de coups. Les cases portent les numéros de qui joue. Ce qui est dit du moteur a été
# vérifié avec lui, deux coups plus loin.
example-bg-0 = Chacun lance un dé : Blanc un 6, Noir un 2. Blanc commence, avec les deux. En bas, une balance montre ce qu’il reste à parcourir à chacun.
example-bg-1 = Une dame quitte le jan de Noir avant qu’un mur ne s’y dresse ; une autre descend de 13, pour aider à faire une case.
example-bg-2 = Un superbe 5-5. Noir fait deux cases d’un coup, 3 et 1, et frappe sur cette dernière : Blanc a une dame sur la barre.
example-bg-3 = Les deux dés mènent à 22, et c’est la case 3 de Noir. Impossible de rentrer : le tour est perdu.
example-bg-4 = Noir double. Blanc est sur la barre, avec une autre dame seule en 18 ; le moteur donne à Noir deux parties sur trois, dont beaucoup de gammons.
example-bg-5 = Blanc prend. Le tiers des parties qui lui reste est plus que le quart qu’il lui faut. Le videau montre 2 et il est maintenant à lui.
example-bg-6 = Encore un doublet : la case 5 de Noir aussi. Quatre des six cases de son jan sont fermées, et il a 29 pips d’avance.
example-bg-7 = Le jet qui sauve. La dame rentre en 21 avec le 4, et rejoint avec le 3 celle qui attend en 18. À deux, c’est une ancre : rien de grave ne peut y arriver. Tout autre coup perd bien davantage.
example-bg-8 = Les deux dames arrière de Noir devraient se mettre en route avant que Blanc ne bâtisse un mur. L’une avance en 18, la case 7 de Blanc.
example-bg-9 = Blanc la frappe aussitôt, et fait la case du même coup : 6, 7 et 8 sont à la file. Pour le moteur, la partie est désormais égale.
example-bg-10 = Le seul coup possible. Le 2 fait rentrer ; le 6 ne le peut pas, et n’a ensuite que 8/2.
example-bg-11 = Deux dames de plus à portée des cases qui comptent. Celle de 10, à découvert, ne risque pas grand-chose : les deux dames noires sont derrière le mur.
example-bg-12 = Toutes deux avancent en 21, la case 4 de Blanc : Noir a son ancre à lui, tout près du mur.
example-bg-13 = Et voilà 6, 7, 8 et 9 : quatre cases à la file. Il faudra de gros dés aux deux dames de Noir pour partir.
example-bg-14 = Sûr, et sans rien céder. Noir attend.
example-bg-15 = Le prix pour garder les quatre cases : une dame descend en 1, où elle ne compte presque plus. L’autre idée, 13/5, aurait mis une dame à découvert juste devant celles de Noir ; pour le moteur, les deux coups se valent à peu près.
example-bg-16 = Un 6 et un 2, le jet rêvé : une dame saute le mur en passant par 15. L’autre reste derrière, seule.
example-bg-17 = Tentant : 9/4 et 8/4 frapperaient cette dame. Mais il resterait quatre dames blanches à découvert, et cinq cases du jan de Noir sont fermées : être frappé en retour pourrait être la fin. Blanc couvre la case 1, et attend un meilleur jet.
example-bg-18 = La dernière dame de Noir ne peut pas partir : le 3 comme le 2 tombent sur le mur. Une autre se rapproche donc de la maison.
example-bg-19 = Le voilà : 8/4 frappe, 6/4 couvre. Cette fois, seule la dame de 8 reste à découvert.
example-bg-20 = Rentrée sur la case 2 de Blanc. Elle y est de nouveau seule.
example-bg-21 = Encore une frappe et une case d’un même coup. Plus aucune dame blanche n’est seule, et Noir ne peut rentrer qu’avec un 5 ou un 3.
example-bg-22 = Ni 5, ni 3. Noir attend sur la barre.
example-bg-23 = Il est temps de ramener les deux dames du côté de Noir. Elles sont seules, mais avant de frapper quoi que ce soit, Noir doit rentrer.
example-bg-24 = Toujours rien. Les deux dés sont perdus.
example-bg-25 = Pour la première fois, Blanc mène nettement : 70 parties sur cent. Lui seul peut tourner le videau : il passe à 4.
example-bg-26 = Noir prend : 30 sur cent, c’est plus qu’un quart. Le videau est maintenant à lui.
example-bg-27 = Un beau jet, pas facile à jouer. Les cases 7 et 6 restent fermées, deux dames se posent à l’abri en 4, et Blanc a 18 pips d’avance.
example-bg-28 = Rentrée enfin, avec le 3. Le 1 prend une dame au tas de la case 5 et la met en 4.
example-bg-29 = Le même doublet, et cette fois une catastrophe : presque rien ne peut avancer de cinq. Trois coups sont possibles, et tous ouvrent le mur. Celui-ci est le moins mauvais.
example-bg-30 = Noir répond par un 6-6, et sa dernière dame court jusque chez elle. Mais une autre reste seule en 13, et la dame arrière de Blanc doit encore y passer. Blanc redevient favori : 57 pips contre 67, et une occasion de frapper.
example-bg-31 = Un 5, et la dame arrière frappe au passage. En trois jets, l’avantage a changé de camp deux fois ; c’est maintenant deux parties sur trois pour Blanc.
example-bg-32 = Le 3 fait rentrer, le 2 avance sur la case 5 de Blanc. Il reste presque tout le chemin à faire.
example-bg-33 = Le plus petit des doublets, bien employé : les deux retardataires se retrouvent en 9, à l’abri.
example-bg-34 = Noir aurait pu courir. Le moteur préfère rester là où les deux dernières de Blanc doivent passer, en espérant frapper.
example-bg-35 = Les deux dernières rentrent, et tombent sur la dame noire. Noir est sur la barre face à quatre cases fermées : 94 parties sur cent pour Blanc.
example-bg-36 = Le 4 et le 1 sont fermés. Seuls un 3 ou un 6 feraient rentrer.
example-bg-37 = Quatre dames sorties d’un coup, chacune avec son nombre exact.
example-bg-38 = Rentrée sur la case 3 de Blanc. Seules ses deux dames de 5 pourraient encore être frappées, et à deux elles sont à l’abri.
example-bg-39 = Encore deux, avec le nombre exact. Les deux de 5 restent ensemble tant que Noir est derrière elles.
example-bg-40 = La dernière dame de Noir court. Elle a tout passé : c’est désormais une course, et Noir est loin derrière.
example-bg-41 = Trois sorties avec des 2 ; pour le quatrième, il n’y a plus rien en 2, et il joue 5/3.
example-bg-42 = Toutes rentrées, mais aucune sortie. Si cela dure, ce sera un gammon.
example-bg-43 = Le 5 en sort une de 5. Le 4 est plus grand que toutes les cases restantes : il en sort une de la plus haute, 3.
example-bg-44 = 6/3, puis encore un 3 : une dame est sortie, et le gammon est évité.
example-bg-45 = Quatre d’un coup, car un 4 est plus grand que tout ce qui reste. Blanc gagne une partie simple avec le videau à 4 : 4 points.
