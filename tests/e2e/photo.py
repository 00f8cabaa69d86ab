"""photo.py - a photo is attached to a turn of each game: chosen, shown, taken back, looked back on, and missing on
another computer.
SPDX-License-Identifier: GPL-3.0-or-later"""

import contextlib
import hashlib
import pathlib
import subprocess
import sys

from driver import App, SHOTS, SOURCE, Steps, focus_window, on_a_screen, shot, wait

CAPTION = "<b>the great</b> & last farm"
PAD = "Arbitress record 1\ngame pad\nplayer Anna red\nplayer Ben blue\nplay\nscore Anna 4\nscore Ben 7\n"

steps = Steps()


def picture(folder):
    """A photo as a telephone makes it: large, and with words that are nobody's business."""
    path = folder / "table.jpg"
    subprocess.run(["convert", "-size", "2400x1800", "gradient:tomato-steelblue", "-set", "comment", "48.2082 N",
                    str(path)], check=True)
    assert b"48.2082" in path.read_bytes()
    return path


def opened(lines, size=(1200, 800), scheme="default"):
    app = steps.app = App(size=size, environment={"ADW_DEBUG_COLOR_SCHEME": scheme})
    app.start_with(lines)
    return app


def photos(app):
    folder = pathlib.Path(f"{app.library}-photos")
    return sorted(folder.iterdir()) if folder.exists() else []


def another_window(app):
    wait(lambda: focus_window() not in (0, 1, int(app.window)), "the focus in another window")


def only_window(app):
    wait(lambda: len(app.windows()) == 1, "the other window to close")
    app.focus()


def choose(app, path):
    app.keys("ctrl+t")
    another_window(app)
    app.await_node("push button", lambda name: name.endswith("Cancel"))
    app.type("/")  # the field for a path comes
    field = wait(lambda: app.find("text", lambda name: True, shown=True), "the field for the path")

    def typed():
        # GTK completes a path when it has read the folder. If that happens between two keys, its words stay.
        app.keys("ctrl+a")
        app.type("/")
        wait(lambda: field.text() == "/", "the first letter of the path")
        app.type(str(path)[1:])
        wait(lambda: path.name in field.text(), "the path")
        return field.text() == str(path)
    wait(typed, "the path alone")
    app.keys("Return")


def attach(app, path, caption):
    before = len(app.entries())
    choose(app, path)
    field = app.await_node("text", "What the photo shows; it may stay empty", shown=True)
    app.type(caption)
    wait(lambda: field.text() == caption, "the caption")
    shot(app, "photo-card")
    app.keys("Return")
    wait(lambda: len(app.entries()) == before + 1, "the photo in the library")
    only_window(app)


def button(app):
    return app.await_node("push button", lambda name: name == f"Look at the photo: {CAPTION}", shown=True)


def no_button(app):
    wait(lambda: not app.find("push button", f"Look at the photo: {CAPTION}", shown=True), "the photo to go")


def look(app, open_it, wanted):
    open_it()
    another_window(app)
    wait(lambda: app.find("label", wanted), wanted)
    app.keys("Escape")
    only_window(app)


def one_game(what, lines):
    app = opened(lines)
    path = picture(app.home)
    before = app.entries()
    with steps.step(f"{what}: a photo is chosen, and gets a caption"):
        attach(app, path, CAPTION)
        stored = photos(app)
        assert len(stored) == 1, stored
        name = hashlib.sha256(stored[0].read_bytes()).hexdigest()
        assert stored[0].name == f"{name}.jpg", stored
        assert b"48.2082" not in stored[0].read_bytes(), "what is not the picture is dropped"
        assert app.entries()[-1] == f'photo {name} "{CAPTION}"', app.entries()[-1]
        wait(lambda: app.find("label", f"Photo: {CAPTION}", shown=True), "what was done")
    with steps.step(f"{what}: it is in the list of moves, and opens by mouse"):
        app.await_node("page tab", "Moves", shown=True).click()
        look(app, button(app).click, CAPTION)
        shot(app, f"photo-moves-{what}")
    with steps.step(f"{what}: it is taken back, and entered again"):
        app.keys("ctrl+z")
        wait(lambda: app.entries() == before, "the photo to go")
        wait(lambda: app.find("label", lambda name: name.startswith("Taken back"), shown=True), "what was done")
        app.keys("ctrl+shift+z")
        wait(lambda: len(app.entries()) == len(before) + 1, "the photo again")
        button(app)
    with steps.step(f"{what}: it is beside the replay at its turn"):
        app.await_node("page tab", "Points", shown=True).click()
        app.keys("F8")
        button(app)
        shot(app, f"photo-replay-{what}")
        app.keys("Page_Up")
        no_button(app)
        app.keys("Page_Down")
        button(app)
        app.keys("F8")
        no_button(app)
    with steps.step(f"{what}: a file that is not a picture is refused, and a photo attached again is stored once"):
        choose(app, app.home / "evening.arb")
        wait(lambda: app.find("label", "The Photo Was Not Attached"), "the refusal")
        app.keys("Escape")
        only_window(app)
        attach(app, path, "again")
        assert len(photos(app)) == 1, photos(app)
    taken = app.record()
    with steps.step(f"{what}: what was taken back for good is gone from the disk"):
        app.keys("ctrl+z")
        wait(lambda: len(app.entries()) == len(before) + 1, "one photo less")
        app.keys("ctrl+z")
        wait(lambda: app.entries() == before, "no photo")
        app.keys("ctrl+q")
        app.ends()
        assert photos(app) == [], photos(app)
        assert not app.complaints(), app.complaints()
    app.remove()
    return taken


def elsewhere(lines):
    app = opened(lines)
    with steps.step("a record on another computer: the caption is there, and that the photo is not"):
        app.await_node("page tab", "Moves", shown=True).click()
        wait(lambda: app.find("label", f"Photo: {CAPTION}\nThis photo is not on this computer", shown=True), "the row")
        look(app, button(app).click, "This photo is not on this computer.")
        shot(app, "photo-elsewhere")
    with steps.step("it opens by keys, too"):
        names = []
        # Older GTK comes to the small picture in the row that was clicked last, newer GTK to the first row.
        while "hoto: " not in "".join(names[-1:]) and len(names) < 40:
            names.append(app.tab().name)
        assert len(names) < 40, names
        look(app, lambda: app.keys("Return"), "This photo is not on this computer.")
        if CAPTION in names[-1]:
            below = app.tab("Down").name
            row = app.tab("Up").name
            assert "Ben: +7" in below and CAPTION in row, (below, row)
            look(app, lambda: app.keys("Return"), "This photo is not on this computer.")
    with steps.step("the final scores have the caption"):
        app.focus()
        app.keys("Escape", "Escape", "question", "e")
        app.type("late")
        app.keys("Return")
        wait(lambda: app.find("label", lambda name: f": Photo: {CAPTION}" in name), "the caption").scroll_to()
        shot(app, "photo-final")
    steps.done()


# ---- from another program ----

@contextlib.contextmanager
def giver(path):
    """Another program, which has this picture on the clipboard."""
    child = subprocess.Popen([sys.executable, SOURCE / "tests" / "e2e" / "giver.py", path], stdout=subprocess.PIPE,
                             text=True)
    try:
        assert child.stdout.readline() == "ready\n"
        yield
    finally:
        child.kill()
        child.wait()


def from_outside():
    app = opened(PAD)
    before = len(app.entries())
    path = app.home / "picture.png"
    subprocess.run(["convert", "-size", "640x480", "gradient:tomato-steelblue", str(path)], check=True)
    with steps.step("a paste without a picture on the clipboard is refused"):
        app.keys("ctrl+v")
        app.await_node("label", "There is no picture on the clipboard")
    with steps.step("a picture is pasted"), giver(path):
        app.focus()
        app.keys("ctrl+v")
        field = app.await_node("text", "What the photo shows; it may stay empty", shown=True)
        another_window(app)
        app.type("pasted")
        wait(lambda: field.text() == "pasted", "the caption")
        app.keys("Return")
        wait(lambda: len(app.entries()) == before + 1, "the photo in the library")
        only_window(app)
        assert app.entries()[-1].startswith("photo ") and app.entries()[-1].endswith(" pasted"), app.entries()[-1]
        assert len(photos(app)) == 1, photos(app)
        assert not app.complaints(), app.complaints()
    app.remove()


def highlight(size, scheme):
    """Pictures of narrow and dark windows, for a person to look at."""
    app = opened(PAD, size, scheme)
    attach(app, picture(app.home), CAPTION)
    app.keys("F8")
    button(app)
    shot(app, f"photo-replay-{size[0]}-{scheme}")
    app.keys("F8")
    no_button(app)
    if size[0] < 800:
        app.keys("F9")  # the side page
    app.await_node("page tab", "Moves", shown=True).click()
    wait(lambda: app.find("label", f"Photo: {CAPTION}", shown=True), "the row")
    shot(app, f"photo-moves-{size[0]}-{scheme}")
    button(app).click()
    another_window(app)
    wait(lambda: app.find("label", CAPTION), "the photo")
    shot(app, f"photo-large-{size[0]}-{scheme}")
    app.keys("Escape")
    only_window(app)
    app.remove()


def main():
    on_a_screen()
    samples = SOURCE / "data" / "samples"
    one_game("Carcassonne", (samples / "first-evening.arb").read_text(encoding="utf-8"))
    one_game("Catan", "\n".join((samples / "with-the-shoe.arb").read_text(encoding="utf-8").splitlines()[:60]) + "\n")
    taken = one_game("pad", PAD)
    from_outside()
    if SHOTS:
        highlight((360, 720), "default")
        highlight((1200, 800), "prefer-dark")
    elsewhere(taken)


main()
