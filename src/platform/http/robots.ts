import type { IncomingHttpHeaders } from "node:http";
import { isbot } from "isbot";

/** Headers in which browsers announce that they prefetch a page. */
const purposeHeaders = ["sec-purpose", "purpose"] as const;

/** Whether no person sees the page: a program requests it, or a browser prefetches it. */
export function isRobot(headers: IncomingHttpHeaders): boolean {
  const purposes = purposeHeaders.flatMap((name) => headers[name] ?? []);
  if (purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose))) return true;
  return isbot(headers["user-agent"]);
}
