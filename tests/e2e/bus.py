"""bus.py - asks the accessibility bus, as a screen reader does, but many questions at once.

For one question, four processes take turns: this one, the bus, the program and the bus again. That is most of the time
of a test. Questions that are sent together are answered almost as soon as one.

An object is the name of its program on the bus and its path there; a path is never used again for another object. The
answer of an object that is gone is None.
SPDX-License-Identifier: GPL-3.0-or-later"""

import functools

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib

ACCESSIBLE, COMPONENT = "org.a11y.atspi.Accessible", "org.a11y.atspi.Component"
TEXT, VALUE = "org.a11y.atspi.Text", "org.a11y.atspi.Value"
REGISTRY = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
NOTHING = "/org/a11y/atspi/null"
IN_WINDOW = GLib.Variant("(u)", (Atspi.CoordType.WINDOW,))

_context = GLib.MainContext()
_roles = {}  # of the objects seen: a widget keeps its role


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


def properties(things, name, interface=ACCESSIBLE):
    """A property of each of these objects."""
    return [answer[0] if answer is not None else None
            for answer in ask_all([_property(thing, interface, name) for thing in things])]


def _found(answer):
    return answer[0] if answer is not None and answer[0][1] != NOTHING else None


def parent(thing):
    return _found(ask(*_property(thing, ACCESSIBLE, "Parent")))


def at_point(thing, point):
    """The innermost object at a point of the window."""
    where = GLib.Variant("(iiu)", (*point, Atspi.CoordType.WINDOW))
    return _found(ask(thing, COMPONENT, "GetAccessibleAtPoint", where))


def _children(answer):
    return [child for child in answer[0] if child[1] != NOTHING] if answer is not None else []


def children(thing):
    return _children(ask(thing, ACCESSIBLE, "GetChildren", None))


def _box(answer):
    return answer[0] if answer is not None else (0, 0, 0, 0)


def box(thing):
    """x, y, width, height in its window."""
    return _box(ask(thing, COMPONENT, "GetExtents", IN_WINDOW))


def _role_name(thing, number):
    try:
        return Atspi.Role.get_name(Atspi.Role(number))
    except ValueError:  # this library is older than the role
        answer = ask(thing, ACCESSIBLE, "GetRoleName", None)
        return answer[0] if answer is not None else ""


def roles(things):
    """What each of these objects is; "" if it is gone."""
    unknown = [thing for thing in things if thing not in _roles]
    for thing, answer in zip(unknown, ask_all([(thing, ACCESSIBLE, "GetRole", None) for thing in unknown])):
        if answer is not None:
            _roles[thing] = _role_name(thing, answer[0])
    return [_roles.get(thing, "") for thing in things]


def has_state(thing, state):
    answer = ask(thing, ACCESSIBLE, "GetState", None)
    number = int(getattr(Atspi.StateType, state.upper()))
    return answer is not None and bool(answer[0][number // 32] >> number % 32 & 1)


def text(thing):
    count, = properties([thing], "CharacterCount", TEXT)
    answer = ask(thing, TEXT, "GetText", GLib.Variant("(ii)", (0, count))) if count is not None else None
    return answer[0] if answer is not None else ""


def walk(thing):
    """This object and all below it that have a place, each before those below it, the first child first."""
    below, level = {}, [thing]
    while level:
        answers = ask_all([question for each in level for question in ((each, COMPONENT, "GetExtents", IN_WINDOW),
                                                                       (each, ACCESSIBLE, "GetChildren", None))])
        placed = {each: _children(found) for each, place, found in zip(level, answers[::2], answers[1::2])
                  if each == thing or _has_place(_box(place))}
        below.update(placed)
        level = [child for found in placed.values() for child in found]
    return list(_in_order(thing, below))


def _has_place(place):
    left, top, width, height = place
    return width * height > 0 or left == top == width == height == 0  # a page of a stack is not a widget


def _in_order(thing, below):
    if thing in below:
        yield thing
        for child in below[thing]:
            yield from _in_order(child, below)


def program(process):
    """The object of the program with this process number; None if it is not there."""
    for found in children(REGISTRY):
        owner = ask(("org.freedesktop.DBus", "/org/freedesktop/DBus"), "org.freedesktop.DBus",
                    "GetConnectionUnixProcessID", GLib.Variant("(s)", (found[0],)))
        if owner is not None and owner[0] == process:
            return found
    return None
