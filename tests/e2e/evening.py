"""evening.py - mistakes at a table and how they are corrected: undo, an old turn that is edited, one that is deleted, a
correction, a disputed tie; and a tournament, which shows no aids. Inputs are counted if there is a goal.
SPDX-License-Identifier: GPL-3.0-or-later"""

import re
import subprocess

from driver import FIXTURES, PICTURES, App, Failed, Steps, on_a_screen, shot, wait
from table import Prompt, Scores, answers, moves_of, row, scores_told, timeline

RECORD = FIXTURES / "lake-arb-p2.arb"
BEFORE_TIE = 29  # the next entry completes a road with followers of both: 4 steps against 7
EDIT, TIE, CORRECTION, UNDO_TO = 4, 2, 6, 2  # goals, in inputs

steps = Steps()


def is_accept(name):
    """The button says how many later entries would not fit."""
    return name.replace("_", "").startswith("Accept")


def opened(entries, setup=None):
    """The program with the first entries of the recorded game."""
    app = steps.app = App()
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    at = lines.index("play")
    app.start_with(*lines[:at], *(setup or []), *lines[at:at + 1 + entries])
    return app


def keys_of(number):
    entry = answers(RECORD.read_text(encoding="utf-8"), moves_of(RECORD))[number]
    return [key for answer in entry["answers"] for key in answer["keys"]]


def await_entries(app, count):
    wait(lambda: len(app.entries()) == count, lambda: f"{count} entries, there are {len(app.entries())}")
    return app.entries()


# ---- pictures of the map ----

def map_picture(app, name):
    """The map without its corners, where there are words and a card above, a message and buttons below."""
    left, top, width, height = app.await_node("table", "Map of the table").box()
    left, top = app.at(left, top + 60)
    path = PICTURES / f"evening-{name}.png"
    PICTURES.mkdir(parents=True, exist_ok=True)
    subprocess.run(["import", "-window", "root", "-crop", f"{width // 2}x{height * 2 // 3}+{left}+{top}", "+repage",
                    str(path)], check=True)
    return path


def pixels_apart(first, second):
    ran = subprocess.run(["compare", "-metric", "AE", str(first), str(second), "null:"], stderr=subprocess.PIPE,
                         text=True, check=False)
    return int(float(ran.stderr.split()[0]))


def settled_picture(app, name):
    """Text can be read before it is painted, so wait until the picture no longer changes."""
    path, same = map_picture(app, name), 0
    before = path.with_name(path.stem + "-before.png")
    while same < 4:
        path.replace(before)
        same = same + 1 if pixels_apart(before, map_picture(app, name)) == 0 else 0
    before.unlink()
    return path


def await_picture(app, name, like, same):
    """Waits until the map looks like another picture, or different from it."""
    wait(lambda: (pixels_apart(like, map_picture(app, name)) < 20) == same,
         f"the map {'as' if same else 'other than'} in {like.name}")
    return PICTURES / f"evening-{name}.png"


# ---- steps ----

def ties():
    app = steps.app
    with steps.step("a tie is drawn when it is judged, with the way of each player"):
        app.keys(*keys_of(BEFORE_TIE)[:-1])
        wait(lambda: any("No follower" in name for name in Prompt(app).offered()), "the act to be asked")
        app.keys(keys_of(BEFORE_TIE)[-1])
        await_entries(app, BEFORE_TIE + 1)
        card = wait(app.tie_card, "the card of the tie")
        wait(lambda: {"4 steps", "7 steps", "+20"} <= set(card.texts()), lambda: f"its numbers in {card.texts()}")
        app.await_node("push button", "Smaller").parent()
        drawn = settled_picture(app, "tie")
    with steps.step("Escape closes it"):
        app.keys("Escape")
        wait(lambda: app.tie_card() is None, "the card to leave")
        await_picture(app, "bare", drawn, False)
        bare = settled_picture(app, "bare")
        assert pixels_apart(drawn, bare) > 500, "nothing was drawn"
    with steps.step("it is shown again from its line of the ledger, the same"):
        app.inputs = 0
        points = app.await_node("list", "Points and their reasons", shown=True)
        line = wait(lambda: points.find("label", lambda name: name.startswith("Road at")), "the line of the road")
        line.click()
        card = wait(app.tie_card, "the card of the tie")
        wait(lambda: "7 steps" in card.texts(), lambda: f"its numbers in {card.texts()}")
        await_picture(app, "again", drawn, True)
        steps.say(f"{app.inputs} inputs (goal {TIE})")
        assert app.inputs <= TIE
    with steps.step("and closed with its button"):
        card.find("push button", "Close").click()
        wait(lambda: app.tie_card() is None, "the card to leave")


def undo():
    app = steps.app
    with steps.step("undo and redo, by buttons and by keys, one input each"):
        for back, forth in (((app.press, "Undo"), (app.press, "Redo")), ((app.keys, "ctrl+z"), (app.keys, "ctrl+y"))):
            for (act, what), count in ((back, BEFORE_TIE), (forth, BEFORE_TIE + 1)):
                app.inputs = 0
                act(**{"description": what}) if act == app.press else act(what)
                await_entries(app, count)
                assert app.inputs == 1


def edit():
    app = steps.app
    with steps.step("the newest entry is visible when the timeline is opened"):
        row(app, BEFORE_TIE + 1)
        app.press(description="Undo")
        await_entries(app, BEFORE_TIE)
        row(app, BEFORE_TIE)
        app.press(description="Redo")
        await_entries(app, BEFORE_TIE + 1)
        row(app, BEFORE_TIE + 1)
        app.await_node("page tab", "Points", shown=True).click()
    before = app.entries()
    number = max(i for i, line in enumerate(before) if line.split()[1:2] == ["cffc"] and "follower" in line) + 1
    bare = " ".join(before[number - 1].split()[:4])

    def choose_nobody():
        nobody = wait(lambda: Prompt(app).answers.find("push button", lambda name: "No follower" in name),
                      "its act to be asked")
        nobody.click()  # the old answer is marked, so Enter would take that
        app.await_node("push button", is_accept, shown=True)
        assert app.entries() == before, "it was changed before it was accepted"

    def check_change():
        wait(lambda: app.entries() != before, "the change in the library")
        after = app.entries()
        assert after[number - 1] == bare and len(after) == len(before) + 1, f"{after[number - 1]} instead of {bare}"
        assert after[-1].startswith(f"replaced {number} "), after[-1]

    with steps.step("an old turn is edited: the tile on the map, the key, the answer, accept"):
        across, along = map(int, before[number - 1].split()[2].split(","))
        place = [f"{abs(across)} {'east' if across > 0 else 'west'}"] if across else []
        place += [f"{abs(along)} {'south' if along > 0 else 'north'}"] if along else []
        app.keys("Escape")
        tile = wait(lambda: app.find("table", "Map of the table").find(None, lambda name: ", ".join(place) in name),
                    f"the tile at {place}")
        app.inputs = 0
        tile.click()
        app.keys("ctrl+e")
        choose_nobody()
        shot(app, "evening-difference")
        app.keys("Return")
        check_change()
        steps.say(f"{app.inputs} inputs (goal {EDIT})")
        assert app.inputs <= EDIT
        app.press(description="Undo")  # a click: without a window manager the keys are lost
        wait(lambda: app.entries() == before, "the undo of the change")
    with steps.step("an old turn is edited through the timeline, and the old branch is restored"):
        chosen = row(app, number)  # the list may have to be scrolled
        app.inputs = 0
        chosen.click()
        app.press("Change This Move")
        choose_nobody()
        app.keys("Return")
        check_change()
        steps.say(f"{app.inputs} inputs (goal {EDIT})")
        assert app.inputs <= EDIT
        row(app, len(before) + 1).click()
        app.press("Look at the Old Branch")
        app.press("Restore It")
        wait(lambda: app.entries() == before, "the old branch")


def reasons_of(app):
    """Why entries of the game do not fit, as the command line says it."""
    return {refusal["reason"] for refusal in scores_told(app, refused=True)["refusals"]}


def marked_with(app, reasons):
    """The rows of the timeline that tell one of them. In the window, names are isolated."""
    names = [re.sub("[\u2068\u2069\u200e]", "", label.name) for label in timeline(app).walk() if label.role == "label"]
    return [name for name in names if any(reason in name for reason in reasons)]


def take_out():
    app = steps.app
    before = app.entries()
    with steps.step("an entry that others depend on is deleted: they are kept, marked and named"):
        row(app, 20).click()
        app.press("Delete")
        hand_on = app.await_node(name="Hand the later turns on to other players", shown=True)
        assert app.entries() == before, "it was deleted before the answer"
        shot(app, "evening-handed")
        hand_on.click()
        app.press(is_accept)
        wait(lambda: app.entries()[19] == before[20], "the deletion")
        told = app.await_node("label", lambda name: "do not fit" in name or "does not fit" in name)
        count = int(re.search(r"(\d+) entr", told.name).group(1))
        reasons = reasons_of(app)
        marked = wait(lambda: marked_with(app, reasons), "an entry that is marked in the timeline")
        assert count >= len(marked) > 0, f"{count} are said, {len(marked)} are marked"
        steps.say(f"{count} entries do not fit: {marked[0]!r} ...")
        shot(app, "evening-refused")
    with steps.step("undo brings it back, and nothing is marked any more"):
        app.press(description="Undo")
        wait(lambda: app.entries() == before, "the entry that was taken out")
        wait(lambda: not marked_with(app, reasons), "the marks to go")
    with steps.step("the later turns stay with their players if the person wants that"):
        row(app, 20).click()
        app.press("Delete")
        app.press(is_accept)
        wait(lambda: any(line.startswith("turn ") for line in app.entries()[19:]), "the entry that keeps the turns")
        assert len(app.entries()) == len(before) + 2  # it, and that two changes were made
        app.press(description="Undo")
        wait(lambda: app.entries() == before, "the undo of it")
    with steps.step("everything after an entry is taken back"):
        timeline(app)
        app.inputs = 0
        row(app, BEFORE_TIE - 3).click()
        app.press("Undo to Here")
        assert await_entries(app, BEFORE_TIE - 3) == before[:BEFORE_TIE - 3]
        steps.say(f"{app.inputs} inputs (goal {UNDO_TO})")
        assert app.inputs <= UNDO_TO
        app.keys("ctrl+z")
        wait(lambda: app.entries() == before, "the undo of it")


def correct():
    app = steps.app
    with steps.step("a correction of points"):
        count, app.inputs = len(app.entries()), 0
        app.keys("question", "p", "2", "minus", "3", "Return")
        lines = await_entries(app, count + 1)
        assert lines[-1].startswith("points P1 -3"), lines[-1]
        wait(lambda: Scores(app).row("P1").name.startswith("P1: 2 points"), lambda: Scores(app).row("P1").name)
        steps.say(f"{app.inputs} keys (goal {CORRECTION})")
        assert app.inputs <= CORRECTION


def await_moment(app, number, count):
    wait(lambda: app.find("label", lambda name: name.startswith(f"Entry {number} of {count}, turn "), shown=True),
         f"the moment after entry {number}")


def look_back():
    app = steps.app
    count = len(app.entries())
    with steps.step("the game is looked back on by keys, and the table is as before"):
        app.keys("F8")
        await_moment(app, count, count)
        app.keys("Prior")
        await_moment(app, count - 2, count)  # the correction is a part of the turn before it
        for key, n in ("Left", count - 3), ("Left", count - 4), ("Right", count - 3):
            app.keys(key)
            await_moment(app, n, count)
        app.keys("Escape", "Escape")
        wait(lambda: not app.find("label", lambda name: f" of {count}, turn " in name, shown=True), "the slider to go")
        assert len(app.entries()) == count


def keys_after_clicks():
    """A click leaves the focus where it was; the prompt still gets every key."""
    app = steps.app
    count = len(app.entries())
    places = {
        "a line of the ledger": lambda: app.await_node("list", "Points and their reasons", shown=True).find(
            "label", lambda name: name.startswith("Road at")),
        "a score card": lambda: Scores(app).row("P1"),
        "a row of the moves": lambda: row(app, count),
        "the tab of the moves": lambda: app.await_node("page tab", "Moves", shown=True),
    }
    for what, find in places.items():
        with steps.step(f"Enter and Space are for the prompt after a click on {what}"):
            if "ledger" in what or "card" in what:
                app.await_node("page tab", "Points", shown=True).click()
            keys = keys_of(BEFORE_TIE + 1)
            app.keys(*keys[:-1])
            wait(lambda: any("No follower" in name for name in Prompt(app).offered()), "the act to be asked")
            wait(find, what).click()
            app.keys("Return")
            lines = await_entries(app, count + 1)
            assert len(lines[-1].split()) == 4, f"{lines[-1]!r} has an act"
            app.keys("ctrl+z")
            await_entries(app, count)


def keys_after_undo():
    """The undo removes a tile that has the focus; the keys come before the window is drawn again."""
    app = steps.app
    count = len(app.entries())
    keys = keys_of(BEFORE_TIE + 1)
    with steps.step("the keys that follow an undo at once are not lost"):
        wait(lambda: len(Prompt(app).offered()) > 10, "the tile to be asked")
        for _ in range(3):
            app.keys(*keys)
            await_entries(app, count + 1)
            app.keys("ctrl+z", *keys[:-1])
            wait(lambda: any("No follower" in name for name in Prompt(app).offered()), "the act to be asked")
            app.keys("Escape")
            wait(lambda: len(Prompt(app).offered()) > 10, "the tile to be asked")
        await_entries(app, count)


def space_after_undo():
    """The button of the header keeps the focus, and Space has no meaning while a tile is asked for."""
    app = steps.app
    before = app.entries()
    with steps.step("Space after a click on Undo does not undo again"):
        app.press(description="Undo")
        await_entries(app, len(before) - 1)
        app.keys("space", "question", "p", "2", "minus", "3", "Return")
        wait(lambda: app.entries() == before, lambda: f"the correction again: {app.entries()[-2:]}")


def what_is_shown(app):
    """All text while a tile is asked for, and while its act is asked for."""
    prompt = Prompt(app)
    wait(lambda: len(prompt.offered()) > 10, "the tile to be asked")
    wait(lambda: app.find("list", "Points and their reasons", shown=True), "the page to be laid out")
    texts = [f"{node.name} {node.description}" for node in app.root.walk()]
    app.keys(*keys_of(BEFORE_TIE)[:-1])
    wait(lambda: any("No follower" in name for name in prompt.offered()), "the act to be asked")
    return texts + prompt.frame.texts()


AIDS = {"a forecast": r"→|If It Ended", "what is left": r"tiles? left|, \d+ left",
        "a preview": r"closes|: .*20 to P0"}


def aids():
    steps.app.remove()
    with steps.step("an open table shows forecast, preview and what is left"):
        texts = what_is_shown(opened(BEFORE_TIE))
        for what, pattern in AIDS.items():
            assert any(re.search(pattern, text) for text in texts), f"{what} is not shown"
        steps.app.remove()
    with steps.step("a tournament shows none of them"):
        texts = what_is_shown(opened(BEFORE_TIE, ["aids tournament"]))
        for what, pattern in AIDS.items():
            found = [text for text in texts if re.search(pattern, text)]
            assert not found, f"{what} is shown: {found}"


def main():
    on_a_screen()
    with steps.step("a recorded game is opened from its file"):
        opened(BEFORE_TIE)
    ties()
    undo()
    edit()
    take_out()
    correct()
    look_back()
    keys_after_clicks()
    keys_after_undo()
    space_after_undo()
    aids()
    steps.done()


main()
