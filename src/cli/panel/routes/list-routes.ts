import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Participant } from "../../../domain/carnet/participant.ts";
import {
  type CommandAnswer,
  type ComparisonAnswer,
  type ListAnswer,
  listHeaders,
  panelPaths,
} from "../../../domain/panel/panel-calls.ts";
import { whichDatabase } from "../../../store/which-database.ts";
import type { ReadList } from "../../commands/import/import-request.ts";
import { EMPTY_LIST, saveReading } from "../../commands/import/importar.ts";
import { type DatabaseSettings, isMissing } from "../../database/open-known-store.ts";
import { LARGEST_BYTES, readBytes } from "../../list/read-list.ts";
import { storedList } from "../../list/stored-list.ts";
import { compareList, rowsOf } from "../commands/compare-list.ts";
import { runCommand, withPanelStore } from "../commands/run-command.ts";
import { requests } from "./requests.ts";

const FORGOTTEN: CommandAnswer = {
  kind: "refused",
  lines: [{ tone: "bad", text: "Elija el archivo otra vez. No se guardó nada." }],
  question: null,
};

interface KeptList {
  readonly id: string;
  readonly reading: ReadList;
  /** The list of the database with which it was last compared. */
  compared: readonly Participant[] | null;
}

/** Reading a list, showing what it would change, and saving it. Only the last one read is kept. */
export function listRoutes(app: FastifyInstance, database: DatabaseSettings): void {
  let kept: KeptList | null = null;
  const keptAs = (id: string) => (kept?.id === id ? kept : null);

  app.addContentTypeParser(
    "application/octet-stream",
    { parseAs: "buffer", bodyLimit: LARGEST_BYTES + 1 },
    (_request, body, done) => done(null, body),
  );

  app.post(panelPaths.readList, async ({ body, headers }): Promise<ListAnswer> => {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    const name = decoded(headers[listHeaders.name]) ?? "";
    const reading = await readBytes(bytes, name, decoded(headers[listHeaders.sheet]));
    if (reading.kind === "unreadable") return reading;
    if (reading.kind === "faulty") {
      const rows = new Map(reading.rows.map(({ line, ...written }) => [line, written]));
      return { kind: "faulty", faults: rowsOf(reading.faults, rows) };
    }
    const { participants, format, notices } = reading;
    if (participants.length === 0) {
      return { kind: "unreadable", message: EMPTY_LIST, sheets: [] };
    }
    kept = { id: randomUUID(), reading, compared: null };
    return { kind: "list", id: kept.id, format, people: participants.length, notices };
  });

  app.post(panelPaths.compareList, async ({ body }): Promise<ComparisonAnswer> => {
    const { id, mode } = requests.compareList.parse(body);
    const list = keptAs(id);
    if (list === null) return { forgotten: true };
    const stored = isMissing(whichDatabase(database.databaseUrl))
      ? []
      : await withPanelStore(database, storedList);
    list.compared = stored;
    return compareList(stored, list.reading, mode);
  });

  app.post(panelPaths.saveList, async ({ body }): Promise<CommandAnswer> => {
    const { id, mode, agreed } = requests.saveList.parse(body);
    const list = keptAs(id);
    if (list === null) return FORGOTTEN;
    const { reading, compared } = list;
    return runCommand(database, agreed, (context) =>
      saveReading(context, reading, { mode, simulate: false, compared }),
    );
  });
}

function decoded(header: string | string[] | undefined): string | null {
  if (typeof header !== "string") return null;
  try {
    return decodeURIComponent(header);
  } catch {
    // Only the page sends it, and encodes it.
    return null;
  }
}
