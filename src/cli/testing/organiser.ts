import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { runCommandLine } from "../command-line.ts";

/** What an organiser sees of one run. */
export interface Seen {
  readonly exitCode: number;
  readonly out: string;
  readonly err: string;
  /** Which database was used, as it was said before all else on `err`, or none. */
  readonly database: string;
}

/** An organiser with a folder and an embedded database of their own, both thrown away at the end. */
export interface Organiser {
  readonly folder: string;
  readonly databaseUrl: string;
  /** Absolute path of a file in the folder. */
  path(name: string): string;
  /** Runs a command in this process. */
  types(...args: readonly string[]): Promise<Seen>;
  /** Runs a command as the real program, in a process of its own. */
  spawns(...args: readonly string[]): Promise<Seen>;
  leaves(): Promise<void>;
}

const program = fileURLToPath(new URL("../main.ts", import.meta.url));
const root = fileURLToPath(new URL("../../../", import.meta.url));

/** `env` adds to the environment of every run. */
export async function newOrganiser(env: Record<string, string> = {}): Promise<Organiser> {
  const folder = await mkdtemp(join(tmpdir(), "participantes-"));
  const settings = { DATABASE_URL: `sqlite:${join(folder, "convencion.db")}`, ...env };
  return {
    folder,
    databaseUrl: settings.DATABASE_URL,
    path: (name) => join(folder, name),
    async types(...args) {
      const [out, err] = [new Collected(), new Collected()];
      const exitCode = await runCommandLine(args, {
        env: settings,
        out,
        err,
        input: Readable.from([]),
        sites: () => [],
      });
      return { exitCode, out: out.text, ...saidOf(err.text) };
    },
    spawns: (...args) =>
      new Promise((resolve) => {
        const child = execFile(
          process.execPath,
          ["--import", "tsx", program, ...args],
          { cwd: root, env: { ...process.env, ...settings } },
          (_, out, err) => resolve({ exitCode: child.exitCode ?? -1, out, ...saidOf(err) }),
        );
      }),
    leaves: () => rm(folder, { recursive: true, force: true }),
  };
}

/** What is said of the database, sites of this computer included, and the rest. */
function saidOf(text: string): Pick<Seen, "err" | "database"> {
  const about =
    /^(?:Base de datos: |Atención: en esta computadora |«.*» no existía: se crea).*\n/gm;
  return { database: (text.match(about) ?? []).join(""), err: text.replace(about, "") };
}

/** A stream that keeps what is written to it. */
export class Collected extends Writable {
  text = "";

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}
