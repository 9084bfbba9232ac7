import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { formatFault } from "../../content/faults/fault.ts";
import { PHOTOS_FOLDER, readContent } from "../../content/read-content.ts";
import type { EditionContent } from "../../domain/edition/edition.ts";
import type { Register } from "../terminal/spanish-program.ts";
import { collectAnswers, editionInWords, type Options } from "./dialogue/collect-answers.ts";
import { type Dialogue, openDialogue } from "./dialogue/questions.ts";
import { nextSteps, notYetHeld, planInWords } from "./report.ts";
import { findEventPhotos } from "./rewrite/event-photos.ts";
import { yearOf } from "./rewrite/rewrite-content.ts";
import { type PhotoChoice, startEdition, WriteRefusedError } from "./rewrite/start-edition.ts";
import type { RunContext } from "./run-context.ts";

export const registerNueva: Register<RunContext> = (program, run) => {
  program
    .command("nueva")
    .description("prepara el contenido de la edición siguiente; pregunta lo que no se indique")
    .usage("[opciones]")
    .option("--numero <NÚMERO>", "número de la edición nueva; si no se indica, el que sigue")
    .option("--fecha <AAAA-MM-DD>", "día del evento")
    .option("--puertas <HH:MM>", "hora en que se abren las puertas")
    .option("--inicio <HH:MM>", "hora de inicio")
    .option("--lugar <NOMBRE>", "nombre del lugar")
    .option("--direccion <DIRECCIÓN>", "dirección del lugar")
    .option("--fotos <CARPETA>", "fotos de la edición que termina; sin ellas, las de la sede")
    .option("--sin-fotos", "esas fotos ya están en ediciones.yaml")
    .option("--si", "no pregunta nada: lo que no se indique queda como estaba")
    .action((options: Options) => run((context) => nueva(options, context)));
};

/** `edicion nueva`: makes the content that of the next edition. Resolves with whether it did. */
async function nueva(options: Options, context: RunContext): Promise<boolean> {
  const { contentDir, err } = context;
  const printError = (messages: readonly string[]) =>
    void err.write(`${[...messages, "No se cambió nada."].join("\n")}\n`);
  try {
    const { edition: current, faults } = await readContent(contentDir);
    if (!current) {
      const reason = "El contenido tiene errores. Corríjalos antes de preparar otra edición.";
      printError([...faults.map(formatFault), reason]);
      return false;
    }
    const early = notYetHeld(current, context.now);
    if (early !== null) {
      printError([early]);
      return false;
    }
    const refusal = await prepare(options, current, context);
    if (refusal === null) return true;
    printError(refusal);
    return false;
  } catch (error) {
    if (!(error instanceof WriteRefusedError)) throw error;
    err.write(`${error.message}\n`);
    return false;
  }
}

/** Resolves with why nothing was changed, or with `null` when the new edition is in place. */
async function prepare(
  options: Options,
  current: EditionContent,
  context: RunContext,
): Promise<readonly string[] | null> {
  const { contentDir, input, out } = context;
  const canAsk = input.isTTY === true && options.si !== true;
  const dialogue = canAsk ? openDialogue(input, out) : null;
  try {
    if (dialogue) out.write(greeting(current));
    else if (options.si !== true) return [NO_TERMINAL];
    const collected = await collectAnswers(options, current.edicion, dialogue);
    if (collected.kind === "faulty") return collected.faults;
    const { answers } = collected;
    const chosen = await choosePhotos(options, current, contentDir, dialogue);
    if (chosen.kind === "faulty") return chosen.faults;
    const { photos } = chosen;
    out.write(planInWords(current, answers, photos, context.now));
    if (dialogue && !(await confirm(dialogue))) return ["Cancelado."];
    return await carryOut({ contentDir, current, answers, photos }, context);
  } finally {
    dialogue?.close();
  }
}

const NO_TERMINAL =
  "Aquí no se puede preguntar nada: agregue --fecha AAAA-MM-DD y --si para usar solo las opciones.";

function greeting(current: EditionContent): string {
  return [
    `El sitio es ahora de la ${editionInWords(current.edicion)}.`,
    "Conteste para preparar la siguiente. Con Enter queda lo que está entre corchetes;",
    "Ctrl+C cancela sin cambiar nada.",
    "",
    "",
  ].join("\n");
}

type ChosenPhotos =
  | { readonly kind: "chosen"; readonly photos: PhotoChoice }
  | { readonly kind: "faulty"; readonly faults: readonly string[] };

async function choosePhotos(
  options: Options,
  current: EditionContent,
  contentDir: string,
  dialogue: Dialogue | null,
): Promise<ChosenPhotos> {
  const year = yearOf(current);
  const present = current.ediciones.some(({ anio }) => anio === year);
  if (options.sinFotos) {
    if (present) return { kind: "chosen", photos: { kind: "present" } };
    return faulty(`--sin-fotos: ediciones.yaml no tiene un bloque del año ${year}.`);
  }
  if (present) {
    return faulty(
      `content/ediciones.yaml ya tiene el año ${year}. Si son las fotos de la edición que termina, agregue --sin-fotos y quedan como están; si no, corrija ese año.`,
    );
  }
  const taken = await readdir(join(contentDir, PHOTOS_FOLDER));
  const photosIn = async (written: string): Promise<ChosenPhotos> => {
    // Quoted, as a folder is that was dragged into the terminal.
    const folder = written.replace(/^(["'])(.*)\1$/, "$2");
    if (folder === "") return { kind: "chosen", photos: { kind: "hall" } };
    const found = await findEventPhotos(folder, year, taken);
    if (found.kind === "faulty") return found;
    return { kind: "chosen", photos: { kind: "event", photos: found.photos } };
  };
  if (options.fotos !== undefined || !dialogue) return photosIn(options.fotos ?? "");
  const question = `Carpeta con fotos de la edición ${year} (Enter: usar las de la sede)`;
  return dialogue.ask(question, null, async (answer) => {
    const chosen = await photosIn(answer);
    return chosen.kind === "faulty" ? { fault: chosen.faults.join("\n  ") } : { value: chosen };
  });
}

function faulty(fault: string): ChosenPhotos {
  return { kind: "faulty", faults: [fault] };
}

function confirm(dialogue: Dialogue): Promise<boolean> {
  return dialogue.ask("¿Preparar la edición? (s/n)", "s", (answer) => {
    if (/^s[ií]?$/i.test(answer)) return { value: true };
    if (/^no?$/i.test(answer)) return { value: false };
    return { fault: "Conteste s (sí) o n (no)." };
  });
}

async function carryOut(
  request: Parameters<typeof startEdition>[0],
  { out }: RunContext,
): Promise<readonly string[] | null> {
  const report = await startEdition(request);
  if (!report.edition) {
    return [...report.faults.map(formatFault), "La edición nueva quedaría con estos errores."];
  }
  out.write(nextSteps(request, report.samples.length));
  return null;
}
