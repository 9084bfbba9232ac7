import { plainText } from "../../domain/text/plain-text.ts";
import { printable } from "../../lists/faults/list-fault.ts";
import { isOpen } from "../../store/port/door-store.ts";
import type { Store } from "../../store/port/store.ts";
import type { CommandContext, RegisterCommand } from "../program.ts";

export const registerCerrar: RegisterCommand = (program, run) =>
  program
    .command("cerrar")
    .description(
      "cierra una puerta, o todas: su enlace deja de valer y sus teléfonos olvidan la lista",
    )
    .usage('["NOMBRE"]')
    .argument("[NOMBRE]", "la puerta; todas si no se indica")
    .action((name: string | undefined) => run((context) => cerrar(context, name ?? null)));

/** Closes without a question, because a door that was closed by mistake can be opened again. */
async function cerrar({ terminal, now, withStore }: CommandContext, name: string | null) {
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

/** Closes the open door of that name (`null`: all), or names the open ones if there is none. */
async function closeDoors({ door }: Store, name: string | null, now: number) {
  const open = (await door.list()).filter((each) => isOpen(each, now)).map((each) => each.name);
  const doors = open.filter((each) => name === null || plainText(each) === plainText(name));
  if (doors.length === 0) return { kind: "none", open } as const;
  for (const each of doors) await door.close(each, now);
  return { kind: "closed", doors } as const;
}

const namesOf = (doors: readonly string[]) =>
  doors.map((door) => `«${printable(door)}»`).join(", ");
