import type { YAMLError } from "yaml";
import type { Fault } from "../faults/fault.ts";
import { signName } from "../faults/sign-names.ts";

export type Explanation = Pick<Fault, "found" | "expected" | "fix">;

export function missingDash(field: string): Explanation {
  return {
    found: `otro elemento de la lista, que empieza con «${field}:» y no tiene guion`,
    expected: "un guion y un espacio ante el primer campo de cada elemento",
    fix: `Escriba «- » delante de «${field}:», en la columna de los otros guiones. Si no es otro elemento, borre los campos repetidos.`,
  };
}

export const specialStart: Explanation = {
  found: "un texto sin comillas que empieza con «!», «&» o «*»",
  expected: "un texto entre comillas cuando empieza con un signo especial",
  fix: "Encierre el texto entre comillas.",
};

export const openBracket: Explanation = {
  found: "un corchete o una llave que se abre aquí y no se cierra",
  expected: "cada [ con su ] y cada { con su }",
  fix: "Ciérrelo al final de su lista.",
};

export const openQuotes: Explanation = {
  found: "unas comillas que se abren aquí y no se cierran",
  expected: "comillas al principio y al final del texto",
  fix: "Cierre las comillas; para comillas dentro del texto use « ».",
};

/** Explains a fault of the parser in Spanish; the parser's own texts are English. */
export function explain(problem: YAMLError, source: string): Explanation {
  const text = source.slice(problem.pos[0]).split("\n", 1)[0] ?? "";
  switch (problem.code) {
    case "DUPLICATE_KEY":
      return {
        found: `el campo «${text.split(":", 1)[0]}» por segunda vez en el mismo bloque`,
        expected: "cada campo una sola vez",
        fix: "Borre una de las dos líneas, o ponga un guion delante si empieza otro elemento.",
      };
    case "TAB_AS_INDENT":
      return {
        found: "un tabulador al comienzo de la línea",
        expected: "solo espacios en la sangría",
        fix: "Cambie el tabulador por espacios, dos por nivel.",
      };
    case "BLOCK_AS_IMPLICIT_KEY":
      if (!/:\s/.test(text)) return nextLineIndented;
      return /^[«‘’“”„‟]/.test(text) ? curlyQuotes(text.charAt(0)) : colonInText;
    case "BAD_SCALAR_START":
      return { ...specialStart, found: `un texto que empieza con «${text.charAt(0)}»` };
    case "TAG_RESOLVE_FAILED":
    case "BAD_ALIAS":
      return specialStart;
    case "BAD_INDENT":
      if (problem.message.startsWith("Flow")) return openBracket;
      return {
        found: "una línea corrida: su sangría no coincide con la de su bloque",
        expected: "los campos de un mismo bloque alineados en la misma columna",
        fix: "Alinee la línea con las vecinas, con espacios, dos por nivel.",
      };
    case "MISSING_CHAR":
      return missingCharacter(problem.message);
    case "MULTILINE_IMPLICIT_KEY":
      return {
        found: "una línea sin «campo:» o un texto que sigue en otra línea",
        expected: "«campo: valor», con un espacio tras los dos puntos",
        fix: "Agregue los dos puntos y un espacio; un texto largo empieza con >- y sigue debajo.",
      };
    default:
      if (/["']\s*$/.test(source.slice(0, problem.pos[0]))) return afterQuotes;
      if (!/(?:^|\n)$/.test(source.slice(0, problem.pos[0]))) {
        return text.startsWith("- ") ? dashBesideField(text) : notUnderstood(text);
      }
      if (text.startsWith("- ")) return dashAfterFields;
      return /^[\w-]+:(?:\s|$)/.test(text) ? fieldAmongDashes : notUnderstood(text);
  }
}

const colonInText: Explanation = {
  found: "dos puntos y un espacio dentro de un texto sin comillas",
  expected: "un solo «campo: valor» por línea",
  fix: 'Encierre el texto entre comillas rectas (").',
};

const nextLineIndented: Explanation = {
  found: "un texto seguido de una línea corrida que parece otro campo",
  expected: "los campos de un mismo bloque alineados en la misma columna",
  fix: "Alinee la línea siguiente con esta, con espacios.",
};

function curlyQuotes(sign: string): Explanation {
  return {
    found: `${signName(sign)}, comillas que no encierran un texto con dos puntos`,
    expected: 'comillas rectas (") al principio y al final de un texto que lleva «: »',
    fix: 'Cambie las comillas del principio y del final por comillas rectas (").',
  };
}

function dashBesideField(text: string): Explanation {
  return {
    found: `un guion en la línea de su campo, «${text.trim().slice(0, 40)}»`,
    expected: "la lista debajo de su campo, o el texto entre comillas",
    fix: /^- +[\w-]+:(?:\s|$)/.test(text)
      ? "Pase lo que sigue a los dos puntos a la línea siguiente, con dos espacios más de sangría."
      : 'Encierre entre comillas rectas (") lo que sigue a los dos puntos.',
  };
}

function notUnderstood(text: string): Explanation {
  return {
    found: `algo que no se entiende a partir de «${text.trim().slice(0, 40)}»`,
    expected: "«campo: valor» en cada línea, y un guion y un espacio ante cada elemento",
    fix: "Revise esta línea y la anterior: comillas, dos puntos, guiones y sangría.",
  };
}

const fieldAmongDashes: Explanation = {
  found: "una línea sin guion en medio de una lista",
  expected: "un guion y un espacio ante cada elemento, y sus demás campos alineados debajo",
  fix: "Si aquí empieza otro elemento, escriba «- » delante; si no, alinee la línea con los campos del anterior.",
};

export const dashAfterFields: Explanation = {
  found: "un elemento sin guion al comienzo de una lista",
  expected: "un guion y un espacio ante cada elemento de la lista, también el primero",
  fix: "Escriba «- » delante de esta línea y alinee debajo los demás campos de su elemento.",
};

const afterQuotes: Explanation = {
  found: "letras detrás de unas comillas que ya se cerraron",
  expected: "todo el texto dentro de un solo par de comillas",
  fix: "Para comillas dentro del texto use « ».",
};

/** The parser has one code for all missing characters; only its message names them. */
function missingCharacter(message: string): Explanation {
  if (message.includes("quote")) return openQuotes;
  if (message.includes("Sequence item")) return fieldAmongDashes;
  if (message.includes("Missing ,")) return openBracket;
  return {
    found: "una línea a la que le faltan los dos puntos o un cierre",
    expected: "«campo: valor», con un espacio tras los dos puntos",
    fix: "Agregue los dos puntos y un espacio; cierre también los corchetes que haya abierto.",
  };
}
