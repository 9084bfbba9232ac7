import { useState } from "react";
import { send } from "#platform/calls/send.ts";
import { amount } from "#platform/text/amount.ts";
import { readGuatemalaTime, timeForField } from "#platform/text/guatemala-time.ts";
import { nameList } from "#platform/text/name-list.ts";
import { ConfirmDialog } from "#platform/ui/actions/ConfirmDialog.tsx";
import { useAction } from "#platform/ui/actions/use-action.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Field } from "#platform/ui/Field.tsx";
import { Choice } from "#platform/ui/parts/Choice.tsx";
import {
  organiserDoorCalls,
  type SetAsideAnswer,
  type ShownDoor,
} from "../model/organiser-calls.ts";
import { contactOf } from "./door-texts.ts";

/**
 * Closes a door, and if a lost link was misused, discards what the door recorded since a time; of a closed
 * door it only discards.
 */
export function CloseDoor({ door, now }: { readonly door: ShownDoor; readonly now: number }) {
  const { name, isOpen, isRehearsal, openedAt, lines } = door;
  const [isAsking, setAsking] = useState(false);
  const opened = timeForField(openedAt);
  /** `null`: everything that the door recorded counts. */
  const [since, setSince] = useState<string | null>(isOpen ? null : opened);
  const [fault, setFault] = useState<string>();
  const stop = () => {
    setAsking(false);
    setSince(isOpen ? null : opened);
    setFault(undefined);
  };
  const close = useAction({
    mutationFn: (discardSince: number | null) =>
      send(organiserDoorCalls.closeDoor, { name, discardSince, lines }),
    close: stop,
    onDone: (done, discardSince) =>
      `${name} está cerrada.${discardSince === null ? "" : ` Descartado: ${consequences(done)}.`}`,
  });
  function submit(): void {
    const discardSince = since === null ? null : readGuatemalaTime(since, now);
    if (since !== null && discardSince === null) setFault("Elija el día y la hora.");
    else close.mutate(discardSince);
  }
  const action = isOpen ? "Cerrar" : "Descartar";
  return (
    <>
      <Button
        aria-label={`${action} ${isOpen ? "" : "lo que anotó "}${name}`}
        onClick={() => setAsking(true)}
      >
        {action}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={isOpen ? `¿Cerrar ${name}?` : `¿Descartar lo que anotó ${name}?`}
          yes={confirmed(isOpen, since !== null)}
          isBusy={close.isPending}
          onYes={submit}
          onNo={stop}
        >
          {isOpen && (
            <p>
              {`${contactOf(door, now).text}. Al cerrarla, su teléfono olvida la lista. Si le quedaba algo sin enviar, lo guarda: ábrala otra vez con el mismo nombre y mándele el enlace nuevo.`}
            </p>
          )}
          {/* The lines of a rehearsal count nowhere. */}
          {isOpen && !isRehearsal && (
            <Choice
              checked={since !== null}
              onChoose={(isChosen) => setSince(isChosen ? opened : null)}
            >
              El enlace llegó a otras manos: descartar lo que anotó
            </Choice>
          )}
          {since !== null && (
            <>
              <Field
                label="Descartar desde"
                type="datetime-local"
                value={since}
                onText={setSince}
                fault={fault}
              />
              <p>
                {`La puerta lleva ${amount(lines, "anotación", "anotaciones")} en total. Desde esa hora sus entradas no cuentan, los nombres que corrigió vuelven a como estaban y las personas que agregó salen de la lista. Esto no se puede deshacer; lo descartado queda en «Pasos» y en los respaldos.`}
              </p>
            </>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

function confirmed(isOpen: boolean, discards: boolean): string {
  if (!isOpen) return "Descartar";
  return discards ? "Cerrar y descartar" : "Cerrar la puerta";
}

/** The effects of setting lines aside, as the end of a sentence. */
export function consequences({ lines, names, people }: SetAsideAnswer): string {
  return nameList([
    amount(lines, "anotación", "anotaciones"),
    ...(names > 0 ? [`${amount(names, "nombre corregido", "nombres corregidos")} ahí`] : []),
    ...(people > 0 ? [`${amount(people, "persona agregada", "personas agregadas")} ahí`] : []),
  ]);
}
