# Makes GNU Backgammon a player for `lab backgammon duel`: gnubg -t -q -p crates/lab/gnubg/plays.py
#
# Reads lines of 26 signed counts (1 to 24 the mover's points, 25 its bar, 0 the other side's bar) and two dice, and answers each with the 26
# counts after the play that it finds best without looking ahead and without a cube.
import sys

import gnubg

gnubg.command("set jacoby off")
cube = gnubg.cubeinfo(1, -1, 0, 0, (0, 0), 0)
cube["jacoby"] = 0
look = {"cubeful": 0, "plies": 0, "deterministic": 1, "noise": 0.0, "prune": 0}
for line in open("/dev/stdin"):
    numbers = [int(word) for word in line.split()]
    cells, dice = numbers[:26], (numbers[26], numbers[27])
    own = [max(cells[at], 0) for at in range(1, 25)] + [cells[25]]
    opp = [max(-cells[25 - at], 0) for at in range(1, 25)] + [cells[0]]
    hops = gnubg.findbestmove((tuple(opp), tuple(own)), cube, look, dice)
    for at in range(0, len(hops), 2):
        start, end = hops[at], hops[at + 1]
        if start == 0 and end == 0:
            break
        cells[start] -= 1
        if end > 0:
            if cells[end] == -1:
                cells[end] = 0
                cells[0] += 1
            cells[end] += 1
    print(" ".join(str(count) for count in cells), flush=True)
