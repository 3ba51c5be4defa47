# The game in a terminal: full screen, and line by line. $side is black or white, or a side's name; $square is a square's name.

# Keys.
tui-key-space = Space
tui-key-backspace = Backspace
tui-key-delete = Del
tui-key-arrows = arrows
tui-key-page-up = PgUp
tui-key-page-down = PgDn

# What each command does, as the help tells it.
tui-do-menu = options; Enter again returns to the game
tui-do-now = the computer plays at once
tui-do-hint = suggest a move
tui-do-pass = pass, when you cannot move
tui-do-undo = take a move back
tui-do-redo = play it again
tui-do-previous = look one move back
tui-do-next = look one move on
tui-do-first = look at the start
tui-do-last = look at the last move
tui-do-here = go on from the position shown
tui-do-take = take over a side: black, white, both, none
tui-do-swap = change sides
tui-do-level = the computer’s level, 1 to 9
tui-do-level-up = one level up
tui-do-level-down = one level down
tui-do-setup = set up a position
tui-do-new = choose a new game
tui-do-again = a new game with the same choices
tui-do-two = a new game for two people
tui-do-example = the commented example game
tui-do-games = the games that are kept
tui-do-open = open a game by its number or name
tui-do-delete = delete a game that is kept, by its number or name
tui-do-load = open a file or a pasted text
tui-do-save = write the game to a file
tui-do-browser = go on in the browser
tui-do-language = change the language
tui-do-marks = mark where one may play, or not
tui-do-help = this page
tui-do-board = read the board row by row
tui-do-draw = draw the board with X and O
tui-do-moves = read the moves
tui-do-legal = read where you may play
tui-do-score = read the score
tui-do-quit = leave; the game is kept

# What may be typed for each command; the first word is the one shown.
tui-word-menu = menu options
tui-word-now = now break stop
tui-word-hint = hint tip
tui-word-pass = pass
tui-word-undo = undo takeback
tui-word-redo = redo
tui-word-previous = back previous
tui-word-next = forward next
tui-word-first = first start
tui-word-last = last
tui-word-here = here continue
tui-word-take = take
tui-word-swap = swap sides change
tui-word-level = level
tui-word-level-up = up
tui-word-level-down = down
tui-word-setup = setup
tui-word-new = new
tui-word-again = again
tui-word-two = two
tui-word-example = example
tui-word-games = games
tui-word-open = open
tui-word-delete = delete remove
tui-word-load = load
tui-word-save = save export
tui-word-browser = browser
tui-word-language = language lang
tui-word-marks = marks
tui-word-help = help
tui-word-board = board
tui-word-draw = draw
tui-word-moves = moves
tui-word-legal = legal where
tui-word-score = score
tui-word-quit = quit exit bye

# Lists.
tui-title-first = A game?
tui-title-menu = Options
tui-title-levels = The computer’s level
tui-title-seats = Who do you want to play?
tui-title-formats = Write the game as
tui-take-black = Black
tui-take-white = White
tui-take-both = Both sides
tui-take-none = Neither: the computer plays both
tui-format-transcript = Transcript, the moves alone
tui-format-sgf = SGF
tui-format-ggf = GGF
tui-start-match = Start of a game
tui-start-position = Your position
tui-level = { $level ->
    [1] 1 · novice
    [2] 2 · easy
    [5] 5 · normal
    [8] 8 · hard
    [9] 9 · expert
   *[other] { $level }
}
tui-field-variant = Game
tui-field-opponent = Opponent
tui-field-level = Level
tui-field-colour = Your colour
tui-field-start = Start
tui-field-corners = Corners
tui-field-to = Given to
tui-item-example = Example game
tui-item-load = Open a file or a text
tui-item-help = Help
tui-item-quit = Quit
tui-item-replay = Replay, back and forward
tui-item-take = Take over a side
tui-item-new = New game
tui-item-two = New game for two people
tui-item-games = My games
tui-item-save = Save, export
tui-item-browser = Go on in the browser
tui-value = : { $value }
tui-prompt-first = Type a number to choose or change, or nothing to start the game.
tui-prompt-list = Type a number, or nothing to go back.

# Questions.
tui-ask-load = File or text:
tui-ask-delete = Delete this game? { $game }
tui-ask-yes-no = Y or N:
tui-ask-file = File ({ $name }):

# What happens.
tui-browser = Start volteface with the same data folder: it prints a link to the games of this terminal. This one is { $id }.
tui-marks-on = The squares where one may play are marked.
tui-marks-off = The squares where one may play are not marked.
tui-language = English, then.
tui-deleted = Deleted.
tui-not-deleted = Nothing was deleted.
tui-written = Written to { $path }.
tui-kept = The game is kept: volteface play --game { $id } goes on with it.
tui-demonstration = A demonstration. Any key ends it.
tui-pass = { $side ->
    [black] Black cannot move: press Enter to pass
   *[white] White cannot move: press Enter to pass
}
tui-passed = { $side ->
    [black] Black passes
   *[white] White passes
}
tui-looking = Move { $ply } of { $plies }: a move typed here goes on from here
tui-patience = Without a key for 40 seconds, a demonstration begins.
tui-too-small = Too small: { $columns }×{ $rows } needed
tui-example-keys = “forward” and “back” step through it; a move, or “take black”, goes on from there.

# A game in words.
tui-seat = { $side }: { $who }.
tui-score = Black { $black }, White { $white }
tui-legal = You may play { $squares }.
tui-legal-none = No square is legal.
tui-row = Row { $row }: { $what }.
tui-row-empty = empty
tui-help-plain = One line, one command. A square such as d6 plays there; an empty line opens the options.
tui-help-lead = Type a square and Enter (D6), or walk with the arrows and press Enter, or click. Each command has a key or a word; during the computer’s turn Esc makes it answer at once.

# The keys that matter now, at the foot of the screen.
tui-keys-first = Enter: play · arrows, numbers: choose · ?: help
tui-keys-list = number or arrows and Enter · Enter: back
tui-keys-games = number: open · Del: delete · Enter: back
tui-keys-help = arrows: more · any other key: back
tui-keys-editor = arrows, letters: square
tui-keys-pass = Enter: pass
tui-keys-demonstration = any key: back
tui-keys-example = PgDn, PgUp: step · Ctrl-G: take over · Enter: options
tui-keys-thinking = Esc: play now · Enter: options
tui-keys-cursor = Enter: play { $square } · Esc: no
tui-keys-looking = PgUp, PgDn: step · Esc: back · Enter: options
tui-keys-game = D6 Enter: play · Enter: options · ?: help

# Setting up a position.
tui-edit-cycle = black, white, empty
tui-edit-black = black disc
tui-edit-white = white disc
tui-edit-empty = empty square
tui-edit-corners = so many corners
tui-edit-turn = the other side moves
tui-edit-swap = swap colours
tui-edit-start = the four discs
tui-edit-clear = empty board
tui-edit-done = play from here
tui-edit-cancel = back
tui-edit-word-cycle = square
tui-edit-word-black = x black
tui-edit-word-white = o white
tui-edit-word-empty = empty - .
tui-edit-word-corners = corners
tui-edit-word-turn = turn
tui-edit-word-swap = swap
tui-edit-word-start = start
tui-edit-word-clear = clear
tui-edit-word-done = done play
tui-edit-word-cancel = cancel

# What does not work.
tui-wrong-no-game = There is no game yet: choose one first
tui-wrong-corners = A board has four corners: say 0 to 4
tui-wrong-level = Levels go from 1 to 9
tui-wrong-swap = Both sides are played alike: there is nothing to change
tui-wrong-take = Say whom you take: black, white, both or none
tui-wrong-game = “{ $text }” is none of your games
tui-wrong-number = There is no such number: 1 to { $count }
tui-wrong-word = “{ $text }” is neither a number nor a command; “help” lists them
tui-wrong-file = { $path } cannot be read: { $why }
tui-wrong-write = { $path } cannot be written: { $why }
tui-wrong-exists = { $path } is there already: choose another name
tui-wrong-store = The games cannot be reached ({ $why })

# Backgammon. $side is white or black.
tui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tui-match-level = { $level ->
    [1] 1 · novice
    [2] 2 · classic 1
    [4] 4 · classic 2
    [5] 5 · normal
    [6] 6 · classic 3
    [8] 8 · classic 4
    [9] 9 · expert
   *[other] { $level }
}
tui-field-points = Match to
tui-field-own-dice = Throw your own dice?
tui-format-xgid = The position as an XGID
tui-format-gnuid = The position as GNU Backgammon ids
tui-format-mat = Match file (.mat)
tui-item-resign = Resign the game
tui-do-resign = give a game of Backgammon up: single, gammon or backgammon
tui-word-resign = resign
tui-outcome-single = single game
tui-outcome-gammon = gammon
tui-outcome-backgammon = backgammon
tui-first-dice = First dice: White { $white }, Black { $black }.
tui-begins = { $side ->
    [white] White begins.
   *[black] Black begins.
}
tui-equal-dice = Equal: the dice are thrown again. The cube shows { $cube }.
tui-rolls = { $side ->
    [white] White rolls
   *[black] Black rolls
} { $one } and { $other }.
tui-plays = { $side ->
    [white] White plays
   *[black] Black plays
} { $play }
tui-doubles = { $side ->
    [white] White doubles.
   *[black] Black doubles.
} The cube would show { $cube }.
tui-takes = { $side ->
    [white] White takes.
   *[black] Black takes.
} The cube shows { $cube }.
tui-drops = { $side ->
    [white] White drops
   *[black] Black drops
} with the cube at { $cube }.
tui-beavers = { $side ->
    [white] White beavers
   *[black] Black beavers
} with the cube at { $cube }.
tui-accepts = { $side ->
    [white] White accepts
   *[black] Black accepts
} with the cube at { $cube }.
tui-refuses = { $side ->
    [white] White plays on
   *[black] Black plays on
} with the cube at { $cube }.
tui-asks-dice = { $side ->
    [white] White asks for its dice
   *[black] Black asks for its dice
} with the cube at { $cube }.
tui-resigns = { $side ->
    [white] White resigns
   *[black] Black resigns
} ({ $outcome }).
tui-wins-game = { $side ->
    [white] White wins
   *[black] Black wins
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $outcome }).
tui-wins-match = { $side ->
    [white] White wins the match { $white }–{ $black }.
   *[black] Black wins the match { $black }–{ $white }.
}
tui-match-score = Score: White { $white }, Black { $black }.
tui-pips = Pips: White { $white }, Black { $black }
tui-cube = { $side ->
    [white] Cube { $cube }, White’s
    [black] Cube { $cube }, Black’s
   *[none] Cube { $cube }, in the middle
}
# The list of moves, in few letters.
tui-initial = { $side ->
    [white] W
   *[black] B
}
tui-act-double = doubles
tui-act-take = takes
tui-act-drop = drops
tui-act-beaver = beavers
tui-act-accept = accepts
tui-act-refuse = plays on
tui-act-roll = asks for the dice
tui-act-resign = resigns ({ $outcome })
tui-game-number = Game { $number }
tui-crawford = Crawford: no doubling
tui-to-play = { $side ->
    [white] White to play
   *[black] Black to play
} { $one } and { $other }
tui-points-of = { $side ->
    [white] Points as White counts them
   *[black] Points as Black counts them
}
tui-point = { $point }, { $letter }: { $count } { $side ->
    [white] white
   *[black] black
}
tui-bar-off = { $side ->
    [white] White
   *[black] Black
}: { $bar } on the bar, { $off } borne off
tui-ask-dice = Enter throws the dice
tui-ask-dice-or-double = Enter throws the dice, D doubles
tui-ask-first-dice = Type the first dice: White’s, then Black’s
tui-ask-typed-dice = Throw your dice and type them
tui-ask-typed-dice-or-double = Type your dice, or D doubles
tui-ask-next-game-typed = Play again? Type the first dice, White’s first, and the score is kept; N ends it
tui-ask-next-game = Play again? Y throws the first dice, and the score is kept; N ends it
tui-ask-computers-dice = Throw for the computer, and type its dice
tui-ask-again = Another match? Y or N
tui-double-offered = Double offered: Y to accept
tui-give-up = Give the game up? R to confirm
tui-resignation-offered = A resignation is offered: Y to accept
tui-confirm-play = Enter confirms; Delete takes back
tui-your-move-with = Your move with the { $die }
tui-keys-dice = Enter: throw · :help
tui-keys-dice-or-double = Enter: throw · D: double
tui-keys-typed-dice = 6 2 Enter: these dice · D: double
tui-keys-yes-no = Y · N
tui-keys-play = A–X, Y: bar, Z: other die · Del · Enter
tui-keys-answer = Y: accept · any other: no
tui-wrong-pass = Who cannot move passes without being asked
tui-to-roll = { $side ->
    [white] White to roll
   *[black] Black to roll
}

# What the keys of the classic say, as the help tells it.
tui-classic-hop = move a checker from this point (Y: the bar) with the die that is asked for
tui-classic-other-die = play the other die first
tui-classic-take-back = take back a checker of this turn
tui-classic-confirm = confirm the play
tui-classic-throw = throw the dice; your own are typed
tui-classic-double = double, before the dice
tui-classic-yes = take a double, accept a resignation, play again; another key refuses
tui-classic-no = no other game
tui-classic-give-up = confirm that the game is given up

# Setting up a position of Backgammon. Points are numbered as White counts them.
tui-keys-match-editor = arrows: point · 3 1 Enter: dice · :score 3 5
tui-keys-place = Enter: move from { $point } · Esc: no
tui-bar = the bar
tui-set-off = Borne off: White { $white }, Black { $black }
tui-set-over = The game is over here: one side has no checker left
tui-set-white = one more white checker
tui-set-black = one more black checker
tui-set-empty = one fewer
tui-set-turn = the other side’s turn
tui-set-roll = the dice to be played; without any, they are to be thrown
tui-set-offer = offer the cube
tui-set-cube = the cube’s value
tui-set-owner = whose the cube is
tui-set-score = the points of White and of Black
tui-set-length = the length of the match; 0 for money
tui-set-crawford = the Crawford game
tui-set-swap = swap colours
tui-set-start = start of a game
tui-set-clear = empty board
tui-set-done = play from here
tui-set-cancel = back
tui-set-word-white = white o w
tui-set-word-black = black x b
tui-set-word-empty = empty -
tui-set-word-turn = turn
tui-set-word-roll = dice roll
tui-set-word-offer = offered double
tui-set-word-cube = cube
tui-set-word-owner = owner
tui-set-word-score = score
tui-set-word-length = match length
tui-set-word-crawford = crawford
tui-set-word-swap = swap
tui-set-word-start = start
tui-set-word-clear = clear
tui-set-word-done = done play
tui-set-word-cancel = cancel
tui-wrong-point = “{ $text }” is no point: say 1 to 24 as White counts, a letter A to X, or bar
tui-wrong-count = “{ $text }” is no number of checkers: there are 15
tui-wrong-cube = A cube shows 1, 2, 4, 8 and so on
tui-wrong-score = Say the points of White and of Black: score 3 5
tui-wrong-length = A match is played to 1 to 99 points; 0 is play for money
