import { mkdir, rm } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { parseDatabaseUrl } from "../store/open-store.ts";
import type { Store } from "../store/store.ts";
import { datedFiles } from "./dated-files.ts";
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

/** The copies that belong to the database of `databaseUrl`; nothing is created before the first. */
export function copiesOf(databaseUrl: string): Copies {
  const folder = copiesFolder(databaseUrl);
  const dated = datedFiles(folder, "", ".csv");
  const undone = datedFiles(folder, "deshecho-", ".csv");

  async function keepIn(files: typeof dated, store: Store): Promise<KeptCopy> {
    const kept = await write(store, join(folder, await files.nextName()));
    if (kept.kind === "kept") await files.keepNewest(MOST_COPIES);
    return kept;
  }

  async function write(store: Store, path: string): Promise<KeptCopy> {
    const written = await writeCopy(store, path);
    return written.kind === "written"
      ? { kind: "kept", path }
      : {
          kind: "refused",
          message: `No se pudo guardar la copia de lo anterior. ${written.message}`,
        };
  }

  return {
    keep: (store) => keepIn(dated, store),
    async latest() {
      const newest = (await dated.names()).at(-1);
      return newest === undefined ? null : join(folder, newest);
    },
    remove: (path) => rm(path, { force: true }),
    keepUndone: (store) => keepIn(undone, store),
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

async function writeCopy(store: Store, path: string): Promise<WrittenFile> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 }).catch(() => {
    // The write that follows explains what is wrong with the folder.
  });
  return writePrivateFile(path, csvFile(store.exportParticipants()), { overwrite: false });
}
