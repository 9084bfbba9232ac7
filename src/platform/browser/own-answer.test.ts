import { expect, test } from "vitest";
import { isOwnAnswer, isUnreachable } from "./own-answer.ts";

const kept = 'id="pagina"';

/** An answer of the network; a `Response` that a program makes has no address. */
function answer(url: string, parts: Partial<typeof usual> = {}): Response {
  const { status, kind, body, ...others } = { ...usual, ...parts };
  const response = new Response(body, { status, headers: { "content-type": kind } });
  for (const [name, value] of Object.entries({ url, ...others })) {
    Object.defineProperty(response, name, { value });
  }
  return response;
}
const usual = {
  type: "basic",
  status: 200,
  redirected: false,
  body: '<div id="pagina">',
  kind: "text/html; charset=utf-8",
};
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
  ["a part of a file", script, { status: 206, kind: "text/javascript" }],
  ["an error", page, { status: 503 }],
])("%s is not the site's own answer", async (_what, url, parts) => {
  expect(await isOwnAnswer(answer(url, parts), kept)).toBe(false);
});

test("after an answer of a proxy without a server a copy may answer", () => {
  const statuses = [200, 500, 502, 503, 504];
  const unreachable = statuses.filter((status) => isUnreachable(answer(page, { status })));
  expect(unreachable).toEqual([502, 503, 504]);
});
