import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Participant } from "../../domain/carnet/participant.ts";
import { csvText } from "../../lists/csv/write-csv.ts";
import { parseDatabaseUrl } from "../../store/database-url.ts";
import type { KeepPrevious, Store } from "../../store/port/store.ts";
import { datedFiles } from "../files/dated-files.ts";
import type { Outcome } from "../files/outcome.ts";
import { explainWriteError, writePrivateFileSync } from "../files/private-file.ts";
import { storedList } from "../list/stored-list.ts";
import { Refusal } from "./refusal.ts";

/** What `copiesOf` gives. */
export type Copies = ReturnType<typeof copiesOf>;

/** A change of the list; it hands over what was there before. */
export type Change<Result> = (keepPrevious: KeepPrevious) => Promise<Result>;

const MOST_COPIES = 20;
const CHANGED_MEANWHILE = "Alguien más cambió la lista mientras tanto. Vuelva a intentarlo.";

/**
 * Copies of the list in the database of `databaseUrl` as it was before each change, newest last, for
 * `deshacer`; nothing is created before the first. A copy is written while the change is pending, and
 * a process may be killed in between. So a newest copy that equals the list counts as none: what it
 * was written for did not happen, or was undone.
 */
export function copiesOf(databaseUrl: string) {
  const folder = copiesFolder(databaseUrl);
  const dated = datedFiles(folder, "", ".csv");
  const undone = datedFiles(folder, "deshecho-", ".csv");
  const contentOf = (name: string) => readFileSync(join(folder, name), "utf8");

  /** Writes the list, once copies that do not count are gone; returns the path. */
  function write(files: typeof dated, text: string): string {
    try {
      makeFolder(folder);
      dropUncounted(text);
      const path = join(folder, files.nextName());
      writePrivateFileSync(path, text);
      return path;
    } catch (cause) {
      const explained = explainWriteError(cause, join(folder, "copia.csv"));
      if (explained === null) throw cause;
      throw new Refusal(`No se pudo guardar la copia de lo anterior. ${explained}`, { cause });
    }
  }

  /** The copy of before the last change that led to the list `present`, or `null`. */
  function lastBefore(present: readonly Participant[]): string | null {
    const text = csvText(present);
    const name = dated.names().findLast((each) => contentOf(each) !== text);
    return name === undefined ? null : join(folder, name);
  }

  /** Removes the newest copies that equal `text`, which is the list, while no other run can change it. */
  function dropUncounted(text: string): void {
    for (const name of dated.names().toReversed()) {
      if (contentOf(name) !== text) return;
      rmSync(join(folder, name), { force: true });
    }
  }

  return {
    /** Whether there is any copy at all. */
    any: () => dated.names().length > 0,
    lastBefore,
    /**
     * Carries out a change of the list, if that is still as it was `before`, when the change was
     * decided; keeps the copy of what was before, and deletes the oldest copies beyond 20.
     */
    async changeKeepingCopy<Result>(
      store: Store,
      before: readonly Participant[],
      change: Change<Result>,
    ): Promise<Outcome<Result>> {
      const expected = csvText(before);
      let kept: string | null = null;
      const keepPrevious: KeepPrevious = (previous) => {
        if (kept !== null) rmSync(kept, { force: true });
        kept = null;
        refuseChanged(previous, expected);
        kept = write(dated, expected);
      };
      const unneeded = async () => {
        if (kept !== null && csvText(await storedList(store)) === expected)
          rmSync(kept, { force: true });
      };
      const done = await orRefusal(change(keepPrevious), unneeded);
      if (done.kind === "done") dated.keepNewest(MOST_COPIES);
      return done;
    },
    /**
     * Carries out the change that brings back the copy at `path`, if the list is still `present`. The
     * copy is used up by it, and what it replaces is kept outside the row of copies, at `undonePath`.
     */
    async restoreCopy<Result>(
      path: string,
      present: readonly Participant[],
      change: Change<Result>,
    ): Promise<Outcome<{ readonly change: Result; readonly undonePath: string }>> {
      const before = csvText(present);
      const kept: { path: string | null } = { path: null };
      const keepPrevious: KeepPrevious = (previous) => {
        if (kept.path !== null) rmSync(kept.path, { force: true });
        refuseChanged(previous, before);
        if (lastBefore(previous) !== path) throw new Refusal(CHANGED_MEANWHILE);
        kept.path = write(undone, before);
      };
      const unneeded = async () => {
        if (kept.path !== null) rmSync(kept.path, { force: true });
      };
      const done = await orRefusal(change(keepPrevious), unneeded);
      if (done.kind === "refused") return done;
      // Another run brought back the same list in between.
      if (kept.path === null) return { kind: "refused", message: CHANGED_MEANWHILE };
      rmSync(path, { force: true });
      undone.keepNewest(MOST_COPIES);
      return { kind: "done", result: { change: done.result, undonePath: kept.path } };
    },
  };
}

/** What came of a change; after a failure `unneeded` removes what was written for it, if it can. */
async function orRefusal<Result>(
  change: Promise<Result>,
  unneeded: () => Promise<void>,
): Promise<Outcome<Result>> {
  try {
    return { kind: "done", result: await change };
  } catch (failure) {
    // Report the first failure; a copy that stays does not count.
    await unneeded().catch(() => {});
    if (failure instanceof Refusal) return { kind: "refused", message: failure.message };
    throw failure;
  }
}

function refuseChanged(list: readonly Participant[], expected: string): void {
  if (csvText(list) !== expected) throw new Refusal(CHANGED_MEANWHILE);
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch {
    // The write that follows explains what is wrong with the folder.
  }
}

/** Beside the database, one folder each: a copy must never end in another database. */
function copiesFolder(databaseUrl: string): string {
  const address = parseDatabaseUrl(databaseUrl);
  if (address.kind === "sqlite") {
    // With its ending: `x.db` and `x.sqlite` are two databases.
    return join(dirname(address.path), "copias", basename(address.path));
  }
  return join("data", "copias", databaseUrl.replace(/[^\w-]+/g, "-"));
}
