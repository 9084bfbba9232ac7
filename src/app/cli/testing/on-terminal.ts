import { PassThrough } from "node:stream";
import { carnets } from "#testing/carnets.ts";
import { participantes } from "../participantes.ts";
import { runProgram } from "../program.ts";
import { Collected } from "./organiser.ts";

/** A run on a terminal that gives `answer` to its question, once `meanwhile` has resolved. */
export async function onTerminal(
  env: Readonly<Record<string, string>>,
  answer: string,
  args: readonly string[],
  meanwhile = async () => {},
) {
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
  const exitCode = await runProgram(participantes(carnets), args, { env, out, err, input });
  return { exitCode, out: out.text, err: err.text };
}
