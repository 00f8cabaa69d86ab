"""catan-game.py - a whole game of Catan with the Fishermen typed into the program without a mouse: its record, the
final scores on the screen, and how many keys the dice took.

Goals: 1 key for a throw, 2 where fish are paid.
SPDX-License-Identifier: GPL-3.0-or-later"""

import json
import subprocess

from driver import App, BUILD, SOURCE, Steps, on_a_screen, wait
from table import Final, Prompt, answers, moves_of, setup_of

SAMPLE = SOURCE / "data" / "samples" / "with-the-shoe.arb"
WINS = "build settlement 46"  # the eleventh point of who has the shoe
UNDONE = (30, 90, 150)  # entries that are taken back and typed once more

steps = Steps()


def type_entry(app, prompt, game, number, entry):
    """Types one entry and waits until it is kept; returns how many keys it took."""
    keys = [key for answer in entry["answers"] for key in answer["keys"]]
    app.keys(*keys)
    kept = wait(lambda: (lambda lines: lines if len(lines) > number else None)(app.entries(game)),
                lambda: f"entry {number + 1}, {entry['line']}, after {' '.join(keys)}; asked: {prompt.asked()}")
    assert kept[number] == entry["line"], f"{kept[number]} was kept instead of {entry['line']}"
    return len(keys)


def take_back(app, game, number):
    app.keys("ctrl+z")
    wait(lambda: len(app.entries(game)) == number, f"entry {number + 1} to be taken back")


def play(app, game, wanted):
    prompt = Prompt(app)
    throws, with_fish = [], []
    for number, entry in enumerate(wanted):
        if number % 10 == 0:
            prompt.await_question(entry["answers"][0])
        keys = type_entry(app, prompt, game, number, entry)
        if number in UNDONE:
            take_back(app, game, number)
            prompt.await_question(entry["answers"][0])
            type_entry(app, prompt, game, number, entry)
        if entry["line"].startswith("roll"):
            throws.append(keys)
        elif entry["line"] in ("draw ?", "draw ? ?") and wanted[number - 1]["line"].startswith("roll"):
            with_fish.append(throws[-1] + keys)
    return throws, with_fish


def scores_told(app, game):
    """By the command line, of the record the program keeps."""
    record = app.home / "played.arb"
    record.write_text(app.record(game), encoding="utf-8")
    told = subprocess.run([BUILD / "src" / "cli" / "arbitress-cli", "score", "--json", record], stdout=subprocess.PIPE,
                          check=True)
    return json.loads(told.stdout)


def main():
    on_a_screen()
    app = steps.app = App()
    setup = SAMPLE.read_text(encoding="utf-8").partition("\nplay\n")[0] + "\nplay\n"
    wanted = answers(setup, [*moves_of(SAMPLE), WINS])
    begun = app.home / "begun.arb"
    begun.write_text(setup, encoding="utf-8")
    with steps.step("the record of a game that only begins is opened"):
        app.start(begun)
        game = wait(app.games, "the game in the library")[0]
    with steps.step(f"{len(wanted)} entries are typed and kept"):
        throws, with_fish = play(app, game, wanted)
    with steps.step("the final scores come up by themselves, those of the command line"):
        names = [line.partition(" ")[0] for line in setup_of(SAMPLE)["player"]]
        told = scores_told(app, game)
        scores = [player["points"] for player in told["players"]]
        shown = Final(app).await_scores(names, scores)
        assert "Clara" in shown[0], f"“{shown[0]}” does not name Clara"
        assert scores[2] == 11, scores
    with steps.step(f"one key for each of {len(throws)} throws, two for the {len(with_fish)} that pay hidden fish"):
        assert set(throws) == {1} and set(with_fish) == {2}, f"{throws}, {with_fish}"
    steps.done()


main()
