import { mkdir, readdir, rm } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { parseDatabaseUrl } from "../store/open-store.ts";
import type { Store } from "../store/store.ts";
import { csvFile } from "./list/write-csv.ts";
import { type WrittenFile, writePrivateFile } from "./private-file.ts";

/** Copies of the list as it was before each change, newest last, for `deshacer`. */
export interface Copies {
  /** Writes all participants of `store` to a new copy, and lets go of the oldest beyond 20. */
  keep(store: Store): Promise<KeptCopy>;
  /** Path of the newest copy, or `null` when there is none. */
  latest(): Promise<string | null>;
  /** Forgets a copy that is used up or turned out not to be needed. */
  remove(path: string): Promise<void>;
  /** Keeps what `deshacer` is about to replace, outside the row of copies. */
  keepUndone(store: Store): Promise<KeptCopy>;
}

export type KeptCopy =
  | { readonly kind: "kept"; readonly path: string }
  /** `message` is Spanish and says what to do. */
  | { readonly kind: "refused"; readonly message: string };

const MOST_COPIES = 20;
const copyName = /^\d{4}-\d{2}-\d{2}-\d{6}\.csv$/;

/** The copies that belong to the database of `databaseUrl`; nothing is created before the first. */
export function copiesOf(databaseUrl: string): Copies {
  const folder = copiesFolder(databaseUrl);

  async function names(): Promise<readonly string[]> {
    const found = await readdir(folder).catch(missingIsEmpty);
    return found.filter((name) => copyName.test(name)).toSorted();
  }

  async function write(store: Store, path: string, overwrite: boolean): Promise<KeptCopy> {
    const written = await writeCopy(store, path, overwrite);
    return written.kind === "written"
      ? { kind: "kept", path }
      : {
          kind: "refused",
          message: `No se pudo guardar la copia de lo anterior. ${written.message}`,
        };
  }

  return {
    async keep(store) {
      const before = await names();
      const kept = await write(store, join(folder, nextName(before.at(-1))), false);
      if (kept.kind === "refused") return kept;
      for (const name of before.slice(0, Math.max(0, before.length + 1 - MOST_COPIES))) {
        await rm(join(folder, name), { force: true });
      }
      return kept;
    },
    async latest() {
      const newest = (await names()).at(-1);
      return newest === undefined ? null : join(folder, newest);
    },
    remove: (path) => rm(path, { force: true }),
    keepUndone: (store) => write(store, join(folder, "antes-de-deshacer.csv"), true),
  };
}

/** Beside the database, one folder each: a copy must never end in another database. */
function copiesFolder(databaseUrl: string): string {
  const address = parseDatabaseUrl(databaseUrl);
  if (address.kind === "sqlite") {
    const file = basename(address.path);
    return join(dirname(address.path), "copias", basename(file, extname(file)));
  }
  return join("data", "copias", databaseUrl.replace(/[^\w-]+/g, "-"));
}

async function writeCopy(store: Store, path: string, overwrite: boolean): Promise<WrittenFile> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 }).catch(() => {
    // The write that follows explains what is wrong with the folder.
  });
  return writePrivateFile(path, csvFile(store.exportParticipants()), { overwrite });
}

/** Local date and time; always after the newest, even within a second or with the clock set back. */
function nextName(newest: string | undefined): string {
  for (let instant = Date.now(); ; instant += 1000) {
    const name = `${timestamp(new Date(instant))}.csv`;
    if (newest === undefined || name > newest) return name;
  }
}

function timestamp(time: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const date = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join("-");
  return `${date}-${two(time.getHours())}${two(time.getMinutes())}${two(time.getSeconds())}`;
}

/** Where there is no folder there are no copies yet. */
function missingIsEmpty(cause: unknown): string[] {
  const code = cause instanceof Error && "code" in cause ? cause.code : null;
  if (code === "ENOENT" || code === "ENOTDIR") return [];
  throw cause;
}
