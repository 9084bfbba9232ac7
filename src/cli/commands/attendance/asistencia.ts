import { extname } from "node:path";
import { attendance, type DuplicateEntry } from "../../../domain/door/attendance.ts";
import { amount } from "../../../domain/text/amount.ts";
import { printable } from "../../../lists/rows/fault.ts";
import { wholeLog } from "../../../store/port/door-store.ts";
import type { Store } from "../../../store/port/store.ts";
import { writePrivateFile } from "../../files/private-file.ts";
import { storedList } from "../../list/stored-list.ts";
import type { CommandContext, RegisterCommand } from "../command.ts";
import {
  type AttendanceRow,
  attendanceCsv,
  attendanceRows,
  attendanceXlsx,
} from "./attendance-file.ts";

export const registerAsistencia: RegisterCommand = (program, run) => {
  program
    .command("asistencia")
    .description("guarda quiénes entraron al evento, cuándo y por qué puerta, en CSV o XLSX")
    .usage("ARCHIVO [opciones]")
    .argument("<ARCHIVO>", "archivo nuevo: asistencia.xlsx o asistencia.csv")
    .option("--sobrescribir", "reemplaza el archivo si ya existe")
    .action((file: string, { sobrescribir = false }: { sobrescribir?: boolean }) =>
      run((context) => asistencia(context, file, sobrescribir)),
    );
};

/** Writes everybody who entered, by carnet; those who are no longer on the list too. */
async function asistencia(
  { terminal, withStore }: CommandContext,
  file: string,
  overwrite: boolean,
): Promise<boolean> {
  const kind = extname(file).toLowerCase();
  if (kind !== ".csv" && kind !== ".xlsx") {
    return terminal.refuse(
      "Use un nombre de archivo que termine en .xlsx o .csv, como asistencia.xlsx.",
    );
  }
  return withStore(async (store) => {
    const { rows, duplicates } = await attendanceOf(store);
    const content = kind === ".xlsx" ? await attendanceXlsx(rows) : attendanceCsv(rows);
    const written = await writePrivateFile(file, [content], { overwrite });
    if (written.kind === "refused") return terminal.refuse(written.message);
    const people = amount(rows.length, "persona", "personas");
    terminal.say(`Asistencia de ${people} en «${printable(file)}».`, "green");
    if (duplicates.length > 0) {
      const times = amount(duplicates.length, "entrada doble", "entradas dobles");
      terminal.say(`Sin contar ${times}. Detalle: npm run puerta -- lista`);
    }
    terminal.say(
      "El archivo tiene datos personales: guárdelo donde solo la organización pueda leerlo.",
    );
    return true;
  });
}

/** Everybody who entered, by carnet, and the entries that do not count. */
export async function attendanceOf(store: Store): Promise<{
  readonly rows: readonly AttendanceRow[];
  readonly duplicates: readonly DuplicateEntry[];
}> {
  const log = await wholeLog(store.door);
  const { validEntries, duplicates } = attendance(log);
  return {
    rows: attendanceRows([...validEntries.values()], await storedList(store), log),
    duplicates,
  };
}
