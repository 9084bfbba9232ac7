import { useSyncExternalStore } from "react";
import { checkSources } from "#edition/files/check-sources.ts";
import type { Fault, Sample } from "#edition/files/rules/fault.ts";
import { contentKeys } from "#edition/files/yaml/content-keys.ts";
import type { EditionContent } from "#edition/model/edition.ts";
import { Observable } from "#platform/browser/observable.ts";
import { type Draft, openedDraft, photoFacts } from "./draft.ts";
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

export const lastReport = current.get;
export const useReport = (): Report => useSyncExternalStore(current.subscribe, lastReport);

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
  const sources = Object.fromEntries(
    contentKeys.map((key) => [
      key,
      // JSON is YAML; a file that cannot be read keeps its own faults.
      data[key] === undefined
        ? published.files[key]
        : JSON.stringify(withoutKeys(data[key]), null, 1),
    ]),
  ) as Readonly<Record<(typeof contentKeys)[number], string>>;
  const { faults, samples, edition } = checkSources(sources, photoFacts(draft), {
    now: Date.now(),
  });
  const report: Report = {
    faults: new Map(
      faults
        .filter(isShown)
        .map((fault) => [
          fault.field || fault.file,
          { words: faultInWords(fault), isMissing: fault.problem.kind === "missing" },
        ]),
    ),
    samples,
    edition,
  };
  current.set(report);
  return report;
}

/** The id of a speaker is made from the name, so only a missing name is a fault. */
const isShown = ({ field, problem }: Fault) =>
  !(problem.kind === "missing" && /^ponentes\[\d+\]\.id$/.test(field));

let isPressed = false;
const waiting = new Set<() => void>();

function release(): void {
  isPressed = false;
  // The click of this press comes first.
  setTimeout(() => {
    for (const run of waiting) run();
    waiting.clear();
  });
}

addEventListener(
  "pointerdown",
  () => {
    isPressed = true;
  },
  true,
);
addEventListener("pointerup", release, true);
addEventListener("pointercancel", release, true);

/**
 * Runs a change of the layout now, or after the click of a press in progress: an element that moves
 * between press and release receives no click.
 */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.add(run);
  else run();
}
