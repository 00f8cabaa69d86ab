"""killed.py - kill -9 at random moments while a game is typed: nothing is lost that the screen or the library had
confirmed, and no act is stored in part.

  killed.py GAME ROUNDS [SEED]

GAME is carcassonne or catan. Each round starts the program with the first record, which opens the game where it was
left. It types on, sometimes with an undo and a redo, and a thread kills the program. In one round of four it is killed
while it starts.
SPDX-License-Identifier: GPL-3.0-or-later"""

import concurrent.futures
import json
import os
import pathlib
import random
import re
import signal
import sqlite3
import subprocess
import sys
import threading
import time

from driver import App, BUILD, FIXTURES, Failed, Steps, on_a_screen, wait
from table import answers, moves_of

# For each game: a record, a label that shows a number, and the member of the command line's JSON with that number.
GAMES = {
    "carcassonne": (FIXTURES / "lake-p3.arb", r"(\d+) tiles? left$", "tiles_left"),
    "catan": (pathlib.Path(__file__).resolve().parent / "fishermen.arb", r"Turn (\d+)$|The settlements are founded$",
              "turn"),
}
PLAYING, STARTING = (0.02, 1.2), (0.0, 0.9)  # earliest and latest time of a kill, in seconds

steps = Steps()


class Story:
    """The expected game: what was typed, and how much of it is known to be stored."""

    def __init__(self, game, rng):
        self.rng = rng
        record, self.label, member = GAMES[game]
        text = record.read_text(encoding="utf-8")
        self.setup = text[:text.index("\nplay\n") + 6]
        self.typed = answers(text, moves_of(record))
        self.lines = [entry["line"] for entry in self.typed]
        self.numbers = self.told(member)
        self.begin()

    def told(self, member):
        """The number of the label after no entry, after one, and so on."""
        def score(entries):
            record = self.setup + "".join(line + "\n" for line in self.lines[:entries])
            told = subprocess.run([BUILD / "src" / "cli" / "arbitress-cli", "score", "--json", "-"], input=record,
                                  stdout=subprocess.PIPE, text=True, check=True)
            return json.loads(told.stdout)[member]
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            return list(pool.map(score, range(len(self.lines) + 1)))

    def shown(self, words):
        """The number in the words of the label; None if they are another label's."""
        found = re.match(self.label, words)
        return int(found.group(1) or 0) if found else None

    def begin(self):
        """Starts in a new home folder, because the last game is finished."""
        self.app = steps.app = App()
        self.start = self.app.home / "begun.arb"
        self.start.write_text(self.setup, encoding="utf-8")
        self.history = [0]  # the number of entries after each act
        self.acknowledged = 0  # the last act in the history that is known to be stored

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
        number = self.shown(label.name)
        self.see(lambda entries: self.numbers[entries] == number)

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
        assert kept == self.lines[:len(kept)], f"{kept[-3:]} is not a beginning of the game"
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
    label = app.await_node("label", lambda name: story.shown(name) is not None)
    expected = story.numbers[story.history[0]]
    wait(lambda: story.shown(label.name) == expected, lambda: f"{expected} instead of “{label.name}”", 30)
    timer = kill_after(app, story.rng.uniform(*PLAYING))
    while app.process.poll() is None and not story.is_over():
        app.keys(*story.next_act())
        target = len(story.history) - 1
        while app.process.poll() is None and story.acknowledged < target:
            story.look(label)
            time.sleep(0.001)
    timer.join()
    app.process.wait()


def main():
    on_a_screen()
    game, rounds = sys.argv[1], int(sys.argv[2])
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else random.randrange(1 << 30)
    story = Story(game, random.Random(seed))
    acts = unheard = early = 0
    with steps.step(f"{game} killed {rounds} times, nothing acknowledged is lost (seed {seed})"):
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
