import { readFile } from "node:fs/promises";
import { listsIn, type UglyLists } from "./ugly-list.ts";

/* Files that LibreOffice 7.4 or XlsxWriter 3.0 made, by their names. */
const table = `
a workbook with a formula that nobody computed => formula-not-computed.xlsx => refused: Celda C2 … fórmula cuyo resultado no está guardado … guárdelo de nuevo
a workbook with a number of sixteen digits => sixteen-digits.xlsx => refused: Celda C2 … más cifras de las que la hoja de cálculo conserva
an ODS with a password => password.ods => refused: está protegido con contraseña: quítesela
`;

export const otherFiles: UglyLists = {
  "people without a header, of whom nothing is shown": {
    file: "2490-21-1,José Peña,001",
    refused: /^(?!.*(?:Peña|2490)).*no tiene una fila con los nombres.*La primera fila/,
  },
  ...listsIn(table, {}, (name) => readFile(new URL(`../files/${name}`, import.meta.url))),
};
