/* carc-script.h - a game written as a record, with what must be true between its lines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Setup lines, `play`, entry lines.  A script that names no player is played by Anna and Ben with the base
 * set.
 *
 *   ! LINE => PART                the line is refused in words that hold PART, and changes nothing
 *   = scores N N ...              of all players
 *   = line NAME N KIND [SUM]      somewhere in the ledger is this line, with this sum
 *   = no line KIND
 *   = because WORD                of the last ledger line: alone, majority, shared, nearest, fewer, ...
 *   = cites [KIND] ID ...         the last ledger line (of this kind) cites these rulings
 *   = tie NAME N ... > NAME ...   the last tie: distances of those who were tied, and who won
 *   = points NAME N ...           the points compared in the last tie
 *   = ties N                      so many in all
 *   = supply NAME N               figures at home, of all kinds
 *   = her X,Y                     where the Arbitress stands
 *   = distance X,Y N              from her
 *   = reach X,Y yes|no            hers in one turn
 *   = racer NAME X,Y|none
 *   = hop NAME X,Y yes|no         a racer's reach in one turn
 *   = way NAME STEPS MOVES        of a racer to the lighthouse
 *   = keeper NAME|none
 *   = ask tile|race|judge|order|nothing [NAME ...]
 *   = tokens N N ...              left to each player
 *   = poured N                    tokens on the table
 *   = left TILE N                 copies still in the stack
 *   = forecast N N ...            scores if the game ended now
 *   = turns NAME N                that a player still has
 *   = fits TILE X,Y rN yes|no
 *   = placed N                    cells on the table
 *   = warning yes|no              does the last entry want a warning?
 */
#pragma once

#include "carc-fixture.h"

G_BEGIN_DECLS

typedef struct
{
  const char *name; /* of the test: "/ruling/A1/steps" */
  const char *text;
} Script;

/* Adds a test for each script; a NULL name ends the list. */
void scripts_add (const Script *scripts);
void script_run (const char *text);

G_END_DECLS
