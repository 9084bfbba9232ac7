import { Button } from "#platform/ui/Button.tsx";
import { Field } from "#platform/ui/Field.tsx";
import { Stack } from "#platform/ui/parts/layout.tsx";
import type { Signatory } from "../model/certificate.ts";
import styles from "./Certificates.module.css";
import { markLimits, PictureField } from "./PictureField.tsx";

const MOST = 4;

interface Props {
  readonly signatories: readonly Signatory[];
  /** Gets what makes the new ones of the present ones. */
  readonly onChange: (changed: (all: readonly Signatory[]) => readonly Signatory[]) => void;
}

/** Up to four people who sign, each with a post and a scanned signature. */
export function Signatories({ signatories, onChange }: Props) {
  const change = (index: number, fields: Partial<Signatory>) =>
    onChange((all) => all.map((each, at) => (at === index ? { ...each, ...fields } : each)));
  return (
    <Stack as="fieldset" className={styles.group}>
      <legend>Firman, hasta cuatro personas</legend>
      {signatories.map((signatory, index) => (
        <Stack
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no identity but their place
          key={index}
          start
          className={`${styles.section} ${styles.signatory}`}
        >
          <Field
            label={`Nombre de quien firma (${index + 1})`}
            maxLength={80}
            value={signatory.nombre}
            onText={(nombre) => change(index, { nombre })}
          />
          <Field
            label={`Cargo (${index + 1})`}
            maxLength={120}
            value={signatory.cargo}
            onText={(cargo) => change(index, { cargo })}
          />
          <PictureField
            label={`Firma escaneada (${index + 1})`}
            picture={signatory.firma}
            limits={markLimits}
            onChange={(firma) => change(index, { firma })}
          />
          <Button onClick={() => onChange((all) => all.filter((_, at) => at !== index))}>
            Quitar a {signatory.nombre === "" ? "esta persona" : signatory.nombre}
          </Button>
        </Stack>
      ))}
      {signatories.length < MOST && (
        <Button onClick={() => onChange((all) => [...all, { nombre: "", cargo: "", firma: null }])}>
          Agregar a alguien que firma
        </Button>
      )}
    </Stack>
  );
}
