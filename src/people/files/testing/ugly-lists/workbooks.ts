import { writeOds } from "hucre/ods";
import { type CellValue, type WriteSheet, writeXlsx } from "hucre/xlsx";
import { unzip, zip } from "../zip.ts";
import { both, header, listsIn, people, type UglyLists } from "./ugly-list.ts";

const CONTENT = "content.xml";

const xlsx = (sheet: Partial<WriteSheet> & { readonly rows: CellValue[][] }) =>
  writeXlsx({ sheets: [{ name: "Inscritos", ...sheet }] });
const ods = (rows: CellValue[][]) => writeOds({ sheets: [{ name: "Inscritos", rows }] });

/** An ODS whose content is changed as LibreOffice would write it. */
async function odsWith(rows: CellValue[][], from: string | RegExp, to: string) {
  const files = unzip(Buffer.from(await ods(rows)));
  const content = files.get(CONTENT)?.toString() ?? "";
  const changed = content.replace(from, to);
  if (changed === content) throw new Error("The document has no such place");
  return zip(files.set(CONTENT, Buffer.from(changed)));
}

/* Sheets as JSON. */
const table = String.raw`
an XLSX whose header cell Nombre spans two columns => [xlsx] {"rows": [["carnet", "nombre", null, "ticket"], ["2490-21-1", "José", "Peña", "001"]], "merges": [{"startRow": 0, "startCol": 1, "endRow": 0, "endCol": 2}]} => doubt: Celda C2, valor «Peña»: está junto a «nombre»
an XLSX with the lines of a CSV in one column => [xlsx] {"rows": [["Inscritos"], [null], ["carnet,nombre,ticket"], ["2490-21-1,\"Peña \"\"Pepe\"\"\",001"]]} => rows: 2490-21-1|Peña "Pepe"|001
an XLSX whose heading stands in two rows => [xlsx] {"rows": [["Carnet", "Nombre", null, "Ticket"], [null, "Nombres", "Apellidos", null], ["2490-21-1", "José", "Peña", "001"]]} => rows: 2490-21-1|José Peña|001 => notice: «Nombres + Apellidos»
an XLSX with a carnet over three columns of numbers, one of which lost its zero => [xlsx] {"rows": [["Carné", null, null, "Nombre", "Ticket"], [901, 9, 104507, "José Peña", "001"]], {merged}} => rows: 0901-09-104507|José Peña|001
an XLSX with a carnet in three named columns below a merged heading => [xlsx] {"rows": {named columns}, {merged}} => rows: 0901-09-104507|José Peña|001
an ODS with a carnet in three named columns => [ods] {"rows": {named columns}} => rows: 0901-09-104507|José Peña|001
an XLSX with a hidden column of the same name => [xlsx] {"rows": [["carnet", "carnet", "nombre", "ticket"], ["2489-20-9", "2490-21-1", "José Peña", "001"], ["2489-20-9", "2490-21-2", "María Núñez", "002"]], "columns": [{"hidden": true}]} => rows: {people} => notice: «carnet» está en una columna oculta, que no se lee
an XLSX whose tickets are hidden => [xlsx] {"rows": [["carnet", "nombre", "ticket"], ["2490-21-1", "José Peña", "001"]], "columns": [{}, {}, {"hidden": true}]} => refused: Faltan columnas: «numeroTicket». … «ticket» está en una columna oculta … muéstrela
`;

const shorthands = {
  "{merged}": '"merges": [{"startRow": 0, "startCol": 0, "endRow": 0, "endCol": 2}]',
  "{named columns}":
    '[["Carné", null, null, "Nombre", "Año de estudio", "Ticket"], ["Código", "Año", "Correlativo", null, null, null], [901, 9, 104507, "José Peña", 3, "001"]]',
};

function sheetOf(text: string, kind?: string) {
  const sheet = JSON.parse(text);
  return kind === "ods" ? ods(sheet.rows) : xlsx(sheet);
}

/** Workbooks of Excel and LibreOffice, and files that only look like one. */
export const uglyWorkbooks: UglyLists = {
  ...listsIn(table, shorthands, sheetOf),
  "an XLSX with a filtered row": {
    file: xlsx({ rows: both, rowDefs: new Map([[2, { hidden: true }]]) }),
    doubt: /Celda A3.*María.*está oculta en la hoja, quizá por un filtro\. Muestre/,
  },
  "an XLSX with somebody struck through": {
    file: xlsx({
      rows: both,
      cells: new Map([["1,1", { value: "José Peña", style: { font: { strikethrough: true } } }]]),
    }),
    doubt: /Celda A2.*José Peña.*está tachada\. Bórrela/,
  },
  "an XLSX with carnets as dates of the 20th and the 19th century": {
    file: xlsx({
      rows: [
        header,
        [new Date("1990-12-31"), "José Peña", "1"],
        // As LibreOffice counts, a day less than Excel would.
        [new Date("1890-11-21"), "María Núñez", "2"],
      ],
    }),
    refused: /Celda A2.*fecha: quizá «1990-12-31»\.[\s\S]*Celda A3.*fecha: quizá «1890-11-20»\./,
  },
  "an ODS with a formula whose result is 0": {
    file: odsWith(
      [header, ["2490-21-1", "José Peña", 0]],
      /(office:value-type="float" office:value="0")/,
      'table:formula="of:=[.D2]" $1',
    ),
    refused: /Celda C2.*fórmula cuyo resultado no está guardado, o es 0/,
  },
  "an XLSX with a list on each of two sheets": {
    file: writeXlsx({
      sheets: [
        { name: "Mañana", rows: both },
        { name: "Tarde", rows: both },
        { name: "Borrador", rows: both, hidden: true },
      ],
    }),
    refused: /«Mañana», «Tarde»\. Deje solo una/,
  },
  "an ODS with a hidden row": {
    file: odsWith(
      both,
      /<table:table-row>(?=(?:(?!<table:table-row>).)*María)/,
      '<table:table-row table:visibility="filter">',
    ),
    doubt: /Celda A3.*María.*está oculta/,
  },
  "an ODS with grouped rows": {
    file: odsWith(
      both,
      /(<table:table-row>(?:(?!<table:table-row>).)*María.*?<\/table:table-row>)/,
      "<table:table-row-group>$1</table:table-row-group>",
    ),
    rows: people,
  },
  "an ODS whose format shows the zeros of tickets": {
    file: odsWith(
      [header, ["2490-21-1", "José Peña", 42]],
      "<text:p>42</text:p>",
      "<text:p>0042</text:p>",
    ),
    rows: ["2490-21-1|José Peña|0042"],
  },
  "an ODS that names its type in a later file, as SheetJS writes it": {
    file: ods(both).then((file) => zip(new Map([...unzip(Buffer.from(file))].toReversed()))),
    rows: people,
  },
  "a Numbers document": {
    file: zip(new Map([["Index/Document.iwa", Buffer.from("x")]])),
    refused: /Numbers.*Exportar a > Excel/,
  },
  "a Word document": {
    file: zip(new Map([["word/document.xml", Buffer.from("x")]])),
    refused: /Word.*Copie la tabla/,
  },
  "an old Excel book": {
    file: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]),
    refused: /Excel antiguo.*Guardar como/,
  },
};
