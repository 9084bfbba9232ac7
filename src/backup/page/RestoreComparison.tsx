import { useEffect, useRef } from "react";
import { clockOf, timeOfDay } from "#edition/model/phases/clock-times.ts";
import { amount, figure } from "#platform/text/amount.ts";
import { Button, onFirstPress } from "#platform/ui/Button.tsx";
import { Actions, BulletList, Card, Stack } from "#platform/ui/parts/layout.tsx";
import { Table } from "#platform/ui/parts/Table.tsx";
import type { Counts, RestorePlanAnswer } from "../model/backup-calls.ts";
import { changedTicketInWords, lossesOf } from "../model/restore-words.ts";
import styles from "./Backup.module.css";

interface Props {
  readonly name: string;
  readonly plan: RestorePlanAnswer;
  readonly isBusy: boolean;
  readonly onRestore: () => void;
  readonly onDrop: () => void;
}

const rows: readonly (readonly [keyof Counts, string])[] = [
  ["participants", "Personas en la lista"],
  ["signUps", "Inscripciones"],
  ["lines", "Anotaciones de las puertas"],
  ["certificates", "Constancias emitidas"],
  ["visits", "Visitas a la página"],
];

export function RestoreComparison({ name, plan, isBusy, onRestore, onDrop }: Props) {
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
        caption={`Lo que hay ahora y lo que hay en ${name}`}
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
        <Button onClick={onDrop}>No restaurar</Button>
        <Button kind="main" isDisabled={isBusy} onClick={onFirstPress(onRestore)}>
          {isBusy ? "Un momento…" : "Restaurar este respaldo"}
        </Button>
      </Actions>
    </Card>
  );
}
