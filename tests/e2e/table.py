"""table.py - the pages of the application, for tests: the setup by keyboard, the prompt, the final scores.
SPDX-License-Identifier: GPL-3.0-or-later"""

import json
import subprocess
import tempfile
import time

from driver import BUILD, Failed, PICTURES, moves_of, wait, x


def setup_of(record):
    """The setup lines of a record file as {word: [rest, ...]}."""
    found = {}
    for line in record.read_text(encoding="utf-8").splitlines():
        line = line.partition("  #")[0].strip()
        if line == "play":
            break
        word, _, rest = line.partition(" ")
        found.setdefault(word, []).append(rest)
    return found


def setup_file(record, folder):
    """The setup of a record file as a record of its own: a game that was not begun."""
    path = folder / record.name
    text = record.read_text(encoding="utf-8")
    path.write_text(text[:text.index("\nplay\n") + len("\nplay\n")], encoding="utf-8")
    return path


def answers(record_text, entry_lines, begun=0, shown=None):
    """For each entry line after the first `begun`: {"line", "answers": [{"keys", "pick", ...}]}, the answers at the
    prompt after the setup of record_text. With `shown`, a tile that is not among as many is found by its edges."""
    setup = record_text[:record_text.index("\nplay\n") + len("\nplay\n")]
    with tempfile.NamedTemporaryFile("w", suffix=".arb", encoding="utf-8") as file:
        file.write(setup + "\n".join(entry_lines) + "\n")
        file.flush()
        limits = [str(begun)] + ([] if shown is None else [str(shown)])
        told = subprocess.run([BUILD / "tests" / "e2e" / "answers", file.name, *limits], stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, text=True, check=False)
    if told.returncode != 0:
        raise Failed("no answers: " + told.stderr)
    return [json.loads(line) for line in told.stdout.splitlines()]


def everything_read(app):
    """The names and descriptions of all widgets, and the text in entries."""
    return {(node.role, node.name, node.description, node.text() if node.role == "text" else "")
            for node in app.root.walk()}


def picture(app, name, size=None):
    """A picture of the window, which first gets this size. Waits until it no longer changes."""
    path = PICTURES / f"{name}.png"
    if size is not None:
        x("windowsize", app.window, *size)
        wait(lambda: app.width() == size[0] - 2 * app.border[0],
             lambda: f"a window of {size}; its contents are {app.width()} wide")
    before = None
    same = 0
    while same < 4:
        app.shot(path, app.window)
        now = path.read_bytes()
        same = same + 1 if now == before else 0
        before = now


def scores_told(app, game=None, refused=False):
    """The state that the command line computes from the program's record."""
    record = app.home / "played.arb"
    record.write_text(app.record(game), encoding="utf-8")
    return score_of(record, refused)


def score_of(record, refused=False):
    """`refused`: there may be entries that do not fit."""
    told = subprocess.run([BUILD / "src" / "cli" / "arbitress-cli", "score", "--json", record], stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL if refused else None, check=not refused)
    return json.loads(told.stdout)


# The sets as they stand on the setup page, with the words of their lines.
SETS = (("The River", "river"), ("The River II", "river2"), ("Games Quarterly 11, river", "gq11river"),
        ("Inns and Cathedrals", "inns"), ("Traders and Builders", "traders"),
        ("The Princess and the Dragon", "dragon"), ("The Tower", "tower"), ("Abbey and Mayor", "abbey"),
        ("The Count", "count"), ("King and Robber Baron", "king"), ("The Cult", "cult"), ("Siege", "siege"),
        ("The Besiegers", "besiegers"), ("The Catapult", "catapult"), ("Games Quarterly 11", "gq11"))
SETTLED = 0.3  # seconds without a movement, after which a scrolled list is in its place
LISTED = 60  # the most places in the list: PLACES_LISTED of the prompt


class Setup:
    """The setup page, with the keyboard only."""

    def __init__(self, app):
        self.app, self.more = app, False
        app.keys("ctrl+n")
        wait(lambda: app.title() == "New Game", "the setup page")

    def players(self, names):
        for name in names:
            self.app.type(name)
            self.app.keys("Return")
            wait(lambda name=name: self.app.find("list item", name), f"{name} among the players")

    def tab_to(self, name, most=60):
        """Presses Tab until the focus is in the row with this name; returns the row."""
        for _ in range(most):
            for node in self.app.tab().ancestors():
                if node.role == "list item" and node.name == name:
                    return node
        raise Failed(f"Tab does not come to “{name}”")

    def switch(self, name, on):
        row = self.tab_to(name)
        button = wait(lambda: row.find("check box"), f"the switch of {name}")
        if button.has("checked") != on:
            self.app.keys("space")
            wait(lambda: button.has("checked") == on, f"{name} {'on' if on else 'off'}")

    def put(self, name, wanted):
        """Sets how often a set is on the table; it is not on the shelf."""
        if not self.more:
            self.tab_to("More")
            self.app.keys("Return")
            self.more = True
        row = self.tab_to(name)
        wait(lambda: row.find("spin button") or row.find("check box"), f"the number of {name}")
        spin = row.find("spin button")
        if spin is None:
            self.switch(name, wanted > 0)
            return
        if spin.value() == wanted:
            return
        while self.app.focused.role != "spin button":
            self.app.tab()
        self.app.keys("ctrl+a")
        self.app.type(str(wanted))
        self.app.keys("Return")
        wait(lambda: spin.value() == wanted, f"{wanted} of {name}")

    def start(self):
        before = self.app.games()
        self.app.keys("ctrl+Return")
        return wait(lambda: [game for game in self.app.games() if game not in before], "the new game in the library")[0]


def timeline(app):
    """The list of entries; shows it if another page is shown."""
    moves = app.find("list", "Entries, the newest first", shown=True)
    if moves is None:
        app.await_node("page tab", "Moves", shown=True).click()
        moves = app.await_node("list", "Entries, the newest first", shown=True)
    return moves


def row_in_middle(moves):
    """The row in the middle of what is shown of a list, or another one that is shown. A list keeps rows that were
    scrolled out of it, and they keep their place: only what the pointer would hit is shown."""
    hit = moves.under()
    found = next((node for node in hit.ancestors() if node.role == "list item"), None) if hit is not None else None
    return found or next((item for item in moves.children() if item.texts() and item.is_on_top()), None)


def row(app, number):
    """The visible row of an entry; the wheel is turned if it is cut off."""
    moves, seen = timeline(app), None

    def look():
        nonlocal seen
        moves.walk("label")  # learns all places at once
        for item in moves.children():
            if item.texts()[:1] == [str(number)] and item.is_on_top() and not item.is_cut_off():
                return item
        middle = row_in_middle(moves)
        if middle is None:
            return None
        here = int(middle.texts()[0])
        if (here, middle.box()) != seen:  # not again before the last notch has moved it
            seen = here, middle.box()
            middle.turn_wheel(up=here < number or (here == number and middle.is_above()))
        return None
    return wait(look, f"entry {number} in the timeline")


class Prompt:
    """The question on the table page, and the answers that are offered."""

    def __init__(self, app):
        self.app = app
        self.map = app.await_node("table", lambda name: name in ("Map of the table", "Map of the island"))
        self.answers = app.await_node("panel", "Answers")
        self.frame = self._frame()
        self.buttons = {}
        self.scrolls = 0  # notches of the wheel, to see an answer
        self.places = {"on the map": 0, "in the list": 0}  # how many places were clicked there

    def offered(self):
        return self.answers.names()

    def await_question(self, answer):
        """Waits until the question for this answer is asked, and nothing of the last question is left on the screen."""
        wanted = answer["offered"][:LISTED if answer["places"] else None]

        def asked():
            names = self.offered()
            return len(names) == len(wanted) and all(map(str.startswith, names, wanted))
        wait(asked, lambda: f"{wanted} to be offered instead of {self.offered()}")

    def answer(self, answer):
        """Its button in the list; None if something else is there."""
        node = self.answers.child(answer["pick"])
        return node if node is not None and node.name.startswith(f"{answer['key']}: {answer['title']}") else None

    def spot(self, answer):
        """Its place on the map; places come after the cells."""
        for node in reversed(self.map.children()):
            if node.name.startswith(answer["key"] + ": "):
                return node if answer["where"] in node.name else None
        return None

    def is_on_map(self, answer):
        """Waits until the prompt offers it. On small tiles, the numbers of features are only beside the map, and newer
        versions of GTK do not report a spot that is not shown. What has no room in the list is on the map."""
        if answer["pick"] >= LISTED:
            return wait(lambda: self.spot(answer), lambda: f"{answer} on the map") is not None
        wait(lambda: self.answer(answer), lambda: f"{answer} among {self.offered()}")
        spot = self.spot(answer)
        return spot is not None and (spot.is_on_top() or self.answer(answer).is_cut_off())

    def click(self, answer):
        """Clicks the answer after its question is asked: an answer of the question before may have the same name in
        another place."""
        seen, since, scrolled = None, 0.0, False

        def clicked():
            nonlocal seen, since, scrolled
            node = self._find(answer)
            # Areas of numbers on the map may lie over each other; a click takes the nearest number.
            if node is not None and self.on_map:
                return node.click_if_shown(covered=True)
            if node is None or not (scrolled or node.is_cut_off()):
                return node is not None and node.click_if_shown()
            # The list glides after a notch: a click on an answer that still moves would be lost.
            if node.box() != seen:
                seen, since = node.box(), time.monotonic()
            if time.monotonic() - since < SETTLED:
                return False
            if not node.is_cut_off():
                return node.click_if_shown()
            node.turn_wheel()
            self.scrolls += 1
            scrolled, since = True, time.monotonic()
            return False
        self.await_question(answer)
        wait(clicked, lambda: f"{answer} among {self.offered()}")

    def _find(self, answer):
        """Clicks it on the map if it is there, else in the list of answers."""
        self.on_map = "where" in answer and self.is_on_map(answer)
        if "pick" not in answer:
            return self.button(answer["button"])
        return self.spot(answer) if self.on_map else self.answer(answer)

    def click_once(self, answer):
        """The same. It notes where a place was clicked: each place that is asked for takes exactly one click."""
        before = self.app.inputs
        self.click(answer)
        assert self.app.inputs == before + 1, f"{self.app.inputs - before} clicks for {answer}"
        if "where" in answer:
            self.places["on the map" if self.on_map else "in the list"] += 1

    def button(self, name):
        """A button beside the question. Those for tiles that players hold are made anew."""
        if name not in self.buttons or name not in self.buttons[name].name:
            self.buttons[name] = wait(lambda: self.frame.find("push button", lambda given: name in given)
                                      or self.frame.find("toggle button", name),
                                      f"the button {name}")
        return self.buttons[name]

    def _frame(self):
        return next(node for node in self.answers.ancestors() if node.find("push button", "What else happened"))

    def asked(self):
        """Whose turn it is, the question, and the line below."""
        return self.frame.texts()[:3]

    def await_entry(self, number, line, game=None):
        """Waits until entry `number` (0 is the first) is stored; it must be this line."""
        wait(lambda: len(self.app.entries(game)) > number, lambda: f"entry {number + 1}, {line}; asked: {self.asked()}")
        kept = self.app.entries(game)[number]
        assert kept == line, f"{kept} was kept instead of {line}"

    def await_kept(self, lines, game=None):
        """Waits until exactly these entries are stored."""
        kept = []

        def same():
            kept[:] = self.app.entries(game)
            return kept == lines
        wait(same, lambda: f"{len(lines)} entries to {lines[-1:]}; kept are {len(kept)} to {kept[-1:]}; "
                           f"asked: {self.asked()}")


class Scores:
    """The scoreboard beside the map."""

    def __init__(self, app):
        self.app = app

    def row(self, name):
        return self.app.find("list item", lambda given: given.startswith(name + ":"))

    def await_points(self, **points):
        for name, count in points.items():
            wait(lambda name=name, count=count: self.row(name).name.startswith(f"{name}: {count} point"),
                 lambda name=name, count=count: f"{count} points of {name}: {self.row(name).name}")


class Final:
    """The final scores."""

    def __init__(self, app):
        self.app = app
        self.heading = app.await_node("label", "How It Went")

    def texts(self):
        page = None
        for node in self.heading.ancestors():
            if node.role == "scroll pane":
                page = node
        return page.texts()

    def await_scores(self, names, scores):
        """Checks that each player has the points of the referee below the name; returns all words of the page."""
        def shows(texts):
            return all(name in texts and str(score) in texts[texts.index(name):] for name, score in zip(names, scores))
        return wait(lambda: (lambda texts: texts if shows(texts) else None)(self.texts()),
                    lambda: f"{dict(zip(names, scores))} among {self.texts()[:60]}")
