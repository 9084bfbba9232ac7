import { agrees } from "../../asking/confirm.ts";
import type { CommandContext, RegisterCommand } from "../command.ts";
import { acceptsEntered } from "../entered.ts";
import { UNDO_HINT } from "../report-changes.ts";
import { parseCarnetArgument } from "./parse-carnet-argument.ts";

export const registerQuitar: RegisterCommand = (program, run) => {
  program
    .command("quitar")
    .description("quita a un participante")
    .usage("CARNET [opciones]")
    .argument("<CARNET>", "con o sin guiones")
    .option("--si", "no pregunta nada: quita también a quien ya entró al evento")
    .action((carnet: string, { si = false }: { si?: boolean }) =>
      run((context) => quitar(context, carnet, { yes: si, ask: false })),
    );
};

interface Removing {
  /** Goes on without a question. */
  readonly yes: boolean;
  /** Asks also where the participant has not entered. */
  readonly ask: boolean;
}

/** Removes one participant and says who it was. */
export async function quitar(
  context: CommandContext,
  written: string,
  { yes, ask }: Removing,
): Promise<boolean> {
  const { terminal, withStore, copies } = context;
  const carnet = parseCarnetArgument(terminal, written);
  if (carnet === null) return false;
  return withStore(async (store) => {
    const notFound = () => {
      terminal.printError(
        `No hay ningún participante con el carnet ${carnet}. No se quitó a nadie.`,
      );
      return false;
    };
    const found = await store.findParticipant(carnet);
    if (found === null) return notFound();
    const who = `${found.nombre} (carnet ${carnet}, No. Ticket ${found.numeroTicket})`;
    if (ask && !(await agrees(context, yes, `¿Quitar a ${who}?`))) return false;
    if (!(await acceptsEntered(context, yes, store, [{ carnet, ...found }]))) return false;
    const removal = await copies.changeKeepingCopy(store, (keepPrevious) =>
      store.removeParticipant(carnet, keepPrevious),
    );
    if (removal.kind === "refused") {
      return terminal.refuse(`${removal.message} No se quitó a nadie.`);
    }
    if (!removal.result) return notFound();
    terminal.say(`Se quitó a ${who}.`, "green");
    terminal.hint(UNDO_HINT);
    return true;
  });
}
