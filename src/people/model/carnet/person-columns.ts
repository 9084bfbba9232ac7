/** A column of the list of people: all that lists, forms, stores, calls and files know about it. */
export interface PersonColumn {
  /** Its name in stores, calls, backups and exported CSV. */
  readonly name: string;
  /** Its name for people, which the import recognises too. */
  readonly label: string;
  /** The same within a sentence, with its article. */
  readonly inSentence: string;
  /** In a workbook, in letters. */
  readonly width: number;
  /** The longest value, in UTF-16 units. */
  readonly longest: number;
  /** Whether everybody has it. */
  readonly isRequired: boolean;
  /** The column of SQLite's journal with the value before a change. */
  readonly before: string;
  /** Headings that mean it, without accents, spaces and signs, whatever the other columns are. */
  readonly headings: RegExp;
  /** Headings that mean it only if no other does. */
  readonly weakHeadings?: RegExp;
}

const number = "(?:numero|num|nro|no|n)?(?:de|del)?";
/** The same behind it: `Ticket No.`. */
const numberBehind = "(?:numero|num|nro|no)?";

/**
 * The columns, in the order of files and calls. A new one is added at the end and is optional; `STRICT`
 * tables of SQLite get it when they are opened.
 */
export const personColumns = [
  {
    name: "carnet",
    label: "Carnet",
    inSentence: "el carnet",
    width: 18,
    longest: 24,
    isRequired: true,
    before: "carnetAntes",
    headings: new RegExp(
      `^${number}(?:carnet?s?(?:estudiantil|universitario|deestudiante)?|reg(?:istro)?(?:academico|estudiantil|universitario)|ra)${numberBehind}$`,
    ),
    weakHeadings: /^registro$/,
  },
  {
    name: "nombre",
    label: "Nombre",
    inSentence: "el nombre",
    width: 45,
    longest: 200,
    isRequired: true,
    before: "nombreAntes",
    headings:
      /^(?:nombres?|nombres?completos?(?:como.*|del?(?:participante|estudiante|alumno|asistente))?|nombres?(?:completos?)?para(?:el|la|su)?(?:diploma|certificado|constancia)|nombres?y?apellidos?(?:completos?)?|apellidos?y?nombres?|nombre(?:del?)?(?:participante|estudiante|alumno|asistente))$/,
    // `Asistente` beside `Nombre` says who came; video calls in English have `Name`.
    weakHeadings: /^(?:participantes?|estudiantes?|alumnos?|asistentes?|(?:full)?name)$/,
  },
  {
    name: "numeroTicket",
    label: "Ticket",
    inSentence: "el número de ticket",
    width: 16,
    longest: 40,
    isRequired: true,
    before: "ticketAntes",
    headings: new RegExp(
      `^(?:codigo)?${number}(?:tickets?|tiquetes?|boletos?|entrada)${numberBehind}$`,
    ),
    // `Correlativo` beside `Ticket` numbers the rows.
    weakHeadings: new RegExp(`^${number}correlativo$`),
  },
  {
    name: "correo",
    label: "Correo",
    inSentence: "el correo",
    width: 32,
    longest: 200,
    isRequired: false,
    before: "correoAntes",
    headings:
      /^(?:(?:direccionde)?correos?(?:electronicos?)?(?:institucional|personal|del?usuario)?|(?:user)?e?mails?(?:address)?)$/,
  },
  {
    name: "telefono",
    label: "Teléfono",
    inSentence: "el teléfono",
    width: 16,
    longest: 60,
    isRequired: false,
    before: "telefonoAntes",
    headings: new RegExp(
      `^${number}(?:(?:telefonos?|celular(?:es)?|whatsapp|movil|tel|cel)(?:o|y|de|con)?)+(?:personal|contacto)?$`,
    ),
  },
  {
    name: "semestre",
    label: "Semestre",
    inSentence: "el semestre",
    width: 12,
    longest: 60,
    isRequired: false,
    before: "semestreAntes",
    headings: /^(?:en)?(?:que)?(?:semestre|ciclo)(?:academico|actual|(?:que)?cursas?|estas?)?$/,
  },
  {
    name: "tipo",
    label: "Tipo",
    inSentence: "el tipo",
    width: 14,
    longest: 60,
    isRequired: false,
    before: "tipoAntes",
    headings: /^(?:tipo(?:de(?:persona|participante|asistente))?|calidad(?:de)?|rol)$/,
  },
  {
    // What somebody says on the programme, for the certificate.
    name: "imparte",
    label: "Conferencia que imparte",
    inSentence: "la conferencia que imparte",
    width: 45,
    longest: 200,
    isRequired: false,
    before: "imparteAntes",
    headings: /^(?:imparte|(?:conferencia|charla|ponencia)(?:queimparte|impartida))$/,
  },
] as const satisfies readonly PersonColumn[];
