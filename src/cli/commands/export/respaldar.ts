import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { backUp } from "../../../store/open-store.ts";
import { amount } from "../../../terminal/terminal.ts";
import { datedFiles } from "../../files/dated-files.ts";
import { makePrivateFile } from "../../files/private-file.ts";
import type { CommandContext, RegisterCommand } from "../command.ts";

export const registerRespaldar: RegisterCommand = (program, run) => {
  program
    .command("respaldar")
    .description("guarda la base de datos entera, lista y visitas, también con el sitio en marcha")
    .usage("CARPETA [opciones]")
    .argument("<CARPETA>", "dónde guardar el respaldo; se crea si no existe")
    .option("--conservar <N>", "cuántos respaldos quedan, los más recientes; 30 si no se indica")
    .action((folder: string, { conservar = "30" }: { conservar?: string }) =>
      run((context) => respaldar(context, { folder, keep: conservar })),
    );
};

interface BackupRequest {
  /** Where backups are kept; created when it is missing. */
  readonly folder: string;
  /** How many backups of this database stay, as the person wrote it. */
  readonly keep: string;
}

const FIRESTORE_HAS_ITS_OWN =
  "Firestore se respalda en Google Cloud, no con esta orden. Un respaldo diario se programa así: " +
  "gcloud firestore backups schedules create --database='(default)' --recurrence=daily --retention=14d";

/**
 * Writes the whole embedded database, list and visits, to a new dated file, also while the server
 * runs; then removes the oldest of its backups. One that failed removes none.
 */
async function respaldar(
  { terminal, databaseUrl }: CommandContext,
  { folder, keep }: BackupRequest,
): Promise<boolean> {
  const refuse = (message: string): false => {
    terminal.complain(terminal.paint("red", message));
    return false;
  };
  if (!/^[1-9]\d{0,3}$/.test(keep)) {
    return refuse(`--conservar: se esperaba un número entero de 1 a 9999, y dice «${keep}».`);
  }
  const backup = backUp(databaseUrl);
  if (backup.kind === "hosted") return refuse(FIRESTORE_HAS_ITS_OWN);

  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => {
    // The write that follows explains what is wrong with the folder.
  });
  const backups = datedFiles(folder, `${backup.name}-`, ".db");
  const path = join(folder, backups.nextName());
  const made = await makePrivateFile(path, backup.copyTo, { overwrite: false });
  if (made.kind === "refused") return refuse(made.message);
  const removed = backups.keepNewest(Number(keep));

  const participants = amount(made.result.participants, "participante", "participantes");
  const visits = amount(made.result.visits, "visita", "visitas");
  terminal.say(terminal.paint("green", `Respaldo en «${path}»: ${participants} y ${visits}.`));
  if (removed > 0) {
    terminal.say(`Se borró lo más antiguo: ${amount(removed, "respaldo", "respaldos")}.`);
  }
  terminal.say("Tiene datos personales. Guarde otra copia fuera de este equipo.");
  return true;
}
