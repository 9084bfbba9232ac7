#!/bin/sh
# lunr-languages 1.22.0 (lunr 2.3.9), @orama/stopwords 3.1.18 and PostgreSQL 18.7 (@electric-sql/pglite 0.5.17),
# Spanish: who looks for "estado" finds no talk, though "Máquinas de estado" and "Gestión del estado en React" are on
# the programme. Words without a content of their own are left out of an index, of which one expects de, del and en. But
# the lists have all forms of the verb estar, and its participle is the noun "state", which programmers talk about all
# day; "sentido" (sense) goes as a form of sentir in PostgreSQL's, and "trabajo" (job) and "uso" in Orama's, which is
# longer. Whoever adds a second word finds the talk by that one, and in English "state" is found.
# Seen, found by estado and by máquinas, of the talk Máquinas de estado: lunr no and yes, Orama no and yes, PostgreSQL
# no and yes; sentido in PostgreSQL no; trabajo in Orama no; state in English in all three yes
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund lunr@2.3.9 lunr-languages@1.22.0 @orama/orama@3.1.18 @orama/stopwords@3.1.18 \
  @electric-sql/pglite@0.5.17
cat > try.mjs <<'JS'
import { PGlite } from "@electric-sql/pglite";
import { create, insert, search } from "@orama/orama";
import { stopwords as english } from "@orama/stopwords/english";
import { stopwords as spanish } from "@orama/stopwords/spanish";
import lunr from "lunr";
import addSpanish from "lunr-languages/lunr.es.js";
import addStemmer from "lunr-languages/lunr.stemmer.support.js";

addStemmer(lunr);
addSpanish(lunr);
const database = new PGlite();
const finders = {
  lunr(language, text, query) {
    const index = lunr(function () {
      if (language === "spanish") this.use(lunr.es);
      this.ref("text");
      this.field("text");
      this.add({ text });
    });
    return index.search(query).length > 0;
  },
  async orama(language, text, query) {
    const stopWords = { english, spanish }[language];
    const index = create({ schema: { text: "string" }, components: { tokenizer: { language, stopWords } } });
    await insert(index, { text });
    return (await search(index, { term: query })).count > 0;
  },
  async postgres(language, text, query) {
    const sql = "SELECT to_tsvector($1::regconfig, $2) @@ websearch_to_tsquery($1::regconfig, $3) AS found";
    return (await database.query(sql, [language, text, query])).rows[0].found;
  },
};
const searches = [
  ["spanish", "Máquinas de estado", "estado"],
  ["spanish", "Máquinas de estado", "máquinas"],
  ["spanish", "Computación con sentido", "sentido"],
  ["spanish", "Bolsa de trabajo", "trabajo"],
  ["english", "State machines", "state"],
];
const seen = {};
for (const [name, find] of Object.entries(finders)) {
  const found = [];
  for (const words of searches) found.push((await find(...words)) ? "yes" : "no");
  seen[name] = found.join(" ");
}
console.log(JSON.stringify(seen));
await database.close();
const expected = { lunr: "no yes yes yes yes", orama: "no yes yes no yes", postgres: "no yes no yes yes" };
process.exit(JSON.stringify(seen) === JSON.stringify(expected) ? 0 : 1);
JS
node try.mjs
