"""watch.py - what the benchmarks of the application read: the screen, and how much of the machine a process uses.

SPDX-License-Identifier: GPL-3.0-or-later"""

import ctypes
import os
import pathlib
import statistics
import sys

SCREEN = pathlib.Path(__file__).resolve().parents[2] / "build-aux" / "screen.py"


class XImage(ctypes.Structure):
    """The first fields of the XImage of Xlib.h."""
    _fields_ = [("width", ctypes.c_int), ("height", ctypes.c_int), ("xoffset", ctypes.c_int),
                ("format", ctypes.c_int), ("data", ctypes.c_void_p), ("byte_order", ctypes.c_int),
                ("bitmap_unit", ctypes.c_int), ("bitmap_bit_order", ctypes.c_int), ("bitmap_pad", ctypes.c_int),
                ("depth", ctypes.c_int), ("bytes_per_line", ctypes.c_int), ("bits_per_pixel", ctypes.c_int)]


class Screen:
    """What the X server shows in a strip: x, y, width and height."""
    def __init__(self, strip):
        self.strip = strip
        self.xlib = ctypes.CDLL("libX11.so.6")
        self.xlib.XOpenDisplay.restype = ctypes.c_void_p
        self.xlib.XOpenDisplay.argtypes = [ctypes.c_char_p]
        self.xlib.XDefaultRootWindow.restype = ctypes.c_ulong
        self.xlib.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
        self.xlib.XGetImage.restype = ctypes.POINTER(XImage)
        self.xlib.XGetImage.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_int, ctypes.c_uint,
                                        ctypes.c_uint, ctypes.c_ulong, ctypes.c_int]
        self.xlib.XDestroyImage.argtypes = [ctypes.POINTER(XImage)]
        self.display = self.xlib.XOpenDisplay(None)

    def colours(self):
        all_planes, z_pixmap = 0xffffffff, 2
        root = self.xlib.XDefaultRootWindow(self.display)
        image = self.xlib.XGetImage(self.display, root, *self.strip, all_planes, z_pixmap)
        head = image.contents
        bytes_ = ctypes.string_at(head.data, head.bytes_per_line * head.height)
        self.xlib.XDestroyImage(image)
        return len({bytes_[i:i + 4] for i in range(0, len(bytes_), 4)})


BRIEF = "ARBITRESS_BENCH_BRIEF" in os.environ  # as little as possible, see measure.h


def private_mb(pid):
    with open(f"/proc/{pid}/smaps_rollup", encoding="ascii") as file:
        rows = dict(line.split(":") for line in file.read().splitlines()[1:])
    return (int(rows["Private_Clean"].split()[0]) + int(rows["Private_Dirty"].split()[0])) / 1024


def wake_ups(pid):
    with open(f"/proc/{pid}/status", encoding="ascii") as file:
        rows = dict(line.split(":", 1) for line in file.read().splitlines())
    return int(rows["voluntary_ctxt_switches"])


def cpu(pid):
    with open(f"/proc/{pid}/schedstat", encoding="ascii") as file:
        return int(file.read().split()[0]) / 1e9


def report(what, values, unit, goal):
    median = statistics.median(values)
    print(f"{what:<40} {min(values):8.2f} {median:8.2f} {max(values):8.2f} {unit}  goal {goal:g}  "
          f"{'met' if median <= goal else 'missed'}")


def on_a_screen():
    """Runs the script again on a bus and a display of its own, unless it already has them."""
    if os.environ.get("ARBITRESS_BENCH") != "1":
        os.execvpe("dbus-run-session", ["dbus-run-session", "--", sys.executable, SCREEN, sys.executable, *sys.argv],
                   dict(os.environ, ARBITRESS_BENCH="1"))
