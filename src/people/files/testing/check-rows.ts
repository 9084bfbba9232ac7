import type { Participant } from "#people/model/carnet/participant.ts";
import type { PersonChange } from "#people/model/list-change.ts";
import { carnets } from "#testing/carnets.ts";
import { checkDraft, type Registered } from "../draft/check-draft.ts";
import { type Draft, type DraftOptions, type DraftRow, noEdits } from "../draft/draft.ts";
import { guessMapping } from "../draft/guess-mapping.ts";
import { csvTable } from "../formats/write-csv.ts";
import { openPasted } from "../open-list.ts";
import { reasonInWords } from "../reason-words.ts";
import type { RawSheet } from "../table.ts";

export function sheetOf(...rows: string[][]): RawSheet {
  const reading = openPasted(csvTable(rows));
  const [sheet] = reading.kind === "sheets" ? reading.sheets : [];
  if (sheet === undefined) throw new Error("The rows cannot be read");
  return sheet;
}

interface Given extends Partial<DraftOptions> {
  readonly people?: readonly Participant[];
  readonly corrections?: readonly PersonChange[];
}

export function check(
  sheet: RawSheet,
  { people = [], corrections = [], ...options }: Given = {},
): Draft {
  const registered: Registered = {
    people: new Map(people.map((person) => [person.carnet, person])),
    corrections,
  };
  const mapping = guessMapping(sheet.rows, carnets);
  return checkDraft(
    sheet,
    { mapping, filter: null, edits: noEdits, mode: "merge", prefix: "", ...options },
    registered,
    carnets,
  );
}

export const statuses = ({ rows }: Draft) => rows.map(({ status }) => status);
export const faultsOf = ({ rows }: Draft) =>
  rows.map(({ faults }) => faults.map(({ reason }) => reasonInWords(reason)[0]));
export const proposalsOf = ({ rows }: Draft) => rows.map(({ faults }) => faults[0]?.proposal);
export const lineOf = (row: DraftRow | undefined) => row?.line ?? 0;
export const doubtsOf = ({ rows }: Draft) =>
  rows.map(({ doubts }) => doubts.map(({ reason }) => reasonInWords(reason)[0]));
