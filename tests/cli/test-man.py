#!/usr/bin/env python3
"""test-man.py CLI ROOT PRINT-ACTS TABLES PAGE ... - the manual and the program have the same commands, options, fields
of the JSON with their types, keys of the setup, verbs, spots, rulings with their readings, and tiles.  The pages are
those that are installed; TABLES are the tables from which they are made.
SPDX-License-Identifier: GPL-3.0-or-later"""

import glob
import json
import os
import re
import subprocess
import sys

from command import CLI, ROOT, check, cli, finish, game, same, scratch, write


def page(name):
    """The text of a page as it is installed."""
    path = next(path for path in sys.argv[5:] if os.path.basename(path) == name)
    with open(path, encoding="utf-8") as file:
        return file.read()


def plain(text):
    """The text of a line of roff, as far as these pages need it."""
    text = re.sub(r"\\f[BIRP]", "", text)
    for roff, meant in (("\\-", "-"), ("\\~", " "), ("\\.\\|.\\|.", "..."), ("\\e", "\\"), ("\\(aq", "'")):
        text = text.replace(roff, meant)
    return text


def sections(text):
    """The text of each section by its name."""
    parts = re.split(r"^\.SH (.*)$", text, flags=re.MULTILINE)
    return {name.strip('"'): body for name, body in zip(parts[1::2], parts[2::2])}


def tags(body):
    """The tagged paragraphs in a part of a page: a list of (depth, tag, text)."""
    found, depth = [], 0
    lines = body.splitlines()
    for at, line in enumerate(lines):
        if line == ".RS":
            depth += 1
        elif line == ".RE":
            depth -= 1
        elif line == ".TP":
            found.append((depth, lines[at + 1], at + 2))
    ends = [at - 2 for _, _, at in found[1:]] + [len(lines)]
    return [(depth, tag, "\n".join(lines[at:end])) for (depth, tag, at), end in zip(found, ends)]


def words(tag):
    """The words of a tag, without its macro: .BI place " TILE" -> ["place", "TILE"]."""
    return re.sub(r'"', "", plain(re.sub(r"^\.[A-Z]+ ", "", tag))).replace(",", " ").split()


CLI_PAGE = sections(page("arbitress-cli.1"))
RECORD_PAGE = sections(page("arbitress-record.5"))


def source(*path):
    with open(os.path.join(ROOT, "src", *path), encoding="utf-8") as file:
        return file.read()


# ---- commands and options

helped = cli("--help").out
commands = re.findall(r"^  ([a-z][a-z-]*) ", helped, flags=re.MULTILINE)
check(len(commands) >= 6, f"--help names few commands: {commands}")
same(sorted(words(tag)[0] for _, tag, _ in tags(CLI_PAGE["COMMANDS"])), sorted(commands), "commands on the page")

options = {"--help", "--version"}
for command in commands:
    said = cli(command, "--help").out
    options |= {"--" + word for word in re.findall(r"--([a-z-]+)", said)} - {"--help"}
    synopsis = CLI_PAGE["SYNOPSIS"].split("arbitress\\-cli " + command.replace("-", "\\-"))[1].split(".br")[0]
    for word in re.findall(r"--([a-z-]+)", said):
        short = {"output": "\\-o"}.get(word, "\\-\\-" + word)
        check(word == "help" or short in synopsis, f"the synopsis of {command} does not name --{word}")
described = set()
for _, tag, _ in tags(CLI_PAGE["OPTIONS"]):
    described |= {word.split("=")[0] for word in words(tag) if word.startswith("--")}
same(sorted(described), sorted(options), "options on the page")
for word in set(re.findall(r"\\-\\-([a-z]+)", page("arbitress-cli.1"))):
    check("--" + word in options, f"the page names --{word}, which no command takes")

# ---- JSON, field by field


def documented(*names):
    """{field: type} for each path; a path may be in several sections."""
    paths = {}
    for section in names:
        parts = re.split(r"^\.SS (.*)$", CLI_PAGE[section], flags=re.MULTILINE)
        for heading, body in zip(parts[1::2], parts[2::2]):
            for path in heading.strip('"').split(", "):
                fields = paths.setdefault(path, {})
                for _, tag, _ in tags(body):
                    found = re.match(r'^\.BR (\S+) " \((.*)\)"$', tag)
                    if check(found, f"{section} {heading}: {tag} is not a field with its type"):
                        check(found.group(1) not in fields, f"{section} {heading}: {found.group(1)} twice")
                        fields[found.group(1)] = found.group(2)
    return paths


def field_text(section, path, field):
    """What the page says of a field; empty if it is not there."""
    parts = re.split(r"^\.SS (.*)$", CLI_PAGE[section], flags=re.MULTILINE)
    return "".join(plain(body) for heading, part in zip(parts[1::2], parts[2::2])
                   if path in heading.strip('"').split(", ")
                   for _, tag, body in tags(part) if words(tag)[0] == field)


def is_cell(value):
    return isinstance(value, list) and len(value) == 2 and all(type(v) is int for v in value)


KINDS = {
    "string": lambda v: isinstance(v, str),
    "number": lambda v: type(v) in (int, float),
    "boolean": lambda v: isinstance(v, bool),
    "null": lambda v: v is None,
    "object": lambda v: isinstance(v, dict),
    "cell": is_cell,
    "array of strings": lambda v: isinstance(v, list) and all(isinstance(w, str) for w in v),
    "array of numbers": lambda v: isinstance(v, list) and all(type(w) in (int, float) for w in v),
    "array of objects": lambda v: isinstance(v, list) and all(isinstance(w, dict) for w in v),
    "array of cells": lambda v: isinstance(v, list) and all(is_cell(w) for w in v),
    "array of arrays of cells": lambda v: isinstance(v, list) and all(KINDS["array of cells"](w) for w in v),
}


# Objects whose fields are described by what they are: rulings, and lists that are the same as others.
ELSEWHERE = (".rules", ".forecast.ledger", ".forecast.effects", ".forecast.ties")


class Walk:
    """Compares every field in documents of one kind with the page."""

    def __init__(self, *sections):
        self.section = sections[-1]
        self.paths = documented(*sections)
        self.met = {}

    def object(self, value, path):
        if path == ".rules":
            return  # its fields are rulings: compared below
        path = re.sub(r"^\.forecast(?=\.(ledger|effects|ties)\b)", "", path)  # "in the same form as"
        fields = self.paths.get(path)
        if not check(fields is not None, f"{self.section}: {path} is not on the page"):
            return
        self.met.setdefault(path, set()).update(value)
        for key, inner in value.items():
            if not check(key in fields, f"{self.section}: {path} has a field {key} that is not on the page"):
                continue
            kinds = fields[key].split(" or ")
            check(any(KINDS[kind](inner) for kind in kinds),
                  f"{self.section}: {path} {key} is {inner!r}, the page says {fields[key]}")
            below = path.rstrip(".") + "." + key
            if isinstance(inner, dict):
                self.object(inner, below)
            elif isinstance(inner, list) and inner and isinstance(inner[0], dict):
                for one in inner:
                    self.object(one, below + "[]")

    def close(self, *sections):
        """What is on the page must have been met; with sections, only what is in these."""
        for path, fields in (documented(*sections) if sections else self.paths).items():
            missing = set(fields) - self.met.get(path, set())
            check(not missing, f"{self.section}: {path}: on the page, never met: {sorted(missing)}")
            for field, kinds in fields.items():
                below = path.rstrip(".") + "." + field
                for kind, end in (("object", ""), ("array of objects", "[]")):
                    check(kind not in kinds.split(" or ") or below + end in self.paths or below in ELSEWHERE,
                          f"{self.section}: the page does not have the fields of {below + end}")


RULINGS = json.loads(cli("rules", "--json").out)
TILES = json.loads(cli("tiles", "--json").out)

ISLAND_RULINGS = json.loads(cli("rules", "--json", "--game", "catan").out)

HANDS = "Arbitress record 1\ngame catan\nplayer Anna\nplayer Ben\nplayer Clara\nuse fishermen\nhands\nplay\n"
for game_word, rulings in (("carcassonne", RULINGS), ("catan", ISLAND_RULINGS),
                            ("pad", {"rulings": []})):
    walk = Walk("JSON OF SCORE", "JSON OF SCORE: " + game_word.upper())
    texts = {}
    for path in [path for folder in (("tests", "fuzz", "corpus"), ("data", "samples"), ("tests", "records", "*"))
                 for path in sorted(glob.glob(os.path.join(ROOT, *folder, "*.arb")))]:
        with open(path, encoding="utf-8", errors="replace") as file:
            texts[path] = file.read()
    parts = [(), ("--until", "4"), ("--until", "9"), ("--until", "205")]
    met = 0
    for path, text in [*texts.items(), ("", HANDS), ("", HANDS + "found 60 1-2\n")]:
        if f"\ngame {game_word}\n" not in text:
            continue
        for more in parts[:1] if "-random-" in os.path.basename(path) else parts:
            ran = cli("score", "--json", "-", *more, stdin=text)
            if ran.code == 2:
                break
            found = json.loads(ran.out)
            walk.object(found, ".")
            met += 1
            same(list(found["rules"]), [ruling["id"] for ruling in rulings["rulings"]], "ids under .rules")
    check(met >= 3, f"few records of {game_word}")
    walk.close(*["JSON OF SCORE: PAD"] if game_word == "pad" else [])  # others have acts before entries, effects ...
SHORT_GAME = os.path.join(ROOT, "tests", "games", "fixtures", "abbey-late-p2.arb")
TURNED = cli("turned", "--json", "--playouts", "1", SHORT_GAME)
same(TURNED.code, 0, "turned --json")
TURNED = json.loads(TURNED.out)
# Only a game that goes on after its throw tells the turn apart.
APART = json.loads(cli("turned", "--json", "--playouts", "1", os.path.join(ROOT, "tests", "e2e", "fishermen.arb")).out)
for section, documents in (("JSON OF TILES", [TILES]), ("JSON OF RULES", [RULINGS]),
                           ("JSON OF TURNED", [TURNED, APART])):
    walk = Walk(section)
    for document in documents:
        walk.object(document, ".")
    walk.close()

# Every constant word of the source is on the page.
whole = plain(page("arbitress-cli.1"))
for room, file, name in (("cli", "cli-catan.c", "becauses"), ("cli", "cli-catan.c", "nouns"),
                         ("catan", "catan-market.c", "catan_pays_words"), ("cli", "cli-carc-json.c", "rule_words"),
                         ("cli", "cli-tiles.c", "edge_words"), ("cli", "cli-tiles.c", "flag_words")):
    text = source(room, file)
    listed = re.search(r"\b" + name + r"\[[A-Z_]*\] = \{(.*?)\};", text, flags=re.DOTALL).group(1)
    for word in re.findall(r'"([a-z-]+)"', listed):
        check(re.search(rf"\b{word}\b", whole), f"the page does not explain the word {word} of {file}")

# The words of the rows of every system stand where they occur, and what a question asks is explained.
TABLES = {}
with open(sys.argv[4], encoding="utf-8") as tables:
    for line in tables.read().splitlines():
        TABLES.setdefault(line.split("\t")[0], []).append(line.split("\t")[1:])
check(sum(len(rows) for rows in TABLES.values()) >= 50, "few rows of systems were found")
OF_SCORE = "JSON OF SCORE: CARCASSONNE"
for table, section, path, field in (
        *(("figure", OF_SCORE, path, "figure") for path, fields in documented(OF_SCORE).items() if "figure" in fields),
        ("mark", "JSON OF TILES", ".tiles[].cells[].segments[]", "marks"),
        ("away", OF_SCORE, ".figures[]", "place"), ("noun", OF_SCORE, ".ledger[].terms[]", "noun"),
        ("because", OF_SCORE, ".ledger[]", "basis"), ("ask", OF_SCORE, ".ask", "what")):
    for system, word, _ in TABLES.get(table, []):
        explained = re.search(rf"^\.BR? {word}( [,.])?$(\n\()?", field_text(section, path, field), flags=re.MULTILINE)
        if check(explained, f"{path} {field} does not have the {table} {word} of {system}"):
            check(table != "ask" or explained.group(2), f"{path} {field} does not say what {word} of {system} means")
for system, word, _ in TABLES["piece"]:
    check(re.search(rf"\b{word}\b", whole), f"the page does not have the piece {word} of {system}")
for table, path in (("figure", ".players[].supply"), ("line", ".players[].kinds"), ("report", ".")):
    for system, word, _ in TABLES[table]:
        check(field_text(OF_SCORE, path, word), f"{path} has no field {word} for {system}")

# ---- the record: keys of the setup

keys = set(re.findall(r'strcmp \(key, "([a-z]+)"\)', source("table", "table-setup.c")))
same(sorted(words(tag)[0] for _, tag, _ in tags(RECORD_PAGE["SETUP"])), sorted(keys), "keys of every setup")
keys = set(re.findall(r'strcmp \(key, "([a-z]+)"\)', source("carcassonne", "carc-rules.c")))
keys |= {word for _, word, _ in TABLES["key"]}
check(len(keys) >= 5, f"few keys were found in the source: {keys}")
same(sorted(words(tag)[0] for _, tag, _ in tags(RECORD_PAGE["SETUP OF CARCASSONNE"])), sorted(keys), "keys")
explained = {words(tag)[0]: plain(body) for _, tag, body in tags(RECORD_PAGE["SETUP OF CARCASSONNE"])}
for name, switch, title in TABLES["system"]:
    if switch != "other":
        check(f".B {name}\n({title})" in explained[switch], f"the page does not name {name} ({title}) below {switch}")
setup_files = source("catan", "catan-rules.c") + source("catan", "catan-lines.c")
keys = set(re.findall(r'strcmp \(key, "([a-z]+)"\)|\{ "([a-z]+)", read_', setup_files)) | {("use", "")}
keys = {either or other for either, other in keys}
check(len(keys) >= 8, f"few keys were found in the source: {keys}")
same(sorted(words(tag)[0] for _, tag, _ in tags(RECORD_PAGE["SETUP OF CATAN"])), sorted(keys), "keys of Catan")

keys = set(re.findall(r'strcmp \(key, "([a-z]+)"\)', source("pad", "pad-rules.c")))
check(len(keys) >= 4, f"few keys were found in the source: {keys}")
same(sorted(words(tag)[0] for _, tag, _ in tags(RECORD_PAGE["SETUP OF THE SCORE PAD"])), sorted(keys),
     "keys of the pad")

# ---- entries and acts: the page writes each as its row does

MEADOW, ISLAND = game(), "Arbitress record 1\ngame catan\nplayer Anna\nplayer Ben\nplayer Clara\nuse fishermen\nplay\n"
PAD = "Arbitress record 1\ngame pad\nplayer Anna\nplay\n"
ROWS = [line.split("\t") for line in subprocess.run([sys.argv[3]], stdout=subprocess.PIPE, check=True,
                                                   text=True).stdout.splitlines()]


def tight(text):
    """How an act is written, without what is only layout: .BI place " TILE X,Y" and place TILE X,Y are the same."""
    text = plain(re.sub(r"^\.[A-Z]+ ", "", text)).replace(".\\|.\\|.", "...")
    return re.sub(r'[\s"]', "", text).replace("TEXT", "WHY")


def written(section, depth_wanted):
    """The acts of a section of the page: a tag may hold several, with a comma and a blank between them."""
    return [tight(piece) for depth, tag, _ in tags(RECORD_PAGE[section]) if depth == depth_wanted
            for piece in re.split(r"\\fR, |\\fP, ", tag)]


for room, section, head in (("carcassonne", "ENTRIES OF CARCASSONNE", MEADOW), ("catan", "ENTRIES OF CATAN", ISLAND),
                            ("pad", "ENTRIES OF THE SCORE PAD", PAD)):
    for depth, kind in ((0, "entry"), (1, "act")):
        rows = [signature for game_word, what, signature, *_ in ROWS if game_word == room and what == kind]
        same(sorted(written(section, depth)), sorted(tight(row) for row in rows), f"{kind} of {room}")
    # The words of the refusal, seen where it must come: without this, other words would let everything pass.
    err = cli("check", "-", stdin=head + "jump\n").err
    check("is not an entry" in err, f"jump is not called what it is, in {room}: {err}")
    for verb in {row[2].split()[0] for row in ROWS if row[0] == room and row[1] == "entry"}:
        err = cli("check", "-", stdin=head + verb + "\n").err
        check("is not an entry" not in err, f"{verb} is on the page and not an entry: {err}")
questions = [word for _, what, word, *_ in ROWS if what == "ask"]
check(len(questions) >= 5, f"few questions: {questions}")
for word in questions:
    check(re.search(rf"\b{word}\b", whole), f"the page does not explain the question {word}")

# ---- spots

spots = []
for _, tag, _ in tags(RECORD_PAGE["CELLS, ROTATIONS AND SPOTS OF CARCASSONNE"]):
    spots += words(tag)
same(len(spots), len(set(spots)), "spots once each")
check("is not a spot" in cli("check", "-", stdin=game("place crfr 0,-1 r2 follower nowhere")).err, "nowhere is a spot")
for spot in spots:
    err = cli("check", "-", stdin=game(f"place crfr 0,-1 r2 follower {spot}")).err
    check("is not a spot" not in err, f"{spot} is on the page and not a spot: {err}")
tile_words = source("carcassonne", "carc-tile.c")
half_words = re.search(r"carc_half_words\[8\] = \{(.*?)\};", tile_words, flags=re.DOTALL).group(1)
inner_words = re.search(r"inner_words\[\] = \{(.*?)\};", source("carcassonne", "carc-entry.c")).group(1)
wanted = ["cloister"] + ["farm:" + word for word in re.findall(r"[a-z]+2?", inner_words)]
wanted += ["farm:" + half for half in re.findall(r"[a-z]{3}", half_words)]
wanted += [f"{kind}:{side}" for kind in ("city", "road") for side in "NESW"]
same(sorted(spots), sorted(wanted), "spots")

# ---- rulings


def compare_rulings(section, rulings):
    """The page has every ruling and reading of a game, with the sentences of the program."""
    entries = tags(RECORD_PAGE[section])
    listed = [words(tag)[0] for depth, tag, _ in entries if depth == 0]
    same(listed, [ruling["id"] for letters in dict.fromkeys(name.rstrip("0123456789") for name in listed)
                  for ruling in rulings if ruling["id"].rstrip("0123456789") == letters], section)
    same(len(listed), len(rulings), section)
    described, current = {}, None
    for depth, tag, body in entries:
        if depth == 0:
            current = words(tag)[0]
            described[current] = {"body": plain(body), "readings": []}
        else:
            text = plain(body).split("\n.RE")[0].split("\n.SS")[0].strip()
            described[current]["readings"].append((words(tag)[0], text))
    for ruling in rulings:
        said = described.get(ruling["id"], {"body": "", "readings": []})
        check(ruling["question"] in said["body"] and ruling["sheet"] in said["body"],
              f"{ruling['id']}: the page asks something else: {said['body']}")
        readings = [(reading["word"], reading["sentence"]) for reading in ruling["readings"]]
        if ruling["fixed"]:
            check(readings[0][1] in said["body"], f"{ruling['id']}: the page reads it otherwise: {said['body']}")
            same(said["readings"], [], f"{ruling['id']}: switches")
        else:
            same(said["readings"], readings, f"{ruling['id']}: readings")


compare_rulings("RULINGS OF CARCASSONNE", RULINGS["rulings"])
compare_rulings("RULINGS OF CATAN", ISLAND_RULINGS["rulings"])

# ---- tiles

entries = [(words(tag)[0], plain(body).split("\n.SS")[0].strip())
           for _, tag, body in tags(RECORD_PAGE["TILES OF CARCASSONNE"])]
same(entries, [(tile["id"], f"{tile['name']} ({tile['copies']})") for tile in TILES["tiles"]], "tiles on the page")

# ---- the examples on the page are correct records

examples = [plain(text) for text in re.findall(r"\.EX\n(Arbitress record 1\n.*?)\.EE", page("arbitress-record.5"),
                                             flags=re.DOTALL)]
for example in examples:
    ran = cli("check", "-", stdin=example)
    same((ran.code, ran.err), (0, ""), "an example of the page")
same([re.search(r"^game (.*)$", text, flags=re.MULTILINE).group(1) for text in examples],
     ["carcassonne", "catan", "pad"], "an example of each game")
example = examples[0]
with scratch() as folder:
    path = os.path.join(folder, "evening.arb")
    write(path, example)
    for line in re.findall(r"^arbitress\\-cli (score .*)$", CLI_PAGE["EXAMPLES"], flags=re.MULTILINE):
        shown = plain(line).split(" | ")[0].replace("evening.arb", path).split()
        same(cli(*shown).code, 0, f"the example {shown}")

check(os.path.exists(CLI), "there is a program")
finish("the manual and the program say the same")
