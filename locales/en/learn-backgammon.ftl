# The lessons on Backgammon. An empty line parts paragraphs; _stars_ stress. The reader plays White.
# Any text of a part may use what is true of its position: $white_pips, $black_pips and their $difference, $hitting (of
# the 36 rolls those that hit), $cube, $points (what a finished game is worth), $length, $white_points, $black_points.
# What is said to a place knows $square and $what (what lies there); to a play, $play, $hits, $off, $blots.

learn-bg-title = How to play Backgammon
learn-bg-lead = Look, try, click: the boards answer and say why. You play White, whose checkers wear a ring; Black’s wear a cross.
learn-bg-drawing =
    Board, by White’s numbers. White on { $white }; Black on { $black }. On the bar: White { $white_bar }, Black { $black_bar }. Off: White { $white_off }, Black { $black_off }.{ $by ->
        [white] { " " }White’s dice: { $roll }.
        [black] { " " }Black’s dice: { $roll }.
       *[no] { "" }
    }
learn-bg-told =
    { $number }. { $side ->
        [black] Black
       *[white] White
    } { $words }
learn-bg-bar-name = bar
learn-bg-off-name = off
learn-bg-start-match = A match to 5

learn-group-bg-rules = The rules
learn-group-bg-stake = What is at stake
learn-group-bg-play = Playing well

learn-bg-board = The board and the way home
learn-bg-board-map-text =
    Twenty-four _points_, fifteen checkers a side. A wide _bar_ in the middle parts the two outer boards on the left from the two home boards on the right.

    Your checkers go from point 24 down to point 1: along the top from right to left, then along the bottom from left to right. Black’s go exactly the other way. So each passes the other on the road.

    Bring all fifteen into your _home_, points 6 to 1, then take them off. Who is done first wins.
learn-bg-board-home-text =
    The numbers are yours: they tell how far a checker still has to go.
learn-bg-board-home-ask = Where is your home? Click its six points.
learn-bg-board-home-right = Points 1 to 6. Five of your checkers are there from the beginning.
learn-bg-board-home-wrong =
    { $what ->
        [outer] { $square } lies in your outer board: one step before home.
        [far-outer] { $square } lies in Black’s outer board.
        [far-home] { $square } lies in Black’s home. From here the way is longest.
        [bar] { $square } is between the boards: hit checkers wait there.
       *[off] { $square }: this is where checkers go at the end.
    }
learn-bg-board-letters-text =
    Points have letters as well. _A_ is your point 1, _X_ your point 24. On the keyboard a letter moves the checker from its point, _Y_ brings one in from the bar, and _Z_ plays the other die first.
learn-bg-board-letters-ask = Click F, then M, then X, then A.
learn-bg-board-letters-right = Four out of four. Numbers and letters mean the same; use what you like.
learn-bg-board-letters-wrong = That is { $square }.

learn-bg-move = Moving
learn-bg-move-two-text =
    To begin, each side rolls one die; equal dice are rolled again. The higher begins, and plays both numbers.

    From then on you roll two dice each turn and play _each die by itself_: one checker with the one, another checker with the other, if you wish.
learn-bg-move-two-0 = The start. Your turn.
learn-bg-move-two-1 = You roll a 3 and a 1.
learn-bg-move-two-2 = 8/5 with the 3, 6/5 with the 1. Two of your checkers stand on point 5 now. That is written 8/5 6/5.
learn-bg-move-one-text =
    Or one checker takes both dice, one after the other. It touches down in between.
learn-bg-move-one-0 = The start once more.
learn-bg-move-one-1 = A 6 and a 5.
learn-bg-move-one-2 = 24/18 with the 6, and on from 18 to 13 with the 5: in short, 24/13.
learn-bg-move-where-text =
    So a checker may have several places to go to.
learn-bg-move-where-ask = You have rolled 4-2. Where may one of the checkers on point 24 land? Click every place.
learn-bg-move-where-right = With the 2, with the 4, or with both: points 22, 20 and 18.
learn-bg-move-where-wrong =
    { $what ->
        [held] { $square } is held by Black.
        [bar] { $square }: nobody goes there by choice.
        [off] { $square }: the way is far too long for that.
       *[far] { $square }: neither the 4, nor the 2, nor both together lead there from 24.
    }
learn-bg-move-double-text =
    Two equal dice are a _doublet_ and count twice: four moves instead of two.
learn-bg-move-double-0 = The start.
learn-bg-move-double-1 = Two threes: you have four threes to play.
learn-bg-move-double-2 = 8/5 twice and 6/3 twice. Two points made in one turn.

learn-bg-blocked = Blocked points
learn-bg-blocked-held-text =
    Where Black has _two or more_ checkers, you may not land, not even for a moment in passing. Everywhere else you may: on empty points, on your own checkers, as many as you like, and on a single black one.
learn-bg-blocked-held-ask = On which points may you not land? Click all of Black’s.
learn-bg-blocked-held-right = Points 1, 12, 17 and 19. One says that Black _holds_ or has _made_ them.
learn-bg-blocked-held-wrong =
    { $what ->
        [own] { $square } is yours: come as often as you like.
        [empty] { $square } is empty: you are free to land.
        [bar] { $square } is no point.
       *[off] { $square } is no point.
    }
learn-bg-blocked-way-text =
    A checker that takes both dice must find a free point in between. The order is yours to choose.
learn-bg-blocked-way-ask = You have rolled 6-5. Bring a checker from 24 to 13. Try the 5 first, too: you will be told why not.
learn-bg-blocked-way-right = { $play }: the 6 first, by way of 18. With the 5 first it would have to touch down on 19, and Black holds that.
learn-bg-blocked-way-wrong = { $play } is legal, but the checker on 24 was to come all the way to 13.
learn-bg-blocked-prime-text =
    Six blocked points in a row are a wall called a _prime_.
learn-bg-blocked-prime-ask = Which roll brings the checker on 24 past the wall?
learn-bg-blocked-prime-a = Only 6-6
learn-bg-blocked-prime-a-why = Even a 6 comes down on 18, the last stone of the wall. It needs a single step of seven, and no die has seven.
learn-bg-blocked-prime-b = Any roll of seven or more
learn-bg-blocked-prime-b-why = Each die is played by itself, and every point from 23 to 18 is closed. Seven in all is no help without a place to touch down.
learn-bg-blocked-prime-c = None
learn-bg-blocked-prime-c-why = No die steps over six closed points. The checker waits until Black has to break the wall.

learn-bg-hit = Hitting
learn-bg-hit-steps-text =
    A checker alone on its point is a _blot_. Land on Black’s blot and you _hit_ it: it goes to the bar, and has to begin its way anew.
learn-bg-hit-steps-0 = Black has two blots, on your points 1 and 5.
learn-bg-hit-steps-1 = You roll 3-1.
learn-bg-hit-steps-2 = The blot on 5 is three away from 8, and one from 6.
learn-bg-hit-steps-3 = 8/5 hits, 6/5 covers. The star in 8/5* tells of the hit; the black checker stands on the bar.
learn-bg-hit-blots-text =
    Look for blots first, the other side’s and your own.
learn-bg-hit-blots-ask = Click Black’s blots.
learn-bg-hit-blots-right = On 1, 3 and 14. Two checkers together are safe; alone they are not.
learn-bg-hit-blots-wrong =
    { $what ->
        [own] { $square }: those are yours.
        [held] { $square }: Black has two or more there.
        [empty] { $square } is empty.
        [bar] { $square } is empty.
       *[off] { $square }: who is off is out of reach.
    }
learn-bg-hit-two-text =
    With two dice one may hit twice.
learn-bg-hit-two-ask = You have rolled 5-3. Hit two checkers.
learn-bg-hit-two-right = { $play }: two black checkers on the bar. Your own are scattered, true, but Black must come in first.
learn-bg-hit-two-wrong =
    { $hits ->
        [0] { $play } hits nothing. Count from your checkers on 6: five and three.
       *[other] { $play } hits one. Two are possible.
    }

learn-bg-bar = In from the bar
learn-bg-bar-enter-text =
    A checker on the bar comes in through _the other side’s home_: with a 1 on point 24, with a 2 on 23, and so on to a 6 on 19. As always, it may not land where Black holds the point.
learn-bg-bar-enter-ask = You have rolled 5-3. Where can your checker come in? Click every point.
learn-bg-bar-enter-right = With the 5 on 20, with the 3 on 22.
learn-bg-bar-enter-wrong =
    { $what ->
        [held] { $square } is held by Black.
        [bar] { $square }: there it is now, and has to leave.
        [off] { $square }: the whole way lies before that.
       *[far] { $square }: neither die leads there from the bar.
    }
learn-bg-bar-first-text =
    While one of yours waits on the bar, nothing else of yours may move.
learn-bg-bar-first-ask = You have rolled 6-1. Play it. Try another checker first, and see what you are told.
learn-bg-bar-first-right = { $play }: the 1 brings the checker in on 24, for the 6 is closed there. Then the 6 is free for anyone.
learn-bg-bar-two-text =
    Here two wait, and point 19 is closed.
learn-bg-bar-two-ask = You have rolled 6-1. What happens?
learn-bg-bar-two-a = One comes in with the 1; the 6 is lost
learn-bg-bar-two-a-why = The 6 would have to bring in the other one, and 19 is closed. So the turn is over.
learn-bg-bar-two-b = One comes in with the 1; another checker plays the 6
learn-bg-bar-two-b-why = Not while one of yours still waits on the bar.
learn-bg-bar-two-c = The whole turn is lost
learn-bg-bar-two-c-why = What can be played must be played: the 1 brings one in on 24.

learn-bg-must = Both dice, if you can
learn-bg-must-both-text =
    If there is a way to play _both_ dice, you must find one, even if a single move looks better. (Of a doublet: as many of the four as can be played.)
learn-bg-must-both-ask = You have rolled 6-5. Point 8 and point 1 are closed. Play it; try 12/6 first.
learn-bg-must-both-right = { $play }. Had you played 12/6, nothing would have been left for the 5.
learn-bg-must-larger-text =
    If either die can be played, but not both, it must be _the larger_.
learn-bg-must-larger-ask = You have rolled 6-5. Only the checker on 20 can move, and only once: point 9 is closed. Try the 5.
learn-bg-must-larger-right = { $play }: the larger die. If only the 5 could be played, it would be the 5; if none, the turn would pass.

learn-bg-off = Bearing off
learn-bg-off-exact-text =
    Once _all_ your checkers are home, you may take them off: a 4 takes one from point 4, a 2 one from point 2. You may also move within your home instead.
learn-bg-off-exact-0 = All home, two are off already.
learn-bg-off-exact-1 = You roll 4-2.
learn-bg-off-exact-2 = One from 4, one from 2. Four are off.
learn-bg-off-larger-text =
    A die that is _larger_ than any point you still hold takes a checker from the highest. But not from a lower one while a higher remains.
learn-bg-off-larger-ask = You have rolled 6-5, and hold nothing above 4. Play it; try to take one from 3 first.
learn-bg-off-larger-right = { $play }: both from point 4, the highest.
learn-bg-off-larger-wrong = { $play }: legal, but two were to go off.
learn-bg-off-home-text =
    Nothing goes off while a checker is outside or on the bar. If you are hit while bearing off, that one has to come all the way round first.
learn-bg-off-home-ask = You have rolled 6-2, and one checker is still on 8. Take one off in this very turn.
learn-bg-off-home-right = { $play }: the 2 brings the last one home, and the 6 takes one off from 6.
learn-bg-off-home-wrong = { $play }: legal. But which die brings the last checker home and leaves the other for bearing off?

learn-bg-win = Single, gammon, backgammon
learn-bg-win-three-text =
    How far behind the loser is decides what a win is worth. (Some old manuals count a backgammon even when the loser has borne off checkers. Here, as everywhere today, one that is off is enough to lose a single game only.)
learn-bg-win-three-0 = Black has taken some off: a single game, { $points } point.
learn-bg-win-three-1 = Black has taken none off: a gammon, { $points } points.
learn-bg-win-three-2 = None off, and one still in the winner’s home (or on the bar): a backgammon, { $points } points.
learn-bg-win-points-text =
    All of that is multiplied by the cube, which the next lesson is about.
learn-bg-win-points-ask = You have won, Black has taken none off, and the cube shows { $cube }. How many points?
learn-bg-win-points-a = 2
learn-bg-win-points-a-why = A gammon counts twice, and the cube doubles that again.
learn-bg-win-points-b = 4
learn-bg-win-points-b-why = A gammon, two, times the cube, { $cube }: { $points } points.
learn-bg-win-points-c = 6
learn-bg-win-points-c-why = For a backgammon it would need a checker in your home or on the bar, and Black has none there.

learn-bg-cube = The doubling cube
learn-bg-cube-steps-text =
    Before rolling you may offer to _double_ the stake. The other side _takes_, and owns the cube from then on; or _drops_, and loses what was at stake before.

    At first the cube lies in the middle and either side may double. (It shows 64 then; that stands for 1.) Later only its owner may.
learn-bg-cube-steps-0 = You stand better, and it is your turn. The cube is in the middle.
learn-bg-cube-steps-1 = You double: from now on it would be for 2.
learn-bg-cube-steps-2 = Black takes. The cube lies on Black’s side, showing 2: only Black may double next, to 4.
learn-bg-cube-steps-3 = The dice come after that: 3-1.
learn-bg-cube-steps-4 = You play, and the game goes on.
learn-bg-cube-whose-text =
    Owning the cube is worth something: nobody can double you out of the game.

    Some things count only where they are agreed on: with _automatic doubles_ equal first dice double the stake; for money, _Jacoby_ counts gammons only once the cube has been turned, and a _beaver_ lets whoever is doubled double again at once and keep the cube.
learn-bg-cube-whose-ask = You are far ahead, the cube shows { $cube } and lies on Black’s side. May you double?
learn-bg-cube-whose-a = Yes, it is my turn
learn-bg-cube-whose-a-why = It is your turn, but not your cube. Who took it owns it.
learn-bg-cube-whose-b = No, it is Black’s cube
learn-bg-cube-whose-b-why = You have to win it to the end. That is the price of having doubled before.
learn-bg-cube-take-text =
    When should one take? Dropping costs one stake for sure. Who takes and then wins one game of four loses as much on average: 1 × 2 − 3 × 2 = −4 in four games. So _take with a quarter_ or more.
learn-bg-cube-take-ask = Black doubles. You think that you win three games in ten. What do you do?
learn-bg-cube-take-a = Take
learn-bg-cube-take-a-why = 3 × 2 − 7 × 2 = −8 in ten games, and dropping would cost 10. Besides, the cube is yours then.
learn-bg-cube-take-b = Drop
learn-bg-cube-take-b-why = Dropping costs 10 in ten games; taking 3 × 2 − 7 × 2 = −8. Less is lost by playing on.

learn-bg-match = Matches, and the Crawford rule
learn-bg-match-crawford-text =
    One plays _to_ a number of points, say { $length }: chance evens out, and the better player wins more often. The score changes what the cube is worth.

    When a side first comes within one point of winning, the next game is played without doubling: the _Crawford game_.
learn-bg-match-crawford-ask = It stands { $white_points }–{ $black_points } for you, in a match to { $length }, and this is the Crawford game. May Black double?
learn-bg-match-crawford-a = Yes, nobody owns the cube
learn-bg-match-crawford-a-why = In every other game, yes. In this one the cube is out of use.
learn-bg-match-crawford-b = No
learn-bg-match-crawford-b-why = For this one game nobody may. The leader is spared a double that the other side would have nothing to lose by.
learn-bg-match-after-text =
    Black has won the Crawford game. It stands { $white_points }–{ $black_points } now.
learn-bg-match-after-ask = May Black double in this game?
learn-bg-match-after-a = Yes, and soon will
learn-bg-match-after-a-why = The rule holds for one game only. Black loses the match with the next game you win anyhow, so twice the stake costs nothing.
learn-bg-match-after-b = No
learn-bg-match-after-b-why = The Crawford rule holds for one game only.

learn-bg-race = Counting the race
learn-bg-race-count-text =
    Add up the points your checkers stand on: that is how many _pips_ you have to go, your pip count. Once the two sides have passed each other nothing else matters. The page shows both counts while you play.
learn-bg-race-count-ask = Your turn. Who is ahead?
learn-bg-race-count-a = I am
learn-bg-race-count-a-why = { $white_pips } pips against { $black_pips }: { $difference } ahead, and you are to roll, which is worth about four more.
learn-bg-race-count-b = Nobody
learn-bg-race-count-b-why = Count: 2 × 9 + 2 × 8 + 4 × 6 + 4 × 5 + 3 × 4 is { $white_pips } for you. Black counts from the other end.
learn-bg-race-count-c = Black
learn-bg-race-count-c-why = Black’s way is counted from Black’s side: the checkers on your 14 have eleven to go. In all { $black_pips } against your { $white_pips }.

learn-bg-points = Making points
learn-bg-points-five-text =
    A point you hold is safe for you and closed to the other side. The most valuable are those in front of the checkers you want to keep in: your 5, your 4, your bar point 7.
learn-bg-points-five-ask = The first turn, and a 3-1. Play it as well as you can.
learn-bg-points-five-right = { $play }, the point 5: the best first roll there is played this way by everybody.
learn-bg-points-five-wrong =
    { $play } is legal{ $blots ->
        [0] .
        [one] , but leaves a blot.
       *[other] , but leaves { $blots } blots.
    } With this roll two of your checkers can make a new point together, right in your home.
learn-bg-points-bar-text =
    Your point 7 with 6 and 8 is a wall of three.
learn-bg-points-bar-ask = The first turn, and a 6-1. Make the wall.
learn-bg-points-bar-right = { $play }: 8, 7 and 6 in a row. Black’s two rear checkers will find it harder to get out.
learn-bg-points-bar-wrong =
    { $play } is legal{ $blots ->
        [0] .
        [one] , but leaves a blot.
       *[other] , but leaves { $blots } blots.
    } Look for the play that puts two checkers on point 7.

learn-bg-blots = How dangerous is a blot?
learn-bg-blots-six-text =
    A pair of dice can fall in 36 ways. A blot that one die reaches is hit by at least 11 of them; from a distance of up to six, the nearer the safer. Seven and more needs both dice.
learn-bg-blots-six-ask = Your checker on 14, Black’s blot six away on 8. How many of the 36 rolls hit it?
learn-bg-blots-six-a = 11
learn-bg-blots-six-a-why = Those are the rolls with a 6. Add the sums: 5-1 and 4-2, each in two ways, and the doublets 3-3 and 2-2.
learn-bg-blots-six-b = 17
learn-bg-blots-six-b-why = Eleven with a 6, two each of 5-1 and 4-2, and 3-3 and 2-2: { $hitting }, nearly one roll in two.
learn-bg-blots-six-c = 24
learn-bg-blots-six-c-why = No distance has that many. Eleven with a 6, and six more by sums.
learn-bg-blots-safe-text =
    A blot is no crime: it may be what makes the next point. But when being hit would be dear, play safe.
learn-bg-blots-safe-ask = You have rolled 5-3. Play it without leaving a blot.
learn-bg-blots-safe-right = { $play }: every checker has company.
learn-bg-blots-safe-wrong =
    { $play } leaves { $blots ->
        [one] a blot.
       *[other] { $blots } blots.
    } There is a play that leaves none.

learn-bg-plans = Four plans
learn-bg-plans-four-text =
    Most positions want one of four things. Ask yourself which, and the plays follow from it.
learn-bg-plans-four-0 = Race: you are ahead ({ $white_pips } against { $black_pips }) and past the other side: run, and do not wait.
learn-bg-plans-four-1 = Block: two black checkers are behind your wall of six. Keep it as long as you can, and bring the rest round.
learn-bg-plans-four-2 = Hold: you are behind. A point held in Black’s home, an anchor, keeps you safe and waits for a shot.
learn-bg-plans-four-3 = Attack: one checker on the bar, one blot in your home: hit again before Black finds an anchor.

learn-bg-go = Your turn
learn-bg-go-start-text =
    You know all the rules, and the first things that strong players think of. The rest comes with playing. At any moment the hint ranks the plays and says what each is worth, and a turn can be taken back.

example-bg-title = A game of Backgammon, move by move
example-bg-lead = Two sides of our engine, a cube that is turned twice, and a lead that changes hands with the dice.
example-bg-pips = Pips to go (fewer is better)
example-bg-none = no legal play
example-bg-double = doubles to { $value }
example-bg-take = takes
example-bg-take-fixed = Go on after move 24, where White may double.

# The game with comments, by how much has been done. Points are called by the numbers of whoever moves. What is said of
# the engine was checked with it, two plies deep.
example-bg-0 = Each side throws one die: White a 6, Black a 2. White begins, with both. Below, a scale shows how far each side still has to go.
example-bg-1 = One checker leaves Black’s home before a wall goes up in front of it; one comes down from 13, to help in making a point.
example-bg-2 = A splendid 5-5. Black makes two points in one turn, 3 and 1, and hits on the latter: White has a checker on the bar.
example-bg-3 = Both dice say 22, and that is Black’s point 3. Nowhere to come in: the turn is lost.
example-bg-4 = Black doubles. White is on the bar with another checker alone on 18; the engine gives Black two games in three, many of them gammons.
example-bg-5 = White takes. The third of the games that is left to White is more than the quarter it needs. The cube shows 2 and is White’s now.
example-bg-6 = Another doublet: Black’s point 5 as well. Four of the six points in Black’s home are closed, and Black is 29 pips ahead.
example-bg-7 = The saving roll. In with the 4 on 21, and on with the 3 to 18, where the other one waits. Two together are an anchor: nothing bad can happen there. Every other play loses far more.
example-bg-8 = Black’s two rear checkers should get going before White builds a wall. One steps up to Black’s 18, White’s 7.
example-bg-9 = White hits it at once, and makes the point with the same roll: 6, 7 and 8 stand in a row. From here the engine calls the game level.
example-bg-10 = The only legal play. The 2 comes in; the 6 cannot, and 8/2 is all that it can do elsewhere.
example-bg-11 = Two more checkers come within reach of the points that matter. The blot on 10 risks little: both black checkers stand behind the wall.
example-bg-12 = Both together step up to Black’s 21, White’s 4: an anchor of Black’s own, close to the edge of the wall.
example-bg-13 = Now 6, 7, 8 and 9: four points in a row. Black’s two need large numbers to get away.
example-bg-14 = Safe, and nothing given away. Black waits.
example-bg-15 = The price of keeping the four points: one checker goes down to point 1, where it hardly counts any more. The other idea, 13/5, would have put a blot right before Black’s two; the engine finds the two plays close.
example-bg-16 = A 6 and a 2, the very roll: one checker jumps the wall, by way of 15. The other stays behind, alone.
example-bg-17 = Tempting: 9/4 and 8/4 would hit that blot. But it would leave four white ones, and five points of Black’s home are closed: one hit back could be the end. White covers point 1, and waits for a better roll.
example-bg-18 = Black’s last one cannot get away: a 3 and a 2 both end on the wall. So another one comes nearer home.
example-bg-19 = There it is: 8/4 hits, 6/4 covers. This time only the checker on 8 is left alone.
example-bg-20 = In on White’s point 2. It stands alone again.
example-bg-21 = Once more a hit and a point at the same time. Nothing white is alone now, and Black can come in with a 5 or a 3 only.
example-bg-22 = Neither a 5 nor a 3. Black waits on the bar.
example-bg-23 = Time to bring home the two from Black’s side. They stand alone, but before Black can hit anything it has to come in.
example-bg-24 = Again nothing. Both dice are lost.
example-bg-25 = White leads for the first time by a good deal, 70 games in a hundred. The cube is White’s alone to turn: it goes to 4.
example-bg-26 = Black takes: 30 in a hundred is more than a quarter. Now the cube is Black’s.
example-bg-27 = A fine roll that is not easy to play. Points 7 and 6 stay closed, two checkers land safely on 4, and White is 18 pips ahead.
example-bg-28 = In at last, with the 3. The 1 takes a checker from the heap on 5 to Black’s 4.
example-bg-29 = The same doublet, and now a disaster: hardly anything can move by fives. Three plays are legal, and all of them break the wall. This is the least bad.
example-bg-30 = Black’s answer is 6-6, and the last one runs all the way home. Yet another one is left alone on 13, and White’s rear checker is still to pass it. White is the favourite once more: 57 pips against 67, and a shot.
example-bg-31 = A 5, and the rear checker hits in passing. Twice within three rolls the lead has changed hands; it is two games in three for White now.
example-bg-32 = The 3 comes in, the 2 steps on to White’s 5. It has nearly the whole way before it.
example-bg-33 = The smallest of doublets, well used: the two stragglers meet on 9 and are safe together.
example-bg-34 = Black could have run. The engine prefers to stay where White’s last two have to come by, and to hope for a shot.
example-bg-35 = The last two come home, and land on the black checker. Black is on the bar against four closed points: 94 games in a hundred for White.
example-bg-36 = The 4 and the 1 are both closed. Only a 3 or a 6 comes in.
example-bg-37 = Four checkers off at once, each with its exact number.
example-bg-38 = In on White’s 3. Only White’s two on 5 could still be hit, and together they are safe.
example-bg-39 = Two more off, exactly. The two on 5 stay together while Black is behind them.
example-bg-40 = Black’s last one runs. It has passed everything: from now on it is a race, and Black is far behind.
example-bg-41 = Three off with the 2s; the fourth has none left on 2 to take, so it moves 5/3.
example-bg-42 = All home, but none off yet. If it stays so, that is a gammon.
example-bg-43 = The 5 takes one from 5. The 4 is larger than any point left, so it takes one from the highest, 3.
example-bg-44 = 6/3, and on with another 3: one checker is off, and the gammon is saved.
example-bg-45 = Four off at once, for a 4 is larger than anything left. White wins a single game with the cube at 4: 4 points.
