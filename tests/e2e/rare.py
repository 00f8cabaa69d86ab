"""rare.py - rare questions, in games where they really occur, answered in the window with keys and with the mouse:
the lake fits nowhere and the player draws again (L3); the table says in which order features are scored (A8 running)
and who wins a tie that stays equal (A10 ask).
SPDX-License-Identifier: GPL-3.0-or-later"""

import pathlib

from driver import App, FIXTURES, Steps, on_a_screen, wait
from table import Prompt, Scores, answers, moves_of

HERE = pathlib.Path(__file__).resolve().parent

steps = Steps()


class Evening:
    """A record that has its first entries, up to `begun`; the entries after it must be played."""

    def __init__(self, record, begun, rule=None, then=None):
        lines = record.read_text(encoding="utf-8").splitlines()
        at = lines.index("play")
        self.moves = moves_of(record)[:begun] + (then or moves_of(record)[begun:])
        self.begun = begun
        self.text = "\n".join(lines[:at] + ([f"rule {rule}"] if rule else []) + ["play", *self.moves[:begun], ""])
        self.left = answers(self.text, self.moves)[begun:]

    def open(self):
        app = steps.app = App()
        app.start_with(self.text)
        return app

    def play(self, app, entry, by_mouse):
        """Plays the next entry of `left`; the prompt must ask the expected question."""
        prompt, before = Prompt(app), len(app.entries())
        for answer in entry["answers"]:
            if by_mouse:
                prompt.click(answer)
            else:
                prompt.await_question(answer)
                app.keys(*answer["keys"])
        prompt.await_entry(before, entry["line"])


def await_asked(app, *words):
    prompt = Prompt(app)
    wait(lambda: all(any(word in text for text in prompt.asked()) for word in words),
         lambda: f"{words} in {prompt.asked()}")


def tiles_left(app):
    label = app.await_node("label", lambda name: name.endswith("tiles left"))
    return int(label.name.split()[0])


def again(by_mouse):
    evening = Evening(HERE / "again.arb", 2)
    wall, back, edge, lake = evening.left
    app = evening.open()
    evening.play(app, wall, by_mouse)
    await_asked(app, "Ben")
    left = tiles_left(app)
    evening.play(app, back, by_mouse)
    # The turn is not over, and no tile was used.
    await_asked(app, "Ben", "tile")
    assert tiles_left(app) == left
    evening.play(app, edge, by_mouse)
    await_asked(app, "Anna")
    wait(lambda: tiles_left(app) == left - 1, "a tile to be gone")
    evening.play(app, lake, by_mouse)
    await_asked(app, "lighthouse")
    app.remove()


def order(by_mouse):
    evening = Evening(HERE / "order.arb", 9)
    last, named = evening.left
    app = evening.open()
    evening.play(app, last, by_mouse)
    await_asked(app, "Ben")
    Scores(app).await_points(Anna=4, Ben=5)
    evening.play(app, named, by_mouse)
    Scores(app).await_points(Anna=7, Ben=11)
    card = wait(app.tie_card, "the judged tie")
    wait(lambda: any("11" in text or "5" in text for text in card.texts()), "its numbers")
    # After undo, it is asked again; with the listed order, the other player wins.
    app.keys("ctrl+z")
    Scores(app).await_points(Anna=4, Ben=5)
    Prompt(app).await_question(named["answers"][0])
    app.keys("Return")
    Scores(app).await_points(Anna=13, Ben=5)
    assert app.entries()[-1] == "order 1 2"
    app.remove()


def judge(by_mouse):
    evening = Evening(FIXTURES / "lake-arb-p2.arb", 24, "A10 ask", [moves_of(FIXTURES / "lake-arb-p2.arb")[24],
                                                                     "judge P1"])
    app = evening.open()
    for entry in evening.left:
        evening.play(app, entry, by_mouse)
    Scores(app).await_points(P0=0)
    wait(lambda: not Scores(app).row("P1").name.startswith("P1: 0"), "the points of P1")
    app.remove()


def main():
    on_a_screen()
    for what, scene in (("the lake fits nowhere, goes back, and the same player draws again", again),
                        ("the order in which features are scored decides a tie, and is asked", order),
                        ("the table judges a tie that stays equal", judge)):
        for by_mouse in (False, True):
            with steps.step(f"{what}: by {'mouse' if by_mouse else 'keys'}"):
                scene(by_mouse)
                assert not steps.app.complaints(), "\n".join(steps.app.complaints())
    print(f"1..{steps.number}")


main()
