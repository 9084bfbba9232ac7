import { wallClock } from "../../../domain/dates/event-dates.ts";
import type { Edition } from "../../../domain/edition/edition.ts";
import { romanNumeral } from "../../../domain/edition/roman-numeral.ts";
import { Island } from "../../islands/Island.tsx";
import { ActionLinks, type ActionLinksProps } from "../../parts/actions/ActionLinks.tsx";
import { CountingEmblem } from "../../parts/emblem/CountingEmblem.tsx";
import { emblemProps } from "../../parts/emblem/emblem-props.ts";
import { TitleLines } from "../../parts/title/TitleLines.tsx";
import { titleLines, wideTitle } from "../../parts/title/title-lines.ts";
import { Countdown } from "./Countdown.tsx";
import styles from "./Inicio.module.css";

/** Letters of place and offer that fit beside the title's second row without reaching its first. */
const CORNER_LETTERS = 90;

interface InicioProps extends Pick<Edition, "edicion"> {
  readonly actions: ActionLinksProps;
}

export function Inicio({ edicion, actions }: InicioProps) {
  const { numero, titulo, lema, facultad, centro, lugar, fechas, costo, constancia } = edicion;
  const start = wallClock(fechas.inicio);
  const until = fechas.fin === undefined ? "" : ` a ${wallClock(fechas.fin).time}`;
  const offer = [costo, constancia].filter((fact) => fact !== undefined).join(" · ");
  const hasCorner =
    wideTitle(titleLines(titulo)).hasCorner && (lugar.nombre + offer).length <= CORNER_LETTERS;
  return (
    <section id="inicio" className={styles.section} aria-labelledby="titulo">
      <header className={styles.masthead}>
        <p className="veil">
          <span>{facultad}</span>
          <span>{centro}</span>
        </p>
      </header>
      <div className={styles.poster}>
        <div className={styles.emblem}>
          <Island
            name="emblem"
            component={CountingEmblem}
            props={emblemProps(numero, actions.dates, true)}
          />
        </div>
        <p className={`${styles.motto} veil`}>{lema}</p>
        <h1 id="titulo" className={styles.title}>
          <span className="visually-hidden">{romanNumeral(numero)} </span>
          <TitleLines title={titulo} />
        </h1>
        <div className={styles.summary} data-corner={hasCorner}>
          <dl className={`${styles.facts} veil`}>
            <div>
              <dt className="visually-hidden">Fecha</dt>
              <dd>
                <time dateTime={fechas.inicio}>
                  {start.weekdayAndDay}
                  <span className={styles.year}>{start.longDate.slice(-8)}</span>
                </time>
              </dd>
            </div>
            <div>
              <dt className="visually-hidden">Hora</dt>
              <dd>
                {start.time}
                {until}
              </dd>
            </div>
            {lugar.ciudad && (
              <div>
                <dt className="visually-hidden">Ciudad</dt>
                <dd>{lugar.ciudad}</dd>
              </div>
            )}
            <div className={styles.more}>
              <dt className="visually-hidden">Lugar</dt>
              <dd>{lugar.nombre}</dd>
            </div>
            {offer !== "" && (
              <div className={styles.more}>
                <dt className="visually-hidden">Costo y constancia</dt>
                <dd>{offer}</dd>
              </div>
            )}
          </dl>
        </div>
      </div>
      <div className={styles.act}>
        <div className="veil">
          <Island
            name="countdown"
            component={Countdown}
            props={{
              dates: actions.dates,
              doorsOpen: wallClock(fechas.puertas).time,
              texts: actions.texts,
            }}
          />
        </div>
        <div className={styles.actions} data-hero-actions>
          <Island name="action-links" component={ActionLinks} props={actions} />
        </div>
      </div>
    </section>
  );
}
