import { participantes } from "../participantes.ts";
import { runProgram } from "../program.ts";
import { Collected } from "./organiser.ts";
import { typist } from "./typist.ts";

/** A run on a terminal whose questions are answered in turn, each once `meanwhile` has resolved. */
export async function onTerminal(
  env: Readonly<Record<string, string>>,
  answers: readonly string[],
  args: readonly string[],
  meanwhile?: () => Promise<void>,
) {
  const out = new Collected();
  const { input, output } = typist(answers, meanwhile);
  const exitCode = await runProgram(participantes, args, { env, out, err: output, input });
  return { exitCode, out: out.text, err: output.text };
}

/** The same with a yes to the first question alone. */
export async function agreesAfter(
  meanwhile: () => Promise<void>,
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
) {
  return onTerminal(env, ["s"], args, meanwhile);
}
