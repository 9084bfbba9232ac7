import type { LinkAnswer, ShownDoor } from "../../../domain/organisers/answers.ts";
import { Button } from "../../ui/Button.tsx";
import { calls, keys } from "../calls/calls.ts";
import { ConfirmButton } from "../components/ConfirmButton.tsx";
import { contactOf, spanOf } from "../components/door-texts.ts";
import { Figures } from "../components/Figures.tsx";
import layout from "../components/layout.module.css";
import { showSuccess } from "../components/toasts/toasts.ts";
import { useAction } from "../components/use-action.ts";
import type { ShownLink } from "./DoorLinkDialog.tsx";
import styles from "./Doors.module.css";
import { SetAside } from "./SetAside.tsx";

interface Props {
  readonly door: ShownDoor;
  readonly now: number;
  readonly onLink: (link: ShownLink) => void;
}

/** An open door and its actions. */
export function OpenDoorItem({ door, now, onLink }: Props) {
  const { name, isRehearsal, hasLink, entered, duplicates, setAside } = door;
  const onDone = (link: LinkAnswer) => onLink({ ...link, isRehearsal });
  const queryKey = keys.doors;
  const show = useAction({ mutationFn: calls.doorLink, queryKey, onDone });
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
        <ConfirmButton
          name="Enlace nuevo"
          label={`Enlace nuevo para ${name}`}
          title={`¿Enlace nuevo para ${name}?`}
          yes="Crear el enlace nuevo"
          action={{
            mutationFn: () => calls.renewDoor(name),
            queryKey,
            isRepeatable: true,
            onDone,
          }}
        >
          <p>
            El enlace anterior deja de servir: el teléfono que está en la puerta tiene que abrir el
            nuevo. No pierde nada de lo que anotó.
          </p>
        </ConfirmButton>
        <ConfirmButton
          name="Cerrar"
          label={`Cerrar ${name}`}
          title={`¿Cerrar ${name}?`}
          yes="Cerrar la puerta"
          action={{
            mutationFn: () => calls.closeDoor(name),
            queryKey,
            onDone: () => showSuccess(`${name} está cerrada.`),
          }}
        >
          <p>
            {`${contact.text}. Al cerrarla, su teléfono olvida la lista. Si le quedaba algo sin enviar, lo guarda: ábrala otra vez con el mismo nombre y mándele el enlace nuevo.`}
          </p>
        </ConfirmButton>
        <SetAside door={door} now={now} />
      </div>
    </li>
  );
}
