import { type Ref, useId, useState } from "react";
import { useAppContext } from "#access/page/app-context.ts";
import type { PhaseDates } from "#edition/model/phases/phase.ts";
import { faultOf } from "#platform/calls/call-error.ts";
import { send } from "#platform/calls/send.ts";
import { guatemalaMinute, readGuatemalaTime, timeForField } from "#platform/text/guatemala-time.ts";
import { tidyText } from "#platform/text/tidy-text.ts";
import { useAction } from "#platform/ui/actions/use-action.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Field } from "#platform/ui/Field.tsx";
import { Form } from "#platform/ui/Form.tsx";
import { Choice } from "#platform/ui/parts/Choice.tsx";
import { Card, Note } from "#platform/ui/parts/layout.tsx";
import { LONGEST_DOOR_NAME } from "../model/lines.ts";
import { type OpenDoorRequest, organiserDoorCalls } from "../model/organiser-calls.ts";
import type { ShownLink } from "./DoorLinkDialog.tsx";

interface Props {
  readonly ref: Ref<HTMLInputElement>;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly now: number;
  readonly onOpened: (link: ShownLink) => void;
}

/** Opens a door. What was typed stays until the door is open. */
export function OpenDoorForm({ ref, name, onName, now, onOpened }: Props) {
  const { dates } = useAppContext().facts;
  const [isRehearsal, setRehearsal] = useState(false);
  /** `null` until the organiser chooses another end. */
  const [chosen, setChosen] = useState<string | null>(null);
  const until = chosen ?? timeForField(usualEnd(dates, now, isRehearsal));
  const [faults, setFaults] = useState<{ readonly name?: string; readonly until?: string }>({});
  const rehearsalNote = useId();
  const open = useAction({
    mutationFn: (wanted: OpenDoorRequest) => send(organiserDoorCalls.openDoor, wanted),
    isFaultShown: true,
    onDone(link, request) {
      // Another name may have been typed meanwhile.
      if (tidyText(name) === request.name) onName("");
      setChosen(null);
      // The next door is a real one unless somebody says otherwise: a rehearsal counts nobody.
      setRehearsal(false);
      onOpened({ ...link, isRehearsal: request.isRehearsal });
    },
  });
  function submit() {
    const tidy = tidyText(name);
    const validUntil = readGuatemalaTime(until, now);
    if (tidy === "") return setFaults({ name: "Póngale un nombre, como «Entrada principal»." });
    if (validUntil === null || validUntil <= now) {
      return setFaults({ until: "Elija un día y una hora que todavía no hayan pasado." });
    }
    setFaults({});
    open.mutate({ name: tidy, validUntil, isRehearsal });
  }
  return (
    <Card as={Form} onSubmit={submit} aria-labelledby="abrir">
      <h2 id="abrir">Abrir una puerta</h2>
      <Field
        ref={ref}
        label="Nombre de la puerta, como lo verá quien la atienda"
        maxLength={LONGEST_DOOR_NAME}
        value={name}
        onText={onName}
        fault={faults.name ?? faultOf(open.error)}
      />
      <Field
        label="Abierta hasta"
        type="datetime-local"
        min={timeForField(now)}
        value={until}
        onText={setChosen}
        fault={faults.until}
      />
      <Choice checked={isRehearsal} aria-describedby={rehearsalNote} onChoose={setRehearsal}>
        Es un ensayo
      </Choice>
      <Note id={rehearsalNote}>
        En un ensayo se practica con la lista de verdad, y nada de lo que se anota cuenta.
      </Note>
      <Button type="submit" kind="main" isDisabled={open.isPending}>
        {open.isPending ? "Abriendo…" : "Abrir la puerta"}
      </Button>
    </Card>
  );
}

const MINUTE_MS = 60_000;

/** The last minute of the event's day, or of today for a rehearsal or once the event is over. */
export function usualEnd(
  { dayEnds }: Pick<PhaseDates, "dayEnds">,
  now: number,
  isRehearsal: boolean,
): number {
  const eventEnd = lastMinute(dayEnds - MINUTE_MS);
  return isRehearsal || eventEnd <= now ? lastMinute(now) : eventEnd;
}

/**
 * 23:59 in Guatemala on the day of an instant, both in ms since the epoch: also after an event that ends at night,
 * phones that had no network can still send what they recorded.
 */
function lastMinute(instant: number): number {
  const [day] = guatemalaMinute(instant).split(" ");
  return readGuatemalaTime(`${day} 23:59`, instant) ?? instant;
}
