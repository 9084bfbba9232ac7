#!/bin/sh
# lokijs 1.5.12, which keeps documents in a page or a telephone and is asked as MongoDB is: `{ mark: { $lt: 60 } }`,
# whoever has failed, finds those who have no mark yet, whether the field is missing, null or an empty text. MongoDB
# compares values of one type and finds the number below 60 alone, and so does sift 17.1.4, which has its queries for
# JavaScript; by `<` of JavaScript a missing value is not below 60 either. Loki puts nothing below everything, which is
# of use for sorting; so `$gt` and `$gte` leave out whom one expects, and a trial with them is right.
# Seen, of 80, 55, no field, null and "": below 60 lokijs 55, no field, null, "", and sift 55; from 60 both 80
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund lokijs@1.5.12 sift@17.1.4
cat > try.mjs <<'JS'
import Loki from "lokijs";
import sift from "sift";

const people = [{ name: "80", mark: 80 }, { name: "55", mark: 55 }, { name: "no field" }];
people.push({ name: "null", mark: null }, { name: '""', mark: "" });
const collection = new Loki("marks").addCollection("people");
collection.insert(people.map((person) => ({ ...person })));
const find = {
  lokijs: (query) => collection.find(query),
  sift: (query) => people.filter((sift.default ?? sift)(query)),
};
const names = (list) => list.map(({ name }) => name).join(", ");
const queries = [{ mark: { $lt: 60 } }, { mark: { $gte: 60 } }];
const answers = (ask) => queries.map((query) => names(ask(query))).join("; ");
const seen = Object.entries(find).map(([name, ask]) => `${name} ${answers(ask)}`);
console.log(seen.join("\n"));
const expected = ['lokijs 55, no field, null, ""; 80', "sift 55; 80"];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
