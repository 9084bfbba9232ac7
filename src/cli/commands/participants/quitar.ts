import type { CommandContext, RegisterCommand } from "../command.ts";
import { UNDO_HINT } from "../report-changes.ts";
import { parseCarnetArgument } from "./parse-carnet-argument.ts";

export const registerQuitar: RegisterCommand = (program, run) => {
  program
    .command("quitar")
    .description("quita a un participante")
    .usage("CARNET")
    .argument("<CARNET>", "con o sin guiones")
    .action((carnet: string) => run((context) => quitar(context, carnet)));
};

/** Removes one participant and says who it was. */
async function quitar(
  { terminal, withStore, copies }: CommandContext,
  written: string,
): Promise<boolean> {
  const carnet = parseCarnetArgument(terminal, written);
  if (carnet === null) return false;
  return withStore(async (store) => {
    const notFound = () => {
      terminal.complain(`No hay ningún participante con el carnet ${carnet}. No se quitó a nadie.`);
      return false;
    };
    const found = await store.findParticipant(carnet);
    if (found === null) return notFound();
    const removal = await copies.keepAround(store, (keepPrevious) =>
      store.removeParticipant(carnet, keepPrevious),
    );
    if (removal.kind === "refused") {
      return terminal.refuse(`${removal.message} No se quitó a nadie.`);
    }
    if (!removal.result) return notFound();
    const who = `${found.nombre} (carnet ${carnet}, No. Ticket ${found.numeroTicket})`;
    terminal.say(`Se quitó a ${who}.`, "green");
    terminal.say(UNDO_HINT, "dim");
    return true;
  });
}
