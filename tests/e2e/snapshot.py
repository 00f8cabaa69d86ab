"""snapshot.py - a game that has already begun is entered as it lies: by keys from the setup page on, with every kind of
thing on the table, and played on; with the mouse in a narrow window; players leave and come meanwhile.
SPDX-License-Identifier: GPL-3.0-or-later"""

from driver import App, Steps, on_a_screen, shot, wait
from table import Prompt, Setup, answers

SCORES = {"Anna": 24, "Ben": 31, "Cleo": 7}

steps = Steps()


def asked(app):
    return Prompt(app).asked()


def enter(app, line, *keys, text=None, then=()):
    """Presses the keys, writes the text, if any, and presses `then`; the entry that comes of it must be this line."""
    before = len(app.entries())
    app.keys(*keys)
    if text is not None:
        app.await_node("text", shown=True)
        app.type(text)
        app.keys("Return", *then)
    wait(lambda: len(app.entries()) > before, lambda: f"{line}; asked: {asked(app)}")
    assert app.entries()[-1] == line, f"{app.entries()[-1]} instead of {line}"


def play(app, line, then):
    """Makes an entry with the keys that the prompt offers for it; then this player is asked."""
    before = app.entries()
    told = answers(app.record(), [*before, line], len(before))[0]
    enter(app, told["line"], *[key for answer in told["answers"] for key in answer["keys"]])
    wait(lambda: any(then in text for text in asked(app)), lambda: f"{then} to be asked: {asked(app)}")


def await_points(app, scores):
    for name, count in scores.items():
        wait(lambda name=name, count=count: app.find("list item", lambda row: row.startswith(f"{name}: {count} point")),
             f"{count} points of {name}")


def by_keys():
    app = steps.app = App()
    app.start()
    with steps.step("the setup page: the game has already begun"):
        page = Setup(app)
        page.players(["Anna", "Ben", "Cleo"])
        page.switch("The Arbitress", True)
        page.switch("The Lake", True)
        page.put("Inns and Cathedrals", 1)
        page.switch("The game has already begun", True)
        shot(app, "snapshot-setup")
        page.start()
        wait(lambda: app.entries() == ["snapshot"], "the entry that says so")
        wait(lambda: "Which tile lies there?" in asked(app), lambda: f"the tiles in {asked(app)}")
    with steps.step("the tiles that lie there, and who stands on them"):
        enter(app, "lies crfr 1,0 r0 with Ben big road:E", "v", "c", "2", "2", "2")
        enter(app, "lies crrr 0,-1 r2", "y", "c", "Return")
        enter(app, "stands Anna follower 0,0 farm:ese", "question", "f", "1", "1", "b", "3")
        enter(app, "lies lake 1,1 r0", "l", "d", "Return")
    with steps.step("points, the Arbitress, racers, water tokens"):
        for key, (name, count) in zip("123", SCORES.items()):
            enter(app, f"score {name} {count}", "question", "1", key, text=str(count), then=["Return"])
        await_points(app, SCORES)
        enter(app, "now arbitress 1,0", "question", "h", "b")
        enter(app, "now racer Anna follower 1,0", "question", "c", "1", "1", "b")
        enter(app, "now water Ben 7", "question", "w", "2", text="7")
        enter(app, "now token 0,0 city:N", "question", "t", "a")
        shot(app, "snapshot-things")
    with steps.step("the game goes on; nobody was on turn before"):
        assert not app.find("list item", lambda row: "on turn" in row), "nobody is on turn"
        play(app, "play on Ben", "Ben")
        play(app, "place crfr 1,-1 r2 follower city:S", "Cleo")
    with steps.step("a player leaves, is passed over, and comes again"):
        play(app, "leaves Cleo", "Anna")
        play(app, "comes Cleo", "Anna")
        shot(app, "snapshot-played")
    app.remove()


def by_mouse():
    """In a narrow and dark window: one tile, who stands on it, and the points of one player."""
    app = steps.app = App(size=(360, 640), environment={"ADW_DEBUG_COLOR_SCHEME": "prefer-dark"})
    path = app.start_with("Arbitress record 1", "game carcassonne", "player Anna red", "player Ben blue", "set base",
                          "play", "snapshot")
    told = answers(path.read_text(encoding="utf-8"), ["snapshot", "lies crfr 1,0 r0 with Ben follower road:E",
                                                      "play on Ben"])
    prompt = Prompt(app)
    for entry in told[1:]:
        with steps.step(f"narrow, by mouse: {entry['line']}"):
            before = len(app.entries())
            for answer in entry["answers"]:
                prompt.click(answer)
            wait(lambda before=before: len(app.entries()) > before, lambda: f"the entry; asked: {prompt.asked()}")
            assert app.entries()[-1] == entry["line"], app.entries()[-1]
            shot(app, f"snapshot-narrow-{before}")
    app.remove()


def catan():
    app = steps.app = App()
    app.start_with("Arbitress record 1", "game catan", "player Anna red", "player Ben blue", "player Clara white",
                   "use fishermen", "play")
    with steps.step("Catan: the game has already begun"):
        wait(lambda: any("settlement" in text for text in asked(app)), lambda: f"a settlement in {asked(app)}")
        enter(app, "snapshot", "question", "g")
        wait(lambda: "What lies on the table?" in asked(app), lambda: f"the question: {asked(app)}")
    with steps.step("Catan: pieces, robber, cards, fish and the shoe"):
        enter(app, "now settlement Anna 1", "s", "1", "shift+u")
        enter(app, "now city Ben 20", "c", "2", "h")
        enter(app, "now road Anna 1-2", "r", "1", "w", "s")
        enter(app, "now robber B", "b", "b")
        enter(app, "now token Anna 2", "t", "1", "2")
        enter(app, "now token Clara shoe", "t", "3", "s")
        enter(app, "now knights Ben 3", "k", "2", text="3")
        enter(app, "now development Anna 2", "d", "1", text="2")
        await_points(app, {"Anna": 1, "Ben": 2, "Clara": 0})
        assert app.find("label", "3 knights", shown=True), "the line of the knights begins with a dot"
        shot(app, "snapshot-catan")
    with steps.step("Catan: the game goes on, and the Largest Army counts"):
        enter(app, "play on Clara", "g", "3")
        await_points(app, {"Anna": 1, "Ben": 4, "Clara": 0})
        enter(app, "roll 8", "8")
    app.remove()


on_a_screen()
by_keys()
by_mouse()
catan()
steps.done()
