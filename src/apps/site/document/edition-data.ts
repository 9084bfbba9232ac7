import type { Edition } from "../../../domain/edition/edition.ts";

/** Id of the element in which the page holds its edition, for hydration. */
export const editionDataId = "edicion-datos";

/** The edition as JSON; `<` is escaped so that no text can end the script element. */
export function writeEdition(edition: Edition): string {
  return JSON.stringify(edition).replaceAll("<", "\\u003c");
}

/** The edition with which the page was rendered. */
export function readEdition(): Edition {
  return JSON.parse(document.getElementById(editionDataId)?.textContent ?? "");
}
