import { amount } from "../../../domain/text/amount.ts";
import { printable } from "../../../lists/rows/fault.ts";
import { writeList } from "../../list/write-list.ts";
import type { CommandContext, RegisterCommand } from "../command.ts";

export const registerExportar: RegisterCommand = (program, run) => {
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
};

/** Writes all participants, CSV or XLSX by the file's name, as a list that `importar` takes back unchanged. */
async function exportar(
  { terminal, withStore }: CommandContext,
  file: string,
  overwrite: boolean,
): Promise<boolean> {
  return withStore(async (store) => {
    let count = 0;
    async function* counted() {
      for await (const participant of store.exportParticipants()) {
        count += 1;
        yield participant;
      }
    }
    const written = await writeList(file, counted(), { overwrite, blankRows: 0 });
    if (written.kind === "refused") return terminal.refuse(written.message);
    const rows = amount(count, "participante", "participantes");
    terminal.say(`Se exportaron ${rows} a «${printable(file)}».`, "green");
    if (!/\.xlsx$/i.test(file)) {
      terminal.say(
        "Si lo va a editar en una hoja de cálculo, exporte mejor a .xlsx: así no cambia ceros ni fechas.",
      );
    }
    terminal.say(
      "El archivo tiene datos personales: guárdelo donde solo la organización pueda leerlo.",
    );
    return true;
  });
}
