import { useMutation } from "@tanstack/react-query";
import { useAppContext } from "#access/page/app-context.ts";
import type { OpenedList } from "#people/files/open-list.ts";
import { unreadable } from "#people/files/table.ts";
import { offerNewerVersion } from "#platform/ui/actions/toasts.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Form } from "#platform/ui/Form.tsx";
import { FileButton } from "#platform/ui/parts/FileButton.tsx";
import { Stack, Warning } from "#platform/ui/parts/layout.tsx";
import { changeUnsaved, currentUnsaved } from "../unsaved.ts";
import styles from "./ChooseSource.module.css";
import { type Importing, open } from "./importing.ts";

interface Source {
  readonly name: string;
  readonly load: () => Promise<OpenedList>;
}

/** Takes a file, dropped or chosen, or rows that were copied from a sheet. */
export function ChooseSource({ importing }: { readonly importing: Importing }) {
  const { carnets } = useAppContext();
  const { pasted } = importing;
  const reading = useMutation({
    mutationFn: ({ load }: Source) => load(),
    onSuccess(answer, { name }) {
      const now = currentUnsaved().importing;
      // The import may have been left meanwhile, or more pasted.
      if (now && answer.kind !== "unreadable")
        changeUnsaved({ importing: { ...now, opened: open(name, answer.sheets, carnets) } });
    },
  });
  const read = (source: Source) => {
    if (!reading.isPending) reading.mutate(source);
  };
  const readOne = ([file, other]: readonly File[]) => {
    if (other) read({ name: other.name, load: async () => oneByOne });
    else if (file) read({ name: file.name, load: () => readInWorker(file) });
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
        <strong>{reading.isPending ? "Leyendo…" : "Suelte aquí el archivo, o elíjalo"}</strong>
        <span>Lo que exporta su formulario: Excel (.xlsx), LibreOffice (.ods) o CSV.</span>
      </FileButton>
      <div role="alert">
        {reading.data?.kind === "unreadable" && (
          <Warning>
            «{reading.variables?.name}» no se pudo leer. No se guardó nada. {reading.data.message}
          </Warning>
        )}
      </div>
      {pasted === null ? (
        <Button onClick={() => changeUnsaved({ importing: { ...importing, pasted: "" } })}>
          Pegar filas de una hoja o de un chat
        </Button>
      ) : (
        <Stack
          as={Form}
          start
          className={styles.paste}
          onSubmit={() => read({ name: "Filas pegadas", load: () => readInWorker(pasted) })}
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
const oneByOne = unreadable(
  "Suelte los archivos uno por uno: guarde el primero y siga con el otro.",
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
