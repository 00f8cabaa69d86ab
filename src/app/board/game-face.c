/* game-face.c - the list of the games in the application.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "faces.h"

static const ArbGameFace *const faces[] = { &arb_face_carcassonne, &arb_face_catan, &arb_face_pad };

const ArbGameFace *const *
arb_game_faces (guint *n)
{
  *n = G_N_ELEMENTS (faces);
  return faces;
}

void
arb_game_faces_register (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
    faces[i]->register_game ();
}

const ArbGameFace *
arb_game_face (const TableGame *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
    if (faces[i]->game == game)
      return faces[i];
  g_assert_not_reached ();
}

const ArbGameFace *
arb_game_face_of_file (const char *basename)
{
  for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
    if (faces[i]->file_ending != NULL && g_str_has_suffix (basename, faces[i]->file_ending))
      return faces[i];
  return NULL;
}

void
arb_score_words_clear (ArbScoreWords *words)
{
  g_clear_pointer (&words->supply, g_free);
  g_clear_pointer (&words->detail, g_free);
  g_clear_pointer (&words->goal, g_free);
  g_clear_pointer (&words->holds, g_free);
}
