"""stock.py - the table is counted: by keys, a difference is told, explained and mended; with the mouse, all is right.
SPDX-License-Identifier: GPL-3.0-or-later"""

from driver import App, Steps, on_a_screen, shot, wait

RECORD = """Arbitress record 1
game carcassonne
player Anna red
player Ben blue
set base 1
play
place frfr -1,0 r0
place frfr -2,0 r0 follower road:W
counted Anna follower 7
place frfr -3,0 r0
"""
LEAD = "Followers left (Anna): 1 is missing"

steps = Steps()


def told(app, text):
    return app.find("label", lambda name: name.startswith(text), shown=True)


def opened(size, scheme="default"):
    app = steps.app = App(size=size, environment={"ADW_DEBUG_COLOR_SCHEME": scheme})
    app.start_with(RECORD)
    return app


def by_keys():
    app = opened((1200, 800))
    with steps.step("one follower is missing: a digit, and Enter for the others"):
        app.inputs = 0
        app.keys("ctrl+k")
        app.await_node(name="Followers left", shown=True)
        app.keys("6", "Return", "1", "Return", "Return")
        wait(lambda: len(app.entries()) == 5, "the count in the library")
        assert app.entries()[-1] == "counted Anna follower 6 map 1 points 0", app.entries()[-1]
        steps.say(f"{app.inputs} inputs")
    with steps.step("the program says what is missing, since when it may be, and what could explain it"):
        wait(lambda: told(app, LEAD), "what is missing")
        wait(lambda: told(app, "Entry 4 should be"), "an explanation")
        assert told(app, "Entry 5 counted 6, the entries say 7; in entry 3 it was right"), "since when it may be"
        shot(app, "stock-wrong")
    with steps.step("Enter again enters the same count: nothing becomes right by itself"):
        app.keys("Return")
        wait(lambda: len(app.entries()) == 6, "the same count")
        assert app.entries()[-1] == app.entries()[-2], app.entries()[-1]
        app.keys("Escape")
        since = "Entry 6 counted 6, the entries say 7; in entry 3 it was right"
        wait(lambda: told(app, f"{LEAD}. {since}"), "the red line")
        shot(app, "stock-line")
    with steps.step("the red line leads back to the explanation; one input mends it"):
        app.press(lambda name: name.startswith(LEAD))
        wait(lambda: told(app, "Entry 4 should be"), "an explanation")
        shown = [node for node in app.root.walk() if node.role == "push button"
                 and node.name.startswith(("Entry ", "Before entry ")) and node.is_shown()]
        assert 0 < len(shown) <= 7, [node.name for node in shown]
        app.inputs = 0
        shown[0].click()
        # It changes nothing but this entry, so no card asks first.
        wait(lambda: "follower farm:nnw" in app.entries()[3], "the mended entry")
        steps.say(f"{app.inputs} inputs (goal 1)")
        assert app.inputs <= 1
    with steps.step("then everything adds up"):
        wait(lambda: told(app, LEAD) is None, "the red line to go")
    app.remove()


def by_mouse():
    app = opened((360, 640), "prefer-dark")
    with steps.step("narrow: the menu and one button count Anna, and Ben follows"):
        app.keys("ctrl+k")
        app.await_node(name="Followers left", shown=True)
        shot(app, "stock-narrow")
        app.press("Enter the Count")
        wait(lambda: len(app.entries()) == 5, "the count of Anna")
        app.press("Enter the Count")
        wait(lambda: len(app.entries()) == 6, "the count of Ben")
        assert app.entries()[-1] == "counted Ben follower 6 map 1 points 0", app.entries()[-1]
    with steps.step("a wrong count of the middle stays as a red line on the table"):
        app.await_node(name="Tiles in the stack", shown=True)
        app.keys("5", "Return", "Return")
        wait(lambda: len(app.entries()) == 7, "the count of the middle")
        shot(app, "stock-narrow-wrong")
        app.keys("Escape")
        wait(lambda: told(app, "Tiles in the stack (in the middle of the table): "), "the red line")
        shot(app, "stock-narrow-line")
    app.remove()


on_a_screen()
by_keys()
by_mouse()
steps.done()
