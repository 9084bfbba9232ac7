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

export const both = [
  ["carnet", "nombre", "ticket"],
  ["2490-21-1", "José Peña", "001"],
  ["2490-21-2", "María Núñez", "002"],
];

/** Makes the file of a list from its text, in an encoding or of a kind if one is given. */
type MakeFile = (text: string, kind?: string) => UglyList["file"];

/**
 * Reads a table with one line per list: its name, the text (with a kind or an encoding in brackets if one is given),
 * and the expected result. `{u200b}` is the character with that code, `…` stands for any text.
 */
export function listsIn(
  table: string,
  shorthands: Readonly<Record<string, string>>,
  makeFile: MakeFile,
): UglyLists {
  const lines = table.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const all = Object.entries({ ...shorthands, "{people}": people.join(" ; ") });
  return Object.fromEntries(
    lines.map((line): [name: string, list: UglyList] => {
      const text = all.reduce(
        (written, [short, full]) => written.replaceAll(short, full),
        line.replace(/\{u([\da-f]{4})\}/g, (_, code: string) =>
          String.fromCharCode(Number.parseInt(code, 16)),
        ),
      );
      const [name = "", written = "", ...ends] = text.split(" => ");
      const [, kind, content = ""] = /^(?:\[(.+)\] )?(.*)$/s.exec(written) ?? [];
      const file = makeFile(content, kind);
      const end = (result: string) => {
        const found = ends.find((each) => each.startsWith(`${result}: `));
        return found && pattern(found.slice(result.length + 2));
      };
      const [doubt, refused, notice] = ["doubt", "refused", "notice"].map(end);
      if (doubt) return [name, { file, doubt }];
      if (refused) return [name, { file, refused }];
      const rows = ends[0]?.slice("rows: ".length).split(" ; ") ?? [];
      return [name, { file, rows, ...(notice && { notice }) }];
    }),
  );
}

/** A pattern in which `…` stands for any text. */
function pattern(message: string): RegExp {
  const parts = message
    .split(" … ")
    .map((part) => part.replace(/[.?()|[\]/$*+^{}\\]/g, String.raw`\$&`));
  return new RegExp(parts.join("[^]*"));
}
