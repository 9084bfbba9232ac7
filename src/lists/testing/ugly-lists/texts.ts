import iconv from "iconv-lite";
import { both, header, jose, maria, people, text, type UglyList } from "./ugly-list.ts";

const capitals = [header, ["2490-21-1", "JOSÉ PEÑA", "001"], ["2490-21-2", "MARÍA NÚÑEZ", "002"]];
const inCapitals = ["2490-21-1|JOSÉ PEÑA|001", "2490-21-2|MARÍA NÚÑEZ|002"];

/** Encodings, separators, quotes and line ends. */
export const uglyTexts: readonly UglyList[] = [
  {
    name: "UTF-8 with its mark, as Excel saves it",
    file: `\ufeff${text(both)}`,
    ends: { rows: people },
  },
  {
    name: "UTF-8 without a mark, as Google Sheets saves it",
    file: text(both),
    ends: { rows: people },
  },
  {
    name: "Windows-1252 with semicolons",
    file: iconv.encode(text(both, ";"), "win1252"),
    ends: { rows: people },
  },
  {
    name: "Unicode text of Excel, in UTF-16 with tabs",
    file: iconv.encode(text(both, "\t"), "utf-16le", { addBOM: true }),
    ends: { rows: people },
  },
  {
    name: "CSV (Macintosh) of Excel for Mac",
    file: iconv.encode(text(both, ";"), "macintosh"),
    ends: { rows: people, notice: /Macintosh/ },
  },
  {
    name: "CSV (Macintosh) in capitals",
    file: iconv.encode(text(capitals), "macintosh"),
    ends: { rows: inCapitals, notice: /Macintosh/ },
  },
  {
    name: "CSV (MS-DOS) of Excel",
    file: iconv.encode(text(both, ";"), "cp850"),
    ends: { rows: people, notice: /CP850/ },
  },
  {
    name: "CSV (MS-DOS) in capitals",
    file: iconv.encode(text(capitals), "cp850"),
    ends: { rows: inCapitals, notice: /CP850/ },
  },
  {
    name: "Windows-1252 with a curly apostrophe",
    file: iconv.encode(text([header, ["2490-21-1", "Ana O’Brien", "1"]]), "win1252"),
    ends: { rows: ["2490-21-1|Ana O’Brien|1"] },
  },
  { name: "pipes", file: text(both, "|"), ends: { rows: people } },
  { name: "sep= and semicolons", file: `sep=;\r\n${text(both, ";")}`, ends: { rows: people } },
  {
    name: "line ends of an old Mac",
    file: text(both).replaceAll("\r\n", "\r"),
    ends: { rows: people },
  },
  {
    name: "every cell in quotes, and a line break in one",
    file: '"carnet","nombre","ticket"\n"2490-21-1","José\nPeña","001"\n',
    ends: { rows: ["2490-21-1|José Peña|001"] },
  },
  {
    name: "blank rows between and commas after the last",
    file: text([header, jose, ["", "", ""], maria, ["", "", ""]]),
    ends: { rows: people },
  },
  {
    name: "zeros kept by formulas",
    file: text([header, ["2490-21-1", "José Peña", '="001"']]),
    ends: { rows: ["2490-21-1|José Peña|001"] },
  },
  {
    name: "names as surname, given name without quotes",
    file: text([header, ["2490-21-1", "Peña, José", "001"]]),
    ends: { refused: /Línea 2.*4 celdas.*entre comillas/ },
  },
  {
    name: "a quote that is never closed",
    file: text([header, ["2490-21-1", '"José', "001"]]),
    ends: { refused: /comillas.*no se cierran.*ciérrelas/ },
  },
  {
    name: "UTF-8 taken for Windows-1252 and saved again",
    file: text([header, ["2490-21-1", "JosÃ© PeÃ±a", "001"]]),
    ends: { refused: /Línea 2.*UTF-8 leído como Windows-1252.*guardar/ },
  },
  {
    name: "Macintosh taken for Windows-1252 and saved again",
    file: text([header, ["2490-21-1", "Mar’a JosŽ", "1"]]),
    ends: { doubt: /Línea 2.*dañadas.*«María José»/ },
  },
  {
    name: "MS-DOS taken for Windows-1252 and saved again",
    file: text([header, ["2490-21-1", "Jos‚ Pe¤a", "1"]]),
    ends: { doubt: /Línea 2.*dañadas.*«José Peña»/ },
  },
  {
    name: "letters lost to question marks",
    file: text([header, ["2490-21-1", "Jos? Pe?a", "1"]]),
    ends: { refused: /Línea 2.*«\?» donde debería/ },
  },
];
