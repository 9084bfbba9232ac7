/*
 * The shape of a carnet and how it is typed. This file imports no package, because the page needs it
 * early and then loads no library but React.
 */

/** Digits of each group; the last one may have fewer, but at least one. */
export type CarnetGroups = readonly number[];

/** The digits of each group, unless an edition sets others. */
export const USUAL_CARNET_GROUPS: CarnetGroups = [4, 2, 6];

/** The longest carnet, written in zeros. */
export function carnetPlaceholder(groups: CarnetGroups): string {
  return groups.map((digits) => "0".repeat(digits)).join("-");
}

/** Keeps the digits of `text`, as many as a carnet has at most, and groups them with dashes. */
export function formatCarnet(text: string, groups: CarnetGroups): string {
  let digits = text.replace(/\D/g, "");
  return groups
    .map((size) => {
      const group = digits.slice(0, size);
      digits = digits.slice(size);
      return group;
    })
    .filter((group) => group !== "")
    .join("-");
}

/**
 * Formats the value of a field after an edit, and computes the caret's position: behind the same
 * digit as before, so that typing or deleting in the middle does not move it. `caret` counts UTF-16
 * units from the start of `text`.
 */
export function formatCarnetEdit(
  text: string,
  caret: number,
  groups: CarnetGroups,
): { value: string; caret: number } {
  return {
    value: formatCarnet(text, groups),
    caret: formatCarnet(text.slice(0, caret), groups).length,
  };
}
