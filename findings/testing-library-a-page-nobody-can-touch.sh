#!/bin/sh
# @testing-library/dom 10.4.2 and @testing-library/user-event 14.6.13, with jsdom 29.1.1: on a page that is `inert`
# tests press every button. A page is made inert while a dialog is open, and one that forgets to take it back is dead:
# in browsers no click, no key and no screen reader reaches it (HTML, "inert subtrees"). But `getByRole`, which finds
# what can be reached, finds the button, `click` presses it and `type` fills in the field, so that the test which opens
# the dialog, closes it and goes on passes, and nobody can register. One expects of "interactability checks", which
# user-event's introduction promises, that they hold here as they do for `disabled` and `display: none`. With
# `aria-hidden` beside it, as older dialogs write, the button is not found; a trial with such a one shows nothing.
# Seen of a button and a field in an inert main: found, 1 click, 2490 in the field; disabled no click, display none not
# found; Chromium 147: not in the accessibility tree, no click, nothing typed
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @testing-library/dom@10.4.2 @testing-library/user-event@14.6.13 jsdom@29.1.1 \
  @sparticuz/chromium@147.0.0 puppeteer-core@24.43.1
cat > try.mjs <<'JS'
import chromium from "@sparticuz/chromium";
import { JSDOM } from "jsdom";
import puppeteer from "puppeteer-core";

const content = '<button onclick="this.dataset.pressed = true">Inscribirme</button><input aria-label="Carné">';
const pages = {
  inert: `<main inert>${content}</main>`,
  disabled: `<main><fieldset disabled>${content}</fieldset></main>`,
  "display none": `<main style="display: none">${content}</main>`,
  plain: `<main>${content}</main>`,
};
const browser = await puppeteer.launch({
  executablePath: await chromium.executablePath(),
  args: [...chromium.args, "--no-sandbox"],
  headless: "shell",
});
const page = await browser.newPage();
const report = (found, button, field) =>
  `${found ? "found" : "not found"}, ${button.dataset.pressed ? "pressed" : "not pressed"}, "${field.value}" typed`;

async function inTests(html) {
  const options = { pretendToBeVisual: true, runScripts: "dangerously" };
  const { window } = new JSDOM(`<!doctype html><body>${html}</body>`, options);
  Object.assign(globalThis, { window, document: window.document });
  const { queryByRole } = await import("@testing-library/dom");
  const { userEvent } = await import("@testing-library/user-event");
  const user = userEvent.setup({ document: window.document });
  const found = queryByRole(window.document.body, "button", { name: "Inscribirme" });
  const [button, field] = window.document.querySelectorAll("button, input");
  if (found) {
    await user.click(button);
    await user.type(field, "2490");
  }
  return report(found, button, field);
}
async function inBrowser(html) {
  await page.setContent(`<!doctype html><body>${html}</body>`);
  const found = (await page.$('::-p-aria([name="Inscribirme"][role="button"])')) !== null;
  for (const selector of ["button", "input"]) {
    const box = await page.$eval(selector, (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    await page.mouse.click(box.x, box.y);
  }
  await page.keyboard.type("2490");
  return await page.evaluate(
    (text, isFound) => {
      const [button, field] = document.querySelectorAll("button, input");
      return new Function(`return (${text})`)()(isFound, button, field);
    },
    report.toString(),
    found,
  );
}
const used = 'found, pressed, "2490" typed';
const expected = {
  inert: [used, 'not found, not pressed, "" typed'],
  disabled: ['found, not pressed, "" typed', 'found, not pressed, "" typed'],
  "display none": ['not found, not pressed, "" typed', 'not found, not pressed, "" typed'],
  plain: [used, used],
};
let asStated = true;
for (const [name, html] of Object.entries(pages)) {
  const seen = [await inTests(html), await inBrowser(html)];
  console.log(`${name}: in tests ${seen[0]}; in Chromium ${seen[1]}`);
  asStated &&= seen.join() === expected[name].join();
}
await browser.close();
process.exit(asStated ? 0 : 1);
JS
node try.mjs
