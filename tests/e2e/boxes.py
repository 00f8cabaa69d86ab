"""boxes.py keys | mouse - a whole game with everything that the boxes since 2014 bring, the Arbitress and the Lake is
entered by keys or by mouse: every entry is stored as it was meant, and the final scores are those of the command line.
The game was played at random, from what the prompt offers.
SPDX-License-Identifier: GPL-3.0-or-later"""

import pathlib
import sys

from driver import App, Steps, on_a_screen, wait
from table import Final, Prompt, answers, moves_of, score_of, setup_file

RECORD = pathlib.Path(__file__).resolve().parent / "boxes.arb"
SHOWN = 30  # places for tiles beside the finder in this window

steps = Steps()


def play(app, game, by_mouse):
    prompt = Prompt(app)
    inputs = 0
    wanted = answers(app.record(game), moves_of(RECORD), shown=SHOWN if by_mouse else None)
    for number, entry in enumerate(wanted):
        for answer in entry["answers"]:
            if by_mouse:
                prompt.click_once(answer)
            else:
                app.keys(*answer["keys"])
            inputs += 1 if by_mouse else len(answer["keys"])
        prompt.await_entry(number, entry["line"], game)
    turns = sum(entry["line"].startswith("place") for entry in wanted)
    steps.say(f"{len(wanted)} entries, {turns} turns, {inputs / turns:.2f} inputs a turn with what is asked after it")


def main():
    on_a_screen()
    told = score_of(RECORD)
    names = [player["name"] for player in told["players"]]
    app = steps.app = App()
    app.start(setup_file(RECORD, app.home))
    game = wait(app.games, "the game in the library")[0]
    with steps.step("every entry is taken and stored"):
        play(app, game, sys.argv[1] == "mouse")
    with steps.step("the final scores on the screen are those of the command line"):
        assert told["finished"] and not told["refusals"]
        Final(app).await_scores(names, [player["points"] for player in told["players"]])
    steps.done()


main()
