import { reasonInWords } from "../faults/reason-words.ts";
import type { CellDoubt } from "../table/table.ts";

/** A doubt as a clause, with the value that is probably meant. */
export function doubtInWords({ reason, proposal }: CellDoubt): string {
  const { problem } = reasonInWords(reason);
  return proposal === null ? problem : `${problem}: quizá «${proposal}»`;
}
