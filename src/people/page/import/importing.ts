import { createContext, useContext } from "react";
import {
  type Draft,
  type DraftOptions,
  noEdits,
  type RowEdits,
} from "#people/files/draft/draft.ts";
import { guessMapping, isList, suffices } from "#people/files/draft/guess-mapping.ts";
import { columnNames, type Mapping } from "#people/files/draft/mapping.ts";
import { joinCarnets } from "#people/files/layouts/join-carnets.ts";
import { layOutCards } from "#people/files/layouts/lay-out-cards.ts";
import { splitCarnets } from "#people/files/layouts/split-carnets.ts";
import type { RawSheet } from "#people/files/table.ts";
import type { CarnetRules } from "#people/model/carnet/read-carnet.ts";
import type { HistoryAnswer } from "#people/model/list-calls.ts";
import { rememberedChoices } from "./remembered-choices.ts";

/** The list that was opened, and what was chosen about its columns and rows. */
export interface Opened extends DraftOptions {
  /** The file's name, or how pasted rows are called. */
  readonly name: string;
  readonly sheets: readonly RawSheet[];
  readonly sheet: RawSheet;
}

export interface Importing {
  /** The text in the field for rows of a sheet; `null` while it is closed. */
  readonly pasted: string | null;
  readonly opened: Opened | null;
}

export const nothingChosen: Importing = { pasted: null, opened: null };

/** Opens the sheet that looks like a list, with the columns that were chosen the last time for such a form. */
export function open(name: string, read: readonly RawSheet[], carnets: CarnetRules) {
  const sheets = read.map((each) =>
    splitCarnets(layOutCards(joinCarnets(each, carnets), carnets), carnets),
  );
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const candidates = visible.length > 0 ? visible : sheets;
  const lists = candidates.filter((each) => isList(each, carnets));
  const hasCarnets = ({ rows }: RawSheet) => guessMapping(rows, carnets).carnet !== null;
  const sheet = lists.find(hasCarnets) ?? lists[0] ?? candidates[0];
  return sheet === undefined ? null : openSheet({ name, sheets }, sheet, carnets);
}

/** Whether the columns suffice for a list. Without one for carnets, some row has a kind, which needs none. */
export const isAssigned = ({ mapping }: Opened, { rows }: Draft) =>
  suffices(mapping) && (mapping.carnet !== null || rows.some(({ values }) => values.tipo));

export function openSheet(
  { name, sheets }: Pick<Opened, "name" | "sheets">,
  sheet: RawSheet,
  carnets: CarnetRules,
): Opened {
  const mapping = guessMapping(sheet.rows, carnets);
  const { headerAt } = mapping;
  // Lists without a header have none to tell them from each other.
  const chosen = headerAt === null ? null : rememberedChoices(columnNames(sheet.rows, mapping));
  const given = mapping.numeroTicket === null ? undefined : null;
  const { filter, prefix, ...choices } = chosen ?? { mapping, filter: null, prefix: given };
  const columns = { ...choices.mapping, headerAt };
  return { name, sheets, sheet, mapping: columns, filter, prefix, edits: noEdits, mode: "merge" };
}

/** Assigns other columns. The faults follow from them; values typed into rows stay. */
export function withMapping(opened: Opened, mapping: Mapping): Opened {
  const hasTickets = mapping.numeroTicket !== null;
  return { ...opened, mapping, prefix: hasTickets ? opened.prefix : (opened.prefix ?? undefined) };
}

export interface ImportSteps {
  readonly corrections: HistoryAnswer;
  readonly opened: Opened;
  /** The checked rows of `opened`; the latest edits may not be in it yet. */
  readonly draft: Draft;
  /** Whether the draft includes the latest edits. */
  readonly isSettled: boolean;
  readonly change: (opened: Opened) => void;
  readonly edit: (edits: RowEdits) => void;
}

export const ImportContext = createContext<ImportSteps | null>(null);

export function useImport(): ImportSteps {
  const steps = useContext(ImportContext);
  if (steps === null) throw new Error("useImport works only within an import");
  return steps;
}
