import { PassThrough } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { Collected } from "./organiser.ts";

/**
 * A terminal on which a person answers one question after the other, each once `before` has resolved;
 * after the last answer the input ends.
 */
export function typist(answers: readonly string[], before = async () => {}) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode() {} });
  const waiting = [...answers];
  class Screen extends Collected {
    readonly isTTY = true;
    readonly columns = 500;

    override _write(chunk: Buffer, encoding: BufferEncoding, done: () => void): void {
      // A question that is new, and one whose answer was refused and is still there to be edited.
      if (/│\n◆|▲/.test(stripVTControlCharacters(chunk.toString()))) {
        const answer = waiting.shift();
        void before().then(() =>
          answer === undefined ? input.end() : input.write(`\u0015${answer}\r`),
        );
      }
      super._write(chunk, encoding, done);
    }
  }
  return { input, output: new Screen() };
}
