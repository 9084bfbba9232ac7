import { useState } from "react";
import { readGuatemalaTime } from "../../../domain/dates/guatemala-time.ts";
import type { SetAsideAnswer, ShownDoor } from "../../../domain/organisers/answers.ts";
import { amount } from "../../../domain/text/amount.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { calls } from "../calls/calls.ts";
import { ConfirmButton } from "../components/ConfirmButton.tsx";
import { ConfirmDialog } from "../components/ConfirmDialog.tsx";
import { timeForField } from "../components/clock/local-times.ts";
import layout from "../components/layout.module.css";
import { showSuccess } from "../components/toasts/toasts.ts";
import { useAction } from "../components/use-action.ts";
import styles from "./Doors.module.css";

/**
 * Sets aside what a door recorded since a time, as after a lost phone or a leaked link, or undoes
 * that.
 */
export function SetAside({ door, now }: { readonly door: ShownDoor; readonly now: number }) {
  const { name, isRehearsal, openedAt, entered, duplicates, setAside } = door;
  const [since, setSince] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const close = () => setSince(null);
  const putBack = useAction({
    mutationFn: () => calls.putDoorBack(name),
    close,
    onDone: ({ lines }) => showSuccess(`Cuenta otra vez lo apartado de ${name}: ${notes(lines)}.`),
  });
  const take = useAction({
    mutationFn: calls.setDoorAside,
    close,
    onDone: (done) =>
      showSuccess(`Apartado lo de ${name}: ${consequences(done)}.`, {
        name: "Deshacer",
        run: () => putBack.mutate(),
      }),
  });
  // The lines of a rehearsal count nowhere, but would count if they were restored.
  if (isRehearsal) return null;
  function submit(): void {
    const instant = readGuatemalaTime(since ?? "", now);
    setFault(instant === null ? "Elija el día y la hora." : undefined);
    if (instant !== null) take.mutate({ name, since: instant });
  }
  return (
    <>
      {entered + duplicates > 0 && (
        <Button
          aria-label={`Apartar lo que anotó ${name}`}
          onClick={() => setSince(timeForField(openedAt))}
        >
          Apartar lo anotado
        </Button>
      )}
      {setAside > 0 && (
        <Button
          aria-label={`Reponer lo apartado de ${name}`}
          isDisabled={putBack.isPending}
          onClick={() => putBack.mutate()}
        >
          {`Reponer lo apartado (${setAside})`}
        </Button>
      )}
      {since !== null && (
        <ConfirmDialog
          title={`¿Apartar lo que anotó ${name}?`}
          yes="Apartar"
          isBusy={take.isPending}
          onYes={submit}
          onNo={close}
        >
          <p>
            Para un teléfono perdido o un enlace que llegó a otras manos. Desde esa hora, sus
            entradas dejan de contar, los nombres que corrigió vuelven a como estaban y salen de la
            lista las personas que agregó. La puerta sigue abierta: si el enlace no es de fiar,
            pulse también «Enlace nuevo».
          </p>
          <p>No se borra: «Reponer lo apartado» lo devuelve.</p>
          <Field
            label="Desde"
            type="datetime-local"
            value={since}
            onText={setSince}
            fault={fault}
          />
        </ConfirmDialog>
      )}
    </>
  );
}

const notes = (count: number) => amount(count, "anotación", "anotaciones");

/** The effects of setting lines aside, as the end of a sentence. */
export function consequences({ lines, names, people }: SetAsideAnswer): string {
  return `${notes(lines)}, ${amount(names, "nombre vuelve", "nombres vuelven")} a como estaba y ${amount(people, "persona sale", "personas salen")} de la lista`;
}

/** Removes practice entries before the event. */
export function StartOver({ entries }: { readonly entries: number }) {
  return (
    <section
      className={`${layout.section} ${layout.start} ${styles.startOver}`}
      aria-labelledby="de-cero"
    >
      <h2 id="de-cero">Empezar de cero</h2>
      <p>
        {`Ya hay ${amount(entries, "entrada", "entradas")}, y el evento no ha empezado. Si eran de práctica, quítelas: nadie figura entonces como si ya hubiera entrado.`}
      </p>
      <ConfirmButton
        name="Empezar de cero"
        title="¿Empezar de cero?"
        yes="Quitar lo de práctica"
        action={{
          mutationFn: calls.startOver,
          onDone: (done) => showSuccess(`Empieza de cero: se apartó ${consequences(done)}.`),
        }}
      >
        <p>
          Se quitan todas las entradas de todas las puertas, se devuelven los nombres que se
          corrigieron ahí, y salen de la lista las personas agregadas ahí. Las puertas siguen
          abiertas.
        </p>
        <p>No se borra: el diario y los respaldos lo guardan.</p>
      </ConfirmButton>
    </section>
  );
}
