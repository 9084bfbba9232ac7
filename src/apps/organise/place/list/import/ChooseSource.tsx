import { type DragEvent, useRef, useState } from "react";
import type { SheetsReading } from "../../../../../lists/draft/read-sheets.ts";
import { Button } from "../../../../ui/Button.tsx";
import layout from "../../parts/layout.module.css";
import { changeDesk } from "../data/desk.ts";
import styles from "./ChooseSource.module.css";
import { type Importing, open } from "./importing.ts";
import { readInWorker } from "./read-in-worker.ts";

interface Props {
  readonly importing: Importing;
  readonly usualPrefix: string;
}

type Reading =
  | { readonly kind: "idle" | "reading" }
  | { readonly kind: "failed"; readonly name: string; readonly message: string };

/** Takes a file, dropped or chosen, or rows that were copied from a sheet. */
export function ChooseSource({ importing, usualPrefix }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState<Reading>({ kind: "idle" });
  const [isOver, setOver] = useState(false);
  const { pasted } = importing;

  async function read(name: string, source: File | string) {
    if (reading.kind === "reading") return;
    setReading({ kind: "reading" });
    const answer: SheetsReading = await readInWorker(source);
    // Without this, choosing the same file again, after a correction, would raise no event.
    if (input.current) input.current.value = "";
    if (answer.kind === "unreadable") {
      return setReading({ kind: "failed", name, message: answer.message });
    }
    setReading({ kind: "idle" });
    changeDesk({ importing: { ...importing, opened: open(name, answer.sheets, usualPrefix) } });
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void read(file.name, file);
  }

  return (
    <section
      className={`${layout.section} ${styles.source}`}
      aria-label="Archivo"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label className={styles.drop} data-over={isOver}>
        <strong>
          {reading.kind === "reading" ? "Leyendo…" : "Suelte aquí el archivo, o elíjalo"}
        </strong>
        <span>Lo que exporta su formulario: Excel (.xlsx), LibreOffice (.ods) o CSV.</span>
        <input
          ref={input}
          type="file"
          accept=".xlsx,.ods,.csv,.tsv,.txt"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) void read(file.name, file);
          }}
        />
      </label>
      <div role="alert">
        {reading.kind === "failed" && (
          <p className={layout.warning}>
            «{reading.name}» no se pudo leer. No se guardó nada. {reading.message}
          </p>
        )}
      </div>
      {pasted === null ? (
        <Button onClick={() => changeDesk({ importing: { ...importing, pasted: "" } })}>
          Pegar filas de una hoja
        </Button>
      ) : (
        <form
          className={`${layout.section} ${styles.paste}`}
          onSubmit={(event) => {
            event.preventDefault();
            void read("Filas pegadas", pasted);
          }}
        >
          <label htmlFor="pegar">Filas copiadas de una hoja de cálculo, con o sin encabezado</label>
          <textarea
            id="pegar"
            rows={8}
            value={pasted}
            // biome-ignore lint/a11y/noAutofocus: the field opens at a press, and is what it asked for
            autoFocus
            onChange={(event) =>
              changeDesk({ importing: { ...importing, pasted: event.target.value } })
            }
          />
          <Button kind="main" type="submit" isDisabled={pasted.trim() === ""}>
            Leer las filas
          </Button>
        </form>
      )}
    </section>
  );
}
