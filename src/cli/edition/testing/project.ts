import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { BEGUN_AT, elsewhere } from "../../../content/next-edition/testing/next.ts";
import { frozenEdition } from "../../../testing/frozen-edition.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { runProgram } from "../../program.ts";
import { Collected } from "../../testing/organiser.ts";
import { edicion } from "../nueva.ts";

/** Output of one run. */
export interface Seen {
  readonly exitCode: number;
  readonly out: string;
  readonly err: string;
}

export type Project = Awaited<ReturnType<typeof newProject>>;

/** A copy of the frozen edition as `content` in a temporary folder, removed when the test ends. */
export async function newProject(now: number = BEGUN_AT) {
  const folder = await temporaryFolder();
  const contentDir = join(folder, "content");
  await cp(frozenEdition, contentDir, { recursive: true });
  const types = async (...args: readonly string[]): Promise<Seen> => {
    const [out, err] = [new Collected(), new Collected()];
    const env = { CONTENT_DIR: contentDir };
    const input = new PassThrough().end();
    const exitCode = await runProgram(edicion, args, { env, out, err, input, now });
    return { exitCode, out: out.text, err: err.text };
  };
  const read = (file: string) => readFile(join(contentDir, file), "utf8");
  return {
    folder,
    contentDir,
    /** Runs `edicion` with these words. */
    types,
    read,
    /** Replaces `replace`, which the file must contain, by `by`. */
    async edit(file: string, replace: string | RegExp, by: string): Promise<void> {
      const before = await read(file);
      const after = before.replace(replace, by);
      if (after === before) throw new Error(`${file} does not hold ${replace}`);
      await writeFile(join(contentDir, file), after);
    },
    /** Every file of the content, by its path; photos by their size. */
    async snapshot(): Promise<Record<string, string>> {
      const entries = await readdir(contentDir, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
      return Object.fromEntries(
        await Promise.all(
          paths.map(async (path) => {
            const bytes = await readFile(path);
            const content = path.endsWith(".yaml") ? bytes.toString() : String(bytes.length);
            return [path.slice(contentDir.length + 1), content] as const;
          }),
        ),
      );
    },
  };
}

/** Options of a complete run without questions. */
export const wholeRun = [
  "nueva",
  ...Object.entries(elsewhere).flatMap(([question, answer]) => [`--${question}`, answer]),
  "--si",
];
