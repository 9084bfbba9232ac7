import { amount } from "../../../../../../domain/text/amount.ts";
import type { Draft, Fate } from "../../../../../../lists/draft/draft.ts";

const fates: readonly { readonly fate: Fate; readonly one: string; readonly many: string }[] = [
  { fate: "listed", one: "persona", many: "personas" },
  { fate: "faulty", one: "por arreglar", many: "por arreglar" },
  { fate: "repeated", one: "repetida", many: "repetidas" },
  { fate: "superseded", one: "doble", many: "dobles" },
  { fate: "filtered", one: "sin la respuesta elegida", many: "sin la respuesta elegida" },
  { fate: "empty", one: "sin datos de nadie", many: "sin datos de nadie" },
  { fate: "left out", one: "dejada fuera", many: "dejadas fuera" },
];

/** Where each row of the sheet went: `480 filas = 462 personas + 12 repetidas + 6 dobles`. */
export function rowsInWords({ rows }: Draft): string {
  const parts = fates.flatMap(({ fate, one, many }) => {
    const count = rows.filter((row) => row.fate === fate).length;
    return count === 0 ? [] : [amount(count, one, many)];
  });
  return `${amount(rows.length, "fila", "filas")} = ${parts.join(" + ") || "nadie"}`;
}
