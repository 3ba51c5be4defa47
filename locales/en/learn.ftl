# The lessons and the example game. An empty line parts paragraphs; _stars_ stress.
# Any text of a part may use what is true of its position: $black and $white (discs), $empties, $legal and
# $opponent_legal (squares to play), $black_count and $white_count (the official count).
# Answers know $square and $count (discs turned over).

learn-title = How to play Reversi
learn-lead = Look, try, click: the boards answer and say why. Skip what you know.
learn-games-title = Learn to play
learn-games-lead = Lessons with boards that answer, and for each game a whole one with comments.
learn-contents = Lessons
learn-to-example = A whole game, move by move
learn-forget = Start over
learn-answer = Show the answer
learn-play = Play an easy game
learn-board =
    Board. Black on { $black }. White on { $white }. { $side ->
        [black] Black to move.
        [white] White to move.
       *[over] Nobody can move.
    }
learn-move =
    Move { $number }: { $side ->
        [black] Black
       *[white] White
    } { $square }, { $count ->
        [one] { $count } disc turned over.
       *[other] { $count } discs turned over.
    }
learn-passes =
    { $side ->
        [black] Black has no square to play and passes.
       *[white] White has no square to play and passes.
    }

learn-result =
    { $winner ->
        [black] That is the end: Black wins { $black }–{ $white }.
        [white] That is the end: White wins { $white }–{ $black }.
       *[draw] That is the end: a draw, { $black }–{ $white }.
    }

learn-group-rules = The rules
learn-group-play = Playing well
learn-group-games = Other ways to play

learn-start = The start
learn-start-board-text =
    Eight by eight squares, and 64 discs: black on one face, white on the other.

    Four discs lie crosswise in the middle: Black on _d5_ and _e4_, White on _d4_ and _e5_. A letter for the column, a digit for the row; _a1_ is the top left corner.

    _Black begins._ Then the sides take turns.
learn-start-first-text =
    A move puts one disc on an empty square. It must trap something: a white disc or several, in a straight line between the new black disc and another black one.
learn-start-first-ask = Where may Black play? There are { $legal } squares: click them all.
learn-start-first-right = That is all of them. Turn or mirror the board, and each is the same first move.

learn-capture = Trapping and turning
learn-capture-row-text =
    What is trapped changes colour. That is the whole game: trap, and turn over.

    Step through one move.
learn-capture-row-0 = Black to move. Three white discs in a row, and a black one at their far end.
learn-capture-row-1 = Black wants to play here, on g4.
learn-capture-row-2 = From g4 the line runs over three white discs without a gap, and meets Black’s own c4.
learn-capture-row-3 = Closed! d4, e4 and f4 turn over. Discs never leave the board; they only change sides.
learn-capture-slant-text =
    Rows, columns and diagonals all count.
learn-capture-slant-ask = Black plays the marked square, g7. Which discs turn over? Click them all.
learn-capture-slant-right = The diagonal starts at the new disc and is closed by c3: d4, e5 and f6 turn over.
learn-flips-new = { $square }: the new disc goes there; look for the ones it traps.
learn-flips-empty = { $square } is empty: there is nothing to turn over.
learn-flips-own = { $square } is black already.
learn-flips-open = { $square } stays white: its line is open at { $end }.
learn-flips-edge = { $square } stays white: its line runs off the board.
learn-flips-aside = { $square } stays white: no unbroken line leads to it from { $from }, where the new disc lies.

learn-broken = Lines that break
learn-broken-lines-text =
    A line only counts when it is unbroken and closed by a disc of your own. Black would like to play _e2_:
learn-broken-lines-0 = Closed by b2: two discs turn over.
learn-broken-lines-1 = Open: nothing waits at b2. No capture.
learn-broken-lines-2 = The edge closes nothing. No capture.
learn-broken-lines-3 = A gap at c2 breaks the line. No capture.
learn-broken-which-text =
    A square that captures nothing may not be played at all.
learn-broken-which-ask = Three squares are marked. Only one may be played by Black. Which?
learn-broken-which-right = { $square } closes a line: { $count ->
        [one] { $count } disc turns over.
       *[other] { $count } discs turn over.
    }
learn-broken-which-wrong = { $square } may be played, true; but find the one that is marked.

learn-directions = Several lines at once
learn-directions-five-text =
    One disc can close lines in up to eight directions. All of them turn over: you cannot choose.
learn-directions-five-0 = Black to move. Look at c4, in the middle of it all.
learn-directions-five-1 = Five lines run from c4 over white discs to black ones.
learn-directions-five-2 = Black c4: one disc in each direction, five in all.
learn-directions-three-text =
    Before you play, look around the square once, like the hand of a clock.
learn-directions-three-ask = One of Black’s moves captures in three directions. Which?
learn-directions-three-right = { $square } closes { $directions } lines and turns over { $count } discs.
learn-directions-three-wrong =
    { $square } captures in { $directions ->
        [one] one direction only.
       *[other] { $directions } directions.
    }

learn-retro = Only the new disc traps
learn-retro-line-text =
    A disc that has just been turned over traps nothing by itself. Only lines from the disc that was _placed_ count.
learn-retro-line-0 = Black will play g8.
learn-retro-line-1 = Up the column, g7 is trapped and turns over. That is all.
learn-retro-line-2 = Now g7 and c3 are both black, with three white discs between them. They stay white: g7 was turned, not placed.
learn-retro-which-text =
    Take care: one pair here looks trapped and is not.
learn-retro-which-ask = Black plays the marked square, b7. Which discs turn over? Click them all.
learn-retro-which-right = Just c6 and c7. Then c4 and c5 lie between two black discs, but neither of those is the new one.

learn-pass = No move? The turn passes
learn-pass-steps-text =
    Who has no square to play passes, and the other side plays again, as often as needed. Nobody may pass by choice.
learn-pass-steps-0 = Black to move, with { $legal } squares to choose from.
learn-pass-steps-1 = Black takes g1. Where could White play now? Nowhere: no empty square closes a line.
learn-pass-steps-2 = So White passes, and it is Black’s turn again.
learn-pass-steps-3 = Black g7, and White has nothing once more. Passing hurts: the other side plays twice in a row.
learn-pass-force-text =
    To leave the other side without a move is a strong weapon.
learn-pass-force-ask = Black to move. Which move leaves White without any?
learn-pass-force-right = { $square } leaves White nothing at all, and Black plays again at once.
learn-pass-force-wrong =
    { $square }: White can still play { $replies ->
        [one] { $reply }.
       *[other] { $replies } squares, { $reply } for one.
    }
learn-pass-may-text =
    Black has a single move, the marked g2. It opens the way to the corner a1 for White.
learn-pass-may-ask = Black does not like that. May Black pass instead?
learn-pass-may-a = Yes, a bad move may be refused
learn-pass-may-a-why = No: whoever can move must move. Passing is never a choice.
learn-pass-may-b = No, Black must play g2
learn-pass-may-b-why = Whoever can move must move, however much it hurts. Strong players live on that rule.

learn-end = The end and the count
learn-end-ways-text =
    The game ends when neither side can move. Mostly the board is full by then, but not always. Most discs win, and _empty squares go to the winner_.
learn-end-ways-0 = Full board. Count: Black wins { $black_count }–{ $white_count }.
learn-end-ways-1 = { $black } each, and nobody can move. A draw shares the { $empties } empty squares: { $black_count }–{ $white_count }.
learn-end-ways-2 = Wiped out: White has no disc left. { $black_count }–{ $white_count } at once.
learn-end-ways-3 = On the 6×6 board a draw is { $black_count }–{ $white_count }.
learn-end-early-text =
    Here lie { $black } black discs and { $white } white ones; { $empties } squares are empty. Look closely: can anyone still move?
learn-end-early-ask = How does this game end?
learn-end-early-a = { $black }–{ $white } for Black
learn-end-early-a-why = Nearly. Nobody can move, and the { $empties } empty squares go to the winner.
learn-end-early-b = { $black_count }–{ $white_count } for Black
learn-end-early-b-why = Nobody can move, so it is over: { $black } discs and the { $empties } empty squares for Black make { $black_count }. The two counts always add up to 64.
learn-end-early-c = It is not over yet
learn-end-early-c-why = Try every empty square: each line from it ends at the edge, or runs over one’s own discs only. Nobody can move.
learn-end-wipe-text =
    The quickest way to lose everything takes nine moves. Do not follow White.
learn-end-wipe-0 = The start.

learn-notation = Writing moves down
learn-notation-find-text =
    Columns are _a_ to _h_ from the left, rows _1_ to _8_ from the top. Every square has a name, and a game is simply its moves in a row.
learn-notation-find-ask = Click c4, then f6, then h1, then b7.
learn-notation-find-right = Four out of four. On any board here you can also type a name to get there.
learn-notation-find-wrong = That is { $square }.
learn-notation-line-text =
    This game begins _f5d6c3d3c4f4_. Passes need no sign: they follow from the rules. Paste such a line on the page “Open”, and the game stands before you.
learn-notation-line-0 = The start. f5 comes first.

learn-names = Reversi or Othello?
learn-names-starts-text =
    _Reversi_ comes from England. It became the fashion in London in the 1880s; two men each claimed to have invented it. It has long belonged to everybody.

    _Othello_ came from Japan in the 1970s, with nearly the same rules and one fixed start. That name is a registered trademark.

    What you play here is Reversi, with the crosswise start and the count of today. Volteface is independent of the trademark’s owner.
learn-names-starts-0 = Then: an empty board. The players filled the four central squares themselves.
learn-names-starts-1 = That could give this start, side by side…
learn-names-starts-2 = …or this one, crosswise. Today it is the only one.

learn-corners = Corners
learn-corners-find-text =
    To be turned over, a disc must lie _between_ two others. On four squares of the board that cannot happen.
learn-corners-find-ask = Which discs could never be trapped, wherever the others lie? Click those four squares.
learn-corners-find-right = The corners. Nothing lies behind them, so a disc there stays for good.
learn-corners-find-wrong =
    { $place ->
        [c] { $square }: along the edge it can still be trapped, from the corner beside it.
        [x] { $square }: the diagonal through it can trap it, from the corner outside it.
        [edge] { $square }: along its edge it can be trapped from both ends.
       *[inside] { $square }: lines run through it in four directions. It can be trapped along each.
    }
learn-corners-take-text =
    A corner is safe itself, and so are the discs that build up against it. Take it when you can, unless something better hurts more.
learn-corners-take-ask = Black to move. Which move puts a disc where it stays for ever?
learn-corners-take-right = { $square }, the corner: { $count } discs turn over, and White will never get this one back.
learn-corners-take-wrong =
    { $answered ->
        [yes] { $square }: White could answer { $reply } and turn your new disc straight back.
       *[no] { $square } turns over { $count ->
            [one] one disc
           *[other] { $count } discs
        }, but the new disc leans on no corner and may be lost later.
    }

learn-xc = The squares beside a corner
learn-xc-find-text =
    A corner falls to whoever can close a line there. For that, the other side needs _your_ disc next to it. So beware of its neighbours while the corner is empty.

    The diagonal neighbours are called _X squares_. They are the most dangerous of all.
learn-xc-find-ask = Click the four X squares.
learn-xc-find-right = b2, g2, b7 and g7: each touches its corner at the tip.
learn-xc-find-wrong =
    { $place ->
        [corner] { $square } is the corner itself.
        [c] { $square } is a C square: beside the corner along the edge. Risky too, but not X.
       *[other] { $square } does not touch a corner.
    }
learn-xc-give-text =
    The neighbours along the edge are _C squares_; they often cost the corner too. Once the corner is taken, its neighbours lose their terror.
learn-xc-give-ask = Find the blunder: which of Black’s moves hands White a corner?
learn-xc-give-right = { $square }: a black X square, and White takes { $corner } at once.
learn-xc-give-wrong = { $square } opens no corner. There is a worse move.

learn-mobility = Fewer discs, more moves
learn-mobility-who-text =
    Discs are counted at the end, not before. Until then each disc is also a handle that the other side can grab. What counts is _having moves to choose from_.
learn-mobility-who-ask = { $white } white discs against { $black } black ones. Who stands better?
learn-mobility-who-a = Black
learn-mobility-who-a-why = Black can choose among { $legal } squares; White, if it had to play now, would have { $opponent_legal }. Soon White will have to play what it hates. In the example game Black wins from here, 47–17.
learn-mobility-who-b = White
learn-mobility-who-b-why = It looks so. But count the moves instead: { $legal } for Black, and just { $opponent_legal } for White if it were to play now.
learn-mobility-fewest-text =
    So a good move leaves the other side little to do.
learn-mobility-fewest-ask = After which move has White the fewest squares to play?
learn-mobility-fewest-right = { $square } leaves White { $replies } squares in all. Every other move leaves twelve or more.
learn-mobility-fewest-wrong = { $square } leaves White { $replies } squares. One move leaves far fewer.

learn-frontier = Stay inside
learn-frontier-quiet-text =
    Discs beside empty squares form the _frontier_. Each one offers the other side something to trap. A _quiet_ move turns over inner discs only and opens nothing.
learn-frontier-quiet-ask = One of Black’s moves turns over only discs that are surrounded on all sides. Which?
learn-frontier-quiet-right = { $square }: no disc it turns over touches an empty square. White has gained nothing to aim at.
learn-frontier-quiet-wrong = { $square } turns over { $disc }, which touches an empty square: one more target for White.

learn-stability = Discs for ever
learn-stability-find-text =
    A disc is _stable_ when no line can ever turn it: in each of the four directions it leans on the edge or on a stable friend, or the line is full. Stability grows out of the corners.
learn-stability-find-ask = Nine black discs fill this corner. Six of them can never be turned over: click those.
learn-stability-find-right = The corner, the two edges from it, and b2 within: a triangle. The three others can still be caught on a diagonal.
learn-stability-find-wrong =
    { $turned ->
        [now] { $square }: White could play { $turner } and turn it over.
       *[later] { $square } leans on nothing that lasts.
    }
learn-stable-empty = { $square } is empty.
learn-stable-white = { $square } is white; the question is about black discs.

learn-parity = Who plays last?
learn-parity-last-text =
    Near the end, the empty squares lie in separate regions. Whoever plays _last_ in one of them turns discs that nobody turns back. That is _parity_: odd or even.
learn-parity-last-ask = Three empty squares in one region, Black to move, and both sides can play. Who plays the last one?
learn-parity-last-a = Black
learn-parity-last-a-why = Black, White, Black: in an odd region the side that begins also ends. It is so here, whatever the two play.
learn-parity-last-b = White
learn-parity-last-b-why = Count it out: Black, White, Black. Three is odd, so the side that begins also ends.
learn-parity-first-text =
    With several regions, play where the number is odd, and leave the even ones to the other side.
learn-parity-first-ask = A single square and a pair are left. Where must Black play?
learn-parity-first-right = { $square }, the single one. Now White must open the pair, and Black closes it: { $end_black }–{ $end_white }.
learn-parity-first-wrong = { $square } opens the pair. With best play it then ends { $end_black }–{ $end_white }: White wins.

learn-squeeze = No good move left
learn-squeeze-find-text =
    All of this comes together in the squeeze: take away the good moves one by one, until the other side _has to_ give you a corner.
learn-squeeze-find-ask = Black to move. After which move does every white reply open a corner?
learn-squeeze-find-right = After { $square } White has { $replies } moves left, a2 and b2, and either opens the corner a1.
learn-squeeze-find-wrong = { $square }: White can still answer { $reply }, and no corner opens.

learn-xot = XOT
learn-xot-line-text =
    Strong players know the usual beginnings by heart. _XOT_ shakes that up: the first eight moves are drawn by lot from a list of unusual, balanced openings. Everything else is Reversi as you know it.

    Here is one of the list.
learn-xot-line-0 = The usual start, and eight moves that nobody chose.

learn-anti = Anti Reversi
learn-anti-who-text =
    The same moves, the opposite goal: _the fewest discs win_. Discs count as they lie, and empty squares count for nobody.
learn-anti-who-ask = White has no disc left. Who has won this game of Anti Reversi?
learn-anti-who-a = Black, with { $black } discs
learn-anti-who-a-why = In Reversi, yes. Here the fewest discs win, and fewer than none is impossible.
learn-anti-who-b = White, with none
learn-anti-who-b-why = { $white_count } against { $black_count }: the empty side wins.
learn-anti-best-text =
    Everything turns around: corners become a burden, because discs there stay yours for good.
learn-anti-best-ask = Anti Reversi, three squares to go, Black to move. Which move wins?
learn-anti-best-right = { $square }: with best play it ends { $end_black }–{ $end_white }, and the smaller number wins.
learn-anti-best-wrong = { $square }: with best play it ends { $end_black }–{ $end_white }. Black has too many.

learn-six = Reversi 6×6
learn-six-first-text =
    The same rules on 36 squares. Corners come into play early, and a game takes five minutes.
learn-six-first-ask = Where may Black begin? There are { $legal } squares again: click them all.
learn-six-first-right = As on the large board. Only their names differ.
learn-six-perfect-text =
    This board is small enough to be known completely: if nobody errs, _White wins 20–16_. The 8×8 game has been computed to the bottom too: without a mistake it is a draw.

    Here is a perfect game.
learn-six-perfect-0 = 6×6, Black to move.
learn-six-anti-text =
    With the goal turned around, the side that begins wins. Our own solver has proven it: if nobody errs, Anti Reversi on 6×6 ends with _17 black discs and 19 white ones_.

    Here too is a perfect game.
learn-six-anti-0 = Anti Reversi on 6×6, Black to move.

learn-go = Now play
learn-go-start-text =
    You know all the rules and more strategy than most. The rest comes with playing. While you play, a hint tells you why a move is good, and any move can be taken back.

example-title = A game, move by move
example-lead = White grabs all the discs it can. Black counts moves instead. Watch who laughs last.
example-discs = Discs
example-moves = Squares each could play
example-take = Take over from here
example-take-fixed = Go on after move 20, your own way.
example-take-black = Play Black
example-take-white = Play White

# The example game, by moves played. Where a comment speaks of the engine, its values were looked up.
example-0 = Black begins. Below the comment two scales tell the story: the discs, and the squares that each side could play. Keep an eye on the second.
example-1 = Four first moves are possible, all alike but for a turn of the board. Games are usually written down with f5.
example-2 = Each of White’s three replies turns over one disc. White picks d6.
example-3 = One disc, close to the middle. Black is in no hurry.
example-4 = Two discs, the most on offer. That is White’s rule for the whole game: as many as possible, X squares apart.
example-5 = Black turns a single disc. Now look at the second scale: seven squares for Black, five for White.
example-6 = For once White’s rule and our engine agree: d3 is the best move here.
example-7 = A calm answer in the middle. The engine still calls it nearly even.
example-8 = Three discs! But h7 is a C square, next to the empty corner h8. With this move, says the engine, the game tips: White was about level and is now some eighteen discs behind.
example-9 = One disc. Black keeps giving White the large portions.
example-10 = Three more. Twelve white discs against two black ones: White is content.
example-11 = One disc again, and the best move, says the engine.
example-12 = Another two for White. Fourteen to two.
example-13 = By far the best move here. It turns over one disc, and Black keeps eight squares in hand.
example-14 = White spreads along the upper edge.
example-15 = Best again. Eleven squares for Black now, five for White. The discs say the opposite.
example-16 = This time the engine has nothing better to offer: all of White’s moves are poor by now. That is what lost mobility feels like.
example-17 = Black plays inside. White is left with four squares.
example-18 = Twenty to two. White still believes in it.
example-19 = Not the most exact, but good enough. What counts stays the same: twelve squares against four.
example-20 = Twenty-three to one! It looks like a rout. But if White had to move now, it would not have a single square.
example-21 = The one great danger of having few discs: losing them all. Seven moves, and six of them lose everything. Only a4 holds, and wins.
example-22 = White can choose between two squares. The choices are running out.
example-23 = Good, though f2 was better still. Fifteen squares for Black.
example-24 = Twenty-six to two, and ten squares to one. This is the board of the lesson “Fewer discs, more moves”.
example-25 = A mistake! b2 is an X square and offers White the corner a1. The engine halves Black’s lead; f2 was right.
example-26 = White takes its corner, of course. Twenty-nine to one. Funny enough, the engine prefers c2.
example-27 = Once more a single move saves Black: a2. The other four lose every disc.
example-28 = Two squares to choose from, and c2 is the better one. Thirty to two.
example-29 = Three discs, and fourteen squares for the next move. Black breathes again.
example-30 = Five discs in one go: thirty-three to one, the widest gap of the game. And again White would have no square now.
example-31 = Three moves, three fates: f7 wins, f2 is about even, a6 loses everything. Black chooses well.
example-32 = A single disc, on the lower edge. b5 was better, says the engine. Black now picks from sixteen squares.
example-33 = The best of the sixteen.
example-34 = Four more, thirty-four to four. White has two squares left for its next move.
example-35 = Black goes for the right edge: h7, White’s early C square, will soon be worth something.
example-36 = The best answer. It also lengthens White’s line towards the corner h8.
example-37 = One disc on the edge. Time works for the side that has moves left.
example-38 = The decisive slip. e7 gives Black the corner h8; h2 would have held out longer.
example-39 = There it is: the corner, four discs, and the edge beside it. White is left with one move in all.
example-40 = Forced.
example-41 = A quiet square. Several moves win by now.
example-42 = Three discs once more; c7 would have cost a little less.
example-43 = Strong: White is left with one move once more, and it is an ugly one.
example-44 = Forced, and onto an X square: g2 opens the corner h1.
example-45 = The second corner. From here the engine has looked at every line to the end: with best play Black wins by 36.
example-46 = White’s rule costs it dearly: after g1 it would have been 36, after c7 it is 48.
example-47 = Black is careless too. g7 would have kept all 48; now it is 26.
example-48 = And White gives some of it back. Thirty-eight discs, the most it will ever have.
example-49 = Black plays, and White has nowhere to go. Passing is no choice, and no fun.
example-50 = Black moves twice in a row, and White still has nothing.
example-51 = The third move running. White gets one square back.
example-52 = Forced.
example-53 = White passes for the third time in this game, and the last.
example-54 = b8 is a C square, and harmless: White can only answer beside it.
example-55 = Forced onto b7, an X square. The corner a8 is open.
example-56 = There is time: six discs first. a8 does not run away.
example-57 = Forced.
example-58 = The third corner for Black.
example-59 = White’s last move, forced like the three before it.
example-60 = Seven discs to finish: 47–17. White led by 32 discs and lost by 30. Count moves, not discs.
