"""own-tiles.py - a set of tiles is described in the editor, with the keyboard only; the next game uses it, and its
record has the whole set.

SPDX-License-Identifier: GPL-3.0-or-later"""

from driver import App, Failed, Steps, on_a_screen, wait
from table import Prompt, Setup, answers

steps = Steps()


def tab_to(app, name, most=80, key="Tab"):
    """Presses Tab until a widget with this name has the focus."""
    for _ in range(most):
        node = app.tab(key)
        if node.name.startswith(name):
            return node
    raise Failed(f"Tab does not come to “{name}”")


def press(app, name):
    tab_to(app, name)
    app.keys("Return")


def make_set(app):
    """A tile with a city in the north, and a road from the west to the south."""
    with steps.step("a set of tiles is begun on the setup page"):
        press(app, "Make a set of tiles")
        app.await_node("label", "No Tile Yet", shown=True)
    with steps.step("a new tile can be played with at once"):
        app.keys("Return")  # the button has the focus
        app.await_node("label", "You can play with this tile.", shown=True)
    with steps.step("each edge takes the letter that is pressed on it"):
        for side, letter, edge, key in (("West", "r", "Road", "Tab"), ("North", "c", "City", "shift+Tab"),
                                        ("South", "r", "Road", "Tab")):
            node = tab_to(app, f"{side} side", key=key)
            app.keys(letter)
            wait(lambda node=node, wanted=f"{side} side: {edge}": node.name == wanted, lambda node=node: node.name)
        app.await_node("label", "You can play with this tile.", shown=True)
        assert "cities=N" in notation(app) and "roads=S W" in notation(app), notation(app)
    with steps.step("undo and redo take an edge back and forth"):
        app.keys("ctrl+z")
        wait(lambda: "roads=W" in notation(app), lambda: f"a road of one side in {notation(app)}")
        app.keys("ctrl+shift+z")
        wait(lambda: "roads=S W" in notation(app), lambda: f"a road of two sides in {notation(app)}")


def notation(app):
    return app.await_node("text", "The tile in the notation").text()


def main():
    on_a_screen("1280x900")
    app = steps.app = App(size=(1200, 860))
    app.start()
    app.await_node("label", "No games yet", shown=True)
    page = Setup(app)
    page.players(("Anna", "Ben"))
    make_set(app)
    with steps.step("the set is kept, and is in the new game"):
        app.keys("Escape")
        wait(lambda: app.title() == "New Game", "the setup page")
        wait(lambda: (row := app.find("list item", "Our tiles")) and "1 tile" in " ".join(row.texts()), "one tile")
    with steps.step("the record of the game has the whole set"):
        game = page.start()
        record = app.record(game)
        assert 'tiles "Our tiles"' in record and "cities=N" in record, record
    with steps.step("the tile is laid, and its city taken"):
        tile = next(word for line in record.splitlines() if line.startswith("tile ") for word in line.split()[1:2])
        move = f"place {tile} 0,-1 r2 follower city:S"
        (entry,) = answers(record, [move])
        prompt = Prompt(app)
        for answer in entry["answers"]:
            prompt.await_question(answer)
            app.keys(*answer["keys"])
        wait(lambda: app.entries(game) == [move], lambda: f"{move} in {app.entries(game)}; asked: {prompt.asked()}")
    steps.done()


main()
