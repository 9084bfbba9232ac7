import { type RawXlsx, rawOds, rawXlsx } from "../raw-workbooks.ts";
import { people, type UglyLists } from "./ugly-list.ts";

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const row = (cells: readonly string[], attributes = "") =>
  `<row${attributes}>${cells.join("")}</row>`;
const header = row(["carnet", "nombre", "ticket"].map(text), ' r="1"');
const jose = row(["2490-21-1", "José Peña", "001"].map(text), ' r="2"');
const maria = row(["2490-21-2", "María Núñez", "002"].map(text), ' r="3"');
const xlsx = (list: Partial<RawXlsx>) => rawXlsx({ rows: header + jose + maria, ...list });

/** A list with one person, whose ticket is this cell. */
const ticket = (cell: string, list: Partial<RawXlsx> = {}) =>
  xlsx({ rows: header + row([text("2490-21-1"), text("José Peña"), cell]), ...list });
const name = (cell: string) => xlsx({ rows: header + row([text("2490-21-1"), cell, text("001")]) });

const cell = (inside: string, attributes = "") =>
  `<table:table-cell office:value-type="string"${attributes}>${inside}</table:table-cell>`;
const p = (value: string) => `<text:p>${value}</text:p>`;
const odsRow = (cells: readonly string[], attributes = "") =>
  `<table:table-row${attributes}>${cells.join("")}</table:table-row>`;
const odsHeader = odsRow(["carnet", "nombre", "ticket"].map((value) => cell(p(value))));
const ods = (last: string, styles = "", attributes = "", first = cell(p("José Peña"))) =>
  rawOds(odsHeader + odsRow([cell(p("2490-21-1")), first, last], attributes), styles);
const float = (value: number, shown: string) =>
  `<table:table-cell office:value-type="float" office:value="${value}">${p(shown)}</table:table-cell>`;
/** LibreOffice writes the second where it opened an XLSX. */
const struck = ['style="solid"', 'type="single"']
  .map(
    (line, at) =>
      `<style:style style:name="T${at}" style:family="text"><style:text-properties style:text-line-through-${line}/></style:style>`,
  )
  .join("");

/** Workbooks from raw XML, as spreadsheets and other programs write them. */
export const rawLists: UglyLists = {
  "an XLSX with a format of texts": {
    file: ticket(`<c s="1" t="inlineStr"><is><t>002</t></is></c>`, { formats: ['"T-"@'] }),
    rows: ["2490-21-1|José Peña|T-002"],
  },
  "an XLSX that shows another ticket than it stores": {
    file: ticket(`<c s="1"><v>1234</v></c>`, { formats: ["#,##0"] }),
    doubt: /^Celda C2.*«1234»: la hoja muestra «1,234» y guarda «1234», que es lo que.*texto/,
  },
  "an XLSX with formulas that give an empty text below, also in another column": {
    file: xlsx({
      rows:
        header +
        jose +
        maria +
        row([`<c r="C4" t="str"><f>X</f><v></v></c>`]) +
        row([`<c r="E5" t="str"><f>X</f><v/></c>`]),
    }),
    rows: people,
  },
  "an XLSX with a formula that PhpSpreadsheet did not compute": {
    file: ticket(`<c r="C2" t="str"><f>X</f><v>0</v></c>`),
    refused: /Celda C2.*«0»: es una fórmula cuyo resultado no está guardado/,
  },
  "an XLSX with an error that nobody computed": {
    file: ticket(`<c r="C2" t="e"><f>X</f></c>`),
    refused: /Celda C2.*«=X»: es una fórmula cuyo resultado no está guardado/,
  },
  "an XLSX whose format fills up a short carnet": {
    file: xlsx({
      rows: header + row([`<c s="1"><v>24902145</v></c>`, text("José Peña"), text("001")]),
      formats: [String.raw`0000\-00\-000000`],
    }),
    refused: /«0000-24-902145»: se puede leer de varias maneras:.* o 2490-21-45/,
  },
  "an XLSX with tabs that are no sheets": {
    file: xlsx({
      tabs: ["chartsheet", "dialogsheet", "xlMacrosheet"].map((type) => ({ type, xml: "<x/>" })),
    }),
    rows: people,
  },
  "an XLSX with a tab that cannot be read": {
    file: xlsx({ tabs: [{ type: "worksheet", xml: null }] }),
    refused: /no es un libro XLSX que se pueda leer/,
  },
  "an XLSX with capitals in the names of its files": {
    file: xlsx({
      rows: header + row([0, 1, 2].map((index) => `<c t="s"><v>${index}</v></c>`)),
      strings: ["2490-21-1", "José Peña", "001"].map((one) => `<si><t>${one}</t></si>`).join(""),
      rename: (file) => file.replace("sharedStrings", "SharedStrings"),
    }),
    rows: ["2490-21-1|José Peña|001"],
  },
  "an XLSX with backslashes between its folders": {
    file: xlsx({ rename: (file) => file.replaceAll("/", "\\") }),
    rows: people,
  },
  "an XLSX with a date that looks like a carnet": {
    file: xlsx({
      rows:
        header + row([`<c t="d"><v>2490-12-05</v></c>`, text("José Peña"), text("001")], ' r="2"'),
    }),
    refused: /Celda A2.*«2490-12-05»: la hoja de cálculo lo guardó como fecha/,
  },
  "an XLSX with a row without height": {
    file: xlsx({ rows: header + jose + maria.replace('r="3"', 'r="3" ht="0" customHeight="1"') }),
    doubt: /Celda A3.*María.*está oculta/,
  },
  "an XLSX with a hidden row without a number": {
    file: xlsx({
      rows: header + row([text("2490-21-1"), text("José Peña"), text("1")], ' hidden="1"'),
    }),
    doubt: /Celda A2.*José.*está oculta/,
  },
  "an XLSX with a text that is struck through in part": {
    file: name(
      `<c t="inlineStr"><is><r><rPr><strike/></rPr><t>José Peña</t></r><r><t> Eva Xol</t></r></is></c>`,
    ),
    doubt: /Celda B2.*«José Peña Eva Xol»: tiene una parte tachada: quizá «Eva Xol»\. Borre/,
  },
  "an XLSX with a text that is struck through in its cell": {
    file: name(`<c t="inlineStr"><is><r><rPr><strike/></rPr><t>José Peña</t></r></is></c>`),
    doubt: /Celda A2.*la fila está tachada/,
  },
  "an ODS with a format of texts": {
    file: ods(
      cell(p("002"), ' table:style-name="ce1"'),
      `<number:text-style style:name="N1"><number:text>T-</number:text><number:text-content/></number:text-style><style:style style:name="ce1" style:family="table-cell" style:data-style-name="N1"/>`,
    ),
    rows: ["2490-21-1|José Peña|T-002"],
  },
  "an ODS that shows another ticket than it stores": {
    file: ods(float(1234, "1,234")),
    doubt: /Celda C2.*«1234»: la hoja muestra «1,234» y guarda «1234»/,
  },
  "an ODS with a number that nobody computed": {
    file: ods(`<table:table-cell table:formula="of:=X" office:value-type="float"/>`),
    refused: /Celda C2.*es una fórmula cuyo resultado no está guardado/,
  },
  "an ODS with hidden columns of the same names": {
    file: rawOds(
      `<table:table-column table:visibility="collapse" table:number-columns-repeated="2"/><table:table-column/>${[
        ["carnet", "nombre", "carnet", "nombre", "ticket"],
        ["2489-20-9", "Eva Xol", "2490-21-1", "José Peña", "001"],
      ]
        .map((cells) => odsRow(cells.map((value) => cell(p(value)))))
        .join("")}`,
    ),
    rows: ["2490-21-1|José Peña|001"],
    notice: /«carnet», «nombre» están en columnas/,
  },
  "an ODS that was cut off": {
    file: rawOds(`${odsHeader}${odsRow([cell(p("2490-21-1"))])}<!--`),
    refused: /no es un libro ODS que se pueda leer; puede estar dañado/,
  },
  "an ODS with a text that is struck through in part": {
    file: ods(
      cell(p("001")),
      struck,
      "",
      cell(
        p(
          `<text:span text:style-name="T0">José</text:span> Eva <text:span text:style-name="T1">Paz</text:span> Xol`,
        ),
      ),
    ),
    doubt: /Celda B2.*«José Eva Paz Xol»: tiene una parte tachada: quizá «Eva Xol»/,
  },
  "an ODS with a row without height": {
    file: ods(
      cell(p("001")),
      `<style:style style:name="ro1" style:family="table-row"><style:table-row-properties style:row-height="0cm"/></style:style>`,
      ' table:style-name="ro1"',
    ),
    doubt: /Celda A2.*está oculta/,
  },
  "an ODS with notes, repeated blanks and a formula that gives an empty text": {
    file: rawOds(
      odsHeader +
        odsRow([
          cell(p("2490-21-1")),
          cell(`<office:annotation>${p("No pagó")}</office:annotation>${p("José<text:s/>Peña")}`),
          cell(p("001")),
        ]) +
        odsRow(
          [`<table:table-cell table:number-columns-repeated="16384"/>`],
          ' table:number-rows-repeated="3"',
        ) +
        odsRow([
          `<table:table-cell table:formula="of:=X" office:value-type="string" office:string-value=""/>`,
        ]) +
        odsRow([cell(p("2490-21-2")), cell(p("María Núñez")), cell(p("002"))]) +
        odsRow(
          [`<table:table-cell table:number-columns-repeated="16384"/>`],
          ' table:number-rows-repeated="1048000"',
        ),
    ),
    rows: people,
  },
};
