#!/bin/sh
# count-tests.sh COUNTER - tests the last line and the exit status of ./check with small logs.
# SPDX-License-Identifier: GPL-3.0-or-later
set -eu

counter=$1
log=$(mktemp)
trap 'rm -f "$log"' EXIT

# expect STATUS LINE ARGUMENT... - with the log on standard input
expect ()
{
  wanted_status=$1
  wanted_line=$2
  shift 2
  cat > "$log"
  status=0
  line=$(python3 "$counter" "$@" "$log" | tail -n 1) || true
  python3 "$counter" "$@" "$log" >/dev/null || status=$?
  if [ "$line" != "$wanted_line" ] || [ "$status" -ne "$wanted_status" ]; then
    echo "got \"$line\" and $status instead of \"$wanted_line\" and $wanted_status"
    exit 1
  fi
}

expect 1 "0 passed, 0 failed" <<'END'
END
expect 0 "2 passed, 0 failed" <<'END'
{"name": "plain", "result": "OK", "stdout": "", "stderr": ""}
{"name": "broken on purpose", "result": "EXPECTEDFAIL", "stdout": "not a case", "stderr": ""}
END
expect 1 "1 passed, 1 failed" --unbuilt 1 <<'END'
{"name": "plain", "result": "OK"}
END
expect 0 "2 passed, 0 failed" <<'END'
{"name": "cases", "result": "OK", "stdout": "TAP version 13\nok 1 /a\nok 2 /b\nok 3 /c # SKIP no display\n1..3\n"}
{"name": "skipped", "result": "SKIP", "stdout": ""}
END
expect 1 "1 passed, 1 failed" <<'END'
{"name": "cases", "result": "FAIL", "stdout": "ok 1 /a\nnot ok 2 /b\n"}
END
expect 1 "2 passed, 1 failed" <<'END'
{"name": "crash", "result": "ERROR", "stdout": "ok 1 /a\nok 2 /b\n"}
END
expect 1 "0 passed, 1 failed" <<'END'
{"name": "slow", "result": "TIMEOUT", "stdout": ""}
END
expect 1 "0 passed, 1 failed" <<'END'
{"name": "surprise", "result": "UNEXPECTEDPASS", "stdout": ""}
END
echo "the counting is right"
