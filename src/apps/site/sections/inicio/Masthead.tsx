import type { Edition } from "../../../../domain/edition/edition.ts";
import styles from "./Masthead.module.css";

/** The organising faculty, at the top of the first screen. */
export function Masthead({ edicion }: Pick<Edition, "edicion">) {
  const { facultad, centro } = edicion;
  return (
    <header className={styles.masthead}>
      <p className="veil">
        <span>{facultad}</span>
        <span>{centro}</span>
      </p>
    </header>
  );
}
