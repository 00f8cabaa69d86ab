"""killed.py - kill -9 at random moments while a game is typed: nothing is lost that the screen or the library had
confirmed, and no act is stored in part.

  killed.py ROUNDS [SEED]

Each round starts the program with the first record, which opens the game where it was left. It types on, sometimes with
an undo and a redo, and a thread kills the program. In one round of four it is killed while it starts.
SPDX-License-Identifier: GPL-3.0-or-later"""

import random
import re
import signal
import sqlite3
import sys
import threading
import time

from driver import App, FIXTURES, Failed, Steps, listen, on_a_screen, wait
from table import answers, moves_of

GAME = "lake-p3"
PLAYING, STARTING = (0.02, 1.2), (0.0, 0.9)  # earliest and latest time of a kill, in seconds

steps = Steps()


class Story:
    """The expected game: what was typed, and how much of it is known to be stored."""

    def __init__(self, rng):
        self.rng = rng
        self.record = FIXTURES / (GAME + ".arb")
        self.moves = moves_of(self.record)
        self.typed = answers(self.record.read_text(encoding="utf-8"), self.moves)
        self.lines = [entry["line"] for entry in self.typed]
        self.placed = [0]
        for line in self.lines:
            self.placed.append(self.placed[-1] + line.startswith("place"))
        self.begin()

    def begin(self):
        """Starts in a new home folder, because the last game is finished."""
        self.app = steps.app = App()
        self.start = self.app.home / "begun.arb"
        text = self.record.read_text(encoding="utf-8")
        self.start.write_text(text[:text.index("\nplay\n") + 6], encoding="utf-8")
        self.history = [0]  # the number of entries after each act
        self.acknowledged = 0  # the last act in the history that is known to be stored
        self.tiles = None

    def next_act(self):
        """The keys of the next act; adds it to the history."""
        entries, before = self.history[-1], self.history[-2] if len(self.history) > 1 else self.history[-1]
        if before > entries:
            self.history.append(entries + 1)
            return ["ctrl+shift+z"]
        if before < entries and self.rng.random() < 0.15:
            self.history.append(entries - 1)
            return ["ctrl+z"]
        self.history.append(entries + 1)
        return [key for answer in self.typed[entries]["answers"] for key in answer["keys"]]

    def is_over(self):
        return self.history[-1] + 1 >= len(self.lines)

    def see(self, is_it):
        """Notes what was seen: everything is stored up to the act where is_it (entries) is true."""
        for act in range(self.acknowledged, len(self.history)):
            if is_it(self.history[act]):
                self.acknowledged = act
                return

    def look(self, label):
        """Reads the library and the screen."""
        kept = self.app.entries()
        self.see(lambda entries: entries == len(kept))
        shown = re.match(r"(\d+) ", label.name)
        if shown:
            self.see(lambda entries: self.tiles - self.placed[entries] == int(shown.group(1)))

    def check(self):
        """After the kill: the file is undamaged, and the game ends with the last confirmed act or a later one."""
        if not self.app.library.exists():
            assert self.acknowledged == 0, "the library is gone"
            return
        library = sqlite3.connect(self.app.library)
        sound = library.execute("PRAGMA integrity_check").fetchone()[0]
        library.close()
        assert sound == "ok", sound
        kept = self.app.entries()
        assert kept == self.lines[:len(kept)], f"{kept[-3:]} is no beginning of the game"
        possible = self.history[self.acknowledged:]
        assert len(kept) in possible, (f"{len(kept)} entries are left; acknowledged were {possible[0]}, "
                                       f"typed {possible[1:]}")
        self.unheard = possible.index(len(kept)) > 0
        self.history, self.acknowledged = [len(kept)], 0


def kill_after(app, seconds):
    """Kills from a thread, so that it can happen at any moment."""
    timer = threading.Timer(seconds, lambda: app.process.send_signal(signal.SIGKILL))
    timer.start()
    return timer


def one_round(story, starting):
    app = story.app
    if starting:
        app.launch(story.start)
        kill_after(app, story.rng.uniform(*STARTING)).join()
        app.process.wait()
        return
    app.start(story.start)
    label = app.await_node("label", lambda name: re.match(r"\d+ tiles? left$", name) is not None)
    if story.tiles is None:
        story.tiles = int(label.name.split()[0]) + story.placed[story.history[0]]
    expected = story.tiles - story.placed[story.history[0]]
    wait(lambda: label.name.startswith(f"{expected} "), lambda: f"{expected} tiles left instead of {label.name}", 30)
    timer = kill_after(app, story.rng.uniform(*PLAYING))
    while app.process.poll() is None and not story.is_over():
        app.keys(*story.next_act())
        target = len(story.history) - 1
        while app.process.poll() is None and story.acknowledged < target:
            story.look(label)
            time.sleep(0.001)
            listen()
    timer.join()
    app.process.wait()


def main():
    on_a_screen()
    rounds, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(1 << 30)
    story = Story(random.Random(seed))
    acts = unheard = early = 0
    with steps.step(f"killed {rounds} times, nothing acknowledged is lost (seed {seed})"):
        for number in range(rounds):
            starting = story.rng.random() < 0.25
            one_round(story, starting)
            acts += len(story.history) - 1
            early += starting
            try:
                story.check()
            except AssertionError as problem:
                raise Failed(f"round {number + 1}: {problem}") from problem
            unheard += getattr(story, "unheard", False)
            if story.is_over():
                story.app.remove()
                story.begin()
    steps.say(f"{acts} acts typed, {early} kills while starting, {unheard} acts kept that nobody had heard of yet")
    with steps.step("the game goes on after the last kill"):
        story.app.start(story.start)
        count = len(story.app.entries())
        story.app.keys(*[key for answer in story.typed[count]["answers"] for key in answer["keys"]])
        wait(lambda: len(story.app.entries()) == count + 1, "one more entry")
    steps.done()


main()
