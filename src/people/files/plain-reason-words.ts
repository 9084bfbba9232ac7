export const RETYPE_AS_TEXT =
  "Dé formato de texto a la columna en la hoja de cálculo y vuelva a escribir el carnet completo, con sus guiones.";
const COMPLETE = "Escriba el verdadero, o revise que las columnas no estén cambiadas.";
const WRITE = "Corrija la fórmula o escriba el dato.";
const AS_TEXT = "Dé formato de texto a la columna y vuelva a escribir el dato.";

/** A clause about the problem, and a sentence about the remedy; `null` where the proposal is one. */
export const plainReasons = {
  "spreadsheet error": ["es un error de la hoja de cálculo", WRITE],
  "formula without result": [
    "es una fórmula cuyo resultado no está guardado, o es 0",
    "Abra el libro en la hoja de cálculo y guárdelo de nuevo; si ahí muestra 0, escriba el dato.",
  ],
  date: ["la hoja de cálculo lo guardó como fecha", AS_TEXT],
  boolean: ["es un valor de verdadero o falso", "Escriba el dato que corresponde."],
  "inexact number": [
    "es un número con decimales o con más cifras de las que la hoja de cálculo conserva",
    AS_TEXT,
  ],
  "slashed carnet": [
    "puede ser una fecha que la hoja de cálculo hizo de un carnet",
    "Escríbalo con guiones.",
  ],
  "carnet is another number": ["está guardado como un número que no es un carnet", RETYPE_AS_TEXT],
  "two values": [
    "dos columnas de lo mismo dicen algo distinto",
    "Borre lo que no sea; si son dos tablas, una al lado de la otra, ponga una debajo de la otra.",
  ],
  "several people": ["parece de varias personas", "Ponga a cada persona en su propia fila."],
  "misread UTF-8": [
    "las tildes y eñes están dañadas (texto UTF-8 leído con otro código)",
    "Vuelva a guardar la lista desde la hoja de cálculo original como «CSV UTF-8».",
  ],
  "misread code page": [
    "las tildes y eñes están dañadas (texto leído con el código de otro sistema)",
    null,
  ],
  "lost letters": [
    "perdió letras («?» o «�») en una conversión anterior",
    "Corrija el dato en la lista original y vuelva a guardarla como «CSV UTF-8».",
  ],
  "encoded letters": ["tiene letras escritas en código, como las de una página web", null],
  "loose accents": ["tiene tildes separadas de su letra, como las que se copian de un PDF", null],
  "long dash": ["lleva un guion largo, como el que pone un procesador de textos", null],
  quotes: ["lleva comillas o un apóstrofo que sobran", null],
  "surname first": ["lleva una coma, como si los apellidos fueran antes", null],
  "no name": ["no parece un nombre", COMPLETE],
  "repeated words": [
    "repite palabras: quizá se juntaron dos columnas con el mismo nombre",
    "Deje el nombre una sola vez.",
  ],
  "single name": [
    "es una sola palabra, y los demás llevan nombre y apellido",
    "Complételo si falta algo.",
  ],
  "no ticket": ["no parece un número de ticket", COMPLETE],
  "no address": [
    "no es una dirección de correo a la que se pueda escribir",
    "Escriba una sola, completa.",
  ],
  "changed number": ["parece una fecha o un número que la hoja de cálculo cambió", AS_TEXT],
  "short carnet": [
    "el carnet es más corto que los demás de la lista, como si hubiera perdido ceros",
    null,
  ],
  "hidden row": [
    "la fila está oculta en la hoja, quizá por un filtro",
    "Muestre las filas ocultas y borre las que sobren.",
  ],
  "has left": ["dice que esa persona ya no viene", "Si es así, quite la fila."],
  "struck row": ["la fila está tachada", "Bórrela si ya no cuenta, o quite el tachado."],
  "header again": ["es otra vez el encabezado", "Quite la fila: no es una persona."],
  "another header": [
    "es otro encabezado, y lo que sigue puede estar en otras columnas",
    "Póngalo con sus filas en otra hoja e impórtela aparte.",
  ],
  "unnamed column": [
    "está junto al nombre, en una columna sin nombre que no se lee",
    "Si es parte del nombre, póngale encabezado («Apellidos») o una las dos columnas.",
  ],
  "struck text": [
    "tiene una parte tachada",
    "Borre la parte tachada, o quite el tachado si todo vale.",
  ],
} as const satisfies Readonly<Record<string, readonly [problem: string, remedy: string | null]>>;

/** Reasons that need no details. */
export type PlainReason = keyof typeof plainReasons;
