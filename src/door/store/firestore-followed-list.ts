import { changesAfter } from "#access/store/firestore-journal.ts";
import type { PartVersions } from "#access/store/firestore-kept-part.ts";
import { idOf, type Participant } from "#people/model/carnet/participant.ts";
import { peopleOf, readAll } from "#people/store/firestore-participants.ts";
import { registerIn, renewed } from "#people/store/firestore-register.ts";
import type { VersionedList } from "#people/store/people-store.ts";
import type { FirestoreDatabase } from "#platform/store/firestore-database.ts";
import type { PositionedLine } from "../model/lines.ts";
import { listAfter } from "../model/list-after.ts";
import { microseconds } from "./firestore-line.ts";
import { followLog } from "./firestore-log-tail.ts";

/** After more changes than this, each of which takes a query of its own, the list is read again. */
const MOST_CHANGES = 20;

export type Following = ReturnType<typeof followList>;

/**
 * Follows the register and the log, and with them the list once something needs it whole: it is read again only
 * after a change that the journal does not have, such as a restore. Each server polls Firestore at most once every
 * `everyMs`, however many phones call it.
 */
export function followList(database: FirestoreDatabase, everyMs: number) {
  const tail = followLog(database, everyMs);

  /** The list as it was read last and changed since, for all phones. */
  let list: VersionedList | null = null;

  /** The people of `list` after the log's lines, by carnet. */
  let known: {
    readonly list: VersionedList;
    readonly lines: readonly PositionedLine[];
    readonly people: ReadonlyMap<string, Participant>;
  } | null = null;

  /** The list of this version, if it was read and the journal has all changes since. */
  const catchUp = onceAtATime(async (version) => {
    const held = list;
    let present = held;
    for (let changes = 0; present !== null && present.version !== version; changes += 1) {
      present = changes < MOST_CHANGES ? await nextOf(present) : null;
    }
    if (list === held) list = present;
    return present;
  });

  /** The list after the change that the journal has next. */
  async function nextOf({ version, position, participants }: VersionedList) {
    const next = await changesAfter(database, version);
    if (next === null) return null;
    // A change by a door stays in its order among those of organisers.
    const madeAt = microseconds(next.time);
    const lines = await tail.linesFrom(position);
    const earlier = lines.filter((line) => line.position <= madeAt);
    const people = listAfter(participants, position, earlier);
    for (const { before } of next.changes) if (before !== null) people.delete(idOf(before));
    for (const { after } of next.changes) if (after !== null) people.set(idOf(after), after);
    const sorted = [...people.values()].sort((one, other) => (one.carnet < other.carnet ? -1 : 1));
    return { version: next.version, position: madeAt, participants: sorted };
  }

  const readWhole = onceAtATime(async (version) => {
    // Version and position come before the list, so that no change in between is missed.
    const position = await tail.end();
    const participants = peopleOf(await readAll(database));
    list = { version, position, participants };
    return list;
  });

  const refresh = async () => {
    await tail.registerNow().catch(() => {});
  };

  const versions: PartVersions = {
    of: async (part) => (await tail.register()).versions[part] ?? "",
    change: (transaction, part) =>
      void transaction.set(registerIn(database), renewed(part), { merge: true }),
    refresh,
  };

  return {
    tail,
    refresh,
    versions,
    listVersion: async () => (await tail.register()).listVersion,
    readList: async () => {
      const { listVersion } = await tail.register();
      return (await catchUp(listVersion)) ?? readWhole(listVersion);
    },
    /** The people by carnet, if the list was read and need not be read again; else `null`. */
    knownPeople: async () => {
      const present = await catchUp((await tail.register()).listVersion);
      if (present === null) return null;
      const lines = await tail.linesFrom(present.position);
      if (known?.list !== present || known.lines !== lines) {
        const people = listAfter(present.participants, present.position, lines).values();
        const byCarnet = new Map([...people].map((each) => [each.carnet, each]));
        known = { list: present, lines, people: byCarnet };
      }
      return known.people;
    },
  };
}

/** Runs the work of one version once for all who ask for it meanwhile. */
function onceAtATime<Result>(work: (version: string) => Promise<Result>) {
  let running: { readonly version: string; readonly result: Promise<Result> } | null = null;
  return (version: string): Promise<Result> => {
    if (running?.version === version) return running.result;
    const result = work(version).finally(() => {
      if (running?.result === result) running = null;
    });
    running = { version, result };
    return result;
  };
}
