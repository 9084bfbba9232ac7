import type { Participant } from "../../../domain/carnet/participant.ts";
import { printable } from "../../../lists/rows/fault.ts";
import { withConsent } from "../../asking/confirm.ts";
import { storedList } from "../../list/stored-list.ts";
import type { CommandContext, RegisterCommand } from "../command.ts";
import { acceptsEntered } from "../entered.ts";
import { parseCarnetArgument } from "./parse-carnet-argument.ts";
import { type PersonChange, savePerson } from "./save-person.ts";
import { acceptsPerson, readTyped } from "./typed-person.ts";

export const registerCorregir: RegisterCommand = (program, run) => {
  program
    .command("corregir")
    .description("corrige el nombre, el ticket o el carnet de una persona")
    .usage("CARNET [opciones]")
    .argument("<CARNET>", "el que está registrado, con o sin guiones")
    .option("--nombre <NOMBRE>", "nombre completo, entre comillas")
    .option("--ticket <NÚMERO>", "número de ticket, que nadie más tenga")
    .option("--carnet <CARNET>", "el carnet verdadero")
    .option("--si", "no pregunta nada: acepta un dato dudoso")
    .action((registered: string, { si = false, ...options }: Typed & { readonly si?: boolean }) =>
      run((context) => corregir(withConsent(context, si), { ...options, registered })),
    );
};

/** As the person wrote it; what is absent stays as it is. */
interface Typed {
  readonly nombre?: string;
  readonly ticket?: string;
  readonly carnet?: string;
}

export interface Correction extends Typed {
  readonly registered: string;
}

/** Changes what is given of one registered person. */
export async function corregir(context: CommandContext, written: Correction): Promise<boolean> {
  const { terminal } = context;
  const refuse = (message: string): false => {
    return terminal.refuse(`${message} No se cambió nada.`);
  };
  const { nombre, ticket, carnet } = written;
  if (nombre === undefined && ticket === undefined && carnet === undefined) {
    return refuse("Diga qué corregir, con --nombre, --ticket o --carnet.");
  }
  const registered = parseCarnetArgument(terminal, written.registered);
  const given = {
    carnet: carnet === undefined ? undefined : parseCarnetArgument(terminal, carnet),
    nombre: nombre === undefined ? undefined : readTyped(context, "nombre", nombre),
    numeroTicket: ticket === undefined ? undefined : readTyped(context, "numeroTicket", ticket),
  };
  if (registered === null) return false;
  if (given.carnet === null || given.nombre === null || given.numeroTicket === null) return false;
  const { carnet: newCarnet, nombre: newName, numeroTicket: newTicket } = given;
  return context.withStore(async (store) => {
    const before = await storedList(store);
    const found = before.find((each) => each.carnet === registered);
    if (found === undefined) {
      return refuse(`No hay ningún participante con el carnet ${registered}.`);
    }
    const person = {
      carnet: newCarnet ?? found.carnet,
      nombre: newName ?? found.nombre,
      numeroTicket: newTicket ?? found.numeroTicket,
    };
    const others = before.filter((each) => each !== found);
    const holder = others.find((each) => each.carnet === person.carnet);
    if (holder !== undefined) {
      return refuse(`El carnet ${person.carnet} ya es de ${printable(holder.nombre)}.`);
    }
    // Several may lack a ticket, in Firestore.
    const ticketHolder = others.find(
      ({ numeroTicket }) => numeroTicket !== "" && numeroTicket === person.numeroTicket,
    );
    if (ticketHolder !== undefined) {
      const who = `${printable(ticketHolder.nombre)} (carnet ${ticketHolder.carnet})`;
      return refuse(`El ticket ${printable(person.numeroTicket)} ya es de ${who}.`);
    }
    const typed = { person, carnet: carnet ?? person.carnet };
    if (!(await acceptsPerson(context, typed, others))) return false;
    const left = person.carnet === found.carnet ? [] : [found];
    if (!(await acceptsEntered(context, store, left))) return false;
    return savePerson(store, context, changeOf(found, person, others, before));
  });
}

/** Without a new carnet one record is written; with one, the list has to lose the old record too. */
function changeOf(
  found: Participant,
  person: Participant,
  others: readonly Participant[],
  before: readonly Participant[],
): PersonChange {
  const done = `Se corrigió: ${shown(found)} → ${shown(person)}.`;
  return found.carnet === person.carnet
    ? { list: [person], mode: "merge", before, done }
    : { list: [...others, person], mode: "replace", before, done };
}

const shown = ({ carnet, nombre, numeroTicket }: Participant) =>
  `${carnet}, ${printable(nombre)}, No. Ticket ${printable(numeroTicket)}`;
