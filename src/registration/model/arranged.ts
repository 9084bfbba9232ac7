import type { EventDays } from "#edition/model/event-days.ts";
import { carnetKey } from "#people/model/carnet/alike.ts";
import { idsOf, type Participant, personOf } from "#people/model/carnet/participant.ts";
import type { PersonChange } from "#people/model/list-change.ts";
import { freeTickets, usualPrefix } from "#people/model/ticket-numbers.ts";
import {
  isRequester,
  type NewSignUp,
  type RegistrationTerms,
  type SignUp,
  stateOf,
} from "./sign-up.ts";

export type SignUpStatus = "review" | "waiting" | "approved" | "rejected";

export interface ArrangedSignUp {
  readonly signUp: SignUp;
  readonly status: SignUpStatus;
  /** In the waiting list, from 1; 0 for others. */
  readonly place: number;
  /** Whoever it put on the list, or has its carnet there. */
  readonly person: Participant | null;
}

/** The requests with what became of each, newest first; `signUps` are in the order in which they came. */
export function arranged(
  signUps: readonly SignUp[],
  people: readonly Participant[],
  terms: Pick<RegistrationTerms, "cupo"> = {},
): ArrangedSignUp[] {
  const personFor = requestersAmong(people);
  let rank = 0;
  const all = signUps.map((signUp): ArrangedSignUp => {
    const person = personFor(signUp);
    if (signUp.rejection === null) rank += 1;
    if (person !== null) return { signUp, status: "approved", place: 0, person };
    const state = stateOf({ signUp, rank }, terms);
    return {
      signUp,
      status: state.kind,
      place: state.kind === "waiting" ? state.place : 0,
      person,
    };
  });
  return all.reverse();
}

const HALF_YEAR_MS = 180 * 86_400_000;

/**
 * Requests from before this time, in ms since the epoch, are of an earlier edition: half a year before the event, and
 * before `now`, as an edition may let students sign up long before.
 */
export const requestsBegin = (days: EventDays, now: number) =>
  Math.min(days[0]?.from ?? Number.NEGATIVE_INFINITY, now) - HALF_YEAR_MS;

/** The requests of this edition. Those of an earlier one take no places, and wait until organisers remove them. */
export function presentRequests(signUps: readonly SignUp[], days: EventDays): readonly SignUp[] {
  const from = requestsBegin(days, Date.now());
  return signUps.filter(({ at }) => at >= from);
}

/** Finds whom a request means, also where the carnet was corrected since or has other zeros, unless it is another's. */
export function requestersAmong(people: readonly Participant[]) {
  const byCarnet = new Map(people.map((person) => [person.carnet, person]));
  const byId = new Map(people.flatMap((person) => idsOf(person).map((id) => [id, person])));
  const byKey = new Map(people.map((person) => [carnetKey(person.carnet), person]));
  return (signUp: NewSignUp): Participant | null => {
    const alike = [byId.get(signUp.carnet), byKey.get(carnetKey(signUp.carnet))];
    const own = alike.find((person) => person && isRequester(person, signUp));
    return byCarnet.get(signUp.carnet) ?? own ?? null;
  };
}

/** Puts them on the list with the next tickets, in the order in which they asked, nobody twice. */
export function planApproval(
  signUps: readonly SignUp[],
  people: readonly Participant[],
): PersonChange[] {
  const personFor = requestersAmong(people);
  const tickets = people.map(({ numeroTicket }) => numeroTicket);
  const next = freeTickets(usualPrefix(tickets), tickets);
  return signUps
    .filter((signUp) => personFor(signUp) === null && signUp.rejection === null)
    .toSorted((one, other) => one.number - other.number)
    .map((signUp) => ({ before: null, after: personOf({ ...signUp, numeroTicket: next() }) }));
}
