import { useSyncExternalStore } from "react";
import { checkSources } from "#edition/files/check-sources.ts";
import type { Fault, Sample } from "#edition/files/rules/fault.ts";
import type { EditionContent } from "#edition/model/edition.ts";
import { Observable } from "#platform/browser/observable.ts";
import { type Draft, openedDraft, photoPaths } from "./draft.ts";
import { withoutKeys } from "./entries.ts";
import { faultInWords } from "./fault-words.ts";

export interface Report {
  /** As the form shows them, by the path of their field, such as `ponentes[1].nombre`. */
  readonly faults: ReadonlyMap<string, { readonly words: string; readonly isMissing: boolean }>;
  readonly samples: readonly Sample[];
  /** `null` if there is any fault. */
  readonly edition: EditionContent | null;
}

/** How long typing must pause before the draft is checked, in ms. */
const PAUSE_MS = 250;

const current = new Observable<Report>({ faults: new Map(), samples: [], edition: null });

export const useReport = (): Report => useSyncExternalStore(current.subscribe, current.get);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Checks the draft once typing pauses. */
export function checkSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => afterPress(checkPending), PAUSE_MS);
}

/** Checks the draft if it changed since the last check. */
export function checkPending(): void {
  if (timer === undefined) return;
  clearTimeout(timer);
  timer = undefined;
  const draft = openedDraft();
  if (draft) checkNow(draft);
}

export function checkNow(draft: Draft): Report {
  const { published, data } = draft;
  const written = Object.entries(data).flatMap(([key, value]) =>
    // JSON is YAML; a file that cannot be read keeps its own faults.
    value === undefined ? [] : [[key, JSON.stringify(withoutKeys(value), null, 1)]],
  );
  const sources = { ...published.files, ...Object.fromEntries(written) };
  const { faults, ...found } = checkSources(sources, photoPaths(draft), { now: Date.now() });
  const shown = faults.filter(isShown).map((fault) => {
    const isMissing = fault.problem.kind === "missing";
    return [fault.field || fault.file, { words: faultInWords(fault), isMissing }] as const;
  });
  const report = { ...found, faults: new Map(shown) };
  current.set(report);
  return report;
}

/** The id of a speaker is made from the name, so only a missing name is a fault. */
const isShown = ({ field, problem }: Fault) =>
  !(problem.kind === "missing" && /^ponentes\[\d+\]\.id$/.test(field));

/** What waits for the end of a press in progress; `null` without one. */
let waiting: Set<() => void> | null = null;

function release(): void {
  // The click of this press comes first.
  setTimeout(() => {
    const changes = waiting;
    waiting = null;
    for (const run of changes ?? []) run();
  });
}

addEventListener("pointerdown", () => (waiting ??= new Set()), true);
addEventListener("pointerup", release, true);
addEventListener("pointercancel", release, true);

/**
 * Runs a change of the layout now, or after the click of a press in progress: an element that moves
 * between press and release receives no click.
 */
export function afterPress(run: () => void): void {
  if (waiting) waiting.add(run);
  else run();
}
