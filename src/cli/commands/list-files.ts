import { extname } from "node:path";
import { amount } from "../../domain/text/amount.ts";
import { UserError } from "../../domain/user-error.ts";
import { attendanceCsv, attendanceXlsx } from "../../lists/attendance/attendance-file.ts";
import { csvText } from "../../lists/csv/write-csv.ts";
import { printable } from "../../lists/faults/list-fault.ts";
import { xlsxFile } from "../../lists/xlsx/write-xlsx.ts";
import { attendanceOf } from "../../operations/attendance/attendance.ts";
import { writePrivateFile } from "../../operations/files/private-file.ts";
import { storedList } from "../../store/port/contents-of.ts";
import type { CommandContext, RegisterCommand } from "../program.ts";

const PERSONAL =
  "El archivo tiene datos personales: guárdelo donde solo la organización pueda leerlo.";

export const registerExportar: RegisterCommand = (program, run) =>
  program
    .command("exportar")
    .description(
      "guarda todos los participantes en un archivo CSV o XLSX, sin quién entró: eso lo guardan asistencia y respaldar",
    )
    .usage("ARCHIVO [opciones]")
    .argument("<ARCHIVO>", "archivo nuevo: participantes.csv o participantes.xlsx")
    .option("--sobrescribir", "reemplaza el archivo si ya existe")
    .action((file: string, { sobrescribir = false }: { sobrescribir?: boolean }) =>
      run((context) => exportar(context, file, sobrescribir)),
    );

/** Writes all participants as a list that `importar` takes back unchanged. */
async function exportar({ terminal, withStore }: CommandContext, file: string, overwrite: boolean) {
  const kind = kindOf(file);
  const list = await withStore(storedList);
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

export const registerAsistencia: RegisterCommand = (program, run) =>
  program
    .command("asistencia")
    .description("guarda quiénes entraron al evento, cuándo y por qué puerta, en CSV o XLSX")
    .usage("ARCHIVO [opciones]")
    .argument("<ARCHIVO>", "archivo nuevo: asistencia.xlsx o asistencia.csv")
    .option("--sobrescribir", "reemplaza el archivo si ya existe")
    .action((file: string, { sobrescribir = false }: { sobrescribir?: boolean }) =>
      run((context) => asistencia(context, file, sobrescribir)),
    );

async function asistencia(
  { terminal, withStore }: CommandContext,
  file: string,
  overwrite: boolean,
): Promise<boolean> {
  const kind = kindOf(file);
  const { rows, duplicates } = await withStore(attendanceOf);
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
