import type { ContentKey, SaveRequest } from "../../../../content/editor-calls.ts";

/** Edits that are not in their files yet. */
export type Drafts = Readonly<Partial<Record<ContentKey, SaveRequest>>>;

const place = "convencion:borradores";

/** They outlast a reload of the page and a server that was stopped. */
export function keepDrafts(drafts: Drafts): void {
  sessionStorage.setItem(place, JSON.stringify(drafts));
}

export function keptDrafts(): Drafts {
  return JSON.parse(sessionStorage.getItem(place) ?? "{}");
}
