import { amount } from "../terminal.ts";
import type { OrderContext } from "./order.ts";

/** Tells how many participants there are. */
export function contar({ terminal, withStore }: OrderContext): Promise<boolean> {
  return withStore(async (store) => {
    terminal.say(amount(await store.countParticipants(), "participante", "participantes"));
    return true;
  });
}
