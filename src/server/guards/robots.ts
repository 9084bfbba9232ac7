import type { IncomingHttpHeaders } from "node:http";
import { isbot } from "isbot";

/** How browsers say that they fetch a page before, or instead of, showing it. */
const purposeHeaders = ["sec-purpose", "purpose", "x-purpose", "x-moz"] as const;

/** Whether the page is not shown to a person: a program asks for it, or a browser fetches it ahead. */
export function isRobot(headers: IncomingHttpHeaders): boolean {
  const purposes = purposeHeaders.flatMap((name) => headers[name] ?? []);
  if (purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose))) return true;
  return isbot(headers["user-agent"]);
}
