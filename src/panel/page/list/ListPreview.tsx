import { useEffect, useState } from "react";
import type { Comparison, ListAnswer } from "../../../domain/panel/panel-calls.ts";
import { amount } from "../../../domain/text/amount.ts";
import { CallFailure, type Calls, type ListMode } from "../calls/calls.ts";
import { Lines } from "../parts/Lines.tsx";
import { Changes } from "./Changes.tsx";
import { FaultTable } from "./FaultTable.tsx";
import { ReadingHeading } from "./ReadingHeading.tsx";

interface ListPreviewProps {
  readonly name: string;
  readonly list: Extract<ListAnswer, { kind: "list" }>;
  readonly calls: Calls;
  readonly onLeave: () => void;
  readonly onSave: (mode: ListMode) => Promise<void>;
}

/** What a list without faults would change, and the choice between adding and replacing. */
export function ListPreview({ name, list, calls, onLeave, onSave }: ListPreviewProps) {
  const [mode, setMode] = useState<ListMode>("merge");
  const { comparison, failure } = useComparison(calls, list.id, mode);
  const people = amount(list.people, "participante", "participantes");
  const conflicts = comparison?.conflicts.count ?? 0;
  return (
    <>
      <ReadingHeading>
        «{name}»: {people}
      </ReadingHeading>
      <p className="small">{list.format}</p>
      {list.notices.length > 0 && (
        <ul className="notices">
          {list.notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
      <fieldset className="choice">
        <legend>Qué hacer con quienes ya están registrados</legend>
        <Choice mode="merge" chosen={mode} onChoose={setMode}>
          Agregar y actualizar: nadie sale de la lista
        </Choice>
        <Choice mode="replace" chosen={mode} onChoose={setMode}>
          Reemplazar: quien no esté en el archivo sale de la lista
        </Choice>
      </fieldset>
      {failure && <Lines lines={failure.answer.lines} />}
      <div aria-live="polite">
        {comparison && <Changes {...comparison} />}
        {comparison && conflicts > 0 && (
          <>
            <p className="warning">
              Esta lista no se puede importar: {amount(conflicts, "ticket ya es", "tickets ya son")}{" "}
              de otra persona.
            </p>
            <FaultTable caption="Tickets que ya tienen dueño" faults={comparison.conflicts} />
          </>
        )}
        {comparison && comparison.doubts.count > 0 && (
          <FaultTable
            caption="Datos dudosos: mírelos antes de importar"
            faults={comparison.doubts}
          />
        )}
      </div>
      <div className="actions">
        <button
          type="button"
          className="button"
          data-kind="main"
          disabled={comparison === null || conflicts > 0}
          onClick={() => void onSave(mode)}
        >
          Importar {people}
        </button>
        <button type="button" className="button" onClick={onLeave}>
          Descartar
        </button>
      </div>
    </>
  );
}

interface ChoiceProps {
  readonly mode: ListMode;
  readonly chosen: ListMode;
  readonly onChoose: (mode: ListMode) => void;
  readonly children: string;
}

function Choice({ mode, chosen, onChoose, children }: ChoiceProps) {
  return (
    <label>
      <input type="radio" name="modo" checked={mode === chosen} onChange={() => onChoose(mode)} />
      {children}
    </label>
  );
}

function useComparison(calls: Calls, id: string, mode: ListMode) {
  const [comparison, setComparison] = useState<Comparison | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  useEffect(() => {
    let current = true;
    setComparison(null);
    calls.compareList(id, mode).then(
      (answer) => {
        if (current && !("forgotten" in answer)) setComparison(answer);
      },
      (error: unknown) => {
        if (!(error instanceof CallFailure)) throw error;
        if (current) setFailure(error);
      },
    );
    return () => {
      current = false;
    };
  }, [calls, id, mode]);
  return { comparison, failure };
}
