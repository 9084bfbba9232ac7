import { plainText } from "../../domain/text/plain-text.ts";
import { printable } from "../../lists/rows/fault.ts";
import { type Door, isOpen } from "../../store/port/door-store.ts";
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
  return withStore(async ({ door }) => {
    const open = (await door.list()).filter((each) => isOpen(each, now));
    const wanted = name === null ? open : open.filter((each) => isNamed(each, name));
    if (wanted.length === 0) {
      const known =
        open.length === 0 ? "No hay ninguna abierta." : `Están abiertas: ${namesOf(open)}.`;
      return terminal.refuse(
        name === null
          ? known
          : `No hay una puerta abierta que se llame «${printable(name)}». ${known}`,
      );
    }
    for (const each of wanted) {
      await door.close(each.name, now);
      terminal.say(`Se cerró la puerta «${printable(each.name)}».`, "green");
    }
    terminal.say(
      "Sus enlaces ya no valen. Cada teléfono olvida la lista en cuanto tenga red; lo que ya envió queda anotado.",
    );
    return true;
  });
}

/** Accents and case do not matter. */
const isNamed = (door: Door, name: string) => plainText(door.name) === plainText(name);

const namesOf = (doors: readonly Door[]) =>
  doors.map((door) => `«${printable(door.name)}»`).join(", ");
