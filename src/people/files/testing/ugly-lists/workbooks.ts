import { writeOds } from "hucre/ods";
import { type CellValue, type WriteSheet, writeXlsx } from "hucre/xlsx";
import { unzip, zip } from "../zip.ts";
import { both, header, people, type UglyList } from "./ugly-list.ts";

const CONTENT = "content.xml";

const xlsx = (sheet: Partial<WriteSheet> & { readonly rows: CellValue[][] }) =>
  writeXlsx({ sheets: [{ name: "Inscritos", ...sheet }] });
const ods = (rows: CellValue[][]) => writeOds({ sheets: [{ name: "Inscritos", rows }] });

/** An ODS whose content is changed as LibreOffice would write it. */
async function odsWith(
  rows: CellValue[][],
  from: string | RegExp,
  to: string,
): Promise<Uint8Array> {
  const files = unzip(Buffer.from(await ods(rows)));
  const content = files.get(CONTENT)?.toString() ?? "";
  const changed = content.replace(from, to);
  if (changed === content) throw new Error("The document has no such place");
  return zip(files.set(CONTENT, Buffer.from(changed)));
}

/** Workbooks of Excel and LibreOffice, and files that only look like one. */
export const uglyWorkbooks: readonly UglyList[] = [
  {
    name: "an XLSX whose header cell Nombre spans two columns",
    file: xlsx({
      rows: [
        ["carnet", "nombre", null, "ticket"],
        ["2490-21-1", "José", "Peña", "001"],
      ],
      merges: [{ startRow: 0, startCol: 1, endRow: 0, endCol: 2 }],
    }),
    ends: { doubt: /Celda C2, valor «Peña»: está junto a «nombre»/ },
  },
  {
    name: "an XLSX with the lines of a CSV in one column",
    file: xlsx({
      rows: [["Inscritos"], [null], ["carnet,nombre,ticket"], ['2490-21-1,"Peña ""Pepe""",001']],
    }),
    ends: { rows: ['2490-21-1|Peña "Pepe"|001'] },
  },
  {
    name: "an XLSX whose heading stands in two rows",
    file: xlsx({
      rows: [
        ["Carnet", "Nombre", null, "Ticket"],
        [null, "Nombres", "Apellidos", null],
        ["2490-21-1", "José", "Peña", "001"],
      ],
    }),
    ends: { rows: ["2490-21-1|José Peña|001"], notice: /«Nombres \+ Apellidos»/ },
  },
  {
    name: "an XLSX with a carnet over three columns of numbers, one of which lost its zero",
    file: xlsx({
      rows: [
        ["Carné", null, null, "Nombre", "Ticket"],
        [901, 9, 104507, "José Peña", "001"],
      ],
      merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 2 }],
    }),
    ends: { rows: ["0901-09-104507|José Peña|001"] },
  },
  {
    name: "an XLSX with a filtered row",
    file: xlsx({ rows: both, rowDefs: new Map([[2, { hidden: true }]]) }),
    ends: { doubt: /Celda A3.*María.*está oculta en la hoja, quizá por un filtro\. Muestre/ },
  },
  {
    name: "an XLSX with a hidden column of the same name",
    file: xlsx({
      rows: both.map((cells, row) => [row === 0 ? "carnet" : "2489-20-9", ...cells]),
      columns: [{ hidden: true }],
    }),
    ends: { rows: people, notice: /«carnet» está en una columna oculta, que no se lee/ },
  },
  {
    name: "an XLSX whose tickets are hidden",
    file: xlsx({ rows: both, columns: [{}, {}, { hidden: true }] }),
    ends: {
      refused: /Faltan columnas: «numeroTicket»\..*«ticket» está en una columna oculta.*muéstrela/,
    },
  },
  {
    name: "an XLSX with somebody struck through",
    file: xlsx({
      rows: both,
      cells: new Map([["1,1", { value: "José Peña", style: { font: { strikethrough: true } } }]]),
    }),
    ends: { doubt: /Celda A2.*José Peña.*está tachada\. Bórrela/ },
  },
  {
    name: "an XLSX with carnets as dates of the 20th and the 19th century",
    file: xlsx({
      rows: [
        header,
        [new Date("1990-12-31"), "José Peña", "1"],
        // As LibreOffice counts, a day less than Excel would.
        [new Date("1890-11-21"), "María Núñez", "2"],
      ],
    }),
    ends: {
      refused: /Celda A2.*fecha: quizá «1990-12-31»\.[\s\S]*Celda A3.*fecha: quizá «1890-11-20»\./,
    },
  },
  {
    name: "an ODS with a formula whose result is 0",
    file: odsWith(
      [header, ["2490-21-1", "José Peña", 0]],
      /(office:value-type="float" office:value="0")/,
      'table:formula="of:=[.D2]" $1',
    ),
    ends: { refused: /Celda C2.*fórmula cuyo resultado no está guardado, o es 0/ },
  },
  {
    name: "an XLSX with a list on each of two sheets",
    file: writeXlsx({
      sheets: [
        { name: "Mañana", rows: both },
        { name: "Tarde", rows: both },
        { name: "Borrador", rows: both, hidden: true },
      ],
    }),
    ends: { refused: /«Mañana», «Tarde»\. Deje solo una/ },
  },
  {
    name: "an ODS with a hidden row",
    file: odsWith(
      both,
      /<table:table-row>(?=(?:(?!<table:table-row>).)*María)/,
      '<table:table-row table:visibility="filter">',
    ),
    ends: { doubt: /Celda A3.*María.*está oculta/ },
  },
  {
    name: "an ODS with grouped rows",
    file: odsWith(
      both,
      /(<table:table-row>(?:(?!<table:table-row>).)*María.*?<\/table:table-row>)/,
      "<table:table-row-group>$1</table:table-row-group>",
    ),
    ends: { rows: people },
  },
  {
    name: "an ODS whose format shows the zeros of tickets",
    file: odsWith(
      [header, ["2490-21-1", "José Peña", 42]],
      "<text:p>42</text:p>",
      "<text:p>0042</text:p>",
    ),
    ends: { rows: ["2490-21-1|José Peña|0042"] },
  },
  {
    name: "an ODS that names its type in a later file, as SheetJS writes it",
    file: ods(both).then((file) => zip(new Map([...unzip(Buffer.from(file))].toReversed()))),
    ends: { rows: people },
  },
  {
    name: "a Numbers document",
    file: zip(new Map([["Index/Document.iwa", Buffer.from("x")]])),
    ends: { refused: /Numbers.*Exportar a > Excel/ },
  },
  {
    name: "a Word document",
    file: zip(new Map([["word/document.xml", Buffer.from("x")]])),
    ends: { refused: /Word.*Copie la tabla/ },
  },
  { name: "a PDF", file: "%PDF-1.7\n", ends: { refused: /un PDF\. De un PDF.*pida la hoja/ } },
  {
    name: "an old Excel book",
    file: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]),
    ends: { refused: /Excel antiguo.*Guardar como/ },
  },
];
