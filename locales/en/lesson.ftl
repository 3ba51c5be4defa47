# What the lessons' boards say. $square is a square's name; $count, $need, $step, $steps are numbers.

lesson-square-black = { $square }, black
lesson-square-white = { $square }, white
lesson-square-empty = { $square }, empty
lesson-square-shown = , marked
lesson-square-found = , found
lesson-square-last = , last move
lesson-square-flipped = , just turned over

lesson-found = { $square }: yes. { $count } of { $need }.
lesson-found-again = { $square }: you have that one.
lesson-right = Right!
lesson-wrong = Not this one.
lesson-next-square = Now { $square }.
lesson-again = Again
lesson-take-back = Take back
lesson-dice-left = Still to play: { $dice }
lesson-no-answer = The server did not answer. Try again.
lesson-replay = Step by step
lesson-first = To the beginning
lesson-previous = One step back
lesson-next = One step on
lesson-last = To the end
lesson-step = { $step } of { $steps }
lesson-options = Answers
lesson-progress = { $count ->
    [0] { $need } questions on this page
    [one] { $count } of { $need } questions answered
   *[other] { $count } of { $need } questions answered
}
lesson-all-done = All { $need } answered. Time to play!
lesson-tally = { $count } of { $need } answered

example-at = { $number ->
    [0] The start
   *[other] Move { $number }: { $side ->
        [black] Black
       *[white] White
    } { $square }
}
example-take-at = { $number ->
    [0] Play this game from the start, your own way.
   *[other] Go on from here, after move { $number }, your own way.
}
example-take-over = The game is over here. Step back to take over.
example-move = { $side ->
    [black] { $number } { $square }, Black
   *[white] { $number } { $square }, White
}
