# Ce que disent les plateaux des leçons. $square est le nom d’une case ; $count, $need, $step, $steps sont des nombres.

lesson-square-black = { $square }, noir
lesson-square-white = { $square }, blanc
lesson-square-empty = { $square }, vide
lesson-square-shown = , marquée
lesson-square-found = , trouvée
lesson-square-last = , dernier coup
lesson-square-flipped = , vient d’être retourné

lesson-found = { $square } : oui. { $count } sur { $need }.
lesson-found-again = { $square } : vous l’avez déjà.
lesson-right = Exact !
lesson-wrong = Pas celle-ci.
lesson-next-square = Maintenant { $square }.
lesson-again = Recommencer
lesson-take-back = Reprendre
lesson-dice-left = Reste à jouer : { $dice }
lesson-no-answer = Le serveur n’a pas répondu. Réessayez.
lesson-replay = Pas à pas
lesson-first = Au début
lesson-previous = Un pas en arrière
lesson-next = Un pas en avant
lesson-last = À la fin
lesson-step = { $step } sur { $steps }
lesson-options = Réponses
lesson-progress = { $count ->
    [0] { $need } questions sur cette page
    [one] { $count } question sur { $need } résolue
   *[other] { $count } questions sur { $need } résolues
}
lesson-all-done = Les { $need } questions sont résolues. À vous de jouer !
lesson-tally = { $count } sur { $need }

example-at = { $number ->
    [0] Le départ
   *[other] Coup { $number } : { $side ->
        [black] Noir
       *[white] Blanc
    } { $square }
}
example-take-at = { $number ->
    [0] Jouez cette partie depuis le départ, à votre façon.
   *[other] Continuez d’ici, après le coup { $number }, à votre façon.
}
example-take-over = La partie est finie à cet endroit. Revenez en arrière pour la reprendre.
example-move = { $side ->
    [black] { $number } { $square }, Noir
   *[white] { $number } { $square }, Blanc
}
