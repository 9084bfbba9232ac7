import { printable } from "../../../lists/rows/fault.ts";
import { withConsent } from "../../asking/confirm.ts";
import { storedList } from "../../list/stored-list.ts";
import type { CommandContext, RegisterCommand } from "../command.ts";
import { parseCarnetArgument } from "./parse-carnet-argument.ts";
import { savePerson } from "./save-person.ts";
import { acceptsPerson, readTyped } from "./typed-person.ts";

export const registerAgregar: RegisterCommand = (program, run) => {
  program
    .command("agregar")
    .description("agrega a una persona")
    .usage('CARNET --nombre "NOMBRE" --ticket NÚMERO [opciones]')
    .argument("<CARNET>", "con o sin guiones")
    .requiredOption("--nombre <NOMBRE>", "nombre completo, entre comillas")
    .requiredOption("--ticket <NÚMERO>", "número de ticket, que nadie más tenga")
    .option("--si", "no pregunta nada: acepta un dato dudoso")
    .action(
      (
        carnet: string,
        { si = false, ...options }: { nombre: string; ticket: string; si?: boolean },
      ) => run((context) => agregar(withConsent(context, si), { ...options, carnet })),
    );
};

export interface Addition {
  /** All as the person wrote them. */
  readonly carnet: string;
  readonly nombre: string;
  readonly ticket: string;
}

/** Adds one person; one who is registered is left as they are. */
export async function agregar(context: CommandContext, written: Addition): Promise<boolean> {
  const { terminal } = context;
  const carnet = parseCarnetArgument(terminal, written.carnet);
  const nombre = readTyped(context, "nombre", written.nombre);
  const numeroTicket = readTyped(context, "numeroTicket", written.ticket);
  if (carnet === null || nombre === null || numeroTicket === null) return false;
  const person = { carnet, nombre, numeroTicket };
  const typed = { person, carnet: written.carnet };
  return context.withStore(async (store) => {
    const before = await storedList(store);
    const registered = before.find((each) => each.carnet === carnet);
    if (registered !== undefined) {
      terminal.refuse(
        `El carnet ${carnet} ya está registrado: ${printable(registered.nombre)}, ticket ${printable(registered.numeroTicket)}. No se agregó a nadie.`,
      );
      terminal.hint(`Para cambiarlo: npm run participantes -- corregir ${carnet}`);
      return false;
    }
    if (!(await acceptsPerson(context, typed, before))) return false;
    return savePerson(store, context, {
      list: [person],
      mode: "merge",
      before,
      done: `Se agregó a ${printable(nombre)} (carnet ${carnet}, No. Ticket ${printable(numeroTicket)}).`,
    });
  });
}
