# The Backgammon page, and what its scripts say: texts, variables and choices by one variable only.
# $side is white or black, or own or their where one person plays one side; $dice and $play are figures.

# Places, as a screen reader hears them.
board = Backgammon board
place-point = Point { $point }
place-bar = { $side ->
    [own] Your bar
    [their] The other bar
    [white] White’s bar
   *[black] Black’s bar
}
place-off = { $side ->
    [own] Your checkers off
    [their] The other side’s checkers off
    [white] White’s checkers off
   *[black] Black’s checkers off
}
place-empty = { $where }, empty
place-holds = { $where }, { $whose ->
    [own] { $count } of yours
    [their] { $count } of theirs
    [white] { $count } white
   *[black] { $count } black
}
place-ways = , may move { $ways }
way-to = { $dice } to point { $point }
way-off = { $dice } off
place-letter = , letter { $letter }
place-shown = , marked
place-found = , found
place-target = , lands here with { $dice }
place-target-hit = , hits here with { $dice }
part-outer = { $side ->
    [own] Your outer board
    [their] Their outer board
    [white] White’s outer board
   *[black] Black’s outer board
}
part-home = { $side ->
    [own] Your home
    [their] Their home
    [white] White’s home
   *[black] Black’s home
}

# The two sides.
pips = { $count ->
    [one] { $count } pip
   *[other] { $count } pips
}
score-of = { $points }/{ $length }
match-to = { $length ->
    [one] Match to { $length } point
   *[other] Match to { $length } points
}
crawford = Crawford game
post-crawford = after Crawford
cube-text = { $owner ->
    [middle] Cube { $value } in the middle
    [own] Cube { $value }, yours
    [their] Cube { $value }, theirs
    [white] Cube { $value }, White’s
   *[black] Cube { $value }, Black’s
}

# Whose turn it is.
status = { $due ->
    [opening] Each side rolls one die; the higher begins
    [next] The game is over
   *[over] It is over
}
status-roll = { $side ->
    [own] Your turn: roll
    [white] White to roll
   *[black] Black to roll
}
status-roll-or-double = { $side ->
    [own] Your turn: roll or double
    [white] White to roll or double
   *[black] Black to roll or double
}
status-play = { $side ->
    [own] Your turn: play { $dice }
    [white] White plays { $dice }
   *[black] Black plays { $dice }
}
status-confirm = { $play }: confirm, or take a checker back
status-double = { $side ->
    [own] The cube is offered to you at { $value }
    [white] The cube is offered to White at { $value }
   *[black] The cube is offered to Black at { $value }
}
status-beaver = { $side ->
    [own] Beaver: the cube is offered back to you at { $value }
    [white] Beaver: the cube is offered back to White at { $value }
   *[black] Beaver: the cube is offered back to Black at { $value }
}
status-resignation = { $side ->
    [their] The other side resigns: { $outcome }, { $points }
    [white] White resigns: { $outcome }, { $points }
   *[black] Black resigns: { $outcome }, { $points }
}
status-its-dice = { $side ->
    [white] White rolls: type what its dice show
   *[black] Black rolls: type what its dice show
}
status-cannot = { $side ->
    [white] White cannot play { $dice } and passes.
   *[black] Black cannot play { $dice } and passes.
}
status-equal = Equal dice: roll again. The cube stands at { $value }.
dead-cube = A higher cube is of no use to you here.
choose-answer = Take or drop, accept or refuse: choose one of the buttons.
looking-at = You are looking at: { $what }
looking-play = This is an earlier position: continue from here to play on.

# What one may do.
bg-doings = Your turn
do-roll = Roll
do-opening = Roll for the first move
do-next = Next game
do-double = Double to { $value }
do-take = Take at { $value }
bg-confirm = Confirm
bg-beaver = Beaver
bg-drop = Drop…
bg-accept = Accept
bg-refuse = Refuse
bg-take-back = Take a checker back
bg-resign = Resign
bg-dice-go = Set
dice-label = { $side ->
    [white] White’s dice
    [black] Black’s dice
   *[both] First dice, White’s first
}
bg-type = Type a play
sure-drop = Drop the cube and lose { $points }?
sure-resign = Resign this game?
bg-resign-level = Lose
bg-single = a single game
bg-gammon = a gammon
bg-backgammon = a backgammon
bg-sure-no = No, go on
bg-sure-yes = Yes
name = { $act ->
    [roll] Roll
    [double] Double
    [take] Take
    [drop] Drop
    [beaver] Beaver
    [accept] Accept
    [refuse] Refuse
   *[play] { $act }
}
bg-helpers = Helpers
bg-auto-roll = Roll by itself where I may not double
bg-auto-forced = Play a forced play by itself
bg-auto-bear-off = Bear off by itself in a race

# What happened, announced once.
say-roll = { $side ->
    [white] White rolls { $dice }
   *[black] Black rolls { $dice }
}
say-opening = White rolls { $white }, Black { $black }
say-play = { $side ->
    [white] White plays { $play }
   *[black] Black plays { $play }
}
say-act = { $side ->
    [white] White { $act }
   *[black] Black { $act }
}
act-double = doubles
act-take = takes
act-drop = drops
act-beaver = beavers
act-accept = accepts
act-refuse = refuses
act-roll = asks for the dice
say-resign = { $side ->
    [white] White resigns { $outcome ->
        [single] a single game
        [gammon] a gammon
       *[backgammon] a backgammon
    }
   *[black] Black resigns { $outcome ->
        [single] a single game
        [gammon] a gammon
       *[backgammon] a backgammon
    }
}
say-hop = { $hops }
say-complete = { $hops }. The play is complete: confirm.

# The moves and the end.
game-number = Game { $number }, score { $white }–{ $black }
other-lines = Instead:
outcome = { $outcome ->
    [single] a single game
    [gammon] a gammon
   *[backgammon] a backgammon
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
over-game = { $side ->
    [white] White wins { $outcome }: { $points }
   *[black] Black wins { $outcome }: { $points }
}
over-match = { $side ->
    [white] White wins the match
   *[black] Black wins the match
}
over-how = { $ending ->
    [dropped] The double was dropped.
    [resigned] The other side resigned: { $outcome }.
   *[borne-off] All checkers are off: { $outcome }.
}
over-score = White { $white }, Black { $black }.

# The dice so far.
bg-dice-counts = How the dice have fallen
dice-what = Seen (expected)
dice-white = White
dice-black = Black
dice-face = Die { $face }
dice-of = { $count } ({ $expected })
dice-doublets = Doublets
dice-pips = Pips
dice-sample = Dice thrown

# The keys.
bg-help-type = play this, wherever you are on this page; one checker alone moves as you type it
bg-help-forms = from the bar, two checkers alike, off the board; * marks a hit
bg-help-letters = the point of each checker in the order of the dice, A to X for points 1 to 24, Y from the bar; Z first: the smaller die first
bg-help-arrows = walk the board, take a checker up and put it down
bg-help-enter = roll, or confirm; never an answer to the cube
bg-help-back = take the last checker back
bg-help-cube = when no play is due: double, take, drop, beaver, accept, refuse; what loses is asked again
bg-help-letters-else = when no play is due: take back, redo, hint, play now, change sides, analysis
bg-help-step = look one step back, one on, at the start, at the end

# Choosing it.
bg-length = Length
bg-length-match = Match
bg-length-single = Single game
bg-length-money = Money
bg-points = Points to win the match
bg-dice = Dice
bg-dice-drawn = The computer’s
bg-dice-typed = My own, typed in
bg-options = Options
bg-cube = Doubling cube
bg-automatic = Automatic doubles: equal first dice double the stake
bg-crawford = Crawford rule
bg-jacoby = Jacoby rule: gammons count only after a double (money)
bg-beavers = Beavers (money)

# The editor.
setup-off = What is not on the board has been borne off.
setup-all-out = { $side ->
    [white] All of White’s 15 checkers are on the board
   *[black] All of Black’s 15 checkers are on the board
}
setup-have = { $side ->
    [white] White: { $on } on the board, { $off } off
   *[black] Black: { $on } on the board, { $off } off
}
