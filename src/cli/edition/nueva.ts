import { join } from "node:path";
import { formatFault } from "../../content/faults/fault.ts";
import { changeFiles } from "../../content/files/change-files.ts";
import type { EditionAnswers } from "../../content/next-edition/answers.ts";
import { nextEdition } from "../../content/next-edition/next-edition.ts";
import { listPhotos } from "../../content/photos/photo-files.ts";
import { PHOTOS_FOLDER, readContent } from "../../content/read-content.ts";
import { readTexts } from "../../content/read-file-text.ts";
import { errorCode } from "../../domain/error-code.ts";
import { UserError } from "../../domain/user-error.ts";
import type { CommandContext, Program, RegisterCommand } from "../program.ts";
import { eachLine } from "../terminal/terminal.ts";
import { answersFrom, unchanged } from "./answers.ts";
import { choosePhotos, type PhotoChoice, type PhotoOptions } from "./photos.ts";
import { nextSteps, notBegunNotice, planInWords } from "./report.ts";

const registerNueva: RegisterCommand = (program, run) =>
  program
    .command("nueva")
    .description(
      "prepara el contenido de la edición siguiente; lo que no se indique queda como estaba",
    )
    .usage("[opciones]")
    .option("--numero <NÚMERO>", "número de la edición nueva; si no se indica, el que sigue")
    .option("--fecha <AAAA-MM-DD>", "día del evento; hay que indicarlo")
    .option("--puertas <HH:MM>", "hora en que se abren las puertas")
    .option("--inicio <HH:MM>", "hora de inicio")
    .option("--lugar <NOMBRE>", "nombre del lugar")
    .option("--direccion <DIRECCIÓN>", "dirección del lugar")
    .option("--fotos <CARPETA>", "fotos de la edición que termina; sin ellas, las de la sede")
    .option("--sin-fotos", "esas fotos ya están en ediciones.yaml")
    .option("--si", "la prepara; sin esta opción solo dice cómo quedaría")
    .action((options: Options) => run((context) => nueva(options, context)));

type Options = Partial<EditionAnswers> & PhotoOptions & { readonly si?: boolean };

export const edicion: Program = {
  name: "edicion",
  description: "La edición de la convención de la que trata el sitio.",
  commands: [registerNueva],
};

/** Makes the content that of the next edition. Throws `UserError` when it stays as it is. */
async function nueva(options: Options, { terminal, folders, now }: CommandContext) {
  const contentDir = folders.content;
  const { edition: current, faults } = await readContent(contentDir);
  if (current === null) {
    const reason = "El contenido tiene errores. Corríjalos antes de preparar otra edición.";
    throw unchanged(...faults.map(formatFault), reason);
  }
  const early = notBegunNotice(current, now);
  if (early !== null) throw unchanged(early);
  const answers = answersFrom(options, current.edicion);
  const photos = await choosePhotos(options, current, contentDir);
  eachLine(planInWords(current, answers, photos, now), terminal.say);
  if (options.si !== true) throw unchanged("Si está bien así, repita la orden con --si.");
  await startEdition(contentDir, answers, photos, now);
  const { samples } = await readContent(contentDir);
  eachLine(nextSteps(current, answers, photos, samples.length), terminal.say);
  return true;
}

async function startEdition(
  contentDir: string,
  answers: EditionAnswers,
  { past, added }: PhotoChoice,
  now: number,
): Promise<void> {
  const photos = [
    ...(await listPhotos(join(contentDir, PHOTOS_FOLDER))),
    ...[...added.keys()].map((path) => ({ path, isPicture: true })),
  ];
  const next = nextEdition(await readTexts(contentDir), photos, { answers, past, now });
  if (next.kind === "faulty") {
    const reason = "La edición nueva quedaría con estos errores.";
    throw unchanged(...next.faults.map(formatFault), reason);
  }
  const written = new Map<string, string | Uint8Array>([
    ...[...added].map(([name, bytes]) => [`${PHOTOS_FOLDER}/${name}`, bytes] as const),
    ...Object.entries(next.files).map(([key, text]) => [`${key}.yaml`, text] as const),
  ]);
  await changeFiles(contentDir, { written, removed: [] }).catch((cause: unknown) => {
    const reason = `No se pudo escribir en la carpeta ${contentDir} (${errorCode(cause) ?? "error"}): revise sus permisos y el espacio en el disco.`;
    throw new UserError(`${reason}\nNo se cambió nada.`, { cause });
  });
}
