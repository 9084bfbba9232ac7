import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { withQuietSentinels } from "./react-sentinels.ts";

const require = createRequire(import.meta.url);
const file = require
  .resolve("react-dom/client")
  .replace(/client\.js$/, "cjs/react-dom-client.production.js");
const original = readFileSync(file, "utf8");

/** Messages of all errors that the module makes while it loads. */
function errorsOnLoad(code: string): string[] {
  const messages: string[] = [];
  const recordError = (message: string) => {
    messages.push(message);
    return new Error(message);
  };
  recordError.prototype = Error.prototype;
  const load = new Function("exports", "require", "Error", code);
  load({}, createRequire(file), recordError);
  return messages;
}

it("React makes errors while it loads, which is why its sentinels are made otherwise", () => {
  expect(errorsOnLoad(original)).not.toEqual([]);
});

it("no error is made while React loads", () => {
  expect(errorsOnLoad(withQuietSentinels(original))).toEqual([]);
});

it("errors made later keep their trace", () => {
  const made = (code: string) => code.match(/\bError\(formatProdErrorMessage\(/g)?.length ?? 0;
  const changed = made(original) - made(withQuietSentinels(original));
  expect(changed).toBe(errorsOnLoad(original).length);
});
