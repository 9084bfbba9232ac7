import { readdirSync, rmSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join, parse } from "node:path";
import { readNamedFile } from "#people/cli/list-files.ts";
import { printable } from "#people/files/list-fault.ts";
import { terminalEntry } from "#people/server/save-list.ts";
import { type DatabaseAddress, validAddress } from "#platform/store/database-url.ts";
import { agrees, withConsent } from "#platform/terminal/ask.ts";
import type { CommandContext, RegisterCommand } from "#platform/terminal/command.ts";
import { writePrivateFile } from "#platform/terminal/private-file.ts";
import type { Terminal } from "#platform/terminal/terminal.ts";
import { amount } from "#platform/text/amount.ts";
import { nameList } from "#platform/text/name-list.ts";
import { backupProblems, type Counts } from "../model/backup-calls.ts";
import { changedTicketInWords, lossesOf } from "../model/restore-words.ts";
import { type Backup, backupOf, readBackup, readBackupText } from "./backup-file.ts";
import { countContents, planRestore, restore } from "./restore.ts";
import { type BackupStores, contentsOf, type StoreContents } from "./store-contents.ts";

type Context = CommandContext<BackupStores>;

export const registerRespaldar: RegisterCommand<Context> = (program, run) =>
  program
    .command("respaldar")
    .description(
      "guarda todo en un archivo: lista, inscripciones, visitas, entradas y constancias, también con el sitio en marcha",
    )
    .usage("CARPETA [opciones]")
    .argument("<CARPETA>", "dónde guardar el respaldo; se crea si no existe")
    .option("--conservar <N>", "cuántos respaldos quedan, los más recientes; 30 si no se indica")
    .action((folder: string, { conservar = "30" }: { conservar?: string }) =>
      run((context) => respaldar(context, folder, conservar)),
    );

/** Writes everything but journal, sessions and announcements to a new file, then deletes the oldest. */
async function respaldar({ terminal, database, withStore }: Context, folder: string, keep: string) {
  if (!/^[1-9]\d{0,3}$/.test(keep)) {
    return terminal.refuse(
      `--conservar: se esperaba un número entero de 1 a 9999, y dice «${keep}».`,
    );
  }
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => {
    // The write below reports the problem with the folder.
  });
  const prefix = `${backupName(validAddress(database.databaseUrl))}-`;
  const path = join(folder, datedName(prefix));
  const contents = await withStore(contentsOf);
  writePrivateFile(path, JSON.stringify(backupOf(contents)));
  terminal.say(`Respaldo en «${path}»: ${countsInWords(countContents(contents))}.`);
  // Only now, so that a backup that fails deletes none.
  const deleted = keepNewest(folder, prefix, Number(keep));
  if (deleted > 0) {
    terminal.say(`Se borró lo más antiguo: ${amount(deleted, "respaldo", "respaldos")}.`);
  }
  terminal.say("Tiene datos personales. Guarde otra copia fuera de esta computadora.");
  return true;
}

/** A date and a time; backups of former versions lack the milliseconds. */
const stamp = /^\d{4}-\d{2}-\d{2}-\d{6}(?:\d{3})?\.json$/;

/** The name of a file that is written now, in local time: `PREFIX2025-10-04-070000123.json`. */
function datedName(prefix: string): string {
  const now = new Date();
  // Sweden writes dates as ISO 8601 does.
  const second = now.toLocaleString("sv").replace(" ", "-").replaceAll(":", "");
  return `${prefix}${second}${String(now.getMilliseconds()).padStart(3, "0")}.json`;
}

/** Removes all such files of `folder` but the newest `count`; returns the number of removed files. */
function keepNewest(folder: string, prefix: string, count: number): number {
  const names = readdirSync(folder).filter(
    (name) => name.startsWith(prefix) && stamp.test(name.slice(prefix.length)),
  );
  const oldest = names.toSorted().slice(0, -count);
  for (const name of oldest) rmSync(join(folder, name), { force: true });
  return oldest.length;
}

function backupName(database: DatabaseAddress): string {
  if (database.kind === "sqlite") return parse(database.path).name;
  const { projectId, databaseId } = database;
  const parts = databaseId === "(default)" ? [projectId] : [projectId, databaseId];
  return parts.join("-").replace(/[^\w.-]/g, "-");
}

/** Reads the contents of a database's file; `null` if it is not one of this program. */
type ReadDatabase = (file: string) => Promise<StoreContents | null>;

export const registerRestaurar =
  (readDatabase: ReadDatabase): RegisterCommand<Context> =>
  (program, run) =>
    program
      .command("restaurar")
      .description("vuelve a poner todo lo que guarda un respaldo, en lugar de lo que hay ahora")
      .usage("RESPALDO [opciones]")
      .argument("<RESPALDO>", "el archivo .json de la orden respaldar o de la página")
      .option("--simular", "solo dice qué cambiaría; no guarda nada")
      .option("--puertas", "deja abiertas las puertas que solo el respaldo tiene abiertas")
      .option("--si", "no pregunta nada")
      .action((file: string, options: RestoreOptions) =>
        run((context) =>
          restaurar({ ...withConsent(context, options.si), readDatabase }, file, options),
        ),
      );

interface RestoreOptions {
  readonly simular?: boolean;
  readonly puertas?: boolean;
  readonly si?: boolean;
}

async function restaurar(
  context: Context & { readonly readDatabase: ReadDatabase },
  file: string,
  { simular = false, puertas: keepOpen = false }: RestoreOptions,
): Promise<boolean> {
  const { terminal, withStore, withNewStore } = context;
  const backup = await readBackupFile(file, context.readDatabase);
  if (backup === null) {
    return terminal.refuse(`«${file}» no es un respaldo, o está dañado. Elija otro.`);
  }
  const open = simular ? withStore : withNewStore;
  return open(async (store) => {
    const plan = await planRestore(store, backup);
    terminal.say(`Ahora hay: ${countsInWords(plan.present)}.`);
    terminal.say(`El respaldo tiene: ${countsInWords(plan.backup)}.`);
    if (plan.unreadable > 0) {
      const rows = amount(plan.unreadable, "fila que no se puede", "filas que no se pueden");
      terminal.say(`Tiene ${rows} leer, y que no se restauran.`);
    }
    for (const changed of plan.changedTickets) {
      terminal.say(printable(changedTicketInWords(changed)));
    }
    const losses = lossesOf(plan);
    if (losses.length > 0) terminal.say(`Se perdería: ${losses.join("; ")}.`);
    sayDoors(terminal, plan.onlyOpenInBackup, keepOpen);
    if (simular) {
      terminal.say("Era una simulación. No se guardó nada.");
      return true;
    }
    if (!(await agrees(context, "¿Poner lo del respaldo en lugar de lo que hay ahora?"))) {
      return false;
    }
    const keptAs = join(dirname(file), datedName("antes-de-restaurar-"));
    writePrivateFile(keptAs, JSON.stringify(backupOf(await contentsOf(store))));
    const outcome = await restore(store, {
      contents: backup.contents,
      version: plan.version,
      keepOpen,
      entry: terminalEntry("restore"),
    });
    if (outcome === "outdated") return terminal.refuse(backupProblems.outdated.title);
    terminal.say("Listo: todo está como en el respaldo.");
    terminal.say(`Lo que había antes quedó en «${keptAs}».`);
    return true;
  });
}

/** Reads a backup; the first versions wrote databases. */
async function readBackupFile(file: string, readDatabase: ReadDatabase): Promise<Backup | null> {
  const text = (await readNamedFile(file)).toString();
  if (!text.startsWith("SQLite format 3\0")) return readBackupText(text);
  const contents = await readDatabase(file);
  return contents && readBackup(backupOf(contents));
}

function sayDoors(terminal: Terminal, open: readonly string[], keepOpen: boolean): void {
  if (open.length === 0) return;
  const doors = open.map((name) => `«${printable(name)}»`).join(", ");
  terminal.say(
    keepOpen
      ? `Siguen abiertas las puertas ${doors}.`
      : `Vuelven cerradas las puertas ${doors}. Si sus teléfonos siguen de turno, agregue --puertas.`,
  );
}

/** A summary such as `2 participantes y 340 visitas`, with lines and certificates if there are any. */
function countsInWords(counts: Counts): string {
  const { participants, signUps, visits, lines, certificates } = counts;
  return nameList([
    amount(participants, "participante", "participantes"),
    ...(signUps === 0 ? [] : [amount(signUps, "inscripción", "inscripciones")]),
    amount(visits, "visita", "visitas"),
    ...(lines === 0 ? [] : [`${amount(lines, "registro", "registros")} de las puertas`]),
    ...(certificates === 0 ? [] : [amount(certificates, "constancia", "constancias")]),
  ]);
}
