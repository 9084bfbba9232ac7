import { guatemalaMinute, readGuatemalaTime } from "../../domain/dates/guatemala-time.ts";
import { amount } from "../../domain/text/amount.ts";
import { printable } from "../../lists/rows/fault.ts";
import {
  putDoorBack,
  type SetAsideOutcome,
  setDoorAside,
} from "../../operations/doors/set-aside.ts";
import type { DoorContext, RegisterDoorCommand } from "./door-context.ts";

export const registerApartar: RegisterDoorCommand = (program, run) => {
  program
    .command("apartar")
    .description(
      "aparta todo lo que una puerta anotó desde una hora: entradas, nombres corregidos y personas agregadas",
    )
    .usage('"NOMBRE" --desde HORA')
    .argument("<NOMBRE>", "la puerta cuyo enlace llegó a otras manos; ciérrela antes")
    .requiredOption("--desde <HORA>", 'desde cuándo, como "2025-10-04 08:30" o 8:30')
    .action((name: string, { desde }: { desde: string }) =>
      run((context) => apartar(context, name, desde)),
    );
};

export const registerReponer: RegisterDoorCommand = (program, run) => {
  program
    .command("reponer")
    .description("vuelve a contar todo lo que se apartó de una puerta")
    .usage('"NOMBRE"')
    .argument("<NOMBRE>", "la puerta")
    .action((name: string) => run((context) => reponer(context, name)));
};

/** Without a question: `reponer` takes it back. */
async function apartar(context: DoorContext, name: string, desde: string): Promise<boolean> {
  const { terminal, now, withStore } = context;
  const since = readGuatemalaTime(desde, now);
  if (since === null) {
    return terminal.refuse(
      `--desde «${printable(desde)}» no es una hora de Guatemala. Escriba: --desde "${guatemalaMinute(now)}"`,
    );
  }
  const outcome = await withStore((store) => setDoorAside(store, name, since));
  const done = say(context, name, outcome, "Se apartó", "se quitaron de la lista");
  if (done) terminal.say(`Si fue un error: npm run puerta -- reponer "${printable(name)}"`);
  return done;
}

async function reponer(context: DoorContext, name: string): Promise<boolean> {
  const outcome = await context.withStore((store) => putDoorBack(store, name));
  return say(context, name, outcome, "Cuenta otra vez", "volvieron a la lista");
}

function say(
  { terminal }: DoorContext,
  name: string,
  outcome: SetAsideOutcome,
  verb: string,
  moved: string,
): boolean {
  if (outcome.kind === "nothing") {
    const doors = outcome.doors.map((door) => `«${printable(door)}»`).join(", ");
    return terminal.refuse(
      `No hay nada de la puerta «${printable(name)}». ${doors === "" ? "Tampoco de otra." : `Sí hay de: ${doors}.`}`,
    );
  }
  const lines = amount(outcome.lines, "registro", "registros");
  terminal.say(`${verb} lo de la puerta «${printable(outcome.door)}»: ${lines}.`, "green");
  if (outcome.names > 0) {
    terminal.say(`En la lista cambió ${amount(outcome.names, "nombre", "nombres")}.`);
  }
  if (outcome.people > 0) {
    terminal.say(`${amount(outcome.people, "persona", "personas")}: ${moved}.`);
  }
  terminal.say("Los teléfonos lo saben en cuanto tengan red.");
  return true;
}
