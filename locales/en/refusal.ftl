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
refusal-no-roll-due = It is not time to roll the dice
refusal-nothing-to-undo = There is nothing to take back
refusal-nothing-to-redo = There is nothing to put back
refusal-not-thinking = The computer is not thinking
refusal-over-no-hint = The game is over: there is nothing to suggest

refusal-no-legal-play = There is no legal play: the turn passes
refusal-no-checker =
    { $at ->
        [bar] No checker of yours waits on the bar
        [off] Checkers that are off do not come back
       *[other] Point { $at }: no checker of yours to move
    }
refusal-bar-first = A checker waits on the bar: it must come in first
refusal-held = Point { $at } is held by the other side
refusal-backwards = Checkers only move towards your home: from { $from } there is no way to { $to }
refusal-no-die =
    No die left goes { $pips ->
        [one] one pip
       *[other] { $pips } pips
    } from { $from ->
        [bar] the bar
       *[other] { $from }
    }
refusal-not-all-home = No bearing off yet: a checker is still on { $at ->
        [bar] the bar
       *[other] { $at }
    }
refusal-higher-remains = A higher checker remains on { $higher }: the { $die } may not bear off from { $from }
refusal-larger-die = Only the larger die can be played: it is the { $die }
refusal-both-dice-only = Both dice must be played: only { $play } does that
refusal-both-dice =
    Both dice must be played: { $plays ->
        [one] there is one way
       *[other] there are { $plays } ways
    } to do that
refusal-more-dice-only =
    { $must ->
        [one] A die must be played
       *[other] { $must } dice must be played
    }: only { $play } does that
refusal-more-dice =
    { $must ->
        [one] A die must be played
       *[other] { $must } dice must be played
    }: { $plays ->
        [one] there is one way
       *[other] there are { $plays } ways
    } to do that
refusal-played-out = The dice are played: confirm, or take a checker back
refusal-unclear-play = Several plays fit, which hit different checkers: mark the hits with *
refusal-not-a-play = “{ $text }” is not a play: write it as 13/8 6/5
refusal-other-roll = { $roll } was not rolled
refusal-not-dice = “{ $text }” is not two dice: write them as 62
refusal-dice-are-rolled = Dice are not played, they are rolled
refusal-dice-are-drawn = The house throws the dice here
refusal-type-the-dice = Type what your dice show
refusal-no-play-due = There is nothing to play now
refusal-no-parts = A turn here is made in one step
refusal-not-a-position = This is a match, not a position: open it as a text
refusal-opening-due = The first dice are due: each side rolls one
refusal-roll-due =
    { $by ->
        [black] Black
       *[white] White
    } is to roll
refusal-play-due =
    { $by ->
        [black] Black
       *[white] White
    } is to play the dice
refusal-double-due =
    { $by ->
        [black] Black
       *[white] White
    } must take or drop first
refusal-beaver-due =
    { $by ->
        [black] Black
       *[white] White
    } must answer the beaver first
refusal-resignation-due =
    { $by ->
        [black] Black
       *[white] White
    } must answer the resignation first
refusal-no-cube = This game is played without the cube
refusal-crawford = Crawford game: nobody may double
refusal-cube-is-others =
    The cube is { $owner ->
        [black] Black’s
       *[white] White’s
    }
refusal-cube-limit = The cube stays at { $value }
refusal-no-beavers = Beavers are not agreed on

setup-two-discs = { $square } holds two discs
setup-off-board = { $square } is outside the board
setup-no-discs = There is no disc on the board
setup-empty-centre = { $square } is empty, but the four central squares never are: discs are turned over, not taken away
setup-no-checkers = There is no checker on the board
setup-both-shut-out = Both sides wait on the bar before a closed board: nobody could ever move
setup-cube-too-high = A cube of { $value } is beyond the limit
setup-owned-cube-of-one = A cube at 1 is in the middle: nobody has turned it
setup-crawford-cube = In the Crawford game the cube stays in the middle at 1
setup-doubled-by-other = The side that doubled does not have the cube
setup-match-over = The match is over at this score
setup-not-crawford = This is not the score of a Crawford game: exactly one side is one point away
setup-too-many-checkers = One side has { $count } checkers: there are 15
setup-negative-bar = A bar cannot hold fewer than no checkers

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
text-no-side = the side to move is missing: X is Black, O is White
text-not-a-side = “{ $found }” is not a side to move: X is Black, O is White
text-size = a { $found } board is not played here: 8×8 and 6×6 are, and 4×4 is read
text-other-game = this is a record of another game (“{ $found }”)
text-missing = the record has no { $field }
text-unclosed = “{ $opener }” opens here and never closes
text-unexpected = “{ $found }” is not expected here
text-late-setup = discs are set up here after the first move
text-not-a-score = “{ $found }” is not a score: -64 to 64 are
text-place-game = Game { $game } (line { $line }, column { $column })
text-unknown = “{ $found }” is neither a position nor a match
text-not-a =
    “{ $found }” cannot be read here ({ $field ->
        [board] board
        [checker-of-a-board] checker
        [cube] cube
        [cubes-owner] owner of the cube
        [largest-cube] largest cube
        [dice] dice
        [roll] dice
        [doublet] doublet
        [turn] turn
        [score] score
        [match-length] length of the match
        [crawford-flag] Crawford flag
        [crawford-or-jacoby-flag] Crawford or Jacoby flag
        [position-id] position id
        [match-id] match id
        [play] play
        [move] play
        [board-of-26-numbers] board of 26 numbers
       *[other] { $field }
    })
text-length =
    { $found } characters stand here instead of { $expected } ({ $field ->
        [board] board
        [checker-of-a-board] checker
        [cube] cube
        [cubes-owner] owner of the cube
        [largest-cube] largest cube
        [dice] dice
        [roll] dice
        [doublet] doublet
        [turn] turn
        [score] score
        [match-length] length of the match
        [crawford-flag] Crawford flag
        [crawford-or-jacoby-flag] Crawford or Jacoby flag
        [position-id] position id
        [match-id] match id
        [play] play
        [move] play
        [board-of-26-numbers] board of 26 numbers
       *[other] { $field }
    })
text-field-missing =
    something is missing here ({ $field ->
        [board] board
        [checker-of-a-board] checker
        [cube] cube
        [cubes-owner] owner of the cube
        [largest-cube] largest cube
        [dice] dice
        [roll] dice
        [doublet] doublet
        [turn] turn
        [score] score
        [match-length] length of the match
        [crawford-flag] Crawford flag
        [crawford-or-jacoby-flag] Crawford or Jacoby flag
        [position-id] position id
        [match-id] match id
        [play] play
        [move] play
        [board-of-26-numbers] board of 26 numbers
       *[other] { $field }
    })
text-no-play =
    the play of { $by ->
        [black] Black
       *[white] White
    } is missing
text-other-result =
    the file says that { $by ->
        [black] Black
       *[white] White
    } wins { $points ->
        [one] one point
       *[other] { $points } points
    }, the game says otherwise

refusal-server-trouble = Something went wrong on our side; nothing has changed. Please try again
refusal-form-too-long = That is too long: a text may have about a million characters. Go back, and shorten it
refusal-form-value = The field “{ $field }” cannot be “{ $value }”
