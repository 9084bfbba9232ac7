import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { listContent } from "#edition/files/content-files.ts";
import type { Folders } from "#edition/files/folders.ts";
import { type ReadContent, readContent } from "#edition/files/read-content.ts";
import type { Fault } from "#edition/files/rules/fault.ts";
import { formatFault } from "#edition/files/rules/problem-in-file.ts";
import { readPrograms } from "#edition/render/programs.ts";
import { DRAWINGS, makeCurrent, programsIn } from "#edition/render/published-editions.ts";
import type { ContentToRender } from "#edition/render/render-target.ts";
import { errorCode } from "#platform/terminal/error-code.ts";
import { type ProgressAnswer, textsProblems } from "#texts/model/texts-calls.ts";
import { folderTexts } from "#texts/server/folder-texts.ts";
import { type Delivery, TextsError } from "#texts/server/texts-store.ts";
import type { OpenedTexts, RunningSite } from "./start.ts";

/** The content folder's texts, which are rendered when published; `null` without folder or bundled programs. */
export function renderedTexts(
  folders: Folders,
  { site, onError }: RunningSite,
): OpenedTexts | null {
  const { content, dist, published } = folders;
  if (!existsSync(join(content, "edicion.yaml")) || !existsSync(join(dist, "programs")))
    return null;

  async function render(found: ContentToRender): Promise<void> {
    // Loaded here, because most starts render nothing.
    const { renderEdition } = await import("#edition/render/render-edition.ts");
    const programs = await readPrograms(programsIn(dist));
    const folder = join(published, String(Date.now()));
    await mkdir(folder, { recursive: true });
    const caches = [join(published, DRAWINGS), join(dist, DRAWINGS)] as const;
    const siteUrl = site?.current.edition.siteUrl ?? null;
    try {
      await renderEdition(found, { programs, folder, caches, siteUrl });
    } catch (error) {
      // On a full disk, what was written so far would keep the database from writing.
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
    await makeCurrent(folders, folder);
    await site?.show(join(folder, "site"));
    // V8 does not see the memory behind compressors and files, so it would wait for dozens of publications.
    globalThis.gc?.();
  }

  const shown = () => site?.current.edition.content;
  const delivery = { ...renderDelivery(render, onError), shown };
  return {
    store: folderTexts(content, delivery),
    async begin() {
      // If the content cannot be read here, the delivery below reads it again and reports why.
      const files = await listContent(content).catch(() => undefined);
      if (files && shown() === files.state) return;
      delivery.begin(() => readContent(content, { files }));
    },
  };
}

const STAYS = "Los visitantes siguen viendo lo de antes.";

/** Shows what was published: one rendering at a time takes the texts of all publications before it. */
function renderDelivery(
  render: (content: ContentToRender) => Promise<void>,
  onError: (error: unknown) => void,
): Omit<Delivery, "shown"> {
  let newest: (() => Promise<ReadContent>) | null = null;
  let isRunning = false;
  let last: ProgressAnswer = { state: "idle" };

  async function work(): Promise<void> {
    while (newest !== null) {
      const read = newest;
      newest = null;
      last = await deliver(read).catch((error): ProgressAnswer => {
        onError(error);
        return explained(error);
      });
    }
    isRunning = false;
  }

  async function deliver(read: () => Promise<ReadContent>): Promise<ProgressAnswer> {
    const found = await read().catch((cause) => {
      throw new TextsError(textsProblems.unreadable, { cause });
    });
    const { edition, ...content } = found;
    if (edition === null) return faulty(content.faults);
    await render({ ...content, edition });
    return { state: "live", at: Date.now() };
  }

  return {
    begin(read) {
      newest = read;
      if (isRunning) return;
      isRunning = true;
      void work();
    },
    progress: async () => (isRunning ? { state: "building" } : last),
  };
}

function faulty(faults: readonly Fault[]): ProgressAnswer {
  const reason = `Los textos tienen un error: ${faults.slice(0, 1).map(formatFault)}`;
  return failed(reason, "Corrija lo que dice, y publique otra vez.");
}

function explained(error: unknown): ProgressAnswer {
  if (error instanceof TextsError) {
    return failed(
      "El servidor no puede leer los textos o las fotos.",
      "Pida a quien administra el servidor que revise los permisos de la carpeta del contenido, y publique otra vez.",
    );
  }
  const code = errorCode(error);
  if (code === "ENOSPC" || code === "EDQUOT") {
    return failed(
      "El disco del servidor está lleno.",
      "Pida a quien administra el servidor que libere espacio, y publique otra vez.",
    );
  }
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") {
    return failed(
      "El servidor no puede escribir la página nueva.",
      "Pida a quien administra el servidor que le dé permiso («Texts», en docs/deploy.md), y publique otra vez.",
    );
  }
  return failed(
    "Ocurrió un problema que nadie esperaba.",
    "Publique otra vez. Si vuelve a pasar, avise a quien administra el servidor.",
  );
}

function failed(reason: string, remedy: string): ProgressAnswer {
  return { state: "failed", reason: `${reason} ${STAYS}`, remedy };
}
