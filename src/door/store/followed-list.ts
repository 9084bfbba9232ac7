import { idOf, type Participant } from "#people/model/carnet/participant.ts";
import { peopleOf, readAll } from "#people/store/participants.ts";
import type { VersionedList } from "#people/store/people-store.ts";
import type { FirestoreDatabase } from "#platform/store/firestore-database.ts";
import type { PositionedLine } from "../model/lines.ts";
import { listAfter } from "../model/list-after.ts";
import { followLog, type SeenListChange } from "./log-tail.ts";

/**
 * Follows the log, and with it the list once something needs it whole: it is read again only after a
 * change that the register does not carry.
 */
export function followList(database: FirestoreDatabase, everyMs: number) {
  const tail = followLog(database, everyMs, (seen) => {
    if (list !== null) list = listWithChange(list, seen);
  });

  /** The list as it was read last and changed since, for all phones. */
  let list: VersionedList | null = null;
  let reading: { readonly version: string; readonly list: Promise<VersionedList> } | null = null;

  /** The people of `list` after the log's lines, by carnet. */
  let known: {
    readonly list: VersionedList;
    readonly lines: readonly PositionedLine[];
    readonly people: ReadonlyMap<string, Participant>;
  } | null = null;

  async function knownList(): Promise<ReadonlyMap<string, Participant> | null> {
    const held = list;
    if (held === null || held.version !== (await tail.register()).listVersion) return null;
    const lines = await tail.linesFrom(held.position);
    if (known?.list !== held || known.lines !== lines) {
      const people = listAfter(held.participants, held.position, lines).values();
      known = {
        list: held,
        lines,
        people: new Map([...people].map((each) => [each.carnet, each])),
      };
    }
    return known.people;
  }

  /** The version and position are read before the list, so that no change in between is missed. */
  async function readNow(version: string): Promise<VersionedList> {
    const position = await tail.end();
    return { version, position, participants: peopleOf(await readAll(database)) };
  }

  return {
    tail,
    readList: async () => {
      const { listVersion } = await tail.register();
      if (list?.version === listVersion) return list;
      if (reading?.version !== listVersion) {
        const begun = readNow(listVersion);
        reading = { version: listVersion, list: begun };
        const end = () => {
          if (reading?.list === begun) reading = null;
        };
        begun.then((read) => {
          list = read;
          end();
        }, end);
      }
      return reading.list;
    },
    /** The people by carnet, without a read, if the present list was read; else `null`. */
    knownPeople: knownList,
  };
}

/** The list after the lines of the log before a change, and the change; `null` when it has to be read. */
function listWithChange(list: VersionedList, seen: SeenListChange): VersionedList | null {
  const { register, position, lines } = seen;
  const { listVersion, listChange } = register;
  if (listChange?.from !== list.version) return null;
  const earlier = lines.filter((line) => line.position <= position);
  const people = listAfter(list.participants, list.position, earlier);
  for (const id of listChange.removed) people.delete(id);
  for (const person of listChange.saved) people.set(idOf(person), person);
  const participants = [...people.values()];
  participants.sort((one, other) => (one.carnet < other.carnet ? -1 : 1));
  return { version: listVersion, position, participants };
}
