import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { doorsAfterRestore } from "../../../domain/door/restored-doors.ts";
import { amount } from "../../../domain/text/amount.ts";
import { printable } from "../../../lists/rows/fault.ts";
import { readBackup, writeBackup } from "../../../store/backup-file.ts";
import type { StoreContents } from "../../../store/port/backup.ts";
import { contentsOf, countContents } from "../../../store/port/contents-of.ts";
import { type Door, isOpen } from "../../../store/port/door-store.ts";
import { agrees, withConsent } from "../../asking/confirm.ts";
import { datedFiles } from "../../files/dated-files.ts";
import { makePrivateFile } from "../../files/private-file.ts";
import { storedList } from "../../list/stored-list.ts";
import type { Terminal } from "../../terminal/terminal.ts";
import type { CommandContext, RegisterCommand } from "../command.ts";
import { inWords } from "./respaldar.ts";

export const registerRestaurar: RegisterCommand = (program, run) => {
  program
    .command("restaurar")
    .description("vuelve a poner todo lo que guarda un respaldo, en lugar de lo que hay ahora")
    .usage("RESPALDO [opciones]")
    .argument("<RESPALDO>", "el archivo .db que escribió la orden respaldar")
    .option("--simular", "solo dice qué cambiaría; no guarda nada")
    .option("--puertas", "deja abiertas las puertas que solo el respaldo tiene abiertas")
    .option("--si", "no pregunta nada")
    .action((file: string, { simular = false, puertas = false, si = false }: Options) =>
      run((context) => restaurar(withConsent(context, si), file, simular, puertas)),
    );
};

interface Options {
  readonly simular?: boolean;
  readonly puertas?: boolean;
  readonly si?: boolean;
}

/**
 * Makes the database hold what the backup `file` does. What it held before is kept as a backup
 * beside that file, and its list for `deshacer`. Phones at the doors send again what it lacks.
 */
async function restaurar(
  context: CommandContext,
  file: string,
  simulate: boolean,
  keepOpen: boolean,
): Promise<boolean> {
  const { terminal, withStore, withNewStore, copies } = context;
  if (!existsSync(file)) return terminal.refuse(`No existe el respaldo «${file}».`);
  const backup = await readBackup(file);
  const open = simulate ? withStore : withNewStore;
  return open(async (store) => {
    const before = await contentsOf(store);
    terminal.say(`Ahora hay: ${inWords(countContents(before))}.`);
    terminal.say(`El respaldo tiene: ${inWords(countContents(backup))}.`);
    if (backup.unreadable > 0) {
      const rows = amount(backup.unreadable, "fila que no se puede", "filas que no se pueden");
      terminal.say(`Tiene ${rows} leer, y que no se restauran.`, "yellow");
    }
    sayDoors(terminal, before.doors, backup.doors, keepOpen);
    if (simulate) {
      terminal.say("Era una simulación. No se guardó nada.", "yellow");
      return true;
    }
    const text = "¿Poner lo del respaldo en lugar de lo que hay ahora?";
    if (!(await agrees(context, { id: "restore-backup", text, about: [file] }))) return false;
    // Read anew: doors and visitors wrote while the question waited.
    const present = await contentsOf(store);
    const kept = await keepPresent(present, dirname(file));
    if (kept.kind === "refused") {
      return terminal.refuse(`No se pudo guardar lo que hay ahora. ${kept.message}`);
    }
    const doors = doorsAfterRestore(present.doors, backup.doors, { now: Date.now(), keepOpen });
    const done = await copies.changeKeepingCopy(
      store,
      present.participants,
      async (keepPrevious) => {
        keepPrevious(await storedList(store));
        await store.restore({ ...backup, doors });
      },
    );
    if (done.kind === "refused") return terminal.refuse(`${done.message} No se cambió nada.`);
    terminal.say("Listo: todo está como en el respaldo.", "green");
    terminal.say(`Lo que había antes quedó en «${kept.result}».`);
    return true;
  });
}

/** Names the doors that the backup alone has open: it may be older than their closing. */
function sayDoors(
  terminal: Terminal,
  present: readonly Door[],
  backup: readonly Door[],
  keepOpen: boolean,
): void {
  const now = Date.now();
  const open = doorsAfterRestore(present, backup, { now, keepOpen: true })
    .filter((door) => !present.includes(door) && isOpen(door, now))
    .map(({ name }) => `«${printable(name)}»`);
  if (open.length === 0) return;
  const doors = open.join(", ");
  terminal.say(
    keepOpen
      ? `Siguen abiertas las puertas ${doors}.`
      : `Vuelven cerradas las puertas ${doors}. Si sus teléfonos siguen de turno, agregue --puertas.`,
    "yellow",
  );
}

async function keepPresent(present: StoreContents, folder: string) {
  const path = join(folder, datedFiles(folder, "antes-de-restaurar-", ".db").nextName());
  return makePrivateFile(
    path,
    async (draft) => {
      await writeBackup(present, draft);
      return path;
    },
    { overwrite: "never" },
  );
}
