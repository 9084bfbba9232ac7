import { useEffect, useState } from "react";
import type {
  CommandAnswer,
  Comparison,
  ListAnswer,
  PanelLine,
} from "../../../../domain/panel/panel-calls.ts";
import { amount } from "../../../../domain/text/amount.ts";
import { Button } from "../../../ui/Button.tsx";
import { type Calls, failedAnswer, type ListMode } from "../calls/calls.ts";
import { Lines } from "../parts/Lines.tsx";
import { Changes } from "./Changes.tsx";
import { FaultTable } from "./FaultTable.tsx";
import { ReadingHeading } from "./ReadingHeading.tsx";

interface ListPreviewProps {
  readonly name: string;
  readonly list: Extract<ListAnswer, { kind: "list" }>;
  readonly calls: Calls;
  readonly onLeave: () => void;
  readonly onSave: (mode: ListMode) => Promise<CommandAnswer | null>;
}

/** The changes that a valid list would make, and the choice between adding and replacing. */
export function ListPreview({ name, list, calls, onLeave, onSave }: ListPreviewProps) {
  const [mode, setMode] = useState<ListMode>("merge");
  const { comparing, compareAgain } = useComparison(calls, list.id, mode);
  const comparison = comparing.kind === "compared" ? comparing.comparison : null;
  const people = amount(list.people, "participante", "participantes");
  const conflicts = comparison?.conflicts.count ?? 0;

  async function save() {
    const answer = await onSave(mode);
    // One reason is that the stored list has changed since it was compared.
    if (answer?.kind === "refused") compareAgain();
  }

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
      <div aria-live="polite">
        {comparing.kind === "failed" && <Lines lines={comparing.lines} />}
        {comparing.kind === "forgotten" && (
          <p className="warning">El panel ya no tiene esta lista: elija el archivo otra vez.</p>
        )}
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
        <Button
          kind="main"
          disabled={comparison === null || conflicts > 0}
          onClick={() => void save()}
        >
          Importar {people}
        </Button>
        <Button onClick={onLeave}>Descartar</Button>
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

type Comparing =
  | { readonly kind: "comparing" }
  | { readonly kind: "compared"; readonly comparison: Comparison }
  /** The server has read another list since. */
  | { readonly kind: "forgotten" }
  | { readonly kind: "failed"; readonly lines: readonly PanelLine[] };

function useComparison(calls: Calls, id: string, mode: ListMode) {
  const [round, setRound] = useState(0);
  const [comparing, setComparing] = useState<Comparing>({ kind: "comparing" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round compares again
  useEffect(() => {
    let current = true;
    setComparing({ kind: "comparing" });
    void calls
      .compareList(id, mode)
      .then(
        (answer): Comparing =>
          "forgotten" in answer ? { kind: "forgotten" } : { kind: "compared", comparison: answer },
        (failure): Comparing => ({ kind: "failed", lines: failedAnswer(failure).lines }),
      )
      .then((next) => current && setComparing(next));
    return () => {
      current = false;
    };
  }, [calls, id, mode, round]);
  return { comparing, compareAgain: () => setRound((last) => last + 1) };
}
