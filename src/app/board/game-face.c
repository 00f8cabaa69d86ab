/* game-face.c - the list of the games in the application.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "faces.h"

#include <glib/gi18n.h>

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

const char *
arb_game_face_picture (const ArbGameFace *face, ArbPictureWord word)
{
  static const char *const map[] = { N_ ("_Map"), N_ ("Save the Map"), N_ ("Save the Map as P_NG…"),
                                     N_ ("Save the Map as S_VG…"), N_ ("Save the Map as P_DF…") };
  G_STATIC_ASSERT (G_N_ELEMENTS (map) == ARB_N_PICTURE_WORDS);

  return _ ((face->picture_named != NULL ? face->picture_named : map)[word]);
}

void
arb_score_words_clear (ArbScoreWords *words)
{
  g_clear_pointer (&words->supply, g_free);
  g_clear_pointer (&words->detail, g_free);
  g_clear_pointer (&words->goal, g_free);
  g_clear_pointer (&words->holds, g_free);
}
