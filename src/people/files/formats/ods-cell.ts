import { dateCell, shownDays } from "../date-cell.ts";
import { unguardCell } from "../formula-guard.ts";
import { type Cell, refusedCell, textCell } from "../table.ts";
import type { OdsStyles } from "./ods-styles.ts";
import { numberCell, partlyStruck, type Run } from "./shown-number.ts";

/** A cell of the XML: its attributes, and its text in runs of one style. */
export interface OdsCell {
  readonly attributes: Readonly<Record<string, string>>;
  readonly runs: Run[];
}

/** Whether all of the cell's text is struck through, by its own style or its runs'. */
export function isStruck({ attributes, runs }: OdsCell, styles: OdsStyles): boolean {
  const written = runs.filter(({ text }) => text.trim() !== "");
  if (written.length === 0) return false;
  const { isStruck: areAll } = styles.of(attributes["table:style-name"]);
  return areAll === true || written.every((run) => run.isStruck);
}

export function toCell(cell: OdsCell, styles: OdsStyles): Cell {
  const { attributes, runs } = cell;
  const text = runs.map((run) => run.text).join("");
  if (attributes["calcext:value-type"] === "error" || /^Err:\d+$/.test(text)) {
    return refusedCell(text, "spreadsheet error");
  }
  switch (attributes["office:value-type"]) {
    case "float":
    case "currency":
    case "percentage": {
      const value = Number(attributes["office:value"] ?? 0);
      if (attributes["table:formula"] !== undefined && value === 0)
        return refusedCell("0", "formula without result");
      return numberCell(value, text === "" ? String(value) : text.trim());
    }
    case "date": {
      // The cell's shown text counts, if it is written like a carnet.
      const written = attributes["office:date-value"] ?? "";
      const isShown = /^\d{4}-\d\d?-\d\d?$/.test(text);
      return dateCell(isShown ? [text] : shownDays(Date.parse(written.slice(0, 10))));
    }
    case "time":
      return refusedCell(text, "date");
    case "boolean":
      return refusedCell(text, "boolean");
    default:
      return textOf(text, cell, styles.shown(text, attributes["table:style-name"]));
  }
}

function textOf(text: string, { attributes, runs }: OdsCell, shown: string): Cell {
  const formula = attributes["table:formula"];
  if (text === "") {
    // A stored "" is a result, and blank; without a stored result there is nothing.
    return formula !== undefined && attributes["office:string-value"] === undefined
      ? refusedCell(formula.replace(/^\w+:/, ""), "formula without result")
      : textCell(attributes["office:string-value"] ?? "");
  }
  return partlyStruck(runs) ?? textCell(unguardCell(shown));
}
