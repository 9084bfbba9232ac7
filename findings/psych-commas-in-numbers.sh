#!/bin/sh
# psych 5.2.2, the YAML of Ruby 3.4.1 (@ruby/3.4-wasm-wasi 2.10.1): commas in a number without quotes are
# dropped, wherever they stand. A fee of `12,50`, as much of the Spanish-speaking world writes it, becomes 1250,
# and a mark of `8,5` becomes 85. yaml 2.9.1 and js-yaml 5.5.0 write such texts without quotes and read them as
# texts, so that files made with them change their meaning there.
# Seen: cuota 12,50 -> 1250, nota 8,5 -> 85 from the files of both; back in yaml and js-yaml 12,50 and 8,5
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @ruby/3.4-wasm-wasi@2.10.1 @ruby/wasm-wasi@2.10.1 yaml@2.9.1 js-yaml@5.5.0
cat > try.mjs <<'JS'
import { readFileSync } from "node:fs";
import { DefaultRubyVM } from "@ruby/wasm-wasi/dist/node";
import { dump, load } from "js-yaml";
import { parse, stringify } from "yaml";

const program = readFileSync("node_modules/@ruby/3.4-wasm-wasi/dist/ruby+stdlib.wasm");
const { vm } = await DefaultRubyVM(await WebAssembly.compile(program));
const ruby = (file) => vm.eval(`require "json"; require "yaml"; YAML.safe_load(${JSON.stringify(file)}).to_json`).toString();

const written = { cuota: "12,50", nota: "8,5" };
const seen = [
  `psych ${vm.eval('require "psych"; Psych::VERSION').toString()}`,
  `of yaml ${ruby(stringify(written))}`,
  `of js-yaml ${ruby(dump(written))}`,
  `back in yaml ${JSON.stringify(parse(stringify(written)))}`,
  `back in js-yaml ${JSON.stringify(load(dump(written)))}`,
].join(", ");
console.log(seen);
const wrong = '{"cuota":1250,"nota":85}';
const right = '{"cuota":"12,50","nota":"8,5"}';
const expected = `psych 5.2.2, of yaml ${wrong}, of js-yaml ${wrong}, back in yaml ${right}, back in js-yaml ${right}`;
process.exit(seen === expected ? 0 : 1);
JS
node --no-warnings try.mjs
