import { isRecord } from "#platform/calls/is-record.ts";

/** `GET` and `POST` VisitsAnswer: the total, and counting a visit. */
export const visitsPath = "/api/visits";

/**
 * The cookie that a browser has for 24 hours after its visit was counted, whatever the date, in spite of its name.
 * Scripts can read it.
 */
export const visitCookie = { name: "visitedToday", value: "true", maxAgeSeconds: 86_400 } as const;

export interface VisitsAnswer {
  readonly count: number;
}

/** The answer to a visit, or `null` if `value` has another shape; without zod, which is 5 KB for the page. */
export function readVisitsAnswer(value: unknown): VisitsAnswer | null {
  if (!isRecord(value)) return null;
  const { count } = value;
  return typeof count === "number" && Number.isSafeInteger(count) && count >= 0 ? { count } : null;
}
