import { useState } from "react";
import { amount } from "../../../../domain/text/amount.ts";
import { Button } from "../../../ui/Button.tsx";
import { calls } from "../calls/calls.ts";
import layout from "../parts/layout.module.css";
import { Question } from "../parts/Question.tsx";
import { tellDone } from "../parts/toasts/toasts.ts";
import { useAction } from "../parts/use-action.ts";
import styles from "./Doors.module.css";
import { consequences } from "./SetAside.tsx";

/** Removes practice entries before the event. */
export function StartOver({ entries }: { readonly entries: number }) {
  const [isAsking, setAsking] = useState(false);
  const start = useAction({
    mutationFn: calls.startOver,
    close: () => setAsking(false),
    onDone: (done) => tellDone(`Empieza de cero: se apartó ${consequences(done)}.`),
  });
  return (
    <section className={`${layout.section} ${styles.startOver}`} aria-labelledby="de-cero">
      <h2 id="de-cero">Empezar de cero</h2>
      <p>
        {`Ya hay ${amount(entries, "entrada", "entradas")}, y el evento no ha empezado. Si eran de práctica, quítelas: nadie figura entonces como si ya hubiera entrado.`}
      </p>
      <Button onClick={() => setAsking(true)}>Empezar de cero</Button>
      {isAsking && (
        <Question
          title="¿Empezar de cero?"
          yes="Quitar lo de práctica"
          isBusy={start.isPending}
          onYes={() => start.mutate()}
          onNo={() => setAsking(false)}
        >
          <p>
            Se quitan todas las entradas de todas las puertas, se devuelven los nombres que se
            corrigieron ahí, y salen de la lista las personas agregadas ahí. Las puertas siguen
            abiertas.
          </p>
          <p>No se borra: el diario y los respaldos lo guardan.</p>
        </Question>
      )}
    </section>
  );
}
