import { runSpanishProgram } from "../terminal/spanish-program.ts";
import { createTerminal } from "../terminal/terminal.ts";
import { registerNueva } from "./nueva.ts";
import type { RunContext } from "./run-context.ts";

/** Runs `npm run edicion -- …`, `args` being what follows the program's name. Resolves with the exit code. */
export function runEditionCommands(args: readonly string[], context: RunContext): Promise<number> {
  return runSpanishProgram(args, {
    name: "edicion",
    description: "La edición de la convención de la que trata el sitio.",
    commands: [registerNueva],
    context: () => context,
    terminal: createTerminal(context.out, context.err),
  });
}
