import { useState } from "react";
import type { LinkAnswer, ShownDoor } from "../../../../domain/organisers/answers.ts";
import { Button } from "../../../ui/Button.tsx";
import { calls, keys } from "../calls/calls.ts";
import { contactOf, spanOf } from "../parts/door-texts.ts";
import { Figures } from "../parts/Figures.tsx";
import layout from "../parts/layout.module.css";
import { Question } from "../parts/Question.tsx";
import { tellDone } from "../parts/toasts/toasts.ts";
import { useAction } from "../parts/use-action.ts";
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
  const stopAsking = () => setAsking(null);
  const onDone = (link: LinkAnswer) => {
    stopAsking();
    onLink({ ...link, isRehearsal });
  };
  const queryKey = keys.doors;
  const show = useAction({ mutationFn: calls.doorLink, queryKey, onDone });
  const renew = useAction({ mutationFn: calls.renewDoor, queryKey, onDone });
  const close = useAction({
    mutationFn: calls.closeDoor,
    queryKey,
    close: stopAsking,
    onDone: () => tellDone(`${name} está cerrada.`),
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
        <p className={layout.contact} data-state={contact.state}>
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
      <div className={`${layout.actions} ${styles.actions}`}>
        {hasLink && (
          <Button
            isDisabled={show.isPending}
            aria-label={`Enlace y QR de ${name}`}
            onClick={() => show.mutate(name)}
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
          onNo={stopAsking}
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
          onNo={stopAsking}
        >
          <p>
            {`${contact.text}. Al cerrarla, su teléfono olvida la lista. Si le quedaba algo sin enviar, lo guarda: ábrala otra vez con el mismo nombre y mándele el enlace nuevo.`}
          </p>
        </Question>
      )}
    </li>
  );
}
