/* answer-room.h - the room of the answers: as high as they need, up to a limit; then they scroll.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The only child is a scrolled window with the answers in it. */
#define ARB_TYPE_ANSWER_ROOM (arb_answer_room_get_type ())
G_DECLARE_FINAL_TYPE (ArbAnswerRoom, arb_answer_room, ARB, ANSWER_ROOM, GtkWidget)

/* A new entry begins.  What is beside the answers does not move with every question: the room gets lower only after two
 * entries that needed less. */
void arb_answer_room_turn (ArbAnswerRoom *self);

G_END_DECLS
