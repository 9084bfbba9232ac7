import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import type { CommandContext, RegisterCommand } from "#platform/terminal/command.ts";
import { errorCode } from "#platform/terminal/error-code.ts";
import { writePrivateFile } from "#platform/terminal/private-file.ts";
import { UserError } from "#platform/terminal/user-error.ts";
import { amount } from "#platform/text/amount.ts";
import { csvText } from "../files/formats/write-csv.ts";
import { xlsxFile } from "../files/formats/write-xlsx.ts";
import { printable } from "../files/list-fault.ts";
import type { PeopleStore } from "../store/people-store.ts";

type Context = CommandContext<PeopleStore>;

export const registerExportar: RegisterCommand<Context> = (program, run) =>
  program
    .command("exportar")
    .description("guarda todos los participantes en un archivo CSV o XLSX, sin quién entró")
    .usage("ARCHIVO [opciones]")
    .argument("<ARCHIVO>", "archivo nuevo: participantes.csv o participantes.xlsx")
    .option("--sobrescribir", "reemplaza el archivo si ya existe")
    .action((file: string, { sobrescribir = false }: { sobrescribir?: boolean }) =>
      run((context) => exportar(context, file, sobrescribir)),
    );

/** Writes all participants as a list that `importar` takes back unchanged. */
async function exportar({ terminal, withStore }: Context, file: string, overwrite: boolean) {
  const kind = kindOf(file);
  const list = await withStore((store) => store.participants());
  writePrivateFile(file, kind === "xlsx" ? await xlsxFile(list) : csvText(list), overwrite);
  const rows = amount(list.length, "participante", "participantes");
  terminal.say(`Se exportaron ${rows} a «${printable(file)}».`);
  if (kind === "csv") {
    terminal.say(
      "Si lo va a editar en una hoja de cálculo, exporte mejor a .xlsx: así no cambia ceros ni fechas.",
    );
  }
  terminal.say(
    "El archivo tiene datos personales: guárdelo donde solo la organización pueda leerlo.",
  );
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

/** Reads a file that an organiser named. Throws `UserError` if that is not possible. */
export function readNamedFile(path: string): Promise<Buffer> {
  return readFile(path).catch((cause: unknown) => {
    throw new UserError(`«${printable(basename(path))}» ${reasonOf(errorCode(cause))}`, { cause });
  });
}

function reasonOf(code: unknown): string {
  if (code === "ENOENT") return "no existe. Revise el nombre y la carpeta.";
  if (code === "EISDIR") return "es una carpeta. Indique el archivo.";
  return `no se puede leer (${String(code)}). Si está abierto en otro programa, ciérrelo ahí.`;
}
