/* catan-acts.c - every act of Catan as a row: its words, when it may come, what it does and says.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The grammar that these rows make is in catan-entry.h and arbitress-record(5).
 */
#include <stddef.h>

#include "catan-operands.h"
#include "catan-rooms.h"
#include "table/table-intl.h"

G_STATIC_ASSERT (G_STRUCT_OFFSET (CatanRules, players) == G_STRUCT_OFFSET (TableRules, players));
G_STATIC_ASSERT (sizeof ((CatanEntry *) 0)->why == TABLE_WHY_MAX);
G_STATIC_ASSERT (sizeof ((CatanEntry *) 0)->kind == 1);

/* ---- what rows are made of ---- */

#define AT(field) offsetof (CatanEntry, field)
#define FIXED(name, number) .fixed = { { AT (name), number } }, .n_fixed = 1
#define WHEN(ask) (1 << CATAN_ASK_##ask)
#define OWN_TURN (WHEN (ROLL) | WHEN (TURN))
#define GOING (WHEN (FOUND) | WHEN (DISCARD) | WHEN (ROBBER) | WHEN (DRAW) | OWN_TURN)
#define EVER (GOING | WHEN (NOTHING))

#define OPTIONAL TABLE_OPERAND_OPTIONAL
#define REPEATED TABLE_OPERAND_REPEATED
#define INSIDE TABLE_OPERAND_INSIDE

#define SPOT .type = &catan_operand_spot, .offset = AT (spot)
#define ROAD .type = &catan_operand_edge, .offset = AT (edges), .count = AT (n_edges)
#define HEX .type = &catan_operand_hex, .offset = AT (hex)
#define RES .type = &catan_operand_resource, .offset = AT (resource)
#define SECOND .type = &catan_operand_resource, .offset = AT (second)
#define CARD .type = &catan_operand_card, .offset = AT (card), .flags = OPTIONAL
#define NAME .type = &table_operand_player, .offset = AT (player)
/* The card that is stolen is said with hands only. */
#define STOLEN RES, .flags = OPTIONAL | INSIDE
#define PAY .type = &catan_operand_token, .word = "pay", .flags = REPEATED
#define AMOUNT(from, to) .type = &table_operand_number, .offset = AT (amount), .low = from, .high = to
#define WHY .type = &table_operand_why, .offset = AT (why)

static const char *const way_words[] = { "draw", "back" };
static const TableChoices ways = { way_words, NULL, G_N_ELEMENTS (way_words) };

/* ---- the rows ---- */

static const TableAct rows[] = {
  { CATAN_ENTRY_FOUND, "found", .prefixed = TRUE, .operands = { { SPOT }, { ROAD } }, .when = WHEN (FOUND),
    .apply = catan_act_found, .tell = catan_tell_found },
  { CATAN_ENTRY_ROLL, "roll", .operands = { { .type = &catan_operand_dice, .offset = AT (number) } }, .when = OWN_TURN,
    .apply = catan_act_roll, .tell = catan_tell_roll },
  { CATAN_ENTRY_DRAW, "draw", .operands = { { .type = &catan_operand_drawn, .flags = REPEATED } }, .when = WHEN (DRAW),
    .apply = catan_act_draw, .tell = catan_tell_draw },
  { CATAN_ENTRY_DISCARD, "discard",
    .operands = { { NAME }, { .type = &catan_operand_cards, .offset = AT (give), .flags = REPEATED } },
    .when = WHEN (DISCARD), .apply = catan_act_discard, .tell = catan_tell_discard },
  { CATAN_ENTRY_ROBBER, "robber", .operands = { { HEX }, { NAME, .word = "from", .flags = OPTIONAL }, { STOLEN } },
    .when = WHEN (ROBBER), .apply = catan_act_robber, .tell = catan_tell_robber },

  { CATAN_ENTRY_BUILD, "build road", .prefixed = TRUE, FIXED (piece, CATAN_ROAD), .operands = { { ROAD } },
    .when = OWN_TURN, .apply = catan_act_build, .tell = catan_tell_road },
  { CATAN_ENTRY_BUILD, "build settlement", .prefixed = TRUE, FIXED (piece, CATAN_SETTLEMENT), .operands = { { SPOT } },
    .when = OWN_TURN, .apply = catan_act_build, .tell = catan_tell_settlement },
  { CATAN_ENTRY_BUILD, "build city", .prefixed = TRUE, FIXED (piece, CATAN_CITY), .operands = { { SPOT } },
    .when = OWN_TURN, .apply = catan_act_build, .tell = catan_tell_city },
  { CATAN_ENTRY_BUY, "buy", .operands = { { CARD } }, .when = WHEN (TURN), .apply = catan_act_buy,
    .tell = catan_tell_buy },

  { CATAN_ENTRY_FISH, "fish 2", FIXED (number, 2), .operands = { { PAY } }, .when = OWN_TURN, .apply = catan_act_fish,
    .tell = catan_tell_home },
  { CATAN_ENTRY_FISH, "fish 3", FIXED (number, 3), .operands = { { NAME, .word = "from" }, { STOLEN }, { PAY } },
    .when = OWN_TURN, .apply = catan_act_fish, .tell = catan_tell_steal },
  { CATAN_ENTRY_FISH, "fish 4", FIXED (number, 4), .operands = { { RES }, { PAY } }, .when = OWN_TURN,
    .apply = catan_act_fish, .tell = catan_tell_take },
  { CATAN_ENTRY_FISH, "fish 5", FIXED (number, 5), .operands = { { ROAD }, { PAY } }, .when = OWN_TURN,
    .apply = catan_act_fish, .tell = catan_tell_free_road },
  { CATAN_ENTRY_FISH, "fish 7", FIXED (number, 7), .operands = { { CARD }, { PAY } }, .when = OWN_TURN,
    .apply = catan_act_fish, .tell = catan_tell_fish_card },

  { CATAN_ENTRY_SHOE, "shoe", .operands = { { NAME } }, .when = WHEN (TURN), .apply = catan_act_shoe,
    .tell = catan_tell_shoe },
  { CATAN_ENTRY_TRADE, "trade",
    .operands = { { NAME },
                  { .type = &catan_operand_given, .word = "give", .flags = OPTIONAL },
                  { .type = &catan_operand_got, .word = "get", .flags = OPTIONAL } },
    .when = WHEN (TURN), .apply = catan_act_trade, .tell = catan_tell_trade },
  { CATAN_ENTRY_BANK, "bank",
    .operands = { { RES, .word = "give" }, { AMOUNT (1, CATAN_BANK) }, { SECOND, .word = "get" } }, .when = WHEN (TURN),
    .apply = catan_act_bank, .tell = catan_tell_bank },

  { CATAN_ENTRY_PLAY, "play knight", FIXED (card, CATAN_KNIGHT),
    .operands = { { HEX }, { NAME, .word = "from", .flags = OPTIONAL }, { STOLEN } }, .when = OWN_TURN,
    .apply = catan_act_play, .tell = catan_tell_knight },
  { CATAN_ENTRY_PLAY, "play roads", FIXED (card, CATAN_ROADS), .operands = { { ROAD, .max = 2, .flags = REPEATED } },
    .when = OWN_TURN, .apply = catan_act_play, .tell = catan_tell_roads },
  { CATAN_ENTRY_PLAY, "play plenty", FIXED (card, CATAN_PLENTY), .operands = { { RES }, { SECOND } }, .when = OWN_TURN,
    .apply = catan_act_play, .tell = catan_tell_plenty },
  { CATAN_ENTRY_PLAY, "play monopoly", FIXED (card, CATAN_MONOPOLY),
    .operands = { { RES }, { .type = &catan_operand_taken, .offset = AT (taken), .flags = OPTIONAL | REPEATED } },
    .when = OWN_TURN, .apply = catan_act_play, .tell = catan_tell_monopoly },
  { CATAN_ENTRY_REVEAL, "reveal",
    .operands = { { .type = &catan_operand_count, .offset = AT (number), .low = 1, .high = CATAN_POINT_CARDS } },
    .when = OWN_TURN, .apply = catan_act_reveal, .tell = catan_tell_reveal },
  { CATAN_ENTRY_NEXT, "next", .when = WHEN (TURN), .apply = catan_act_next, .tell = catan_tell_next },

  { CATAN_ENTRY_TOKEN, "token",
    .operands = { { NAME },
                  { .type = &table_operand_choice, .offset = AT (back), .data = &ways },
                  { .type = &catan_operand_token },
                  { WHY } },
    .when = WHEN (FOUND) | OWN_TURN, .apply = catan_act_token, .tell = catan_tell_token },
  { CATAN_ENTRY_HAND, "hand", .operands = { { NAME }, { RES }, { AMOUNT (-CATAN_BANK, CATAN_BANK) }, { WHY } },
    .when = GOING, .apply = catan_act_hand, .tell = catan_tell_hand },
  { CATAN_ENTRY_POINTS, "points", .operands = { { NAME }, { AMOUNT (-99, 99) }, { WHY } }, .when = EVER,
    .apply = catan_act_points, .tell = catan_tell_points },
  { CATAN_ENTRY_TURN, "turn", .operands = { { NAME }, { WHY } }, .when = OWN_TURN, .apply = catan_act_turn,
    .tell = catan_tell_turn },
  { CATAN_ENTRY_NOTE, "note", .operands = { { WHY } }, .when = EVER, .apply = catan_act_note, .tell = catan_tell_note },
  { CATAN_ENTRY_END, "end", .operands = { { WHY } }, .when = GOING, .apply = catan_act_end, .tell = catan_tell_end },

  { CATAN_ENTRY_BUILD, "agreed", .prefix = TRUE, FIXED (agreed, TRUE), .operands = { { WHY } } },
};

static gboolean
refuse (TableRefusal *why, const char *word, const char *verbs)
{
  return table_refuse (why, _ ("“%.40s” is no entry"), word);
}

static void
begin (gpointer entry)
{
  catan_entry_begin (entry, CATAN_ENTRY_FOUND);
}

const TableActs *
catan_acts (void)
{
  static TableActs acts = { .groups = { { .kind = AT (kind), .refuse = refuse } },
                            .entry_size = sizeof (CatanEntry),
                            .begin = begin };
  static gsize ready;
  if (g_once_init_enter (&ready))
    {
      table_acts_add (&acts, rows, G_N_ELEMENTS (rows));
      for (guint kind = 0; kind < CATAN_N_ENTRY_KINDS; kind++)
        g_assert (acts.by_kind[0][kind] != 0);
      g_once_init_leave (&ready, 1);
    }
  return &acts;
}

const TableAct *
catan_act_of (const CatanEntry *entry)
{
  return table_acts_find (catan_acts (), 0, entry);
}
