import type { Edition } from "#edition/model/edition.ts";
import type { IslandContent } from "../islands.tsx";
import { clockFacts } from "../phase/clock-facts.ts";
import type { ClockFacts } from "../phase/show-page.ts";
import { pageDataId } from "./element-ids.ts";

export interface PageData {
  readonly clock: ClockFacts;
  readonly content: IslandContent;
}

/** What the scripts of an edition's page need of its content. */
export function pageDataOf({ edicion, sede, ediciones, drawn }: Edition): PageData {
  const marks = drawn?.marks?.[edicion.logo ?? ""];
  return {
    clock: clockFacts(edicion),
    content: {
      edicion,
      sede,
      ediciones,
      ...(marks && { drawn: { marks: { [edicion.logo ?? ""]: marks } } }),
    },
  };
}

/** The content of a script element that holds JSON; `<` is escaped so that no text can end it. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/** Reads the data with which the page was rendered. */
export function readPageData(): PageData {
  return JSON.parse(document.getElementById(pageDataId)?.textContent ?? "");
}
