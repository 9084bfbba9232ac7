import { both, header, jose, maria, people, text, type UglyList } from "./ugly-list.ts";

const named = (...names: readonly string[]) => text([names, jose, maria]);

/** What stands above the columns, and how they are called. */
export const uglyHeaders: readonly UglyList[] = [
  {
    name: "title rows and a blank one",
    file: text([["Convención 2025", "", ""], ["Inscritos", "", ""], [], ...both]),
    ends: { rows: people },
  },
  {
    name: "names as a form writes them",
    file: named(
      "Registro académico *",
      '"Nombre completo (como aparecerá en el diploma)"',
      "No. de boleto:",
    ),
    ends: { rows: people },
  },
  {
    name: "Carné, Alumno, Tiquete",
    file: named("Carné", "Alumno", "Tiquete"),
    ends: { rows: people },
  },
  {
    name: "Asistente and Correlativo",
    file: named("No. Carnet", "Asistente", "Correlativo"),
    ends: { rows: people },
  },
  {
    name: "Correlativo beside Ticket, Asistente beside Nombre",
    file: text([
      ["Correlativo", "Carnet", "Nombre", "Asistente", "Ticket"],
      ["1", "2490-21-1", "José Peña", "Sí", "001"],
      ["2", "2490-21-2", "María Núñez", "No", "002"],
    ]),
    ends: { rows: people, notice: /no se usan: «Correlativo», «Asistente»/ },
  },
  {
    name: "Nombres and Apellidos",
    file: text([
      ["Apellidos", "Nombres", "Carnet", "Ticket"],
      ["Peña", "José", "2490-21-1", "001"],
      ["Núñez", "María", "2490-21-2", "002"],
    ]),
    ends: { rows: people, notice: /se unió de «Nombres \+ Apellidos»: por ejemplo, «José Peña»/ },
  },
  {
    name: "a name in four columns, some blank",
    file: text([
      [
        "Carnet",
        "Primer apellido",
        "Segundo apellido",
        "Primer nombre",
        "Segundo nombre",
        "Ticket",
      ],
      ["2490-21-1", "Peña", "", "José", "", "001"],
      ["2490-21-2", "Núñez", "Xol", "María", "Inés", "002"],
    ]),
    ends: { rows: ["2490-21-1|José Peña|001", "2490-21-2|María Inés Núñez Xol|002"] },
  },
  {
    name: "Nombres twice and Apellidos",
    file: text([["Carnet", "Nombres", "Nombres", "Apellidos", "Ticket"]]),
    ends: { refused: /columnas que pueden ser «nombre».*Deje una sola/ },
  },
  {
    name: "two columns of tickets",
    file: text([["Carnet", "Nombre", "Ticket", "Boleto"]]),
    ends: { refused: /2 columnas que pueden ser «numeroTicket»: «Ticket», «Boleto»/ },
  },
  {
    name: "no header",
    file: text([jose, maria]),
    ends: { refused: /sin encabezado.*La primera fila debe llevar/ },
  },
  {
    name: "no tickets",
    file: text([
      ["Carnet", "Nombre"],
      ["2490-21-1", "José Peña"],
    ]),
    ends: { refused: /Faltan columnas: «numeroTicket»/ },
  },
  {
    name: "half the name in a column without a name",
    file: text([
      ["Carnet", "Nombre", "", "Ticket"],
      ["2490-21-1", "José", "Peña", "001"],
    ]),
    ends: {
      doubt: /Línea 2, valor «Peña»: está junto a «Nombre».*sin nombre que no se lee.*Apellidos/,
    },
  },
  {
    name: "the header again in the midst, where two pages were joined",
    file: text([header, jose, header, maria]),
    ends: { refused: /Línea 3.*valor «carnet»: no es un carnet/ },
  },
  {
    name: "a total below the list",
    file: text([header, jose, ["Total", "1", ""]]),
    ends: { refused: /Línea 3.*valor «Total»: no es un carnet/ },
  },
];
