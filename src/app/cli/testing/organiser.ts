import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { carnets } from "#testing/carnets.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { participantes } from "../participantes.ts";
import { runProgram } from "../program.ts";

/** Rows of a list. */
export const ana = "2490-21-1,Ana,1";

const HEADER = "carnet,nombre,numeroTicket";

/** Output of one run. */
export interface Seen {
  readonly exitCode: number;
  readonly out: string;
  readonly err: string;
  /** The message about the database, which comes first on `err`, or an empty text. */
  readonly database: string;
}

const realProgram = fileURLToPath(new URL("../run-participantes.ts", import.meta.url));
const root = fileURLToPath(new URL("../../../../", import.meta.url));

export type Organiser = Awaited<ReturnType<typeof newOrganiser>>;

/**
 * An organiser with a folder and an embedded database of their own, both thrown away when the test ends.
 * `env` adds to the environment of every run of `program`.
 */
export async function newOrganiser(
  env: Record<string, string> = {},
  program = participantes(carnets),
) {
  const folder = await temporaryFolder();
  const path = (name: string) => join(folder, name);
  const settings = { DATABASE_URL: `sqlite:${path("convencion.db")}`, ...env };

  /** Runs a command in this process. */
  async function types(...args: readonly string[]): Promise<Seen> {
    const [out, err] = [new Collected(), new Collected()];
    const input = new PassThrough().end();
    const exitCode = await runProgram(program, args, { env: settings, out, err, input });
    return { exitCode, out: out.text, ...saidOf(err.text) };
  }

  /** Runs a command on a terminal that gives `answer` to its question, once `meanwhile` has resolved. */
  async function answers(
    answer: string,
    args: readonly string[],
    meanwhile: () => Promise<unknown> = async () => {},
  ): Promise<Omit<Seen, "database">> {
    const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode() {} });
    class Screen extends Collected {
      readonly isTTY = true;
      readonly columns = 500;

      override _write(chunk: Buffer, encoding: BufferEncoding, done: () => void): void {
        if (chunk.toString().endsWith("(s/N) "))
          void meanwhile().then(() => input.write(`${answer}\r`));
        super._write(chunk, encoding, done);
      }
    }
    const [out, err] = [new Collected(), new Screen()];
    const exitCode = await runProgram(program, args, { env: settings, out, err, input });
    return { exitCode, out: out.text, err: err.text };
  }

  return {
    databaseUrl: settings.DATABASE_URL,
    /** Absolute path of a file in the folder. */
    path,
    types,
    answers,
    /** Runs a command as the real program, in its own process. */
    spawns: (...args: readonly string[]) =>
      new Promise<Seen>((resolve) => {
        const child = execFile(
          process.execPath,
          ["--import", "tsx", realProgram, ...args],
          { cwd: root, env: { ...process.env, ...settings } },
          (_, out, err) => resolve({ exitCode: child.exitCode ?? -1, out, ...saidOf(err) }),
        );
      }),
    /** Imports a list of these rows. */
    async imports(...rows: readonly string[]) {
      await writeFile(path("lista.csv"), [HEADER, ...rows].join("\n"));
      return types("importar", path("lista.csv"));
    },
    /** The rows in the database. */
    async stored(): Promise<string[]> {
      await types("exportar", path("salida.csv"), "--sobrescribir");
      const csv = await readFile(path("salida.csv"), "utf8");
      return csv.trim().split("\r\n").slice(1);
    },
  };
}

/** Separates the lines about the database from the others. */
function saidOf(text: string): Pick<Seen, "err" | "database"> {
  const about = /^(?:Base de datos: |«.*» no existía: se crea).*\n/gm;
  return { database: (text.match(about) ?? []).join(""), err: text.replace(about, "") };
}

/** A stream that collects what is written to it. */
export class Collected extends Writable {
  text = "";

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}
