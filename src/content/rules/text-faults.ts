import { invisibleCharacter, invisiblePlace } from "../../domain/text/tidy-text.ts";
import type { Path, PathFault } from "../faults/fault.ts";

/** Ten times the longest text that fits on the page. */
const LONGEST_TEXT = 5000;

/** Texts may contain joiners, line breaks, tabs and soft hyphens. */
const forbidden = new RegExp(
  `(?![\\t\\n\\r\\u00ad\\u200b\\ufffd])(?:${invisibleCharacter.source})`,
  "u",
);

/** Faults in the characters and the length of texts and field names, at any depth of `data`. */
export function textFaults(data: unknown, path: Path): PathFault[] {
  if (typeof data === "string") return textFault(data, path);
  if (Array.isArray(data)) return data.flatMap((item, index) => textFaults(item, [...path, index]));
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const ofKey = textFault(key, path);
    return ofKey.length > 0 ? ofKey : textFaults(value, [...path, key]);
  });
}

function textFault(text: string, path: Path): PathFault[] {
  if (text.length > LONGEST_TEXT) {
    return [
      {
        path,
        found: `un texto de ${text.length} letras`,
        expected: `un texto de ${LONGEST_TEXT} letras como máximo`,
        fix: "Acórtelo, o revise que no se haya pegado de más.",
      },
    ];
  }
  const found = invisiblePlace(text, forbidden);
  if (found === null) return [];
  return [
    {
      path,
      found: `un signo que no se ve: ${found}`,
      expected: "un texto de letras, números y signos que se ven",
      fix: "Borre el texto y vuelva a escribirlo a mano, sin pegarlo.",
    },
  ];
}
