import { attendance } from "../../domain/attendance/attendance.ts";
import type { Participant } from "../../domain/carnet/participant.ts";
import { readCarnet } from "../../domain/carnet/read-carnet.ts";
import { searchIndex, searchPeople } from "../../domain/search/search-people.ts";
import { amount } from "../../domain/text/amount.ts";
import { firstOf } from "../../domain/text/first-of.ts";
import { printable } from "../../lists/faults/list-fault.ts";
import { wholeLog } from "../../store/port/door-store.ts";
import type { Store } from "../../store/port/store.ts";
import type { CommandContext, RegisterCommand } from "../program.ts";

/** The number of people to show; the rest is counted. */
const MOST_SHOWN = 20;

export const registerBuscar: RegisterCommand = (program, run) =>
  program
    .command("buscar")
    .description("busca por carnet, por nombre (con o sin tildes) o por ticket")
    .usage("CARNET, NOMBRE o TICKET")
    .argument("<DATO...>", "carnet con o sin guiones, parte del nombre, o número de ticket")
    .action((words: readonly string[]) => run((context) => buscar(context, words.join(" "))));

async function buscar({ terminal, withStore }: CommandContext, wanted: string): Promise<boolean> {
  if (wanted.trim() === "") {
    return terminal.refuse("Escriba un carnet, un nombre o un ticket.");
  }
  const found = await withStore((store) => findPeople(store, wanted));
  if (found.length === 0) {
    return terminal.refuse(
      `No hay ningún participante con el carnet, el nombre o el ticket «${printable(wanted)}».`,
    );
  }
  terminal.say(`${amount(found.length, "participante", "participantes")}:`);
  const lines = found.map(
    ({ carnet, nombre, numeroTicket }) => `${carnet.padEnd(16)}${nombre}  (ticket ${numeroTicket})`,
  );
  for (const line of firstOf(lines, MOST_SHOWN)) terminal.say(line);
  if (found.length > MOST_SHOWN) terminal.say("Escriba más del nombre.");
  return true;
}

/** All people who match. The whole list is read only if `wanted` is not a registered carnet. */
async function findPeople(store: Store, wanted: string): Promise<readonly Participant[]> {
  const reading = readCarnet(wanted);
  if (reading.kind === "carnet") {
    const person = await store.findParticipant(reading.carnet);
    if (person !== null) return [person];
  }
  const list = await store.participants();
  return searchPeople(searchIndex(list), wanted, list.length).people;
}

export const registerContar: RegisterCommand = (program, run) =>
  program
    .command("contar")
    .description("dice cuántos participantes hay, y cuántos entraron al evento")
    .usage(" ")
    .action(() => run(contar));

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
