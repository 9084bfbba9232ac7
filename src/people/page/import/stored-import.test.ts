// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { noEdits } from "#people/files/draft/draft.ts";
import { readPastedRows } from "#people/files/draft/read-sheets.ts";
import { carnets } from "#testing/carnets.ts";
import { nothingChosen, open } from "./importing.ts";
import { readStoredImport, removeStoredImport, storeImport } from "./stored-import.ts";

afterEach(() => {
  removeStoredImport();
});

function opened() {
  const reading = readPastedRows("carnet,nombre\n2490-21-1,Ana\n2490-21-2,Luz\n");
  if (reading.kind !== "sheets") throw new Error(reading.message);
  const sheet = open("lista.csv", reading.sheets, "A-", carnets);
  if (sheet === null) throw new Error("No sheet");
  return { ...sheet, edits: { ...noEdits, typed: { 2: { nombre: "Ana Paz" } } } };
}

test("an import is stored with all choices and edits, until it is discarded", async () => {
  const importing = { pasted: null, opened: opened() };
  storeImport(importing);
  const edited = { ...importing.opened, edits: { ...noEdits, leftOut: [3] } };
  storeImport({ ...importing, opened: edited });
  expect(readStoredImport()).toEqual({ pasted: null, opened: edited });
  storeImport({ pasted: "2490-21-3\tEva", opened: null });
  expect(readStoredImport()).toEqual({ pasted: "2490-21-3\tEva", opened: null });
  removeStoredImport();
  expect([readStoredImport(), sessionStorage.length]).toEqual([null, 0]);
});

test("an import that another build stored, or that is damaged, is ignored", () => {
  storeImport(nothingChosen);
  const [key = ""] = Object.keys(sessionStorage);
  const kept = JSON.parse(sessionStorage.getItem(key) ?? "");
  for (const text of [JSON.stringify({ ...kept, build: "other" }), "{", "7"]) {
    sessionStorage.setItem(key, text);
    expect(readStoredImport()).toBeNull();
  }
});

test("a full storage keeps no import, and causes no error", async () => {
  const setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("sessionStorage", { setItem, getItem: () => null, removeItem: () => {} });
  storeImport({ pasted: null, opened: opened() });
  expect(readStoredImport()).toBeNull();
});
