import type { IncomingHttpHeaders } from "node:http";
import { createIsbotFromList, list } from "isbot";

/*
 * isbot's list holds whatever is not a person's browser. What people and tests run on purpose is
 * left out of it here: it asks for a page because somebody wanted to see it, and a script that
 * wants to raise the counter would not give its own name.
 */
const programs = [
  "curl/8.5.0",
  "Wget/1.21.4",
  "node",
  "undici",
  "python-requests/2.32.3",
  "Playwright/1.65.1 (x64; debian 12) node/20.20",
  "lightMyRequest",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0",
];
const isPreviewOrSearch = createIsbotFromList(
  list.filter((pattern) => !programs.some((program) => new RegExp(pattern, "i").test(program))),
);

/** How browsers say that they fetch a page before, or instead of, showing it to anybody. */
const purposeHeaders = ["sec-purpose", "purpose", "x-purpose", "x-moz"] as const;

/** Whether nobody looks at the page: it is previewed for a chat, searched, or fetched in advance. */
export function isRobot(headers: IncomingHttpHeaders): boolean {
  const purposes = purposeHeaders.flatMap((name) => headers[name] ?? []);
  if (purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose))) return true;
  return isPreviewOrSearch(headers["user-agent"]);
}
