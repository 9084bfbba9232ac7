import type { Edition } from "#edition/model/edition.ts";
import type { IslandContent } from "../parts/edition-context.ts";
import type { ClockFacts } from "../phase/show-page.ts";

/** The id of the page's root element. */
export const rootId = "pagina";

/** The id of the notice that is hidden in the page as built. */
export const reloadNoticeId = "recargar";

/** The id of the element with the data of the page's scripts. */
export const pageDataId = "datos";

/**
 * The id of the style sheet for what is below the first screen. The first paint waits for it, because the script
 * before it has then shown the page as it is now; of an element Chromium 156 awaits no more than the start tag.
 */
export const restSheetId = "hoja";

/** The data that the page's scripts need at once. */
export interface PageData {
  readonly clock: ClockFacts;
  /** The URL of what React needs once somebody uses the page, as JSON. */
  readonly content: string;
  /** The URL of the styles of what React then shows. */
  readonly answerSheet: string;
}

/** The part of the content that the islands of an edition's page need. */
export function islandContent({ edicion, sede, ediciones, drawn }: Edition): IslandContent {
  const { logo = "" } = edicion;
  const mark = drawn?.marks?.[logo];
  return { edicion, sede, ediciones, ...(mark && { drawn: { marks: { [logo]: mark } } }) };
}

/** The content of a script element that holds JSON; `<` is escaped so that no text can end it. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/** Reads the data with which the page was rendered. */
export function readPageData(): PageData {
  return JSON.parse(document.getElementById(pageDataId)?.textContent ?? "");
}
