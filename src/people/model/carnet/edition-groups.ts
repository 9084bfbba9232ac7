import { type CarnetGroups, USUAL_CARNET_GROUPS } from "./carnet.ts";

let ofEdition = USUAL_CARNET_GROUPS;

/**
 * Sets the groups of the carnets for this program. A program serves one edition, so it calls this
 * once when it starts, instead of passing the groups through every function. Without the call, the usual
 * groups apply. The page gets its groups from the edition instead.
 */
export function setCarnetGroups(groups: CarnetGroups): void {
  ofEdition = groups;
}

/** The groups of the edition's carnets. */
export function carnetGroups(): CarnetGroups {
  return ofEdition;
}
