import { agrees, withConsent } from "../../asking/confirm.ts";
import { storedList } from "../../list/stored-list.ts";
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
      run((context) => quitar(withConsent(context, si), carnet, "if-entered")),
    );
};

/** Removes one participant, after a question always or only for one who entered; says who it was. */
export async function quitar(
  context: CommandContext,
  written: string,
  asks: "always" | "if-entered",
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
    const before = await storedList(store);
    const found = before.find((each) => each.carnet === carnet);
    if (found === undefined) return notFound();
    const who = `${found.nombre} (carnet ${carnet}, No. Ticket ${found.numeroTicket})`;
    const question = { id: "remove-person", text: `¿Quitar a ${who}?`, about: [who] } as const;
    if (asks === "always" && !(await agrees(context, question))) return false;
    if (!(await acceptsEntered(context, store, [found]))) return false;
    const removal = await copies.changeKeepingCopy(store, before, (keepPrevious) =>
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
