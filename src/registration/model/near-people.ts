import { inFull } from "#people/model/better-name.ts";
import { carnetKey } from "#people/model/carnet/alike.ts";
import { idsOf, type Participant } from "#people/model/carnet/participant.ts";
import type { CarnetRules } from "#people/model/carnet/read-carnet.ts";
import { type NearPerson, nearness, nearPeople } from "#people/model/near-carnets.ts";
import { plainText } from "#platform/text/plain-text.ts";
import type { ArrangedSignUp } from "./arranged.ts";
import type { SignUp } from "./sign-up.ts";

/** Fewer shared words are a coincidence: many are called Ana, or López. */
const LEAST_WORDS = 2;

/** Finds whom a request may mean under another carnet; indexed, or 2,000 requests would take minutes. */
export function nearFinder(people: readonly Participant[], carnets: CarnetRules) {
  const byKey = new Map<string, Participant[]>();
  for (const person of people) {
    const words = wordsOf(person.nombre);
    for (const key of new Set([...carnetKeys(person.carnet), ...idsOf(person), ...words])) {
      const known = byKey.get(key);
      if (known === undefined) byKey.set(key, [person]);
      else known.push(person);
    }
  }
  return ({ carnet, nombre }: Pick<Participant, "carnet" | "nombre">): NearPerson[] => {
    const words = wordsOf(nombre);
    const sharing = new Map<Participant, number>();
    for (const person of words.flatMap((word) => byKey.get(word) ?? [])) {
      sharing.set(person, (sharing.get(person) ?? 0) + 1);
    }
    const named = [...sharing].flatMap(([person, shared]) => {
      const fewest = Math.min(words.length, wordsOf(person.nombre).length);
      return shared >= Math.max(LEAST_WORDS, fewest) ? person : [];
    });
    // Classmates have neighbouring carnets, so a wrong digit counts where the names have a word in common.
    const numbered = carnetKeys(carnet)
      .flatMap((key) => byKey.get(key) ?? [])
      .filter(
        (person) => sharing.has(person) || nearness(carnet, person.carnet, carnets) !== "one edit",
      );
    const ofCarnet = nearPeople({ carnet, nombre: "" }, new Set(numbered), carnets);
    const known = new Set(ofCarnet.map(({ person }) => person));
    // Whose carnet and name were both corrected may be the one who asked.
    const had = (byKey.get(carnet) ?? []).filter((person) => idsOf(person).includes(carnet));
    const others = [...new Set([...named, ...had])].filter((person) => !known.has(person));
    return [
      ...ofCarnet.map((near) => ({ ...near, hasName: named.includes(near.person) })),
      ...others.map((person) => ({ person, carnet: null, hasName: named.includes(person) })),
    ];
  };
}

/** Somebody like a request: on the list, or the one of the open request with this number. */
export interface NearSignUp extends NearPerson {
  readonly number: number | null;
}

/** Returns a function that finds the people and the other open requests which are like a request. */
export function nearSignUps(
  people: readonly Participant[],
  rows: readonly ArrangedSignUp[],
  carnets: CarnetRules,
) {
  const open = rows.flatMap(({ signUp, status }) =>
    status === "review" || status === "waiting" ? signUp : [],
  );
  const numbers = new Map(open.map(({ carnet, number }) => [carnet, number]));
  const amongPeople = nearFinder(people, carnets);
  const asPeople = open.map((signUp) => ({ ...signUp, numeroTicket: "" }));
  const amongOpen = nearFinder(asPeople, carnets);
  return (signUp: SignUp): NearSignUp[] => [
    ...amongPeople(signUp).map((near) => ({ ...near, number: null })),
    ...amongOpen(signUp)
      .map((near) => ({ ...near, number: numbers.get(near.person.carnet) ?? null }))
      .filter(({ number }) => number !== signUp.number),
  ];
}

function wordsOf(nombre: string) {
  const words = plainText(nombre).match(/[\p{L}\p{N}]{2,}/gu);
  return [...new Set(words?.map(inFull))];
}

/** Carnets that differ in one digit, two swapped ones, or zeros have a key in common. */
function carnetKeys(carnet: string): string[] {
  const digits = carnet.replace(/\D/g, "");
  const shorter = [...digits].map((_, at) => digits.slice(0, at) + digits.slice(at + 1));
  return [...new Set([carnetKey(carnet), digits, ...shorter])];
}
