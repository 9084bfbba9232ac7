import { readCopy } from "../../copies/read-copy.ts";
import { difference, storedList } from "../../list/difference.ts";
import type { CommandContext, RegisterCommand } from "../command.ts";
import { reportDifference, reportSummary } from "../report-changes.ts";

export const registerDeshacer: RegisterCommand = (program, run) => {
  program
    .command("deshacer")
    .description("vuelve a como estaba la lista antes del último cambio")
    .usage("[opciones]")
    .option("--simular", "solo dice qué cambiaría; no guarda nada")
    .action(({ simular }: { simular?: true }) =>
      run((context) => deshacer(context, { simulate: simular === true })),
    );
};

interface UndoRequest {
  /** Reports the changes and writes nothing. */
  readonly simulate: boolean;
}

/** Brings back the list as it was before the last change, and says what that changes. */
export async function deshacer(
  { terminal, withStore, copies }: CommandContext,
  request: UndoRequest,
): Promise<boolean> {
  const refuse = (message: string): false => {
    terminal.complain(terminal.paint("red", message));
    return false;
  };
  const nothing = () =>
    refuse("No hay nada que deshacer: no hay copias guardadas de antes de un cambio.");
  if (!copies.any()) return nothing();
  return withStore(async (store) => {
    const present = await storedList(store);
    const path = copies.lastBefore(present);
    if (path === null) return nothing();
    const list = await readCopy(path);
    if (list === null) {
      return refuse(`La copia «${path}» está dañada o alguien la cambió. No se cambió nada.`);
    }
    reportDifference(terminal, difference(present, list, "replace"));
    if (request.simulate) {
      terminal.say(terminal.paint("yellow", "Era una simulación. No se guardó nada."));
      return true;
    }
    const progress = terminal.progress("Restaurando", list.length);
    const undoing = copies.bringBack(path, present, (keepPrevious) =>
      store.saveParticipants(list, {
        mode: "replace",
        simulate: false,
        onProgress: progress.update,
        keepPrevious,
      }),
    );
    const undone = await undoing.finally(progress.finish);
    if (undone.kind === "refused") return refuse(`${undone.message} No se cambió nada.`);
    if (undone.result.kind === "conflicts") throw new Error("A whole list met a conflict");
    reportSummary(terminal, undone.result.summary);
    terminal.say(
      terminal.paint("green", "Listo: la lista volvió a como estaba antes del último cambio."),
    );
    terminal.say(
      terminal.paint(
        "dim",
        `Para rehacer: npm run participantes -- importar "${undone.undonePath}" --reemplazar`,
      ),
    );
    return true;
  });
}
