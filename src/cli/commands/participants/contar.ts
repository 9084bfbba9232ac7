import { amount } from "../../../terminal/terminal.ts";
import type { CommandContext } from "../command.ts";

/** Tells how many participants there are. */
export function contar({ terminal, withStore }: CommandContext): Promise<boolean> {
  return withStore(async (store) => {
    terminal.say(amount(await store.countParticipants(), "participante", "participantes"));
    return true;
  });
}
