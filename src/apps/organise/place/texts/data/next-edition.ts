import type { EditionAnswers } from "../../../../../content/next-edition/answers.ts";
import { nextEdition } from "../../../../../content/next-edition/next-edition.ts";
import type { PastPhotos } from "../../../../../content/next-edition/renew-lists.ts";
import { changedTexts, currentDraft, photoFacts, readFiles, replaceFiles } from "./draft.ts";
import { withoutKeys } from "./entries/entries.ts";
import { faultInWords } from "./fault-words.ts";
import { align } from "./merge.ts";

export type Begun =
  | {
      readonly kind: "ready";
      /** Fields, as in faults. */
      readonly becameSample: readonly string[];
      readonly kept: readonly string[];
    }
  | { readonly kind: "faulty"; readonly words: readonly string[] };

/** Makes the draft that of the next edition, if the content has no faults. */
export function beginNextEdition(answers: EditionAnswers, past: PastPhotos): Begun {
  const draft = currentDraft();
  const { published, data } = draft;
  const sources = { ...published.files, ...changedTexts(draft) };
  const next = nextEdition(sources, photoFacts(draft), { answers, past, now: Date.now() });
  if (next.kind === "faulty") return { kind: "faulty", words: next.faults.map(faultInWords) };
  const read = readFiles({ ...sources, ...next.files });
  const files = Object.entries(read).map(([key, after]) => [
    key,
    // Entries that go on are recognised by their keys.
    align(data[key as keyof typeof data], withoutKeys(after)),
  ]);
  replaceFiles(Object.fromEntries(files));
  const { kept } = next;
  // Earlier years are further down the list now, and as they were.
  const becameSample = next.becameSample.filter((field) => !/^ediciones\[[1-9]/.test(field));
  return { kind: "ready", becameSample, kept };
}
