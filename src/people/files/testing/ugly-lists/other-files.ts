import { readFile } from "node:fs/promises";
import iconv from "iconv-lite";
import type { UglyLists } from "./ugly-list.ts";

const page = "<html><table><tr><th>Carnet</th></tr><tr><td>Ana Peña</td></tr></table></html>";
const webPage = { refused: /^El archivo es una página web o .*Guardar como[^A]*$/ };
const shortcut = { refused: /es un acceso directo a la hoja y no la hoja\..*descargue la hoja/ };

/** The file with which Excel marks an open list: the name of who opened it, twice. */
function lockFile(name: string): Buffer {
  const file = Buffer.alloc(165, " ");
  file.writeUInt8(name.length, 0);
  file.write(name, 1);
  file.writeUInt16LE(name.length, 55);
  file.write(name.padEnd(54), 57, "utf16le");
  return file;
}

/** A file that LibreOffice 7.4 or XlsxWriter 3.0 made. */
const file = (name: string) => readFile(new URL(`../files/${name}`, import.meta.url));

/** Files whose names suggest another kind than their content. */
export const otherFiles: UglyLists = {
  "a web page after a byte order mark": { file: `\ufeff${page}`, ...webPage },
  "a web page after a comment": { file: `<!-- Reporte -->\n${page}`, ...webPage },
  "a web page from its meta": { file: `\n<meta charset="utf-8">${page}`, ...webPage },
  "a web page in UTF-16 with its mark": {
    file: iconv.encode(page, "utf-16be", { addBOM: true }),
    ...webPage,
  },
  "a web page in one file": {
    file: `From: x\r\nMIME-Version: 1.0\r\n\r\n${page}`,
    refused: /\(\.mht\)\. .*xlsx/,
  },
  "a flat ODS": {
    file: `<?xml version="1.0"?>\n<office:document office:version="1.3"/>`,
    refused: /\(\.fods\)\. .*xlsx/,
  },
  "a sheet in SYLK": {
    file: 'ID;PCALCOOO32\nC;X1;Y1;K"carnet"\nE\n',
    refused: /\(\.slk\)\. .*xlsx/,
  },
  "a sheet in DIF": { file: 'TABLE\r\n0,1\r\n"Sheet1"\r\n', refused: /\(\.dif\)\. .*xlsx/ },
  "people in JSON": {
    file: '[{"carnet": "2490-21-1", "nombre": "José Peña"}]',
    refused: /El archivo es un JSON.*hoja de cálculo o CSV/,
  },
  "the mark of a list that is open in Excel": {
    file: lockFile("Organizador"),
    refused: /la marca que la hoja de cálculo deja.*Ciérrela/,
  },
  "the mark of a list that is open in LibreOffice": {
    file: ",ana,equipo,25.11.2026 10:00,file:///home/ana/.config/libreoffice/4;",
    refused: /la marca que la hoja de cálculo deja.*Ciérrela/,
  },
  "a list whose header begins with an id": {
    file: "ID;Participante;Carnet;Ticket\n1;José Peña;2490-21-1;001",
    rows: ["2490-21-1|José Peña|001"],
  },
  "a shortcut of Windows to a page": {
    file: "[InternetShortcut]\r\nURL=https://docs.example.org/",
    ...shortcut,
  },
  "only the address of a sheet": { file: "https://docs.example.org/1\n", ...shortcut },
  "a shortcut of Google Drive": { file: `{"":"","doc_id":"1x"}`, ...shortcut },
  "people without a header, of whom nothing is shown": {
    file: "2490-21-1,José Peña,001",
    refused: /^(?!.*(?:Peña|2490)).*no tiene una fila con los nombres.*La primera fila/,
  },
  "a workbook whose UTF-8 was read as Windows-1252": {
    file: file("misread.ods"),
    refused: /están dañadas.*quizá «MARÍA ÁLVAREZ LÓPEZ»/,
  },
  "a workbook with a formula that nobody computed": {
    file: file("formula-not-computed.xlsx"),
    refused: /Celda C2.*fórmula cuyo resultado no está guardado.*guárdelo de nuevo/,
  },
  "a workbook with a carnet that became a date of the Julian calendar": {
    file: file("old-date.xlsx"),
    refused: /Celda A2.*fecha, y se puede leer de dos maneras: 0901-05-12 o 0901-05-17/,
  },
  "a workbook with a date that Excel and LibreOffice count differently": {
    file: file("date-1900.xlsx"),
    refused: /Celda A2.*dos maneras: 1900-01-15 o 1900-01-16\./,
  },
  "an ODS with a date of the first year": {
    file: file("date-year-1.ods"),
    refused: /Celda A2, .*«0001-01-01».*maneras: 0001-01-01 o 0001-01-1\./,
  },
  "a workbook with a number of sixteen digits": {
    file: file("sixteen-digits.xlsx"),
    refused: /Celda C2.*más cifras de las que la hoja de cálculo conserva/,
  },
  "an ODS with a password": {
    file: file("password.ods"),
    refused: /está protegido con contraseña: quítesela/,
  },
};
