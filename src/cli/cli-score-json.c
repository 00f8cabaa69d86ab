/* cli-score-json.c - a scored record as JSON: the parts that every game has.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Titles, sums and reasons are sentences in the reader's language.  Everything that a program may compare is a word of
 * the record, an id, a number or a cell.
 */
#include "cli-game.h"
#include "table/table-edit.h"
#include "table/table-luck.h"
#include "table/table-event.h"
#include "table/table-stock.h"

#include "config.h"

#include <math.h>

#include <glib/gi18n.h>

#define FORMAT "arbitress-score"
#define FORMAT_VERSION 1

static void
put_players (GString *json, const CliRecord *record)
{
  const TableSetup *setup = table_journal_setup (record->journal);
  const TableGame *game = setup->game;
  const TableLedger *ledger = &table_state (record->state)->ledger;
  in_array (json, "players");
  for (guint i = 0; i < setup->n_players; i++)
    {
      const TablePlayer *player = &setup->players[i];
      in_object (json, NULL);
      put_text (json, "name", player->name);
      put_text (json, "colour", table_colours[player->colour]);
      put_text (json, "shape", table_shapes[player->colour]);
      put_text (json, "letter", player->letter);
      put_number (json, "points", ledger->scores[i]);
      put_object (json, "kinds");
      for (guint kind = 0; kind < game->n_kinds; kind++)
        put_number (json, game->kind_name (kind), table_ledger_points (ledger, (int) i, kind));
      end_object (json);
      put_truth (json, "left", !((table_state_there (record->state) >> i) & 1));
      if (record->game->json_player != NULL)
        record->game->json_player (json, record, i);
    }
}

static void
put_line (GString *json, const CliRecord *record, gconstpointer state, const TableLine *line, guint first_tie)
{
  const TableGame *game = table_journal_game (record->journal);
  in_object (json, NULL);
  put_entry (json, record, line->entry);
  put_text (json, "player", cli_record_name (record, (guint) line->player));
  put_number (json, "points", line->points);
  put_text (json, "kind", game->kind_name (line->kind));
  put_own_text (json, "title", game->line_title (state, line));
  put_array (json, "terms");
  for (guint i = 0; i < line->n_terms; i++)
    {
      in_object (json, NULL);
      put_number (json, "count", line->terms[i].count);
      put_number (json, "each", line->terms[i].each);
      put_text (json, "noun", record->game->noun (line->terms[i].noun));
    }
  end_array (json);
  put_own_text (json, "sum", table_game_sum (game, line));
  put_text (json, "basis", record->game->because (line->because));
  put_own_text (json, "because", game->because (state, line));
  put_rulings (json, "rulings", game, &line->rulings);
  record->game->json_line (json, state, line, first_tie);
  if (line->what != 0)
    put_text (json, "for", table_ledger_text (&table_state (state)->ledger, line->what));
  if (line->why != 0)
    put_text (json, "why", table_ledger_text (&table_state (state)->ledger, line->why));
  put_truth (json, "final", line->final);
  if (line->agreed != 0)
    put_text (json, "agreed", table_ledger_text (&table_state (state)->ledger, line->agreed));
}

static void
put_effect (GString *json, const CliRecord *record, gconstpointer state, const TableLine *effect, guint first_tie)
{
  const TableGame *game = table_journal_game (record->journal);
  const TableEffectRow *row = game->effect (effect->kind);
  const TableEvent event = { .line = effect, .effect = TRUE };
  in_object (json, NULL);
  put_entry (json, record, effect->entry);
  put_text (json, "player", cli_record_name (record, (guint) effect->player));
  put_text (json, "effect", row->word);
  put_own_text (json, "title", table_event_title (game, state, &event));
  put_own_text (json, "because", table_event_because (game, state, &event));
  put_array (json, "terms");
  for (guint i = 0; table_effect_term (game, state, effect, i) != NULL && i < effect->n_terms; i++)
    {
      in_object (json, NULL);
      put_number (json, "count", effect->terms[i].count);
      put_text (json, "noun", table_effect_term (game, state, effect, i));
    }
  end_array (json);
  if (record->game->json_effect != NULL)
    record->game->json_effect (json, state, effect, first_tie);
  put_truth (json, "final", effect->final);
}

void
score_json_effects (GString *json, const CliRecord *record, gconstpointer state, const TableLine *effects, guint n,
                    guint first_tie)
{
  in_array (json, "effects");
  for (guint i = 0; i < n; i++)
    put_effect (json, record, state, &effects[i], first_tie);
}

void
score_json_ledger (GString *json, const CliRecord *record, gconstpointer state, guint from, guint first_tie)
{
  const TableLedger *ledger = &table_state (state)->ledger;
  in_array (json, "ledger");
  for (guint i = from; i < ledger->n_lines; i++)
    put_line (json, record, state, &ledger->lines[i], first_tie);
}

/* The journal may know the effects of later entries, too. */
static void
put_effects (GString *json, const CliRecord *record)
{
  const TableLedger *effects = table_journal_effects (record->journal);
  guint n = 0;
  while (n < effects->n_lines && effects->lines[n].entry < record->n)
    n++;
  score_json_effects (json, record, record->state, effects->lines, n, 0);
}

/* ---- the entries, by the rows of the acts ---- */

/* An entry is shown as everybody may see it. */
static void
put_act (GString *json, const CliRecord *record, gconstpointer before, guint index, gpointer entry)
{
  const TableGame *game = table_journal_game (record->journal);
  const char *line = table_journal_entry (record->journal, index).line;
  g_autofree char *shown = table_journal_public_line (record->journal, line);
  const TableRules *rules = table_state (before)->rules;
  int player = table_game_on_turn (game, before);
  if (!table_game_read (game, rules, shown, entry, NULL))
    return;
  in_object (json, NULL);
  put_entry (json, record, index);
  put_text (json, "player", player >= 0 ? cli_record_name (record, (guint) player) : NULL);
  put_own_text (json, "text", table_journal_tell (record->journal, index, before));
  table_acts_report (game->acts, rules, entry, json);
}

static void
put_acts (GString *json, const CliRecord *record)
{
  const TableGame *game = table_journal_game (record->journal);
  g_autofree gpointer entry = g_malloc0 (game->acts->entry_size);
  gpointer state = game->state_new (table_journal_setup (record->journal), NULL);
  put_array (json, "acts");
  for (guint i = 0; i < record->n; i++)
    {
      TableEntry given = table_journal_entry (record->journal, i);
      if (given.refusal == NULL)
        put_act (json, record, state, i, entry);
      table_game_fold_line (game, state, given.line, NULL, NULL);
    }
  end_array (json);
  game->state_free (state);
}

/* What was counted on the table. */
static void
put_stock (GString *json, const CliRecord *record)
{
  const GArray *rows = table_stock_rows (table_journal_game (record->journal), record->state);
  in_array (json, "stock");
  for (guint i = 0; rows != NULL && i < rows->len; i++)
    {
      const TableStockRow *row = &g_array_index (rows, TableStockRow, i);
      in_object (json, NULL);
      put_entry (json, record, row->entry);
      put_text (json, "player", row->player >= 0 ? cli_record_name (record, (guint) row->player) : NULL);
      put_text (json, "thing", row->word);
      put_number (json, "counted", row->counted);
      put_number (json, "expected", row->there);
      put_number_if (json, "right", row->right > 0, row->right);
    }
}

void
score_json_luck (GString *json, const CliRecord *record, const TableLuckRow *row)
{
  in_object (json, NULL);
  put_text (json, "word", row->kind->word);
  put_text (json, "title", _ (row->kind->title));
  put_text (json, "note", table_luck_note (row));
  in_array (json, "players");
  for (guint i = 0; i < table_journal_setup (record->journal)->n_players; i++)
    {
      in_object (json, NULL);
      put_text (json, "player", cli_record_name (record, i));
      put_real (json, "got", row->got[i]);
      put_real (json, "expected", row->kind->expects ? row->expected[i] : NAN);
      put_real (json, "spread", row->kind->expects ? row->spread[i] : NAN);
    }
}

static void
put_luck (GString *json, const CliRecord *record)
{
  const TableMoment moment = cli_record_moment (record);
  g_autoptr (GArray) rows = table_luck (&moment, NULL);
  in_array (json, "luck");
  for (guint i = 0; i < rows->len; i++)
    score_json_luck (json, record, &g_array_index (rows, TableLuckRow, i));
}

static void
put_rules (GString *json, const CliRecord *record)
{
  const TableSetup *setup = table_journal_setup (record->journal);
  in_object (json, "rules");
  for (guint i = 0; i < setup->game->n_rulings; i++)
    put_text (json, setup->game->rulings[i].id, setup->game->rulings[i].options[setup->rulings[i]].word);
}

static void
put_refusals (GString *json, const CliRecord *record)
{
  in_array (json, "refusals");
  for (guint i = 0; i < record->faults->len; i++)
    {
      const TableRecordFault *fault = &g_array_index (record->faults, TableRecordFault, i);
      in_object (json, NULL);
      put_number_if (json, "entry", fault->entry >= 0, fault->entry + 1);
      put_number (json, "line", fault->line);
      put_text (json, "reason", fault->refusal.sentence);
    }
}

void
cli_score_json (const CliRecord *record)
{
  g_autoptr (GString) json = g_string_new (NULL);
  const TableSetup *setup = table_journal_setup (record->journal);
  put_object (json, NULL);
  put_text (json, "format", FORMAT);
  put_number (json, "version", FORMAT_VERSION);
  put_text (json, "program", PACKAGE_VERSION);
  put_text (json, "game", setup->game->name);
  put_text (json, "title", setup->title);
  put_text (json, "date", setup->date);
  if (*setup->place)
    put_text (json, "where", setup->place);
  put_number (json, "entries", record->n);
  put_truth (json, "finished", table_state (record->state)->finished);
  put_players (json, record);
  score_json_ledger (json, record, record->state, 0, 0);
  put_effects (json, record);
  record->game->json_state (json, record);
  put_acts (json, record);
  put_stock (json, record);
  put_rules (json, record);
  put_refusals (json, record);
  put_luck (json, record);
  end_object (json);
  put_document (json);
}
