import type { Edition } from "../../domain/edition.ts";
import { chatLink } from "../../domain/links.ts";
import styles from "./ActionLinks.module.css";

/** Id of the dialog that `Valida tu registro` opens. */
export const checkDialogId = "validacion";

interface ActionLinksProps {
  readonly tickets: Edition["edicion"]["entradas"];
}

/** The two things a visitor came for: a ticket, and knowing whether they are registered. */
export function ActionLinks({ tickets }: ActionLinksProps) {
  return (
    <>
      <a className={styles.ticket} href={chatLink(tickets.telefono, tickets.mensaje)}>
        Consigue tu entrada aquí
      </a>
      {/* The platform opens the dialog, also before any script has run. */}
      <button
        type="button"
        className={styles.check}
        command="show-modal"
        commandfor={checkDialogId}
      >
        Valida tu registro
      </button>
    </>
  );
}
