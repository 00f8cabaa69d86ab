"""mouse-game.py - a whole recorded game with the mouse only: remembered players, every turn, ties when they are
judged, the race to the Keeper, the final scores; and the number of clicks per turn.

  mouse-game.py GAME          a name of tests/games/fixtures

A game with house rules is opened as a record that has only the setup.

Goals: 4 clicks a turn on average, and 5.6 in games of nine sets or more, with the dragon's steps and captures. In these
it was 5 while the list of tiles was scrolled, which is no click; now a tile is found by its edges, and nothing scrolls.
SPDX-License-Identifier: GPL-3.0-or-later"""

import json
import sys

from driver import App, FIXTURES, Steps, on_a_screen, wait
from table import Final, Prompt, Scores, Setup, answers, moves_of, setup_file, setup_of

MEAN, MEAN_OF_MANY, MANY = 4.0, 5.6, 9
SHOWN = 30  # places for tiles beside the finder in this window

steps = Steps()


def remember(app, names):
    """Plays a first game, so that the players are remembered; only names need a keyboard."""
    page = Setup(app)
    page.players(names)
    page.start()
    app.press(description="Back")
    app.await_node("list item", lambda name: name.startswith(", ".join(names)), shown=True)


def set_up(app, names):
    before = app.games()
    app.inputs = 0
    app.press("New Game")
    for name in names:
        app.press(name)
        app.await_node("list item", name, shown=True)
    app.press("Start the Game")
    return wait(lambda: [game for game in app.games() if game not in before], "the new game")[0]


def play(app, game, record):
    wanted = answers(app.record(game), moves_of(record), shown=SHOWN)
    expected = json.loads(record.with_suffix(".expect").read_text(encoding="utf-8"))
    ties = {turn["entries"][1]: turn["ties"] for turn in expected["turns"] if turn["ties"]}
    prompt = Prompt(app)
    counts, judged = [], 0
    for number, entry in enumerate(wanted):
        for answer in entry["answers"]:
            prompt.click_once(answer)
        counts.append(len(entry["answers"]))
        prompt.await_entry(number, entry["line"], game)
        if number + 1 in ties and number + 1 < len(wanted):
            check_tie(app, ties[number + 1])
            judged += 1
    return counts, wanted, judged, prompt.places


def check_tie(app, ties):
    """Checks that a judged tie is shown with the distance of each player."""
    tie = ties[-1]
    card = wait(app.tie_card, "the judged tie")
    for distance in tie["distance"].values():
        wait(lambda: any(str(distance) in text for text in card.texts()), lambda: f"{distance} in {card.texts()}")


def begin(app, names):
    """The first game, remembered players, and the game that is played."""
    with steps.step("Enter begins the first game, and the mouse is enough to set it up"):
        app.start()
        app.await_node("label", "No games yet", shown=True)
        app.keys("Return")
        wait(lambda: app.title() == "New Game", "the setup page")
        for name in ("Player 1", "Player 2"):
            app.press(description="Add this player")
            app.await_node("list item", name, shown=True)
        app.press("Start the Game")
        wait(app.games, "the first game in the library")
        app.press(description="Back")
    with steps.step("the program remembers these players"):
        remember(app, names)
    with steps.step("a game is set up by mouse"):
        game = set_up(app, names)
        steps.say(f"{app.inputs} clicks from the list of games to the first turn")
    return game


def open_game(app, record):
    with steps.step("a game is opened from a file"):
        app.start(setup_file(record, app.home))
        return wait(app.games, "the game in the library")[0]


def check_keeper(app, keeper):
    with steps.step("the scoreboard names the Keeper"):
        app.press(description="Back")
        row = wait(lambda: Scores(app).row(keeper), "the Keeper's row")
        wait(lambda: "Keeper" in " ".join([row.name, *row.texts()]), lambda: f"Keeper in {row.name}: {row.texts()}")


def main():
    on_a_screen()
    record = FIXTURES / (sys.argv[1] + ".arb")
    expected = json.loads(record.with_suffix(".expect").read_text(encoding="utf-8"))["end"]
    words = setup_of(record)
    names = [line.partition(" ")[0].strip('"') for line in words["player"]]
    app = steps.app = App()
    game = open_game(app, record) if "rule" in words else begin(app, names)
    with steps.step("every turn is clicked and stored, every tie is shown when it is judged"):
        counts, wanted, judged, places = play(app, game, record)
        steps.say(f"{judged} ties shown while playing; places clicked once: {places}")
        assert judged > 0 or "arbitress" not in words.get("use", [])
    with steps.step("the final scores on the screen are those of the referee"):
        Final(app).await_scores(names, expected["scores"])
    if expected["keeper"] >= 0:
        check_keeper(app, names[expected["keeper"]])
    turns = sum(entry["line"].startswith("place") for entry in wanted)
    mean = sum(counts) / turns
    goal = MEAN_OF_MANY if len(words["set"]) + len(words.get("use", [])) >= MANY else MEAN
    with steps.step(f"{mean:.2f} clicks a turn (goal {goal})"):
        assert mean <= goal
    steps.done()


main()
