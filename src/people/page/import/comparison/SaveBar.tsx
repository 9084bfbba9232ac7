import { useEffect, useState } from "react";
import { columnNames } from "#people/files/draft/mapping.ts";
import { changesOf } from "#people/model/list-change.ts";
import type { ImportPlan } from "#people/model/plan-import.ts";
import { enteredOf, useLoadedList } from "#people/page/list.ts";
import { changeUnsaved, currentUnsaved } from "#people/page/unsaved.ts";
import { useChangeList } from "#people/page/use-change-list.ts";
import { named, peopleInWords } from "#people/page/words.ts";
import { amount, figure } from "#platform/text/amount.ts";
import { ConfirmDialog } from "#platform/ui/actions/ConfirmDialog.tsx";
import { showSuccess } from "#platform/ui/actions/toasts.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Bar, Warning } from "#platform/ui/parts/layout.tsx";
import { useImport } from "../importing.ts";
import { rememberChoices } from "../remembered-choices.ts";
import { useImportPlan } from "./AskedPeople.tsx";
import styles from "./Comparison.module.css";

/** The bar at the bottom: what is missing, or the button that saves the import. */
export function SaveBar() {
  const list = useLoadedList();
  const { draft, opened, isSettled } = useImport();
  const [isAsking, setAsking] = useState(false);
  // Whether «Guardar» was pressed while the last edit was still being compared, which the plan lacks.
  const [isAwaited, setAwaited] = useState(false);
  const close = () => setAsking(false);
  const change = useChangeList<{ readonly kind: "outdated" }>({ close });
  const plan = useImportPlan();
  const changes = changesOf(plan);
  const faulty = draft.rows.filter(({ status }) => status === "faulty").length;
  const entered = enteredOf(plan.removed, list);

  const save = () =>
    change.mutate({
      kind: "import",
      // Only the compared changes are saved: if the list has changed, it is compared again.
      plan: ({ version }) =>
        version === list.version ? { kind: "plan", changes } : { kind: "outdated" },
      onDone({ kind }) {
        if (kind !== "saved") return;
        rememberChoices(columnNames(opened.sheet.rows, opened.mapping), opened);
        const { added, changed, removed } = plan.summary;
        const parts = [
          amount(added, "nueva", "nuevas"),
          amount(changed, "cambiada", "cambiadas"),
          amount(removed, "quitada", "quitadas"),
        ];
        showSuccess(`Importado: ${parts.join(", ")}.`);
        // A file in which something was corrected while it was saved stays open, to be compared with the list as it is now.
        if (currentUnsaved().importing?.opened === opened)
          changeUnsaved({ importing: null, search: "" });
      },
    });

  const saveOrAsk = () => (plan.removed.length > 0 ? setAsking(true) : save());

  useEffect(() => {
    if (!isAwaited || !isSettled) return;
    setAwaited(false);
    if (faulty === 0 && changes.length > 0) saveOrAsk();
  });

  return (
    <Bar className={styles.bar}>
      <div role="alert">
        {change.data?.kind === "outdated" && (
          <Warning>
            Alguien más cambió la lista mientras tanto. No se guardó nada: se comparó otra vez, con
            sus arreglos. Revise y guarde de nuevo.
          </Warning>
        )}
      </div>
      {faulty > 0 ? (
        <Button onClick={goToFaults}>
          Antes de guardar: {amount(faulty, "fila", "filas")} por arreglar
        </Button>
      ) : (
        <Button
          kind="main"
          isDisabled={change.isPending || isAwaited || (isSettled && changes.length === 0)}
          onClick={isSettled ? saveOrAsk : () => setAwaited(true)}
        >
          {isAwaited ? "Comparando…" : label(change.isPending, plan.summary, draft.people.length)}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={`¿Quitar a ${peopleInWords(plan.removed.length)} de la lista?`}
          yes={`Guardar y quitar a ${figure(plan.removed.length)}`}
          isBusy={change.isPending}
          onYes={save}
          onNo={close}
        >
          <p>
            De {peopleInWords(list.people.length)} que están en la lista,{" "}
            {plan.removed.length === 1 ? "sale" : "salen"} {named(plan.removed)}
            {opened.mode === "replace" && ": no vienen en la hoja"}.
          </p>
          {entered.length > 0 && (
            <p>
              <strong>Ya entraron: {named(entered)}.</strong> Sus entradas quedan en la asistencia.
            </p>
          )}
          <p>Se puede deshacer en «Pasos».</p>
        </ConfirmDialog>
      )}
    </Bar>
  );
}

function label(
  isSaving: boolean,
  { added, changed, removed }: ImportPlan["summary"],
  people: number,
): string {
  if (isSaving) return "Guardando…";
  if (people === 0) return "No queda nadie que guardar";
  const touched = added + changed + removed;
  if (touched === 0) return "La lista ya está igual";
  const parts = [
    added > 0 && amount(added, "nueva", "nuevas"),
    changed > 0 && amount(changed, "cambia", "cambian"),
    removed > 0 && amount(removed, "sale", "salen"),
  ].filter(Boolean);
  return `Guardar: ${parts.join(", ")}`;
}

function goToFaults() {
  const row = document.querySelector<HTMLElement>('[data-state="faulty"] input');
  row?.scrollIntoView({ block: "center" });
  row?.focus({ preventScroll: true });
}
