# Why something is refused. Every sentence stands alone in a message line.

refusal-off-board = { $square }: not part of this board
refusal-occupied =
    { $square }: already occupied by a { $by ->
        [black] black
       *[white] white
    } disc
refusal-flips-nothing = { $square }: flips nothing: no disc of the other side lies next to it
refusal-line-open =
    { $square }: flips nothing: the line { $direction ->
        [up] upwards
        [up-right] up to the right
        [right] to the right
        [down-right] down to the right
        [down] downwards
        [down-left] down to the left
        [left] to the left
       *[up-left] up to the left
    } is open at { $end }
refusal-line-edge =
    { $square }: flips nothing: the line { $direction ->
        [up] upwards
        [up-right] up to the right
        [right] to the right
        [down-right] down to the right
        [down] downwards
        [down-left] down to the left
        [left] to the left
       *[up-left] up to the left
    } runs off the board behind { $end }
refusal-may-not-pass =
    Passing is not a choice: { $legal ->
        [one] there is a legal square
       *[other] there are { $legal } legal squares
    }
refusal-must-pass = No square is legal: the turn passes
refusal-game-over = The game is over
refusal-not-your-turn = Not your turn: the computer is to move
refusal-moved-on = The game has moved on: look at the board again
refusal-not-a-square = “{ $text }” is not a square of this { $side }×{ $side } board
refusal-no-such-node = There is no position number { $node } in this game
refusal-not-an-occupant = “{ $text }” cannot take a seat: say “person” or “computer 1” to “computer 9”
refusal-no-such-game = There is no game called “{ $game }”
refusal-bad-setup = “{ $text }” is not a set-up
refusal-no-dice = Reversi has no dice
refusal-roll-first = The dice must be rolled first
refusal-no-roll-due = It is not time to roll the dice
refusal-nothing-to-undo = There is nothing to take back
refusal-nothing-to-redo = There is nothing to put back
refusal-not-thinking = The computer is not thinking
refusal-over-no-hint = The game is over: there is nothing to suggest

setup-two-discs = { $square } holds two discs
setup-off-board = { $square } is outside the board
setup-no-discs = There is no disc on the board
setup-empty-centre = { $square } is empty, but the four central squares never are: discs are turned over, not taken away

broken-gap = an entry is missing: number { $expected } was expected

text-place = Line { $line }, column { $column }
text-place-move = Move { $move } (line { $line }, column { $column })
text-empty = there is nothing to read
text-no-moves = there is neither a move nor a board here
text-other-board = these moves do not lead to the board shown with them
text-not-a-move = “{ $found }” is not a move
text-half-move = “{ $found }” is only half a move: a letter without its number
text-pass-not-due =
    { $by ->
        [black] Black
       *[white] White
    } may not pass: { $legal ->
        [one] there is a legal square
       *[other] there are { $legal } legal squares
    }
text-not-their-turn =
    it is not { $by ->
        [black] Black’s
       *[white] White’s
    } turn
text-after-end = “{ $found }” comes after the end of the game
text-not-a-disc = “{ $found }” is not a square of a board: X, O and - are
text-board-length = the board has { $found } squares: { $side }×{ $side } needs { $area }
text-not-a-side = “{ $found }” is not a side to move: X is Black, O is White
text-size = a { $found } board is not played here: 8×8 and 6×6 are, and 4×4 is read
text-other-game = this is a record of another game (“{ $found }”)
text-missing = the record has no { $field }
text-unclosed = “{ $opener }” opens here and never closes
text-unexpected = “{ $found }” is not expected here
text-late-setup = discs are set up here after the first move
text-not-a-score = “{ $found }” is not a score: -64 to 64 are

refusal-server-trouble = Something went wrong on our side; nothing has changed. Please try again
refusal-form-too-long = That is too long: a text may have about a million characters. Go back, and shorten it
