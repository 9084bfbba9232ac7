/** The parts of «Ana e Íngrid», as `Intl.ListFormat` has them but for its «y» before "í". */
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

export function nameList(names: readonly string[]): string {
  return nameListParts(names)
    .map(({ value }) => value)
    .join("");
}
