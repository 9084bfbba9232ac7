import { askedCarnet } from "./asked-carnet.ts";
import type { OrderContext } from "./order.ts";

/** Shows the record of one carnet, written with or without dashes. */
export async function buscar(
  { terminal, withStore }: OrderContext,
  written: string,
): Promise<boolean> {
  const carnet = askedCarnet(terminal, written);
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
