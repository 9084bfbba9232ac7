import { difference } from "../list/difference.ts";
import { readCopy } from "../list/read-copy.ts";
import type { OrderContext } from "./order.ts";
import { tellDifference, tellSummary } from "./tell-changes.ts";

export interface UndoRequest {
  /** Only tells what would change. */
  readonly simulate: boolean;
}

/** Brings back the list as it was before the last change, and says what that changes. */
export async function deshacer(
  { terminal, withStore, copies }: OrderContext,
  request: UndoRequest,
): Promise<boolean> {
  const path = await copies.latest();
  if (path === null) {
    terminal.complain("No hay nada que deshacer: no hay copias guardadas de antes de un cambio.");
    return false;
  }
  const list = await readCopy(path);
  if (list === null) {
    const message = `La copia «${path}» está dañada o alguien la cambió. No se cambió nada.`;
    terminal.complain(terminal.paint("red", message));
    return false;
  }
  return withStore(async (store) => {
    tellDifference(terminal, await difference(store.exportParticipants(), list, "replace"));
    if (request.simulate) {
      terminal.say(terminal.paint("yellow", "Era una simulación. No se guardó nada."));
      return true;
    }
    const undone = await copies.keepUndone(store);
    if (undone.kind === "refused") {
      terminal.complain(terminal.paint("red", `${undone.message} No se cambió nada.`));
      return false;
    }
    const progress = terminal.progress("Restaurando", list.length);
    const outcome = await store
      .saveParticipants(list, { mode: "replace", simulate: false, onProgress: progress.update })
      .finally(progress.finish);
    if (outcome.kind === "conflicts") throw new Error("Replacing the whole list met a conflict");
    await copies.remove(path);
    tellSummary(terminal, outcome.summary);
    terminal.say(
      terminal.paint("green", "Listo: la lista volvió a como estaba antes del último cambio."),
    );
    terminal.say(
      terminal.paint(
        "dim",
        `Para rehacer: npm run participantes -- importar "${undone.path}" --reemplazar`,
      ),
    );
    return true;
  });
}
