import { expect, test } from "vitest";
import { isOwnAnswer, isUnreachable } from "./own-answer.ts";

const kept = 'id="pagina"';

/** An answer of the network; a `Response` that a program makes has no address. */
function answer(
  url: string,
  parts: {
    type?: string;
    status?: number;
    redirected?: boolean;
    kind?: string;
    body?: string;
  } = {},
): Response {
  const { status = 200, kind = "text/html; charset=utf-8", body = '<div id="pagina">' } = parts;
  const response = new Response(body, { status, headers: { "content-type": kind } });
  const { type = "basic", redirected = false } = parts;
  Object.defineProperties(response, {
    url: { value: url },
    type: { value: type },
    redirected: { value: redirected },
  });
  return response;
}
const page = "https://convencion.gt/";
const script = "https://convencion.gt/assets/a-1.js";

test("the site's page and files are its own", async () => {
  expect(await isOwnAnswer(answer(page), kept)).toBe(true);
  expect(await isOwnAnswer(answer(script, { kind: "text/javascript" }), kept)).toBe(true);
});

test.each([
  ["a page without the mark", page, { body: "<h1>Inicia sesión</h1>" }],
  ["a page in place of a script", script, {}],
  ["a script in place of the page", page, { kind: "text/javascript" }],
  ["a redirection", page, { redirected: true }],
  ["another site's answer", page, { type: "cors" }],
  ["an opaque answer", page, { type: "opaque" }],
  ["a part of a file", script, { status: 206, kind: "text/javascript" }],
  ["an error", page, { status: 503 }],
  ["nothing found", script, { status: 404, kind: "text/javascript" }],
])("%s is not the site's own answer", async (_what, url, parts) => {
  expect(await isOwnAnswer(answer(url, parts), kept)).toBe(false);
});

test.each([
  [200, false],
  [500, false],
  [502, true],
  [503, true],
  [504, true],
])("after a %d a copy may answer: %s", (status, may) => {
  expect(isUnreachable(answer(page, { status }))).toBe(may);
});
