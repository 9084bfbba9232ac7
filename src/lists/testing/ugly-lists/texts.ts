import iconv from "iconv-lite";
import type { UglyList } from "./ugly-list.ts";

/*
 * One line a list: its name, the text (in an encoding other than UTF-8 if one is given), and what
 * reading it has to come to. `\n` is a line break, `…` stands for any text.
 */
const table = String.raw`
# Encodings, separators, quotes and line ends
UTF-8 with its mark, as Excel saves it => {mark}{header}{both} => rows: {people}
UTF-8 without a mark, as Google Sheets saves it => {header}{both} => rows: {people}
Windows-1252 with semicolons => [win1252] carnet;nombre;ticket\n2490-21-1;José Peña;001\n2490-21-2;María Núñez;002 => rows: {people}
Unicode text of Excel, in UTF-16 with tabs => [utf-16] carnet\tnombre\tticket\n2490-21-1\tJosé Peña\t001\n2490-21-2\tMaría Núñez\t002 => rows: {people}
UTF-16 of another order => [utf-16be] carnet\tnombre\tticket\n2490-21-1\tJosé Peña\t001\n2490-21-2\tMaría Núñez\t002 => rows: {people}
CSV (Macintosh) of Excel for Mac => [macintosh] carnet;nombre;ticket\n2490-21-1;José Peña;001\n2490-21-2;María Núñez;002 => rows: {people} => notice: Macintosh
CSV (Macintosh) in capitals => [macintosh] {header}2490-21-1,JOSÉ PEÑA,001\n2490-21-2,MARÍA NÚÑEZ,002 => rows: 2490-21-1|JOSÉ PEÑA|001 ; 2490-21-2|MARÍA NÚÑEZ|002 => notice: Macintosh
CSV (MS-DOS) of Excel => [cp850] carnet;nombre;ticket\n2490-21-1;José Peña;001\n2490-21-2;María Núñez;002 => rows: {people} => notice: CP850
CSV (MS-DOS) in capitals => [cp850] {header}2490-21-1,JOSÉ PEÑA,001\n2490-21-2,MARÍA NÚÑEZ,002 => rows: 2490-21-1|JOSÉ PEÑA|001 ; 2490-21-2|MARÍA NÚÑEZ|002 => notice: CP850
Windows-1252 with a curly apostrophe => [win1252] {header}2490-21-1,Ana O’Brien,1 => rows: 2490-21-1|Ana O’Brien|1
pipes => carnet|nombre|ticket\n2490-21-1|José Peña|001\n2490-21-2|María Núñez|002 => rows: {people}
sep= and semicolons => sep=;\ncarnet;nombre;ticket\n2490-21-1;José Peña;001\n2490-21-2;María Núñez;002 => rows: {people}
line ends of an old Mac => carnet,nombre,ticket\r{jose}\r{maria} => rows: {people}
every cell in quotes, and a line break in one => "carnet","nombre","ticket"\n"2490-21-1","José\nPeña","001"\n => rows: 2490-21-1|José Peña|001
blank rows between and commas after the last => {header}{jose}\n,,\n{maria}\n,, => rows: {people}
zeros kept by formulas => {header}2490-21-1,José Peña,="001" => rows: 2490-21-1|José Peña|001
names as surname, given name without quotes => {header}2490-21-1,Peña, José,001 => refused: Línea 2 … 4 celdas … entre comillas
text after quotes that close => {header}2490-21-1,"José" Peña,001 => refused: Línea 2: hay texto después de unas comillas
a quote that is never closed => {header}2490-21-1,"José,001 => refused: comillas … no se cierran … ciérrelas
UTF-8 taken for Windows-1252 and saved again => {header}2490-21-1,JosÃ© PeÃ±a,001 => refused: Línea 2 … UTF-8 leído como Windows-1252 … guardar
Macintosh taken for Windows-1252 and saved again => {header}2490-21-1,Mar’a JosŽ,1 => doubt: Línea 2 … dañadas … «María José»
MS-DOS taken for Windows-1252 and saved again => {header}2490-21-1,Jos‚ Pe¤a,1 => doubt: Línea 2 … dañadas … «José Peña»
letters lost to question marks => {header}2490-21-1,Jos? Pe?a,1 => refused: Línea 2 … «?» donde debería
# What stands above the columns, and how they are called
title rows and a blank one => Convención 2025,,\nInscritos,,\n\n{header}{both} => rows: {people}
names as a form writes them => Registro académico *,"Nombre completo (como aparecerá en el diploma)",No. de boleto:\n{both} => rows: {people}
Carné, Alumno, Tiquete => Carné,Alumno,Tiquete\n{both} => rows: {people}
Asistente and Correlativo => No. Carnet,Asistente,Correlativo\n{both} => rows: {people}
Correlativo beside Ticket, Asistente beside Nombre => Correlativo,Carnet,Nombre,Asistente,Ticket\n1,2490-21-1,José Peña,Sí,001\n2,2490-21-2,María Núñez,No,002 => rows: {people} => notice: no se usan: «Correlativo», «Asistente»
Nombres and Apellidos => Apellidos,Nombres,Carnet,Ticket\nPeña,José,2490-21-1,001\nNúñez,María,2490-21-2,002 => rows: {people} => notice: se unió de «Nombres + Apellidos»: por ejemplo, «José Peña»
a name in four columns, some blank => Carnet,Primer apellido,Segundo apellido,Primer nombre,Segundo nombre,Ticket\n2490-21-1,Peña,,José,,001\n2490-21-2,Núñez,Xol,María,Inés,002 => rows: 2490-21-1|José Peña|001 ; 2490-21-2|María Inés Núñez Xol|002
Nombres twice and Apellidos => Carnet,Nombres,Nombres,Apellidos,Ticket => refused: columnas que pueden ser «nombre» … Deje una sola
two columns of tickets => Carnet,Nombre,Ticket,Boleto => refused: 2 columnas que pueden ser «numeroTicket»: «Ticket», «Boleto»
no header => {both} => refused: sin encabezado … La primera fila debe llevar
no tickets => Carnet,Nombre\n2490-21-1,José Peña => refused: Faltan columnas: «numeroTicket»
half the name in a column without a name => Carnet,Nombre,,Ticket\n2490-21-1,José,Peña,001 => doubt: Línea 2, valor «Peña»: está junto a «Nombre» … sin nombre que no se lee … Apellidos
the header again in the midst, where two pages were joined => {header}{jose}\n{header}{maria} => refused: Línea 3 … valor «carnet»: no es un carnet
a total below the list => {header}{jose}\nTotal,1, => refused: Línea 3 … valor «Total»: no es un carnet
# What people and spreadsheets put into cells
carnets with spaces, long dashes and none => {header}2490 21 1,José Peña,001\n2490–21–2,María Núñez,002\n249021000003,Eva Xol,003 => rows: {people} ; 2490-21-000003|Eva Xol|003
a short carnet without dashes => {header}24902112,José Peña,001 => rows: 2490-21-12|José Peña|001 => notice: menos de 12 números: 1
another kind of number that begins with a year => {header}201912345,José Peña,001 => doubt: Línea 2 … «201912345» … empieza como un año … se leería como 2019-12-345
carnets in scientific notation => {header}2.49021E+11,José Peña,1 => refused: Línea 2 … notación científica … =TEXTO(A2;"0000-00-000000")
a carnet turned into a date => {header}7/12/2490,José Peña,1 => refused: Línea 2 … en una fecha … formato de texto
the same row twice => {header}{both}\n{jose}\n{jose} => rows: {people} => notice: 2 filas repiten otra anterior … línea 4, línea 5
one person with two tickets => {header}{jose}\n2490-21-1,José Peña,003 => refused: Línea 3 … el carnet ya está en la línea 2 … una sola fila
two people with one ticket => {header}{jose}\n2490-21-2,María Núñez,001 => refused: Línea 3 … el ticket ya está en la línea 2
names and tickets in each other's column => {header}2490-21-1,17,Ana Pérez => doubt: columna «ticket», valor «Ana Pérez»: parece el nombre de una persona … cambiadas
the name N/A => {header}2490-21-1,N/A,1 => doubt: Línea 2, columna «nombre» … : no parece un nombre
the name - => {header}2490-21-1,-,1 => doubt: Línea 2, columna «nombre» … : no tiene ninguna letra
the name ? => {header}2490-21-1,?,1 => doubt: Línea 2, columna «nombre» … : no tiene ninguna letra
the name x => {header}2490-21-1,x,1 => doubt: Línea 2, columna «nombre» … : no parece un nombre
the name Sin nombre => {header}2490-21-1,Sin nombre,1 => doubt: Línea 2, columna «nombre» … : no parece un nombre
the name 12 => {header}2490-21-1,12,1 => doubt: Línea 2, columna «nombre» … : no tiene ninguna letra
the ticket pendiente => {header}2490-21-1,José Peña,pendiente => doubt: Línea 2, columna «ticket» … no parece un número de ticket. Escriba
the ticket N/A => {header}2490-21-1,José Peña,N/A => doubt: Línea 2, columna «ticket» … no parece un número de ticket. Escriba
the ticket - => {header}2490-21-1,José Peña,- => doubt: Línea 2, columna «ticket» … no parece un número de ticket. Escriba
the ticket por asignar => {header}2490-21-1,José Peña,por asignar => doubt: Línea 2, columna «ticket» … no parece un número de ticket. Escriba
a ticket turned into a date => {header}2490-21-1,José Peña,4/10/2025 => doubt: «4/10/2025»: parece una fecha. Dé formato de texto
an e-mail for a name => {header}2490-21-1,jose@example.org,1 => doubt: parece un correo
the template's own rows => {header}0000-00-1,Íñigo Ejemplo Núñez,001\n2490-21-1,José Peña,7 => doubt: Línea 2 … fila de ejemplo de la plantilla. Quítela
carnets that differ only by zeros => {header}2490-21-7,José Peña,1\n2490-21-007,José Peña,2 => doubt: Línea 3 … «2490-21-007»: el carnet solo se distingue por ceros … «2490-21-7», de José Peña
tickets that differ only by zeros => {header}2490-21-1,José Peña,2\n{maria} => doubt: Línea 3 … «002»: el ticket solo se distingue por ceros … «2», de José Peña
`;

const shorthands: Readonly<Record<string, string>> = {
  "{both}": "{jose}\\n{maria}",
  "{header}": "carnet,nombre,ticket\\n",
  "{jose}": "2490-21-1,José Peña,001",
  "{maria}": "2490-21-2,María Núñez,002",
  "{people}": "2490-21-1|José Peña|001 ; 2490-21-2|María Núñez|002",
  "{mark}": "\ufeff",
  "\\n": "\r\n",
  "\\r": "\r",
  "\\t": "\t",
};

/** Lists that are plain text. */
export const uglyTexts: readonly UglyList[] = [
  ...table
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map(readLine),
  {
    name: "a carnet that lost its zeros among others that have them",
    file: list(30, (row) => `2490-21-${104_500 + row}`, "2490-21-4602,José Peña,001"),
    ends: {
      doubt: /Línea 32.*«2490-21-4602»: el carnet es más corto.*Si es «2490-21-004602», escríbalo/,
    },
  },
  {
    name: "a hundred and fifty carnets that lack a group",
    file: list(150, (row) => `2490-${row + 1}`),
    ends: {
      refused:
        /^150 veces, columna «carnet», líneas 2 a 151, por ejemplo «2490-1»: el carnet no está completo[^\n]*$/,
    },
  },
];

function list(length: number, carnet: (row: number) => string, last = ""): string {
  const rows = Array.from({ length }, (_, row) => `${carnet(row)},Ñ,T${row}`);
  return ["carnet,nombre,ticket", ...rows, last].join("\n");
}

function readLine(line: string): UglyList {
  const text = Object.entries(shorthands).reduce(
    (all, [short, full]) => all.replaceAll(short, full),
    line,
  );
  const [name = "", written = "", ...ends] = text.split(" => ");
  const [, encoding, file = ""] = /^(?:\[(.+)\] )?(.*)$/s.exec(written) ?? [];
  const end = (kind: string) =>
    ends.find((each) => each.startsWith(`${kind}: `))?.slice(kind.length + 2);
  const [rows, doubt, refused, notice] = ["rows", "doubt", "refused", "notice"].map(end);
  return {
    name,
    file:
      encoding === undefined
        ? file
        : iconv.encode(file, encoding, { addBOM: encoding.startsWith("utf") }),
    ends:
      rows !== undefined
        ? { rows: rows.split(" ; "), ...(notice !== undefined && { notice: pattern(notice) }) }
        : doubt !== undefined
          ? { doubt: pattern(doubt) }
          : { refused: pattern(refused ?? "") },
  };
}

/** A pattern in which `…` stands for any text. */
function pattern(message: string): RegExp {
  const parts = message
    .split(" … ")
    .map((part) => part.replace(/[.?()|[\]/$*+^{}\\]/g, String.raw`\$&`));
  return new RegExp(parts.join("[^]*"));
}
