import type { Fault } from "#edition/files/rules/fault.ts";
import { wallClock } from "#edition/model/phases/event-dates.ts";

/** Advice about the way files are written, which nobody who fills in a form needs. */
const aboutFiles =
  /\.ya?ml|content\/|l[ií]nea|comillas|\bguion\b|bloque|\[|corchetes|sangr[ií]a|escríbal[ao]|«[a-z]\w*:|\d{4}-\d\d-\d\dT|elemento/i;
const instant = /«?(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d))»?/g;
const day = /\d{4}-\d\d-\d\d(?!T)/g;

/** How `found` begins to explain a value, and how that reads without the value. */
const reasons: readonly (readonly [begins: RegExp, reads: string])[] = [
  [/^que no /, "No "],
  [/^(?=antes|después|sin)/, "Está "],
  [/^(?=un|cuando)/, "Es "],
  [/^y /, ""],
  [/^con /, "Tiene "],
];

/** Explains a fault to somebody who sees the form and no file. */
export function faultInWords({ found, isMissing, expected, fix }: Fault): string {
  const wanted = /^un bloque/.test(expected)
    ? ""
    : ` ${readable(expected.replace(/el id de un ponente.*/, "un ponente de la lista"))}`;
  const advice = fix.split(/(?<=[.?])\s+/).filter((sentence) => !aboutFiles.test(sentence));
  const isEmpty = isMissing || /vací[oa]|^nada/.test(found);
  return [isEmpty ? "" : reasonIn(found), `${isEmpty ? "Falta" : "Aquí va"}${wanted}.`, ...advice]
    .filter((sentence) => sentence !== "")
    .map(readable)
    .join(" ");
}

/** The part of `found` that is not already visible in the field. */
function reasonIn(found: string): string {
  const [, said = ""] = /^«.*?»,? (.+)$/.exec(found) ?? [];
  const [begins, reads] = reasons.find(([each]) => each.test(said)) ?? [];
  if (begins === undefined || aboutFiles.test(said.replace(instant, ""))) return "";
  const sentence = said.replace(begins, reads ?? "");
  return `${sentence[0]?.toUpperCase()}${sentence.slice(1)}.`;
}

function readable(text: string): string {
  return text
    .replace(instant, (_whole, at: string) => instantInWords(at) ?? at)
    .replace(day, (at) => wallClock(`${at}T00:00:00Z`).longDate);
}

/** `sábado 3 de octubre de 2026, 8:00`; `null` for a text that is not an instant. */
export function instantInWords(instant: string): string | null {
  try {
    const { weekdayAndDay, year } = wallClock(instant);
    // With the hours of the other parts of this page, from 0 to 24.
    const time = instant.slice("2026-10-03T".length).slice(0, 5).replace(/^0/, "");
    return `${weekdayAndDay.toLowerCase()} de ${year}, ${time}`;
  } catch {
    return null;
  }
}
