import { useSyncExternalStore } from "react";
import { askBeforeLeaving } from "#platform/browser/ask-before-leaving.ts";
import { Observable } from "#platform/browser/observable.ts";
import type { Participant } from "../model/carnet/participant.ts";
import type { Importing } from "./import/importing.ts";

/** The person who is being added (`before` is `null`) or corrected, as typed so far. */
export interface Editing {
  readonly before: Participant | null;
  readonly typed: Participant;
  /**
   * The prefilled ticket; if the organiser does not change it, the person gets the next free one.
   */
  readonly proposed?: string;
}

/**
 * The unsaved work of the organiser. It survives opening another part; an import also survives a
 * reload.
 */
interface Unsaved {
  readonly search: string;
  readonly editing: Editing | null;
  readonly importing: Importing | null;
}

const PLACE = "organizar-importar";
const SHEETS = "organizar-importar-hojas";
/** Another build may read the data differently; its scripts have other names. */
const BUILD = import.meta.url;

const importing = readStoredImport();
const current = new Observable<Unsaved>({ search: "", editing: null, importing });

export function changeUnsaved(change: Partial<Unsaved>): void {
  if (change.importing !== undefined) storeImport(change.importing);
  current.set({ ...current.get(), ...change });
}

export const currentUnsaved = current.get;

export function useUnsaved(): Unsaved {
  return useSyncExternalStore(current.subscribe, current.get);
}

askBeforeLeaving(() => current.get().editing !== null || current.get().importing !== null);

/** The sheets that the tab stores: they are large, so they are not written again at each edit. */
let storedSheets: unknown = null;

/**
 * Stores the import under way in this tab, because phones drop tabs behind another app. It has personal
 * data, so it goes when the import ends, with the session, and with the tab.
 */
function storeImport(importing: Importing | null): void {
  const sheets = importing?.opened?.sheets ?? null;
  try {
    if (sheets === null || sheets !== storedSheets) {
      sessionStorage.removeItem(SHEETS);
      storedSheets = sheets;
      if (sheets !== null) sessionStorage.setItem(SHEETS, JSON.stringify(sheets));
    }
    sessionStorage.removeItem(PLACE);
    if (importing === null) return;
    const { pasted, opened } = importing;
    const at = opened?.sheets.indexOf(opened.sheet);
    const value = [BUILD, { pasted, opened: opened && { ...opened, sheets: null, sheet: at } }];
    sessionStorage.setItem(PLACE, JSON.stringify(value));
  } catch {
    // A reload loses an import that does not fit into the storage; the browser warns before it.
  }
}

/** The import that this tab stores, or `null`. */
export function readStoredImport(): Importing | null {
  try {
    const [build, { pasted, opened }] = JSON.parse(sessionStorage.getItem(PLACE) ?? "");
    if (build !== BUILD) return null;
    if (opened === null) return { pasted, opened };
    const sheets = JSON.parse(sessionStorage.getItem(SHEETS) ?? "");
    return { pasted, opened: { ...opened, sheets, sheet: sheets[opened.sheet] } };
  } catch {
    return null;
  }
}
