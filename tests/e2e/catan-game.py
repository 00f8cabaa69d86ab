"""catan-game.py - a whole game of Catan with the Fishermen without a mouse, from the setup to the final scores: its
record, an old turn entered again, tokens told in secret, the number of keys for the dice, and that nothing is lost when
the program is killed. Pictures of the page are beside those of failures.

Goals: 1 key for a throw, 2 if it pays fish.
SPDX-License-Identifier: GPL-3.0-or-later"""

import pathlib
import re
import shlex

from driver import App, Failed, Steps, on_a_screen, wait
from table import Final, Prompt, Setup, answers, everything_read, moves_of, picture, scores_told, setup_of

RECORD = pathlib.Path(__file__).resolve().parent / "fishermen.arb"
SCORES, WINNER = [9, 4, 10], "Clara Maria"
UNDONE, ANEW, TOLD, KILLED = 30, 66, 72, 110  # how many entries are stored when each step begins

steps = Steps()


class Game:
    """What is typed, and what the library has stored of it."""

    def __init__(self, app, game):
        self.app, self.game = app, game
        self.setup = app.record(game)
        self.wanted = answers(self.setup, moves_of(RECORD))
        self.lines = [entry["line"] for entry in self.wanted]
        self.counts = []
        self.prompt = Prompt(app)

    def kept(self):
        return self.app.entries(self.game)

    def await_kept(self, lines):
        self.prompt.await_kept(lines, self.game)

    def await_asked(self, number):
        """Waits until exactly this entry is asked for."""
        self.prompt.await_question(self.wanted[number]["answers"][0])

    def type_entry(self, number):
        keys = [key for answer in self.wanted[number]["answers"] for key in answer["keys"]]
        self.app.keys(*keys)
        self.await_kept(self.lines[:number + 1])
        return len(keys)

    def type_to(self, count):
        """Types entries until this many are stored."""
        for number in range(len(self.counts), count):
            if number % 10 == 0:
                self.await_asked(number)
            self.counts.append(self.type_entry(number))

    def throws(self):
        """The keys of each throw; for a throw that pays hidden fish, together with those of the fish."""
        throws, with_fish = [], []
        for number, line in enumerate(self.lines):
            if line.startswith("roll"):
                throws.append(self.counts[number])
            elif set(line.split()) == {"draw", "?"} and self.lines[number - 1].startswith("roll"):
                with_fish.append(self.counts[number - 1] + self.counts[number])
        return throws, with_fish


def tab_until(app, is_it, what, key="Tab"):
    for _ in range(120):
        node = app.tab(key)
        if any(is_it(above) for above in node.ancestors()):
            return node
    raise Failed(f"{key} does not come to {what}")


# ---- steps ----

def set_up(app, names):
    page = Setup(app)
    page.players(names)
    tab_until(app, lambda node: node.name == "Game", "the choice of the game", "shift+Tab")
    app.keys("space")
    wait(lambda: app.find(name="Catan"), "the list of games")
    app.keys("Down", "Return")
    wait(lambda: app.find("list item", "The Fishermen"), "Catan's part of the setup")
    return page.start()


def undo_and_redo(game):
    game.type_to(UNDONE)
    game.app.keys("ctrl+z")
    game.await_kept(game.lines[:UNDONE - 1])
    game.await_asked(UNDONE - 1)
    game.app.keys("ctrl+shift+z")
    game.await_kept(game.lines[:UNDONE])
    game.await_asked(UNDONE)


def looked_at(app):
    """The number of the chosen entry, from the words above an earlier moment; if there are none, it is the newest."""
    words = app.find("label", lambda name: name.startswith("The table after"), shown=True)
    return int(words.name.split()[-1]) if words is not None else ANEW


def enter_anew(game):
    """Moves the last road but one to another edge, and back with undo."""
    app = game.app
    game.type_to(ANEW)
    number = max(n for n, line in enumerate(game.lines[:ANEW - 1]) if line.startswith("build road"))
    edges = game.wanted[number]["answers"][1]
    other = next(name for name in edges["offered"] if not name.startswith(edges["key"] + ":"))
    app.inputs = 0
    # In newer versions of libadwaita, the row of tabs is one step of Tab, and the arrows move inside it.
    tab_until(app, lambda node: node.role == "page tab", "the tabs")
    while app.focused.name != "Moves":
        app.tab("Right")
    app.keys("space")
    timeline = wait(lambda: app.find("list", "Entries, the newest first", shown=True), "the timeline")
    tab_until(app, lambda node: node.accessible == timeline.accessible, "the timeline")
    app.keys("Down")  # the newest entry, or in older versions of GTK the one below it
    written = wait(lambda: app.find("text", "The entry as text", shown=True), "the chosen entry")
    app.keys(*["Down"] * (looked_at(app) - number - 1))
    wait(lambda: written.text() == game.lines[number], lambda: f"{written.text()} instead of {game.lines[number]}")
    tab_until(app, lambda node: node.role == "push button" and node.name.endswith("Change This Move"), "the button")
    app.keys("Return")
    game.prompt.await_question(edges)
    key = other.partition(":")[0].lower()
    app.keys(*([key] if key.startswith("shift+") else key))
    wait(lambda: game.kept()[number] != game.lines[number], "another road")
    kept = game.kept()
    assert kept[number].startswith("build road") and kept[:number] + kept[number + 1:] \
        == game.lines[:number] + game.lines[number + 1:ANEW] + [f'replaced {number + 1} "{game.lines[number]}"'], \
        f"{kept[number]} in {kept}"
    app.keys("ctrl+z")
    game.await_kept(game.lines[:ANEW])
    game.await_asked(ANEW)
    steps.say(f"entry {number + 1} of {ANEW}: {kept[number]} instead of {game.lines[number]}")


def tell_in_secret(game):
    """After a token told in secret, the same words can be read as after one that lies face down."""
    app = game.app
    number = next(n for n, line in enumerate(game.lines) if n >= TOLD and re.fullmatch(r"draw \?[123]", line))
    game.type_to(number)
    game.await_asked(number)
    app.keys("Return")
    game.await_kept(game.lines[:number] + ["draw ?"])
    game.await_asked(number + 1)
    hidden = everything_read(app)
    assert len(hidden) > 100, f"{hidden}"
    app.keys("ctrl+z")
    game.await_kept(game.lines[:number])
    game.await_asked(number)
    game.type_to(number + 1)
    game.await_asked(number + 1)
    more = set()

    def same():
        more.clear()
        more.update(everything_read(app) - hidden)
        leaks = [words for words in more if f"draws {game.lines[number][-1]}" in " ".join(words)]
        assert not leaks, f"{leaks}"
        return not more
    wait(same, lambda: f"no more to be read after {game.lines[number]} than after draw ?: {more}")
    return number


def resume(game, names):
    """Kills the program when an entry is stored. Then it has all entries and asks the same; now in dark style."""
    app = game.app
    game.type_to(KILLED)
    app.kill()
    assert game.kept() == game.lines[:KILLED], f"{game.kept()[-3:]}"
    keyfile = app.home / "config" / "glib-2.0" / "settings" / "keyfile"
    keyfile.write_text(keyfile.read_text().rstrip() + "\npalette='dark'\n")
    app.start()
    wait(lambda: app.find("list item", lambda name: names[0] in name, shown=True), "the game among those begun")
    app.keys("Return")  # the focus is on the game that was played last
    game.prompt = Prompt(app)
    game.await_asked(KILLED)
    assert game.kept() == game.lines[:KILLED], f"{game.kept()[-3:]}"


def check_end(game, names):
    told = scores_told(game.app, game.game)
    scores = [player["points"] for player in told["players"]]
    assert told["finished"] and scores == SCORES, f"{scores}"
    shown = Final(game.app).await_scores(names, scores)
    assert WINNER in shown[0], f"“{shown[0]}” does not name {WINNER}"


def turn_wheel_over_table(app):
    """The table of points scrolls sideways; over it the wheel scrolls the page."""
    heading, total = app.await_node("label", "How It Went"), app.await_node("label", "Total")
    while total.is_cut_off():  # above it, the page asks for cards that nobody showed
        before = total.box()
        heading.turn_wheel()
        wait(lambda before=before: total.box() != before, "the page to scroll")
    left, top, width, height = total.box()
    before = heading.box()[1]
    app.click(left + width // 2, top + height // 2, button=5)
    wait(lambda: heading.box()[1] < before, "the page to scroll")
    app.click(left + width // 2, top + height // 2, button=4)
    wait(lambda: heading.box()[1] == before, "the page to scroll back")


def main():
    on_a_screen()
    names = [shlex.split(line)[0] for line in setup_of(RECORD)["player"]]
    app = steps.app = App()
    with steps.step("a game of Catan is set up"):
        app.start()
        game = Game(app, set_up(app, names))
        assert "use fishermen" in game.setup
    with steps.step("what was typed is taken back, and brought back"):
        undo_and_redo(game)
    with steps.step("an old turn is entered again"):
        enter_anew(game)
    with steps.step("a token told in secret cannot be read anywhere"):
        number = tell_in_secret(game)
        steps.say(f"entry {number + 1}: {game.lines[number]}")
    with steps.step("after a kill, the program continues where it was"):
        picture(app, "catan-light")
        resume(game, names)
        picture(app, "catan-dark")
    with steps.step("the rest is typed on a narrow screen"):
        picture(app, "catan-narrow", (360, 640))
        game.type_to(len(game.lines))
    with steps.step("the final scores appear, with the points of the command line"):
        check_end(game, names)
        turn_wheel_over_table(app)
        picture(app, "catan-narrow-final")
        picture(app, "catan-final", app.size)
    throws, with_fish = game.throws()
    with steps.step(f"one key for each of {len(throws)} throws, two for the {len(with_fish)} that pay hidden fish"):
        assert set(throws) == {1} and set(with_fish) == {2}, f"{throws}, {with_fish}"
    steps.say(f"{len(game.lines)} entries, {sum(game.counts)} keys, {sum(game.counts) / len(throws):.2f} for each of "
              f"{len(throws)} turns, at most {max(game.counts)} for an entry")
    steps.done()


main()
