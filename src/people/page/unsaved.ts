import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { askBeforeLeaving, isAnythingUnsaved } from "#platform/browser/ask-before-leaving.ts";
import { inStorage } from "#platform/browser/in-storage.ts";
import { Observable } from "#platform/browser/observable.ts";
import { showProblem } from "#platform/ui/actions/toasts.ts";
import { type Participant, personOf } from "../model/carnet/participant.ts";
import { isSamePerson } from "../model/list-change.ts";
import type { Importing } from "./import/importing.ts";

/** The person who is being added (`before` is `null`) or corrected, as typed so far. */
export interface Editing {
  readonly before: Participant | null;
  readonly typed: Participant;
  /** The prefilled ticket; if the organiser does not change it, the person gets the next free one. */
  readonly proposed?: string;
}

/** The unsaved work of the organiser. It survives opening another part; an import also survives a reload. */
interface Unsaved {
  readonly search: string;
  readonly editing: Editing | null;
  readonly importing: Importing | null;
}

const PLACE = "organizar-importar";
/** Another build may read the data differently; its scripts have other names. */
const BUILD = import.meta.url;

const importing = readStoredImport();
const current = new Observable<Unsaved>({ search: "", editing: null, importing });

export function changeUnsaved(change: Partial<Unsaved>): void {
  current.set({ ...current.get(), ...change });
  if (change.importing === null) storeImport();
}

export const currentUnsaved = current.get;

/** The key of the changes that save a person's form, which takes no letters meanwhile. */
export const savingPerson = { mutationKey: ["person"] };

/** Opens a person's form, or closes it, and returns true, unless one holds what was typed: then it says so. */
export function openPerson(next: Editing | null, client: QueryClient): boolean {
  const { editing } = current.get();
  const before = editing?.before ?? personOf({ numeroTicket: editing?.proposed ?? "" });
  const isTyped = editing !== null && !isSamePerson(editing.typed, before);
  if (!isTyped) changeUnsaved({ editing: next });
  else {
    const whom = before.nombre || editing.typed.nombre || "la persona nueva";
    const remedy =
      client.isMutating(savingPerson) > 0 ? "Espere a que se guarde" : "Guarde o cancele antes";
    showProblem(`${remedy} lo que escribió de ${whom}.`);
  }
  return !isTyped;
}

export function useUnsaved(): Unsaved {
  return useSyncExternalStore(current.subscribe, current.get);
}

askBeforeLeaving(() => current.get().editing !== null || current.get().importing !== null);
document.addEventListener("visibilitychange", () => {
  if (document.hidden) storeImport();
});
window.addEventListener("pagehide", storeImport);

/**
 * Stores the import under way in this tab when it is hidden or left, because phones drop tabs behind another app. It
 * has personal data, so it goes when the import ends, with the session, and with the tab.
 */
function storeImport(): void {
  const { importing } = current.get();
  // A reload loses an import that does not fit into the storage; the browser warns before it.
  inStorage(() => {
    sessionStorage.removeItem(PLACE);
    // Whoever left with «Salir» has nothing unsaved any more.
    if (importing === null || !isAnythingUnsaved()) return;
    const { pasted, opened } = importing;
    const kept = opened && { ...opened, sheet: opened.sheets.indexOf(opened.sheet) };
    sessionStorage.setItem(PLACE, JSON.stringify([BUILD, { pasted, opened: kept }]));
  });
}

/** The import that this tab stores, or `null`. */
export function readStoredImport(): Importing | null {
  return inStorage(() => {
    const [build, { pasted, opened }] = JSON.parse(sessionStorage.getItem(PLACE) ?? "");
    if (build !== BUILD) return null;
    return { pasted, opened: opened && { ...opened, sheet: opened.sheets[opened.sheet] } };
  });
}
