import { type FormEvent, useState } from "react";
import type { CertificateSettings } from "../../../domain/certificates/certificate.ts";
import { clockOf } from "../../../domain/dates/clock-times.ts";
import { guatemalaMinute, readGuatemalaTime } from "../../../domain/dates/guatemala-time.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { timeForField } from "../components/clock/local-times.ts";
import { useNow } from "../components/clock/use-now.ts";
import layout from "../components/layout.module.css";
import styles from "./Certificates.module.css";
import { useSettings } from "./use-settings.ts";

/** Sets when students can download their certificates. */
export function Release({ settings }: { readonly settings: CertificateSettings }) {
  const now = useNow(60_000);
  const save = useSettings();
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const when = typed ?? timeForField(settings.desde ?? now);
  function submit(event: FormEvent): void {
    event.preventDefault();
    const desde = readGuatemalaTime(when, now);
    setFault(desde === null ? "Elija el día y la hora." : undefined);
    if (desde === null) return;
    save.mutate({ ...settings, desde, done: "Las constancias quedaron publicadas." });
  }
  return (
    <section
      className={`${layout.section} ${layout.start} ${styles.section}`}
      aria-labelledby="publicar"
    >
      <h2 id="publicar">Publicar</h2>
      <p>{inWords(settings.desde, now)}</p>
      <form className={layout.actions} onSubmit={submit} noValidate>
        <Field
          label="Desde cuándo"
          type="datetime-local"
          value={when}
          onText={setTyped}
          fault={fault}
        />
        <Button type="submit" kind="main" isDisabled={save.isPending}>
          {settings.desde === null ? "Publicar constancias" : "Cambiar la fecha"}
        </Button>
      </form>
      {settings.desde !== null && (
        <Button
          isDisabled={save.isPending}
          onClick={() =>
            save.mutate({ ...settings, desde: null, done: "Las constancias ya no se descargan." })
          }
        >
          Dejar de publicarlas
        </Button>
      )}
    </section>
  );
}

function inWords(desde: number | null, now: number): string {
  if (desde === null) {
    return "No están publicadas: quien valida su registro no ve ninguna constancia.";
  }
  const day = clockOf(desde).longDate;
  const hour = guatemalaMinute(desde).slice(11);
  return desde > now
    ? `Se publican el ${day} a las ${hour}.`
    : `Publicadas desde el ${day} a las ${hour}: cada quien descarga la suya al validar su registro.`;
}
