import { plainText } from "#platform/text/plain-text.ts";

/**
 * The kinds of people as they are stored, and the words that lists have for them, as `plainText` leaves
 * them. Most people are participants, whose kind is empty; only they need a carnet.
 */
const kinds = [
  {
    value: "",
    word: "Participante",
    colour: undefined,
    read: /^(?:participantes?|estudiantes?|alumn[oa]s?|asistentes?|inscrit[oa]s?|general|publico)$/,
  },
  {
    value: "ponente",
    word: "Ponente",
    colour: "#1d5fa8",
    read: /^(?:ponentes?|expositor(?:e?s|as?)?|conferenc(?:ista|iante)s?|disertantes?|panelistas?|tallerist(?:as?|a)|orador(?:es|as?)?|speakers?)$/,
  },
  {
    value: "invitado",
    word: "Invitado",
    colour: "#7a3fb0",
    read: /^(?:invitad[oa]s?(?: (?:especial(?:es)?|de honor))?|vip)$/,
  },
  {
    value: "equipo",
    word: "Equipo",
    colour: "#6b6461",
    read: /^(?:equipo|staff|organizador(?:es|as?)?|organizacion|logistica|comite(?: organizador)?|voluntari[oa]s?|colaborador(?:es|as?)?)$/,
  },
] as const;

type Kind = (typeof kinds)[number]["value"];

/** Pairs of value and word, for a choice. */
export const kindChoices = kinds.map(({ value, word }) => [value, word] as const);

/** The stored value for how a list writes a kind; `null` if it is none. An empty one is a participant. */
export function readKind(written: string): Kind | null {
  const plain = plainText(written).trim();
  if (plain === "") return "";
  return kinds.find(({ read }) => read.test(plain))?.value ?? null;
}

/** `Ponente`; empty for a participant, of whom nothing is said. */
export function kindWord(tipo: string | undefined): string {
  return kinds.find(({ value }) => value !== "" && value === tipo)?.word ?? "";
}

/** The colour on light grounds and under white letters, which never is the edition's; none for a participant. */
export const kindColour = (tipo: string | undefined): string | undefined =>
  kinds.find(({ value }) => value === tipo)?.colour;

/**
 * The carnet of somebody who has none, so that doors' lines, certificates and phones can name everybody by
 * carnet. It is made from name and kind, so that importing a list twice adds nobody twice. It has letters, so
 * that no look-up and no code finds it.
 */
export function standInCarnet(nombre: string, tipo: string): string {
  // FNV-1a of 64 bits.
  let hash = 0xcbf29ce484222325n;
  for (const letter of `${tipo} ${plainText(nombre)}`) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(letter.codePointAt(0) ?? 0)) * 0x100000001b3n);
  }
  const letters = hash.toString(26).replace(/\d/g, (digit) => "qrstuvwxyz".charAt(Number(digit)));
  return `${STAND_IN}${letters}`;
}

const STAND_IN = "sin-";

export const isStandIn = (carnet: string) => carnet.startsWith(STAND_IN);

/** The carnet as people see it: empty if the person has none. */
export const shownCarnet = (carnet: string) => (isStandIn(carnet) ? "" : carnet);
