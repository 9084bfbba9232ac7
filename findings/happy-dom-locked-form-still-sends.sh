#!/bin/sh
# happy-dom 21.0.4: a form that is locked by `<fieldset disabled>` still hands out what it holds. In browsers its fields
# are disabled as well (HTML, "disabled" of form controls), and `FormData` has none of them. So a component that locks
# its form and then reads it keeps all entries in the tests, and sends an empty list to the server from a browser:
# whatever somebody typed is gone. `willValidate` of such a field is true, and `:disabled` does not match it, so that a
# test that the form is locked fails although it is. A field with `disabled` of its own is left out, so that a trial
# with one shows nothing. jsdom 29.1.1 and Chromium 147 have no entry.
# Seen, of a field in the fieldset, as its entry, willValidate and :disabled: happy-dom Ana true false, jsdom nothing
# false true, Chromium nothing false true; of one with its own disabled, all nothing false true
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund happy-dom@21.0.4 jsdom@29.1.1 \
  @sparticuz/chromium@147.0.0 puppeteer-core@24.43.1
cat > try.mjs <<'JS'
import chromium from "@sparticuz/chromium";
import { Window } from "happy-dom";
import { JSDOM } from "jsdom";
import puppeteer from "puppeteer-core";

const html = `<!doctype html><form><fieldset disabled><input name="locked" value="Ana"></fieldset>
  <input name="own" value="Eva" disabled></form>`;
function read({ document, FormData }) {
  const entries = new FormData(document.querySelector("form"));
  return ["locked", "own"].map((name) => {
    const field = document.querySelector(`[name=${name}]`);
    return [entries.get(name) ?? "nothing", field.willValidate, field.matches(":disabled")].join(" ");
  });
}
const browser = await puppeteer.launch({
  executablePath: await chromium.executablePath(),
  args: [...chromium.args, "--no-sandbox"],
  headless: "shell",
});
const page = await browser.newPage();
await page.setContent(html);
const happy = new Window();
happy.document.write(html);
const seen = {
  "happy-dom": read(happy),
  jsdom: read(new JSDOM(html).window),
  chromium: await page.evaluate(`(${read})(window)`),
};
console.log(JSON.stringify(seen));
await browser.close();
await happy.happyDOM.close();
const locked = "nothing false true";
const expected = { "happy-dom": ["Ana true false", locked], jsdom: [locked, locked], chromium: [locked, locked] };
process.exit(JSON.stringify(seen) === JSON.stringify(expected) ? 0 : 1);
JS
node try.mjs
