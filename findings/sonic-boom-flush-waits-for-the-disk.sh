#!/bin/sh
# sonic-boom 4.2.1, which writes the logs of pino: `flushSync` ends with an fsync of the file, also with
# `fsync: false`, which is the default. Whoever flushes often, so that no line is late, waits for the disk each
# time. `flush()` of a destination with `sync: true` writes the same lines without it.
# Seen: ten flushSync() -> ten fsyncs; ten flush() -> none; the file has all twenty lines
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund sonic-boom@4.2.1 2>/dev/null
cat > try.cjs <<'JS'
const fs = require("node:fs");

let waits = 0;
const { fsyncSync } = fs;
fs.fsyncSync = (file) => {
  waits += 1;
  fsyncSync(file);
};
const { SonicBoom } = require("sonic-boom");

const output = new SonicBoom({ dest: "log.txt", sync: true, fsync: false, minLength: 4096 });
const waitsOf = (flush) => {
  const before = waits;
  for (let line = 0; line < 10; line += 1) {
    output.write("a line\n");
    flush();
  }
  return waits - before;
};
const hard = waitsOf(() => output.flushSync());
const soft = waitsOf(() => output.flush());
const lines = fs.readFileSync("log.txt", "utf8").split("\n").length - 1;
console.log(`flushSync: ${hard} fsyncs; flush: ${soft}; ${lines} lines`);
process.exit(hard === 10 && soft === 0 && lines === 20 ? 0 : 1);
JS
node try.cjs
