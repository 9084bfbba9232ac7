import Database from "better-sqlite3";
import {
  type DocumentDatabase,
  microseconds,
  OutdatedError,
  type Reader,
  type WriteMany,
  type Writer,
} from "./documents.ts";
import { groupCalls } from "./group-calls.ts";
import { atWork, storeError } from "./sqlite-database.ts";
import { collectionAt, readerOf, SqliteTime, valueIn } from "./sqlite-query.ts";
import { writerTo } from "./sqlite-writer.ts";

/**
 * The documents in a SQLite file. Transactions of this process run one after another; those that wait share one
 * commit, so that a crowd waits for the disk once. Reading goes on meanwhile, on a connection of its own.
 */
export function sqliteDocuments(writing: Database.Database): DocumentDatabase {
  const reading = new Database(writing.name);
  const reader = readerOf(reading);
  const outside = <Result>(work: () => Result) =>
    atWork(() => reading.transaction(work).deferred());
  const inside = readerOf(writing);
  const { begin, writer } = writerTo(writing);

  async function alone<Result>(
    work: (isRepeated: boolean) => Promise<Result>,
    mayRepeat: boolean,
  ): Promise<Result> {
    for (let isRepeated = false; ; isRepeated = true) {
      writing.exec("SAVEPOINT alone");
      try {
        const result = await work(isRepeated);
        writing.exec("RELEASE alone");
        return result;
      } catch (error) {
        // A full disk ends the whole transaction.
        if (writing.inTransaction) writing.exec("ROLLBACK TO alone; RELEASE alone");
        const isAgain = mayRepeat && !isRepeated && error instanceof OutdatedError;
        if (!isAgain) throw storeError(error);
      }
    }
  }

  const group = groupCalls(async (works: readonly (() => Promise<unknown>)[]) => {
    await atWork(() => writing.exec("BEGIN IMMEDIATE"));
    try {
      begin();
      const outcomes: Promise<unknown>[] = [];
      for (const work of works) {
        const outcome = work();
        await outcome.catch((error) => {
          if (!writing.inTransaction) throw error;
        });
        outcomes.push(outcome);
      }
      writing.exec("COMMIT");
      return outcomes;
    } catch (error) {
      if (writing.inTransaction) writing.exec("ROLLBACK");
      throw storeError(error);
    }
  });

  async function transaction<Result>(
    work: (writer: Writer, read: Reader, isRepeated: boolean) => Promise<Result>,
    first: WriteMany = () => {},
    mayRepeat = true,
  ): Promise<Result> {
    const whole = (isRepeated: boolean) => {
      first(() => writer);
      return work(writer, promised(inside), isRepeated);
    };
    // The group passes on what its call resolves with.
    return (await group.call(() => alone(async (again) => whole(again), mayRepeat))) as Result;
  }

  return {
    collection: (path) => collectionAt(path),
    find: (query) => outside(() => reader.find(query)),
    findWith: (...asked) => outside(() => reader.findWith(...asked)),
    get: (documents) => outside(() => reader.get(documents)),
    read: (query) => outside(() => ({ docs: reader.find(query), readTime: reader.newest() })),
    count: (query) => outside(() => reader.aggregate(query, "count(*)")),
    sum: (query, field) => outside(() => reader.aggregate(query, `total(${valueIn(field)})`)),
    isUnchangedSince: async (readTime) => reader.newest().micros === microseconds(readTime),
    timeAt: (ms) => new SqliteTime(ms * 1000),
    overlapMs: 0,
    mostPeople: Number.POSITIVE_INFINITY,
    transaction: (work, first) => transaction(work, first),
    write: (write) => transaction(async () => write(writer), undefined, false),
    close: async () => {
      await group.settled();
      reading.close();
      // Closing the last connection checkpoints the WAL and removes it; another call does nothing.
      writing.close();
    },
  };
}

function promised({ find, findWith, get }: ReturnType<typeof readerOf>): Reader {
  return {
    find: async (query) => find(query),
    findWith: async (...asked) => findWith(...asked),
    get: async (documents) => get(documents),
  };
}
