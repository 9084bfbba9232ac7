import type { Participant } from "#people/model/carnet/participant.ts";
import { carnets } from "#testing/carnets.ts";
import { checkDraft } from "../draft/check-draft.ts";
import { type Basis, type Draft, noEdits } from "../draft/draft.ts";
import { guessMapping } from "../draft/guess-mapping.ts";
import { csvTable } from "../formats/write-csv.ts";
import { openPasted } from "../open-list.ts";
import { reasonInWords } from "../reason-words.ts";
import type { RawSheet } from "../table.ts";

/** The header of a form, and a row of it for somebody. */
export const form =
  "Marca temporal|¿Cuál es su número de carnet?|¿Cuál es su nombre completo?|¿Ya pagó?";
export const anaAsked = ["1/9", "2490-21-1001", "Ana Pérez", "Sí"];
export const ana = { carnet: "2490-21-1001", nombre: "Ana Pérez", numeroTicket: "001" };

/** The cells of eight people with a carnet and a name. */
export const person = (index: number) => [
  `2490-21-${1000 + index}`,
  `Ana Pérez ${"abcdefgh"[index]}`,
];
export const people = Array.from({ length: 8 }, (_, index) => person(index));

export function sheetsOf(text: string): readonly RawSheet[] {
  const reading = openPasted(text);
  if (reading.kind !== "sheets") throw new Error(reading.message);
  return reading.sheets;
}

/** The cells of a row, or a text with them, between which `|` stands. */
export type GivenRow = string | readonly string[];

export function sheetOf(...rows: GivenRow[]): RawSheet {
  const cells = rows.map((row) => (typeof row === "string" ? row.split("|") : row));
  const [sheet] = sheetsOf(csvTable(cells));
  if (sheet === undefined) throw new Error("The rows cannot be read");
  return sheet;
}

interface Given extends Partial<Omit<Basis, "people">> {
  readonly people?: readonly Participant[];
}

export function check(sheet: RawSheet, { people = [], ...given }: Given = {}) {
  return checkDraft(sheet, {
    mapping: guessMapping(sheet.rows, carnets),
    filter: null,
    edits: noEdits,
    mode: "merge",
    prefix: "",
    corrections: [],
    carnets,
    ...given,
    people: new Map(people.map((person) => [person.carnet, person])),
  });
}

export const statuses = ({ rows }: Draft) => rows.map(({ status }) => status);
export const faultsOf = ({ rows }: Draft) =>
  rows.map(({ faults }) => faults.map(({ reason }) => reasonInWords(reason)[0]));
export const proposalsOf = ({ rows }: Draft) => rows.map(({ faults }) => faults[0]?.proposal);
export const doubtsOf = ({ rows }: Draft) =>
  rows.map(({ doubts }) => doubts.map(({ reason }) => reasonInWords(reason)[0]));
