/* faces.h - declares the ArbGameFace of each game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game-face.h"

extern const ArbGameFace arb_face_carcassonne;
extern const ArbGameFace arb_face_catan;
extern const ArbGameFace arb_face_pad;
