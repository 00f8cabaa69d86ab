"""clock.py - the turn clock in the window: it runs with keys, the menu and an undo hold it, the final scores tell the
average and the longest turn, and it goes when it is switched off.
SPDX-License-Identifier: GPL-3.0-or-later"""

import re
import time

from driver import App, Steps, on_a_screen, wait

RECORD = """Arbitress record 1
game catan
player Anna red
player Ben blue
player Clara green
play
found 9 9-10
found 40 40-41
found 45 45-44
found 36 36-35
found 16 16-26
found 32 32-31
"""
HELD = 2.5  # seconds; a clock that runs would show another time after them

steps = Steps()


def clocks(app):
    """What is beside the names, in their order."""
    return [node.name for node in app.root.walk()
            if node.role == "label" and re.fullmatch(r"(this turn \d+:\d\d · )?in all \d+:\d\d", node.name)]


def runs(app, player):
    before = wait(lambda: clocks(app), "the clock")
    wait(lambda: len(clocks(app)) == 3 and clocks(app)[player] != before[player], lambda: f"{clocks(app)} to go on")
    now = clocks(app)
    assert all(now[i] == before[i] for i in range(3) if i != player), f"{before}, then {now}"


def stood(app):
    """That nothing moves can only be seen by waiting."""
    before, begun = clocks(app), time.monotonic()
    wait(lambda: time.monotonic() - begun > HELD, "the time to pass")
    return clocks(app) == before


def is_held(app):
    wait(lambda: stood(app), lambda: f"{clocks(app)} to stand still")


def main():
    on_a_screen()
    app = steps.app = App(settings={"turn-clock": "true"})
    app.start_with(RECORD)
    entries = app.entries()
    with steps.step("the clock of the player on turn runs, and that of the next one after two throws"):
        runs(app, 0)
        app.keys("3")
        wait(lambda: len(app.entries()) == len(entries) + 1, "the throw")
        runs(app, 0)
        app.keys("4")
        wait(lambda: len(app.entries()) == len(entries) + 2, "the throw of Ben")
        runs(app, 1)
    with steps.step("while the menu is open, it is held"):
        app.keys("F10")
        is_held(app)
        app.keys("Escape")
        runs(app, 1)
    with steps.step("after an undo it is held, until the next entry"):
        app.keys("ctrl+z")
        wait(lambda: len(app.entries()) == len(entries) + 1, "the undo")
        is_held(app)
        app.keys("4")
        wait(lambda: len(app.entries()) == len(entries) + 2, "the throw of Ben again")
        runs(app, 1)
    with steps.step("the final scores tell the average and the longest turn"):
        app.keys("question", "e")
        app.keys("Return")
        for words in ("Average turn", "Longest turn"):
            app.await_node("label", words)
    app.remove()
    steps.done()


main()
