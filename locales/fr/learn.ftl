# Les leçons et la partie commentée. Une ligne vide sépare les paragraphes ; les _soulignés_ appuient.
# Tout texte d’une partie peut dire ce qui est vrai de sa position : $black et $white (pions), $empties, $legal et
# $opponent_legal (cases jouables), $black_count et $white_count (la marque officielle).
# Les réponses connaissent $square et $count (pions retournés).

learn-title = Apprendre le Reversi
learn-lead = Regardez, essayez, cliquez : les plateaux répondent et disent pourquoi. Sautez ce que vous savez déjà.
learn-games-title = Apprendre à jouer
learn-games-lead = Des leçons dont les plateaux répondent et, pour chaque jeu, une partie entière commentée.
learn-contents = Leçons
learn-to-example = Une partie entière, coup par coup
learn-forget = Tout recommencer
learn-answer = Voir la réponse
learn-play = Jouer une partie facile
learn-board =
    Plateau. Noir en { $black }. Blanc en { $white }. { $side ->
        [black] Trait à Noir.
        [white] Trait à Blanc.
       *[over] Plus personne ne peut jouer.
    }
learn-move =
    Coup { $number } : { $side ->
        [black] Noir
       *[white] Blanc
    } { $square }, { $count ->
        [one] { $count } pion retourné.
       *[other] { $count } pions retournés.
    }
learn-passes =
    { $side ->
        [black] Noir n’a aucune case et passe.
       *[white] Blanc n’a aucune case et passe.
    }

learn-result =
    { $winner ->
        [black] C’est fini : Noir gagne { $black }–{ $white }.
        [white] C’est fini : Blanc gagne { $white }–{ $black }.
       *[draw] C’est fini : partie nulle, { $black }–{ $white }.
    }

learn-group-rules = Les règles
learn-group-play = Bien jouer
learn-group-games = Jouer autrement

learn-start = Le départ
learn-start-board-text =
    Huit cases sur huit, et 64 pions : une face noire, une face blanche.

    Quatre pions sont posés en croix au milieu : Noir en _d5_ et _e4_, Blanc en _d4_ et _e5_. La lettre donne la colonne, le chiffre la rangée ; _a1_ est le coin en haut à gauche.

    _Noir commence_, puis chacun joue à son tour.
learn-start-first-text =
    Jouer, c’est poser un pion sur une case vide et prendre au moins un pion adverse en tenaille : en ligne droite, entre le pion que l’on pose et un autre de sa couleur.
learn-start-first-ask = Où Noir peut-il jouer ? Il y a { $legal } cases : cliquez sur chacune.
learn-start-first-right = Elles y sont toutes. Tournez ou retournez le plateau : c’est quatre fois le même coup.

learn-capture = Encadrer, retourner
learn-capture-row-text =
    Ce qui est encadré change de couleur. Tout le jeu est là.

    Suivez un coup pas à pas.
learn-capture-row-0 = Trait à Noir. Trois pions blancs à la file, et un noir à l’autre bout.
learn-capture-row-1 = Noir veut jouer ici, en g4.
learn-capture-row-2 = Depuis g4, la ligne passe sur trois pions blancs, sans trou, et rejoint le pion noir de c4.
learn-capture-row-3 = Encadrés ! d4, e4 et f4 se retournent. Un pion ne quitte jamais le plateau : il change de camp.
learn-capture-slant-text =
    Rangées, colonnes, diagonales : tout compte.
learn-capture-slant-ask = Noir joue sur la case marquée, g7. Quels pions se retournent ? Cliquez sur chacun.
learn-capture-slant-right = La diagonale part du pion posé et se ferme en c3 : d4, e5 et f6 se retournent.
learn-flips-new = { $square } : c’est là qu’on pose le pion ; cherchez ceux qu’il encadre.
learn-flips-empty = { $square } est vide : il n’y a rien à retourner.
learn-flips-own = { $square } est déjà noir.
learn-flips-open = { $square } reste blanc : sa ligne est ouverte en { $end }.
learn-flips-edge = { $square } reste blanc : sa ligne sort du plateau.
learn-flips-aside = { $square } reste blanc : aucune ligne continue n’y mène depuis { $from }, où l’on pose le pion.

learn-broken = Les lignes rompues
learn-broken-lines-text =
    Une ligne ne prend que si elle est continue et fermée par un pion de sa couleur. Noir aimerait jouer _e2_ :
learn-broken-lines-0 = Fermée par b2 : deux pions se retournent.
learn-broken-lines-1 = Ouverte : rien n’attend en b2. Aucune prise.
learn-broken-lines-2 = Le bord ne ferme rien. Aucune prise.
learn-broken-lines-3 = Un trou en c2 rompt la ligne. Aucune prise.
learn-broken-which-text =
    Une case qui ne prend rien est interdite.
learn-broken-which-ask = Des trois cases marquées, Noir ne peut en jouer qu’une. Laquelle ?
learn-broken-which-right =
    { $square } ferme une ligne : { $count ->
        [one] { $count } pion se retourne.
       *[other] { $count } pions se retournent.
    }
learn-broken-which-wrong = { $square } se joue, c’est vrai ; mais cherchez parmi les cases marquées.

learn-directions = Plusieurs lignes à la fois
learn-directions-five-text =
    Un seul pion peut fermer jusqu’à huit lignes. Toutes se retournent : on ne choisit pas.
learn-directions-five-0 = Trait à Noir. Regardez c4, au cœur de la mêlée.
learn-directions-five-1 = Cinq lignes partent de c4, passent sur des pions blancs et arrivent à des noirs.
learn-directions-five-2 = Noir c4 : un pion dans chaque direction, cinq en tout.
learn-directions-three-text =
    Avant de jouer, faites le tour de la case des yeux, comme une aiguille de montre.
learn-directions-three-ask = Un des coups de Noir prend dans trois directions. Lequel ?
learn-directions-three-right = { $square } ferme { $directions } lignes et retourne { $count } pions.
learn-directions-three-wrong =
    { $square } prend dans { $directions ->
        [one] une seule direction.
       *[other] { $directions } directions.
    }

learn-retro = Seul le pion posé encadre
learn-retro-line-text =
    Un pion qu’on vient de retourner n’encadre rien à son tour. Seules comptent les lignes du pion _posé_.
learn-retro-line-0 = Noir va jouer g8.
learn-retro-line-1 = Dans la colonne, g7 est encadré et se retourne. C’est tout.
learn-retro-line-2 = g7 et c3 sont noirs maintenant, avec trois blancs entre eux. Ils restent blancs : g7 a été retourné, pas posé.
learn-retro-which-text =
    Attention, deux pions ont ici l’air pris et ne le sont pas.
learn-retro-which-ask = Noir joue sur la case marquée, b7. Quels pions se retournent ? Cliquez sur chacun.
learn-retro-which-right = Seulement c6 et c7. Ensuite c4 et c5 se trouvent entre deux noirs, mais aucun des deux n’est le pion posé.

learn-pass = Pas de coup ? On passe
learn-pass-steps-text =
    Qui n’a aucune case passe son tour, et l’autre rejoue, autant de fois qu’il le faut. Personne ne passe par choix.
learn-pass-steps-0 = Trait à Noir, qui a le choix entre { $legal } cases.
learn-pass-steps-1 = Noir prend g1. Où Blanc pourrait-il jouer ? Nulle part : aucune case vide ne ferme une ligne.
learn-pass-steps-2 = Blanc passe donc, et c’est de nouveau à Noir.
learn-pass-steps-3 = Noir g7, et Blanc n’a toujours rien. Passer fait mal : l’autre joue deux fois de suite.
learn-pass-force-text =
    Laisser l’adversaire sans coup est une arme redoutable.
learn-pass-force-ask = Trait à Noir. Quel coup ne laisse rien à Blanc ?
learn-pass-force-right = Après { $square }, plus un coup pour Blanc : Noir rejoue aussitôt.
learn-pass-force-wrong =
    { $square } : Blanc peut encore jouer { $replies ->
        [one] { $reply }.
       *[other] { $replies } cases, dont { $reply }.
    }
learn-pass-may-text =
    Noir n’a qu’un coup, la case marquée g2. Il ouvre à Blanc le chemin du coin a1.
learn-pass-may-ask = Cela ne lui plaît pas. Noir peut-il passer ?
learn-pass-may-a = Oui, on peut refuser un mauvais coup
learn-pass-may-a-why = Non : qui peut jouer doit jouer. On ne passe jamais par choix.
learn-pass-may-b = Non, Noir doit jouer g2
learn-pass-may-b-why = Qui peut jouer doit jouer, même si cela fait mal. Les bons joueurs vivent de cette règle.

learn-end = La fin et la marque
learn-end-ways-text =
    La partie s’arrête quand plus personne ne peut jouer : le plus souvent plateau plein, parfois avant. Le plus de pions gagne, et _les cases vides vont au vainqueur_.
learn-end-ways-0 = Plateau plein. On compte : Noir gagne { $black_count }–{ $white_count }.
learn-end-ways-1 = { $black } pions chacun, et plus de coup. La nulle partage les { $empties } cases vides : { $black_count }–{ $white_count }.
learn-end-ways-2 = Blanc n’a plus un seul pion : { $black_count }–{ $white_count }, tout de suite.
learn-end-ways-3 = Sur le plateau 6×6, la nulle s’écrit { $black_count }–{ $white_count }.
learn-end-early-text =
    Voici { $black } pions noirs et { $white } blancs ; { $empties } cases sont vides. Regardez bien : quelqu’un peut-il encore jouer ?
learn-end-early-ask = Comment finit cette partie ?
learn-end-early-a = { $black }–{ $white } pour Noir
learn-end-early-a-why = Presque. Plus personne ne peut jouer, et les { $empties } cases vides vont au vainqueur.
learn-end-early-b = { $black_count }–{ $white_count } pour Noir
learn-end-early-b-why = Plus personne ne peut jouer : c’est fini. { $black } pions et les { $empties } cases vides font { $black_count } pour Noir. À deux, les marques font toujours 64.
learn-end-early-c = Elle n’est pas finie
learn-end-early-c-why = Essayez chaque case vide : toutes ses lignes vont au bord ou ne passent que sur ses propres pions. Plus personne ne peut jouer.
learn-end-wipe-text =
    La façon la plus rapide de tout perdre prend neuf coups. N’imitez pas Blanc.
learn-end-wipe-0 = Le départ.

learn-notation = Noter les coups
learn-notation-find-text =
    Les colonnes vont de _a_ à _h_ depuis la gauche, les rangées de _1_ à _8_ depuis le haut. Chaque case a son nom, et une partie n’est qu’une suite de noms.
learn-notation-find-ask = Cliquez sur c4, puis f6, puis h1, puis b7.
learn-notation-find-right = Quatre sur quatre. Sur tous nos plateaux, on peut aussi taper le nom d’une case pour y aller.
learn-notation-find-wrong = Ça, c’est { $square }.
learn-notation-line-text =
    Cette partie commence par _f5d6c3d3c4f4_. Inutile de noter les passes : les règles les donnent. Collez une telle ligne à la page « Ouvrir », et la partie est là.
learn-notation-line-0 = Le départ. f5 d’abord.

learn-names = Reversi ou Othello ?
learn-names-starts-text =
    Le _Reversi_ vient d’Angleterre, où il fit fureur dans les années 1880 ; deux hommes se disputèrent l’invention. Il appartient depuis longtemps à tout le monde.

    L’_Othello_ est arrivé du Japon dans les années 1970, avec presque les mêmes règles et un départ fixe. Ce nom-là est une marque déposée.

    Ici, vous jouez au Reversi, avec le départ en croix et la marque d’aujourd’hui. Volteface est indépendant du titulaire de la marque.
learn-names-starts-0 = Autrefois : un plateau vide. Les joueurs garnissaient eux-mêmes les quatre cases du centre.
learn-names-starts-1 = Cela pouvait donner ce départ-ci, côte à côte…
learn-names-starts-2 = …ou celui-là, en croix. On n’en connaît plus d’autre aujourd’hui.

learn-corners = Les coins
learn-corners-find-text =
    Pour être retourné, un pion doit se trouver _entre_ deux autres. Sur quatre cases du plateau, c’est impossible.
learn-corners-find-ask = Où un pion ne pourra-t-il jamais être encadré, quoi qu’il arrive ? Cliquez sur ces quatre cases.
learn-corners-find-right = Les coins. Il n’y a rien derrière eux : un pion y reste pour toujours.
learn-corners-find-wrong =
    { $place ->
        [c] { $square } : le long du bord, on peut encore l’encadrer, depuis le coin voisin.
        [x] { $square } : sa diagonale peut le prendre, depuis le coin qui est derrière.
        [edge] { $square } : le long du bord, on peut l’encadrer des deux bouts.
       *[inside] { $square } : quatre lignes y passent. Chacune peut le prendre.
    }
learn-corners-take-text =
    Un coin est sûr, et les pions qui s’y adossent le deviennent. Prenez-le quand il s’offre, sauf si autre chose fait plus mal.
learn-corners-take-ask = Trait à Noir. Quel coup pose un pion qui ne bougera plus ?
learn-corners-take-right = { $square }, le coin : { $count } pions retournés, et celui-là, Blanc ne le reprendra jamais.
learn-corners-take-wrong =
    { $answered ->
        [yes] { $square } : Blanc pourrait répondre { $reply } et retourner aussitôt votre pion.
       *[no] { $square } retourne { $count ->
            [one] un pion
           *[other] { $count } pions
        }, mais celui que vous posez ne s’adosse à aucun coin et peut se perdre plus tard.
    }

learn-xc = Les voisines du coin
learn-xc-find-text =
    Un coin revient à qui peut y fermer une ligne. Pour cela, il faut à l’adversaire un pion à _vous_ juste à côté. Tant que le coin est vide, méfiez-vous de ses voisines.

    En diagonale, ce sont les _cases X_ : les plus dangereuses de toutes.
learn-xc-find-ask = Cliquez sur les quatre cases X.
learn-xc-find-right = b2, g2, b7 et g7 : chacune touche son coin par la pointe.
learn-xc-find-wrong =
    { $place ->
        [corner] { $square } est le coin lui-même.
        [c] { $square } est une case C : voisine du coin le long du bord. Risquée aussi, mais pas X.
       *[other] { $square } ne touche aucun coin.
    }
learn-xc-give-text =
    Le long du bord, ce sont les _cases C_, qui coûtent souvent le coin elles aussi. Une fois le coin pris, ses voisines ne font plus peur.
learn-xc-give-ask = Cherchez la gaffe : quel coup de Noir donne un coin à Blanc ?
learn-xc-give-right = { $square } : un pion noir en case X, et Blanc prend { $corner } sur-le-champ.
learn-xc-give-wrong = { $square } n’ouvre aucun coin. Il y a pire.

learn-mobility = Moins de pions, plus de coups
learn-mobility-who-text =
    On compte les pions à la fin, pas avant. D’ici là, chaque pion donne aussi prise à l’adversaire. Ce qui compte, c’est _d’avoir des coups à choisir_ : la mobilité.
learn-mobility-who-ask = { $white } pions blancs contre { $black } noirs. Qui est le mieux placé ?
learn-mobility-who-a = Noir
learn-mobility-who-a-why = Noir a le choix entre { $legal } cases ; Blanc, s’il devait jouer maintenant, en aurait { $opponent_legal }. Il devra bientôt jouer ce qu’il déteste. Dans la partie commentée, Noir gagne d’ici 47–17.
learn-mobility-who-b = Blanc
learn-mobility-who-b-why = On le croirait. Comptez plutôt les coups : { $legal } pour Noir, et { $opponent_legal } pour Blanc s’il devait jouer maintenant.
learn-mobility-fewest-text =
    Un bon coup laisse donc peu de choses à faire à l’adversaire.
learn-mobility-fewest-ask = Après quel coup reste-t-il à Blanc le moins de cases ?
learn-mobility-fewest-right = { $square } ne laisse à Blanc que { $replies } cases. Tous les autres coups en laissent au moins douze.
learn-mobility-fewest-wrong = { $square } laisse { $replies } cases à Blanc. Un coup en laisse bien moins.

learn-frontier = Rester à l’intérieur
learn-frontier-quiet-text =
    Les pions voisins d’une case vide forment la _frontière_. Chacun offre une prise à l’adversaire. Un coup _tranquille_ ne retourne que des pions intérieurs et n’ouvre rien.
learn-frontier-quiet-ask = Un des coups de Noir ne retourne que des pions entourés de toutes parts. Lequel ?
learn-frontier-quiet-right = { $square } : aucun des pions retournés ne touche une case vide. Blanc n’y gagne pas une cible.
learn-frontier-quiet-wrong = { $square } retourne { $disc }, qui touche une case vide : une cible de plus pour Blanc.

learn-stability = Les pions définitifs
learn-stability-find-text =
    Un pion est _définitif_ quand aucune ligne ne peut plus le retourner : dans chacune des quatre directions, il s’adosse au bord ou à un pion ami définitif, ou bien la ligne est pleine. Tout part des coins.
learn-stability-find-ask = Neuf pions noirs remplissent ce coin. Six sont définitifs : cliquez sur ceux-là.
learn-stability-find-right = Le coin, les deux bords qui en partent et, dedans, b2 : un triangle. Les trois autres restent exposés en diagonale.
learn-stability-find-wrong =
    { $turned ->
        [now] { $square } : Blanc pourrait jouer { $turner } et le retourner.
       *[later] { $square } ne s’adosse à rien de durable.
    }
learn-stable-empty = { $square } est vide.
learn-stable-white = { $square } est blanc ; on parle ici des pions noirs.

learn-parity = À qui le dernier coup ?
learn-parity-last-text =
    Vers la fin, les cases vides forment des régions séparées. Qui joue _en dernier_ dans une région y retourne des pions que personne ne reprendra. C’est la _parité_ : pair ou impair.
learn-parity-last-ask = Trois cases vides dans une région, trait à Noir, et chacun peut y jouer. Qui joue la dernière ?
learn-parity-last-a = Noir
learn-parity-last-a-why = Noir, Blanc, Noir : dans une région impaire, qui commence finit. C’est vrai ici quoi que jouent les deux camps.
learn-parity-last-b = Blanc
learn-parity-last-b-why = Comptez : Noir, Blanc, Noir. Trois est impair, donc qui commence finit.
learn-parity-first-text =
    S’il y a plusieurs régions, jouez dans l’impaire et laissez les paires à l’adversaire.
learn-parity-first-ask = Il reste une case seule et une paire. Où Noir doit-il jouer ?
learn-parity-first-right = { $square }, la case seule. Blanc doit alors entamer la paire, et Noir la termine : { $end_black }–{ $end_white }.
learn-parity-first-wrong = { $square } entame la paire. Bien jouée, la partie finit { $end_black }–{ $end_white } : Blanc gagne.

learn-squeeze = À court de bons coups
learn-squeeze-find-text =
    Tout se rejoint ici : ôtez un à un les bons coups à l’adversaire, jusqu’à ce qu’il _doive_ vous donner un coin.
learn-squeeze-find-ask = Trait à Noir. Après quel coup toute réponse de Blanc ouvre-t-elle un coin ?
learn-squeeze-find-right = Après { $square }, il reste à Blanc { $replies } coups, a2 et b2, et chacun ouvre le coin a1.
learn-squeeze-find-wrong = { $square } : Blanc peut encore répondre { $reply }, et aucun coin ne s’ouvre.

learn-xot = XOT
learn-xot-line-text =
    Les joueurs forts savent par cœur les débuts courants. _XOT_ brouille les cartes : les huit premiers coups sont tirés au sort dans une liste d’ouvertures inhabituelles et équilibrées. Pour le reste, c’est le Reversi que vous connaissez.

    En voici une.
learn-xot-line-0 = Le départ habituel, puis huit coups que personne n’a choisis.

learn-anti = Anti-Reversi
learn-anti-who-text =
    Les mêmes coups, le but contraire : _le moins de pions gagne_. On compte les pions comme ils sont ; les cases vides ne vont à personne.
learn-anti-who-ask = Blanc n’a plus un seul pion. Qui a gagné cette partie d’Anti-Reversi ?
learn-anti-who-a = Noir, avec { $black } pions
learn-anti-who-a-why = Au Reversi, oui. Ici le moins de pions gagne, et on ne fait pas moins que zéro.
learn-anti-who-b = Blanc, avec zéro
learn-anti-who-b-why = { $white_count } contre { $black_count } : qui n’a plus rien gagne.
learn-anti-best-text =
    Tout s’inverse : les coins deviennent un fardeau, puisque leurs pions vous restent sur les bras.
learn-anti-best-ask = Anti-Reversi, trois cases à jouer, trait à Noir. Quel coup gagne ?
learn-anti-best-right = { $square } : bien jouée, la partie finit { $end_black }–{ $end_white }, et le plus petit nombre gagne.
learn-anti-best-wrong = { $square } : bien jouée, la partie finit { $end_black }–{ $end_white }. Noir en a trop.

learn-six = Reversi 6×6
learn-six-first-text =
    Les mêmes règles sur 36 cases. Les coins entrent vite en jeu, et une partie dure cinq minutes.
learn-six-first-ask = Où Noir peut-il commencer ? Cliquez sur les { $legal } cases.
learn-six-first-right = Quatre, là aussi. Seuls leurs noms diffèrent de ceux du grand plateau.
learn-six-perfect-text =
    Ce plateau est assez petit pour être connu à fond : si personne ne se trompe, _Blanc gagne 20–16_. Le 8×8 a été calculé lui aussi : sans faute, la partie est nulle.

    Voici une partie parfaite.
learn-six-perfect-0 = 6×6, trait à Noir.
learn-six-anti-text =
    Le but inversé, c’est celui qui commence qui gagne. Notre solveur l’a prouvé : sans faute, l’Anti-Reversi sur 6×6 finit avec _17 pions noirs et 19 blancs_.

    En voici aussi une partie parfaite.
learn-six-anti-0 = Anti-Reversi 6×6, trait à Noir.

learn-go = À vous de jouer
learn-go-start-text =
    Vous savez toutes les règles, et plus de stratégie que bien des joueurs. Le reste vient en jouant. En partie, le conseil dit pourquoi un coup est bon, et tout coup peut se reprendre.

example-title = Une partie, coup par coup
example-lead = Blanc rafle tous les pions qu’il peut. Noir compte les coups. Rira bien qui rira le dernier.
example-discs = Pions
example-moves = Cases que chacun pourrait jouer
example-take = Reprendre la partie d’ici
example-take-fixed = Continuez après le coup 20, à votre façon.
example-take-black = Avec les noirs
example-take-white = Avec les blancs

# La partie commentée, par nombre de coups. Ce qui est dit du moteur a été vérifié avec lui.
example-0 = Noir commence. Sous le commentaire, deux balances racontent la partie : les pions, et les cases que chacun pourrait jouer. Surveillez la seconde.
example-1 = Quatre premiers coups sont possibles ; en tournant le plateau, c’est toujours le même. On note d’ordinaire f5.
example-2 = Chacune des trois réponses de Blanc retourne un pion. Il choisit d6.
example-3 = Un seul pion, près du centre. Noir n’est pas pressé.
example-4 = Deux pions : le plus gros coup disponible. Ce sera la règle de Blanc toute la partie : le plus de pions possible, cases X mises à part.
example-5 = Noir ne retourne qu’un pion. Regardez la seconde balance : sept cases pour Noir, cinq pour Blanc.
example-6 = Pour une fois, la gourmandise et notre moteur sont d’accord : d3 est le meilleur coup.
example-7 = Réponse tranquille au centre. Pour le moteur, c’est encore à peu près égal.
example-8 = Trois pions ! Mais h7 est une case C, voisine du coin vide h8. D’après le moteur, tout bascule ici : Blanc était à égalité, le voilà en retard de quelque dix-huit pions.
example-9 = Un pion. Noir laisse toujours à Blanc la plus grosse part.
example-10 = Encore trois. Douze pions blancs contre deux noirs : Blanc est ravi.
example-11 = Un pion, et le meilleur coup selon le moteur.
example-12 = Deux de plus pour Blanc. Quatorze à deux.
example-13 = De loin le meilleur coup. Il ne retourne qu’un pion, et Noir garde huit cases en réserve.
example-14 = Blanc s’étale le long du bord supérieur.
example-15 = Le meilleur encore. Onze cases pour Noir, cinq pour Blanc : les pions disent l’inverse.
example-16 = Cette fois, le moteur n’a pas mieux à proposer : tous les coups de Blanc sont déjà mauvais. Voilà ce que coûte la mobilité perdue.
example-17 = Noir joue à l’intérieur. Il reste quatre cases à Blanc.
example-18 = Vingt à deux. Blanc y croit toujours.
example-19 = Pas le plus précis, mais bien suffisant. L’essentiel ne change pas : douze cases contre quatre.
example-20 = Vingt-trois à un ! On dirait une débâcle. Pourtant, si Blanc devait jouer maintenant, il n’aurait pas une seule case.
example-21 = Le grand danger quand on a peu de pions : les perdre tous. Sept coups possibles, et six perdent tout. Seul a4 tient, et gagne.
example-22 = Blanc a le choix entre deux cases. Les choix se font rares.
example-23 = Bien, même si f2 valait encore mieux. Quinze cases pour Noir.
example-24 = Vingt-six à deux en pions, dix à une en cases. C’est la position de la leçon « Moins de pions, plus de coups ».
example-25 = Une erreur ! b2 est une case X et offre à Blanc le coin a1. L’avance de Noir fond de moitié ; il fallait jouer f2.
example-26 = Blanc prend son coin, bien sûr. Vingt-neuf à un. Curieusement, le moteur préfère c2.
example-27 = De nouveau, un seul coup sauve Noir : a2. Les quatre autres perdent tous ses pions.
example-28 = Deux cases au choix, et c2 est la moins mauvaise. Trente à deux.
example-29 = Trois pions, et quatorze cases pour le coup suivant. Noir respire.
example-30 = Cinq pions d’un coup : trente-trois à un, le plus grand écart de la partie. Et de nouveau, Blanc n’aurait plus une case.
example-31 = Trois coups, trois destins : f7 gagne, f2 est à peu près égal, a6 perd tout. Noir choisit bien.
example-32 = Un seul pion, au bord inférieur. b5 était meilleur, dit le moteur. Noir a maintenant seize cases.
example-33 = Le meilleur des seize.
example-34 = Encore quatre, trente-quatre à quatre. Blanc n’a plus que deux cases pour la suite.
example-35 = Noir vise le bord droit : h7, la case C du début, va bientôt se payer.
example-36 = La meilleure réponse. Elle allonge aussi la ligne blanche vers le coin h8.
example-37 = Un pion au bord. Le temps travaille pour celui qui a encore des coups.
example-38 = La faute décisive : e7 donne à Noir le coin h8. Avec h2, Blanc tenait plus longtemps.
example-39 = Le voilà, le coin : quatre pions, et le bord avec. Il reste à Blanc un coup en tout.
example-40 = Forcé.
example-41 = Une case tranquille. Plusieurs coups gagnent désormais.
example-42 = Encore trois pions ; c7 aurait coûté un peu moins cher.
example-43 = Fort : de nouveau, Blanc n’a plus qu’un coup, et il n’est pas beau.
example-44 = Forcé, et sur une case X : g2 ouvre le coin h1.
example-45 = Deuxième coin. À partir d’ici, le moteur a tout calculé jusqu’au bout : bien jouée, la partie finit à 36 pions d’écart pour Noir.
example-46 = La gourmandise coûte cher : avec g1, l’écart restait de 36 ; avec c7, il passe à 48.
example-47 = Noir se relâche aussi. g7 gardait les 48 ; il n’en reste que 26.
example-48 = Et Blanc en rend une partie. Trente-huit pions : il n’en aura jamais davantage.
example-49 = Noir joue, et Blanc n’a plus où aller. Passer n’est pas un choix, ni un plaisir.
example-50 = Deux coups de suite pour Noir, et toujours rien pour Blanc.
example-51 = Le troisième d’affilée. Blanc récupère une case.
example-52 = Forcé.
example-53 = Blanc passe pour la troisième fois de la partie, et la dernière.
example-54 = b8 est une case C, mais sans danger : Blanc ne peut répondre qu’à côté.
example-55 = Forcé en b7, une case X. Le coin a8 est ouvert.
example-56 = Rien ne presse : six pions d’abord. a8 ne s’envolera pas.
example-57 = Forcé.
example-58 = Troisième coin pour Noir.
example-59 = Le dernier coup de Blanc, forcé comme les trois d’avant.
example-60 = Sept pions pour finir : 47–17. Blanc menait de 32 pions, il perd de 30. Comptez les coups, pas les pions.
