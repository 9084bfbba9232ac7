import { createContext, useContext } from "react";
import {
  type Draft,
  type DraftOptions,
  noEdits,
  type RowEdits,
} from "#people/files/draft/draft.ts";
import { guessMapping } from "#people/files/draft/guess-mapping.ts";
import { columnNames } from "#people/files/draft/mapping.ts";
import type { RawSheet } from "#people/files/table.ts";
import type { CarnetRules } from "#people/model/carnet/read-carnet.ts";
import { rememberedChoices } from "./remembered-choices.ts";

/** The list that was opened, and what was chosen about its columns and rows. */
export interface Opened extends DraftOptions {
  /** The file's name, or how pasted rows are called. */
  readonly name: string;
  readonly sheets: readonly RawSheet[];
  readonly sheet: RawSheet;
}

/** Opens the sheet that looks like a list, with the columns that were chosen the last time for such a form. */
export function open(name: string, sheets: readonly RawSheet[], carnets: CarnetRules) {
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const candidates = visible.length > 0 ? visible : sheets;
  const sheet = candidates.find((each) => isList(each, carnets)) ?? candidates[0];
  return sheet === undefined ? null : openSheet({ name, sheets }, sheet, carnets);
}

function isList({ rows }: RawSheet, carnets: CarnetRules): boolean {
  const { carnet, nombre } = guessMapping(rows, carnets);
  return carnet !== null && nombre.length > 0;
}

/** The names of the sheets that look like a list, too, and are not opened. */
export const otherLists = ({ sheets, sheet }: Opened, carnets: CarnetRules): string[] =>
  sheets
    .filter((each) => each !== sheet && !each.isHidden && isList(each, carnets))
    .map(({ name }) => name);

export function openSheet(
  { name, sheets }: Pick<Opened, "name" | "sheets">,
  sheet: RawSheet,
  carnets: CarnetRules,
): Opened {
  const mapping = guessMapping(sheet.rows, carnets);
  const chosen = rememberedChoices(columnNames(sheet.rows, mapping));
  return {
    name,
    sheets,
    sheet,
    mapping: { ...mapping, ...chosen?.mapping, headerAt: mapping.headerAt },
    filter: chosen?.filter ?? null,
    prefix: chosen?.prefix,
    edits: noEdits,
    mode: "merge",
  };
}

/** The import that is under way, as every step of it sees it. */
export interface ImportSteps {
  readonly opened: Opened;
  readonly draft: Draft;
  readonly change: (opened: Opened) => void;
  readonly edit: (edits: RowEdits) => void;
}

export const ImportContext = createContext<ImportSteps | null>(null);

export function useImport(): ImportSteps {
  const steps = useContext(ImportContext);
  if (steps === null) throw new Error("useImport works only within an import");
  return steps;
}
