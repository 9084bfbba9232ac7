import { isCalledOff } from "#edition/model/event-state.ts";
import { ActionLinks } from "#site/parts/ActionLinks.tsx";
import { useEdition } from "#site/parts/edition-context.ts";
import { Crests } from "#site/parts/emblem/Mark.tsx";
import { Countdown } from "./Countdown.tsx";
import faces from "./Faces.module.css";
import styles from "./Inicio.module.css";
import { Poster } from "./Poster.tsx";

export function Inicio() {
  const { edicion } = useEdition();
  const { facultad, centro } = edicion;
  return (
    <section
      id="inicio"
      className={`${styles.section} ${faces.section} flows-on-paper`}
      aria-labelledby="titulo"
    >
      <header className={styles.masthead}>
        <p className="text-backdrop">
          <span>{facultad}</span>
          <span>{centro}</span>
        </p>
        <Crests place="masthead" />
      </header>
      <Poster />
      <div className={`${styles.act} ${faces.act} not-on-paper`}>
        {!isCalledOff(edicion) && (
          <div className="text-backdrop">
            <Countdown />
          </div>
        )}
        <div className={`${styles.actions} ${faces.actions}`} data-hero-actions>
          <ActionLinks />
        </div>
      </div>
    </section>
  );
}
