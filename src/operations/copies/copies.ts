import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Participant } from "../../domain/carnet/participant.ts";
import { UserError } from "../../domain/user-error.ts";
import { csvText } from "../../lists/csv/write-csv.ts";
import { parseDatabaseUrl } from "../../store/database-url.ts";
import type { KeepPrevious, Store } from "../../store/port/store.ts";
import { datedFiles } from "../files/dated-files.ts";
import { writePrivateFile } from "../files/private-file.ts";
import { storedList, versionOf } from "../list/stored-list.ts";

/** Others changed the list between its reading and this change, which was not made. */
export interface Changed {
  readonly kind: "changed";
}

export type Outcome<Result> = { readonly kind: "done"; readonly result: Result } | Changed;

export type Copies = ReturnType<typeof copiesOf>;

/** A change of the list; it passes on the previous list. */
type Change<Result> = (keepPrevious: KeepPrevious) => Promise<Result>;

const MOST_COPIES = 20;

/**
 * Copies of the list in the database of `databaseUrl` as it was before each change, newest last, for
 * undo; nothing is created before the first. A copy is written while the change is pending, and a
 * process may be killed in between. A newest copy that equals the present list is therefore ignored: its
 * change was never committed, or was undone.
 */
export function copiesOf(databaseUrl: string) {
  const folder = copiesFolder(databaseUrl);
  const dated = datedFiles(folder, "", ".csv");
  const undone = datedFiles(folder, "deshecho-", ".csv");
  const contentOf = (name: string) => readFileSync(join(folder, name), "utf8");

  /** Writes the list, once copies that do not count and drafts of killed writers are gone. */
  function write(files: typeof dated, text: string): string {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
    } catch {
      // The write below reports the problem with the folder.
    }
    try {
      for (const name of dated.names().toReversed()) {
        if (contentOf(name) !== text) break;
        rmSync(join(folder, name), { force: true });
      }
      const path = join(folder, files.nextName());
      writePrivateFile(path, text, "never");
      for (const name of readdirSync(folder)) {
        if (name.endsWith(".tmp")) rmSync(join(folder, name), { force: true });
      }
      return path;
    } catch (cause) {
      if (!(cause instanceof UserError)) throw cause;
      const message = `No se pudo guardar la copia de lo anterior. ${cause.message}`;
      throw new UserError(message, { cause });
    }
  }

  /** The copy before the last change that led to the list `present`, or `null`. */
  function lastBefore(present: readonly Participant[]): string | null {
    const text = csvText(present);
    const name = dated.names().findLast((each) => contentOf(each) !== text);
    return name === undefined ? null : join(folder, name);
  }

  /** Runs a change that keeps a copy in `files`, if the list is still of that version. */
  async function keeping<Result>(
    files: typeof dated,
    version: string,
    change: Change<Result>,
    isUnneeded: () => Promise<boolean>,
  ): Promise<Outcome<Result> & { readonly kept: string | null }> {
    let kept: string | null = null;
    let isChanged = false;
    const drop = () => {
      if (kept !== null) rmSync(kept, { force: true });
      kept = null;
    };
    try {
      const result = await change((previous) => {
        drop();
        isChanged = versionOf(previous) !== version;
        if (isChanged) throw new Error("The list has changed");
        kept = write(files, csvText(previous));
      });
      files.keepNewest(MOST_COPIES);
      return { kind: "done", result, kept };
    } catch (failure) {
      // The first failure counts; a copy that stays does not count.
      if (await isUnneeded().catch(() => false)) drop();
      if (isChanged) return { kind: "changed", kept };
      throw failure;
    }
  }

  return {
    /** Whether there is any copy. */
    any: () => dated.names().length > 0,
    lastBefore,
    /** Carries out a change of the list, if that is still of `version`, and keeps a copy of it. */
    change: <Result>(store: Store, version: string, change: Change<Result>) =>
      keeping(dated, version, change, async () => versionOf(await storedList(store)) === version),
    /**
     * Carries out the change that brings back the copy at `path`. It uses up the copy; what it replaces
     * is kept outside the row of copies, at `undonePath`.
     */
    async restore<Result>(
      path: string,
      version: string,
      change: Change<Result>,
    ): Promise<Outcome<{ readonly change: Result; readonly undonePath: string }>> {
      const done = await keeping(undone, version, change, async () => true);
      // Without a copy nothing was changed: another run brought back the same list in between.
      if (done.kind === "changed" || done.kept === null) return { kind: "changed" };
      rmSync(path, { force: true });
      return { kind: "done", result: { change: done.result, undonePath: done.kept } };
    },
  };
}

/** One folder per database, beside it, so that a copy is never restored into another database. */
function copiesFolder(databaseUrl: string): string {
  const address = parseDatabaseUrl(databaseUrl);
  if (address.kind === "sqlite") {
    // With its suffix, because `x.db` and `x.sqlite` are two databases.
    return join(dirname(address.path), "copias", basename(address.path));
  }
  return join("data", "copias", databaseUrl.replace(/[^\w-]+/g, "-"));
}
