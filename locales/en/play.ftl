# The play page, and what its scripts say: texts, variables and choices by one variable only.
# $side is black or white; $count and $ply are numbers; $square is a square's name.

# Squares, as a screen reader hears them.
square-black = { $square }, black
square-white = { $square }, white
square-empty = { $square }, empty
square-legal = { $square }, empty, legal, flips { $count }
square-last = , last move
square-flipped = , just flipped
square-hinted = , suggested
square-worth = , { $worth }

# The score and the seats.
play-score = Score and players
play-board = Reversi board
play-seat-black = Who plays Black
play-seat-white = Who plays White
play-to-move = to move
play-swap = Change sides
seat-person = Person
seat-computer = Computer
seat-level = { $level ->
    [1] Level 1 · novice
    [2] Level 2 · easy
    [5] Level 5 · normal
    [8] Level 8 · hard
    [9] Level 9 · expert
   *[other] Level { $level }
}

# Whose turn it is.
status-your-turn = { $side ->
    [black] Your move: you play Black
   *[white] Your move: you play White
}
status-turn = { $side ->
    [black] Black to move
   *[white] White to move
}
status-thinking = The computer is thinking
status-thinking-depth = { $depth ->
    [one] The computer is thinking: { $depth } move ahead
   *[other] The computer is thinking: { $depth } moves ahead
}
status-demo = { $side ->
    [black] The computer plays Black’s move
   *[white] The computer plays White’s move
}
status-over = The game is over
status-pass = { $side ->
    [black] Black cannot move and passes
   *[white] White cannot move and passes
}

# Announced once, in words.
say-move = { $side ->
    [black] Black { $square }, { $count ->
        [one] { $count } disc flipped
       *[other] { $count } discs flipped
    }
   *[white] White { $square }, { $count ->
        [one] { $count } disc flipped
       *[other] { $count } discs flipped
    }
}
say-position = { $ply ->
    [0] The start
   *[other] After move { $ply }
}
say-undone = Taken back
say-redone = Played again

# What one may do.
play-actions = Actions
play-undo = Take back
play-redo = Redo
play-hint = Hint
play-now = Play now
play-sound = Sound
play-keys = Keys
play-analysis = Analysis
play-pause = Pause
play-resume = Go on
hint-says = Hint: { $text }
hint-asked = Looking for a good move…
play-noscript = Playing needs JavaScript; the rest of Volteface reads without it.

# What the position and its moves are worth. $value has its sign: +4, +1.3.
analysis-list = Moves and what they are worth, best first
analysis-more = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
analysis-on = Analysis on
analysis-off = Analysis off
analysis-begins = Looking…
analysis-waits = The computer’s own move goes first
analysis-found = { $worth }. Best: { $best }
worth-outcome = { $outcome ->
    [win] win
    [loss] loss
   *[draw] draw
}
worth-percent = { $percent }%
worth-exact-said = worth { $value }, proven
worth-outcome-said = { $outcome ->
    [win] wins, proven
    [loss] loses, proven
   *[draw] draws, proven
}
worth-likely-said = worth { $value }, { $percent }% sure
worth-likely-outcome-said = { $outcome ->
    [win] wins
    [loss] loses
   *[draw] draws
}, { $percent }% sure
worth-expected = about { $value } expected
worth-estimate-said = worth about { $value }
worth-best-said = , best
worth-line-exact = { $side ->
    [black] Proven { $value } for Black
    [white] Proven { $value } for White
   *[none] Proven: a draw
}
worth-line-outcome = { $side ->
    [black] Black wins (proven)
    [white] White wins (proven)
   *[none] A draw (proven)
}
worth-line-likely = { $side ->
    [black] { $value } for Black, { $percent }% sure
    [white] { $value } for White, { $percent }% sure
   *[none] A draw, { $percent }% sure
}
worth-line-likely-outcome = { $side ->
    [black] Black wins, { $percent }% sure
    [white] White wins, { $percent }% sure
   *[none] A draw, { $percent }% sure
}
worth-line-estimate = { $side ->
    [black] About { $value } for Black, { $ahead }
    [white] About { $value } for White, { $ahead }
   *[none] About even, { $ahead }
}
worth-line-equity = { $side ->
    [black] Equity { $value } for Black, { $ahead }
    [white] Equity { $value } for White, { $ahead }
   *[none] Even, { $ahead }
}
worth-ahead = { $depth ->
    [0] at first sight
    [one] { $depth } move ahead
   *[other] { $depth } moves ahead
}

# An earlier position.
looking = { $ply ->
    [0] You are looking at the start.
   *[other] You are looking at move { $ply }.
}
looking-click = This is an earlier position: continue from here to play on.
play-continue = Continue from here
play-return = Back to the game

# The end.
over-wins = { $side ->
    [black] Black wins { $black }–{ $white }
   *[white] White wins { $white }–{ $black }
}
over-draw = A draw, { $black }–{ $white }
over-you-win = You win { $own }–{ $other }
over-you-lose = The computer wins { $other }–{ $own }
over-empties = { $empties ->
    [0] The board is full.
    [one] { $empties } empty square, which goes to the winner.
   *[other] { $empties } empty squares, which go to the winner.
}
over-empties-split = { $empties ->
    [one] { $empties } empty square, shared.
   *[other] { $empties } empty squares, shared equally.
}
over-empties-anti = { $empties ->
    [0] The board is full: the fewest discs win.
    [one] { $empties } empty square counts for no one: the fewest discs win.
   *[other] { $empties } empty squares count for no one: the fewest discs win.
}
over-discs = Discs on the board: Black { $black }, White { $white }.
play-again = New game, same settings
play-undo-last = Take back the end
play-step-through = Step through
play-other-game = Another game

# The moves.
play-moves = Moves
play-step-first = To the start
play-step-previous = One move back
play-step-next = One move on
play-step-last = To the last move
play-slider = Move shown
move-pass = pass
move-start = Start
move-label = { $side ->
    [black] { $ply }, Black { $square }
   *[white] { $ply }, White { $square }
}
side-name = { $side ->
    [black] Black
   *[white] White
}
move-other-lines = { $ply ->
    [0] Other beginnings
   *[other] Instead, after move { $ply }
}
move-other-line = { $count ->
    [one] { $square }, { $count } move
   *[other] { $square } …, { $count } moves
}

# Taking it away.
play-keep = Keep the game
play-type = Type a square
play-type-go = Play
play-transcript = Transcript
play-copy = Copy
play-copied = Copied
play-download = Download:
play-download-transcript = Transcript
play-to-editor = Edit this position

# The connection.
net-lost = Connection lost. Trying again…
net-back = Connected again.
net-gone = This game has been deleted.

# The keys.
key-enter = Enter
key-escape = Esc
key-or = or
key-home = Home
key-end = End
play-help-title = Keys
play-help-type = play on d6, wherever you are on this page
play-help-arrows = walk the board and play
play-help-undo = take back, redo
play-help-hint = a hint
play-help-analysis = what every move is worth, shown or not
play-help-now = the computer plays now
play-help-swap = change sides
play-help-step = look one move back, one move on (the arrows: away from the board)
play-help-ends = look at the start, at the last move (away from the board)
play-help-escape = back to the game
play-help-help = this list
play-help-single = Single-key shortcuts
play-help-close = Close

# The editor.
editor-square = { $square }, { $disc ->
    [black] black
    [white] white
   *[empty] empty
}
editor-good = This position can be played.
editor-length = { $side }×{ $side }: the text must have { $need } of X, O and -, and has { $have }.
