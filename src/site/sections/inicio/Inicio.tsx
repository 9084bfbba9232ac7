import type { Edition } from "#edition/model/edition.ts";
import { isCalledOff } from "#edition/model/event-state.ts";
import { wallClock } from "#edition/model/phases/event-dates.ts";
import { programmeItems } from "#edition/model/phases/programme.ts";
import { ActionLinks, type ActionLinksProps } from "#site/parts/ActionLinks.tsx";
import { Crests } from "#site/parts/emblem/Mark.tsx";
import { builtAt } from "#site/phase/timed.ts";
import { Countdown } from "./Countdown.tsx";
import faces from "./Faces.module.css";
import styles from "./Inicio.module.css";
import { Poster } from "./Poster.tsx";

interface InicioProps
  extends Pick<Edition, "edicion" | "ediciones" | "tematicas" | "ponentes" | "drawn"> {
  readonly actions: ActionLinksProps;
}

export function Inicio({ edicion, ediciones, tematicas, ponentes, drawn, actions }: InicioProps) {
  return (
    <section
      id="inicio"
      className={`${styles.section} ${faces.section} flows-on-paper`}
      aria-labelledby="titulo"
    >
      <Masthead edicion={edicion} drawn={drawn} />
      <Poster edicion={edicion} drawn={drawn} />
      <div className={`${styles.act} ${faces.act} not-on-paper`}>
        {!isCalledOff(edicion) && (
          <div className="text-backdrop">
            <Countdown
              dates={actions.dates}
              doorsOpen={wallClock(edicion.fechas.puertas).time}
              texts={actions.texts}
              programme={programmeItems({ edicion, tematicas, ponentes })}
              way={actions.directions}
              latest={ediciones[0]}
              built={builtAt(actions.dates)}
            />
          </div>
        )}
        <div className={`${styles.actions} ${faces.actions}`} data-hero-actions>
          <ActionLinks {...actions} />
        </div>
      </div>
    </section>
  );
}

/** The organising faculty, at the top of the first screen. */
function Masthead({ edicion, drawn }: Pick<Edition, "edicion" | "drawn">) {
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
