import { existsSync } from "node:fs";
import { amount } from "../../domain/text/amount.ts";
import { printable } from "../../lists/faults/list-fault.ts";
import { backUpAll } from "../../operations/backup/back-up.ts";
import { planRestore, restore } from "../../operations/backup/restore.ts";
import { readBackup } from "../../store/backup-file.ts";
import { agrees, withConsent } from "../asking/ask-on-terminal.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { backedUpInWords, countsInWords } from "../words/backup-words.ts";
import { changedMeanwhile } from "../words/said.ts";
import type { CommandContext, RegisterCommand } from "./command.ts";

export const registerRespaldar: RegisterCommand = (program, run) => {
  program
    .command("respaldar")
    .description(
      "guarda todo en un archivo: lista, visitas y entradas, también con el sitio en marcha",
    )
    .usage("CARPETA [opciones]")
    .argument("<CARPETA>", "dónde guardar el respaldo; se crea si no existe")
    .option("--conservar <N>", "cuántos respaldos quedan, los más recientes; 30 si no se indica")
    .action((folder: string, { conservar = "30" }: { conservar?: string }) =>
      run((context) => respaldar(context, folder, conservar)),
    );
};

async function respaldar(
  { terminal, database, sayDatabase, withStore }: CommandContext,
  folder: string,
  keep: string,
): Promise<boolean> {
  if (!/^[1-9]\d{0,3}$/.test(keep)) {
    return terminal.refuse(
      `--conservar: se esperaba un número entero de 1 a 9999, y dice «${keep}».`,
    );
  }
  sayDatabase();
  const target = { folder, keep: Number(keep) };
  return terminal.conclude(
    backedUpInWords(await backUpAll(database.databaseUrl, target, withStore)),
  );
}

export const registerRestaurar: RegisterCommand = (program, run) => {
  program
    .command("restaurar")
    .description("vuelve a poner todo lo que guarda un respaldo, en lugar de lo que hay ahora")
    .usage("RESPALDO [opciones]")
    .argument("<RESPALDO>", "el archivo .db que escribió la orden respaldar")
    .option("--simular", "solo dice qué cambiaría; no guarda nada")
    .option("--puertas", "deja abiertas las puertas que solo el respaldo tiene abiertas")
    .option("--si", "no pregunta nada")
    .action((file: string, options: RestoreOptions) =>
      run((context) => restaurar(withConsent(context, options.si), file, options)),
    );
};

interface RestoreOptions {
  readonly simular?: boolean;
  readonly puertas?: boolean;
  readonly si?: boolean;
}

async function restaurar(
  context: CommandContext,
  file: string,
  { simular = false, puertas: keepOpen = false }: RestoreOptions,
): Promise<boolean> {
  const { terminal, withStore, withNewStore } = context;
  if (!existsSync(file)) return terminal.refuse(`No existe el respaldo «${file}».`);
  const backup = await readBackup(file);
  const open = simular ? withStore : withNewStore;
  return open(async (store) => {
    const plan = await planRestore(store, backup, Date.now());
    terminal.say(`Ahora hay: ${countsInWords(plan.present)}.`);
    terminal.say(`El respaldo tiene: ${countsInWords(plan.backup)}.`);
    if (backup.unreadable > 0) {
      const rows = amount(backup.unreadable, "fila que no se puede", "filas que no se pueden");
      terminal.say(`Tiene ${rows} leer, y que no se restauran.`, "yellow");
    }
    sayDoors(terminal, plan.openDoors, keepOpen);
    if (simular) {
      terminal.say("Era una simulación. No se guardó nada.", "yellow");
      return true;
    }
    if (!(await agrees(context, "¿Poner lo del respaldo en lugar de lo que hay ahora?"))) {
      return false;
    }
    const outcome = await restore(store, { file, backup, keepOpen, now: Date.now() });
    if (outcome.kind === "changed") return terminal.conclude(changedMeanwhile);
    terminal.say("Listo: todo está como en el respaldo.", "green");
    terminal.say(`Lo que había antes quedó en «${outcome.keptAs}».`);
    return true;
  });
}

function sayDoors(terminal: Terminal, open: readonly string[], keepOpen: boolean): void {
  if (open.length === 0) return;
  const doors = open.map((name) => `«${printable(name)}»`).join(", ");
  terminal.say(
    keepOpen
      ? `Siguen abiertas las puertas ${doors}.`
      : `Vuelven cerradas las puertas ${doors}. Si sus teléfonos siguen de turno, agregue --puertas.`,
    "yellow",
  );
}
