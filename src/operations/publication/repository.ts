import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { errorCode } from "../../domain/error-code.ts";
import { NotPublished } from "./not-published.ts";

const run = promisify(execFile);

export interface ContentCopy {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** The folder's history, as a push would send it. Its calls reject with `NotPublished` where git is missing. */
export type Repository = ReturnType<typeof repositoryIn>;

/** The history of `folder`, read by git. */
export function repositoryIn(folder: string) {
  async function git(...args: string[]): Promise<Buffer> {
    const options = {
      cwd: folder,
      encoding: "buffer",
      maxBuffer: Number.MAX_SAFE_INTEGER,
    } as const;
    return run("git", args, options).then(
      ({ stdout }) => stdout,
      (cause: unknown) => {
        if (errorCode(cause) !== "ENOENT") throw cause;
        throw missingProgram("git");
      },
    );
  }

  return {
    /** Rejects with `NotPublished` if the folder has no commit that git can read. */
    async requireHistory(): Promise<void> {
      await git("rev-parse", "--quiet", "--verify", "HEAD").catch((cause: unknown) => {
        throw cause instanceof NotPublished ? cause : withoutHistory;
      });
    },
    /** Rejects with `NotPublished` unless main, the branch that hosts build, is checked out. */
    async requireMain(): Promise<void> {
      const branch = (await git("branch", "--show-current")).toString().trim();
      if (branch !== "main") throw notOnMain;
    },
    /** Whether git knows whose name a commit has. */
    async knowsAuthor(): Promise<boolean> {
      const idents = ["GIT_AUTHOR_IDENT", "GIT_COMMITTER_IDENT"].map((name) => git("var", name));
      return (await Promise.allSettled(idents)).every(({ status }) => status === "fulfilled");
    },
    /** Whether the commit that is pushed has a workflow, which GitHub needs to publish it. */
    async hasWorkflow(): Promise<boolean> {
      const listed = await git("ls-tree", "--name-only", "HEAD", ".github/workflows/");
      return listed.length > 0;
    },
    /** Whether others have pushed commits that this folder lacks; `false` where the remote does not answer. */
    async isBehind(): Promise<boolean> {
      const count = async () => {
        await git("fetch", "--quiet");
        return (await git("rev-list", "--count", "HEAD..@{upstream}")).toString().trim();
      };
      return count().then(
        (commits) => commits !== "0",
        () => false,
      );
    },
    /** Files that a push would publish, with changes that are not committed yet. */
    async unsaved(): Promise<readonly string[]> {
      // With `-z`, names are not escaped, including accents and spaces.
      const status = await git("status", "--porcelain", "--no-renames", "-z");
      return namesIn(status).map((line) => line.slice(3));
    },
    /** The files of `content` that a commit of it would hold. */
    async filesIn(content: string): Promise<readonly ContentCopy[]> {
      const listed = await git("ls-files", "-z", "-co", "--exclude-standard", "--", content);
      const copies = [...new Set(namesIn(listed))].map(async (path) => {
        const bytes = await readFile(join(folder, path)).catch(() => null);
        // The list of files includes deleted ones.
        return bytes === null ? [] : [{ path, bytes }];
      });
      return (await Promise.all(copies)).flat();
    },
    /** Every version of the files of `content` in commits that no push has sent yet. */
    async unpushedIn(content: string): Promise<readonly ContentCopy[]> {
      const format = ["--format=", "--raw", "--no-abbrev", "--no-renames", "-m", "-z"];
      const log = await git("log", ...format, "HEAD", "--not", "--remotes", "--", content);
      // `:MODE MODE OLD NEW STATUS` and the path alternate; deleted files have no new version.
      const versions = log.toString().matchAll(/:\d+ \d+ \w+ (\w+) [AMT]\0([^\0]+)/g);
      const copies = [...versions].map(async ([, id = "", path = ""]) => ({
        path,
        bytes: await git("cat-file", "blob", id),
      }));
      return Promise.all(copies);
    },
  };
}

const withoutHistory = new NotPublished(
  "Esta carpeta no tiene historial de Git que se pueda leer, como cuando se baja en un ZIP, y no se puede enviar a GitHub.",
  "Descargue el sitio con «git clone» («Preparar la computadora», en docs/guia-organizadores.md) y copie ahí su carpeta content.",
);
const notOnMain = new NotPublished(
  "El sitio se publica desde la rama main de Git, y esta carpeta no está en ella.",
  "Pase a ella con «git switch main», traiga lo que falte con «git merge» y publique otra vez.",
);

const namesIn = (bytes: Buffer): string[] => bytes.toString().split("\0").filter(Boolean);

export function missingProgram(name: string): NotPublished {
  return new NotPublished(`Falta el programa «${name}».`, "Instálelo.");
}
