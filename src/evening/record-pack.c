/* record-pack.c - see record-pack.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A packed text may come from anybody: no more is unpacked than a record may have, and zlib's checksum tells if a sign
 * is wrong.
 */
#include "config.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <string.h>

#include "record-pack.h"
#include "table/table-record.h"

static const char signs[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$*-.:";
#define BASE 41
G_STATIC_ASSERT (sizeof signs == BASE + 1);
G_STATIC_ASSERT (BASE *BASE *BASE > 65536);

/* ---- packing ---- */

static GByteArray *
compress (const char *text)
{
  g_autoptr (GZlibCompressor) compressor = g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB, 9);
  g_autoptr (GOutputStream) memory = g_memory_output_stream_new_resizable ();
  g_autoptr (GOutputStream) out = g_converter_output_stream_new (memory, G_CONVERTER (compressor));
  g_autoptr (GBytes) bytes = NULL;

  if (!g_output_stream_write_all (out, text, strlen (text), NULL, NULL, NULL)
      || !g_output_stream_close (out, NULL, NULL))
    g_assert_not_reached (); /* it is written to memory */
  bytes = g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (memory));
  return g_bytes_unref_to_array (g_steal_pointer (&bytes));
}

static void
add_signs (GString *out, guint number, guint n)
{
  for (guint i = 0; i < n; i++, number /= BASE)
    g_string_append_c (out, signs[number % BASE]);
}

char *
arb_record_pack (const char *text)
{
  g_autoptr (GByteArray) bytes = compress (text);
  GString *out = g_string_new (ARB_PACK_HEAD);

  for (guint i = 0; i + 1 < bytes->len; i += 2)
    add_signs (out, bytes->data[i] * 256u + bytes->data[i + 1], 3);
  if (bytes->len % 2 != 0)
    add_signs (out, bytes->data[bytes->len - 1], 2);
  return g_string_free (out, FALSE);
}

/* ---- unpacking ---- */

/* The signs without blanks.  Those behind the first that is too many are left out. */
static GString *
without_blanks (const char *text, gsize length)
{
  GString *plain = g_string_new (NULL);

  for (gsize i = 0; i < length && plain->len <= ARB_PACK_BYTES_MAX; i++)
    if (!g_ascii_isspace (text[i]))
      g_string_append_c (plain, text[i]);
  return plain;
}

gboolean
arb_is_packed (const char *text, gsize length)
{
  for (; length > 0 && g_ascii_isspace (*text); length--)
    text++;
  return length >= strlen (ARB_PACK_HEAD) && memcmp (text, ARB_PACK_HEAD, strlen (ARB_PACK_HEAD)) == 0;
}

/* The number that `n` signs stand for; -1 if one of them is not in `signs`. */
static int
read_signs (const char *text, guint n)
{
  int number = 0;

  for (guint i = n; i-- > 0;)
    {
      const char *sign = text[i] != '\0' ? strchr (signs, text[i]) : NULL;

      if (sign == NULL)
        return -1;
      number = number * BASE + (int) (sign - signs);
    }
  return number;
}

static GByteArray *
read_bytes (const GString *plain)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();

  for (gsize i = strlen (ARB_PACK_HEAD); i < plain->len; i += 3)
    {
      guint n = (guint) MIN (3, plain->len - i);
      int number = n > 1 ? read_signs (plain->str + i, n) : -1;
      guint8 two[2] = { (guint8) (number / 256), (guint8) (number % 256) };

      if (number < 0 || number > (n == 3 ? 0xffff : 0xff))
        return NULL;
      g_byte_array_append (bytes, n == 3 ? two : two + 1, n - 1);
    }
  return g_steal_pointer (&bytes);
}

static char *
refuse (GError **error, const char *why)
{
  g_set_error_literal (error, TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_NOT_A_RECORD, why);
  return NULL;
}

static char *
expand (const GByteArray *bytes, GError **error)
{
  g_autoptr (GZlibDecompressor) decompressor = g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB);
  g_autoptr (GInputStream) memory = g_memory_input_stream_new_from_data (bytes->data, bytes->len, NULL);
  g_autoptr (GInputStream) in = g_converter_input_stream_new (memory, G_CONVERTER (decompressor));
  g_autoptr (GString) text = g_string_new (NULL);
  char block[65536];
  gssize n;

  while ((n = g_input_stream_read (in, block, sizeof block, NULL, NULL)) > 0)
    {
      g_string_append_len (text, block, n);
      if (text->len > TABLE_RECORD_BYTES_MAX)
        return refuse (error, _ ("it holds more than a record may have"));
    }
  if (n < 0 || strlen (text->str) != text->len)
    return refuse (error, _ ("signs in it are missing or wrong"));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
arb_record_unpack (const char *text, gsize length, GError **error)
{
  g_autoptr (GString) plain = without_blanks (text, length);
  g_autoptr (GByteArray) bytes = NULL;

  if (!arb_is_packed (plain->str, plain->len))
    return refuse (error, _ ("this is not a packed record"));
  if (plain->len > ARB_PACK_BYTES_MAX)
    return refuse (error, _ ("it holds more than a record may have"));
  bytes = read_bytes (plain);
  if (bytes == NULL)
    return refuse (error, _ ("signs in it are missing or wrong"));
  return expand (bytes, error);
}
