import type { Importing } from "./importing.ts";

/*
 * The import that was begun, in the storage of this tab, so that a reload loses nothing that was edited.
 * It has personal data: it goes when the import ends, with the session, and with the tab.
 */

const SHEETS = "organizar-importar-hojas";
const CHOICES = "organizar-importar";
/** Another build may read the data differently; its scripts have other names. */
const BUILD = import.meta.url;

/** The stored sheets. They are large, so they are rewritten only when another file is opened. */
let storedSheets: unknown = null;

/**
 * Stores the import if it fits into the storage; otherwise a reload loses it, and the browser
 * warns.
 */
export function storeImport({ pasted, opened }: Importing): void {
  try {
    if (opened !== null && opened.sheets !== storedSheets) {
      sessionStorage.setItem(SHEETS, JSON.stringify(opened.sheets));
      storedSheets = opened.sheets;
    }
    const { sheets = [], sheet, ...choices } = opened ?? {};
    const at = sheet === undefined ? -1 : sheets.indexOf(sheet);
    const value = { build: BUILD, pasted, at, choices };
    sessionStorage.setItem(CHOICES, JSON.stringify(value));
  } catch {
    removeStoredImport();
  }
}

export function removeStoredImport(): void {
  storedSheets = null;
  try {
    sessionStorage.removeItem(SHEETS);
    sessionStorage.removeItem(CHOICES);
  } catch {
    // A browser that refuses access to its storage holds no import.
  }
}

/** The import that this tab kept, or `null`. */
export function readStoredImport(): Importing | null {
  try {
    const value = JSON.parse(sessionStorage.getItem(CHOICES) ?? "null");
    if (value?.build === BUILD) {
      const { pasted, at, choices } = value;
      const sheets = at < 0 ? [] : JSON.parse(sessionStorage.getItem(SHEETS) ?? "[]");
      const sheet = sheets[at];
      if (at < 0) return { pasted, opened: null };
      if (sheet !== undefined) return { pasted, opened: { ...choices, sheets, sheet } };
    }
  } catch {
    // A kept import that cannot be read counts as none.
  }
  removeStoredImport();
  return null;
}
