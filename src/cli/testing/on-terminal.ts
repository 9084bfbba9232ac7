import { PassThrough } from "node:stream";
import { participantes } from "../participantes.ts";
import { runProgram } from "../program.ts";
import { Collected } from "./organiser.ts";

/** A run on a terminal whose questions are answered in turn, each once `meanwhile` has resolved. */
export async function onTerminal(
  env: Readonly<Record<string, string>>,
  answers: readonly string[],
  args: readonly string[],
  meanwhile = async () => {},
) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode() {} });
  const waiting = [...answers];
  class Screen extends Collected {
    readonly isTTY = true;
    readonly columns = 500;

    override _write(chunk: Buffer, encoding: BufferEncoding, done: () => void): void {
      if (chunk.toString().endsWith("(s/N) ")) {
        const answer = waiting.shift();
        void meanwhile().then(() =>
          answer === undefined ? input.end() : input.write(`${answer}\r`),
        );
      }
      super._write(chunk, encoding, done);
    }
  }
  const [out, err] = [new Collected(), new Screen()];
  const exitCode = await runProgram(participantes, args, { env, out, err, input });
  return { exitCode, out: out.text, err: err.text };
}

/** The same with a yes to the first question alone. */
export async function agreesAfter(
  meanwhile: () => Promise<void>,
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
) {
  return onTerminal(env, ["s"], args, meanwhile);
}
