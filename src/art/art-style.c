/* art-style.c - the palettes, and the players' colours.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-style.h"

#include "table/table-setup.h"

#include <string.h>

#define RGB(hex)                                                                                                       \
  {                                                                                                                    \
    ((hex) >> 16 & 0xff) / 255., ((hex) >> 8 & 0xff) / 255., ((hex) &0xff) / 255.                                      \
  }

static const ArtPalette palettes[ART_N_PALETTES] = {
  {
      .name = "light",
      .table = RGB (0x5e5045),
      .rim = RGB (0x46321f),
      .table_text = RGB (0xfbf6e9),
      .text = RGB (0x33271c),
      .text_dim = RGB (0x6d5f4e),
      .paper = RGB (0xfbf6e9),
      .line = RGB (0xcfc3aa),
      .ink = RGB (0x46321f),
      .meadow = RGB (0xb5c476),
      .meadow_light = RGB (0xc3cf88),
      .meadow_dark = RGB (0xa7b968),
      .tuft = RGB (0x8aa050),
      .tree = RGB (0x7d9a4a),
      .tree_light = RGB (0x9ab35f),
      .tree_dark = RGB (0x5f7d3b),
      .wheat = RGB (0xdcc77a),
      .earth = RGB (0xbf9a63),
      .road = RGB (0xf0e3c0),
      .road_edge = RGB (0x8d6d47),
      .cobble = RGB (0xd3bf95),
      .water = RGB (0x86b5c8),
      .water_deep = RGB (0x6fa3ba),
      .water_light = RGB (0xc4dfe4),
      .bank = RGB (0xdccf9c),
      .shore_ink = RGB (0x4b7286),
      .street = RGB (0xdcc196),
      .street_dark = RGB (0xc5a574),
      .house = RGB (0xf6ebcf),
      .house_dark = RGB (0xd9c59d),
      .window = RGB (0x5d4630),
      .roof = { RGB (0xcf6f45), RGB (0xd99a55), RGB (0x8a97a0) },
      .roof_dark = { RGB (0xa34c2d), RGB (0xb3763a), RGB (0x667480) },
      .stone = RGB (0xcfc4ab),
      .stone_light = RGB (0xebe2cd),
      .stone_dark = RGB (0xa09378),
      .pennant = RGB (0x2f5f9e),
      .pennant_light = RGB (0xf4d977),
      .pig = RGB (0xe9a896),
      .gold = RGB (0xd9a52b),
      .robe = RGB (0xf7f1e4),
      .robe_dark = RGB (0x8c6bb1),
      .skin = RGB (0xf0cfa8),
      .flame = RGB (0xffd35c),
      .forest = RGB (0x8aa35c),
      .fir = RGB (0x55824a),
      .fir_light = RGB (0x76a05c),
      .fir_dark = RGB (0x3c6140),
      .grass = RGB (0xb9cf76),
      .grass_light = RGB (0xc9db8c),
      .grass_dark = RGB (0xa7c163),
      .corn = RGB (0xe8c869),
      .corn_light = RGB (0xf3dc8d),
      .corn_dark = RGB (0xc79a3c),
      .clay = RGB (0xd0895c),
      .clay_light = RGB (0xe2a77d),
      .clay_dark = RGB (0xa5603b),
      .rock = RGB (0xaaa49b),
      .rock_light = RGB (0xcdc8be),
      .rock_dark = RGB (0x7c766f),
      .snow = RGB (0xfbf9f4),
      .sand = RGB (0xe8d8a8),
      .sand_light = RGB (0xf3e8c5),
      .sand_dark = RGB (0xceb67c),
      .wool = RGB (0xfaf5e9),
      .wood = RGB (0xa87a4b),
      .wood_dark = RGB (0x7a5430),
      .chip = RGB (0xfbf3dd),
      .chip_dark = RGB (0xdccaa0),
      .chip_ink = RGB (0x2f241a),
      .hot = RGB (0xb3201b),
      .robber = RGB (0x57525c),
      .robber_dark = RGB (0x2c2930),
      .accent = RGB (0xe06a00),
      .warning = RGB (0xc01c28),
      .token = RGB (0x1f6fae),
      .seam = .3,
      .shadow = .20,
      .halo = 1,
  },
  {
      .name = "dark",
      .table = RGB (0x121312),
      .rim = RGB (0x8c8472),
      .table_text = RGB (0xd8cfbb),
      .text = RGB (0xf1ead9),
      .text_dim = RGB (0xb3a992),
      .paper = RGB (0x2b2a27),
      .line = RGB (0x56524a),
      .ink = RGB (0x12100d),
      .meadow = RGB (0x4a5a3b),
      .meadow_light = RGB (0x526442),
      .meadow_dark = RGB (0x425135),
      .tuft = RGB (0x657a4d),
      .tree = RGB (0x3b5233),
      .tree_light = RGB (0x54703f),
      .tree_dark = RGB (0x2a3d26),
      .wheat = RGB (0x7d7440),
      .earth = RGB (0x634f37),
      .road = RGB (0xb7a681),
      .road_edge = RGB (0x2a2117),
      .cobble = RGB (0x8f7f5f),
      .water = RGB (0x35607a),
      .water_deep = RGB (0x2b5069),
      .water_light = RGB (0x6d9bb0),
      .bank = RGB (0x6d6746),
      .shore_ink = RGB (0x15242e),
      .street = RGB (0x7a664d),
      .street_dark = RGB (0x564633),
      .house = RGB (0xa8977a),
      .house_dark = RGB (0x7d6d54),
      .window = RGB (0xffd67a),
      .roof = { RGB (0x9c4f33), RGB (0x9a6b3a), RGB (0x5b6974) },
      .roof_dark = { RGB (0x723522), RGB (0x754d27), RGB (0x424d57) },
      .stone = RGB (0x8c8472),
      .stone_light = RGB (0xaea590),
      .stone_dark = RGB (0x625b4d),
      .pennant = RGB (0x3f78c4),
      .pennant_light = RGB (0xf0d060),
      .pig = RGB (0xc98877),
      .gold = RGB (0xe3b341),
      .robe = RGB (0xf7f1e4),
      .robe_dark = RGB (0x9b7cc4),
      .skin = RGB (0xe8c49a),
      .flame = RGB (0xffd35c),
      .forest = RGB (0x3a4c2e),
      .fir = RGB (0x35552f),
      .fir_light = RGB (0x4c6f3c),
      .fir_dark = RGB (0x223a22),
      .grass = RGB (0x566c3c),
      .grass_light = RGB (0x617946),
      .grass_dark = RGB (0x4a5f34),
      .corn = RGB (0x8f7838),
      .corn_light = RGB (0xa58d4a),
      .corn_dark = RGB (0x6d5926),
      .clay = RGB (0x7f4f36),
      .clay_light = RGB (0x986346),
      .clay_dark = RGB (0x5c3623),
      .rock = RGB (0x625f5b),
      .rock_light = RGB (0x817d77),
      .rock_dark = RGB (0x444240),
      .snow = RGB (0xc9c8c4),
      .sand = RGB (0x8d7f5b),
      .sand_light = RGB (0x9f9069),
      .sand_dark = RGB (0x6f6344),
      .wool = RGB (0xc4bdad),
      .wood = RGB (0x7d5b39),
      .wood_dark = RGB (0x543b23),
      .chip = RGB (0xddd0b0),
      .chip_dark = RGB (0xb4a37d),
      .chip_ink = RGB (0x1c1610),
      .hot = RGB (0x9c1712),
      .robber = RGB (0x6a6571),
      .robber_dark = RGB (0x201e24),
      .accent = RGB (0xff9a3c),
      .warning = RGB (0xff6b6b),
      .token = RGB (0x1f6fae),
      .seam = .5,
      .shadow = .32,
      .halo = 1,
  },
  {
      .name = "contrast",
      .flat = TRUE,
      .table = RGB (0x000000),
      .rim = RGB (0xffffff),
      .table_text = RGB (0xffffff),
      .text = RGB (0x000000),
      .text_dim = RGB (0x333333),
      .paper = RGB (0xffffff),
      .line = RGB (0x808080),
      .ink = RGB (0x000000),
      .meadow = RGB (0xbfe39a),
      .meadow_light = RGB (0xbfe39a),
      .meadow_dark = RGB (0xbfe39a),
      .tuft = RGB (0x3c6b1e),
      .tree = RGB (0x4f8a2c),
      .tree_light = RGB (0x4f8a2c),
      .tree_dark = RGB (0x2f5c18),
      .wheat = RGB (0xbfe39a),
      .earth = RGB (0xbfe39a),
      .road = RGB (0xffffff),
      .road_edge = RGB (0x000000),
      .cobble = RGB (0xb0b0b0),
      .water = RGB (0x3d8fe0),
      .water_deep = RGB (0x3d8fe0),
      .water_light = RGB (0xffffff),
      .bank = RGB (0x3d8fe0),
      .shore_ink = RGB (0x001f4d),
      .street = RGB (0xe8a25c),
      .street_dark = RGB (0xe8a25c),
      .house = RGB (0xffffff),
      .house_dark = RGB (0xd0d0d0),
      .window = RGB (0x000000),
      .roof = { RGB (0xa83218), RGB (0xa83218), RGB (0x7a2412) },
      .roof_dark = { RGB (0x6b1a0a), RGB (0x6b1a0a), RGB (0x4d1208) },
      .stone = RGB (0xe6e6e6),
      .stone_light = RGB (0xffffff),
      .stone_dark = RGB (0x9a9a9a),
      .pennant = RGB (0x003c9e),
      .pennant_light = RGB (0xffe14d),
      .pig = RGB (0xff9db0),
      .gold = RGB (0xffc400),
      .robe = RGB (0xffffff),
      .robe_dark = RGB (0x6a1fb0),
      .skin = RGB (0xffe0bd),
      .flame = RGB (0xffe14d),
      .forest = RGB (0x6db84f),
      .fir = RGB (0x1d5c1d),
      .fir_light = RGB (0x1d5c1d),
      .fir_dark = RGB (0x0f3d10),
      .grass = RGB (0xc9f29b),
      .grass_light = RGB (0xc9f29b),
      .grass_dark = RGB (0xc9f29b),
      .corn = RGB (0xffe14d),
      .corn_light = RGB (0xffe14d),
      .corn_dark = RGB (0x8a5a00),
      .clay = RGB (0xf0904f),
      .clay_light = RGB (0xf0904f),
      .clay_dark = RGB (0xa83c10),
      .rock = RGB (0xbdbdbd),
      .rock_light = RGB (0xe8e8e8),
      .rock_dark = RGB (0x6a6a6a),
      .snow = RGB (0xffffff),
      .sand = RGB (0xfff4d6),
      .sand_light = RGB (0xfff4d6),
      .sand_dark = RGB (0xb08a3c),
      .wool = RGB (0xffffff),
      .wood = RGB (0xb5793c),
      .wood_dark = RGB (0x6b3f10),
      .chip = RGB (0xffffff),
      .chip_dark = RGB (0xffffff),
      .chip_ink = RGB (0x000000),
      .hot = RGB (0xb00000),
      .robber = RGB (0x3a3a3a),
      .robber_dark = RGB (0x000000),
      .accent = RGB (0xc23b00),
      .warning = RGB (0xb00000),
      .token = RGB (0x003c9e),
      .seam = .7,
      .shadow = 0,
      .halo = 1,
  },
};

const ArtPalette *
art_palette (ArtPaletteName name)
{
  g_return_val_if_fail (name < ART_N_PALETTES, &palettes[0]);
  return &palettes[name];
}

int
art_palette_find (const char *name)
{
  for (int i = 0; i < ART_N_PALETTES; i++)
    if (strcmp (palettes[i].name, name) == 0)
      return i;
  return -1;
}

ArtPaletteName
art_palette_pick (gboolean dark, gboolean high_contrast)
{
  return high_contrast ? ART_PALETTE_CONTRAST : dark ? ART_PALETTE_DARK : ART_PALETTE_LIGHT;
}

guint
art_variant (int x, int y)
{
  guint32 h = (guint32) x * 0x8da6b343U ^ (guint32) y * 0xd8163841U;
  h ^= h >> 15;
  h *= 0x2c1b3c6dU;
  h ^= h >> 13;
  return h % ART_N_VARIANTS;
}

/* Chosen so that any two colours differ by 25 in Lab, both in normal vision and in vision without red, green or blue.
 * The test measures it. */
static const ArtColour players[TABLE_N_COLOURS] = {
  RGB (0x9b231f), RGB (0x0d49d8), RGB (0xf4d62b), RGB (0x4cb567), RGB (0x17171a),
  RGB (0xf480be), RGB (0xec5005), RGB (0x783294), RGB (0xffffff),
};

static double
luminance (ArtColour c)
{
  return .2126 * c.r * c.r + .7152 * c.g * c.g + .0722 * c.b * c.b;
}

ArtColour
art_player_colour (guint colour, const ArtPalette *palette)
{
  return players[colour % TABLE_N_COLOURS];
}

ArtColour
art_player_ink (guint colour, const ArtPalette *palette)
{
  static const ArtColour dark = RGB (0x14110d), light = RGB (0xffffff);
  return luminance (players[colour % TABLE_N_COLOURS]) > .22 ? dark : light;
}

ArtColour
art_player_line (guint colour, const ArtPalette *palette)
{
  ArtColour c = players[colour % TABLE_N_COLOURS], away = { 0, 0, 0 };
  double paper = luminance (palette->paper), gap = .05;
  if (paper < .5)
    away = (ArtColour){ 1, 1, 1 };
  /* Mixes with black or white until the contrast is three to one. */
  for (guint i = 0; i < 12; i++)
    {
      double l = luminance (c), high = MAX (l, paper) + gap, low = MIN (l, paper) + gap;
      if (high / low >= 3)
        break;
      c = art_mix (c, away, .12);
    }
  return c;
}

ArtColour
art_mix (ArtColour a, ArtColour b, double part_of_b)
{
  double p = part_of_b, q = 1 - p;
  return (ArtColour){ a.r * q + b.r * p, a.g * q + b.g * p, a.b * q + b.b * p };
}
