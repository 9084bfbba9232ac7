import { extname } from "node:path";
import { attendanceRows } from "../../domain/attendance/arrivals.ts";
import { attendance } from "../../domain/attendance/attendance.ts";
import { amount } from "../../domain/text/amount.ts";
import { UserError } from "../../domain/user-error.ts";
import { attendanceCsv, attendanceXlsx } from "../../lists/attendance/attendance-file.ts";
import { csvText } from "../../lists/csv/write-csv.ts";
import { printable } from "../../lists/faults/list-fault.ts";
import { xlsxFile } from "../../lists/xlsx/write-xlsx.ts";
import { writePrivateFile } from "../../operations/files/private-file.ts";
import { wholeLog } from "../../store/port/door-store.ts";
import type { CommandContext, RegisterCommand } from "../program.ts";

const PERSONAL =
  "El archivo tiene datos personales: guárdelo donde solo la organización pueda leerlo.";

/** A command that writes what the database has to a file. */
function fileCommand(
  name: string,
  description: string,
  files: string,
  write: (context: CommandContext, file: string, overwrite: boolean) => Promise<boolean>,
): RegisterCommand {
  return (program, run) =>
    program
      .command(name)
      .description(description)
      .usage("ARCHIVO [opciones]")
      .argument("<ARCHIVO>", files)
      .option("--sobrescribir", "reemplaza el archivo si ya existe")
      .action((file: string, { sobrescribir = false }: { sobrescribir?: boolean }) =>
        run((context) => write(context, file, sobrescribir)),
      );
}

export const registerExportar = fileCommand(
  "exportar",
  "guarda todos los participantes en un archivo CSV o XLSX, sin quién entró: eso lo guardan asistencia y respaldar",
  "archivo nuevo: participantes.csv o participantes.xlsx",
  exportar,
);

export const registerAsistencia = fileCommand(
  "asistencia",
  "guarda quiénes entraron al evento, cuándo y por qué puerta, en CSV o XLSX",
  "archivo nuevo: asistencia.xlsx o asistencia.csv",
  asistencia,
);

/** Writes all participants as a list that `importar` takes back unchanged. */
async function exportar({ terminal, withStore }: CommandContext, file: string, overwrite: boolean) {
  const kind = kindOf(file);
  const list = await withStore((store) => store.participants());
  writePrivateFile(file, kind === "xlsx" ? await xlsxFile(list) : csvText(list), overwrite);
  const rows = amount(list.length, "participante", "participantes");
  terminal.say(`Se exportaron ${rows} a «${printable(file)}».`, "green");
  if (kind === "csv") {
    terminal.say(
      "Si lo va a editar en una hoja de cálculo, exporte mejor a .xlsx: así no cambia ceros ni fechas.",
    );
  }
  terminal.say(PERSONAL);
  return true;
}

/**
 * Writes all people who entered, by carnet, including those who are no longer on the list; duplicates
 * do not count.
 */
async function asistencia(
  { terminal, withStore }: CommandContext,
  file: string,
  overwrite: boolean,
): Promise<boolean> {
  const kind = kindOf(file);
  const { rows, duplicates } = await withStore(async (store) => {
    const log = await wholeLog(store.door);
    const people = new Map((await store.participants()).map((person) => [person.carnet, person]));
    const attended = attendance(log);
    return { rows: attendanceRows(attended, people, log), duplicates: attended.duplicates };
  });
  const content = kind === "xlsx" ? await attendanceXlsx(rows) : attendanceCsv(rows);
  writePrivateFile(file, content, overwrite);
  const people = amount(rows.length, "persona", "personas");
  terminal.say(`Asistencia de ${people} en «${printable(file)}».`, "green");
  if (duplicates.length > 0) {
    const times = amount(duplicates.length, "entrada doble", "entradas dobles");
    terminal.say(`Sin contar ${times}. Detalle: npm run puerta -- lista`);
  }
  terminal.say(PERSONAL);
  return true;
}

function kindOf(file: string): "xlsx" | "csv" {
  const ending = extname(file).toLowerCase();
  if (ending === ".xlsx") return "xlsx";
  if (["", ".csv", ".txt"].includes(ending)) return "csv";
  throw new UserError(
    `No se puede escribir «${ending}». Use un nombre que termine en .csv o .xlsx.`,
  );
}
