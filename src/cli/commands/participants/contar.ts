import { attendance } from "../../../domain/door/attendance.ts";
import { amount } from "../../../domain/text/amount.ts";
import { wholeLog } from "../../../store/port/door-store.ts";
import type { CommandContext, RegisterCommand } from "../command.ts";

export const registerContar: RegisterCommand = (program, run) => {
  program
    .command("contar")
    .description("dice cuántos participantes hay, y cuántos entraron al evento")
    .usage(" ")
    .action(() => run(contar));
};

function contar({ terminal, withStore }: CommandContext): Promise<boolean> {
  return withStore(async (store) => {
    terminal.say(amount(await store.countParticipants(), "participante", "participantes"));
    const entered = attendance(await wholeLog(store.door)).validEntries.size;
    if (entered > 0) {
      terminal.say(`${amount(entered, "persona entró", "personas entraron")} al evento`);
    }
    return true;
  });
}
