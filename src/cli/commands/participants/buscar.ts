import type { CommandContext, RegisterCommand } from "../command.ts";
import { parseCarnetArgument } from "./parse-carnet-argument.ts";

export const registerBuscar: RegisterCommand = (program, run) => {
  program
    .command("buscar")
    .description("muestra el registro de un carnet")
    .usage("CARNET")
    .argument("<CARNET>", "con o sin guiones")
    .action((carnet: string) => run((context) => buscar(context, carnet)));
};

/** Shows the record of one carnet, written with or without dashes. */
async function buscar({ terminal, withStore }: CommandContext, written: string): Promise<boolean> {
  const carnet = parseCarnetArgument(terminal, written);
  if (carnet === null) return false;
  return withStore(async (store) => {
    const found = await store.findParticipant(carnet);
    if (found === null) {
      terminal.complain(`No hay ningún participante con el carnet ${carnet}.`);
      return false;
    }
    terminal.say(`Carnet:      ${carnet}`);
    terminal.say(`Nombre:      ${found.nombre}`);
    terminal.say(`No. Ticket:  ${found.numeroTicket}`);
    return true;
  });
}
