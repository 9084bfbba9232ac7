import type { ShownDoor } from "../../../../domain/organisers/answers.ts";
import { amount } from "../../../../domain/text/amount.ts";
import { Button } from "../../../ui/Button.tsx";
import { spanOf } from "../parts/door-texts.ts";
import layout from "../parts/layout.module.css";
import { SetAside } from "./SetAside.tsx";

interface Props {
  readonly doors: readonly ShownDoor[];
  readonly now: number;
  /** Called with the name of a door to open again. */
  readonly onAgain: (name: string) => void;
}

/** Doors that were closed, or whose time is over. */
export function ClosedDoors({ doors, now, onAgain }: Props) {
  if (doors.length === 0) return null;
  return (
    <details>
      <summary>{amount(doors.length, "puerta cerrada", "puertas cerradas")}</summary>
      <ul className={layout.rows}>
        {doors.map((door) => (
          <li key={door.name} className={layout.row}>
            <div>
              <h3>{door.name}</h3>
              <p>
                {`${spanOf(door, now)}. ${amount(door.entered, "entrada", "entradas")}${door.duplicates > 0 ? ` y ${amount(door.duplicates, "repetida", "repetidas")}` : ""}.`}
              </p>
            </div>
            <div className={layout.actions}>
              <Button aria-label={`Abrir otra vez ${door.name}`} onClick={() => onAgain(door.name)}>
                Abrir otra vez
              </Button>
              <SetAside door={door} now={now} />
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
