#!/bin/sh
# jsonata 2.2.2, which asks JSON questions and makes other JSON of it: 4 October 25 is a hundred years ago. With the
# picture [D01]/[M01]/[Y01] it writes 4 October 2025 as 04/10/25, as lists and sheets have it, and reads that as a day
# of 1925. The picture is that of XPath, which only writes with it, and for reading JSONata has rules of its own; one
# expects the text that it wrote to be the day that it was, or an error, or the century that is near, as date-fns and
# every spreadsheet take it. But the two digits go to `Date.UTC`, where 0 to 99 mean 1900 to 1999. With four digits all
# is right. What is sorted by that number comes in the right order, so that it looks well for a long time.
# Seen: 2025-10-04 written 04/10/25, read 1925-10-04 with [Y01], [Y,2-2] and [Y]; 04/10/2025 2025-10-04; date-fns 4.1.0
# dd/MM/yy 2025-10-04
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund jsonata@2.2.2 date-fns@4.1.0
cat > try.mjs <<'JS'
import { format, parse } from "date-fns";
import jsonata from "jsonata";

const noon = Date.UTC(2025, 9, 4, 12);
const written = await jsonata(`$fromMillis(${noon}, '[D01]/[M01]/[Y01]')`).evaluate({});
const read = async (text, picture) => {
  const time = await jsonata(`$toMillis('${text}', '${picture}')`).evaluate({});
  return new Date(time).toISOString().slice(0, 10);
};
const seen = [written];
for (const year of ["[Y01]", "[Y,2-2]", "[Y]"]) seen.push(await read(written, `[D01]/[M01]/${year}`));
seen.push(await read("04/10/2025", "[D01]/[M01]/[Y0001]"));
seen.push(format(parse(written, "dd/MM/yy", new Date(2025, 0, 1)), "yyyy-MM-dd"));
console.log(seen.join(", "));
process.exit(seen.join() === "04/10/25,1925-10-04,1925-10-04,1925-10-04,2025-10-04,2025-10-04" ? 0 : 1);
JS
TZ=UTC node try.mjs
