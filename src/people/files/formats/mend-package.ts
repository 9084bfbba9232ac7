const CONTENT_TYPES = "[Content_Types].xml";

/** Parts that no list needs, and that the library may fail to read. */
const unneeded =
  /_rels\/(?!\.rels$|workbook)[^/]*\.rels$|\/(?:drawings|charts|media|pivot\w*|slicer\w*|timeline\w*|externallinks|persons|threadedcomments|printersettings|ctrlprops|theme|webextensions|customxml)\//;

/** A row's number of six digits, for which the library would create all rows above it. */
const farRow = /\sr="[A-Z]*\d{6}/;

const sheetFile = /(?:worksheets\/[^/]*|sheet\d*)\.xml$/;

type Files = Readonly<Record<string, Uint8Array>>;

/**
 * The files of an XLSX as the library expects them. Names do not distinguish capitals, and some programs
 * write `\` between folders. The library ignores a row height of 0 and reads cells of type `d` as text, so they are
 * rewritten as a hidden row and an error.
 */
export function mendPackage(files: Files): Record<string, Uint8Array> | "far cells" {
  let isFar = false;
  const sheet = (xml: string) => {
    isFar ||= farRow.test(xml);
    return isFar ? xml : mendSheet(xml);
  };
  const mended = Object.entries(files).map(([name, data]) => {
    const plain = plainName(name);
    if (plain === CONTENT_TYPES) return [plain, data] as const;
    if (plain.endsWith(".rels")) return [plain, edited(data, lowerTargets)] as const;
    return [plain, sheetFile.test(plain) ? edited(data, sheet) : data] as const;
  });
  return isFar ? "far cells" : Object.fromEntries(mended.filter(([name]) => !unneeded.test(name)));
}

function plainName(name: string): string {
  const plain = name.replaceAll("\\", "/").replace(/^\//, "").toLowerCase();
  return plain === CONTENT_TYPES.toLowerCase() ? CONTENT_TYPES : plain;
}

function edited(data: Uint8Array, edit: (xml: string) => string): Uint8Array {
  const before = new TextDecoder().decode(data);
  const after = edit(before);
  return after === before ? data : new TextEncoder().encode(after);
}

const lowerTargets = (xml: string) =>
  xml.replace(/\bTarget=("[^"]*"|'[^']*')/g, (target, value: string) =>
    target.replace(value, () => value.replaceAll("\\", "/").toLowerCase()),
  );

/** Numbers the rows, which the library needs to know which ones are hidden. */
function numberRows(xml: string): string {
  let last = 0;
  return xml.replace(/<((?:\w+:)?row)\b([^>]*)>/g, (row, tag: string, attributes: string) => {
    const written = /\sr=["'](\d+)["']/.exec(attributes)?.[1];
    last = written === undefined ? last + 1 : Number(written);
    return written === undefined ? `<${tag} r="${last}"${attributes}>` : row;
  });
}

function mendSheet(xml: string): string {
  const flat = xml.replace(/(<(?:\w+:)?row\b[^>]*?)\bht=(["'])0(?:\.\d+)?\2/g, '$1hidden="1"');
  return numberRows(flat).replace(/(<(?:\w+:)?c\b[^>]*?)\bt=(["'])d\2/g, '$1t="e"');
}

/** For each sheet of the workbook, whether it is a worksheet; charts and macros are not. */
export function gridSheets(files: Files): boolean[] {
  const text = (name: string) => new TextDecoder().decode(files[name] ?? new Uint8Array());
  const workbook = Object.keys(files).find((name) => /(?:^|\/)workbook\w*\.xml$/.test(name)) ?? "";
  const relations = workbook.replace(/([^/]*)$/, "_rels/$1.rels");
  const idAndType = (tag: string) => [attribute(tag, "Id"), attribute(tag, "Type")] as const;
  const types = new Map(tags(text(relations), "Relationship").map(idAndType));
  const typeOf = (tag: string) => types.get(attribute(tag, "\\w+:id")) ?? "";
  return tags(text(workbook), "sheet").map((tag) => typeOf(tag).endsWith("/worksheet"));
}

const tags = (xml: string, name: string): string[] =>
  xml.match(new RegExp(`<(?:\\w+:)?${name}\\s[^>]*>`, "g")) ?? [];

function attribute(tag: string, name: string): string {
  const [, double, single] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? [];
  return double ?? single ?? "";
}
