import { Readable } from "node:stream";
import { runCommandLine } from "../command-line.ts";
import { Collected } from "./organiser.ts";

/** A run on a terminal whose every question waits for `meanwhile`, and is then answered with yes. */
export async function agreesAfter(
  meanwhile: () => Promise<void>,
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
) {
  const input = new Readable({
    read() {
      meanwhile().then(() => {
        this.push("s\n");
        this.push(null);
      });
    },
  });
  const [out, err] = [new Collected(), Object.assign(new Collected(), { isTTY: true })];
  const exitCode = await runCommandLine(args, {
    env,
    out,
    err,
    input: Object.assign(input, { isTTY: true }),
    sites: () => [],
  });
  return { exitCode, out: out.text, err: err.text };
}
