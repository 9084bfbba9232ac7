import type { Edition } from "../../../domain/edition/edition.ts";

/** The id of the element with the edition for hydration. */
export const editionDataId = "edicion-datos";

/** The edition as JSON; `<` is escaped so that no text can end the script element. */
export function writeEdition(edition: Edition): string {
  return JSON.stringify(edition).replaceAll("<", "\\u003c");
}

/** Reads the edition with which the page was rendered. */
export function readEdition(): Edition {
  return JSON.parse(document.getElementById(editionDataId)?.textContent ?? "");
}
