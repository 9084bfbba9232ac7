import type { ComponentProps } from "react";
import type { Edition } from "#edition/model/edition.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Field } from "#platform/ui/Field.tsx";
import { Notice } from "#platform/ui/Notice.tsx";
import { Crests, EditionMark } from "#site/parts/emblem/Mark.tsx";
import { type CertificatePage, CHECK_PAGE } from "../model/calls.ts";
import styles from "./CertificateCheck.module.css";

/** The page that checks a certificate. The server puts values in place of `{{nombre}}` and the like. */
export function CertificateCheck({ state }: { readonly state: CertificatePage }) {
  const said = texts[state];
  const mark = (
    <div className={styles.marks}>
      <Crests place="masthead" />
      <EditionMark />
    </div>
  );
  return (
    <Notice {...said} mark={mark}>
      <form className={styles.form} action={CHECK_PAGE} method="get">
        <Field
          label={state === "form" || state === "unknown" ? "Código" : "Verificar otro código"}
          name="codigo"
          required
          maxLength={300}
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button kind="main" type="submit">
          Verificar
        </Button>
      </form>
      <Button href={import.meta.env.BASE_URL}>Ir al inicio</Button>
    </Notice>
  );
}

/** The title of the browser's tab; it names nobody. */
export function checkTitle({ titulo }: Edition["edicion"]): string {
  return `Verificar una constancia · ${titulo}`;
}

const texts: Readonly<Record<CertificatePage, ComponentProps<typeof Notice>>> = {
  form: {
    title: "Verifica una constancia",
    text: "Escribe el código que está junto al cuadro QR de la constancia.",
  },
  unknown: {
    label: "No es una constancia",
    title: "Ese código no existe",
    text: "Compara cada letra y cada número con los de la constancia, y escribe el código otra vez. No lleva 0, 1, I ni O.",
  },
  valid: {
    label: "Constancia válida",
    isGood: true,
    title: "{{nombre}}",
    text: (
      <>
        Dice: {"{{dice}}"} La constancia <span className={styles.code}>{"{{codigo}}"}</span> se
        emitió el {"{{emitida}}"}.
      </>
    ),
  },
  replaced: {
    label: "Constancia reemplazada",
    title: "Hay una más reciente",
    text: "Se corrigió, y la que vale lleva otro código. Pide la nueva a quien te entregó esta.",
  },
  withdrawn: {
    label: "Constancia retirada",
    title: "Ya no es válida",
    text: "La organización de «{{evento}}» retiró esta constancia.",
  },
};
