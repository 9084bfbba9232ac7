#!/bin/sh
# natural-orderby 5.0.0: of student numbers of the form year-faculty-number, those that could be a day after 1970
# go to the end, behind all others: 2019-05-20 is taken as 20 May 2019 and stands after 2490-21-77, while
# 2019-45-1 is where it belongs. A list of one faculty looks right. `Intl.Collator` with `numeric` keeps the order.
# Seen: 2018-30-7, 2019-45-1, 2490-21-77, 2019-05-20; Intl 2018-30-7, 2019-05-20, 2019-45-1, 2490-21-77
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund natural-orderby@5.0.0
cat > try.mjs <<'JS'
import { orderBy } from "natural-orderby";

const numbers = ["2490-21-77", "2019-05-20", "2019-45-1", "2018-30-7"];
const natural = orderBy(numbers).join(", ");
const collated = [...numbers].sort(new Intl.Collator("es", { numeric: true }).compare).join(", ");
const seen = `${natural}; Intl ${collated}`;
console.log(`natural-orderby 5.0.0: ${seen}`);
const expected =
  "2018-30-7, 2019-45-1, 2490-21-77, 2019-05-20; Intl 2018-30-7, 2019-05-20, 2019-45-1, 2490-21-77";
process.exit(seen === expected ? 0 : 1);
JS
node try.mjs
