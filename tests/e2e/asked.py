"""asked.py - disputes: a question is asked with two inputs, by keys and with the mouse, and the desk answers.
SPDX-License-Identifier: GPL-3.0-or-later"""

import os
import subprocess
import time

from driver import App, BUILD, FIXTURES, SOURCE, Steps, on_a_screen, to_front, wait, x

RECORD = FIXTURES / "lake-arb-p2.arb"
AFTER_TIE = 30  # the last entry completed a road with followers of both: 4 steps against 7
INPUTS = 2  # the goal

steps = Steps()


def opened(record, entries=None, settings=None, size=(1200, 800)):
    app = steps.app = App(size=size, settings=settings)
    os.chdir(app.home)  # a document is printed into the folder that the program was started in
    lines = record.read_text(encoding="utf-8").splitlines()
    at = lines.index("play")
    return app, app.start_with(*lines[:at + 1 + (entries or len(lines))])


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
    with steps.step("a question names a feature as its answer does"):
        app.keys("ctrl+i")
        app.await_node("push button", "A: road at -2,0", shown=True)
        app.keys("Escape")
    asked_by_keys("a", "The tie", "the road that was just judged")
    asked_by_keys("1", "What is certain", "a player")
    with steps.step("with the mouse: the button, then a player, says the same as the command line"):
        app.inputs = 0
        app.press("Ask why")
        wait(lambda: desk_shows("What do you want to know?"), "the question")
        wait(lambda: board_tells_more(app), "figures in the scoreboard")
        app.press(lambda name: name.endswith("P1"))
        wait(lambda: desk_shows("What is certain"), "the answer")
        wait(lambda: not board_tells_more(app), "a scoreboard that leaves the room to the answer")
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
    with steps.step("with the mouse: a line of points says who got them, and why"):
        app.keys("Escape")
        app.inputs = 0
        app.keys("ctrl+i")
        wait(lambda: desk_shows("What do you want to know?"), "the question")
        points = app.await_node("list", "Points and their reasons", shown=True)
        wait(lambda: points.find("label", lambda name: name.startswith("Road at"), shown=True), "a line").click()
        wait(lambda: desk_shows("The tie"), "the answer")
        steps.say(f"{app.inputs} inputs (goal {INPUTS})")
        assert app.inputs <= INPUTS
    app.remove()


def board_tells_more(app):
    """Does the scoreboard show more than names and points?"""
    return app.find("label", lambda name: "water tokens" in name, shown=True) is not None


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
        wait(lambda: app.find(name=lambda name: "\nPlaces, the best first\n" in name), "the answer on it")
        assert not app.find(name=lambda name: "\nBy other house rules\n" in name), "nobody asked for these yet"
    with steps.step("what it would be otherwise comes to the table display, too"):
        x("windowraise", app.window)
        app.focus()
        app.press("What if another house rule applied?")
        wait(lambda: desk_shows("By other house rules"), "the other readings on the desk")
        wait(lambda: app.find(name=lambda name: "\nBy other house rules\n" in name), "them on the table display")
    app.remove()


def narrow():
    """On a telephone: nothing covers anything."""
    app, _path = opened(RECORD, AFTER_TIE, size=(360, 640))
    with steps.step("narrow: the answer is below the map, in the place of the prompt"):
        app.keys("ctrl+i", "a")
        wait(lambda: desk_shows("Points"), "the answer")
        button = app.await_node("push button", "What if another house rule applied?", shown=True).box()
        left, top, width, height = app.await_node("table", "Map of the table").box()
        assert width >= 340 and button[1] >= top + height, f"the map: {(left, top, width, height)}, the desk: {button}"
        assert not app.find("push button", "What else happened", shown=True), "the prompt is there, too"
    with steps.step("narrow: what if begins with the first new line"):
        app.press("What if another house rule applied?")
        wait(lambda: desk_shows("With something else on the table"), "the first new line")
        wait(lambda: app.find("label", lambda name: name.startswith("By every other")), "the last new line")
        assert desk_shows("With something else on the table"), "it was scrolled away"
    with steps.step("narrow: the whole game begins with its points, until what if is pressed"):
        app.keys("Escape")
        app.keys("ctrl+i", "Return")
        wait(lambda: app.find("label", "By other house rules"), "the other readings")
        begin = app.await_node("label", "Points booked").box()[1]
        button = app.await_node("push button", "What if another house rule applied?", shown=True)
        assert begin >= button.box()[1], "the points were scrolled away"
        button.click()
        wait(lambda: (booked := app.find("label", "Points booked")) and booked.box()[1] < begin,
             "the other readings in highlight")
    with steps.step("narrow: a message covers neither the map nor the answer"):
        app.keys("ctrl+shift+a")
        said = wait(lambda: app.find("label", "The answer is on the clipboard", shown=True), "the message").box()
        left, top, width, height = app.await_node("table", "Map of the table").box()
        answered = app.await_node("label", "Points booked").box()
        assert said[1] >= top + height and said[1] >= answered[1] + answered[3], f"the message {said} covers something"
        assert said[1] + said[3] <= app.size[1], f"the message {said} is below the window"
    with steps.step("narrow: the prompt comes back"):
        app.keys("Escape")
        app.await_node("push button", "What else happened", shown=True)
    app.remove()


# ---- what is done with an answer ----

def to_dialog():
    """Gives the dialog that is opened the keyboard focus. A window that closes may still be there."""
    app = steps.app
    wait(lambda: any(to_front(window) for window in app.windows() if window != app.window), "a dialog with the focus")


def dialog_closed():
    wait(lambda: len(steps.app.windows()) == 1, "the dialog to close")
    steps.app.focus()


def is_cancel(name):
    return name.endswith("Cancel")


def saved(suffix, begins):
    """Saves the answer into a file that the dialog is told, and looks at what is in it."""
    app = steps.app
    path = app.home / f"kept.{suffix}"
    to_dialog()
    dialog = wait(lambda: next((node for node in app.root.children() if node.find("push button", is_cancel)), None),
                  "the dialog")
    entry = wait(lambda: dialog.find("text"), "the place for the name")
    wait(lambda: entry.text().endswith("." + suffix), "the proposed name")
    app.keys("ctrl+a")
    app.type(str(path))
    wait(lambda: entry.text() == str(path), f"{path} as the name")
    app.keys("Return")
    dialog_closed()
    wait(lambda: path.exists() and path.stat().st_size > 0, path.name)
    assert path.read_bytes().startswith(begins), path.read_bytes()[:20]
    return path


def words_in(path):
    ran = subprocess.run(["pdftotext", "-layout", path, "-"], stdout=subprocess.PIPE, text=True, check=True)
    return " ".join(ran.stdout.split())


def clipboard():
    """What another program would paste."""
    import gi
    gi.require_version("Gdk", "4.0")
    gi.require_version("Gtk", "4.0")
    from gi.repository import Gdk, GLib, Gtk
    Gtk.init()
    board, got = Gdk.Display.get_default().get_clipboard(), []
    board.read_text_async(None, lambda source, result: got.append(source.read_text_finish(result)))
    while not got:
        GLib.MainContext.default().iteration(True)
    return got[0]


def menu(words, key):
    """Takes something from the menu of the answer, by the letter that is underlined there."""
    steps.app.open_menu("What to do with the answer", words)
    steps.app.keys(key)


def kept():
    app, path = opened(RECORD, AFTER_TIE)
    with steps.step("an answer is saved as a picture, by a key"):
        app.keys("ctrl+i", "a")
        wait(lambda: desk_shows("The tie"), "the answer")
        app.keys("ctrl+shift+s")
        saved("png", b"\x89PNG\r\n")
    with steps.step("it is saved as a drawing and as a document, from the menu"):
        menu("SVG", "s")
        assert b"<svg" in saved("svg", b"<?xml").read_bytes()
        menu("PDF", "d")
        assert "P0: nearest to the Arbitress" in words_in(saved("pdf", b"%PDF"))
    with steps.step("it is copied as the text of the command line"):
        app.keys("ctrl+shift+a")
        wait(lambda: app.find("label", "The answer is on the clipboard", shown=True), "the message")
        asked = told(path, "feature 0,0 road:E")
        pasted = [line.strip() for line in clipboard().splitlines() if line.startswith("  ")]
        assert pasted == asked, (pasted, asked)
    with steps.step("it is printed to a file"):
        app.keys("ctrl+shift+p")
        to_dialog()
        # There is no printer here but this.
        app.await_node("label", "Print to File").click()
        name = app.await_node("label", lambda text: text.endswith(".pdf"), shown=True).name
        app.await_node("push button", lambda text: text.endswith("Print"), shown=True).click()
        dialog_closed()
        printed = app.home / os.path.basename(name)
        wait(lambda: printed.exists() and printed.read_bytes().rstrip().endswith(b"%%EOF"), printed.name)
        assert "P0: nearest to the Arbitress" in words_in(printed)
    app.remove()


def whole_game():
    app, path = opened(RECORD, AFTER_TIE)
    with steps.step("the whole game: two inputs list every house rule that would change it"):
        app.inputs = 0
        app.keys("ctrl+i")
        app.press(lambda name: name.endswith("The whole game"))
        assert app.inputs <= INPUTS
        wait(lambda: app.find("label", "By other house rules"), "the other readings")
        ran = subprocess.run([BUILD / "src" / "cli" / "arbitress-cli", "explain", "--otherwise", path, "game"],
                             stdout=subprocess.PIPE, text=True, check=True)
        readings = ran.stdout.partition("By other house rules\n")[2]
        for line in map(str.strip, readings.splitlines()):
            if "instead of" in line:
                wait(lambda line=line: app.find("label", lambda name: line in name), f"“{line}”")
    app.remove()


def catan():
    app, _path = opened(SOURCE / "data" / "samples" / "with-the-shoe.arb")
    with steps.step("Catan: the roads, the fish and the cards of everybody are offered"):
        app.keys("ctrl+i")
        for name in ("Longest Road: Ben", "Fish: Clara", "Cards: Anna", "Largest Army"):
            app.await_node("push button", lambda words, name=name: words.endswith(name))
    with steps.step("Catan: what is certain and what is possible of Clara’s fish"):
        asked = app.await_node("push button", lambda words: words.endswith("Fish: Clara"))
        asked.scroll_to()
        asked.click()
        wait(lambda: desk_shows("At least 6 fish, and at most 12"), "the bounds")
        assert desk_shows("7 fish, with a chance of 88 %")
        app.keys("Escape")
    with steps.step("Catan: a hex lists its buildings, close behind the badges of their owners"):
        app.keys("ctrl+i")
        island = app.await_node("table", "Map of the island")
        wait(lambda: island.find(name=lambda name: name.startswith("A: pasture 3; settlement of")), "the hex").click()
        building = wait(lambda: desk_shows("Settlement on 10: 1 wool"), "a building").box()
        below = wait(lambda: desk_shows("3 was thrown 3 times"), "the last line").box()
        assert 0 < building[0] - below[0] < 40, f"{building} is too far from {below}"


def main():
    on_a_screen()
    carcassonne()
    narrow()
    before()
    kept()
    whole_game()
    catan()
    steps.done()


main()
