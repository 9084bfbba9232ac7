import { amount } from "../../../../domain/text/amount.ts";
import { calls } from "../calls/calls.ts";
import { ConfirmButton } from "../parts/ConfirmButton.tsx";
import layout from "../parts/layout.module.css";
import { showSuccess } from "../parts/toasts/toasts.ts";
import styles from "./Doors.module.css";
import { consequences } from "./SetAside.tsx";

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
