/* carc-wheel-tiles.h - a set with the wheel of fortune and tiles with icons, as setup lines for tests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The wheel lies on the cells 0,0 to 3,3.  At its rim are a city on 0,0, a city with a pennant on 3,0, and roads that
 * end on 0,2, on 0,3 and on 3,3.
 */
#pragma once

/* clang-format off */
#define WHEEL_TILES \
  "tiles Wheels\n" \
  "tile wheel/start start=true size=4x4\n" \
  "tile wheel/start/0,0 cities=N \"farms=ene ese sse ssw wsw wnw @1\" flags=plague\n" \
  "tile wheel/start/1,0 \"farms=nnw nne ene ese sse ssw wsw wnw\" flags=fortune\n" \
  "tile wheel/start/2,0 \"farms=nnw nne ene ese sse ssw wsw wnw\" flags=fortune\n" \
  "tile wheel/start/3,0 \"cities=E +\" \"farms=nnw nne sse ssw wsw wnw @1\"\n" \
  "tile wheel/start/0,1 \"farms=nnw nne ene ese sse ssw wsw wnw\" flags=inquisition\n" \
  "tile wheel/start/1,1 \"farms=nnw nne ene ese sse ssw wsw wnw\"\n" \
  "tile wheel/start/2,1 \"farms=nnw nne ene ese sse ssw wsw wnw\"\n" \
  "tile wheel/start/3,1 \"farms=nnw nne ene ese sse ssw wsw wnw\" flags=taxes\n" \
  "tile wheel/start/0,2 roads=W \"farms=nnw nne ene ese sse ssw wsw wnw\" flags=inquisition\n" \
  "tile wheel/start/1,2 \"farms=nnw nne ene ese sse ssw wsw wnw\"\n" \
  "tile wheel/start/2,2 \"farms=nnw nne ene ese sse ssw wsw wnw\"\n" \
  "tile wheel/start/3,2 \"farms=nnw nne ene ese sse ssw wsw wnw\" flags=famine\n" \
  "tile wheel/start/0,3 roads=S \"farms=nnw nne ene ese sse ssw wsw wnw\"\n" \
  "tile wheel/start/1,3 \"farms=nnw nne ene ese sse ssw wsw wnw\" flags=storm\n" \
  "tile wheel/start/2,3 \"farms=nnw nne ene ese sse ssw wsw wnw\" flags=famine\n" \
  "tile wheel/start/3,3 roads=E \"farms=nnw nne ene ese sse ssw wsw wnw\"\n" \
  "tile wheel/cloister1 copies=4 cloister=true \"farms=nnw nne ene ese sse ssw wsw wnw\" flags=icon1\n" \
  "tile wheel/field1 copies=4 \"farms=nnw nne ene ese sse ssw wsw wnw\" flags=icon1\n" \
  "tile wheel/city2 copies=4 cities=N \"farms=ene ese sse ssw wsw wnw @1\" flags=icon2\n" \
  "tile wheel/road3 copies=4 \"roads=N S\" \"farms=nne ene ese sse; ssw wsw wnw nnw\" flags=icon3\n" \
  "tile wheel/town1 copies=3 \"cities=N E +\" \"farms=sse ssw wsw wnw @1\" flags=icon1\n"
/* clang-format on */
