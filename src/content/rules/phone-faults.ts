import { isValidPhoneNumber } from "libphonenumber-js";
import { z } from "zod";
import { isSample, type Unmarked } from "./sample-marks.ts";
import type { PathFault } from "./schema-faults.ts";

const PATH = ["edicion", "entradas", "telefono"];
const phones = z.object({ edicion: z.object({ entradas: z.object({ telefono: z.string() }) }) });

/**
 * Checks that the ticket telephone is a number of the country its code names. A number marked
 * as sample is exempt: the samples' `+502 0000 0000` is not assigned.
 */
export function phoneFaults(data: unknown, samples: Unmarked["samples"]): PathFault[] {
  const parsed = phones.safeParse(data);
  if (!parsed.success || isSample(PATH, samples)) return [];
  const { telefono } = parsed.data.edicion.entradas;
  if (isValidPhoneNumber(telefono)) return [];
  return [
    {
      path: PATH,
      found: `«${telefono}», que no es un número del país de su código`,
      expected: "un teléfono con código de país que exista",
      fix: "Revise el código (+502 es Guatemala) y que no falten ni sobren cifras.",
    },
  ];
}
