import { fieldOf } from "../../../../content/faults/fault.ts";
import { Button } from "../../../ui/Button.tsx";
import layout from "../../components/layout.module.css";
import { pathOfCollision, resolve, useDraft } from "../data/draft.ts";
import { labelOfField } from "../fields/field-labels.ts";
import styles from "./Publish.module.css";

const sides = [
  { side: "mine", name: "Lo suyo", choose: "Dejar lo mío" },
  { side: "theirs", name: "Lo publicado", choose: "Dejar lo publicado" },
] as const;

/** Fields that somebody else published with another text: both are shown, and one is chosen. */
export function Collisions() {
  const draft = useDraft();
  const { collisions } = draft;
  if (collisions.length === 0) return null;
  return (
    <section className={layout.panel} aria-label="Cambió en dos lugares">
      <h2>Cambió en dos lugares</h2>
      <p>
        Alguien más publicó otra cosa en los mismos datos. Elija cuál queda; puede copiar del otro.
      </p>
      <ul>
        {collisions.map((collision) => {
          const path = pathOfCollision(draft, collision) ?? collision.within;
          const field = fieldOf([collision.file, ...path]);
          const { words } = labelOfField(draft, field);
          return (
            <li key={field}>
              <h3>{words}</h3>
              <div className={styles.sides}>
                {sides.map(({ side, name, choose }) => (
                  <div key={side} className={layout.section}>
                    <h4 className={layout.note}>{name}</h4>
                    <p>{shown(collision[side])}</p>
                    <Button onClick={() => resolve(collision, collision[side])}>
                      {choose}
                      <span className="visually-hidden">: {words}</span>
                    </Button>
                  </div>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function shown(value: unknown): string {
  if (value === undefined) return "Nada";
  return typeof value === "object" ? Object.values(Object(value)).join(", ") : String(value);
}
