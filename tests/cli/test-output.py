#!/usr/bin/env python3
"""test-output.py - what -o does to what is there already: a file is replaced as a whole and keeps its mode, a link is
replaced and not followed, and what is not a file is left alone.
SPDX-License-Identifier: GPL-3.0-or-later"""

import os
import stat

from command import check, cli, finish, game, same, scratch

RECORD = game("place crfr 1,0 r0 follower city:N")
OLD = b"something that was there before"


def put(path, mode=0o644):
    with open(path, "wb") as file:
        file.write(OLD)
    os.chmod(path, mode)


def read(path):
    with open(path, "rb") as file:
        return file.read()


def mode_of(path):
    return oct(stat.S_IMODE(os.lstat(path).st_mode))


for name, words in {"map.svg": ("render",), "game.arb": ("export",)}.items():
    with scratch() as folder:
        path, victim = os.path.join(folder, name), os.path.join(folder, "victim")

        def write():
            return cli(*words, "-", "-o", path, stdin=RECORD)

        # A new file has the mode that the person's umask gives.
        usual = os.umask(0o027)
        same(write().code, 0, f"a new {name}")
        same(mode_of(path), oct(0o640), f"the mode of a new {name}")
        os.umask(usual)
        wanted = read(path)

        # A file that is replaced keeps its mode, even if the umask would give another one.
        for mode in (0o600, 0o664, 0o640):
            put(path, mode)
            same(write().code, 0, f"an old {name}")
            same((read(path), mode_of(path)), (wanted, oct(mode)), f"an old {name}")

        # Links that somebody has put there do not lead to another file.
        for beside in (path + ".part", path):
            put(victim)
            if os.path.lexists(path):
                os.unlink(path)
            os.symlink(victim, beside)
            same(write().code, 0, f"{name} beside a link")
            same((read(victim), read(path)), (OLD, wanted), f"{name}: where the link {beside} leads to")
            check(stat.S_ISREG(os.lstat(path).st_mode), f"{name} is a link")
        if os.path.lexists(path + ".part"):
            os.unlink(path + ".part")

        # What is not a file stays what it is.
        os.unlink(path)
        os.mkfifo(path)
        ran = write()
        same((ran.code, len(ran.err.splitlines())), (2, 1), f"{name} over a pipe: {ran.err}")
        check("not a file" in ran.err, f"{name} over a pipe: {ran.err}")
        check(stat.S_ISFIFO(os.lstat(path).st_mode), f"{name} is not a pipe any more")
        os.rename(path, os.path.join(folder, "pipe"))
        os.symlink(os.path.join(folder, "pipe"), path)
        same(write().code, 2, f"{name} over a link to a pipe")
        check(stat.S_ISLNK(os.lstat(path).st_mode), f"{name} is not a link any more")

        # root may write to every file.
        if os.geteuid() != 0:
            os.unlink(path)
            put(path, 0o444)
            same(write().code, 2, f"a {name} that may not be written")
            same(read(path), OLD, f"a {name} that may not be written")
            os.unlink(path)

        same(sorted(set(os.listdir(folder)) - {name}), ["pipe", "victim"], f"what is left beside {name}")

        # A failure is one sentence that names the file once.
        ran = cli(*words, "-", "-o", os.path.join(folder, "no", name), stdin=RECORD)
        same((ran.code, ran.err.count(name), len(ran.err.splitlines())), (2, 1, 1), f"{name} in no folder: {ran.err}")

finish("-o replaces files, and nothing else")
