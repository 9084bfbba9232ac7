import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useAppContext } from "#access/page/app-context.ts";
import { phaseAt } from "#edition/model/phases/phase.ts";
import { queryOf, send } from "#platform/calls/send.ts";
import { amount, figure } from "#platform/text/amount.ts";
import { ConfirmButton } from "#platform/ui/actions/ConfirmDialog.tsx";
import { Button } from "#platform/ui/Button.tsx";
import { Loading } from "#platform/ui/parts/Loading.tsx";
import { Actions, Columns, Row, Rows, Stack } from "#platform/ui/parts/layout.tsx";
import { PartHead, Section } from "#platform/ui/parts/PartHead.tsx";
import { organiserDoorCalls, type ShownDoor } from "../model/organiser-calls.ts";
import { CloseDoor, consequences } from "./CloseDoor.tsx";
import { DoorLinkDialog, keepLink, type ShownLink } from "./DoorLinkDialog.tsx";
import styles from "./Doors.module.css";
import { spanOf } from "./door-texts.ts";
import { OpenDoorForm } from "./OpenDoorForm.tsx";
import { OpenDoorItem } from "./OpenDoorItem.tsx";

/**
 * The interval, in ms, at which contacts and entries of doors are polled; longer than that of
 * `Hoy`.
 */
const EVERY_MS = 10_000;

/** The doors: opens one, hands over its link, shows its state, and closes it. */
export function DoorsPart() {
  const { facts, isSignedIn } = useAppContext();
  const query = useQuery({
    ...queryOf(organiserDoorCalls.doors),
    refetchInterval: isSignedIn && EVERY_MS,
  });
  const [link, setLink] = useState<ShownLink | null>(null);
  const [name, setName] = useState("");
  const field = useRef<HTMLInputElement>(null);
  function showLink(shown: ShownLink): void {
    keepLink(shown);
    setLink(shown);
  }
  const { data } = query;
  if (data === undefined) return <Loading title="Puertas" query={query} />;
  const { doors, now } = data;
  const open = doors.filter(({ isOpen }) => isOpen);
  const closed = doors.filter(({ isOpen }) => !isOpen);
  const practised = doors.reduce((sum, { entered }) => sum + entered, 0);
  const lines = doors.reduce((sum, door) => sum + door.lines, 0);
  const isBefore = ["announced", "open", "event-day"].includes(phaseAt(facts.dates, now));
  return (
    <>
      <PartHead title="Puertas">
        <p>
          Cada puerta es un teléfono: abre su enlace, escanea carnets y sigue aunque se quede sin
          red.
        </p>
      </PartHead>
      <Columns>
        <Section title="Abiertas">
          {open.length === 0 && <p>Todavía no hay ninguna puerta abierta.</p>}
          <Rows>
            {open.map((door) => (
              <OpenDoorItem key={door.name} door={door} now={now} onLink={showLink} />
            ))}
          </Rows>
          <ClosedDoors
            doors={closed}
            now={now}
            onAgain={(again) => {
              setName(again);
              field.current?.focus();
            }}
          />
        </Section>
        <Stack>
          <OpenDoorForm ref={field} name={name} onName={setName} now={now} onOpened={showLink} />
          {isBefore && practised > 0 && <StartOver entries={practised} lines={lines} />}
        </Stack>
      </Columns>
      {link && <DoorLinkDialog link={link} now={now} onClose={() => setLink(null)} />}
    </>
  );
}

interface Props {
  readonly doors: readonly ShownDoor[];
  readonly now: number;
  readonly onAgain: (name: string) => void;
}

/** Doors that were closed, or whose time is over. */
function ClosedDoors({ doors, now, onAgain }: Props) {
  if (doors.length === 0) return null;
  return (
    <details>
      <summary>{amount(doors.length, "puerta cerrada", "puertas cerradas")}</summary>
      <Rows>
        {doors.map((door) => (
          <Row key={door.name}>
            <div>
              <h3>{door.name}</h3>
              <p>
                {`${spanOf(door, now)}. ${amount(door.entered, "entrada", "entradas")}${door.duplicates > 0 ? ` y ${amount(door.duplicates, "repetida", "repetidas")}` : ""}.`}
              </p>
            </div>
            <Actions>
              <Button aria-label={`Abrir otra vez ${door.name}`} onClick={() => onAgain(door.name)}>
                Abrir otra vez
              </Button>
              {door.lines > 0 && <CloseDoor door={door} now={now} />}
            </Actions>
          </Row>
        ))}
      </Rows>
    </details>
  );
}

/** Removes practice entries before the event. */
function StartOver({ entries, lines }: { readonly entries: number; readonly lines: number }) {
  const { days } = useAppContext().facts;
  const [first] = days;
  return (
    <Section title="Empezar de cero" start className={styles.startOver}>
      <p>
        {`Ya hay ${amount(entries, "entrada", "entradas")}, y el evento no ha empezado. Si eran de práctica o de la edición anterior, quítelas, para que nadie aparezca como si ya hubiera entrado.`}
      </p>
      <ConfirmButton
        name="Empezar de cero"
        title="¿Empezar de cero?"
        yes="Quitar las entradas"
        action={{
          mutationFn: () => send(organiserDoorCalls.startOver, { lines }),
          onDone: (done) => `Empieza de cero. Descartado: ${consequences(done)}.`,
        }}
      >
        <p>
          {`Se quitan todas las entradas de todas las puertas (${figure(entries)}), y las que un teléfono sin red no ha enviado todavía${days.length > 1 ? `, hasta el ${first?.name}, el primer día` : ""}; se devuelven los nombres que se corrigieron ahí, y salen de la lista las personas agregadas ahí. Las puertas siguen abiertas.`}
        </p>
        <p>Esto no se puede deshacer; lo descartado queda en «Pasos» y en los respaldos.</p>
      </ConfirmButton>
    </Section>
  );
}
