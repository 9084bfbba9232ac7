import type {
  HistoryAnswer,
  JournalAnswer,
  StepAnswer,
} from "../../../domain/organisers/answers.ts";
import {
  carnetSchema,
  idSchema,
  journalSchema,
  organiserPaths,
  organiserProblems,
} from "../../../domain/organisers/calls.ts";
import type { JournalStore } from "../../../store/port/organisers-store.ts";
import { type OrganiserCalls, Refused } from "../organiser-calls.ts";

/** The number of entries in one answer. */
const PAGE = 50;

/** The calls that read the journal. */
export function journalRoutes(calls: OrganiserCalls, journal: JournalStore): void {
  calls.post(organiserPaths.journal, journalSchema, async ({ before }): Promise<JournalAnswer> => {
    const entries = await journal.list(before, PAGE + 1);
    return { entries: entries.slice(0, PAGE), more: entries.length > PAGE };
  });

  calls.post(organiserPaths.step, idSchema, async ({ id }) => {
    const entry = await journal.find(id);
    if (entry === null) return new Refused(organiserProblems.noSuchItem);
    return { entry, changes: await journal.changes(id) } satisfies StepAnswer;
  });

  calls.post(organiserPaths.history, carnetSchema, async ({ carnet }): Promise<HistoryAnswer> => {
    return { lines: await journal.history(carnet) };
  });

  calls.get(organiserPaths.corrections, async (): Promise<HistoryAnswer> => {
    return { lines: await journal.corrections() };
  });
}
