import type { DocumentSnapshot } from "@google-cloud/firestore";

/** A count that a document holds, 0 when it or the field is missing. Throws when it is no count. */
export function wholeNumber(document: DocumentSnapshot, field: string): number {
  const value: unknown = document.get(field) ?? 0;
  if (typeof value === "number" && Number.isSafeInteger(value)) return value;
  throw new Error(`${document.ref.path}.${field} is not a whole number`);
}
