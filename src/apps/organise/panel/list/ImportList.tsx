import { type DragEvent, useRef, useState } from "react";
import {
  type CommandAnswer,
  type ListAnswer,
  panelPaths,
} from "../../../../domain/panel/panel-calls.ts";
import { Button } from "../../../ui/Button.tsx";
import type { Calls } from "../calls/calls.ts";
import type { Attempt, RunCommand } from "../calls/use-commands.ts";
import { FaultTable } from "./FaultTable.tsx";
import { ListPreview } from "./ListPreview.tsx";
import { ReadingHeading } from "./ReadingHeading.tsx";

interface ImportListProps {
  readonly calls: Calls;
  readonly attemptNext: Attempt;
  readonly runCommand: RunCommand;
}

/** A file as it was read. */
interface Reading {
  readonly file: File;
  readonly answer: ListAnswer;
}

/** Takes a file, shows what is in it, and saves it. */
export function ImportList({ calls, attemptNext, runCommand }: ImportListProps) {
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState<Reading | null>(null);
  const [over, setOver] = useState(false);

  const choices = useRef(0);

  async function read(file: File | undefined, sheet: string | null = null) {
    // Without this, choosing the same file again, after a correction, would raise no event.
    if (input.current) input.current.value = "";
    if (file === undefined) return;
    setReading(null);
    const choice = ++choices.current;
    const isLast = () => choice === choices.current;
    const answer = await attemptNext(async () => (isLast() ? calls.readList(file, sheet) : null));
    if (answer !== null && isLast()) setReading({ file, answer });
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void read(event.dataTransfer.files[0]);
  }

  function leave() {
    setReading(null);
    input.current?.focus();
  }

  return (
    <section
      className="card"
      aria-labelledby="importar"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2 id="importar">Importar una lista</h2>
      <label className="drop" data-over={over}>
        <strong>Suelte aquí el archivo, o elíjalo</strong>
        <span>
          Excel (.xlsx), LibreOffice (.ods) o CSV. Nada se guarda hasta que usted lo diga.
        </span>
        <input
          ref={input}
          type="file"
          accept=".xlsx,.ods,.csv,.tsv,.txt"
          onChange={(event) => void read(event.target.files?.[0])}
        />
      </label>
      {reading && (
        <ReadList
          key={reading.answer.kind === "list" ? reading.answer.id : reading.file.name}
          {...reading}
          calls={calls}
          onSheet={(sheet) => void read(reading.file, sheet)}
          onLeave={leave}
          onSave={async (id, mode) => {
            const answer = await runCommand(panelPaths.saveList, { id, mode });
            if (answer?.kind === "done") leave();
            return answer;
          }}
        />
      )}
    </section>
  );
}

interface ReadListProps extends Reading {
  readonly calls: Calls;
  readonly onSheet: (sheet: string) => void;
  readonly onLeave: () => void;
  readonly onSave: (id: string, mode: "merge" | "replace") => Promise<CommandAnswer | null>;
}

function ReadList({ file, answer, calls, onSheet, onLeave, onSave }: ReadListProps) {
  switch (answer.kind) {
    case "unreadable":
      return answer.sheets.length > 0 ? (
        <>
          <ReadingHeading>«{file.name}» tiene varias listas. ¿Cuál hoja es?</ReadingHeading>
          <div className="actions">
            {answer.sheets.map((sheet) => (
              <Button key={sheet} onClick={() => onSheet(sheet)}>
                {sheet}
              </Button>
            ))}
          </div>
        </>
      ) : (
        <>
          <ReadingHeading>«{file.name}» no se pudo leer. No se guardó nada.</ReadingHeading>
          <p className="warning">{answer.message}</p>
        </>
      );
    case "faulty":
      return (
        <>
          <ReadingHeading>
            «{file.name}» tiene{" "}
            {answer.faults.count === 1 ? "1 error" : `${answer.faults.count} errores`}. No se guardó
            nada.
          </ReadingHeading>
          <p>Corrija estas celdas en su hoja, guárdela y elija el archivo otra vez.</p>
          <FaultTable caption="Filas con errores" faults={answer.faults} />
        </>
      );
    case "list":
      return (
        <ListPreview
          name={file.name}
          list={answer}
          calls={calls}
          onLeave={onLeave}
          onSave={(mode) => onSave(answer.id, mode)}
        />
      );
  }
}
