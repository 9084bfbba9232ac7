import { printable } from "../../lists/rows/fault.ts";
import { closeDoors } from "../../operations/doors/open-and-close.ts";
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

/** Closes at once, without a question: a door that was closed by mistake is opened again. */
async function cerrar(
  { terminal, now, withStore }: DoorContext,
  name: string | null,
): Promise<boolean> {
  const outcome = await withStore((store) => closeDoors(store, name, now));
  if (outcome.kind === "none") {
    const { open } = outcome;
    const known =
      open.length === 0 ? "No hay ninguna abierta." : `Están abiertas: ${namesOf(open)}.`;
    return terminal.refuse(
      name === null
        ? known
        : `No hay una puerta abierta que se llame «${printable(name)}». ${known}`,
    );
  }
  for (const door of outcome.doors) {
    terminal.say(`Se cerró la puerta «${printable(door)}».`, "green");
  }
  terminal.say(
    "Sus enlaces ya no valen. Cada teléfono olvida la lista en cuanto tenga red; lo que ya envió queda anotado.",
  );
  return true;
}

const namesOf = (doors: readonly string[]) =>
  doors.map((door) => `«${printable(door)}»`).join(", ");
