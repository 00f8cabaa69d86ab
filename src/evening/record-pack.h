/* record-pack.h - a record as one short word of capitals: for a QR code, and to be pasted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * "ARB1:" and then the record, compressed by zlib, with three of 41 signs for two bytes.  Of such signs a QR code
 * stores two in eleven bits, so it holds 2,860 compressed bytes, nearly as many as if they were bytes.  But any device
 * shows them as text, and none of them is a blank that is lost on the way.
 *
 * A QR code is not read back from a picture.  zbar, which could do it, had memory errors in just this reader
 * (CVE-2023-40889, CVE-2023-40890), and a picture may come from anybody.  So the text is pasted.
 */
#pragma once

#include <glib.h>

#define ARB_PACK_HEAD "ARB1:"
#define ARB_PACK_BYTES_MAX 65536 /* of a packed record that is read */

char *arb_record_pack (const char *text); /* free with g_free () */
/* Does the text begin like a packed record, maybe after blanks? */
gboolean arb_is_packed (const char *text, gsize length);
/* The record; NULL if the text is not a packed record, or holds more than a record may.  Blanks and new lines in it are
 * passed over.  Free with g_free (). */
char *arb_record_unpack (const char *text, gsize length, GError **error);
