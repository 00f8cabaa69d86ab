/* help-text.c - the pages of the help, as data.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The text is part of the program and its translations, so it always has the same language and version.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "help-text.h"
#include "table/table-game.h"

static const HelpPart begin[] = {
  { HELP_TEXT, N_ ("Arbitress follows the game on your table. One of you enters each turn while the game goes on. "
                   "The picture shows what lies on the table, the scoreboard shows every point at once, and you "
                   "can look up the reason for every point.") },
  { HELP_PICTURE, N_ ("Ten turns of a game with the Arbitress: the program draws what lies on your table."),
    "first-evening 10" },
  { HELP_HEADING, N_ ("A new game"), "setup" },
  { HELP_TEXT, N_ ("Type a name and press Enter. Players of earlier games have buttons; while you type, only the names "
                   "that begin like that are left, and the arrow down adds the first of them. They get their last "
                   "colour. Ctrl+Enter starts the game. Each player has a colour, a shape and a letter.") },
  { HELP_TEXT, N_ ("Choose what is on the table, and look at the house rules once. The rule sheets do not answer "
                   "every question. Each gap has a reading that you can change before the game. The reading is "
                   "kept with the game.") },
  { HELP_HEADING, N_ ("Aids") },
  { HELP_TEXT, N_ ("“Open” shows everything. “Table” shows what anybody could see by looking: what is "
                   "left and the legal places, but no forecast. “Tournament” shows only the table, the "
                   "scores and their reasons.") },
  { HELP_HEADING, N_ ("The turn clock") },
  { HELP_TEXT, N_ ("“Turn Clock” in the main menu shows beside each name how long the turn takes, and how long the "
                   "player has thought in all turns. The time before an entry belongs to whoever is on turn then. The "
                   "clock stops while the menu is open or the table is not shown, and after an undo until the next "
                   "entry. The final scores show the average and the longest turn.") },
  { HELP_TEXT, N_ ("“Pause” in the main menu (Ctrl+Space) stops the clock and asks for nothing until you go on. The "
                   "table display says so.") },
  { HELP_HEADING, N_ ("Nothing is lost") },
  { HELP_TEXT, N_ ("Each entry is stored on the disk before it is shown. You can close the program at any moment; "
                   "the game stays in the list.") },
  { HELP_END }
};

static const HelpPart turn[] = {
  { HELP_TEXT, N_ ("Every turn of Carcassonne answers the same three questions. The line beside the player’s sign "
                   "always says which one is asked.") },
  { HELP_PICTURE, N_ ("The tile that was laid last has a frame."), "first-evening 16" },
  { HELP_HEADING, N_ ("1. Which tile?"), "menu, place tile, discard" },
  { HELP_TEXT, N_ ("Press the tile’s letter in the palette, click it, or type its four edges as the tile lies on "
                   "the table, clockwise from the top: c for city, f for field, r for road, i for river. If you "
                   "type its edges, you do not have to turn the tile. If several tiles are left, each has a key "
                   "below it, and Enter takes the first. With many sets, buttons stand beside the tiles: one for "
                   "each kind of edge, and one for whatever else is printed on tiles.") },
  { HELP_HEADING, N_ ("2. Where?"), "place cell" },
  { HELP_TEXT, N_ ("Only places where the tile fits are offered. Each has a letter; the places nearest to the "
                   "last move come first. Press the letter, click the place, or go there with the arrows and "
                   "press Enter. Space, or the button with the arrow, turns the tile first. If its edges were said "
                   "with buttons, the places where it lies so come first, and then all others where it fits.") },
  { HELP_HEADING, N_ ("3. And then?"), "place, follower, big" },
  { HELP_TEXT, N_ ("Space turns the tile to its next legal position; Enter after Space leaves it so. Without Space, "
                   "Enter places nobody; 0 does so always. A digit puts a follower on that feature, with Shift the "
                   "big one. A moves the Arbitress, R the racer. Before you choose, a line says what your choice "
                   "will bring.") },
  { HELP_TEXT,
    N_ ("A question with only one possible answer is not asked: the answer is taken, and the line below the prompt "
        "tells it.") },
  { HELP_HEADING, N_ ("When it went wrong"), "more, over" },
  { HELP_TEXT, N_ ("Backspace goes one question back, Esc to the first one, Ctrl+Z takes back whole entries. Under "
                   "Moves you can edit or delete any older entry, or insert another before it. Everything "
                   "after it is counted again. Entries that no longer fit are marked, and kept until you decide.") },
  { HELP_TEXT, N_ ("Before an older entry is changed, you see what else changes with it: points, figures, turns. Enter "
                   "accepts, with your reason or without one. Every change is remembered: choose it under Moves to "
                   "see how it was before, and to bring that back.") },
  { HELP_TEXT,
    N_ ("A game that has already begun: say so on the page where you set it up, or press ? and G before the first "
        "tile. Then say which tiles lie where, and who stands on them, in any order. ? leads to the rest: other "
        "figures, "
        "points, the Arbitress, what else lies there, and at the end “All is entered: play on”.") },
  { HELP_TEXT, N_ ("A player who leaves (? and “A player leaves”) is passed over and cannot win; the figures stay and "
                   "count. Whoever will come later is among the players from the beginning: let that player leave at "
                   "once, and choose “A player comes” when the player arrives.") },
  { HELP_TEXT, N_ ("Press ? or the button with the three dots for the rarer entries: for example a correction, a "
                   "figure that is put back, a note, an early end, or a move that the rules forbid but all of you "
                   "agreed on. They ask for your reason. A move against the rules stays marked on the map.") },
  { HELP_TEXT,
    N_ ("In Carcassonne, ? and A lists what you can do against the rules now: lay a tile anywhere, beside any other, "
        "put one aside that fits, and with a tile whatever you agreed on. Features do not join across an edge of two "
        "kinds: a city or a road stays open there. What cannot be true is refused: a figure or a tile that is not "
        "left, a place that is taken. After it, the rules hold again.") },
  { HELP_TEXT,
    N_ ("In Catan, ? and A lists every act that the rules forbid now: a gift, a building that is not paid, a "
        "second development card, another throw. Only what must add up is checked then: pieces, cards and "
        "tokens. Under ? there is also a correction for each thing that can lie otherwise than the program "
        "says: the shoe, cards, knights, pieces, the robber, and point cards shown after the end.") },
  { HELP_END }
};

static const HelpPart sets[] = {
  { HELP_TEXT, N_ ("Each set is switched on before the game. Its tiles join the others, and what it allows is offered "
                   "where it can be done; what is asked after the scoring comes by itself.") },
  { HELP_SYSTEMS },
  { HELP_HEADING, N_ ("Tiles of Your Own") },
  { HELP_TEXT, N_ ("A set of your own is made on the setup page.") },
  { HELP_END }
};

static const HelpPart island[] = {
  { HELP_TEXT, N_ ("Before the first game, choose the island: the one for beginners, one that is dealt, or the "
                   "one on your table. You enter your own hex by hex, with a letter and a number for each. An "
                   "island can be kept under a name and played on again. Five and six players have a larger "
                   "board.") },
  { HELP_PICTURE, N_ ("The island of a game with the Fishermen."), "with-the-shoe 30" },
  { HELP_HEADING, N_ ("Founding"), "found" },
  { HELP_TEXT, N_ ("The legal places have letters, the same ones during the whole game; ⇧ means Shift. Type them or "
                   "click the place, first for the settlement and then for its road. The program "
                   "follows the order of the players, once around and then back.") },
  { HELP_HEADING, N_ ("The dice"), "menu, roll, robber, discard" },
  { HELP_TEXT, N_ ("One key: 2 to 9, 0 for ten, - for eleven and = for twelve. The line below the prompt says who "
                   "receives what. The throw also begins the next player’s turn. After a seven, the program asks "
                   "for the robber’s hex and for the player who is robbed.") },
  { HELP_HEADING, N_ ("Building and cards"), "build, buy, play, bank, trade, reveal, next, special" },
  { HELP_TEXT,
    N_ ("R, S and C build a road, a settlement, a city; D buys a development card, K plays a knight. "
        "Only what the rules allow is offered. What cannot be paid stands there with what is missing in red, "
        "and says why if you choose it. A line says what an act will bring. The Longest Road is "
        "measured after every piece, and interruptions are taken into account. Click a player’s points "
        "to see their road drawn and counted.") },
  { HELP_TEXT, N_ ("With five and six players, the others may build after each turn, clockwise. Press O and then the "
                   "player who wants to. Nobody need be entered who builds nothing: the next dice end the phase. It is "
                   "a switch on the setup page, like the friendly robber and first rounds without a seven.") },
  { HELP_HEADING, N_ ("Who leaves, and who comes later"), "more, found" },
  { HELP_TEXT, N_ ("A player who leaves (? and “A player leaves”) is passed over and cannot win; the pieces stay and "
                   "block, and bring nothing. Whoever will come later is among the players from the beginning: let "
                   "that player leave at once. After “A player comes”, this player founds two settlements.") },
  { HELP_HEADING, N_ ("Winning"), "over" },
  { HELP_TEXT, N_ ("A player who reaches the target during their own turn wins at once, even before the dice are "
                   "thrown, and the program says so. Point cards count when they are revealed, with V.") },
  { HELP_TEXT,
    N_ ("A game that has already begun: say so on the page where you set it up, or press ? and G before the first "
        "settlement. Then enter the pieces, the robber, cards and fish in any order, and at the end “All is entered: "
        "play on”. Points follow from what lies there.") },
  { HELP_END }
};

static const HelpPart pad[] = {
  { HELP_TEXT,
    N_ ("The pad keeps the points of any game. It knows no rules: you say who gets how many points, for what "
        "and why, and it adds them up.") },
  { HELP_HEADING, N_ ("Points"), "menu, score" },
  { HELP_TEXT,
    N_ ("Type the points of the marked cell and press Enter, and the next player’s cell is marked. Arrows, Tab or the "
        "letter of a player go to another cell. 3+4 and 10-3 are sums, which you see while you type. A number in a "
        "cell "
        "that has points puts them right; + before it adds an entry. A click on the marked cell opens a field.") },
  { HELP_TEXT,
    N_ ("Space instead of Enter says what the points are for: just type it, or press the digit of something that was "
        "said before. What follows a colon is the reason, and Enter alone says nothing.") },
  { HELP_TEXT,
    N_ ("Whoever is in the lead has a frame with a point around the sum, by the most or the fewest points.") },
  { HELP_HEADING, N_ ("Rounds and the end"), "round, over" },
  { HELP_TEXT, N_ ("In a game with rounds, the next round begins when everybody has got points, 0 points too. Press ? "
                   "and choose “The round is over” if somebody got none. A game ends when a player has the points that "
                   "you chose before the game, or when you press ? and choose “The game is over”. The setup page says "
                   "whether the most or the fewest points win.") },
  { HELP_TEXT,
    N_ ("Somebody who leaves (? and “A player leaves”) keeps the points, is not waited for, and cannot win. A "
        "player who will come later is among the players from the beginning: let that player leave at once, "
        "and choose “A player comes” when the player arrives.") },
  { HELP_HEADING, N_ ("Another evening") },
  { HELP_TEXT,
    N_ ("The setup page begins with the settings of the last pad. Under “Kept settings” you can keep those that "
        "it shows under a name, and choose them again; the players do not belong to them.") },
  { HELP_HEADING, N_ ("When it went wrong"), "more, points, note, end" },
  { HELP_TEXT, N_ ("Ctrl+Z takes back whole entries. Under Moves you can change any older one. A correction "
                   "(? and P) needs a sign only if points go, as in -3; it is an entry of its own and stands in a row "
                   "of its own on the pad, so that nobody wonders about it later.") },
  { HELP_HEADING, N_ ("From tiles to the pad") },
  { HELP_TEXT, N_ ("A game of Carcassonne or Catan can go on as a pad: press ? and then O. The points so far stay, and "
                   "from then on you count by yourselves. Ctrl+Z brings the tiles back.") },
  { HELP_END }
};

static const HelpPart fish[] = {
  { HELP_TEXT, N_ ("When a fishery’s number is thrown, each settlement on it draws one fish token, each city two. "
                   "The program asks for the tokens one after another, in the order of the table.") },
  { HELP_HEADING, N_ ("Open and secret"), "draw, token" },
  { HELP_TEXT, N_ ("Enter: drawn face down, and nobody tells its value. A digit: shown to all. Shift and a digit: "
                   "told to the program in secret. It is hidden while it is typed. To see it again, its owner "
                   "holds the eye beside their name.") },
  { HELP_TEXT, N_ ("Of the tokens that lie face down, the program knows exactly what the table can know: the "
                   "least and the most they can be worth, chances, and whether a payment is certain, possible or "
                   "impossible. An impossible claim is refused, with the count that shows why.") },
  { HELP_HEADING, N_ ("The market"), "fish" },
  { HELP_TEXT, N_ ("F opens it: 2 fish move the robber away, 3 take a card from a player, 4 bring a resource from "
                   "the bank, 5 a road, 7 a development card. If you pay too much, the rest is lost.") },
  { HELP_HEADING, N_ ("The old shoe"), "shoe" },
  { HELP_TEXT, N_ ("The player who has it needs one more point to win. During their turn, they can give it with G "
                   "to anyone who has at least as many points.") },
  { HELP_END }
};

static const HelpPart hands[] = {
  { HELP_TEXT,
    N_ ("The setup page says whether resource cards are recorded: not at all, lying open, or covered. With covered "
        "hands "
        "nobody shows more than the rules ask for. The program knows how many cards each hand has, and follows every "
        "card that everybody sees: what the dice bring, what is paid, and what is given openly.") },
  { HELP_HEADING, N_ ("A card is stolen"), "robber resource, play knight resource, fish 3 resource" },
  { HELP_TEXT, N_ ("Of covered hands, Enter means that nobody else saw the card. A letter names a card that everybody "
                   "saw: W wood, S wool, G grain, B brick, O ore. Shift and the letter tell the program in secret "
                   "which card it was. If hands lie open, the card must be named.") },
  { HELP_HEADING, N_ ("Half a hand is discarded"), "discard cards" },
  { HELP_TEXT, N_ ("Enter: nobody sees any of these cards. Or name them one by one: a letter for a card that everybody "
                   "sees, N for an unseen one, Shift and a letter for one that is told in secret.") },
  { HELP_HEADING, N_ ("A trade"), "trade give, trade get" },
  { HELP_TEXT,
    N_ ("First what the player on turn gives, then what comes back. Each letter is one card, a digit is a fish "
        "token. Of covered hands, N is a card that only these two see, and Shift and a letter is one that is "
        "told in secret. Enter or 0 ends each list.") },
  { HELP_HEADING, N_ ("A monopoly"), "play monopoly taken" },
  { HELP_TEXT, N_ ("Everybody sees how many cards are given. The program asks this of each player of whom it is not "
                   "certain.") },
  { HELP_HEADING, N_ ("Half cards, maybe and per cent") },
  { HELP_TEXT,
    N_ ("The page “Hands” beside the points shows a whole card where it is certain, and half a card where it "
        "may be. The number beside half a card is the chance that there is one more than is certain. It is "
        "right if unseen cards were chosen blindly.") },
  { HELP_TEXT,
    N_ ("What is bought or given shows the same: half cards and “maybe” with the chance are not certain, red "
        "cannot be. What is only possible can be chosen: if the player has the cards, everybody knows more "
        "about this hand from then on. In a tournament, no chance is shown.") },
  { HELP_HEADING, N_ ("Who sees what") },
  { HELP_TEXT,
    N_ ("The screen, the table display and every refusal say only what everybody at the table can know. What "
        "was told in secret is shown only while its owner holds the eye beside their cards under “Hands”. "
        "It changes no chance and refuses nothing that others enter, so no guess gets an answer. “Save a "
        "Record to Share” leaves it out.") },
  { HELP_HEADING, N_ ("When cards are uncertain") },
  { HELP_TEXT, N_ ("After unseen discards it is not certain any more what the bank has: press ? and choose “Count the "
                   "bank's cards”. “Correct a hand” in the same list adds cards that were forgotten.") },
  { HELP_END }
};

static const HelpPart keys[] = {
  { HELP_HEADING, N_ ("A turn of Carcassonne") },
  { HELP_KEY, N_ ("the tile, or the place"), N_ ("letter") },
  { HELP_KEY, N_ ("the next marked place"), N_ ("arrows") },
  { HELP_KEY, N_ ("turn the tile"), N_ ("Space") },
  { HELP_KEY, N_ ("the usual answer: the marked place, nobody placed"), N_ ("Enter") },
  { HELP_KEY, N_ ("a follower on that feature"), N_ ("1 to 9") },
  { HELP_KEY, N_ ("the big follower on that feature"), N_ ("Shift+1 to 9") },
  { HELP_KEY, N_ ("move the Arbitress"), N_ ("A") },
  { HELP_KEY, N_ ("move the racer"), N_ ("R") },
  { HELP_KEY, N_ ("join the race when the program asks"), N_ ("J") },
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
  { HELP_KEY, N_ ("a fish token face down, shown, told in secret"), N_ ("Enter, 1, Shift+1") },
  { HELP_KEY, N_ ("a stolen card: nobody saw it, shown, told in secret"), N_ ("Enter, letter, Shift+letter") },
  { HELP_KEY, N_ ("end the turn without dice"), N_ ("N") },
  { HELP_HEADING, N_ ("Any time") },
  { HELP_KEY, N_ ("undo the last change"), N_ ("Ctrl+Z") },
  { HELP_KEY, N_ ("redo it"), N_ ("Ctrl+Shift+Z") },
  { HELP_KEY, N_ ("the whole map or island"), N_ ("Ctrl+0") },
  { HELP_KEY, N_ ("points and entries beside the map"), N_ ("F9") },
  { HELP_KEY, N_ ("who has what, while it is held"), N_ ("F7") },
  { HELP_KEY, N_ ("look back on the game, turn by turn"), N_ ("F8") },
  { HELP_KEY, N_ ("there: an entry, a turn back or on"), N_ ("arrows, Page Up and Down") },
  { HELP_KEY, N_ ("the table display"), N_ ("Ctrl+D") },
  { HELP_KEY, N_ ("what each place would bring, if that is switched on"), N_ ("Ctrl+B") },
  { HELP_KEY, N_ ("pin the answer to the table display"), N_ ("Ctrl+Shift+D") },
  { HELP_KEY, N_ ("copy the answer as text"), N_ ("Ctrl+Shift+A") },
  { HELP_KEY, N_ ("print the answer"), N_ ("Ctrl+Shift+P") },
  { HELP_KEY, N_ ("save the answer as a picture"), N_ ("Ctrl+Shift+S") },
  { HELP_KEY, N_ ("the house rules"), N_ ("Ctrl+R") },
  { HELP_KEY, N_ ("count what lies on the table"), N_ ("Ctrl+K") },
  { HELP_KEY, N_ ("attach a photo of the table"), N_ ("Ctrl+T") },
  { HELP_KEY, N_ ("delete a game from the list of games"), N_ ("Delete") },
  { HELP_KEY, N_ ("all shortcuts"), N_ ("Ctrl+?") },
  { HELP_END }
};

static const HelpPart ties[] = {
  { HELP_TEXT, N_ ("When several players have the same majority in a feature, the Arbitress decides who "
                   "gets it. She belongs to nobody; a player may move her 1 to 6 tiles instead of placing "
                   "a follower.") },
  { HELP_PICTURE,
    N_ ("Two players have one follower each on a road. The way from the Arbitress to each of them is counted; "
        "the shorter way wins."),
    "first-evening 19 tie" },
  { HELP_HEADING, N_ ("How a tie is judged"), "judge, order, arbitress" },
  { HELP_TEXT, N_ ("The distance from her to each tied player’s nearest follower in the feature is counted in "
                   "tiles, across first and then up or down, never diagonally. The nearer one wins everything. If "
                   "the distances are the same, the player with fewer points wins. If the points are the same "
                   "too, your house rule A10 decides; unless you changed it, they all get full points.") },
  { HELP_HEADING, N_ ("Seeing it") },
  { HELP_TEXT, N_ ("The map shows the way to each follower and counts its cells. The winner’s way is solid, the "
                   "others are dashed. To see the same picture later, click the line under Points. It also shows "
                   "the numbers and the house rule that decided.") },
  { HELP_END }
};

static const HelpPart lake[] = {
  { HELP_TEXT, N_ ("The lake is one tile of 3×3 cells. It must fit on all the edges it touches, and touch "
                   "at least one tile. If your printed tile looks different, edit the layout in the setup "
                   "until it matches.") },
  { HELP_PICTURE, N_ ("The lake, three racers, and the lighthouse that they run to."), "first-evening 28" },
  { HELP_HEADING, N_ ("Worth more") },
  { HELP_TEXT, N_ ("A completed feature that has a part on the lake earns one more point for each of its tiles, "
                   "and the lake’s cloister earns 12.") },
  { HELP_HEADING, N_ ("The race"), "race, racer, enter" },
  { HELP_TEXT, N_ ("When the lake is laid, each player, clockwise from the player who laid it, may send one "
                   "follower into the race. It starts where the game started. From then on a player may move the "
                   "racer one or two steps instead of placing a follower. Tiles with figures on them block the "
                   "way. The player whose racer reaches the lighthouse first keeps it and gets 25 points at the "
                   "end; the other racers go home.") },
  { HELP_HEADING, N_ ("The water") },
  { HELP_TEXT, N_ ("Each player gets water tokens. A player whose tile completes a city puts one on it. The first "
                   "player who has none left gets a point for every token on the table. If nobody uses all of "
                   "theirs, the player with the fewest left gets those points at the end.") },
  { HELP_END }
};

static const HelpPart records[] = {
  { HELP_TEXT, N_ ("A record is the whole game as a text that people can read and write: first what was decided "
                   "before the game, then a line for each entry. You can save it, copy it and send it. If you "
                   "open it, you get the same game with the same points.") },
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
  { HELP_TEXT, N_ ("Lines that do not fit are kept and marked, with one sentence that says why. Nothing is left "
                   "out without a message.") },
  { HELP_END }
};

static const HelpPart rules[] = {
  { HELP_TEXT, N_ ("Rule sheets are short, and every table fills their gaps differently. Each gap has a name, "
                   "such as A10 or L25. The lines under Points name the gaps that decided, so a dispute can be "
                   "settled by looking there.") },
  { HELP_TEXT,
    N_ ("Before the game you choose each reading. During the game, Ctrl+R shows the house rules. The readings "
        "are kept in the game and in its record; other games have their own.") },
  { HELP_TEXT, N_ ("To see what another reading would have changed, save the record and score it with the "
                   "command line: arbitress-cli score --rule A1=between FILE.") },
  { HELP_END }
};

static const HelpPart questions[] = {
  { HELP_HEADING, N_ ("How do I move my games to another computer?") },
  { HELP_TEXT,
    N_ ("Choose “Save All Games” in the menu, and open that file on the other computer with “Open a Record”. Games "
        "that are there already are left as they are. A single game moves as a record in the same way; a short one "
        "also as the QR code below its final scores.") },
  { HELP_HEADING, N_ ("How do I keep a backup?") },
  { HELP_TEXT,
    N_ ("Keep the same file in another place. It is a text with every entry of every game. If you open it later, "
        "the games that are missing come back, and no other game is changed.") },
  { HELP_HEADING, N_ ("Who wins most, and with what?") },
  { HELP_TEXT,
    N_ ("“Statistics” beside the list of games has sums over all that are finished, and saves them as tables "
        "for a spreadsheet. Below its final scores, a game can be noted in BG Stats, too.") },
  { HELP_HEADING, N_ ("Someone forgot to place a follower, and we noticed it later.") },
  { HELP_TEXT,
    N_ ("If it was in an older turn, click its tile on the map, or choose its entry under Moves, and press Ctrl+E: "
        "enter it again with the follower. You see what changes before you accept it. If the table agrees that the "
        "follower stands there from "
        "now on, press ? and choose “Put a forgotten figure down”.") },
  { HELP_HEADING, N_ ("We play by another rule than the program.") },
  { HELP_TEXT,
    N_ ("Look at the house rules before the game: most readings that tables use can be chosen there. For a "
        "single turn, press ? and choose the entry against the rules; it asks for your reason and is marked. "
        "Points can be corrected in the same list.") },
  { HELP_HEADING, N_ ("We have tiles of Carcassonne that the program does not know.") },
  { HELP_TEXT,
    N_ ("On the setup page, under “Tiles of Your Own”, make a set of tiles. Choose what each edge is, what is "
        "joined and what is printed on it; the tile is drawn and checked at once. The set stays on this computer, can "
        "be saved as a file for others, and every game that uses it keeps it in its record.") },
  { HELP_HEADING, N_ ("Who has this feature, and why?") },
  { HELP_TEXT,
    N_ ("Press Ctrl+I or the question mark on the map, then the letter of the feature, or click it; a player or a line "
        "of points can be clicked, too. The answer names figures, distances, sums and rules. The question mark beside "
        "it tries other house rules, a figure more or less, other cells for the Arbitress, and other places for the "
        "newest tile there. The menu beside it copies the answer as text, prints it, saves it as a picture with "
        "the map, and pins it to the table display.") },
  { HELP_HEADING, N_ ("Would another house rule change who wins?") },
  { HELP_TEXT, N_ ("Press Ctrl+I and choose “The whole game”: every reading of a house rule that would change the "
                   "points is listed, "
                   "with the points by it and who would be first.") },
  { HELP_HEADING, N_ ("Can everybody see the answer?") },
  { HELP_TEXT,
    N_ ("Ctrl+Shift+D pins it to the table display: its words stand below the scores, and the map shows what it is "
        "about. It is worked out again after each entry; an answer about an earlier moment stays about that moment. A "
        "line says after how many entries it holds. If there is no room for all words, they are shown part by part; a "
        "click shows the next one. Ctrl+Shift+D takes it away again.") },
  { HELP_HEADING, N_ ("Where would this tile bring the most?") },
  { HELP_TEXT,
    N_ ("Tables differ on whether that may be asked, so it is switched off: “Say What Places Would Bring” in the menu "
        "switches it on, except in a game whose aids do not allow it. Then choose a tile and press Ctrl+B or the star "
        "on the map. All places are listed, the best one first, with what each player would gain if the game ended "
        "then, and which places would give a tie to somebody else. The cells that the Arbitress can reach are coloured "
        "by whom she would favour there. In Catan Ctrl+B ranks the places for a settlement by the cards that the dice "
        "would bring.") },
  { HELP_HEADING, N_ ("A figure, a token or a card is missing.") },
  { HELP_TEXT,
    N_ ("Press Ctrl+K and count what lies before each player and in the middle. Enter accepts a number, a digit "
        "replaces it. A red line says what is missing or too many, and when it was last right; below it stand "
        "the entries that could explain it. Choose one: you see what it changes before you accept it.") },
  { HELP_HEADING, N_ ("The points on the table and in the program differ.") },
  { HELP_TEXT,
    N_ ("Click a player’s row to see all points of this player with their reasons, and compare them with what "
        "you counted. If an entry was wrong, mend it in Moves; if your count on the table was wrong, trust the "
        "reasons.") },
  { HELP_HEADING, N_ ("Can we keep a photo of the table?") },
  { HELP_TEXT,
    N_ ("Press Ctrl+T and choose the picture, drop its file on the window, or paste it with Ctrl+V; then write what it "
        "shows. It belongs to this moment of the game: a click on it in Moves, or while you look back, shows it large. "
        "The program keeps a small copy without place, date or camera. “Save All Games” takes photos along; a single "
        "record has only their captions.") },
  { HELP_HEADING, N_ ("Can we change the player order, or leave out a turn?") },
  { HELP_TEXT, N_ ("Press ? and choose “Say whose turn it is”. The order of the others stays the same.") },
  { HELP_HEADING, N_ ("Can we stop and go on another day?") },
  { HELP_TEXT, N_ ("Yes. Close the program at any moment; the game is in the list when you start it again.") },
  { HELP_HEADING, N_ ("Can all of us see the scores from across the room?") },
  { HELP_TEXT,
    N_ ("Ctrl+D opens a second window for a television or a second screen, with the map and large scores. It shows "
        "nothing that was told in secret.") },
  { HELP_END }
};

const HelpPage help_pages[] = {
  { N_ ("Beginning"), "go-home-symbolic", NULL, begin },
  { N_ ("Carcassonne"), "media-playback-start-symbolic", "carcassonne", turn },
  { N_ ("Ties"), "find-location-symbolic", "carcassonne", ties },
  { N_ ("The Lake"), "weather-showers-symbolic", "carcassonne", lake },
  { N_ ("Expansions"), "list-add-symbolic", "carcassonne", sets },
  { N_ ("Catan"), "media-playback-start-symbolic", "catan", island },
  { N_ ("Fish"), "mail-attachment-symbolic", "catan", fish },
  { N_ ("Covered Hands"), "view-conceal-symbolic", "catan", hands },
  { N_ ("Score Pad"), "accessories-text-editor-symbolic", "pad", pad },
  { N_ ("Keys"), "input-keyboard-symbolic", NULL, keys },
  { N_ ("House Rules"), "view-list-symbolic", NULL, rules },
  { N_ ("Questions"), "help-about-symbolic", NULL, questions },
  { N_ ("Records"), "text-x-generic-symbolic", NULL, records },
};
const guint help_n_pages = G_N_ELEMENTS (help_pages);

/* Adds what the game says of each of its systems. */
static void
add_systems (GArray *parts, const TableGame *game)
{
  g_autoptr (GArray) help = g_array_new (FALSE, FALSE, sizeof (TableHelp));

  game->help (help);
  for (guint i = 0; i < help->len; i++)
    {
      const TableHelp *row = &g_array_index (help, TableHelp, i);
      const HelpPart made[] = { { HELP_HEADING, row->heading, row->topics }, { HELP_TEXT, row->text } };

      g_array_append_vals (parts, made, G_N_ELEMENTS (made));
    }
}

const HelpPart *
help_page_parts (const HelpPage *page)
{
  static GArray *made[G_N_ELEMENTS (help_pages)];
  GArray **parts = &made[page - help_pages];

  if (*parts == NULL)
    {
      *parts = g_array_new (TRUE, FALSE, sizeof (HelpPart)); /* a part that is all 0 is HELP_END */
      for (const HelpPart *part = page->written; part->kind != HELP_END; part++)
        if (part->kind == HELP_SYSTEMS)
          add_systems (*parts, table_game_find (page->game));
        else
          g_array_append_val (*parts, *part);
    }
  return (const HelpPart *) (*parts)->data;
}

static gboolean
explains (const HelpPart *part, const char *topic)
{
  g_auto (GStrv) topics = part->kind == HELP_HEADING && part->more != NULL ? g_strsplit (part->more, ", ", -1) : NULL;

  return topics != NULL && g_strv_contains ((const char *const *) topics, topic);
}

static const HelpPart *
find_part (const char *game, const char *topic, guint *page)
{
  for (*page = 0; *page < help_n_pages; (*page)++)
    if (help_pages[*page].game == NULL || g_strcmp0 (help_pages[*page].game, game) == 0)
      for (const HelpPart *part = help_page_parts (&help_pages[*page]); part->kind != HELP_END; part++)
        if (explains (part, topic))
          return part;
  return NULL;
}

const HelpPart *
help_find (const char *game, const char *topic, guint *page)
{
  g_autofree char *left = g_strdup (topic);
  const HelpPart *part = left != NULL ? find_part (game, left, page) : NULL;

  while (part == NULL && left != NULL && strchr (left, ' ') != NULL)
    {
      *strrchr (left, ' ') = '\0';
      part = find_part (game, left, page);
    }
  if (part == NULL && left != NULL)
    part = find_part (game, "menu", page);
  if (part == NULL)
    *page = 0;
  return part;
}

const char *
help_find_word (const char *text, const char *word, gsize *length)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      const char *in = text, *of = word;

      while (*of != '\0' && g_unichar_tolower (g_utf8_get_char (in)) == g_unichar_tolower (g_utf8_get_char (of)))
        {
          in = g_utf8_next_char (in);
          of = g_utf8_next_char (of);
        }
      if (*of == '\0')
        {
          *length = (gsize) (in - text);
          return text;
        }
    }
  return NULL;
}

static gboolean
part_has (const HelpPart *part, const char *word)
{
  gsize length;

  return help_find_word (part->kind == HELP_CODE ? part->text : _ (part->text), word, &length) != NULL
         || (part->kind == HELP_KEY && help_find_word (_ (part->more), word, &length) != NULL);
}

gboolean
help_page_has (const HelpPage *page, const char *word, const HelpPart **first)
{
  gsize length;

  for (*first = help_page_parts (page); (*first)->kind != HELP_END; (*first)++)
    if (part_has (*first, word))
      return TRUE;
  *first = help_page_parts (page);
  return help_find_word (_ (page->title), word, &length) != NULL;
}
