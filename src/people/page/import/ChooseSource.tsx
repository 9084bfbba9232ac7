import { useState } from "react";
import { useAppContext } from "#access/page/app-context.ts";
import type { OpenedList } from "#people/files/open-list.ts";
import { unreadable } from "#people/files/table.ts";
import { offerNewerVersion } from "#platform/ui/actions/toasts.ts";
import { Button } from "#platform/ui/Button.tsx";
import { FileButton } from "#platform/ui/parts/FileButton.tsx";
import { Stack, Warning } from "#platform/ui/parts/layout.tsx";
import { changeUnsaved, currentUnsaved } from "../unsaved.ts";
import styles from "./ChooseSource.module.css";
import { type Importing, open } from "./importing.ts";

type Reading =
  | { readonly kind: "idle" | "reading" }
  | { readonly kind: "failed"; readonly name: string; readonly message: string };

/** Takes a file, dropped or chosen, or rows that were copied from a sheet. */
export function ChooseSource({ importing }: { readonly importing: Importing }) {
  const { carnets } = useAppContext();
  const [reading, setReading] = useState<Reading>({ kind: "idle" });
  const { pasted } = importing;

  async function read(name: string, source: File | string) {
    if (reading.kind === "reading") return;
    setReading({ kind: "reading" });
    const answer: OpenedList = await readInWorker(source);
    if (answer.kind === "unreadable") {
      return setReading({ kind: "failed", name, message: answer.message });
    }
    setReading({ kind: "idle" });
    const now = currentUnsaved().importing;
    // The import may have been left meanwhile, or more pasted.
    if (now) changeUnsaved({ importing: { ...now, opened: open(name, answer.sheets, carnets) } });
  }

  const readOne = ([file, other]: readonly File[]) => {
    const message = "Suelte los archivos uno por uno: guarde el primero y siga con el otro.";
    if (other) setReading({ kind: "failed", name: other.name, message });
    else if (file) void read(file.name, file);
  };
  return (
    <Stack
      as="section"
      start
      className={styles.source}
      aria-label="Archivo"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        readOne([...event.dataTransfer.files]);
      }}
    >
      <FileButton className={styles.drop} accept=".xlsx,.ods,.csv,.tsv,.txt" onFiles={readOne}>
        <strong>
          {reading.kind === "reading" ? "Leyendo…" : "Suelte aquí el archivo, o elíjalo"}
        </strong>
        <span>Lo que exporta su formulario: Excel (.xlsx), LibreOffice (.ods) o CSV.</span>
      </FileButton>
      <div role="alert">
        {reading.kind === "failed" && (
          <Warning>
            «{reading.name}» no se pudo leer. No se guardó nada. {reading.message}
          </Warning>
        )}
      </div>
      {pasted === null ? (
        <Button onClick={() => changeUnsaved({ importing: { ...importing, pasted: "" } })}>
          Pegar filas de una hoja o de un chat
        </Button>
      ) : (
        <Stack
          as="form"
          start
          className={styles.paste}
          onSubmit={(event) => {
            event.preventDefault();
            void read("Filas pegadas", pasted);
          }}
        >
          <label htmlFor="pegar">
            Filas copiadas de una hoja de cálculo, con o sin encabezado, o líneas con carnet y
            nombre, como las de un chat
          </label>
          <textarea
            id="pegar"
            rows={8}
            value={pasted}
            // biome-ignore lint/a11y/noAutofocus: the organiser pressed the button that opens this field
            autoFocus
            onChange={(event) =>
              changeUnsaved({ importing: { ...importing, pasted: event.target.value } })
            }
          />
          <Button kind="main" type="submit" isDisabled={pasted.trim() === ""}>
            Leer las filas
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

/** The largest file that is read; a workbook with 100,000 people is smaller. */
const MOST_BYTES = 20_000_000;

/** Reads a list in a worker, so that the page stays responsive whatever the file is. */
async function readInWorker(source: File | string): Promise<OpenedList> {
  if (typeof source !== "string" && source.size > MOST_BYTES) return tooLarge;
  let data: ArrayBuffer | string;
  try {
    data = typeof source === "string" ? source : await source.arrayBuffer();
  } catch {
    return notReadable;
  }
  const worker = new Worker(new URL("./read.worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise((resolve) => {
      worker.onmessage = ({ data: reading }: MessageEvent<OpenedList>) => resolve(reading);
      worker.onerror = (event) => {
        // A worker whose file failed to load raises an event without an error.
        if (event instanceof ErrorEvent) return resolve(failed);
        void offerNewerVersion();
        resolve(lost);
      };
      worker.postMessage(data);
    });
  } finally {
    worker.terminate();
  }
}

const tooLarge = unreadable(
  "El archivo es demasiado grande (más de 20 MB) para ser una lista. Copie solo las filas de la lista a un libro nuevo.",
);
const notReadable = unreadable(
  "El archivo no se deja leer: quizá está abierto en otro programa o se movió. Ciérrelo y elíjalo otra vez.",
);
const lost = unreadable(
  "Una parte de esta página no cargó. Recárguela y elija el archivo otra vez.",
);
const failed = unreadable(
  "El archivo no se pudo leer. Ábralo en la hoja de cálculo, guárdelo como XLSX o CSV y elíjalo otra vez.",
);
