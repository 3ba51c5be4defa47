# Why a move is suggested, one line each. $known says how sure $value (discs, for the side that plays) is.

hint-only-move =
    { $square }: the only legal move ({ $known ->
        [exact] proven { $value }
        [win] a proven win
        [draw] a proven draw
        [loss] a proven loss
        [even] about even
       *[about] about { $value }
    })
hint-wipe-out =
    { $square }: wipes the other side out ({ $known ->
        [exact] proven { $value }
        [win] a proven win
        [draw] a proven draw
        [loss] a proven loss
        [even] about even
       *[about] about { $value }
    })
hint-all-alike =
    { $square }: { $count ->
        [2] both
       *[other] all { $count }
    } moves are alike: a turn or a mirror makes the same board of them ({ $known ->
        [exact] proven { $value }
        [win] a proven win
        [draw] a proven draw
        [loss] a proven loss
        [even] about even
       *[about] about { $value }
    })
hint-only-win =
    { $square }: the only move that wins ({ $known ->
        [exact] proven { $value }
        [win] a proven win
        [draw] a proven draw
        [loss] a proven loss
        [even] about even
       *[about] about { $value }
    })
hint-only-draw =
    { $square }: the only move that saves the draw ({ $known ->
        [exact] proven { $value }
        [win] a proven win
        [draw] a proven draw
        [loss] a proven loss
        [even] about even
       *[about] about { $value }
    })
hint-corner =
    { $square }: takes a corner ({ $known ->
        [exact] proven { $value }
        [win] a proven win
        [draw] a proven draw
        [loss] a proven loss
        [even] about even
       *[about] about { $value }
    })
hint-forces-pass =
    { $square }: forces the other side to pass ({ $known ->
        [exact] proven { $value }
        [win] a proven win
        [draw] a proven draw
        [loss] a proven loss
        [even] about even
       *[about] about { $value }
    })
hint-closes-corner =
    { $square }: closes the corner { $corner } to the other side ({ $known ->
        [exact] proven { $value }
        [win] a proven win
        [draw] a proven draw
        [loss] a proven loss
        [even] about even
       *[about] about { $value }
    })
hint-only-no-corner =
    { $square }: the only move that gives no corner away ({ $known ->
        [exact] proven { $value }
        [win] a proven win
        [draw] a proven draw
        [loss] a proven loss
        [even] about even
       *[about] about { $value }
    })
hint-no-corner =
    { $square }: gives no corner away, unlike { $count ->
        [one] another move
       *[other] { $count } other moves
    } ({ $known ->
        [exact] proven { $value }
        [win] a proven win
        [draw] a proven draw
        [loss] a proven loss
        [even] about even
       *[about] about { $value }
    })
hint-attacks-corner =
    { $square }: threatens to take the corner { $corner } ({ $known ->
        [exact] proven { $value }
        [win] a proven win
        [draw] a proven draw
        [loss] a proven loss
        [even] about even
       *[about] about { $value }
    })
hint-last-in-region =
    { $square }: fills this region of the board for good: the last move here is yours ({ $known ->
        [exact] proven { $value }
        [win] a proven win
        [draw] a proven draw
        [loss] a proven loss
        [even] about even
       *[about] about { $value }
    })
hint-parity =
    { $square }: for parity: leaves { $count } squares in this region, an even number, so that the last move there should be yours ({ $known ->
        [exact] proven { $value }
        [win] a proven win
        [draw] a proven draw
        [loss] a proven loss
        [even] about even
       *[about] about { $value }
    })
hint-stable =
    { $square }: gains { $count ->
        [one] a disc
       *[other] { $count } discs
    } that can never be turned over again ({ $known ->
        [exact] proven { $value }
        [win] a proven win
        [draw] a proven draw
        [loss] a proven loss
        [even] about even
       *[about] about { $value }
    })
hint-mobility =
    { $square }: leaves the other side only { $count ->
        [one] one move
       *[other] { $count } moves
    } ({ $known ->
        [exact] proven { $value }
        [win] a proven win
        [draw] a proven draw
        [loss] a proven loss
        [even] about even
       *[about] about { $value }
    })
hint-quiet =
    { $square }: stays inside: { $count ->
        [one] the disc it turns over touches no empty square
       *[other] none of the { $count } discs it turns over touches an empty square
    } ({ $known ->
        [exact] proven { $value }
        [win] a proven win
        [draw] a proven draw
        [loss] a proven loss
        [even] about even
       *[about] about { $value }
    })
hint-opens-little =
    { $square }: opens little: { $count ->
        [one] turns over just one disc
       *[other] of the { $count } discs it turns over, only one touches an empty square
    } ({ $known ->
        [exact] proven { $value }
        [win] a proven win
        [draw] a proven draw
        [loss] a proven loss
        [even] about even
       *[about] about { $value }
    })
hint-forces-corner =
    { $square }: makes the other side take a corner ({ $known ->
        [exact] proven { $value }
        [win] a proven win
        [draw] a proven draw
        [loss] a proven loss
        [even] about even
       *[about] about { $value }
    })
hint-offers-corner =
    { $square }: offers the corner { $corner }, which is a burden here ({ $known ->
        [exact] proven { $value }
        [win] a proven win
        [draw] a proven draw
        [loss] a proven loss
        [even] about even
       *[about] about { $value }
    })
hint-leaves-corner =
    { $square }: leaves the corner { $corner } alone ({ $known ->
        [exact] proven { $value }
        [win] a proven win
        [draw] a proven draw
        [loss] a proven loss
        [even] about even
       *[about] about { $value }
    })
hint-feeds =
    { $square }: makes the other side turn over at least { $count } discs ({ $known ->
        [exact] proven { $value }
        [win] a proven win
        [draw] a proven draw
        [loss] a proven loss
        [even] about even
       *[about] about { $value }
    })
hint-takes-few =
    { $square }: turns over only { $count ->
        [one] one disc
       *[other] { $count } discs
    } ({ $known ->
        [exact] proven { $value }
        [win] a proven win
        [draw] a proven draw
        [loss] a proven loss
        [even] about even
       *[about] about { $value }
    })
hint-searched =
    { $square }: { $depth ->
        [0] looks best at first sight
        [one] seems best, looking one move ahead
       *[other] seems best, looking { $depth } moves ahead
    } ({ $known ->
        [exact] proven { $value }
        [win] a proven win
        [draw] a proven draw
        [loss] a proven loss
        [even] about even
       *[about] about { $value }
    })
hint-wins-by = { $square }: wins by { $count } (proven)
hint-wins = { $square }: wins (proven)
hint-draws = { $square }: draws (proven)
hint-loses-by = { $square }: limits the loss to { $count } (proven)
hint-loses = { $square }: seems the best defence in a lost position (proven)

# Backgammon.
hint-play = { $play }: equity { $value }; the next best play has { $next }
hint-only-play = { $play }: the only legal play
hint-only-roll = Roll the dice: there is nothing else to decide
hint-roll = Roll, do not double: equity { $value }, with a double { $next }
hint-double = Double: equity { $value }, without { $next }
hint-take = Take: equity { $value }, dropping { $next }
hint-drop = Drop: equity { $value }, taking { $next }
hint-beaver = Beaver: equity { $value }, otherwise { $next }
hint-accept = Accept: there is no more to be won
hint-refuse = Refuse: there is more to be won
