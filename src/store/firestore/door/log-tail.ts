import {
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  Timestamp,
} from "@google-cloud/firestore";
import type { LoggedEvent } from "../../../domain/door/events.ts";
import { cachedValue } from "../../batching/cached-value.ts";
import { LOG_PAGE, type LogPage } from "../../port/door-store.ts";
import { lineOf, microseconds } from "./line.ts";

/**
 * How much of the log is read again each time: `registrado` is when Firestore began to work on a
 * commit, and one that began earlier may be seen later.
 */
const OVERLAP_MS = 10_000;
/** The cursor lags the read time by this much, because emulators round commit times to milliseconds. */
const GRACE_MICROSECONDS = 1_000_000;

/** The log as one process knows it, read at most every so often however many phones ask. */
export interface LogTail {
  page(cursor: number): Promise<LogPage>;
  /** Where the log ends. */
  end(): Promise<number>;
  /** How many lines can be read, as of now. */
  readable(): Promise<number>;
}

/**
 * Follows the log with one query for all who ask. Firestore's commit times order all lines alike on
 * every server, and what was committed before a reading is in it: so a cursor that one server gave
 * is good on any other.
 */
export function followLog(
  log: Query,
  everyMs: number,
  read: (query: Query) => Promise<QuerySnapshot>,
): LogTail {
  const known = new Map<string, LoggedEvent>();
  let lines: readonly LoggedEvent[] = [];
  let readTo: Timestamp | null = null;

  const refreshed = cachedValue(everyMs, async () => {
    const from = readTo === null ? 0 : readTo.toMillis() - OVERLAP_MS;
    const { documents, readTime } = await readFrom(Timestamp.fromMillis(from));
    const before = known.size;
    for (const document of documents) {
      const line = known.has(document.id) ? null : lineOf(document);
      if (line !== null) known.set(document.id, line);
    }
    if (known.size > before) {
      lines = [...known.values()].sort((one, other) => one.position - other.position);
    }
    readTo = readTime;
    return { lines, end: microseconds(readTime) - GRACE_MICROSECONDS };
  });

  /** In pages; the time of the first one counts, since later ones only add to it. */
  async function readFrom(start: Timestamp) {
    const documents: QueryDocumentSnapshot[] = [];
    let from = start;
    let size = LOG_PAGE;
    let readTime: Timestamp | null = null;
    for (;;) {
      const page = await read(
        log.where("registrado", ">=", from).orderBy("registrado").limit(size),
      );
      readTime ??= page.readTime;
      documents.push(...page.docs);
      if (page.size < size) return { documents, readTime };
      const last: unknown = page.docs.at(-1)?.get("registrado");
      if (last instanceof Timestamp && !last.isEqual(from)) from = last;
      // More lines than a page at one instant.
      else size *= 2;
    }
  }

  return {
    page: async (cursor) => {
      const now = await refreshed.get();
      const first = now.lines.findLastIndex(({ position }) => position <= cursor) + 1;
      let next = Math.min(first + LOG_PAGE, now.lines.length);
      // Lines of one commit share a position, and come together.
      const last = now.lines[next - 1]?.position;
      while (next > first && now.lines[next]?.position === last) next += 1;
      const more = next < now.lines.length;
      const end = more ? (last ?? cursor) : Math.max(cursor, now.end);
      return { events: now.lines.slice(first, next), cursor: end, more };
    },
    end: async () => (await refreshed.get()).end,
    readable: async () => (await refreshed.readNow()).lines.length,
  };
}
