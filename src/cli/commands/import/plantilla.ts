import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import type { Participant } from "../../../domain/carnet/participant.ts";
import { printable } from "../../list/rows/fault.ts";
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

/** People who do not exist; accents, a short carnet and zeros in front show what is allowed. */
const examples: readonly Participant[] = [
  { carnet: "0000-00-1", nombre: "Íñigo Ejemplo Núñez", numeroTicket: "001" },
  { carnet: "0000-00-20", nombre: "Ana Lucía Muestra Güell", numeroTicket: "002" },
  { carnet: "0000-00-000300", nombre: "José Ángel Prueba Peña", numeroTicket: "003" },
];
/** Blank rows of a workbook that already keep what is typed as text. */
const ROOM = 1000;

/** Writes an example list, CSV or XLSX by the file's name, to be filled in and imported. */
async function plantilla({ terminal }: CommandContext, file: string): Promise<boolean> {
  await mkdir(dirname(file), { recursive: true }).catch(() => {
    // The write that follows explains what is wrong with the folder.
  });
  const written = await writeList(file, inTurn(examples), { overwrite: false, blankRows: ROOM });
  if (written.kind === "refused") {
    terminal.complain(terminal.paint("red", written.message));
    return false;
  }
  terminal.say(terminal.paint("green", `Plantilla guardada en «${printable(file)}».`));
  terminal.say("Cambie las tres filas de ejemplo por sus participantes y luego use importar.");
  return true;
}

async function* inTurn(participants: readonly Participant[]) {
  yield* participants;
}
