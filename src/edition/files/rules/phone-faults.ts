import { isValidPhoneNumber } from "libphonenumber-js";
import { valuesAt } from "#edition/model/values-at.ts";
import type { PathFault, Sample } from "./fault.ts";
import { isSample } from "./sample-marks.ts";

const PATH = ["edicion", "entradas", "telefono"];

/**
 * Checks that the ticket telephone is valid in the country of its code. A number marked as sample is
 * exempt: the samples' `+502 0000 0000` is not assigned.
 */
export function phoneFaults(data: unknown, samples: readonly Sample[]): PathFault[] {
  const telefono = valuesAt(data, PATH.join("."))[0]?.value;
  if (typeof telefono !== "string" || isSample(PATH, samples)) return [];
  if (isValidPhoneNumber(telefono)) return [];
  return [{ path: PATH, problem: { kind: "no such phone", phone: telefono } }];
}
