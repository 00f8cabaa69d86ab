"""shots.py - pictures of the main pages, light and dark, wide and narrow, for a person to look at; this is not a test.

  shots.py FOLDER             ARBITRESS_BUILD: the build to show

SPDX-License-Identifier: GPL-3.0-or-later"""

import itertools
import pathlib
import sys

from driver import App, SOURCE, on_a_screen, wait

SIZES = {"wide": (1280, 880), "narrow": (400, 880)}
SCHEMES = {"light": "default", "dark": "prefer-dark"}
SAMPLES = {
    "carcassonne": ("first-evening.arb", "Map of the table"),
    "catan": ("with-the-shoe.arb", "Map of the island"),
}


def still(app, path):
    """Takes pictures until two in a row are the same; returns that one."""
    app.shot(path, app.window)
    before = path.read_bytes()

    def settled():
        nonlocal before
        app.shot(path, app.window)
        now, before = before, path.read_bytes()
        return now == before
    wait(settled, "a picture that stays")


def take(folder, size, scheme):
    app = App(size=SIZES[size], environment={"ADW_DEBUG_COLOR_SCHEME": SCHEMES[scheme]})
    for page, (sample, board) in SAMPLES.items():
        app.start(str(SOURCE / "data" / "samples" / sample))
        app.await_node("table", board)
        still(app, folder / f"{page}-{size}-{scheme}.png")
        app.kill()
    app.start()
    still(app, folder / f"start-{size}-{scheme}.png")
    app.keys("ctrl+n")
    app.await_node("label", "Players", shown=True)
    still(app, folder / f"setup-{size}-{scheme}.png")
    app.remove()


def main():
    folder = pathlib.Path(sys.argv[1]).resolve()
    on_a_screen("1280x900")
    for size, scheme in itertools.product(SIZES, SCHEMES):
        take(folder, size, scheme)


main()
