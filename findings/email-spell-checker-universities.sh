#!/bin/sh
# @zootools/email-spell-checker 1.12.0, a successor of mailcheck: an address under a country's own domain for
# universities is called a slip of ".edu". Of five universities of Guatemala each is "corrected" to an address
# that is not theirs, and so are those under .edu.mx, .edu.co and .edu.ar. A form that offers it, "did you mean …?",
# sends the students' mail astray. An address with one more part, as of a faculty, is left alone.
# Seen: usac.edu.gt → usac.edu, url.edu.gt → url.edu, uvg.edu.gt → uvg.edu, umg.edu.gt → umg.edu,
# unis.edu.gt → unis.edu, ingenieria.usac.edu.gt → no suggestion
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @zootools/email-spell-checker@1.12.0
cat > try.mjs <<'JS'
import checker from "@zootools/email-spell-checker";

const suggested = (domain) => checker.run({ email: `ana.morales@${domain}` })?.domain ?? null;
const universities = ["usac", "url", "uvg", "umg", "unis"];
const seen = universities.map((name) => suggested(`${name}.edu.gt`));
const faculty = suggested("ingenieria.usac.edu.gt");
console.log(`@zootools/email-spell-checker 1.12.0: ${seen.join(", ")}; faculty: ${faculty}`);
const areLost = universities.every((name, index) => seen[index] === `${name}.edu`);
process.exit(areLost && faculty === null ? 0 : 1);
JS
node try.mjs
