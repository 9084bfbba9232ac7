import { type ReactNode, useState } from "react";
import { useAppContext } from "#access/page/app-context.ts";
import { clockOf, timeOfDay } from "#edition/model/phases/clock-times.ts";
import { shownCarnet } from "#people/model/carnet/kinds.ts";
import { amount } from "#platform/text/amount.ts";
import { capitalised } from "#platform/text/capitalised.ts";
import { readGuatemalaTime, timeForField } from "#platform/text/guatemala-time.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Field } from "#platform/ui/Field.tsx";
import { Form } from "#platform/ui/Form.tsx";
import { Actions, Fault, Warning } from "#platform/ui/parts/layout.tsx";
import { Section } from "#platform/ui/parts/PartHead.tsx";
import { Select } from "#platform/ui/parts/Select.tsx";
import {
  type CertificateSettings,
  certificateText,
  daysNeeded,
  ruleInWords,
  unfilledPlaces,
  wordingOf,
} from "../model/certificate.ts";
import { type CertificateHolder, organiserCertificateProblems } from "../model/organiser-calls.ts";
import { unprintableLetters } from "../model/print-letters.ts";
import { stacks } from "../pdf/sheet.ts";
import styles from "./Certificates.module.css";
import { useSettings, useSheet } from "./use-sheet.ts";

interface Props {
  readonly settings: CertificateSettings;
  readonly site: string | null;
  readonly entitled: readonly CertificateHolder[];
  /** When this was read, in ms since the epoch. */
  readonly now: number;
}

export function Release({ settings, site, entitled, now }: Props) {
  const { days } = useAppContext().facts;
  const save = useSettings();
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const when = typed ?? timeForField(settings.desde ?? now);
  function submit(): void {
    const desde = readGuatemalaTime(when, now);
    setFault(desde === null ? "Elija el día y la hora." : undefined);
    if (desde === null) return;
    const done =
      desde > Date.now()
        ? "Las constancias se publican en esa fecha."
        : "Las constancias quedaron publicadas.";
    save.mutate({ desde, done });
  }
  return (
    <Section title="Publicar" start className={styles.section}>
      <p>{inWords(settings.desde, now)}</p>
      {settings.desde !== null && settings.desde < (days[0]?.from ?? 0) && (
        <Warning>
          Esa fecha es anterior al evento: habrá quien descargue la suya antes de que termine. Si no
          ha de ser así, elija otra fecha.
        </Warning>
      )}
      {site === null && <Fault>{organiserCertificateProblems.noPublicAddress.title}</Fault>}
      <Receivers settings={settings} days={days.length} save={save} />
      <UnprintableTexts settings={settings} people={entitled.filter(({ tipo }) => tipo)} />
      <UnprintableNames holders={entitled.filter(({ unprintable }) => unprintable.length > 0)} />
      <Actions as={Form} onSubmit={submit}>
        <Field
          label="Desde cuándo"
          type="datetime-local"
          value={when}
          onText={setTyped}
          fault={fault}
        />
        <Button type="submit" kind="main" isDisabled={save.isPending || site === null}>
          {settings.desde === null ? "Publicar constancias" : "Cambiar la fecha"}
        </Button>
      </Actions>
      {settings.desde !== null && (
        <Button
          isDisabled={save.isPending}
          onClick={() => save.mutate({ desde: null, done: "Las constancias ya no se descargan." })}
        >
          Dejar de publicarlas
        </Button>
      )}
    </Section>
  );
}

/** Chooses on how many days somebody has to enter, or all on the list, as for a meeting on line without doors. */
function Receivers({
  settings,
  days,
  save,
}: Pick<Props, "settings"> & { days: number; save: ReturnType<typeof useSettings> }) {
  const chosen = save.isPending ? save.variables.dias : null;
  const rules = Array.from({ length: days + 1 }, (_, needed) => ruleInWords(needed, days));
  return (
    <Select
      label="Quién recibe constancia"
      value={String(chosen ?? daysNeeded(settings, days))}
      options={rules.map((rule, needed) => [String(needed), capitalised(rule)])}
      onChange={(wanted) => {
        const dias = Number(wanted);
        save.mutate({ dias, done: `La recibe ${rules[dias]}.` });
      }}
    />
  );
}

/** The people whose names have letters that no font of the certificates has; they get none. */
function UnprintableNames({ holders }: { readonly holders: readonly CertificateHolder[] }) {
  const names = holders.map(
    ({ carnet, nombre, unprintable }) =>
      `${nombre} (${shownCarnet(carnet) || "sin carnet"}): ${unprintable.join(" ")}`,
  );
  return (
    <Unprintable wrong={names}>
      {amount(holders.length, "persona no recibe", "personas no reciben")} la suya, porque la
      constancia no puede escribir todo el nombre. Corríjalo en «Lista»:
    </Unprintable>
  );
}

/** The texts that every certificate has, with letters that no font of theirs has, or places that nothing fills. */
function UnprintableTexts({
  settings,
  people,
}: Pick<Props, "settings"> & { readonly people: readonly CertificateHolder[] }) {
  const { certificate } = useAppContext().facts;
  const sheet = useSheet(settings, "");
  if (!certificate || !sheet) return null;
  const wording = wordingOf(certificate.event, settings);
  const texts = [
    ["Facultad", wording.facultad, stacks.text],
    ["Centro", wording.centro, stacks.text],
    ["Título", wording.titulo.toLocaleUpperCase("es"), stacks.display],
    ["Texto", certificateText(wording, ""), stacks.text],
    ...people.map((person) => {
      const own = wordingOf(certificate.event, settings, person);
      return [`Texto de ${person.nombre}`, certificateText(own, ""), stacks.text] as const;
    }),
    ...settings.firmantes.flatMap(({ nombre, cargo }) => [
      [`Nombre de quien firma, «${nombre}»`, nombre, stacks.bold] as const,
      [`Cargo de ${nombre}`, cargo, stacks.text] as const,
    ]),
  ] as const;
  const wrong = texts.flatMap(([name, text, stack]) => {
    const letters = [...unfilledPlaces(text), ...unprintableLetters(text, sheet.letters, stack)];
    return letters.length > 0 ? [`${name}: ${letters.join(" ")}`] : [];
  });
  return (
    <Unprintable wrong={wrong}>
      La constancia no puede escribir esto. Cámbielo en «Diseño», o en «Textos» lo de la facultad,
      el centro y el evento:
    </Unprintable>
  );
}

interface UnprintableProps {
  readonly wrong: readonly string[];
  readonly children: ReactNode;
}

function Unprintable({ wrong, children }: UnprintableProps) {
  if (wrong.length === 0) return null;
  return (
    <>
      <Fault>{children}</Fault>
      <ul>
        {wrong.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </>
  );
}

function inWords(desde: number | null, now: number): string {
  if (desde === null) {
    return "No están publicadas: quien valida su registro no ve ninguna constancia.";
  }
  const when = `el ${clockOf(desde).longDate} a las ${timeOfDay(desde)}`;
  return desde > now
    ? `Se publican ${when}.`
    : `Publicadas desde ${when}: cada quien descarga la suya al validar su registro.`;
}
