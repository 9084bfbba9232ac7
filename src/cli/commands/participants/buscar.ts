import type { CommandContext } from "../command.ts";
import { parseCarnetArgument } from "./parse-carnet-argument.ts";

/** Shows the record of one carnet, written with or without dashes. */
export async function buscar(
  { terminal, withStore }: CommandContext,
  written: string,
): Promise<boolean> {
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
