import { readFile } from "node:fs/promises";
import { z } from "zod";
import { type Participant, participantSchema } from "../../domain/carnet/participant.ts";
import { decodeText } from "../../lists/csv/decode-text.ts";
import { parseCsv } from "../../lists/csv/parse-csv.ts";
import { findHeader } from "../../lists/table/columns.ts";
import type { Field } from "../../lists/table/fields.ts";
import { cellText } from "../../lists/table/table.ts";

/** An empty name or ticket was missing in Firestore when the copy was made. */
const copiedSchema = z.strictObject({
  carnet: participantSchema.shape.carnet,
  nombre: z.string(),
  numeroTicket: z.string(),
});

/**
 * Reads a list that this program wrote, unchanged: without the corrections and doubts of `readList`.
 * `null` if the file was changed or damaged.
 */
export async function readCopy(path: string): Promise<readonly Participant[] | null> {
  const decoded = decodeText(await readFile(path));
  if (decoded === null) return null;
  const parsed = parseCsv(decoded.text);
  if (parsed.kind === "unreadable") return null;
  const { rows } = parsed.table;
  const header = findHeader(rows);
  if (header.kind === "unusable") return null;
  const { index } = header.columns;
  const participants = rows.slice(header.headerAt + 1).map(({ cells }) => {
    const text = (field: Field) => cellText(cells[index[field]]);
    return {
      carnet: text("carnet"),
      nombre: text("nombre"),
      numeroTicket: text("numeroTicket"),
    };
  });
  return z.array(copiedSchema).safeParse(participants).data ?? null;
}
