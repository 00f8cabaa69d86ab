/* prompt-room.h - the room of the prompt: the question, what the game shows beside the answers, the answers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It has five children, in this order: the sheet, which is only a background, these three, and a note.  Where there is
 * room, the question and what the game shows stand in a column beside the answers, and the note stands in this column
 * beside what the game shows.  Else there is no note, the question stands above, and what the game shows stands above
 * the answers if it is low, or beside them.  Its height depends only on the size of the window and of texts, so that
 * the board beside it stays still from question to question; it is higher only if the texts of a question need more.
 * While answers are asked that have no room in it, they cover a part of what is above it, on the sheet.
 */
#pragma once

#include <gtk/gtk.h>

#define ARB_TYPE_PROMPT_ROOM (arb_prompt_room_get_type ())
G_DECLARE_FINAL_TYPE (ArbPromptRoom, arb_prompt_room, ARB, PROMPT_ROOM, GtkWidget)

/* Are the question and what the game shows in a column beside the answers? */
gboolean arb_prompt_room_is_beside (ArbPromptRoom *self);
/* The height for the answers in pixels, without what they cover; also what they do not need and so have not now. */
int arb_prompt_room_answers_height (ArbPromptRoom *self);
/* How many pixels of what is above the answers cover. */
int arb_prompt_room_grown (ArbPromptRoom *self);
/* Is what the game shows low and wide? */
void arb_prompt_room_set_low (ArbPromptRoom *self, gboolean low);
/* The board of this game is read in full: the prompt takes only the height that its texts and answers need. */
void arb_prompt_room_set_spare (ArbPromptRoom *self, gboolean spare);
/* May the answers cover what is above the prompt?  Else they scroll. */
void arb_prompt_room_set_grows (ArbPromptRoom *self, gboolean grows);
