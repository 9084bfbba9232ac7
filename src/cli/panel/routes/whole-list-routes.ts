import { dirname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import { carnetPlaceholder } from "../../../domain/carnet/carnet.ts";
import { carnetGroups } from "../../../domain/carnet/edition-groups.ts";
import {
  type DownloadKind,
  type PanelState,
  panelPaths,
} from "../../../domain/panel/panel-calls.ts";
import { csvText } from "../../../lists/csv/write-csv.ts";
import { templateRows } from "../../../lists/rows/template.ts";
import { xlsxFile } from "../../../lists/xlsx/write-xlsx.ts";
import { attendanceOf } from "../../../operations/attendance/attendance.ts";
import { attendanceXlsx } from "../../../operations/attendance/attendance-file.ts";
import { backUpAll } from "../../../operations/backup/back-up.ts";
import { storedList } from "../../../operations/list/stored-list.ts";
import { undo } from "../../../operations/list/undo.ts";
import { whichDatabase } from "../../../store/which-database.ts";
import { TEMPLATE_ROOM } from "../../commands/list-files.ts";
import type { DatabaseSettings } from "../../database/database-settings.ts";
import { databaseInWords, isMissing, withKnownStore } from "../../database/open-known-store.ts";
import { backedUpInWords } from "../../words/backup-words.ts";
import { undoneInWords } from "../../words/change-words.ts";
import { answerOf, concluded } from "../answers.ts";
import type { PanelDatabase } from "../panel-database.ts";
import { requests } from "./requests.ts";

/** The number of backups to keep, as in the command. */
const BACKUPS_KEPT = 30;

/** Routes for the whole list: database, count, undo, backup, download. */
export function wholeListRoutes(app: FastifyInstance, { settings, copies }: PanelDatabase): void {
  app.post(panelPaths.state, async (): Promise<PanelState> => {
    return {
      database: databaseInWords(settings),
      count: isMissing(whichDatabase(settings.databaseUrl))
        ? null
        : await withKnownStore(settings, false, (store) => store.countParticipants()),
      undoable: copies.any(),
      carnetForm: carnetPlaceholder(carnetGroups()),
    };
  });

  app.post(panelPaths.undo, ({ body }) => {
    const { agreed } = requests.undo.parse(body);
    return withKnownStore(settings, false, (store) =>
      answerOf(agreed, (keys) => undo(store, copies, () => {}, keys), undoneInWords),
    );
  });

  app.post(panelPaths.backUp, async () => {
    const which = whichDatabase(settings.databaseUrl);
    const folder = join(which.kind === "file" ? dirname(which.path) : "data", "respaldos");
    const target = { folder, keep: BACKUPS_KEPT };
    const done = await backUpAll(settings.databaseUrl, target, (use) =>
      withKnownStore(settings, false, use),
    );
    return concluded(backedUpInWords(done));
  });

  app.post(panelPaths.download, async ({ body }, reply) => {
    const { kind } = requests.download.parse(body);
    return reply.type("application/octet-stream").send(Buffer.from(await fileOf(kind, settings)));
  });
}

async function fileOf(kind: DownloadKind, settings: DatabaseSettings): Promise<Uint8Array> {
  if (kind === "plantilla") return xlsxFile(templateRows(), TEMPLATE_ROOM);
  return withKnownStore(settings, false, async (store) => {
    if (kind === "asistencia") return attendanceXlsx((await attendanceOf(store)).rows);
    const list = await storedList(store);
    return kind === "xlsx" ? xlsxFile(list, 0) : Buffer.from(csvText(list));
  });
}
