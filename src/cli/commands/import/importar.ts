import { amount } from "../../../domain/text/amount.ts";
import { shownPath } from "../../../store/port/shown-path.ts";
import { whichDatabase } from "../../../store/which-database.ts";
import { agrees, withConsent } from "../../asking/confirm.ts";
import { isMissing } from "../../database/open-known-store.ts";
import { readList } from "../../list/read-list.ts";
import type { CommandContext, RegisterCommand } from "../command.ts";
import { importInto, simulateFirst } from "./import-into.ts";
import type { ImportRequest, ReadList, SaveRequest } from "./import-request.ts";
import { refuse, refuseFaults } from "./report-import.ts";

export const registerImportar: RegisterCommand = (program, run) => {
  program
    .command("importar")
    .description("agrega y actualiza participantes desde una lista XLSX, ODS o CSV")
    .usage("LISTA [opciones]")
    .argument("<LISTA>", "archivo, o dirección de un CSV, con carnet, nombre y numeroTicket")
    .option("--reemplazar", "quita también a quienes no están en la lista")
    .option("--hoja <NOMBRE>", "hoja del libro, si varias parecen la lista")
    .option("--simular", "solo dice qué cambiaría; no guarda nada")
    .option("--si", "no pregunta nada: acepta los datos dudosos y a quienes se quita")
    .action(
      (list: string, options: { reemplazar?: true; simular?: true; hoja?: string; si?: true }) =>
        run((context) =>
          importar(withConsent(context, options.si === true), {
            list,
            sheet: options.hoja ?? null,
            mode: options.reemplazar === true ? "replace" : "merge",
            simulate: options.simular === true,
            compared: null,
          }),
        ),
    );
};

/** Adds and updates participants from a list: all of it, or nothing and every reason why. */
async function importar(context: CommandContext, request: ImportRequest): Promise<boolean> {
  const { terminal } = context;
  const reading = await readList(request.list, request.sheet);
  if (reading.kind === "unreadable") return refuse(terminal, reading.message);
  if (reading.kind === "faulty") return refuseFaults(terminal, reading.faults);
  if (reading.participants.length === 0) return refuse(terminal, EMPTY_LIST);
  const rows = amount(reading.participants.length, "participante", "participantes");
  terminal.say(`Lista leída: ${rows} (${reading.format}).`);
  for (const notice of reading.notices) terminal.say(notice, "yellow");
  return saveReading(context, reading, request);
}

export const EMPTY_LIST = "La lista no tiene ninguna fila debajo del encabezado.";

/** Saves a list that was read, into a new database if there is none yet and the person agrees. */
export async function saveReading(
  context: CommandContext,
  reading: ReadList,
  request: SaveRequest,
): Promise<boolean> {
  const { terminal } = context;
  const which = whichDatabase(context.database.databaseUrl);
  if (!isMissing(which)) {
    return context.withStore((store) => importInto(store, reading, request, context));
  }
  const shown = shownPath(which.path);
  if (request.simulate) return simulateFirst(terminal, reading, request.mode, shown);
  const [other] = which.beside;
  if (other !== undefined) {
    terminal.printError(
      `La base de datos «${shown}» no existe, y en su carpeta hay otra, «${other}». Quizá DATABASE_URL tiene mal el nombre.`,
    );
    const text = "¿Crear una base nueva?";
    if (!(await agrees(context, { id: "create-database", text, about: [shown] }))) return false;
  }
  return context.withNewStore((store) => importInto(store, reading, request, context));
}
