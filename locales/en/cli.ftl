# The command line. `cli-<command>` says what a command does, `cli-<command>-more` stands under its help,
# `cli-<command>-<argument>` explains an argument.

cli-main = Reversi to play, learn and study: a web site on your own machine, and a toolbox for games and positions
cli-main-more =
    Without a command, volteface starts the web site and prints its address.

    Examples:
      volteface                                      play in the browser
      volteface play                                 play in the terminal
      volteface show f5d6c3d3c4                      where does this line lead?
      volteface show --json - < game.ggf             a game from a file, as JSON
      volteface convert WTH_1999.wtb --to ggf        a tournament base as GGF
      volteface perft --depth 8                      count move paths
      volteface solve --threads 2 endgames.obf       endings to the last disc
      volteface analyse --depth 14 game.ggf          what each move of a game is worth
      volteface match level:6 level:5                which player is stronger?
cli-main-bind = Address and port to listen at; the next free port is used when this one is taken
cli-main-data = Folder to keep the games in (default: your data folder)
cli-main-host = A name that the site answers to besides addresses in figures and localhost; several with commas
cli-main-no_open = Do not open a browser

cli-usage = Usage:
cli-command = COMMAND
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-help = Print this help
cli-version = Print the version
cli-values = [one of: { $value }]
cli-default = [default: { $value }]
cli-variable = [variable: { $value }]
cli-see-help = See { $command } --help
cli-did-you-mean = Did you mean { $guess }?
cli-wrong-unknown = { $argument } is not known here
cli-wrong-command = there is no command “{ $command }”
cli-wrong-missing = { $argument } is missing
cli-wrong-conflict = { $argument } and { $other } do not go together
cli-wrong-no-value = { $argument } needs a value
cli-wrong-value = “{ $found }” is no value of { $argument }
cli-wrong-value-of = “{ $found }” is no value of { $argument }: { $expected }

cli-serve = Start the web site (what volteface does without a command)
cli-serve-more =
    Games are kept in one file, volteface.db, in the data folder. A stop, a crash or a power cut loses nothing that
    the page has shown as played. Stop it with Ctrl-C.

    Behind a name of its own the site must know it: --host volteface.example.org. Requests under other names are
    refused, so that no page elsewhere can pass its own name off as this site’s.
cli-serve-bind = Address and port to listen at; the next free port is used when this one is taken
cli-serve-data = Folder to keep the games in (default: your data folder)
cli-serve-host = A name that the site answers to besides addresses in figures and localhost; several with commas
cli-serve-no_open = Do not open a browser

cli-play = Play in the terminal
cli-play-more =
    Without a game, the first screen asks what to play; after 40 seconds without a key it shows a demonstration. Type a
    square and Enter (D6), or use arrows or the mouse; Enter alone opens the options, F1 the help, Esc ends the computer’s
    thinking. Games are kept in the same folder as the site’s, which can go on with them.

    With --plain everything is told in words and typed line by line, for screen readers and pipes. Variables: NO_COLOR
    takes the colours away, VOLTEFACE_MOTION=reduced the movement.

    Examples:
      volteface play
      volteface play reversi --variant 6x6 --level 5 --colour black
      volteface play backgammon --match 11
      volteface play --resume
      printf "c4\nboard\n" | volteface play reversi --colour black --plain
cli-play-kind = What to play
cli-play-variant = Board and goal: 8x8, 6x6, anti or anti6x6
cli-play-level = The computer’s level, from 1 (novice) to 9 (expert)
cli-play-colour = Your colour
cli-play-opponent = Who plays against you: the computer, a second person, or nobody (the computer plays both sides)
cli-play-start = The four discs, or a balanced opening drawn by lot
cli-play-corners = So many corners as a handicap, for you
cli-play-points = Backgammon: play a match to so many points
cli-play-own_dice = Backgammon: throw your own dice, and type what they show, for both sides
cli-play-game = Go on with the game of this name
cli-play-resume = Go on with your last game that is not over
cli-play-plain = Line by line, in words
cli-play-ascii = Show nothing but ASCII
cli-play-palette = Colours of the terminal
cli-play-no_animation = Do not show discs turning over
cli-play-lang = The language, en or fr (default: that of the terminal)
cli-play-data = Folder to keep the games in (default: your data folder)

cli-show = Read a game or a position and tell what it is
cli-show-more =
    Understands transcripts (with numbers, spaces, passes or without), GGF, SGF, OBF, and boards of 64 or 36 signs
    (X black, O white, - empty) with the side to move, and moves, behind them. A text that is refused ends with
    status 2 and the place and the reason on standard error.

    A position of Backgammon (an XGID, the ids of GNU Backgammon, 26 numbers) or a match (.mat, SGF) is shown too: of a
    match the position at its end, and its games.

    Examples:
      volteface show "1. f5 d6 2. c3 d3"
      volteface show --variant 6x6 c2b4 --json
      volteface show 4HPwATDgc/ABMA --json
cli-show-text = The text, the name of a file with it, or - for standard input
cli-show-variant = What a text that does not say is played on: 8x8, 6x6, anti or anti6x6
cli-show-json = Print one JSON object

cli-convert = Turn a file of games into another format
cli-convert-more =
    The format of IN is recognised: transcripts or boards a line each, GGF, SGF, OBF, or a WTHOR base (.wtb), whose
    player and tournament names are read from the .jou and .trn files beside it.

    A match of Backgammon (.mat, SGF) becomes mat or sgf, or the xgid or gnuid at the end of each game; positions, one
    a line, become xgid or gnuid.

    Example:
      volteface convert games.ggf --to wthor --output games.wtb
cli-convert-input = The file to read, or - for standard input
cli-convert-to = The format to write; obf writes the position at the end of each game
cli-convert-output = The file to write (default: standard output)
cli-convert-variant = What a text that does not say is played on: 8x8, 6x6, anti or anti6x6

cli-plays = List the legal plays of a roll at Backgammon
cli-plays-more =
    Each line has the GNU position id of the result, in the mover’s view, and the play. With --json: n, and plays with
    play and result.

    Example:
      volteface plays 4HPwATDgc/ABMA --roll 62
cli-plays-id = The position: an XGID or GNU ids, the name of a file with them, or - for standard input
cli-plays-roll = The dice, as 62 (default: those of the position)
cli-plays-json = Print one JSON object

cli-perft = Count the positions at each depth, to check and to time the rules
cli-perft-more =
    Prints one line a depth: the depth and the count. A game that ends sooner counts once. A forced pass uses one ply
    unless --pass-free is given.
cli-perft-depth = The greatest depth
cli-perft-variant = 8x8, 6x6, anti or anti6x6
cli-perft-position = A board of 64 or 36 signs and the side to move, instead of the start
cli-perft-pass_free = A forced pass costs no depth
cli-perft-memory = Count with a table of so many mebibytes: each position once only

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
cli-solve-threads = Work with so many threads: on several positions side by side, together on few or hard ones
cli-solve-memory = Mebibytes of memory for the tables of each thread
cli-solve-cpu = Use these instructions, where the processor has them, instead of the best

cli-analyse = Tell what every move of a position or a game is worth
cli-analyse-more =
    TEXT is a game or a position in any form that show understands, or the name of a file with some. A position gets
    every legal move with its value, best first; a game gets the value and the loss of each move, and what each side
    lost in all, and so do several games one after the other. An OBF file gets one line a position. Values are final
    disc differences for the side to move: +4 is proven, ~+3.25 estimated. Endings of up to six squares more than the
    depth are solved, 24 at most and with --time or --nodes; see --exact.
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
cli-analyse-threads = Work with so many threads: on several positions side by side, together on one alone
cli-analyse-memory = Mebibytes of memory for the tables of each thread
cli-analyse-cpu = Use these instructions, where the processor has them, instead of the best

cli-evaluate = Tell what a Backgammon position is worth, and what to do in it
cli-evaluate-more =
    ID is an XGID, a GNU position id with or without its match id, 26 numbers, or the text of a match, of which the last
    position counts. With dice the plays are ranked, best first; without, the chances of all endings are told and whether to
    double. Chances are cumulative: a backgammon is also a gammon, a gammon also a win. Equities are points by the cube as
    it lies, for the side on roll; in a match they are normalised, and what the score makes of gammons is counted in.

    Examples:
      volteface evaluate 4HPwATDgc/ABMA --roll 31
      volteface evaluate "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10" --plies 1
      volteface evaluate --json - < position.txt
cli-evaluate-id = A position or a match, the name of a file with one, or - for standard input
cli-evaluate-roll = The dice to play, such as 62, instead of those that the text has
cli-evaluate-plies = Look so many plies beyond what the position itself tells: 0, 1, 2 or 3
cli-evaluate-json = Print JSON

cli-match = Let two players play many games, and tell which is stronger
cli-match-more =
    A and B are players:
      level:5                      a level of the computer, 1 to 9
      nodes:20000                  the engine, so many positions a move
      depth:8                      the engine, so many plies ahead
      time:0.1                     the engine, so many seconds a move
      depth:8,exact=20             … solving from so many empty squares on
      depth:8,exact=16,outcome=20  … and proving who wins from so many on
      depth:8,outcome=20,likely=25 … and looking for who is likely to win from so many on
      nboard:COMMAND               a program that speaks NBoard; nboard,depth=6:COMMAND tells it a depth
      gtp:COMMAND                  a program that speaks GTP; gtp,time=1:COMMAND tells it seconds a move

    Each opening is played twice, with the colours changed. Prints a line a game (its number, who had Black and White,
    A’s points, the final difference for A, the moves), then wins, draws and losses of A, the mean difference in discs,
    and Elo with the interval that holds the truth 19 times in 20, counted from pairs. A program that answers too
    late, ends, or plays an illegal move loses the game, and that is said. Ctrl-C ends the match and prints what is
    known. With --json each game is an object, and the summary the last one; see docs/toolbox.md.

    With --variant backgammon A and B are:
      level:5                      a level of the computer, 1 to 9
      plies:1                      the engine, so many plies ahead, 0 to 3
      plies:0,noise=0.1            … misjudging each play and double by at most so many points
      plain                        a beginner, who only looks at what lies on the board
      gnubg:COMMAND                GNU Backgammon; gnubg,plies=2:COMMAND tells it how far to look

    Everything is played twice with the same dice, with the sides changed: games for money with the cube or without, or
    matches to --points. Prints a line a game (its number, A’s points, the same less luck, the moves), then who won how
    often, gammons, and what A wins a game, as it was played and less luck, each with an error that holds 19 times in 20.

    Examples:
      volteface match level:6 level:5 --games 200 --threads 2
      volteface match nodes:40000 nodes:20000 --sprt 0,20
      volteface match time:0.2 "nboard,depth=8:./engine -quiet" --games-to games.ggf
      volteface match depth:6 depth:5 --variant anti --openings my-openings.txt
      volteface match plies:0 gnubg:gnubg --variant backgammon --no-cube --games 400
cli-match-a = The first player
cli-match-b = The second player
cli-match-games = Games to play, in pairs (100; with --sprt as many as it takes)
cli-match-openings = Where games begin: xot (balanced, eight moves), start, or a file with moves or a board on each line
cli-match-variant = 8x8, 6x6, anti, anti6x6 or backgammon
cli-match-points = Backgammon: play matches to so many points instead of games for money
cli-match-no_cube = Backgammon: play without the doubling cube
cli-match-sprt = Stop when A is proven stronger by ELO1 rather than ELO0, or the reverse, with an error of 5 %
cli-match-seed = What the order of the openings, the dice and the choices of levels follow from
cli-match-timeout = Seconds that a program outside may take for an answer
cli-match-games_to = Write the games to this file, as GGF
cli-match-json = Print one JSON object a line
cli-match-threads = Play so many games at the same time
cli-match-memory = Mebibytes of memory for the table of each engine
cli-match-cpu = Use these instructions, where the processor has them, instead of the best

cli-nboard = Be an engine for NBoard
cli-nboard-more =
    Speaks the NBoard protocol, version 2 (and answers version 1), on standard input and output. Enter this command as
    an engine in NBoard or a program like it. The depth that NBoard sets decides how far to look; endings of up to six
    squares more are solved, 24 at most. With --time or --nodes these end a search as well.

    Example, by hand:
      printf "nboard 2\nset depth 8\nhint 3\nquit\n" | volteface nboard
cli-nboard-depth = Look so many plies ahead until the other program sets a depth (10)
cli-nboard-time = Think so many seconds about a move at most
cli-nboard-nodes = Visit so many positions for a move at most
cli-nboard-exact = Solve positions with at most so many empty squares
cli-nboard-threads = Think with so many threads
cli-nboard-memory = Mebibytes of memory for the engine’s table
cli-nboard-cpu = Use these instructions, where the processor has them, instead of the best

cli-gtp = Be an engine that speaks the Go Text Protocol
cli-gtp-more =
    Speaks GTP version 2 on standard input and output, as Reversi engines use it: squares have their Reversi names (a1 at
    the top left), boardsize is 8 or 6, and set_game takes Reversi, 6x6, anti or anti6x6. A forced pass may be played or
    left out. With time_settings and time_left the engine keeps to the clock; else the options say how far it looks.

    Example, by hand:
      printf "play black f5\ngenmove white\nshowboard\nquit\n" | volteface gtp
cli-gtp-variant = What is played until the other program says: 8x8, 6x6, anti or anti6x6
cli-gtp-depth = Look so many plies ahead (10 unless time or nodes are given)
cli-gtp-time = Think so many seconds about a move at most
cli-gtp-nodes = Visit so many positions for a move
cli-gtp-exact = Solve positions with at most so many empty squares
cli-gtp-threads = Think with so many threads
cli-gtp-memory = Mebibytes of memory for the engine’s table
cli-gtp-cpu = Use these instructions, where the processor has them, instead of the best

cli-bench = Search fixed positions and count
cli-bench-more =
    Prints “Bench:” and the positions visited, the same on every machine as long as the engine is the same, and the
    speed.
cli-bench-verbose = Print each search: variant, moves made, depth, value, nodes, seconds
cli-bench-cpu = Use these instructions, where the processor has them, instead of the best

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
show-roller =
    { $by ->
        [black] Black (X)
       *[white] White (O)
    } is on roll, pips { $own } to { $opp }
show-dice = Dice: { $roll }
show-cube =
    Cube: { $value }, { $owner ->
        [black] Black’s
        [white] White’s
       *[middle] in the middle
    }
show-score =
    Score, White–Black: { $white }–{ $black }{ $length ->
        [0] , for money
       *[other] , match to { $length }
    }
show-game-won =
    Game { $number } at { $white }–{ $black }: { $winner ->
        [black] Black
       *[white] White
    } wins { $points ->
        [one] one point
       *[other] { $points } points
    }
show-game-open = Game { $number } at { $white }–{ $black }: not finished
plays-no-roll = There are no dice in this position: say which with --roll 62
plays-count =
    { $count ->
        [0] No legal play: the turn passes
        [one] One legal play
       *[other] { $count } legal plays
    }
convert-other-game = Backgammon is not written in this format: mat, sgf, xgid and gnuid are for matches, xgid and gnuid for positions

convert-bad-games =
    { $bad ->
        [one] one game is left out
       *[other] { $bad } games are left out
    }
convert-not-for-wthor = game { $number } cannot stand in a WTHOR base: { $why }

serve-here = Volteface is open at { $url }
serve-data = Games are kept in { $folder }. Stop with Ctrl-C.
serve-port-taken = Port { $taken } is taken; using { $port } instead.
serve-no-port = { $address } and the next { $more } ports are all taken: choose another with --bind
serve-no-home = no data folder is known: name one with --data
play-no-terminal = this is no terminal: say --plain to play line by line
play-nothing-open = there is no game to go on with
play-bad-key = { $path } is damaged: it must hold 64 hexadecimal digits
serve-terminal = Games of the terminal: { $url }

toolbox-no-position = there is no position to read
toolbox-no-file = there is no file “{ $file }” either
toolbox-bad-lines =
    { $bad ->
        [one] one line could not be read
       *[other] { $bad } lines could not be read
    }
toolbox-interrupted = interrupted; what was known is printed

progress = { $done } done, { $time }
progress-of = { $done } of { $total }, { $time }
progress-left = { $done } of { $total }, { $time }, about { $left } to go

bench-looks = estimates: { $nodes } nodes, { $seconds } s, { $speed } million nodes/s
bench-solves = endings: { $nodes } nodes, { $seconds } s, { $speed } million nodes/s
perft-depth = depth { $depth }
solve-summary = { $solved } of { $total } solved, { $nodes } nodes, { $seconds } s
solve-unproven = line { $line }, not proven: { $known }

analyse-game = Game { $number }
analyse-game-of = Game { $number }: { $black } – { $white }
analyse-exact = exact
analyse-selective = to the end, { $percent }% sure
analyse-depth =
    { $depth ->
        [one] one ply
       *[other] { $depth } plies
    }
analyse-over = the game is over: { $score }
analyse-pass = pass { $score }
analyse-line = line: { $moves }
analyse-cost =
    { $nodes ->
        [one] one node
       *[other] { $nodes } nodes
    }, { $seconds } s
analyse-total =
    { $by ->
        [black] Black
       *[white] White
    } lost { $loss } discs in { $moves ->
        [one] one move
       *[other] { $moves } moves
    }; errors of two discs and more: { $errors }

match-spec-kind = “{ $text }” is no player: it begins with “{ $found }” instead of level, nodes, depth, time, nboard or gtp
match-spec-kind-backgammon = “{ $text }” is no player of Backgammon: it begins with “{ $found }” instead of level, plies, plain or gnubg
match-stranger = { $option } means nothing to --variant { $variant }
match-spec-value = “{ $text }” is no player: “{ $found }” does not fit { $key }
match-spec-key = “{ $text }” is no player: { $kind } has no setting “{ $found }”
match-spec-command = “{ $text }” is no player: the command to start it is missing
match-spec-quote = “{ $text }” is no player: a quotation mark is never closed
match-fault = game { $number }: { $what }
match-fault-start = { $player } cannot be started: { $command }: { $why }
match-fault-died = { $player } has ended in the middle of the game ({ $how })
match-fault-timeout = { $player } did not answer within { $seconds } s
match-fault-illegal = { $player } answered “{ $found }”, which is no legal move
match-fault-resigned = { $player } resigned
match-fault-refused = { $player } refused “{ $command }”: { $answer }
match-fault-setup = { $player } cannot begin at a set-up position: its protocol has no word for one
match-given-up = { $player } failed in { $games } games one after the other: the match is given up
match-openings-repeat =
    { $openings ->
        [one] there is one opening only
       *[other] there are { $openings } openings only
    }; these players will repeat their games
match-no-xot = there are no balanced openings for { $variant }: use --openings start or a file
match-opening-variant = { $file }, line { $line }: a game on { $found }, but the match is on { $variant }
match-opening-over = { $file }, line { $line }: the game is over
match-opening-none = { $file }: there is no opening in it
match-backgammon-players =
    A: { $a }, B: { $b }, Backgammon, { $length ->
        [0] games for money
       *[other] matches to { $length }
    }, { $cube ->
        [no] without the cube
       *[yes] with the cube
    }
match-backgammon-games = A in { $games } games: { $wins } won, { $losses } lost ({ $percent } %)
match-backgammon-matches = A in { $games } matches: { $wins } won, { $losses } lost ({ $percent } %)
match-backgammon-gammons = gammons: A { $a }, B { $b }
match-backgammon-backgammons = backgammons: A { $a }, B { $b }
match-backgammon-points = points a game for A: { $mean }
match-backgammon-adjusted = the same less luck: { $mean }
match-players = A: { $a }, B: { $b }, { $variant }
match-results =
    A in { $games ->
        [one] one game
       *[other] { $games } games
    }: { $wins } won, { $draws } drawn, { $losses } lost ({ $percent } %)
match-discs = mean difference for A: { $discs } discs
match-pairs = pairs with 0, ½, 1, 1½, 2 points for A: { $pairs }
match-elo = Elo of A over B: { $elo }
match-no-elo = Elo: two pairs at least are needed
match-faults = games lost by a fault: A { $a }, B { $b }
match-time = seconds a move: A { $a }, B { $b }
match-sprt =
    test of Elo { $elo1 } against { $elo0 }: ratio { $ratio } in { $lower } … { $upper }, { $verdict ->
        [upper] { $elo1 } is proven
        [lower] { $elo0 } is proven
       *[open] nothing is proven
    }

nboard-thinking = Volteface is thinking
nboard-analysing = Volteface is analysing
nboard-not-legal = { $move } is not legal here

evaluate-chances =
    Wins { $win }%, gammons { $wingammon }%, backgammons { $winbackgammon }%; losses { $lose }%, gammons { $losegammon }%, backgammons { $losebackgammon }%; equity without a cube { $equity }
evaluate-no-play = No play is legal: the turn passes
evaluate-head = No.  play, equity (behind the best), plies, won with gammon and backgammon - lost, in percent
evaluate-more-plays =
    { $count ->
        [1] and one more play
       *[other] and { $count } more plays
    }
evaluate-cube = Equity: no double { $nodouble }, double and take { $take }, double and drop { $drop }
evaluate-cube-match = Match won: no double { $nodouble }%, double and take { $take }%, double and drop { $drop }%
evaluate-action =
    { $action ->
        [double] Double
        [too-good] Too good to double: play on for the gammon
       *[no-double] No double
    }; the answer to a double: { $answer ->
        [take] take
        [beaver] beaver
       *[drop] drop
    }
evaluate-answer =
    The answer to the double: { $answer ->
        [take] take
        [beaver] beaver
       *[drop] drop
    }
evaluate-may-not-double = The side on roll may not double now
