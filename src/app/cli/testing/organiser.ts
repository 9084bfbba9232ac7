import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough, Writable } from "node:stream";
import { onTestFinished } from "vitest";
import { openStore } from "#app/store/open-store.ts";
import { carnets } from "#testing/carnets.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { participantes } from "../participantes.ts";
import { runProgram } from "../program.ts";

/** Rows of a list. */
export const ana = "2490-21-1,Ana,1";

const HEADER = "carnet,nombre,numeroTicket";

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

  async function run(args: readonly string[], input: PassThrough, err: Collected) {
    const out = new Collected();
    const exitCode = await runProgram(program, args, { env: settings, out, err, input });
    return { exitCode, out: out.text, ...saidOf(err.text) };
  }

  const types = (...args: readonly string[]) => run(args, new PassThrough().end(), new Collected());

  return {
    databaseUrl: settings.DATABASE_URL,
    /** Absolute path of a file in the folder. */
    path,
    /** Opens the database, until the test ends, as another program would. */
    async opened() {
      const store = await openStore(settings.DATABASE_URL);
      onTestFinished(() => store.close());
      return store;
    },
    /** Runs a command in this process. */
    types,
    /** Runs a command on a terminal that gives `answer` to its question, once `meanwhile` has resolved. */
    answers(
      answer: string,
      args: readonly string[],
      meanwhile: () => Promise<unknown> = async () => {},
    ) {
      const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode() {} });
      const screen = Object.assign(new Collected(), { isTTY: true, columns: 500 });
      screen.onText = (text) => {
        if (text.endsWith("(s/N) ")) void meanwhile().then(() => input.write(`${answer}\r`));
      };
      return run(args, input, screen);
    },
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

/** Separates the lines about the database, which come first, from the others. */
function saidOf(text: string) {
  const about = /^(?:Base de datos: |«.*» no existía: se crea).*\n/gm;
  return { database: (text.match(about) ?? []).join(""), err: text.replace(about, "") };
}

/** A stream that collects what is written to it. */
export class Collected extends Writable {
  text = "";
  onText = (_text: string) => {};

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.text += chunk.toString();
    this.onText(chunk.toString());
    done();
  }
}
