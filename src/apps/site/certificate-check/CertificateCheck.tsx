import type { ReactNode } from "react";
import {
  type CertificatePage,
  CHECK_PAGE,
} from "../../../domain/certificates/certificate-calls.ts";
import { eventDate } from "../../../domain/dates/event-dates.ts";
import type { Edition } from "../../../domain/edition/edition.ts";
import { fullTitle } from "../../../domain/edition/full-title.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Crests } from "../parts/mark/Crests.tsx";
import { EditionMark } from "../parts/mark/EditionMark.tsx";
import styles from "./CertificateCheck.module.css";

interface Said {
  readonly title: string;
  readonly label?: string;
  readonly isGood?: boolean;
  readonly text: ReactNode;
}

/** The page that checks a certificate. The server puts values in place of `{{nombre}}` and the like. */
export function CertificateCheck({
  edicion,
  drawn,
  state,
}: Pick<Edition, "edicion" | "drawn"> & { readonly state: CertificatePage }) {
  const said = texts(edicion)[state];
  const mark = (
    <div className={styles.marks}>
      <Crests edicion={edicion} drawn={drawn} place="masthead" />
      <EditionMark edicion={edicion} drawn={drawn} />
    </div>
  );
  return (
    <Notice {...said} mark={mark}>
      {(state === "form" || state === "unknown") && (
        <form className={styles.form} action={CHECK_PAGE} method="get">
          <Field
            label="Código"
            name="codigo"
            required
            maxLength={40}
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Button kind="main" type="submit">
            Verificar
          </Button>
        </form>
      )}
      <Button href={import.meta.env.BASE_URL}>Ir al inicio</Button>
    </Notice>
  );
}

/** The title of the browser's tab; it names nobody. */
export function checkTitle({ titulo }: Edition["edicion"]): string {
  return `Verificar una constancia · ${titulo}`;
}

function texts(edicion: Edition["edicion"]): Readonly<Record<CertificatePage, Said>> {
  const event = fullTitle(edicion);
  const day = eventDate(edicion.fechas);
  return {
    form: {
      title: "Verifica una constancia",
      text: "Escribe el código que está junto al cuadro QR de la constancia.",
    },
    unknown: {
      title: "Ese código no existe",
      text: "Compara cada letra y cada número con los de la constancia, y escribe el código otra vez.",
    },
    valid: {
      label: "Constancia válida",
      isGood: true,
      title: "{{nombre}}",
      text: (
        <>
          Participó en «{event}», el {day} ({"{{horas}}"}). La constancia{" "}
          <span className={styles.code}>{"{{codigo}}"}</span> se emitió el {"{{emitida}}"}.
        </>
      ),
    },
    replaced: {
      label: "Constancia reemplazada",
      title: "Hay una más reciente",
      text: "El nombre se corrigió y se emitió otra constancia con otro código. Esta ya no vale: pide la nueva a quien te la entregó.",
    },
    withdrawn: {
      label: "Constancia retirada",
      title: "Ya no es válida",
      text: `La organización de «${event}» retiró esta constancia.`,
    },
  };
}
