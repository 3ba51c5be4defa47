# The pages: what every page says, then page by page. The play page's words are in play.ftl.

site-skip = Skip to the content
site-foot = Volteface: a calm home for Reversi and Backgammon.
nav-label = Pages
nav-menu = Menu
nav-play = Play
nav-learn = Learn
nav-games = My games
nav-open = Open
nav-setup = Set up
nav-settings = Settings
nav-other-language = Français

black = Black
white = White

variant-8x8 = Reversi
variant-8x8-about = The classic. Most discs win.
variant-6x6 = Reversi 6×6
variant-6x6-about = A smaller board, a quick game.
variant-anti = Anti Reversi
variant-anti-about = Fewest discs win.
variant-anti6x6 = Anti 6×6
variant-anti6x6-about = Fewest discs, small board.
variant-backgammon = Backgammon
variant-backgammon-about = Dice, a cube, and a race home.
backgammon-match = Backgammon, match to { $points ->
    [one] one point
   *[other] { $points } points
}
backgammon-money = Backgammon for money

home-title = Play
home-heading = What shall we play?
home-resume = Return to your game
home-variant = Game
home-opponent = Opponent
home-level = Computer’s level
home-colour = Your colour
home-more = More ways to start
home-start = Start
home-setup = Or set up any position
home-play = Play
home-demonstration = A game to watch
home-demonstration-end = Press a key, touch the screen or move the mouse to come back.
home-newcomer = New to the game?

opponent-computer = The computer
opponent-person = Two people
opponent-demo = Demonstration

level-novice = novice
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert

colour-lot = By lot

start-standard = Four discs
start-xot = XOT
start-handicap = Handicap
start-xot-about = XOT: the first eight moves are drawn from a list of unusual, balanced openings. No one knows them by heart.
handicap-corners = Corners given
handicap-count = { $count ->
    [one] { $count } corner
   *[other] { $count } corners
}
handicap-to = Given to

games-title = My games
games-none = No game here yet.
games-first = Play the first one
games-over = Finished
games-going = { $plies ->
    [0] At the start
    [one] After { $plies } move
   *[other] After { $plies } moves
}
games-delete = Delete
games-delete-this = Delete this game of { $game }
games-delete-sure = Delete this game for good?
games-more = Older games

# The cards of games.
players-two = Two people
players-black = You (Black) – computer { $level }
players-white = You (White) – computer { $level }
players-demo = The computer plays both sides
export-person = Person

open-title = Open a game
open-lead = Paste a game or a position, from nearly anywhere. If something in it does not work, you will be told where and why.
open-text = Game or position
open-variant = Rules
open-variant-auto = As the text says
open-go = Open
open-examples = What is understood
open-example-transcript = A transcript, with or without numbers, spaces, capitals and passes
open-example-board = A board of 64 or 36 characters, and who is to move
open-example-ggf = GGF, as game servers write it
open-example-sgf = SGF
open-opened =
    { $count ->
        [one] One record was opened:
       *[other] { $count } records were opened, for their games do not follow each other:
    }
open-bad =
    { $count ->
        [one] One game was left out:
       *[other] { $count } games were left out:
    }
open-example-xgid = A Backgammon position (XGID)
open-example-gnuid = The ids of GNU Backgammon
open-example-mat = A Backgammon match (.mat, SGF)

editor-title = Set up a position
editor-board = Position being set up
editor-brush = What a click puts down
editor-cycle = In turn
editor-empty = Empty
editor-tools = The whole board
editor-start = Start position
editor-clear = Empty the board
editor-swap = Swap colours
editor-corners = Handicap: corners
editor-corners-for = Given to
editor-text = As text
editor-text-about = Row by row from a1: X for Black, O for White, - for empty.
editor-to-move = To move
editor-go = Play from here
editor-fine = { $legal ->
    [one] This position can be played: { $legal } legal square.
   *[other] This position can be played: { $legal } legal squares.
}
editor-passes-at-once = This position can be played: the side to move has no legal square, and passes at once.
editor-position = Position
editor-position-about = An XGID, or the ids of GNU Backgammon. One that names no match length starts a single game.
editor-can-play = This can be played
editor-cannot-play = No play is possible with these dice: the turn passes at once
editor-over-at-once = This position can be opened: neither side can move, so it is counted at once.
setup-take = Take away
setup-keys = On the board: the arrows walk, a digit sets how many checkers lie there, + and − one more and one less.
setup-roll = The turn
setup-thrown = Dice
setup-not-thrown = Not yet thrown
setup-doubled = The cube is offered
setup-cube = Cube
setup-cube-value = Value
setup-owner = Whose cube it is
setup-middle = In the middle
setup-match = Match
setup-length = Played to
setup-length-about = 0 for a single game
setup-points-white = White has
setup-points-black = Black has
setup-crawford = Crawford game

settings-title = Settings
settings-saved = Saved.
settings-language = Language
settings-theme = Appearance
settings-auto = As the system
settings-light = Light
settings-dark = Dark
settings-marks = Show where one may play
settings-sound = Sound
settings-motion = Movement
settings-reduced = Reduced
settings-on = Yes
settings-off = No
settings-auto-roll = Roll my dice at once when there is nothing else to decide
settings-auto-forced = Make the only legal play at once
settings-auto-bear-off = Bear off at once in a race
settings-where = Settings are kept in this browser. There is no account.
settings-save = Save

error-missing = Nothing lies on this square
error-missing-about = The page or the game does not exist, or no longer does.
error-refused = That did not work
error-refused-about = The request could not be understood. Nothing was changed.
error-name = This site does not answer to the name “{ $name }”. Whoever runs it may allow it: volteface serve --host { $name }
error-broken = A mistake on our side
error-broken-about = Nothing of your games is lost. Try again in a moment.
error-home = To the start
