/** Lists as offices make them, by name. */
export type UglyLists = Readonly<Record<string, UglyList>>;

/** A list, and the expected result of reading it. */
export type UglyList = { readonly file: string | Uint8Array | Promise<Uint8Array> } & (
  | /** The right rows as `carnet|nombre|ticket`, with this notice if one is given. */
  { readonly rows: readonly string[]; readonly notice?: RegExp }
  /** The import stops before anything is written, unless the person agrees. */
  | { readonly doubt: RegExp }
  /** The list is refused, with place, cause and remedy. */
  | { readonly refused: RegExp }
);

/** The people of most lists here. */
export const people = ["2490-21-1|José Peña|001", "2490-21-2|María Núñez|002"];

export const header = ["carnet", "nombre", "ticket"];
export const both = [
  header,
  ["2490-21-1", "José Peña", "001"],
  ["2490-21-2", "María Núñez", "002"],
];
