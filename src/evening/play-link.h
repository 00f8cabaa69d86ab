/* play-link.h - a finished game as a link that brings it into BG Stats, an app in which many keep their plays.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The link has all that the app needs in itself; nothing is sent by this program.
 */
#pragma once

#include "session.h"

#define ARB_LINK_MAX 8000  /* what the app takes */
#define ARB_LINK_GOOD 1500 /* a QR code of more is hard to read; what is optional is left out then */

/* The link; NULL if the game is not finished.  `created`: when it was begun, Unix seconds; 0: not known.  The same game
 * always has the same id in it.  Free with g_free (). */
char *arb_play_link (const TableMoment *moment, gint64 created);
/* The same for an open game. */
char *arb_session_link (ArbSession *session);
