import type { Fault } from "#edition/files/rules/fault.ts";
import { capitalised } from "#platform/text/capitalised.ts";

/** Explains a fault to somebody who sees the form and no file. */
export function faultInWords({ problem }: Pick<Fault, "problem">): string {
  switch (problem.kind) {
    case "missing":
    case "wrong value": {
      const { expected, inForm = expected, advice = "" } = problem.hint;
      const isEmpty = problem.kind === "missing" || isNothing(problem.value);
      return `${isEmpty ? "Falta" : "Aquí va"} ${inForm}. ${advice}`.trim();
    }
    case "unfit value":
      return `${capitalised(problem.is)}. ${problem.remedy}`;
    case "unknown field":
      return `Hay un dato que la página no conoce, «${problem.name}». Lo quita quien administra el sitio.`;
    case "no file":
    case "not UTF-8":
    case "misread":
    case "too long":
    case "not YAML":
      return "Lo publicado de esta parte no se puede leer. Lo arregla quien administra el sitio.";
  }
}

function isNothing(value: unknown): boolean {
  return typeof value === "string"
    ? value.trim() === ""
    : Array.isArray(value) && value.length === 0;
}
