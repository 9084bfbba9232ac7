import { guatemalaMinute, readGuatemalaTime } from "../../domain/dates/guatemala-time.ts";
import { amount } from "../../domain/text/amount.ts";
import { UserError } from "../../domain/user-error.ts";
import { printable } from "../../lists/faults/list-fault.ts";
import { closeDoors } from "../../operations/doors/open-and-close.ts";
import {
  putDoorBack,
  type SetAsideOutcome,
  setDoorAside,
} from "../../operations/doors/set-aside.ts";
import type { DoorContext, RegisterDoorCommand } from "./door-context.ts";

export const registerCerrar: RegisterDoorCommand = (program, run) => {
  program
    .command("cerrar")
    .description(
      "cierra una puerta, o todas: su enlace deja de valer y sus teléfonos olvidan la lista",
    )
    .usage('["NOMBRE"]')
    .argument("[NOMBRE]", "la puerta; todas si no se indica")
    .action((name: string | undefined) => run((context) => cerrar(context, name ?? null)));
};

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

/** Closes without a question, because a door that was closed by mistake can be opened again. */
async function cerrar(
  { terminal, now, withStore }: DoorContext,
  name: string | null,
): Promise<boolean> {
  const outcome = await withStore((store) => closeDoors(store, name, now));
  if (outcome.kind === "none") {
    const open = namesOf(outcome.open);
    const known = open === "" ? "No hay ninguna abierta." : `Están abiertas: ${open}.`;
    const wanted =
      name === null ? "" : `No hay una puerta abierta que se llame «${printable(name)}». `;
    return terminal.refuse(wanted + known);
  }
  for (const door of outcome.doors) {
    terminal.say(`Se cerró la puerta «${printable(door)}».`, "green");
  }
  terminal.say(
    "Sus enlaces ya no valen. Cada teléfono olvida la lista en cuanto tenga red; lo que ya envió queda anotado.",
  );
  return true;
}

/** There is no question, because `reponer` reverts it. */
async function apartar(context: DoorContext, name: string, desde: string): Promise<boolean> {
  const { terminal, now, withStore } = context;
  const since = readGuatemalaTime(desde, now);
  if (since === null) {
    throw new UserError(
      `--desde «${printable(desde)}» no es una hora de Guatemala. Escriba: --desde "${guatemalaMinute(now)}"`,
    );
  }
  say(context, name, await withStore((store) => setDoorAside(store, name, since)), {
    verb: "Se apartó",
    moved: "se quitaron de la lista",
  });
  terminal.say(`Si fue un error: npm run puerta -- reponer "${printable(name)}"`);
  return true;
}

async function reponer(context: DoorContext, name: string): Promise<boolean> {
  say(context, name, await context.withStore((store) => putDoorBack(store, name)), {
    verb: "Cuenta otra vez",
    moved: "volvieron a la lista",
  });
  return true;
}

function say(
  { terminal }: DoorContext,
  name: string,
  outcome: SetAsideOutcome,
  { verb, moved }: { readonly verb: string; readonly moved: string },
): void {
  if (outcome.kind === "nothing") {
    const doors = namesOf(outcome.doors);
    throw new UserError(
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
}

const namesOf = (doors: readonly string[]) =>
  doors.map((door) => `«${printable(door)}»`).join(", ");
