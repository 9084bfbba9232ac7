import { Link } from "wouter";
import { figure } from "#platform/text/amount.ts";
import { Rows, Tag } from "#platform/ui/parts/layout.tsx";
import { Section } from "#platform/ui/parts/PartHead.tsx";
import type { ShownDoor } from "../model/organiser-calls.ts";
import doorStyles from "./Doors.module.css";
import { contactOf, spanOf } from "./door-texts.ts";
import styles from "./Today.module.css";

/** Each door with its number of entries and its phone's last contact. */
export function DoorRows({ doors, now }: { doors: readonly ShownDoor[]; now: number }) {
  return (
    <Section title="Por puerta">
      {doors.length === 0 && (
        <p>
          No hay puertas abiertas. <Link href="/puertas">Abrir una puerta</Link>
        </p>
      )}
      <Rows className={styles.rows}>
        {doors.map((door) => {
          const contact = contactOf(door, now);
          return (
            <li key={door.name} className={styles.door}>
              <span>
                <strong>{door.name}</strong>
                {door.isRehearsal && <Tag>Ensayo</Tag>}
              </span>
              {!door.isRehearsal && (
                <span className={styles.doorCount}>
                  {figure(door.entered)}
                  <span className="visually-hidden"> entradas</span>
                </span>
              )}
              <span className={doorStyles.contact} data-state={contact.state}>
                {door.isOpen ? contact.text : spanOf(door, now)}
              </span>
            </li>
          );
        })}
      </Rows>
    </Section>
  );
}
