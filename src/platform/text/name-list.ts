/**
 * The parts of «Ana e Íngrid», as `formatToParts` of `Intl.ListFormat` has them. `Intl` writes «e» before "i",
 * but not before "í": it would write «Ana y Íngrid».
 */
export function nameListParts(
  names: readonly string[],
): { type: "element" | "literal"; value: string }[] {
  const withoutAccents = names.map((name) => name.normalize("NFD").replace(/\p{M}/gu, ""));
  const remaining = [...names];
  return new Intl.ListFormat("es").formatToParts(withoutAccents).map(({ type, value }) => ({
    type,
    value: type === "element" ? (remaining.shift() ?? value) : value,
  }));
}

/** «Ana e Íngrid», the parts as one text. */
export function nameList(names: readonly string[]): string {
  return nameListParts(names)
    .map(({ value }) => value)
    .join("");
}
