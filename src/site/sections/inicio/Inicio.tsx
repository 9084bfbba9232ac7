import { directionsOf, isCalledOff } from "#edition/model/event-state.ts";
import { wallClock } from "#edition/model/phases/event-dates.ts";
import { programmeItems } from "#edition/model/phases/programme.ts";
import { ActionLinks, actionsOf } from "#site/parts/ActionLinks.tsx";
import { useEdition } from "#site/parts/edition-context.ts";
import { Crests } from "#site/parts/emblem/Mark.tsx";
import { builtAt } from "#site/phase/timed.ts";
import { Countdown } from "./Countdown.tsx";
import faces from "./Faces.module.css";
import styles from "./Inicio.module.css";
import { Poster } from "./Poster.tsx";

export function Inicio() {
  const edition = useEdition();
  const { edicion, ediciones } = edition;
  const { facultad, centro } = edicion;
  const actions = actionsOf(edition);
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
            <Countdown
              dates={actions.dates}
              doorsOpen={wallClock(edicion.fechas.puertas).time}
              texts={actions.texts}
              programme={programmeItems(edition)}
              way={directionsOf(edicion)}
              latest={ediciones[0]}
              built={builtAt(actions.dates)}
            />
          </div>
        )}
        <div className={`${styles.actions} ${faces.actions}`} data-hero-actions>
          <ActionLinks />
        </div>
      </div>
    </section>
  );
}
