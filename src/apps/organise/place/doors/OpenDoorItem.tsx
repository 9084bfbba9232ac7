import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { LinkAnswer, ShownDoor } from "../../../../domain/organisers/answers.ts";
import { Button } from "../../../ui/Button.tsx";
import { calls, keys } from "../calls/calls.ts";
import { contactOf, spanOf } from "../parts/door-texts.ts";
import { Figures } from "../parts/Figures.tsx";
import { focusHeading } from "../parts/focus.ts";
import layout from "../parts/layout.module.css";
import { Question } from "../parts/Question.tsx";
import { tellDone, tellFault } from "../parts/toasts/toasts.ts";
import type { ShownLink } from "./DoorLinkDialog.tsx";
import styles from "./Doors.module.css";
import { SetAside } from "./SetAside.tsx";

interface Props {
  readonly door: ShownDoor;
  readonly now: number;
  readonly onLink: (link: ShownLink) => void;
}

/** An open door, and what can be done with it. */
export function OpenDoorItem({ door, now, onLink }: Props) {
  const { name, isRehearsal, hasLink, entered, duplicates, setAside } = door;
  const [asking, setAsking] = useState<"renew" | "close" | null>(null);
  const { show, renew, close } = useDoorCalls(door, {
    onLink: (link) => {
      flushSync(() => setAsking(null));
      onLink({ ...link, isRehearsal });
    },
    onClosed: () => {
      flushSync(() => setAsking(null));
      focusHeading();
    },
  });
  const contact = contactOf(door, now);
  return (
    <li className={styles.door}>
      <div>
        <h3>
          {name}
          {isRehearsal && <span className={layout.tag}>Ensayo</span>}
        </h3>
        <p>{spanOf(door, now)}</p>
        <p className={styles.contact} data-state={contact.state}>
          {contact.text}
        </p>
      </div>
      <Figures
        figures={
          isRehearsal
            ? [{ name: "De práctica", count: setAside }]
            : [
                { name: "Entraron", count: entered },
                { name: "Repetidos", count: duplicates },
              ]
        }
      />
      <div className={styles.actions}>
        {hasLink && (
          <Button
            aria-disabled={show.isPending}
            aria-label={`Enlace y QR de ${name}`}
            onClick={() => !show.isPending && show.mutate(name)}
          >
            Enlace y QR
          </Button>
        )}
        <Button aria-label={`Enlace nuevo para ${name}`} onClick={() => setAsking("renew")}>
          Enlace nuevo
        </Button>
        <Button aria-label={`Cerrar ${name}`} onClick={() => setAsking("close")}>
          Cerrar
        </Button>
        <SetAside door={door} now={now} />
      </div>
      {asking === "renew" && (
        <Question
          title={`¿Enlace nuevo para ${name}?`}
          yes="Crear el enlace nuevo"
          isBusy={renew.isPending}
          onYes={() => renew.mutate(name)}
          onNo={() => setAsking(null)}
        >
          <p>
            El enlace anterior deja de servir: el teléfono que está en la puerta tiene que abrir el
            nuevo. No pierde nada de lo que anotó.
          </p>
        </Question>
      )}
      {asking === "close" && (
        <Question
          title={`¿Cerrar ${name}?`}
          yes="Cerrar la puerta"
          isBusy={close.isPending}
          onYes={() => close.mutate(name)}
          onNo={() => setAsking(null)}
        >
          <p>
            {`${contact.text}. Al cerrarla, su teléfono olvida la lista. Si le quedaba algo sin enviar, lo guarda: ábrala otra vez con el mismo nombre y mándele el enlace nuevo.`}
          </p>
        </Question>
      )}
    </li>
  );
}

function useDoorCalls(
  { name }: ShownDoor,
  on: { readonly onLink: (link: LinkAnswer) => void; readonly onClosed: () => void },
) {
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries({ queryKey: keys.doors });
  const onError = (error: Error) => {
    tellFault(error);
    void readAgain();
  };
  return {
    show: useMutation({ mutationFn: calls.doorLink, onSuccess: on.onLink, onError }),
    renew: useMutation({
      mutationFn: calls.renewDoor,
      onSuccess: async (link) => {
        await readAgain();
        on.onLink(link);
      },
      onError,
    }),
    close: useMutation({
      mutationFn: calls.closeDoor,
      onSuccess: async () => {
        await readAgain();
        on.onClosed();
        tellDone(`${name} está cerrada.`);
      },
      onError,
    }),
  };
}
