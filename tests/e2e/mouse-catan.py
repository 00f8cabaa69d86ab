"""mouse-catan.py - a whole recorded game of Catan with the Fishermen with the mouse only. One click on an intersection,
an edge or a hex takes it, and one click tells a throw. The game has every kind of act, and more than three acts a turn.

SPDX-License-Identifier: GPL-3.0-or-later"""

import pathlib
import shlex

from driver import App, Steps, on_a_screen
from table import Final, Prompt, answers, moves_of, setup_file, setup_of

RECORD = pathlib.Path(__file__).resolve().parent / "fishermen.arb"
SCORES = [9, 4, 10]

steps = Steps()


def play(app, prompt):
    wanted = answers(app.record(), moves_of(RECORD))
    counts = []
    for number, entry in enumerate(wanted):
        for answer in entry["answers"]:
            prompt.click_once(answer)
        counts.append(len(entry["answers"]))
        prompt.await_entry(number, entry["line"])
    return counts, [entry["line"] for entry in wanted]


def main():
    on_a_screen()
    app = steps.app = App()
    app.start(setup_file(RECORD, app.home))
    prompt = Prompt(app)
    with steps.step("every turn is clicked and stored"):
        counts, lines = play(app, prompt)
    with steps.step("one click on the island took each place"):
        steps.say(f"{prompt.places}; {prompt.scrolls} notches of the wheel to see an answer")
        assert prompt.places["on the map"] > 40 and prompt.places["in the list"] == 0
    with steps.step("the final scores appear"):
        names = [shlex.split(line)[0] for line in setup_of(RECORD)["player"]]
        Final(app).await_scores(names, SCORES)
    throws = [count for count, line in zip(counts, lines) if line.startswith("roll")]
    with steps.step("a throw takes one click"):
        steps.say(f"{sum(counts) / len(throws):.2f} clicks a turn, {sum(counts) / len(counts):.2f} an act")
        assert set(throws) == {1}, throws
    steps.done()


main()
