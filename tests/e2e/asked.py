"""asked.py - disputes: a question is asked with two inputs, by keys and with the mouse, and the desk answers.
SPDX-License-Identifier: GPL-3.0-or-later"""

import subprocess
import time

from driver import App, BUILD, FIXTURES, SOURCE, Steps, on_a_screen, wait

RECORD = FIXTURES / "lake-arb-p2.arb"
AFTER_TIE = 30  # the last entry completed a road with followers of both: 4 steps against 7
INPUTS = 2  # the goal

steps = Steps()


def opened(record, entries=None, settings=None):
    app = steps.app = App(settings=settings)
    lines = record.read_text(encoding="utf-8").splitlines()
    at = lines.index("play")
    path = app.home / "asked.arb"
    path.write_text("\n".join(lines[:at + 1 + (entries or len(lines))]) + "\n", encoding="utf-8")
    app.start(path)
    wait(lambda: len(app.entries()) > 0, "the record in the library")
    return app, path


def told(record, question):
    """The lines of the answer on the command line, without headings."""
    ran = subprocess.run([BUILD / "src" / "cli" / "arbitress-cli", "explain", record, question],
                         stdout=subprocess.PIPE, text=True, check=True)
    return [line.strip() for line in ran.stdout.splitlines() if line.startswith("  ")]


def desk_shows(text):
    return steps.app.find("label", lambda name: name.startswith(text), shown=True)


def asked_by_keys(keys, text, what):
    app = steps.app
    with steps.step(f"{what}: two keys"):
        app.inputs = 0
        begun = time.monotonic()
        app.keys("ctrl+i")
        wait(lambda: desk_shows("What do you want to know?"), "the question")
        app.keys(keys)
        wait(lambda: desk_shows(text), f"“{text}” on the desk")
        steps.say(f"{app.inputs} inputs (goal {INPUTS}), {time.monotonic() - begun:.2f} s with reading the screen")
        assert app.inputs <= INPUTS
    with steps.step(f"{what}: Escape closes the desk"):
        app.keys("Escape")
        wait(lambda: desk_shows(text) is None, "the desk to close")


def carcassonne():
    app, path = opened(RECORD, AFTER_TIE)
    asked_by_keys("a", "The tie", "the road that was just judged")
    asked_by_keys("1", "What is certain", "a player")
    with steps.step("with the mouse: the button, then a player, says the same as the command line"):
        app.inputs = 0
        app.press("Ask why")
        wait(lambda: desk_shows("What do you want to know?"), "the question")
        app.press(lambda name: name.endswith("P1"))
        wait(lambda: desk_shows("What is certain"), "the answer")
        steps.say(f"{app.inputs} inputs (goal {INPUTS})")
        assert app.inputs <= INPUTS
        lines = told(path, "player P1")
        points = [line for line in lines if line.startswith("P1 ") and "=" in line and "(" not in line]
        assert points, lines
        for line in points:
            words = line.split(": ", 1)[1]
            assert desk_shows(words[0].upper() + words[1:]), f"“{words}” is not on the desk"
    with steps.step("what if: by another house rule"):
        app.press("What if another house rule applied?")
        wait(lambda: desk_shows("By other house rules"), "the other readings")
        wait(lambda: desk_shows("A10 ruler"), "a reading that changes the points")
    app.remove()


def before():
    """The places of the tile in hand, if that is switched on; and the answer pinned to a second window."""
    app, path = opened(RECORD, AFTER_TIE, {"advice": "true"})
    with steps.step("before a tile is laid: one key ranks its places as the command line does"):
        app.keys("f", "r", "f", "r")
        app.keys("ctrl+b")
        wait(lambda: desk_shows("What it would bring"), "the answer")
        best = next(line for line in told(path, "tile frfr") if line.startswith("P0 "))
        assert desk_shows(best.split(": ", 1)[1]), f"“{best}” is not on the desk"
    with steps.step("the answer is pinned: the table display opens with it"):
        app.keys("ctrl+shift+d")
        wait(lambda: len(app.windows()) == 2, "the table display")
    app.remove()


def catan():
    app, _path = opened(SOURCE / "data" / "samples" / "with-the-shoe.arb")
    with steps.step("Catan: the roads, the fish and the cards of everybody are offered"):
        app.keys("ctrl+i")
        for name in ("Longest Road: Ben", "Fish: Clara", "Cards: Anna", "Largest Army"):
            app.await_node("push button", lambda words, name=name: words.endswith(name))
    with steps.step("Catan: what is certain and what is possible of Clara’s fish"):
        app.press(lambda words: words.endswith("Fish: Clara"))
        wait(lambda: desk_shows("At least 6 fish, and at most 12"), "the bounds")
        assert desk_shows("7 fish with 88 %")

def main():
    on_a_screen()
    carcassonne()
    before()
    catan()
    steps.done()


main()
