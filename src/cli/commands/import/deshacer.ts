import { csvText } from "../../../lists/csv/write-csv.ts";
import { planImport } from "../../../store/port/plan-import.ts";
import { agrees, withConsent } from "../../asking/confirm.ts";
import { readCopy } from "../../copies/read-copy.ts";
import { storedList } from "../../list/stored-list.ts";
import type { CommandContext, RegisterCommand } from "../command.ts";
import { acceptsEntered, enteredOf, reportEntered } from "../entered.ts";
import { reportDifference, reportSummary } from "../report-changes.ts";

export const registerDeshacer: RegisterCommand = (program, run) => {
  program
    .command("deshacer")
    .description("vuelve a como estaba la lista antes del último cambio")
    .usage("[opciones]")
    .option("--simular", "solo dice qué cambiaría; no guarda nada")
    .option("--si", "no pregunta nada: quita también a quienes ya entraron al evento")
    .action(({ simular = false, si = false }: { simular?: boolean; si?: boolean }) =>
      run((context) => deshacer(withConsent(context, si), simular)),
    );
};

/**
 * Brings back the list as it was before the last change on this computer, and says what that changes.
 * It always asks: doors and other computers may have changed the list since.
 */
export async function deshacer(context: CommandContext, simulate: boolean): Promise<boolean> {
  const { terminal, withStore, copies } = context;
  const nothing = () =>
    terminal.refuse("No hay nada que deshacer: no hay copias guardadas de antes de un cambio.");
  if (!copies.any()) return nothing();
  return withStore(async (store) => {
    const present = await storedList(store);
    const path = copies.lastBefore(present);
    if (path === null) return nothing();
    const list = await readCopy(path);
    if (list === null) {
      return terminal.refuse(
        `La copia «${path}» está dañada o alguien la cambió. No se cambió nada.`,
      );
    }
    const plan = planImport(present, list, "replace");
    reportDifference(terminal, plan);
    if (simulate) {
      reportEntered(context, await enteredOf(store, plan.removed));
      terminal.say("Era una simulación. No se guardó nada.", "yellow");
      return true;
    }
    const text = "¿Volver a como estaba antes del último cambio?";
    const question = { id: "undo", text, about: [path, csvText(present)] } as const;
    if (!(await agrees(context, question))) return false;
    if (!(await acceptsEntered(context, store, plan.removed))) return false;
    const progress = terminal.progress("Restaurando", list.length);
    const undoing = copies.restoreCopy(path, present, (keepPrevious) =>
      store.saveParticipants(list, {
        mode: "replace",
        onProgress: progress.update,
        keepPrevious,
      }),
    );
    const undone = await undoing.finally(progress.finish);
    if (undone.kind === "refused") return terminal.refuse(`${undone.message} No se cambió nada.`);
    const { change, undonePath } = undone.result;
    if (change.kind === "conflicts") throw new Error("A whole list met a conflict");
    reportSummary(terminal, change.summary);
    terminal.say("Listo: la lista volvió a como estaba antes del último cambio.", "green");
    terminal.hint(`Para rehacer: npm run participantes -- importar "${undonePath}" --reemplazar`);
    return true;
  });
}
