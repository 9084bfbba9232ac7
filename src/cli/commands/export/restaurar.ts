import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { readBackup, writeBackup } from "../../../store/backup-file.ts";
import type { StoreContents } from "../../../store/port/backup.ts";
import { contentsOf, countContents } from "../../../store/port/contents-of.ts";
import { agrees, withConsent } from "../../asking/confirm.ts";
import { datedFiles } from "../../files/dated-files.ts";
import { makePrivateFile } from "../../files/private-file.ts";
import { storedList } from "../../list/stored-list.ts";
import type { CommandContext, RegisterCommand } from "../command.ts";
import { inWords } from "./respaldar.ts";

export const registerRestaurar: RegisterCommand = (program, run) => {
  program
    .command("restaurar")
    .description("vuelve a poner todo lo que guarda un respaldo, en lugar de lo que hay ahora")
    .usage("RESPALDO [opciones]")
    .argument("<RESPALDO>", "el archivo .db que escribió la orden respaldar")
    .option("--simular", "solo dice qué cambiaría; no guarda nada")
    .option("--si", "no pregunta nada")
    .action((file: string, { simular = false, si = false }: { simular?: boolean; si?: boolean }) =>
      run((context) => restaurar(withConsent(context, si), file, simular)),
    );
};

/**
 * Makes the database hold what the backup `file` does. What it held before is kept as a backup
 * beside that file, and its list for `deshacer`.
 */
async function restaurar(
  context: CommandContext,
  file: string,
  simulate: boolean,
): Promise<boolean> {
  const { terminal, withStore, withNewStore, copies } = context;
  if (!existsSync(file)) return terminal.refuse(`No existe el respaldo «${file}».`);
  const backup = await readBackup(file);
  const open = simulate ? withStore : withNewStore;
  return open(async (store) => {
    terminal.say(`Ahora hay: ${inWords(countContents(await contentsOf(store)))}.`);
    terminal.say(`El respaldo tiene: ${inWords(countContents(backup))}.`);
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
    const done = await copies.changeKeepingCopy(
      store,
      present.participants,
      async (keepPrevious) => {
        keepPrevious(await storedList(store));
        await store.restore(backup);
      },
    );
    if (done.kind === "refused") return terminal.refuse(`${done.message} No se cambió nada.`);
    terminal.say("Listo: todo está como en el respaldo.", "green");
    terminal.say(`Lo que había antes quedó en «${kept.result}».`);
    return true;
  });
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
