/* pad-flow.h - the prompt of the score pad: who, how many points, for what.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "act-flow.h"
#include "pad/pad-play.h"

G_BEGIN_DECLS

ActFlow *pad_flow_new (void);

G_END_DECLS
