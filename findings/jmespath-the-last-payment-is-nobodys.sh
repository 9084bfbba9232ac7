#!/bin/sh
# jmespath 0.16.0, @jmespath-community/jmespath 1.3.0 and @metrichor/jmespath 0.3.1, which ask JSON in one line: who was
# the last to pay, `max_by(payments, &day).name`, is nobody. The language allows numbers and texts there, and names a
# fault for all else (specification, max_by), so that one expects the greatest text, or that fault. All three accept the
# days of ISO 8601 and answer null, for `min_by` as well: each text is compared with minus infinity, and none is
# greater. `max` of the days alone and `sort_by` are right, and so is `max_by` with numbers, so that a trial with
# amounts shows nothing. jmespath 1.0.1 for Python (Debian 12) has the last and the first.
# Needs Debian 12 on amd64 with its package lists.
# Seen by all three: last and first by day null null, by amount Ana Eva, max 2025-10-03, sort_by Eva; Python Eva Ana,
# Ana Eva, 2025-10-03, Eva
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq python3-jmespath=1.0.1-1 >/dev/null 2>&1
dpkg-deb -x python3-jmespath_*.deb debian
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund jmespath@0.16.0 @jmespath-community/jmespath@1.3.0 @metrichor/jmespath@0.3.1
cat > ask.json <<'JSON'
{
  "questions": [
    "[max_by(@, &day).name, min_by(@, &day).name]",
    "[max_by(@, &amount).name, min_by(@, &amount).name]",
    "[max([*].day), sort_by(@, &day)[-1].name]"
  ],
  "payments": [
    { "name": "Ana", "day": "2025-10-01", "amount": 125 },
    { "name": "Eva", "day": "2025-10-03", "amount": 50 },
    { "name": "Luis", "day": "2025-10-02", "amount": 75 }
  ]
}
JSON
cat > try.mjs <<'JS'
import { readFileSync } from "node:fs";
import * as community from "@jmespath-community/jmespath";
import * as metrichor from "@metrichor/jmespath";
import jmespath from "jmespath";

const { questions, payments } = JSON.parse(readFileSync("ask.json", "utf8"));
for (const { search } of [jmespath, community, metrichor])
  console.log(questions.map((question) => JSON.stringify(search(payments, question))).join(" "));
JS
cat > try.py <<'PY'
import json

import jmespath

ask = json.load(open("ask.json"))
answers = [jmespath.search(question, ask["payments"]) for question in ask["questions"]]
print(*(json.dumps(answer, separators=(",", ":")) for answer in answers))
PY
{
  node try.mjs
  PYTHONPATH="$PWD/debian/usr/lib/python3/dist-packages" /usr/bin/python3 try.py
} | tee seen
rest='["Ana","Eva"] ["2025-10-03","Eva"]'
wrong="[null,null] $rest"
printf '%s\n' "$wrong" "$wrong" "$wrong" "[\"Eva\",\"Ana\"] $rest" | cmp - seen
