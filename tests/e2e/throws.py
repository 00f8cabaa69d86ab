"""throws.py - an evening of Catan with covered hands in which five old throws are put right through the window: one
that brought fish brings none, one brings fish that brought none, two become a seven, a seven becomes another throw.
What is due then is answered on the card of changes. Nobody gets the turn of somebody else, and every throw fits.
SPDX-License-Identifier: GPL-3.0-or-later"""

import pathlib

from driver import App, Steps, on_a_screen, shot, wait
from table import moves_of, row, scores_told

RECORD = pathlib.Path(__file__).resolve().parent / "covered.arb"
COUNT = 70  # so many entries were made
THROWS = (("roll 10", "roll 9"), ("roll 12", "roll 10"), ("roll 8", "roll 7"), ("roll 7", "roll 8"),
          ("roll 6", "roll 7"))
ANSWERS = 30  # the most for one throw

steps = Steps()


def card(app):
    return next((node for node in app.root.children() if node.name == "What Changes"), None)


def answer_all(app):
    """Answers what is due with the first answer that is offered, until nothing is; returns how many inputs it took."""
    for count in range(ANSWERS):
        window = wait(lambda: card(app), "the card of changes")
        # With many answers, the middle of their panel is scrolled out of highlight.
        panel = window.find("panel", "Answers")
        asked = panel.child(0) if panel is not None else None
        drop = window.find("push button", lambda name: name.replace("_", "").startswith("Drop the"), shown=True)
        leave = window.find("push button", lambda name: name.replace("_", "") == "Leave It", shown=True)
        before = "\n".join(window.texts())
        if asked is not None and asked.is_shown():
            asked.click()
        elif drop is not None:
            drop.click()
        elif leave is not None:
            leave.click()
        else:
            return count
        wait(lambda before=before: "\n".join(card(app).texts()) != before, "the next question")
    raise AssertionError(f"more than {ANSWERS} questions")


def put_right(app, number, line):
    before = app.entries()
    row(app, number + 1).click()
    written = app.await_node("text", "The entry as text", shown=True)
    wait(lambda: written.text() == before[number], f"{before[number]} to be shown as text")
    written.click()
    app.keys("ctrl+a")
    app.type(line)
    app.keys("Return")
    wait(lambda: card(app) or app.entries() != before, "the change")
    count = 0
    if card(app) is not None:
        shot(app, f"throws-{number}")
        count = answer_all(app)
        shot(app, f"throws-{number}-done")
        card(app).find("push button", lambda name: name.replace("_", "").startswith("Accept"), shown=True).click()
    wait(lambda: app.entries() != before and card(app) is None, "the change")
    return before, app.entries(), count


def check(app, was, now):
    at = [n for n, line in enumerate(app.entries()) if line == was][-1]
    before, after, count = put_right(app, at, now)
    refused = [refusal for refusal in scores_told(app, refused=True)["refusals"]
               if after[refusal["entry"] - 1].startswith("roll ")]
    steps.say(f"{count} answers; {len(after) - len(before)} entries more")
    assert after[at] == now, f"{after[at]}"
    assert not any(line.startswith("turn ") for line in after), f"{after}"
    assert not refused, f"{refused}"
    throws = [[line for line in lines if line.startswith("roll ")] for lines in (before, after)]
    assert len(throws[0]) == len(throws[1])  # each throw is made by the player who made it
    wait(lambda: not card(app), "the card to close")


def main():
    on_a_screen()
    app = steps.app = App()
    lines = moves_of(RECORD)[:COUNT]
    app.start_with(RECORD.read_text(encoding="utf-8").partition("\nplay\n")[0], "play", *lines)
    for number, (was, now) in enumerate(THROWS):
        with steps.step(f"throw {number + 1}: {was} becomes {now}"):
            check(app, was, now)
    steps.done()


main()
