"""windows.py - the program is started again while it runs: with a record and --new-window, the record has a window of
its own; with --new-window alone, the new window shows no game.
SPDX-License-Identifier: GPL-3.0-or-later"""

import subprocess

from driver import BUILD, App, Steps, on_a_screen, wait

RECORD = """Arbitress record 1
game carcassonne
title {}
player Anna red
player Ben blue
set base 1
play
place frfr -1,0 r0
"""

steps = Steps()


def again(app, *words):
    """Starts the program once more; it hands everything over to the one that runs."""
    done = subprocess.run([BUILD / "src" / "app" / "arbitress", *words], env=app.environment, timeout=60, check=False)
    assert done.returncode == 0, f"{done.returncode}"


def titles(app):
    return sorted(app.root.names())


def main():
    on_a_screen()
    app = steps.app = App()
    files = {}
    for title in ("First", "Second", "Third"):
        files[title] = app.home / f"{title}.arb"
        files[title].write_text(RECORD.format(title), encoding="utf-8")
    with steps.step("a record is opened in the window of the start"):
        app.start(files["First"])
        wait(lambda: titles(app) == ["First"], lambda: f"one window, not {titles(app)}")
    with steps.step("another one has a window of its own with --new-window"):
        again(app, "--new-window", files["Second"])
        wait(lambda: titles(app) == ["First", "Second"], lambda: f"two windows, not {titles(app)}")
    with steps.step("without a record, the new window shows no game"):
        again(app, "--new-window")
        wait(lambda: titles(app) == ["Arbitress", "First", "Second"], lambda: f"three windows, not {titles(app)}")
    with steps.step("a record without --new-window takes the window that shows no game"):
        again(app, files["Third"])
        wait(lambda: titles(app) == ["First", "Second", "Third"], lambda: f"three games, not {titles(app)}")
    steps.done()


main()
