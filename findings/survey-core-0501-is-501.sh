#!/bin/sh
# survey-core 3.1.1, the forms of SurveyJS: in its conditions the text "0501" equals the text "501", and the room "1E2"
# the room "100". A condition such as `{carnet} = '0501'` decides which questions somebody sees, and both sides are
# texts in quotes, so one expects letter by letter; but whatever looks like a number, on both sides, is compared as one.
# It is so with zeros in front, with a point ("8.50" and "8.5") and in the list of `anyof`. A form that opens the
# questions of one student opens them for another one, and a question for the room 1E2 appears to those of 100. Texts
# with a dash or a letter are compared as texts, so that a trial with 2490-21-1000 shows nothing.
# Seen: '0501' = 501, '1E2' = 100, anyof ['0501'] of 501 and '8.50' = 8.5 true; '2490-21' = 2490-021 and 'A1' = A01
# false
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund survey-core@3.1.1
cat > try.mjs <<'JS'
import { Model } from "survey-core";

function isAsked(condition, answer) {
  const elements = [
    { type: "text", name: "answer" },
    { type: "text", name: "next", visibleIf: condition },
  ];
  const survey = new Model({ elements });
  survey.setValue("answer", answer);
  return survey.getQuestionByName("next").isVisible;
}

const trials = [
  ["{answer} = '0501'", "501", true],
  ["{answer} = '1E2'", "100", true],
  ["{answer} anyof ['0501']", "501", true],
  ["{answer} = '8.50'", "8.5", true],
  ["{answer} = '2490-21'", "2490-021", false],
  ["{answer} = 'A1'", "A01", false],
];
let asStated = true;
for (const [condition, answer, expected] of trials) {
  const seen = isAsked(condition, answer);
  console.log(`${condition} with ${answer}: ${seen}`);
  asStated &&= seen === expected;
}
process.exit(asStated ? 0 : 1);
JS
node try.mjs
