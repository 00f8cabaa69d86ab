/* catan-fixture.c - see catan-fixture.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-fixture.h"

static void
bytes (GString *out, const char *name, gconstpointer data, gsize n)
{
  const guint8 *p = data;
  g_string_append (out, name);
  /* Dumps are compared by the million, and printf () took a third of that time. */
  for (gsize i = 0; i < n; i++)
    {
      g_string_append_c (out, ' ');
      g_string_append_c (out, "0123456789abcdef"[p[i] / 16]);
      g_string_append_c (out, "0123456789abcdef"[p[i] % 16]);
    }
  g_string_append_c (out, '\n');
}
#define BYTES(field) bytes (out, #field, &state->field, sizeof state->field)

static void
dump_fish (GString *out, const char *name, const CatanFish *fish, guint n_players)
{
  double next[CATAN_FISH_MAX + 1];
  if (fish == NULL)
    return;
  catan_fish_next (fish, next);
  g_string_append_printf (out, "%s stack %u used %u %u %u turned %u shoe %d next %.9f %.9f %.9f %.9f\n", name,
                          catan_fish_stack (fish), catan_fish_used (fish, 1), catan_fish_used (fish, 2),
                          catan_fish_used (fish, 3), catan_fish_turned (fish), catan_fish_shoe_drawn (fish), next[0],
                          next[1], next[2], next[3]);
  for (guint p = 0; p < n_players; p++)
    {
      CatanHandView view;
      catan_fish_view (fish, p, &view);
      g_string_append_printf (out, "%s of %u open %u %u %u secret %u fish %u to %u, about %.9f:", name, p,
                              catan_fish_open (fish, p, 1), catan_fish_open (fish, p, 2), catan_fish_open (fish, p, 3),
                              catan_fish_secret (fish, p), view.min, view.max, view.mean);
      for (guint v = 1; v <= CATAN_FISH_MAX; v++)
        g_string_append_printf (out, " %u %u %.9f", view.least[v], view.most[v], view.expected[v]);
      g_string_append_c (out, '\n');
    }
}

static void
dump_hands (GString *out, const char *name, const CatanHands *hands)
{
  for (guint k = 0; hands != NULL && k < CATAN_KEEPERS; k++)
    {
      CatanHandsView view;
      catan_hands_view (hands, k, &view);
      g_string_append_printf (out, "%s of %u size %u exact %d:", name, k, catan_hands_size (hands, k), view.exact);
      for (guint r = 0; r < CATAN_N_RESOURCES; r++)
        g_string_append_printf (out, " %u %u %.9f", view.least[r], view.most[r], view.expected[r]);
      g_string_append_c (out, '\n');
    }
}

static void
dump_ledger (GString *out, const CatanState *state)
{
  for (guint i = 0; i < state->ledger.n_lines; i++)
    {
      const TableLine *line = &state->ledger.lines[i];
      g_string_append_printf (out, "line %u points %d player %d kind %u because %u final %u feature %d tie %d at %d %d",
                              line->entry, line->points, line->player, line->kind, line->because, line->final,
                              line->feature, line->tie, line->x, line->y);
      for (guint t = 0; t < line->n_terms; t++)
        g_string_append_printf (out, " [%d %d %u]", line->terms[t].count, line->terms[t].each, line->terms[t].noun);
      g_autofree char *cites = table_game_cites (&catan_game, &line->rulings);
      g_string_append_printf (out, " rulings %s\n", cites);
    }
  for (guint p = 0; p < state->rules->n_players; p++)
    g_string_append_printf (out, "score %d\n", state->ledger.scores[p]);
}

static char *
dump (gconstpointer data)
{
  const CatanState *state = data;
  GString *out = g_string_sized_new (8 * 1024);
  g_string_append_printf (out,
                          "away %u waiting %d %u entries %u ask %u player %d finished %u winner %d turn %u "
                          "played %u\n",
                          state->away, state->waiting, state->waiting_ask, state->n_entries, state->ask, state->player,
                          state->finished, state->winner, state->n_turns, state->card_played);
  g_string_append_printf (out,
                          "robber %d last %u %u deck %u longest %d army %d dice %u shortage %u owing %u warning %s"
                          " shoe %d draws %u\n",
                          state->robber, state->last_kind, state->last_at, state->deck, state->longest, state->army,
                          state->dice, state->brought.shortage, state->owing,
                          state->warnings.what[0] != NULL ? state->warnings.what[0] : "none", state->shoe,
                          state->n_draws);
  BYTES (road);
  BYTES (building);
  BYTES (city);
  BYTES (agreed_edge);
  BYTES (agreed_spot);
  for (guint p = 0; p < state->rules->n_players; p++)
    BYTES (seats[p]);
  BYTES (cards_shown);
  BYTES (bank);
  BYTES (bank_most);
  BYTES (rolls);
  BYTES (brought);
  bytes (out, "draws", state->draws, state->n_draws * sizeof *state->draws);
  BYTES (told);
  BYTES (luck);
  dump_fish (out, "fish", state->fish, state->rules->n_players);
  dump_hands (out, "hands", state->kept.everybody);
  BYTES (kept.doubt);
  for (guint p = 0; p < CATAN_MAX_PLAYERS; p++)
    dump_hands (out, "own", state->kept.own[p]);
  dump_ledger (out, state);
  return g_string_free (out, FALSE);
}

static gboolean
validate (gconstpointer state, TableRefusal *why)
{
  return catan_state_validate (state, why);
}

const GameFixture catan_test_game = { &catan_game, catan_register, validate, dump, FALSE };

/* ---- what is legal is accepted, and everything else is refused ---- */

static gboolean
agrees (const CatanState *state, CatanEntryKind kind, guint piece, guint8 at, gboolean legal, GString *why)
{
  CatanEntry entry;
  catan_entry_begin (&entry, kind);
  entry.piece = (guint8) piece;
  if (piece == CATAN_ROAD)
    entry.edges[entry.n_edges++] = at;
  else
    entry.spot = at;
  if (kind == CATAN_ENTRY_FOUND)
    entry.edges[entry.n_edges++] = catan_shape (state)->spot_edges[at][0];
  if (catan_may (state, &entry, NULL) == (legal != FALSE))
    return TRUE;
  g_string_append_printf (why, "piece %u on %u is said to be legal %d", piece, at, legal);
  return FALSE;
}

gboolean
catan_fixture_legal (const CatanState *state, guint step, GString *why)
{
  const CatanShape *shape = catan_shape (state);
  const guint player = (guint) state->player, first = state->n_entries % step;
  const CatanEntryKind kind = state->ask == CATAN_ASK_FOUND ? CATAN_ENTRY_FOUND : CATAN_ENTRY_BUILD;
  if (state->ask != CATAN_ASK_FOUND && state->ask != CATAN_ASK_TURN)
    return TRUE;
  for (guint piece = CATAN_ROAD; piece <= CATAN_CITY; piece++)
    {
      guint8 legal[CATAN_EDGES_MAX];
      if (kind == CATAN_ENTRY_FOUND && piece != CATAN_SETTLEMENT)
        continue;
      if (piece == CATAN_ROAD)
        catan_roads (state, player, TRUE, legal);
      else
        catan_spots (state, player, (CatanPiece) piece, TRUE, legal);
      for (guint at = first; at < (piece == CATAN_ROAD ? shape->n_edges : shape->n_spots); at += step)
        if (!agrees (state, kind, piece, (guint8) at, legal[at], why))
          return FALSE;
    }
  return TRUE;
}

gboolean
catan_may (const CatanState *state, const CatanEntry *entry, TableRefusal *why)
{
  g_autoptr (CatanState) trial = catan_state_copy (state);
  return table_game_apply (&catan_game, trial, entry, why);
}
