"""pad-game.py - the score pad in the window, by keys alone: a game with any rules from the setup page to the end, four
or five keys for an entry; and a game of Carcassonne that goes on without tiles, and back.
SPDX-License-Identifier: GPL-3.0-or-later"""

from driver import App, FIXTURES, Steps, on_a_screen, wait
from table import Setup, moves_of

KEYS = 5  # goal: an entry with a number of two digits and nothing else

steps = Steps()


def offered(app):
    answers = app.find("panel", "Answers")
    return [child.name for child in answers.children()] if answers is not None else []


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


def await_points(app, **points):
    for name, count in points.items():
        wait(lambda name=name, count=count: any(label.startswith(f"{name}: {count} point") for label in rows(app)),
             lambda name=name, count=count: f"{count} points of {name} in {rows(app)}")


def rows(app):
    scores = app.find("list", "Scores")
    return [row.name for row in scores.children()] if scores is not None else []


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
        asked(app, "Who gets points?")
    app.kill()
    file = app.home / "hearts.arb"
    file.write_text("\n".join(["Arbitress record 1", "game pad", "player Anna", "player Ben", "player Cleo",
                               "called Hearts", "lowest", "rounds", "play", ""]), encoding="utf-8")
    app.start(file)
    with steps.step("an entry is four or five keys"):
        taken = enter(app, "1", "12", line="score Anna 12")
        steps.say(f"{taken} keys (goal {KEYS})")
        assert taken <= KEYS
        asked(app, "Round 1: Who gets points?")
        enter(app, "b", "-3", line="score Ben -3")
    with steps.step("what it is for is written with the number, and offered again"):
        enter(app, "3", "5 queen: of spades", what=None, line='score Cleo 5 queen "of spades"')
        asked(app, "Round 2: Who gets points?")
        app.keys("1")
        asked(app, "How many points?")
        app.type("7")
        app.keys("Return")
        wait(lambda: any(name.startswith("1: queen") for name in offered(app)), lambda: f"queen in {offered(app)}")
        app.keys("1")
        wait(lambda: app.entries()[-1] == "score Anna 7 queen", lambda: app.entries()[-1])
    with steps.step("something else can be written there"):
        app.keys("2")
        asked(app, "How many points?")
        app.type("0")
        app.keys("Return")
        asked(app, "For what?")
        app.keys("w")
        wait(lambda: app.find("text", shown=True), "a place to write")
        app.type("moon")
        app.keys("Return")
        wait(lambda: app.entries()[-1] == "score Ben 0 moon", lambda: app.entries()[-1])
    with steps.step("a wrong number is refused in a sentence"):
        asked(app, "Round 2: Who gets points?")
        app.keys("3")
        asked(app, "How many points?")
        app.type("ten")
        app.keys("Return")
        wait(lambda: app.find("label", lambda name: "not a number of points" in name), "the refusal")
        app.keys("Escape")
        asked(app, "Round 2: Who gets points?")
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
    file = app.home / "evening.arb"
    file.write_text("\n".join([*lines[:lines.index("play") + 1], *moves, ""]), encoding="utf-8")
    app.start(file)
    wait(lambda: len(app.entries()) == len(moves), "the record in the library")
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
