import { useState } from "react";
import { keys } from "#platform/calls/keys.ts";
import { amount } from "#platform/text/amount.ts";
import { readGuatemalaTime } from "#platform/time/guatemala-time.ts";
import { timeForField } from "#platform/time/local-times.ts";
import { ConfirmButton, ConfirmDialog } from "#platform/ui/actions/ConfirmDialog.tsx";
import { showSuccess } from "#platform/ui/actions/toasts.ts";
import { useAction } from "#platform/ui/actions/use-action.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Field } from "#platform/ui/Field.tsx";
import { Choice } from "#platform/ui/parts/Choice.tsx";
import { Figures } from "#platform/ui/parts/Figures.tsx";
import layout from "#platform/ui/parts/layout.module.css";
import type { LinkAnswer, SetAsideAnswer, ShownDoor } from "../model/organiser-calls.ts";
import { doorCalls } from "./calls.ts";
import { keptSecret, type ShownLink } from "./DoorLinkDialog.tsx";
import styles from "./Doors.module.css";
import { contactOf, spanOf } from "./door-texts.ts";

interface Props {
  readonly door: ShownDoor;
  readonly now: number;
  readonly onLink: (link: ShownLink) => void;
}

/** An open door and its actions. */
export function OpenDoorItem({ door, now, onLink }: Props) {
  const { name, isRehearsal, linkId, validUntil, entered, duplicates } = door;
  const secret = keptSecret(linkId);
  const contact = contactOf(door, now);
  return (
    <li className={styles.door}>
      <div>
        <h3>
          {name}
          {isRehearsal && <span className={layout.tag}>Ensayo</span>}
        </h3>
        <p>{spanOf(door, now)}</p>
        <p className={layout.contact} data-state={contact.state}>
          {contact.text}
        </p>
      </div>
      {!isRehearsal && (
        <Figures
          figures={[
            { name: "Entraron", count: entered },
            { name: "Repetidos", count: duplicates },
          ]}
        />
      )}
      <div className={`${layout.actions} ${styles.actions}`}>
        {secret !== null && (
          <Button
            aria-label={`Enlace y QR de ${name}`}
            onClick={() => onLink({ name, secret, linkId, validUntil, isRehearsal })}
          >
            Enlace y QR
          </Button>
        )}
        <ConfirmButton
          name="Enlace nuevo"
          label={`Enlace nuevo para ${name}`}
          title={`¿Enlace nuevo para ${name}?`}
          yes="Crear el enlace nuevo"
          action={{
            mutationFn: () => doorCalls.renewDoor(name),
            queryKey: keys.doors,
            onDone: (link: LinkAnswer) => onLink({ ...link, isRehearsal }),
          }}
        >
          <p>
            El enlace anterior deja de servir: el teléfono que está en la puerta tiene que abrir el
            nuevo. No pierde nada de lo que anotó.
          </p>
        </ConfirmButton>
        <CloseDoor door={door} now={now} />
      </div>
    </li>
  );
}

/** Closes a door, and if a lost link was misused, discards what the door recorded since a time. */
function CloseDoor({ door, now }: { readonly door: ShownDoor; readonly now: number }) {
  const { name, isRehearsal, openedAt } = door;
  const [isAsking, setAsking] = useState(false);
  /** `null`: everything that the door recorded counts. */
  const [since, setSince] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const stop = () => {
    setAsking(false);
    setSince(null);
    setFault(undefined);
  };
  const close = useAction({
    mutationFn: doorCalls.closeDoor,
    close: stop,
    onDone: (done, { discardSince }) =>
      showSuccess(
        `${name} está cerrada.${discardSince === null ? "" : ` Descartado: ${consequences(done)}.`}`,
      ),
  });
  function submit(): void {
    const discardSince = since === null ? null : readGuatemalaTime(since, now);
    if (since !== null && discardSince === null) setFault("Elija el día y la hora.");
    else close.mutate({ name, discardSince });
  }
  return (
    <>
      <Button aria-label={`Cerrar ${name}`} onClick={() => setAsking(true)}>
        Cerrar
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`¿Cerrar ${name}?`}
          yes={since === null ? "Cerrar la puerta" : "Cerrar y descartar"}
          isBusy={close.isPending}
          onYes={submit}
          onNo={stop}
        >
          <p>
            {`${contactOf(door, now).text}. Al cerrarla, su teléfono olvida la lista. Si le quedaba algo sin enviar, lo guarda: ábrala otra vez con el mismo nombre y mándele el enlace nuevo.`}
          </p>
          {/* The lines of a rehearsal count nowhere. */}
          {!isRehearsal && (
            <Choice
              checked={since !== null}
              onChoose={(isChosen) => setSince(isChosen ? timeForField(openedAt) : null)}
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
                Desde esa hora sus entradas no cuentan, los nombres que corrigió vuelven a como
                estaban y las personas que agregó salen de la lista. Esto no se deshace; «Pasos» y
                los respaldos lo guardan.
              </p>
            </>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

/** The effects of setting lines aside, as the end of a sentence. */
export function consequences({ lines, names, people }: SetAsideAnswer): string {
  return conjunction.format([
    amount(lines, "anotación", "anotaciones"),
    ...(names > 0 ? [`${amount(names, "nombre corregido", "nombres corregidos")} ahí`] : []),
    ...(people > 0 ? [`${amount(people, "persona agregada", "personas agregadas")} ahí`] : []),
  ]);
}

const conjunction = new Intl.ListFormat("es-GT");
