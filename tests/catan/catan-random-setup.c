/* catan-random-setup.c - see catan-random-setup.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-random-setup.h"
#include "../table/random-pick.h"

const CatanRandomTaste catan_random_all = { 85, 50, 30, 30, 25, 0, 0, 700 };
const CatanRandomTaste catan_random_covered = { 50, 100, 30, 30, 25, 0, 0, 700, 100 };
const CatanRandomTaste catan_random_big = { 60, 60, 30, 30, 25, 0, 0, 700, 40, 100, 30 };
const CatanRandomTaste catan_random_paired = { 60, 60, 40, 20, 25, 6, 0, 700, 40, 100, 100 };
const CatanRandomTaste catan_random_plain = { 100, 0, 0, 0, 0, 4, 0, 0 };

/* Adds a word to the last line of `lines`, if the setup takes it. */
static void
try_word (GPtrArray *lines, char *word)
{
  g_autofree char *given = word;
  g_autoptr (TableSetup) trial = table_setup_new (&catan_game);
  char *line = g_strdup_printf ("%s %s", (char *) lines->pdata[lines->len - 1], given);
  gboolean taken = table_setup_line (trial, "use fishermen", NULL);
  for (guint i = 0; i + 1 < lines->len; i++)
    taken = taken && table_setup_line (trial, lines->pdata[i], NULL);
  if (!taken || !table_setup_line (trial, line, NULL) || !catan_island_read (NULL, trial, NULL))
    {
      g_free (line);
      return;
    }
  g_free (lines->pdata[lines->len - 1]);
  lines->pdata[lines->len - 1] = line;
}

static guint
some_number (GRand *rand)
{
  const guint number = 2 + pick (rand, 11);
  return number == 7 ? 6 : number;
}

/* About two of three cells are land.  FALSE if it is not allowed, or too small for the players. */
static gboolean
try_frame (GRand *rand, guint n_players, GPtrArray *lines)
{
  g_autoptr (GString) frame = g_string_new ("frame");
  g_autoptr (GString) island = g_string_new ("island");
  g_autoptr (TableSetup) trial = table_setup_new (&catan_game);
  guint n = 0;
  for (guint row = 0, rows = 6 + pick (rand, 2); row < rows; row++)
    {
      g_string_append_c (frame, ' ');
      for (guint column = 0; column < 7; column++)
        {
          const gboolean land = chance (rand, 65);
          g_string_append_c (frame, land ? 'o' : '.');
          n += land;
        }
    }
  for (guint hex = 0; hex < n; hex++)
    if (hex == 0 || chance (rand, 5))
      g_string_append (island, " desert");
    else
      g_string_append_printf (island, " %s:%u", catan_land_words[pick (rand, CATAN_DESERT)], some_number (rand));
  g_ptr_array_set_size (lines, 0);
  g_ptr_array_add (lines, g_strdup (frame->str));
  g_ptr_array_add (lines, g_strdup (island->str));
  return n >= 5 * n_players + 5 && table_setup_line (trial, frame->str, NULL)
         && table_setup_line (trial, island->str, NULL);
}

static void
add_frame (GRand *rand, guint n_players, gboolean fishermen, GPtrArray *setup)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  while (!try_frame (rand, n_players, lines))
    ;
  g_ptr_array_add (lines, g_strdup ("harbours"));
  for (guint i = 0; i < 10; i++)
    try_word (lines, g_strdup_printf ("s%u:%s:%u", 1 + pick (rand, 40),
                                      catan_resource_words[pick (rand, CATAN_ANY + 1)], 1 + pick (rand, 3)));
  if (fishermen)
    g_ptr_array_add (lines, g_strdup ("fisheries"));
  for (guint i = 0; fishermen && i < 20; i++)
    try_word (lines, g_strdup_printf ("s%u:%u:%u", 1 + pick (rand, 40), some_number (rand), 1 + pick (rand, 3)));
  for (guint i = 0; i < lines->len; i++)
    g_ptr_array_add (setup, g_strdup (lines->pdata[i]));
}

void
catan_random_setup (GRand *rand, const CatanRandomTaste *taste, GPtrArray *setup)
{
  static const char *const names[] = { "Anna", "Ben", "\"Clara Maria\"", "Żaneta", "Emil", "Fee" };
  const gboolean big = taste->big && chance (rand, taste->big);
  guint n = taste->players ? taste->players : big ? 3 + pick (rand, 4) : 3 + pick (rand, 2);
  gboolean fishermen = chance (rand, taste->fishermen);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (setup, g_strdup_printf ("player %s", names[i]));
  /* Readings that came later have chances of their own, so that the games of a seed stay what they were. */
  g_autoptr (GRand) later = g_rand_copy (rand);
  for (guint i = 0; i < CATAN_N_RULINGS; i++)
    if (catan_rulings[i].n_options > 1 && chance (i >= CATAN_T4 ? later : rand, taste->readings))
      {
        const guint option = 1 + pick (later, catan_rulings[i].n_options - 1u);
        g_ptr_array_add (setup,
                         g_strdup_printf ("rule %s %s", catan_rulings[i].id, catan_rulings[i].options[option].word));
      }
  if (fishermen)
    g_ptr_array_add (setup, g_strdup ("use fishermen"));
  if (chance (rand, taste->hands))
    g_ptr_array_add (setup, g_strdup (taste->covered && chance (rand, taste->covered) ? "hands covered" : "hands"));
  if (taste->target || chance (rand, 20))
    g_ptr_array_add (setup, g_strdup_printf ("target %u", taste->target ? taste->target : 3 + pick (rand, 12)));
  const gboolean own = big && chance (rand, 25);
  if (own)
    add_frame (rand, n, fishermen, setup);
  else if (big)
    g_ptr_array_add (setup, g_strdup ("frame big"));
  if (big && n > CATAN_FEW_PLAYERS && taste->paired && chance (later, taste->paired))
    g_ptr_array_add (setup, g_strdup ("building paired"));
  else if (big && chance (rand, 30))
    g_ptr_array_add (setup, g_strdup (chance (rand, 50) ? "building own" : "building special"));
  if (big && chance (rand, 30))
    g_ptr_array_add (setup, g_strdup ("robber friendly"));
  if (big && chance (rand, 30))
    g_ptr_array_add (setup, g_strdup_printf ("sevens after %u", 1 + pick (rand, 4)));
  if (!own && chance (rand, 70))
    g_ptr_array_add (setup, g_strdup_printf ("deal %u%s", pick (rand, 1000000), chance (rand, 50) ? " apart" : ""));
}

const CatanBox *
catan_random_box (const GPtrArray *setup)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  for (guint i = 0; i < setup->len; i++)
    g_string_append_printf (lines, "%s\n", (char *) setup->pdata[i]);
  g_autoptr (CatanState) state = catan_fixture_new (lines->str);
  return state->rules->box;
}
