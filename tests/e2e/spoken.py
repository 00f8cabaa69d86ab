"""spoken.py - what a screen reader hears: everything that can be pressed or chosen has a name, made of words, once.
SPDX-License-Identifier: GPL-3.0-or-later"""

import re

from driver import SOURCE, App, Steps, on_a_screen, wait

PRESSED = {"push button", "toggle button", "menu item", "page tab", "check box", "combo box", "spin button", "text"}
SAMPLES = SOURCE / "data" / "samples"

steps = Steps()


def is_of_a_combo_row(node):
    """libadwaita makes the rows of a combo row, and names them by the label in them."""
    return any(above.role == "combo box" for above in node.ancestors())


def complaint(node):
    name = node.name
    if not name:
        return "has no name"
    if re.match(r"(Gtk|Adw|Arb)[A-Z]", name):
        return "is named by its class"
    if "_" in name:
        return "is named with the mark of a mnemonic"
    half = len(name) // 2
    if len(name) > 2 and name[:half].strip() == name[half:].strip():
        return "is named twice"
    return None


def faults(app):
    """A Moves or Points row that is not laid out yet has neither a name nor a size."""
    found = []
    for node in app.root.walk():
        of_a_list = node.role == "list item" and not is_of_a_combo_row(node)
        if (node.role in PRESSED or of_a_list) and node.is_shown() and complaint(node):
            found.append(f"{node.role} “{node.name}” ({node.description}) {complaint(node)}")
    return found


def hears(app, page):
    with steps.step(page):
        wait(lambda: not faults(app), lambda: "\n".join(faults(app)), 10)


def hears_menu(app, name, words):
    """An open menu covers the window, but older and newer GTK see what is on top in another way."""
    with steps.step(f"{name}: its items"):
        app.open_menu(name, words)
        complaints = [f"“{item.name}” {complaint(item)}" for item in app.menu_items() if complaint(item)]
        assert not complaints, "\n".join(complaints)
        app.keys("Escape")
        wait(lambda: not app.menu_items(), "the menu to close")


def is_of_the_palette(node):
    return node.role == "push button" and re.fullmatch(r"\w: .*, \d+ left", node.name)


def one_stop(app):
    """Tab goes to the palette and out of it; the arrows go through it, and what they mark is said."""
    with steps.step("the palette is one stop of Tab"):
        for _ in range(12):
            node = app.tab()
            if is_of_the_palette(node):
                break
        first = node.name
        assert is_of_the_palette(node), first
        app.keys("Right")
        wait(lambda: is_of_the_palette(app.focused) and app.focused.name != first, "the next tile to have the focus")
        app.keys("Left")
        wait(lambda: app.focused.name == first, f"{first} to have the focus")
        node = app.tab()
        assert not is_of_the_palette(node), node.name


def main():
    on_a_screen("1280x900")
    app = steps.app = App(size=(1200, 840))
    for sample, board, game in (("first-evening.arb", "Map of the table", "Carcassonne"),
                                ("with-the-shoe.arb", "Map of the island", "Catan")):
        app.start(str(SAMPLES / sample))
        app.await_node("table", board)
        app.await_node("list item", lambda name: " for " in name, shown=True)
        hears(app, f"{game}: the table and the points")
        if game == "Carcassonne":
            one_stop(app)
        app.find("page tab", "Moves", shown=True).click()
        app.await_node("list item", lambda name: re.match(r"\d+: ", name), shown=True)
        hears(app, f"{game}: the moves")
        # At the end: the first click after a menu may only close it.
        hears_menu(app, "Main menu", "Statistics")
        app.kill()
    app.start()
    app.await_node("label", "First evening", shown=True)
    hears(app, "the games")
    app.keys("ctrl+n")
    app.await_node("label", "Players", shown=True)
    hears(app, "the setup")
    steps.done()


main()
