import type { FastifyInstance } from "fastify";
import type { Participant } from "../../../domain/carnet/participant.ts";
import { guatemalaMinute } from "../../../domain/dates/guatemala-time.ts";
import { attendance } from "../../../domain/door/attendance.ts";
import {
  type FoundPeople,
  type FoundPerson,
  panelPaths,
} from "../../../domain/panel/panel-calls.ts";
import { wholeLog } from "../../../store/port/door-store.ts";
import type { Store } from "../../../store/port/store.ts";
import { whichDatabase } from "../../../store/which-database.ts";
import { agregar } from "../../commands/participants/agregar.ts";
import { corregir } from "../../commands/participants/corregir.ts";
import { findPeople } from "../../commands/participants/find-people.ts";
import { quitar } from "../../commands/participants/quitar.ts";
import { type DatabaseSettings, isMissing } from "../../database/open-known-store.ts";
import { some } from "../commands/compare-list.ts";
import { runCommand, withPanelStore } from "../commands/run-command.ts";
import { requests } from "./requests.ts";

/** Single people: searched, added, corrected, removed. */
export function peopleRoutes(app: FastifyInstance, database: DatabaseSettings): void {
  app.post(panelPaths.search, async ({ body }): Promise<FoundPeople> => {
    const { wanted } = requests.search.parse(body);
    if (wanted.trim() === "" || isMissing(whichDatabase(database.databaseUrl))) return some([]);
    return withPanelStore(database, async (store) => {
      const { first, count } = some(await findPeople(store, wanted));
      return { first: await withEntries(store, first), count };
    });
  });

  app.post(panelPaths.add, ({ body }) => {
    const { agreed, ...person } = requests.add.parse(body);
    return runCommand(database, agreed, (context) => agregar(context, person));
  });

  app.post(panelPaths.correct, ({ body }) => {
    const { agreed, ...correction } = requests.correct.parse(body);
    return runCommand(database, agreed, (context) => corregir(context, correction));
  });

  app.post(panelPaths.remove, ({ body }) => {
    const { carnet, agreed } = requests.remove.parse(body);
    return runCommand(database, agreed, (context) => quitar(context, carnet, "always"));
  });
}

/** Adds when and where each of them came in. */
async function withEntries(store: Store, people: readonly Participant[]): Promise<FoundPerson[]> {
  const { validEntries } = attendance(people.length === 0 ? [] : await wholeLog(store.door));
  return people.map((person) => {
    const entry = validEntries.get(person.carnet);
    return { ...person, entered: entry ? `${guatemalaMinute(entry.at)}, ${entry.door}` : null };
  });
}
