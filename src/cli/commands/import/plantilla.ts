import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { printable } from "../../../lists/rows/fault.ts";
import { templateRows } from "../../../lists/rows/template.ts";
import { writeList } from "../../list/write-list.ts";
import type { CommandContext, RegisterCommand } from "../command.ts";

export const registerPlantilla: RegisterCommand = (program, run) => {
  program
    .command("plantilla")
    .description("escribe una lista de ejemplo para llenar")
    .usage("ARCHIVO")
    .argument("<ARCHIVO>", "archivo nuevo: plantilla.xlsx o plantilla.csv")
    .action((file: string) => run((context) => plantilla(context, file)));
};

/** Blank rows of a workbook that already keep what is typed as text. */
export const ROOM = 1000;

/** Writes an example list, CSV or XLSX by the file's name, to be filled in and imported. */
async function plantilla({ terminal }: CommandContext, file: string): Promise<boolean> {
  await mkdir(dirname(file), { recursive: true }).catch(() => {
    // The write that follows explains what is wrong with the folder.
  });
  const written = await writeList(file, templateRows(), { overwrite: "never", blankRows: ROOM });
  if (written.kind === "refused") return terminal.refuse(written.message);
  terminal.say(`Plantilla guardada en «${printable(file)}».`, "green");
  terminal.say("Cambie las tres filas de ejemplo por sus participantes y luego use importar.");
  return true;
}
