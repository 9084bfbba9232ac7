import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import {
  type CommandAnswer,
  type ComparisonAnswer,
  type ListAnswer,
  listHeaders,
  panelPaths,
} from "../../../domain/panel/panel-calls.ts";
import { compareList, type ReadList } from "../../../operations/list/compare-list.ts";
import { importList } from "../../../operations/list/import-list.ts";
import { storedList } from "../../../operations/list/stored-list.ts";
import { ask } from "../../../operations/questions.ts";
import { whichDatabase } from "../../../store/which-database.ts";
import { isMissing, whetherToCreate, withKnownStore } from "../../database/open-known-store.ts";
import { LARGEST_BYTES, readBytes } from "../../list/read-list.ts";
import { importedInWords, NOTHING_SAVED } from "../../words/list-words.ts";
import { refused } from "../../words/said.ts";
import { answerOf, concluded } from "../answers.ts";
import type { PanelDatabase } from "../panel-database.ts";
import { rowsOf, shownComparison } from "../shown-list.ts";
import { requests } from "./requests.ts";

interface KeptList {
  readonly id: string;
  readonly reading: ReadList;
  /** State of the database's list with which it was last compared. */
  comparedWith: string | null;
}

/** Routes that read a list, show its changes and save it. Only the last list is kept. */
export function listRoutes(app: FastifyInstance, { settings, copies }: PanelDatabase): void {
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
    kept = { id: randomUUID(), reading, comparedWith: null };
    return { kind: "list", id: kept.id, format, people: participants.length, notices };
  });

  app.post(panelPaths.compareList, async ({ body }): Promise<ComparisonAnswer> => {
    const { id, mode } = requests.compareList.parse(body);
    const list = keptAs(id);
    if (list === null) return { forgotten: true };
    const stored = isMissing(whichDatabase(settings.databaseUrl))
      ? []
      : await withKnownStore(settings, false, storedList);
    const comparison = compareList(stored, list.reading, mode);
    list.comparedWith = comparison.version;
    return shownComparison(stored, comparison, list.reading);
  });

  app.post(panelPaths.saveList, async ({ body }): Promise<CommandAnswer> => {
    const { id, mode, agreed } = requests.saveList.parse(body);
    const list = keptAs(id);
    if (list === null) {
      return concluded(refused(`Elija el archivo otra vez. ${NOTHING_SAVED}`));
    }
    const { reading, comparedWith } = list;
    const request = { reading, mode, comparedWith, onProgress() {} };
    return answerOf(
      agreed,
      async (keys) => {
        const which = whichDatabase(settings.databaseUrl);
        const question = isMissing(which) ? whetherToCreate(which) : null;
        return (
          (question && ask(question, "", keys)) ||
          withKnownStore(settings, true, (store) => importList(store, copies, request, keys))
        );
      },
      (outcome) => importedInWords(outcome, reading),
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
