import type { Edition } from "#edition/model/edition.ts";
import { Crests } from "#site/parts/emblem/Mark.tsx";
import styles from "./Masthead.module.css";

/** The organising faculty, at the top of the first screen. */
export function Masthead({ edicion, drawn }: Pick<Edition, "edicion" | "drawn">) {
  const { facultad, centro } = edicion;
  return (
    <header className={styles.masthead} data-crests={edicion.escudos && true}>
      <p className="text-backdrop">
        <span>{facultad}</span>
        <span>{centro}</span>
      </p>
      <Crests edicion={edicion} drawn={drawn} place="masthead" />
    </header>
  );
}
