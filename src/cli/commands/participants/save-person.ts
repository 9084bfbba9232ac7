import type { Participant } from "../../../domain/carnet/participant.ts";
import { printable } from "../../../lists/rows/fault.ts";
import type { ImportMode, Store } from "../../../store/port/store.ts";
import type { CommandContext } from "../command.ts";
import { UNDO_HINT } from "../report-changes.ts";

export interface PersonChange {
  /** What is saved: one person with `merge`, the whole list with `replace`. */
  readonly list: readonly Participant[];
  readonly mode: ImportMode;
  /** The whole list as it was when the change was decided. */
  readonly before: readonly Participant[];
  /** What to say once it is saved. */
  readonly done: string;
}

/** Saves the change of one person with a copy of what was before; says why not if it is refused. */
export async function savePerson(
  store: Store,
  { terminal, copies }: CommandContext,
  { list, mode, before, done }: PersonChange,
): Promise<boolean> {
  const refuse = (message: string): false => {
    return terminal.refuse(`${message} No se cambió nada.`);
  };
  const saved = await copies.changeKeepingCopy(store, before, (keepPrevious) =>
    store.saveParticipants(list, { mode, onProgress() {}, keepPrevious }),
  );
  if (saved.kind === "refused") return refuse(saved.message);
  if (saved.result.kind === "conflicts") {
    const [conflict] = saved.result.conflicts;
    const holder = before.find(({ carnet }) => carnet === conflict?.heldBy);
    return refuse(
      `El ticket ${printable(conflict?.numeroTicket ?? "")} ya es de ${printable(holder?.nombre ?? "otra persona")} (carnet ${conflict?.heldBy}).`,
    );
  }
  terminal.say(done, "green");
  terminal.hint(UNDO_HINT);
  return true;
}
