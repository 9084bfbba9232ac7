import type { FastifyInstance } from "fastify";
import { attendance } from "../../../domain/attendance/attendance.ts";
import type { Participant } from "../../../domain/carnet/participant.ts";
import { guatemalaMinute } from "../../../domain/dates/guatemala-time.ts";
import {
  type FoundPeople,
  type FoundPerson,
  panelPaths,
} from "../../../domain/panel/panel-calls.ts";
import {
  addPerson,
  correctPerson,
  removePerson,
} from "../../../operations/people/change-people.ts";
import { findPeople } from "../../../operations/people/find-people.ts";
import { wholeLog } from "../../../store/port/door-store.ts";
import type { Store } from "../../../store/port/store.ts";
import { whichDatabase } from "../../../store/which-database.ts";
import { isMissing, withKnownStore } from "../../database/open-known-store.ts";
import { changedPersonInWords } from "../../words/people-words.ts";
import { answerOf } from "../answers.ts";
import type { PanelDatabase } from "../panel-database.ts";
import { some } from "../shown-list.ts";
import { requests } from "./requests.ts";

/** Routes for single people: search, add, correct, remove. */
export function peopleRoutes(app: FastifyInstance, { settings, copies }: PanelDatabase): void {
  app.post(panelPaths.search, async ({ body }): Promise<FoundPeople> => {
    const { wanted } = requests.search.parse(body);
    if (wanted.trim() === "" || isMissing(whichDatabase(settings.databaseUrl))) return some([]);
    return withKnownStore(settings, false, async (store) => {
      const { first, count } = some(await findPeople(store, wanted));
      return { first: await withEntries(store, first), count };
    });
  });

  app.post(panelPaths.add, ({ body }) => {
    const { agreed, ticket: numeroTicket, ...written } = requests.add.parse(body);
    const person = { ...written, numeroTicket };
    return withKnownStore(settings, false, (store) =>
      answerOf(agreed, (keys) => addPerson(store, copies, person, keys), changedPersonInWords),
    );
  });

  app.post(panelPaths.correct, ({ body }) => {
    const { agreed, ticket: numeroTicket, ...written } = requests.correct.parse(body);
    const person = { ...written, numeroTicket };
    return withKnownStore(settings, false, (store) =>
      answerOf(agreed, (keys) => correctPerson(store, copies, person, keys), changedPersonInWords),
    );
  });

  app.post(panelPaths.remove, ({ body }) => {
    const { agreed, carnet } = requests.remove.parse(body);
    return withKnownStore(settings, false, (store) =>
      answerOf(
        agreed,
        (keys) => removePerson(store, copies, carnet, "always", keys),
        changedPersonInWords,
      ),
    );
  });
}

/** Adds the time and door of each person's entry. */
async function withEntries(store: Store, people: readonly Participant[]): Promise<FoundPerson[]> {
  const { validEntries } = attendance(people.length === 0 ? [] : await wholeLog(store.door));
  return people.map((person) => {
    const entry = validEntries.get(person.carnet);
    return { ...person, entered: entry ? `${guatemalaMinute(entry.at)}, ${entry.door}` : null };
  });
}
