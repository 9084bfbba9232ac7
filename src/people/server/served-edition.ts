import type { BuiltEdition } from "#edition/files/built-edition.ts";
import { type EventDays, eventDays } from "#edition/model/event-days.ts";
import { type CarnetRules, carnetRules } from "../model/carnet/read-carnet.ts";

/** The facts of an edition that calls need; while its texts are faulty, only the carnets' groups. */
export type EditionFacts = Partial<BuiltEdition> & Pick<BuiltEdition, "carnet">;

/** The edition that a server shows. Calls ask for it each time, because the site may show another one. */
export interface ServedEdition extends Omit<EditionFacts, "carnet"> {
  readonly carnets: CarnetRules;
  readonly days: EventDays;
}

export function servedEdition({ carnet, ...facts }: EditionFacts): ServedEdition {
  const days = facts.fechas === undefined ? [] : eventDays(facts.fechas);
  return { ...facts, carnets: carnetRules(carnet), days };
}
