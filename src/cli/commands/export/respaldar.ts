import { mkdir } from "node:fs/promises";
import { join, parse } from "node:path";
import { amount } from "../../../domain/text/amount.ts";
import { backUp, validAddress } from "../../../store/open-store.ts";
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
      run((context) => respaldar(context, folder, conservar)),
    );
};

const FIRESTORE_HAS_ITS_OWN =
  "Firestore se respalda en Google Cloud, no con esta orden. Un respaldo diario se programa así: " +
  "gcloud firestore backups schedules create --database='(default)' --recurrence=daily --retention=14d";

/**
 * Writes the whole embedded database, list and visits, to a new dated file in `folder`, also while
 * the server runs; then removes its backups beyond the newest `keep`. One that failed removes none.
 */
export async function respaldar(
  { terminal, databaseUrl, sayDatabase }: CommandContext,
  folder: string,
  keep: string,
): Promise<boolean> {
  if (!/^[1-9]\d{0,3}$/.test(keep)) {
    return terminal.refuse(
      `--conservar: se esperaba un número entero de 1 a 9999, y dice «${keep}».`,
    );
  }
  const database = validAddress(databaseUrl);
  sayDatabase();
  if (database.kind === "firestore") return terminal.refuse(FIRESTORE_HAS_ITS_OWN);

  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => {
    // The write that follows explains what is wrong with the folder.
  });
  const backups = datedFiles(folder, `${parse(database.path).name}-`, ".db");
  const path = join(folder, backups.nextName());
  const made = await makePrivateFile(path, (file) => backUp(database.path, file), {
    overwrite: "never",
  });
  if (made.kind === "refused") return terminal.refuse(made.message);
  const removed = backups.keepNewest(Number(keep));

  const participants = amount(made.result.participants, "participante", "participantes");
  const visits = amount(made.result.visits, "visita", "visitas");
  terminal.say(`Respaldo en «${path}»: ${participants} y ${visits}.`, "green");
  if (removed > 0) {
    terminal.say(`Se borró lo más antiguo: ${amount(removed, "respaldo", "respaldos")}.`);
  }
  terminal.say("Tiene datos personales. Guarde otra copia fuera de este equipo.");
  return true;
}
