import iconv from "iconv-lite";
import type { UglyList } from "./ugly-list.ts";

const page = "<html><table><tr><th>Carnet</th></tr><tr><td>Ana Peña</td></tr></table></html>";
const webPage = { refused: /^El archivo es una página web, .*Guardar como[^A]*$/ };
const shortcut = { refused: /es un acceso directo .* y no la hoja\..*descargue la hoja/ };

/** Files that are something else than their names say. */
export const otherFiles: readonly UglyList[] = [
  { name: "a web page after a byte order mark", file: `\ufeff${page}`, ends: webPage },
  { name: "a web page after a comment", file: `<!-- Reporte -->\n${page}`, ends: webPage },
  { name: "a web page from its meta", file: `\n<meta charset="utf-8">${page}`, ends: webPage },
  { name: "a web page in UTF-16", file: iconv.encode(page, "utf-16le"), ends: webPage },
  {
    name: "a web page in UTF-16 with its mark",
    file: iconv.encode(page, "utf-16be", { addBOM: true }),
    ends: webPage,
  },
  {
    name: "a workbook in XML",
    file: `<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook/>`,
    ends: webPage,
  },
  {
    name: "a list whose header begins with an id",
    file: "ID;Participante;Carnet;Ticket\n1;José Peña;2490-21-1;001",
    ends: { rows: ["2490-21-1|José Peña|001"] },
  },
  {
    name: "a shortcut of Windows to a page",
    file: "[InternetShortcut]\r\nURL=https://docs.example.org/",
    ends: shortcut,
  },
  { name: "only the address of a sheet", file: "https://docs.example.org/1\n", ends: shortcut },
  { name: "a shortcut of Google Drive", file: `{"":"","doc_id":"1x"}`, ends: shortcut },
  { name: "data of a program", file: `[{"carnet": "2490-21-1"}]`, ends: { refused: /JSON/ } },
  {
    name: "people without a header, of whom nothing is shown",
    file: "2490-21-1,José Peña,001",
    ends: { refused: /^(?!.*(?:Peña|2490)).*sin encabezado\. La primera fila/ },
  },
];
