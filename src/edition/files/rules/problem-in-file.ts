import type { FieldHint } from "#edition/model/field-hints.ts";
import { visibleText } from "#platform/text/tidy-text.ts";
import { type Fault, type Problem, readableField } from "./fault.ts";

/**
 * Formats a fault in at most five lines; the place comes first, so that editors make it a link.
 * Control characters are written as codes.
 */
export function formatFault(fault: Fault): string {
  const { found, expected, fix } = problemInFile(fault.problem);
  const place = [fault.file, fault.line, fault.column].filter((part) => part !== undefined);
  return [
    place.join(":"),
    ...(fault.field === "" ? [] : [`  campo:      ${readableField(fault.field)}`]),
    `  encontrado: ${found}`,
    `  esperado:   ${expected}`,
    `  qué hacer:  ${fix}`,
  ]
    .map(visibleText)
    .join("\n");
}

const RECOVER = "Revise que no se haya pegado de más, o recupere la versión anterior del archivo.";

/** A problem in Spanish for somebody who edits the files: what stands there, what belongs there, what to do. */
function problemInFile(problem: Problem) {
  switch (problem.kind) {
    case "missing":
      return {
        found: "nada: falta el campo o está vacío",
        expected: problem.hint.expected,
        fix: `Escriba «${problem.name}:» con su valor en este bloque. ${fixOf(problem.hint)}`,
      };
    case "wrong value":
      return {
        found: describeValue(problem.value),
        expected: problem.hint.expected,
        fix: fixOf(problem.hint),
      };
    case "unfit value":
      return {
        found: `${describeValue(problem.value)}, que ${problem.is}`,
        expected: problem.expected,
        fix: problem.remedy,
      };
    case "unknown field":
      return {
        found: `un campo desconocido, «${problem.name}»`,
        expected: `uno de estos campos: ${problem.known.join(", ")}`,
        fix: "Corrija el nombre o borre la línea.",
      };
    case "no file":
      return {
        found: "ningún archivo con este nombre, o uno vacío",
        expected: "el archivo con su contenido",
        fix: "Recupere la versión anterior del archivo; una lista en la que no hay nada se escribe [].",
      };
    case "not UTF-8":
      return {
        found: "letras en una codificación que no es UTF-8",
        expected: "un archivo de texto guardado como UTF-8",
        fix: "Ábralo en su editor y elija «Guardar como» con codificación UTF-8.",
      };
    case "misread":
      return {
        found: `${describeValue(problem.written)}, donde las tildes y eñes están dañadas: un editor leyó el archivo con otro código`,
        expected: "cada letra como se escribió",
        fix: "Recupere la versión anterior del archivo, o corrija esas letras y guárdelo como UTF-8.",
      };
    case "too long":
      return {
        found: "un archivo más largo",
        expected: `un archivo de ${problem.most} letras como máximo`,
        fix: RECOVER,
      };
    case "not YAML":
      return {
        found: `${slips[problem.slip].what}: ${describeValue(problem.written)}`,
        expected: "«campo: valor» en cada línea, y un guion y un espacio ante cada elemento",
        fix: slips[problem.slip].fix,
      };
  }
}

const slips = {
  tab: {
    what: "un tabulador, u otro espacio que no es el de la barra, como sangría",
    fix: "Ponga espacios en su lugar.",
  },
  "repeated field": {
    what: "un campo que ya está en el mismo bloque",
    fix: "Borre uno de los dos. Si aquí empieza otro elemento de la lista, le falta el guion.",
  },
  quotes: {
    what: "comillas que no se cierran, o dentro de otras iguales",
    fix: "Ciérrelas al final del texto. Si el texto lleva comillas, enciérrelo entero en las otras: sencillas o dobles.",
  },
  other: {
    what: "algo que no es YAML",
    fix: "Revise esta línea y la anterior: va entre comillas un texto con «: » o «#» o que empieza con un signo, y la sangría es de espacios.",
  },
} as const;

const fixOf = ({ advice = "", inFile = "" }: FieldHint) => `${advice} ${inFile}`.trim();

/** Describes a value: texts in «», shortened; anything else by its kind. */
function describeValue(value: unknown): string {
  if (value === undefined || value === null) return "nada";
  if (typeof value === "string") {
    const short = value.length > 60 ? `${value.slice(0, 59)}…` : value;
    return value.trim() === "" ? "un texto vacío" : `«${short}»`;
  }
  if (typeof value === "boolean") return value ? "true (sí)" : "false (no)";
  if (Array.isArray(value)) return value.length === 0 ? "una lista vacía" : "una lista";
  return typeof value === "object" ? "un bloque con campos" : `el número ${value}`;
}
