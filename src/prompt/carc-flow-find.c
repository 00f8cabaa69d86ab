/* carc-flow-find.c - finding a tile among many: its edges as it lies, and what else is printed on it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Both are in what is typed, so that Backspace takes back whatever was said last: an edge is its letter, and a fact
 * (carc-facts.h) is a byte from FACT_SIGN on, behind all letters.  What is typed for a label of two signs begins with a
 * digit.
 */
#include "carc-flow-private.h"
#include "carcassonne/carc-tile-ways.h"

#include <string.h>
#include <glib/gi18n.h>

#define EDGES "cfri"
#define FACT_SIGN ('z' + 1)
G_STATIC_ASSERT (FACT_SIGN + CARC_FACTS_MAX <= 0x100);

/* A telephone shows so many tiles at once. */
#define FEW 14

CarcFound
carc_flow_found (ActFlow *flow)
{
  CarcFound found = { "" };
  guint n = 0;

  g_return_val_if_fail (flow != NULL, found);

  if (!carc_flow_is_finding (flow))
    return found;
  for (const char *c = flow->base.typed; *c != '\0'; c++)
    if (strchr (EDGES, *c) == NULL)
      carc_facts_put (&found.facts, (guint) (guchar) *c - FACT_SIGN);
    else if (n < 4)
      found.edges[n++] = *c;
  return found;
}

gboolean
carc_flow_is_finding (ActFlow *flow)
{
  const char *typed = flow->base.typed;

  return carc_flow_asks (flow, &carc_operand_tile) && typed[0] != '\0' && !g_ascii_isdigit (typed[0]);
}

/* In which rotations the tile fits somewhere: a bit for each. */
static guint
fitting (const CarcState *state, guint tile)
{
  CarcTilePlaces places;
  guint rots = 0;

  for (carc_tile_places_begin (&places, state, tile, FALSE); carc_tile_places_next (&places);)
    rots |= 1u << places.rot;
  return rots;
}

/* The rotations in which the edges of the tile begin as they were said: a bit for each. */
static guint
matching (const CarcTile *tile, const CarcFound *found)
{
  guint rots = 0;

  if (!carc_facts_same (carc_facts_minus (found->facts, carc_tile_facts (tile)), CARC_NO_FACTS))
    return 0;
  /* A tile of more than one cell has no edges to say, but its cloister finds it. */
  if (tile->w * tile->h != 1)
    return found->edges[0] == '\0' ? 1 : 0;
  for (guint rot = 0; rot < tile->turns; rot++)
    {
      char code[5];

      carc_tile_code (tile, rot, code);
      rots |= g_str_has_prefix (code, found->edges) ? 1u << rot : 0;
    }
  return rots;
}

/* Those of the rotations in which all edges are as in the first of them: the person cannot tell them apart by edges. */
static guint
alike (const CarcTile *tile, guint rots)
{
  guint same = 0;
  char first[5], code[5];

  carc_tile_code (tile, (guint) __builtin_ctz (rots), first);
  for (guint rot = 0; rot < 4; rot++)
    if ((rots >> rot & 1) != 0)
      {
        carc_tile_code (tile, rot, code);
        same |= g_str_equal (code, first) ? 1u << rot : 0;
      }
  return same;
}

/* In how many ways the tile lies in these rotations, as its edges show it. */
static guint
n_ways (const CarcTile *tile, guint rots)
{
  guint n = 0;

  for (; rots != 0; rots &= ~alike (tile, rots))
    n++;
  return n;
}

/* How many of the tiles are left, or in how many ways these may lie. */
static guint
n_left (const CarcRules *rules, const GArray *offers, const CarcFound *found, gboolean ways)
{
  guint n = 0;

  for (guint i = 0; i < offers->len; i++)
    {
      const CarcTile *tile = &rules->tiles[g_array_index (offers, TableOffer, i).value[0]];
      const guint rots = matching (tile, found);

      n += ways ? n_ways (tile, rots) : rots != 0;
    }
  return n;
}

/* Is each tile listed in every way in which it may lie?  Only if so much was not left before any of what was said: an
 * edge alone leaves most tiles, and each of them in several ways. */
static gboolean
lists_ways (const CarcRules *rules, const GArray *offers, const CarcFound *found)
{
  const gsize n_edges = strlen (found->edges);
  const guint n = n_left (rules, offers, found, TRUE);
  CarcFound less = *found;

  if (n_edges == 0 || n <= FEW)
    return n_edges > 0;
  less.edges[n_edges - 1] = '\0';
  if (n > n_left (rules, offers, &less, FALSE))
    return FALSE;
  for (CARC_EACH_FACT (fact, found->facts))
    {
      CarcFacts one = CARC_NO_FACTS;

      carc_facts_put (&one, fact);
      less = *found;
      less.facts = carc_facts_minus (found->facts, one);
      if (n > n_left (rules, offers, &less, FALSE))
        return FALSE;
    }
  return TRUE;
}

void
carc_flow_rest_of (ActFlow *flow, const CarcTile *tile, guint rots, char rest[5])
{
  char code[5];

  rest[0] = '\0';
  if (rots == 0 || !carc_flow_tile (flow)->typed || n_ways (tile, rots) > 1)
    return;
  carc_tile_code (tile, (guint) __builtin_ctz (rots), code);
  g_strlcpy (rest, code + strlen (carc_flow_found (flow).edges), sizeof code);
}

void
carc_flow_keep_found (ActFlow *flow, const TableOperand *operand, const CarcState *state, const CarcEntry *entry,
                      GArray *offers)
{
  const CarcFound found = carc_flow_found (flow);
  const guint n = offers->len;
  const gboolean ways = lists_ways (state->rules, offers, &found);
  const gboolean typed = carc_flow_tile (flow)->typed;
  const gboolean told = operand[1].type == &carc_operand_place && !carc_flow_is_blind (flow, entry);
  g_autoptr (GArray) fit = g_array_new (FALSE, TRUE, sizeof (TableOffer));
  g_autoptr (GArray) rest = g_array_new (FALSE, TRUE, sizeof (TableOffer));

  for (guint i = 0; i < n; i++)
    {
      TableOffer offer = g_array_index (offers, TableOffer, i);
      const CarcTile *tile = &state->rules->tiles[offer.value[0]];
      guint rots = matching (tile, &found);
      const guint fits = rots != 0 && told ? fitting (state, (guint) offer.value[0]) : ~0u;

      while (rots != 0)
        {
          const guint some = ways ? alike (tile, rots) : rots;
          const gboolean does = (fits & some) != 0;

          /* Without edges, a choice does not say how the tile lies. */
          offer.value[1] = found.edges[0] != '\0' ? (gint32) some : 0;
          offer.value[2] = does || (!typed && fits != 0) ? 0 : 1;
          g_array_append_val (does ? fit : rest, offer);
          rots &= ~some;
        }
    }
  g_array_set_size (offers, 0);
  g_array_append_vals (offers, fit->data, fit->len);
  g_array_append_vals (offers, rest->data, rest->len);
}

/* Digits, then letters that are no edges, then with Shift all letters.  After three edges, never more than the first
 * two are needed; before, the last tiles may have no key yet. */
void
carc_flow_label_found (ActFlow *flow)
{
  static const char plain[] = FLOW_DIGITS CARC_NO_EDGES, shifted[] = FLOW_LETTERS;
  const guint n_plain = sizeof plain - 1, n_shifted = sizeof shifted - 1;

  for (guint i = 0; i < MIN (flow->choices->len, n_plain + n_shifted); i++)
    {
      FlowChoice *face = &g_array_index (flow->choices, ActChoice, i).face;

      face->shift = i >= n_plain;
      face->label[0] = face->shift ? shifted[i - n_plain] : plain[i];
    }
}

char *
carc_flow_found_tell (ActFlow *flow)
{
  const CarcFound found = carc_flow_found (flow);
  GString *told;

  if (!carc_flow_is_finding (flow))
    return NULL;
  told = g_string_new (found.edges);
  for (CARC_EACH_FACT (fact, found.facts))
    g_string_append_printf (told, told->len > 0 ? " · %s" : "%s", carc_fact_title (fact));
  return g_string_free (told, FALSE);
}

static void
list_again (ActFlow *flow, const char *typed)
{
  g_strlcpy (flow->base.typed, typed, sizeof flow->base.typed);
  act_flow_list (flow);
  flow->base.problem[0] = '\0';
}

/* One sign more.  The only tile that is left is taken; if none is left, the sign is refused. */
static FlowAnswer
say_more (ActFlow *flow, char sign)
{
  Flow *base = FLOW (flow);
  char before[sizeof base->typed], typed[sizeof base->typed];

  g_strlcpy (before, base->typed, sizeof before);
  g_snprintf (typed, sizeof typed, "%s%c", carc_flow_is_finding (flow) ? before : "", sign);
  list_again (flow, typed);
  if (flow->choices->len == 1)
    return flow_choose (base, 0);
  if (flow->choices->len == 0)
    {
      g_autofree char *told = carc_flow_found_tell (flow);
      g_autofree char *sentence = g_strdup_printf (_ ("No tile that is left has “%s”"), told);

      list_again (flow, before);
      flow_refuse (base, sentence);
    }
  return FLOW_TAKEN;
}

static FlowAnswer
take_back (ActFlow *flow, char sign)
{
  char typed[sizeof flow->base.typed];
  guint n = 0;

  for (const char *c = flow->base.typed; *c != '\0'; c++)
    if (*c != sign)
      typed[n++] = *c;
  typed[n] = '\0';
  list_again (flow, typed);
  return FLOW_TAKEN;
}

gboolean
carc_flow_find_key (ActFlow *flow, gunichar key, gboolean shift, FlowAnswer *answer)
{
  gboolean typed;

  if (key >= FLOW_KEY_OWN && key < FLOW_KEY_OWN + CARC_FACTS_MAX)
    {
      const char sign = (char) (FACT_SIGN + (int) (key - FLOW_KEY_OWN));

      carc_flow_tile (flow)->typed = FALSE;
      *answer = carc_flow_is_finding (flow) && strchr (flow->base.typed, sign) != NULL ? take_back (flow, sign)
                                                                                       : say_more (flow, sign);
      return TRUE;
    }
  typed = key < CARC_FLOW_KEY_EDGE;
  if (!typed)
    key -= CARC_FLOW_KEY_EDGE;
  /* A key without a character is 0. */
  if (shift || key == 0 || key > 0x7e || strchr (EDGES, (int) key) == NULL)
    return FALSE;
  carc_flow_tile (flow)->typed = typed;
  *answer = strlen (carc_flow_found (flow).edges) >= 4 ? FLOW_PASSED : say_more (flow, (char) key);
  return TRUE;
}
