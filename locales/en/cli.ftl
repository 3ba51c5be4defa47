# The command line. `cli-<command>` says what a command does, `cli-<command>-more` stands under its help,
# `cli-<command>-<argument>` explains an argument.

cli-main = Reversi to play, learn and study: a web site on your own machine, and a toolbox for games and positions
cli-main-more =
    Without a command, volteface starts the web site and prints its address.

    Examples:
      volteface                                      play in the browser
      volteface show f5d6c3d3c4                      where does this line lead?
      volteface show --json - < game.ggf             a game from a file, as JSON
      volteface convert WTH_1999.wtb --to ggf        a tournament base as GGF
      volteface perft --depth 8                      count move paths
cli-main-bind = Address and port to listen at; the next free port is used when this one is taken
cli-main-data = Folder to keep the games in (default: your data folder)
cli-main-no_open = Do not open a browser

cli-serve = Start the web site (what volteface does without a command)
cli-serve-more =
    Games are kept in one file, volteface.db, in the data folder. A stop, a crash or a power cut loses nothing that
    the page has shown as played. Stop it with Ctrl-C.
cli-serve-bind = Address and port to listen at; the next free port is used when this one is taken
cli-serve-data = Folder to keep the games in (default: your data folder)
cli-serve-no_open = Do not open a browser

cli-show = Read a game or a position and tell what it is
cli-show-more =
    Understands transcripts (with numbers, spaces, passes or without), GGF, SGF, OBF, and boards of 64 or 36 signs
    (X black, O white, - empty) with the side to move, and moves, behind them. A text that is refused ends with
    status 2 and the place and the reason on standard error.

    Examples:
      volteface show "1. f5 d6 2. c3 d3"
      volteface show --variant 6x6 c2b4 --json
cli-show-text = The text, or - for standard input
cli-show-variant = What a text that does not say is played on: 8x8, 6x6, anti or anti6x6
cli-show-json = Print one JSON object

cli-convert = Turn a file of games into another format
cli-convert-more =
    The format of IN is recognised: transcripts or boards a line each, GGF, SGF, OBF, or a WTHOR base (.wtb), whose
    player and tournament names are read from the .jou and .trn files beside it.

    Example:
      volteface convert games.ggf --to wthor --output games.wtb
cli-convert-input = The file to read, or - for standard input
cli-convert-to = The format to write; obf writes the position at the end of each game
cli-convert-output = The file to write (default: standard output)
cli-convert-variant = What a text that does not say is played on: 8x8, 6x6, anti or anti6x6

cli-perft = Count the positions at each depth, to check and to time the rules
cli-perft-more =
    Prints one line a depth: the depth and the count. A game that ends sooner counts once. A forced pass uses one ply
    unless --pass-free is given.
cli-perft-depth = The greatest depth
cli-perft-variant = 8x8, 6x6, anti or anti6x6
cli-perft-position = A board of 64 or 36 signs and the side to move, instead of the start
cli-perft-pass_free = A forced pass costs no depth

cli-solve = Solve positions to the last disc
cli-solve-more =
    FILE is an OBF file: a board of 64, 36 or 16 signs (X black, O white, - empty) and the side to move on each line;
    remarks (%), empty lines and what stands behind the position are passed over. Prints a line a position, in the
    file's order, as soon as it is known: line, score, best move, nodes, seconds, and exact or wld. The score is the
    final disc difference for the side to move, empty squares to the winner. Lines that cannot be read are reported on
    standard error and make the status 2; the others are solved all the same. Ctrl-C ends the work; what was printed
    stands.

    With --json each line is an object with line, score, best, nodes, seconds, exact, outcome.

    Examples:
      volteface solve endgames.obf
      volteface solve --threads 2 --json endgames.obf
      volteface solve --wld --variant anti - < positions.obf
cli-solve-file = An OBF file, or - for standard input
cli-solve-variant = 8x8, 6x6, anti or anti6x6; the size is the board’s own
cli-solve-wld = Find out only who wins: win, draw or loss (in JSON the score 1, 0 or -1)
cli-solve-json = Print one JSON object a line
cli-solve-threads = Work on so many positions side by side
cli-solve-memory = Mebibytes of memory for the tables of each thread

cli-analyse = Tell what every move of a position or a game is worth
cli-analyse-more =
    TEXT is a game or a position in any form that show understands, or the name of a file with one. A position gets
    every legal move with its value, best first; a game gets the value and the loss of each move, and what each side
    lost in all. An OBF file gets one line a position. Values are final disc differences for the side to move: +4 is
    proven, ~+3.25 estimated. Endings of up to 16 empty squares are solved (24 with --time or --nodes); see --exact.
    Ctrl-C ends the work and prints what is known.

    With --json a position is an object with best, score, depth, exact, nodes, seconds, pv and moves, a list of move,
    score, depth, exact; in an OBF file each has its line. A game is one object; see docs/toolbox.md.

    Examples:
      volteface analyse f5d6c3d3c4
      volteface analyse --depth 14 game.ggf
      volteface analyse --time 2 --json - < position.txt
      volteface analyse --json --threads 2 hard.obf
cli-analyse-text = A game or a position, the name of a file with one, or - for standard input
cli-analyse-variant = What a text that does not say is played on: 8x8, 6x6, anti or anti6x6
cli-analyse-depth = Look so many plies ahead (10 unless time or nodes are given)
cli-analyse-time = Think so many seconds about each position
cli-analyse-nodes = Visit so many positions for each position
cli-analyse-exact = Solve positions with at most so many empty squares
cli-analyse-json = Print JSON
cli-analyse-threads = Work on so many positions side by side
cli-analyse-memory = Mebibytes of memory for the tables of each thread

show-count = Black { $black }, White { $white }, empty { $empties }
show-to-move =
    { $by ->
        [black] Black
       *[white] White
    } to move: { $legal }
show-result =
    Game over: { $winner ->
        [black] Black wins { $black }–{ $white }
        [white] White wins { $white }–{ $black }
       *[draw] a draw, { $black }–{ $white }
    }
show-moves = Moves: { $moves }

convert-not-for-wthor = game { $number } cannot stand in a WTHOR base: { $why }

serve-here = Volteface is open at { $url }
serve-data = Games are kept in { $folder }. Stop with Ctrl-C.
serve-port-taken = Port { $taken } is taken; using { $port } instead.
serve-no-port = { $address } and the next { $more } ports are all taken: choose another with --bind
serve-no-home = no data folder is known: name one with --data

toolbox-no-position = there is no position to read
toolbox-bad-lines =
    { $bad ->
        [one] one line could not be read
       *[other] { $bad } lines could not be read
    }
toolbox-interrupted = interrupted; what was known is printed

progress = { $done } done, { $time }
progress-of = { $done } of { $total }, { $time }
progress-left = { $done } of { $total }, { $time }, about { $left } to go

solve-summary = { $solved } of { $total } solved, { $nodes } nodes, { $seconds } s

analyse-exact = exact
analyse-depth = { $depth } plies
analyse-over = the game is over: { $score }
analyse-pass = pass { $score }
analyse-line = line: { $moves }
analyse-cost = { $nodes } nodes, { $seconds } s
analyse-total =
    { $by ->
        [black] Black
       *[white] White
    } lost { $loss } discs in { $moves } moves; errors of two discs and more: { $errors }
