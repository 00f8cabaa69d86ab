#!/usr/bin/env python3
"""screen.py - starts an X server without a display, runs a command on it, and ends with the command's status.

  screen.py [--size WIDTHxHEIGHT] COMMAND [ARGUMENT...]

Xvfb chooses a free display number itself. xvfb-run -a searches for one before it starts the server, so two of them can
find the same number; then one of them uses the other's server, which ends too early. Without -noreset the server would
restart whenever its last client leaves, and refuse clients during that time.
SPDX-License-Identifier: GPL-3.0-or-later"""

import os
import signal
import subprocess
import sys


def main(words):
    size = "1280x900"
    if words[:1] == ["--size"]:
        size, words = words[1], words[2:]
    ready, told = os.pipe()
    with subprocess.Popen(["Xvfb", "-displayfd", str(told), "-screen", "0", f"{size}x24", "-nolisten", "tcp",
                           "-noreset"], pass_fds=[told], stderr=subprocess.DEVNULL) as screen:
        os.close(told)
        try:
            with os.fdopen(ready) as number:
                display = number.readline().strip()
            if not display:
                sys.exit("screen.py: Xvfb did not start")
            # When this process is terminated, it terminates the command and then the server.
            signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
            environment = dict(os.environ, DISPLAY=":" + display, GDK_BACKEND="x11")
            environment.pop("WAYLAND_DISPLAY", None)
            with subprocess.Popen(words, env=environment) as command:
                try:
                    status = command.wait()
                except BaseException:
                    command.terminate()
                    raise
        finally:
            screen.terminate()
    sys.exit(status if status >= 0 else 128 - status)


main(sys.argv[1:])
