#!/bin/sh
# pino 10.4.0: of two destinations that collect lines up to `minLength`, the one with `sync: true` loses what it
# holds when the process calls exit, and the one with `sync: false` writes it. pino registers its flush at the
# end of the process for asynchronous destinations only, although a synchronous one collects lines as well.
# Seen: sync: false -> the last line is written; sync: true -> nothing
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund pino@10.4.0 2>/dev/null
cat > log.mjs <<'JS'
import { pino } from "pino";

const output = pino.destination({ dest: 1, sync: process.argv[2] === "true", minLength: 4096 });
pino({ base: null, timestamp: false }, output).info("the last words");
process.exit();
JS
asynchronous=$(node log.mjs false)
synchronous=$(node log.mjs true)
echo "sync: false wrote: $asynchronous"
echo "sync: true wrote: $synchronous"
[ -n "$asynchronous" ] && [ -z "$synchronous" ]
