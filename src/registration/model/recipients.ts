import { idOf, idsOf, type Participant, valueIn } from "#people/model/carnet/participant.ts";
import { mailAddress } from "#people/model/mail-address.ts";
import { type Audience, audienceNames, type Values } from "./announcement.ts";
import type { ArrangedSignUp } from "./arranged.ts";
import type { SignUp } from "./sign-up.ts";

/** Somebody whom organisers write to; what is missing is empty. */
export interface Recipient {
  /** The person's ids, else the carnet of the request; a mark may have any of them. */
  readonly ids: readonly string[];
  readonly nombre: string;
  readonly ticket: string;
  readonly correo: string;
  readonly telefono: string;
  /** The number as a chat needs it. */
  readonly dialled: string | null;
}

const collator = new Intl.Collator("es-GT", { numeric: true });

/** Who belongs to each audience that has anybody, by name. */
export function recipientsByAudience(
  people: readonly Participant[],
  rows: readonly ArrangedSignUp[],
  hasEntered: (id: string) => boolean,
): ReadonlyMap<Audience, readonly Recipient[]> {
  const requests = new Map(
    rows.flatMap(({ person, signUp }) => (person === null ? [] : [[idOf(person), signUp]])),
  );
  const everybody = [
    ...people.map((person) => {
      const request = requests.get(idOf(person));
      const belongsTo = ["all", valueIn(person, "tipo") || "participante"];
      if (!hasEntered(idOf(person))) belongsTo.push("absent");
      if (request !== undefined) belongsTo.push("approved");
      return { belongsTo, recipient: recipientOf(idsOf(person), person, request) };
    }),
    ...rows
      .filter(({ person }) => person === null)
      .map(({ status, signUp }) => ({
        belongsTo: [status],
        recipient: recipientOf([signUp.carnet], signUp),
      })),
  ].toSorted((one, other) => collator.compare(one.recipient.nombre, other.recipient.nombre));
  return new Map(
    audienceNames
      .map((audience) => {
        const own = everybody.filter(({ belongsTo }) => belongsTo.includes(audience));
        return [audience, own.map(({ recipient }) => recipient)] as const;
      })
      .filter(([, own]) => own.length > 0),
  );
}

/**
 * Somebody with the addresses and telephones of the list and, where it has none that can be used, those of their
 * request. `sin correo` and `no tiene` cannot be used.
 */
function recipientOf(
  ids: readonly string[],
  person: Partial<Participant>,
  request: Partial<SignUp> = {},
): Recipient {
  const numbers = [person, request].map((each) => valueIn(each, "telefono"));
  const telefono = numbers.find((number) => dialledNumber(number) !== null) ?? "";
  return {
    ids,
    nombre: valueIn(person, "nombre"),
    ticket: valueIn(person, "numeroTicket"),
    correo: mailOf(person, request),
    telefono,
    dialled: dialledNumber(telefono),
  };
}

/** The first address of these that can be used; empty if there is none. */
export const mailOf = (...written: readonly Pick<Partial<Participant>, "correo">[]): string =>
  written.map(({ correo = "" }) => correo).find((each) => mailAddress.test(each)) ?? "";

/** `siteUrl` is the page's public address, or `null`. */
export function valuesOf({ nombre, ticket }: Recipient, siteUrl: string | null): Values {
  return { nombre, ticket, enlace: siteUrl ?? "" };
}

/**
 * The digits that a chat needs, with the country's code; a number of eight is one of Guatemala. `null` if
 * they can be no number, are several, lost some in a spreadsheet, or lead to an extension.
 */
export function dialledNumber(telefono: string): string | null {
  if (/\de\+|\bext/i.test(telefono)) return null;
  const digits = telefono.replace(/\.0$|\D/g, "").replace(/^00/, "");
  if (digits.length === 8) return `502${digits}`;
  return /^[1-9]\d{9,14}$/.test(digits) ? digits : null;
}
