import { writeXlsx } from "hucre/xlsx";
import { MOST_ROWS } from "#people/files/formats/workbook.ts";
import { unzip, zip } from "../zip.ts";
import { listsIn, people, type UglyLists } from "./ugly-list.ts";

/*
 * Workbooks from raw XML: `xlsx` and `ods` have all rows, others are lists with one person, whose ticket or name is the
 * cell. Behind an XLSX's kind stands the format of its style 1, behind the XML of an ODS its automatic styles. `{t:…}`
 * and `{c:…}` are cells with this text, of an XLSX and of an ODS.
 */
const table = String.raw`
an XLSX with a format of texts => [ticket "T-"@] <c s="1" t="inlineStr"><is><t>002</t></is></c> => rows: 2490-21-1|José Peña|T-002
an XLSX that shows another ticket than it stores => [ticket #,##0] <c s="1"><v>1234</v></c> => doubt: Celda C2 … «1234»: la hoja muestra «1,234» y guarda «1234», que es lo que … texto
an XLSX that shows 42 as 0042 => [ticket 0000] <c s="1"><v>42</v></c> => rows: 2490-21-1|José Peña|0042
an XLSX that shows 12345 as 12345 => [ticket 0000] <c s="1"><v>12345</v></c> => rows: 2490-21-1|José Peña|12345
an XLSX that shows 5 as T-005 => [ticket [Blue]"T-"000;[Red]"N-"000;"cero"] <c s="1"><v>5</v></c> => rows: 2490-21-1|José Peña|T-005
an XLSX that shows 42 as 42 => [ticket _-* #,##0_-] <c s="1"><v>42</v></c> => rows: 2490-21-1|José Peña|42
an XLSX that shows 5 in the format ;;; => [ticket ;;;] <c s="1"><v>5</v></c> => doubt: la hoja no muestra nada y guarda «5»
an XLSX that shows 0 in the format 000;-000;"cero" => [ticket 000;-000;"cero"] <c s="1"><v>0</v></c> => doubt: la hoja muestra «cero» y guarda «0»
an XLSX that shows -3 in the format "T-"0 => [ticket "T-"0] <c s="1"><v>-3</v></c> => doubt: la hoja muestra «-T-3» y guarda «-3»
an XLSX with a format that adds to the end of texts => [ticket 0;0;0;@"-X"] <c s="1" t="inlineStr"><is><t>001</t></is></c> => rows: 2490-21-1|José Peña|001-X
an XLSX with a format that hides texts => [ticket ;;;] <c s="1" t="inlineStr"><is><t>001</t></is></c> => doubt: la hoja no muestra nada y guarda «001»
an XLSX with formulas that give an empty text below, also in another column => [xlsx] {header}{jose}{maria}<row><c r="C4" t="str"><f>X</f><v></v></c></row><row><c r="E5" t="str"><f>X</f><v/></c></row> => rows: {people}
an XLSX with a formula that PhpSpreadsheet did not compute => [ticket] <c r="C2" t="str"><f>X</f><v>0</v></c> => refused: Celda C2 … «0»: es una fórmula cuyo resultado no está guardado
an XLSX whose format fills up a short carnet => [xlsx 0000\-00\-000000] {header}<row><c s="1"><v>24902145</v></c>{t:José Peña}{t:001}</row> => refused: «0000-24-902145»: se puede leer de varias maneras: … o 2490-21-45
an XLSX with a date that looks like a carnet => [xlsx] {header}<row r="2"><c t="d"><v>2490-12-05</v></c>{t:José Peña}{t:001}</row> => refused: Celda A2 … «2490-12-05»: la hoja de cálculo lo guardó como fecha
an XLSX with carnets as dates of the 20th century, and of the 19th, which programs count differently => [xlsx yyyy\-mm\-dd] {header}<row><c s="1"><v>33238</v></c>{t:José Peña}{t:1}</row><row><c s="1"><v>-3326</v></c>{t:María Núñez}{t:2}</row> => refused: Celda A2 … fecha: quizá «1990-12-31». … Celda A3 … «fecha»: la hoja de cálculo lo guardó como fecha. Dé
an XLSX whose carnets are other numbers, and whose names are a number and an error => [xlsx] {header}<row><c><v>9021123456</v></c>{t:José Peña}{t:1}</row><row><c><v>249021123456000000000</v></c>{t:Eva Xol}{t:2}</row><row>{t:2490-21-1}<c><v>4.5</v></c>{t:3}</row><row>{t:2490-21-2}<c t="e"><v>#DIV/0!</v></c>{t:4}</row><row>{t:2490-21-3}<c><v>1</v></c>{t:5}</row> => refused: Celda A2 … varias maneras: 9021-12-3456 o 0902-11-23456 o 0090-21-123456 … Celda A3 … está guardado como un número que no es un carnet … Celda B4 … «4.5»: no parece un nombre … Celda B5 … «#DIV/0!»: es un error de la hoja de cálculo … Celda B6 … «1»: no parece un nombre
an XLSX with a note beyond the columns, that somebody left, and one of a shirt => [xlsx] {header}<row r="2">{t:2490-21-1}{t:José Peña}{t:001}<c/>{t:RETIRÓ SU PLAYERA}</row><row r="3">{t:2490-21-2}{t:María Núñez}{t:002}<c/>{t:RETIRADA DEL CURSO}</row> => doubt: Celda E3, valor «RETIRADA DEL CURSO»: dice que esa persona ya no viene. Si es así, quite la fila
an XLSX with a row without height => [xlsx] {header}{jose}<row r="3" ht="0" customHeight="1">{t:2490-21-2}{t:María Núñez}{t:002}</row> => doubt: Celda A3 … María … está oculta
an XLSX with a hidden row without a number => [xlsx] {header}<row hidden="1">{t:2490-21-1}{t:José Peña}{t:1}</row> => doubt: Celda A2 … José … está oculta
an XLSX with a text that is struck through in part => [name] <c t="inlineStr"><is><r><rPr><strike/></rPr><t>José Peña</t></r><r><t> Eva Xol</t></r></is></c> => doubt: Celda B2 … «José Peña Eva Xol»: tiene una parte tachada: quizá «Eva Xol». Borre
an XLSX with a text that is struck through in its cell => [name] <c t="inlineStr"><is><r><rPr><strike/></rPr><t>José Peña</t></r></is></c> => doubt: Celda A2 … la fila está tachada
an XLSX with one cell far below all others => [xlsx] <row r="1048576"><c r="S1048576"><v>1</v></c></row> => refused: mucho más grande
an ODS with a format of texts => [ods ticket] <table:table-cell office:value-type="string" table:style-name="ce1"><text:p>002</text:p></table:table-cell> || <number:text-style style:name="N1"><number:text>T-</number:text><number:text-content/></number:text-style><style:style style:name="ce1" style:family="table-cell" style:data-style-name="N1"/> => rows: 2490-21-1|José Peña|T-002
an ODS that shows another ticket than it stores => [ods ticket] <table:table-cell office:value-type="float" office:value="1234"><text:p>1,234</text:p></table:table-cell> => doubt: Celda C2 … «1234»: la hoja muestra «1,234» y guarda «1234»
an ODS whose narrow column shows fewer digits => [ods ticket] <table:table-cell office:value-type="float" office:value="50255512348"><text:p>5.03E+10</text:p></table:table-cell> => doubt: la hoja muestra «5.03E+10» y guarda «50255512348»
an ODS with hidden columns of the same names => [ods] <table:table-column table:visibility="collapse" table:number-columns-repeated="2"/><table:table-column/>{r}{c:carnet}{c:nombre}{c:carnet}{c:nombre}{c:ticket}{/r}{r}{c:2489-20-9}{c:Eva Xol}{c:2490-21-1}{c:José Peña}{c:001}{/r} => rows: 2490-21-1|José Peña|001 => notice: «carnet», «nombre» están en columnas
an ODS with a formula whose result is 0 => [ods ticket] <table:table-cell table:formula="of:=X" office:value-type="float" office:value="0"><text:p>0</text:p></table:table-cell> => refused: Celda C2 … fórmula cuyo resultado no está guardado, o es 0
an ODS whose format shows the zeros of tickets => [ods ticket] <table:table-cell office:value-type="float" office:value="42"><text:p>0042</text:p></table:table-cell> => rows: 2490-21-1|José Peña|0042
an ODS with a filtered row => [ods] {headings}<table:table-row table:visibility="filter">{c:2490-21-1}{c:José Peña}{c:001}{/r} => doubt: Celda A2 … José … está oculta
an ODS with grouped rows => [ods] {headings}<table:table-row-group>{r}{c:2490-21-1}{c:José Peña}{c:001}{/r}</table:table-row-group>{r}{c:2490-21-2}{c:María Núñez}{c:002}{/r} => rows: {people}
an ODS with a text that is struck through in part => [ods name] {c:<text:span text:style-name="T0">José</text:span> Eva <text:span text:style-name="T1">Paz</text:span> Xol} || {struck} => doubt: Celda B2 … «José Eva Paz Xol»: tiene una parte tachada: quizá «Eva Xol»
an ODS with a row without height => [ods] {headings}<table:table-row table:style-name="ro1">{c:2490-21-1}{c:José Peña}{c:001}{/r} || <style:style style:name="ro1" style:family="table-row"><style:table-row-properties style:row-height="0cm"/></style:style> => doubt: Celda A2 … está oculta
an ODS with notes, a shape, repeated blanks and a formula that gives an empty text => [ods] {headings}{r}{c:2490-21-1}<table:table-cell office:value-type="string"><office:annotation><text:p>No pagó</text:p></office:annotation><draw:frame><text:p>Foto</text:p></draw:frame><text:p>José<text:s/>Peña</text:p></table:table-cell>{c:001}{/r}<table:table-row table:number-rows-repeated="3">{blanks}{/r}{r}<table:table-cell table:formula="of:=X" office:value-type="string" office:string-value=""/>{/r}{r}{c:2490-21-2}{c:María Núñez}{c:002}{/r}<table:table-row table:number-rows-repeated="1048000">{blanks}{/r} => rows: {people} => notice: lleva notas o comentarios
`;

const shorthands = {
  "{header}": '<row r="1">{t:carnet}{t:nombre}{t:ticket}</row>',
  "{jose}": '<row r="2">{t:2490-21-1}{t:José Peña}{t:001}</row>',
  "{maria}": '<row r="3">{t:2490-21-2}{t:María Núñez}{t:002}</row>',
  "{headings}": "{r}{c:carnet}{c:nombre}{c:ticket}{/r}",
  "{r}": "<table:table-row>",
  "{/r}": "</table:table-row>",
  "{blanks}": '<table:table-cell table:number-columns-repeated="16384"/>',
  // LibreOffice writes the second where it opened an XLSX.
  "{struck}": ['style="solid"', 'type="single"']
    .map(
      (line, at) =>
        `<style:style style:name="T${at}" style:family="text"><style:text-properties style:text-line-through-${line}/></style:style>`,
    )
    .join(""),
};

const full = (xml: string) =>
  Object.entries(shorthands)
    .reduce((all, [short, long]) => all.replaceAll(short, long), xml)
    .replace(/\{t:([^}]*)\}/g, '<c t="inlineStr"><is><t>$1</t></is></c>')
    .replace(
      /\{c:([^}]*)\}/g,
      '<table:table-cell office:value-type="string"><text:p>$1</text:p></table:table-cell>',
    );

function workbook(text: string, kind = "") {
  const [xml = "", styles] = full(text).split(" || ");
  const [, what, format] = /^(ods \w+|\w+)(?: (.+))?$/.exec(kind) ?? [];
  const rows: Readonly<Record<string, string>> = {
    ticket: `{header}<row>{t:2490-21-1}{t:José Peña}${xml}</row>`,
    name: `{header}<row>{t:2490-21-1}${xml}{t:001}</row>`,
    "ods ticket": `{headings}{r}{c:2490-21-1}{c:José Peña}${xml}{/r}`,
    "ods name": `{headings}{r}{c:2490-21-1}${xml}{c:001}{/r}`,
  };
  const content = full(rows[what ?? ""] ?? xml);
  return what?.startsWith("ods") ? rawOds(content, styles) : rawXlsx({ rows: content, format });
}

interface RawXlsx {
  /** The rows of the first sheet, as XML. */
  readonly rows?: string;
  /** The format of the cell style `s="1"`. */
  readonly format?: string | undefined;
  /** Further tabs by the type of their relationship, with their XML, or `null` for a lost file. */
  readonly tabs?: Readonly<Record<string, string | null>>;
  /** Changes the names of the files, as other programs write them. */
  readonly rename?: (name: string) => string;
}

/** An XLSX with raw XML, for content that no library writes. */
async function rawXlsx({
  rows = full("{header}{jose}{maria}"),
  format = "General",
  tabs = {},
  rename = (name) => name,
}: RawXlsx) {
  const columns = [{ numFmt: format }];
  const files = unzip(await writeXlsx({ sheets: [{ name: "Inscritos", columns, rows: [["x"]] }] }));
  const edit = (name: string, place: RegExp, xml: string) =>
    files.set(name, Buffer.from(String(files.get(name)).replace(place, () => xml)));
  edit("xl/worksheets/sheet1.xml", /(?<=<sheetData>).*(?=<\/sheetData>)/, rows);
  for (const [type, xml] of Object.entries(tabs)) {
    const target = `${type}s/sheet2.xml`;
    const kind = `http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}`;
    edit("xl/workbook.xml", /(?=<\/sheets>)/, `<sheet name="${type}" sheetId="9" r:id="${type}"/>`);
    edit(
      "xl/_rels/workbook.xml.rels",
      /(?=<\/Relationships>)/,
      `<Relationship Id="${type}" Type="${kind}" Target="${target}"/>`,
    );
    if (xml !== null) files.set(`xl/${target}`, Buffer.from(xml));
  }
  return zip(new Map([...files].map(([name, data]) => [rename(name), data])));
}

/** An ODS of these rows from raw XML, with automatic styles; cut off at `end`. */
function rawOds(rows: string, automaticStyles = "", end?: number): Buffer {
  const spaces = ["office", "table", "text", "style", "number", "calcext"]
    .map((prefix) => `xmlns:${prefix}="urn:${prefix}"`)
    .join(" ");
  const content = `<office:document-content ${spaces}><office:automatic-styles>${automaticStyles}</office:automatic-styles><office:body><office:spreadsheet><table:table table:name="Inscritos">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`;
  return zip(
    new Map([
      ["mimetype", Buffer.from("application/vnd.oasis.opendocument.spreadsheet")],
      ["content.xml", Buffer.from(content.slice(0, end))],
    ]),
  );
}

/** One sentence, not one for each row. */
const tooLarge = /^[^\n]*mucho más grande[^\n]*$/;

/** Workbooks as spreadsheets and other programs write them. */
export const rawLists: UglyLists = {
  ...listsIn(table, {}, workbook),
  "an ODS that was cut off": {
    file: rawOds(full("{headings}{r}{c:2490-21-1}{/r}"), "", -40),
    refused: /no es un libro ODS que se pueda leer; puede estar dañado/,
  },
  "an XLSX with tabs that are no sheets": {
    file: rawXlsx({ tabs: { chartsheet: "<x/>", dialogsheet: "<x/>", xlMacrosheet: "<x/>" } }),
    rows: people,
  },
  "an XLSX with a tab that cannot be read": {
    file: rawXlsx({ tabs: { worksheet: null } }),
    refused: /no es un libro XLSX que se pueda leer/,
  },
  "an XLSX with backslashes between its folders": {
    file: rawXlsx({ rename: (file) => file.replaceAll("/", "\\") }),
    rows: people,
  },
  "an XLSX with more rows than any list": {
    file: rawXlsx({ rows: "<row><c><v>1</v></c></row>".repeat(MOST_ROWS + 1) }),
    refused: tooLarge,
  },
  "9 MB of commas": { file: ",".repeat(9_000_000), refused: tooLarge },
};
