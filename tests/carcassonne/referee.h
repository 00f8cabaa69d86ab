/* referee.h - scores a game a second time, slowly and from scratch, under every reading of the house rules.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The referee shares with the rules only the tiles and the entry grammar: it keeps its own list of cells and
 * figures, floods every feature anew each turn, finds majorities, judges ties and counts farms and water by itself.
 * What the table is asked it reads from the rules; whether it had to be asked, and about whom, it finds out itself.
 */
#pragma once

#include "carc-fixture.h"

G_BEGIN_DECLS

typedef struct _Referee Referee;

Referee *referee_new (const CarcState *start);
void referee_free (Referee *referee);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Referee, referee_free)

/* Follows an entry that the rules took and compares what came of it with `after`. */
gboolean referee_follow (Referee *referee, const CarcEntry *entry, const CarcState *after, GString *why);

G_END_DECLS
