/* carc-operand-which.c - which of several equal figures is meant, if the fairy stands beside one of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Figures of one player and one kind at one place are equal, unless the fairy stands beside one of them.  An act that
 * takes one away can say which: `fairy` is the one beside her, `other` one of the others.  Without a word it is the one
 * that the rules find first, with a warning; so it was before this could be said, and old records depend on it.
 */
#include "carcassonne/systems/dragon/carc-dragon.h"
#include "carc-operands.h"

#include <string.h>

#include "carc-rooms.h"
#include "table/table-intl.h"

enum
{
  WHICH_UNSAID,
  WHICH_FAIRY,
  WHICH_OTHER
};
static const char *const words[] = { NULL, "fairy", "other" };

/* ---- the figures ---- */

/* Is it the figure itself, or one equal to it? */
static gboolean
is_equal (const CarcState *state, guint figure, guint other)
{
  const CarcAt at = carc_figure_at (state, figure);
  return state->figures[other].player == state->figures[figure].player
         && state->figures[other].kind == state->figures[figure].kind && carc_figure_is_at (state, other, &at);
}

/* The first figure that is equal to this one, and beside which the fairy stands or not; CARC_NONE if there is none. */
static guint
find_equal (const CarcState *state, guint figure, gboolean beside_her)
{
  for (guint i = 0; i < state->n_figures; i++)
    if ((i == carc_dragon_of (state)->beside) == beside_her && is_equal (state, figure, i))
      return i;
  return CARC_NONE;
}

/* Does it matter which of those equal to this one is meant? */
static gboolean
does_matter (const CarcState *state, guint figure)
{
  return figure != CARC_NONE && carc_dragon_of (state)->beside != CARC_NONE
         && find_equal (state, figure, TRUE) != CARC_NONE && find_equal (state, figure, FALSE) != CARC_NONE;
}

guint
carc_which_of (CarcState *state, guint figure, const CarcEntry *entry, TableRefusal *why)
{
  const gboolean matters = does_matter (state, figure);
  /* A player has one racer: old records may say a word about it that means nothing. */
  if (entry->which == WHICH_UNSAID || figure == CARC_NONE || state->figures[figure].place == CARC_PLACE_RACE)
    {
      if (matters)
        table_warn (&state->warnings, figure == carc_dragon_of (state)->beside
                                          ? N_ ("equal figures stand there, and the entry does not say which is "
                                                "meant: it is taken to be the one beside the fairy")
                                          : N_ ("equal figures stand there, and the entry does not say which is "
                                                "meant: it is taken to be another one than that beside the fairy"));
      return figure;
    }
  if (matters)
    return find_equal (state, figure, entry->which == WHICH_FAIRY);
  table_refuse (why, _ ("the fairy does not stand beside one of several equal figures there: leave out “%s”"),
                words[entry->which]);
  return CARC_NONE;
}

void
carc_which_offer (const CarcState *state, guint figure, GArray *offers)
{
  for (gint32 which = WHICH_FAIRY; does_matter (state, figure) && which <= WHICH_OTHER; which++)
    table_offer_add (offers, which);
}

/* ---- the operand ---- */

static guint8
find_word (const char *word)
{
  for (guint8 which = WHICH_FAIRY; word != NULL && which <= WHICH_OTHER; which++)
    if (strcmp (word, words[which]) == 0)
      return which;
  return WHICH_UNSAID;
}

static gboolean
knows_which (gconstpointer rules, const char *word)
{
  return find_word (word) != WHICH_UNSAID;
}

static gboolean
read_which (TableReader *in, const TableOperand *operand, gpointer field)
{
  *(guint8 *) field = find_word (table_reader_take (in));
  return TRUE;
}

/* The last word is the reason, whatever it is: so it was before this could be said. */
static gboolean
read_which_there (TableReader *in, const TableOperand *operand, gpointer field)
{
  return in->next + 1 >= in->words.n || read_which (in, operand, field);
}

static void
print_which (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  g_string_append (out, words[*(const guint8 *) field]);
}

static char *
tell_which (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  return g_strdup (offer->value[0] == WHICH_FAIRY ? _ ("the one beside the fairy") : _ ("another one"));
}

static char
key_of_which (gconstpointer state, const TableOffer *offer)
{
  return offer->value[0] == WHICH_FAIRY ? 'f' : 'o';
}

#define WHICH_MEMBERS                                                                                                  \
  .name = "WHICH", .member = "which", .size = sizeof (guint8), .labels = TABLE_LABELS_KEYS,                            \
  .ask = N_ ("Which of the equal figures there?"), .print = print_which, .knows = knows_which, .wordless = TRUE,       \
  .unsaid = WHICH_UNSAID, .tell = tell_which, .key = key_of_which

const TableOperandType carc_operand_which = { .read = read_which, WHICH_MEMBERS };
const TableOperandType carc_operand_which_there = { .read = read_which_there, WHICH_MEMBERS };
