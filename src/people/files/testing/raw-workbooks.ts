import { zip } from "./zip.ts";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

export interface RawXlsx {
  /** The rows of the only worksheet, as XML. */
  readonly rows: string;
  /** Format codes; the cell style `s="1"` has the first. */
  readonly formats?: readonly string[];
  /** Further tabs: the type of the relationship, and the XML, or `null` for a lost file. */
  readonly tabs?: readonly { readonly type: string; readonly xml: string | null }[];
  /** Changes the names of the files, as other programs write them. */
  readonly rename?: (name: string) => string;
}

/** An XLSX from raw XML, for content that no library writes. */
export function rawXlsx({
  rows,
  formats = [],
  tabs = [],
  rename = (name) => name,
}: RawXlsx): Buffer {
  const sheet = `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`;
  const parts = [
    { name: "Inscritos", type: "worksheet", file: "worksheets/sheet1.xml", xml: sheet },
    ...tabs.map(({ type, xml }, index) => ({
      name: `Otra ${index + 1}`,
      type,
      file: `${type}s/sheet${index + 2}.xml`,
      xml,
    })),
  ];
  const others = [{ type: "styles", file: "styles.xml", xml: styles(formats) }];
  const files = new Map<string, string>([
    ["[Content_Types].xml", `<Types xmlns="${PACKAGE}/content-types"/>`],
    ["_rels/.rels", relations([{ type: "officeDocument", file: "xl/workbook.xml" }])],
    ["xl/workbook.xml", workbook(parts)],
    ["xl/_rels/workbook.xml.rels", relations([...parts, ...others])],
  ]);
  for (const { file, xml } of [...parts, ...others]) if (xml !== null) files.set(`xl/${file}`, xml);
  return zip(new Map([...files].map(([name, xml]) => [rename(name), Buffer.from(xml)])));
}

function workbook(parts: readonly { readonly name: string }[]): string {
  const sheets = parts.map(
    ({ name }, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets.join("")}</sheets></workbook>`;
}

function relations(parts: readonly { readonly type: string; readonly file: string }[]): string {
  const all = parts.map(
    ({ type, file }, index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${type}" Target="${file}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${all.join("")}</Relationships>`;
}

function styles(formats: readonly string[]): string {
  const escaped = (code: string) => code.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const codes = formats.map(
    (code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escaped(code)}"/>`,
  );
  const uses = formats.map((_, index) => `<xf numFmtId="${164 + index}" fontId="0"/>`);
  return `<styleSheet xmlns="${MAIN}"><numFmts>${codes.join("")}</numFmts><fonts><font/></fonts><cellXfs><xf numFmtId="0"/>${uses.join("")}</cellXfs></styleSheet>`;
}

/** An ODS of these rows from raw XML, with automatic styles. */
export function rawOds(rows: string, automaticStyles = ""): Buffer {
  const spaces = ["office", "table", "text", "style", "number", "calcext"]
    .map((prefix) => `xmlns:${prefix}="urn:${prefix}"`)
    .join(" ");
  const content = `<office:document-content ${spaces}><office:automatic-styles>${automaticStyles}</office:automatic-styles><office:body><office:spreadsheet><table:table table:name="Inscritos">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`;
  return zip(
    new Map([
      ["mimetype", Buffer.from("application/vnd.oasis.opendocument.spreadsheet")],
      ["content.xml", Buffer.from(content)],
    ]),
  );
}
