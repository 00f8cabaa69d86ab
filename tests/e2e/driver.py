"""driver.py - plays the application like a person: sends X events, reads accessible names and the library.

Everything is awaited with wait (); there are no fixed pauses. If a state does not come in time, the test fails with a
picture of the screen. A script first calls on_a_screen (), which starts a bus and a display of its own.
SPDX-License-Identifier: GPL-3.0-or-later"""

import contextlib
import ctypes
import os
import pathlib
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time

import bus

SOURCE = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("ARBITRESS_BUILD") or SOURCE / "_build")
FIXTURES = SOURCE / "tests" / "games" / "fixtures"
PICTURES = pathlib.Path(os.environ.get("ARBITRESS_PICTURES") or BUILD / "tests" / "e2e" / "pictures")
SHOTS = os.environ.get("ARBITRESS_SHOTS")  # a folder for pictures, for a person to look at
PLACES = BUILD / "tests" / "e2e" / "places.so"  # see places.c; an older GTK does not need it

# As in src/library: the key of a line is its game's id and its number; entries begin at this number.
KEY_BITS, FIRST_ENTRY = 20, 1024

PAUSE = 0.008  # between two checks of a condition, at least
DOUBT = 0.3  # after so many seconds, and then each time after twice as many, everything is asked for anew
STILL = 0.05  # a widget that has not moved for so many seconds is in its place
PATIENCE = 120  # seconds until wait () fails; long, because a busy machine is slow


def on_a_screen(size="1280x900"):
    """Runs the script again on a bus and a display of its own, unless it already has them."""
    if os.environ.get("ARBITRESS_E2E") == "1":
        return
    environment = dict(os.environ, ARBITRESS_E2E="1")
    # G_DEBUG is only for the program. The accessibility client reads a changing tree, so its warnings do not matter.
    for name in ("WAYLAND_DISPLAY", "DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS", "G_DEBUG"):
        environment.pop(name, None)
    # The socket of the accessibility bus is in the runtime folder, so two tests at the same time must not share it.
    with tempfile.TemporaryDirectory(prefix="arbitress-run-") as environment["XDG_RUNTIME_DIR"]:
        status = _run_on_a_screen(size, environment)
    sys.exit(status)


def _run_on_a_screen(size, environment):
    child = subprocess.Popen([sys.executable, SOURCE / "build-aux" / "screen.py", "--size", size, "dbus-run-session",
                              "--", sys.executable, *sys.argv], env=environment, stdout=subprocess.PIPE, text=True)
    for line in child.stdout:
        if not line.startswith("SpiRegistry"):  # the bus writes to the test's output, which must be TAP
            print(line, end="", flush=True)
    return child.wait()


class Failed(Exception):
    pass


def wait(condition, what, timeout=PATIENCE):
    """Waits until condition () is true; returns its result. `what` may be a function that says more in a failure."""
    doubt = DOUBT
    start = time.monotonic()
    while True:
        begun = time.monotonic()
        in_doubt = begun - start > doubt
        bus.forget(in_doubt)
        if in_doubt:
            doubt *= 2
        result = condition()
        if result:
            bus.forget()
            return result
        now = time.monotonic()
        if now - start > timeout:
            raise Failed(f"waited {timeout} s for {what() if callable(what) else what}")
        time.sleep(max(PAUSE, now - begun))  # half of the time, the program is not asked but works


def x(*words):
    """Runs xdotool; returns what it prints, "" if it found nothing."""
    return subprocess.run(["xdotool", *map(str, words)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                          text=True, check=False).stdout


_xlib = []


def _display():
    """The X library and its display: asked directly, because to start xdotool takes as long as twenty answers."""
    if not _xlib:
        lib = ctypes.CDLL("libX11.so.6")
        lib.XOpenDisplay.restype = ctypes.c_void_p
        # A window may be gone; without a handler of our own, that would end this process.
        handler = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda *_: 0)
        lib.XSetErrorHandler(handler)
        _xlib[:] = [lib, ctypes.c_void_p(lib.XOpenDisplay(None)), handler]
    return _xlib[0], _xlib[1]


def focus_window():
    """The window that has the keys."""
    lib, display = _display()
    window, back = ctypes.c_ulong(), ctypes.c_int()
    lib.XGetInputFocus(display, ctypes.byref(window), ctypes.byref(back))
    return window.value


def to_front(window):
    """Gives the keys to a window; does it have them now? It may not be there yet, or just be closing."""
    lib, display = _display()
    revert_to_parent, current_time = 2, 0
    lib.XSetInputFocus(display, ctypes.c_ulong(int(window)), revert_to_parent, ctypes.c_ulong(current_time))
    lib.XSync(display, 0)
    return focus_window() == int(window)


_hands = []


def do(*words):
    """The same for commands without output, in one xdotool that keeps running. To start one for each key would take
    most of the time of a test."""
    if not _hands:
        _hands.append(subprocess.Popen(["xdotool", "-"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True,
                                       bufsize=1))
    _hands[0].stdin.write(" ".join(map(str, words)) + "\n")
    _hands[0].stdin.flush()
    bus.forget()


# ---- what a screen reader sees ----

def shot(app, name):
    if SHOTS:
        app.shot(pathlib.Path(SHOTS) / f"{name}.png")


# The names of Debian 12; at-spi2-core 2.56 and GTK 4.18 (Debian 13) have others for the same roles.
ROLES = {"button": "push button", "grouping": "panel"}


class Node:
    """One accessible object. If its widget is gone, it has no children, no name and no place."""

    def __init__(self, app, accessible):
        self.app, self.accessible = app, accessible

    def _node(self, accessible):
        return Node(self.app, accessible) if accessible is not None else None

    @property
    def name(self):
        return bus.names([self.accessible])[0]

    @property
    def description(self):
        """Usually the tooltip. In newer versions of GTK, the tooltip becomes the name if there is no other name; then
        it is not repeated here."""
        return bus.description(self.accessible) or self.name

    @property
    def role(self):
        return _role(self.accessible)

    def children(self):
        return [Node(self.app, found) for found in bus.children(self.accessible)]

    def names(self):
        """Those of its children."""
        return bus.names(bus.children(self.accessible))

    def parent(self):
        return self._node(bus.parent(self.accessible))

    def ancestors(self):
        """This node and its parents, from the inside out."""
        node = self
        while node is not None and node.role != "application":
            yield node
            node = node.parent()

    def child(self, index):
        return next(iter(self.children()[index:]), None)

    def has(self, state):
        return bus.has_state(self.accessible, state)

    def box(self):
        """x, y, width, height in its window."""
        return bus.box(self.accessible)

    def middle(self):
        left, top, width, height = self.box()
        return left + width // 2, top + height // 2

    def walk(self, *roles):
        """This node and all below it that have a place, of these roles or of all. A widget that was never shown has no
        place."""
        return self._walk(lambda thing: not roles or _role(thing) in roles)

    def _walk(self, wanted):
        return [Node(self.app, accessible) for accessible in bus.walk(self.accessible, wanted)]

    def find(self, role=None, name=None, description=None, shown=False):
        """The first node below that matches; name and description may be text or a predicate. A page that was shown
        once keeps its place; with `shown`, the pointer must be able to reach the node."""
        def wanted(thing):
            node = Node(self.app, thing)
            return ((role is None or node.role == role) and (name is None or _matches(name, node.name))
                    and (description is None or _matches(description, node.description)))
        return next((node for node in self._walk(wanted) if not shown or node.is_shown()), None)

    def under(self):
        """The node that the pointer would hit at this node's middle; None if that is in another window. Newer versions
        of GTK may find what was scrolled out of a pane and is not shown there; then it is searched here."""
        width, height = self.box()[2:]
        frame = next((node for node in self.ancestors() if node.role in ("frame", "dialog", "window")), None)
        if frame is None or width <= 0 or height <= 0:
            return None
        point = self.middle()
        hit = self._node(bus.at_point(frame.accessible, point))
        return frame.at(point) if PLACES.exists() and hit is not None and hit.is_cut_off(point) else hit

    def at(self, point):
        """What of this is at a point of the window: the innermost, and of those beside each other the last."""
        box = self.box()
        is_here = _contains(box, point)
        if box == (0, 0, 0, 0) or (self.role == "scroll pane" and not is_here):
            return None
        below = (child.at(point) for child in reversed(self.children()))
        return next((node for node in below if node is not None), self if is_here else None)

    def is_on_top(self):
        """True if the pointer would hit exactly this node."""
        hit = self.under()
        return hit is not None and self.accessible in [node.accessible for node in hit.ancestors()]

    def is_cut_off(self, point=None):
        """True if this point, at first its middle, is outside a scrolled pane around it. Newer versions of GTK ignore
        the pane when they say what is at a point."""
        point = point or self.middle()
        return not all(_contains(node.box(), point) for node in self.ancestors() if node.role == "scroll pane")

    def is_shown(self):
        """True if the pointer would hit this node or one inside it. If a node is disabled, the pointer hits its parent
        instead."""
        left, top, width, height = self.box()
        if width <= 0 or height <= 0 or (PLACES.exists() and self.is_cut_off()):
            return False
        hit = self.under()
        if hit is None:  # GTK 4.8 has no name for some pictures in buttons
            return True
        mine, others = self.ancestors(), hit.ancestors()
        return (any(node.accessible == self.accessible for node in others)
                or any(node.accessible == hit.accessible for node in mine))

    def texts(self):
        """The text of every label below this node, from top to bottom."""
        return [node.name for node in self.walk("label") if node.name not in ("", "GtkLabel")]

    def text(self):
        """The text in an entry."""
        return bus.text(self.accessible)

    def _why_not_shown(self):
        hit = self.under()
        above = f"{hit.role} “{hit.name}” {hit.box()}" if hit is not None else "nothing"
        return f"the pointer to reach {self.role} “{self.name}” {self.box()}; there is {above}"

    def value(self):
        """The value of a spin button."""
        return bus.number(self.accessible, bus.VALUE, "CurrentValue")

    def click_if_shown(self, button=1, covered=False):
        """Clicks its middle if nothing covers it, or if it may be covered, and it has not moved for some frames; else
        returns False. The pointer comes first, as a person's does: a tooltip of what it was on, which may lie here and
        take the click, goes."""
        place, now = (self.accessible, self.box()), time.monotonic()
        left, top, width, height = place[1]
        if self.app.still is None or self.app.still[0] != place:
            self.app.still = (place, now)
            self.app.point(left + width // 2, top + height // 2)
        if now - self.app.still[1] < STILL or width <= 0 or height <= 0 or not (covered or self.is_shown()):
            return False
        self.app.click(left + width // 2, top + height // 2, button)
        return True

    def pane(self):
        """What scrolls this."""
        return next(node for node in self.ancestors() if node.role == "scroll pane")

    def is_above(self):
        """True if this begins above what is shown of its pane."""
        return self.box()[1] < self.pane().box()[1]

    def turn_wheel(self, up=None):
        """Turns the wheel by one notch, up or down or towards this, over what scrolls it; that is not an input of a
        turn."""
        left, top, width, height = self.pane().box()
        self.app.click(left + width // 2, top + height // 2, button=4 if (self.is_above() if up is None else up) else 5)
        self.app.inputs -= 1

    def scroll_to(self):
        """Turns the wheel until this is shown."""
        while self.is_cut_off():
            before = self.box()
            self.turn_wheel()
            wait(lambda: self.box() != before, f"{self.role} “{self.name}” to be scrolled from {before}")
        wait(self.is_shown, self._why_not_shown)

    def click(self, button=1):
        """The same, but waits until it is possible."""
        wait(lambda: self.click_if_shown(button), self._why_not_shown)


def _contains(box, point):
    left, top, width, height = box
    return left <= point[0] < left + width and top <= point[1] < top + height


def _role(accessible):
    role = bus.role(accessible)
    return ROLES.get(role, role)


def _matches(wanted, given):
    return wanted(given) if callable(wanted) else wanted == given


# ---- the application ----

def moves_of(record):
    """The entry lines of a record file."""
    lines = record.read_text(encoding="utf-8").splitlines()
    return [line for line in lines[lines.index("play") + 1:] if line and not line.startswith("#")]


class App:
    """The application with a home folder of its own. The folder stays, so another start () finds the same games."""

    def __init__(self, size=(1200, 800), environment=None, settings=None):
        self.home = pathlib.Path(tempfile.mkdtemp(prefix="arbitress-e2e-"))
        self.size = size
        self.process = None
        self.still = None  # the widget to be clicked, its place, and since when it is there
        self.log = self.home / "log"
        self.inputs = 0
        self.last_focus = None
        self.environment = dict(os.environ, GTK_A11Y="atspi", GSK_RENDERER="cairo", GSETTINGS_BACKEND="keyfile",
                                GSETTINGS_SCHEMA_DIR=str(BUILD / "data"), ARBITRESS_LOCALE_DIR=str(BUILD / "po"),
                                LC_ALL="C.UTF-8", LANGUAGE="C",
                                G_DEBUG="fatal-criticals", NO_AT_BRIDGE="0", **(environment or {}))
        for name in ("DATA", "CONFIG", "CACHE", "STATE"):
            self.environment[f"XDG_{name}_HOME"] = str(self.home / name.lower())
        self._write_settings(dict(settings or {}))

    def _write_settings(self, settings):
        folder = self.home / "config" / "glib-2.0" / "settings"
        folder.mkdir(parents=True)
        values = {"window-width": self.size[0], "window-height": self.size[1], **settings}
        lines = [f"{key}={value}" for key, value in values.items()]
        (folder / "keyfile").write_text("[org/arbitress/Arbitress]\n" + "\n".join(lines) + "\n")
        folder = self.home / "config" / "gtk-4.0"
        folder.mkdir()
        (folder / "settings.ini").write_text("[Settings]\ngtk-font-name=Cantarell 11\ngtk-enable-animations=false\n"
                                             "gtk-cursor-blink=false\ngtk-decoration-layout=:close\n")

    # -- start and end --

    def launch(self, *files):
        """Starts the process, and waits for nothing."""
        environment = dict(self.environment, LD_PRELOAD=str(PLACES)) if PLACES.exists() else self.environment
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen([BUILD / "src" / "app" / "arbitress", *files], env=environment,
                                            stdout=log, stderr=log)

    def start(self, *files):
        self.launch(*files)
        self.window = wait(self._find_window, self._why_no_window)
        self.border = self._border()
        self.place = None
        self.focus()
        self.root = wait(self._find_root, "the application on the accessibility bus")
        return self

    def start_with(self, *lines):
        """Starts with a record of these lines, and waits until it is stored; returns its file."""
        path = self.home / "evening.arb"
        path.write_text("\n".join(lines).rstrip("\n") + "\n", encoding="utf-8")
        count = len(moves_of(path))
        self.start(path)
        wait(lambda: self.games() and len(self.entries()) >= count, "the record in the library")
        return path

    def _why_no_window(self):
        return "a window; the program says:\n" + self.log.read_text(errors="replace")[-2000:]

    def windows(self):
        """The visible windows of the program, oldest first, without popovers."""
        found = x("search", "--all", "--onlyvisible", "--pid", self.process.pid, "--name", ".").split()
        return [int(window) for window in found]

    def _find_window(self):
        if self.process.poll() is not None:
            raise Failed(self._why_no_window())
        found = self.windows()
        return found[0] if found else None

    def _border(self):
        """The distance of the contents from the window's edge: without a compositor there is a frame, no shadow."""
        text = subprocess.run(["xprop", "-id", str(self.window), "_GTK_FRAME_EXTENTS"], stdout=subprocess.PIPE,
                              text=True, check=False).stdout
        numbers = text.partition("=")[2].split(",")
        return (int(numbers[0]), int(numbers[2])) if len(numbers) == 4 else (5, 5)

    def _find_root(self):
        found = bus.program(self.process.pid)
        return Node(self, found) if found is not None else None

    @property
    def focused(self):
        """The node that has the keyboard focus; None if no node has it. It is read, not awaited as an event: GTK tells
        nothing of a widget that nobody has asked for."""
        self.last_focus = bus.focus(self.root.accessible, self.last_focus)
        return Node(self, self.last_focus) if self.last_focus is not None else None

    def tab(self, key="Tab"):
        """Moves the focus one step; returns the node that has it then."""
        before = self.focused

        def moved():
            now = self.focused
            return now if now is not None and (before is None or now.accessible != before.accessible) else None
        self.keys(key)
        return wait(moved, lambda: f"{key} to move the focus")

    def focus(self, window=None):
        window = window or self.window
        # The server refuses a window that is not mapped yet, and a window that closes may give the focus away after
        # this, so it is asked for until it is there.
        wait(lambda: to_front(window), lambda: f"the focus of window {window}; {focus_window()} has it, "
             f"and the program shows {self.windows()}")

    def ends(self, timeout=PATIENCE):
        """Waits until the program ends; returns its status."""
        wait(lambda: self.process.poll() is not None, "the end of the program", timeout)
        return self.process.returncode

    def kill(self, how=signal.SIGKILL):
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait()

    def remove(self):
        self.kill()
        shutil.rmtree(self.home, ignore_errors=True)

    def complaints(self):
        """The warnings and criticals that the program wrote."""
        lines = self.log.read_text(errors="replace").splitlines() if self.log.exists() else []
        return [line for line in lines if "WARNING" in line or "CRITICAL" in line]

    # -- keys and pointer --

    def keys(self, *names):
        """Presses keys by their X names ("a", "Return", "shift+b"); each counts as one input."""
        self.inputs += len(names)
        do("key", "--delay", 1, *names)

    def type(self, text):
        self.inputs += len(text)
        assert '"' not in text and "\\" not in text
        do("type", "--delay", 1, f'"{text}"')

    def at(self, left, top):
        """Converts a point of the window's contents to one of the screen."""
        if self.place is None:
            told = x("getwindowgeometry", "--shell", self.window)
            self.place = dict(line.split("=") for line in told.split())
        return int(self.place["X"]) + self.border[0] + left, int(self.place["Y"]) + self.border[1] + top

    def point(self, left, top):
        do("mousemove", *self.at(left, top))

    def click(self, left, top, button=1):
        self.inputs += 1
        self.point(left, top)
        do("click", button)

    def shot(self, path, window="root"):
        pathlib.Path(path).parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(["import", "-window", str(window), str(path)], check=True)

    # -- screen --

    def find(self, role=None, name=None, description=None, shown=False):
        return self.root.find(role, name, description, shown)

    def title(self):
        """A picture of the window."""
        frame = self.root.child(0)
        return frame.name if frame is not None else ""

    def width(self):
        """That of the window's contents; 0 while the window does not answer, as when it lays itself out again."""
        frame = self.root.child(0)
        return frame.box()[2] if frame is not None else 0

    def await_node(self, role=None, name=None, description=None, shown=False, timeout=PATIENCE):
        return wait(lambda: self.find(role, name, description, shown), f"{role} {name or description}", timeout)

    def press(self, name=None, description=None):
        """Clicks the visible button with this name or tooltip."""
        given = (lambda text: text.replace("_", "").endswith(name)) if isinstance(name, str) else name
        self.await_node("push button", given, description, shown=True).click()

    def open_menu(self, name, words):
        """Opens the menu of the button with this name; returns the item with these words. Without a window manager, a
        menu may lose the focus to the window at once; then it is opened again."""
        for _ in range(10):
            self.press(name)
            with contextlib.suppress(Failed):
                return self.await_node("menu item", lambda given: words in given, timeout=5)
        raise Failed(f"“{words}” is not in the menu “{name}”")

    def menu_items(self):
        """Those of the menu that is open."""
        return [node for node in self.root.walk() if node.role.endswith("menu item") and node.box() != (0, 0, 0, 0)]

    def tie_card(self):
        """The card of a judged tie; None if there is none."""
        close = self.find("push button", "Close", "Close", shown=True)
        return close.parent().parent() if close is not None else None

    # -- the library: what was stored --

    @property
    def library(self):
        return self.home / "data" / "arbitress" / "library.db"

    def _ask(self, question, *values):
        if not self.library.exists():
            return []
        with contextlib.closing(sqlite3.connect(f"file:{self.library}?mode=ro", uri=True, timeout=PATIENCE)) as library:
            try:
                return library.execute(question, values).fetchall()
            except sqlite3.OperationalError:  # its tables are not made yet
                return []

    def games(self):
        return [row[0] for row in self._ask("SELECT id FROM game ORDER BY id")]

    def lines(self, game, entries):
        first = (game << KEY_BITS) + (FIRST_ENTRY if entries else 0)
        last = (game << KEY_BITS) + ((1 << KEY_BITS) - 1 if entries else FIRST_ENTRY - 1)
        return [row[0] for row in self._ask("SELECT text FROM line WHERE id BETWEEN ? AND ? ORDER BY id", first, last)]

    def entries(self, game=None):
        game = game or max(self.games(), default=0)
        return self.lines(game, True)

    def record(self, game=None):
        """The game as a record."""
        game = game or max(self.games())
        return "\n".join(["Arbitress record 1", *self.lines(game, False), "play", *self.lines(game, True), ""])


# ---- reports ----

class Steps:
    """The steps of a test as TAP. The first step that fails ends the test, with a picture of the screen."""

    def __init__(self):
        self.number = 0
        self.app = None

    @contextlib.contextmanager
    def step(self, name):
        self.number += 1
        begun = time.monotonic()
        try:
            yield
        except BaseException as problem:
            print(f"not ok {self.number} - {name}")
            for line in f"{type(problem).__name__}: {problem}".splitlines():
                print("# " + line)
            self._picture(name)
            print(f"1..{self.number}", flush=True)
            if self.app is not None:
                self.app.remove()
            if isinstance(problem, (Failed, AssertionError)):
                sys.exit(1)
            raise
        print(f"ok {self.number} - {name} # {time.monotonic() - begun:.1f} s", flush=True)

    def _picture(self, name):
        words = "".join(c if c.isalnum() else "-" for c in name)[:60]
        path = PICTURES / f"failed-{pathlib.Path(sys.argv[0]).stem}-{words}.png"
        with contextlib.suppress(Exception):
            PICTURES.mkdir(parents=True, exist_ok=True)
            subprocess.run(["import", "-window", "root", str(path)], check=True, stderr=subprocess.DEVNULL)
            print(f"# the screen: {path}")
        if self.app is not None and self.app.log.exists():
            for line in self.app.log.read_text(errors="replace").splitlines()[-10:]:
                print("# " + line)

    def say(self, text):
        print("# " + text, flush=True)

    def done(self):
        complaints = self.app.complaints() if self.app is not None else []
        with self.step("the program wrote no warning"):
            assert not complaints, "\n".join(complaints)
        self.app.remove()
        print(f"1..{self.number}")
