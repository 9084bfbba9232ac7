import {
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
  Timestamp,
} from "@google-cloud/firestore";
import pLimit from "p-limit";
import { afterReading, REGISTER_ID, writtenSince } from "#people/store/firestore-register.ts";
import type { FirestoreDatabase } from "#platform/store/firestore-database.ts";
import { cachedValue } from "#platform/store/shared-calls.ts";
import type { PositionedLine } from "../model/lines.ts";
import { LOG_PAGE, type LogPage } from "./door-store.ts";
import { isSetAside, logIn, microseconds, positionedLineOf } from "./firestore-line.ts";
import { type Register, readRegister } from "./firestore-register.ts";

/** The cursor lags the read time by this much, because emulators round commit times to milliseconds. */
const GRACE_MICROSECONDS = 1_000_000;

/**
 * Polls the log and the register with one query. Firestore's commit times order lines equally on all
 * servers, and a reading contains everything committed before it, so a cursor from one server is
 * valid on any other. Lines from before this process are read when a phone asks for them.
 */
export function followLog(database: FirestoreDatabase, everyMs: number) {
  const log = logIn(database);
  /** Lines by id; `null` for a line that was set aside. */
  const known = new Map<string, PositionedLine | null>();
  let sorted: readonly PositionedLine[] = [];
  const unreadable = new Set<string>();
  let register: { readonly value: Register; readonly updated: number } | null = null;
  /** All lines from this position to the last poll are loaded. */
  let loadedFrom = Number.MAX_SAFE_INTEGER;
  let polledTo: Timestamp | null = null;
  const inTurn = pLimit(1);

  const polled = cachedValue(everyMs, async () => {
    const readTime = polledTo === null ? await readRegisterAlone() : await readNewLines(polledTo);
    loadedFrom = Math.min(loadedFrom, microseconds(readTime));
    polledTo = readTime;
    if (register === null) throw new Error("The register was not read");
    const { value, updated } = register;
    return { register: value, updated, end: microseconds(readTime) - GRACE_MICROSECONDS };
  });

  async function readRegisterAlone(): Promise<Timestamp> {
    const document = await database.get(log.doc(REGISTER_ID));
    takeRegister(document);
    return document.readTime;
  }

  /** Repeats what another reading overtook with a new log id: its own lines may have been dropped. */
  async function readNewLines(since: Timestamp): Promise<Timestamp> {
    for (;;) {
      const id = logId();
      const readTime = await readFrom(since);
      if (id === logId()) return readTime;
    }
  }

  function takeRegister(document: DocumentSnapshot): void {
    const updated = document.updateTime === undefined ? 0 : microseconds(document.updateTime);
    if (register !== null && register.updated > updated) return;
    const value = readRegister(document);
    if (register !== null && register.value.logId !== value.logId) {
      // The log was restored, or lines were set aside: read all of it again.
      known.clear();
      unreadable.clear();
      sorted = [];
      loadedFrom = Number.MAX_SAFE_INTEGER;
    }
    register = { value, updated };
  }

  /**
   * Reads in pages; resolves with the read time of the first page, because later pages only add
   * lines.
   */
  async function readFrom(start: Timestamp): Promise<Timestamp> {
    let from = afterReading(start);
    let readTime: Timestamp | null = null;
    for (;;) {
      const id = logId();
      const query = writtenSince(log, from).limit(LOG_PAGE);
      const page = await database.run(() => query.get());
      readTime ??= page.readTime;
      // If another reading has found that lines were set aside meanwhile, this one may not know it.
      takeIn(page.docs, { isOutdated: id !== logId() });
      if (page.size < LOG_PAGE) return readTime;
      // The lines of one instant, which one commit wrote, are fewer than a page.
      from = page.docs.at(-1)?.get("registrado") ?? from;
    }
  }

  function takeIn(
    documents: readonly QueryDocumentSnapshot[],
    { isOutdated }: { readonly isOutdated: boolean },
  ): void {
    let isAnyNew = false;
    for (const document of documents) {
      if (document.id === REGISTER_ID) {
        takeRegister(document);
        continue;
      }
      if (isOutdated || known.has(document.id)) continue;
      const line = positionedLineOf(document);
      if (line === null) {
        unreadable.add(document.id);
        continue;
      }
      known.set(document.id, isSetAside(document) ? null : line);
      isAnyNew = true;
    }
    if (!isAnyNew) return;
    const counting = [...known.values()].filter((line) => line !== null);
    sorted = counting.sort((one, other) => one.position - other.position);
  }

  /** Reads lines from before this process, once for all callers. */
  const loadLinesFrom = (cursor: number): Promise<void> =>
    inTurn(async () => {
      while (cursor < loadedFrom) {
        const id = logId();
        await readFrom(Timestamp.fromMillis(Math.floor(cursor / 1000)));
        if (id === logId()) loadedFrom = cursor;
      }
    });

  const logId = () => register?.value.logId ?? "";

  return {
    page: async (cursor: number): Promise<LogPage> => {
      const { end } = await polled.get();
      let id: string;
      do {
        id = logId();
        await loadLinesFrom(cursor);
      } while (id !== logId());
      const lines = sorted;
      const first = lines.findLastIndex(({ position }) => position <= cursor) + 1;
      let next = Math.min(first + LOG_PAGE, lines.length);
      // Lines of one commit share a position and are returned together.
      const last = lines[next - 1]?.position;
      while (next > first && lines[next]?.position === last) next += 1;
      const more = next < lines.length;
      const reached = more ? (last ?? cursor) : Math.max(cursor, end);
      return {
        lines: lines.slice(first, next),
        logId: id,
        cursor: reached,
        more,
        unreadable: [...unreadable, ...(register?.value.unreadable ?? [])],
      };
    },
    /** The lines since a position, and perhaps earlier ones; the same array until there are others. */
    linesFrom: async (position: number): Promise<readonly PositionedLine[]> => {
      await polled.get();
      await loadLinesFrom(position);
      return sorted;
    },
    /** All lines if this process has read them, else `null`. */
    wholeLog: async (): Promise<readonly PositionedLine[] | null> => {
      await polled.get();
      return loadedFrom === 0 ? sorted : null;
    },
    /** A position such that a list that is read from now on has all changes of the lines up to it. */
    end: async () => {
      const { updated, end } = await polled.get();
      // Later lines are applied again, so none of them may be from before a change of the list.
      return Math.max(updated, end);
    },
    register: async () => (await polled.get()).register,
    /** The current register. */
    registerNow: async () => (await polled.readNow()).register,
  };
}
