import type { NewEntry } from "#access/model/journal.ts";
import {
  noSuchItem,
  type OrganiserCalls,
  Refused,
  unchanged,
} from "#access/server/organiser-calls.ts";
import type { JournalStore } from "#access/store/organisers-store.ts";
import { organiserProblems } from "#platform/calls/organiser-problems.ts";
import { idOf, type Participant } from "../model/carnet/participant.ts";
import type { CarnetRules } from "../model/carnet/read-carnet.ts";
import {
  type ChangeRequest,
  type Erased,
  journalCalls,
  listCalls,
  listProblems,
  type PeopleAnswer,
} from "../model/list-calls.ts";
import { isAllowed } from "../model/list-change.ts";
import { historyOf } from "../store/erasure.ts";
import type { PeopleStore } from "../store/people-store.ts";
import type { ServedEdition } from "./served-edition.ts";

export interface ListRoutes {
  readonly store: PeopleStore & { readonly journal: JournalStore };
  readonly readSnapshot: () => Promise<PeopleSnapshot>;
  readonly edition: () => ServedEdition;
  /** Takes the data of the person with this id out of every feature's store. */
  readonly erasePerson: (id: string, entry: NewEntry) => Promise<Erased>;
}

/** The list with the changes that the doors made, and who entered. */
interface PeopleSnapshot {
  /** The list's version, on which changes are planned. */
  readonly version: string;
  readonly people: ReadonlyMap<string, Participant>;
  /** For each day of the event, the entries that count, by id. */
  readonly byDay: readonly {
    readonly validEntries: ReadonlyMap<
      string,
      { readonly person: string; readonly at: number; readonly door: string }
    >;
  }[];
  /** Differs whenever any of this has changed. */
  readonly revision: string;
}

export function listRoutes(
  { answer }: OrganiserCalls,
  { store, readSnapshot, edition, erasePerson }: ListRoutes,
): void {
  answer(listCalls.people, async (_, { request, reply }) => {
    const snapshot = await readSnapshot();
    const etag = `"${snapshot.revision}"`;
    reply.header("etag", etag);
    if (request.headers["if-none-match"] === etag) return unchanged;
    return peopleAnswer(snapshot);
  });

  answer(listCalls.change, async (request, call) => {
    const { version, kind, undoes, changes } = request;
    if (!isSound(request, edition().carnets))
      return new Refused(organiserProblems.invalidOrganiserRequest);
    if (undoes !== null && (await store.journal.find(undoes)) === null) return noSuchItem;
    const entry = call.entry(kind, "", undoes);
    const changed = await store.changeList({ version, changes, entry });
    if (changed.kind === "saved") return { version: changed.version };
    return refusedChange(changed.written);
  });

  // It reaches certificates, too, and cannot be undone.
  answer(listCalls.erase, ({ id }, { entry }) => erasePerson(id, entry("erase")));
}

/** The answer about a change on an outdated list, of which `written` people were changed. */
export const refusedChange = (written: number): Refused =>
  new Refused(written === 0 ? listProblems.outdated : listProblems.partly);

function peopleAnswer({ version, people, byDay }: PeopleSnapshot): PeopleAnswer {
  const entries = byDay.flatMap(({ validEntries }) => [...validEntries.values()]);
  const entered = entries
    .filter(({ person }) => people.has(person))
    .map(({ person, at, door }) => ({ person, at, door }));
  return { version, people: [...people.values()], entered };
}

/** Whether the change is valid by itself, whatever list it is applied to. */
function isSound({ kind, undoes, changes }: ChangeRequest, carnets: CarnetRules): boolean {
  return (
    (kind === "undo") === (undoes !== null) &&
    changes.every(({ before, after }) => before !== null || after !== null) &&
    areDistinct(changes.flatMap(({ before }) => (before === null ? [] : idOf(before)))) &&
    areDistinct(changes.flatMap(({ after }) => after?.carnet ?? [])) &&
    areDistinct(changes.flatMap(({ after }) => after?.numeroTicket || [])) &&
    // An undo may bring back somebody whose carnet has another form, or who had no ticket.
    (kind === "undo" || changes.every((change) => isAllowed(change, carnets)))
  );
}

function areDistinct(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length;
}

/** The number of entries in one answer. */
const PAGE = 50;
/** A step with more people says how many. */
const MOST_NAMED = 3;

export function journalRoutes({ answer }: OrganiserCalls, journal: JournalStore): void {
  answer(journalCalls.journal, async ({ before }) => {
    const entries = await journal.list(before, PAGE + 1);
    const shown = entries.slice(0, PAGE);
    const named = shown.filter(({ people }) => people > 0 && people <= MOST_NAMED);
    const names = await Promise.all(
      named.map(async ({ id }) => {
        const people = (await journal.changes(id)).map(({ before, after }) => after ?? before);
        return [id, people.flatMap((person) => person?.nombre ?? [])] as const;
      }),
    );
    return { entries: shown, names: Object.fromEntries(names), more: entries.length > PAGE };
  });

  answer(journalCalls.step, async ({ id }) => ({ changes: await journal.changes(id) }));

  answer(journalCalls.history, async ({ id }) => ({ lines: await historyOf(id, journal) }));

  answer(journalCalls.corrections, async () => ({ lines: await journal.corrections() }));
}
