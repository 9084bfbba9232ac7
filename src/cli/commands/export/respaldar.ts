import { mkdir } from "node:fs/promises";
import { join, parse } from "node:path";
import { amount } from "../../../domain/text/amount.ts";
import { writeBackup } from "../../../store/backup-file.ts";
import type { DatabaseAddress } from "../../../store/database-url.ts";
import { backUp, validAddress } from "../../../store/open-store.ts";
import type { StoreCounts } from "../../../store/port/backup.ts";
import { contentsOf } from "../../../store/port/contents-of.ts";
import { datedFiles } from "../../files/dated-files.ts";
import { makePrivateFile } from "../../files/private-file.ts";
import type { Terminal } from "../../terminal/terminal.ts";
import type { CommandContext, RegisterCommand } from "../command.ts";

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

/**
 * Writes all that the database holds to a new dated file in `folder`, also while the server runs; then
 * removes its backups beyond the newest `keep`. One that failed removes none.
 */
export async function respaldar(
  context: CommandContext,
  folder: string,
  keep: string,
): Promise<boolean> {
  const { terminal } = context;
  if (!/^[1-9]\d{0,3}$/.test(keep)) {
    return terminal.refuse(
      `--conservar: se esperaba un número entero de 1 a 9999, y dice «${keep}».`,
    );
  }
  const database = validAddress(context.database.databaseUrl);
  const fill = await reading(context, database);
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => {
    // The write that follows explains what is wrong with the folder.
  });
  const backups = datedFiles(folder, `${backupName(database)}-`, ".db");
  const path = join(folder, backups.nextName());
  const made = await makePrivateFile(path, fill, {
    overwrite: "never",
  });
  if (made.kind === "refused") return terminal.refuse(made.message);
  const removed = backups.keepNewest(Number(keep));

  terminal.say(`Respaldo en «${path}»: ${inWords(made.result)}.`, "green");
  sayUnreadable(terminal, made.result.unreadable);
  if (removed > 0) {
    terminal.say(`Se borró lo más antiguo: ${amount(removed, "respaldo", "respaldos")}.`);
  }
  terminal.say("Tiene datos personales. Guarde otra copia fuera de este equipo.");
  return true;
}

/** Says which database it is, and resolves with what writes all of it into an empty file. */
async function reading(
  { sayDatabase, withStore }: CommandContext,
  database: DatabaseAddress,
): Promise<(file: string) => Promise<StoreCounts>> {
  if (database.kind === "sqlite") {
    sayDatabase();
    return (file) => backUp(database.path, file);
  }
  const contents = await withStore(contentsOf);
  return (file) => writeBackup(contents, file);
}

function backupName(database: DatabaseAddress): string {
  if (database.kind === "sqlite") return parse(database.path).name;
  const { projectId, databaseId } = database;
  const parts = databaseId === "(default)" ? [projectId] : [projectId, databaseId];
  return parts.join("-").replace(/[^\w.-]/g, "-");
}

/** Says how much of the doors' data was skipped, if any. */
export function sayUnreadable(terminal: Terminal, unreadable: number): void {
  if (unreadable === 0) return;
  const skipped = amount(unreadable, "registro", "registros");
  terminal.say(
    `No se pueden leer ${skipped} de las puertas, y no cuentan. Alguien los cambió a mano en la base de datos: corríjalos o bórrelos ahí.`,
    "yellow",
  );
}

/** `2 participantes y 340 visitas`, and what the doors recorded, if anything. */
export function inWords({ participants, visits, lines }: StoreCounts): string {
  const people = amount(participants, "participante", "participantes");
  const seen = amount(visits, "visita", "visitas");
  if (lines === 0) return `${people} y ${seen}`;
  return `${people}, ${seen} y ${amount(lines, "registro", "registros")} de las puertas`;
}
