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
import { whichDatabase } from "../../../store/which-database.ts";
import { attendanceOf } from "../../commands/attendance/asistencia.ts";
import { attendanceXlsx } from "../../commands/attendance/attendance-file.ts";
import { respaldar } from "../../commands/export/respaldar.ts";
import { deshacer } from "../../commands/import/deshacer.ts";
import { ROOM } from "../../commands/import/plantilla.ts";
import { copiesOf } from "../../copies/copies.ts";
import { type DatabaseSettings, isMissing } from "../../database/open-known-store.ts";
import { databaseInWords, databaseWarnings } from "../../database/say-which-database.ts";
import { storedList } from "../../list/stored-list.ts";
import { runCommand, withPanelStore } from "../commands/run-command.ts";
import { requests } from "./requests.ts";

/** Backups of the database that stay, as with the command. */
const BACKUPS_KEPT = "30";

/** The list as a whole: which database, how many, undo, backup, download. */
export function wholeListRoutes(app: FastifyInstance, database: DatabaseSettings): void {
  app.post(panelPaths.state, () => stateOf(database));

  app.post(panelPaths.undo, ({ body }) => {
    const { agreed } = requests.undo.parse(body);
    return runCommand(database, agreed, (context) => deshacer(context, false));
  });

  app.post(panelPaths.backUp, () => {
    const which = whichDatabase(database.databaseUrl);
    const folder = join(which.kind === "file" ? dirname(which.path) : "data", "respaldos");
    return runCommand(database, [], (context) => respaldar(context, folder, BACKUPS_KEPT));
  });

  app.post(panelPaths.download, async ({ body }, reply) => {
    const { kind } = requests.download.parse(body);
    return reply.type("application/octet-stream").send(await fileOf(kind, database));
  });
}

async function stateOf(settings: DatabaseSettings): Promise<PanelState> {
  const { databaseUrl, emulator } = settings;
  const which = whichDatabase(databaseUrl);
  const database = { databaseUrl, which, emulator, sites: settings.sites() };
  return {
    database: databaseInWords(database),
    warnings: databaseWarnings(database),
    count: isMissing(which)
      ? null
      : await withPanelStore(settings, (store) => store.countParticipants()),
    undoable: copiesOf(databaseUrl).any(),
    carnetForm: carnetPlaceholder(carnetGroups()),
  };
}

async function fileOf(kind: DownloadKind, database: DatabaseSettings): Promise<Buffer> {
  if (kind === "plantilla") return Buffer.from(await xlsxFile(templateRows(), ROOM));
  if (kind === "asistencia") {
    const { rows } = await withPanelStore(database, attendanceOf);
    return Buffer.from(await attendanceXlsx(rows));
  }
  const list = await withPanelStore(database, storedList);
  return Buffer.from(kind === "xlsx" ? await xlsxFile(list, 0) : csvText(list));
}
