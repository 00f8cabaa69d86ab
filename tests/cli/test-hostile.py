#!/usr/bin/env python3
"""test-hostile.py - records that are broken, huge or hostile: there is always an exit code and one sentence with the
reason, never an abort and never raw bytes on the terminal; and the correct entries before and after still count.
SPDX-License-Identifier: GPL-3.0-or-later"""

import json
import os
import subprocess

from command import CLI, HEAD, check, cli, finish, game, same, score, scratch, write

FITS = "place crfr 0,-1 r2 follower city:S"  # four points for Anna
NO_RECORD = "line 1: this is not a game record"


def hostile(what, record, code, *sentences, words=("score",)):
    """Standard error holds these sentences, each on a line of its own, and nothing else."""
    ran = cli(*words, "-", stdin=record)
    same(ran.code, code, what)
    lines = ran.err.splitlines()
    same(len(lines), len(sentences), f"{what}: sentences ({ran.err[:300]!r})")
    for line, sentence in zip(lines, sentences):
        check(sentence in line, f"{what}: {line!r} does not say {sentence!r}")
        check(not any(ord(c) < 32 or ord(c) == 127 for c in line), f"{what}: control characters in {line!r}")
        check(len(line) < 500 and "�" not in line, f"{what}: {line!r}")
    return ran


# ---- files that are not records

hostile("nothing", b"", 2, NO_RECORD)
hostile("a newline", b"\n", 2, NO_RECORD)
hostile("random bytes", bytes(range(256)) * 64, 2, NO_RECORD)
hostile("UTF-16", (HEAD + "play\n").encode("utf-16"), 2, NO_RECORD)
hostile("an escape sequence in the first line", b"Arbitress record \x1b[2J1\n", 2, NO_RECORD)
hostile("another version", "Arbitress record 2\n", 2, "version 2")
hostile("a version of many digits", "Arbitress record " + "9" * 500 + "\n", 2, "cannot read")
hostile("another game", "Arbitress record 1\ngame chess\nplay\n", 2, "line 2: this program knows no game “chess”")
hostile("five mebibytes", (HEAD + "play\n").encode() + b"note x\n" * (5 * 1024 * 1024 // 7), 2, "larger than 4 MiB")
hostile("five mebibytes in one line", HEAD.encode() + b"title " + b"x" * 5 * 1024 * 1024, 2, "larger than 4 MiB")

# ---- places that are not files: reading them could wait for ever, or never end

with scratch() as folder:
    pipe = os.path.join(folder, "pipe")
    os.mkfifo(pipe)
    os.symlink(pipe, os.path.join(folder, "link"))
    for place in (pipe, os.path.join(folder, "link"), "/dev/zero", folder):
        ran = cli("score", place)
        same((ran.code, len(ran.err.splitlines())), (2, 1), f"{place}: {ran.err}")
        check("not a file" in ran.err, f"{place}: {ran.err}")

# ---- setups from which no game can begin

hostile("no player", "Arbitress record 1\ngame carcassonne\nset base\nplay\n", 2, "at least 2 players")
hostile("no set", "Arbitress record 1\ngame carcassonne\nplayer A\nplayer B\nplay\n", 2, "no starting tile")
hostile("duplicate names", HEAD + "player ANNA green\nplay\n", 2, "line 6: two players are called ANNA")
hostile("duplicate names in other capitals", HEAD + "player Jörg\nplayer JÖRG\nplay\n", 2, "line 7: two players")
hostile("a colour twice", HEAD + "player Carl red\nplay\n", 2, "line 6: Carl cannot have red")
hostile("seven players", HEAD + "".join(f"player P{i}\n" for i in range(5)) + "play\n", 2, "6 players")
hostile("a long name", HEAD + "player " + "漢" * 41 + "\nplay\n", 2, "line 6: a player's name has 1 to 40")
hostile("an empty name", HEAD + 'player ""\nplay\n', 2, "line 6: a player's name has 1 to 40")
hostile("an unclosed quote", HEAD + 'title "An evening\nplay\n', 2, "line 6: a quotation mark is opened")
hostile("invalid UTF-8", HEAD.encode() + b"title \xff\xfe\nplay\n", 2, "line 6: the line is not valid UTF-8")
hostile("a NUL byte", HEAD.encode() + b"title a\x00b\nplay\n", 2, "line 6: the line holds a control character")
hostile("a huge line", HEAD + "title " + "x" * 100000 + "\nplay\n", 2, "line 6: the line is longer than 1024 bytes")
hostile("an unknown line", HEAD + "expansion dragon\nplay\n", 2, "line 6: “expansion” is not a line of a setup")
hostile("an unknown ruling", HEAD + "rule Q7 yes\nplay\n", 2, "line 6: there is no ruling Q7")
hostile("an unknown reading", HEAD + "rule A1 miles\nplay\n", 2, "line 6: ruling A1 has no reading “miles”, only steps")
hostile("too many tiles", HEAD.replace("set base", "set base 20\nset inns 20"), 2, "more than the 1536")
hostile("a deep number", HEAD.replace("set base", "set base 99999999999999999999"), 2, "line 5: a set line is")
hostile("the lake's layout without the lake",
        HEAD + "layout lake fcf frf frf frf cloister=nw herd=ne lighthouse=se\nplay\n", 2, "“use lake” is missing")
hostile("a layout of four roads", HEAD + "use lake\nlayout lake fcf frf frf rrf cloister=nw herd=ne lighthouse=se\n", 2,
        "line 7: the lake has three roads, not 4")
hostile("the Arbitress beside the starting tile", HEAD + "use arbitress\narbitress 5,5\nplay\n", 2,
        "starts on the starting tile, not on 5,5")

# ---- entries that are refused; the entries around them count

REFUSED = [
    ("cut short", "place crfr 1,0 r", "“r” is not a rotation"),
    ("cut shorter", "place", "which tile?"),
    ("no entry", "fnord 1,0", "“fnord” is not an entry"),
    ("a tile that is not there", "place zzzz 1,0 r0", "“zzzz” is not a tile of this game"),
    ("a tile of another set", "place river/curve 1,0 r0", "“river/curve” is not a tile of this game"),
    ("a coordinate out of range", "place frfr 4096,0 r0", "each from -4095 to 4095"),
    ("a coordinate of many digits", "place frfr 1" + "0" * 200 + ",0 r0", "is not a cell"),
    ("a coordinate like a number in C", "place frfr 0x1,0 r0", "“0x1,0” is not a cell"),
    ("a coordinate of nothing", "place frfr ,0 r0", "“,0” is not a cell"),
    ("far away", "place frfr 4000,4000 r0", "touches no other"),
    ("an edge that does not match", "place ffff 1,0 r0", "field meets road on the west side"),
    ("a cell that is taken", "place frfr 0,0 r0", "0,0 is taken"),
    ("a fifth rotation", "place frfr 1,0 r4", "“r4” is not a rotation"),
    ("a spot that is not there", "place frfr 1,0 r0 follower city:N", "no such feature"),
    ("a spot that is none", "place frfr 1,0 r0 follower city:NNE", "“city:NNE” is not a spot"),
    ("a figure that is none", "deploy Anna cow 0,0 road:E x", "“cow” is not a figure"),
    ("too many words", "place frfr 1,0 r0 follower road:E 1,0 and more", "“and” is too much"),
    ("a player who does not play", 'points Carl 5 "x"', "nobody called “Carl” plays"),
    ("points of many digits", 'points Anna 99999999999 "x"', "from -999 to 999"),
    ("points for nothing", "points Anna 5", "needs its reason"),
    ("a long reason", "note " + "x" * 300, "longer than 255 bytes"),
    ("an act of nobody", "place frfr 1,0 r0 arbitress 0,0", "the Arbitress is not in this game"),
    ("a race of nobody", "place frfr 1,0 r0 racer 0,0", "there is no race now"),
    ("an answer to nothing", "race join", "nobody is asked"),
    ("a judgement of nothing", "judge Anna", "something else is asked now"),
    ("a discard that fits", "discard frfr", "it must be laid"),
    ("a long word cut inside a character", "place " + "漢" * 100 + " 0,0 r0", "is not a tile of this game"),
    ("the lake again without a lake", "again", "the lake is not in the stack"),
]
for what, line, reason in REFUSED:
    hostile(what, game(FITS, line), 1, "line 8, entry 2: ", words=("check",))
    found = score(game(FITS, line, "place frfr 1,0 r0 follower road:E"), code=1)
    same([(r["entry"], r["line"]) for r in found["refusals"]], [(2, 8)], f"{what}: refusals")
    check(reason in found["refusals"][0]["reason"], f"{what}: {found['refusals'][0]['reason']}")
    same([p["points"] for p in found["players"]], [4, 0], f"{what}: points")
    same([(f["player"], f["cell"]) for f in found["figures"]], [("Ben", [1, 0])], f"{what}: figures")
    same(found["ledger"][0]["entry"], 1, f"{what}: the ledger's entry")

# Lines that are not even kept as entries have no number.
KEPT_NOT = [
    ("an unclosed quote", b'note "open', "a quotation mark is opened"),
    ("invalid UTF-8", b'note "\xc3\x28"', "not valid UTF-8"),
    ("a NUL byte", b"place frfr 1,0\x00 r0", "control character"),
    ("an escape sequence", b'note "\x1b]0;mine\x07"', "control character"),
    ("a huge line", b"note " + b"x" * 70000, "longer than 1024 bytes"),
    ("many words", b"judge" + b" Anna" * 70, "more than 64 words"),
]
for what, line, reason in KEPT_NOT:
    record = game(FITS).encode() + line + b"\nplace frfr 1,0 r0 follower road:E\n"
    hostile(what, record, 1, "line 8: ")
    found = score(record, code=1)
    same([(r["entry"], r["line"]) for r in found["refusals"]], [(None, 8)], f"{what}: refusals")
    check(reason in found["refusals"][0]["reason"], f"{what}: {found['refusals'][0]['reason']}")
    same([f["player"] for f in found["figures"]], ["Ben"], f"{what}: what follows")

# A tile is laid for the tenth time, and there are nine of it.
row = ["place frrr 0,1 r0"] + [f'agreed "nine of them" place ffrr {x},0 r0' for x in range(1, 11)]
found = score(game(*row), code=1)
check("all 9 are on the table" in found["refusals"][-1]["reason"], f"a tenth of nine: {found['refusals']}")
same(found["refusals"][-1]["entry"], 11, "a tenth of nine: which one")
same([t for t in found["remaining"] if t["tile"] == "ffrr"], [], "a tenth of nine: none left")

# ---- unusual but correct records

found = score(b"\xef\xbb\xbf" + game(FITS).replace("\n", "\r\n").encode())
same(found["players"][0]["points"], 4, "a byte order mark and carriage returns")
found = score(game(FITS).rstrip("\n"))
same(found["players"][0]["points"], 4, "no newline at the end")
found = score(HEAD)
same((found["entries"], found["ask"]["player"]), (0, "Anna"), "a record that ends before play")
names = '!!! yellow\nplayer "\'; rm -rf \\"$HOME\\"" green\nplayer "%s%n%s"\n'
found = score(HEAD + "player " + names + 'title "%s %n $(id) `id`"\nplay\nnote "%s%n"\n')
same([p["name"] for p in found["players"][2:]], ["!!!", "'; rm -rf \"$HOME\"", "%s%n%s"], "names that look like code")
same(found["title"], "%s %n $(id) `id`", "a title that looks like code")

# Names that turn the direction of writing: 0.2.0 read them, so they are read, and nothing is added to them.
turned = ["e\u202elive", "\u05d0\u05d1\u05d2 7"]
record = HEAD.replace("Anna", turned[0]).replace("Ben", f'"{turned[1]}"') + f"play\n{FITS}\n"
found = score(record)
same([(p["name"], p["points"]) for p in found["players"]], [(turned[0], 4), (turned[1], 0)], "names from right to left")
whole = cli("score", "-", stdin=record).out + cli("score", "-", "--json", stdin=record).out
check("\u2068" not in whole and "\u200e" not in whole, "a name is isolated in the output of arbitress-cli")

# ---- signs that a terminal obeys, or that nobody sees

HIDDEN = [*range(0x80, 0xa0), 0xad, 0x61c, *range(0x200b, 0x2010), *range(0x2028, 0x202f), *range(0x2060, 0x2065),
          *range(0x2066, 0x2070), 0xfeff, *range(0xfdd0, 0xfdf0),
          *(plane * 0x10000 + end for plane in range(17) for end in (0xfffe, 0xffff))]
SIGNS = "".join("a" + chr(sign) for sign in HIDDEN) + "b"
PIECES = [SIGNS[i:i + 40] + "b" for i in range(0, len(SIGNS), 40)]
PAD = "Arbitress record 1\ngame pad\ntitle \"%s\"\ncalled \"%s\"\nplayer Anna\nplayer Ben\nplay\n"


def is_clean(text):
    return not any(ord(c) in HIDDEN for c in text)


def on_terminal(*words, stdin):
    """What a command prints when it prints on a terminal."""
    main, other = os.openpty()
    with subprocess.Popen([CLI, *words], stdin=subprocess.PIPE, stdout=other, stderr=other) as running:
        os.close(other)
        running.stdin.write(stdin.encode())
        running.stdin.close()
        printed = b""
        while True:
            try:
                printed += os.read(main, 65536)
            except OSError:  # the other end is closed
                break
    os.close(main)
    return printed.decode().replace("\r\n", "\n")


for nth, piece in enumerate(PIECES):
    record = (PAD % (piece[:40], piece[:20]) + f'score Anna 3 "{piece[:14]}" "{piece}"\nnote "{piece}"\n{piece} foo\n'
              + "end x\n")
    sign = f"\\u{{{ord(piece[1] if piece[0] == 'a' else piece[0]):x}}}"
    for words in (("score", "-"), ("explain", "-", "2"), ("explain", "-", "3"),
                  ("explain", "-", "game"), ("check", "-"), ("compare", "-", "-"), ("what-if", "-")):
        ran = cli(*words, stdin=record)
        check(is_clean(ran.out + ran.err), f"{words} {nth}: {(ran.out + ran.err)!r}")
        check(words[0] not in ("score", "check") or sign in ran.out + ran.err,
              f"{words} {nth}: {sign} is not shown: {ran.out!r}")
    ran = cli("score", "-", "--json", stdin=record)
    check(is_clean(ran.out), f"JSON {nth}: {ran.out!r}")
    same(json.loads(ran.out)["title"], piece[:40], f"JSON {nth}: the title")
    # Data for other programs stays as it is, unless it is a terminal that reads it.
    check(f'note "{piece}"' in cli("export", "-", stdin=record).out, f"export {nth}")
    check(is_clean(on_terminal("export", "-", stdin=record)), f"export on a terminal {nth}")
    with scratch() as folder:
        sheet = os.path.join(folder, "map.pdf")
        names = f'player "{piece[:40]}"\n' if nth > 0 and not any(0x7f <= ord(c) < 0xa0 for c in piece) else ""
        ran = cli("render", "-", "-o", sheet, stdin=record.replace("player Ben\n", "player Ben\n" + names))
        check(ran.code in (0, 1) and os.path.getsize(sheet) > 500, f"PDF {nth}: {ran.code} {ran.err}")
ran = cli("score", "/no/such\x9b\u202e\x1b[31m/file")
check(is_clean(ran.err) and "\x1b" not in ran.err, f"a name of a file: {ran.err!r}")

# ---- a record that is cut off anywhere is read, or refused in one sentence

whole = game(FITS, "place frfr 1,0 r0 follower road:E", 'note "a remark"', setup="use arbitress\nrule A10 ask\n")
whole = whole.encode()
for cut in range(0, len(whole), 3):
    ran = cli("check", "-", stdin=whole[:cut])
    check(ran.code in (0, 1, 2), f"cut at {cut}: {ran.code} {ran.err}")
    if ran.code == 2:
        same(len(ran.err.splitlines()), 1, f"cut at {cut}: sentences")

# ---- the largest record

many = game(*['note "x"'] * 10001)
hostile("ten thousand entries and one", many, 1, "at most 10000 entries", words=("check",))

# ---- nothing hostile reaches the file system

with scratch() as folder:
    place = os.path.join(folder, "map.png")
    os.mkdir(place)
    write(os.path.join(folder, "a.arb"), game(FITS))
    ran = cli("render", os.path.join(folder, "a.arb"), "-o", place)
    same(ran.code, 2, "a picture over a folder")
    same(sorted(os.listdir(folder)), ["a.arb", "map.png"], "nothing is left behind")
    ran = cli("render", os.path.join(folder, "a.arb"), "-o", os.path.join(folder, "no", "map.svg"))
    same((ran.code, len(ran.err.splitlines())), (2, 1), "a picture into no folder")

finish("hostile records are refused in a sentence")
