import { randomUUID } from "node:crypto";
import type { JournalKind, NewEntry } from "../model/journal.ts";

export function newEntry(
  by: string,
  kind: JournalKind,
  detail = "",
  undoes: string | null = null,
): NewEntry {
  return { id: randomUUID(), by, kind, detail, undoes };
}
