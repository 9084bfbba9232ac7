import type { ContentKey, SaveRequest } from "../../../../content/editor-calls.ts";

/** Edits that are not saved yet. */
export type Drafts = Readonly<Partial<Record<ContentKey, SaveRequest>>>;

const place = "convencion:borradores";

/** Stores drafts, so that they survive a reload of the page and a stopped server. */
export function keepDrafts(drafts: Drafts): void {
  sessionStorage.setItem(place, JSON.stringify(drafts));
}

export function keptDrafts(): Drafts {
  return JSON.parse(sessionStorage.getItem(place) ?? "{}");
}
