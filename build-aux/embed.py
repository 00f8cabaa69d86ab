#!/usr/bin/env python3
# embed.py - writes text files into one C file as constant strings, so that the rules read no file at run time.
# SPDX-License-Identifier: GPL-3.0-or-later
import os
import sys


def main(output, *inputs):
    names = []
    with open(output, 'w', encoding='utf-8') as out:
        out.write('#include "carc-embedded.h"\n\n')
        for path in inputs:
            name = os.path.splitext(os.path.basename(path))[0]
            names.append(name)
            with open(path, 'rb') as file:
                data = file.read()
            out.write('static const char %s_text[] = {\n' % name.replace('-', '_'))
            for i in range(0, len(data), 20):
                out.write('  ' + ','.join(str(b) for b in data[i:i + 20]) + ',\n')
            out.write('  0\n};\n\n')
        out.write('const CarcEmbedded carc_embedded[] = {\n')
        for name in names:
            out.write('  { "%s", %s_text },\n' % (name, name.replace('-', '_')))
        out.write('  { NULL, NULL },\n};\n')


main(*sys.argv[1:])
