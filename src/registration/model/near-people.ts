import { inFull } from "#people/model/better-name.ts";
import { carnetKey } from "#people/model/carnet/alike.ts";
import { idsOf, type Participant } from "#people/model/carnet/participant.ts";
import type { CarnetRules } from "#people/model/carnet/read-carnet.ts";
import { type NearPerson, nearestFirst, nearness } from "#people/model/near-carnets.ts";
import { groupBy } from "#platform/text/group-by.ts";
import { plainText } from "#platform/text/plain-text.ts";
import type { ArrangedSignUp } from "./arranged.ts";
import type { SignUp } from "./sign-up.ts";

/** Fewer shared words are a coincidence: many are called Ana, or López. */
const LEAST_WORDS = 2;

/** Somebody like a request: on the list, or the one of the open request with this number. */
export interface NearSignUp extends NearPerson {
  readonly number: number | null;
}

/**
 * Returns a function that finds the people and the other open requests which are like a request; indexed, or 2,000
 * requests would take minutes.
 */
export function nearSignUps(
  people: readonly Participant[],
  rows: readonly ArrangedSignUp[],
  carnets: CarnetRules,
) {
  const open = rows.filter(({ status }) => status === "review" || status === "waiting");
  const known = [
    ...people.map((person) => ({ person, number: null })),
    ...open.map(({ signUp }) => ({
      person: { ...signUp, numeroTicket: "" },
      number: signUp.number,
    })),
  ].map((each) => ({ ...each, words: wordsOf(each.person.nombre) }));
  const byKey = groupBy(
    known.flatMap((each) => {
      const { person, words } = each;
      const keys = new Set([...carnetKeys(person.carnet), ...idsOf(person), ...words]);
      return [...keys].map((key) => ({ key, each }));
    }),
    ({ key }) => key,
  );
  const havingOneOf = (keys: readonly string[]) =>
    new Set(keys.flatMap((key) => byKey.get(key) ?? []).map(({ each }) => each));
  return (signUp: Pick<SignUp, "carnet" | "nombre" | "number">): NearSignUp[] => {
    const words = wordsOf(signUp.nombre);
    const keys = carnetKeys(signUp.carnet);
    const numbered = havingOneOf(keys);
    return [...havingOneOf([...keys, signUp.carnet, ...words])]
      .flatMap((each): NearSignUp[] => {
        const { person, number, words: theirs } = each;
        const shared = words.filter((word) => theirs.includes(word)).length;
        const hasName = shared >= Math.max(LEAST_WORDS, Math.min(words.length, theirs.length));
        const like = numbered.has(each) ? nearness(signUp.carnet, person.carnet, carnets) : null;
        // Classmates have neighbouring carnets, so a wrong digit counts where the names have a word in common.
        const carnet = like === "one edit" && shared === 0 ? null : like;
        // Whose carnet and name were both corrected may be the one who asked.
        const isNear = carnet !== null || hasName || idsOf(person).includes(signUp.carnet);
        return isNear && number !== signUp.number ? [{ person, number, carnet, hasName }] : [];
      })
      .toSorted(nearestFirst);
  };
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
