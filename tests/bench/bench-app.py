#!/usr/bin/env python3
"""bench-app.py - measures start time and memory, and whether the program sleeps when nobody uses it.

    bench-app.py PROGRAM RECORD       under a display and a bus of its own (dbus-run-session, xvfb-run)

Start: the time until the X server shows the first frame with the tiles of the record; and the processor time of the
main thread until then, which does not depend on other work of the machine.  Memory: what only this process holds
(private, resident).  Idle: wake-ups of its main thread in five seconds.
SPDX-License-Identifier: GPL-3.0-or-later"""

import ctypes
import os
import statistics
import subprocess
import sys
import tempfile
import time

RUNS = 7
IDLE = 5.0
STRIP = (0, 300, 800, 8)  # across the middle of the map
TILES = 30  # colours there; the empty table has one


class XImage(ctypes.Structure):
    """The first fields of the XImage of Xlib.h."""
    _fields_ = [("width", ctypes.c_int), ("height", ctypes.c_int), ("xoffset", ctypes.c_int),
                ("format", ctypes.c_int), ("data", ctypes.c_void_p), ("byte_order", ctypes.c_int),
                ("bitmap_unit", ctypes.c_int), ("bitmap_bit_order", ctypes.c_int), ("bitmap_pad", ctypes.c_int),
                ("depth", ctypes.c_int), ("bytes_per_line", ctypes.c_int), ("bits_per_pixel", ctypes.c_int)]


class Screen:
    """What the X server shows."""
    def __init__(self):
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
        image = self.xlib.XGetImage(self.display, root, *STRIP, all_planes, z_pixmap)
        head = image.contents
        bytes_ = ctypes.string_at(head.data, head.bytes_per_line * head.height)
        self.xlib.XDestroyImage(image)
        return len({bytes_[i:i + 4] for i in range(0, len(bytes_), 4)})


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


def run(screen, program, record, idle):
    with tempfile.TemporaryDirectory(prefix="arbitress-bench-") as home:
        environment = dict(os.environ, XDG_DATA_HOME=home, XDG_CONFIG_HOME=home, XDG_CACHE_HOME=home)
        environment.pop("G_DEBUG", None)
        begun = time.monotonic()
        with subprocess.Popen([program, record], env=environment, stderr=subprocess.DEVNULL) as child:
            while screen.colours() < TILES:
                time.sleep(.005)
            start = time.monotonic() - begun
            used = cpu(child.pid)
            woken = None
            time.sleep(3)  # silence can only be measured by waiting
            if idle:
                before = wake_ups(child.pid)
                time.sleep(IDLE)
                woken = wake_ups(child.pid) - before
            memory = private_mb(child.pid)
            child.kill()
            child.wait()
            while screen.colours() >= TILES:  # its window is gone
                time.sleep(.005)
    return start, used, memory, woken


def report(what, values, unit, goal):
    median = statistics.median(values)
    print(f"{what:<40} {min(values):8.2f} {median:8.2f} {max(values):8.2f} {unit}  goal {goal:g}  "
          f"{'met' if median <= goal else 'missed'}")


def main(program, record):
    if os.environ.get("ARBITRESS_BENCH") != "1":
        os.execvpe("dbus-run-session", ["dbus-run-session", "--", "xvfb-run", "-a", "-s", "-screen 0 1280x900x24",
                                        sys.executable, *sys.argv], dict(os.environ, ARBITRESS_BENCH="1"))
    screen = Screen()
    run(screen, program, record, False)  # a warm-up
    runs = [run(screen, program, record, i == 0) for i in range(RUNS)]
    print(f"{'':<40} {'least':>8} {'median':>8} {'greatest':>8}  ({RUNS} runs)")
    report("start to the game on the screen", [r[0] for r in runs], "s", .25)
    print(f"{'processor time of it':<40} {min(r[1] for r in runs):8.2f} {statistics.median(r[1] for r in runs):8.2f} "
          f"{max(r[1] for r in runs):8.2f} s")
    report("memory of its own", [r[2] for r in runs], "MB", 120)
    report(f"wake-ups in {IDLE:.0f} s without input", [r[3] for r in runs if r[3] is not None], "", 0)


main(*sys.argv[1:])
