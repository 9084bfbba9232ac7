import { send } from "#platform/calls/send.ts";
import { ConfirmButton } from "#platform/ui/actions/ConfirmDialog.tsx";
import { Button } from "#platform/ui/Button.tsx";
import { Figures } from "#platform/ui/parts/Figures.tsx";
import { Actions, Tag } from "#platform/ui/parts/layout.tsx";
import { type LinkAnswer, organiserDoorCalls, type ShownDoor } from "../model/organiser-calls.ts";
import { CloseDoor } from "./CloseDoor.tsx";
import { keptSecret, type ShownLink } from "./DoorLinkDialog.tsx";
import styles from "./Doors.module.css";
import { contactOf, spanOf } from "./door-texts.ts";

interface Props {
  readonly door: ShownDoor;
  readonly now: number;
  readonly onLink: (link: ShownLink) => void;
}

export function OpenDoorItem({ door, now, onLink }: Props) {
  const { name, isRehearsal, linkId, validUntil, entered, duplicates } = door;
  const secret = keptSecret(linkId);
  const contact = contactOf(door, now);
  return (
    <li className={styles.door}>
      <div>
        <h3>
          {name}
          {isRehearsal && <Tag>Ensayo</Tag>}
        </h3>
        <p>{spanOf(door, now)}</p>
        <p className={styles.contact} data-state={contact.state}>
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
      <Actions className={styles.actions}>
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
            mutationFn: () => send(organiserDoorCalls.renewDoor, { name }),
            onDone(link: LinkAnswer) {
              onLink({ ...link, isRehearsal });
            },
          }}
        >
          <p>
            El enlace anterior deja de servir: el teléfono que está en la puerta tiene que abrir el
            nuevo. No pierde nada de lo que anotó.
          </p>
        </ConfirmButton>
        <CloseDoor door={door} now={now} />
      </Actions>
    </li>
  );
}
