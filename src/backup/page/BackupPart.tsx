import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { clockOf, timeOfDay } from "#edition/model/phases/clock-times.ts";
import { saveFile } from "#platform/browser/save-file.ts";
import { faultOf, isProblem } from "#platform/calls/call-error.ts";
import { send } from "#platform/calls/send.ts";
import { amount, figure } from "#platform/text/amount.ts";
import { guatemalaMinute } from "#platform/text/guatemala-time.ts";
import { nameList } from "#platform/text/name-list.ts";
import { showError, showSuccess } from "#platform/ui/actions/toasts.ts";
import { Button, onFirstPress } from "#platform/ui/Button.tsx";
import { FileButton } from "#platform/ui/parts/FileButton.tsx";
import { Actions, BulletList, Card, Fault, Stack } from "#platform/ui/parts/layout.tsx";
import { PartHead, Section } from "#platform/ui/parts/PartHead.tsx";
import { Table } from "#platform/ui/parts/Table.tsx";
import {
  backupCalls,
  backupProblems,
  type Counts,
  type RestorePlanAnswer,
} from "../model/backup-calls.ts";
import { changedTicketInWords, lossesOf } from "../model/restore-words.ts";
import styles from "./Backup.module.css";

export function BackupPart() {
  const download = useMutation({
    mutationFn: () => downloadBackup("respaldo"),
    onSuccess: (name) => showSuccess(`Descargado: ${name}.`),
    onError: showError,
  });
  return (
    <>
      <PartHead title="Respaldo">
        <p>
          La lista, las inscripciones, las entradas, las visitas y las constancias, en un solo
          archivo.
        </p>
      </PartHead>
      <Section title="Descargar" className={styles.section}>
        <p>Tiene datos personales: guárdelo donde solo la organización pueda leerlo.</p>
        <Button kind="main" isDisabled={download.isPending} onClick={() => download.mutate()}>
          {download.isPending ? "Descargando…" : "Descargar el respaldo"}
        </Button>
      </Section>
      <Restore />
    </>
  );
}

interface Compared {
  readonly file: File;
  readonly backup: unknown;
  readonly plan: RestorePlanAnswer;
  /** The downloads before each attempt: one whose answer was lost may have restored the backup. */
  readonly kept: Set<string>;
}

/** Reads a backup, shows what restoring it would change, and restores it. */
function Restore() {
  const client = useQueryClient();
  const compare = useMutation({
    mutationFn: async (file: File): Promise<Compared> => {
      // The site refuses `null`, which stands for no JSON, as when its end is missing.
      const read = file.text().then(JSON.parse);
      const backup: unknown = await read.catch(() => null);
      const plan = await send(backupCalls.planRestore, backup);
      return { file, backup, plan, kept: new Set() };
    },
  });
  const restore = useMutation({
    mutationFn: async ({ backup, plan: { version }, kept }: Compared) => {
      // The present contents are downloaded first, because a restore cannot be undone.
      kept.add(await downloadBackup("antes-de-restaurar"));
      await send(backupCalls.restore, { backup, version });
    },
    onSuccess: async (_, { file, kept }) => {
      await client.invalidateQueries();
      compare.reset();
      showSuccess(
        `Restaurado: ${file.name}. Lo que había antes está en ${nameList([...kept])}, en sus descargas.`,
      );
    },
    onError: (error, { file }) => {
      showError(error);
      if (isProblem(error, backupProblems.outdated)) compare.mutate(file);
    },
  });
  const [compared, fault] = [compare.data, faultOf(compare.error)];

  return (
    <Section title="Restaurar" className={styles.section}>
      <p>
        Vuelve todo a como estaba en un respaldo. Primero compara y dice qué se perdería; no cambia
        nada hasta que usted lo confirme.
      </p>
      <FileButton
        accept=".json,application/json"
        disabled={compare.isPending || restore.isPending}
        onFiles={([file]) => compare.mutate(file)}
      >
        {compare.isPending ? "Comparando…" : "Elegir un respaldo (.json)"}
      </FileButton>
      {fault && <Fault role="alert">{fault}</Fault>}
      {compared && (
        <RestoreComparison
          compared={compared}
          isBusy={restore.isPending}
          onRestore={() => restore.mutate(compared)}
          onDrop={compare.reset}
        />
      )}
    </Section>
  );
}

/** Saves all that the site holds as a file; resolves with its name. */
async function downloadBackup(beginning: string): Promise<string> {
  const content = JSON.stringify(await send(backupCalls.backup));
  const moment = guatemalaMinute(Date.now()).replace(" ", "-").replace(":", "");
  const name = `${beginning}-${moment}.json`;
  saveFile(new File([content], name, { type: "application/json" }));
  return name;
}

const rows: readonly (readonly [keyof Counts, string])[] = [
  ["participants", "Personas en la lista"],
  ["signUps", "Inscripciones"],
  ["lines", "Anotaciones de las puertas"],
  ["certificates", "Constancias emitidas"],
  ["visits", "Visitas a la página"],
];

interface ComparisonProps {
  readonly compared: Compared;
  readonly isBusy: boolean;
  readonly onRestore: () => void;
  readonly onDrop: () => void;
}

function RestoreComparison({ compared, isBusy, onRestore, onDrop }: ComparisonProps) {
  const { file, plan } = compared;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each comparison is read out
  useEffect(() => heading.current?.focus(), [plan]);
  const { returning, changed, unreadable, changedTickets, openDoors } = plan;
  const losses = lossesOf(plan);
  const notes = [
    returning > 0 && `${amount(returning, "persona vuelve", "personas vuelven")} a la lista.`,
    changed > 0 &&
      `${amount(changed, "persona vuelve", "personas vuelven")} al nombre, carnet o ticket de entonces.`,
    unreadable > 0 &&
      `${amount(unreadable, "fila del respaldo no se puede leer y queda", "filas del respaldo no se pueden leer y quedan")} fuera.`,
    ...changedTickets.map(changedTicketInWords),
    openDoors.length > 0 &&
      `Las puertas abiertas siguen abiertas (${openDoors.join(", ")}): sus teléfonos traen la lista otra vez y vuelven a enviar lo suyo.`,
    "Antes se descarga un respaldo de lo que hay ahora, por si quiere volver.",
  ].filter((note) => note !== false);
  return (
    <Card className={styles.comparison}>
      <h3 ref={heading} tabIndex={-1}>
        {`Respaldo del ${clockOf(plan.madeAt).longDate}, ${timeOfDay(plan.madeAt)}`}
      </h3>
      <Table
        caption={`Lo que hay ahora y lo que hay en ${file.name}`}
        headings={["", "Ahora", "Respaldo"]}
      >
        {rows.map(([key, label]) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{figure(plan.present[key])}</td>
            <td>{figure(plan.backup[key])}</td>
          </tr>
        ))}
      </Table>
      {losses.length > 0 ? (
        <Stack warning>
          <p>Se perdería:</p>
          <BulletList>
            {losses.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </BulletList>
        </Stack>
      ) : (
        <p>No se pierde nada de lo que hay ahora.</p>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <Actions>
        <Button isDisabled={isBusy} onClick={onDrop}>
          No restaurar
        </Button>
        <Button kind="main" isDisabled={isBusy} onClick={onFirstPress(onRestore)}>
          {isBusy ? "Un momento…" : "Restaurar este respaldo"}
        </Button>
      </Actions>
    </Card>
  );
}
