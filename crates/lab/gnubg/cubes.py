# Makes doubling decisions for `lab backgammon measure --cubes` of a file of positions: the `posid` of every second line, for money with the cube
# in the middle, by GNU Backgammon two plies ahead.
#
# FROM=decisions.jsonl TO=cubes.jsonl gnubg -t -q -p crates/lab/gnubg/cubes.py < /dev/null
import json
import os

import gnubg

gnubg.command("set jacoby off")
cube = gnubg.cubeinfo(1, -1, 0, 0, (0, 0), 0)
cube["jacoby"] = 0
look = {"cubeful": 1, "plies": 2, "deterministic": 1, "noise": 0.0, "prune": 1}
with open(os.environ["FROM"]) as known, open(os.environ["TO"], "w") as out:
    for number, line in enumerate(known):
        if number % 2:
            posid = json.loads(line)["posid"]
            found = gnubg.cfevaluate(gnubg.positionfromid(posid), cube, look)
            print(json.dumps({"posid": posid, "no_double": found[1], "take": found[2]}), file=out)
