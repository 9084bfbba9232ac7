import { type CarnetGroups, USUAL_CARNET_GROUPS } from "./carnet.ts";

let ofEdition = USUAL_CARNET_GROUPS;

/**
 * Says which carnets this program works with. A program serves one edition: it calls this once, at its
 * start, instead of handing the groups to every function on the way to a cell. The page does not.
 */
export function setCarnetGroups(groups: CarnetGroups): void {
  ofEdition = groups;
}

/** The groups of the edition's carnets. */
export function carnetGroups(): CarnetGroups {
  return ofEdition;
}
