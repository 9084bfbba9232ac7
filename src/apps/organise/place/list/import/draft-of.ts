import type { HistoryAnswer } from "../../../../../domain/organisers/answers.ts";
import { checkDraft } from "../../../../../lists/draft/check-draft.ts";
import type { Draft } from "../../../../../lists/draft/draft.ts";
import type { List } from "../data/list.ts";
import type { Opened } from "./importing.ts";

let last: { readonly of: readonly unknown[]; readonly draft: Draft } | undefined;

/**
 * The rows, checked as was chosen. The last answer is kept, because checking 20,000 rows takes a fifth
 * of a second and most renders change nothing about it.
 */
export function draftOf(opened: Opened, list: List, corrections: HistoryAnswer): Draft {
  const of = [opened, list, corrections];
  if (last === undefined || of.some((each, index) => each !== last?.of[index])) {
    const registered = {
      people: list.byCarnet,
      corrections: corrections.lines.map(({ change }) => change),
    };
    last = { of, draft: checkDraft(opened.sheet, opened, registered) };
  }
  return last.draft;
}
