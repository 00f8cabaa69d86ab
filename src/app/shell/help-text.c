/* help-text.c - the pages of the help, as data.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The text is part of the program and its translations, so it always has the same language and version.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "help-text.h"

static const HelpPart begin[] = {
  { HELP_TEXT, N_ ("The game lies on your table; Arbitress follows it. One of you enters each turn while "
                   "the game goes on. The picture shows what lies on the table, the scoreboard shows "
                   "every point at once, and every point can be asked for its reason.") },
  { HELP_HEADING, N_ ("A new game") },
  { HELP_TEXT, N_ ("Type the first letters of a name and press Enter; names that have played before "
                   "complete themselves and bring their colour. Ctrl+Enter starts. A player is told apart "
                   "by colour, shape and letter.") },
  { HELP_TEXT, N_ ("Choose what is on the table, and look at the house rules once: where the rule sheets "
                   "are silent, each gap has a reading that you can change before the game. The reading "
                   "is kept with the game.") },
  { HELP_HEADING, N_ ("Aids") },
  { HELP_TEXT, N_ ("“Open” shows everything. “Table” shows what anybody could see by looking: what is "
                   "left and the legal places, but no forecast. “Tournament” shows only the table, the "
                   "scores and their reasons.") },
  { HELP_HEADING, N_ ("Nothing is lost") },
  { HELP_TEXT, N_ ("An entry is on the disk before it is on the screen. Close the program at any moment; "
                   "the game waits in the list.") },
  { HELP_END }
};

static const HelpPart turn[] = {
  { HELP_TEXT, N_ ("Every turn of Carcassonne answers the same three questions. The line above the palette always says "
                   "which one is asked.") },
  { HELP_HEADING, N_ ("1. Which tile?") },
  { HELP_TEXT, N_ ("Press the tile’s letter in the palette, click it, or type its four edges as the tile "
                   "lies on the table, clockwise from the top: c for city, f for field, r for road, i for "
                   "river. A tile typed by its edges needs no turning.") },
  { HELP_HEADING, N_ ("2. Where?") },
  { HELP_TEXT, N_ ("Only places where it fits are offered, each with a letter, the nearest to the last "
                   "move first. Press the letter, click the place, or go there with the arrows and press "
                   "Enter.") },
  { HELP_HEADING, N_ ("3. And then?") },
  { HELP_TEXT, N_ ("Space turns the tile to its next legal position. Enter: nobody is placed. A digit "
                   "puts a follower on that feature, with Shift the big one. A moves the Arbitress, R the "
                   "racer. A line says what the act will bring before you give it.") },
  { HELP_HEADING, N_ ("When it went wrong") },
  { HELP_TEXT, N_ ("Backspace goes one question back, Esc to the first one, Ctrl+Z takes back whole "
                   "entries. In the timeline any older entry can be edited or deleted, and another put in "
                   "before it; everything after it is counted again, and entries that no longer fit are "
                   "marked and kept until you decide.") },
  { HELP_TEXT, N_ ("Corrections, a figure put back, a note, an early end, and a move the rules forbid but "
                   "all of you agreed on are among the rarer entries: press ? or the button with the "
                   "three dots. They ask for your reason; a move against the rules stays marked on the "
                   "map.") },
  { HELP_END }
};

static const HelpPart island[] = {
  { HELP_TEXT, N_ ("Before the first game, choose how the island lies: the beginners’, a dealt one, or yours, "
                   "entered hex by hex with a letter and a number for each. An island can be kept under a name "
                   "and played on again.") },
  { HELP_HEADING, N_ ("Founding") },
  { HELP_TEXT, N_ ("The legal places carry labels: type one, or click it, for the settlement and then for its "
                   "road. The order goes round and back again by itself.") },
  { HELP_HEADING, N_ ("The dice") },
  { HELP_TEXT, N_ ("One key: 2 to 9, 0 for ten, - for eleven and = for twelve. The line beneath the prompt says "
                   "who receives what. The throw also passes the turn on; with a seven come the robber’s hex and "
                   "the player who is robbed.") },
  { HELP_HEADING, N_ ("Building and cards") },
  { HELP_TEXT, N_ ("R, S and C build a road, a settlement, a city; D buys a development card, K plays a knight. "
                   "Only what is legal is offered, and a line says what it will bring. The Longest Road is "
                   "measured after every piece, with its breaks; ask for it in the points of a player and it is "
                   "drawn and counted.") },
  { HELP_HEADING, N_ ("Winning") },
  { HELP_TEXT, N_ ("Whoever reaches the target on the own turn has won, before the dice too, and the program says "
                   "so at that moment. Point cards count when they are revealed, with V.") },
  { HELP_END }
};

static const HelpPart fish[] = {
  { HELP_TEXT, N_ ("When a fishery’s number is thrown, each settlement on it draws one fish token, each city two. "
                   "The program asks for the tokens one after another, in the order of the table.") },
  { HELP_HEADING, N_ ("Open and secret") },
  { HELP_TEXT, N_ ("Enter: drawn face down, nobody tells its value. A digit: shown to all. Shift and a digit: told "
                   "to the program in secret; it is hidden while it is typed, and its owner sees it again by "
                   "holding the eye beside the own name.") },
  { HELP_TEXT, N_ ("Of what is face down the program knows exactly what the table can know: bounds, chances, and "
                   "whether a payment is certain, possible or impossible. An impossible claim is refused with the "
                   "count that forbids it.") },
  { HELP_HEADING, N_ ("The market") },
  { HELP_TEXT, N_ ("F opens it: 2 fish move the robber away, 3 take a card from a player, 4 bring a resource from "
                   "the bank, 5 a road, 7 a development card. What is paid too much is lost.") },
  { HELP_HEADING, N_ ("The old shoe") },
  { HELP_TEXT, N_ ("Whoever has it needs one point more to win. On the own turn it can be given, with G, to anyone "
                   "who has at least as many points.") },
  { HELP_END }
};

static const HelpPart keys[] = { { HELP_HEADING, N_ ("A turn of Carcassonne") },
                                 { HELP_KEY, N_ ("the tile, or the place"), N_ ("letter") },
                                 { HELP_KEY, N_ ("the next marked place"), N_ ("arrows") },
                                 { HELP_KEY, N_ ("turn the tile"), N_ ("Space") },
                                 { HELP_KEY, N_ ("the usual answer: the marked place, nobody placed"), N_ ("Enter") },
                                 { HELP_KEY, N_ ("a follower on that feature"), N_ ("1 to 9") },
                                 { HELP_KEY, N_ ("the big follower on that feature"), N_ ("Shift+1 to 9") },
                                 { HELP_KEY, N_ ("move the Arbitress"), N_ ("A") },
                                 { HELP_KEY, N_ ("move the racer"), N_ ("R") },
                                 { HELP_KEY, N_ ("join the race when it is asked"), N_ ("J") },
                                 { HELP_KEY, N_ ("the lake tile"), N_ ("L") },
                                 { HELP_KEY, N_ ("the rarer entries"), N_ ("?") },
                                 { HELP_KEY, N_ ("one question back"), N_ ("Backspace") },
                                 { HELP_KEY, N_ ("to the first question"), N_ ("Esc") },
                                 { HELP_HEADING, N_ ("A turn of Catan") },
                                 { HELP_KEY, N_ ("the dice: ten, eleven and twelve last"), N_ ("2 to 9, 0 - =") },
                                 { HELP_KEY, N_ ("a place on the island"), N_ ("its label") },
                                 { HELP_KEY, N_ ("road, settlement, city"), N_ ("R, S, C") },
                                 { HELP_KEY, N_ ("buy a development card"), N_ ("D") },
                                 { HELP_KEY, N_ ("play a knight"), N_ ("K") },
                                 { HELP_KEY, N_ ("road building, year of plenty, monopoly"), N_ ("W, Y, M") },
                                 { HELP_KEY, N_ ("reveal point cards"), N_ ("V") },
                                 { HELP_KEY, N_ ("trade with a player, with the bank"), N_ ("T, B") },
                                 { HELP_KEY, N_ ("the fish market"), N_ ("F") },
                                 { HELP_KEY, N_ ("give the old shoe away"), N_ ("G") },
                                 { HELP_KEY, N_ ("a fish token face down, shown, told in secret"),
                                   N_ ("Enter, 1, Shift+1") },
                                 { HELP_KEY, N_ ("end the turn without dice"), N_ ("N") },
                                 { HELP_HEADING, N_ ("Any time") },
                                 { HELP_KEY, N_ ("undo the last change"), N_ ("Ctrl+Z") },
                                 { HELP_KEY, N_ ("redo it"), N_ ("Ctrl+Shift+Z") },
                                 { HELP_KEY, N_ ("the whole map or island"), N_ ("Ctrl+0") },
                                 { HELP_KEY, N_ ("points and entries beside the map"), N_ ("F9") },
                                 { HELP_KEY, N_ ("the table display"), N_ ("Ctrl+D") },
                                 { HELP_KEY, N_ ("the house rules"), N_ ("Ctrl+R") },
                                 { HELP_KEY, N_ ("all shortcuts"), N_ ("Ctrl+?") },
                                 { HELP_END } };

static const HelpPart ties[] = {
  { HELP_TEXT, N_ ("When several players have the same majority in a feature, the Arbitress decides who "
                   "gets it. She belongs to nobody; a player may move her 1 to 6 tiles instead of placing "
                   "a follower.") },
  { HELP_HEADING, N_ ("How a tie is judged") },
  { HELP_TEXT, N_ ("The distance from her to each tied player’s nearest follower in the feature is "
                   "counted in tiles, across first and then up or down, never slantwise. The nearer one "
                   "wins everything. If the distances are the same, the player with fewer points wins. If "
                   "those are the same too, your house rule A10 decides; unless you changed it, they "
                   "share.") },
  { HELP_HEADING, N_ ("Seeing it") },
  { HELP_TEXT, N_ ("The map draws the way to each follower and counts its cells: the winner’s solid, the "
                   "others’ dashed. Click the line in the ledger later and the same picture comes back, "
                   "with the numbers and the house rule that decided.") },
  { HELP_END }
};

static const HelpPart lake[] = {
  { HELP_TEXT, N_ ("The lake is one tile of 3×3 cells. It must fit on all the edges it touches, and touch "
                   "at least one tile. If your printed tile looks different, edit the layout in the setup "
                   "until it matches.") },
  { HELP_HEADING, N_ ("Worth more") },
  { HELP_TEXT, N_ ("A completed feature that has a part on the lake earns a point more for each of its "
                   "tiles, and the lake’s cloister earns 12.") },
  { HELP_HEADING, N_ ("The race") },
  { HELP_TEXT, N_ ("When the lake is laid, each player, clockwise from who laid it, may send one follower "
                   "into the race; it starts where the game started. From then on a player may move the "
                   "racer one or two steps instead of placing a follower. Tiles with figures on them "
                   "block the way. Who reaches the lighthouse first keeps it and gets 25 points at the "
                   "end; the other racers go home.") },
  { HELP_HEADING, N_ ("The water") },
  { HELP_TEXT, N_ ("Each player gets water tokens. Whoever’s tile completes a city puts one on it. Who "
                   "runs out first gets a point for every token on the table. If nobody runs out, whoever "
                   "has the fewest left gets those points at the end.") },
  { HELP_END }
};

static const HelpPart records[] = {
  { HELP_TEXT, N_ ("A record is the whole game as a text that people can read and write: first what was "
                   "settled before the game, then a line for each entry. Save it, copy it, send it; "
                   "opening it gives the same game with the same points.") },
  { HELP_CODE, "Arbitress record 1\n"
               "game carcassonne\n"
               "player Anna red\n"
               "player Ben blue\n"
               "set base\n"
               "use arbitress\n"
               "play\n"
               "place crfr 0,1 r2 follower city:S" },
  { HELP_TEXT, N_ ("The manual page arbitress-record(5) explains every line. The program arbitress-cli "
                   "checks, scores, explains and draws records without a display.") },
  { HELP_TEXT, N_ ("Lines that do not fit are kept and marked, with one sentence that says why; nothing "
                   "is dropped silently.") },
  { HELP_END }
};

static const HelpPart rules[] = {
  { HELP_TEXT, N_ ("Rule sheets are short, and every table fills their gaps differently. Each gap has a "
                   "name, such as A10 or L25. The ledger names those that decided a point, so that a "
                   "dispute ends with one look.") },
  { HELP_TEXT, N_ ("Before the game you choose each reading; during the game the card can be read with "
                   "Ctrl+R. It is kept in the game and in its record, and other games keep theirs.") },
  { HELP_TEXT, N_ ("To see what another reading would have changed, save the record and score it with the "
                   "command line: arbitress-cli score --rule A1=between FILE.") },
  { HELP_END }
};

const HelpPage help_pages[] = {
  { N_ ("Beginning"), "go-home-symbolic", begin },
  { N_ ("Carcassonne"), "media-playback-start-symbolic", turn },
  { N_ ("Catan"), "media-playback-start-symbolic", island },
  { N_ ("Fish"), "mail-attachment-symbolic", fish },
  { N_ ("Keys"), "input-keyboard-symbolic", keys },
  { N_ ("Ties"), "find-location-symbolic", ties },
  { N_ ("The Lake"), "weather-showers-symbolic", lake },
  { N_ ("Records"), "text-x-generic-symbolic", records },
  { N_ ("House Rules"), "view-list-symbolic", rules },
};
const guint help_n_pages = G_N_ELEMENTS (help_pages);
