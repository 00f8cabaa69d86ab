"""hostile.py - names, notes and reasons that look like markup, formats, formulas or commands: every page shows them as
they were written, and the program does not complain.
SPDX-License-Identifier: GPL-3.0-or-later"""

import re

from driver import FIXTURES, SOURCE, App, Steps, on_a_screen, shot, wait

MARKUP = "<b>Eve</b> & <a href='x'>"
FORMULA = "=1+1;_%s%n$(id)"
BENT = "עדה \U0001f468‍\U0001f469‍\U0001f467 e\u0301"  # right to left, joined signs, a combining accent
NAMES = [MARKUP, FORMULA, BENT]
TEXT = "<span size='100pt'>&amp;%d</span> </label> \\\"=cmd|x\\\" \U0001f9e8"
SAID = TEXT.replace('\\"', '"')

steps = Steps()


def quoted(name):
    return f'"{name}"'


def renamed(record, old):
    """The lines of a record whose players have other names."""
    lines = record.read_text(encoding="utf-8").splitlines()
    for name, new in zip(old, NAMES):
        lines = [re.sub(rf'"?\b{re.escape(name)}\b"?', lambda _, new=new: quoted(new), line)
                 if not line.startswith("title") else line for line in lines]
    return lines


def pad():
    return ["Arbitress record 1", "game pad", f'title "{TEXT}"', *(f"player {quoted(name)}" for name in NAMES),
            f'called "{TEXT}"', "play", f'score {quoted(MARKUP)} 12 "<i>hearts</i>" "{TEXT}"',
            f'score {quoted(FORMULA)} -3 "=2+3" "{TEXT}"', f'score {quoted(BENT)} 7 "@x" "{TEXT}"',
            f'points {quoted(MARKUP)} -2 "{TEXT}"', f'note "{TEXT}"']


def carcassonne():
    lines = renamed(FIXTURES / "lake-arb-p2.arb", ["P0", "P1"])
    at = lines.index("play")
    return [*lines[:at + 31], f'points {quoted(MARKUP)} -2 "{TEXT}"', f'note "{TEXT}"']


def catan():
    lines = renamed(SOURCE / "data" / "samples" / "with-the-shoe.arb", ["Anna", "Ben", "Clara"])
    return [*lines, f'note "{TEXT}"']


def plain(text):
    """Without the signs that keep a name's direction to itself."""
    return re.sub("[\u2068\u2069\u200e]", "", text)


def await_text(app, *wanted):
    for text in wanted:
        wait(lambda text=text: app.find(None, lambda name: text in plain(name), shown=True), f"“{text}” on the page")


def look(what, lines, n_players, desk):
    app = steps.app = App()
    app.start_with(*lines)
    with steps.step(f"{what}: the points and the reasons"):
        await_text(app, *NAMES[:n_players])
    with steps.step(f"{what}: the entries"):
        app.await_node("page tab", "Moves", shown=True).click()
        await_text(app, SAID)
    if desk is not None:
        with steps.step(f"{what}: the desk"):
            app.keys("ctrl+i")
            await_text(app, "What do you want to know?", *NAMES[:n_players])
            app.press(lambda name: plain(name).endswith(MARKUP))
            await_text(app, desk)
            app.keys("Escape", "Escape")
    with steps.step(f"{what}: the game is looked back on"):
        app.keys("F8")
        await_text(app, f" of {len(app.entries())}", *NAMES[:n_players])
        app.keys("Escape", "Escape")
    with steps.step(f"{what}: the final scores"):
        app.keys("question", "e")
        app.type("<b>late</b>")
        app.keys("Return")
        await_text(app, " with ", "The game is ended: <b>late</b>", *NAMES[:n_players])
        shot(app, f"hostile-{what}")
    with steps.step(f"{what}: no complaint"):
        assert not app.complaints(), app.complaints()
    app.remove()


def main():
    on_a_screen()
    look("pad", pad(), 3, None)
    look("Carcassonne", carcassonne(), 2, "What is certain")
    look("Catan", catan(), 3, "What is certain")
    steps.done()


main()
