import type { Edition } from "../../../domain/edition/edition.ts";

/** The id of the element with the edition for hydration. */
export const editionDataId = "edicion-datos";

/** The content of a script element that holds JSON; `<` is escaped so that no text can end it. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/** Reads the edition with which the page was rendered. */
export function readEdition(): Edition {
  return JSON.parse(document.getElementById(editionDataId)?.textContent ?? "");
}
