#!/bin/bash
# completion.sh SOURCE CLI - the words that bash completes are those of the program: every command, every option, and
# records.
# SPDX-License-Identifier: GPL-3.0-or-later
set -eu

cli=$2
. "$1/data/completion/arbitress-cli"
compopt () { :; } # it only works while somebody types

# complete_words WORD ... - the completions of the last word
complete_words ()
{
  COMP_WORDS=("$@")
  COMP_CWORD=$(($# - 1))
  _arbitress_cli "$cli"
  printf '%s\n' "${COMPREPLY[@]}" | sort
}

# same WHAT FOUND WANTED
same ()
{
  [ "$2" = "$3" ] && return
  printf '%s: %s instead of %s\n' "$1" "$2" "$3"
  exit 1
}

commands=$("$cli" --help | sed -n 's/^  \([a-z]\{1,\}\) .*/\1/p' | sort)
[ "$(wc -l <<< "$commands")" -ge 6 ]
while read -r command; do
  same "the command $command" "$(complete_words "$cli" "$command" | head -n 1)" "$command"
  options=$("$cli" "$command" --help | grep -o -e '--[a-z-]*' | sort)
  same "the options of $command" "$(complete_words "$cli" "$command" --)" "$options"
done <<< "$commands"
tables=$("$cli" statistics --by no-such-table 2>&1 >/dev/null \
  | sed 's/.*needs \(.*\), not.*/\1/; s/ or /, /; s/, /\n/g' | sort)
[ "$(wc -l <<< "$tables")" -ge 10 ]
same "the tables of --by" "$(complete_words "$cli" statistics --by '')" "$tables"
same "the tables in the help" \
  "$("$cli" statistics --help | sed -n 's/.*Only this table: //p' | sed 's/, /\n/g' | sort)" "$tables"
cd "$1/data/samples"
same "a record" "$(complete_words "$cli" score first)" first-evening.arb
