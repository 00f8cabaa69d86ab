"""keyboard-game.py - whole recorded games typed into the program, from the setup to the final scores, without a
mouse: the resulting record, the scores on the screen, and the number of keys per turn.

  keyboard-game.py GAME...    names of tests/games/fixtures

A game with house rules is opened as a record that has only the setup.

Goals: 3.5 keys a turn on average, and at most 5 in nine turns of ten; in games of nine sets or more 4.5 and 6. A turn
is a tile with all that is done with it, and the race. What is asked after it, as the dragon's steps, is told apart.
SPDX-License-Identifier: GPL-3.0-or-later"""

import json
import pathlib
import statistics
import sys

from driver import App, FIXTURES, Steps, on_a_screen, wait
from table import SETS, Final, Prompt, Setup, answers, moves_of, setup_file, setup_of

MANY = 9  # sets
FEW_GOALS, MANY_GOALS = (3.5, 5), (4.5, 6)  # keys a turn: the mean, and what nine turns of ten need at most

steps = Steps()


def setup(app, record):
    """Sets up the record's game by keyboard; changes only what differs from the defaults."""
    lines = setup_of(record)
    sets = {words.split()[0] for words in lines["set"]}
    page = Setup(app)
    page.players([line.partition(" ")[0].strip('"') for line in lines["player"]])
    page.switch("The Arbitress", "arbitress" in lines.get("use", []))
    page.switch("The Lake", "lake" in lines.get("use", []))
    for title, word in SETS:
        if word in sets:
            page.put(title, 1)
    return page.start()


def open_game(app, record):
    """The record's game, opened from a file, with its setup only."""
    app.start(setup_file(record, app.home))
    return wait(app.games, "the game in the library")[0]


def begin(app, record):
    """Starts the program; returns the game."""
    if "rule" in setup_of(record):
        return open_game(app, record)
    app.start()
    game = setup(app, record)
    words, made = setup_of(record), app.record(game)
    assert ("use lake" in made) == ("lake" in words.get("use", []))
    assert ("use arbitress" in made) == ("arbitress" in words.get("use", []))
    return game


def check_prompt(prompt, answer):
    """Checks that the screen offers the first answer with the key that is typed."""
    prompt.await_question(answer)
    if "pick" not in answer:
        return
    name = prompt.offered()[answer["pick"]]
    assert name.startswith(answer["key"] + ":") or answer["keys"] == ["Return"], f"{name} is offered, {answer} is typed"


def play(app, game, record):
    """Types every entry; returns the keys of each."""
    wanted = answers(app.record(game), moves_of(record))
    prompt = Prompt(app)
    counts = []
    for number, entry in enumerate(wanted):
        if number % 10 == 0 and entry["answers"]:
            check_prompt(prompt, entry["answers"][0])
        keys = [key for answer in entry["answers"] for key in answer["keys"]]
        app.keys(*keys)
        counts.append(len(keys))
        prompt.await_entry(number, entry["line"], game)
    return counts, wanted


def check_end(app, game, record):
    expected = json.loads(record.with_suffix(".expect").read_text(encoding="utf-8"))["end"]
    names = [line.partition(" ")[0].strip('"') for line in setup_of(record)["player"]]
    shown = Final(app).await_scores(names, expected["scores"])
    best = [name for name, score in zip(names, expected["scores"]) if score == max(expected["scores"])]
    assert all(name in shown[0] for name in best), f"“{shown[0]}” does not name {best}"


def one_game(name):
    record = FIXTURES / (name + ".arb")
    app = steps.app = App()
    with steps.step(f"{name}: the game is set up by keyboard, or opened from a file"):
        game = begin(app, record)
    with steps.step(f"{name}: every turn is typed and stored"):
        counts, wanted = play(app, game, record)
    with steps.step(f"{name}: the final scores on the screen are those of the referee"):
        check_end(app, game, record)
    with steps.step(f"{name}: the program wrote no warning"):
        assert not app.complaints(), "\n".join(app.complaints())
    app.remove()
    turns = sum(is_turn(entry) for entry in wanted)
    steps.say(f"{name}: {turns} turns, {sum(counts)} keys with what is asked after the tile, "
              f"{sum(counts) / turns:.2f} a turn, at most {max(counts)}")
    return [count for count, entry in zip(counts, wanted) if is_turn(entry) or entry["line"].startswith("race")], turns


def is_turn(entry):
    return entry["line"].startswith("place")


def goal_of(name):
    words = setup_of(FIXTURES / (name + ".arb"))
    return MANY_GOALS if len(words["set"]) + len(words.get("use", [])) >= MANY else FEW_GOALS


def main():
    on_a_screen()
    played = {}
    for name in sys.argv[1:]:
        counts, turns = one_game(name)
        of_goal = played.setdefault(goal_of(name), [[], 0])
        of_goal[0] += counts
        of_goal[1] += turns
    for goal, (counts, turns) in played.items():
        mean = sum(counts) / turns
        ninth = statistics.quantiles(counts, n=10, method="inclusive")[-1]
        with steps.step(f"{mean:.2f} keys a turn (goal {goal[0]}), nine of ten within {ninth:.1f} (goal {goal[1]})"):
            assert mean <= goal[0] and ninth <= goal[1], f"{turns} turns"
    print(f"1..{steps.number}")


main()
