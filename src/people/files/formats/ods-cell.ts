import { DomUtils } from "htmlparser2";
import { dateCell, shownDays } from "../date-cell.ts";
import { unguardCell } from "../formula-guard.ts";
import { type Cell, refusedCell, textCell } from "../table.ts";
import { type Element, elementsIn, type OdsStyles } from "./ods-styles.ts";
import { numberCell, partlyStruck, type Run } from "./shown-number.ts";

/** A cell, and whether all of its text is struck through, by its own style or its runs'. */
export function readCell(cell: Element, styles: OdsStyles) {
  // Covered by a merged cell, it is not shown.
  if (cell.name === "table:covered-table-cell") return { value: textCell(""), isStruck: false };
  const runs = runsIn(cell, styles);
  const written = runs.filter(({ text }) => text.trim() !== "");
  const areAll = styles.isStruck(cell.attribs["table:style-name"]);
  const isStruck = written.length > 0 && (areAll || written.every((run) => run.isStruck));
  return { value: toCell(cell, runs, styles), isStruck };
}

/** The text in runs of one style, without that of notes and shapes. */
function runsIn(cell: Element, styles: OdsStyles): Run[] {
  const read = (nodes: Element["children"], isStruck: boolean): Run[] =>
    nodes.flatMap((node) => {
      if (!("attribs" in node)) return { text: DomUtils.textContent(node), isStruck };
      const { name, attribs, children } = node;
      if (name === "text:s")
        return { text: " ".repeat(Math.min(repeats(attribs["text:c"]), 100)), isStruck };
      if (/^text:(?:tab|line-break)$/.test(name)) return { text: " ", isStruck };
      const isSpan = name === "text:span" && styles.isStruck(attribs["text:style-name"]);
      return read(children, isStruck || isSpan);
    });
  const paragraphs = elementsIn(cell).filter(({ name }) => name === "text:p");
  return paragraphs.flatMap(({ children }, at) => [
    ...(at > 0 ? [{ text: "\n", isStruck: false }] : []),
    ...read(children, false),
  ]);
}

function toCell({ attribs }: Element, runs: readonly Run[], styles: OdsStyles): Cell {
  const text = runs.map((run) => run.text).join("");
  if (attribs["calcext:value-type"] === "error" || /^Err:\d+$/.test(text)) {
    return refusedCell(text, "spreadsheet error");
  }
  switch (attribs["office:value-type"]) {
    case "float":
    case "currency":
    case "percentage": {
      const value = Number(attribs["office:value"] ?? 0);
      if (attribs["table:formula"] !== undefined && value === 0)
        return refusedCell("0", "formula without result");
      return numberCell(value, text === "" ? String(value) : text.trim());
    }
    case "date": {
      // The cell's shown text counts, if it is written like a carnet.
      const written = attribs["office:date-value"] ?? "";
      const isShown = /^\d{4}-\d\d?-\d\d?$/.test(text);
      return dateCell(isShown ? [text] : shownDays(Date.parse(written.slice(0, 10))));
    }
    case "time":
      return refusedCell(text, "date");
    case "boolean":
      return refusedCell(text, "boolean");
  }
  if (text !== "") {
    const shown = styles.shown(text, attribs["table:style-name"]);
    return partlyStruck(runs) ?? textCell(unguardCell(shown));
  }
  // A stored "" is a result, and blank; without a stored result there is nothing.
  const stored = attribs["office:string-value"];
  const formula = stored === undefined ? attribs["table:formula"] : undefined;
  return formula === undefined
    ? textCell(stored ?? "")
    : refusedCell(formula.replace(/^\w+:/, ""), "formula without result");
}

/** How often a cell, a row, a column or a space is repeated. */
export function repeats(written: string | undefined): number {
  return Math.max(1, Math.trunc(Number(written ?? 1)) || 1);
}
