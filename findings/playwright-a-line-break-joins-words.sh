#!/bin/sh
# playwright-core 1.65.1 and @testing-library/dom 10.4.2 (jsdom 29.1.1): a `br` between two words makes one word of
# them. Of `<p>Cupo<br>agotado</p>` people read, copy and hear two; `innerText` has a line feed there (HTML), and so the
# same text is found by a role and its name in Playwright. But `getByText("Cupo agotado")`, and `hasText` of a filter,
# find nothing, while "Cupoagotado" is there. Playwright's documentation says that white space is normalised and line
# breaks become spaces, which is true of those in the source alone. A test that waits for the text fails, and one gets
# to know it; a test that it is not there passes, whatever the page says. Testing Library is alike, and there the name
# of a role is joined as well. A space beside the `br` makes all of them right.
# Seen, of "Cupo agotado" and "Cupoagotado" with br: Playwright's text 0 and 1, hasText 0 and 1, heading by name 1 and
# 0; Testing Library's text 0 and 1, heading by name 0 and 1; with a space and br 1 and 0 each
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund playwright-core@1.65.1 @testing-library/dom@10.4.2 jsdom@29.1.1 \
  @sparticuz/chromium@147.0.0
cat > try.mjs <<'JS'
import chromium from "@sparticuz/chromium";
import { JSDOM } from "jsdom";
import { chromium as playwright } from "playwright-core";

const { window } = new JSDOM("<!doctype html>");
Object.assign(globalThis, { window, document: window.document });
const { queryAllByRole, queryAllByText } = await import("@testing-library/dom");

const browser = await playwright.launch({
  executablePath: await chromium.executablePath(),
  args: [...chromium.args, "--no-sandbox"],
});
const page = await browser.newPage();
async function found(html, name) {
  await page.setContent(html);
  window.document.body.innerHTML = html;
  const counts = [
    await page.getByText(name, { exact: true }).count(),
    await page.locator("h2").filter({ hasText: name }).count(),
    await page.getByRole("heading", { name, exact: true }).count(),
    queryAllByText(window.document.body, name).length,
    queryAllByRole(window.document.body, "heading", { name }).length,
  ];
  return counts.join(" ");
}
const seen = [];
for (const html of ["<h2>Cupo<br>agotado</h2>", "<h2>Cupo <br>agotado</h2>"]) {
  seen.push(`${html} ${await found(html, "Cupo agotado")} | ${await found(html, "Cupoagotado")}`);
}
console.log(seen.join("\n"));
await browser.close();
const expected = ["<h2>Cupo<br>agotado</h2> 0 0 1 0 0 | 1 1 0 1 1", "<h2>Cupo <br>agotado</h2> 1 1 1 1 1 | 0 0 0 0 0"];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
