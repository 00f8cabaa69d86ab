"""keys.py [catan | pad] - the prompt never loses the keys: after everything that can be chosen in the menu, pressed as
a shortcut or clicked on the page of the table, on its places, messages and toasts, a letter is typed into the prompt
again, without a click in between. What there is to choose, press and click is read from the program, so a new action
is tested, too. With the other games, only buttons and places are clicked.
SPDX-License-Identifier: GPL-3.0-or-later"""

import re
import sys

from driver import SOURCE, App, Failed, Steps, on_a_screen, to_front, wait

RECORD = """Arbitress record 1
game carcassonne
title Keys
player Anna red
player Ben blue
set base 1
play
place frfr -1,0 r0
note one
"""
MOST = 600  # pixels: the highest menu
SHADOW = 40  # the most that a theme draws around it
GAME = "Keys"  # the title of the game
PAD = """Arbitress record 1
game pad
title Keys
player Anna red
player Ben blue
play
"""
COVERED = (SOURCE / "tests" / "told" / "covered.arb").read_text(encoding="utf-8")
# Of each game: the record, what is asked, a key, and the label that shows that the key came to the prompt.
GAMES = {
    "carcassonne": (RECORD, "Ben  Which tile?", "f", "f"),
    "catan": (re.sub(r"\{(\w+)\|\w+\}", r"\1", COVERED).replace("\nplayer", "\ntitle Keys\nplayer", 1),
              "Ben  What does Ben do, or what does Clara throw?", "t", "Ben  With whom?"),
    "pad": (PAD, "Row 1: How many points for Anna?", "7", "7"),
}
PLACES = 30  # of another game than Carcassonne: so many clicks
FIRST = "New Game…"  # of the menu
SHORTCUTS = SOURCE / "src" / "app" / "shell" / "application.c"
TIMES, TOAST_SECONDS = 3, 10  # how often a toast is waited for, and how long

steps = Steps()


def settle(condition, seconds=1.5):
    """Waits for this, but not for long; returns whether it came."""
    try:
        return bool(wait(condition, "this", seconds))
    except Failed:
        return False


_labels = {}  # of the prompt: found once, because a search through the whole window takes long


def label(app, what, name):
    """A label of the prompt, which is found when its text is this for the first time."""
    if what not in _labels:
        found = app.find("label", name, shown=True)
        if found is not None:
            _labels[what] = found
    return _labels.get(what)


def typed(app):
    found = label(app, "typed", SHOWN)
    return found is not None and found.name == SHOWN


def asks(app):
    found = label(app, "ask", ASKS)
    return found is not None and found.name == ASKS


def others(app):
    return [window for window in app.windows() if window != app.window]


def ended(app):
    return app.process.poll() is not None


def is_elsewhere(app):
    """Did the program end, or show something else than the game in one window?"""
    return ended(app) or app.title() != GAME or len(app.root.children()) > 1


def close_others(app):
    """Closes every window but that of the game, by keys. A dialog that is not there yet does not hear its first key."""
    def closed():
        if ended(app):
            return True
        for key in ("Escape", "ctrl+w"):
            for window in others(app):
                if settle(lambda window=window: to_front(window)):
                    app.keys(key)
            if settle(lambda: not others(app), 3):
                return True
        return False

    wait(closed, "the other windows to close")


def open_game(app):
    """From another page, the list of games leads to the table; its row is chosen by keys. The program can end on the
    way: see to_table."""
    while app.title() != "Arbitress" and not ended(app):
        before = app.title()
        app.keys("alt+Left")
        wait(lambda before=before: ended(app) or app.title() != before, f"another page than {before}")
    row = wait(lambda: ended(app) or app.find("list item", lambda name: name.startswith(GAME + "\n"), shown=True),
               "the game's row")
    for _ in range(TIMES):  # while the list is filled, a click on a row can be lost
        if ended(app):
            return
        row.click()
        if settle(lambda: ended(app) or app.title() == GAME, 5):
            return
    raise Failed("a click on the row does not open the game")


def to_table(app, record):
    """Back to the prompt, as a person would come back; but nothing in the window of the game is clicked."""
    wait(lambda: ended(app) or app.windows(), "a window, or the end of the program")
    close_others(app)
    # If a dialog closes late, the last Ctrl+W closes the game; the window can still answer for a moment then.
    wait(lambda: ended(app) or to_front(app.window), "the game, or the end of the program")
    if not ended(app) and app.title() != GAME:
        open_game(app)
    if ended(app):
        app.start(record)
        _labels.clear()
        wait(lambda: app.title() == GAME, "the game")


def takes_keys(app, what, record):
    """A letter comes to the prompt. Before, Escape ends what was begun: a question, a look back, a list of acts. If a
    window comes only now, it gets the letter; then it is closed, and the letter typed again. On a busy machine a window
    can be gone before it is seen, and has taken the letter with it."""
    for _ in range(3):
        type_letter(app)
        settle(lambda: typed(app) or is_elsewhere(app), 10)
        if typed(app):
            break
        to_table(app, record)
    wait(lambda: typed(app), f"the prompt to take a letter after {what}", 10)
    app.keys("Escape")
    wait(lambda: not typed(app), "the letter to go")


def type_letter(app):
    if not settle(lambda: asks(app), 0.3):
        app.keys("Escape", "Escape", "Escape")
    app.keys(KEY)
    if not settle(lambda: typed(app)) and app.find("push button", "Go On", shown=True):
        app.keys("ctrl+space", KEY)


def open_menu(app):
    app.focus()
    app.keys("F10")
    wait(lambda: app.focused is not None and app.focused.name == FIRST, "the menu")


def go_to(app, name):
    """From the first item, or from the title of the submenu, Down comes to this one."""
    for _ in range(40):
        if app.focused.name == name:
            return
        app.tab("Down")
    raise Failed(f"Down does not come to “{name}”")


def open_page(app, path):
    """Opens the menu, and in it the submenus of this path."""
    open_menu(app)
    for name in path:
        go_to(app, name)
        app.tab("Right")  # its title has the focus then
        app.tab("Down")


def names_of_page(app):
    """What Down comes to on the page of the menu that is open."""
    names = [app.focused.name]
    while app.tab("Down").name not in names:
        names.append(app.focused.name)
    return names


def menu_height(app):
    return max(node.box()[3] for node in app.root.walk() if node.role == "menu") - SHADOW


def tree(app):
    """Every item of the menu with its path; none of its pages is too high."""
    found, ahead = [], [()]
    while ahead:
        path = ahead.pop(0)
        open_page(app, path)
        height = menu_height(app)
        steps.say(f"{path}: {height} pixels")
        assert height <= MOST, f"the menu {path} is {height} pixels high"
        for name in names_of_page(app):
            if name in SUBMENUS and not path:
                ahead.append((name,))
            elif name not in path:
                found.append((*path, name))
        app.keys("Escape")
    return found


def submenus():
    """The titles of the submenus, as the menu's description has them."""
    text = (SOURCE / "ui" / "window.ui").read_text(encoding="utf-8")
    return {name.replace("_", "") for name in
            re.findall(r'<submenu>\s*<attribute name="label" translatable="yes">([^<]*)<', text)}


def shortcuts():
    """The keys of every action of the application, as xdotool names them."""
    text = SHORTCUTS.read_text(encoding="utf-8")
    table = re.search(r"application_keys\[\] = \{(.*?)\n\};", text, re.S).group(1)
    for action, keys in re.findall(r'\{ "([^"]+)", \{ ([^}]*) \} \}', table):
        for key in re.findall(r'"([^"]+)"', keys):
            yield action, key.replace("<Control>", "ctrl+").replace("<Shift>", "shift+").replace("<Alt>", "alt+")


def by_menu(app, record):
    with steps.step(f"no page of the menu is higher than {MOST} pixels"):
        found = tree(app)
        steps.say(f"{len(found)} items")
        assert len(found) > 20, found
    for path in found:
        with steps.step("menu: " + " > ".join(path)):
            open_page(app, path[:-1])
            go_to(app, path[-1])
            app.keys("Return")
            settle(lambda: is_elsewhere(app), 0.4)
            to_table(app, record)
            takes_keys(app, " > ".join(path), record)


def by_shortcut(app, record):
    for action, key in shortcuts():
        with steps.step(f"{key}: {action}"):
            app.focus()
            app.keys(key)
            settle(lambda: is_elsewhere(app), 0.4)
            to_table(app, record)
            takes_keys(app, key, record)


def parts(app):
    """What can be clicked beside the answers: the names and roles of buttons and tabs."""
    prompt = app.await_node("push button", "What else happened").parent().parent()
    inside = {node.accessible for node in prompt.walk()}
    return [(node.role, node.name) for node in app.root.walk()
            if node.role in ("push button", "toggle button", "page tab") and node.name and node.accessible not in inside
            and not re.match(r"[A-Z0-9=-]+: ", node.name) and node.has("sensitive") and node.is_shown()]


def all_of(found, least):
    """What was found, if it is not only a part, because the page is still being filled."""
    return found if len(found) >= least else None


def by_click(app, record):
    with steps.step("the buttons of the page are found"):
        found = wait(lambda: all_of(parts(app), 7), "the page with its buttons")
        steps.say("; ".join(name for _role, name in found))
    for role, name in found:
        with steps.step(f"click: {role} “{name}”"):
            button = app.find(role, name, shown=True)
            if button is None:  # what was clicked before hid it
                continue
            button.click()
            settle(lambda: is_elsewhere(app), 0.4)
            to_table(app, record)
            takes_keys(app, name, record)


def places(app):
    """What is on the board: for each tile its name, and points in it, so that every feature is clicked."""
    for cell in [node for node in app.root.walk() if node.role == "table cell" and node.is_shown()]:
        left, top, width, height = cell.box()
        for across, along in ((3, 3), (3, 1), (5, 3), (3, 5), (1, 3)):  # sixths
            yield cell.name, (left + width * across // 6, top + height * along // 6)


def by_place(app, record, game):
    with steps.step("the places of the board are found"):
        found = wait(lambda: all_of(list(places(app)), 10), "the board with its places")
        steps.say("; ".join(sorted({name for name, _point in found})))
    for name, point in found if game == "carcassonne" else found[::len(found) // PLACES + 1]:
        for button in (1, 3):
            with steps.step(f"click with button {button}: {name} {point}"):
                app.click(*point, button=button)
                takes_keys(app, name, record)


def is_beside_words(node):
    """Is this button beside what it is about, and not one of the header?"""
    return any(child.role == "label" for child in node.parent().children())


def by_message(app, record):
    with steps.step("a message comes"):
        app.keys("ctrl+z")
        takes_keys(app, "a message", record)
        app.keys("ctrl+y")
        takes_keys(app, "another message", record)
    with steps.step("click in the message"):
        app.keys("ctrl+z")
        wait(lambda: [node for node in app.root.walk() if node.role == "push button" and node.name == "Redo"
                      and is_beside_words(node) and node.is_shown()], "the message with “Redo”")[0].click()
        takes_keys(app, "“Redo”", record)


def open_toast(app, older):
    """Opens an older record of the game: a toast offers to open the older one. On a busy machine it may be gone before
    it is found."""
    for _ in range(TIMES):
        app.kill()
        app.start(older)
        _labels.clear()
        wait(lambda: app.title() == GAME, "the game")
        settle(lambda: app.find("push button", "Open the Copy", shown=True), TOAST_SECONDS)
        offer = app.find("push button", "Open the Copy", shown=True)
        if offer is not None:
            return [node for node in offer.parent().children() if node.role == "push button"]
    raise Failed("no toast offers to open the copy")


def by_toast(app, record):
    older = app.home / "older.arb"
    older.write_text(RECORD[:RECORD.rindex("note")], encoding="utf-8")
    with steps.step("a toast comes"):
        n = len(open_toast(app, older))
        takes_keys(app, "a toast", record)
        assert n == 2, f"{n} buttons"
    for nth in reversed(range(n)):  # the first opens the copy, which is then the newest game
        with steps.step(f"click in the toast: button {nth + 1}"):
            toast = open_toast(app, older)[nth]
            toast.click()
            wait(lambda: not app.find("push button", "Open the Copy", shown=True), "the toast to go")
            _labels.clear()
            wait(lambda: app.title() == GAME, "the game")
            takes_keys(app, f"button {nth + 1} of the toast", record)


SUBMENUS = submenus()
TEXT, ASKS, KEY, SHOWN = GAMES["carcassonne"]


def main():
    global TEXT, ASKS, KEY, SHOWN
    game = sys.argv[1] if len(sys.argv) > 1 else "carcassonne"
    TEXT, ASKS, KEY, SHOWN = GAMES[game]
    on_a_screen()
    app = steps.app = App()
    record = app.start_with(TEXT)
    if game == "carcassonne":
        by_menu(app, record)
        by_shortcut(app, record)
    by_click(app, record)
    by_place(app, record, game)
    if game == "carcassonne":
        by_message(app, record)
        by_toast(app, record)
    steps.done()


main()
