import type { Participant } from "../../../domain/carnet/participant.ts";
import { amount } from "../../../domain/text/amount.ts";
import { firstOf } from "../../../domain/text/first-of.ts";
import { printable } from "../../../lists/rows/fault.ts";
import type { Terminal } from "../../terminal/terminal.ts";
import type { CommandContext, RegisterCommand } from "../command.ts";
import { findPeople } from "./find-people.ts";

export const registerBuscar: RegisterCommand = (program, run) => {
  program
    .command("buscar")
    .description("busca por carnet, por nombre (con o sin tildes) o por ticket")
    .usage("CARNET, NOMBRE o TICKET")
    .argument("<DATO...>", "carnet con o sin guiones, parte del nombre, o número de ticket")
    .action((words: readonly string[]) => run((context) => buscar(context, words.join(" "))));
};

/** People shown before the rest is only counted. */
const MOST_SHOWN = 20;

/** Shows the records of all who match what is looked for. */
async function buscar({ terminal, withStore }: CommandContext, wanted: string): Promise<boolean> {
  if (wanted.trim() === "") {
    return terminal.refuse("Escriba un carnet, un nombre o un ticket.");
  }
  return withStore(async (store) => {
    const found = await findPeople(store, wanted);
    const [only, another] = found;
    if (only === undefined) {
      terminal.printError(
        `No hay ningún participante con el carnet, el nombre o el ticket «${printable(wanted)}».`,
      );
      return false;
    }
    if (another === undefined) showOne(terminal, only);
    else showMany(terminal, found);
    return true;
  });
}

function showOne(terminal: Terminal, { carnet, nombre, numeroTicket }: Participant): void {
  terminal.say(`Carnet:      ${carnet}`);
  terminal.say(`Nombre:      ${nombre}`);
  terminal.say(`No. Ticket:  ${numeroTicket}`);
}

function showMany(terminal: Terminal, found: readonly Participant[]): void {
  terminal.say(`${amount(found.length, "participante", "participantes")}:`);
  const lines = found.map(
    ({ carnet, nombre, numeroTicket }) =>
      `${carnet.padEnd(16)}${printable(nombre)}  (ticket ${printable(numeroTicket)})`,
  );
  for (const line of firstOf(lines, MOST_SHOWN)) terminal.say(line);
  if (found.length > MOST_SHOWN) terminal.say("Escriba más del nombre.");
}
