import { header, jose, maria, one, people, text, type UglyList } from "./ugly-list.ts";

/** What people and spreadsheets put into cells. */
export const uglyCells: readonly UglyList[] = [
  {
    name: "carnets with spaces, long dashes and none",
    file: text([
      header,
      ["2490 21 1", "José Peña", "001"],
      ["2490–21–2", "María Núñez", "002"],
      ["249021000003", "Eva Xol", "003"],
    ]),
    ends: { rows: [...people, "2490-21-000003|Eva Xol|003"] },
  },
  {
    name: "a short carnet without dashes",
    file: one("24902112", "José Peña", "001"),
    ends: { rows: ["2490-21-12|José Peña|001"], notice: /menos de 12 números: 1/ },
  },
  {
    name: "another kind of number that begins with a year",
    file: one("201912345", "José Peña", "001"),
    ends: { doubt: /Línea 2.*«201912345».*empieza como un año.*se leería como 2019-12-345/ },
  },
  {
    name: "carnets in scientific notation",
    file: one("2.49021E+11", "José Peña", "1"),
    ends: { refused: /Línea 2.*notación científica.*=TEXTO\(A2;"0000-00-000000"\)/ },
  },
  {
    name: "a carnet turned into a date",
    file: one("7/12/2490", "José Peña", "1"),
    ends: { refused: /Línea 2.*en una fecha.*formato de texto/ },
  },
  {
    name: "the same row twice",
    file: text([header, jose, maria, jose, jose]),
    ends: { rows: people, notice: /2 filas repiten otra anterior.*línea 4, línea 5/ },
  },
  {
    name: "one person with two tickets",
    file: text([header, jose, ["2490-21-1", "José Peña", "003"]]),
    ends: { refused: /Línea 3.*el carnet ya está en la línea 2.*una sola fila/ },
  },
  {
    name: "two people with one ticket",
    file: text([header, jose, ["2490-21-2", "María Núñez", "001"]]),
    ends: { refused: /Línea 3.*el ticket ya está en la línea 2/ },
  },
  {
    name: "names and tickets in each other's column",
    file: one("2490-21-1", "17", "Ana Pérez"),
    ends: {
      doubt: /columna «ticket», valor «Ana Pérez»: parece el nombre de una persona.*cambiadas/,
    },
  },
  ...["N/A", "-", "?", "x", "Sin nombre", "12"].map(
    (nombre): UglyList => ({
      name: `the name ${nombre}`,
      file: one("2490-21-1", nombre, "1"),
      ends: {
        doubt:
          /Línea 2, columna «nombre».*: (?:no parece un nombre|no tiene ninguna letra|lleva números)\. Escriba/,
      },
    }),
  ),
  ...["pendiente", "N/A", "-", "por asignar"].map(
    (ticket): UglyList => ({
      name: `the ticket ${ticket}`,
      file: one("2490-21-1", "José Peña", ticket),
      ends: { doubt: /Línea 2, columna «ticket».*no parece un número de ticket\. Escriba/ },
    }),
  ),
  {
    name: "a ticket turned into a date",
    file: one("2490-21-1", "José Peña", "4/10/2025"),
    ends: { doubt: /«4\/10\/2025»: parece una fecha\. Dé formato de texto/ },
  },
  {
    name: "an e-mail for a name",
    file: one("2490-21-1", "jose@example.org", "1"),
    ends: { doubt: /parece un correo/ },
  },
  {
    name: "the template's own rows",
    file: text([header, ["0000-00-1", "Íñigo Ejemplo Núñez", "001"], jose.with(2, "7")]),
    ends: { doubt: /Línea 2.*fila de ejemplo de la plantilla\. Quítela/ },
  },
  {
    name: "carnets that differ only by zeros",
    file: text([header, ["2490-21-7", "José Peña", "1"], ["2490-21-007", "José Peña", "2"]]),
    ends: {
      doubt:
        /Línea 3.*«2490-21-007»: el carnet solo se distingue por ceros.*«2490-21-7», de José Peña/,
    },
  },
  {
    name: "a carnet that lost its zeros among others that have them",
    file: text([
      header,
      ...Array.from({ length: 30 }, (_, row) => [`2490-21-${104_500 + row}`, "Ñ", `T${row}`]),
      ["2490-21-4602", "José Peña", "001"],
    ]),
    ends: {
      doubt: /Línea 32.*«2490-21-4602»: el carnet es más corto.*Si es «2490-21-004602», escríbalo/,
    },
  },
  {
    name: "tickets that differ only by zeros",
    file: text([header, ["2490-21-1", "José Peña", "2"], maria]),
    ends: { doubt: /Línea 3.*«002»: el ticket solo se distingue por ceros.*«2», de José Peña/ },
  },
  {
    name: "a hundred and fifty carnets that lack a group",
    file: text([
      header,
      ...Array.from({ length: 150 }, (_, row) => [`2490-${row + 1}`, "Ñ", `T${row}`]),
    ]),
    ends: {
      refused:
        /^150 veces, columna «carnet», líneas 2 a 151, por ejemplo «2490-1»: el carnet no está completo[^\n]*$/,
    },
  },
];
