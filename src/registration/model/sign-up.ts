import type { z } from "zod/mini";
import type { EditionContent } from "#edition/model/edition.ts";
import { lettersInFull, wordsOfName } from "#people/model/better-name.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import { mailAddress } from "#people/model/mail-address.ts";
import { tidyText } from "#platform/text/tidy-text.ts";
import type { heldSignUpSchema } from "./organiser-calls.ts";

/** How students sign up, as the content says. */
export type RegistrationTerms = NonNullable<EditionContent["edicion"]["inscripcion"]>;
export type AskedField = RegistrationTerms["pide"][number];

/** The terms of an edition: without an end, students sign up until the doors open. `null` without signing up. */
export function termsOf({
  inscripcion,
  fechas,
}: {
  readonly inscripcion?: RegistrationTerms | undefined;
  readonly fechas?: { readonly puertas: string } | undefined;
}): RegistrationTerms | null {
  if (inscripcion === undefined) return null;
  return { ...inscripcion, hasta: inscripcion.hasta ?? fechas?.puertas };
}

/** What a student fills in; it is on the list once organisers have approved it. */
export type NewSignUp = Omit<Participant, "numeroTicket">;

/** The schema stands with the organisers' calls, because visitors load this file, and no zod. */
export type SignUp = z.infer<typeof heldSignUpSchema>;
export type Rejection = NonNullable<SignUp["rejection"]>;

/**
 * Whether who has or had the carnet is the student: by name, which may have been completed, or contacts; one alone may
 * be a class representative's.
 */
export function isRequester(person: Participant, signUp: NewSignUp): boolean {
  if (lettersInFull(person.nombre) === lettersInFull(signUp.nombre)) return true;
  const [words, asked] = [wordsOfName(person.nombre), wordsOfName(signUp.nombre)];
  const shared = asked.filter((word) => words.includes(word)).length;
  if (shared > 1 && shared === Math.min(words.length, asked.length)) return true;
  const both = (["correo", "telefono"] as const).filter((field) => person[field] && signUp[field]);
  const equal = both.filter((field) => person[field] === signUp[field]);
  return shared > 0 ? equal.length > 0 : equal.includes("correo") && equal.length === both.length;
}

export interface RankedSignUp {
  readonly signUp: SignUp;
  /** How many requests that were not rejected came up to this one, itself included. */
  readonly rank: number;
}

/** What a student sees of a request that is not on the list. */
export type SignUpState =
  | { readonly kind: "review"; readonly number: number }
  /** `place` counts from 1. */
  | { readonly kind: "waiting"; readonly number: number; readonly place: number }
  | { readonly kind: "rejected"; readonly number: number; readonly reason: string }
  /** It was approved, and the student is on the list with another carnet. */
  | { readonly kind: "corrected"; readonly number: number };

export function stateOf(
  { signUp: { number, rejection }, rank }: RankedSignUp,
  { cupo = Number.POSITIVE_INFINITY }: Pick<RegistrationTerms, "cupo">,
): Exclude<SignUpState, { kind: "corrected" }> {
  if (rejection !== null) return { kind: "rejected", number, reason: rejection.reason };
  return rank > cupo ? { kind: "waiting", number, place: rank - cupo } : { kind: "review", number };
}

/** Whether requests are taken at `now`, in ms since the epoch. */
export function windowAt(
  { desde, hasta }: Pick<RegistrationTerms, "desde" | "hasta">,
  now: number,
): "before" | "open" | "after" {
  if (desde !== undefined && now < Date.parse(desde)) return "before";
  return hasta !== undefined && now >= Date.parse(hasta) ? "after" : "open";
}

/** What is wrong with a value that the rule for people lets pass, for the student; `null` if nothing is. */
export function contactFault(field: AskedField, value: string): string | null {
  // As the server stores it, with wide letters as usual ones.
  const text = tidyText(value);
  if (text === "") return asking[field];
  if (field === "correo" && !mailAddress.test(text)) {
    return "Escribe tu correo completo, como ana@ejemplo.com.";
  }
  if (field === "telefono" && text.replace(/\D/g, "").length < 8) {
    return "Escribe tu número completo, con sus ocho dígitos.";
  }
  return null;
}

const asking: Readonly<Record<AskedField, string>> = {
  correo: "Escribe tu correo.",
  telefono: "Escribe tu teléfono.",
  semestre: "Escribe tu semestre.",
};
