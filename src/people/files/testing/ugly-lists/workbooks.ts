import { readFile } from "node:fs/promises";
import { writeOds } from "hucre/ods";
import { writeXlsx } from "hucre/xlsx";
import { xlsxFile } from "#people/files/formats/write-xlsx.ts";
import { unzip, zip } from "../zip.ts";
import { both, listsIn, people, type UglyLists } from "./ugly-list.ts";

/* The sheet of an XLSX as JSON, all its `sheets`, or a file that LibreOffice 7.4 or XlsxWriter 3.0 made. */
const table = String.raw`
an XLSX whose header cell Nombre spans two columns => {"rows": [["carnet", "nombre", null, "ticket"], ["2490-21-1", "José", "Peña", "001"]], "merges": [{"startRow": 0, "startCol": 1, "endRow": 0, "endCol": 2}]} => doubt: Celda C2, valor «Peña»: está junto al nombre
an XLSX with the lines of a CSV in one column => {"rows": [["Inscritos"], [null], ["carnet,nombre,ticket"], ["2490-21-1,\"Peña \"\"Pepe\"\"\",001"]]} => rows: 2490-21-1|Peña "Pepe"|001
an XLSX whose heading stands in two rows => {"rows": [["Carnet", "Nombre", null, "Ticket"], [null, "Nombres", "Apellidos", null], ["2490-21-1", "José", "Peña", "001"]]} => rows: 2490-21-1|José Peña|001 => notice: «Nombres + Apellidos»
an XLSX with a carnet over three columns of numbers, one of which lost its zero => {"rows": [["Carné", null, null, "Nombre", "Ticket"], [901, 9, 104507, "José Peña", "001"]], {merged}} => rows: 0901-09-104507|José Peña|001
an XLSX with a carnet in three named columns below a merged heading => {"rows": [["Carné", null, null, "Nombre", "Año de estudio", "Ticket"], ["Código", "Año", "Correlativo", null, null, null], [901, 9, 104507, "José Peña", 3, "001"]], {merged}} => rows: 0901-09-104507|José Peña|001
an XLSX with a hidden column of the same name => {"rows": [["carnet", "carnet", "nombre", "ticket"], ["2489-20-9", "2490-21-1", "José Peña", "001"], ["2489-20-9", "2490-21-2", "María Núñez", "002"]], "columns": [{"hidden": true}]} => rows: {people} => notice: «carnet» está en una columna oculta, que no se lee
an XLSX whose surnames are hidden => {"rows": [["carnet", "nombre", "apellidos", "ticket"], ["2490-21-1", "José", "Peña", "001"]], "columns": [{}, {}, {"hidden": true}]} => rows: 2490-21-1|José|001 => notice: «apellidos» está en una columna oculta
an XLSX whose tickets are hidden => {"rows": [["carnet", "nombre", "ticket"], ["2490-21-1", "José Peña", "001"]], "columns": [{}, {}, {"hidden": true}]} => refused: Faltan columnas: «numeroTicket». … «ticket» está en una columna oculta … muéstrela
an XLSX with a list on each of two sheets => [sheets] [{"name": "Mañana", {both}}, {"name": "Tarde", {both}}, {"name": "Borrador", "hidden": true, {both}}] => refused: «Mañana», «Tarde». Deje solo una
an XLSX whose second sheet has people without a header => [sheets] [{"name": "Mañana", {both}}, {"name": "Tarde", "rows": [["2490-21-3", "Eva Xol", "003"]]}] => rows: {people} => notice: También parece una lista la hoja «Tarde»
an XLSX whose list is on a hidden sheet => [sheets] [{"name": "Resumen", "rows": [["Total", 2]]}, {"name": "Datos", "hidden": true, {both}}] => refused: Hojas ocultas: «Datos». Si la lista está ahí, muéstrela
a workbook with a formula that nobody computed => [file] formula-not-computed.xlsx => refused: Celda C2 … fórmula cuyo resultado no está guardado … guárdelo de nuevo
a workbook with a number of sixteen digits => [file] sixteen-digits.xlsx => refused: Celda C2 … más cifras de las que la hoja de cálculo conserva
an ODS with a password => [file] password.ods => refused: está protegido con contraseña: quítesela
`;

const shorthands = {
  "{both}": `"rows": ${JSON.stringify(both)}`,
  "{merged}": '"merges": [{"startRow": 0, "startCol": 0, "endRow": 0, "endCol": 2}]',
};

const noted = new Map([["1,1", { value: "José Peña", comment: { text: "No pagó" } }]]);

/** Workbooks of Excel and LibreOffice, and files that only look like one. */
export const uglyWorkbooks: UglyLists = {
  ...listsIn(table, shorthands, (text, kind) => {
    if (kind === "file") return readFile(new URL(`../files/${text}`, import.meta.url));
    const written = JSON.parse(text);
    return writeXlsx({ sheets: kind ? written : [{ name: "Inscritos", ...written }] });
  }),
  "an own XLSX with a ticket that looks like a code of XLSX": {
    file: xlsxFile([{ carnet: "2490-21-1", nombre: "José Peña", numeroTicket: "A_x0031_" }]),
    rows: ["2490-21-1|José Peña|A_x0031_"],
  },
  "an XLSX with a note in a cell": {
    file: writeXlsx({ sheets: [{ name: "Inscritos", rows: both, cells: noted }] }),
    rows: people,
    notice: /lleva notas o comentarios/,
  },
  "an ODS that names its type in a later file, as SheetJS writes it": {
    file: writeOds({ sheets: [{ name: "Inscritos", rows: both }] }).then((file) =>
      zip(new Map([...unzip(Buffer.from(file))].toReversed())),
    ),
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
