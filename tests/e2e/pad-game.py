"""pad-game.py - the score pad in the window, by keys alone: a game with any rules from the setup page to the end, a
number and Enter for each cell; and a game of Carcassonne that goes on without tiles, and back.
SPDX-License-Identifier: GPL-3.0-or-later"""

from driver import App, FIXTURES, Steps, on_a_screen, wait
from table import Scores, Setup, moves_of

KEYS = 3  # goal: an entry with a number of two digits and nothing else

steps = Steps()


def offered(app):
    answers = app.find("panel", "Answers")
    return answers.names() if answers is not None else []


def asked(app, what):
    """Waits until the page asks this."""
    wait(lambda: app.find("label", lambda name: name.endswith(what), shown=True),
         lambda: f"“{what}” to be asked; offered: {offered(app)}")


def enter(app, player, points, what="Return", line=None):
    """Enters points for a player; `what` is the key that answers for what they are, None: it was written."""
    before, app.inputs = len(app.entries()), 0
    asked(app, "Who gets points?")
    app.keys(player)
    asked(app, "How many points?")
    if points.startswith("-"):  # xdotool would take it for an option
        app.keys("minus")
    app.type(points.lstrip("-"))
    app.keys("Return")
    if what is not None:
        asked(app, "For what?")
        app.keys(what)
    wait(lambda: len(app.entries()) > before, lambda: f"{points} for {player}; offered: {offered(app)}")
    assert line is None or app.entries()[-1] == line, app.entries()[-1]
    return app.inputs


def cell(app, asks, *keys, line=None, changes=None):
    """Waits for the question about a cell, presses keys, and waits for the last entry, or the entry that changes."""
    before, app.inputs = len(app.entries()), 0
    asked(app, asks)
    app.keys(*keys)
    wait(lambda: len(app.entries()) > before, lambda: f"an entry after {keys}; {app.entries()[-3:]}")
    at = -1 if changes is None else changes
    assert line is None or app.entries()[at] == line, app.entries()
    return app.inputs


def any_game():
    app = steps.app = App()
    app.start()
    with steps.step("the setup page offers the pad for any game"):
        setup = Setup(app)
        setup.players(["Anna", "Ben", "Cleo"])
        while not any(node.name == "Game" for node in app.tab("shift+Tab").ancestors()):
            pass
        app.keys("space", "Down", "Down", "Return")
        wait(lambda: app.find("label", "Who wins?"), "the setup of the pad")
        setup.start()
        assert "game pad" in app.record().splitlines(), app.record()
        asked(app, "Row 1: How many points for Anna?")
    app.kill()
    app.start_with("Arbitress record 1", "game pad", "player Anna", "player Ben", "player Cleo", "called Hearts",
                   "lowest", "rounds", "play")
    with steps.step("a number and Enter for each cell"):
        taken = cell(app, "Round 1: How many points for Anna?", "1", "2", "Return", line="score Anna 12")
        steps.say(f"{taken} keys (goal {KEYS})")
        assert taken <= KEYS
        cell(app, "Round 1: How many points for Ben?", "minus", "3", "Return", line="score Ben -3")
        cell(app, "Round 1: How many points for Cleo?", "9", "9", "9", "9", "9", "9", "Tab", line="score Cleo 999999")
    with steps.step("arrows and letters go to another cell, and a number there puts the entry right"):
        cell(app, "Round 2: How many points for Anna?", "c", "7", "Left", line="score Cleo 7")
        asked(app, "Round 2: How many points for Ben?")
        app.keys("Up")
        asked(app, "Round 1: How many points for Ben?")
        app.keys("Right")
        cell(app, "Round 1: How many points for Cleo?", "5", "Return", line="score Cleo 5", changes=2)
        assert app.entries()[-1] == 'replaced 3 "score Cleo 999999"', app.entries()
        Scores(app).await_points(Cleo=12)
    with steps.step("Space says for what"):
        asked(app, "Round 2: How many points for Anna?")
        app.keys("7", "space")
        asked(app, "For what?")
        wait(lambda: app.find("text", shown=True), "a place to write")
        app.type("moon")
        app.keys("Return")
        wait(lambda: app.entries()[-1] == "score Anna 7 moon", lambda: app.entries()[-1])
        asked(app, "Round 2: How many points for Ben?")
        app.keys("0", "space")
        wait(lambda: any(name.startswith("1: moon") for name in offered(app)), lambda: f"moon in {offered(app)}")
        app.keys("1")
        wait(lambda: app.entries()[-1] == "score Ben 0 moon", lambda: app.entries()[-1])
    with steps.step("no key loses a number that is typed"):
        app.keys("4", "question")
        wait(lambda: app.find("label", lambda name: "Enter takes the number" in name), "the refusal")
        app.keys("Escape")
    with steps.step("a sum in a cell, and a letter that begins what it is for"):
        size = wait(lambda: app.find(None, lambda name: name.startswith("Anna, Round 3:")), "a cell").box()[2:]
        app.keys("3", "plus", "4", "equal")
        wait(lambda: app.find("label", "3+4 = 7", shown=True), "the sum")
        now = app.find(None, lambda name: name.startswith("Anna, Round 3:")).box()[2:]
        assert now == size, f"the pad was zoomed: {size}, {now}"
        app.keys("space")
        asked(app, "For what?")
        app.type("longest run")
        wait(lambda: (field := app.find("text", shown=True)) and field.text() == "longest run", "the whole text")
        app.keys("Return")
        wait(lambda: app.entries()[-1] == 'score Cleo 7 "longest run"', lambda: app.entries()[-1])
        app.keys("ctrl+z")
        wait(lambda: app.entries()[-1] == "score Ben 0 moon", lambda: app.entries()[-1])
    with steps.step("undo, redo, and the end"):
        count = len(app.entries())
        app.keys("ctrl+z")
        wait(lambda: len(app.entries()) == count - 1, "the entry to be taken back")
        app.keys("ctrl+y")
        wait(lambda: len(app.entries()) == count, "the entry to come back")
        app.keys("question", "e")
        asked(app, "Why does it end here?")
        app.keys("Return")
        wait(lambda: app.entries()[-1].startswith("end "), "the end")
        wait(lambda: app.find("label", lambda name: name.startswith("Ben wins with -3 point"), shown=True),
             "the fewest points to win")
    assert not app.complaints(), app.complaints()
    app.remove()


def from_tiles():
    app = steps.app = App()
    record = FIXTURES / "lake-arb-p2.arb"
    lines, moves = record.read_text(encoding="utf-8").splitlines(), moves_of(record)[:29]
    app.start_with(*lines[:lines.index("play") + 1], *moves)
    with steps.step("a game with tiles goes on as a score pad"):
        app.keys("question", "o")
        asked(app, "Why are only points entered from here on?")
        app.keys("Return")
        wait(lambda: app.entries()[-1].startswith("pad "), "the pad")
        enter(app, "1", "12", line="score P0 12")
        asked(app, "Who gets points?")
        app.keys("2")
        asked(app, "How many points?")
        app.type("9")
        app.keys("Return")
        wait(lambda: any(": Farms" in name for name in offered(app)), lambda: f"Farms in {offered(app)}")
        app.keys(next(name for name in offered(app) if ": Farms" in name).split(":")[0].lower())
        wait(lambda: app.entries()[-1] == "score P1 9 Farms", lambda: app.entries()[-1])
    with steps.step("undo brings the tiles back"):
        for count in (31, 30, 29):
            app.keys("ctrl+z")
            wait(lambda count=count: len(app.entries()) == count, f"{count} entries")
        wait(lambda: app.find("label", lambda name: name.endswith("Which tile?"), shown=True), "a tile to be asked for")
        for count in (30, 31, 32):
            app.keys("ctrl+y")
            wait(lambda count=count: len(app.entries()) == count, f"{count} entries")
    with steps.step("the table ends the game with its own points"):
        asked(app, "Who gets points?")
        app.keys("question", "e")
        asked(app, "Why does it end here?")
        app.keys("Return")
        wait(lambda: app.find("label", lambda name: " wins with " in name or " share the win " in name, shown=True),
             "the verdict")
    assert not app.complaints(), app.complaints()
    app.remove()


def main():
    on_a_screen()
    any_game()
    from_tiles()
    steps.done()


main()
