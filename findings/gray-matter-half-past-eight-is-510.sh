#!/bin/sh
# gray-matter 4.0.3, with which Eleventy and many other makers of static sites read the head of a page, and front-matter
# 4.0.2: `hora: 8:30` is the number 510. Both read YAML 1.1 with js-yaml 3, in which digits with colons count by
# sixties, here in minutes. One expects a text, as YAML 1.2 has had it since 2009 and js-yaml since its version 4. And
# only hours without a zero in front are numbers: "08:30" is a text, so that a page of the morning written with it
# passes for a trial, and the talk at 14:30 stands in the programme as 870. Sorting by that field puts numbers and texts
# side by side. js-yaml 4.1.0 and yaml 2.8.1 have all three as written.
# Seen, of 8:30, 14:30 and 08:30: gray-matter and front-matter 510, 870, "08:30"; js-yaml 4 and yaml "8:30", "14:30",
# "08:30"
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund gray-matter@4.0.3 front-matter@4.0.2 js-yaml@4.1.0 yaml@2.8.1
cat > try.mjs <<'JS'
import frontMatter from "front-matter";
import matter from "gray-matter";
import { load } from "js-yaml";
import { parse } from "yaml";

const head = "start: 8:30\nafternoon: 14:30\nzero: 08:30\n";
const page = `---\n${head}---\nTaller\n`;
const read = {
  "gray-matter": matter(page).data,
  "front-matter": frontMatter(page).attributes,
  "js-yaml 4": load(head),
  yaml: parse(head),
};
let asStated = true;
for (const [name, values] of Object.entries(read)) {
  const seen = JSON.stringify(Object.values(values));
  console.log(`${name}: ${seen}`);
  asStated &&= seen === (name.endsWith("matter") ? '[510,870,"08:30"]' : '["8:30","14:30","08:30"]');
}
process.exit(asStated ? 0 : 1);
JS
node try.mjs
