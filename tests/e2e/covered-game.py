"""covered-game.py - a whole evening of Catan with covered hands, by keyboard alone or by mouse alone: cards that nobody
saw are stolen, discarded and traded, and a monopoly asks for the numbers that were not certain. At the end the program
has the same game as the command line. With another kind told in secret, no other word can be read.

    covered-game.py keys|mouse

Goals: 1 input for a throw, 3 for the robber with a card that nobody saw.
SPDX-License-Identifier: GPL-3.0-or-later"""

import pathlib
import shlex
import sys

from driver import App, Failed, Steps, on_a_screen, wait
from table import (Final, Prompt, answers, everything_read, moves_of, picture, score_of, scores_told, setup_file,
                   setup_of)

RECORD = pathlib.Path(__file__).resolve().parent / "covered.arb"
BY_MOUSE = sys.argv[1] == "mouse"
THROW, ROBBER, UNSEEN_DISCARD = 1, 3, 2  # the most inputs

steps = Steps()


class Evening:
    """What is entered, and how many inputs each entry took."""

    def __init__(self, app):
        self.app, self.prompt = app, Prompt(app)
        self.wanted = answers(app.record(), moves_of(RECORD))
        self.lines = [entry["line"] for entry in self.wanted]
        self.counts = []

    def give(self, given):
        """Gives these answers to the prompt; returns how many inputs that took."""
        before = self.app.inputs
        if not BY_MOUSE:
            self.prompt.await_question(given[0])
        for answer in given:
            if BY_MOUSE:
                self.prompt.click_once(answer)
            else:
                self.app.keys(*answer["keys"])
        return self.app.inputs - before

    def enter_to(self, count):
        for number in range(len(self.counts), count):
            self.counts.append(self.give(self.wanted[number]["answers"]))
            self.prompt.await_kept(self.lines[:number + 1])

    def inputs_of(self, is_it):
        return [count for line, count in zip(self.lines, self.counts) if is_it(line.split())]


def tell_otherwise(evening):
    """A stolen card is told in secret, then another kind instead: the same words can be read."""
    number = next(n for n, line in enumerate(evening.lines) if n >= len(evening.counts) and line.startswith("robber")
                  and "?" in line and not line.endswith("?"))
    evening.enter_to(number)
    given = evening.wanted[number]["answers"]
    other = next(name for name in given[-1]["offered"] if name.startswith("Shift+")
                 and not name.startswith(given[-1]["key"] + ":"))
    key, title = other.split(": ", 1)
    another = dict(given[-1], keys=["shift+" + key[-1].lower()], pick=given[-1]["offered"].index(other), key=key,
                   title=title)
    evening.app.await_node("page tab", "Hands").click()
    wait(lambda: evening.app.find("label", "Resource cards in hand", shown=True), "the hands")
    read = []
    for answer in (another, given[-1]):
        evening.give([*given[:-1], answer])
        wait(lambda: len(evening.app.entries()) == number + 1, "the robber")
        evening.prompt.await_question(evening.wanted[number + 1]["answers"][0])
        read.append((evening.app.entries()[-1], everything_read(evening.app)))
        evening.app.keys("ctrl+z")
        evening.prompt.await_kept(evening.lines[:number])
        evening.prompt.await_question(given[0])
    (first, words), (second, same) = read
    assert first != second and second == evening.lines[number], f"{first}, {second}"
    assert len(words) > 100 and words == same, f"{words ^ same} can be read after one of {first} and {second}"
    return f"{first}, {second}"


def check_counts(evening):
    throws = evening.inputs_of(lambda words: words[0] == "roll")
    robbers = evening.inputs_of(lambda words: words[0] == "robber" and words[-1] == "?")
    discards = evening.inputs_of(lambda words: words[0] == "discard" and words[2] == "?" and len(words) == 4)
    monopolies = evening.inputs_of(lambda words: words[:2] == ["play", "monopoly"] and len(words) > 3)
    steps.say(f"inputs for each of {len(throws)} throws: {max(throws)} (goal {THROW}); for the robber with a card that "
              f"nobody saw: {robbers} (goal {ROBBER}); for a discard that nobody saw: {discards}; for a monopoly with "
              f"two numbers: {monopolies}; {sum(evening.counts) / len(throws):.2f} for each turn")
    assert set(throws) == {THROW} and max(robbers) == ROBBER, f"{throws}, {robbers}"
    assert discards and max(discards) <= UNSEEN_DISCARD and monopolies == [4], f"{discards}, {monopolies}"


def check_end(evening):
    """The program has the game of the record, to the last card that may be in a hand."""
    kept, wanted = scores_told(evening.app), score_of(RECORD)
    for told in (kept, wanted):  # the record of the program has more setup lines: colours, and the island
        del told["program"]
        for item in told["players"] + told["ledger"] + told["effects"] + told["acts"]:
            item.pop("colour", None)
            item.pop("line", None)
    assert kept.keys() == wanted.keys()
    for part, value in wanted.items():
        if kept[part] != value:
            raise Failed(f"{part} is {kept[part]} and should be {value}")
    names = [shlex.split(line)[0] for line in setup_of(RECORD)["player"]]
    Final(evening.app).await_scores(names, [player["points"] for player in wanted["players"]])


def main():
    on_a_screen()
    app = steps.app = App(settings={"palette": "'dark'"} if BY_MOUSE else {})
    app.start(setup_file(RECORD, app.home))
    evening = Evening(app)
    with steps.step("a monopoly asks how many cards somebody gives"):
        monopoly = next(n for n, line in enumerate(evening.lines) if line.startswith("play monopoly"))
        evening.enter_to(monopoly)
        given = evening.wanted[monopoly]["answers"]
        inputs = evening.give(given[:2])
        evening.prompt.await_question(given[2])
        assert "How many cards does Anna give (wood)?" in " ".join(evening.prompt.asked()), evening.prompt.asked()
        picture(app, f"covered-{sys.argv[1]}")
        if not BY_MOUSE:
            picture(app, "covered-narrow", (360, 640))
            picture(app, "covered-keys", app.size)
        evening.counts.append(inputs + evening.give(given[2:]))
        evening.prompt.await_kept(evening.lines[:monopoly + 1])
    if not BY_MOUSE:
        with steps.step("which kind was told in secret cannot be read anywhere"):
            steps.say(tell_otherwise(evening))
    with steps.step(f"the evening is {'clicked' if BY_MOUSE else 'typed'} to its end and stored"):
        evening.enter_to(len(evening.lines))
    with steps.step("the inputs are counted"):
        check_counts(evening)
    with steps.step("at the end it is the same game as on the command line"):
        check_end(evening)
    steps.done()


main()
