/*
 * The shape of a carnet and how it is typed. Free of packages: the page needs this before it is
 * usable, and loads no library but React by then.
 */

/** Digits of each group; the last one may have fewer, but at least one. */
export type CarnetGroups = readonly number[];

/** Unless an edition says otherwise (specification, section 9). */
export const USUAL_CARNET_GROUPS: CarnetGroups = [4, 2, 6];

/** The longest carnet, in zeros. */
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
 * Formats what a field holds after an edit and says where the caret belongs: behind the same
 * digit as before, so that typing or deleting in the middle never makes it jump.
 * `caret` counts UTF-16 units from the start of `text`.
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
