/** A list as an office makes it, and the expected result of reading it. */
export interface UglyList {
  readonly name: string;
  readonly file: string | Uint8Array | Promise<Uint8Array>;
  readonly ends: /** The right rows as `carnet|nombre|ticket`, with this notice if one is given. */
    | { readonly rows: readonly string[]; readonly notice?: RegExp }
    /** The import stops before anything is written, unless the person agrees. */
    | { readonly doubt: RegExp }
    /** The list is refused, with place, cause and remedy. */
    | { readonly refused: RegExp };
}

/** The people of most lists here. */
export const people = ["2490-21-1|José Peña|001", "2490-21-2|María Núñez|002"];

export const header = ["carnet", "nombre", "ticket"];
export const jose = ["2490-21-1", "José Peña", "001"];
export const maria = ["2490-21-2", "María Núñez", "002"];
export const both = [header, jose, maria];
