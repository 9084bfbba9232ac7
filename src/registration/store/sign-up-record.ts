import { z } from "zod/mini";
import { personOf } from "#people/model/carnet/participant.ts";
import type { SignUp } from "../model/sign-up.ts";

const rejection = z.codec(
  z.object({ instante: z.int(), quien: z.string(), motivo: z.string() }),
  z.object({ at: z.int(), by: z.string(), reason: z.string() }),
  {
    decode: ({ instante, quien, motivo }) => ({ at: instante, by: quien, reason: motivo }),
    encode: ({ at, by, reason }) => ({ instante: at, quien: by, motivo: reason }),
  },
);
const stored = z.object({
  carnet: z.string(),
  numero: z.int(),
  nombre: z.string(),
  correo: z._default(z.string(), ""),
  telefono: z._default(z.string(), ""),
  semestre: z._default(z.string(), ""),
  instante: z.int(),
  rechazo: z.nullable(rejection),
});

/** The request with these stored fields; `null` if somebody damaged them by hand. */
export function readSignUp(fields: unknown): SignUp | null {
  const { data } = z.safeParse(stored, fields);
  if (data === undefined) return null;
  const { numero: number, instante: at, rechazo, ...values } = data;
  const { numeroTicket: _, ...person } = personOf(values);
  return { ...person, number, at, rejection: rechazo };
}

/** The fields of a request in the database. */
export function signUpFields({ number, at, rejection: rejected, ...person }: SignUp) {
  const rechazo = rejected && z.encode(rejection, rejected);
  return { ...person, numero: number, instante: at, rechazo };
}
