/** Names that a text may have in braces; each is replaced by the person's value. */
export const placeholders = ["nombre", "ticket", "enlace"] as const;
export type Placeholder = (typeof placeholders)[number];
/** Empty where the person has none. */
export type Values = Readonly<Record<Placeholder, string>>;

const inBraces = /\{([^{}]*)\}/g;
const isPlaceholder = (name: string): name is Placeholder =>
  placeholders.some((each) => each === name);

/** The placeholders in a text that mean nothing, with their braces. */
export function unknownIn(text: string): string[] {
  const found = [...text.matchAll(inBraces)];
  return found.flatMap(([whole, name = ""]) => (isPlaceholder(name) ? [] : whole));
}

/** The placeholders in a text for which these values have nothing. */
export function lackingIn(text: string, values: Values): Placeholder[] {
  return placeholders.filter((name) => text.includes(`{${name}}`) && values[name] === "");
}

/** The text for one person. */
export function filledText(text: string, values: Values): string {
  return text.replace(inBraces, (whole, name: string) =>
    isPlaceholder(name) ? values[name] : whole,
  );
}
