"""bus.py - asks the accessibility bus, as a screen reader does, but with few questions.

For one question, four processes take turns: this one, the bus, the program and the bus again. That is most of the time
of a test. Questions that are sent together are answered almost as soon as one, and one question tells of all objects of
a program what they are, whose children they are and what they are called. So a test looks at a moment: what it has
asked stays answered until forget ().

An object is the name of its program on the bus and its path there; a path is never used again for another object. The
answer of an object that is gone is None.
SPDX-License-Identifier: GPL-3.0-or-later"""

import ast
import functools
import itertools
import re

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib

ACCESSIBLE, COMPONENT = "org.a11y.atspi.Accessible", "org.a11y.atspi.Component"
TEXT, VALUE = "org.a11y.atspi.Text", "org.a11y.atspi.Value"
REGISTRY = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
NOTHING = "/org/a11y/atspi/null"
IN_WINDOW = GLib.Variant("(u)", (Atspi.CoordType.WINDOW,))

CACHE = ("/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems")

_context = GLib.MainContext()


@functools.cache
def _connection():
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    address, = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None,
                                 Gio.DBusCallFlags.NONE, -1).unpack()
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    return Gio.DBusConnection.new_for_address_sync(address, flags)


def ask_all(questions):
    """The answers to questions, each an object, an interface, a method and its arguments, in the same order."""
    connection, answers, missing = _connection(), [None] * len(questions), len(questions)

    def answered(_, result, number):
        nonlocal missing
        missing -= 1
        try:
            answers[number] = connection.call_finish(result).unpack()
        except GLib.Error:  # the object disappeared
            pass

    _context.push_thread_default()
    try:
        for number, ((program, path), interface, method, arguments) in enumerate(questions):
            connection.call(program, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, -1, None,
                            answered, number)
        while missing > 0:
            _context.iteration(True)
    finally:
        _context.pop_thread_default()
    return answers


def ask(thing, interface, method, arguments):
    try:
        return _connection().call_sync(*thing, interface, method, arguments, None, Gio.DBusCallFlags.NONE, -1).unpack()
    except GLib.Error:  # the object disappeared
        return None


def _property(thing, interface, name):
    return thing, "org.freedesktop.DBus.Properties", "Get", GLib.Variant("(ss)", (interface, name))


def number(thing, interface, name):
    """A number of an object, which its interface says; None if it is gone."""
    answer = ask(*_property(thing, interface, name))
    return answer[0] if answer is not None else None


def _children(things):
    """Those of each of these objects."""
    answers = ask_all([(thing, ACCESSIBLE, "GetChildren", None) for thing in things])
    return [[child for child in answer[0] if child[1] != NOTHING] if answer is not None else [] for answer in answers]


def _found(answer):
    return answer[0] if answer is not None and answer[0][1] != NOTHING else None


# GVariant's text of what a program tells of an object: the object, the program, the parent, its index there, how many
# children it has, its interfaces, its name, its role, its description and its states. To read this text takes a third
# of the time that it takes to ask for one value after the other.
_TEXT = r"""('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")"""
_OBJECT = re.compile(rf"\(\('[^']*', '([^']*)'\), \([^)]*\), \('[^']*', '([^']*)'\), (-?\d+), (-?\d+), "
                     rf"\[([^]]*)\], {_TEXT}, (\d+), {_TEXT}, \[(\d+), (\d+)\]\)")


class _Object:
    """One object, as the program described it at one moment."""

    def __init__(self, program, told):
        path, above, index, count, interfaces, self._name, role, self._description, *self._states = told.groups()
        self.thing, self.above = (program, path), (program, above)
        self.index, self.count, self.role = int(index), int(count), int(role)
        self.is_page = "," not in interfaces  # of a stack: it is not a widget, and has no place
        self.below = []

    @property
    def name(self):
        return ast.literal_eval(self._name)

    @property
    def description(self):
        return ast.literal_eval(self._description)

    def has(self, state):
        return bool(int(self._states[state // 32]) >> state % 32 & 1)


ROUNDS = 30  # a program that always has new objects is not read for ever: whoever waits looks again


class _Moment:
    """The objects of a program at one moment, each after it was asked for once."""

    def __init__(self, program, doubt):
        self.program, self.objects = program, {}
        for _ in range(ROUNDS):
            if self._is_whole(doubt):
                break  # else what is new was asked for, and is described from now on
        _known.update((found.thing, (found.above, found.role)) for found in self.objects.values())

    def _is_whole(self, doubt):
        """Reads all objects. GTK tells of an object only after somebody asked for it, and of hidden ones, too. So if
        the children of one cannot be all that it has, or in doubt, it is asked for them; if one of these is new, all is
        read again."""
        self.objects = {found.thing: found for found in self._read()}
        for found in sorted(self.objects.values(), key=lambda found: found.index):
            above = self.objects.get(found.above)
            if above is not None:
                above.below.append(found.thing)
        odd = [found for found in self.objects.values() if doubt or not self._is_sure(found)]
        for found, below in zip(odd, _children(found.thing for found in odd)):
            found.below = below
        new = [child for found in odd for child in found.below if child not in self.objects]
        ahead = new
        for _ in range(ROUNDS):
            if not ahead:
                break
            ahead = [child for below in _children(ahead) for child in below]
        for found in odd:
            found.below = [child for child in found.below if child in self.objects]
        return not new

    def _is_sure(self, found):
        """A hidden object has the place among the others that the next one has."""
        indices = [self.objects[child].index for child in found.below]
        return found.above[1] != NOTHING and indices == [*range(found.count)]

    def _read(self):
        try:
            told = _connection().call_sync(self.program, *CACHE, None, None, Gio.DBusCallFlags.NONE, -1, None)
        except GLib.Error:  # the program has ended, or has just begun
            return []
        found = [_Object(self.program, match) for match in _OBJECT.finditer(told.print_(False))]
        assert len(found) == told.get_child_value(0).n_children(), told.print_(False)
        return found

    def below(self, thing):
        """Its children, in order. A page of a stack is passed over: what is on it is a child of the stack."""
        found = self.objects.get(thing)
        for child in found.below if found is not None else ():
            if self.objects[child].is_page:
                yield from self.below(child)
            else:
                yield child

    def all_below(self, thing):
        """This object and all below it, each before those below it, the first child first."""
        yield thing
        for child in self.below(thing):
            yield from self.all_below(child)

    def above(self, thing):
        """What is around this object, from the inside out."""
        while (found := self.objects.get(thing)) is not None and found.above in self.objects:
            thing = found.above
            yield thing


_moments = {}  # of each program
_places = {}  # of objects, at this moment
_doubt = False
_known = {}  # the parent and the role of each object, as they were seen last: both are seldom others later


def _moment(thing):
    program = thing[0]
    if program not in _moments:
        _moments[program] = _Moment(program, _doubt)
    return _moments[program]


def forget(doubt=False):
    """Time has passed: what the programs show may be something else now. In doubt, nothing is taken from the order of
    the objects: a hidden one may stand where another is shown that nobody has asked for."""
    global _doubt
    _doubt = doubt
    _moments.clear()
    _places.clear()


def _parent_and_role(thing):
    if thing not in _known and thing[0] not in _moments:  # a whole moment takes longer than two questions
        above, is_one = ask_all([_property(thing, ACCESSIBLE, "Parent"), (thing, ACCESSIBLE, "GetRole", None)])
        if above is None or is_one is None:
            return None, None
        _known[thing] = above[0], is_one[0]
    return _known.get(thing, (None, None))


def parent(thing):
    above, _ = _parent_and_role(thing)
    return above if above is not None and above[1] != NOTHING else None


def children(thing):
    if thing[0] in _moments:
        return list(_moments[thing[0]].below(thing))
    return _children([thing])[0]


def names(things):
    """What each of these objects is called; "" if it is gone."""
    if all(thing[0] in _moments for thing in things):
        found = [_moment(thing).objects.get(thing) for thing in things]
        return [each.name if each is not None else "" for each in found]
    answers = ask_all([_property(thing, ACCESSIBLE, "Name") for thing in things])
    return [answer[0] if answer is not None else "" for answer in answers]


def description(thing):
    found = _moment(thing).objects.get(thing)
    return found.description if found is not None else ""


@functools.cache
def _role_name(thing, number):
    try:
        return Atspi.Role.get_name(Atspi.Role(number))
    except ValueError:  # this library is older than the role
        answer = ask(thing, ACCESSIBLE, "GetRoleName", None)
        return answer[0] if answer is not None else ""


def role(thing):
    """What it is; "" if it is gone."""
    _, number = _parent_and_role(thing)
    return _role_name(thing, number) if number is not None else ""


def has_state(thing, state):
    found = _moment(thing).objects.get(thing)
    return found is not None and found.has(int(getattr(Atspi.StateType, state.upper())))


def focus(thing, last):
    """The object of this program that has the keyboard focus; None if none has it. Mostly it is the last one or one
    beside it, and few questions are enough."""
    around = parent(last) if last is not None else None
    near = children(around) if around is not None else []
    for each, answer in zip(near, ask_all([(each, ACCESSIBLE, "GetState", None) for each in near])):
        if answer is not None and answer[0][0] >> int(Atspi.StateType.FOCUSED) & 1:
            return each
    return next((each for each in _moment(thing).all_below(thing) if has_state(each, "focused")), None)


def _learn_places(things):
    unknown = [thing for thing in dict.fromkeys(things) if thing not in _places]
    answers = ask_all([(thing, COMPONENT, "GetExtents", IN_WINDOW) for thing in unknown])
    _places.update((thing, answer[0] if answer is not None else (0, 0, 0, 0))
                   for thing, answer in zip(unknown, answers))


def box(thing):
    """x, y, width, height in its window."""
    _learn_places([thing])
    return _places[thing]


def _has_place(thing):
    left, top, width, height = _places[thing]
    return width * height > 0 or left == top == width == height == 0  # a page of a stack is not a widget


def at_point(thing, point):
    """The innermost object at a point of the window."""
    where = GLib.Variant("(iiu)", (*point, Atspi.CoordType.WINDOW))
    return _found(ask(thing, COMPONENT, "GetAccessibleAtPoint", where))


def text(thing):
    count = number(thing, TEXT, "CharacterCount")
    answer = ask(thing, TEXT, "GetText", GLib.Variant("(ii)", (0, count))) if count is not None else None
    return answer[0] if answer is not None else ""


def walk(thing, wanted=lambda thing: True):
    """This object and all below it that are wanted and have a place, as all around them have, each before those below
    it, the first child first."""
    moment = _moment(thing)
    found = [each for each in moment.all_below(thing) if wanted(each)]
    around = {each: [each, *itertools.takewhile(lambda above: above != thing, moment.above(each))] for each in found}
    _learn_places(each for chain in around.values() for each in chain)
    return [each for each in found if each == thing or all(map(_has_place, around[each]))]


def program(process):
    """The object of the program with this process number; None if it is not there."""
    answer = ask(REGISTRY, ACCESSIBLE, "GetChildren", None)
    for found in answer[0] if answer is not None else ():
        owner = ask(("org.freedesktop.DBus", "/org/freedesktop/DBus"), "org.freedesktop.DBus",
                    "GetConnectionUnixProcessID", GLib.Variant("(s)", (found[0],)))
        if owner is not None and owner[0] == process:
            return found
    return None
