import { z } from "zod/mini";
import { storedRecord } from "#platform/store/stored-record.ts";
import type { SignUp } from "../model/sign-up.ts";

const rejection = z.codec(
  z.object({ instante: z.int(), quien: z.string(), motivo: z.string() }),
  z.object({ at: z.int(), by: z.string(), reason: z.string() }),
  {
    decode: ({ instante, quien, motivo }) => ({ at: instante, by: quien, reason: motivo }),
    encode: ({ at, by, reason }) => ({ instante: at, quien: by, motivo: reason }),
  },
);
/** Empty where the form did not ask. */
const asked = z.codec(z.optional(z.string()), z.optional(z.string()), {
  decode: (text) => text || undefined,
  encode: (text) => text,
});

export const signUpRecord = storedRecord<Omit<SignUp, "tipo" | "imparte">>({
  carnet: ["carnet", z.string()],
  nombre: ["nombre", z.string()],
  correo: ["correo", asked],
  telefono: ["telefono", asked],
  semestre: ["semestre", asked],
  number: ["numero", z.int()],
  at: ["instante", z.int()],
  rejection: ["rechazo", z.nullable(rejection)],
});
