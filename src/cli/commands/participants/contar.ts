import { amount } from "../../../domain/text/amount.ts";
import type { CommandContext, RegisterCommand } from "../command.ts";

export const registerContar: RegisterCommand = (program, run) => {
  program
    .command("contar")
    .description("dice cuántos participantes hay")
    .usage(" ")
    .action(() => run(contar));
};

function contar({ terminal, withStore }: CommandContext): Promise<boolean> {
  return withStore(async (store) => {
    terminal.say(amount(await store.countParticipants(), "participante", "participantes"));
    return true;
  });
}
